/* Who may know what. What lies open is copied as a whole; of the secrets only what is named here. The members of struct
 * hg_galactic_secret are all that is secret in this family: a new one must be named in gal_reveal and in gal_imagine,
 * or searching players would know what they may not. */
#include "engine/galactic/galactic.h"

/* The own hand, what the opponent has seen of it, and what the seat itself has seen of the other hand. */
void gal_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    const struct hg_galactic_secret *from = &s->galactic.secret;
    struct hg_galactic_secret *to = &out->galactic.secret;
    out->galactic.open = s->galactic.open;
    if (seat >= r->seats)
        return;
    to->hand[seat] = from->hand[seat];
    to->hand[other(seat)] = from->known[other(seat)];
    to->known[0] = from->known[0];
    to->known[1] = from->known[1];
}

/* A drawn card is its drawer's secret; what is played or discarded lies open. */
bool gal_hides_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat)
{
    (void)r;
    return a->verb == VERB_DRAW && seat != gal_drawing_seat(ask_seen(s));
}

/* One of a set that is not empty, each as likely. */
static uint8_t take_random(struct hg_set *from, struct hg_source random)
{
    uint8_t card = set_nth(*from, random.below(random.context, set_count(from)));
    set_remove(from, card);
    return card;
}

/* What is missing of a hand comes from the unseen cards. */
static void fill_hand(struct hg_state *s, unsigned seat, struct hg_set *unseen, struct hg_source random)
{
    struct hg_set *hand = &s->galactic.secret.hand[seat];
    for (unsigned k = set_count(hand); k < gal_of(s)->hand_size[seat]; k++)
        set_add(hand, take_random(unseen, random));
}

/* Such a card stays in the discards, so that they tell. */
bool gal_somebody_looked(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_set played = set_both(gal_seen(s)->discard, r->galactic.lookers);
    return !set_empty(&played);
}

/* A spectator doesn't know which cards the players have seen of each other's hands: any, once such a card was played;
 * all of them while somebody is looking. */
static void imagine_known(const struct hg_rules *r, struct hg_source random, struct hg_state *s)
{
    struct hg_galactic_secret *c = &s->galactic.secret;
    const struct hg_ask *ask = &s->ask[0];
    for (unsigned seat = 0; seat < 2 && gal_somebody_looked(r, s); seat++) {
        bool all = !s->over && ask->kind == ASK_DISCARD && ask->seat == other(seat);
        for (struct hg_set left = c->hand[seat]; !set_empty(&left);) {
            uint8_t card = set_take_lowest(&left);
            if (all || random.below(random.context, 2) == 1)
                set_add(&c->known[seat], card);
        }
    }
}

/* A position that looks the same to the seat: hands as large as they are, from cards that it has not seen, all such
 * worlds as likely. What is left is the deck. */
void gal_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    struct hg_galactic_secret *c = &s->galactic.secret;
    struct hg_set unseen = set_minus(set_first(r->galactic.cards), gal_seen(s)->discard);
    unseen = set_minus(unseen, set_union(c->hand[0], c->hand[1]));
    fill_hand(s, 0, &unseen, random);
    fill_hand(s, 1, &unseen, random);
    c->deck = unseen;
    if (seat >= r->seats)
        imagine_known(r, random, s);
}
