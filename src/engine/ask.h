/* The stack of pending decisions, for all families: looking at the top, pushing, popping; and how a family names what
 * its questions remember.
 *
 * A question has five small numbers (a, b, n, x, y of struct hg_ask) whose meaning depends on its kind. They are part
 * of records. Each family gives every one of them a name (asks.h, or beside the kinds), and whoever reads a question,
 * in the engine or to the right of it, calls it by that name. Only who asks or changes a question writes the members.
 */
#ifndef HG_ASK_H
#define HG_ASK_H

#include "engine/state.h"

/* Defines such a name. */
#define HG_ASKED(type, name, value)                                                                                    \
    static inline type name(const struct hg_ask *ask)                                                                  \
    {                                                                                                                  \
        return (type)(value);                                                                                          \
    }

/* The question that is open, to change and to look at. Both need one: a game that is not over has one always. */
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

/* Nothing is asked any more. */
static inline void ask_clear(struct hg_state *s)
{
    while (s->depth > 0)
        ask_pop(s);
}

#endif
