/* Abilities of cards: when they may be played, what they do at once, what they leave in force, and the longer course
 * of an invasion that gives them their windows. Cards are known by number only; what one does is a list of operations
 * in the rules.
 *
 * The room is entered through its course (abilities.c), its hooks, and the tables of verbs and questions. It calls the
 * core, and pieces where a card looks at bases. What cards leave in force stands in core/effects.h, since battles ask
 * for it. */
#ifndef HG_ABILITIES_H
#define HG_ABILITIES_H

#include "engine/conquest/pieces/pieces.h"

/* What ASK_COMMIT remembers of an invasion. */
enum invasion_mark {
    MARK_FORCED = 1, /* the next roll is made with all that can be committed */
    MARK_LAST = 2,   /* the invasion ends after the next roll */
    MARK_REMOTE = 4, /* between places that are not adjacent */
    MARK_BOUND = 8   /* a card was played for the next roll, which must be made */
};

/* abilities.c: windows and playing */
extern const struct course_hooks abilities_course;
battle_fn abilities_dice, abilities_bonus;
turn_fn abilities_turn_begins;
state_ok_fn abilities_state_ok;
const char *abilities_rules_ok(const struct hg_rules *r);
offer_fn abilities_offer_cards;

/* Cards in the hand of the asked seat for the windows that are open to it. Without one there is nothing to play;
 * whether there is a target for one, only an offer tells. */
uint64_t abilities_in_hand(const struct hg_rules *r, const struct hg_state *s);

/* The same of any seat, for one window. */
static inline uint64_t abilities_held(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                                      enum hg_window window)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    uint64_t cards = c->hand[seat].word[0] & ~c->captured.word[0] & r->conquest.window_cards[window];
    return has(open_seen(s)->silenced, seat) ? 0 : cards;
}

/* The abilities that the asked seat may play now. */
static inline void abilities_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (open_seen(s)->hand_size[ask_seen(s)->seat] != 0)
        abilities_offer_cards(r, s, out);
}

/* The window on top is closed: passed, or its seat has left. What it stood in the way of goes on. */
void abilities_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
/* To be called when a card has had its effect: a window closes by itself when its seat can be asked no more. */
void abilities_resume(const struct hg_rules *r, struct hg_state *s);
offer_fn abilities_offer_window;
refusal_fn abilities_why_not;
effect_fn abilities_play, abilities_pass;

/* targets.c: at what a card may be aimed How many places are named with a card: none; one, in `to`; one or two, the
 * first of two in `from`; always two, `from` and `to`. */
enum aim { AIM_NOTHING, AIM_PLACE, AIM_UP_TO_TWO, AIM_PAIR };
/* What has to be named with a card. */
enum aim targets_aim(const struct hg_ability *ability);
/* Of a pair the first place, otherwise the only one; and the second place, given the first. */
uint64_t targets_first(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability);
uint64_t targets_from(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability,
                      uint8_t from);
/* Enemy places beside one with more units than must stay. `keep` units of a place can't be taken by the card, so a
 * place with no more than that is no target. */
uint64_t targets_beside(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t place, unsigned keep);
/* Seats whose hands may be looked at. */
uint64_t targets_hands(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
/* Whether there is a die that may be rolled again. */
bool targets_reroll(const struct hg_rules *r, const struct hg_state *s);
/* Where a recall calls units to, or HG_NONE. */
uint8_t targets_recall(const struct hg_state *s, uint8_t seat);
/* Whether all conditions of the card are met, and every operation is of some use. */
bool targets_condition(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability);

/* operations.c: what a card does at once */
/* Dice that ASK_ROLL_REMOVE awaits. They belong to the card alone and are not compared with anything of the battle. */
unsigned operations_dice(const struct hg_rules *r, const struct hg_state *s);
offer_fn operations_offer_look, operations_offer_recall;
refusal_fn operations_why_not_look, operations_why_not_recall;
effect_fn operations_apply, operations_look, operations_roll_remove;

/* invasion.c: declare, commit, roll, settle, stop */
/* Declared by a seat or brought about by a card, with these marks: the defender is asked for cards first. */
void invasion_begin(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to, uint8_t marks);
/* A card was played in ASK_COMMIT: the invasion ends when nothing is left to commit. */
void invasion_go_on(const struct hg_rules *r, struct hg_state *s);
/* It ends without a trace, as if it had not been declared. */
void invasion_cancel(const struct hg_rules *r, struct hg_state *s);
/* Its ASK_COMMIT, wherever in the stack it lies. */
struct hg_ask *invasion_ask(struct hg_state *s);
/* What the dice on the table would cost now. */
struct losses invasion_losses(const struct hg_rules *r, const struct hg_state *s);
/* The most units that can be committed to the next roll. */
unsigned invasion_most(const struct hg_rules *r, const struct hg_state *s);
/* As attack_is_plain and attack_exchange, for the next roll of an invasion whose ASK_COMMIT is on top: so many units
 * are committed without a hero, and nobody plays a card. */
bool invasion_is_plain(const struct hg_rules *r, const struct hg_state *s);
void invasion_exchange(const struct hg_rules *r, struct hg_state *s, unsigned units, unsigned defence,
                       const uint8_t *face);
/* A window of it is over and off the stack: what follows. */
void invasion_window_closed(const struct hg_rules *r, struct hg_state *s, struct hg_ask window);
/* All of the attacker's dice but one that a card set. */
void invasion_reroll_all(const struct hg_rules *r, struct hg_state *s);
enter_step_fn invasion_enter;
offer_fn invasion_offer_declare, invasion_offer_commit, invasion_offer_die;
refusal_fn invasion_why_not_declare, invasion_why_not_commit, invasion_why_not_stop, invasion_why_not_die;
effect_fn invasion_declare, invasion_commit, invasion_stop, invasion_rolled, invasion_choose_die, invasion_rerolled;

#endif
