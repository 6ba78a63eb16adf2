/* The steps from a board to its geometry, in order: labels, arcs, outlines, and both layouts. Each has a file of its
 * own; they hand on what is in struct geometry_work. */
#include "text/geometry/geometry.h"

#include <string.h>

#include "text/geometry/inside.h"

size_t geometry_work_size(void)
{
    return sizeof(struct geometry_work);
}

unsigned geometry_border(const struct geometry *g, unsigned a, unsigned b)
{
    unsigned longest = 0, low = a < b ? a : b, high = a < b ? b : a;
    for (unsigned i = 0; i < g->arcs; i++)
        if (g->arc[i].place == low && g->arc[i].other == high && g->arc[i].length > longest)
            longest = g->arc[i].length;
    return longest;
}

/* What later steps trust: places on the sheet, regions that exist, neighbours that exist, badges with a width. */
static bool is_drawable(const struct geo_board *b)
{
    if (b->places == 0 || b->places > HG_PLACES_MAX || b->regions == 0 || b->regions > HG_REGIONS_MAX)
        return false;
    for (unsigned i = 0; i < b->places; i++) {
        const struct geo_place *p = &b->place[i];
        if (p->at.x < 0 || p->at.y < 0 || p->at.x > SHEET_WIDTH || p->at.y > SHEET_HEIGHT || p->region >= b->regions ||
            ((p->borders | p->links) >> (b->places - 1)) > 1)
            return false;
    }
    for (unsigned i = 0; i < b->regions; i++)
        for (unsigned k = 0; k < LANGUAGES; k++)
            for (unsigned line = 0; line < BADGE_LINES; line++)
                if (b->region[i].badge[k][line] < 1)
                    return false;
    return true;
}

/* Names, links and badges, one way up. Badges stand between the bounds of the cells, which links need to leave the
 * sheet, and the bounds of everything. */
static void lay_out(struct geometry_work *w, enum geo_way way)
{
    layout_bounds(w, way);
    layout_labels(w, way);
    layout_links(w, way);
    layout_badges(w, way);
    layout_bounds(w, way);
}

bool geometry_of(const struct geo_board *board, struct geometry_work *w, struct geometry *g)
{
    memset(g, 0, sizeof *g);
    if (!is_drawable(board))
        return false;
    w->board = board;
    w->g = g;
    w->full = false;
    g->places = board->places;
    g->regions = board->regions;
    raster_roots(w);
    labels_of(w);
    arcs_of(w);
    cells_of(w);
    for (int way = 0; way < GEO_WAYS; way++)
        lay_out(w, (enum geo_way)way);
    return !w->full;
}
