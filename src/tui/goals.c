/* How near everybody is to the goals, for the screen: the engine counts (engine/insight.h), and judges by the same
 * numbers, so that what is shown is never at odds with what is awarded. */
#include "tui/goals.h"

#include <stdio.h>

#include "engine/insight.h"
#include "shell/term.h"

/* Goals that must be reached within one turn begin anew with each: others have nothing of them. */
struct insight_progress goal_progress(const struct scene *in, unsigned goal, unsigned seat)
{
    struct insight_holdings h = insight_holdings(in->r, in->s, (uint8_t)seat);
    struct insight_progress p = insight_goal(in->r, in->s, goal, &h);
    if (insight_goal_is_of_one_turn(in->r->conquest.goal[goal].kind) && in->s->conquest.open.seat != seat)
        p.had = 0;
    return p;
}

/* The first of those who are equally near. It is bold when one more is enough. Returns the columns taken. */
int goal_draw_nearest(struct canvas *c, const struct scene *in, unsigned goal, int right, int y)
{
    unsigned best = 0;
    char text[32];
    for (unsigned i = 1; i < in->r->seats; i++)
        if (goal_progress(in, goal, i).had > goal_progress(in, goal, best).had)
            best = i;
    struct insight_progress p = goal_progress(in, goal, best);
    if (p.had == 0)
        return 0;
    snprintf(text, sizeof text, "%s %u/%u", in->side[best].letter, p.had, p.needed);
    int width = (int)term_text_width(text);
    canvas_put(c, right - width, y, ink_with(scene_ink(in, best), p.had + 1 >= p.needed ? INK_BOLD : 0), text);
    return width + 1;
}
