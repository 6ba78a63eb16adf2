/* The page of everything that a small screen has no room for: regions, what wins, places with their neighbours,
 * signs. Each is a sheet, text that is scrolled through; the recap is one as well. */
#ifndef TUI_OVERVIEW_H
#define TUI_OVERVIEW_H

#include "tui/scene.h"

/* Lines of a sheet: more than any board has places; bytes of a line. */
enum { SHEET_LINES = 160, SHEET_TEXT = 640 };

/* Text to be scrolled through. */
struct sheet_line {
    char text[SHEET_TEXT]; /* not yet broken into lines */
    struct ink ink;        /* of the whole line */
    int indent;            /* of the lines that it is broken into, besides the first */
};

/* Large, so that there is one of them at a time, and it is static. */
struct sheet {
    struct sheet_line line[SHEET_LINES];
    unsigned count; /* lines that are in use */
    unsigned begin; /* the line to begin with */
};

/* A line at the end; more than there is room for are left out. */
void sheet_add(struct sheet *sheet, struct ink ink, int indent, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* From a line on; returns the first that has no room, or the count. */
unsigned sheet_draw(struct canvas *c, const struct sheet *sheet, struct area in, unsigned first);

/* In the order of the digits that turn to them. */
enum overview_tab { OVERVIEW_REGIONS, OVERVIEW_WINS, OVERVIEW_PLACES, OVERVIEW_SIGNS, OVERVIEW_TABS };

/* What stands on one of its sheets; the places begin with `place`, if that is one. */
void overview_fill(const struct scene *in, enum overview_tab tab, uint8_t place, struct sheet *out);
const char *overview_title(enum language language, enum overview_tab tab);

#endif
