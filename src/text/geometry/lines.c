/* Lines of fine points: softened by averaging, then sampled evenly and rounded to whole units. The line that is worked
 * on stands in `walk`. */
#include <string.h>

#include "text/geometry/inside.h"

enum { SPACING = 9 * FINE }; /* between kept points, about */

void lines_add(struct geometry_work *w, int32_t x, int32_t y)
{
    if (w->walked < WALK_MAX)
        w->walk[w->walked++] = (struct fine_point){x, y};
    else
        w->full = true;
}

/* Each point goes half of the way to the middle of its two neighbours. Ends of an open line stay. */
void lines_soften(struct geometry_work *w, bool closed, unsigned times)
{
    unsigned n = w->walked, skip = closed ? 0 : 1;
    for (unsigned t = 0; n > 2 && t < times; t++) {
        memcpy(w->turn, w->walk, n * sizeof w->walk[0]);
        for (unsigned i = skip; i < n - skip; i++) {
            struct fine_point a = w->turn[(i + n - 1) % n], b = w->turn[i], c = w->turn[(i + 1) % n];
            w->walk[i] = (struct fine_point){(a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4};
        }
    }
}

/* A closed line counts the way back to its start. */
static unsigned fine_length(const struct geometry_work *w, bool closed)
{
    unsigned length = 0;
    for (unsigned i = 0; i + 1 < w->walked + closed; i++)
        length += fine_distance(w->walk[i], w->walk[(i + 1) % w->walked]);
    return length;
}

unsigned lines_length(const struct geometry_work *w)
{
    return fine_length(w, false) / FINE;
}

/* To the nearest unit, halves away from zero. */
static int16_t rounded(int32_t fine)
{
    return (int16_t)(fine >= 0 ? (fine + FINE / 2) / FINE : -((-fine + FINE / 2) / FINE));
}

static void keep(struct geometry_work *w, struct fine_point p)
{
    struct geometry *g = w->g;
    if (g->points < GEOMETRY_POINTS_MAX)
        g->point[g->points++] = (struct geo_point){rounded(p.x), rounded(p.y)};
    else
        w->full = true;
}

/* A point on the way from a to b. */
static struct fine_point between(struct fine_point a, struct fine_point b, unsigned part, unsigned whole)
{
    if (whole == 0)
        return a;
    return (struct fine_point){a.x + (int32_t)((int64_t)(b.x - a.x) * part / whole),
                               a.y + (int32_t)((int64_t)(b.y - a.y) * part / whole)};
}

/* Points at equal ways along the line; an open one keeps both ends. */
struct geo_span lines_keep(struct geometry_work *w, bool closed)
{
    unsigned first = w->g->points, length = fine_length(w, closed), parts = length / SPACING, gone = 0, made = 0;
    if (closed && parts < 6)
        parts = 6;
    for (unsigned i = 0; parts > 0 && i + 1 < w->walked + closed; i++) {
        struct fine_point a = w->walk[i], b = w->walk[(i + 1) % w->walked];
        unsigned step = fine_distance(a, b);
        for (; made < parts && (uint64_t)length * made / parts < gone + step; made++)
            keep(w, between(a, b, (unsigned)((uint64_t)length * made / parts) - gone, step));
        gone += step;
    }
    if (!closed && parts == 0 && w->walked > 0)
        keep(w, w->walk[0]);
    if (!closed && w->walked > 0)
        keep(w, w->walk[w->walked - 1]);
    return (struct geo_span){(uint16_t)first, (uint16_t)(w->g->points - first)};
}
