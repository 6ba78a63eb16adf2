/* The geometry of an edition's board, and what its author should know about the drawing. `hegemon show --geometry` and
 * `--svg` print the first, `hegemon check` the second. docs/GEOMETRY.md explains how boards are drawn. */
#ifndef CLI_DRAWN_H
#define CLI_DRAWN_H

#include "text/geometry/board.h"

/* Computes the drawing of the board. NULL when there is no memory, or when the cells can't be laid out within the
 * limits of text/geometry. The caller frees it with free(). */
struct geometry *drawn_board(const struct edition *e);

/* Calls back with one sentence, in the program's language, for everything in the drawing that its author may want to
 * mend: borders too short to be seen, cells that are missing or fall apart, names without room. None of it is a
 * mistake, because no rule depends on the drawing. The sentence lives only during the call. Editions without a mode
 * that is drawn as cells have no warnings. */
typedef void drawn_warning(void *context, const char *sentence);
void drawn_warnings(const struct edition *e, drawn_warning *warn, void *context);

#endif
