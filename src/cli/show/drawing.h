/* Boards as `hegemon show` draws them: as JSON for programs, as a picture for people. */
#ifndef CLI_SHOW_DRAWING_H
#define CLI_SHOW_DRAWING_H

#include "cli/show/show.h"
#include "text/geometry/board.h"

/* Both write to standard output; false when the board is too tangled to be drawn. */
bool show_geometry(const struct sheet *sheet);
bool show_svg(const struct sheet *sheet, enum geo_way way);

/* The parts of a picture. svg_open writes the background and the style, which all classes of the other parts are in;
 * text is escaped. The bounds become the picture's size, one unit a pixel. */
void svg_open(struct geo_box bounds);
void svg_close(void);
/* The first `length` bytes, as text inside an element. */
void svg_text(const char *text, size_t length);
/* A board of cells as text/geometry has drawn it; one of squares. */
void svg_cells(const struct sheet *sheet, const struct geometry *g, enum geo_way way);
void svg_grid(const struct sheet *sheet, enum geo_way way);

#endif
