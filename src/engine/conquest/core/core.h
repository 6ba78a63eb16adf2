/* The core of the conquest family: what it offers the other rooms, file by file.
 *
 * The core plays the game that all modes share. It calls no other room: what a mode adds or replaces it asks through
 * the hooks of mechanism.h and course.h. Other rooms call these services freely.
 *
 * Functions that are declared by their type (offer_fn, refusal_fn, effect_fn and so on, see conquest.h) stand in the
 * tables of verbs, questions, steps and phases; they are called from there, with the question they are for on top. */
#ifndef HG_CONQUEST_CORE_H
#define HG_CONQUEST_CORE_H

#include "engine/conquest/conquest.h"

/* flow.c: turns, steps, leaving the game */
/* Set-up is over: the first turn. */
void flow_begin(const struct hg_rules *r, struct hg_state *s);
/* What lasts for a turn is reset, mechanisms are told, and the first step is entered. Nothing may be asked any more. */
void flow_begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
/* The step that is on is over; its question is off the stack. After the last step the next turn begins. */
void flow_next_step(const struct hg_rules *r, struct hg_state *s);
/* In turn order: the seat behind another one; the same among those who act, itself last; the seat at a place of the
 * order, counted from 0; and the last of them, behind whom the beginner is next. */
uint8_t flow_next(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
uint8_t flow_next_acting(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
uint8_t flow_seat_at(const struct hg_rules *r, const struct hg_state *s, unsigned place);
uint8_t flow_before_first(const struct hg_rules *r, const struct hg_state *s);
/* flow_next_step, for a course where all steps end alike. */
void flow_step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind);
/* The side of the seat wins. Everything is broken off and nothing is asked any more. */
void flow_win(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
/* Whether only one side is left that acts; then it has won, and the caller must leave the position alone. */
bool flow_won(const struct hg_rules *r, struct hg_state *s);
effect_fn flow_resign, flow_end;

/* start.c: the first position */
void start_game(const struct hg_rules *r, struct hg_state *s);

/* setup.c: the phases one after another; start roll, claiming, reinforcing */
void setup_enter(const struct hg_rules *r, struct hg_state *s); /* the first phase */
/* The phase that follows `done`, or the first turn. Questions of the phase are off the stack. */
void setup_next(const struct hg_rules *r, struct hg_state *s, enum hg_phase done, uint8_t last);
/* The seat on top has claimed or reinforced, or is gone: the next one is asked, or the next phase begins. */
void setup_go_on(const struct hg_rules *r, struct hg_state *s);
/* Whether the mode has the phase. */
bool setup_has(const struct hg_rules *r, enum hg_phase phase);
/* A seat has left during set-up. */
void setup_left(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
/* The next seat in turn order behind `seat` that still has starting units, or HG_NONE. Whoever has left has none. */
static inline uint8_t setup_next_with_units(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    for (unsigned i = 0; i < r->seats; i++) {
        seat = flow_next(r, s, seat);
        if (open_seen(s)->pool[seat] > 0)
            return seat;
    }
    return HG_NONE;
}

/* All places that somebody holds. */
uint64_t setup_claimed(const struct hg_state *s);
/* One starting unit on a place, from the army's pool as long as there is one. */
void setup_station(struct hg_state *s, uint8_t army, uint8_t place);
enter_phase_fn setup_enter_start, setup_enter_start_again, setup_enter_claim, setup_enter_reinforce;
offer_fn setup_offer_claim, setup_offer_reinforce;
refusal_fn setup_why_not_claim, setup_why_not_reinforce;
effect_fn setup_settle_roll, setup_claim, setup_reinforce;

/* seats.c: rolls for the order, armies taken and swapped, sides */
/* Armies that nobody chooses, and sides as far as they are known. */
void seats_start(const struct hg_rules *r, struct hg_state *s);
/* The seat on top has taken its army, or is gone. */
void seats_go_on(const struct hg_rules *r, struct hg_state *s);
enter_phase_fn seats_enter_order, seats_enter_armies, seats_enter_swap;
offer_fn seats_offer;
refusal_fn seats_why_not;
effect_fn seats_settle_roll, seats_take;

/* board.c: what set-up puts on the board by chart, by chance and by batches */
enter_phase_fn board_enter_chart, board_enter_resources, board_enter_deal, board_enter_batches;
offer_fn board_offer_batch;
chance_fn board_chances;
refusal_fn board_why_not_show, board_why_not_reinforce;
effect_fn board_show, board_reinforce;

/* deploy.c: counting and placing reinforcements */
/* More units in the active seat's pile, as many as the supply still holds. */
void deploy_add(const struct hg_rules *r, struct hg_state *s, unsigned units);
/* What the supply still holds for a seat. */
unsigned deploy_room(const struct hg_state *s, uint8_t seat);
/* To be called whenever something in ASK_DEPLOY has changed: the step ends by itself when nothing is left to do. */
void deploy_go_on(const struct hg_rules *r, struct hg_state *s);
enter_step_fn deploy_enter;
offer_fn deploy_offer;
refusal_fn deploy_why_not_end, deploy_why_not_place;
effect_fn deploy_place;
trial_fn deploy_attempt_place;

/* units.c: units that come and go by cards */
/* Puts units of a seat on a place, as many as the supply still holds for it. */
void units_put(struct hg_state *s, uint8_t seat, uint8_t place, unsigned units);
/* Removes units from a place, but never so many that fewer than `keep` stay; and how many that would be. */
void units_remove(struct hg_state *s, uint8_t place, unsigned units, unsigned keep);
unsigned units_removable(const struct hg_state *s, uint8_t place, unsigned units, unsigned keep);

/* cards.c: turning cards in */
void cards_start(const struct hg_rules *r, struct hg_state *s);
/* Whether the active seat's hand is so large that it must turn a set in. */
bool cards_must_trade(const struct hg_rules *r, const struct hg_state *s);
/* Whether what is picked can be completed from the hand. */
bool cards_picks_fit(const struct hg_rules *r, const struct hg_state *s);
offer_fn cards_offer;
refusal_fn cards_why_not_pick, cards_why_not_trade;
effect_fn cards_pick, cards_trade;

/* hands.c: cards leaving a hand, hands changing owner */
/* All cards of an eliminated seat go to its captor. */
void cards_capture(const struct hg_rules *r, struct hg_state *s, uint8_t victim, uint8_t captor);
/* Cards leave a hand face-up: all of them, or those named, which must be in it. */
void cards_discard_hand(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void cards_discard(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_set cards);

/* sets.c, pips.c: what a set is worth, and which cards may still be picked for it */
/* Can the picks be completed; may a card join them; are they a set; what is that worth in units? */
bool sets_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand);
bool sets_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card);
bool sets_whole(const struct hg_rules *r, const struct hg_state *s);
unsigned sets_value(const struct hg_rules *r, struct hg_set picked);
struct hg_set sets_next(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
bool pips_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand);
bool pips_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card);
bool pips_whole(const struct hg_rules *r, const struct hg_state *s);
unsigned pips_value(const struct hg_rules *r, struct hg_set picked);
offer_fn sets_offer, pips_offer;

/* draw.c: decks and drawing */
/* The cards of a deck, wherever they are. */
struct hg_set draw_cards_of(const struct hg_rules *r, unsigned deck);
/* Who gets the card that is drawn now. */
uint8_t draw_seat(const struct hg_state *s);
void draw_enter(const struct hg_rules *r, struct hg_state *s); /* HG_STEP_DRAW */
/* The active seat draws, if it can and there is a card; then the next step follows. */
void draw_so_many(const struct hg_rules *r, struct hg_state *s, unsigned count);
/* Pushes a question that draws a card for `seat`, the deck made anew where needed; false when there is no card. */
bool draw_ask(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_ask ask);
/* A card goes from the deck to a hand; the deck is made anew where the mode wants that at once. */
void draw_take(const struct hg_rules *r, struct hg_state *s, uint8_t seat, uint8_t card);
enter_phase_fn draw_enter_start;
chance_fn draw_chances;
refusal_fn draw_why_not;
effect_fn draw_apply;

/* attack.c: declaring, defending, the roll */
/* The attack in the position is declared: its defender is asked, or the dice are when there is nothing to choose. */
void attack_ask_defender(const struct hg_rules *r, struct hg_state *s);
/* ASK_DEFEND of a seat that has left: with all it may. */
void attack_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
/* The dice lie: losses, and conquest. The first is for modes without mechanisms. */
void attack_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_roll_with_pieces(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enter_step_fn attack_enter;
offer_fn attack_offer, attack_offer_defence;
refusal_fn attack_why_not_pair, attack_why_not, attack_why_not_defend;
effect_fn attack_declare, attack_defend;
trial_fn attack_attempt, attack_attempt_defend;

/* settle.c: a whole battle at once; `a` is the attack (or the declaration, with the hero in x[0]) that began it */
/* Both sides lose so many units; whether the place has fallen, which then must be conquered by the caller. */
bool attack_takes(struct hg_state *s, const struct hg_action *a, unsigned attacker_loses, unsigned defender_loses);
void attack_settle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned attacker_loses,
                   unsigned defender_loses);
/* One round of an attack that may be made, for simulations. Whether it is decided by units and plain dice alone;
 * whether a seat is asked how many defend a place; and the round itself, with so many defenders and the faces as they
 * would be rolled: the position is then as after attack, defence and roll. */
bool attack_is_plain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
bool attack_asks_defender(const struct hg_rules *r, const struct hg_state *s, uint8_t place);
void attack_exchange(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned defence,
                     const uint8_t *face);

/* occupy.c: conquest, elimination, moving in */
/* The active seat gets a place with so many units on it; pieces there are lost. Nobody is eliminated by it. */
void occupy_hand_over(const struct hg_rules *r, struct hg_state *s, uint8_t place, unsigned units);
/* The seat has lost its last place. True when that ended the game. */
bool occupy_eliminate(const struct hg_rules *r, struct hg_state *s, uint8_t loser);
/* The place of the battle falls: the fighters move in, and whoever may follow is asked, after forced trades. The place
 * that attacked loses `later_loss` units when all that is done. */
void occupy_conquer(const struct hg_rules *r, struct hg_state *s, unsigned fighters, unsigned later_loss);
/* Takes ASK_ADVANCE off the stack when nobody could follow. */
void occupy_skip_advance(struct hg_state *s);
offer_fn occupy_offer;
refusal_fn occupy_why_not;
effect_fn occupy_advance;
trial_fn occupy_attempt;

/* fortify.c */
/* The places of a set that chains within it connect with one of them, itself included. */
uint64_t fortify_connected(const struct hg_rules *r, uint64_t within, unsigned start);
/* To be called whenever something in ASK_FORTIFY has changed: the step ends by itself. */
void fortify_go_on(const struct hg_rules *r, struct hg_state *s);
/* Units go, and a hero with them; no manoeuvre is spent. */
void fortify_carry(struct hg_state *s, const struct hg_action *a);
enter_step_fn fortify_enter;
offer_fn fortify_offer_moves, fortify_offer;
refusal_fn fortify_why_not;
effect_fn fortify_move;

/* windows.c: who is asked for cards */
/* By its deck, its hand's size and whether it is silenced. */
bool windows_may_play(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window);

/* Whether a seat is asked in this window; never in modes without abilities. */
static inline bool windows_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window)
{
    return plays_with(r, HG_ABILITIES) && seat < r->seats && open_seen(s)->hand_size[seat] != 0 &&
           windows_may_play(r, s, seat, window);
}

/* secrets.c: who may know what */
/* What a seat may know goes to `out`; whether it may see the card of an action; a world that looks the same to it. */
void secrets_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
bool secrets_hide_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);
void secrets_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);

/* check.c, check_rules.c: invariants of positions, and of the rules that every mode has */
/* For courses: whether something of a battle of the core is asked, and whether its target may be attacked. */
bool check_in_battle(const struct hg_state *s);
bool check_is_target(const struct hg_rules *r, const struct hg_state *s);
const char *check_state(const struct hg_rules *r, const struct hg_state *s);
const char *check_rules(const struct hg_rules *r);

#endif
