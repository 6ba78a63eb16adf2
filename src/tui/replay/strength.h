/* How strong each seat is in a position: a simple measure out of what lies open on the table, to be drawn over time. */
#ifndef TUI_REPLAY_STRENGTH_H
#define TUI_REPLAY_STRENGTH_H

#include "engine/hg.h"

enum { STRENGTH_ALL = 1000, STRENGTH_PARTS = 4 };

enum strength_kind {
    STRENGTH_UNITS,
    STRENGTH_PLACES,
    STRENGTH_INCOME,
    STRENGTH_GOALS,
    STRENGTH_SHIPS,
    STRENGTH_ADVANCE,
    STRENGTH_SCORE,
    STRENGTH_KINDS
};

/* One thing that makes strong. */
struct strength_part {
    enum strength_kind kind;
    unsigned weight;
    unsigned of[HG_SEATS_MAX];
};

/* What counts in this family, by seat; returns how many parts there are. */
unsigned strength_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part out[STRENGTH_PARTS]);

/* Two measures: the seats' shares of all strength; and their chances to win, as the computer players judge them at a
 * glance. Both are in parts of STRENGTH_ALL. */
enum strength_measure { STRENGTH_SHARE, STRENGTH_CHANCE, STRENGTH_MEASURES };
void strength_shares(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX]);
void strength_chances(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX]);

/* The score of a seat where cards are claimed with dice (score.c). */
unsigned strength_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

#endif
