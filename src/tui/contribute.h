/* Asks people for their contributions to the dice of a game that is about to begin, once everything else about it is
 * fixed: on the screen, or by lines where a person sits at a plain terminal. contribute_by goes into the plan of a
 * session; the rest happens when the session begins. */
#ifndef TUI_CONTRIBUTE_H
#define TUI_CONTRIBUTE_H

#include "front/session.h"

struct contribute {
    const struct session_plan *plan; /* who sits where */
    enum language language;          /* of the question */
    bool screen;                     /* else lines */
    struct contributor contributor;  /* what the session calls */
};

/* Makes the plan ask. Programs that feed lines are not asked: their first line is a move. */
void contribute_by(struct contribute *c, struct session_plan *plan, enum language language, bool screen);

/* What a person at this terminal gave, as one sentence: that it stands in the record, and where. Empty when nobody gave
 * anything. */
void contribute_shown(const struct session *s, enum language language, char *out, size_t size);

#endif
