/* Who may know what. What lies open is copied as a whole; of the secrets only what is named here. */
#include "engine/conquest/conquest.h"

void secrets_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    out->conquest.open = s->conquest.open;
    if (seat >= r->seats)
        return;
    out->conquest.secret.hand[seat] = s->conquest.secret.hand[seat];
    if (s->conquest.open.seat == seat)
        out->conquest.secret.picked = s->conquest.secret.picked;
}

/* A drawn card is its drawer's secret; a picked one its owner's, until the set is confirmed. */
bool secrets_hide_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat)
{
    (void)r;
    (void)a;
    return seat != open_seen(s)->seat;
}

static uint8_t take_random(struct hg_set *from, struct hg_source random)
{
    uint8_t card = set_nth(*from, random.below(random.context, set_count(from)));
    set_remove(from, card);
    return card;
}

/* Cards that the seat can't place are dealt at random: hands by their known sizes, the rest is the deck. */
static void deal(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set unseen = set_minus(set_first(r->conquest.cards), o->discard);
    if (seat < r->seats)
        unseen = set_minus(unseen, c->hand[seat]);
    for (uint8_t i = 0; i < r->seats; i++) {
        if (i == seat)
            continue;
        c->hand[i] = (struct hg_set){{0, 0}};
        for (unsigned k = 0; k < o->hand_size[i]; k++)
            set_add(&c->hand[i], take_random(&unseen, random));
    }
    c->deck = unseen;
}

/* The picks of another seat lie among its hand and can be completed to a set. Dealing again until they do keeps every
 * such world equally likely; the true one is among them, so this ends. */
void secrets_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    do {
        struct hg_set left;
        deal(r, seat, random, s);
        if (o->picked_size == 0 || o->seat == seat)
            return;
        left = c->hand[o->seat];
        c->picked = (struct hg_set){{0, 0}};
        for (unsigned k = 0; k < o->picked_size; k++)
            set_add(&c->picked, take_random(&left, random));
    } while (!cards_picks_fit(r, s));
}
