/* Before the first turn: places to claim, the base, the first units; and pieces that are placed later. Nothing is
 * known of the others' plans yet, so that near equals are settled by lot: no two games begin alike. */
#include "players/conquest/answers.h"

/* ---- Claiming ---------------------------------------------------------------------------------------------------- */

/* A region is the better the more of it is one's own, the less is others', the more it pays and the smaller it is. */
static int32_t region_draw(const struct mind *m, uint64_t region, unsigned bonus, uint64_t taken)
{
    int32_t size = (int32_t)count_bits(region), own = (int32_t)count_bits(region & m->mine);
    int32_t others = (int32_t)count_bits(region & taken & ~m->side);
    const struct draft *d = &m->manner->draft;
    return (int32_t)bonus * d->pay / size + own * d->held / size + others * d->lost / size + size * d->size;
}

/* What speaks for a place besides its region. */
static int32_t site_worth(const struct mind *m, uint8_t place)
{
    uint64_t near = m->r->conquest.near[place];
    const struct draft *d = &m->manner->draft;
    int32_t worth = d->beside * (int32_t)count_bits(near & m->mine) + d->near * (int32_t)count_bits(near);
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

/* Units of a neutral army go where they stand in the way of others more than in one's own, and few of it stand yet. */
static uint8_t nuisance(const struct mind *m, uint64_t places)
{
    uint8_t best = (uint8_t)lowest(places);
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        uint64_t near = m->r->conquest.near[place];
        int32_t worth =
            2 * (int32_t)count_bits(near & ~m->mine) - 8 * (int32_t)count_bits(near & m->mine) - m->o->units[place];
        if (worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}

/* A third of what one begins with is enough for a front: the first turn brings more to where they are wanted by then,
 * and a pile that is larger only invites others to go around it. A campaign begins with unequal factions, and small
 * fronts leave the one that hides the prize with 10 % of casual games instead of 22. */
static bool is_enough(const struct mind *m, uint8_t place)
{
    enum { SHARES = 3, IN_CAMPAIGNS = 15 };
    unsigned enough = plays_with(m->r, HG_CAMPAIGN) ? IN_CAMPAIGNS : m->r->conquest.start_units[m->seat] / SHARES;
    return m->o->units[place] >= enough;
}

/* The launch of the best aim that has not enough yet. */
static uint8_t front_of(const struct mind *m, unsigned pool)
{
    struct target aim[TARGETS_MAX];
    unsigned aims = mind_aims(m, pool, aim);
    for (unsigned i = 0; i < aims; i++)
        if (aim[i].launch != HG_NONE && !is_enough(m, aim[i].launch))
            return aim[i].launch;
    return HG_NONE;
}

static uint8_t thinnest_of(const struct mind *m, uint64_t places)
{
    uint8_t best = take_lowest(&places);
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        best = m->o->units[place] < m->o->units[best] ? place : best;
    }
    return best;
}

/* Where the fewest stand against others, or anywhere once that is enough. */
static uint8_t thinnest(const struct mind *m, uint64_t places)
{
    uint64_t border = insight_beside(m->r, places, m->enemies);
    uint8_t best = border != 0 ? thinnest_of(m, border) : HG_NONE;
    return best != HG_NONE && !is_enough(m, best) ? best : thinnest_of(m, places);
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
    if (a.to == HG_NONE || is_enough(m, a.to))
        a.to = front_of(m, pool);
    if (a.to == HG_NONE || !has(places, a.to))
        a.to = thinnest(m, places & m->mine);
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
