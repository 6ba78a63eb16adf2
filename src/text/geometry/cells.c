/* Outlines of places and lines of regions, from the fields of their cells. Gaps tell what touches: a hair where units
 * may walk inside a region, wider between regions, widest where there is no border. Coordinates inside are fine, see
 * inside.h. */
#include <string.h>

#include "text/geometry/inside.h"

/* What a cell is to the shape that is outlined: its own, a neighbour of the same region, one of another region, one
 * without border, or space. */
enum { OWN, NEAR, ABROAD, STRANGE, SPACE };
/* Cells around a shape that its field needs, and the fewest cells that make a ring. */
enum { AROUND = 7, RING_LEAST = 60 }; /* cells */

/* How far outlines stay away from each class, in fine units; less than 0 reaches out. */
static const int16_t cell_inset[CLASSES] = {[NEAR] = 2 * FINE, [ABROAD] = 6 * FINE, [STRANGE] = 8 * FINE, [SPACE] = 0};
static const int16_t region_inset[CLASSES] = {[ABROAD] = FINE, [SPACE] = -7 * FINE};

/* Room between an outline and what is written inside. */
enum { ROOM = 4 * FINE };

/* The part of the raster around the cells that have this mark. */
static struct window around(const struct geometry_work *w, uint8_t mark)
{
    int x0 = WIDE, y0 = HIGH, x1 = -1, y1 = -1;
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++)
            if (w->mark[at_cell(x, y)] == mark) {
                x0 = least(x0, x), x1 = most(x1, x);
                y0 = least(y0, y), y1 = most(y1, y);
            }
    if (x1 < 0)
        return (struct window){0, 0, 0, 0};
    x0 = most(x0 - AROUND, 0), y0 = most(y0 - AROUND, 0);
    x1 = least(x1 + AROUND, WIDE - 1), y1 = least(y1 + AROUND, HIGH - 1);
    return (struct window){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* The class of a label for this place. */
static uint8_t class_for(const struct geo_board *b, unsigned place, uint8_t label)
{
    if (label == HG_NONE)
        return SPACE;
    if (label == place)
        return OWN;
    if (!has(b->place[place].borders, label))
        return STRANGE;
    return b->place[label].region == b->place[place].region ? NEAR : ABROAD;
}

/* By the shoelace formula. */
static uint32_t area_of(const struct geometry *g, struct geo_span s)
{
    int64_t twice = 0;
    for (unsigned i = 0; i < s.count; i++) {
        struct geo_point a = g->point[s.first + i], b = g->point[s.first + (i + 1) % s.count];
        twice += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
    }
    return (uint32_t)((twice < 0 ? -twice : twice) / 2);
}

/* Notes which cells the outline holds with a little room, for names and discs. */
static void hold(struct geometry_work *w, unsigned place)
{
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] == 2 && w->soft[k] > ROOM)
            w->held[k] = (uint8_t)place;
}

/* Pieces beside the one that holds the place, if there is more to them than a speck. */
static uint8_t other_pieces(struct geometry_work *w)
{
    unsigned pieces = 0;
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] == 1)
            pieces += raster_flood(w, k) > 1;
    return (uint8_t)least((int)pieces, 200);
}

/* The outline of the piece with the place in it; a place without cells has none. */
static void outline_place(struct geometry_work *w, unsigned place)
{
    struct geo_cell *cell = &w->g->cell[place];
    struct geo_point at = w->board->place[place].at;
    for (int k = 0; k < RASTER; k++)
        w->mark[k] = class_for(w->board, place, w->label[k]);
    struct window in = around(w, OWN);
    *cell = (struct geo_cell){{(uint16_t)w->g->points, 0}, 0, 0};
    if (in.w == 0)
        return;
    field_of(w, in, cell_inset);
    field_begin(w, in);
    if (field_outline(w, at_cell(cell_of(at.x), cell_of(at.y))) == 0)
        return;
    cell->outline = lines_keep(w, true);
    cell->area = area_of(w->g, cell->outline);
    hold(w, place);
    cell->pieces = (uint8_t)(1 + other_pieces(w));
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* One island of a region. */
static void keep_ring(struct geometry_work *w, unsigned region)
{
    if (w->g->rings == GEOMETRY_RINGS_MAX) {
        w->full = true;
        return;
    }
    w->g->ring[w->g->rings++] = (struct geo_ring){(uint8_t)region, lines_keep(w, true)};
}

/* Cells of rings that are done count as outside for the next. */
static void outline_region(struct geometry_work *w, unsigned region)
{
    for (int k = 0; k < RASTER; k++) {
        uint8_t p = w->label[k];
        w->mark[k] = p == HG_NONE ? SPACE : w->board->place[p].region == region ? OWN : ABROAD;
    }
    struct window in = around(w, OWN);
    if (in.w == 0)
        return;
    field_of(w, in, region_inset);
    field_begin(w, in);
    for (int k = 0; k < RASTER && !w->full; k++) {
        if (w->mark[k] != 1)
            continue;
        unsigned cells = field_outline(w, k);
        for (int i = 0; i < RASTER; i++)
            if (w->mark[i] == 2)
                w->mark[i] = 3;
        if (cells >= RING_LEAST)
            keep_ring(w, region);
    }
}

/* Needs labels; leaves outlines, rings and `held`. */
void cells_of(struct geometry_work *w)
{
    memset(w->held, HG_NONE, sizeof w->held);
    for (unsigned i = 0; i < w->board->places; i++)
        outline_place(w, i);
    for (unsigned i = 0; i < w->board->regions; i++)
        outline_region(w, i);
}
