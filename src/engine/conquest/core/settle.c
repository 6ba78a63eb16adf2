/* A whole battle settled at once, for search: what is left when an attacker who always commits all it may stops or
 * wins, and nobody plays a card. In the last roll of a conquest the attacker loses nothing, so who moves in follows
 * from the numbers alone. Whether a hero fell is the caller's business; abilities in force need their dice. */
#include "engine/conquest/core/mechanism.h"

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

/* ---- One round --------------------------------------------------------------------------------------------------- */

/* No mechanism has a say in the dice, and no course around them. */
bool attack_is_plain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (r->conquest.mechanisms == 0)
        return true;
    return course_number(r) == 0 && mechanism_is_quiet_at(r, s, a->x[0], a->to) &&
           ((r->conquest.mechanisms & conquest_hooks.dice.have) == 0 || !mechanism_rewards_dice(r, s));
}

/* Whoever has left is not asked; for a neutral army somebody is. */
bool attack_asks_defender(const struct hg_rules *r, const struct hg_state *s, uint8_t place)
{
    uint8_t army;
    if (open_seen(s)->units[place] < 2 || r->conquest.defence_dice < 2)
        return false;
    army = s->acting == s->living ? (uint8_t)HG_NONE : holder_of(s, place);
    return army >= r->seats || has(s->acting, army);
}

/* What is lost is settled as if the questions had been asked. */
void attack_exchange(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned defence,
                     const uint8_t *face)
{
    struct losses lost = dice_compare(face, a->n, face + a->n, defence);
    if (!attack_takes(s, a, lost.attacker, lost.defender))
        return;
    open_of(s)->battle_hero = a->x[0];
    occupy_conquer(r, s, (unsigned)a->n - lost.attacker, 0);
}
