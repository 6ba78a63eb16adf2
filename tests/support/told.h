/* Games whose messages tests look at: a walk through a game of any mode, the buffer that messages go to, and the list
 * of what may be sent, held against everything that goes through it. */
#ifndef SUPPORT_TOLD_H
#define SUPPORT_TOLD_H

#include <jansson.h>

#include "players/rng.h"
#include "support/modes.h"
#include "text/record/record.h"
#include "text/sink.h"
#include "wire/odds.h"
#include "wire/wire.h"

struct told_walk {
    const struct mode *mode;
    struct wire_game g;
    struct rng rng;
    struct hg_state s;
    unsigned long number;
};

const struct mode *told_mode(const char *label); /* that must be there */
/* Of the k-th mode, or of a certain one; the walk stands nowhere yet. */
struct told_walk told_walk(const struct mode *mode, uint64_t seed);
/* From the start on through so many actions, or to the end. */
void told_play(struct told_walk *w, unsigned long actions);
/* What chance, a casual player or a lot would do next; and the same done. */
struct hg_action told_next(struct told_walk *w);
struct hg_action told_step(struct told_walk *w);

/* Where messages go: an emptied sink into one buffer. */
struct sink *told_sink(void);
const char *told_text(void);

/* The message that was written: one JSON object that begins with its kind, all of its keys in the list. To be given
 * back, where it is not only checked. */
json_t *told_message(const struct hg_rules *r, const char *kind);
void told_check(const struct hg_rules *r, const char *kind);
/* Whether any message so far had the key of this row of the list. */
bool told_row(unsigned row);

#endif
