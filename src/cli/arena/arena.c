/* `hegemon arena`: tournaments. Reads the plan from the arguments or from a results file, plays, reports. The two ways
 * in are play_new and resume; both end in play, and that in report. */
#include "cli/arena/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "shell/examples.h"
#include "shell/stop.h"
#include "text/say.h"

/* What the command line says. */
struct args {
    struct arena_args arena;             /* first: it begins with what every command shares */
    const char *results, *resume, *html; /* files that were named, or NULL */
    bool cost, planned;                  /* --cost was said; anything was that a results file answers for */
    struct shard_files *merge;           /* files of --merge; none when it was not said */
    const char *out;                     /* --out: the results file of a part, or NULL */
};

enum {
    KEY_ONE = CLI_KEY_OWN,
    KEY_FIELD,
    KEY_POOL,
    KEY_GROUPS,
    KEY_GAMES,
    KEY_SPRT,
    KEY_MIRROR,
    KEY_RESULTS,
    KEY_RESUME,
    KEY_HTML,
    KEY_COST,
    KEY_SHARD,
    KEY_OUT,
    KEY_MERGE
};

static const struct argp_option options[] = {
    {"players", SERIES_KEY_PLAYERS, "LIST", 0,
     SAID("Who plays, by commas: a name for each seat (for each side where sides are fixed); of more names every "
          "combination meets"),
     1},
    {"one", KEY_ONE, "NAME", 0, SAID("One player against others of one kind, see --field"), 1},
    {"field", KEY_FIELD, "NAME", 0, SAID("All the others, with --one"), 1},
    {"pool", KEY_POOL, "LIST", 0,
     SAID("With --one, a gauntlet: tables of each of these players alone, then every mixture of them, in both orders"),
     1},
    {"groups", KEY_GROUPS, "N", 0, SAID("Deal groups (default: 100); with --resume, to play longer"), 1},
    {"games", KEY_GAMES, "N", 0, SAID("The same as a number of games, rounded up to whole groups"), 1},
    {"cap", SERIES_KEY_CAP, "ROUNDS", 0, SAID("Break off a game after so many rounds (default: 200)"), 1},
    {"sprt", KEY_SPRT, "ELO0,ELO1", 0,
     SAID("Stop as soon as it is decided whether the first of two players is stronger by ELO0 or by ELO1 points"), 1},
    {"mirror", KEY_MIRROR, NULL, 0,
     SAID("Also play games of the last player named against itself, and compare each role with them"), 1},
    {"results", KEY_RESULTS, "FILE", 0, SAID("Keep the results, a line for each game"), 1},
    {"resume", KEY_RESUME, "FILE", 0,
     SAID("Go on with a tournament whose results were kept; its plan stands in the file"), 1},
    {"html", KEY_HTML, "FILE", 0, SAID("Also write the report as a page with plots"), 1},
    {"cost", KEY_COST, NULL, 0, SAID("Also measure what a turn costs each player on one core"), 1},
    {"shard", KEY_SHARD, "I/N", 0, SAID("Play only the I-th of N parts of the groups, into the file of --out"), 2},
    {"out", KEY_OUT, "FILE", 0, SAID("Where a part goes; --resume goes on with it, too"), 2},
    {"merge", KEY_MERGE, "FILE", 0,
     SAID("Put all parts together and report what one run would have reported: --merge FILES"), 2},
    SERIES_OPTIONS,
    {0},
};

/* Which option fills which member, and within which bounds. */
static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_ONE, struct args, arena.one),
    CLI_TEXT_INTO(KEY_FIELD, struct args, arena.field),
    CLI_TEXT_INTO(KEY_POOL, struct args, arena.pool),
    CLI_NUMBER_INTO(KEY_GROUPS, struct args, arena.groups, "--groups", 1, ARENA_GAMES_MAX),
    CLI_NUMBER_INTO(KEY_GAMES, struct args, arena.games, "--games", 1, ARENA_GAMES_MAX),
    CLI_TEXT_INTO(KEY_SPRT, struct args, arena.sprt),
    CLI_FLAG_INTO(KEY_MIRROR, struct args, arena.mirror),
    CLI_TEXT_INTO(KEY_RESULTS, struct args, results),
    CLI_TEXT_INTO(KEY_RESUME, struct args, resume),
    CLI_TEXT_INTO(KEY_HTML, struct args, html),
    CLI_FLAG_INTO(KEY_COST, struct args, cost),
    CLI_TEXT_INTO(KEY_OUT, struct args, out),
    CLI_VALUES_END,
};

/* Options that a results file answers for: with --resume they are refused. --groups is not among them, because a
 * tournament may be made longer. */
static bool belongs_to_the_plan(int key)
{
    return key == SERIES_KEY_PLAYERS || key == SERIES_KEY_SEED || key == SERIES_KEY_CAP || key == SERIES_KEY_BOT_TIME ||
           key == GAME_KEY_SEATS || key == GAME_KEY_OPTION || key == CLI_KEY_EDITION || key == KEY_ONE ||
           key == KEY_FIELD || key == KEY_POOL || key == KEY_GAMES || key == KEY_SPRT || key == KEY_MIRROR ||
           key == KEY_SHARD || key == ARGP_KEY_ARG;
}

/* With --resume it matters whether anything of the plan was said, so that is noted before the options are taken. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == KEY_MERGE || (key == ARGP_KEY_ARG && args->merge->count > 0))
        return shard_take_file(args->merge, arg);
    args->planned = args->planned || belongs_to_the_plan(key);
    if (key == KEY_SHARD)
        return shard_parse(arg, &args->arena.shard);
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
        "  hegemon arena " USUAL_GAME " --one hard \\\n"
        "      --pool builder,turtle,hunter --groups 20\n"
        "  hegemon arena " EXAMPLE_GRID " --players aggressive,uniform \\\n"
        "      --sprt 0,20 --results duel.txt --html duel.html\n"
        "  hegemon arena --resume duel.txt\n"
        "  hegemon arena " EXAMPLE_DUEL " --players aggressive,uniform \\\n"
        "      --shard 3/64 --out part-3\n"
        "  hegemon arena --merge part-*\n\n"
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

/* A part says nothing yet about who is stronger. */
static int report_part(const struct args *args, const struct arena_games *games)
{
    const struct shard *s = &args->arena.shard;
    printf(say(args->arena.series.common.language, "part %llu of %llu: %llu of its %llu games are played\n"),
           (unsigned long long)s->index, (unsigned long long)s->count, (unsigned long long)(games->done - games->first),
           (unsigned long long)(games->total - games->first));
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
    if (!closed)
        return cli_complain_fault(&closing);
    return games->part ? report_part(args, games) : report(args, plan, games);
}

/* Room for the results of all games. The caller frees games->result. */
static bool make_room(const struct arena_plan *plan, const struct shard *shard, struct arena_games *games,
                      struct fault *f)
{
    struct shard_range groups = shard_range(shard, plan->groups);
    games->result = calloc(plan->groups * plan->seatings, sizeof *games->result);
    games->part = shard->count > 0;
    games->first = games->done = groups.first * plan->seatings;
    games->total = groups.end * plan->seatings;
    return games->result != NULL || fault_at(f, "--groups", 0, "there is no memory for so many games; ask for fewer");
}

/* All parts need the same seed. Without programs it is always the same where none was said. */
static bool has_seed(const struct args *args, const struct arena_plan *plan, struct fault *f)
{
    return args->arena.shard.count == 0 || args->arena.series.seeded || !roster_has_programs(&plan->roster) ||
           fault_at(f, "--shard", 0, "games with programs have a random seed; all parts need the same: add --seed");
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
    if (!arena_plan_make(&args->arena, &plan, &f) || !has_seed(args, &plan, &f) ||
        !make_room(&plan, &args->arena.shard, &games, &f) ||
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
    if (longer && args->arena.shard.count > 0)
        return cli_complain("--groups", "a part can't be made longer; play a longer tournament in parts anew");
    if (longer)
        args->arena.groups = groups;
    plan.roster.log = -1;
    if (!arena_plan_make(&args->arena, &plan, &f) || !make_room(&plan, &args->arena.shard, &games, &f))
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

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* A part is a results file with its number in the head; the build is told, because only the same program plays the same
 * games. */
static int play_part(struct args *args)
{
    char build[CRYPTO_DIGEST_HEX];
    struct fault f;
    if (args->out == NULL || args->results != NULL)
        return cli_complain("--shard", "a part goes into a file of its own; name it by --out");
    if (!shard_build(build, &f))
        return cli_complain_fault(&f);
    args->arena.build = build;
    args->results = args->out;
    return play_new(args);
}

/* The first file has the plan; all others must agree. Its text stays, because the plan points into it. */
static int merge(struct args *args)
{
    static struct arena_plan plan;
    struct arena_text text;
    struct arena_games games = {0};
    struct shard whole = {0, 0};
    struct fault f;
    int code = CLI_BAD_INPUT;
    if (args->planned || args->results != NULL || args->out != NULL || args->resume != NULL)
        return cli_complain("--merge", "the plan stands in the files; only what is about reports can be added");
    plan.roster.log = -1;
    bool opened = arena_text_open(&text, args->merge->path[0], &args->arena, &f);
    if (text.held >= 0)
        close(text.held); /* it is read once more among the others */
    text.held = -1;
    if (!opened || !arena_plan_make(&args->arena, &plan, &f) || !make_room(&plan, &whole, &games, &f) ||
        !arena_merge(args->merge, &plan, &games, &f))
        cli_complain_fault(&f);
    else
        code = report(args, &plan, &games);
    free(games.result);
    arena_plan_free(&plan);
    arena_text_free(&text);
    return code;
}

/* Ctrl-C is watched from here on: a tournament that is stopped reports what it has. */
static int run(int argc, char **argv)
{
    static struct shard_files files;
    struct args args = {.arena = {.series = series_defaults(ARENA_CAP)}, .merge = &files};
    int code = cli_parse(&argp, "arena", argc, argv, &args.arena.series.common);
    if (code != CLI_GO_ON)
        return code;
    stop_watch();
    if (files.count > 0)
        return merge(&args);
    if (args.resume != NULL)
        return resume(&args);
    if (args.arena.series.game.name == NULL)
        return cli_complain("arena", "which game? Write `hegemon arena EDITION/MODE`; `hegemon editions` lists them");
    return args.arena.shard.count > 0 ? play_part(&args) : play_new(&args);
}

const struct command command_arena = {"arena", SAID("play tournaments: who is stronger, and how sure is that"), run};
