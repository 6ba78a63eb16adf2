/* What a seat may still take back: its last actions since anybody else acted. An action can be taken back as long as it
 * has told nobody anything: neither a die nor a card, nor the end. Written down as an undo line of its own, so a record
 * only ever grows.
 *
 * Kept are the actions and the position before the first of them; whether one may be taken back is asked when somebody
 * wants to, not before. Nothing is allocated: whoever keeps a past has the room for its actions beside it. */
#ifndef TEXT_RECORD_PAST_H
#define TEXT_RECORD_PAST_H

#include "engine/hg.h"

/* All zero: nothing has happened yet. Of one seat, in a row; chance counts as a seat. */
struct record_past {
    struct hg_state base; /* the position before the first action */
    unsigned count;
    uint8_t seat;
};

/* The actions, always the same for a past. When `room` of them are there, the first one becomes final. */
struct record_done {
    struct hg_action *action;
    unsigned room;
};

/* Takes note of an action, or an undo, in the position `before` it. */
void record_past_add(struct record_past *past, struct record_done done, const struct hg_rules *r,
                     const struct hg_state *before, const struct hg_action *a);

/* The position before the seat's last action, which led to `now`; false when it may not take it back. */
bool record_past_top(const struct record_past *past, const struct hg_action *done, const struct hg_rules *r,
                     const struct hg_state *now, uint8_t seat, struct hg_state *out);

/* Of a game on disk: as many as nobody does in a turn. */
enum { RECORD_TURN_MAX = 1024 };

struct record_turn {
    struct record_past past;
    struct hg_action action[RECORD_TURN_MAX];
};
void record_turn_add(struct record_turn *turn, const struct hg_rules *r, const struct hg_state *before,
                     const struct hg_action *a);
bool record_turn_top(const struct record_turn *turn, const struct hg_rules *r, const struct hg_state *now, uint8_t seat,
                     struct hg_state *out);

#endif
