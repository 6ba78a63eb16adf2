/* Which dice of a battle are large: by ships, by a token on the place, by cards in force.
 *
 * Sources: ME-GW-SHIP-13 (dreadnoughts), ME-GW-VANG-08 and A-35 (tokens). The large dice of a side stand before its
 * others. */
#include "engine/conquest/campaign/campaign.h"

/* A token on the place or a card gives the defender large dice throughout. */
bool clash_has_large_defence(const struct hg_rules *r, const struct hg_state *s)
{
    return tokens_any_on(s, open_seen(s)->battle_to) || ops_large(r, s, HG_DEFENDER);
}

/* Nobody rolls for the titan (ME-GW-HARB-10), and tokens do not help it. */
struct clash_dice clash_dice(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct clash_dice d = {.count = {o->battle_attack, o->battle_defence}};
    bool all = ops_large(r, s, HG_ATTACKER);
    d.large[HG_ATTACKER] =
        (uint8_t)ship_dice_larger(o->battle_attack, clash_ships(s, HG_ATTACKER, HG_DREADNOUGHT), all);
    if (o->battle_titan)
        return d;
    all = clash_has_large_defence(r, s);
    d.large[HG_DEFENDER] =
        (uint8_t)ship_dice_larger(o->battle_defence, clash_ships(s, HG_DEFENDER, HG_DREADNOUGHT), all);
    return d;
}

bool titan_shows_top_face(const struct hg_rules *r, const struct hg_state *s)
{
    struct clash_dice d = clash_dice(r, s);
    return ship_dice_has_top_face(open_seen(s)->battle_die, d.count[HG_ATTACKER], d.large[HG_ATTACKER],
                                  campaign_of(r)->large_sides, r->conquest.die_sides);
}
