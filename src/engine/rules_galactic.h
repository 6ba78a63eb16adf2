/* The galactic family as data: its board, its dice, and what its cards do. Part of the rules, see rules.h; the code
 * stands in galactic. */
#ifndef HG_RULES_GALACTIC_H
#define HG_RULES_GALACTIC_H

#include <stdint.h>

#include "engine/limits.h"

enum { HG_CARD_KINDS_MAX = 32, HG_GALACTIC_WINDOWS = 9 };

/* What a card of the galactic family does. */
enum hg_effect {
    HG_EXTRA_CHARGE,
    HG_RAISE_TOTAL,
    HG_EXTRA_DIE,
    HG_LOWER_TOTAL,
    HG_WIN_TIES,
    HG_CANCEL_CAPTURE,
    HG_REROLL_OWN,
    HG_REROLL_HIGHEST,
    HG_STAY_PUT,
    HG_EXTRA_ATTACK,
    HG_PUSH_BACK,
    HG_SHIFT_IN_ROW,
    HG_STEP_BACK,
    HG_GAIN_POWER_UP,
    HG_LOSE_POWER_UP,
    HG_RETURN_SHIP,
    HG_MEET_INTRUDER,
    HG_EVICT,
    HG_RECALL,
    HG_FREEZE,
    HG_CANCEL_ATTACK,
    HG_FORBID_ATTACK,
    HG_EXTRA_MOVE,
    HG_DRAW_CARDS,
    HG_LOOK_AND_DISCARD,
    HG_COUNTER_CARD,
    HG_DESTROY_BOTH,
    HG_EFFECTS
};

struct hg_card_kind {
    uint8_t effect; /* enum hg_effect */
    uint8_t amount; /* dice, points or cards; 0 where the effect has no number */
};

/* Two seats on a board of squares, see galactic/board.h for their numbers. */
struct hg_galactic_rules {
    uint64_t board;   /* squares that ships may stand on */
    uint64_t home[2]; /* of these, each seat's home */
    uint64_t start[2];
    uint64_t step[2][HG_PLACES_MAX]; /* squares one step ahead of each square, by seat */
    uint16_t turn_limit;             /* the game is scored after so many turns; 0 = never */
    uint8_t stack_max;               /* ships of a stack, the one on top included */
    uint8_t home_dice;               /* extra dice of a defender at home */
    uint8_t die_sides;
    uint8_t tie_to_defender; /* 0: a tied battle is rolled again */
    uint8_t touch_move;      /* 1: a ship is selected first, and then must move */
    uint8_t hand;            /* cards dealt to each seat */
    uint8_t cards;           /* in the deck; 0 when played without */
    uint8_t card_kind[HG_CARDS_MAX];
    struct hg_set lookers;                     /* cards whose effect shows a hand */
    struct hg_set window[HG_GALACTIC_WINDOWS]; /* computed: the cards that are played in each window */
    uint8_t kinds;
    struct hg_card_kind kind[HG_CARD_KINDS_MAX];
};

#endif
