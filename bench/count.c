/* Counts instructions: runs under valgrind's callgrind, which collects only between the marks around each kernel and
 * writes one file for each, named by it. This program prints `name times unit` for each kernel; tools/bench.sh divides.
 * Every kernel works on games and positions prepared outside the marks, each of them used once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

#include "galactic.h"
#include "games.h"
#include "oracle/bridge.h"
#include "players/random.h"

enum { SEED = 20260101, GAMES = 60, MODE_GAMES = 10, GALACTIC_GAMES = 100, ORACLE_GAMES = 4, DECISION_STRIDE = 7 };

/* A position, and the actions of the battle that it opens. */
struct spot {
    const struct hg_rules *rules;
    struct hg_state state;
    struct hg_action action[3];
    unsigned actions;
};

struct spots {
    struct spot *item;
    size_t count, room;
};

/* What a player is handed. */
struct handed {
    struct hg_view view;
    struct hg_choices choices;
};

static struct hg_rules three_seats, four_seats, galactic;
static struct game games[GAMES];
static struct galactic_game galactic_games[GALACTIC_GAMES];
static struct spots battles, decisions, rolls, fortifications;
static struct handed *handed;      /* one for each of decisions */
static struct hg_chances *chances; /* one for each of rolls */
static struct rng rng;
static volatile uint64_t sink;

/* ---- Preparing -------------------------------------------------------------------------------------------------- */

static bool is_verb(const struct hg_rules *r, const struct hg_action *a, const char *word)
{
    return strcmp(hg_verbs(r).verb[a->verb].word, word) == 0;
}

static struct spot *keep(struct spots *spots, const struct hg_rules *r, const struct hg_state *s)
{
    if (spots->count == spots->room) {
        spots->room = spots->room == 0 ? 1024 : 2 * spots->room;
        spots->item = bench_memory(spots->item, spots->room, sizeof spots->item[0]);
    }
    struct spot *spot = &spots->item[spots->count++];
    *spot = (struct spot){.rules = r, .state = *s};
    return spot;
}

static void keep_battle(const struct game *g, const struct hg_state *s, const struct hg_action *a)
{
    struct spot *spot = keep(&battles, g->rules, s);
    do
        spot->action[spot->actions++] = *a;
    while (!is_verb(g->rules, a++, "roll"));
}

static void gather(const struct game *g)
{
    struct hg_state s;
    hg_start(g->rules, &s);
    for (size_t i = 0; i < g->count; i++) {
        const struct hg_action *a = &g->action[i];
        if (is_verb(g->rules, a, "attack"))
            keep_battle(g, &s, a);
        if (a->seat == HG_CHANCE)
            keep(&rolls, g->rules, &s);
        else if (i % DECISION_STRIDE == 0)
            keep(&decisions, g->rules, &s);
        if (a->seat != HG_CHANCE && g->rules->conquest.step[s.conquest.open.step] == HG_STEP_FORTIFY)
            keep(&fortifications, g->rules, &s);
        hg_apply_legal(g->rules, &s, a);
    }
}

static void prepare(void)
{
    bench_rules("mass-effect", "basic", 3, &three_seats);
    bench_rules("mass-effect", "basic", 4, &four_seats);
    rng_seed(&rng, SEED, 0);
    for (unsigned i = 0; i < GAMES; i++) {
        game_record(&games[i], i % 2 == 0 ? &three_seats : &four_seats, SEED, i);
        gather(&games[i]);
    }
    galactic_rules(&galactic);
    for (unsigned i = 0; i < GALACTIC_GAMES; i++)
        galactic_record(&galactic_games[i], &galactic, SEED, i);
    handed = bench_memory(NULL, decisions.count, sizeof handed[0]);
    for (size_t i = 0; i < decisions.count; i++) {
        const struct spot *d = &decisions.item[i];
        hg_view(d->rules, &d->state, hg_actor(&d->state), &handed[i].view);
        hg_choices(d->rules, &d->state, &handed[i].choices);
    }
    chances = bench_memory(NULL, rolls.count, sizeof chances[0]);
    for (size_t i = 0; i < rolls.count; i++)
        hg_chances(rolls.item[i].rules, &rolls.item[i].state, &chances[i]);
}

static void clean_up(void)
{
    for (unsigned i = 0; i < GAMES; i++)
        game_free(&games[i]);
    for (unsigned i = 0; i < GALACTIC_GAMES; i++)
        galactic_free(&galactic_games[i]);
    free(battles.item);
    free(decisions.item);
    free(rolls.item);
    free(fortifications.item);
    free(handed);
    free(chances);
}

/* ---- Kernels: each returns how many times it did its thing ------------------------------------------------------ */

static size_t replay_first(unsigned count)
{
    struct hg_state s;
    size_t actions = 0;
    for (unsigned i = 0; i < count; i++) {
        sink += game_replay(&games[i], &s);
        actions += games[i].count;
    }
    return actions;
}

static size_t replay(void)
{
    return replay_first(GAMES);
}

/* The engine on the oracle's games. */
static size_t replay_for_oracle(void)
{
    return replay_first(ORACLE_GAMES);
}

static size_t replay_galactic(void)
{
    struct hg_state s;
    size_t actions = 0;
    for (unsigned i = 0; i < GALACTIC_GAMES; i++) {
        sink += game_replay(&galactic_games[i].game, &s);
        actions += galactic_games[i].game.count;
    }
    return actions;
}

static size_t replay_unchecked(void)
{
    struct hg_state s;
    size_t actions = 0;
    for (unsigned i = 0; i < GAMES; i++) {
        hg_start(games[i].rules, &s);
        for (size_t k = 0; k < games[i].count; k++)
            hg_apply_legal(games[i].rules, &s, &games[i].action[k]);
        actions += games[i].count;
    }
    return actions;
}

static size_t battle_rounds(void)
{
    for (size_t i = 0; i < battles.count; i++) {
        struct spot *b = &battles.item[i];
        for (unsigned k = 0; k < b->actions; k++)
            sink += game_step(b->rules, &b->state, &b->action[k]);
    }
    return battles.count;
}

static size_t list_choices(const struct spots *spots)
{
    struct hg_choices choices;
    for (size_t i = 0; i < spots->count; i++) {
        hg_choices(spots->item[i].rules, &spots->item[i].state, &choices);
        sink += choices.count;
    }
    return spots->count;
}

static size_t choices_of_decisions(void)
{
    return list_choices(&decisions);
}

static size_t choices_of_fortify(void)
{
    return list_choices(&fortifications);
}

static void list_moves(const struct hg_choices *choices, struct hg_action *out)
{
    for (unsigned i = 0; i < choices->count; i++) {
        uint64_t count = hg_choice_count(&choices->box[i]);
        for (uint64_t k = 0; k < count; k++)
            *out = hg_choice_nth(&choices->box[i], k);
        sink += out->n;
    }
}

static size_t moves_of_fortify(void)
{
    struct hg_choices choices;
    struct hg_action a;
    for (size_t i = 0; i < fortifications.count; i++) {
        hg_choices(fortifications.item[i].rules, &fortifications.item[i].state, &choices);
        list_moves(&choices, &a);
    }
    return fortifications.count;
}

static size_t views(void)
{
    struct hg_view v;
    for (size_t i = 0; i < decisions.count; i++) {
        hg_view(decisions.item[i].rules, &decisions.item[i].state, hg_actor(&decisions.item[i].state), &v);
        sink += v.position.depth;
    }
    return decisions.count;
}

static size_t hashes(void)
{
    for (size_t i = 0; i < decisions.count; i++)
        sink += hg_hash(decisions.item[i].rules, &decisions.item[i].state);
    return decisions.count;
}

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

static size_t imagined_worlds(void)
{
    struct hg_source source = {.below = below, .context = &rng};
    struct hg_state s;
    for (size_t i = 0; i < decisions.count; i++) {
        hg_imagine(decisions.item[i].rules, &handed[i].view, source, &s);
        sink += s.depth;
    }
    return decisions.count;
}

static size_t policy(void)
{
    const struct kit kit = {.rng = &rng};
    for (size_t i = 0; i < decisions.count; i++)
        sink += player_aggressive.choose(decisions.item[i].rules, &handed[i].view, &handed[i].choices, &kit, NULL).verb;
    return decisions.count;
}

static size_t deals(void)
{
    struct dealer dealer;
    dealer_seed(&dealer, SEED, GAMES);
    for (size_t i = 0; i < rolls.count; i++)
        sink += dealer_deal(&dealer, &chances[i]).card;
    return rolls.count;
}

static size_t dice(void)
{
    enum { TIMES = 10000 };
    for (unsigned i = 0; i < TIMES; i++)
        sink += rng_below(&rng, 6);
    return TIMES;
}

static uint64_t oracle_replay(const struct bridge *b, const struct oracle_board *board, const struct game *g)
{
    struct oracle_game o;
    struct oracle_list list = {0};
    struct oracle_chance chance;
    oracle_start(board, &o);
    for (size_t i = 0; i < g->count; i++) {
        struct oracle_move m = bridge_move(b, &o, &g->action[i]);
        CALLGRIND_TOGGLE_COLLECT;
        if (oracle_actor(&o) == ORACLE_CHANCE)
            oracle_chances(&o, &chance);
        else
            oracle_moves(&o, &list);
        sink += (uint64_t)oracle_try(&o, &m, &list);
        CALLGRIND_TOGGLE_COLLECT;
    }
    oracle_free(&list);
    return (uint64_t)o.turns;
}

/* Switches the counting itself, to leave out the translation of moves. */
static size_t oracle_actions(void)
{
    struct bridge b;
    struct oracle_board board;
    size_t actions = 0;
    CALLGRIND_TOGGLE_COLLECT;
    for (unsigned i = 0; i < ORACLE_GAMES; i++) {
        bridge_open(&b, games[i].rules);
        bridge_board(games[i].rules, &board);
        sink += oracle_replay(&b, &board, &games[i]);
        actions += games[i].count;
    }
    CALLGRIND_TOGGLE_COLLECT;
    return actions;
}

/* ---- All of them ------------------------------------------------------------------------------------------------ */

static const struct kernel {
    const char *name, *unit;
    size_t (*run)(void);
} kernels[] = {
    {"action", "instructions", replay},
    {"battle_round", "instructions", battle_rounds},
    {"apply_unchecked", "instructions", replay_unchecked},
    {"choices", "instructions", choices_of_decisions},
    {"view", "instructions", views},
    {"hash", "instructions", hashes},
    {"imagine", "instructions", imagined_worlds},
    {"fortify_choices", "instructions", choices_of_fortify},
    {"fortify_listing", "instructions", moves_of_fortify},
    {"policy_aggressive", "instructions", policy},
    {"deal", "instructions", deals},
    {"random_die", "instructions", dice},
    {"oracle_action", "instructions", oracle_actions},
    {"oracle_peer", "instructions", replay_for_oracle},
    {"galactic_action", "instructions", replay_galactic},
};

/* The same as `action`, in other modes. */
static const struct mode {
    const char *name, *edition, *mode;
    unsigned seats;
} modes[] = {
    {"action_halo_wars_basic", "halo-wars", "basic", 3},
    {"action_halo_wars_command_room", "halo-wars", "command-room", 5},
    {"action_halo_wars_world_conquest", "halo-wars", "world-conquest", 4},
    {"action_starcraft_basic", "starcraft", "basic", 4},
    {"action_starcraft_command_room", "starcraft", "command-room", 6},
    {"action_starcraft_total_domination", "starcraft", "total-domination", 4},
    {"action_starcraft_duel", "starcraft", "duel", 2},
    {"action_starcraft_team_play", "starcraft", "team-play", 6},
    {"action_galaxy_at_war_2", "mass-effect", "galaxy-at-war", 2},
    {"action_galaxy_at_war_3", "mass-effect", "galaxy-at-war", 3},
    {"action_galaxy_at_war_4", "mass-effect", "galaxy-at-war", 4},
    {"action_galaxy_at_war_5", "mass-effect", "galaxy-at-war", 5},
    {"action_war_assets", "mass-effect", "war-assets", 4},
};

static void count_mode(const struct mode *m)
{
    struct hg_rules r;
    struct hg_state s;
    struct game played[MODE_GAMES];
    size_t actions = 0;
    bench_rules(m->edition, m->mode, m->seats, &r);
    for (unsigned i = 0; i < MODE_GAMES; i++)
        game_record(&played[i], &r, SEED, i);
    CALLGRIND_TOGGLE_COLLECT;
    for (unsigned i = 0; i < MODE_GAMES; i++)
        sink += game_replay(&played[i], &s);
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(m->name);
    for (unsigned i = 0; i < MODE_GAMES; i++) {
        actions += played[i].count;
        game_free(&played[i]);
    }
    printf("%s %zu instructions\n", m->name, actions);
}

int main(void)
{
    prepare();
    for (unsigned i = 0; i < sizeof kernels / sizeof kernels[0]; i++) {
        CALLGRIND_TOGGLE_COLLECT;
        size_t times = kernels[i].run();
        CALLGRIND_TOGGLE_COLLECT;
        CALLGRIND_DUMP_STATS_AT(kernels[i].name);
        printf("%s %zu %s\n", kernels[i].name, times, kernels[i].unit);
    }
    for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
        count_mode(&modes[i]);
    clean_up();
    return EXIT_SUCCESS;
}
