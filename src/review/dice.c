/* Counting dice, and throwing fair ones to compare with. */
#include "review/dice.h"

#include <math.h>
#include <string.h>

#include "engine/traits.h"
#include "players/rng.h"
#include "review/families.h"
#include "stories/seats.h"
#include "stories/story.h"

enum { ENOUGH = 20 /* throws at least as uneven, after which the test ends early */ };

void dice_add(struct dice_faces *to, unsigned sides, unsigned face)
{
    if (sides < DICE_KINDS && face <= sides)
        to->count[sides][face]++;
}

unsigned dice_of_kind(const struct dice_faces *f, unsigned sides)
{
    unsigned sum = 0;
    for (unsigned face = 1; face <= sides; face++)
        sum += f->count[sides][face];
    return sum;
}

unsigned dice_rolled(const struct dice_faces *f)
{
    unsigned sum = 0;
    for (unsigned sides = 2; sides < DICE_KINDS; sides++)
        sum += dice_of_kind(f, sides);
    return sum;
}

double dice_high(const struct dice_faces *f)
{
    double over = 0, variance = 0;
    for (unsigned sides = 2; sides < DICE_KINDS; sides++) {
        variance += dice_of_kind(f, sides) * (sides * sides - 1.0) / 12;
        for (unsigned face = 1; face <= sides; face++)
            over += f->count[sides][face] * (face - (sides + 1.0) / 2);
    }
    return variance > 0 ? over / sqrt(variance) : 0;
}

/* Whole numbers, so that equal throws compare as equal: the sum of squares of each kind times its sides over its dice
 * is Pearson's; kinds are put on one scale by the least common measure of what they are divided by. */
static double unevenness(const struct dice_faces *f, const unsigned dice[DICE_KINDS])
{
    double sum = 0;
    for (unsigned sides = 2; sides < DICE_KINDS; sides++) {
        uint64_t squares = 0;
        if (dice[sides] == 0)
            continue;
        for (unsigned face = 1; face <= sides; face++)
            squares += (uint64_t)f->count[sides][face] * f->count[sides][face];
        sum += (double)(squares * sides) / dice[sides];
    }
    return sum;
}

static void throw_fair(const unsigned dice[DICE_KINDS], struct rng *rng, struct dice_faces *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned sides = 2; sides < DICE_KINDS; sides++)
        for (unsigned i = 0; i < dice[sides]; i++)
            out->count[sides][1 + rng_below(rng, sides)]++;
}

double dice_test(const struct dice_faces *f, uint64_t seed)
{
    unsigned dice[DICE_KINDS] = {0}, as_uneven = 0, tries = 0;
    struct dice_faces fair;
    struct rng rng;
    double seen;
    for (unsigned sides = 2; sides < DICE_KINDS; sides++)
        dice[sides] = dice_of_kind(f, sides);
    if (dice_rolled(f) == 0)
        return 1;
    seen = unevenness(f, dice);
    rng_seed(&rng, seed, UINT64_C(0xd1ce));
    while (tries < DICE_TRIES && as_uneven < ENOUGH) {
        throw_fair(dice, &rng, &fair);
        as_uneven += unevenness(&fair, dice) >= seen;
        tries++;
    }
    return as_uneven == ENOUGH ? (double)ENOUGH / tries : (as_uneven + 1.0) / (tries + 1.0);
}

/* ---- The dice of a game ------------------------------------------------------------------------------------------ */

/* The attacker's dice of a battle stand first; the attacker is whose turn it is. */
static uint8_t roller(const struct hg_rules *r, const struct hg_state *s, unsigned die, unsigned attack)
{
    unsigned turn = seat_in_turn(r, s);
    if (attack == HG_NONE || turn >= r->seats)
        return HG_NONE;
    return die < attack ? (uint8_t)turn : review_defender(r, s);
}

static void add_roll(const struct hg_rules *r, const struct path *p, unsigned i, struct dice_game *out)
{
    const struct hg_action *a = &p->action[i];
    const struct hg_state *s = &p->position[i];
    const struct story story = {.r = r, .a = a, .before = s, .after = &p->position[i + 1], .viewer = STORY_WHOLE};
    unsigned attack = story_attack_dice(&story);
    struct hg_chances c;
    hg_chances(r, s, &c);
    for (unsigned k = 0; k < a->count; k++) {
        unsigned sides = c.sides[k] - c.least[k] + 1u, face = a->x[k] - c.least[k] + 1u;
        uint8_t seat = roller(r, s, k, attack);
        dice_add(&out->all, sides, face);
        if (seat < r->seats)
            dice_add(&out->of[seat], sides, face);
    }
}

void dice_of_path(const struct hg_rules *r, const struct path *p, struct dice_game *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < p->count; i++)
        if (p->action[i].seat == HG_CHANCE && p->action[i].count > 0)
            add_roll(r, p, i, out);
}
