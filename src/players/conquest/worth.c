/* Features of the sides, and their chances to win by a softmax of weighted sums, all in integers. It judges the end
 * of every rollout and draws the graph of chances in replays. tools/fit finds the weights (weights.c) from played
 * games: whoever changes a feature here has to fit them again, which is why features stay as they are even where
 * they are only estimates. */
#include "players/conquest/worth.h"

#include "engine/conquest/campaign/campaign.h"
#include "engine/conquest/pieces/pieces.h"
#include "players/conquest/mind.h"
#include "players/conquest/quotient.h"

enum { WHOLE = 256 };

/* ---- Features ---------------------------------------------------------------------------------------------------- */

/* What is counted before it becomes shares. */
struct sums {
    unsigned units, places, income, cards, main, exposed, regions, resources, rewards, bases;
};

/* An estimate that weights were fitted to: what a devastated region would still pay and what rewards bring is left
 * out, and so are the bases of those who have left. */
static unsigned income_of(const struct hg_rules *r, const struct hg_state *s, uint64_t own, unsigned bases)
{
    return insight_land_income(r, s, own, 0) + bases * r->conquest.base_income;
}

/* Squares, so that half of two regions is less than the whole of one. */
static unsigned progress(const struct hg_rules *r, uint64_t own)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < r->conquest.regions; i++) {
        unsigned size = count_bits(r->conquest.region[i]), had = count_bits(r->conquest.region[i] & own);
        sum += quotient(quotient(r->conquest.bonus[i] * had * had * 64, size), size);
    }
    return sum;
}

/* Who stands where, looked at once for all seats: places with units, and with two or more. */
struct board {
    uint64_t manned, crowded;
};

/* Whether one of these places has more than so many units. */
static bool any_has_more(const struct hg_conquest_open *o, uint64_t places, unsigned units)
{
    while (places != 0)
        if (o->units[take_lowest(&places)] > units)
            return true;
    return false;
}

/* Most places have one unit and are looked at together. Units that wait to be placed count where they are: with the
 * seat. */
static void count_units(const struct hg_rules *r, const struct hg_state *s, const struct board *b, uint8_t seat,
                        struct sums *sums)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[seat], enemies = b->manned & ~friendly_places(r, s, seat);
    uint64_t single = own & ~b->crowded, strong = enemies & b->crowded;
    sums->units += count_bits(own) + (unsigned)o->pool[seat] + (o->seat == seat ? o->pile : 0u);
    sums->exposed += count_bits(insight_neighbours(r, strong) & single);
    for (uint64_t left = own & b->crowded; left != 0;) {
        uint8_t place = take_lowest(&left);
        uint64_t beside = r->conquest.near[place] & enemies;
        unsigned units = o->units[place];
        sums->units += units - 1;
        if (any_has_more(o, beside & strong, units))
            sums->exposed += units;
        if (beside != 0 && units > sums->main)
            sums->main = units;
    }
    if (sums->main == 0)
        sums->main = insight_beside(r, single, enemies) != 0;
}

/* Allies' sums are added up: a side is judged as one. */
static void count_seat(const struct hg_rules *r, const struct hg_state *s, const struct board *b, uint8_t seat,
                       uint64_t enemy_bases, struct sums *sums)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[seat];
    unsigned bases = plays_with(r, HG_BASES) ? count_bits(own & bases_of(r, s, s->acting)) : 0;
    count_units(r, s, b, seat, sums);
    sums->places += count_bits(own);
    sums->income += income_of(r, s, own, bases);
    sums->cards += o->hand_size[seat];
    sums->regions += progress(r, own);
    sums->resources += count_bits(own & o->resource);
    sums->rewards += count_bits(o->rewards_of[seat]);
    sums->bases += count_bits(own & enemy_bases);
}

/* ---- Goals ------------------------------------------------------------------------------------------------------- */

/* In 1/256; nothing needed counts as done. */
static int32_t part(unsigned had, unsigned needed)
{
    return needed == 0 || had >= needed ? WHOLE : (int32_t)quotient(had * WHOLE, needed);
}

/* How near a seat is to a goal by what it holds itself; those that are met within one turn are never near before, and
 * several regions are never near at once. */
static int32_t nearness(const struct hg_rules *r, const struct hg_state *s, unsigned number,
                        const struct insight_holdings *h)
{
    struct insight_progress p;
    switch ((enum hg_goal_kind)r->conquest.goal[number].kind) {
    case HG_HOLD_REGION:
    case HG_HOLD_BASES:
    case HG_HOLD_RESOURCES:
    case HG_HOLD_PLACES:
        p = insight_goal(r, s, number, h);
        return part(p.had, p.needed);
    case HG_HOLD_REGIONS:
    case HG_TAKE_RESOURCES:
    case HG_TAKE_PLACES:
    case HG_TAKE_REGION:
    case HG_GOAL_KINDS:
        return 0;
    }
    return 0;
}

/* Squared, so that almost counts far more than half. */
static int32_t nearest_goal(const struct hg_rules *r, const struct hg_state *s, uint64_t seats, uint64_t enemy_bases)
{
    int32_t most = 0;
    while (seats != 0) {
        uint64_t own = open_seen(s)->own[take_lowest(&seats)];
        const struct insight_holdings h = {own, own, enemy_bases};
        for (uint64_t left = open_seen(s)->goals; left != 0;) {
            int32_t near = nearness(r, s, take_lowest(&left), &h);
            most = near > most ? near : most;
        }
    }
    return most * most / WHOLE;
}

/* Modes that are not won by goals leave these features 0. */
static void goal_features(const struct hg_rules *r, const struct hg_state *s, uint64_t enemy_bases,
                          struct worth_side *side)
{
    struct insight_progress goals;
    uint64_t held = 0, bases;
    if (r->conquest.mechanisms == 0 || !insight_is_won_by_goals(r))
        return;
    bases = bases_of(r, s, side->seats & s->acting);
    for (uint64_t left = side->seats; left != 0;)
        held |= open_seen(s)->own[take_lowest(&left)];
    goals = insight_goals_of_side(r, s, side->seats);
    side->feature[WORTH_GOALS] = part(goals.had, goals.needed);
    side->feature[WORTH_LAST_GOAL] = goals.had + 1 >= goals.needed ? WHOLE : 0;
    side->feature[WORTH_BASE] = part(count_bits(bases & held), count_bits(bases));
    side->feature[WORTH_NEAR_GOAL] = nearest_goal(r, s, side->seats & s->living, enemy_bases);
}

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

/* How far a faction has come with what it is after, and how near the rest is. */
static void aim_features(const struct hg_rules *r, const struct hg_state *s, struct worth_side *side)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    uint8_t role = role_of(r, (uint8_t)lowest(side->seats));
    uint64_t own = places_of_role(r, s, role), tokens = tokens_places(r, s);
    int32_t had;
    side->feature[WORTH_SEEKERS] = role == HG_SEEKERS ? WHOLE : 0;
    side->feature[WORTH_KEEPERS] = role == HG_KEEPERS ? WHOLE : 0;
    if (role == HG_SEEKERS) {
        side->feature[WORTH_GOALS] = part(count_bits(open_seen(s)->tokens_out), c->tokens);
        side->feature[WORTH_NEAR_GOAL] =
            tokens == 0 ? 0 : part(count_bits(tokens & insight_neighbours(r, own)), c->tokens);
    } else if (role == HG_COLLECTORS) {
        struct insight_progress places = insight_strategic(r, s);
        had = part(places.had, places.needed);
        side->feature[WORTH_GOALS] = had;
        side->feature[WORTH_NEAR_GOAL] = had * had / WHOLE * had / WHOLE;
    }
}

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

/* What a whole is divided by, turned over once: divisions are slow. */
static uint32_t inverse(unsigned all)
{
    return all == 0 ? 0 : ((uint32_t)WHOLE << 16) / all;
}

/* By the inverse of what all sides have together. */
static int32_t share(unsigned part_of_all, uint32_t inverse_of_all)
{
    return (int32_t)((uint64_t)part_of_all * inverse_of_all >> 16);
}

/* Turns until one of the side's seats moves. */
static int32_t soon(const struct hg_rules *r, const struct hg_state *s, uint64_t seats)
{
    uint8_t seat = open_seen(s)->seat;
    unsigned turns = 0, all = count_bits(s->acting);
    if (seat >= r->seats || (seats & s->acting) == 0 || all < 2)
        return 0;
    while (!has(seats & s->acting, seat)) {
        seat = flow_next_acting(r, s, seat);
        turns++;
    }
    return (int32_t)((all - 1 - turns) * WHOLE / (all - 1));
}

/* What the sides fight over becomes a share of all; how a side is placed, a part of its own units. */
static void shares(const struct sums *one, const struct sums *inverses, int32_t *feature)
{
    uint32_t own = inverse(one->units);
    feature[WORTH_UNITS] = share(one->units, inverses->units);
    feature[WORTH_PLACES] = share(one->places, inverses->places);
    feature[WORTH_INCOME] = share(one->income, inverses->income);
    feature[WORTH_CARDS] = share(one->cards, inverses->cards);
    feature[WORTH_MAIN] = share(one->main, own);
    feature[WORTH_EXPOSED] = share(one->exposed, own);
    feature[WORTH_REGIONS] = share(one->regions, inverses->regions);
    feature[WORTH_RESOURCES] = share(one->resources, inverses->resources);
    feature[WORTH_REWARDS] = share(one->rewards, inverses->rewards);
}

/* From sums to inverses, in place: from here on `all` is only divided by. */
static void turn_over(struct sums *all)
{
    all->units = inverse(all->units);
    all->places = inverse(all->places);
    all->income = inverse(all->income);
    all->cards = inverse(all->cards);
    all->regions = inverse(all->regions);
    all->resources = inverse(all->resources);
    all->rewards = inverse(all->rewards);
}

/* Features that become no shares are left out. */
static void add(struct sums *all, const struct sums *one)
{
    all->units += one->units;
    all->places += one->places;
    all->income += one->income;
    all->cards += one->cards;
    all->regions += one->regions;
    all->resources += one->resources;
    all->rewards += one->rewards;
}

/* Sides without a seat that acts have no chance, and are no side here. */
unsigned worth_sides(const struct hg_rules *r, const struct hg_state *s, struct worth_side out[HG_SEATS_MAX])
{
    const struct board board = {manned(open_seen(s)->units), crowded(open_seen(s)->units)};
    struct sums sums[HG_SEATS_MAX], all = {0};
    unsigned count = 0;
    for (uint64_t left = s->acting; left != 0;) {
        uint8_t first = (uint8_t)lowest(left);
        uint64_t seats = friends_of(r, s, first);
        uint64_t enemy_bases = plays_with(r, HG_BASES) ? bases_of(r, s, s->acting & ~seats) : 0;
        out[count] = (struct worth_side){.seats = (uint8_t)seats, .feature = {0}};
        sums[count] = (struct sums){0};
        for (uint64_t members = seats & s->acting; members != 0;)
            count_seat(r, s, &board, take_lowest(&members), enemy_bases, &sums[count]);
        out[count].feature[WORTH_TURN] = soon(r, s, seats);
        out[count].feature[WORTH_BASES] = share(sums[count].bases, inverse(r->seats));
        goal_features(r, s, enemy_bases, &out[count]);
        if (plays_with(r, HG_CAMPAIGN))
            aim_features(r, s, &out[count]);
        add(&all, &sums[count]);
        left &= ~seats;
        count++;
    }
    turn_over(&all);
    for (unsigned i = 0; i < count; i++)
        shares(&sums[i], &all, out[i].feature);
    return count;
}

/* ---- Chances ----------------------------------------------------------------------------------------------------- */

/* Fewer sides and other ways to win make other games. */
unsigned worth_kind(const struct hg_rules *r, unsigned sides)
{
    if (plays_with(r, HG_CAMPAIGN))
        return sides < 3 ? 6 : 7;
    return (insight_is_won_by_goals(r) ? 3u : 0u) + (sides < 3 ? 0u : sides < 4 ? 1u : 2u);
}

/* e to the minus x, x in 1/65536, as 1/65536. The fraction of the power of two by a parabola through its ends. */
static uint32_t fading(uint32_t x)
{
    uint64_t binary = (uint64_t)x * 94548 >> 16; /* times log2 of e */
    uint32_t whole = (uint32_t)(binary >> 16), rest = (uint32_t)binary & 65535;
    uint32_t power = 65536 - (rest * 45000 >> 16) + (uint32_t)((uint64_t)rest * rest >> 16) * 12232 / 65536;
    return whole > 20 ? 0 : power >> whole;
}

/* In 32 bits, which divide faster; only certainty, at most, needs one more. */
static uint32_t part_of_one(uint32_t power, uint32_t all)
{
    uint32_t rest = UINT32_MAX % all;
    return power < SKILL_ONE ? (power << 16) / all : UINT32_MAX / all + (rest + 1 == all);
}

/* An ended game is certain. Otherwise the largest sum counts as 1 before the softmax, so that nothing overflows. */
void worth_evaluate(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX])
{
    struct worth_side side[HG_SEATS_MAX];
    int32_t logit[HG_SEATS_MAX], most = INT32_MIN;
    uint32_t power[HG_SEATS_MAX], all = 0;
    const int16_t *weight;
    unsigned count, features; /* those from WORTH_GOALS on are 0 without mechanisms */
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        worth[i] = s->over && has(s->winners, i) ? SKILL_ONE : 0;
    if (s->over)
        return;
    count = worth_sides(r, s, side);
    weight = worth_weights[worth_kind(r, count)];
    features = r->conquest.mechanisms == 0 ? WORTH_GOALS : WORTH_FEATURES;
    for (unsigned i = 0; i < count; i++) {
        logit[i] = 0;
        for (unsigned k = 0; k < features; k++)
            logit[i] += weight[k] * side[i].feature[k];
        most = logit[i] > most ? logit[i] : most;
    }
    for (unsigned i = 0; i < count; i++)
        all += power[i] = fading((uint32_t)(most - logit[i]));
    for (unsigned i = 0; i < count; i++)
        for (uint64_t left = side[i].seats; left != 0;)
            worth[take_lowest(&left)] = part_of_one(power[i], all);
}
