/* What places are worth to a seat: income, regions made whole or broken, goals, bases, cards. A look fills in a few
 * numbers for the whole board, from which the worth of any set of places follows; it is made once for a question,
 * and in rollouts once for all attacks on a target. How income, goals and battles come about is asked from the
 * engine; the weights were found by play. */
#include "players/conquest/mind.h"

#include "players/conquest/campaign.h"
#include "players/conquest/quotient.h"

/* Found by play; what styles differ in stands in manner.c. */
enum {
    RESOURCE_WORTH = 20,
    BASE_ROUNDS = 4,
    GOAL_WORTH = 12 * UNIT,
    WINNING_WORTH = 120 * UNIT,
    REWARD_WORTH = 5 * UNIT,
    LOST_BASE_WORTH = 20 * UNIT,
    DENIAL_WORTH = 25 * UNIT
};

/* ---- Goals ------------------------------------------------------------------------------------------------------- */

/* What one more goal is worth; little when one was collected already this turn. */
static int32_t goal_worth(const struct mind *m)
{
    uint64_t side = friends_of(m->r, m->s, m->seat);
    struct insight_progress goals = insight_goals_of_side(m->r, m->s, side);
    if (!m->by_goals)
        return REWARD_WORTH;
    if (goals.had + 1 >= goals.needed)
        return WINNING_WORTH;
    return GOAL_WORTH * (int32_t)(goals.had + 1) * m->manner->aims / 100;
}

/* A goal that needs `missing` more of something: each of them gets its part when they are few. */
static int32_t part_of(int32_t worth, struct insight_progress p)
{
    unsigned missing = p.needed > p.had ? p.needed - p.had : 0;
    if (missing == 0 || missing > 6)
        return 0;
    return worth / (int32_t)(missing + missing * missing / 2);
}

/* Any region of which nothing was held when the turn began can be taken within it. */
static void value_region_at_once(struct mind *m, int32_t worth)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    for (unsigned i = 0; i < c->regions; i++)
        m->whole[i] += (c->region[i] & m->o->start_own) == 0 ? worth : 0;
}

/* The worth of a goal goes to whatever brings it nearer; how near it is, is the engine's word. */
static void value_goal(struct mind *m, unsigned number, const struct insight_holdings *h, int32_t worth)
{
    const struct hg_goal *goal = &m->r->conquest.goal[number];
    struct insight_progress p;
    int32_t missing;
    if (goal->kind == HG_TAKE_REGION) {
        value_region_at_once(m, worth);
        return;
    }
    p = insight_goal(m->r, m->s, number, h);
    missing = (int32_t)p.needed - (int32_t)p.had;
    switch ((enum hg_goal_kind)goal->kind) {
    case HG_HOLD_REGION:
        m->whole[goal->region] += missing > 0 ? worth : 0;
        return;
    case HG_HOLD_REGIONS:
        for (unsigned i = 0; i < m->r->conquest.regions && missing > 0; i++)
            m->whole[i] += worth / missing / missing;
        return;
    case HG_HOLD_BASES:
        m->base += part_of(worth, p);
        return;
    case HG_HOLD_RESOURCES:
    case HG_TAKE_RESOURCES:
        m->resource += part_of(worth, p);
        return;
    case HG_HOLD_PLACES:
    case HG_TAKE_PLACES:
        m->any += part_of(worth, p);
        return;
    case HG_TAKE_REGION:
    case HG_GOAL_KINDS:
        return;
    }
}

/* Every goal on the board, since each may be collected by whoever comes first. */
static void value_goals(struct mind *m)
{
    const struct insight_holdings h = {m->mine, m->side, m->bases};
    int32_t worth = goal_worth(m);
    for (uint64_t left = m->o->goals; left != 0;)
        value_goal(m, take_lowest(&left), &h, worth);
}

/* ---- Bases ------------------------------------------------------------------------------------------------------- */

/* The own base is needed to win by goals. A rival that is about to win by goals can be stopped by taking its base. */
static void value_bases(struct mind *m)
{
    m->base = m->r->conquest.base_income * UNIT * BASE_ROUNDS * m->manner->aims / 100;
    m->lost_base = m->by_goals ? LOST_BASE_WORTH : m->base;
    for (uint64_t left = m->by_goals ? m->rivals : 0; left != 0;) {
        struct insight_progress goals = insight_goals_of_side(m->r, m->s, friends_of(m->r, m->s, take_lowest(&left)));
        if (goals.had + 1 >= goals.needed)
            m->base += DENIAL_WORTH;
    }
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* Sixteenths of turns that a whole region is expected to pay: the fewer gates, the longer it lasts. */
static int32_t turns_of(const struct mind *m, unsigned region)
{
    unsigned gates = m->r->conquest.gates[region];
    return m->manner->turns[gates < MANNER_GATES ? gates : MANNER_GATES - 1];
}

/* The regions of which a seat of another side has all. */
static uint64_t whole_regions_of_others(const struct mind *m)
{
    uint64_t whole = 0;
    for (unsigned seat = 0; seat < m->r->seats; seat++)
        whole |= insight_whole_regions(m->r, m->o->own[seat]);
    return whole & ~insight_regions_of(m->r, m->side);
}

/* A place counts for its part of a region by how much of the rest is held already; and for what a rival loses with it.
 */
static void value_regions(struct mind *m)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    uint64_t others = whole_regions_of_others(m);
    for (unsigned i = 0; i < c->regions; i++) {
        int32_t pay = c->bonus[i], breaks = mind_if(has(others, i), pay * m->manner->breaking);
        unsigned whole = (unsigned)(pay * turns_of(m, i));
        unsigned held = whole * count_bits(c->region[i] & m->mine) / 2;
        m->whole[i] = (int32_t)whole;
        m->region[i] = (int32_t)quotient(held, count_bits(c->region[i])) + breaks;
    }
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* Units lost by others are worth more when few are left to profit, and the longer the game lasts. */
static int32_t kill_worth(const struct mind *m)
{
    int32_t worth = 5 + m->s->round / 6 + m->manner->kill;
    uint64_t rest = m->rivals;
    if (rest != 0)
        rest &= ~friends_of(m->r, m->s, (uint8_t)lowest(rest));
    if (rest == 0)
        worth = 14 + m->s->round / 12;
    return worth < 20 ? worth : 20;
}

/* How good a prey a rival is: cards against units, or places where one has at least half of the region oneself. */
static unsigned lure_of(const struct mind *m, uint8_t army)
{
    unsigned units = 1, places = 0;
    for (uint64_t left = m->o->own[army]; left != 0;)
        units += m->o->units[take_lowest(&left)];
    if (m->manner->prey == PREY_WEAKEST)
        return 1024 * (m->o->hand_size[army] + 1u) / units;
    for (unsigned i = 0; i < m->r->conquest.regions; i++) {
        uint64_t region = m->r->conquest.region[i];
        if (2 * count_bits(region & m->mine) >= count_bits(region))
            places += count_bits(region & m->o->own[army]);
    }
    return places;
}

/* The rival with most of it; nobody when none has any. */
static void find_prey(struct mind *m)
{
    unsigned most = 0;
    for (uint64_t left = m->rivals; left != 0;) {
        uint8_t army = take_lowest(&left);
        unsigned lure = lure_of(m, army);
        if (lure <= most)
            continue;
        most = lure;
        m->prey = m->o->own[army];
    }
}

void mind_see(struct mind *m)
{
    m->mine = m->o->own[m->seat];
    m->side = friendly_places(m->r, m->s, m->seat);
    m->enemies = all_places(m->r) & ~m->side;
}

/* What a mode does not have is worth nothing. Regions are left out: all that there are get their worth. */
static void forget(struct mind *m)
{
    m->special = m->rich = m->prey = m->bases = 0;
    m->by_goals = false;
    m->resource = m->base = m->lost_base = m->card = 0;
}

void mind_value_land(struct mind *m)
{
    m->rivals = (uint8_t)(m->s->living & ~friends_of(m->r, m->s, m->seat));
    m->any = m->manner->place;
    if (m->r->conquest.cards != 0 && m->o->conquests == 0)
        m->card = m->manner->card;
    value_regions(m);
    if (m->manner->prey != PREY_NOBODY)
        find_prey(m);
}

/* Everything that several questions of a turn need, computed once; nothing of it changes while the position does
 * not. */
void mind_look(struct mind *m)
{
    const struct hg_rules *r = m->r;
    const struct hg_state *s = m->s;
    uint64_t near;
    forget(m);
    m->plain = odds_cached(m->odds, r, (struct insight_edge){{0, 0}, {0, 0}});
    mind_see(m);
    near = insight_neighbours(m->r, m->mine);
    m->reach = near & m->enemies;
    mind_value_land(m);
    m->kill = kill_worth(m);
    if (r->conquest.mechanisms == 0)
        return;
    if (plays_with(r, HG_CAMPAIGN)) {
        campaign_value(m, near);
        return;
    }
    m->special = insight_places_with_pieces(r, s);
    m->by_goals = insight_is_won_by_goals(r);
    m->bases = bases_of(r, s, ~friends_of(r, s, m->seat));
    m->rich = m->o->resource;
    if (plays_with(r, HG_RESOURCES))
        m->resource = RESOURCE_WORTH;
    value_bases(m);
    if (plays_with(r, HG_GOALS))
        value_goals(m);
}

/* For questions that may be answered without a look. The worth of regions is not cleared, since one is made in every
 * question of a rollout and nobody reads it before a look. */
void mind_blank(struct mind *m, const struct hg_rules *r, const struct hg_state *s, uint8_t seat, const struct kit *kit)
{
    m->r = r;
    m->s = s;
    m->o = &s->conquest.open;
    m->odds = kit->odds;
    m->manner = manner_of(seat, kit);
    m->plain = NULL;
    m->mine = m->side = m->enemies = m->reach = 0;
    m->seat = seat;
    m->rivals = 0;
    m->kill = m->any = 0;
    forget(m);
}

void mind_of(struct mind *m, const struct hg_rules *r, const struct hg_state *s, uint8_t seat, const struct kit *kit)
{
    mind_blank(m, r, s, seat, kit);
    mind_look(m);
}

/* ---- Worth ------------------------------------------------------------------------------------------------------- */

/* So many places, each worth as much. */
static int32_t many(uint64_t places, int32_t worth)
{
    return (int32_t)count_bits(places) * worth;
}

/* As a set, empty where it has none. */
static uint64_t own_base(const struct mind *m)
{
    return m->o->base[m->seat] == 0 ? 0 : bit(m->o->base[m->seat] - 1u);
}

/* What they are worth whatever region they are in. */
static int32_t worth_anywhere(const struct mind *m, uint64_t places)
{
    int32_t worth = many(places, m->any) + many(places & m->prey, m->manner->prize) + m->card;
    if (m->r->conquest.mechanisms == 0)
        return worth;
    return worth + many(places & m->rich, m->resource) + many(places & m->bases, m->base) +
           many(places & own_base(m), m->lost_base);
}

/* A region that becomes whole by all of them together counts once. `places` are some of its own. */
static int32_t worth_there(const struct mind *m, unsigned region, uint64_t places)
{
    bool completes = (m->r->conquest.region[region] & ~(m->mine | places)) == 0;
    return many(places, m->region[region]) + (completes ? m->whole[region] : 0);
}

/* From region to region: mostly all are of one. */
int32_t mind_worth(const struct mind *m, uint64_t places)
{
    int32_t worth = worth_anywhere(m, places);
    for (uint64_t left = places, here; left != 0; left ^= here) {
        unsigned region = insight_region_of(m->r, (uint8_t)lowest(left));
        here = left & m->r->conquest.region[region];
        worth += worth_there(m, region, here);
    }
    return worth;
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* Cards in force are not counted: they hold for one battle, and the look may be made long before it. */
const struct odds_quick *mind_odds_with_pieces(const struct mind *m, uint8_t from, uint8_t to)
{
    return odds_another(m->odds, m->r, insight_pieces(m->r, m->s, from, to));
}

/* Won, it costs about as many units as it kills; lost, a large force stops before it is gone. */
int32_t mind_battle(const struct mind *m, uint8_t from, uint8_t to)
{
    unsigned attack = m->o->units[from] - 1u, defence = m->o->units[to];
    int32_t chance = (int32_t)(odds_win(mind_odds(m, from, to), attack, defence) >> 8);
    int32_t lost = (int32_t)(defence < attack ? defence : attack) * chance +
                   (int32_t)(2 * defence < attack ? 2 * defence : attack) * (256 - chance);
    int32_t killed = (int32_t)defence * (256 + chance) / 2;
    return (mind_worth_of(m, to) * chance + m->kill * killed - m->manner->loss * lost) / 256;
}

/* Units that the strongest neighbour could attack with. */
unsigned mind_threat(const struct mind *m, uint8_t place)
{
    unsigned most = 0;
    for (uint64_t left = m->r->conquest.near[place] & m->enemies; left != 0;) {
        unsigned units = m->o->units[take_lowest(&left)] - 1u;
        most = units > most ? units : most;
    }
    return most;
}
