/* The questions of the galactic family: their kinds, and by name what each of them remembers (see engine/ask.h).
 *
 * One is open at a time; a draw offer lies on top of the question it interrupts. The order of the kinds is part of
 * records. */
#ifndef HG_GALACTIC_ASKS_H
#define HG_GALACTIC_ASKS_H

#include <stdbool.h>

#include "engine/ask.h"

/* is_window and is_chance in check.c rely on the windows standing together. */
enum ask_kind {
    ASK_DEAL,       /* chance: a card of the first hands */
    ASK_START_ROLL, /* chance: two dice, one for each seat */
    ASK_ORDER,      /* who moves first, or hand the decision over */

    /* Windows: a card or a pass. */
    ASK_BEFORE_MOVE,
    ASK_OPP_BEFORE_MOVE,
    ASK_DECLARED,
    ASK_ROLLED,
    ASK_LOST_ATTACK,
    ASK_WON_ATTACK,
    ASK_ENEMY_ENTERED,
    ASK_AFTER_MOVE,
    ASK_ANSWER, /* to a card whose effect has not happened yet */

    ASK_SELECT,     /* which ship moves */
    ASK_MOVE,       /* a move, or none where that is allowed */
    ASK_ROLL,       /* chance: the dice of one side of a battle */
    ASK_REROLL,     /* chance: the same again, by a card */
    ASK_STUCK_ROLL, /* chance: two dice for a stuck ship; doubles free it */
    ASK_RETREAT,    /* whether the freed ship goes home */
    ASK_BERTH,      /* the opponent: where in its home */
    ASK_DRAW,       /* chance: a card */
    ASK_DISCARD,    /* which card of the opponent's hand is lost */
    ASK_DRAW_OFFER, /* whether the game is drawn */
    ASK_KINDS
};

/* Kinds of move that ASK_SELECT and ASK_MOVE allow, as bits. MAY_STAY is the right not to move at all, which only an
 * extra move by a card gives. */
enum {
    MAY_CHARGE = 1,
    MAY_ATTACK = 2,
    MAY_RETREAT = 4,
    MAY_STAY = 8,
    MAY_MOVE = MAY_CHARGE | MAY_ATTACK | MAY_RETREAT
};

/* ASK_DEAL, ASK_DRAW: who gets the card. ASK_DRAW: cards still to draw, this one included. */
HG_ASKED(uint8_t, gal_drawing_seat, ask->a)
HG_ASKED(uint16_t, gal_cards_to_draw, ask->n)
/* ASK_ORDER: the decision was handed over, and can't be handed back. */
HG_ASKED(bool, gal_was_handed_over, ask->x != 0)
/* ASK_ANSWER: the card that waits for its effect, and what it is aimed at. */
HG_ASKED(uint8_t, gal_waiting_card, ask->x)
HG_ASKED(uint8_t, gal_waiting_from, ask->a)
HG_ASKED(uint8_t, gal_waiting_to, ask->b)
/* ASK_MOVE, ASK_STUCK_ROLL, ASK_RETREAT, ASK_BERTH: the ship; in ASK_MOVE HG_NONE for any. ASK_SELECT, ASK_MOVE: the
 * kinds of move. */
HG_ASKED(uint8_t, gal_asked_ship, ask->a)
HG_ASKED(uint8_t, gal_move_kinds, ask->b)
/* ASK_ROLL, ASK_REROLL: whose dice. ASK_REROLL: whether only the highest of them is rolled. */
HG_ASKED(uint8_t, gal_rolling_seat, ask->a)
HG_ASKED(bool, gal_rolls_highest, ask->x != 0)

#endif
