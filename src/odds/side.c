/* One side of a battle, die by die: each new die is sorted in by the engine's own rule, so that a handful of pairs is
 * carried along instead of every throw. */
#include "odds/side.h"

#include <string.h>

#include "engine/conquest/campaign/ship_dice.h"

enum { CRUISERS_MAX = ODDS_DICE_MAX, FACES = ODDS_SIDES_MAX + 1 };

const char *odds_side_ok(const struct odds_side *side)
{
    if (side->dice < 1 || side->dice > ODDS_DICE_MAX)
        return "one to three units fight in a round";
    if (side->sides < 2 || side->sides > ODDS_SIDES_MAX || side->larger > ODDS_SIDES_MAX || side->larger == 1)
        return "a die has two to eight faces";
    if (side->larger == 0 && (side->all_larger != 0 || side->dreadnoughts != 0))
        return "the larger dice have no faces";
    if (side->extra > ODDS_EXTRA_MAX)
        return "at most two extra dice can be rolled";
    if (side->set > side->sides && (side->set > side->larger || (side->all_larger == 0 && side->dreadnoughts == 0)))
        return "no die shows that face";
    if (side->hero > 1)
        return "a side has one hero";
    if (side->highest > ODDS_BONUS_MAX || side->second > ODDS_BONUS_MAX || side->all > ODDS_BONUS_MAX)
        return "at most twenty can be added to a die";
    return NULL;
}

/* How often each pair of highest dice has come, by the cruisers that are left. */
struct tally {
    uint64_t count[CRUISERS_MAX + 1][FACES][FACES];
};

/* A pair meets one more die. Every face weighs as much as all faces that a second roll can show, so that a die rolled
 * again splits its weight evenly over them; without cruisers each weighs one. */
static void spread(const struct tally *from, struct tally *to, unsigned sides, unsigned cruisers, struct top_two top,
                   unsigned weight)
{
    uint64_t count = from->count[cruisers][top.first][top.second];
    for (uint8_t face = 1; face <= sides; face++) {
        struct top_two next = dice_with(top, face);
        if (!ship_dice_is_again(face, cruisers)) {
            to->count[cruisers][next.first][next.second] += count * weight;
            continue;
        }
        for (uint8_t again = 2; again <= sides; again++) {
            next = dice_with(top, again);
            to->count[cruisers - 1][next.first][next.second] += count;
        }
    }
}

static void roll_one(struct tally *t, unsigned sides, unsigned most, unsigned cruisers)
{
    struct tally next;
    unsigned weight = cruisers > 0 ? sides - 1 : 1;
    memset(next.count, 0, (cruisers + 1) * sizeof next.count[0]);
    for (unsigned left = 0; left <= cruisers; left++)
        for (uint8_t first = 0; first <= most; first++)
            for (uint8_t second = 0; second <= first; second++)
                if (t->count[left][first][second] != 0)
                    spread(t, &next, sides, left, (struct top_two){first, second}, weight);
    memcpy(t->count, next.count, (cruisers + 1) * sizeof next.count[0]);
}

static struct bonus bonus_of(const struct odds_side *side, unsigned hero)
{
    struct bonus b = ship_dice_bonus(side->carriers);
    b.highest = (uint8_t)(b.highest + side->highest + hero);
    b.second = (uint8_t)(b.second + side->second);
    b.all = (uint8_t)(b.all + side->all);
    return b;
}

static void add_pair(struct odds_faces *out, struct top_two top, uint64_t count)
{
    for (unsigned i = 0; i < out->pairs; i++)
        if (out->pair[i].top.first == top.first && out->pair[i].top.second == top.second) {
            out->pair[i].count += count;
            return;
        }
    out->pair[out->pairs++] = (struct odds_pair){top, count};
}

/* Only as many dice count as units fight, and then things are added to them. */
static void gather(const struct tally *t, unsigned most, unsigned units, unsigned cruisers, struct bonus b,
                   struct odds_faces *out)
{
    out->pairs = 0;
    out->all = 0;
    for (uint8_t first = 1; first <= most; first++)
        for (uint8_t second = 0; second <= first; second++) {
            uint64_t count = 0;
            for (unsigned left = 0; left <= cruisers; left++)
                count += t->count[left][first][second];
            if (count == 0)
                continue;
            add_pair(out, dice_raised((struct top_two){first, units < 2 ? (uint8_t)0 : second}, b), count);
            out->all += count;
        }
}

void odds_side_faces(const struct odds_side *side, unsigned units, struct odds_faces out[2])
{
    struct tally t;
    unsigned larger = ship_dice_larger(units, side->dreadnoughts, side->all_larger != 0);
    unsigned cruisers = ship_dice_effective(units, side->cruisers), most = side->sides, rolled = units + side->extra;
    struct top_two start = {0, 0};
    if (larger > 0 && side->larger > most)
        most = side->larger;
    if (side->set != 0) {
        start.first = side->set;
        most = side->set > most ? side->set : most;
        rolled--;
    }
    memset(t.count, 0, (cruisers + 1) * sizeof t.count[0]);
    t.count[cruisers][start.first][0] = 1;
    for (unsigned i = 0; i < rolled; i++)
        roll_one(&t, i < larger ? side->larger : side->sides, most, cruisers);
    for (unsigned hero = 0; hero <= side->hero; hero++)
        gather(&t, most, units, cruisers, bonus_of(side, hero), &out[hero]);
}
