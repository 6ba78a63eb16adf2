/* The geometry of an edition's board, and what its author should know about the drawing. */
#ifndef CLI_DRAWN_H
#define CLI_DRAWN_H

#include "text/geometry/board.h"

/* NULL when there is no memory or the board is too tangled to be drawn. The caller frees it. */
struct geometry *drawn_board(const struct edition *e);

/* Calls back with one sentence for everything in the drawing that its author may want to mend. Boards that no mode
 * draws as cells have none. */
typedef void drawn_warning(void *context, const char *sentence);
void drawn_warnings(const struct edition *e, drawn_warning *warn, void *context);

#endif
