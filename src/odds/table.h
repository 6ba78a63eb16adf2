/* Whole battles, fought to the end with as many dice as possible: the chance to win and what is left, for every number
 * of units up to a size. Exact to 1e-12. The caller supplies the memory; a table that is built is never changed. */
#ifndef ODDS_TABLE_H
#define ODDS_TABLE_H

#include <stddef.h>

#include "odds/rounds.h"

enum { ODDS_UNITS_MAX = 1000 };

/* Attackers are the units that may be lost: the one that must stay behind is not counted. */
struct odds_value {
    double win;                  /* the chance that the last defender falls */
    double attackers, defenders; /* units left on average, won or not */
    double hero_lost;            /* the chance that the attacker's hero falls, where highest dice decide about that */
};

struct odds_table {
    unsigned attackers, defenders; /* the most of each */
    struct odds_value *value;      /* by attackers, then defenders, from 0 */
};

/* How many values the caller has to supply for a table of that size. */
size_t odds_table_room(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders);

/* Fills a table. The attacker gives up when it has `stop` units or fewer left; 0 = never. */
void odds_table_build(struct odds_table *t, const struct odds_rounds *rounds, unsigned attackers, unsigned defenders,
                      unsigned stop, struct odds_value *room);

static inline const struct odds_value *odds_value(const struct odds_table *t, unsigned attackers, unsigned defenders)
{
    return &t->value[(size_t)attackers * (t->defenders + 1u) + defenders];
}

/* One battle alone, which needs three rows of each set of heroes: so many values. */
size_t odds_battle_room(unsigned defenders);
struct odds_value odds_battle_value(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders,
                                    unsigned stop, struct odds_value *room);

/* The same row by row, for those who keep something else than values: of[k][set] is the row of `attackers` - k for a
 * set of heroes. The rows of smaller numbers are known; elements 0 to `defenders` of the first are filled. */
struct odds_rows {
    struct odds_value *of[3][ODDS_HEROES];
};
void odds_table_row(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders, unsigned stop,
                    const struct odds_rows *row);

#endif
