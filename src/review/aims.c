/* Tokens that the seekers took, strategic places that the collectors hold, and what units each faction has. */
#include "review/aims.h"

#include <math.h>

#include "engine/bits.h"
#include "engine/insight.h"
#include "engine/traits.h"

/* Shares are told in tenths, so that what weighs them is no large number. */
enum { FINE = 10 };

/* The places of the armies of a role, and their units. */
static double units_of(const struct hg_rules *r, const struct hg_state *s, unsigned role, unsigned *places)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    double units = 0;
    *places = 0;
    for (uint64_t armies = r->conquest.campaign.role_armies[role]; armies != 0;) {
        unsigned army = take_lowest(&armies);
        units += o->pool[army] + (o->seat == army ? o->pile : 0u);
        *places += count_bits(o->own[army]);
        for (uint64_t own = o->own[army]; own != 0;)
            units += o->units[take_lowest(&own)];
    }
    return units;
}

/* The logarithm of each role's share of the units, and its share of the places. */
static void add_strength(const struct hg_rules *r, const struct hg_state *s, double units[HG_ROLES],
                         double land[HG_ROLES])
{
    double all = HG_ROLES, held = 1;
    for (unsigned role = 0; role < HG_ROLES; role++) {
        unsigned places;
        units[role] = units_of(r, s, role, &places) + 1;
        land[role] = places;
        all += units[role] - 1;
        held += places;
    }
    for (unsigned role = 0; role < HG_ROLES; role++) {
        units[role] = FINE * log(HG_ROLES * units[role] / all);
        land[role] = FINE * (land[role] / held - 1.0 / HG_ROLES);
    }
}

unsigned aims_of(const struct hg_rules *r, const struct hg_state *s, double out[AIMS])
{
    struct insight_progress places;
    double tokens, strategic;
    if (hg_traits(r).board != HG_BOARD_GRAPH || !hg_plays_with(r, HG_CAMPAIGN))
        return 0;
    places = insight_strategic(r, s);
    tokens = count_bits(s->conquest.open.tokens_out);
    strategic = fmin(places.had, places.needed);
    out[0] = tokens;
    out[1] = fmax(tokens - 2, 0);
    out[2] = s->conquest.open.tokens_drawn;
    out[3] = strategic;
    out[4] = fmax(strategic - places.needed / 2, 0);
    out[5] = fmax(strategic - places.needed + 3, 0);
    add_strength(r, s, &out[6], &out[9]);
    return AIMS;
}
