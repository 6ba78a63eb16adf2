/* Cards turned in for units.
 *
 * A set is picked card by card. Picks stay secret until the set is confirmed by `trade`; a pick must leave the set
 * completable from the hand, so that a begun set can always be finished. What makes a set stands in sets.c and
 * pips.c.
 *
 * Sources: ME-BT-CARD-01 to 14, ME-BT-ELIM-03 to 06 (forced trades in mid-turn), CQ-PIP-01 to 05. */
#include "engine/conquest/core/core.h"
#include "engine/insight.h"

/* What the picks of a set must satisfy. */
struct worth {
    bool (*completable)(const struct hg_rules *r, struct hg_set picked, struct hg_set hand);
    bool (*fit)(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card);
    bool (*whole)(const struct hg_rules *r, const struct hg_state *s);
    unsigned (*value)(const struct hg_rules *r, struct hg_set picked);
    void (*offer)(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
};

static const struct worth worths[] = {
    [HG_SETS_OF_THREE] = {sets_completable, sets_fit, sets_whole, sets_value, sets_offer},
    [HG_PIPS] = {pips_completable, pips_fit, pips_whole, pips_value, pips_offer},
};

/* By what cards count in this mode. */
static const struct worth *worth_of(const struct hg_rules *r)
{
    return &worths[r->conquest.card_value];
}

/* All cards are in the deck, or in several that are counted apart. */
void cards_start(const struct hg_rules *r, struct hg_state *s)
{
    s->conquest.secret.deck = set_first(r->conquest.cards);
    open_of(s)->deck_size = r->conquest.cards;
    for (unsigned i = 0; r->conquest.decks > 1 && i < r->conquest.decks; i++)
        open_of(s)->decks[i] = (uint8_t)set_count(&r->conquest.deck[i]);
}

/* ---- Turning in ------------------------------------------------------------------------------------------------- */

/* An invariant of positions, and what imagined hands must satisfy. */
bool cards_picks_fit(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    return worth_of(r)->completable(r, c->picked, c->hand[open_seen(s)->seat]);
}

/* ME-BT-CARD-09; modes without the duty have no limit. */
bool cards_must_trade(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned limit = r->conquest.forced_trade;
    return limit != 0 && open_seen(s)->hand_size[open_seen(s)->seat] >= limit;
}

/* At the start of a turn sets may be traded until the first unit is placed, one only where they count by pips. In
 * mid-turn one set after another, and only while the hand is too large; the units of each are placed at once. */
static enum hg_reason why_not_now(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (r->conquest.card_value == HG_PIPS && set_was_traded(ask))
        return HG_ONCE_A_TURN;
    if (!is_in_mid_turn(ask))
        return !placing_has_begun(ask) ? HG_OK : HG_PLACING_BEGUN;
    if (open_seen(s)->pile > 0)
        return HG_PLACING_BEGUN;
    return cards_must_trade(r, s) ? HG_OK : HG_NOT_NOW;
}

/* Whether anything is offered depends on the hand, which is the asked seat's own. */
void cards_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (open_seen(s)->hand_size[ask_seen(s)->seat] > 0 && why_not_now(r, s) == HG_OK)
        worth_of(r)->offer(r, s, out);
}

/* The same as a set, without boxes. */
struct hg_set insight_picks(const struct hg_rules *r, const struct hg_state *s)
{
    return why_not_now(r, s) == HG_OK ? sets_next(r, s, ask_seen(s)->seat) : (struct hg_set){{0, 0}};
}

/* A begun set can always be finished: a card that would spoil it is refused. */
enum hg_reason cards_why_not_pick(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    enum hg_reason reason = why_not_now(r, s);
    if (reason != HG_OK)
        return reason;
    if (!set_has(&c->hand[a->seat], a->card))
        return HG_NOT_IN_HAND;
    if (set_has(&c->picked, a->card))
        return HG_ALREADY_PICKED;
    return worth_of(r)->fit(r, c->picked, c->hand[a->seat], a->card) ? HG_OK : HG_NO_SET_WITH_IT;
}

/* Nobody else sees which card it is until the set is confirmed. */
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
    return open_seen(s)->picked_size > 0 && worth_of(r)->whole(r, s) ? HG_OK : HG_NO_SET;
}

/* The cards lie open, and their units join the pile of this turn (ME-BT-CARD-12). */
void cards_trade(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_set picked = s->conquest.secret.picked;
    s->conquest.secret.picked = (struct hg_set){{0, 0}};
    open_of(s)->picked_size = 0;
    if (r->conquest.card_value == HG_PIPS)
        ask_top(s)->a = 1;
    cards_discard(r, s, a->seat, picked);
    deploy_add(r, s, worth_of(r)->value(r, picked));
    deploy_go_on(r, s);
}
