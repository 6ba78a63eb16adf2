/* Playing in lines, where there is no screen to draw on: a pipe, a dumb terminal, a reader for the blind. A program
 * may play so, too; docs/BOTS.md has a better way for that. */
#ifndef TUI_PLAIN_H
#define TUI_PLAIN_H

#include "tui/play.h"

/* Reads actions in the notation from standard input, one a line, and tells what happens. The end of the input leaves
 * the game to be resumed. */
enum play_end plain_run(struct session *session, enum language language, struct fault *f);

#endif
