/* Abilities of cards: when they may be played, what they do at once, what they leave in force, and the longer course
 * of an invasion that gives them their windows. Cards are known by number only; what one does is a list of operations
 * in the rules. */
#ifndef HG_ABILITIES_H
#define HG_ABILITIES_H

#include "engine/conquest/core/mechanism.h"

/* What ASK_COMMIT remembers of an invasion. */
enum invasion_mark {
    MARK_FORCED = 1, /* the next roll is made with all that can be committed */
    MARK_LAST = 2,   /* the invasion ends after the next roll */
    MARK_REMOTE = 4, /* between places that are not adjacent */
    MARK_BOUND = 8   /* a card was played for the next roll, which must be made */
};

/* abilities.c: windows and playing */
bool abilities_may_play(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window);

/* Whether a seat is asked in this window; never in modes without abilities. */
static inline bool abilities_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                                 enum hg_window window)
{
    return plays_with(r, HG_ABILITIES) && seat < r->seats && open_seen(s)->hand_size[seat] != 0 &&
           abilities_may_play(r, s, seat, window);
}

void abilities_offer_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);

/* The abilities that the asked seat may play now; none in modes without, or with an empty hand. */
static inline void abilities_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (plays_with(r, HG_ABILITIES) && open_seen(s)->hand_size[ask_seen(s)->seat] != 0)
        abilities_offer_cards(r, s, out);
}

void abilities_offer_window(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason abilities_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void abilities_play(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason abilities_why_not_pass(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void abilities_pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void abilities_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
void abilities_resume(const struct hg_rules *r, struct hg_state *s);

/* effects.c: what stays in force between two places */
void effects_add(const struct hg_rules *r, struct hg_state *s, uint8_t card);
void effects_drop_roll(const struct hg_rules *r, struct hg_state *s);
void effects_end_invasions(struct hg_state *s);
bool effects_between(const struct hg_state *s);
void effects_add_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
unsigned effects_add_up(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side);
unsigned effects_tightest(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side,
                          unsigned limit);
uint64_t effects_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t from);

/* Mostly nothing is in force, which is told by the first entry. */
static inline bool effects_any(const struct hg_state *s)
{
    return open_seen(s)->effect_card[0] != 0;
}

/* Whether anything is in force between the two places that fight. */
static inline bool effects_here(const struct hg_state *s)
{
    return effects_any(s) && effects_between(s);
}

/* The amounts of an operation in force for one side, added up; those without an amount count one. */
static inline unsigned effects_sum(const struct hg_rules *r, const struct hg_state *s, enum hg_op op,
                                   enum hg_battle_side side)
{
    return effects_any(s) ? effects_add_up(r, s, op, side) : 0;
}

/* The tightest limit of an operation in force, or `limit` when none is tighter. */
static inline unsigned effects_least(const struct hg_rules *r, const struct hg_state *s, enum hg_op op,
                                     enum hg_battle_side side, unsigned limit)
{
    return effects_any(s) ? effects_tightest(r, s, op, side, limit) : limit;
}

static inline void effects_end_roll(const struct hg_rules *r, struct hg_state *s)
{
    if (effects_any(s))
        effects_drop_roll(r, s);
}

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
