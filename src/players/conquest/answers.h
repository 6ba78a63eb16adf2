/* The casual policy of the conquest family, question by question.
 *
 * Every function takes a look at the board (mind.h) that its caller has made for the asked seat. What comes back is
 * legal in the position of the look. A function that returns a bool writes `out` only when it returns true. */
#ifndef PLAYERS_CONQUEST_ANSWERS_H
#define PLAYERS_CONQUEST_ANSWERS_H

#include "players/boxes.h"
#include "players/conquest/mind.h"

/* The first box with a verb, or NULL. */
const struct hg_choice *answer_box(const struct hg_choices *choices, uint8_t verb);

/* turn.c: placing, attacking, moving in, manoeuvres */
/* All units of the pile, or as many as the own base needs. */
struct hg_action turn_place(const struct mind *m);
/* An attack, or its declaration, with all that may take part. */
struct hg_action turn_attack_on(const struct mind *m, uint8_t from, uint8_t to);
/* The places of the next one towards a target; false when none is promising. */
static inline bool turn_goes_for(const struct mind *m, const struct target *t, uint8_t *from, uint8_t *to)
{
    return t->kind != AIMS_NONE && t->score > 0 && mind_next_attack(m, t, from, to);
}
/* The same as an answer, which is the end of the step when none is promising. */
struct hg_action turn_attack(const struct mind *m, const struct target *t);
/* Whether the seat's manner is to leave the target alone and to end its attacks. */
bool turn_is_content(const struct mind *m, const struct target *t);
/* How many follow into the place just conquered (ASK_ADVANCE, ASK_FOLLOW). */
struct hg_action turn_advance(const struct mind *m);
/* A guard to a border that lacks one, or else the largest force of the rear to the front; false when there is none to
 * move. Then the second half of it, and whether there is a rear at all, which needs no more than mind_see. */
bool turn_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
bool turn_from_rear(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
bool turn_from_rear_freely(const struct mind *m, struct hg_action *out);
bool turn_has_rear(const struct mind *m);
/* The own base when it needs units, and how many of the pile; HG_NONE when it is safe or does not matter. */
uint8_t turn_weak_spot(const struct mind *m, unsigned pile, unsigned *need);

/* setup.c: everything before the first turn, and pieces that are placed later */
/* The best of the places, of which there is one at least; then as answers to the questions of set-up. */
uint8_t setup_best_claim(const struct mind *m, uint64_t places, struct rng *rng);
/* Set-up: the place to claim, the base among `places`, where to put first units of a pile of `pool`, and where a tower
 * goes. */
struct hg_action setup_claim_for(const struct mind *m, struct rng *rng);
struct hg_action setup_base_for(const struct mind *m, uint64_t places, struct rng *rng);
struct hg_action setup_reinforce_for(const struct mind *m, uint64_t places, unsigned pool);
/* Where a hero, a ship or a tower does most, of places that are not empty; `pile` units are still to be placed. */
uint8_t setup_hero_spot(const struct mind *m, uint64_t places, unsigned pile);
uint8_t setup_tower_spot(const struct mind *m, uint64_t places);

/* hand.c: turning cards in, abilities. Where sets are of three, `turn_in` picks and turns in as hand_trade
 * would do one by one; only before the first is picked and where cards may be turned in. */
bool hand_turn_in(const struct mind *m, struct hg_state *s);
/* The next pick, or the trade, when turning in is wanted. */
bool hand_trade(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
/* The ability that is worth more than its card turned in, if any is. */
bool hand_play(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);

/* casual.c: the whole policy */
uint8_t answer_wanted_of_ally(const struct mind *m, uint64_t places); /* or HG_NONE */
/* In the deploy step; looks at the board when it has to and `looked` does not say that somebody has. */
struct hg_action answer_deploy(struct mind *m, bool *looked, const struct kit *kit);
/* In the fortify step; looks at as much of the board as it has to. */
struct hg_action answer_fortify(struct mind *m);
/* Questions that are mostly answered by the only choice there is, without a look at the board; a defender takes all its
 * dice. */
bool answer_only(const struct hg_rules *r, const struct hg_state *s, struct hg_action *out);
/* Whether there is nothing to do but to place units. */
bool answer_is_placing(const struct hg_rules *r, const struct hg_state *s);
/* Any question that a seat is asked. */
struct hg_action casual_answer(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit);

#endif
