/* Where names and units stand. A disc stands near the middle of its cell, the name in one line, two or three under or
 * over it, wherever the outline holds both; if it holds the name nowhere the label is short. Positions are tried and
 * the cheapest is kept; costs are units of distance, with fixed costs for what is bad. */
#include "text/geometry/inside.h"

enum { SNUG = 14, AWAY = 28, BESIDE = 20, UNSET = 1000 }; /* SNUG: half of a square that makes a disc fit */

/* What is tried for one place. */
struct search {
    const struct geometry_work *w;
    const struct geo_place *place;
    unsigned number;
    enum geo_way way;
    struct geo_point wish; /* where the disc would like to stand */
    int below, above;      /* what a name under or over the disc costs, because links leave there */
};

/* ---- What is free ------------------------------------------------------------------------------------------------ */

/* Sums over the cells that the place's outline holds, so that a box is tested in four looks. */
static void sum_held(struct geometry_work *w, enum geo_way way, unsigned place)
{
    int wide = wide_of(way), high = RASTER / wide;
    for (int y = 0; y <= high; y++)
        for (int x = 0; x <= wide; x++) {
            uint32_t *sum = &w->sums[y * (LONGER + 1) + x];
            if (x == 0 || y == 0)
                *sum = 0;
            else
                *sum = sum[-1] + sum[-LONGER - 1] - sum[-LONGER - 2] + (seen_at(w->held, way, x - 1, y - 1) == place);
        }
}

/* Whether the outline holds all of these cells. */
static bool is_held(const struct geometry_work *w, enum geo_way way, struct window c)
{
    if (c.x < 0 || c.y < 0 || c.x + c.w > wide_of(way) || c.y + c.h > RASTER / wide_of(way))
        return false;
    const uint32_t *above = &w->sums[c.y * (LONGER + 1) + c.x], *below = above + c.h * (LONGER + 1);
    return below[c.w] - below[0] - above[c.w] + above[0] == (uint32_t)(c.w * c.h);
}

/* Whether a side of an outline comes into the box: it reaches over it both ways, and corners lie on both sides. */
static bool cuts(struct geo_point a, struct geo_point b, const struct geo_box *box)
{
    int x0 = box->x, y0 = box->y, x1 = x0 + box->w, y1 = y0 + box->h;
    if (most(a.x, b.x) < x0 || least(a.x, b.x) > x1 || most(a.y, b.y) < y0 || least(a.y, b.y) > y1)
        return false;
    int dx = b.x - a.x, dy = b.y - a.y, left = 0, right = 0;
    const int corner[4][2] = {{x0, y0}, {x1, y0}, {x0, y1}, {x1, y1}};
    for (int i = 0; i < 4; i++) {
        int side = (corner[i][0] - a.x) * dy - (corner[i][1] - a.y) * dx;
        left += side > 0;
        right += side < 0;
    }
    return left < 4 && right < 4;
}

/* Whether a point of the sheet lies in the place's own cells. */
static bool is_label_at(const struct search *s, int x, int y)
{
    int cx = cell_of(x), cy = cell_of(y);
    return x >= -MARGIN && y >= -MARGIN && cx < wide_of(s->way) && cy < RASTER / wide_of(s->way) &&
           seen_at(s->w->label, s->way, cx, cy) == s->number;
}

/* Whether the outline holds the box, and a unit of room around it. Corners are tried first: that is quick. */
static bool is_inside(const struct search *s, struct geo_box box)
{
    const struct geometry *g = s->w->g;
    struct geo_span outline = g->cell[s->number].outline;
    if (!is_label_at(s, box.x, box.y) || !is_label_at(s, box.x + box.w, box.y) ||
        !is_label_at(s, box.x, box.y + box.h) || !is_label_at(s, box.x + box.w, box.y + box.h))
        return false;
    box = (struct geo_box){(int16_t)(box.x - 1), (int16_t)(box.y - 1), (int16_t)(box.w + 2), (int16_t)(box.h + 2)};
    for (unsigned i = 0; i < outline.count; i++) {
        struct geo_point a = g->point[outline.first + i], b = g->point[outline.first + (i + 1) % outline.count];
        if (cuts(seen_point(a, s->way), seen_point(b, s->way), &box))
            return false;
    }
    return outline.count > 0;
}

/* The largest rectangle of cells around this one: rows are added above and below, as wide as all of them allow. */
static struct window largest_around(const struct geometry_work *w, enum geo_way way, int x, int y)
{
    struct window best = {x, y, 0, 0};
    for (int top = y; is_held(w, way, (struct window){x, top, 1, y - top + 1}); top--)
        for (int low = y; is_held(w, way, (struct window){x, top, 1, low - top + 1}); low++) {
            struct window c = {x, top, 1, low - top + 1};
            while (is_held(w, way, (struct window){c.x - 1, top, 1, c.h}))
                c.x--, c.w++;
            while (is_held(w, way, (struct window){c.x + c.w, top, 1, c.h}))
                c.w++;
            if (c.w * c.h > best.w * best.h)
                best = c;
        }
    return best;
}

/* ---- Names beside discs ------------------------------------------------------------------------------------------ */

enum { BELOW, ABOVE, RIGHT, LEFT, SIDES };

/* Along the disc's side, nearest first. */
static const int shifts[] = {0, 6, -6, 12, -12, 18, -18, 24, -24};

enum { SHIFTS = sizeof shifts / sizeof shifts[0] };

/* A name on one side of the disc, shifted along it. */
static struct geo_box box_beside(struct geo_point disc, struct geo_size size, unsigned side, int shift)
{
    int x = disc.x - size.w / 2 + shift, y = disc.y - size.h / 2 + shift;
    if (side == RIGHT || side == LEFT)
        x = side == RIGHT ? disc.x + DISC_RADIUS + 2 : disc.x - DISC_RADIUS - 2 - size.w;
    else
        y = side == BELOW ? disc.y + DISC_RADIUS + 1 : disc.y - DISC_RADIUS - 2 - size.h;
    return (struct geo_box){(int16_t)x, (int16_t)y, size.w, size.h};
}

/* The cheapest way to set the name in so many lines. */
static int set_lines(const struct search *s, unsigned language, unsigned lines, int cheapest, struct geo_label *label)
{
    const int side_cost[SIDES] = {s->below, s->above, BESIDE, BESIDE};
    for (unsigned k = 0; k < SIDES * SHIFTS; k++) {
        int shift = shifts[k / SIDES], cost = (int)lines * 8 + (shift < 0 ? -shift : shift) + side_cost[k % SIDES];
        struct geo_box box = box_beside(label->anchor, s->place->name[language].lines[lines - 1], k % SIDES, shift);
        if (cost < cheapest && is_inside(s, box)) {
            cheapest = cost;
            label->lines[language] = (uint8_t)lines;
            label->name[language] = box;
        }
    }
    return cheapest;
}

/* Three letters under the disc, or over it if that is better. */
static int set_short(const struct search *s, unsigned language, struct geo_label *label)
{
    struct geo_size size = {2 * NAME_EM, NAME_LEADING};
    struct geo_box above = box_beside(label->anchor, size, ABOVE, 0);
    bool is_better = s->above < s->below && is_inside(s, above);
    label->lines[language] = 0;
    label->name[language] = is_better ? above : box_beside(label->anchor, size, BELOW, 0);
    return UNSET + (is_better || !is_inside(s, label->name[language]) ? s->above : s->below);
}

/* A short label costs so much that any whole name is better. */
static int set_name(const struct search *s, unsigned language, struct geo_label *label)
{
    int cheapest = set_short(s, language, label);
    for (unsigned lines = 1; lines <= LABEL_LINES; lines++)
        cheapest = set_lines(s, language, lines, cheapest, label);
    return cheapest;
}

/* The cost of a disc at this anchor with all its names; a disc that does not fit is the worst. */
static int set_label(const struct search *s, struct geo_label *label)
{
    struct geo_point a = label->anchor;
    struct geo_box disc = {(int16_t)(a.x - SNUG), (int16_t)(a.y - SNUG), 2 * SNUG, 2 * SNUG};
    int cost = is_inside(s, disc) ? 0 : 4 * UNSET;
    for (unsigned i = 0; i < LANGUAGES; i++)
        cost += set_name(s, i, label);
    return cost;
}

/* Tries discs all around the wished place and keeps the best; those too far away to be better are left out. */
static void search_label(const struct search *s, struct geo_label *label)
{
    struct geo_label tried = *label;
    int cheapest = INT32_MAX;
    for (int y = -AWAY; y <= AWAY; y += CELL)
        for (int x = -AWAY; x <= AWAY; x += CELL) {
            int cost = (x < 0 ? -x : x) + (y < 0 ? -y : y);
            if (cost >= cheapest)
                continue;
            tried.anchor = (struct geo_point){(int16_t)(s->wish.x + x), (int16_t)(s->wish.y + y)};
            cost += set_label(s, &tried);
            if (cost < cheapest) {
                cheapest = cost;
                *label = tried;
            }
        }
}

/* ---- Wishes ------------------------------------------------------------------------------------------------------ */

/* From the place's `at` a part of the way to the middle of its cell. */
static struct geo_point wish_of(const struct geometry_work *w, enum geo_way way, unsigned place)
{
    int64_t x = 0, y = 0, n = 0;
    struct geo_point at = w->board->place[place].at;
    for (int k = 0; k < RASTER; k++)
        if (w->held[k] == place) {
            x += k % WIDE;
            y += k / WIDE;
            n++;
        }
    if (n == 0)
        return seen_point(at, way);
    int mx = (int)(x * CELL / n) - MARGIN + CELL / 2, my = (int)(y * CELL / n) - MARGIN + CELL / 2;
    return seen_point((struct geo_point){(int16_t)((at.x + mx) / 2), (int16_t)((at.y + my) / 2)}, way);
}

/* A name keeps away from the side where links leave steeply; else it stands under its disc. */
static void weigh_links(struct search *s)
{
    struct geo_point a = seen_point(s->place->at, s->way);
    s->below = 0;
    s->above = 10;
    for (unsigned i = 0; i < s->w->board->places; i++) {
        struct geo_point b = seen_point(s->w->board->place[i].at, s->way);
        int x = b.x - a.x, y = has(s->place->wraps, i) ? a.y - b.y : b.y - a.y;
        if (!has(s->place->links, i) || 2 * (y < 0 ? -y : y) < (x < 0 ? -x : x))
            continue;
        if (y > 0)
            s->below += 24;
        else
            s->above += 24;
    }
}

/* The box of the cell is found first; names and disc need not stay in it. */
static void label_place(struct geometry_work *w, enum geo_way way, unsigned i)
{
    struct geo_label *label = &w->g->layout[way].label[i];
    struct search s = {w, &w->board->place[i], i, way, wish_of(w, way, i), 0, 0};
    struct geo_point at = seen_point(s.place->at, way);
    sum_held(w, way, i);
    struct window c = largest_around(w, way, cell_of(at.x), cell_of(at.y));
    label->box = (struct geo_box){(int16_t)(c.x * CELL - MARGIN), (int16_t)(c.y * CELL - MARGIN), (int16_t)(c.w * CELL),
                                  (int16_t)(c.h * CELL)};
    weigh_links(&s);
    s.wish.y = (int16_t)(s.wish.y + (s.below <= s.above ? -NAME_LEADING / 2 : NAME_LEADING / 2));
    search_label(&s, label);
}

void layout_labels(struct geometry_work *w, enum geo_way way)
{
    for (unsigned i = 0; i < w->board->places; i++)
        label_place(w, way, i);
}
