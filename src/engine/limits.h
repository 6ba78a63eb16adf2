/* The sizes and the special numbers that every part of the engine shares. */
#ifndef HG_LIMITS_H
#define HG_LIMITS_H

enum {
    HG_SEATS_MAX = 6,
    HG_PLACES_MAX = 48,
    HG_REGIONS_MAX = 8,
    HG_CARDS_MAX = 128,
    HG_STEPS_MAX = 8,
    HG_ASKS_MAX = 8
};

/* Numbers that stand where a seat, a place or a card could. */
enum { HG_NONE = 255, HG_CHANCE = 254, HG_SPECTATOR = 253, HG_HIDDEN = 252, HG_NOBODY = HG_NONE };

/* The printed games set no limit to units. One army's units all told stay within this supply, so that no count can
 * overflow; no game comes near it. */
enum { HG_SUPPLY = 50000 };

#endif
