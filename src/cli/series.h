/* The arguments that commands share which play many games (`sim`, `arena`): the game, the seed, the players, the
 * threads. Such a command puts SERIES_OPTIONS into its options, struct series_args first into its arguments, and ends
 * its parser with series_parse. */
#ifndef CLI_SERIES_H
#define CLI_SERIES_H

#include "cli/roster.h"
#include "shell/gameargs.h"

/* Stands first in the arguments of such a command, because the shared parser takes a pointer to the whole for one to
 * it. */
struct series_args {
    struct cli_common common;
    struct game_args game;
    const char *players, *bot_log;                   /* --players as written; the file of --bot-log. NULL: not said */
    uint64_t seed, bot_seed, threads, cap, bot_time; /* cap in rounds, bot_time in milliseconds */
    bool seeded, bot_seeded;                         /* the seeds were said */
    bool quiet;
};

/* Keys of the shared options. A command's own begin at CLI_KEY_OWN, behind all of these. */
enum {
    SERIES_KEY_PLAYERS = GAME_KEY_END,
    SERIES_KEY_SEED,
    SERIES_KEY_THREADS,
    SERIES_KEY_CAP,
    SERIES_KEY_BOT_SEED,
    SERIES_KEY_BOT_TIME,
    SERIES_KEY_BOT_LOG,
    SERIES_KEY_QUIET,
    SERIES_KEY_END
};

enum { SERIES_THREADS_MAX = 256, SERIES_CAP_MAX = 60000, SERIES_BOT_TIME_MAX = 3600000 };

/* Rows for a command's list of options, but for --players and --cap, whose defaults differ. */
#define SERIES_OPTIONS                                                                                                  \
    GAME_OPTION_SEATS, {"seed",                                                                                         \
                        SERIES_KEY_SEED,                                                                                \
                        "S",                                                                                            \
                        0,                                                                                              \
                        SAID("Number from which all chance follows (default: 1, with programs a random one)"),          \
                        1},                                                                                             \
        {"threads",                                                                                                     \
         SERIES_KEY_THREADS,                                                                                            \
         "T",                                                                                                           \
         0,                                                                                                             \
         SAID("Games at the same time (default: one per processor); no effect on statistics"),                          \
         1},                                                                                                            \
        GAME_OPTION_OPTION,                                                                                             \
        {"bot-seed",                                                                                                    \
         SERIES_KEY_BOT_SEED,                                                                                           \
         "S",                                                                                                           \
         0,                                                                                                             \
         SAID("Number from which programs get theirs for their own lots (default: a random one)"),                      \
         1},                                                                                                            \
        {"bot-time", SERIES_KEY_BOT_TIME, "MS", 0, SAID("Milliseconds for an answer of a program (default: 5000)"), 1}, \
        {"bot-log",                                                                                                     \
         SERIES_KEY_BOT_LOG,                                                                                            \
         "FILE",                                                                                                        \
         0,                                                                                                             \
         SAID("Add to this file what programs write to their standard error, and their faults (default: nowhere)"),     \
         1},                                                                                                            \
        {"quiet", SERIES_KEY_QUIET, NULL, 0, SAID("No progress on stderr"), 8}, CLI_OPTION_EDITION, CLI_OPTION_JSON,    \
        CLI_OPTION_LANG, CLI_OPTION_HELP

/* What holds where nothing is said: a seed that series_seeds chooses, a thread for each processor, the cap given (in
 * rounds). */
struct series_args series_defaults(unsigned cap);

/* Returns the seed that the games are played with, and sets where programs get their numbers from. Without --seed it
 * is 1, so that everybody sees the same games; with programs it is random, since a program that guesses the seed knows
 * every die. Numbers for programs are random unless --bot-seed was said. Needs a parsed roster. */
uint64_t series_seeds(const struct series_args *args, struct roster *roster);

/* Where the parser of such a command ends: takes the shared options and the name of the game. 0, ARGP_ERR_UNKNOWN, or
 * CLI_COMPLAINED. Overwrites the argument of --seed in the process's command line. */
error_t series_parse(int key, char *arg, struct series_args *args);

/* For a command's argp: puts the list of players before the text that follows the options. argp frees what it returns
 * when it is not `text`. */
char *series_help(int key, const char *text, void *input);

#endif
