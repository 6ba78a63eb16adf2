/* The course of a game: what the core leaves to the sub-family that a mode is played by.
 *
 * There are three: the plain game, the game with abilities of cards, and the campaign. Each is one const struct of
 * functions, whole, so that the core calls without asking who is there; where a course adds nothing, it names one of
 * the functions below that do nothing. The core never tests for a campaign before it calls: it says what has happened,
 * and the course says what follows. */
#ifndef HG_CONQUEST_COURSE_H
#define HG_CONQUEST_COURSE_H

#include "engine/conquest/conquest.h"

struct course_hooks {
    /* Set-up: what is laid out before its first phase; claiming and reinforcing; a seat that has left during it. */
    void (*start)(const struct hg_rules *r, struct hg_state *s);
    effect_fn *claim;
    refusal_fn *why_not_reinforce;
    effect_fn *reinforce;
    void (*left_set_up)(const struct hg_rules *r, struct hg_state *s, uint8_t seat);

    /* Steps of a turn. A step ends by `end`, said to a question of this kind, which is off the stack; deploying also
     * ends by itself. `offer_more` adds what may be done in a step besides what everybody may do in it. */
    void (*step_over)(const struct hg_rules *r, struct hg_state *s, uint8_t kind);
    void (*deployed)(const struct hg_rules *r, struct hg_state *s);
    offer_fn *offer_more;

    /* Verbs that mean something else from course to course. */
    effect_fn *draw;
    refusal_fn *why_not_fortify;
    effect_fn *fortify;
    refusal_fn *why_not_transfer;
    effect_fn *accept, *refuse;
    effect_fn *pass;

    /* Everything is broken off, with a game that ends or a seat that leaves in its own turn; in the latter case the
     * table is put in order before the next turn. */
    void (*break_off)(struct hg_state *s);
    void (*turn_dropped)(const struct hg_rules *r, struct hg_state *s);

    /* What lies outside of decks, hands and discards; whether something of a battle is asked, and it may be fought. */
    struct hg_set (*in_play)(const struct hg_state *s);
    bool (*in_battle)(const struct hg_state *s);
    bool (*is_target)(const struct hg_rules *r, const struct hg_state *s);

    /* Secrets of the course's own: shown to a seat, made up for it, and cards of verbs that it may not see. */
    void (*reveal)(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
    void (*imagine)(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);
    bool (*hides_card)(const struct hg_rules *r, const struct hg_action *a, uint8_t seat);
};

/* The courses by the two mechanisms that choose one, as bits: no rules have both. */
enum { COURSES = 4, STEPS_ROOM = 16 /* in a table: a power of two is found faster */ };
_Static_assert((int)HG_STEPS <= (int)STEPS_ROOM, "all steps have room");
_Static_assert(HG_CAMPAIGN == HG_ABILITIES + 1, "both are one number");

/* In parts.c. */
extern const struct course_hooks *const conquest_courses[COURSES];
extern enter_step_fn *const conquest_steps[COURSES][STEPS_ROOM];
extern enter_phase_fn *const conquest_phases[HG_PHASES];

static inline unsigned course_number(const struct hg_rules *r)
{
    return r->conquest.mechanisms >> HG_ABILITIES & (COURSES - 1);
}

static inline const struct course_hooks *course_of(const struct hg_rules *r)
{
    return conquest_courses[course_number(r)];
}

/* course.c: for courses that add nothing. */
void course_starts_as_usual(const struct hg_rules *r, struct hg_state *s);
void course_offers_nothing(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason course_allows(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void course_breaks_nothing_off(struct hg_state *s);
void course_leaves_turn(const struct hg_rules *r, struct hg_state *s);
struct hg_set course_has_nothing_in_play(const struct hg_state *s);
void course_has_no_secrets(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
void course_imagines_nothing(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);
bool course_hides_nothing(const struct hg_rules *r, const struct hg_action *a, uint8_t seat);

#endif
