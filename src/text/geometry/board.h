/* What an edition asks of the geometry, and how it is printed as JSON (docs/GEOMETRY.md). Fronts that draw boards
 * begin here. */
#ifndef TEXT_GEOMETRY_BOARD_H
#define TEXT_GEOMETRY_BOARD_H

#include "text/edition/edition.h"
#include "text/geometry/geometry.h"
#include "text/json.h"

/* How a mode is drawn: cells with borders, the squares of a grid, or no board at all. */
enum geo_board_kind { BOARD_CELLS, BOARD_GRID, BOARD_NONE, BOARD_KINDS };

/* Of the mode, or of the edition's first one when mode is NULL. */
enum geo_board_kind geometry_kind(const struct edition *e, const struct edition_mode *mode);

/* Fills in a board from the edition's places, regions and names. */
void geometry_ask(const struct edition *e, struct geo_board *board);

/* How many bytes of a region's name stand in the first line of its badge; the blank behind them is dropped. */
size_t geometry_badge_line(const char *name, struct geo_box badge);

/* Squares in columns and rows, from the left and from above. Those without a place are squares all the same. */
struct geo_square {
    uint8_t column, row;
    bool dark; /* as most squares with places are */
};

struct geo_grid {
    unsigned columns, rows;
    struct geo_square square[HG_PLACES_MAX]; /* by place */
};

void geometry_grid(const struct edition *e, struct geo_grid *grid);

/* One object. `g` belongs to a board of cells, and is NULL for the other kinds. */
void geometry_json(struct json *j, const struct edition *e, enum geo_board_kind kind, const struct geometry *g);

#endif
