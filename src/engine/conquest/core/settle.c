/* A whole battle settled at once, for search: what is left when an attacker who always commits all it may stops or
 * wins, and nobody plays a card. In the last roll of a conquest the attacker loses nothing, so who moves in follows
 * from the numbers alone. Whether a hero fell is the caller's business; abilities in force need their dice. */
#include "engine/conquest/core/core.h"

/* Both sides lose their units; returns whether the place has fallen. */
bool attack_takes(struct hg_state *s, const struct hg_action *a, unsigned attacker_loses, unsigned defender_loses)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->from] = (uint16_t)(o->units[a->from] - attacker_loses);
    o->units[a->to] = (uint16_t)(o->units[a->to] - defender_loses);
    if (o->units[a->to] > 0)
        return false;
    o->battle_from = a->from;
    o->battle_to = a->to;
    return true;
}

/* The hero of the action goes in with the fighters, when the place falls. */
void attack_settle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned attacker_loses,
                   unsigned defender_loses)
{
    struct hg_conquest_open *o = open_of(s);
    if (!attack_takes(s, a, attacker_loses, defender_loses))
        return;
    o->battle_hero = a->x[0];
    occupy_conquer(r, s, at_most(r->conquest.attack_dice, o->units[a->from] - 1u), 0);
}
