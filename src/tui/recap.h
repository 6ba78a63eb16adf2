/* What happened since somebody's last turn, in as few lines as it takes: a line for each place that was fought for,
 * one for what else matters, under headings of turns. */
#ifndef TUI_RECAP_H
#define TUI_RECAP_H

#include "tui/log.h"

/* A round of six players has fewer; the rest of it would not be read. */
enum { RECAP_LINES = 96 };

/* One line of it. */
struct recap_line {
    char text[LOG_TEXT]; /* as the story tells it, or summed up */
    uint8_t army;        /* whose colour it wears, or HG_NONE */
    bool heading;        /* a turn begins */
};

struct recap {
    struct recap_line line[RECAP_LINES]; /* the oldest first */
    unsigned count, left_out;            /* the oldest are left out */
    uint64_t lost;                       /* places of the viewer that went to others */
};

/* Battles are summed up by the place that was attacked; what comes often and says little is left out. Without a seat
 * that looks it is the last round. */
void recap_make(const struct log *log, const struct scene *in, struct recap *out);

/* "Recap (r): you have lost Earth, Mindoir +2". Empty when nothing has happened. */
void recap_say(const struct scene *in, const struct recap *recap, char *out, size_t size);

#endif
