/* Exact chances of battles with added dice, as whole fractions. */
#include "players/galactic/galactic.h"

#include <string.h>

/* More dice than any battle has: a full stack, the die of the home, one by a card. */
enum { SUMS = 1 + HG_SIDES_MAX * HG_DICE_MAX };

/* In how many ways dice add up to each sum. */
struct sums {
    uint64_t ways[SUMS];
    unsigned most; /* the largest sum */
};

static void one_more(struct sums *d, unsigned sides)
{
    struct sums next = {.most = d->most + sides};
    for (unsigned sum = 0; sum <= d->most; sum++)
        for (unsigned face = 1; face <= sides; face++)
            next.ways[sum + face] += d->ways[sum];
    *d = next;
}

static struct sums dice_sums(unsigned dice, unsigned sides, unsigned fixed)
{
    struct sums d = {.most = fixed};
    d.ways[fixed] = 1;
    while (dice-- > 0)
        one_more(&d, sides);
    return d;
}

struct split {
    uint64_t won, tied, all;
};

/* The attacker's sums against the defender's, `ahead` added to the former. */
static struct split compare(const struct sums *a, const struct sums *d, int ahead)
{
    struct split s = {0, 0, 0};
    for (unsigned i = 0; i <= a->most; i++)
        for (unsigned k = 0; a->ways[i] != 0 && k <= d->most; k++) {
            uint64_t ways = a->ways[i] * d->ways[k];
            int lead = (int)i + ahead - (int)k;
            s.all += ways;
            s.won += lead > 0 ? ways : 0;
            s.tied += lead == 0 ? ways : 0;
        }
    return s;
}

static uint32_t share(uint64_t part, uint64_t all)
{
    return all == 0 ? 0 : (uint32_t)((part * CHANCE_ONE + all / 2) / all);
}

/* Ties belong to somebody, or are as if they had never been rolled. */
static uint32_t settle(const struct hg_rules *r, const struct hg_galactic_battle *b, struct split s)
{
    if (b->wins_ties != 0)
        return share(s.won + s.tied, s.all);
    return r->galactic.tie_to_defender != 0 ? share(s.won, s.all) : share(s.won, s.all - s.tied);
}

static int bonus(const struct hg_galactic_battle *b, unsigned seat)
{
    return b->raised[seat] - b->lowered[seat];
}

static struct split full_roll(const struct hg_rules *r, const struct hg_galactic_battle *b, unsigned seat)
{
    struct sums a = dice_sums(b->dice[seat], r->galactic.die_sides, 0);
    struct sums d = dice_sums(b->dice[other(seat)], r->galactic.die_sides, 0);
    return compare(&a, &d, bonus(b, seat) - bonus(b, other(seat)));
}

/* What stays on the table of a side while `again` rolls some or all of its dice anew. */
static struct sums side_sums(const struct hg_rules *r, const struct hg_galactic_battle *b, unsigned seat,
                             const struct hg_ask *ask)
{
    if (ask->a != seat)
        return dice_sums(0, r->galactic.die_sides, b->total[seat]);
    if (ask->x != 0)
        return dice_sums(1, r->galactic.die_sides, (unsigned)b->total[seat] - b->high[seat]);
    return dice_sums(b->dice[seat], r->galactic.die_sides, 0);
}

/* A tie after a second roll brings all dice back. */
static uint32_t second_roll(const struct hg_rules *r, const struct hg_galactic_open *o, const struct hg_ask *ask)
{
    const struct hg_galactic_battle *b = &o->battle;
    struct sums a = side_sums(r, b, o->seat, ask), d = side_sums(r, b, other(o->seat), ask);
    struct split s = compare(&a, &d, bonus(b, o->seat) - bonus(b, other(o->seat)));
    uint64_t anew;
    if (b->wins_ties != 0 || r->galactic.tie_to_defender != 0)
        return settle(r, b, s);
    anew = settle(r, b, full_roll(r, b, o->seat));
    return (uint32_t)((s.won * CHANCE_ONE + s.tied * anew) / s.all);
}

uint32_t galactic_chance(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_REROLL)
        return second_roll(r, o, ask);
    return settle(r, &o->battle, full_roll(r, &o->battle, o->seat));
}
