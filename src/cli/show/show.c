/* `hegemon show`: describes an edition or one mode of it. */
#include "cli/show/show.h"

#include <stdio.h>

#include "shell/cli.h"

struct args {
    struct cli_common common;
    const char *name;
    bool cards;
};

enum { KEY_CARDS = CLI_KEY_OWN };

static const struct argp_option options[] = {
    {"cards", KEY_CARDS, NULL, 0, "List every card with class, timing and text", 1},
    CLI_OPTION_EDITION,
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->name, arg, &args->common);
    if (key != KEY_CARDS)
        return cli_parse_common(key, arg, &args->common);
    args->cards = true;
    return 0;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "EDITION[/MODE]",
    .doc =
        "Describes an edition: its board by region, its cards, and how many facts come from the printed rules. With a "
        "mode, also its numbers and options.\v"
        "Examples:\n"
        "  hegemon show mass-effect\n"
        "  hegemon show mass-effect/basic\n"
        "  hegemon show mass-effect --cards --lang fr | less\n"
        "  hegemon show --edition my-edition/\n\n"
        "Exit codes: 0 fine, 2 no such edition or bad usage.",
};

static int run(int argc, char **argv)
{
    struct args args = {0};
    struct game_name game;
    struct fault f;
    int code = cli_parse(&argp, "show", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.name == NULL && args.common.folder == NULL)
        return cli_complain("show", "which edition? Write `hegemon show EDITION`; `hegemon editions` lists them");
    if (!game_find(args.name, args.common.folder, &game, &f))
        return cli_complain_fault(&f);
    struct sheet sheet = {game.edition, game.mode, args.common.language, term_of(stdout), args.cards};
    if (args.common.json)
        show_json(&sheet);
    else
        show_people(&sheet);
    edition_close(game.edition);
    return cli_finish(CLI_FINE);
}

const struct command command_show = {"show", SAID("describe an edition or a mode: board, cards, numbers, sources"),
                                     run};
