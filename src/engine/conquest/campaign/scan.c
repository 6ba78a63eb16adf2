/* Scanning: once in a turn, before units are placed, dice may be rolled for a place of one's own that has a card. All
 * rows matched, it brings units, and its card is out of the game.
 *
 * Sources: ME-GW-SCAN-01 to 17, A-87 to. Rows and dice are those of the assets family
 * (engine/rows.h). The attempt stands in the fields scan_* of a position, which are 0 outside one. */
#include "engine/conquest/campaign/campaign.h"
#include "engine/rows.h"

#include <string.h>

static const struct hg_assets_rules *cards_of(const struct hg_rules *r)
{
    return &campaign_of(r)->scan;
}

static struct rows_roll rolled(const struct hg_state *s)
{
    return (struct rows_roll){open_seen(s)->scan_face, open_seen(s)->scan_dice};
}

static uint8_t place_scanned(const struct hg_state *s)
{
    return (uint8_t)(open_seen(s)->scan_at - 1);
}

static const struct hg_row *row_at(const struct hg_rules *r, const struct hg_state *s, unsigned row)
{
    return &cards_of(r)->row[place_scanned(s)][row];
}

/* ---- Choosing a place ------------------------------------------------------------------------------------------- */

/* Own places whose card has not been won yet. */
static uint64_t places_to_scan(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return open_seen(s)->own[seat] & cards_of(r)->cards & ~open_seen(s)->scanned;
}

/* In the card part of deploying, with no set half picked. */
void scan_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t places = plays_with(r, HG_SCANNING) ? places_to_scan(r, s, ask_seen(s)->seat) : 0;
    if (places != 0 && !placing_has_begun(ask_seen(s)) && open_seen(s)->picked_size == 0)
        box_add(s, out, VERB_SCAN)->to = places;
}

enum hg_reason scan_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (!plays_with(r, HG_SCANNING))
        return HG_NO_SUCH_VERB;
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    if (placing_has_begun(ask_seen(s)))
        return HG_SCAN_IS_OVER;
    if (!has(open_seen(s)->own[a->seat], a->to))
        return HG_NOT_YOURS;
    return has(places_to_scan(r, s, a->seat), a->to) ? HG_OK : HG_NO_SCAN_CARD;
}

/* From now on no cards are turned in this turn, as if placing had begun. */
void scan_begin(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    ask_top(s)->x = 1;
    o->scan_at = (uint8_t)(a->to + 1);
    memcpy(o->scan_dice, cards_of(r)->dice, sizeof o->scan_dice);
    ask_push(s, (struct hg_ask){.kind = ASK_SCAN_ROLL, .seat = HG_CHANCE});
}

/* ---- Rolling ---------------------------------------------------------------------------------------------------- */

void scan_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    const uint8_t *dice = open_seen(s)->scan_dice, *sides = cards_of(r)->sides;
    out->verb = VERB_ROLL;
    out->count = (uint8_t)(dice[0] + dice[1]);
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, sides[1], sizeof out->sides);
    memset(out->sides, sides[0], dice[0]);
}

/* All faces at once, as bytes of a word: the smaller dice first. */
enum hg_reason scan_why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const uint8_t *dice = open_seen(s)->scan_dice, *sides = cards_of(r)->sides;
    unsigned all = (unsigned)dice[0] + dice[1];
    uint64_t faces = bytes_of(a->x), small = faces & (bit(8u * dice[0]) - 1);
    return a->count == all && bytes_within(faces, all, sides[1]) && bytes_within(small, dice[0], sides[0])
               ? HG_OK
               : HG_NOT_POSSIBLE_ROLL;
}

/* A roll is always answered: even without a match a die has to go. */
void scan_rolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    ask_pop(s);
    memcpy(open_of(s)->scan_face, a->x, sizeof open_of(s)->scan_face);
    ask_push(s, (struct hg_ask){.kind = ASK_SCAN, .seat = open_of(s)->seat});
}

/* Back to deploying, with nothing left of the attempt. */
static void stop(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->scan_at = o->scan_matched = o->scan_dice[0] = o->scan_dice[1] = 0;
    memset(o->scan_face, 0, sizeof o->scan_face);
    deploy_go_on(r, s);
}

/* Open rows need more dice, or more large ones, than are left. */
static bool is_hopeless(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned dice = 0, large = 0, rows = cards_of(r)->rows[place_scanned(s)];
    for (unsigned i = 0; i < rows; i++) {
        if (has(o->scan_matched, i))
            continue;
        dice += row_at(r, s, i)->dice;
        large += row_at(r, s, i)->large;
    }
    return dice > (unsigned)o->scan_dice[0] + o->scan_dice[1] || large > o->scan_dice[1];
}

/* With the dice that are left, unless they can't be enough. The question is off the stack. */
static void go_on(const struct hg_rules *r, struct hg_state *s)
{
    memset(open_of(s)->scan_face, 0, sizeof open_of(s)->scan_face);
    if (is_hopeless(r, s))
        stop(r, s);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_SCAN_ROLL, .seat = HG_CHANCE});
}

/* ---- Matching a row --------------------------------------------------------------------------------------------- */

/* A match may be refused; a die goes then. */
void scan_offer_rows(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t have = rows_have(o->scan_face);
    unsigned rows = cards_of(r)->rows[place_scanned(s)];
    for (unsigned i = 0; i < rows; i++)
        if (!has(o->scan_matched, i) && rows_suffice(have, row_at(r, s, i)))
            box_add(s, out, VERB_MATCH)->n = (struct hg_range){(uint16_t)(i + 1), (uint16_t)(i + 1)};
    for (unsigned i = 0; i < 2; i++)
        if (o->scan_dice[i] > 0)
            box_add(s, out, VERB_DROP)->n = (struct hg_range){cards_of(r)->sides[i], cards_of(r)->sides[i]};
    box_add(s, out, VERB_GIVE_UP);
}

enum hg_reason scan_why_not_match(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0 || a->n > cards_of(r)->rows[place_scanned(s)])
        return HG_NO_SUCH_ROW;
    if (has(open_seen(s)->scan_matched, a->n - 1u))
        return HG_ROW_IS_MATCHED;
    return rows_suffice(rows_have(open_seen(s)->scan_face), row_at(r, s, a->n - 1u)) ? HG_OK : HG_NO_MATCH;
}

/* The units join the pile of this turn. */
static void succeed(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t place = place_scanned(s);
    open_of(s)->scanned |= bit(place);
    deploy_add(r, s, cards_of(r)->value[place]);
    stop(r, s);
}

/* Never the last row. */
static void put(const struct hg_rules *r, struct hg_state *s, unsigned row, unsigned set)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned small = count_bits(set & ((1u << o->scan_dice[0]) - 1u));
    o->scan_dice[0] = (uint8_t)(o->scan_dice[0] - small);
    o->scan_dice[1] = (uint8_t)(o->scan_dice[1] - (count_bits(set) - small));
    o->scan_matched |= (uint8_t)(1u << row);
    go_on(r, s);
}

/* Which dice is only asked when it makes a difference: with the last row the scan has succeeded, whichever they are. */
void scan_match(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t row = (uint8_t)(a->n - 1);
    unsigned set = rows_only_set(rolled(s), row_at(r, s, row));
    ask_pop(s);
    if (count_bits(open_of(s)->scan_matched) + 1 == cards_of(r)->rows[place_scanned(s)])
        succeed(r, s);
    else if (set != 0)
        put(r, s, row, set);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_SCAN_PLACE, .seat = a->seat, .a = row});
}

void scan_offer_dice(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t set[1u << ROWS_DICE];
    unsigned sets = rows_sets(rolled(s), row_at(r, s, asked_row(ask_seen(s))), set, sizeof set);
    for (unsigned i = 0; i < sets; i++)
        box_add(s, out, VERB_DICE)->n = (struct hg_range){set[i], set[i]};
}

enum hg_reason scan_why_not_dice(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return rows_why_not_set(rolled(s), row_at(r, s, asked_row(ask_seen(s))), a->n);
}

void scan_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t row = asked_row(ask_seen(s));
    ask_pop(s);
    put(r, s, row, a->n);
}

/* ---- Not matching ----------------------------------------------------------------------------------------------- */

enum hg_reason scan_why_not_drop(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    for (unsigned i = 0; i < 2; i++)
        if (a->n == cards_of(r)->sides[i] && open_seen(s)->scan_dice[i] > 0)
            return HG_OK;
    return HG_NO_SUCH_DIE;
}

/* A die is named by its sides: what it shows is of no use any more. */
void scan_drop(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    open_of(s)->scan_dice[a->n == cards_of(r)->sides[1]]--;
    go_on(r, s);
}

enum hg_reason scan_why_not_give_up(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)s;
    (void)a;
    return HG_OK;
}

/* The attempt is over, and deploying goes on. */
void scan_give_up(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    ask_pop(s);
    stop(r, s);
}
