/* The casual policy of the conquest family, question by question. */
#ifndef PLAYERS_CONQUEST_ANSWERS_H
#define PLAYERS_CONQUEST_ANSWERS_H

#include "players/boxes.h"
#include "players/conquest/mind.h"

/* The first box with a verb, or NULL. */
const struct hg_choice *answer_box(const struct hg_choices *choices, uint8_t verb);

/* turn.c: placing, attacking, moving in, manoeuvres */
struct hg_action turn_place(const struct mind *m);
struct hg_action turn_attack(const struct mind *m, const struct target *t);
struct hg_action turn_advance(const struct mind *m);
bool turn_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
uint8_t turn_weak_spot(const struct mind *m, unsigned pile, unsigned *need);

/* setup.c: everything before the first turn, and pieces that are placed later */
uint8_t setup_best_claim(const struct mind *m, uint64_t places, struct rng *rng);
struct hg_action setup_claim_for(const struct mind *m, struct rng *rng);
struct hg_action setup_base_for(const struct mind *m, uint64_t places, struct rng *rng);
struct hg_action setup_reinforce_for(const struct mind *m, uint64_t places, unsigned pool);
uint8_t setup_hero_spot(const struct mind *m, uint64_t places, unsigned pile);
uint8_t setup_tower_spot(const struct mind *m, uint64_t places);

/* hand.c: turning cards in, abilities. Where sets are of three, `turn_in` picks and turns in as hand_trade
 * would do one by one; only before the first is picked and where cards may be turned in. */
bool hand_turn_in(const struct mind *m, struct hg_state *s);
bool hand_trade(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
bool hand_play(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);

/* casual.c: the whole policy */
uint8_t answer_wanted_of_ally(const struct mind *m, uint64_t places); /* or HG_NONE */
/* In the deploy step; looks at the board when it has to and `looked` does not say that somebody has. */
struct hg_action answer_deploy(struct mind *m, bool *looked, const struct kit *kit);
/* Questions that are mostly answered by the only choice there is, without a look at the board; a defender takes all its
 * dice. */
bool answer_only(const struct hg_rules *r, const struct hg_state *s, struct hg_action *out);
bool answer_is_placing(const struct hg_rules *r, const struct hg_state *s);
struct hg_action casual_answer(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit);

#endif
