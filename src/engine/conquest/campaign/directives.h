/* Directives: who is asked for one in which window, what may be played, how opponents react, and what it does.
 *
 * A seat is asked by what everybody knows, never by what its hand holds, so that a question betrays nothing. Whoever
 * opens a window calls directives_open (or one of its kin); when it is over, strike_window_over or titan_window_over of
 * campaign.h go on. */
#ifndef HG_CAMPAIGN_DIRECTIVES_H
#define HG_CAMPAIGN_DIRECTIVES_H

#include "engine/conquest/campaign/factions.h"

/* ---- directives.c ------------------------------------------------------------------------------------------------ */

/* Cards for this window that the seat could hold: it holds some, and these are of its deck and not seen in the
 * discards. Asked several times around every battle. */
static inline struct hg_set directives_unseen(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                                              enum hg_campaign_window window)
{
    if (seat >= r->seats || open_seen(s)->hand_size[seat] == 0 || !has(s->acting, seat))
        return (struct hg_set){{0, 0}};
    return set_minus(campaign_of(r)->seat_cards[seat][window], open_seen(s)->discard);
}

/* Could the seat hold a card for this window, by all that everybody knows? */
bool directives_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_campaign_window window);
/* Asks the seat (ASK_CAMPAIGN_WINDOW), after so many passes in a row, when directives_ask says so; false when not. The
 * first one with what the others have found. */
bool directives_open_for(const struct hg_rules *r, struct hg_state *s, struct hg_set unseen, struct hg_ask window);
static inline bool directives_open_after(const struct hg_rules *r, struct hg_state *s, uint8_t seat,
                                         enum hg_campaign_window window, uint8_t place, unsigned passes)
{
    struct hg_set unseen = directives_unseen(r, s, seat, window);
    struct hg_ask ask = {
        .kind = ASK_CAMPAIGN_WINDOW, .seat = seat, .a = (uint8_t)window, .b = place, .x = (uint8_t)passes};
    return !set_empty(&unseen) && directives_open_for(r, s, unseen, ask);
}

static inline bool directives_open(const struct hg_rules *r, struct hg_state *s, uint8_t seat,
                                   enum hg_campaign_window window, uint8_t place)
{
    return directives_open_after(r, s, seat, window, place, 0);
}

/* Cards in the hand of the asked seat for what it is asked: without one it has no directive to play. */
struct hg_set directives_in_hand(const struct hg_rules *r, const struct hg_state *s);

void directives_absent(const struct hg_rules *r, struct hg_state *s); /* the same */
void directives_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
struct hg_set directives_in_play(const struct hg_state *s); /* cards that are being resolved */
/* The effect of a card is complete: back to what it interrupted. A window closes by itself when its seat can't be asked
 * any more. */
void directives_resume(const struct hg_rules *r, struct hg_state *s);
offer_fn directives_offer, directives_offer_window;
refusal_fn directives_why_not;
effect_fn directives_pass, directives_play;

/* ---- op_targets.c, ops.c, ops_kept.c: targets and effects of directives, what stays in force ------------ */

/* Is there, by what everybody knows, a legal target for this kind now, for the seat? */
bool ops_possible(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t card);
void ops_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint8_t card);
/* Carries out what ASK_REACT (`played`, off the stack already) says; goes on with what the card interrupted. */
void ops_apply(const struct hg_rules *r, struct hg_state *s, struct hg_ask played);
bool ops_go_on_drawing(const struct hg_rules *r, struct hg_state *s); /* for cards that wait below HG_AT_DRAW */
void ops_seat_left(const struct hg_rules *r, struct hg_state *s);     /* whose hand ASK_LOSE is about */
/* Until the invasion of `to` ends: the card is in force, and joins it with `from` unless that is HG_NONE. */
void ops_keep(struct hg_state *s, uint8_t card, uint8_t from, uint8_t to);
void ops_keep_cap(struct hg_state *s, uint8_t battles); /* on the dice against the invasion that is on */
/* In force in the battle that is on, for one side: +n on each die by cards for the invasion; large dice. */
unsigned ops_raise(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side);
bool ops_large(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side);
chance_fn ops_chances;
refusal_fn ops_why_not_die, ops_why_not, ops_why_not_lose;
effect_fn ops_draw, ops_die, ops_lose;

/* Entries fill from the front: mostly no card is in force, and no limit. */
static inline bool ops_none(const struct hg_state *s)
{
    return open_seen(s)->effect_card[0] == 0;
}

static inline bool ops_no_cap(const struct hg_state *s)
{
    return open_seen(s)->cap_at[0] == 0;
}

unsigned ops_defence_cap(const struct hg_rules *r, const struct hg_state *s, unsigned dice);
/* A battle for a place has cost its units: limits have one battle less, and the invasion of a place without units is
 * over. */
void ops_battle_over(struct hg_state *s);
void ops_invasions_over(struct hg_state *s); /* the invade step, or the turn, ends */
bool ops_linked(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to); /* by a jump */

#endif
