/* `hegemon sim`: plays many games between computer players. Reads the plan from the arguments, then plays one recorded
 * game (record.c) or many (play.c), and prints what came out (print.c). */
#include "cli/sim/sim.h"

#include <stdio.h>
#include <string.h>

#include "cli/series.h"
#include "shell/cli.h"
#include "shell/examples.h"
#include "shell/stop.h"
#include "text/say.h"

struct args {
    struct series_args series;
    const char *record; /* the file of --record, or NULL */
    uint64_t games, only;
    bool one, counted, check, audited, usage; /* --only, --games, --check, --dealer audit, --usage were said */
};

enum key { KEY_GAMES = CLI_KEY_OWN, KEY_ONLY, KEY_RECORD, KEY_DEALER, KEY_CHECK, KEY_USAGE };

/* More games than anybody waits for; keeps sums of squares in range. */
#define GAMES_MAX (UINT64_C(1) << 40)

enum { GAMES_DEFAULT = 1000, CAP_DEFAULT = 500 };

static const struct argp_option options[] = {
    {"players", SERIES_KEY_PLAYERS, "LIST", 0,
     "Who plays, by commas: one name for all seats or one for each (default: aggressive)", 1},
    {"games", KEY_GAMES, "G", 0, "Number of games (default: 1000)", 1},
    {"cap", SERIES_KEY_CAP, "ROUNDS", 0, "Break off a game after so many rounds (default: 500)", 1},
    {"only", KEY_ONLY, "K", 0, "Play only game number K of the series", 1},
    {"record", KEY_RECORD, "FILE", 0, "Keep the record of one game: with --only K or --games 1", 1},
    {"dealer", KEY_DEALER, "seed|audit", 0,
     "Dealer of a recorded game; an audited one commits to a secret and reveals it at the end", 1},
    {"check", KEY_CHECK, NULL, 0, "Test every invariant after every action (default: once a turn and at the end)", 1},
    {"usage", KEY_USAGE, NULL, 0, "Count also what is offered and what is used: verbs, cards, goals, pieces", 1},
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

static const struct cli_value values[] = {
    CLI_NUMBER_INTO(KEY_GAMES, struct args, games, "--games", 1, GAMES_MAX),
    CLI_NUMBER_INTO(KEY_ONLY, struct args, only, "--only", 0, GAMES_MAX - 1),
    CLI_TEXT_INTO(KEY_RECORD, struct args, record),
    CLI_FLAG_INTO(KEY_CHECK, struct args, check),
    CLI_FLAG_INTO(KEY_USAGE, struct args, usage),
    CLI_VALUES_END,
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    args->counted |= key == KEY_GAMES;
    args->one |= key == KEY_ONLY;
    if (key == KEY_DEALER)
        return parse_dealer(args, arg);
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
        "  hegemon sim " EXAMPLE_DUEL " --players casual --games 10000 --usage\n\n"
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
    return true;
}

/* The order matters: players need the rules, seeds depend on whether there are programs, and programs are told the
 * rules. */
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
    plan->seed = series_seeds(series, &plan->roster);
    return roster_open(&plan->roster, &plan->game, &plan->rules, plan->setting, plan->settings, series->bot_log, f);
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

/* The counts of usage are too large for the stack. One recorded game, or all of them. */
static int play(const struct args *args, const struct sim_plan *plan)
{
    static struct usage used;
    struct usage *usage = args->usage ? &used : NULL;
    struct sim_stats stats;
    struct fault f;
    bool played = args->record != NULL
                      ? sim_record(plan, args->record, args->audited, &stats, usage, &f)
                      : sim_play(plan, (unsigned)args->series.threads, args->series.quiet, &stats, usage, &f);
    return played ? report(args, plan, &stats, usage) : cli_complain_fault(&f);
}

static int run(int argc, char **argv)
{
    static struct sim_plan plan;
    struct args args = {.series = series_defaults(CAP_DEFAULT), .games = GAMES_DEFAULT};
    struct fault f;
    int code = cli_parse(&argp, "sim", argc, argv, &args.series.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.series.game.name == NULL)
        return cli_complain("sim", "which game? Write `hegemon sim EDITION/MODE`; `hegemon editions` lists them");
    stop_watch();
    plan.roster.log = -1;
    code = make_plan(&args, &plan, &f) ? play(&args, &plan) : cli_complain_fault(&f);
    roster_close(&plan.roster);
    edition_close(plan.game.edition);
    return code;
}

const struct command command_sim = {"sim", SAID("play many games between computer players and print statistics"), run};
