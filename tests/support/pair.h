/* Two hosts on one store: the driver's, which leads at first, and another one that follows it. The same people watch at
 * both. */
#ifndef SUPPORT_PAIR_H
#define SUPPORT_PAIR_H

#include "support/hosted.h"

enum { PAIR_LINES = 64 };

/* It stores into the store of `d`, at once when it is asked to: until then its lines wait here. */
struct pair_host {
    struct host_table t;
    struct host_out out;
    struct host_watcher watcher[DRIVER_WATCHERS];
    struct {
        enum store_log log;
        uint64_t number;
        char text[STORE_LINE_MAX];
        size_t length;
    } line[PAIR_LINES];
    unsigned lines, commits, works, leaves;
    struct host_work work;
    bool blind; /* it can't read what is stored */
    char scratch[HOST_SCRATCH];
    struct hg_state position[HOST_BATCH];
    struct host_ring ring;
};
extern struct pair_host other;
extern char answer[512]; /* the newest that the other host gave to somebody who asked it */

/* A game that has begun at both; the last `ais` seats are AIs'. At the end both must be in the same position. */
void begin_both(const char *label, struct wire_clock clock, unsigned ais);
void end_both(void);

/* Something at the first host, and all that follows from it; the other one follows each commit. */
void say_first(unsigned watcher, const char *text);
void move_first(void);
void settle(void);

/* At the other host: it hears, thinks, reads what there is; somebody comes back there who has seen so much. */
void return_to_second(unsigned watcher, unsigned long after);
const char *told_by_second(unsigned watcher); /* since then, or since both were compared */
void hear_second(unsigned watcher, const char *text);
void think_second(void);
void follow(void);
/* The store's answer to the other host. True when it was kept, and the first one has followed. */
bool store_second(void);

/* Both hosts are in the same position; each watcher was told the same, byte for byte, since the last comparison. */
void same_position(void);
void same_messages(void);
void same(void);

#endif
