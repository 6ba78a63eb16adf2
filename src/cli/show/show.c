/* `hegemon show`: describes an edition or one mode of it, for people (people.c and others), for programs (json.c), as
 * geometry or as a picture (drawing.c).
 *
 * Every form is made from the edition alone, so that it can be shown before anything is played. Forms exclude each
 * other: --geometry wins over --svg, both over --json. */
#include "cli/show/show.h"

#include <stdio.h>

#include "cli/show/drawing.h"
#include "shell/cli.h"
#include "shell/examples.h"
#include "text/say.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    const char *name;
    bool cards, geometry, svg, upright;
};

enum { KEY_CARDS = CLI_KEY_OWN, KEY_GEOMETRY, KEY_SVG, KEY_UPRIGHT };

static const struct argp_option options[] = {
    {"cards", KEY_CARDS, NULL, 0, SAID("List every card with class, timing and text"), 1},
    {"geometry", KEY_GEOMETRY, NULL, 0, SAID("The board's outlines, borders, links and places for labels, as JSON"), 1},
    {"svg", KEY_SVG, NULL, 0, SAID("The bare board as a picture (SVG)"), 1},
    {"upright", KEY_UPRIGHT, NULL, 0, SAID("With --svg: x and y exchanged, for a screen held upright"), 1},
    CLI_OPTION_EDITION,
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* Which option sets which flag. */
static const struct cli_value values[] = {
    CLI_FLAG_INTO(KEY_CARDS, struct args, cards),
    CLI_FLAG_INTO(KEY_GEOMETRY, struct args, geometry),
    CLI_FLAG_INTO(KEY_SVG, struct args, svg),
    CLI_FLAG_INTO(KEY_UPRIGHT, struct args, upright),
    CLI_VALUES_END,
};

/* Flags by the table, the one argument by hand. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->name, arg, &args->common);
    error_t error = cli_take(values, key, arg, args);
    return error == ARGP_ERR_UNKNOWN ? cli_parse_common(key, arg, &args->common) : error;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "EDITION[/MODE]",
    .doc =
        "Describes an edition: its board by region, its cards, and how many facts come from the printed rules. With a "
        "mode, also its numbers and options.\v"
        "Examples:\n"
        "  hegemon show " USUAL_EDITION "\n"
        "  hegemon show " USUAL_GAME "\n"
        "  hegemon show " USUAL_EDITION " --cards --lang fr | less\n"
        "  hegemon show " USUAL_EDITION " --svg > board.svg\n"
        "  hegemon show --edition my-edition/\n\n"
        "Exit codes: 0 fine, 2 no such edition or bad usage.",
};

/* Shows it in the form that was asked for. False when the board has no picture. */
static bool show(const struct sheet *sheet, const struct args *args)
{
    if (args->geometry)
        return show_geometry(sheet);
    if (args->svg)
        return show_svg(sheet, args->upright ? GEO_UPRIGHT : GEO_FLAT);
    if (args->common.json)
        show_json(sheet);
    else
        show_people(sheet);
    return true;
}

/* The edition is closed before the complaint, which needs nothing of it. */
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
    bool shown = show(&sheet, &args);
    edition_close(game.edition);
    if (!shown)
        return cli_complain("show", "this mode has no board that can be drawn; `hegemon check` says why");
    return cli_finish(CLI_FINE);
}

const struct command command_show = {"show", SAID("describe an edition or a mode: board, cards, numbers, sources"),
                                     run};
