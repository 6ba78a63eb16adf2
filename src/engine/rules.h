/* An edition, a mode, its options and the number of seats, compiled: immutable, shared by all games and threads.
 * The text layer fills it in and checks it (hg_rules_ok); the engine trusts it. Plain data without pointers. */
#ifndef HG_RULES_H
#define HG_RULES_H

#include <stdint.h>

#include "engine/limits.h"

enum hg_family_id { HG_CONQUEST, HG_FAMILIES };

/* The steps a turn can be made of, in the order the mode lists them. */
enum hg_step { HG_STEP_DEPLOY, HG_STEP_INVADE, HG_STEP_FORTIFY, HG_STEP_DRAW, HG_STEPS };

enum { HG_CLASSES_MAX = 3 };

struct hg_conquest_rules {
    uint64_t near[HG_PLACES_MAX];    /* neighbours of each place */
    uint64_t region[HG_REGIONS_MAX]; /* places of each region */
    uint16_t bonus[HG_REGIONS_MAX];  /* units for holding a whole region */
    uint16_t start_units[HG_SEATS_MAX];
    uint8_t places, regions;
    uint8_t income_divisor, income_least;
    uint8_t attack_dice, defence_dice, die_sides;
    uint8_t steps;
    uint8_t step[HG_STEPS_MAX]; /* enum hg_step */

    /* Cards turned in as sets of three: all of one class, or one of each class. */
    uint8_t cards; /* in the deck; 0 when the mode has none */
    uint8_t card_class[HG_CARDS_MAX];
    uint16_t set_of_class[HG_CLASSES_MAX];
    uint16_t set_of_each;
    uint8_t forced_trade; /* a hand of this size must trade; 0 = never */
    uint8_t reshuffle;    /* 1: an empty deck is made anew from the discards */
};

struct hg_rules {
    uint8_t family; /* enum hg_family_id */
    uint8_t seats;
    union {
        struct hg_conquest_rules conquest;
    };
};

/* NULL when the rules can be played, otherwise what is wrong with them in a few words. */
const char *hg_rules_ok(const struct hg_rules *r);

#endif
