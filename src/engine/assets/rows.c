/* Cards and their rows: who may try for what, and which of the dice on the table match a row.
 *
 * Sources: ME-WA-05 to 07 (rows), ME-WA-10 and 18 (cards in reach). What a row is, and how dice are compared with it,
 * stands in engine/rows.h, which scanning shares. */
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

/* A card stands in one region at the most; one outside all regions is never locked. */
bool assets_is_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    for (unsigned i = 0; i < r->assets.regions; i++)
        if (has(r->assets.region[i], card))
            return is_in_one_hand(s, r->assets.region[i]);
    return false;
}

/* Only a region that is claimed as a whole can be in one hand, so that most are passed over quickly. */
uint64_t assets_locked(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t locked = 0, open = ~assets_claimed(r, s);
    for (unsigned i = 0; i < r->assets.regions; i++)
        if ((r->assets.region[i] & open) == 0 && is_in_one_hand(s, r->assets.region[i]))
            locked |= r->assets.region[i];
    return locked;
}

/* What the active seat may try for: not its own cards, and none of a region in one hand (ME-WA-18). */
uint64_t assets_available(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    return r->assets.cards & ~o->own[o->seat] & ~assets_locked(r, s);
}

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

/* All ones in the bytes of these rows, of which there are seven at most. */
static uint64_t bytes_of_rows(uint64_t rows)
{
    return (rows * UINT64_C(0x0002040810204081) & bytes_all(1)) * 255;
}

/* The try ends as soon as the rows that are left need more dice than there are (ME-WA-15, A-94). It counts the
 * fewest dice of every row, so that it never ends a try that could still succeed. */
bool assets_is_hopeless(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    uint64_t left = bytes_of_rows(assets_rows_left(r, s)) & r->assets.needs[o->target];
    unsigned sum = (unsigned)(left * bytes_all(1) >> 56); /* all rows of a card and stealing need seven dice at most */
    return sum % 16 > assets_dice_left(o) || sum / 16 > o->dice[1];
}

/* ---- Dice on the table ------------------------------------------------------------------------------------------ */

/* The printed rows only: the row for cards that somebody holds comes on top of them. */
static bool any_row_matches(const struct hg_rules *r, uint64_t have, uint8_t card)
{
    for (unsigned i = 0; i < r->assets.rows[card]; i++)
        if (rows_suffice(have, &r->assets.row[card][i]))
            return true;
    return false;
}

/* The first roll must match a row completely, or the turn is over (ME-WA-09, A-90). */
bool assets_any_match(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t have = rows_have(assets_seen(s)->face), available = assets_available(r, s);
    for (uint64_t left = available; left != 0;)
        if (any_row_matches(r, have, take_lowest(&left)))
            return true;
    return (available & assets_claimed(r, s)) != 0 && rows_suffice(have, &r->assets.steal);
}
