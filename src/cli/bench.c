/* `hegemon bench`: quick figures for this machine, of the first mode that can be played. Each kernel runs in short
 * slices between slices of a calibrated loop, and the median of the ratios counts, so that a busy machine disturbs
 * little. See unit.h. `make bench` measures more and longer; docs/PERFORMANCE.md has its figures. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/figures.h"
#include "cli/pairs.h"
#include "cli/unit.h"
#include "front/game.h"
#include "shell/cli.h"
#include "table/table.h"
#include "text/say.h"
#include "text/sink_file.h"

static const struct argp_option options[] = {CLI_OPTION_JSON, CLI_OPTION_HELP, {0}};

/* This command has no options of its own. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    return cli_parse_common(key, arg, state->input);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .doc = "Measures the engine on this machine in about a second: one `name value unit` line each. A `unit` is one "
           "step of a calibrated loop, so that figures in units compare between machines.\v"
           "Examples:\n"
           "  hegemon bench\n"
           "  hegemon bench --json\n\n"
           "Exit codes: 0 fine, 2 bad usage.",
};

/* The number of slices is odd, so that the median is one of them. The other figures make a slice take a few
 * milliseconds: long against the clock's steps, short against what disturbs it. */
enum { SLICES = 41, POSITIONS = 256, GAMES_A_SLICE = 3, ROUNDS_A_SLICE = 40 };

/* What kernels work on. */
struct arena {
    struct hg_rules rules;
    struct hg_state position[POSITIONS]; /* from the middle of a game, a seat being awaited */
    uint64_t seed, sum;                  /* the sum keeps the compiler from leaving work out */
    uint64_t games;                      /* played so far */
};

/* ---- Kernels: each returns how many operations it did ------------------------------------------------------------ */

/* The yardstick itself, as a kernel like the others. */
static uint64_t run_unit(struct arena *in)
{
    in->sum += unit_run(in->seed);
    return UNIT_STEPS;
}

/* Everybody is the default player, whose decisions cost little: most of what is measured is the engine. */
static void start_game(const struct hg_rules *r, uint64_t seed, struct table *t)
{
    table_seed(t, r, seed, 0);
    for (unsigned i = 0; i < r->seats; i++)
        t->player[i] = player_at(0);
}

/* Whole games, so that the mix of verbs is that of play. */
static uint64_t run_play(struct arena *in)
{
    struct table t;
    struct hg_action a;
    struct fault f;
    uint64_t actions = 0;
    for (unsigned i = 0; i < GAMES_A_SLICE; i++) {
        start_game(&in->rules, in->seed + i, &t);
        while (table_advance(&t, &a, &f) == TABLE_ACTED)
            ;
        actions += t.actions;
    }
    in->games += GAMES_A_SLICE;
    in->sum += actions;
    return actions;
}

/* What a seat may do: the question that players and hosts ask most. */
static uint64_t run_choices(struct arena *in)
{
    struct hg_choices choices;
    for (unsigned k = 0; k < ROUNDS_A_SLICE; k++)
        for (unsigned i = 0; i < POSITIONS; i++) {
            hg_choices(&in->rules, &in->position[i], &choices);
            in->sum += choices.count;
        }
    return ROUNDS_A_SLICE * POSITIONS;
}

/* One seat's view is enough; all cost the same. */
static uint64_t run_view(struct arena *in)
{
    struct hg_view v;
    for (unsigned k = 0; k < ROUNDS_A_SLICE; k++)
        for (unsigned i = 0; i < POSITIONS; i++) {
            hg_view(&in->rules, &in->position[i], 0, &v);
            in->sum += v.position.living;
        }
    return ROUNDS_A_SLICE * POSITIONS;
}

/* Hashing is slow beside the others, so one round fills a slice. */
static uint64_t run_hash(struct arena *in)
{
    for (unsigned i = 0; i < POSITIONS; i++)
        in->sum += hg_hash(&in->rules, &in->position[i]);
    return POSITIONS;
}

/* The invariants that `sim` and the tests look at after every action. */
static uint64_t run_check(struct arena *in)
{
    for (unsigned k = 0; k < 4; k++)
        for (unsigned i = 0; i < POSITIONS; i++)
            in->sum += hg_state_ok(&in->rules, &in->position[i]) == NULL;
    return 4 * POSITIONS;
}

/* The empty assembler line makes the compiler believe that the copy is looked at, so that it is really made. */
static uint64_t run_copy(struct arena *in)
{
    struct hg_state copy;
    for (unsigned k = 0; k < ROUNDS_A_SLICE; k++)
        for (unsigned i = 0; i < POSITIONS; i++) {
            copy = in->position[i];
            __asm__ volatile("" : : "r"(&copy) : "memory");
        }
    in->sum += copy.turn;
    return ROUNDS_A_SLICE * POSITIONS;
}

/* A row of figures: NAME_units and NAME_time. */
struct kernel {
    const char *name;
    uint64_t (*run)(struct arena *in);
};

/* The first one must be run_play, see put_kernels. */
static const struct kernel kernels[] = {
    {"action", run_play}, {"choices", run_choices}, {"view", run_view},
    {"hash", run_hash},   {"check", run_check},     {"copy", run_copy},
};

enum { KERNELS = sizeof kernels / sizeof kernels[0] };

/* ---- Measuring --------------------------------------------------------------------------------------------------- */

/* Nanoseconds for one operation of a kernel. */
static double ns_each(uint64_t (*run)(struct arena *), struct arena *in)
{
    double began = unit_clock();
    uint64_t count = run(in);
    return (unit_clock() - began) / (double)count;
}

/* Medians over the slices: in units of the calibrated loop, and in nanoseconds. */
struct figure {
    double units, ns;
};

/* The loop runs directly before the kernel, so that both meet the same state of the machine. */
static struct figure measure(const struct kernel *kernel, struct arena *in, double *unit_ns)
{
    double ratio[SLICES], ns[SLICES], unit[SLICES];
    for (unsigned i = 0; i < SLICES; i++) {
        in->seed = 1000 + i * GAMES_A_SLICE;
        unit[i] = ns_each(run_unit, in);
        ns[i] = ns_each(kernel->run, in);
        ratio[i] = ns[i] / unit[i];
    }
    *unit_ns = figures_median(unit, SLICES);
    return (struct figure){figures_median(ratio, SLICES), figures_median(ns, SLICES)};
}

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

/* With JSON every line is a pair of one object. */
struct output {
    bool as_json;
    struct json j;
};

/* One figure: the line `action_time 61.3 ns`, or the pair "action_time": {"value": 61.3, "unit": "ns"}. */
static void put(struct output *to, const char *name, double value, const char *unit)
{
    char key[64];
    if (!to->as_json) {
        printf("%s %.4g %s\n", name, value, unit);
        return;
    }
    snprintf(key, sizeof key, "%s", name);
    json_key(&to->j, key);
    json_open(&to->j, '{');
    pair_real(&to->j, "value", value);
    pair_text(&to->j, "unit", unit);
    json_close(&to->j, '}');
}

/* The rates follow from the first kernel, whose operation is an action of a game. */
static void put_kernels(struct output *to, struct arena *in)
{
    double unit_ns = 0, action_ns = 0;
    uint64_t actions_a_game;
    for (unsigned i = 0; i < KERNELS; i++) {
        char name[64];
        struct figure figure = measure(&kernels[i], in, &unit_ns);
        if (i == 0)
            action_ns = figure.ns;
        snprintf(name, sizeof name, "%s_units", kernels[i].name);
        put(to, name, figure.units, "unit");
        snprintf(name, sizeof name, "%s_time", kernels[i].name);
        put(to, name, figure.ns, "ns");
    }
    in->seed = 1;
    actions_a_game = run_play(in) / GAMES_A_SLICE;
    put(to, "unit", unit_ns, "ns");
    put(to, "actions_rate", 1e9 / action_ns, "1/s");
    put(to, "games_rate", 1e9 / action_ns / (double)actions_a_game, "1/s");
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

/* Positions from the middle of games, where there is most to choose from. Every seventh action keeps neighbours from
 * being nearly the same. */
static void collect_positions(struct arena *in)
{
    struct table t;
    struct hg_action a;
    struct fault f;
    unsigned count = 0;
    for (uint64_t seed = 1; count < POSITIONS; seed++) {
        start_game(&in->rules, seed, &t);
        while (count < POSITIONS && table_advance(&t, &a, &f) == TABLE_ACTED)
            if (t.state.turn > 3 && !t.state.over && hg_actor(&t.state) < in->rules.seats && t.actions % 7 == 0)
                in->position[count++] = t.state;
    }
}

/* The rules of the first mode of the first edition that can be played, with the fewest seats it allows. */
static bool first_playable(struct hg_rules *r, struct fault *f)
{
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), f);
        for (unsigned k = 0; e != NULL && k < edition_modes(e); k++) {
            const struct edition_mode *mode = edition_mode(e, k);
            if (mode->unavailable != NULL)
                continue;
            bool compiled = edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, r, f);
            edition_close(e);
            return compiled;
        }
        edition_close(e);
    }
    return fault_at(f, NULL, 0, "no built-in edition has a mode that can be played");
}

/* A fresh arena is zero; it is static because its positions are too large for some stacks. */
static int run(int argc, char **argv)
{
    static struct arena in;
    struct cli_common common = {0};
    struct sink out = sink_file(stdout);
    struct output to = {.j = {&out, false}};
    struct fault f;
    int code = cli_parse(&argp, "bench", argc, argv, &common);
    if (code != CLI_GO_ON)
        return code;
    if (!first_playable(&in.rules, &f))
        return cli_complain_fault(&f);
    to.as_json = common.json;
    collect_positions(&in);
    if (to.as_json)
        json_begin_line(&to.j);
    put_kernels(&to, &in);
    put(&to, "state_size", sizeof(struct hg_state), "bytes");
    if (to.as_json)
        json_end_line(&to.j);
    return cli_finish(CLI_FINE);
}

const struct command command_bench = {"bench", SAID("measure the engine on this machine"), run};
