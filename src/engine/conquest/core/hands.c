/* Cards leaving a hand: discarded face-up, or captured with a whole hand. The public counts follow them.
 *
 * Sources: ME-BT-ELIM-02, CQ-ELIM-02 (hands are captured), CQ-PIP-05 and SC-CARD-05 (discards). */
#include "engine/conquest/core/core.h"

/* Cards that leave a hand face-up are nobody's secret, and nobody's prize, any more. */
static void forget(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_set cards)
{
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set left = cards;
    if (!r->conquest.captured_apart && !plays_with(r, HG_ABILITIES))
        return;
    while (!set_empty(&left)) {
        uint8_t card = set_take_lowest(&left);
        if (set_has(&c->captured, card))
            open_of(s)->captured_size[draw_deck_of_card(r, card)][seat]--;
    }
    c->captured = set_minus(c->captured, cards);
    for (unsigned i = 0; i < r->seats; i++)
        c->known[i] &= ~cards.word[0];
}

/* The cards are in the hand: the caller has checked. */
void cards_discard(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_set cards)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    forget(r, s, seat, cards);
    c->hand[seat] = set_minus(c->hand[seat], cards);
    o->discard = set_union(o->discard, cards);
    o->hand_size[seat] = (uint8_t)(o->hand_size[seat] - set_count(&cards));
}

/* A set that was being picked is forgotten with it. */
void cards_discard_hand(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    if (open_of(s)->seat == seat) {
        s->conquest.secret.picked = (struct hg_set){{0, 0}};
        open_of(s)->picked_size = 0;
    }
    cards_discard(r, s, seat, s->conquest.secret.hand[seat]);
}

/* Cards kept apart from now on are counted by deck. Their old owner remembers them. */
static void mark_captured(const struct hg_rules *r, struct hg_state *s, uint8_t victim, uint8_t captor)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set left = c->hand[victim];
    for (unsigned i = 0; i < r->seats; i++)
        c->known[i] &= ~left.word[0];
    c->known[victim] = left.word[0];
    c->captured = set_union(c->captured, left);
    for (unsigned i = 0; i < HG_DECKS_MAX; i++)
        o->captured_size[i][victim] = 0;
    while (!set_empty(&left))
        o->captured_size[draw_deck_of_card(r, set_take_lowest(&left))][captor]++;
}

/* The hand as a whole changes its owner; nobody else sees the cards. */
void cards_capture(const struct hg_rules *r, struct hg_state *s, uint8_t victim, uint8_t captor)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    if (r->conquest.captured_apart)
        mark_captured(r, s, victim, captor);
    o->hand_size[captor] = (uint8_t)(o->hand_size[captor] + o->hand_size[victim]);
    o->hand_size[victim] = 0;
    c->hand[captor] = set_union(c->hand[captor], c->hand[victim]);
    c->hand[victim] = (struct hg_set){{0, 0}};
}
