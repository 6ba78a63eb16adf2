/* The core of the conquest family: what it offers the other rooms, file by file.
 *
 * The core plays the game that all modes share. It calls no other room: what a mode adds or replaces it asks through
 * the hooks of mechanism.h and course.h. Other rooms call these services freely. */
#ifndef HG_CONQUEST_CORE_H
#define HG_CONQUEST_CORE_H

#include "engine/conquest/conquest.h"

/* flow.c: turns, steps, leaving the game */
void flow_begin(const struct hg_rules *r, struct hg_state *s);
void flow_begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void flow_next_step(const struct hg_rules *r, struct hg_state *s);
uint8_t flow_next(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
uint8_t flow_next_acting(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
uint8_t flow_seat_at(const struct hg_rules *r, const struct hg_state *s, unsigned place);
uint8_t flow_before_first(const struct hg_rules *r, const struct hg_state *s);
void flow_step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind);
void flow_win(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
bool flow_won(const struct hg_rules *r, struct hg_state *s);
void flow_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void flow_end(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* start.c: the first position */
void start_game(const struct hg_rules *r, struct hg_state *s);

/* setup.c: the phases one after another; start roll, claiming, reinforcing */
void setup_enter(const struct hg_rules *r, struct hg_state *s); /* the first phase */
void setup_next(const struct hg_rules *r, struct hg_state *s, enum hg_phase done, uint8_t last);
void setup_go_on(const struct hg_rules *r, struct hg_state *s);
void setup_enter_start(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void setup_enter_start_again(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void setup_enter_claim(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void setup_enter_reinforce(const struct hg_rules *r, struct hg_state *s, uint8_t last);
bool setup_has(const struct hg_rules *r, enum hg_phase phase);
void setup_left(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void setup_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
uint64_t setup_claimed(const struct hg_state *s);
void setup_station(struct hg_state *s, uint8_t army, uint8_t place);
void setup_offer_claim(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason setup_why_not_claim(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void setup_claim(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void setup_offer_reinforce(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason setup_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void setup_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* seats.c: rolls for the order, armies taken and swapped, sides */
void seats_start(const struct hg_rules *r, struct hg_state *s);
void seats_enter_order(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void seats_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void seats_enter_armies(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void seats_enter_swap(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void seats_go_on(const struct hg_rules *r, struct hg_state *s);
void seats_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason seats_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void seats_take(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* board.c: what set-up puts on the board by chart, by chance and by batches */
void board_enter_chart(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void board_enter_resources(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void board_enter_deal(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void board_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason board_why_not_show(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void board_show(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void board_enter_batches(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void board_offer_batch(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason board_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void board_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* deploy.c: counting and placing reinforcements */
void deploy_enter(const struct hg_rules *r, struct hg_state *s);
void deploy_add(const struct hg_rules *r, struct hg_state *s, unsigned units);
unsigned deploy_room(const struct hg_state *s, uint8_t seat);
void deploy_go_on(const struct hg_rules *r, struct hg_state *s);
enum hg_reason deploy_why_not_end(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void deploy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason deploy_why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void deploy_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason deploy_attempt_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* cards.c: turning cards in */
void cards_start(const struct hg_rules *r, struct hg_state *s);
bool cards_must_trade(const struct hg_rules *r, const struct hg_state *s);
bool cards_picks_fit(const struct hg_rules *r, const struct hg_state *s);
void cards_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason cards_why_not_pick(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void cards_pick(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason cards_why_not_trade(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void cards_trade(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* hands.c: cards leaving a hand, hands changing owner */
void cards_capture(const struct hg_rules *r, struct hg_state *s, uint8_t victim, uint8_t captor);
void cards_discard_hand(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void cards_discard(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_set cards);

/* sets.c, pips.c: what a set is worth, and which cards may still be picked for it */
bool sets_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand);
bool sets_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card);
void sets_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
bool sets_whole(const struct hg_rules *r, const struct hg_state *s);
unsigned sets_value(const struct hg_rules *r, struct hg_set picked);
bool pips_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand);
bool pips_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card);
void pips_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
bool pips_whole(const struct hg_rules *r, const struct hg_state *s);
unsigned pips_value(const struct hg_rules *r, struct hg_set picked);

/* draw.c: decks and drawing */
struct hg_set draw_cards_of(const struct hg_rules *r, unsigned deck);
void draw_enter_start(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void draw_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason draw_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
uint8_t draw_seat(const struct hg_state *s);
void draw_enter(const struct hg_rules *r, struct hg_state *s); /* HG_STEP_DRAW */
/* The active seat draws, if it can and there is a card; then the next step follows. */
void draw_so_many(const struct hg_rules *r, struct hg_state *s, unsigned count);
/* Pushes a question that draws a card for `seat`, the deck made anew where needed; false when there is no card. */
bool draw_ask(const struct hg_rules *r, struct hg_state *s, uint8_t seat, struct hg_ask ask);
void draw_take(const struct hg_rules *r, struct hg_state *s, uint8_t seat, uint8_t card);
void draw_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* attack.c: declaring, defending, the roll */
void attack_enter(const struct hg_rules *r, struct hg_state *s);
void attack_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason attack_why_not_pair(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
enum hg_reason attack_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason attack_attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_ask_defender(const struct hg_rules *r, struct hg_state *s);
void attack_offer_defence(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason attack_why_not_defend(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_defend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason attack_attempt_defend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
void attack_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a); /* nothing is added */
void attack_roll_with_pieces(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* settle.c: a whole battle at once; `a` is the attack (or the declaration, with the hero in x[0]) that began it */
bool attack_takes(struct hg_state *s, const struct hg_action *a, unsigned attacker_loses, unsigned defender_loses);
void attack_settle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned attacker_loses,
                   unsigned defender_loses);

/* occupy.c: conquest, elimination, moving in */
void occupy_hand_over(const struct hg_rules *r, struct hg_state *s, uint8_t place, unsigned units);
bool occupy_eliminate(const struct hg_rules *r, struct hg_state *s, uint8_t loser);
void occupy_conquer(const struct hg_rules *r, struct hg_state *s, unsigned fighters, unsigned later_loss);
void occupy_skip_advance(struct hg_state *s);
void occupy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason occupy_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void occupy_advance(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason occupy_attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* fortify.c */
uint64_t fortify_connected(const struct hg_rules *r, uint64_t within, unsigned start);
void fortify_enter(const struct hg_rules *r, struct hg_state *s);
void fortify_go_on(const struct hg_rules *r, struct hg_state *s);
void fortify_offer_moves(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
void fortify_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
void fortify_carry(struct hg_state *s, const struct hg_action *a);
enum hg_reason fortify_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void fortify_move(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* windows.c: who is asked for cards */
bool windows_may_play(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window);

/* Whether a seat is asked in this window; never in modes without abilities. */
static inline bool windows_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window)
{
    return plays_with(r, HG_ABILITIES) && seat < r->seats && open_seen(s)->hand_size[seat] != 0 &&
           windows_may_play(r, s, seat, window);
}

/* secrets.c: who may know what */
void secrets_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
bool secrets_hide_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);
void secrets_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);

/* check.c, check_rules.c: invariants of positions, and of the rules that every mode has */
bool check_in_battle(const struct hg_state *s);
bool check_is_target(const struct hg_rules *r, const struct hg_state *s);
const char *check_state(const struct hg_rules *r, const struct hg_state *s);
const char *check_rules(const struct hg_rules *r);

#endif
