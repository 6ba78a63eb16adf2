/* Cards and their rows: who may try for what, and which of the dice on the table match a row. */
#include "engine/assets/assets.h"

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

uint64_t assets_claimed(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t claimed = 0;
    for (unsigned seat = 0; seat < r->seats; seat++)
        claimed |= assets_seen(s)->own[seat];
    return claimed;
}

uint64_t assets_locked(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t locked = 0, open = ~assets_claimed(r, s);
    for (unsigned i = 0; i < r->assets.regions; i++) {
        if ((r->assets.region[i] & open) != 0)
            continue;
        for (unsigned seat = 0; seat < r->seats; seat++)
            if ((r->assets.region[i] & ~assets_seen(s)->own[seat]) == 0)
                locked |= r->assets.region[i];
    }
    return locked;
}

uint64_t assets_available(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    return r->assets.cards & ~o->own[o->seat] & ~assets_locked(r, s);
}

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

/* A card that somebody holds has one row more. */
unsigned assets_rows(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    return r->assets.rows[card] + (has(assets_claimed(r, s), card) ? 1u : 0u);
}

const struct hg_row *assets_row(const struct hg_rules *r, uint8_t card, unsigned row)
{
    return row < r->assets.rows[card] ? &r->assets.row[card][row] : &r->assets.steal;
}

bool assets_is_hopeless(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned dice = 0, large = 0, rows = assets_rows(r, s, o->target);
    for (unsigned i = 0; i < rows; i++) {
        if (has(o->matched, i))
            continue;
        dice += assets_row(r, o->target, i)->dice;
        large += assets_row(r, o->target, i)->large;
    }
    return dice > assets_dice_left(o) || large > o->dice[1];
}

/* ---- Dice on the table ------------------------------------------------------------------------------------------ */

struct assets_look assets_look(const struct hg_rules *r, const struct hg_state *s)
{
    return (struct assets_look){rows_have(assets_seen(s)->face), assets_claimed(r, s)};
}

unsigned assets_matches(const struct hg_rules *r, const struct assets_look *d, uint8_t card)
{
    unsigned rows = r->assets.rows[card], matches = 0;
    for (unsigned i = 0; i < rows; i++)
        matches |= (rows_suffice(d->have, &r->assets.row[card][i]) ? 1u : 0u) << i;
    if (has(d->claimed, card) && rows_suffice(d->have, &r->assets.steal))
        matches |= 1u << rows;
    return matches;
}

bool assets_any_match(const struct hg_rules *r, const struct hg_state *s)
{
    struct assets_look d = assets_look(r, s);
    for (uint64_t left = assets_available(r, s); left != 0;)
        if (assets_matches(r, &d, take_lowest(&left)) != 0)
            return true;
    return false;
}
