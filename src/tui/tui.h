/* The terminal's face: the command that the program's main calls. */
#ifndef TUI_TUI_H
#define TUI_TUI_H

#include "shell/cli.h"

extern const struct command command_play;

#endif
