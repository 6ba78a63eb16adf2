/* The terminal's face: the command that the program's main calls. Everything else of src/tui is behind it. */
#ifndef TUI_TUI_H
#define TUI_TUI_H

#include "shell/cli.h"

extern const struct command command_play;

#endif
