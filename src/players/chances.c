/* Tables of battles. What a round can come to is the odds library's word; the rest is whole numbers, so that every
 * machine has the same table. */
#include "players/chances.h"

#include <stdbool.h>
#include <string.h>

#include "odds/rounds.h"

enum { EDGES = (CHANCES_BONUS + 1) * (CHANCES_BONUS + 1) * (CHANCES_DICE + 1) * (CHANCES_DICE + 1) };

/* What the rules say of dice. */
struct dice {
    uint8_t most[2], sides;
};

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
    unsigned stake = chances_stake(c, attack, defence);
    const struct chances_round *round = chances_round(c, attack, defence);
    uint64_t sum = after(c, attack, defence - stake) * round->defender_loses;
    if (stake == 2)
        sum += after(c, attack - 1, defence - 1) * (round->attacker_loses - round->defender_loses);
    sum += after(c, attack - stake, defence) * (UINT32_MAX - round->attacker_loses);
    sum = (sum + (UINT64_C(1) << 31)) >> 32;
    return (uint16_t)(sum < CHANCES_ONE ? sum : CHANCES_ONE - 1);
}

static struct odds_battle battle_of(struct dice dice, struct chances_edge edge)
{
    struct odds_battle b = odds_plain_battle();
    for (unsigned side = 0; side < 2; side++) {
        b.side[side].dice = dice.most[side];
        b.side[side].sides = dice.sides;
        b.side[side].highest = edge.bonus[side];
        b.side[side].extra = edge.dice[side];
    }
    return b;
}

static void build(struct chances *c, struct dice dice, struct chances_edge edge)
{
    struct odds_battle b = battle_of(dice, edge);
    memcpy(c->dice, dice.most, sizeof c->dice);
    for (unsigned attack = 1; attack <= dice.most[0]; attack++)
        for (unsigned defence = 1; defence <= dice.most[1]; defence++)
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

static bool are_same(struct dice a, struct dice b)
{
    return a.most[0] == b.most[0] && a.most[1] == b.most[1] && a.sides == b.sides;
}

const struct chances *chances_of(const struct hg_rules *r, struct chances_edge edge)
{
    static _Thread_local struct chances table[EDGES];
    static _Thread_local bool built[EDGES];
    static _Thread_local struct dice dice; /* that the tables are built for */
    const struct dice now = {{r->conquest.attack_dice, r->conquest.defence_dice}, r->conquest.die_sides};
    unsigned i;
    if (!are_same(now, dice)) {
        memset(built, 0, sizeof built);
        dice = now;
    }
    for (unsigned side = 0; side < 2; side++) {
        edge.bonus[side] = limited(edge.bonus[side], CHANCES_BONUS);
        edge.dice[side] = limited(edge.dice[side], CHANCES_DICE);
    }
    i = number_of(edge);
    if (!built[i]) {
        build(&table[i], now, edge);
        built[i] = true;
    }
    return &table[i];
}

uint32_t chances_win_large(const struct chances *c, unsigned attack, unsigned defence)
{
    unsigned larger = attack > defence ? attack : defence;
    return c->win[attack * CHANCES_UNITS / larger][(defence * CHANCES_UNITS + larger - 1) / larger];
}
