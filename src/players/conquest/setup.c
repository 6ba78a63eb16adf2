/* Before the first turn: places to claim, the base, the first units; and pieces that are placed later. Nothing is
 * known of the others' plans yet, so that near equals are settled by lot: no two games begin alike. */
#include "players/conquest/answers.h"

/* ---- Claiming ---------------------------------------------------------------------------------------------------- */

/* A region is the better the more of it is one's own, the less is others', the more it pays and the smaller it is. */
static int32_t region_draw(const struct mind *m, uint64_t region, unsigned bonus, uint64_t taken)
{
    int32_t size = (int32_t)count_bits(region), own = (int32_t)count_bits(region & m->mine);
    int32_t others = (int32_t)count_bits(region & taken & ~m->side);
    return (int32_t)bonus * 64 / size + own * 96 / size - others * 64 / size - size * 3;
}

/* What speaks for a place besides its region. */
static int32_t site_worth(const struct mind *m, uint8_t place)
{
    uint64_t near = m->r->conquest.near[place];
    int32_t worth = 12 * (int32_t)count_bits(near & m->mine) - 2 * (int32_t)count_bits(near);
    return worth + (has(m->o->resource, place) ? 24 : 0);
}

/* Near equals are settled by lot. */
uint8_t setup_best_claim(const struct mind *m, uint64_t places, struct rng *rng)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    uint64_t taken = setup_claimed(m->s), lots = rng_next(rng);
    uint8_t best = HG_NONE;
    int32_t most = INT32_MIN;
    for (unsigned i = 0; i < c->regions; i++) {
        int32_t draw = (c->region[i] & places) != 0 ? region_draw(m, c->region[i], c->bonus[i], taken) : 0;
        for (uint64_t left = c->region[i] & places; left != 0;) {
            uint8_t place = take_lowest(&left);
            int32_t worth = (draw + site_worth(m, place)) * 8 + (int32_t)(lots >> place & 7);
            if (worth <= most)
                continue;
            most = worth;
            best = place;
        }
    }
    return best;
}

/* Any empty place may be claimed. */
struct hg_action setup_claim_for(const struct mind *m, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_CLAIM, m->seat);
    a.to = setup_best_claim(m, all_places(m->r) & ~setup_claimed(m->s), rng);
    return a;
}

/* A base is worth having where a claim would be. */
struct hg_action setup_base_for(const struct mind *m, uint64_t places, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_BASE, m->seat);
    a.to = setup_best_claim(m, places, rng);
    return a;
}

/* ---- First units ------------------------------------------------------------------------------------------------- */

/* Units of a neutral army go where they stand in the way of others more than in one's own. */
static uint8_t nuisance(const struct mind *m, uint64_t places)
{
    uint8_t best = (uint8_t)lowest(places);
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        uint64_t near = m->r->conquest.near[place];
        int32_t worth = 2 * (int32_t)count_bits(near & ~m->mine) - 8 * (int32_t)count_bits(near & m->mine);
        if (worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}

/* A unit of a neutral army where the places are not one's own. */
struct hg_action setup_reinforce_for(const struct mind *m, uint64_t places, unsigned pool)
{
    struct hg_action a = hg_blank(VERB_REINFORCE, m->seat);
    unsigned need;
    if ((places & m->mine) == 0) {
        a.to = nuisance(m, places);
        return a;
    }
    a.to = turn_weak_spot(m, 1, &need);
    if (a.to == HG_NONE)
        a.to = mind_aim(m, pool).launch;
    if (a.to == HG_NONE || !has(places, a.to))
        a.to = (uint8_t)lowest(places & m->mine);
    return a;
}

/* ---- Pieces ------------------------------------------------------------------------------------------------------ */

/* The hero goes with the main force. */
uint8_t setup_hero_spot(const struct mind *m, uint64_t places, unsigned pile)
{
    uint8_t spot = mind_aim(m, pile).launch;
    return spot != HG_NONE && has(places, spot) ? spot : (uint8_t)lowest(places);
}

/* A tower helps on its place and beside it: where most of both sides' places are, and units to keep it. */
uint8_t setup_tower_spot(const struct mind *m, uint64_t places)
{
    uint8_t best = (uint8_t)lowest(places);
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        uint64_t near = m->r->conquest.near[place];
        int32_t worth = 8 * (int32_t)count_bits(near) + 2 * m->o->units[place] - 2 * (int32_t)mind_threat(m, place) +
                        (m->o->base[m->seat] != 0 && has(near, m->o->base[m->seat] - 1u) ? 12 : 0);
        if (worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}
