/* Battles in whole numbers, for those who ask thousands of times a second: what a round costs and who wins in the end,
 * by tables that follow from the dice of the rules and from what helps each side. They are the same on every machine.
 *
 * A cache holds the tables of one kind of dice as they are asked for. Its owner begins with it zeroed and lends it to
 * one thread at a time; a table belongs to the cache. */
#ifndef ODDS_QUICK_H
#define ODDS_QUICK_H

#include <stdbool.h>

#include "engine/insight.h"

enum {
    ODDS_ONE = 65536,      /* certainty */
    ODDS_QUICK = 40,       /* the most units of a side; larger armies are scaled down together */
    ODDS_EDGE_HIGHEST = 2, /* the most on the highest die of a side that makes a difference here */
    ODDS_EDGE_DICE = 1,    /* the most dice of a side beyond its units */
    ODDS_EDGES = (ODDS_EDGE_HIGHEST + 1) * (ODDS_EDGE_HIGHEST + 1) * (ODDS_EDGE_DICE + 1) * (ODDS_EDGE_DICE + 1)
};

/* One round as thresholds of a random number of 32 bits: below the first the defender loses all that is at stake, from
 * the last on the attacker does; between them each loses one, and the attacker's highest die loses from the middle one
 * on. */
struct odds_lots {
    uint32_t defender_loses, top_loses, attacker_loses;
};

/* The battles of one edge. */
struct odds_quick {
    uint8_t dice[2]; /* most units of attacker and defender that fight in a round */
    struct odds_lots round[HG_ATTACK_DICE_MAX][HG_DEFENCE_DICE_MAX]; /* by the units that fight, minus one each */
    uint16_t win[ODDS_QUICK + 1]
                [ODDS_QUICK + 1]; /* by units that may attack, units that defend; in parts of ODDS_ONE */
};

struct odds_cache {
    uint8_t dice[2], sides; /* that the tables are built for; all 0 in an empty cache */
    bool built[ODDS_EDGES];
    struct odds_quick quick[ODDS_EDGES];
};

/* Forgets every table, in a cache whose memory was never zeroed. */
void odds_cache_clear(struct odds_cache *cache);

/* The table for the dice of conquest rules and an edge, built when it is missing; an edge beyond the limits above
 * counts as the limit. It stays valid until the cache is asked for rules with other dice. */
const struct odds_quick *odds_cached(struct odds_cache *cache, const struct hg_rules *r, struct insight_edge edge);

/* Edges in a row: those of the attacker, then those of the defender. Whatever goes beyond the limits counts as they do.
 */
static inline unsigned odds_edge_number(struct insight_edge e)
{
    unsigned number = 0;
    for (unsigned side = 0; side < 2; side++) {
        unsigned highest = e.highest[side] < ODDS_EDGE_HIGHEST ? e.highest[side] : ODDS_EDGE_HIGHEST;
        unsigned dice = e.dice[side] < ODDS_EDGE_DICE ? e.dice[side] : ODDS_EDGE_DICE;
        number = (number * (ODDS_EDGE_HIGHEST + 1) + highest) * (ODDS_EDGE_DICE + 1) + dice;
    }
    return number;
}

/* The same for whoever holds another table of the cache, by the same rules. */
static inline const struct odds_quick *odds_another(struct odds_cache *cache, const struct hg_rules *r,
                                                    struct insight_edge edge)
{
    unsigned i = odds_edge_number(edge);
    return cache->built[i] ? &cache->quick[i] : odds_cached(cache, r, edge);
}

/* Armies too large for the table. */
uint32_t odds_win_large(const struct odds_quick *q, unsigned attackers, unsigned defenders);

/* The chance that so many attackers (without the one that stays) take a place, both sides fighting on with all they
 * may. In parts of ODDS_ONE, but never all of them: what is certain counts as the last number below. */
static inline uint32_t odds_win(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    if (attackers > ODDS_QUICK || defenders > ODDS_QUICK)
        return odds_win_large(q, attackers, defenders);
    return q->win[attackers][defenders];
}

/* The next round of so many units, at least one on each side. */
static inline const struct odds_lots *odds_lots(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    return &q->round[(attackers < q->dice[0] ? attackers : q->dice[0]) - 1u]
                    [(defenders < q->dice[1] ? defenders : q->dice[1]) - 1u];
}

/* Units at stake in it, and those of them that the attacker loses, by a random number of 32 bits. */
static inline unsigned odds_stake(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    return attackers > 1 && defenders > 1 && q->dice[0] > 1 && q->dice[1] > 1 ? 2 : 1;
}

/* Counted, since nobody foresees it: the thresholds rise, and are all the same where one unit is at stake. */
static inline unsigned odds_lost(const struct odds_lots *lots, unsigned stake, uint32_t random)
{
    return (unsigned)(random >= lots->defender_loses) + (stake > 1 && random >= lots->attacker_loses);
}

#endif
