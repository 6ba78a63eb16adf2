/* Reads what a series is made of, see series.h. */
#include "cli/series.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "shell/term.h"
#include "text/say.h"

enum { SEED_DEFAULT = 1 };

_Static_assert((int)SERIES_KEY_END <= (int)CLI_KEY_OWN, "a command's own keys come after the shared ones");

#define NUMBER(key, member, name, least, most) CLI_NUMBER_INTO(key, struct series_args, member, name, least, most)

/* The options that every command with many games has. */
static const struct cli_value values[] = {
    NUMBER(SERIES_KEY_SEED, seed, "--seed", 0, UINT64_MAX),
    NUMBER(SERIES_KEY_BOT_SEED, bot_seed, "--bot-seed", 0, UINT64_MAX),
    NUMBER(SERIES_KEY_THREADS, threads, "--threads", 1, SERIES_THREADS_MAX),
    NUMBER(SERIES_KEY_CAP, cap, "--cap", 1, SERIES_CAP_MAX),
    NUMBER(SERIES_KEY_BOT_TIME, bot_time, "--bot-time", 1, SERIES_BOT_TIME_MAX),
    CLI_TEXT_INTO(SERIES_KEY_PLAYERS, struct series_args, players),
    CLI_TEXT_INTO(SERIES_KEY_BOT_LOG, struct series_args, bot_log),
    CLI_FLAG_INTO(SERIES_KEY_QUIET, struct series_args, quiet),
    CLI_VALUES_END,
};

/* A thread for each processor that is there. */
struct series_args series_defaults(unsigned cap)
{
    struct series_args args = {.cap = cap, .bot_time = BOT_LIMIT_MS};
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    args.threads = processors < 1 ? 1 : (uint64_t)processors;
    if (args.threads > SERIES_THREADS_MAX)
        args.threads = SERIES_THREADS_MAX;
    return args;
}

/* Takes the shared options. The seed is a secret of the table, and every program on the machine can read a command
 * line: there it is written over, however the option was spelt. */
error_t series_parse(int key, char *arg, struct series_args *args)
{
    args->seeded |= key == SERIES_KEY_SEED;
    args->bot_seeded |= key == SERIES_KEY_BOT_SEED;
    error_t error = cli_take(values, key, arg, args);
    if (key == SERIES_KEY_SEED && error == 0)
        memset(arg, 'x', strlen(arg));
    return error == ARGP_ERR_UNKNOWN ? game_args_parse(key, arg, &args->game, &args->common) : error;
}

/* Half the range of a drawn seed is given up for readers of its printed value. */
uint64_t series_seeds(const struct series_args *args, struct roster *roster)
{
    struct game_key drawn;
    key_random(&roster->lots);
    if (args->bot_seeded)
        key_of_seed(&roster->lots, args->bot_seed, 0);
    if (args->seeded)
        return args->seed;
    if (!roster_has_programs(roster))
        return SEED_DEFAULT;
    key_random(&drawn);
    return key_lot(&drawn, 0, 0) >> 1; /* so that programs that know only signed numbers can read it */
}

/* ---- Help -------------------------------------------------------------------------------------------------------- */

/* Columns of the help text: where descriptions begin, and where they are wrapped. argp breaks lines again, by bytes, of
 * which accents have two: hence some columns less than there are. */
enum { HELP_LEFT = 15, HELP_RIGHT = 72 };

/* A name and what it is, wrapped to the right of the name. */
static void describe(FILE *out, const char *name, const char *about)
{
    fprintf(out, "  %-*s ", HELP_LEFT - 3, name);
    term_wrap(out, say(fault_language(), about), HELP_LEFT, HELP_LEFT, HELP_RIGHT);
}

/* argp hands over each part of the help; only the text behind the options is changed. Without memory it stays as it
 * was. */
char *series_help(int key, const char *text, void *input)
{
    char *whole = NULL;
    size_t length = 0;
    (void)input;
    FILE *out = key == ARGP_KEY_HELP_POST_DOC ? open_memstream(&whole, &length) : NULL;
    if (out == NULL)
        return (char *)text;
    fprintf(out, "%s\n", say(fault_language(), "Players:"));
    for (unsigned i = 0; i < player_count(); i++)
        describe(out, player_at(i)->id, player_at(i)->about);
    describe(out, "cmd:PROGRAM",
             SAID("a program that speaks the protocol of docs/BOTS.md; words after PROGRAM are its arguments, and no "
                  "shell reads them"));
    fprintf(out, "%s\n", say(fault_language(), "Yardsticks:"));
    for (unsigned i = 0; i < yardstick_count(); i++)
        describe(out, yardstick_at(i)->id, yardstick_at(i)->about);
    fprintf(out, "\n%s", text);
    return fclose(out) == 0 ? whole : (char *)text;
}
