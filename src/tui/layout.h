/* Where things go: places of a map into cells without one covering another, and the panels of a screen. Pure, and the
 * same everywhere: captures of screens are compared letter by letter. */
#ifndef TUI_LAYOUT_H
#define TUI_LAYOUT_H

#include "engine/limits.h"
#include "tui/canvas.h"

/* A label that belongs near a point of the drawing, which is 1000 by 700. */
struct layout_item {
    int x, y;
    int width, height; /* cells */
};

struct layout_spot {
    int x, y; /* its upper left cell */
};

/* Puts every label as near to its point as it can be, within the area, at least a blank column apart from each other.
 * False when they don't fit. `count` is at most HG_PLACES_MAX. The same input gives the same places everywhere. */
bool layout_spread(const struct layout_item *item, unsigned count, struct area in, struct layout_spot *out);

/* How far the labels are from their points on the average, in tenths of a row. */
int layout_strain(const struct layout_item *item, unsigned count, struct area in, const struct layout_spot *spot);

/* The middle of a label's point, in cells. */
struct layout_spot layout_point(const struct layout_item *item, struct area in);

/* The parts of the screen while a game is played. Those with no height are not shown. */
struct layout_screen {
    bool wide; /* with panels beside the board */
    struct area title, board, place, seats, regions, hand, ask, log, keys;
};

enum { LAYOUT_COLUMNS_LEAST = 80, LAYOUT_ROWS_LEAST = 24 };

/* False when the screen is too small to play on. `regions`: how many lines their panel needs, 0 for none. */
bool layout_screen(int columns, int rows, unsigned seats, unsigned neutrals, unsigned regions,
                   struct layout_screen *out);

#endif
