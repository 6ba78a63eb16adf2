/* Abilities of cards: when they may be played, what they do at once, what they leave in force, and the longer course
 * of an invasion that gives them their windows. Cards are known by number only; what one does is a list of operations
 * in the rules. */
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
void abilities_offer_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);

/* The abilities that the asked seat may play now. */
static inline void abilities_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (open_seen(s)->hand_size[ask_seen(s)->seat] != 0)
        abilities_offer_cards(r, s, out);
}

void abilities_offer_window(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason abilities_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void abilities_play(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void abilities_pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void abilities_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
void abilities_resume(const struct hg_rules *r, struct hg_state *s);

/* targets.c: at what a card may be aimed */
enum aim { AIM_NOTHING, AIM_PLACE, AIM_UP_TO_TWO, AIM_PAIR };
enum aim targets_aim(const struct hg_ability *ability);
uint64_t targets_first(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability);
uint64_t targets_from(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability,
                      uint8_t from);
uint64_t targets_beside(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t place, unsigned keep);
uint64_t targets_hands(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
bool targets_reroll(const struct hg_rules *r, const struct hg_state *s);
uint8_t targets_recall(const struct hg_state *s, uint8_t seat);
bool targets_condition(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability);

/* operations.c: what a card does at once */
void operations_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void operations_offer_look(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason operations_why_not_look(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void operations_look(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
unsigned operations_dice(const struct hg_rules *r, const struct hg_state *s);
void operations_roll_remove(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void operations_offer_recall(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason operations_why_not_recall(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);

/* invasion.c: declare, commit, roll, settle, stop */
void invasion_enter(const struct hg_rules *r, struct hg_state *s);
void invasion_offer_declare(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason invasion_why_not_declare(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void invasion_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void invasion_begin(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to, uint8_t marks);
void invasion_go_on(const struct hg_rules *r, struct hg_state *s);
void invasion_cancel(const struct hg_rules *r, struct hg_state *s);
struct hg_ask *invasion_ask(struct hg_state *s);
struct losses invasion_losses(const struct hg_rules *r, const struct hg_state *s);
unsigned invasion_most(const struct hg_rules *r, const struct hg_state *s);
void invasion_window_closed(const struct hg_rules *r, struct hg_state *s, struct hg_ask window);
void invasion_offer_commit(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason invasion_why_not_commit(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void invasion_commit(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason invasion_why_not_stop(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void invasion_stop(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void invasion_rolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void invasion_offer_die(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason invasion_why_not_die(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void invasion_choose_die(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void invasion_reroll_all(const struct hg_rules *r, struct hg_state *s);
void invasion_rerolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

#endif
