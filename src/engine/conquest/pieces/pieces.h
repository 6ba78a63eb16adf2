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
/* To a battle that is not on: the attacker's hero goes along where it stands. */
battle_fn heroes_would_add;
/* Whether a lost hero of the seat may come back in this deploy step; then the step stays open. */
bool heroes_wait(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
/* The seat on top has placed its hero, or is gone: the next one whose hero is off the board. */
void heroes_go_on(const struct hg_rules *r, struct hg_state *s);
enter_phase_fn heroes_enter_phase;
enter_step_fn heroes_enter_step;
offer_fn heroes_offer;
refusal_fn heroes_why_not;
effect_fn heroes_place;

/* bases.c */
count_fn bases_income;
state_ok_fn bases_state_ok;
/* Where the bases of a set of seats stand. A base stays its seat's own, whoever holds the place. */
uint64_t bases_of(const struct hg_rules *r, const struct hg_state *s, uint64_t seats);
/* ASK_BASE of a seat that has left. */
void bases_absent(const struct hg_rules *r, struct hg_state *s);
enter_phase_fn bases_enter_phase;
offer_fn bases_offer;
refusal_fn bases_why_not;
effect_fn bases_place;

/* goals.c */
turn_fn goals_turn_begins;
eliminated_fn goals_eliminated;
resigned_fn goals_resigned;
state_ok_fn goals_state_ok;
/* Invariants of goals and rewards in the rules, whether a mode plays with them or not. */
const char *goals_rules_ok(const struct hg_rules *r);
/* All goals of a tier that the rules have, as a set. */
uint64_t goals_of_tier(const struct hg_rules *r, unsigned tier);
enter_phase_fn goals_enter_phase;
enter_step_fn goals_enter, goals_enter_victory;
offer_fn goals_offer;
chance_fn goals_chances;
refusal_fn goals_why_not_lay, goals_why_not;
effect_fn goals_lay, goals_collect;

/* rewards.c */
count_fn rewards_income, rewards_manoeuvres, rewards_certain_card;
battle_fn rewards_dice, rewards_bonus;
lost_fn rewards_lost;
eliminated_fn rewards_eliminated;
resigned_fn rewards_resigned;
state_ok_fn rewards_state_ok;
/* All rewards of a tier that the rules have, as a set. */
uint64_t rewards_of_tier(const struct hg_rules *r, unsigned tier);
/* How much of a kind the seat has: units, dice or manoeuvres. Neutral armies have nothing. */
unsigned rewards_held(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_reward_kind kind);
/* A goal of the tier was collected: chance reveals its reward, and then the next step follows. */
void rewards_give(const struct hg_rules *r, struct hg_state *s, unsigned tier);
offer_fn rewards_offer_tower;
chance_fn rewards_chances;
refusal_fn rewards_why_not, rewards_why_not_tower;
effect_fn rewards_reveal, rewards_place_tower;

/* prepare.c: between deploying and attacking */
/* ASK_CONSENT of a seat that has left: refused, in whatever way the course refuses. */
void prepare_absent(const struct hg_rules *r, struct hg_state *s);
enter_step_fn prepare_enter;
offer_fn prepare_offer, prepare_offer_answer;
refusal_fn prepare_why_not_transfer;
effect_fn prepare_transfer, prepare_accept, prepare_refuse;

#endif
