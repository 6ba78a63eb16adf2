/* What to aim at: regions to complete or to break, armies to eliminate, bases, single places. Every candidate is
 * weighed by one formula, what it brings by the chance to get it less what it costs, so that they compare; mind_aim
 * takes the best for policies and rollouts, mind_aims the best few for the search. It is asked for every question of
 * a turn, which makes it the hottest part of a rollout: what can't be among the best is dropped as early as that is
 * certain. */
#include "players/conquest/mind.h"

/* Worths in sixteenths of a unit, as everywhere in this folder: what it brings to put an army out of the game, for each
 * of its cards and goals, and when it is the last one. */
enum {
    LONGEST = 10, /* places of one target */
    CAPTURED_GOAL = 12 * UNIT,
    LAST_RIVAL = 400 * UNIT
};

/* The targets found so far, the best first. */
struct list {
    const struct mind *m;
    uint64_t from, reach; /* own places that could attack, and the places beside them */
    uint64_t strong;      /* of the former those with two units or more */
    unsigned pile, count, room;
    unsigned longest; /* places that could be taken at most */
    int32_t least;    /* the last score of a full list */
    struct target *out;
};

/* The list is full of better ones. */
static bool is_too_poor(const struct list *l, int32_t score)
{
    return score <= l->least;
}

/* Sorted, the best first; the last one falls out of a full list. Field by field, since a target that has just been put
 * together would have to be waited for. */
static inline void keep(struct list *l, const struct target *t)
{
    unsigned i = l->count < l->room ? l->count++ : l->count - 1;
    struct target *to;
    for (; i > 0 && t->score > l->out[i - 1].score; i--)
        l->out[i] = l->out[i - 1];
    to = &l->out[i];
    to->places = t->places;
    to->score = t->score;
    to->chance = t->chance;
    to->kind = t->kind;
    to->subject = t->subject;
    to->launch = t->launch;
    if (l->count == l->room)
        l->least = l->out[l->room - 1].score;
}

/* The part of `places` that can be reached by taking some of them after another. */
static uint64_t reachable(const struct list *l, uint64_t places)
{
    if ((places & ~l->reach) == 0)
        return places;
    return insight_connected(l->m->r, places, places & l->reach);
}

/* All defenders of a target are fought by one force, so they count together; `near` is all that lies beside them. */
static unsigned units_on(const struct mind *m, uint64_t places, uint64_t *near)
{
    unsigned units = 0;
    *near = 0;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        units += m->o->units[place];
        *near |= m->r->conquest.near[place];
    }
    return units;
}

/* The strongest own place beside the target, and half of what the others there could send: places with one unit can
 * send none, and are looked at only where no other is. */
static inline unsigned force_at(const struct list *l, uint64_t near, uint8_t *launch)
{
    const uint16_t *units = l->m->o->units;
    unsigned most = 0, sum = 0;
    for (uint64_t left = near & l->strong; left != 0;) {
        uint8_t place = take_lowest(&left);
        sum += units[place] - 1u;
        *launch = units[place] > most ? place : *launch;
        most = units[place] > most ? units[place] : most;
    }
    if (most != 0)
        return most - 1 + (sum - (most - 1)) / 2 + l->pile;
    if ((near & l->from) == 0)
        return 0;
    *launch = (uint8_t)lowest(near & l->from);
    return l->pile;
}

/* What taking them brings and costs. A failed attack still takes some of them if it is not hopeless, and a large force
 * is not lost in it: it stops. */
static inline int32_t score_of(const struct mind *m, int32_t chance, unsigned force, unsigned defence, int32_t worth,
                               int32_t extra)
{
    int32_t spent = (int32_t)(2 * defence < force ? 2 * defence : force), all = (int32_t)defence;
    int32_t gain = (worth + extra) * chance + (2 * force > defence ? worth / 4 * (256 - chance) : 0);
    int32_t lost = (all < spent ? all : spent) * chance * 7 / 8 + spent * (256 - chance);
    int32_t killed = all * chance + (all < spent ? all : spent) / 2 * (256 - chance);
    return (gain + m->kill * killed - m->manner->loss * lost) / 256;
}

/* A target is taken as far as it can be reached. One unit stays on every place that is taken on the way, which is
 * what a force needs beyond the fight. */
static void consider(struct list *l, uint64_t places, enum aim_kind kind, uint8_t subject, int32_t extra)
{
    const struct mind *m = l->m;
    struct target t = {.kind = (uint8_t)kind, .subject = subject, .launch = HG_NONE};
    unsigned force, defence, count;
    uint64_t near;
    t.places = reachable(l, places & m->enemies);
    if (t.places == 0)
        return;
    count = count_bits(t.places);
    defence = units_on(m, t.places, &near);
    force = force_at(l, near, &t.launch);
    if (force < count)
        return;
    t.chance = odds_win(m->plain, force - (count - 1), defence);
    t.score = score_of(m, (int32_t)(t.chance >> 8), force, defence, mind_worth(m, t.places),
                       t.places == (places & m->enemies) ? extra : 0);
    if (!is_too_poor(l, t.score))
        keep(l, &t);
}

/* The same, shorter, for one place. If it can't be among the best even for certain and for nothing, that is all. */
static inline void consider_place(struct list *l, unsigned region, uint8_t place)
{
    const struct mind *m = l->m;
    uint8_t launch = HG_NONE;
    unsigned force, defence = m->o->units[place];
    int32_t worth = mind_worth_within(m, region, place), score;
    uint32_t chance;
    if (is_too_poor(l, worth + m->kill * (int32_t)defence))
        return;
    force = force_at(l, m->r->conquest.near[place], &launch);
    if (force == 0)
        return;
    chance = odds_win(m->plain, force, defence);
    score = score_of(m, (int32_t)(chance >> 8), force, defence, worth, 0);
    if (!is_too_poor(l, score))
        keep(l, &(struct target){bit(place), score, chance, AIMS_PLACE, HG_NONE, launch});
}

/* Regions with two places or more to take; one place alone is considered by itself. */
static void consider_regions(struct list *l)
{
    const struct hg_conquest_rules *c = &l->m->r->conquest;
    uint64_t few = 0, worth_a_look;
    for (unsigned i = 0; i < c->regions; i++)
        few |= (uint64_t)(count_bits(c->region[i] & l->m->enemies) - 2 <= l->longest - 2) << i;
    worth_a_look = few & insight_regions_of(l->m->r, l->reach);
    while (worth_a_look != 0) {
        uint8_t i = take_lowest(&worth_a_look);
        consider(l, c->region[i], AIMS_REGION, i, 0);
    }
}

/* Besides its places: its cards and goals, and one enemy less. The last one is the game. */
static int32_t elimination_worth(const struct mind *m, uint8_t army)
{
    int32_t worth = m->manner->elimination + m->o->hand_size[army] * m->manner->captured;
    if ((m->rivals & ~friends_of(m->r, m->s, army)) == 0 && count_bits(m->rivals) == 1)
        worth += LAST_RIVAL;
    if (m->by_goals && m->r->conquest.goal_heir == HG_GOALS_TO_ELIMINATOR)
        worth += (int32_t)count_bits(m->o->goals_of[army]) * CAPTURED_GOAL;
    return worth;
}

/* An army is worth the hunt when so few of its places are left that one force can take them all. */
static void consider_armies(struct list *l)
{
    for (uint64_t left = l->m->rivals; left != 0;) {
        uint8_t army = take_lowest(&left);
        uint64_t own = l->m->o->own[army];
        if (((own & l->reach) != 0) & (count_bits(own) <= l->longest))
            consider(l, own, AIMS_ARMY, army, elimination_worth(l->m, army));
    }
}

/* Bases one step behind the front can be reached over the weakest place between. */
static uint64_t way_to(const struct list *l, uint8_t place)
{
    const struct mind *m = l->m;
    uint64_t between = m->r->conquest.near[place] & l->reach;
    unsigned least = UINT16_MAX + 1u;
    uint64_t way = 0;
    if (has(l->reach, place))
        return bit(place);
    while (between != 0) {
        uint8_t next = take_lowest(&between);
        if (m->o->units[next] < least) {
            least = m->o->units[next];
            way = bit(next) | bit(place);
        }
    }
    return way;
}

/* Those of enemies, and the own one where it is lost. */
static void consider_bases(struct list *l)
{
    const struct mind *m = l->m;
    uint64_t bases = (m->bases | (m->o->base[m->seat] != 0 ? bit(m->o->base[m->seat] - 1u) : 0)) & m->enemies;
    while (bases != 0) {
        uint8_t place = take_lowest(&bases);
        uint64_t way = way_to(l, place);
        if (way != 0)
            consider(l, way, AIMS_BASE, HG_NONE, 0);
    }
}

/* The regions of which a single place may be good enough. While killing brings something, that depends on the place. */
static uint64_t rich_regions(const struct list *l)
{
    const struct mind *m = l->m;
    int32_t anywhere = m->any + m->card + m->resource + m->base + m->lost_base + m->kill;
    uint64_t rich = 0;
    anywhere += m->prey != 0 ? m->manner->prize : 0;
    if (m->kill > 0)
        return ~UINT64_C(0);
    for (unsigned i = 0; i < m->r->conquest.regions; i++) {
        uint64_t missing = m->r->conquest.region[i] & ~m->mine;
        int32_t completes = mind_if((missing & (missing - 1)) == 0, m->whole[i]);
        rich |= (uint64_t)(anywhere + m->region[i] + completes > l->least) << i;
    }
    return rich;
}

/* Region by region, which saves looking the region of each place up. */
static void consider_places(struct list *l)
{
    const struct hg_rules *r = l->m->r;
    for (uint64_t regions = insight_regions_of(r, l->reach) & rich_regions(l); regions != 0;) {
        unsigned i = take_lowest(&regions);
        for (uint64_t left = l->reach & r->conquest.region[i]; left != 0;)
            consider_place(l, i, take_lowest(&left));
    }
}

/* Each place costs about one unit to take and one to leave there; the largest force is helped by others. */
static unsigned longest(const struct list *l)
{
    unsigned most = l->from != 0;
    for (uint64_t left = l->strong; left != 0;) {
        unsigned units = l->m->o->units[take_lowest(&left)];
        most = units > most ? units : most;
    }
    most = (most + l->pile) * 2 / 3;
    return most < 2 ? 2 : most < LONGEST ? most : LONGEST;
}

/* Without units to place only places with two or more can attack. */
static void consider_all(struct list *l)
{
    const struct mind *m = l->m;
    l->strong = m->mine & crowded(m->o->units);
    l->from = l->pile > 0 ? m->mine : l->strong;
    l->reach = l->pile > 0 ? m->reach : insight_neighbours(m->r, l->from) & m->enemies;
    l->longest = longest(l);
    consider_regions(l);
    consider_armies(l);
    if (plays_with(m->r, HG_BASES))
        consider_bases(l);
    consider_places(l);
}

/* Several targets, for a search to choose from. */
unsigned mind_aims(const struct mind *m, unsigned pile, struct target out[TARGETS_MAX])
{
    struct list l = {.m = m, .pile = pile, .room = TARGETS_MAX, .least = INT32_MIN, .out = out};
    consider_all(&l);
    return l.count;
}

/* One target only: most of the list is then never looked at closely. */
struct target mind_aim(const struct mind *m, unsigned pile)
{
    struct target best = {.kind = AIMS_NONE, .subject = HG_NONE, .launch = HG_NONE, .score = INT32_MIN};
    struct list l = {.m = m, .pile = pile, .count = 1, .room = 1, .least = INT32_MIN, .out = &best};
    consider_all(&l);
    return best;
}

/* ---- One attack -------------------------------------------------------------------------------------------------- */

/* The surest of all attacks on the target; of equals the one with more units behind it. */
bool mind_next_attack(const struct mind *m, const struct target *t, uint8_t *from, uint8_t *to)
{
    uint64_t sources = insight_neighbours(m->r, t->places) & m->mine & crowded(m->o->units);
    uint32_t best = 0;
    unsigned pair = 0; /* the two places in one number, so that a better one is taken without a branch */
    while (sources != 0) {
        uint8_t source = take_lowest(&sources);
        for (uint64_t left = m->r->conquest.near[source] & t->places; left != 0;) {
            uint8_t place = take_lowest(&left);
            uint32_t chance = odds_win(mind_odds(m, source, place), m->o->units[source] - 1u, m->o->units[place]);
            chance += m->o->units[source];
            pair = chance > best ? source * 256u + place : pair;
            best = chance > best ? chance : best;
        }
    }
    *from = (uint8_t)(pair / 256);
    *to = (uint8_t)(pair % 256);
    return best > ODDS_ONE * 2 / 5;
}
