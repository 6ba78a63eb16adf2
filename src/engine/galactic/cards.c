/* Cards: whom a window asks, what may be played in it, and how a card takes effect.
 *
 * Whether a seat is asked depends on public facts alone: it holds cards and has played none this turn. A card that is
 * played lies open at once; its effect waits until the opponent has let it pass or has countered it.
 *
 * Sources: GW-CARD-01 to 04, GWA-25 (one card a turn for each side), GWA-26 (who goes first), GWA-41 (answers). */
#include "engine/galactic/galactic.h"

/* Several cards may be of one kind; a card is a number below `cards`. */
static const struct hg_card_kind *kind_of(const struct hg_rules *r, uint8_t card)
{
    return &r->galactic.kind[r->galactic.card_kind[card]];
}

/* Whether the card of an action exists and lies in the pile it should come from. */
static enum hg_reason why_not_card(const struct hg_rules *r, const struct hg_action *a, const struct hg_set *pile,
                                   enum hg_reason otherwise)
{
    if (a->card >= r->galactic.cards)
        return a->card == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_CARD;
    return set_has(pile, a->card) ? HG_OK : otherwise;
}

/* ---- What may be played ----------------------------------------------------------------------------------------- */

/* A box for each ship that the card could move. */
static void offer_moves_by(const struct hg_rules *r, const struct hg_state *s, uint8_t card, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat, effect = kind_of(r, card)->effect;
    for (uint64_t left = gal_sources(r, s, effect, seat); left != 0;) {
        uint8_t from = take_lowest(&left);
        uint64_t targets = gal_targets(r, s, effect, seat, from);
        struct hg_choice *box;
        if (targets == 0)
            continue;
        box = gal_box(s, out, VERB_PLAY_MOVE);
        box->card = card;
        box->from = from;
        box->to = targets;
    }
}

/* A card with nothing to aim at is not offered at all. */
static void offer_card(const struct hg_rules *r, const struct hg_state *s, uint8_t card, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat, effect = kind_of(r, card)->effect;
    uint8_t verb = gal_verb_of(r, s, effect, seat);
    uint64_t targets = verb == VERB_PLAY_AT ? gal_targets(r, s, effect, seat, HG_NONE) : 0;
    struct hg_choice *box;
    if (verb == VERB_PLAY_MOVE) {
        offer_moves_by(r, s, card, out);
        return;
    }
    if (verb == VERB_PLAY_AT && targets == 0)
        return;
    box = gal_box(s, out, verb);
    box->card = card;
    box->to = targets;
}

/* The hand is the asked seat's own. In a view of somebody else it is empty, and only the pass is left. */
void gal_offer_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_set cards = gal_cards_for(r, s);
    while (!set_empty(&cards)) {
        uint8_t card = set_take_lowest(&cards);
        if (gal_is_ready(r, s, kind_of(r, card)->effect, ask_seen(s)->seat))
            offer_card(r, s, card, out);
    }
    gal_box(s, out, VERB_PASS);
}

/* The order of reasons is the one in which gal_offer_cards leaves cards out, so both agree. */
enum hg_reason gal_why_not_play(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_card(r, a, &s->galactic.secret.hand[a->seat], HG_NOT_IN_HAND);
    uint8_t effect;
    if (reason != HG_OK)
        return reason;
    effect = kind_of(r, a->card)->effect;
    if (gal_window_of(effect) != ask_seen(s)->kind)
        return HG_WRONG_MOMENT;
    if (!gal_is_ready(r, s, effect, a->seat))
        return HG_NO_USE;
    if (gal_verb_of(r, s, effect, a->seat) != a->verb)
        return HG_AIMED_OTHERWISE;
    if (a->verb == VERB_PLAY_MOVE && !gal_in(gal_sources(r, s, effect, a->seat), a->from))
        return gal_why_not_there(r, a->from, HG_WRONG_TARGET);
    if (a->verb != VERB_PLAY && !gal_in(gal_targets(r, s, effect, a->seat, a->from), a->to))
        return gal_why_not_there(r, a->to, HG_WRONG_TARGET);
    return HG_OK;
}

/* ---- Playing ---------------------------------------------------------------------------------------------------- */

/* Whatever was known of it is now known to all, so it is taken out of `known`. */
static void lose_card(struct hg_state *s, uint8_t seat, uint8_t card)
{
    set_remove(&s->galactic.secret.hand[seat], card);
    set_remove(&s->galactic.secret.known[seat], card);
    set_add(&gal_of(s)->discard, card);
    gal_of(s)->hand_size[seat]--;
}

/* The card is discarded already. What it does may open a question; otherwise the turn goes on. */
static void take_effect(const struct hg_rules *r, struct hg_state *s, uint8_t card, struct gal_play play)
{
    const struct hg_card_kind *kind = kind_of(r, card);
    play.amount = kind->amount;
    if (play.seat == gal_of(s)->seat)
        gal_of(s)->turn.worked = 1;
    gal_take_effect(r, s, kind->effect, &play);
    gal_run(r, s);
}

/* A card is answered before it takes effect, by the other side, if that could hold a card. An answer is not
 * answered. */
void gal_play(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    bool counters = ask_top(s)->kind == ASK_ANSWER;
    uint8_t enemy = other(a->seat);
    ask_pop(s);
    lose_card(s, a->seat, a->card);
    gal_of(s)->turn.played |= (uint8_t)bit(a->seat);
    if (!counters && gal_may_play(s, enemy))
        ask_push(s, (struct hg_ask){.kind = ASK_ANSWER, .seat = enemy, .a = a->from, .b = a->to, .x = a->card});
    else if (!counters)
        take_effect(r, s, a->card, (struct gal_play){.seat = a->seat, .from = a->from, .to = a->to});
    else
        take_effect(r, s, a->card, (struct gal_play){.seat = a->seat});
}

/* To let a card pass is to let it take effect. */
void gal_pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask ask = *ask_top(s);
    ask_pop(s);
    if (ask.kind == ASK_ANSWER)
        take_effect(
            r, s, gal_waiting_card(&ask),
            (struct gal_play){.seat = other(a->seat), .from = gal_waiting_from(&ask), .to = gal_waiting_to(&ask)});
    else
        gal_run(r, s);
}

/* ---- Drawing and discarding ------------------------------------------------------------------------------------- */

enum hg_reason gal_why_not_draw(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not_card(r, a, &s->galactic.secret.deck, HG_NOT_IN_DECK);
}

/* Each card of the deck is as likely as any other: the deck has no order. */
void gal_draw_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    (void)r;
    out->verb = VERB_DRAW;
    out->items = s->galactic.secret.deck;
}

/* The question stays until all its cards are drawn. */
void gal_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_open *o = gal_of(s);
    struct hg_ask *ask = ask_top(s);
    set_remove(&s->galactic.secret.deck, a->card);
    set_add(&s->galactic.secret.hand[gal_drawing_seat(ask)], a->card);
    o->deck_size--;
    o->hand_size[gal_drawing_seat(ask)]++;
    if (gal_cards_to_draw(ask) > 1) {
        ask->n--;
        return;
    }
    ask_pop(s);
    gal_run(r, s);
}

/* The opponent's hand, which look_and_discard has shown to this seat. */
void gal_offer_discard(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_set hand = s->galactic.secret.hand[other(ask_seen(s)->seat)];
    (void)r;
    while (!set_empty(&hand))
        gal_box(s, out, VERB_DISCARD)->card = set_take_lowest(&hand);
}

enum hg_reason gal_why_not_discard(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not_card(r, a, &s->galactic.secret.hand[other(a->seat)], HG_NOT_IN_THAT_HAND);
}

/* The opponent's card, which lies open then. */
void gal_discard(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    lose_card(s, other(a->seat), a->card);
    gal_run(r, s);
}
