/* After a game: once more, look at it, the menu, or leave. */
#ifndef TUI_AFTER_H
#define TUI_AFTER_H

#include "text/names.h"
#include "tui/stage.h"

enum play_after { AFTER_LEAVE, AFTER_AGAIN, AFTER_REPLAY, AFTER_MENU };

/* The keys in one line, and what a key means; false when it means nothing here. Enter leaves. */
const char *after_keys(enum language language);
bool after_key(const struct key *key, enum play_after *out);

/* Asks on a page of its own. */
enum play_after after_ask(enum language language);

#endif
