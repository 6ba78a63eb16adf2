/* Signed fields: how deep inside a shape a cell of the raster lies, negative outside. Shapes keep their distance from
 * each class of cells around them. Averaging a field rounds the corners of the shape and leaves straight sides where
 * they are, so gaps stay even; and two shapes never overlap, because the sum of their fields is negative everywhere. */
#include "text/geometry/inside.h"

/* Cells on each side that are averaged, how often that is done, and how often an outline is. */
enum { BLUR = 1, BLURS = 4, SOFTENED = 3 };

static int limited(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}

/* ---- The field --------------------------------------------------------------------------------------------------- */

/* Distances to the cells of a class; false when the window has none. */
static bool measure_class(struct geometry_work *w, struct window in, uint8_t class)
{
    bool any = false;
    for (int y = in.y; y < in.y + in.h; y++)
        for (int k = at_cell(in.x, y), end = k + in.w; k < end; k++) {
            w->source[k] = w->mark[k] == class ? class : (uint8_t)HG_NONE;
            any = any || w->mark[k] == class;
        }
    if (any)
        raster_distances(w, in);
    return any;
}

/* How far cell k is on the shape's side of the line between the shape and the class. Distances are taken from middle to
 * middle of cells; the line itself runs half a cell before. */
static int side_of(const struct geometry_work *w, int k, uint8_t class)
{
    if (w->mark[k] == 0)
        return raster_depth(w, k) - CELL_FINE / 2;
    if (w->mark[k] == class)
        return CELL_FINE / 2 - w->own[k];
    return raster_depth(w, k) - w->own[k];
}

/* The field is the least of what all classes allow. */
static void add_class(struct geometry_work *w, struct window in, uint8_t class, int inset)
{
    if (!measure_class(w, in, class))
        return;
    for (int y = in.y; y < in.y + in.h; y++)
        for (int k = at_cell(in.x, y), end = k + in.w; k < end; k++)
            w->field[k] = (int16_t)least(w->field[k], side_of(w, k, class) - inset);
}

/* Distances to the shape itself, and a field as deep as fields go. */
static void begin(struct geometry_work *w, struct window in)
{
    measure_class(w, in, 0);
    for (int y = in.y; y < in.y + in.h; y++)
        for (int k = at_cell(in.x, y), end = k + in.w; k < end; k++) {
            w->own[k] = (int16_t)raster_depth(w, k);
            w->field[k] = DEPTH * CELL_FINE;
        }
}

/* ---- Softening --------------------------------------------------------------------------------------------------- */

/* Sum of a row of the field around x; the edge repeats itself. */
static int across(const struct geometry_work *w, struct window in, int x, int y)
{
    int sum = 0;
    for (int u = x - BLUR; u <= x + BLUR; u++)
        sum += w->field[at_cell(limited(u, in.x, in.x + in.w - 1), y)];
    return sum;
}

/* First along rows, then along columns. */
static void blur(struct geometry_work *w, struct window in)
{
    for (int y = in.y; y < in.y + in.h; y++)
        for (int x = in.x; x < in.x + in.w; x++)
            w->best[at_cell(x, y)] = across(w, in, x, y);
    for (int y = in.y; y < in.y + in.h; y++)
        for (int x = in.x; x < in.x + in.w; x++) {
            int sum = 0;
            for (int v = y - BLUR; v <= y + BLUR; v++)
                sum += w->best[at_cell(x, limited(v, in.y, in.y + in.h - 1))];
            w->soft[at_cell(x, y)] = (int16_t)(sum / ((2 * BLUR + 1) * (2 * BLUR + 1)));
        }
}

static void copy_back(struct geometry_work *w, struct window in)
{
    for (int y = in.y; y < in.y + in.h; y++)
        for (int k = at_cell(in.x, y), end = k + in.w; k < end; k++)
            w->field[k] = w->soft[k];
}

void field_of(struct geometry_work *w, struct window in, const int16_t inset[CLASSES])
{
    begin(w, in);
    for (uint8_t class = 1; class < CLASSES; class ++)
        add_class(w, in, class, inset[class]);
    for (int i = 0; i < BLURS; i++) {
        blur(w, in);
        copy_back(w, in);
    }
}

/* ---- Outlines ---------------------------------------------------------------------------------------------------- */

/* Marks 1 what lies inside; the window's edge never does, so that walks end. */
void field_begin(struct geometry_work *w, struct window in)
{
    for (int k = 0; k < RASTER; k++)
        w->mark[k] = 0;
    for (int y = in.y + 1; y < in.y + in.h - 1; y++)
        for (int x = in.x + 1; x < in.x + in.w - 1; x++)
            w->mark[at_cell(x, y)] = w->soft[at_cell(x, y)] > 0;
}

/* Where the field is zero between a cell inside and its neighbour outside. */
static void add_crossing(struct geometry_work *w, int inside, int outside)
{
    int32_t a = w->soft[inside], b = w->mark[outside] == 0 ? least(w->soft[outside], 0) : -a;
    int32_t x = middle_of(inside % WIDE), y = middle_of(inside / WIDE);
    int32_t u = middle_of(outside % WIDE), v = middle_of(outside / WIDE);
    lines_add(w, x + (u - x) * a / (a - b), y + (v - y) * a / (a - b));
}

static const int step_x[4] = {1, 0, -1, 0}, step_y[4] = {0, 1, 0, -1};

/* The cells to the right and to the left of a step that leaves corner (x, y): east, south, west, north. */
static int right_of(int x, int y, int d)
{
    return at_cell(x - (d == 1 || d == 2), y - (d == 2 || d == 3));
}

static int left_of(int x, int y, int d)
{
    return at_cell(x - (d == 2 || d == 3), y - (d == 0 || d == 3));
}

/* Walks around the cells marked 2, which stay to the right, from the corner before the first of them. */
static void walk_around(struct geometry_work *w, int first)
{
    int start_x = first % WIDE, start_y = first / WIDE, x = start_x, y = start_y, d = 0;
    w->walked = 0;
    do {
        add_crossing(w, right_of(x, y, d), left_of(x, y, d));
        x += step_x[d];
        y += step_y[d];
        if (w->mark[right_of(x, y, d)] != 2)
            d = (d + 1) % 4;
        else if (w->mark[left_of(x, y, d)] == 2)
            d = (d + 3) % 4;
    } while ((x != start_x || y != start_y || d != 0) && !w->full);
}

/* See inside.h. The first cell in reading order is at the shape's top, so its upper left corner is on the outline. */
unsigned field_outline(struct geometry_work *w, int cell)
{
    unsigned cells = raster_flood(w, cell);
    w->walked = 0;
    for (int k = 0; cells > 0 && k < RASTER; k++)
        if (w->mark[k] == 2) {
            walk_around(w, k);
            break;
        }
    lines_soften(w, true, SOFTENED);
    return cells;
}
