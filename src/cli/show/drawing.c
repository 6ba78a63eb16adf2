/* `show --geometry` and `show --svg`: computes the geometry of the chosen mode's board and hands it on. Boards of
 * squares need no computing, and cards that lie in no order have no board.
 *
 * A board that can't be drawn is no fault of this command: `hegemon check` says what is wrong with it. */
#include "cli/show/drawing.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/drawn.h"
#include "text/sink_file.h"

/* Boards of squares and games without a board have their object as well: "board" says which. */
bool show_geometry(const struct sheet *sheet)
{
    enum geo_board_kind kind = geometry_kind(sheet->edition, sheet->mode);
    struct geometry *g = kind == BOARD_CELLS ? drawn_board(sheet->edition) : NULL;
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    if (kind == BOARD_CELLS && g == NULL)
        return false;
    geometry_json(&j, sheet->edition, kind, g);
    putchar('\n');
    free(g);
    return true;
}

/* False also where there is nothing to draw. */
bool show_svg(const struct sheet *sheet, enum geo_way way)
{
    enum geo_board_kind kind = geometry_kind(sheet->edition, sheet->mode);
    struct geometry *g = kind == BOARD_CELLS ? drawn_board(sheet->edition) : NULL;
    if (g == NULL && kind != BOARD_GRID)
        return false;
    if (kind == BOARD_GRID)
        svg_grid(sheet, way);
    else
        svg_cells(sheet, g, way);
    free(g);
    return true;
}
