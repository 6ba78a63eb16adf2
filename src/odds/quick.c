/* Battles in whole numbers. What a round can come to is counted by round.c with the engine's dice rule; from there on
 * nothing but whole numbers is used, so that no machine rounds otherwise. */
#include "odds/quick.h"

#include <string.h>

#include "odds/rounds.h"

/* ---- One round --------------------------------------------------------------------------------------------------- */

/* Of 2 to the 32; what is certain is the largest number, which leaves one throw in four thousand million. */
static uint32_t threshold(uint64_t count, uint64_t all)
{
    return count == all ? UINT32_MAX : (uint32_t)((count << 32) / all);
}

static struct odds_lots lots_of(const struct odds_battle *b, unsigned attack, unsigned defence)
{
    struct odds_round round;
    bool both = attack > 1 && defence > 1;
    uint64_t top, split;
    odds_round(b, attack, defence, 0, &round);
    split = both ? round.count[ODDS_SECOND] : 0;
    top = both ? round.count[ODDS_TOP] : 0;
    return (struct odds_lots){threshold(round.count[0], round.all), threshold(round.count[0] + split, round.all),
                              threshold(round.count[0] + split + top, round.all)};
}

/* ---- To the end -------------------------------------------------------------------------------------------------- */

static uint64_t after(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    return defenders == 0 ? ODDS_ONE : attackers == 0 ? 0 : q->win[attackers][defenders];
}

/* A battle is one round and then a smaller battle. */
static uint16_t win_of(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    unsigned stake = odds_stake(q, attackers, defenders);
    const struct odds_lots *lots = odds_lots(q, attackers, defenders);
    uint64_t sum = after(q, attackers, defenders - stake) * lots->defender_loses;
    if (stake == 2)
        sum += after(q, attackers - 1, defenders - 1) * (lots->attacker_loses - lots->defender_loses);
    sum += after(q, attackers - stake, defenders) * (UINT32_MAX - lots->attacker_loses);
    sum = (sum + (UINT64_C(1) << 31)) >> 32;
    return (uint16_t)(sum < ODDS_ONE ? sum : ODDS_ONE - 1);
}

static struct odds_battle battle_of(const struct hg_rules *r, struct insight_edge edge)
{
    struct odds_battle b = odds_battle_of(r);
    for (unsigned side = 0; side < 2; side++) {
        b.side[side].highest = edge.highest[side];
        b.side[side].extra = edge.dice[side];
    }
    return b;
}

/* The rounds first, then battles from the smallest up. A place without defenders is taken for certain. */
static void build(struct odds_quick *q, const struct odds_battle *b)
{
    for (unsigned side = 0; side < 2; side++)
        q->dice[side] = b->side[side].dice;
    for (unsigned attack = 1; attack <= q->dice[HG_ATTACKER]; attack++)
        for (unsigned defence = 1; defence <= q->dice[HG_DEFENDER]; defence++)
            q->round[attack - 1][defence - 1] = lots_of(b, attack, defence);
    for (unsigned attackers = 0; attackers <= ODDS_QUICK; attackers++)
        q->win[attackers][0] = UINT16_MAX;
    for (unsigned defenders = 1; defenders <= ODDS_QUICK; defenders++)
        q->win[0][defenders] = 0;
    for (unsigned attackers = 1; attackers <= ODDS_QUICK; attackers++)
        for (unsigned defenders = 1; defenders <= ODDS_QUICK; defenders++)
            q->win[attackers][defenders] = win_of(q, attackers, defenders);
}

/* The attackers are rounded down and the defenders up, so that no large battle looks better than it is. */
uint32_t odds_win_large(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    unsigned larger = attackers > defenders ? attackers : defenders;
    return q->win[attackers * ODDS_QUICK / larger][(defenders * ODDS_QUICK + larger - 1) / larger];
}

/* ---- The cache --------------------------------------------------------------------------------------------------- */

void odds_cache_clear(struct odds_cache *cache)
{
    cache->dice[0] = cache->dice[1] = cache->sides = 0;
    memset(cache->built, 0, sizeof cache->built);
}

static uint8_t limited(unsigned x, unsigned limit)
{
    return (uint8_t)(x < limit ? x : limit);
}

static struct insight_edge within_limits(struct insight_edge edge)
{
    for (unsigned side = 0; side < 2; side++) {
        edge.highest[side] = limited(edge.highest[side], ODDS_EDGE_HIGHEST);
        edge.dice[side] = limited(edge.dice[side], ODDS_EDGE_DICE);
    }
    return edge;
}

static bool has_dice_of(const struct odds_cache *cache, const struct hg_conquest_rules *c)
{
    return cache->dice[0] == c->attack_dice && cache->dice[1] == c->defence_dice && cache->sides == c->die_sides;
}

const struct odds_quick *odds_cached(struct odds_cache *cache, const struct hg_rules *r, struct insight_edge edge)
{
    struct odds_battle b;
    unsigned i;
    if (!has_dice_of(cache, &r->conquest)) {
        odds_cache_clear(cache);
        cache->dice[0] = r->conquest.attack_dice;
        cache->dice[1] = r->conquest.defence_dice;
        cache->sides = r->conquest.die_sides;
    }
    i = odds_edge_number(edge);
    if (!cache->built[i]) {
        b = battle_of(r, within_limits(edge));
        build(&cache->quick[i], &b);
        cache->built[i] = true;
    }
    return &cache->quick[i];
}
