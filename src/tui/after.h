/* After a game: once more, look at it, judge it, the menu, or leave. The page at the end of a game and the one after a
 * replay ask the same. */
#ifndef TUI_AFTER_H
#define TUI_AFTER_H

#include "text/names.h"
#include "tui/stage.h"

/* What was chosen. */
enum play_after { AFTER_LEAVE, AFTER_AGAIN, AFTER_REPLAY, AFTER_REVIEW, AFTER_MENU };

/* Draws the keys with what they do, one in a row, and returns how many rows that are; a row of that kind, for keys that
 * only one page has. */
int after_draw(struct canvas *c, enum language language, struct area in);
int after_draw_row(struct canvas *c, enum language language, struct area in, const char *key, const char *does);

/* What a key means; false when it means nothing here. Enter leaves. */
bool after_key(const struct key *key, enum play_after *out);

/* Asks on a page of its own. */
enum play_after after_ask(enum language language);

#endif
