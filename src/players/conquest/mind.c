/* What places are worth: income, regions made whole or broken, goals, bases, cards. */
#include "players/conquest/mind.h"

#include "players/conquest/campaign.h"
#include "players/conquest/quotient.h"

/* Rounds that a held region is expected to pay for, and so on; found by play. */
enum {
    PLACE_WORTH = 20,
    CARD_WORTH = 44,
    REGION_ROUNDS = 4,
    BREAK_ROUNDS = 3,
    BASE_ROUNDS = 4,
    GOAL_WORTH = 12 * UNIT,
    WINNING_WORTH = 120 * UNIT,
    REWARD_WORTH = 5 * UNIT,
    LOST_BASE_WORTH = 20 * UNIT,
    DENIAL_WORTH = 25 * UNIT
};

/* ---- Goals ------------------------------------------------------------------------------------------------------- */

static unsigned goals_had(const struct mind *m, uint64_t seats)
{
    unsigned goals = 0;
    while (seats != 0)
        goals += count_bits(m->o->goals_of[take_lowest(&seats)]);
    return goals;
}

static unsigned goals_needed(const struct mind *m, uint64_t side)
{
    return count_bits(side) > 1 ? m->r->conquest.goals_together : m->r->conquest.goals_alone;
}

/* What one more goal is worth; little when one was collected already this turn. */
static int32_t goal_worth(const struct mind *m)
{
    uint64_t side = friends_of(m->r, m->s, m->seat);
    unsigned had = goals_had(m, side), needed = goals_needed(m, side);
    if (!m->by_goals)
        return REWARD_WORTH;
    if (had + 1 >= needed)
        return WINNING_WORTH;
    return GOAL_WORTH * (int32_t)(had + 1);
}

static unsigned whole_regions(const struct mind *m)
{
    unsigned count = 0;
    for (unsigned i = 0; i < m->r->conquest.regions; i++)
        count += (m->r->conquest.region[i] & ~m->side) == 0;
    return count;
}

/* A goal that needs `missing` more of something: each of them gets its part when they are few. */
static int32_t part_of(int32_t worth, unsigned had, unsigned needed)
{
    unsigned missing = needed > had ? needed - had : 0;
    if (missing == 0 || missing > 6)
        return 0;
    return worth / (int32_t)(missing + missing * missing / 2);
}

static void value_goal(struct mind *m, const struct hg_goal *goal, int32_t worth)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    unsigned whole;
    switch ((enum hg_goal_kind)goal->kind) {
    case HG_HOLD_REGION:
        m->whole[goal->region] += (c->region[goal->region] & ~m->side) != 0 ? worth : 0;
        return;
    case HG_HOLD_REGIONS:
        whole = whole_regions(m);
        for (unsigned i = 0; i < c->regions && whole < goal->count; i++)
            m->whole[i] += worth / (goal->count - (int32_t)whole) / (goal->count - (int32_t)whole);
        return;
    case HG_HOLD_BASES:
        m->base += part_of(worth, count_bits(m->mine & m->bases), goal->count);
        return;
    case HG_HOLD_RESOURCES:
        m->resource += part_of(worth, count_bits(m->mine & m->o->resource), goal->count);
        return;
    case HG_HOLD_PLACES:
        m->any += part_of(worth, count_bits(m->mine), goal->count);
        return;
    case HG_TAKE_RESOURCES:
        m->resource += part_of(worth, count_bits(m->mine & m->o->resource & ~m->o->start_own), goal->count);
        return;
    case HG_TAKE_PLACES:
        m->any += part_of(worth, count_bits(m->mine & ~m->o->start_own), goal->count);
        return;
    case HG_TAKE_REGION:
        for (unsigned i = 0; i < c->regions; i++)
            m->whole[i] += (c->region[i] & m->o->start_own) == 0 ? worth : 0;
        return;
    case HG_GOAL_KINDS:
        return;
    }
}

static void value_goals(struct mind *m)
{
    int32_t worth = goal_worth(m);
    for (uint64_t left = m->o->goals; left != 0;)
        value_goal(m, &m->r->conquest.goal[take_lowest(&left)], worth);
}

/* ---- Bases ------------------------------------------------------------------------------------------------------- */

/* The own base is needed to win by goals. A rival that is about to win by goals can be stopped by taking its base. */
static void value_bases(struct mind *m)
{
    m->base = m->r->conquest.base_income * UNIT * BASE_ROUNDS;
    m->lost_base = m->by_goals ? LOST_BASE_WORTH : m->base;
    for (uint64_t left = m->by_goals ? m->rivals : 0; left != 0;) {
        uint64_t side = friends_of(m->r, m->s, take_lowest(&left));
        if (goals_had(m, side) + 1 >= goals_needed(m, side))
            m->base += DENIAL_WORTH;
    }
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* An enemy's whole region, or a friend's: its holder, or HG_NONE. */
static bool one_rival_holds(const struct mind *m, uint64_t region)
{
    uint8_t owner = owner_of(m->s, (uint8_t)lowest(region));
    return owner < m->r->seats && (region & ~m->o->own[owner]) == 0;
}

static void value_regions(struct mind *m)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    for (unsigned i = 0; i < c->regions; i++) {
        uint64_t region = c->region[i];
        int32_t bonus = c->bonus[i] * UNIT;
        unsigned half = (unsigned)bonus * REGION_ROUNDS * count_bits(region & m->mine) / 2;
        m->region[i] = (int32_t)quotient(half, count_bits(region));
        m->whole[i] = bonus * REGION_ROUNDS;
        if ((region & m->side) == 0 && one_rival_holds(m, region))
            m->region[i] += bonus * BREAK_ROUNDS;
    }
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* Units lost by others are worth more when few are left to profit, and the longer the game lasts. */
static int32_t kill_worth(const struct mind *m)
{
    int32_t worth = 5 + m->s->round / 6;
    uint64_t rest = m->rivals;
    if (rest != 0)
        rest &= ~friends_of(m->r, m->s, (uint8_t)lowest(rest));
    if (rest == 0)
        worth = 14 + m->s->round / 12;
    return worth < 20 ? worth : 20;
}

bool mind_plays_for_goals(const struct hg_rules *r)
{
    bool found = false;
    for (unsigned i = 0; i < r->conquest.steps; i++)
        found = found || r->conquest.step[i] == HG_STEP_VICTORY;
    return found;
}

/* Heroes, towers and what they reach; everywhere, once somebody has a reward of more dice. */
static uint64_t special_places(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned dice = r->conquest.rewards_by_kind[HG_ATTACK_DIE] | r->conquest.rewards_by_kind[HG_DEFENCE_DIE], held = 0;
    uint64_t places = 0;
    for (unsigned i = 0; i < r->seats; i++) {
        places |= o->hero[i] != 0 ? bit(o->hero[i] - 1u) : 0;
        held |= o->rewards_of[i];
    }
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        places |= o->tower[i] != 0 ? r->conquest.near[o->tower[i] - 1u] | bit(o->tower[i] - 1u) : 0;
    return (held & dice) != 0 ? all_places(r) : places;
}

void mind_look(struct mind *m, const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
               struct odds_cache *odds)
{
    uint64_t friends = friends_of(r, s, seat), near;
    *m = (struct mind){.r = r, .s = s, .o = &s->conquest.open, .odds = odds, .seat = seat};
    m->plain = odds_cached(odds, r, (struct odds_edge){{0, 0}, {0, 0}});
    m->mine = m->o->own[seat];
    m->side = friendly_places(r, s, seat);
    m->enemies = all_places(r) & ~m->side;
    near = mind_neighbours(m, m->mine);
    m->reach = near & m->enemies;
    m->rivals = (uint8_t)(s->living & ~friends);
    m->kill = kill_worth(m);
    m->any = PLACE_WORTH;
    if (r->conquest.cards != 0 && m->o->conquests == 0)
        m->card = CARD_WORTH;
    value_regions(m);
    if (r->conquest.mechanisms == 0)
        return;
    if (plays_with(r, HG_CAMPAIGN)) {
        campaign_value(m, near);
        return;
    }
    m->special = special_places(r, s);
    m->by_goals = mind_plays_for_goals(r);
    m->bases = bases_of(r, s, ~friends);
    m->rich = m->o->resource;
    if (plays_with(r, HG_RESOURCES))
        m->resource = PLACE_WORTH;
    value_bases(m);
    if (plays_with(r, HG_GOALS))
        value_goals(m);
}

/* ---- Worth ------------------------------------------------------------------------------------------------------- */

static int32_t many(uint64_t places, int32_t worth)
{
    return (int32_t)count_bits(places) * worth;
}

static uint64_t own_base(const struct mind *m)
{
    return m->o->base[m->seat] == 0 ? 0 : bit(m->o->base[m->seat] - 1u);
}

int32_t mind_worth(const struct mind *m, uint64_t places)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    int32_t worth = many(places, m->any) + m->card;
    for (unsigned i = 0; i < c->regions; i++) {
        worth += many(places & c->region[i], m->region[i]);
        if ((c->region[i] & ~(m->mine | places)) == 0 && (c->region[i] & places) != 0)
            worth += m->whole[i];
    }
    if (c->mechanisms == 0)
        return worth;
    return worth + many(places & m->rich, m->resource) + many(places & m->bases, m->base) +
           many(places & own_base(m), m->lost_base);
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* A tower helps its holder on its own place and beside it. */
static void towers_help(const struct mind *m, const uint8_t army[2], uint8_t to, struct odds_edge *edge)
{
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++) {
        unsigned tower = m->o->tower[i] - 1u;
        if (m->o->tower[i] == 0 || !has(m->r->conquest.near[tower] | bit(tower), to))
            continue;
        for (unsigned side = 0; side < 2; side++)
            edge->highest[side] = (uint8_t)(edge->highest[side] + has(m->o->own[army[side]], tower));
    }
}

const struct odds_quick *mind_odds_with_pieces(const struct mind *m, uint8_t from, uint8_t to)
{
    struct odds_edge edge = {{0, 0}, {0, 0}};
    uint8_t attacker = has(m->mine, from) ? m->seat : owner_of(m->s, from), defender = owner_of(m->s, to);
    if (attacker < m->r->seats && m->o->hero[attacker] == from + 1)
        edge.highest[0]++;
    if (defender < m->r->seats && m->o->hero[defender] == to + 1)
        edge.highest[1]++;
    towers_help(m, (const uint8_t[]){attacker, defender}, to, &edge);
    if (plays_with(m->r, HG_REWARDS)) {
        edge.dice[0] = (uint8_t)rewards_held(m->r, m->s, attacker, HG_ATTACK_DIE);
        edge.dice[1] = (uint8_t)rewards_held(m->r, m->s, defender, HG_DEFENCE_DIE);
    }
    return odds_cached(m->odds, m->r, edge);
}

int32_t mind_battle(const struct mind *m, uint8_t from, uint8_t to)
{
    unsigned attack = m->o->units[from] - 1u, defence = m->o->units[to];
    int32_t chance = (int32_t)(odds_win(mind_odds(m, from, to), attack, defence) >> 8);
    int32_t lost = (int32_t)(defence < attack ? defence : attack) * chance +
                   (int32_t)(2 * defence < attack ? 2 * defence : attack) * (256 - chance);
    int32_t killed = (int32_t)defence * (256 + chance) / 2;
    return (mind_worth_of(m, to) * chance + m->kill * killed - UNIT * lost) / 256;
}

unsigned mind_threat(const struct mind *m, uint8_t place)
{
    unsigned most = 0;
    for (uint64_t left = m->r->conquest.near[place] & m->enemies; left != 0;) {
        unsigned units = m->o->units[take_lowest(&left)] - 1u;
        most = units > most ? units : most;
    }
    return most;
}
