/* An attack on a piece that rolls no dice: every way the dice can fall, one after another. Three dice at most, so
 * that counting all throws is quick enough and needs no cleverness. */
#include "odds/assault.h"

#include <string.h>

#include "engine/conquest/campaign/ship_dice.h"

/* One throw under way: `face` is filled die by die. */
struct throws {
    const struct odds_assault *assault;
    unsigned units, larger, cruisers;
    uint8_t face[ODDS_DICE_MAX];
    struct odds_assault_result *out;
};

/* The larger dice come first. */
static unsigned sides_of(const struct throws *t, unsigned die)
{
    return die < t->larger ? t->assault->side.larger : t->assault->side.sides;
}

/* By the total, or by a card that makes one top face enough. */
static bool succeeds(const struct throws *t)
{
    const struct odds_side *side = &t->assault->side;
    int total = (int)ship_dice_total(t->face, t->units, side->carriers, side->all) + t->assault->modifier;
    if (t->assault->top_face != 0 && ship_dice_has_top_face(t->face, t->units, t->larger, side->larger, side->sides))
        return true;
    return total >= (int)t->assault->target;
}

static void count(struct throws *t, uint64_t weight)
{
    t->out->all += weight;
    t->out->hit += succeeds(t) ? weight : 0;
}

/* Those of `again` are rolled a second time. A face that stays weighs as much as all that a second roll can show. */
static void roll_again(struct throws *t, unsigned die, unsigned again, uint64_t weight)
{
    uint8_t first;
    if (die == t->units) {
        count(t, weight);
        return;
    }
    if ((again >> die & 1) == 0) {
        roll_again(t, die + 1, again, t->cruisers > 0 ? weight * (sides_of(t, die) - 1) : weight);
        return;
    }
    first = t->face[die];
    for (uint8_t face = 2; face <= sides_of(t, die); face++) {
        t->face[die] = face;
        roll_again(t, die + 1, again, weight);
    }
    t->face[die] = first;
}

/* Dice that ships let roll again follow once all have fallen, because which they are depends on all. */
static void roll(struct throws *t, unsigned die)
{
    if (die == t->units) {
        roll_again(t, 0, ship_dice_again(t->face, t->units, t->cruisers), 1);
        return;
    }
    for (uint8_t face = 1; face <= sides_of(t, die); face++) {
        t->face[die] = face;
        roll(t, die + 1);
    }
}

void odds_assault(const struct odds_assault *assault, unsigned units, struct odds_assault_result *out)
{
    const struct odds_side *side = &assault->side;
    struct throws t = {.assault = assault,
                       .units = units,
                       .larger = ship_dice_larger(units, side->dreadnoughts, side->all_larger != 0),
                       .cruisers = ship_dice_effective(units, side->cruisers),
                       .out = out};
    memset(out, 0, sizeof *out);
    roll(&t, 0);
    out->chance = (double)out->hit / (double)out->all;
}

/* As many units as may be sent each time: fewer would only waste assaults. */
void odds_assaults(const struct odds_assault *assault, unsigned units, struct odds_assaults *out)
{
    struct odds_assault_result by[ODDS_DICE_MAX];
    double left = 1.0;
    memset(out, 0, sizeof *out);
    for (unsigned i = 1; i <= assault->side.dice; i++)
        odds_assault(assault, i, &by[i - 1]);
    while (units > 0) {
        unsigned sent = units < assault->side.dice ? units : assault->side.dice;
        double hit = left * by[sent - 1].chance;
        out->at[out->most++] = hit;
        out->win += hit;
        out->units_left += hit * units;
        left -= hit;
        units -= sent;
    }
}
