/* Goals: how near each player is to them. For the panel of goals, the page of cards and the overview, so that all
 * three say the same. */
#ifndef TUI_GOALS_H
#define TUI_GOALS_H

#include "engine/insight.h"
#include "tui/scene.h"

/* What a seat has of what a goal asks for. What must be taken in one turn counts in the seat's own turn only. */
struct insight_progress goal_progress(const struct scene *in, unsigned goal, unsigned seat);

/* Draws who is nearest and how near, ending at a column; returns the columns it took. */
int goal_draw_nearest(struct canvas *c, const struct scene *in, unsigned goal, int right, int y);

#endif
