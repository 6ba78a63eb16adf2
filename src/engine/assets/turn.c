/* The course of a game: who begins, the rolls of a turn, what is done with them, and the end.
 *
 * Sources: ME-WA-02, 03 and 08 to 22. A turn is a chain of questions, of which one is open at a time: ASK_ROLL, then
 * ASK_CHOOSE (the first roll fixes the card) or ASK_MATCH (every later one), ASK_PLACE where it matters which dice are
 * used, and ASK_ROLL again with those that are left. */
#include "engine/assets/assets.h"

#include <string.h>

#include "engine/insight.h"

/* ---- The end of a game ------------------------------------------------------------------------------------------ */

/* A region in one hand counts by its own value instead of its cards'. */
unsigned insight_score(const struct hg_rules *r, uint64_t cards)
{
    uint64_t left = cards;
    unsigned score = 0;
    for (unsigned i = 0; i < r->assets.regions; i++) {
        uint64_t region = r->assets.region[i];
        if (region == 0 || (region & ~cards) != 0)
            continue;
        score += r->assets.region_value[i];
        left &= ~region;
    }
    while (left != 0)
        score += r->assets.value[take_lowest(&left)];
    return score;
}

/* Points are counted from the cards each time, so no total has to be kept in the position. */
unsigned assets_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    return insight_score(r, assets_seen(s)->own[seat]);
}

/* Between two turns nothing lies on the table: no dice, no target, no matched rows. Invariants rely on it. */
static void forget_attempt(struct hg_state *s)
{
    struct hg_assets *o = assets_of(s);
    memset(o->face, 0, sizeof o->face);
    memset(o->dice, 0, sizeof o->dice);
    o->target = HG_NONE;
    o->matched = 0;
}

/* The game is over: nothing is asked any more, and the table is clean. */
static void finish(struct hg_state *s, uint8_t winners)
{
    ask_clear(s);
    forget_attempt(s);
    s->over = 1;
    s->winners = winners;
}

/* The most points win; who has resigned cannot. A tie is shared. */
static void settle(const struct hg_rules *r, struct hg_state *s)
{
    unsigned best = 0;
    uint8_t winners = 0;
    for (unsigned seat = 0; seat < r->seats; seat++) {
        unsigned score = assets_score(r, s, seat);
        if (!has(s->acting, seat) || score < best)
            continue;
        if (score > best)
            winners = 0;
        best = score;
        winners |= (uint8_t)bit(seat);
    }
    finish(s, winners);
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

/* One question is open at a time: it takes the place of the last one. */
static void ask(struct hg_state *s, uint8_t kind, uint8_t seat)
{
    s->depth = 0;
    ask_push(s, (struct hg_ask){.kind = kind, .seat = seat});
}

/* Chance names who begins (ME-WA-02, A-98): there is no roll for it in this game. */
void assets_start(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_assets *o = assets_of(s);
    (void)r;
    forget_attempt(s);
    o->seat = o->first = HG_NONE;
    ask(s, ASK_FIRST, HG_CHANCE);
}

/* All dice go to the seat, and are rolled at once (ME-WA-08): there is nothing to decide before. */
static void begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    struct hg_assets *o = assets_of(s);
    forget_attempt(s);
    memcpy(o->dice, r->assets.dice, sizeof o->dice);
    o->seat = seat;
    s->turn++;
    ask(s, ASK_ROLL, HG_CHANCE);
}

/* All dice go to the next seat that still acts. A round ends when they pass whoever began. */
static void pass_on(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = assets_of(s)->seat;
    do {
        seat = (uint8_t)(seat + 1u == r->seats ? 0 : seat + 1);
        if (seat == assets_of(s)->first)
            s->round++;
    } while (!has(s->acting, seat));
    begin_turn(r, s, seat);
}

/* Seats stand in the set of items: the same form that cards have elsewhere. */
void assets_first_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    (void)r;
    out->verb = VERB_FIRST;
    out->items.word[0] = s->acting;
}

enum hg_reason assets_why_not_first(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->card < r->seats && has(s->acting, a->card) ? HG_OK : HG_SEAT_IS_OUT;
}

/* The first turn of round 1 is this seat's; a round ends each time the dice come back to it. */
void assets_first(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    assets_of(s)->first = a->card;
    s->round = 1;
    begin_turn(r, s, a->card);
}

/* The cards of who resigns stay where they are, and can still be taken. */
void assets_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    s->acting &= (uint8_t)~bit(a->seat);
    if (count_bits(s->acting) == 1)
        finish(s, s->acting);
    else if (assets_of(s)->seat == a->seat)
        pass_on(r, s);
}

/* ---- Rolling ---------------------------------------------------------------------------------------------------- */

/* The smaller dice come first, those of the larger kind behind them, as the faces are kept. */
void assets_roll_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    const struct hg_assets *o = assets_seen(s);
    uint64_t small = bit(8u * o->dice[0]) - 1;
    out->verb = VERB_ROLL;
    out->count = (uint8_t)assets_dice_left(o);
    memset(out->least, 1, sizeof out->least);
    bytes_into(bytes_all(r->assets.sides[1]) - (small & bytes_all(r->assets.sides[1] - r->assets.sides[0])),
               out->sides);
}

enum hg_reason assets_why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_assets *o = assets_seen(s);
    bool possible = a->count == assets_dice_left(o) && assets_may_show(r, o, a->x);
    return possible ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

/* A first roll that matches no row of any card in reach ends the turn. */
void assets_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_assets *o = assets_of(s);
    memcpy(o->face, a->x, sizeof o->face);
    if (o->target != HG_NONE)
        ask(s, ASK_MATCH, o->seat);
    else if (assets_any_match(r, s))
        ask(s, ASK_CHOOSE, o->seat);
    else
        pass_on(r, s);
}

bool assets_roll_first(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                       uint64_t cards[HG_ROWS_MAX + 1])
{
    struct hg_assets *o = assets_of(s);
    uint64_t any = 0;
    memcpy(o->face, a->x, sizeof o->face);
    assets_matches(r, s, cards);
    for (unsigned row = 0; row <= HG_ROWS_MAX; row++)
        any |= cards[row];
    if (any != 0)
        ask(s, ASK_CHOOSE, o->seat);
    else
        pass_on(r, s);
    return any != 0;
}

/* With the dice that are left, unless they can't be enough. */
static void go_on(const struct hg_rules *r, struct hg_state *s)
{
    memset(assets_of(s)->face, 0, sizeof assets_of(s)->face);
    if (assets_is_hopeless(r, s))
        pass_on(r, s);
    else
        ask(s, ASK_ROLL, HG_CHANCE);
}

/* ---- Matching a row --------------------------------------------------------------------------------------------- */

/* Rows are numbered from 1 in actions, from 0 in the rules. */
static void offer_row(const struct hg_state *s, unsigned row, uint64_t cards, struct hg_choices *out)
{
    struct hg_choice *box = assets_box(s, out, VERB_MATCH);
    box->to = cards;
    box->x_lo[0] = box->x_hi[0] = (uint8_t)(row + 1);
}

void assets_matches(const struct hg_rules *r, const struct hg_state *s, uint64_t cards[HG_ROWS_MAX + 1])
{
    uint64_t available = assets_available(r, s), all[HG_ROWS_MAX] = {0};
    struct assets_look d = assets_look(r, s);
    for (unsigned i = 0; i < r->assets.wants; i++)
        if (rows_have_all(d.have, r->assets.want[i])) {
            UNROLLED
            for (unsigned row = 0; row < HG_ROWS_MAX; row++)
                all[row] |= r->assets.want_cards[i][row];
        }
    UNROLLED
    for (unsigned row = 0; row < HG_ROWS_MAX; row++)
        cards[row] = all[row] & available;
    cards[HG_ROWS_MAX] = 0;
    if (rows_suffice(d.have, &r->assets.steal))
        for (uint64_t left = available & d.claimed; left != 0;) {
            uint8_t card = take_lowest(&left);
            cards[r->assets.rows[card]] |= bit(card);
        }
}

/* One box for each row, with all the cards whose row that is. */
void assets_offer_choose(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t cards[HG_ROWS_MAX + 1];
    assets_matches(r, s, cards);
    for (unsigned row = 0; row <= HG_ROWS_MAX; row++)
        if (cards[row] != 0)
            offer_row(s, row, cards[row], out);
    assets_box(s, out, VERB_PASS);
}

/* One row for each roll, on the card that was chosen (ME-WA-12). Instead, even when a row matches, a die may be given
 * away (ME-WA-14, A-88), or the try given up. */
void assets_offer_match(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_assets *o = assets_seen(s);
    for (uint64_t left = assets_matching(r, s); left != 0;)
        offer_row(s, take_lowest(&left), bit(o->target), out);
    for (unsigned i = 0; i < 2; i++)
        if (o->dice[i] > 0)
            assets_box(s, out, VERB_REMOVE)->n = (struct hg_range){r->assets.sides[i], r->assets.sides[i]};
    assets_box(s, out, VERB_GIVE_UP);
}

/* Whether the active seat may try for a card (ME-WA-10, 18): another one than it has begun with is refused, and so
 * are cards of regions in one hand and its own. */
static enum hg_reason why_not_card(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    const struct hg_assets *o = assets_seen(s);
    if (o->target != HG_NONE)
        return card == o->target ? HG_OK : HG_ANOTHER_TARGET;
    if (assets_is_locked(r, s, card))
        return HG_REGION_IS_HELD;
    return has(o->own[o->seat], card) ? HG_IS_YOURS : HG_OK;
}

/* The reasons come in the order in which a player would look: the card, the row, the dice. */
enum hg_reason assets_why_not_match(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned row = a->x[0] - 1u;
    enum hg_reason reason = why_not_card(r, s, a->to);
    if (reason != HG_OK)
        return reason;
    if (row >= assets_rows(r, s, a->to))
        return HG_NO_SUCH_ROW;
    if (has(assets_seen(s)->matched, row))
        return HG_ROW_IS_MATCHED;
    return rows_suffice(rows_have(assets_seen(s)->face), assets_row(r, a->to, row)) ? HG_OK : HG_NO_MATCH;
}

/* The card comes from the middle or from its holder. The last claim ends the game at once. */
static void take_card(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_assets *o = assets_of(s);
    for (unsigned seat = 0; seat < r->seats; seat++)
        o->own[seat] &= ~bit(o->target);
    o->own[o->seat] |= bit(o->target);
    if (assets_claimed(r, s) == r->assets.cards)
        settle(r, s);
    else
        pass_on(r, s);
}

/* Whether one row is left that is not matched, so that the next match wins the card. */
static bool is_last_row(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    return count_bits(o->matched) + 1 == assets_rows(r, s, o->target);
}

/* Never the last row. */
static void put(const struct hg_rules *r, struct hg_state *s, unsigned row, unsigned set)
{
    struct hg_assets *o = assets_of(s);
    unsigned small = count_bits(set & ((1u << o->dice[0]) - 1u));
    o->dice[0] = (uint8_t)(o->dice[0] - small);
    o->dice[1] = (uint8_t)(o->dice[1] - (count_bits(set) - small));
    o->matched |= (uint8_t)(1u << row);
    go_on(r, s);
}

/* Which dice is only asked when it makes a difference: with the last row the card is won, whichever they are. */
void assets_match(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_assets *o = assets_of(s);
    uint8_t row = (uint8_t)(a->x[0] - 1);
    unsigned set;
    o->target = a->to;
    if (is_last_row(r, s)) {
        take_card(r, s);
        return;
    }
    set = rows_only_set(assets_rolled(s), assets_row(r, a->to, row));
    if (set != 0) {
        put(r, s, row, set);
        return;
    }
    ask(s, ASK_PLACE, o->seat);
    ask_top(s)->a = row;
}

/* The row that ASK_PLACE is about. */
static const struct hg_row *row_asked(const struct hg_rules *r, const struct hg_state *s)
{
    return assets_row(r, assets_seen(s)->target, assets_asked_row(ask_seen(s)));
}

/* Sets of dice are offered one by one, as bits in the order in which the faces lie. */
void assets_offer_place(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t set[1u << ROWS_DICE];
    unsigned sets = rows_sets(assets_rolled(s), row_asked(r, s), set, sizeof set);
    for (unsigned i = 0; i < sets; i++)
        assets_box(s, out, VERB_PLACE)->n = (struct hg_range){set[i], set[i]};
}

/* The set must match the row exactly: not a die more than it takes. */
enum hg_reason assets_why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return rows_why_not_set(assets_rolled(s), row_asked(r, s), a->n);
}

/* The set of dice stands in `n`, as bits. */
void assets_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    put(r, s, assets_asked_row(ask_seen(s)), a->n);
}

/* ---- Not matching ----------------------------------------------------------------------------------------------- */

/* A die of that kind must be left; which one of equal dice goes makes no difference. */
enum hg_reason assets_why_not_remove(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    for (unsigned i = 0; i < 2; i++)
        if (a->n == r->assets.sides[i] && assets_seen(s)->dice[i] > 0)
            return HG_OK;
    return HG_NO_SUCH_DIE;
}

/* A die is named by its sides: what it shows is of no use any more. */
void assets_remove(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    assets_of(s)->dice[a->n == r->assets.sides[1]]--;
    go_on(r, s);
}

/* Passing and giving up are the same: the turn ends, and nothing changes hands (ME-WA-17). */
void assets_stop(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    pass_on(r, s);
}
