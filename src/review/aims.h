/* What the aims of a campaign say of who will win, beyond the evaluation: how far each of its factions has come. */
#ifndef REVIEW_AIMS_H
#define REVIEW_AIMS_H

#include "engine/hg.h"

enum { AIMS = 12 };

/* Numbers of tokens and places, shares, and logarithms of shares; returns how many, 0 outside of campaigns. */
unsigned aims_of(const struct hg_rules *r, const struct hg_state *s, double out[AIMS]);

#endif
