/* Where people come from, as far as fairness goes by it: an address, or a network of IPv6. Each has one part of
 * the workers' time, whatever it makes and wherever it looks on; a few tables that may be under way; and one table at a
 * time for which its looking on counts. */
#ifndef SERVER_ORIGINS_H
#define SERVER_ORIGINS_H

#include "server/net/addresses.h"
#include "server/workers.h"

struct watcher;

enum { ORIGINS_BUCKETS = 1 << 12 };

/* Tables in the last list of the lobby, by its number. */
struct listed_of {
    uint64_t list;
    unsigned count;
};

struct origin {
    struct origin *next; /* in its bucket */
    struct address from;
    unsigned uses;      /* tables that go by it, watchers, decisions: it is forgotten with the last of them */
    unsigned under_way; /* tables that it has made and that are not over */
    struct share thinking, reading;
    struct listed_of listed;
    struct watcher *newest; /* of its watchers, in a list: the table of the newest one is the one that counts */
};

/* All zero when empty. */
struct origins {
    struct origin *bucket[ORIGINS_BUCKETS];
};

/* Kept until origins_drop. Ends the program without memory, as a table does. */
struct origin *origins_use(struct origins *all, struct address from);
struct origin *origins_keep(struct origin *o);
/* How many tables it has under way, whether it is known or not. */
unsigned origins_under_way(struct origins *all, struct address from);
void origins_drop(struct origins *all, struct origin *o); /* may be NULL */

#endif
