/* Random games of the galactic family without cards, played on the engine and on the naive oracle in lockstep. At every
 * position both must offer exactly the same actions (GWD-03, GWD-05, GWD-06, GWD-07, GWD-08) or roll the same number of
 * dice, and agree on every fact of the position that follows.
 *
 *   test_galactic_oracle [POSITIONS]   positions to compare all told */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/galactic/galactic.h"
#include "oracle/galactic_bridge.h"
#include "players/rng.h"
#include "support/suite.h"
#include "text/edition/edition.h"

enum { DEFAULT_POSITIONS = 1000000, VARIANTS = 6 };

static unsigned long wanted = DEFAULT_POSITIONS;

/* The same options for both sides. */
static const struct variant {
    struct setting setting[3];
    unsigned settings;
    struct naive_options options;
} variants[VARIANTS] = {
    {{{"cards", "off"}}, 1, {0, 0, 0, 0}},
    {{{"cards", "off"}, {"touch-move", "off"}}, 2, {0, 0, 1, 0}},
    {{{"cards", "off"}, {"home-mode", "all8"}}, 2, {1, 0, 0, 0}},
    {{{"cards", "off"}, {"home-mode", "all8"}, {"touch-move", "off"}}, 3, {1, 0, 1, 0}},
    {{{"cards", "off"}, {"tie", "defender"}}, 2, {0, 1, 0, 0}},
    {{{"cards", "off"}, {"turn-limit", "500"}, {"touch-move", "off"}}, 3, {0, 0, 1, 500}},
};

/* One game on both sides. */
struct match {
    struct hg_rules r;
    struct hg_state s;
    struct naive_game g;
    struct rng rng;
    unsigned long game, actions;
};

static void differ(const struct match *m, const char *what)
{
    ck_abort_msg("game %lu, action %lu: engine and oracle differ in %s", m->game, m->actions, what);
}

/* ---- Comparing -------------------------------------------------------------------------------------------------- */

static void compare_square(const struct match *m, unsigned file, unsigned rank)
{
    const struct hg_galactic_open *o = &m->s.galactic.open;
    uint8_t square = square_at(file, rank);
    int owner = m->g.owner[rank][file];
    if (square == HG_NONE) {
        if (owner != NAIVE_NOBODY)
            differ(m, "a ship on a light square");
        return;
    }
    for (int seat = 0; seat < 2; seat++)
        if (has(o->own[seat], square) != (owner == seat))
            differ(m, "the owner of a square");
    if (o->units[square] != m->g.height[rank][file])
        differ(m, "the height of a stack");
}

static void compare_positions(const struct match *m)
{
    const struct hg_galactic_open *o = &m->s.galactic.open;
    int actor = naive_actor(&m->g);
    for (unsigned rank = 0; rank < NAIVE_RANKS; rank++)
        for (unsigned file = 0; file < NAIVE_FILES; file++)
            compare_square(m, file, rank);
    if (o->removed[0] != m->g.removed[0] || o->removed[1] != m->g.removed[1])
        differ(m, "the ships out of the game");
    if (hg_actor(&m->s) != (actor == NAIVE_CHANCE ? HG_CHANCE : actor == NAIVE_NOBODY ? HG_NOBODY : actor))
        differ(m, "who is awaited");
    if (m->s.turn != (uint32_t)m->g.turns)
        differ(m, "the number of turns");
    if (m->s.over && m->s.winners != (m->g.winner == NAIVE_NOBODY ? 0 : 1 << m->g.winner))
        differ(m, "the winner");
}

static uint64_t offered(const struct hg_choices *choices)
{
    uint64_t count = 0;
    for (unsigned i = 0; i < choices->count; i++)
        count += hg_choice_count(&choices->box[i]);
    return count;
}

/* As many, and each of the oracle's is legal: then both lists are the same. */
static void compare_moves(const struct match *m, const struct naive_list *list)
{
    struct hg_choices choices;
    hg_choices(&m->r, &m->s, &choices);
    if (offered(&choices) != (uint64_t)list->count)
        differ(m, "how many actions are legal");
    for (int i = 0; i < list->count; i++) {
        struct hg_action a = naive_action(&list->move[i], hg_actor(&m->s));
        if (hg_why_not(&m->r, &m->s, &a) != HG_OK)
            differ(m, "which actions are legal");
    }
}

/* ---- Playing ---------------------------------------------------------------------------------------------------- */

static struct naive_move roll(struct match *m)
{
    struct hg_chances chances;
    struct naive_move move = {.verb = NAIVE_ROLL, .from = {-1, -1}, .to = {-1, -1}, .dice = naive_dice(&m->g)};
    hg_chances(&m->r, &m->s, &chances);
    if (chances.count != move.dice)
        differ(m, "the number of dice");
    for (int i = 0; i < move.dice; i++)
        move.die[i] = (int)rng_below(&m->rng, 6) + 1;
    return move;
}

static struct naive_move choose(struct match *m)
{
    struct naive_list list;
    naive_moves(&m->g, &list);
    compare_moves(m, &list);
    return list.move[rng_below(&m->rng, (uint32_t)list.count)];
}

static void step(struct match *m)
{
    struct naive_move move = naive_actor(&m->g) == NAIVE_CHANCE ? roll(m) : choose(m);
    struct hg_action a = naive_action(&move, hg_actor(&m->s));
    if (hg_apply(&m->r, &m->s, &a) != HG_OK || !naive_try(&m->g, &move))
        differ(m, "whether an action is legal");
    m->actions++;
    compare_positions(m);
}

START_TEST(engine_and_oracle_agree_in_every_position)
{
    static struct match m;
    const struct variant *v = &variants[_i];
    struct fault f;
    struct edition *edition = edition_builtin("galactic-warfare", &f);
    ck_assert_ptr_nonnull(edition);
    ck_assert(edition_compile(edition, "standard", 2, v->setting, v->settings, &m.r, &f));
    edition_close(edition);
    rng_seed(&m.rng, 20260101, (uint64_t)_i);
    for (m.game = m.actions = 0; m.actions < wanted / VARIANTS; m.game++) {
        hg_start(&m.r, &m.s);
        naive_start(&m.g, v->options);
        compare_positions(&m);
        while (naive_actor(&m.g) != NAIVE_NOBODY)
            step(&m);
    }
}
END_TEST

int main(int argc, char **argv)
{
    TCase *tests;
    Suite *suite = suite_of("galactic-oracle", &tests);
    if (argc > 1)
        wanted = strtoul(argv[1], NULL, 10);
    tcase_add_loop_test(tests, engine_and_oracle_agree_in_every_position, 0, VARIANTS);
    return suite_run(suite);
}
