/* The tables that bind the family together: which room answers for each verb, question, step and hook.
 *
 * They are data, and the only thing beside the rooms that a room may name: so a room can hand on to another one without
 * knowing it. tools/check-rooms.py holds everybody to that. */
#ifndef HG_CONQUEST_TABLES_H
#define HG_CONQUEST_TABLES_H

#include "engine/conquest/conquest.h"

/* A question: the verbs that answer it, who offers the choices (or describes the chances), and what happens when the
 * seat that is asked has left, where it is asked in somebody else's turn or in set-up. */
struct question {
    const char *name;
    uint64_t verbs;
    offer_fn *offer;
    chance_fn *chance;
    void (*absent)(const struct hg_rules *r, struct hg_state *s);
};

extern const struct question conquest_questions[ASK_KINDS]; /* questions.c */

/* What the member `card` of an action names. */
enum item { ITEM_CARD, ITEM_ARMY, ITEM_GOAL, ITEM_REWARD, ITEM_TOKEN };

/* What a verb needs besides being allowed in the pending question, and what it does. `attempt` does both in one for the
 * few verbs that most actions are of; elsewhere it is NULL. */
struct verb_row {
    struct hg_action unused; /* see form.h */
    refusal_fn *why_not;
    effect_fn *apply;
    trial_fn *attempt;
    uint8_t item; /* enum item */
};

extern const struct verb_row conquest_verbs[VERBS]; /* verbs.c, made of verbs.inc */

/* The first so many verbs are played in a mode. The others do not exist there. */
unsigned verbs_played(const struct hg_rules *r);
struct hg_verbs verbs_in(const struct hg_rules *r);

/* fields.c: the facts of a position that the mode has */
struct hg_fields fields_in(const struct hg_rules *r);

/* rolls.c: VERB_ROLL, whose meaning depends on the question */
chance_fn rolls_battle_chances, rolls_chances;
refusal_fn rolls_why_not;
effect_fn rolls_apply;
trial_fn rolls_attempt;

#endif
