/* What every command of the program shares: exit codes, complaints, arguments, the language of names. A command is a
 * struct command; its run parses with cli_parse and ends with cli_finish. */
#ifndef SHELL_CLI_H
#define SHELL_CLI_H

#include <argp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/braces.h"
#include "text/fault.h"
#include "text/names.h"

enum cli_exit {
    CLI_FINE = 0,
    CLI_NOT_SO = 1,     /* a broken record, a violated invariant, a check that failed */
    CLI_BAD_INPUT = 2,  /* an argument, an edition, a file */
    CLI_UNFINISHED = 3, /* the record of a game that goes on */
    CLI_STOPPED = 130   /* by Ctrl-C */
};

/* A command of the program; main.c has the list. `run` gets the arguments from the command's name on. */
struct command {
    const char *name;
    const char *about; /* one line for `hegemon --help` */
    int (*run)(int argc, char **argv);
};

extern const struct command command_editions, command_show, command_check, command_sim, command_replay, command_verify,
    command_review, command_bench, command_demo, command_odds, command_arena, command_bot;

/* ---- Complaints -------------------------------------------------------------------------------------------------- */

/* Each writes `hegemon: PLACE: sentence` to stderr (no place when it is NULL or empty) and returns CLI_BAD_INPUT. */
int cli_complain(const char *place, const char *format, ...) __attribute__((format(printf, 2, 3)));
int cli_complain_fault(const struct fault *f);

/* The last word of every command: what it printed must have arrived. Returns `code`, or CLI_BAD_INPUT with a complaint
 * when stdout can't be written. */
int cli_finish(int code);

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

/* What a parser returns once it has complained itself. */
enum { CLI_COMPLAINED = 125 };

/* What most commands know; stands first in the struct that a command's parser fills. */
struct cli_common {
    bool json, helped; /* --json was said; help was printed, so the command is done */
    enum language language;
    const char *folder;      /* --edition, or NULL */
    const struct argp *argp; /* for --help */
    const char *command;
};

/* Keys of the shared options; those of a command begin at CLI_KEY_OWN. */
enum { CLI_KEY_JSON = 0x100, CLI_KEY_LANG, CLI_KEY_EDITION, CLI_KEY_HELP, CLI_KEY_GAME, CLI_KEY_OWN = 0x200 };

/* Rows for a command's list of options. */
#define CLI_OPTION_JSON BRACED("json", CLI_KEY_JSON, NULL, 0, SAID("Print JSON, for programs"), 8)
#define CLI_OPTION_LANG                                                                                                \
    BRACED("lang", CLI_KEY_LANG, LANGUAGE_CODES, 0, SAID("Language of names (default: the locale's)"), 8)
#define CLI_OPTION_EDITION BRACED("edition", CLI_KEY_EDITION, "PATH", 0, SAID("Use the edition in this folder"), 2)
#define CLI_OPTION_HELP    BRACED("help", CLI_KEY_HELP, NULL, 0, SAID("Show this help"), 9)

/* The language of the locale; English where nobody has it. */
enum language cli_locale_language(void);

/* Runs argp over the arguments; `input` begins with a struct cli_common. Returns CLI_GO_ON, or the exit code when the
 * command is done already: after --help or a complaint. */
enum { CLI_GO_ON = -1 };
int cli_parse(const struct argp *argp, const char *command, int argc, char **argv, struct cli_common *input);

/* Where a command's own parser ends: the shared options, or ARGP_ERR_UNKNOWN. An argument too many is complained about
 * here. */
error_t cli_parse_common(int key, char *arg, struct cli_common *common);

/* Takes the one argument of a command; the second is one too many. */
error_t cli_take_argument(const char **out, char *arg, const struct cli_common *common);

/* A whole number in decimal digits from least to most. 0, or CLI_COMPLAINED with `option` as the place. */
error_t cli_number(const char *option, const char *text, uint64_t least, uint64_t most, uint64_t *out);

/* Options that only fill a member of the command's arguments, as a table that ends with CLI_VALUES_END. */
enum cli_kind { CLI_TEXT, CLI_FLAG, CLI_NUMBER };

/* One option, see the macros below. */
struct cli_value {
    int key;
    enum cli_kind kind;
    size_t offset;    /* of a const char *, a bool or a uint64_t in the arguments */
    const char *name; /* of a number, with its dashes; its bounds */
    uint64_t least, most;
};

/* clang-format off */
#define CLI_TEXT_INTO(key, args, member) {(key), CLI_TEXT, offsetof(args, member), NULL, 0, 0}
#define CLI_FLAG_INTO(key, args, member) {(key), CLI_FLAG, offsetof(args, member), NULL, 0, 0}
#define CLI_NUMBER_INTO(key, args, member, name, least, most)                                                          \
    {(key), CLI_NUMBER, offsetof(args, member), (name), (least), (most)}
#define CLI_VALUES_END {0, CLI_FLAG, 0, NULL, 0, 0}
/* clang-format on */

/* ARGP_ERR_UNKNOWN when the key is not in the table; 0, or CLI_COMPLAINED about a number. */
error_t cli_take(const struct cli_value *table, int key, char *arg, void *args);

#endif
