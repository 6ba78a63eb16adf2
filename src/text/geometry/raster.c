/* Exact distances on the raster: first along columns, then along rows by the lower envelope of parabolas (Felzenszwalb
 * and Huttenlocher). Ties go to the source above, then to the left, on every machine. */
#include "text/geometry/inside.h"

/* Bit by bit: no floating point, the same everywhere. */
unsigned whole_root(uint64_t n)
{
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return (unsigned)root;
}

unsigned fine_distance(struct fine_point a, struct fine_point b)
{
    int64_t x = b.x - a.x, y = b.y - a.y;
    return whole_root((uint64_t)(x * x + y * y));
}

void raster_roots(struct geometry_work *w)
{
    for (unsigned i = 0; i <= DEPTH * DEPTH; i++)
        w->root[i] = (int16_t)whole_root((uint64_t)i * CELL_FINE * CELL_FINE);
}

int raster_depth(const struct geometry_work *w, int cell)
{
    int32_t d = w->distance[cell];
    return d > DEPTH * DEPTH ? DEPTH * CELL_FINE : w->root[d];
}

enum { NO_SOURCE = 8192 }; /* farther than any distance on the raster */

/* Goes along one column in one direction, keeping the nearest source behind. */
static void sweep_column(struct geometry_work *w, int start, int step, int count)
{
    int far = NO_SOURCE;
    uint8_t owner = HG_NONE;
    for (int i = 0, k = start; i < count; i++, k += step) {
        far += far < NO_SOURCE;
        if (w->source[k] != HG_NONE) {
            far = 0;
            owner = w->source[k];
        }
        if (far < w->column[k]) {
            w->column[k] = (int16_t)far;
            w->column_near[k] = owner;
        }
    }
}

/* Down, then up; the first wins ties. */
static void measure_columns(struct geometry_work *w, struct window in)
{
    for (int x = in.x; x < in.x + in.w; x++) {
        for (int y = in.y; y < in.y + in.h; y++)
            w->column[at_cell(x, y)] = NO_SOURCE;
        sweep_column(w, at_cell(x, in.y), WIDE, in.h);
        sweep_column(w, at_cell(x, in.y + in.h - 1), -WIDE, in.h);
    }
}

/* The parabola over `base`, at x. */
static int64_t height_at(const int16_t *column, int base, int x)
{
    return (int64_t)(x - base) * (x - base) + (int64_t)column[base] * column[base];
}

/* The last x at which the parabola of `a` is still as low as that of `b`, which stands to its right. */
static int last_below(const int16_t *column, int a, int b)
{
    int64_t up = (int64_t)b * b - (int64_t)a * a + (int64_t)column[b] * column[b] - (int64_t)column[a] * column[a];
    int64_t down = 2 * (int64_t)(b - a);
    int64_t x = up >= 0 ? up / down : -((-up + down - 1) / down);
    return x > LONGER ? LONGER : x < -1 ? -1 : (int)x;
}

/* Which columns' parabolas are the lowest, and from where on; returns how many. */
static int envelope_of(struct geometry_work *w, const int16_t *column, int wide)
{
    int kept = 0;
    for (int x = 0; x < wide; x++) {
        if (column[x] == NO_SOURCE)
            continue;
        while (kept > 0 &&
               height_at(column, w->base[kept - 1], w->from[kept - 1]) > height_at(column, x, w->from[kept - 1]))
            kept--;
        int from = kept == 0 ? 0 : last_below(column, w->base[kept - 1], x) + 1;
        if (from >= wide)
            continue;
        w->base[kept] = x;
        w->from[kept++] = from;
    }
    return kept;
}

/* From right to left, since the envelope ends with the last. */
static void measure_row(struct geometry_work *w, int start, int wide)
{
    const int16_t *column = &w->column[start];
    int kept = envelope_of(w, column, wide);
    for (int x = wide - 1; x >= 0; x--) {
        while (kept > 1 && w->from[kept - 1] > x)
            kept--;
        w->distance[start + x] = kept == 0 ? FAR : (int32_t)height_at(column, w->base[kept - 1], x);
        w->nearest[start + x] = kept == 0 ? (uint8_t)HG_NONE : w->column_near[start + w->base[kept - 1]];
    }
}

void raster_distances(struct geometry_work *w, struct window in)
{
    measure_columns(w, in);
    for (int y = in.y; y < in.y + in.h; y++)
        measure_row(w, at_cell(in.x, y), in.w);
}

/* ---- What hangs together ----------------------------------------------------------------------------------------- */

/* Takes a cell that is marked 1. */
static void push(struct geometry_work *w, int cell, unsigned *waiting, unsigned *found)
{
    if (w->mark[cell] != 1)
        return;
    w->mark[cell] = 2;
    w->stack[(*waiting)++] = (uint16_t)cell;
    ++*found;
}

/* Cells hang together by their sides, not by their corners. */
unsigned raster_flood(struct geometry_work *w, int cell)
{
    unsigned waiting = 0, found = 0;
    push(w, cell, &waiting, &found);
    while (waiting > 0) {
        int k = w->stack[--waiting], x = k % WIDE, y = k / WIDE;
        if (x > 0)
            push(w, k - 1, &waiting, &found);
        if (x < WIDE - 1)
            push(w, k + 1, &waiting, &found);
        if (y > 0)
            push(w, k - WIDE, &waiting, &found);
        if (y < HIGH - 1)
            push(w, k + WIDE, &waiting, &found);
    }
    return found;
}
