/* The stack of pending decisions. */
#ifndef HG_ASK_H
#define HG_ASK_H

#include "engine/state.h"

static inline struct hg_ask *ask_top(struct hg_state *s)
{
    return &s->ask[s->depth - 1u];
}

static inline const struct hg_ask *ask_seen(const struct hg_state *s)
{
    return &s->ask[s->depth - 1u];
}

/* A macro, so that a question is made where it stays: as a function's argument it would be copied there piece by piece,
 * and nearly every action asks one. */
#define ask_push(s, ...)                                                                                               \
    do {                                                                                                               \
        (s)->ask[(s)->depth] = __VA_ARGS__;                                                                            \
        (s)->depth++;                                                                                                  \
    } while (0)

/* What is popped is wiped, so that equal positions have equal bytes. */
static inline void ask_pop(struct hg_state *s)
{
    s->ask[--s->depth] = (struct hg_ask){0};
}

static inline void ask_clear(struct hg_state *s)
{
    while (s->depth > 0)
        ask_pop(s);
}

#endif
