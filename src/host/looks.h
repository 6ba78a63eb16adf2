/* Places in games from which looking back goes on. A game is looked at by reading its record from the beginning, which
 * costs as much as the game is long; whoever looks at the same place as somebody before, or a little later, goes on
 * from there instead. So thousands who come back after a restart cost one reading, and so does a page that walks
 * through a game. What is told is the same with or without it: logs only grow, and a place is known by table, number
 * and eyes. */
#ifndef HOST_LOOKS_H
#define HOST_LOOKS_H

#include "host/host.h"

/* places in all; how far behind what was asked for one is left, so that those who know a little less find it, too */
enum { HOST_LOOKS = 64, HOST_LOOKS_BACK = 48 };
/* curves of games that are over; bytes of one */
enum { HOST_WORTHS = 16, HOST_WORTH_MAX = 24 << 10 };

struct host_look {
    char table[HOST_TABLE_MAX]; /* empty: none is here */
    unsigned eyes;              /* bits by eyes_index: whose chains are known */
    uint64_t used;
    struct host_course course;
    uint64_t line; /* of the record, the last one read */
    unsigned labels;
    struct wire_chain chain[HOST_EYES];
};

/* The points of an answer to `worth`. */
struct host_worth {
    char table[HOST_TABLE_MAX]; /* empty: none is here */
    unsigned long number;       /* of the last action */
    uint64_t used;
    size_t length;
    char text[HOST_WORTH_MAX];
};

/* All zero: nothing is kept yet. Tables of the same thread share it. */
struct host_looks {
    uint64_t uses;
    struct host_look look[HOST_LOOKS];
    struct host_worth worth[HOST_WORTHS];
};

/* ---- For the files of the room ------------------------------------------------------------------------------------
 */

struct course_reader;

/* Moves the reader on to the last place that is known, and not behind `number`. False when it is none. */
bool looks_resume(const struct host_out *out, const struct host_table *t, uint8_t seat, unsigned long number,
                  struct course_reader *r, struct wire_chain *chain);
/* Leaves where the reader is. `eyes` are bits by eyes_index, of those whose chains are given. */
void looks_keep(const struct course_reader *r, unsigned eyes, const struct wire_chain chain[HOST_EYES]);

/* The points that are known of the table as it stands, or NULL; and keeping them, unless they are too long. */
const struct host_worth *looks_worth(const struct host_out *out, const struct host_table *t);
void looks_keep_worth(const struct host_out *out, const struct host_table *t, const char *text, size_t length);

#endif
