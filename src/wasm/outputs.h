/* What a table has to say, in the order in which it said it, until somebody outside takes it. Numbers of kinds are
 * known to scripts outside, so they never change. */
#ifndef WASM_OUTPUTS_H
#define WASM_OUTPUTS_H

#include <stddef.h>
#include <stdint.h>

enum tab_kind {
    TAB_SEND = 1,   /* a message to the watcher `to` */
    TAB_LINE = 2,   /* line `number` of the log `to` (enum store_log), without its break */
    TAB_COMMIT = 3, /* all lines since the last one must be stored as a whole: answer by tab_stored */
    TAB_WORK = 4,   /* an order (wasm/order.h): answer by tab_worked */
    TAB_LEAVE = 5,  /* the watcher `to` is to be cut off */
    TAB_AGAIN = 6   /* everybody wants to play again: answer by tab_rematched */
};

/* `length` bytes follow it in memory. Four numbers of four bytes each, in the order of the machine. Members that a kind
 * does not use are 0. */
struct tab_output {
    uint32_t kind, to, number, length;
};

/* Copies the bytes behind the last output. It never fails: without memory the module stops. */
void outputs_add(enum tab_kind kind, uint32_t to, uint64_t number, const void *bytes, size_t length);
/* The oldest one, which stays where it is until the next is added or taken; NULL when there is none. Its bytes must be
 * copied before the table is called again, since that may move the queue. */
const struct tab_output *outputs_take(void);
/* Drops all that was not taken, for a table that is forgotten. */
void outputs_clear(void);

#endif
