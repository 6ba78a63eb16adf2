/* The strength of each seat over the turns of a game, as lines. Time runs by turns, so that a long turn takes no more
 * room than a short one. */
#ifndef TUI_REPLAY_GRAPH_H
#define TUI_REPLAY_GRAPH_H

#include "tui/replay/film.h"
#include "tui/scene.h"

struct graph {
    const struct film *film;       /* the whole game */
    const struct scene *scene;     /* names and colours */
    unsigned long at;              /* the frame that is shown */
    enum strength_measure measure; /* which lines */
};

/* The lines with their scale and everybody's share at the frame that is shown. Returns where the lines are. */
struct area graph_draw(struct canvas *c, const struct graph *g, struct area at);

/* Lines that tell what each seat's strength is made of: one for each seat. */
void graph_legend(struct canvas *c, const struct graph *g, struct area at);

/* The frame under a column of where the lines are. */
unsigned long graph_frame(const struct film *film, struct area plot, int x);

#endif
