/* Lines across space: links, which bend to the side where fewer discs stand; wraps, which run off the sheet; bridges
 * for borders that the cells can't show. All have the same number of points, sampled from a curve. */
#include "text/geometry/inside.h"

/* CLEAR: units that a link wants to stay away from discs; RIM: where it begins; OFF: how far a wrap leaves the
 * sheet. */
enum { LAST = GEOMETRY_LINK_POINTS - 1, CLEAR = 38, RIM = DISC_RADIUS + 4, OFF = 22 };

static const int bends[] = {10, -10, 20, -20, 32, -32}; /* hundredths of the length */

static struct fine_point fine(struct geo_point p)
{
    return (struct fine_point){p.x * FINE, p.y * FINE};
}

static struct geo_point whole(struct fine_point p)
{
    return (struct geo_point){(int16_t)(p.x / FINE), (int16_t)(p.y / FINE)};
}

/* From the disc at `a` towards `b`, as far as its rim. */
static struct fine_point rim_of(struct fine_point a, struct fine_point b, int radius)
{
    int64_t far = fine_distance(a, b);
    if (far == 0)
        return a;
    return (struct fine_point){a.x + (int32_t)((b.x - a.x) * (int64_t)(radius * FINE) / far),
                               a.y + (int32_t)((b.y - a.y) * (int64_t)(radius * FINE) / far)};
}

/* A quadratic curve from rim to rim. */
static void bend_line(struct geo_link *link, struct geo_point from, struct geo_point to, int bend, int far_rim)
{
    struct fine_point a = fine(from), b = fine(to);
    struct fine_point c = {(a.x + b.x) / 2 - (b.y - a.y) * bend / 100, (a.y + b.y) / 2 + (b.x - a.x) * bend / 100};
    struct fine_point s = rim_of(a, c, RIM), e = rim_of(b, c, far_rim);
    for (int i = 0; i <= LAST; i++) {
        int p = (LAST - i) * (LAST - i), q = 2 * i * (LAST - i), r = i * i;
        struct fine_point at = {(p * s.x + q * c.x + r * e.x) / (LAST * LAST),
                                (p * s.y + q * c.y + r * e.y) / (LAST * LAST)};
        link->point[i] = whole(at);
    }
}

/* How much it gets in the way of other discs. */
static int trouble_of(const struct geo_layout *l, unsigned places, const struct geo_link *link)
{
    int trouble = 0;
    for (int i = 1; i < LAST; i++)
        for (unsigned k = 0; k < places; k++)
            if (k != link->from && k != link->to)
                trouble += most(0, CLEAR * FINE - (int)fine_distance(fine(link->point[i]), fine(l->label[k].anchor)));
    return trouble;
}

/* The bend with the least trouble; among equals the flattest. */
static void bend_best(const struct geo_layout *l, unsigned places, struct geo_link *link)
{
    int least_trouble = INT32_MAX, best = bends[0];
    struct geo_point from = l->label[link->from].anchor, to = l->label[link->to].anchor;
    for (unsigned i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        bend_line(link, from, to, bends[i], RIM);
        int trouble = trouble_of(l, places, link) + (bends[i] < 0 ? -bends[i] : bends[i]) * 2;
        if (trouble < least_trouble) {
            least_trouble = trouble;
            best = bends[i];
        }
    }
    bend_line(link, from, to, best, RIM);
}

/* NULL when there are too many, which makes the board one that can't be drawn. */
static struct geo_link *new_link(struct geometry_work *w, struct geo_layout *l, enum geo_link_kind kind, unsigned from,
                                 unsigned to)
{
    if (l->links == GEOMETRY_LINKS_MAX) {
        w->full = true;
        return NULL;
    }
    l->link[l->links] = (struct geo_link){.kind = (uint8_t)kind, .from = (uint8_t)from, .to = (uint8_t)to};
    return &l->link[l->links++];
}

/* Leaves the sheet along the longer way between the two, away from the other place. */
static void add_wrap(struct geometry_work *w, struct geo_layout *l, unsigned from, unsigned to)
{
    struct geo_link *link = new_link(w, l, GEO_WRAP, from, to);
    if (link == NULL)
        return;
    struct geo_point a = l->label[from].anchor, b = l->label[to].anchor, end = a;
    bool across = most(a.x - b.x, b.x - a.x) >= most(a.y - b.y, b.y - a.y);
    if (across)
        end.x = (int16_t)(a.x < b.x ? l->bounds.x - OFF : l->bounds.x + l->bounds.w + OFF);
    else
        end.y = (int16_t)(a.y < b.y ? l->bounds.y - OFF : l->bounds.y + l->bounds.h + OFF);
    end = across ? (struct geo_point){end.x, (int16_t)(end.y - 12)} : (struct geo_point){(int16_t)(end.x - 12), end.y};
    bend_line(link, a, end, a.x < b.x ? -8 : 8, 0);
}

/* What is drawn between two places: both wraps, a link, a bridge, or nothing. */
static void add_pair(struct geometry_work *w, struct geo_layout *l, unsigned a, unsigned b)
{
    const struct geo_place *place = &w->board->place[a];
    struct geo_link *link = NULL;
    if (has(place->wraps, b)) {
        add_wrap(w, l, a, b);
        add_wrap(w, l, b, a);
    } else if (has(place->links, b)) {
        link = new_link(w, l, GEO_LINK, a, b);
    } else if (has(place->borders, b) && geometry_border(w->g, a, b) < BORDER_LEAST) {
        link = new_link(w, l, GEO_BRIDGE, a, b);
    }
    if (link != NULL)
        bend_best(l, w->board->places, link);
}

void layout_links(struct geometry_work *w, enum geo_way way)
{
    struct geo_layout *l = &w->g->layout[way];
    l->links = 0;
    for (unsigned a = 0; a < w->board->places; a++)
        for (unsigned b = a + 1; b < w->board->places; b++)
            add_pair(w, l, a, b);
}
