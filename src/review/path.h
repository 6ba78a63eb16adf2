/* The way of a game: every action that stands, with the positions around it. What was taken back is left out. */
#ifndef REVIEW_PATH_H
#define REVIEW_PATH_H

#include "text/record/record.h"

struct path {
    unsigned count, room; /* actions */
    struct hg_action *action;
    struct hg_state *position; /* one more than actions */
    unsigned long *number;     /* of each action in the record */
};

/* Begins with a position; false when there is no memory, here and below. */
bool path_begin(struct path *p, const struct hg_state *start);
bool path_add(struct path *p, const struct hg_action *a, const struct hg_state *after, unsigned long number);
/* The position after an undo is one that stood before: everything behind it is dropped. */
void path_take_back(struct path *p, const struct hg_state *now);
void path_free(struct path *p);

/* Reads a record to its end. Status and fault are those of the last line, as record_next tells them; an undo drops what
 * it takes back. `enough` is false when there is no memory. */
enum record_status path_read(struct path *p, struct record_reader *reader, bool *enough, struct fault *f);

#endif
