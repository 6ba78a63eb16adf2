/* How many connections come from where. */
#ifndef SERVER_NET_ADDRESSES_H
#define SERVER_NET_ADDRESSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sockaddr;

/* An IPv4 address, or the half of an IPv6 address that names a network: the other half is anybody's to choose. */
struct address {
    uint64_t bits; /* never 0 */
};

struct address address_of(const struct sockaddr *from);
/* One that is written in digits; false when it is none. */
bool address_read(const char *text, size_t length, struct address *out);
/* By a key that is drawn at the start, so that nobody can choose addresses that collide. */
uint64_t address_hash(struct address a);

/* Open addressing; grows to twice as many places as it has addresses. All zero when empty. */
struct addresses {
    struct address_count *place;
    uint32_t places, used;
};

/* Counts one more, unless there are `most` already or no memory is left. */
bool addresses_add(struct addresses *all, struct address a, unsigned most);
void addresses_remove(struct addresses *all, struct address a);
void addresses_free(struct addresses *all);

#endif
