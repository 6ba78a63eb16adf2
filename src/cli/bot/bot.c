/* `hegemon bot`: a program that speaks docs/BOTS.md plays at a table of a server. */
#include <stdio.h>
#include <string.h>

#include "cli/bot/relay.h"
#include "cli/bot/token.h"
#include "shell/cli.h"
#include "shell/stop.h"
#include "table/child.h"
#include "text/say.h"
#include "text/utf8.h"

struct args {
    struct cli_common common;
    const char *url, *token_file, *name;
    uint64_t seat;
    bool follow;
    char *word[CHILD_WORDS_MAX + 1];
    unsigned words;
};

enum { KEY_TOKEN = CLI_KEY_OWN, KEY_NAME, KEY_SEAT, KEY_FOLLOW };

static const struct argp_option options[] = {
    {"token-file", KEY_TOKEN, "FILE", 0, SAID("The seat's token, for nobody else to read; made when it is not there"),
     1},
    {"name", KEY_NAME, "NAME", 0, SAID("What the table calls it (default: what the program calls itself)"), 1},
    {"seat", KEY_SEAT, "N", 0, SAID("Take this seat (default: the first one that is meant for bots)"), 1},
    {"follow", KEY_FOLLOW, NULL, 0, SAID("Stay after the end, and follow to the table where people play again"), 1},
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_TOKEN, struct args, token_file),
    CLI_TEXT_INTO(KEY_NAME, struct args, name),
    CLI_FLAG_INTO(KEY_FOLLOW, struct args, follow),
    CLI_NUMBER_INTO(KEY_SEAT, struct args, seat, "--seat", 1, HG_SEATS_MAX),
    CLI_VALUES_END,
};

static error_t take_word(struct args *args, char *word)
{
    if (args->url == NULL)
        args->url = word;
    else if (args->words == CHILD_WORDS_MAX) {
        cli_complain("bot", "a command has at most %d words; put it into a script", CHILD_WORDS_MAX);
        return CLI_COMPLAINED;
    } else
        args->word[args->words++] = word;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return take_word(args, arg);
    error_t taken = cli_take(values, key, arg, args);
    return taken != ARGP_ERR_UNKNOWN ? taken : cli_parse_common(key, arg, &args->common);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "URL --token-file FILE -- PROGRAM [ARGUMENT...]",
    .doc = "Lets a program that speaks the lines of docs/BOTS.md play at a table of a server. It comes back by itself "
           "after a lost connection, and ends with the game, or never with --follow.\v"
           "Examples:\n"
           "  hegemon bot https://example.org/#/t/k7f2 --token-file t -- python3 bot.py\n"
           "  hegemon bot http://127.0.0.1:8421/#/t/k7f2 --token-file t --seat 2 -- ./lot\n\n"
           "Exit codes: 0 the game is over, 1 the table or the program would not, 2 bad input, 130 stopped by Ctrl-C.",
};

/* A name goes into a line. */
static bool name_fits(const char *name)
{
    return name == NULL || (name[0] != '\0' && strlen(name) < WIRE_NAME_MAX && utf8_find_hidden(name) == NULL);
}

static int complain(const struct args *args)
{
    if (args->url == NULL)
        return cli_complain("bot", "which table? Write `hegemon bot URL --token-file FILE -- PROGRAM`");
    if (args->token_file == NULL)
        return cli_complain("--token-file", "name a file for the token; it is made when it is not there");
    if (args->words == 0)
        return cli_complain("bot", "which program? Write it behind two dashes: `-- python3 my-bot.py`");
    if (!name_fits(args->name))
        return cli_complain("--name", "a name has 1 to %d bytes that can be shown", WIRE_NAME_MAX - 1);
    return CLI_FINE;
}

static int run(int argc, char **argv)
{
    struct args args = {.words = 0};
    struct relay_plan plan = {.word = args.word};
    struct fault f;
    int code = cli_parse(&argp, "bot", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if ((code = complain(&args)) != CLI_FINE)
        return code;
    if (!link_parse(args.url, &plan.address, &f) || !token_read(args.token_file, plan.token, &f))
        return cli_complain_fault(&f);
    if (link_is_open_to_all(&plan.address))
        cli_complain(plan.address.host, "without https everybody on the way can read the token");
    plan.name = args.name;
    plan.seat = (unsigned)args.seat;
    plan.follow = args.follow;
    stop_watch();
    return cli_finish(relay_play(&plan));
}

const struct command command_bot = {"bot", SAID("let a program play at a table of a server"), run};
