/* What a review remarks on single moments of a game, in sentences for the screen. */
#ifndef TUI_REMARK_H
#define TUI_REMARK_H

#include "review/moments.h"
#include "review/told.h"

/* Bytes of a remark: two stories, a name, figures. */
enum { REMARK_MAX = 4 * STORY_MAX };

/* The largest change that luck made to a seat with this step, in points. */
double remark_luck(const struct review *v, unsigned step);

/* A seat as the last position names it. */
void remark_seat(const struct told *t, unsigned seat, char out[SEAT_NAME_MAX]);

/* "mistake (action 12, -5.5): Red: …; better: …". `cost`: it is about what a decision cost, so the better move is
 * told. Numbers of actions are those that a replay counts by. */
struct remark {
    const char *head;
    unsigned step;
    double points;
    bool cost;
};
void remark_step(const struct told *t, struct remark remark, char out[REMARK_MAX]);

/* "Turning point: round 3, …" */
void remark_turn(const struct told *t, const struct moment_turn *turn, char out[REMARK_MAX]);

/* Fractions as the language writes them. */
void remark_fractions(enum language language, char *text);

#endif
