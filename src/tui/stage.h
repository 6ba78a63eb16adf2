/* The terminal as a stage, by ncurses: a canvas is shown, keys and clicks come back. The only file behind it,
 * stage.c, is the only one that knows ncurses; everything else draws on canvases and gets struct key. */
#ifndef TUI_STAGE_H
#define TUI_STAGE_H

#include "tui/canvas.h"

enum key_kind {
    STAGE_TIME,   /* nothing happened in the time given */
    STAGE_STOP,   /* Ctrl-C, or the terminal was closed */
    STAGE_RESIZE, /* the window has another size */
    STAGE_CHAR,   /* a character, in `text` */
    STAGE_ENTER,
    STAGE_ESCAPE,
    STAGE_TAB,
    STAGE_BACKTAB,   /* Shift and Tab */
    STAGE_BACKSPACE, /* erases before the cursor */
    STAGE_DELETE,    /* erases behind it */
    STAGE_UP,
    STAGE_DOWN,
    STAGE_LEFT,
    STAGE_RIGHT,
    STAGE_HOME,
    STAGE_END,
    STAGE_PAGE_UP,
    STAGE_PAGE_DOWN,
    STAGE_CLICK,    /* at x, y */
    STAGE_WHEEL_UP, /* one notch of the mouse */
    STAGE_WHEEL_DOWN
};

/* What came: a character has its text, a click its cell. */
struct key {
    enum key_kind kind; /* what came */
    char text[8];       /* UTF-8, of STAGE_CHAR */
    int x, y;           /* the cell of a click, from 0 */
};

/* Whether there is a terminal that can be drawn on. */
bool stage_possible(void);

/* Enters; false when the terminal refuses. Leaving happens by stage_leave, or at the program's end at the latest. */
bool stage_enter(void);
void stage_leave(void);

/* Opens a canvas of the terminal's size, at least 1 by 1. */
bool stage_canvas(struct canvas *c);
void stage_show(const struct canvas *c);

/* The next key; waits so many milliseconds, or without end when that is negative. */
struct key stage_key(int milliseconds);

/* Keys that have been pressed and not been read yet are as if they had not been. */
void stage_forget_keys(void);

/* Of keys that are one character. */
static inline bool key_is(const struct key *k, const char *text)
{
    return k->kind == STAGE_CHAR && k->text[0] == text[0] && k->text[1] == text[1];
}

#endif
