/* The words that editions write and programs are told, one table for each enumeration of the engine. Editions are read
 * and rules are printed as JSON with the same tables. docs/EDITIONS.md lists the words for people who write editions,
 * docs/RECORD.md those of the JSON. */
#ifndef TEXT_VOCABULARY_H
#define TEXT_VOCABULARY_H

#include "engine/hg.h"

/* The word of one value. */
struct word {
    const char *edition; /* NULL when the files of an edition never say it */
    const char *json;    /* NULL when the JSON has the word of the edition */
};

/* The words of one enumeration. */
struct vocabulary {
    const struct word *word; /* by value */
    uint8_t first, end;      /* the values that have a word: from `first` to below `end` */
};

/* ---- The course of a game ---------------------------------------------------------------------------------------- */

extern const struct vocabulary words_families;    /* enum hg_family_id */
extern const struct vocabulary words_boards;      /* enum hg_board */
extern const struct vocabulary words_dice_uses;   /* enum hg_dice_use */
extern const struct vocabulary words_phases;      /* enum hg_phase */
extern const struct vocabulary words_steps;       /* enum hg_step */
extern const struct vocabulary words_seat_orders; /* enum hg_seat_order */
extern const struct vocabulary words_sides;       /* enum hg_sides */

/* ---- Mechanisms -------------------------------------------------------------------------------------------------- */

extern const struct vocabulary words_mechanisms;   /* enum hg_mechanism */
extern const struct vocabulary words_card_values;  /* enum hg_card_value */
extern const struct vocabulary words_reshuffles;   /* enum hg_reshuffle */
extern const struct vocabulary words_hero_fates;   /* enum hg_hero_fate */
extern const struct vocabulary words_goal_heirs;   /* enum hg_goal_heir */
extern const struct vocabulary words_goal_kinds;   /* enum hg_goal_kind */
extern const struct vocabulary words_reward_kinds; /* enum hg_reward_kind */

/* ---- Abilities of cards ------------------------------------------------------------------------------------------ */

extern const struct vocabulary words_windows;      /* enum hg_window */
extern const struct vocabulary words_operations;   /* enum hg_op */
extern const struct vocabulary words_battle_sides; /* enum hg_battle_side */
extern const struct vocabulary words_scopes;       /* enum hg_scope */
extern const struct vocabulary words_delays;     /* enum hg_scope, of an operation that is done now or after the roll */
extern const struct vocabulary words_dice;       /* enum hg_die */
extern const struct vocabulary words_wheres;     /* enum hg_where */
extern const struct vocabulary words_reaches;    /* enum hg_reach */
extern const struct vocabulary words_conditions; /* enum hg_condition */
extern const struct vocabulary words_locks;      /* enum hg_lock */
extern const struct vocabulary words_measures;   /* enum hg_measure */
extern const struct vocabulary words_manoeuvres; /* 0 between connected places, 1 between adjacent ones only */

/* The words of an operation's member `what`; NULL when it has none. */
const struct vocabulary *words_of_what(enum hg_op op);

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

extern const struct vocabulary words_roles;            /* enum hg_role */
extern const struct vocabulary words_events;           /* enum hg_event */
extern const struct vocabulary words_campaign_windows; /* enum hg_campaign_window */
extern const struct vocabulary words_directive_ops;    /* enum hg_directive_op */
extern const struct vocabulary words_spots;            /* enum hg_spot_kind */
extern const struct vocabulary words_spans;            /* enum hg_scope, of a directive */

/* ---- The galactic family ----------------------------------------------------------------------------------------- */

extern const struct vocabulary words_effects; /* enum hg_effect */

/* ---- Looking up -------------------------------------------------------------------------------------------------- */

/* The word of a value; NULL for one that has none. */
const char *word_in_edition(const struct vocabulary *v, unsigned value);
const char *word_in_json(const struct vocabulary *v, unsigned value);

/* The value of a word; -1 when there is none. */
int value_in_edition(const struct vocabulary *v, const char *word);
int value_in_json(const struct vocabulary *v, const char *word);

#endif
