/* Decks and drawing: one deck for all, or one for each kind of army. A deck is the set of its cards without order; a
 * draw is chance over what is left.
 *
 * Sources: ME-BT-DRAW-01 to 05, CQ-DRAW-01 to 04, SC-CARD-01 and 06 (several decks, made anew), HW-DRAW (two cards a
 * turn). */
#include "engine/conquest/core/mechanism.h"

/* ---- Decks ------------------------------------------------------------------------------------------------------ */

/* Wherever they are now: in the deck, in hands, among the discards. */
struct hg_set draw_cards_of(const struct hg_rules *r, unsigned deck)
{
    return r->conquest.decks > 1 ? r->conquest.deck[deck] : set_first(r->conquest.cards);
}

/* Sizes are public, so this may be asked on behalf of anybody. */
static unsigned left_in(const struct hg_rules *r, const struct hg_state *s, unsigned deck)
{
    return r->conquest.decks > 1 ? open_seen(s)->decks[deck] : open_seen(s)->deck_size;
}

/* An empty deck is made anew from its discards. */
static void reshuffle(const struct hg_rules *r, struct hg_state *s, unsigned deck)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_set cards;
    if (left_in(r, s, deck) > 0 || r->conquest.reshuffle == HG_RESHUFFLE_NEVER)
        return;
    cards = set_both(o->discard, draw_cards_of(r, deck));
    s->conquest.secret.deck = set_union(s->conquest.secret.deck, cards);
    o->discard = set_minus(o->discard, cards);
    o->deck_size = (uint8_t)(o->deck_size + set_count(&cards));
    if (r->conquest.decks > 1)
        o->decks[deck] = (uint8_t)set_count(&cards);
}

/* ---- Drawing ---------------------------------------------------------------------------------------------------- */

/* Pushes the question when a card can be had. */
bool draw_ask(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_ask ask)
{
    unsigned deck = draw_deck_of(r, s, seat);
    reshuffle(r, s, deck);
    if (left_in(r, s, deck) == 0)
        return false;
    ask_push(s, ask);
    return true;
}

/* For a conquest, unless a goal was collected instead (CQ-DRAW-02); a reward may make the card certain. */
static unsigned cards_due(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned count = r->conquest.draws[army_number(s, o->seat)];
    if ((o->conquests == 0 || o->collected) && mechanism_certain_card(r, s, o->seat) == 0)
        return 0;
    return count == 0 ? 1 : count;
}

/* With no card left the step is over. */
void draw_so_many(const struct hg_rules *r, struct hg_state *s, unsigned count)
{
    struct hg_ask ask = {.kind = ASK_DRAW, .seat = HG_CHANCE, .n = (uint16_t)(count - 1)};
    if (count == 0 || !draw_ask(r, s, open_of(s)->seat, ask))
        flow_next_step(r, s);
}

void draw_enter(const struct hg_rules *r, struct hg_state *s)
{
    draw_so_many(r, s, cards_due(r, s));
}

/* The cards that seats begin with. */
void draw_enter_start(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    for (unsigned place = 0; place < r->seats; place++) {
        uint8_t seat = flow_seat_at(r, s, place);
        struct hg_ask ask = {.kind = ASK_DRAW, .seat = HG_CHANCE, .a = seat, .x = 1};
        if (has(s->acting, seat) && open_of(s)->hand_size[seat] < r->conquest.start_cards[place] &&
            draw_ask(r, s, seat, ask))
            return;
    }
    setup_next(r, s, HG_PHASE_CARDS, flow_before_first(r, s));
}

/* Who gets the card that is drawn now. */
uint8_t draw_seat(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_DIRECTIVE_DRAW)
        return directive_player(ask);
    return is_drawn_in_setup(ask) ? drawing_seat(ask) : open_seen(s)->seat;
}

/* What the draw can bring: one deck's cards where there are several. */
static struct hg_set on_offer(const struct hg_rules *r, const struct hg_state *s)
{
    if (r->conquest.decks <= 1)
        return s->conquest.secret.deck;
    return set_both(s->conquest.secret.deck, draw_cards_of(r, draw_deck_of(r, s, draw_seat(s))));
}

void draw_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_DRAW;
    out->items = on_offer(r, s);
}

enum hg_reason draw_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_set cards = on_offer(r, s);
    return set_has(&cards, a->card) ? HG_OK : HG_NOT_IN_DECK;
}

/* The counts of the deck and of the hand are public and follow. */
void draw_take(const struct hg_rules *r, struct hg_state *s, uint8_t seat, uint8_t card)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned deck = draw_deck_of(r, s, seat);
    set_remove(&s->conquest.secret.deck, card);
    set_add(&s->conquest.secret.hand[seat], card);
    o->hand_size[seat]++;
    o->deck_size--;
    if (r->conquest.decks > 1)
        o->decks[deck]--;
    if (r->conquest.reshuffle == HG_RESHUFFLE_AT_ONCE)
        reshuffle(r, s, deck);
}

/* One card after another, each a question of its own, since each changes the chances of the next. */
void draw_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_seen(s);
    draw_take(r, s, draw_seat(s), a->card);
    ask_pop(s);
    if (is_drawn_in_setup(&done)) {
        draw_enter_start(r, s, drawing_seat(&done));
        return;
    }
    if (cards_after_this(&done) > 0) {
        done.n--;
        if (draw_ask(r, s, open_of(s)->seat, done))
            return;
    }
    flow_next_step(r, s);
}
