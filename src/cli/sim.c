/* `hegemon sim`: plays many games between computer players. Reads the plan from the arguments. */
#include "cli/sim.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/stop.h"

struct args {
    struct cli_common common;
    const char *name, *players, *record;
    uint64_t seats, games, seed, threads, cap, only;
    bool one, counted, check, audited, quiet;
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings;
};

enum key {
    KEY_SEATS = CLI_KEY_OWN,
    KEY_PLAYERS,
    KEY_GAMES,
    KEY_SEED,
    KEY_THREADS,
    KEY_CAP,
    KEY_ONLY,
    KEY_RECORD,
    KEY_DEALER,
    KEY_OPTION,
    KEY_CHECK,
    KEY_QUIET
};

#define GAMES_MAX (UINT64_C(1) << 40)

enum { THREADS_MAX = 256, CAP_MAX = 60000, GAMES_DEFAULT = 1000, CAP_DEFAULT = 500 };

static const struct argp_option options[] = {
    {"seats", KEY_SEATS, "N", 0, "Number of players (default: the fewest of the mode)", 1},
    {"players", KEY_PLAYERS, "LIST", 0,
     "Who plays, by commas: one name for all seats or one for each (default: aggressive)", 1},
    {"games", KEY_GAMES, "G", 0, "Number of games (default: 1000)", 1},
    {"seed", KEY_SEED, "S", 0, "Number from which all chance follows (default: 1)", 1},
    {"threads", KEY_THREADS, "T", 0, "Games at the same time (default: one per processor); no effect on statistics", 1},
    {"cap", KEY_CAP, "ROUNDS", 0, "Break off a game after so many rounds (default: 500)", 1},
    {"only", KEY_ONLY, "K", 0, "Play only game number K of the series", 1},
    {"record", KEY_RECORD, "FILE", 0, "Keep the record of one game: with --only K or --games 1", 1},
    {"dealer", KEY_DEALER, "seed|audit", 0,
     "Dealer of a recorded game; an audited one commits to a secret and reveals it at the end", 1},
    {"option", KEY_OPTION, "ID=VALUE", 0, "Set an option of the mode; may be repeated", 1},
    {"check", KEY_CHECK, NULL, 0, "Test every invariant after every action (default: once a turn and at the end)", 1},
    {"quiet", KEY_QUIET, NULL, 0, "No progress on stderr", 8},
    CLI_OPTION_EDITION,
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static error_t parse_dealer(struct args *args, const char *arg)
{
    args->audited = strcmp(arg, "audit") == 0;
    if (args->audited || strcmp(arg, "seed") == 0)
        return 0;
    cli_complain("--dealer", "\"%.60s\" is no dealer; write seed or audit", arg);
    return CLI_COMPLAINED;
}

static error_t parse_option(struct args *args, char *arg)
{
    if (args->settings == RECORD_SETTINGS_MAX)
        cli_complain("--option", "at most %d options can be set", RECORD_SETTINGS_MAX);
    else if (!game_split_setting(arg, &args->setting[args->settings]))
        cli_complain("--option", "\"%.60s\" has not the form ID=VALUE, such as reshuffle=off", arg);
    else {
        args->settings++;
        return 0;
    }
    return CLI_COMPLAINED;
}

struct number_option {
    enum key key;
    const char *name;
    uint64_t least, most;
    size_t offset; /* in struct args */
};

static const struct number_option numbers[] = {
    {KEY_SEATS, "--seats", 1, HG_SEATS_MAX, offsetof(struct args, seats)},
    {KEY_GAMES, "--games", 1, GAMES_MAX, offsetof(struct args, games)},
    {KEY_SEED, "--seed", 0, UINT64_MAX, offsetof(struct args, seed)},
    {KEY_THREADS, "--threads", 1, THREADS_MAX, offsetof(struct args, threads)},
    {KEY_CAP, "--cap", 1, CAP_MAX, offsetof(struct args, cap)},
    {KEY_ONLY, "--only", 0, GAMES_MAX - 1, offsetof(struct args, only)},
};

static error_t parse_number(struct args *args, int key, const char *arg)
{
    const struct number_option *number = numbers;
    while ((int)number->key != key)
        number++;
    args->one = args->one || key == KEY_ONLY;
    args->counted = args->counted || key == KEY_GAMES;
    return cli_number(number->name, arg, number->least, number->most, (uint64_t *)((char *)args + number->offset));
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    switch (key) {
    case ARGP_KEY_ARG:
        return cli_take_argument(&args->name, arg, &args->common);
    case KEY_SEATS:
    case KEY_GAMES:
    case KEY_SEED:
    case KEY_THREADS:
    case KEY_CAP:
    case KEY_ONLY:
        return parse_number(args, key, arg);
    case KEY_PLAYERS:
        args->players = arg;
        return 0;
    case KEY_RECORD:
        args->record = arg;
        return 0;
    case KEY_DEALER:
        return parse_dealer(args, arg);
    case KEY_OPTION:
        return parse_option(args, arg);
    case KEY_CHECK:
        args->check = true;
        return 0;
    case KEY_QUIET:
        args->quiet = true;
        return 0;
    default:
        return cli_parse_common(key, arg, &args->common);
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "EDITION/MODE",
    .doc =
        "Plays games between computer players and prints statistics. Every game follows from the seed and its number "
        "alone, so any of them can be played again with --only, and the number of threads changes nothing. Wins are "
        "counted by seat, order of play, army and faction; one that a team shares counts for each of its members.\v"
        "Players:\n"
        "  aggressive   masses its units on one random border, attacks 15 times in 16\n"
        "  uniform      takes any of its choices by lot\n"
        "  random       the same, as the lowest level\n"
        "  novice       places by lot on its borders, attacks where it has more units\n"
        "  casual       knows the exact odds and how the game is won\n"
        "  skilled      compares its best moves by 64 rollouts\n"
        "  hard         compares its best moves by 320 rollouts\n\n"
        "Examples:\n"
        "  hegemon sim mass-effect/basic --seats 3 --games 100000\n"
        "  hegemon sim mass-effect/basic --seats 4 --players aggressive,uniform,uniform,uniform\n"
        "  hegemon sim mass-effect/basic --seats 3 --only 4711 --record game.hgr\n\n"
        "Exit codes: 0 fine, 1 an invariant was violated or a game got stuck, 2 bad input or usage, 130 stopped by "
        "Ctrl-C (what was played so far is printed).",
};

/* ---- The plan ---------------------------------------------------------------------------------------------------- */

static const struct player *player_named(const char *name, size_t length, struct fault *f)
{
    char id[RECORD_WORD_MAX], known[256] = "";
    snprintf(id, sizeof id, "%.*s", (int)(length < sizeof id ? length : sizeof id - 1), name);
    const struct player *player = player_find(id);
    for (unsigned i = 0; i < player_count(); i++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", i > 0 ? ", " : "", player_at(i)->id);
    }
    if (player == NULL)
        fault_at(f, "--players", 0, "there is no player \"%s\"; known are: %s", id, known);
    return player;
}

/* One name for all seats, or one for each. */
static bool choose_players(const char *list, struct sim_plan *plan, struct fault *f)
{
    unsigned count = 0, seats = plan->rules.seats;
    if (list == NULL)
        list = player_at(0)->id;
    for (;; list++) {
        size_t length = strcspn(list, ",");
        const struct player *player = player_named(list, length, f);
        if (player == NULL)
            return false;
        if (count < seats)
            plan->player[count] = player;
        count++;
        list += length;
        if (*list == '\0')
            break;
    }
    for (unsigned i = 1; count == 1 && i < seats; i++)
        plan->player[i] = plan->player[0];
    return count == 1 || count == seats ||
           fault_at(f, "--players", 0, "%u names for %u seats; write one name for all or one for each", count, seats);
}

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

static bool make_plan(const struct args *args, struct sim_plan *plan, struct fault *f)
{
    uint64_t seats = args->seats;
    if (!game_find_playable(args->name, args->common.folder, &seats, &plan->game, f))
        return false;
    plan->sides = sim_sides_of(plan->game.edition);
    plan->seed = args->seed;
    plan->cap = (unsigned)args->cap;
    plan->checking = args->check;
    plan->settings = args->settings;
    memcpy(plan->setting, args->setting, sizeof plan->setting);
    return edition_compile(plan->game.edition, plan->game.mode->named.id, (unsigned)seats, plan->setting,
                           plan->settings, &plan->rules, f) &&
           choose_players(args->players, plan, f) && choose_games(args, plan, f);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static int report(const struct args *args, const struct sim_plan *plan, const struct sim_stats *stats)
{
    if (args->common.json)
        sim_print_json(plan, stats);
    else
        sim_print(plan, stats, args->common.language);
    int code = stats->stopped ? CLI_STOPPED : CLI_FINE;
    return cli_finish(stats->violations + stats->stuck > 0 ? CLI_NOT_SO : code);
}

static int play(const struct args *args, const struct sim_plan *plan)
{
    struct sim_stats stats;
    struct fault f;
    bool played = args->record != NULL ? sim_record(plan, args->record, args->audited, &stats, &f)
                                       : sim_play(plan, (unsigned)args->threads, args->quiet, &stats, &f);
    return played ? report(args, plan, &stats) : cli_complain_fault(&f);
}

static int run(int argc, char **argv)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    struct args args = {.games = GAMES_DEFAULT, .seed = 1, .cap = CAP_DEFAULT};
    struct sim_plan plan = {0};
    struct fault f;
    args.threads = processors < 1 ? 1 : processors > THREADS_MAX ? THREADS_MAX : (uint64_t)processors;
    int code = cli_parse(&argp, "sim", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.name == NULL)
        return cli_complain("sim", "which game? Write `hegemon sim EDITION/MODE`; `hegemon editions` lists them");
    stop_watch();
    code = make_plan(&args, &plan, &f) ? play(&args, &plan) : cli_complain_fault(&f);
    edition_close(plan.game.edition);
    return code;
}

const struct command command_sim = {"sim", "play many games between computer players and print statistics", run};
