/* What is due when: a heap, the earliest first. Whoever is in it has a struct due of its own, in place 0 when it is
 * out.
 */
#ifndef SERVER_DUES_H
#define SERVER_DUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct due {
    uint64_t at;  /* milliseconds since 1970 */
    size_t place; /* in the heap, from 1; 0: not in it */
};

struct dues {
    struct due **heap;
    size_t count, room;
};

/* UINT64_MAX takes it out. False without memory; then it is out. */
bool dues_set(struct dues *d, struct due *due, uint64_t at);
/* The earliest, or NULL. */
struct due *dues_first(const struct dues *d);
void dues_free(struct dues *d);

#endif
