/* The sizes and the special numbers that every part of the engine shares. */
#ifndef HG_LIMITS_H
#define HG_LIMITS_H

#include <stdint.h>

enum {
    HG_SEATS_MAX = 6,
    HG_ARMIES_MAX = 6, /* those of the seats and the neutral ones together */
    HG_PLACES_MAX = 48,
    HG_REGIONS_MAX = 8,
    HG_CARDS_MAX = 128,
    HG_CLASSES_MAX = 3, /* of cards, and of the ships that are built of them */
    HG_DECKS_MAX = 3,
    HG_GOALS_MAX = 16,
    HG_REWARDS_MAX = 8,
    HG_TIERS_MAX = 2,
    HG_TOWERS_MAX = 2,
    HG_PIPS_MAX = 12,
    HG_PLAYABLE_MAX = 64,    /* cards with abilities come first in the deck, below this */
    HG_EFFECTS_MAX = 16,     /* abilities in force at once */
    HG_ATTACK_DICE_MAX = 3,  /* units of each side that fight in one round; the dice rule */
    HG_DEFENCE_DICE_MAX = 2, /* compares two pairs at most */
    HG_SIDES_MAX = 8,        /* of a die; with larger ones exact odds would not fit 64 bits */
    HG_KEPT_MAX = HG_ATTACK_DICE_MAX + HG_DEFENCE_DICE_MAX, /* dice of a battle that count */
    HG_ROWS_MAX = 6,                                        /* of a card that is claimed with dice */
    HG_WANTS_MAX = 64,                                      /* different rows of all such cards */
    HG_PHASES_MAX = 12,
    HG_STEPS_MAX = 10,
    HG_SHIPS_MAX = 3,       /* ships of one class that an army may have */
    HG_TOKENS_MAX = 5,      /* hidden tokens */
    HG_CAPS_MAX = 2,        /* limits on defence dice in force at once */
    HG_SPACES_MAX = 16,     /* of a meter */
    HG_DIRECTIVES_MAX = 48, /* kinds of directives */
    HG_SCAN_DICE = 7,
    HG_ASKS_MAX = 10
};

/* Numbers that stand where a seat, a place or a card could. */
enum { HG_NONE = 255, HG_CHANCE = 254, HG_SPECTATOR = 253, HG_HIDDEN = 252, HG_NOBODY = HG_NONE };

/* The printed games set no limit to units. One army's units all told stay within this supply, so that no count can
 * overflow; no game comes near it. */
enum { HG_SUPPLY = 50000 };

/* A set of cards (or other numbered items) below HG_CARDS_MAX. */
struct hg_set {
    uint64_t word[2];
};

#endif
