/* Before the first turn: the ships in their rows, the cards dealt one by one, the roll, and who moves first.
 *
 * Sources: GW-SETUP-01 to 06, GW-START-01 and 02, GWA-22. */
#include "engine/galactic/galactic.h"

/* A position before the first question: nobody has moved, nobody is first yet. */
void gal_start(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    for (unsigned seat = 0; seat < 2; seat++) {
        o->own[seat] = r->galactic.start[seat];
        for (uint64_t left = o->own[seat]; left != 0;)
            o->units[take_lowest(&left)] = 1;
    }
    s->galactic.secret.deck = set_first(r->galactic.cards);
    o->deck_size = r->galactic.cards;
    o->seat = o->first = HG_NONE;
    o->turn.ship = o->turn.frozen = HG_NONE;
    gal_forget_battle(s);
    o->step = STEP_DEAL;
    gal_run(r, s);
}

/* One card to each seat in turn, until both hands are full. */
void gal_ask_deal(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    uint8_t seat = o->hand_size[0] > o->hand_size[1];
    if (r->galactic.cards > 0 && o->hand_size[seat] < r->galactic.hand) {
        ask_push(s, (struct hg_ask){.kind = ASK_DEAL, .seat = HG_CHANCE, .a = seat});
        return;
    }
    o->step = STEP_START_ROLL;
    gal_run(r, s);
}

/* Both dice in one roll, one for each seat. */
void gal_ask_start_roll(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_START_ROLL, .seat = HG_CHANCE});
}

/* One die each, in seat order. A tie leaves the question open. */
void gal_settle_start(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (a->x[0] == a->x[1])
        return;
    ask_pop(s);
    ask_push(s, (struct hg_ask){.kind = ASK_ORDER, .seat = a->x[1] > a->x[0]});
}

/* A decision that was handed over must be made: it does not go back (GWA-22). */
void gal_offer_order(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    gal_box(s, out, VERB_FIRST);
    gal_box(s, out, VERB_SECOND);
    if (!gal_was_handed_over(ask_seen(s)))
        gal_box(s, out, VERB_HAND_OVER);
}

enum hg_reason gal_why_not_hand_over(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    return gal_was_handed_over(ask_seen(s)) ? HG_HANDED_OVER : HG_OK;
}

/* Whoever decides names who moves first; the first turn begins. */
void gal_order(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_open *o = gal_of(s);
    ask_pop(s);
    o->first = a->verb == VERB_FIRST ? a->seat : other(a->seat);
    gal_begin_turn(s, o->first);
    gal_run(r, s);
}

/* The same question, to the other seat. */
void gal_hand_over(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask *ask = ask_top(s);
    (void)r;
    ask->seat = other(a->seat);
    ask->x = 1;
}
