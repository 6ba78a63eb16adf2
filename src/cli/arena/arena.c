/* `hegemon arena`: tournaments. Reads the plan from the arguments or from a results file, plays, reports. The two ways
 * in are play_new and resume; both end in play, and that in report. */
#include "cli/arena/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shell/examples.h"
#include "shell/stop.h"
#include "text/say.h"

struct args {
    struct arena_args arena;             /* first: it begins with what every command shares */
    const char *results, *resume, *html; /* files that were named, or NULL */
    bool cost, planned;                  /* --cost was said; anything was that a results file answers for */
};

enum {
    KEY_ONE = CLI_KEY_OWN,
    KEY_FIELD,
    KEY_GROUPS,
    KEY_GAMES,
    KEY_SPRT,
    KEY_MIRROR,
    KEY_RESULTS,
    KEY_RESUME,
    KEY_HTML,
    KEY_COST
};

static const struct argp_option options[] = {
    {"players", SERIES_KEY_PLAYERS, "LIST", 0,
     "Who plays, by commas: a name for each seat (for each side where sides are fixed); of more names every "
     "combination "
     "meets",
     1},
    {"one", KEY_ONE, "NAME", 0, "One player against others of one kind, see --field", 1},
    {"field", KEY_FIELD, "NAME", 0, "All the others, with --one", 1},
    {"groups", KEY_GROUPS, "N", 0, "Deal groups (default: 100); with --resume, to play longer", 1},
    {"games", KEY_GAMES, "N", 0, "The same as a number of games, rounded up to whole groups", 1},
    {"cap", SERIES_KEY_CAP, "ROUNDS", 0, "Break off a game after so many rounds (default: 200)", 1},
    {"sprt", KEY_SPRT, "ELO0,ELO1", 0,
     "Stop as soon as it is decided whether the first of two players is stronger by ELO0 or by ELO1 points", 1},
    {"mirror", KEY_MIRROR, NULL, 0,
     "Also play games of the last player named against itself, and compare each role with them", 1},
    {"results", KEY_RESULTS, "FILE", 0, "Keep the results, a line for each game", 1},
    {"resume", KEY_RESUME, "FILE", 0, "Go on with a tournament whose results were kept; its plan stands in the file",
     1},
    {"html", KEY_HTML, "FILE", 0, "Also write the report as a page with plots", 1},
    {"cost", KEY_COST, NULL, 0, "Also measure what a turn costs each player on one core", 1},
    SERIES_OPTIONS,
    {0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_ONE, struct args, arena.one),
    CLI_TEXT_INTO(KEY_FIELD, struct args, arena.field),
    CLI_NUMBER_INTO(KEY_GROUPS, struct args, arena.groups, "--groups", 1, ARENA_GAMES_MAX),
    CLI_NUMBER_INTO(KEY_GAMES, struct args, arena.games, "--games", 1, ARENA_GAMES_MAX),
    CLI_TEXT_INTO(KEY_SPRT, struct args, arena.sprt),
    CLI_FLAG_INTO(KEY_MIRROR, struct args, arena.mirror),
    CLI_TEXT_INTO(KEY_RESULTS, struct args, results),
    CLI_TEXT_INTO(KEY_RESUME, struct args, resume),
    CLI_TEXT_INTO(KEY_HTML, struct args, html),
    CLI_FLAG_INTO(KEY_COST, struct args, cost),
    CLI_VALUES_END,
};

/* Options that a results file answers for: with --resume they are refused. --groups is not among them, because a
 * tournament may be made longer. */
static bool belongs_to_the_plan(int key)
{
    return key == SERIES_KEY_PLAYERS || key == SERIES_KEY_SEED || key == SERIES_KEY_CAP || key == SERIES_KEY_BOT_TIME ||
           key == GAME_KEY_SEATS || key == GAME_KEY_OPTION || key == CLI_KEY_EDITION || key == KEY_ONE ||
           key == KEY_FIELD || key == KEY_GAMES || key == KEY_SPRT || key == KEY_MIRROR || key == ARGP_KEY_ARG;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    args->planned = args->planned || belongs_to_the_plan(key);
    error_t error = cli_take(values, key, arg, args);
    return error == ARGP_ERR_UNKNOWN ? series_parse(key, arg, &args->arena.series) : error;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "EDITION/MODE",
    .help_filter = series_help,
    .doc =
        "Plays a tournament and tells who is stronger, and how sure that is. A deal group is one deal of dice and "
        "cards "
        "that is played several times, with the players rotated through the seats. Everything follows from the seed: "
        "the "
        "number of threads changes nothing, and a tournament that was stopped goes on by --resume to the same end. "
        "docs/ARENA.md explains every figure.\v"
        "A game that reaches the cap is shared by the seats that are still in it.\n\n"
        "Examples:\n"
        "  hegemon arena " EXAMPLE_DUEL " --players aggressive,uniform --groups 200\n"
        "  hegemon arena " USUAL_GAME " --one aggressive --field uniform\n"
        "  hegemon arena " EXAMPLE_GRID " --players aggressive,uniform \\\n"
        "      --sprt 0,20 --results duel.txt --html duel.html\n"
        "  hegemon arena --resume duel.txt\n\n"
        "Exit codes: 0 fine, 1 a game broke a rule or the results file is broken, 2 bad input or usage, 130 stopped by "
        "Ctrl-C (what was played so far is reported).",
};

/* ---- Reports ----------------------------------------------------------------------------------------------------- */

/* Makes the figures and prints them in every form that was asked for. What was stopped is reported as far as it
 * went. */
static int report(const struct args *args, const struct arena_plan *plan, const struct arena_games *games)
{
    static struct arena_report made;
    struct arena_cost cost[ROSTER_MAX];
    struct fault f;
    struct arena_sheet sheet = {plan, games, &made, NULL, args->arena.series.common.language};
    arena_report_make(plan, games, &made);
    if (args->cost) {
        arena_cost_measure(plan, cost);
        sheet.cost = cost;
    }
    if (args->arena.series.common.json)
        arena_print_json(&sheet);
    else
        arena_print(&sheet);
    if (args->html != NULL && !arena_write_html(&sheet, args->html, &f))
        return cli_complain_fault(&f);
    return cli_finish(games->stopped ? CLI_STOPPED : CLI_FINE);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

/* A broken rule or a broken file is not bad usage, so the code is the caller's. */
static int complain(const struct fault *f, int code)
{
    cli_complain_fault(f);
    return code;
}

/* Plays what is left, closes the file, reports. A fault without a place is a broken rule (exit code 1), one with a
 * place a matter of the machine (2). */
static int play(const struct args *args, const struct arena_plan *plan, struct arena_games *games,
                struct arena_file *file)
{
    struct fault f, closing;
    bool quiet = args->arena.series.quiet;
    bool played = arena_play(plan, (unsigned)args->arena.series.threads, quiet, games, file, &f);
    bool closed = arena_file_close(file, &closing);
    if (!played)
        return complain(&f, f.place[0] == '\0' ? CLI_NOT_SO : CLI_BAD_INPUT);
    return closed ? report(args, plan, games) : cli_complain_fault(&closing);
}

/* Room for the results of all games. The caller frees games->result. */
static bool make_room(const struct arena_plan *plan, struct arena_games *games, struct fault *f)
{
    games->total = plan->groups * plan->seatings;
    games->result = calloc(games->total, sizeof *games->result);
    return games->result != NULL || fault_at(f, "--groups", 0, "there is no memory for so many games; ask for fewer");
}

/* The plan has an array of seatings and all the entrants: too large for the stack. */
static int play_new(const struct args *args)
{
    static struct arena_plan plan;
    struct arena_games games = {0};
    struct arena_file file = {0};
    struct fault f;
    int code = CLI_BAD_INPUT;
    plan.roster.log = -1;
    if (!arena_plan_make(&args->arena, &plan, &f) || !make_room(&plan, &games, &f) ||
        (args->results != NULL && !arena_file_create(&file, args->results, &args->arena, &plan, &f)))
        cli_complain_fault(&f);
    else
        code = play(args, &plan, &games, &file);
    free(games.result);
    arena_plan_free(&plan);
    return code;
}

/* ---- Going on ---------------------------------------------------------------------------------------------------- */

/* `more_groups` is 0 where the tournament stays as long as it was. */
static int go_on(const struct args *args, struct arena_text *text, const struct arena_plan *plan,
                 struct arena_games *games, uint64_t more_groups)
{
    struct arena_file file;
    struct fault f;
    if (!arena_text_read(text, plan, games, &f))
        return complain(&f, CLI_NOT_SO);
    if (!arena_text_go_on(text, more_groups, &file, &f))
        return cli_complain_fault(&f);
    return play(args, plan, games, &file);
}

/* `groups` is what --groups says now, or 0; the file's own number stands in the arguments. Only more of them count:
 * games that were played are never thrown away. */
static int plan_and_go_on(struct args *args, struct arena_text *text, uint64_t groups)
{
    static struct arena_plan plan;
    struct arena_games games = {0};
    struct fault f;
    bool longer = groups > args->arena.groups;
    int code = CLI_BAD_INPUT;
    if (longer)
        args->arena.groups = groups;
    plan.roster.log = -1;
    if (!arena_plan_make(&args->arena, &plan, &f) || !make_room(&plan, &games, &f))
        cli_complain_fault(&f);
    else
        code = go_on(args, text, &plan, &games, longer ? groups : 0);
    free(games.result);
    arena_plan_free(&plan);
    return code;
}

/* The arguments are filled from the head of the file as if it had been typed. */
static int resume(struct args *args)
{
    struct arena_text text;
    struct fault f;
    uint64_t groups = args->arena.groups;
    if (args->planned || args->results != NULL)
        return cli_complain("--resume",
                            "the plan stands in the file; only --groups, --threads and what is about reports "
                            "can be added");
    args->arena.groups = 0;
    int code = arena_text_open(&text, args->resume, &args->arena, &f) ? plan_and_go_on(args, &text, groups)
                                                                      : complain(&f, CLI_BAD_INPUT);
    arena_text_free(&text);
    return code;
}

static int run(int argc, char **argv)
{
    struct args args = {.arena = {.series = series_defaults(ARENA_CAP)}};
    int code = cli_parse(&argp, "arena", argc, argv, &args.arena.series.common);
    if (code != CLI_GO_ON)
        return code;
    stop_watch();
    if (args.resume != NULL)
        return resume(&args);
    if (args.arena.series.game.name == NULL)
        return cli_complain("arena", "which game? Write `hegemon arena EDITION/MODE`; `hegemon editions` lists them");
    return play_new(&args);
}

const struct command command_arena = {"arena", SAID("play tournaments: who is stronger, and how sure is that"), run};
