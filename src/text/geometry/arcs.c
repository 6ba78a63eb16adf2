/* Walks the boundaries of the labels into arcs. A corner of the raster where three or more cracks meet is a node; an
 * arc goes from node to node, or around an island back to its start. A crack is the line between two cells of the
 * raster with different labels. */
#include <string.h>

#include "text/geometry/inside.h"

enum { EAST, SOUTH, WEST, NORTH, DIRECTIONS };
enum { SOFTENED = 14 }; /* times an arc is averaged: coasts and borders look drawn, not built */

/* A corner of the raster: the one before cell (x, y). */
struct corner {
    int x, y;
};

static const struct corner step[DIRECTIONS] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

/* The two cells beside the crack that leaves the corner in this direction. */
static void beside(struct corner c, int direction, int *one, int *other)
{
    int x = c.x - (direction == WEST), y = c.y - (direction == NORTH);
    *one = at_cell(x, y);
    *other = direction == EAST || direction == WEST ? *one - WIDE : *one - 1;
}

static bool has_crack(const struct geometry_work *w, struct corner c, int direction)
{
    int one, other;
    beside(c, direction, &one, &other);
    return w->label[one] != w->label[other];
}

static unsigned cracks_at(const struct geometry_work *w, struct corner c)
{
    unsigned count = 0;
    for (int d = 0; d < DIRECTIONS; d++)
        count += has_crack(w, c, d);
    return count;
}

/* The byte and the bit that say whether a crack was walked: bit 1 above a cell, bit 2 left of it. */
static uint8_t *walked_mark(struct geometry_work *w, struct corner c, int direction, uint8_t *bit)
{
    int one, other;
    beside(c, direction, &one, &other);
    *bit = direction == EAST || direction == WEST ? 1 : 2;
    return &w->mark[one];
}

static bool is_walked(struct geometry_work *w, struct corner c, int direction)
{
    uint8_t bit, *mark = walked_mark(w, c, direction, &bit);
    return *mark & bit;
}

/* Goes one crack on and notes the corner that is reached. */
static struct corner walk_crack(struct geometry_work *w, struct corner c, int direction)
{
    uint8_t bit, *mark = walked_mark(w, c, direction, &bit);
    *mark |= bit;
    c = (struct corner){c.x + step[direction].x, c.y + step[direction].y};
    lines_add(w, corner_of(c.x), corner_of(c.y));
    return c;
}

/* The other way out of a corner with two cracks. */
static int way_out(const struct geometry_work *w, struct corner c, int came)
{
    for (int d = 0; d < DIRECTIONS; d++)
        if (d != (came + 2) % DIRECTIONS && has_crack(w, c, d))
            return d;
    return came;
}

/* Cells that touch without a border are parted by a rift. */
static enum geo_kind kind_of(const struct geo_board *b, uint8_t place, uint8_t other)
{
    if (other == HG_NONE)
        return GEO_COAST;
    return has(b->place[place].borders, other) ? GEO_BORDER : GEO_RIFT;
}

/* Too many arcs make the board one that can't be drawn. */
static void keep_arc(struct geometry_work *w, uint8_t p, uint8_t q)
{
    struct geometry *g = w->g;
    uint8_t place = p < q ? p : q, other = p < q ? q : p;
    if (g->arcs == GEOMETRY_ARCS_MAX) {
        w->full = true;
        return;
    }
    lines_soften(w, false, SOFTENED);
    unsigned length = lines_length(w);
    g->arc[g->arcs++] = (struct geo_arc){(uint8_t)kind_of(w->board, place, other), place, other,
                                         (uint16_t)(length < UINT16_MAX ? length : UINT16_MAX), lines_keep(w, false)};
}

/* One arc from this corner in this direction, to the next node or around. */
static void walk_arc(struct geometry_work *w, struct corner start, int direction)
{
    int one, other;
    struct corner c = start;
    beside(start, direction, &one, &other);
    w->walked = 0;
    lines_add(w, corner_of(c.x), corner_of(c.y));
    for (;;) {
        c = walk_crack(w, c, direction);
        if ((c.x == start.x && c.y == start.y) || cracks_at(w, c) != 2)
            break;
        direction = way_out(w, c, direction);
    }
    keep_arc(w, w->label[one], w->label[other]);
}

/* From nodes first, so that what is left over goes around. */
static void walk_from(struct geometry_work *w, bool from_nodes)
{
    for (int y = 1; y < HIGH; y++)
        for (int x = 1; x < WIDE; x++) {
            struct corner c = {x, y};
            if (from_nodes == (cracks_at(w, c) == 2))
                continue;
            for (int d = 0; d < DIRECTIONS; d++)
                if (has_crack(w, c, d) && !is_walked(w, c, d))
                    walk_arc(w, c, d);
        }
}

/* Needs labels; leaves the arcs in the geometry. The marks are used up. */
void arcs_of(struct geometry_work *w)
{
    memset(w->mark, 0, sizeof w->mark);
    walk_from(w, true);
    walk_from(w, false);
}
