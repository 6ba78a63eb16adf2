/* What makes a seat win, in a sentence. */
#ifndef STORIES_AIMS_H
#define STORIES_AIMS_H

#include "engine/hg.h"
#include "text/names.h"

/* Without a subject, "collecting 3 goals with the home base in hand, or being the last one on the board", for lists of
 * seats; and as a sentence to whoever plays the seat, "You win by …". Who stands with whom may depend on the position,
 * where armies are taken in the course of the game. */
enum { AIM_MAX = 512 };
void aim_tell(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
              unsigned seat, char out[AIM_MAX]);
void aim_say(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
             unsigned seat, char out[AIM_MAX]);

/* The goals that a seat has and needs, in a mode that is won by goals; allies have and need them together. */
struct aim_goals {
    unsigned got, needed;
};
struct aim_goals aim_goals(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

#endif
