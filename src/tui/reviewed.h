/* The review of a game that is over, as a page. */
#ifndef TUI_REVIEWED_H
#define TUI_REVIEWED_H

#include "text/names.h"

/* Makes the quick review of a record while it says how far it is, and shows it until a key leaves it; Esc breaks the
 * work off. The exit code: CLI_FINE also when it was broken off by Esc. */
int reviewed_run(const char *path, enum language language);

#endif
