/* `show --geometry` and `show --svg`: computes the geometry of the chosen mode's board and hands it on. */
#include "cli/show/drawing.h"

#include <stdio.h>
#include <stdlib.h>

/* NULL when there is no memory or the board can't be drawn. The caller frees it. */
static struct geometry *compute(const struct edition *e)
{
    struct geometry *g = malloc(sizeof *g);
    struct geometry_work *w = malloc(geometry_work_size());
    struct geo_board board;
    geometry_ask(e, &board);
    bool drawn = g != NULL && w != NULL && geometry_of(&board, w, g);
    free(w);
    if (drawn)
        return g;
    free(g);
    return NULL;
}

bool show_geometry(const struct sheet *sheet)
{
    enum geo_board_kind kind = geometry_kind(sheet->edition, sheet->mode);
    struct geometry *g = kind == BOARD_CELLS ? compute(sheet->edition) : NULL;
    struct json j = {stdout, false};
    if (kind == BOARD_CELLS && g == NULL)
        return false;
    geometry_json(&j, sheet->edition, kind, g);
    putchar('\n');
    free(g);
    return true;
}

bool show_svg(const struct sheet *sheet, enum geo_way way)
{
    enum geo_board_kind kind = geometry_kind(sheet->edition, sheet->mode);
    struct geometry *g = kind == BOARD_CELLS ? compute(sheet->edition) : NULL;
    if (g == NULL && kind != BOARD_GRID)
        return false;
    if (kind == BOARD_GRID)
        svg_grid(sheet, way);
    else
        svg_cells(sheet, g, way);
    free(g);
    return true;
}
