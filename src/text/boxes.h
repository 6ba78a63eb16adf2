/* Choices as text: what a player outside this program may answer. */
#ifndef TEXT_BOXES_H
#define TEXT_BOXES_H

#include "engine/hg.h"
#include "text/names.h"
#include "text/sink.h"

/* Writes a box as lines of notation with alternatives, each behind `before` and ended by a line break:
 *
 *     attack palaven benning|tuchanka 1..3 [hero]
 *
 * One of the words between bars, a number of the range, and a word in brackets or not: every combination is an action
 * of the box, and every action of the box is one. A box is one line, except where an answer marks dice: then there is a
 * line for each answer. */
void box_print(const struct hg_rules *r, const struct names *names, const struct hg_choice *box, const char *before,
               struct sink *out);

#endif
