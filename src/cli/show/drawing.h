/* Boards as `hegemon show` draws them: as JSON for programs, as a picture for people. */
#ifndef CLI_SHOW_DRAWING_H
#define CLI_SHOW_DRAWING_H

#include "cli/show/show.h"
#include "text/geometry/board.h"

/* Both write to standard output; false when the board is too tangled to be drawn. */
bool show_geometry(const struct sheet *sheet);
bool show_svg(const struct sheet *sheet, enum geo_way way);

/* The parts of a picture. */
void svg_open(struct geo_box bounds);
void svg_close(void);
void svg_text(const char *text, size_t length);
void svg_cells(const struct sheet *sheet, const struct geometry *g, enum geo_way way);
void svg_grid(const struct sheet *sheet, enum geo_way way);

#endif
