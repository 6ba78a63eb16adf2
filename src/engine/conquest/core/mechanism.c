/* Calls the mechanisms that a mode plays with, one after another. */
#include "engine/conquest/campaign/campaign.h"

/* Resources need no hooks: the core counts with them. */
const struct mechanism plain_mechanism = {0};

static const struct mechanism *const mechanisms[HG_MECHANISMS] = {
    [HG_HEROES] = &heroes_mechanism,       [HG_BASES] = &bases_mechanism,       [HG_RESOURCES] = &plain_mechanism,
    [HG_GOALS] = &goals_mechanism,         [HG_REWARDS] = &rewards_mechanism,   [HG_TEAMS] = &seats_mechanism,
    [HG_ABILITIES] = &abilities_mechanism, [HG_CAMPAIGN] = &campaign_mechanism, [HG_SCANNING] = &plain_mechanism,
};

static inline const struct mechanism *next(uint64_t *left)
{
    return mechanisms[take_lowest(left)];
}

unsigned mechanism_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned units = 0;
    for (uint64_t left = r->conquest.mechanisms & HAVE_INCOME; left != 0;)
        units += next(&left)->income(r, s, seat);
    return units;
}

void mechanism_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (uint64_t left = r->conquest.mechanisms & HAVE_DICE; left != 0;)
        next(&left)->dice(r, s, b);
}

void mechanism_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (uint64_t left = r->conquest.mechanisms & HAVE_BONUS; left != 0;)
        next(&left)->bonus(r, s, b);
}

void mechanism_compared(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost)
{
    for (uint64_t left = r->conquest.mechanisms & HAVE_COMPARED; left != 0;)
        next(&left)->compared(r, s, b, lost);
}

void mechanism_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    for (uint64_t left = r->conquest.mechanisms & HAVE_LOST; left != 0;)
        next(&left)->lost(r, s, place);
}

void mechanism_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    for (uint64_t left = r->conquest.mechanisms & HAVE_TURN_BEGINS; left != 0;)
        next(&left)->turn_begins(r, s);
}

void mechanism_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner)
{
    for (uint64_t left = r->conquest.mechanisms; left != 0;) {
        const struct mechanism *m = next(&left);
        if (m->eliminated != NULL)
            m->eliminated(r, s, loser, winner);
    }
}

void mechanism_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    for (uint64_t left = r->conquest.mechanisms; left != 0;) {
        const struct mechanism *m = next(&left);
        if (m->resigned != NULL)
            m->resigned(r, s, seat);
    }
}

const char *mechanism_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = NULL;
    for (uint64_t left = r->conquest.mechanisms; left != 0 && broken == NULL;) {
        const struct mechanism *m = next(&left);
        if (m->state_ok != NULL)
            broken = m->state_ok(r, s);
    }
    return broken;
}
