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

unsigned assets_row_dice(const struct hg_row *row)
{
    if (row->sum != 0)
        return (row->sum + LOW_FACE - 1u) / LOW_FACE;
    return row->face[1] != 0 ? 2 : 1;
}

unsigned assets_row_large(const struct hg_rules *r, const struct hg_row *row)
{
    uint8_t most = r->assets.sides[0];
    return (row->face[0] > most ? 1u : 0u) + (row->face[1] > most ? 1u : 0u);
}

bool assets_is_hopeless(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned dice = 0, large = 0, rows = assets_rows(r, s, o->target);
    for (unsigned i = 0; i < rows; i++) {
        if (has(o->matched, i))
            continue;
        dice += assets_row_dice(assets_row(r, o->target, i));
        large += assets_row_large(r, assets_row(r, o->target, i));
    }
    return dice > assets_dice_left(o) || large > o->dice[1];
}

/* ---- Dice on the table ------------------------------------------------------------------------------------------ */

struct assets_look assets_look(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    struct assets_look d = {0, assets_claimed(r, s), 0};
    for (unsigned i = 0; o->face[i] != 0; i++) {
        d.faces += bit(8u * (o->face[i] - 1u));
        d.low += o->face[i] <= LOW_FACE ? o->face[i] : 0u;
    }
    return d;
}

/* With the top bit set in every byte, one subtraction compares all faces: no byte borrows from the next. */
bool assets_suffices(const struct assets_look *d, const struct hg_row *row)
{
    uint64_t top = bytes_all(128), need;
    if (row->sum != 0)
        return d->low >= row->sum;
    need = bit(8u * (row->face[0] - 1u));
    if (row->face[1] != 0)
        need += bit(8u * (row->face[1] - 1u));
    return (((d->faces | top) - need) & top) == top;
}

unsigned assets_matches(const struct hg_rules *r, const struct assets_look *d, uint8_t card)
{
    unsigned rows = r->assets.rows[card], matches = 0;
    for (unsigned i = 0; i < rows; i++)
        matches |= (assets_suffices(d, &r->assets.row[card][i]) ? 1u : 0u) << i;
    if (has(d->claimed, card) && assets_suffices(d, &r->assets.steal))
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

/* ---- Sets of dice ----------------------------------------------------------------------------------------------- */

/* Dice of the roll that could take part in matching the row. */
static unsigned candidates(const struct hg_assets *o, const struct hg_row *row)
{
    unsigned set = 0;
    for (unsigned i = 0; o->face[i] != 0; i++)
        if (row->sum != 0 ? o->face[i] <= LOW_FACE : o->face[i] == row->face[0] || o->face[i] == row->face[1])
            set |= 1u << i;
    return set;
}

/* Does a set of candidates match the row, all of it and with nothing left over? */
static bool is_match(const struct hg_assets *o, const struct hg_row *row, unsigned set)
{
    unsigned sum = 0, dice = count_bits(set), first;
    if (row->sum != 0) {
        for (uint64_t left = set; left != 0;)
            sum += o->face[take_lowest(&left)];
        return sum >= row->sum;
    }
    if (dice != assets_row_dice(row))
        return false;
    first = lowest(set);
    return dice == 1 || o->face[first] + o->face[lowest(set & (set - 1))] == row->face[0] + row->face[1];
}

/* For each die of the set, those of its kind before it that show the same. */
static void find_equal(const struct hg_assets *o, unsigned set, uint8_t equal[DICE])
{
    for (uint64_t left = set; left != 0;) {
        uint8_t i = take_lowest(&left);
        unsigned same_kind = i < o->dice[0] ? set : set >> o->dice[0] << o->dice[0];
        equal[i] = 0;
        for (uint64_t before = same_kind & ((1u << i) - 1u); before != 0;) {
            uint8_t k = take_lowest(&before);
            if (o->face[k] == o->face[i])
                equal[i] |= (uint8_t)(1u << k);
        }
    }
}

/* Is a die left out that shows the same as a later one of its kind in the set? */
static bool skips_equal(const uint8_t equal[DICE], unsigned set)
{
    for (uint64_t left = set; left != 0;)
        if ((equal[take_lowest(&left)] & ~set) != 0)
            return true;
    return false;
}

unsigned assets_sets(const struct hg_state *s, const struct hg_row *row, uint8_t *out, unsigned most)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned all = candidates(o, row), count = 0;
    uint8_t equal[DICE];
    find_equal(o, all, equal);
    for (unsigned set = (0u - all) & all; set != 0 && count < most; set = (set - all) & all)
        if (is_match(o, row, set) && !skips_equal(equal, set))
            out[count++] = (uint8_t)set;
    return count;
}

enum hg_reason assets_why_not_set(const struct hg_state *s, const struct hg_row *row, unsigned set)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned all = candidates(o, row);
    uint8_t equal[DICE];
    if (set == 0 || set >> assets_dice_left(o) != 0)
        return HG_NO_SUCH_DIE;
    if ((set & ~all) != 0 || !is_match(o, row, set))
        return HG_NO_MATCH;
    find_equal(o, all, equal);
    return skips_equal(equal, set) ? HG_EQUAL_DICE : HG_OK;
}
