/* `hegemon sim`: plays many games between computer players. Reads the plan from the arguments, then plays one recorded
 * game (record.c) or many (play.c), and prints what came out (print.c). */
#include "cli/sim/sim.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/series.h"
#include "cli/sim/part.h"
#include "shell/cli.h"
#include "shell/examples.h"
#include "shell/stop.h"
#include "text/say.h"

/* What the command line says. */
struct args {
    struct series_args series;
    const char *record; /* the file of --record, or NULL */
    uint64_t games, only;
    bool one, counted, check, audited, usage; /* --only, --games, --check, --dealer audit, --usage were said */
    struct shard shard;                       /* --shard */
    const char *out;                          /* the file of --out, or NULL */
    struct shard_files *merge;                /* files of --merge; none when it was not said */
};

enum key {
    KEY_GAMES = CLI_KEY_OWN,
    KEY_ONLY,
    KEY_RECORD,
    KEY_DEALER,
    KEY_CHECK,
    KEY_USAGE,
    KEY_SHARD,
    KEY_OUT,
    KEY_MERGE
};

/* More games than anybody waits for; keeps sums of squares in range. */
#define GAMES_MAX (UINT64_C(1) << 40)

enum { GAMES_DEFAULT = 1000, CAP_DEFAULT = 500 };

static const struct argp_option options[] = {
    {"players", SERIES_KEY_PLAYERS, "LIST", 0,
     SAID("Who plays, by commas: one name for all seats or one for each (default: aggressive)"), 1},
    {"games", KEY_GAMES, "G", 0, SAID("Number of games (default: 1000)"), 1},
    {"cap", SERIES_KEY_CAP, "ROUNDS", 0, SAID("Break off a game after so many rounds (default: 500)"), 1},
    {"only", KEY_ONLY, "K", 0, SAID("Play only game number K of the series"), 1},
    {"record", KEY_RECORD, "FILE", 0, SAID("Keep the record of one game: with --only K or --games 1"), 1},
    {"dealer", KEY_DEALER, "seed|audit", 0,
     SAID("Dealer of a recorded game; an audited one commits to a secret and reveals it at the end"), 1},
    {"check", KEY_CHECK, NULL, 0, SAID("Test every invariant after every action (default: once a turn and at the end)"),
     1},
    {"usage", KEY_USAGE, NULL, 0, SAID("Count also what is offered and what is used: verbs, cards, goals, pieces"), 1},
    {"shard", KEY_SHARD, "I/N", 0, SAID("Play only the I-th of N parts of the games, into the file of --out"), 2},
    {"out", KEY_OUT, "FILE", 0, SAID("Where a part goes"), 2},
    {"merge", KEY_MERGE, "FILE", 0,
     SAID("Put all parts together and print what one run would have printed: --merge FILES"), 2},
    SERIES_OPTIONS,
    {0},
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

/* Two words only; anything else is complained about. */
static error_t parse_dealer(struct args *args, const char *arg)
{
    args->audited = strcmp(arg, "audit") == 0;
    if (args->audited || strcmp(arg, "seed") == 0)
        return 0;
    cli_complain("--dealer", "\"%.60s\" is no dealer; write seed or audit", arg);
    return CLI_COMPLAINED;
}

/* Which option fills which member, and within which bounds. */
static const struct cli_value values[] = {
    CLI_NUMBER_INTO(KEY_GAMES, struct args, games, "--games", 1, GAMES_MAX),
    CLI_NUMBER_INTO(KEY_ONLY, struct args, only, "--only", 0, GAMES_MAX - 1),
    CLI_TEXT_INTO(KEY_RECORD, struct args, record),
    CLI_FLAG_INTO(KEY_CHECK, struct args, check),
    CLI_FLAG_INTO(KEY_USAGE, struct args, usage),
    CLI_TEXT_INTO(KEY_OUT, struct args, out),
    CLI_VALUES_END,
};

/* --only 0 is possible, so that it was said must be kept apart from its value. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    args->counted |= key == KEY_GAMES;
    args->one |= key == KEY_ONLY;
    if (key == KEY_DEALER)
        return parse_dealer(args, arg);
    if (key == KEY_SHARD)
        return shard_parse(arg, &args->shard);
    if (key == KEY_MERGE || (key == ARGP_KEY_ARG && args->merge->count > 0))
        return shard_take_file(args->merge, arg);
    error_t error = cli_take(values, key, arg, args);
    return error == ARGP_ERR_UNKNOWN ? series_parse(key, arg, &args->series) : error;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "EDITION/MODE",
    .help_filter = series_help,
    .doc =
        "Plays games between computer players and prints statistics. Every game follows from the seed and its number "
        "alone, so any of them can be played again with --only, and the number of threads changes nothing. Wins are "
        "counted by seat, order of play, army and faction; one that a team shares counts for each of its "
        "members.\v"
        "Examples:\n"
        "  hegemon sim " USUAL_GAME " --seats 3 --games 100000\n"
        "  hegemon sim " USUAL_GAME " --seats 4 --players aggressive,uniform,uniform,uniform\n"
        "  hegemon sim " EXAMPLE_DUEL " --players 'cmd:python3 bot.py,aggressive'\n"
        "  hegemon sim " USUAL_GAME " --seats 3 --only 4711 --record game.hgr\n"
        "  hegemon sim " EXAMPLE_DUEL " --players casual --games 10000 --usage\n"
        "  hegemon sim " EXAMPLE_DUEL " --games 1000000 --shard 3/64 --out part-3\n"
        "  hegemon sim --merge part-*\n\n"
        "Exit codes: 0 fine, 1 an invariant was violated or a game got stuck, 2 bad input or usage, 130 stopped by "
        "Ctrl-C (what was played so far is printed).",
};

/* ---- The plan ---------------------------------------------------------------------------------------------------- */

/* One name for all seats, or one for each. The default is the first of the list of players. */
static bool choose_players(const char *list, struct sim_plan *plan, struct fault *f)
{
    uint8_t order[ROSTER_MAX];
    unsigned count, seats = plan->rules.seats;
    if (!roster_parse(&plan->roster, "--players", list != NULL ? list : player_at(0)->id, order, &count, f))
        return false;
    for (unsigned i = 0; i < seats; i++)
        plan->lineup[i] = order[count == seats ? i : 0];
    return count == 1 || count == seats ||
           fault_at(f, "--players", 0, "%u names for %u seats; write one name for all or one for each", count, seats);
}

/* A part has its range of the games that the whole would have. */
static bool choose_part(const struct args *args, struct sim_plan *plan, struct fault *f)
{
    struct shard_range range = shard_range(&args->shard, args->games);
    if (args->shard.count == 0)
        return args->out == NULL || fault_at(f, "--out", 0, "which part goes there? Add --shard I/N");
    if (args->out == NULL)
        return fault_at(f, "--shard", 0, "where shall the part go? Add --out FILE");
    if (args->one || args->record != NULL)
        return fault_at(f, "--shard", 0, "a part has many games; leave --only and --record away");
    plan->first = range.first;
    plan->games = range.end - range.first;
    return true;
}

/* Which games: all from 0 on, or the one of --only, which must be among them where --games was said, too. */
static bool choose_games(const struct args *args, struct sim_plan *plan, struct fault *f)
{
    plan->first = args->one ? args->only : 0;
    plan->games = args->one ? 1 : args->games;
    if (args->one && args->counted && args->only >= args->games)
        return fault_at(f, "--only", 0, "game %llu is not among the games 0 to %llu of --games",
                        (unsigned long long)args->only, (unsigned long long)args->games - 1);
    if (args->record != NULL && plan->games != 1)
        return fault_at(f, "--record", 0, "a record holds one game; say which by --only K, or write --games 1");
    if (args->record == NULL && args->audited)
        return fault_at(f, "--dealer", 0, "an audited dealer is for a recorded game; add --record FILE");
    return choose_part(args, plan, f);
}

/* The order matters: players need the rules, and seeds depend on whether there are programs. Programs are not started
 * here. */
static bool make_plan(const struct args *args, struct sim_plan *plan, struct fault *f)
{
    const struct series_args *series = &args->series;
    if (!game_args_compile(&series->game, series->common.folder, &plan->game, &plan->rules, f))
        return false;
    plan->sides = sim_sides_of(plan->game.edition);
    plan->cap = (unsigned)series->cap;
    plan->checking = args->check;
    plan->settings = series->game.settings;
    memcpy(plan->setting, series->game.setting, sizeof plan->setting);
    plan->roster.limit = (unsigned)series->bot_time;
    if (!choose_players(series->players, plan, f) || !choose_games(args, plan, f))
        return false;
    if (args->shard.count > 0 && !series->seeded && roster_has_programs(&plan->roster))
        return fault_at(f, "--shard", 0, "games with programs have a random seed; all parts need the same: add --seed");
    plan->seed = series_seeds(series, &plan->roster);
    key_series(&plan->series, plan->seed);
    return true;
}

/* Programs are told the rules. */
static bool open_roster(const struct args *args, struct sim_plan *plan, struct fault *f)
{
    return roster_open(&plan->roster, &plan->game, &plan->rules, plan->setting, plan->settings, args->series.bot_log,
                       f);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

/* A violation outweighs a stop. */
static int report(const struct args *args, const struct sim_plan *plan, const struct sim_stats *stats,
                  const struct usage *usage)
{
    if (args->series.common.json)
        sim_print_json(plan, stats, usage);
    else
        sim_print(plan, stats, usage, args->series.common.language);
    int code = stats->stopped ? CLI_STOPPED : CLI_FINE;
    return cli_finish(stats->violations + stats->stuck > 0 ? CLI_NOT_SO : code);
}

/* ---- One part ---------------------------------------------------------------------------------------------------- */

static void add_word(struct sim_arguments *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void add_word(struct sim_arguments *to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (to->count < SIM_ARGUMENTS_MAX && vasprintf(&to->word[to->count], format, arguments) >= 0)
        to->count++;
    va_end(arguments);
}

/* What the whole would be asked for, in an order of its own. A word with # is no argument, but parts must agree on it.
 */
static void put_plan(const struct args *args, const struct sim_plan *plan, struct sim_arguments *out)
{
    const struct series_args *series = &args->series;
    add_word(out, "%s/%s", edition_id(plan->game.edition), plan->game.mode->named.id);
    add_word(out, "#edition %s", edition_sha256(plan->game.edition));
    if (series->common.folder != NULL)
        add_word(out, "--edition=%s", series->common.folder);
    add_word(out, "--seats=%u", plan->rules.seats);
    for (unsigned i = 0; i < plan->settings; i++)
        add_word(out, "--option=%s=%s", plan->setting[i].id, plan->setting[i].value);
    if (series->players != NULL)
        add_word(out, "--players=%s", series->players);
    add_word(out, "--games=%" PRIu64, args->games);
    add_word(out, "--cap=%u", plan->cap);
    add_word(out, "--seed=%" PRIu64, plan->seed);
    if (args->check)
        add_word(out, "--check");
    if (args->usage)
        add_word(out, "--usage");
}

/* What was stopped is no part: it would have to be played again in any case. */
static int keep_part(const struct args *args, const struct sim_plan *plan, const struct sim_stats *stats,
                     const struct usage *usage)
{
    static struct sim_part_file part;
    struct fault f;
    enum language language = args->series.common.language;
    if (stats->stopped) {
        fputs(say(language, "stopped; nothing was written\n"), stderr);
        return CLI_STOPPED;
    }
    part.shard = args->shard;
    part.stats = *stats;
    if (usage != NULL)
        part.usage = *usage;
    put_plan(args, plan, &part.plan);
    bool kept = shard_build(part.build, &f) && sim_part_write(args->out, &part, &f);
    sim_part_free(&part);
    if (!kept)
        return cli_complain_fault(&f);
    printf(say(language, "part %llu of %llu: %llu games are in %s\n"), (unsigned long long)args->shard.index,
           (unsigned long long)args->shard.count, (unsigned long long)stats->games, args->out);
    return cli_finish(stats->violations + stats->stuck > 0 ? CLI_NOT_SO : CLI_FINE);
}

/* The counts of usage are too large for the stack. One recorded game, or all of them. */
static int play(const struct args *args, const struct sim_plan *plan)
{
    static struct usage used;
    struct usage *usage = args->usage ? &used : NULL;
    struct sim_stats stats = {0};
    struct fault f;
    bool played =
        plan->games == 0 || /* a part of fewer games than parts */
        (args->record != NULL ? sim_record(plan, args->record, args->audited, &stats, usage, &f)
                              : sim_play(plan, (unsigned)args->series.threads, args->series.quiet, &stats, usage, &f));
    if (!played)
        return cli_complain_fault(&f);
    return args->shard.count > 0 ? keep_part(args, plan, &stats, usage) : report(args, plan, &stats, usage);
}

/* ---- All parts --------------------------------------------------------------------------------------------------- */

/* Adds one part to the others. The first one decides what is being put together. */
static bool take_part(const char *path, const struct sim_part_file *part, const char *build,
                      const struct sim_arguments *plan, struct shard_found *found, struct fault *f)
{
    if (strcmp(part->build, build) != 0)
        return fault_at(f, path, 0, "another build of the program has played this part; play it again with this one");
    if (plan->count > 0 && !sim_same_plan(plan, &part->plan))
        return fault_at(f, path, 0, "this part belongs to another simulation than the first one");
    return shard_note(found, &part->shard, path, f);
}

static bool merge_parts(const struct shard_files *files, struct sim_arguments *plan, struct sim_stats *stats,
                        struct usage *usage, struct fault *f)
{
    static struct sim_part_file part;
    static struct shard_found found;
    char build[CRYPTO_DIGEST_HEX];
    bool fine = shard_build(build, f);
    for (unsigned i = 0; fine && i < files->count; i++) {
        fine = sim_part_read(files->path[i], &part, f) && take_part(files->path[i], &part, build, plan, &found, f);
        if (fine) {
            sim_stats_merge(stats, &part.stats);
            usage_merge(usage, &part.usage);
        }
        if (fine && i == 0)
            *plan = part.plan; /* its words are kept */
        else
            sim_part_free(&part);
    }
    return fine && shard_all(&found, f);
}

/* The arguments of the first part, as if they had been typed; how to print is said here and now. */
static int parse_plan(const struct sim_arguments *plan, struct args *args)
{
    char command[] = "sim", *word[SIM_ARGUMENTS_MAX + 2] = {command};
    int count = 1;
    for (int i = 0; i < plan->count; i++)
        if (plan->word[i][0] != '#')
            word[count++] = plan->word[i];
    return cli_parse(&argp, "sim", count, word, &args->series.common);
}

static int report_merged(const struct args *said, const struct sim_arguments *words, const struct sim_stats *stats,
                         const struct usage *usage)
{
    static struct sim_plan plan;
    static struct shard_files none;
    struct args args = {.series = series_defaults(CAP_DEFAULT), .games = GAMES_DEFAULT, .merge = &none};
    struct fault f;
    int code = parse_plan(words, &args);
    if (code != CLI_GO_ON)
        return code;
    args.series.common.json = said->series.common.json;
    args.series.common.language = said->series.common.language;
    plan.roster.log = -1;
    code =
        make_plan(&args, &plan, &f) ? report(&args, &plan, stats, args.usage ? usage : NULL) : cli_complain_fault(&f);
    roster_close(&plan.roster);
    edition_close(plan.game.edition);
    return code;
}

static int merge(const struct args *args)
{
    static struct usage usage;
    struct sim_arguments plan = {.count = 0};
    struct sim_stats stats = {0};
    struct fault f;
    if (args->series.game.name != NULL || args->shard.count > 0)
        return cli_complain("--merge", "the plan stands in the files; only --json and --lang can be added");
    int code = merge_parts(args->merge, &plan, &stats, &usage, &f) ? report_merged(args, &plan, &stats, &usage)
                                                                   : cli_complain_fault(&f);
    for (int i = 0; i < plan.count; i++)
        free(plan.word[i]);
    return code;
}

/* The plan is static because it holds the rules, which are too large for some stacks. What was opened is closed here,
 * whatever happened. */
static int run(int argc, char **argv)
{
    static struct sim_plan plan;
    static struct shard_files files;
    struct args args = {.series = series_defaults(CAP_DEFAULT), .games = GAMES_DEFAULT, .merge = &files};
    struct fault f;
    int code = cli_parse(&argp, "sim", argc, argv, &args.series.common);
    if (code != CLI_GO_ON)
        return code;
    if (files.count > 0)
        return merge(&args);
    if (args.series.game.name == NULL)
        return cli_complain("sim", "which game? Write `hegemon sim EDITION/MODE`; `hegemon editions` lists them");
    stop_watch();
    plan.roster.log = -1;
    code = make_plan(&args, &plan, &f) && open_roster(&args, &plan, &f) ? play(&args, &plan) : cli_complain_fault(&f);
    roster_close(&plan.roster);
    edition_close(plan.game.edition);
    return code;
}

const struct command command_sim = {"sim", SAID("play many games between computer players and print statistics"), run};
