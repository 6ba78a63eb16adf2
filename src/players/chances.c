/* Tables of battles, built from the dice rule. Of a side's dice only the two highest matter, so each side is a small
 * list of pairs with their counts; a round is every pair against every pair. */
#include "players/chances.h"

#include <stdbool.h>

#include "engine/conquest/dice.h"

enum {
    SIDES = 6,
    EDGES = (CHANCES_BONUS + 1) * (CHANCES_BONUS + 1) * (CHANCES_DICE + 1) * (CHANCES_DICE + 1),
    PAIRS = SIDES * (SIDES + 1)
};

/* ---- One round --------------------------------------------------------------------------------------------------- */

/* How often the two highest dice are these. */
struct tops {
    uint32_t count[SIDES + 1][SIDES + 1];
    uint32_t all;
};

static void count_tops(struct tops *t, unsigned dice, struct top_two top)
{
    if (dice == 0) {
        t->count[top.first][top.second]++;
        t->all++;
        return;
    }
    for (uint8_t face = 1; face <= SIDES; face++)
        count_tops(t, dice - 1, dice_with(top, face));
}

/* What one pair against another comes to. */
static struct losses settle(struct top_two a, struct top_two d, unsigned attack, unsigned defence,
                            struct chances_edge edge)
{
    const uint8_t face[2][2] = {{a.first, a.second}, {d.first, d.second}};
    struct throw attacker = {face[0], attack > 1 ? 2 : 1, attack > 1 ? 2 : 1, {edge.bonus[0], 0, 0}};
    struct throw defender = {face[1], defence > 1 ? 2 : 1, defence > 1 ? 2 : 1, {edge.bonus[1], 0, 0}};
    return dice_resolve(&attacker, &defender, false);
}

static uint32_t share(uint64_t part, uint64_t all)
{
    return part == all ? UINT32_MAX : (uint32_t)((part << 32) / all);
}

static struct chances_round round_of(const struct tops *a, const struct tops *d, unsigned attack, unsigned defence,
                                     struct chances_edge edge)
{
    uint64_t sums[3] = {0, 0, 0}, all = (uint64_t)a->all * d->all; /* by units that the attacker loses */
    unsigned stake = attack > 1 && defence > 1 ? 2 : 1;
    for (uint8_t i = 0; i < PAIRS; i++)
        for (uint8_t k = 0; k < PAIRS; k++) {
            struct top_two x = {(uint8_t)(i / (SIDES + 1) + 1), (uint8_t)(i % (SIDES + 1))};
            struct top_two y = {(uint8_t)(k / (SIDES + 1) + 1), (uint8_t)(k % (SIDES + 1))};
            uint64_t ways = (uint64_t)a->count[x.first][x.second] * d->count[y.first][y.second];
            if (ways != 0)
                sums[settle(x, y, attack, defence, edge).attacker] += ways;
        }
    return (struct chances_round){share(sums[0], all), share(all - sums[stake], all)};
}

/* ---- To the end -------------------------------------------------------------------------------------------------- */

static uint64_t after(const struct chances *c, unsigned attack, unsigned defence)
{
    return defence == 0 ? CHANCES_ONE : attack == 0 ? 0 : c->win[attack][defence];
}

static uint16_t win_of(const struct chances *c, unsigned attack, unsigned defence)
{
    unsigned most = attack < 3 ? attack : 3, stake = attack > 1 && defence > 1 ? 2 : 1;
    const struct chances_round *round = &c->round[most - 1][defence > 1];
    uint64_t sum = after(c, attack, defence - stake) * round->defender_loses;
    if (stake == 2)
        sum += after(c, attack - 1, defence - 1) * (round->attacker_loses - round->defender_loses);
    sum += after(c, attack - stake, defence) * (UINT32_MAX - round->attacker_loses);
    sum = (sum + (UINT64_C(1) << 31)) >> 32;
    return (uint16_t)(sum < CHANCES_ONE ? sum : CHANCES_ONE - 1);
}

static void build(struct chances *c, struct chances_edge edge)
{
    for (unsigned attack = 1; attack <= 3; attack++)
        for (unsigned defence = 1; defence <= 2; defence++) {
            struct tops a = {.all = 0}, d = {.all = 0};
            count_tops(&a, attack + edge.dice[0], (struct top_two){0, 0});
            count_tops(&d, defence + edge.dice[1], (struct top_two){0, 0});
            c->round[attack - 1][defence - 1] = round_of(&a, &d, attack, defence, edge);
        }
    for (unsigned attack = 0; attack <= CHANCES_UNITS; attack++)
        c->win[attack][0] = UINT16_MAX;
    for (unsigned attack = 1; attack <= CHANCES_UNITS; attack++)
        for (unsigned defence = 1; defence <= CHANCES_UNITS; defence++)
            c->win[attack][defence] = win_of(c, attack, defence);
}

/* ---- The tables -------------------------------------------------------------------------------------------------- */

static unsigned limited(unsigned x, unsigned limit)
{
    return x < limit ? x : limit;
}

const struct chances *chances_of(struct chances_edge edge)
{
    static _Thread_local struct chances table[EDGES];
    static _Thread_local bool built[EDGES];
    unsigned i = 0;
    for (unsigned side = 0; side < 2; side++) {
        edge.bonus[side] = (uint8_t)limited(edge.bonus[side], CHANCES_BONUS);
        edge.dice[side] = (uint8_t)limited(edge.dice[side], CHANCES_DICE);
        i = (i * (CHANCES_BONUS + 1) + edge.bonus[side]) * (CHANCES_DICE + 1) + edge.dice[side];
    }
    if (!built[i])
        build(&table[i], edge);
    built[i] = true;
    return &table[i];
}

uint32_t chances_win_large(const struct chances *c, unsigned attack, unsigned defence)
{
    unsigned larger = attack > defence ? attack : defence;
    return c->win[attack * CHANCES_UNITS / larger][(defence * CHANCES_UNITS + larger - 1) / larger];
}
