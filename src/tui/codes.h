/* Short codes for places, which stand for names on small screens and may be typed instead of them. */
#ifndef TUI_CODES_H
#define TUI_CODES_H

#include "text/names.h"
#include "tui/scene.h"

/* Three letters or digits for each place, no two alike. */
void codes_choose(const struct name_list *list, enum language language, char (*code)[CODE_MAX]);

#endif
