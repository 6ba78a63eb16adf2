/* The words for which a mode is unavailable: check.c finds them, edition_mode_lack tells them. */
#ifndef TEXT_EDITION_LACKS_H
#define TEXT_EDITION_LACKS_H

#include "text/edition/parts.h"

/* Adds one more, as far as there is room. */
void lack_add(struct mode_part *part, const struct lack *lack);

/* All of them as the end of a sentence about the mode, for people who want to play it; kept in the mode. */
const char *lack_why(struct mode_part *part);

#endif
