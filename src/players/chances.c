/* Tables of battles. What a round can come to is the odds library's word; the rest is whole numbers, so that every
 * machine has the same table. */
#include "players/chances.h"

#include <stdbool.h>

#include "odds/rounds.h"

enum { EDGES = (CHANCES_BONUS + 1) * (CHANCES_BONUS + 1) * (CHANCES_DICE + 1) * (CHANCES_DICE + 1) };

/* ---- One round --------------------------------------------------------------------------------------------------- */

static uint32_t threshold(uint64_t count, uint64_t all)
{
    return count == all ? UINT32_MAX : (uint32_t)((count << 32) / all);
}

static struct chances_round round_of(const struct odds_battle *b, unsigned attack, unsigned defence)
{
    struct odds_round round;
    bool both = attack > 1 && defence > 1;
    uint64_t top, split;
    odds_round(b, attack, defence, 0, &round);
    split = both ? round.count[ODDS_SECOND] : 0;
    top = both ? round.count[ODDS_TOP] : 0;
    return (struct chances_round){threshold(round.count[0], round.all), threshold(round.count[0] + split, round.all),
                                  threshold(round.count[0] + split + top, round.all)};
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

static struct odds_battle battle_of(struct chances_edge edge)
{
    struct odds_battle b = odds_plain_battle();
    for (unsigned side = 0; side < 2; side++) {
        b.side[side].highest = edge.bonus[side];
        b.side[side].extra = edge.dice[side];
    }
    return b;
}

static void build(struct chances *c, struct chances_edge edge)
{
    struct odds_battle b = battle_of(edge);
    for (unsigned attack = 1; attack <= 3; attack++)
        for (unsigned defence = 1; defence <= 2; defence++)
            c->round[attack - 1][defence - 1] = round_of(&b, attack, defence);
    for (unsigned attack = 0; attack <= CHANCES_UNITS; attack++)
        c->win[attack][0] = UINT16_MAX;
    for (unsigned attack = 1; attack <= CHANCES_UNITS; attack++)
        for (unsigned defence = 1; defence <= CHANCES_UNITS; defence++)
            c->win[attack][defence] = win_of(c, attack, defence);
}

/* ---- The tables -------------------------------------------------------------------------------------------------- */

static uint8_t limited(unsigned x, unsigned limit)
{
    return (uint8_t)(x < limit ? x : limit);
}

static unsigned number_of(struct chances_edge e)
{
    unsigned attacker = e.bonus[0] * (CHANCES_DICE + 1u) + e.dice[0];
    return (attacker * (CHANCES_BONUS + 1) + e.bonus[1]) * (CHANCES_DICE + 1) + e.dice[1];
}

const struct chances *chances_of(struct chances_edge edge)
{
    static _Thread_local struct chances table[EDGES];
    static _Thread_local bool built[EDGES];
    unsigned i;
    for (unsigned side = 0; side < 2; side++) {
        edge.bonus[side] = limited(edge.bonus[side], CHANCES_BONUS);
        edge.dice[side] = limited(edge.dice[side], CHANCES_DICE);
    }
    i = number_of(edge);
    if (!built[i]) {
        build(&table[i], edge);
        built[i] = true;
    }
    return &table[i];
}

uint32_t chances_win_large(const struct chances *c, unsigned attack, unsigned defence)
{
    unsigned larger = attack > defence ? attack : defence;
    return c->win[attack * CHANCES_UNITS / larger][(defence * CHANCES_UNITS + larger - 1) / larger];
}
