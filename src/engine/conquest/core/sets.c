/* Sets of three: all of one class, or one of each class.
 *
 * Sources: ME-BT-CARD-01 to 07. A pick is judged by counts of classes, since cards of a class are alike here. */
#include "engine/conquest/core/core.h"

enum { SET_SIZE = 3 };

struct classes {
    uint8_t count[HG_CLASSES_MAX];
};

/* How many cards of each class. */
static struct classes classes_of(const struct hg_rules *r, struct hg_set cards)
{
    struct classes c;
    UNROLLED
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        struct hg_set of_class = set_both(cards, r->conquest.class_cards[i]);
        c.count[i] = (uint8_t)set_count(&of_class);
    }
    return c;
}

/* A set that is being picked, and the hand that it comes from. */
struct picking {
    struct classes hand, picked;
    unsigned count; /* cards picked so far */
    unsigned each;  /* 1 or 0: could it still become one of each class? */
};

/* Looks at hand and picks once, for all cards that might be picked next. */
ALWAYS struct picking picking_of(const struct hg_rules *r, struct hg_set picked, struct hg_set hand)
{
    struct picking p = {.count = set_count(&picked), .each = 1};
    p.hand = classes_of(r, hand);
    p.picked = classes_of(r, picked);
    UNROLLED
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        p.each &= (p.hand.count[i] > 0) & (p.picked.count[i] <= 1);
    return p;
}

/* May a card of this class be picked next, as long as there are fewer than three? Then all are of it, or all classes
 * differ. Without branches: what a hand holds cannot be foreseen. */
static inline unsigned class_fits(const struct picking *p, unsigned class)
{
    return ((p->picked.count[class] == p->count) & (p->hand.count[class] >= SET_SIZE)) |
           (p->each & (p->picked.count[class] == 0));
}

/* The card is in the hand, and not picked yet. */
bool sets_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card)
{
    struct picking p = picking_of(r, picked, hand);
    return p.count < SET_SIZE && class_fits(&p, r->conquest.card_class[card]);
}

/* Can the cards picked so far, at least one, be completed from the hand? */
bool sets_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand)
{
    struct picking p = picking_of(r, picked, hand);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (p.picked.count[i] == p.count && p.hand.count[i] >= SET_SIZE)
            return true;
    return p.each != 0;
}

/* Picks are fit by construction, so their number is enough. */
bool sets_whole(const struct hg_rules *r, const struct hg_state *s)
{
    (void)r;
    return open_seen(s)->picked_size == SET_SIZE;
}

/* Fixed by class; they never rise (ME-BT-CARD-06). */
unsigned sets_value(const struct hg_rules *r, struct hg_set picked)
{
    struct classes c = classes_of(r, picked);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (c.count[i] == SET_SIZE)
            return r->conquest.set_of_class[i];
    return r->conquest.set_of_each;
}

/* Cards that may be picked next; none when three are. */
struct hg_set sets_next(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    struct picking p = picking_of(r, c->picked, c->hand[seat]);
    struct hg_set fits = {{0, 0}};
    if (p.count >= SET_SIZE)
        return fits;
    UNROLLED
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        uint64_t all = 0 - (uint64_t)class_fits(&p, i);
        fits = set_union(fits, set_both(r->conquest.class_cards[i], (struct hg_set){{all, all}}));
    }
    return set_both(fits, set_minus(c->hand[seat], c->picked));
}

/* A box for each card that fits; cards of one class differ in other ways. */
static void offer_picks(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_choices *out)
{
    struct hg_set fits = sets_next(r, s, seat);
    while (!set_empty(&fits))
        box_add(s, out, VERB_PICK)->card = set_take_lowest(&fits);
}

/* A whole set can only be confirmed; before that there are only picks. */
void sets_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    if (open_seen(s)->hand_size[seat] < SET_SIZE)
        return;
    if (open_seen(s)->picked_size == SET_SIZE)
        box_add(s, out, VERB_TRADE);
    else
        offer_picks(r, s, seat, out);
}
