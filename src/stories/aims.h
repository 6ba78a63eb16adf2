/* What makes a seat win, in a sentence. */
#ifndef STORIES_AIMS_H
#define STORIES_AIMS_H

#include "engine/hg.h"
#include "text/names.h"

/* "You win with 3 goals and your own base in hand, or as the last one on the board." Who stands with whom may depend on
 * the position, where armies are taken in the course of the game. */
enum { AIM_MAX = 512 };
void aim_say(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
             unsigned seat, char out[AIM_MAX]);

#endif
