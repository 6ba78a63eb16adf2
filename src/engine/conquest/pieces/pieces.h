/* Pieces: heroes, bases, goals and their rewards, towers, and the step between deploying and attacking.
 *
 * Each file is a mechanism or a step of its own. The functions named after hooks stand in the lists of parts.c; the
 * others are the questions that a piece asks, and what abilities want to know of it. */
#ifndef HG_PIECES_H
#define HG_PIECES_H

#include "engine/conquest/core/mechanism.h"

/* heroes.c */
battle_fn heroes_bonus;
compared_fn heroes_compared;
lost_fn heroes_lost;
resigned_fn heroes_resigned;
state_ok_fn heroes_state_ok;
bool heroes_wait(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
void heroes_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void heroes_enter_step(const struct hg_rules *r, struct hg_state *s);
void heroes_go_on(const struct hg_rules *r, struct hg_state *s);
void heroes_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason heroes_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void heroes_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* bases.c */
count_fn bases_income;
state_ok_fn bases_state_ok;
uint64_t bases_of(const struct hg_rules *r, const struct hg_state *s, uint64_t seats);
void bases_absent(const struct hg_rules *r, struct hg_state *s);
void bases_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void bases_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason bases_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void bases_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* goals.c */
turn_fn goals_turn_begins;
eliminated_fn goals_eliminated;
resigned_fn goals_resigned;
state_ok_fn goals_state_ok;
void goals_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void goals_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason goals_why_not_lay(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void goals_lay(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
const char *goals_rules_ok(const struct hg_rules *r);
uint64_t goals_of_tier(const struct hg_rules *r, unsigned tier);
void goals_enter(const struct hg_rules *r, struct hg_state *s);
void goals_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason goals_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void goals_collect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void goals_enter_victory(const struct hg_rules *r, struct hg_state *s);

/* rewards.c */
count_fn rewards_income, rewards_manoeuvres, rewards_certain_card;
battle_fn rewards_dice, rewards_bonus;
lost_fn rewards_lost;
eliminated_fn rewards_eliminated;
resigned_fn rewards_resigned;
state_ok_fn rewards_state_ok;
uint64_t rewards_of_tier(const struct hg_rules *r, unsigned tier);
unsigned rewards_held(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_reward_kind kind);
void rewards_give(const struct hg_rules *r, struct hg_state *s, unsigned tier);
void rewards_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason rewards_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void rewards_reveal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void rewards_offer_tower(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason rewards_why_not_tower(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void rewards_place_tower(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* prepare.c: between deploying and attacking */
void prepare_enter(const struct hg_rules *r, struct hg_state *s);
void prepare_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason prepare_why_not_transfer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void prepare_transfer(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void prepare_offer_answer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
void prepare_accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void prepare_refuse(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void prepare_absent(const struct hg_rules *r, struct hg_state *s);

#endif
