/* Remarks of a review as sentences: the page of a review and the replay say the same. */
#include "tui/remark.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>

#include "text/say.h"

void remark_fractions(enum language language, char *text)
{
    for (char *at = text; *at != '\0'; at++)
        if (*at == '.' && at > text && isdigit((unsigned char)at[-1]) && isdigit((unsigned char)at[1]))
            *at = say(language, SAID_IN("in a number", "."))[0];
}

void remark_seat(const struct told *t, unsigned seat, char out[SEAT_NAME_MAX])
{
    const struct path *way = t->review->path;
    seat_name(t->review->r, edition_names(t->edition), t->language, &way->position[way->count], seat, out);
}

double remark_luck(const struct review *v, unsigned step)
{
    double most = 0;
    for (unsigned i = 0; i < v->r->seats; i++)
        most = fmax(most, fabs(told_points(v, i, v->step[step].change.of[i])));
    return most;
}

/* A decision with whose it was and what would have been better, or what chance did. */
static void tell_step(const struct told *t, struct remark remark, char *out, size_t size)
{
    char text[STORY_MAX], actor[SEAT_NAME_MAX];
    uint8_t seat = t->review->path->action[remark.step].seat;
    told_step(t, remark.step, text);
    if (seat >= t->review->r->seats) {
        snprintf(out, size, "%s", text);
        return;
    }
    remark_seat(t, seat, actor);
    int used = snprintf(out, size, say(t->language, "%s: %s"), actor, text);
    if (!remark.cost || used < 0 || (size_t)used >= size)
        return;
    told_better(t, remark.step, text);
    snprintf(out + used, size - (size_t)used, say(t->language, "; better: %s"), text);
}

void remark_step(const struct told *t, struct remark remark, char out[REMARK_MAX])
{
    char what[3 * STORY_MAX];
    tell_step(t, remark, what, sizeof what);
    snprintf(out, REMARK_MAX, say(t->language, "%s (action %lu, %+.1f): %s"), remark.head,
             t->review->path->number[remark.step], remark.points, what);
    remark_fractions(t->language, out);
}

void remark_turn(const struct told *t, const struct moment_turn *turn, char out[REMARK_MAX])
{
    const struct path *way = t->review->path;
    char name[SEAT_NAME_MAX];
    remark_seat(t, turn->seat, name);
    snprintf(out, REMARK_MAX, say(t->language, "Turning point: round %u, actions %lu to %lu, %s %+.1f points"),
             (unsigned)way->position[turn->first].round, way->number[turn->first], way->number[turn->last], name,
             told_points(t->review, turn->seat, turn->change));
    remark_fractions(t->language, out);
}
