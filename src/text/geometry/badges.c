/* Badges of regions (bonus and name): the spot nearest to the region that covers no cell, no link and no other badge;
 * and the bounds of all that is drawn. docs/GEOMETRY.md has the rules. */
#include "text/geometry/inside.h"

/* Units between a badge and anything else, units around all, and how little it matters to stand beside the middle. */
enum { APART = 4, EDGE = 10, SKEW = 12 };

/* Cells, squared: a badge farther away than this might be taken for another region's. */
enum { ASTRAY = 64 };

static bool overlap(struct geo_box a, struct geo_box b, int apart)
{
    return a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart;
}

/* ---- Sums of land, so that a box is tested in four looks --------------------------------------------------------- */

/* Each sum counts the land above and to the left of a corner, so the land in a box is a sum of four. */
static void sum_land(struct geometry_work *w)
{
    for (int y = 0; y <= HIGH; y++)
        for (int x = 0; x <= WIDE; x++) {
            uint32_t *sum = &w->sums[y * (WIDE + 1) + x];
            if (x == 0 || y == 0)
                *sum = 0;
            else
                *sum = sum[-1] + sum[-WIDE - 1] - sum[-WIDE - 2] + (w->label[at_cell(x - 1, y - 1)] != HG_NONE);
        }
}

/* Whether there is no land in a box of cells. Upright boards exchange x and y, since sums are kept flat. */
static bool is_clear(const struct geometry_work *w, enum geo_way way, int x, int y, int wide, int high)
{
    if (way == GEO_UPRIGHT)
        return is_clear(w, GEO_FLAT, y, x, high, wide);
    const uint32_t *s = w->sums;
    int a = y * (WIDE + 1), b = (y + high) * (WIDE + 1);
    return s[b + x + wide] - s[b + x] - s[a + x + wide] + s[a + x] == 0;
}

/* ---- Badges ------------------------------------------------------------------------------------------------------ */

/* Distances from every cell to the region. */
static void measure_region(struct geometry_work *w, unsigned region)
{
    for (int k = 0; k < RASTER; k++) {
        uint8_t p = w->label[k];
        w->source[k] = p != HG_NONE && w->board->place[p].region == region ? p : (uint8_t)HG_NONE;
    }
    raster_distances(w, WHOLE);
}

/* How far a box is from the region: of its corners and the middles of its sides the nearest. */
static int32_t distance_of(const struct geometry_work *w, enum geo_way way, int x, int y, int wide, int high)
{
    int32_t nearest = FAR;
    for (int i = 0; i <= 4; i++)
        for (int k = 0; k <= 2; k++) {
            int u = x + i * (wide - 1) / 4, v = y + k * (high - 1) / 2;
            nearest = least(nearest, w->distance[way == GEO_FLAT ? at_cell(u, v) : at_cell(v, u)]);
        }
    return nearest;
}

/* Links are tested by their points, which lie close together. */
static bool covers_line(const struct geo_layout *l, struct geo_box box)
{
    for (unsigned i = 0; i < l->links; i++)
        for (unsigned k = 0; k < GEOMETRY_LINK_POINTS; k++)
            if (overlap(box, (struct geo_box){l->link[i].point[k].x, l->link[i].point[k].y, 1, 1}, APART))
                return true;
    return false;
}

/* Badges of regions before this one stand already. */
static bool is_taken(const struct geo_layout *l, unsigned region, unsigned language, struct geo_box box)
{
    for (unsigned i = 0; i < region; i++)
        if (overlap(box, l->badge[i][language], APART))
            return true;
    return covers_line(l, box);
}

/* The middle of a region's places, across. */
static int middle_across(const struct geometry_work *w, enum geo_way way, unsigned region)
{
    int sum = 0, count = 0;
    for (unsigned i = 0; i < w->board->places; i++)
        if (w->board->place[i].region == region) {
            sum += seen_point(w->board->place[i].at, way).x;
            count++;
        }
    return count > 0 ? sum / count : SHEET_WIDTH / 2;
}

/* The best box of this size, or one without height. */
static struct geo_box find_badge(struct geometry_work *w, enum geo_way way, unsigned region, unsigned language,
                                 int width, int height)
{
    struct geo_layout *l = &w->g->layout[way];
    int wide = (width + CELL - 1) / CELL, high = height / CELL, middle = middle_across(w, way, region);
    int64_t least_cost = INT64_MAX;
    struct geo_box best = {0, 0, 0, 0};
    for (int y = 1; y + high + 1 < RASTER / wide_of(way); y++)
        for (int x = 1; x + wide + 1 < wide_of(way); x++) {
            if (!is_clear(w, way, x - 1, y - 1, wide + 2, high + 2)) /* outlines bulge a little beyond their cells */
                continue;
            struct geo_box box = {(int16_t)(x * CELL - MARGIN), (int16_t)(y * CELL - MARGIN), (int16_t)width,
                                  (int16_t)height};
            int32_t far = distance_of(w, way, x, y, wide, high);
            int aside = box.x + width / 2 - middle;
            int64_t cost = (int64_t)far * far * 4 + (int64_t)aside * aside / SKEW;
            if (cost < least_cost && !is_taken(l, region, language, box)) {
                least_cost = cost;
                best = box;
            }
        }
    return best;
}

/* Whether a badge stands where nobody would look for it. */
static bool is_astray(const struct geometry_work *w, enum geo_way way, struct geo_box b)
{
    int x = (b.x + MARGIN) / CELL, y = (b.y + MARGIN) / CELL;
    return b.h == 0 || distance_of(w, way, x, y, (b.w + CELL - 1) / CELL, b.h / CELL) > ASTRAY;
}

/* A badge with the region's name in as few lines as find a place near by; where none does, a narrow one with the bonus
 * alone; where that finds none either, the name in one line wherever there is room for it. */
static struct geo_box badge_of(struct geometry_work *w, enum geo_way way, unsigned region, unsigned language)
{
    const int16_t *width = w->board->region[region].badge[language];
    struct geo_box far = {0, 0, 0, 0};
    for (int line = 0; line < BADGE_LINES; line++) {
        if (line > 0 && width[line] >= width[line - 1])
            continue; /* the name has no more words */
        struct geo_box badge = find_badge(w, way, region, language, width[line], BADGE_HEIGHT + line * BADGE_LEADING);
        if (!is_astray(w, way, badge))
            return badge;
        far = line == 0 ? badge : far;
    }
    struct geo_box narrow = find_badge(w, way, region, language, BADGE_NARROW, BADGE_HEIGHT);
    return far.h == 0 || !is_astray(w, way, narrow) ? narrow : far;
}

void layout_badges(struct geometry_work *w, enum geo_way way)
{
    sum_land(w);
    for (unsigned i = 0; i < w->board->regions; i++) {
        measure_region(w, i);
        for (unsigned k = 0; k < LANGUAGES; k++)
            w->g->layout[way].badge[i][k] = badge_of(w, way, i, k);
    }
}

/* ---- Bounds ------------------------------------------------------------------------------------------------------ */

/* The smallest box around points. */
struct extent {
    int x0, y0, x1, y1;
};

static void extend(struct extent *e, int x, int y)
{
    e->x0 = least(e->x0, x), e->x1 = most(e->x1, x);
    e->y0 = least(e->y0, y), e->y1 = most(e->y1, y);
}

void layout_bounds(struct geometry_work *w, enum geo_way way)
{
    const struct geometry *g = w->g;
    struct geo_layout *l = &w->g->layout[way];
    struct extent e = {INT16_MAX, INT16_MAX, INT16_MIN, INT16_MIN};
    for (unsigned i = 0; i < g->points; i++)
        extend(&e, seen_point(g->point[i], way).x, seen_point(g->point[i], way).y);
    for (unsigned i = 0; i < l->links; i++)
        for (unsigned k = 0; k < GEOMETRY_LINK_POINTS; k++)
            extend(&e, l->link[i].point[k].x, l->link[i].point[k].y);
    for (unsigned i = 0; i < g->regions; i++) {
        for (unsigned k = 0; k < LANGUAGES; k++) {
            struct geo_box b = l->badge[i][k];
            extend(&e, b.x, b.y);
            extend(&e, b.x + b.w, b.y + b.h);
        }
    }
    l->bounds = (struct geo_box){(int16_t)(e.x0 - EDGE), (int16_t)(e.y0 - EDGE), (int16_t)(e.x1 - e.x0 + 2 * EDGE),
                                 (int16_t)(e.y1 - e.y0 + 2 * EDGE)};
}
