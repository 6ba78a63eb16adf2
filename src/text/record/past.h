/* What a seat may still take back: the positions before its last actions, since anybody else acted or learned
 * something. Readers and tables keep one each. Begins as zero. */
#ifndef TEXT_RECORD_PAST_H
#define TEXT_RECORD_PAST_H

#include "engine/hg.h"

struct record_past {
    struct hg_state *position; /* before each action that can be taken back */
    unsigned count, room;      /* how many, and how many there is room for */
    uint8_t seat;              /* whose actions they are */
};

/* Takes note of an action that leads from one position to the next, or of an undo. False when memory is short. */
bool record_past_add(struct record_past *past, const struct hg_rules *r, const struct hg_state *before,
                     const struct hg_state *after, const struct hg_action *a);

/* Puts one more position on top; false when memory is short. */
bool record_past_push(struct record_past *past, const struct hg_state *s);

/* The position before the seat's last action; false when it may not take it back. */
bool record_past_top(const struct record_past *past, uint8_t seat, struct hg_state *out);

void record_past_free(struct record_past *past);

#endif
