/* How whole battles end. The ends of a battle of a attackers and d defenders are numbered from the worst: lost with all
 * d defenders left is 0, won with all a attackers left is a + d - 1. A round that costs the defender n units then turns
 * end number i of what follows into end number i + n, whatever else happens. */
#include "odds/outcomes.h"

#include <string.h>

size_t odds_outcomes_room(unsigned units)
{
    return odds_outcomes_at(units, units, units) + 2u * units;
}

/* Three rows for each set of heroes go round. A row has a place for every number of defenders, 0 included. */
static size_t row_size(unsigned units)
{
    return (size_t)(units + 1u) * 2u * units;
}

size_t odds_outcomes_scratch(unsigned units)
{
    return 3 * ODDS_HEROES * row_size(units);
}

/* Three rows of attackers are kept, since a round costs at most two units of a side. */
struct work {
    const struct odds_rounds *rounds;
    unsigned units;
    double *scratch;
};

static double *ends_of(const struct work *w, unsigned set, unsigned attackers, unsigned defenders)
{
    double *row = w->scratch + (attackers % 3 * ODDS_HEROES + set) * row_size(w->units);
    return row + (size_t)defenders * 2u * w->units;
}

static void add_up(const struct work *w, unsigned set, unsigned attackers, unsigned defenders)
{
    double *out = ends_of(w, set, attackers, defenders);
    const struct odds_steps *steps = odds_steps(w->rounds, set, attackers, defenders);
    memset(out, 0, sizeof out[0] * (attackers + defenders));
    for (unsigned i = 0; i < steps->count; i++) {
        const struct odds_step *step = &steps->step[i];
        unsigned a = attackers - step->attacker, d = defenders - step->defender;
        const double *from = ends_of(w, step->heroes, a, d);
        for (unsigned k = 0; k < a + d; k++)
            out[k + step->defender] += step->chance * from[k];
    }
}

/* A battle that is over has one end. */
static void find_row(const struct work *w, unsigned set, unsigned attackers)
{
    if (attackers > 0)
        memset(ends_of(w, set, attackers, 0), 0, sizeof(double) * attackers);
    if (attackers > 0)
        ends_of(w, set, attackers, 0)[attackers - 1] = 1.0;
    for (unsigned d = 1; d <= w->units; d++) {
        if (attackers > 0) {
            add_up(w, set, attackers, d);
            continue;
        }
        memset(ends_of(w, set, 0, d), 0, sizeof(double) * d);
        ends_of(w, set, 0, d)[0] = 1.0;
    }
}

static void keep(const struct work *w, unsigned attackers, unsigned defenders, uint32_t *out)
{
    const double *from = ends_of(w, w->rounds->heroes, attackers, defenders);
    double sum = 0.0;
    for (unsigned i = 0; i < attackers + defenders; i++) {
        sum += from[i] * 4294967296.0;
        out[i] = (uint32_t)(sum < 4294967295.0 ? sum : 4294967295.0);
    }
}

void odds_outcomes_build(struct odds_outcomes *o, const struct odds_rounds *rounds, unsigned units, uint32_t *room,
                         double *scratch)
{
    struct work w = {rounds, units, scratch};
    for (unsigned a = 0; a <= units; a++) {
        for (unsigned set = 0; set < ODDS_HEROES; set++)
            if ((rounds->sets >> set & 1) != 0)
                find_row(&w, set, a);
        for (unsigned d = 1; d <= units && a > 0; d++)
            keep(&w, a, d, room + odds_outcomes_at(units, a, d));
    }
    *o = (struct odds_outcomes){units, room};
}
