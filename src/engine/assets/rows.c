/* Cards and their rows: who may try for what, and which of the dice on the table match a row. */
#include "engine/assets/assets.h"

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

/* Is a region, all of it claimed, in one hand? */
static bool is_in_one_hand(const struct hg_state *s, uint64_t region)
{
    for (unsigned seat = 0; seat < HG_SEATS_MAX; seat++)
        if ((region & assets_seen(s)->own[seat]) != 0)
            return (region & ~assets_seen(s)->own[seat]) == 0;
    return false;
}

bool assets_is_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    for (unsigned i = 0; i < r->assets.regions; i++)
        if (has(r->assets.region[i], card))
            return is_in_one_hand(s, r->assets.region[i]);
    return false;
}

uint64_t assets_locked(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t locked = 0, open = ~assets_claimed(r, s);
    for (unsigned i = 0; i < r->assets.regions; i++)
        if ((r->assets.region[i] & open) == 0 && is_in_one_hand(s, r->assets.region[i]))
            locked |= r->assets.region[i];
    return locked;
}

uint64_t assets_available(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    return r->assets.cards & ~o->own[o->seat] & ~assets_locked(r, s);
}

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

bool assets_is_hopeless(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned dice = 0, large = 0;
    for (uint64_t left = assets_rows_left(r, s); left != 0;) {
        const struct hg_row *row = assets_row(r, o->target, take_lowest(&left));
        dice += row->dice;
        large += row->large;
    }
    return dice > assets_dice_left(o) || large > o->dice[1];
}

/* ---- Dice on the table ------------------------------------------------------------------------------------------ */

static bool any_row_matches(const struct hg_rules *r, uint64_t have, uint8_t card)
{
    for (unsigned i = 0; i < r->assets.rows[card]; i++)
        if (rows_suffice(have, &r->assets.row[card][i]))
            return true;
    return false;
}

bool assets_any_match(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t have = rows_have(assets_seen(s)->face), available = assets_available(r, s);
    for (uint64_t left = available; left != 0;)
        if (any_row_matches(r, have, take_lowest(&left)))
            return true;
    return (available & assets_claimed(r, s)) != 0 && rows_suffice(have, &r->assets.steal);
}
