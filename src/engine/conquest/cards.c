/* Cards turned in as sets of three, drawn at the end of a turn, taken from whoever is eliminated.
 *
 * A set is picked card by card. Picks stay secret until the set is confirmed by `trade`; a pick must leave the set
 * completable from the hand, so that a begun set can always be finished. */
#include "engine/conquest/conquest.h"

enum { SET_SIZE = 3 };

void cards_start(const struct hg_rules *r, struct hg_state *s)
{
    s->conquest.secret.deck = set_first(r->conquest.cards);
    open_of(s)->deck_size = r->conquest.cards;
}

/* ---- Sets ------------------------------------------------------------------------------------------------------- */

struct classes {
    uint8_t count[HG_CLASSES_MAX];
};

static struct classes classes_of(const struct hg_rules *r, struct hg_set cards)
{
    struct classes c = {{0}};
    while (!set_empty(&cards))
        c.count[r->conquest.card_class[set_take_lowest(&cards)]]++;
    return c;
}

/* A set that is being picked, and the hand that it comes from. */
struct picking {
    struct classes hand, picked;
    unsigned count; /* cards picked so far */
    bool each;      /* could it still become one of each class? */
};

static struct picking picking_of(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    struct picking p = {.count = open_seen(s)->picked_size, .each = true};
    p.hand = classes_of(r, s->conquest.secret.hand[seat]);
    p.picked = classes_of(r, s->conquest.secret.picked);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        p.each = p.each && p.hand.count[i] > 0 && p.picked.count[i] <= 1;
    return p;
}

/* May a card of this class be picked next? Then all three are of it, or all classes differ. */
static bool class_fits(const struct picking *p, unsigned class)
{
    if (p->count == SET_SIZE)
        return false;
    return (p->picked.count[class] == p->count && p->hand.count[class] >= SET_SIZE) ||
           (p->each && p->picked.count[class] == 0);
}

/* Can the cards picked so far, at least one, be completed from the hand? */
bool cards_picks_fit(const struct hg_rules *r, const struct hg_state *s)
{
    struct picking p = picking_of(r, s, open_seen(s)->seat);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (p.picked.count[i] == p.count && p.hand.count[i] >= SET_SIZE)
            return true;
    return p.each;
}

static unsigned set_value(const struct hg_rules *r, struct hg_set picked)
{
    struct classes c = classes_of(r, picked);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (c.count[i] == SET_SIZE)
            return r->conquest.set_of_class[i];
    return r->conquest.set_of_each;
}

bool cards_must_trade(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned limit = r->conquest.forced_trade;
    return limit != 0 && open_seen(s)->hand_size[open_seen(s)->seat] >= limit;
}

/* At the start of a turn sets may be traded until the first unit is placed. In mid-turn one set after another, and
 * only while the hand is too large; the units of each are placed at once. */
static enum hg_reason why_not_now(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (ask->y == 0)
        return ask->x == 0 ? HG_OK : HG_PLACING_BEGUN;
    if (open_seen(s)->pile > 0)
        return HG_PLACING_BEGUN;
    return cards_must_trade(r, s) ? HG_OK : HG_NOT_NOW;
}

static void offer_picks(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_choices *out)
{
    struct hg_set rest = set_minus(s->conquest.secret.hand[seat], s->conquest.secret.picked);
    struct picking p = picking_of(r, s, seat);
    while (!set_empty(&rest)) {
        uint8_t card = set_take_lowest(&rest);
        if (class_fits(&p, r->conquest.card_class[card]))
            box_add(s, out, VERB_PICK)->card = card;
    }
}

void cards_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    if (open_seen(s)->hand_size[seat] < SET_SIZE || why_not_now(r, s) != HG_OK)
        return;
    if (open_seen(s)->picked_size == SET_SIZE)
        box_add(s, out, VERB_TRADE);
    else
        offer_picks(r, s, seat, out);
}

enum hg_reason cards_why_not_pick(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    enum hg_reason reason = why_not_now(r, s);
    struct picking p;
    if (reason != HG_OK)
        return reason;
    if (!set_has(&c->hand[a->seat], a->card))
        return HG_NOT_IN_HAND;
    if (set_has(&c->picked, a->card))
        return HG_ALREADY_PICKED;
    p = picking_of(r, s, a->seat);
    return class_fits(&p, r->conquest.card_class[a->card]) ? HG_OK : HG_NO_SET_WITH_IT;
}

void cards_pick(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    set_add(&s->conquest.secret.picked, a->card);
    open_of(s)->picked_size++;
}

enum hg_reason cards_why_not_trade(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_now(r, s);
    (void)a;
    if (reason != HG_OK)
        return reason;
    return open_seen(s)->picked_size == SET_SIZE ? HG_OK : HG_NO_SET;
}

void cards_trade(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set picked = c->picked;
    c->hand[a->seat] = set_minus(c->hand[a->seat], picked);
    c->picked = (struct hg_set){{0, 0}};
    o->discard = set_union(o->discard, picked);
    o->hand_size[a->seat] = (uint8_t)(o->hand_size[a->seat] - SET_SIZE);
    o->picked_size = 0;
    deploy_add(r, s, set_value(r, picked));
    deploy_go_on(r, s);
}

/* ---- Drawing ---------------------------------------------------------------------------------------------------- */

static void reshuffle(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    if (o->deck_size > 0 || !r->conquest.reshuffle)
        return;
    s->conquest.secret.deck = o->discard;
    o->deck_size = (uint8_t)set_count(&o->discard);
    o->discard = (struct hg_set){{0, 0}};
}

void cards_enter_draw(const struct hg_rules *r, struct hg_state *s)
{
    if (open_of(s)->conquests > 0)
        reshuffle(r, s);
    if (open_of(s)->conquests > 0 && open_of(s)->deck_size > 0)
        ask_push(s, (struct hg_ask){.kind = ASK_DRAW, .seat = HG_CHANCE});
    else
        flow_next_step(r, s);
}

void cards_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    (void)r;
    out->verb = VERB_DRAW;
    out->items = s->conquest.secret.deck;
}

enum hg_reason cards_why_not_draw(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return set_has(&s->conquest.secret.deck, a->card) ? HG_OK : HG_NOT_IN_DECK;
}

void cards_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    set_remove(&s->conquest.secret.deck, a->card);
    set_add(&s->conquest.secret.hand[o->seat], a->card);
    o->deck_size--;
    o->hand_size[o->seat]++;
    ask_pop(s);
    flow_next_step(r, s);
}

/* ---- Hands changing owner --------------------------------------------------------------------------------------- */

static struct hg_set give_up_hand(struct hg_state *s, uint8_t seat)
{
    struct hg_set hand = s->conquest.secret.hand[seat];
    s->conquest.secret.hand[seat] = (struct hg_set){{0, 0}};
    open_of(s)->hand_size[seat] = 0;
    return hand;
}

void cards_capture(struct hg_state *s, uint8_t victim, uint8_t captor)
{
    struct hg_conquest_open *o = open_of(s);
    o->hand_size[captor] = (uint8_t)(o->hand_size[captor] + o->hand_size[victim]);
    s->conquest.secret.hand[captor] = set_union(s->conquest.secret.hand[captor], give_up_hand(s, victim));
}

void cards_discard_hand(struct hg_state *s, uint8_t seat)
{
    struct hg_conquest_open *o = open_of(s);
    if (o->seat == seat) {
        s->conquest.secret.picked = (struct hg_set){{0, 0}};
        o->picked_size = 0;
    }
    o->discard = set_union(o->discard, give_up_hand(s, seat));
}
