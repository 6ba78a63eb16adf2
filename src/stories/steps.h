/* The steps of a turn in families whose positions do not count them: which questions belong to which. Fronts show them
 * as a bar, so that everybody sees what comes next. */
#ifndef STORIES_STEPS_H
#define STORIES_STEPS_H

#include "engine/hg.h"

enum { TURN_STEPS_MAX = 6, STEP_ASKS_MAX = 8 };

struct turn_step {
    const char *name;               /* an English key of the catalogue */
    const char *ask[STEP_ASKS_MAX]; /* kinds of questions, as hg_ask_name has them; then NULL */
};

/* In the order of a turn, without those that these rules never come to; how many. None where the position has a step of
 * its own. A question of no step, such as an answer to a card, belongs to the step in which it comes up. */
unsigned turn_steps(const struct hg_rules *r, struct turn_step out[TURN_STEPS_MAX]);

#endif
