/* One round of a battle: the chances of what each side loses, from the engine's own comparison of dice. */
#ifndef ODDS_ROUND_H
#define ODDS_ROUND_H

#include "odds/side.h"

/* Two sides and what they fight by. Plain bytes: compare by memcmp, copy by `=`. */
struct odds_battle {
    struct odds_side side[2]; /* by enum hg_battle_side */
    uint8_t tie_to_attacker;  /* 1: a tie of the highest dice is won by the attacker */
    uint8_t
        hero_fate; /* enum hg_hero_fate: with HG_LOST_WITH_TOP_DIE a fighting hero falls when its highest die loses */
};

/* Both sides with six-sided dice, three against two. */
struct odds_battle odds_plain_battle(void);

/* Both sides with the dice of conquest rules, and nothing added to them. */
struct odds_battle odds_battle_of(const struct hg_rules *r);

const char *odds_battle_ok(const struct odds_battle *b);

/* A round has four outcomes: did the attacker lose the comparison of the highest dice, did it lose that of the second?
 * Without a second comparison only the first two can come. Index: ODDS_TOP | ODDS_SECOND. */
enum { ODDS_TOP = 1, ODDS_SECOND = 2, ODDS_CELLS = 4 };

struct odds_round {
    uint64_t count[ODDS_CELLS], all; /* out of `all` equally likely throws */
    double chance[ODDS_CELLS];
    struct losses lost[ODDS_CELLS]; /* what each outcome costs, limits on losses counted */
};

/* With so many units fighting on each side and with or without their heroes: `heroes` has bit HG_ATTACKER and bit
 * HG_DEFENDER. */
void odds_round(const struct odds_battle *b, unsigned attack, unsigned defence, unsigned heroes,
                struct odds_round *out);

/* The same from faces that are known already. */
void odds_round_of(const struct odds_battle *b, const struct odds_faces *attack, const struct odds_faces *defence,
                   struct odds_round *out);

#endif
