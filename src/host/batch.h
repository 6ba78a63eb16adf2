/* What is being stored, position by position: an action is played once, and what came of it is kept until it is told.
 */
#ifndef HOST_BATCH_H
#define HOST_BATCH_H

#include "engine/hg.h"

struct host_call;

/* One more action of what is pending; gives the position that it is to be played in, a copy of the last one, which then
 * stands for the position after it. */
struct hg_state *batch_next(const struct host_call *c, const struct hg_action *a);
/* Plays it there: an undo first of all, or an action that is legal. */
void batch_play(const struct host_call *c, const struct hg_action *a);
/* After the first `actions` of what is pending; after 0 it is the table's own. */
const struct hg_state *batch_position(const struct host_call *c, unsigned actions);
/* Before it is told: other tables may have been faster, and their positions stand where these did. */
void batch_complete(const struct host_call *c);

#endif
