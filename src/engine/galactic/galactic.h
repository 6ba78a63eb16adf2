/* Inside the galactic family: its verbs, the steps of a turn, and what its files offer each other. Its questions
 * stand in asks.h. */
#ifndef HG_GALACTIC_H
#define HG_GALACTIC_H

#include "engine/ask.h"
#include "engine/family.h"
#include "engine/galactic/asks.h"
#include "engine/galactic/board.h"

/* The order is part of records and of hashes: new ones go to the end. */
enum verb {
    VERB_RESIGN = HG_RESIGN,
    VERB_ROLL,
    VERB_DRAW,
    VERB_FIRST,
    VERB_SECOND,
    VERB_HAND_OVER,
    VERB_SELECT,
    VERB_CHARGE,
    VERB_ATTACK,
    VERB_RETREAT,
    VERB_GO,
    VERB_STAY,
    VERB_BERTH,
    VERB_PASS,
    VERB_PLAY,
    VERB_PLAY_AT,
    VERB_PLAY_MOVE,
    VERB_DISCARD,
    VERB_OFFER_DRAW,
    VERB_ACCEPT,
    VERB_DECLINE,
    VERB_ADJUST,
    VERBS
};

/* The steps of a game. A step asks its question and names the step that follows, or goes on at once. The order of a
 * turn: BEFORE, OPP_BEFORE, MOVE; for an attack DECLARED, OPP_DECLARED, ROLL, ROLLED, OPP_ROLLED, SETTLE and perhaps
 * LOST, BERTH; then ENTERED, MOVED, WON or AGAIN, AFTER, END. Positions store the number. */
enum step {
    STEP_DEAL,
    STEP_START_ROLL,
    STEP_BEFORE,
    STEP_OPP_BEFORE,
    STEP_MOVE,
    STEP_DECLARED,
    STEP_OPP_DECLARED,
    STEP_ROLL,
    STEP_ROLLED,
    STEP_OPP_ROLLED,
    STEP_SETTLE,
    STEP_LOST,
    STEP_BERTH,
    STEP_ENTERED,
    STEP_MOVED,
    STEP_WON,
    STEP_AGAIN,
    STEP_AFTER,
    STEP_END,
    STEPS
};

/* What two sides roll for. An intruder is a ship that has just entered the enemy home and is met there by a card. */
enum { NO_BATTLE, ATTACK_BATTLE, INTRUDER_BATTLE };

static inline struct hg_galactic_open *gal_of(struct hg_state *s)
{
    return &s->galactic.open;
}

static inline const struct hg_galactic_open *gal_seen(const struct hg_state *s)
{
    return &s->galactic.open;
}

static inline uint8_t other(unsigned seat)
{
    return (uint8_t)(seat ^ 1);
}

/* Squares without a ship, in the whole board or in a seat's home. */
static inline uint64_t vacant(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return r->galactic.board & ~(o->own[0] | o->own[1]);
}

static inline uint64_t vacant_home(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    return vacant(r, s) & r->galactic.home[seat];
}

/* Where a ship may retreat to: one that attacked out of its home has left its square, and may come back to it. */
static inline uint64_t berths_for(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t ship)
{
    return vacant_home(r, s, seat) | (bit(ship) & r->galactic.home[seat]);
}

/* Where a ship may go that only moves; homes included. */
static inline uint64_t gal_charges(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned from)
{
    return r->galactic.step[seat][from] & vacant(r, s);
}

/* Seat 0 where nobody stands: ask only about a square with a ship. */
static inline unsigned gal_owner(const struct hg_state *s, uint8_t square)
{
    return has(gal_seen(s)->own[1], square);
}

/* A whole stack of the seat goes to a vacant square. */
static inline void gal_shift(struct hg_state *s, unsigned seat, uint8_t from, uint8_t to)
{
    struct hg_galactic_open *o = gal_of(s);
    o->own[seat] ^= bit(from) | bit(to);
    o->units[to] = o->units[from];
    o->units[from] = 0;
}

/* Whether a place is in a set of squares; the place may be anything. */
static inline bool gal_in(uint64_t set, uint8_t place)
{
    return place < 64 && has(set, place);
}

/* Why a place is refused that is not in the set it should be in. */
static inline enum hg_reason gal_why_not_there(const struct hg_rules *r, uint8_t place, enum hg_reason otherwise)
{
    if (place == HG_NONE)
        return HG_MALFORMED;
    return gal_in(r->galactic.board, place) ? otherwise : HG_NO_SUCH_PLACE;
}

/* Whether a window asks this seat. It depends on public facts alone, never on which cards the seat holds. */
static inline bool gal_may_play(const struct hg_state *s, unsigned seat)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return o->hand_size[seat] > 0 && !has(o->turn.played, seat);
}

/* The dice that a battle's question asks for. */
static inline unsigned gal_battle_dice(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    return gal_rolls_highest(ask) ? 1 : gal_seen(s)->battle.dice[gal_rolling_seat(ask)];
}

/* A box with the seat that is asked; everything else still empty. */
static inline struct hg_choice *gal_box(const struct hg_state *s, struct hg_choices *out, uint8_t verb)
{
    struct hg_choice *box = &out->box[out->count++];
    *box = (struct hg_choice){.verb = verb, .seat = ask_seen(s)->seat, .from = HG_NONE, .card = HG_NONE};
    return box;
}

/* What all verbs of a kind share. */
typedef void gal_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void gal_chance(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason gal_refusal(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void gal_effect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* start.c: dealing, the start roll, who moves first */
void gal_start(const struct hg_rules *r, struct hg_state *s);
void gal_ask_deal(const struct hg_rules *r, struct hg_state *s);
void gal_ask_start_roll(const struct hg_rules *r, struct hg_state *s);
gal_offer gal_offer_order;
gal_refusal gal_why_not_hand_over;
gal_effect gal_settle_start, gal_order, gal_hand_over;

/* flow.c: the steps of a turn, the end of a game gal_run goes on until a question is open or the game is over: every
 * effect ends in it. gal_ask_move takes HG_NONE for any ship, and MAY_ bits. */
void gal_run(const struct hg_rules *r, struct hg_state *s);
void gal_begin_turn(struct hg_state *s, uint8_t seat);
void gal_ask_move(const struct hg_rules *r, struct hg_state *s, uint8_t ship, unsigned kinds);
void gal_finish(struct hg_state *s, uint8_t winners);

/* ships.c: ships and stacks on the board, whatever moves them gal_remove takes a whole stack out of the game.
 * gal_capture takes the enemy ship at `to`, and gives the winner at `from` its power-up. gal_movers: ships that can do
 * any of these kinds of move. */
void gal_remove(struct hg_state *s, uint8_t square);
void gal_capture(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to);
uint64_t gal_movers(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds);
uint64_t gal_attacks(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned from);
bool gal_is_stuck(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t square);
/* Where the winner of an attack on `to` ends: behind it, or in the victim's home on its square. */
uint8_t gal_landing(const struct hg_rules *r, unsigned seat, uint8_t from, uint8_t to);

/* moves.c: select, charge, declare an attack, the retreat of a stuck ship */
gal_offer gal_offer_select, gal_offer_moves, gal_offer_retreat, gal_offer_berth;
gal_refusal gal_why_not_select, gal_why_not_charge, gal_why_not_attack, gal_why_not_retreat, gal_why_not_stay;
gal_refusal gal_why_not_berth;
gal_effect gal_select, gal_charge, gal_attack, gal_retreat, gal_settle_stuck, gal_go, gal_stay, gal_berth;

/* battle.c: dice and what follows from them */
void gal_meet_intruder(const struct hg_rules *r, struct hg_state *s, unsigned dice);
bool gal_attacker_leads(const struct hg_state *s);
void gal_ask_roll(const struct hg_rules *r, struct hg_state *s);
void gal_settle_battle(const struct hg_rules *r, struct hg_state *s);
void gal_forget_battle(struct hg_state *s);
gal_effect gal_battle_roll;

/* cards.c: windows, hands, playing and answering */
gal_offer gal_offer_cards, gal_offer_discard;
gal_refusal gal_why_not_play, gal_why_not_discard, gal_why_not_draw;
gal_effect gal_play, gal_pass, gal_discard, gal_draw;
gal_chance gal_draw_chances;

/* effects.c: what each kind of card needs, aims at and does A card on its way: who plays it, at what, and the number on
 * it. `from` and `to` mean what its verb says. */
struct gal_play {
    uint8_t seat, from, to;
    uint8_t amount;
};
uint8_t gal_window_of(uint8_t effect);
_Static_assert(ASK_ANSWER - ASK_BEFORE_MOVE + 1 == HG_GALACTIC_WINDOWS, "the rules have a set for each window");
/* Fills in which cards are played in which window. */
void gal_gather_cards(struct hg_galactic_rules *g);
/* The cards that the seat that is asked in a window holds for it. */
static inline struct hg_set gal_cards_for(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    return set_both(s->galactic.secret.hand[ask->seat], r->galactic.window[ask->kind - ASK_BEFORE_MOVE]);
}
/* Whether the seat that a window asks has a card for it; without one it can only pass. */
bool gal_has_card(const struct hg_rules *r, const struct hg_state *s);
/* The verb that plays it now: without target, at a square, or moving something from a square to another. */
uint8_t gal_verb_of(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat);
bool gal_is_ready(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat);
uint64_t gal_sources(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat);
uint64_t gal_targets(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat, uint8_t from);
void gal_take_effect(const struct hg_rules *r, struct hg_state *s, uint8_t effect, const struct gal_play *play);

/* talk.c: resigning, draw offers, adjusting a piece */
gal_offer gal_offer_answers;
gal_refusal gal_why_not_offer_draw;
gal_effect gal_resign, gal_offer_draw, gal_accept, gal_decline, gal_adjust;

/* secrets.c: who may know what */
void gal_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
bool gal_hides_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);
/* Whether a card that shows a hand has been played; then hands may hold cards that the opponent has seen. */
bool gal_somebody_looked(const struct hg_rules *r, const struct hg_state *s);
void gal_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);

/* check.c: invariants */
const char *gal_state_ok(const struct hg_rules *r, const struct hg_state *s);
const char *gal_rules_ok(const struct hg_rules *r);

#endif
