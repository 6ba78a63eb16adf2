/* What a style (style.h) means on the board: how much it values what, and the habits that go with it. All worth is in
 * sixteenths of a unit. */
#ifndef PLAYERS_CONQUEST_MANNER_H
#define PLAYERS_CONQUEST_MANNER_H

#include "players/kit.h"

enum { MANNER_GATES = 9 /* that a region has at most; more are as many */ };

/* Whose places are worth more than others. */
enum prey { PREY_NOBODY, PREY_WEAKEST, PREY_TRESPASSER };

/* What speaks for a place while places are claimed: its region's pay, the part of it that is held, the part that others
 * hold, its size; then own places beside it, and all places beside it. */
struct draft {
    int16_t pay, held, lost, size, beside, near;
};

struct manner {
    int16_t turns[MANNER_GATES];   /* sixteenths of turns that a whole region is expected to pay, by its gates */
    int16_t breaking;              /* sixteenths of turns of its pay that breaking another's region is worth */
    int16_t place, card, kill;     /* any place, the card of a turn, an enemy's unit beyond the usual */
    int16_t loss;                  /* an own unit that is lost */
    int16_t elimination, captured; /* an army's end, and each of its cards */
    int16_t prize;                 /* each place of the prey */
    int16_t aims;                  /* hundredths of their usual worth that goals, bases and a faction's ends have */
    int16_t guard; /* hundredths of the largest threat that stand at borders of whole regions; 0: there are no guards */
    int16_t patience; /* pips more than usual before a set is turned in */
    uint8_t prey;     /* enum prey */
    uint8_t stays;    /* 1: once a card is sure, only regions, armies and what is weak by far is attacked */
    uint8_t cover;    /* 1: borders get a second unit once the turn's conquest is sure */
    uint8_t steady;   /* 1: a search does not overrule what is sure: a card, a region, the rear coming forward */
    struct draft draft;
};

/* The manner of a seat's style. */
const struct manner *manner_of(uint8_t seat, const struct kit *kit);

#endif
