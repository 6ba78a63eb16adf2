/* How strong each seat is in a position: a simple measure out of what lies open on the table, to be drawn over time.
 * It judges nothing in the game; players have judges of their own. */
#ifndef TUI_REPLAY_STRENGTH_H
#define TUI_REPLAY_STRENGTH_H

#include "engine/hg.h"

/* Shares are in thousandths; parts of a family. */
enum { STRENGTH_ALL = 1000, STRENGTH_PARTS = 4 };

/* What strength is made of, over all families. */
enum strength_kind {
    STRENGTH_UNITS,   /* on the board */
    STRENGTH_PLACES,  /* held */
    STRENGTH_INCOME,  /* units of the next turn */
    STRENGTH_GOALS,   /* collected */
    STRENGTH_SHIPS,   /* left */
    STRENGTH_ADVANCE, /* ranks from home, of all ships together */
    STRENGTH_SCORE,   /* points */
    STRENGTH_KINDS
};

/* One thing that makes strong. */
struct strength_part {
    enum strength_kind kind;
    unsigned weight;           /* against the other parts */
    unsigned of[HG_SEATS_MAX]; /* what each seat has of it */
};

/* What counts in this family, by seat; returns how many parts there are. */
unsigned strength_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part out[STRENGTH_PARTS]);

/* Two measures: the seats' shares of all strength; and their chances to win, as the computer players judge them at a
 * glance. Both are in parts of STRENGTH_ALL. */
enum strength_measure { STRENGTH_SHARE, STRENGTH_CHANCE, STRENGTH_MEASURES };
void strength_shares(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX]);
void strength_chances(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX]);

#endif
