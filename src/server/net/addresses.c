/* Who comes from where, and how many of them. */
#include "server/net/addresses.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* One place of the table. Connections of one address share it. */
struct address_count {
    uint64_t bits; /* 0: free */
    unsigned count;
};

/* The key is drawn once. Before the system has randomness a fixed one must do: then somebody could choose addresses
 * that collide, and slow the search down, but never get past a limit. */
uint64_t address_hash(struct address a)
{
    static uint64_t key;
    uint64_t bits = a.bits;
    while (key == 0)
        if (getrandom(&key, sizeof key, GRND_NONBLOCK) != (long)sizeof key)
            key = 0x9e3779b97f4a7c15;
    bits = (bits ^ key) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ bits >> 29 ^ key >> 7) * 0x94d049bb133111eb;
    return bits ^ bits >> 32;
}

/* What is counted together: in IPv6 a whole network, since whoever has one has all its addresses. */
static struct address network(const struct in6_addr *six)
{
    uint64_t bits = 0;
    memcpy(&bits, six->s6_addr, sizeof bits);
    return (struct address){bits != 0 ? bits : 1};
}

/* An IPv4 address stands behind four zeros, with which no network of IPv6 begins that is in use. */
static struct address four(const void *bytes)
{
    struct in6_addr six = {0};
    memcpy(six.s6_addr + 4, bytes, 4);
    return network(&six);
}

/* The same client comes by IPv4, or by IPv4 inside of IPv6, as the listener has it. */
static struct address of_six(const struct in6_addr *six)
{
    return IN6_IS_ADDR_V4MAPPED(six) ? four(six->s6_addr + 12) : network(six);
}

struct address address_of(const struct sockaddr *from)
{
    if (from->sa_family == AF_INET6)
        return of_six(&((const struct sockaddr_in6 *)(const void *)from)->sin6_addr);
    return four(&((const struct sockaddr_in *)(const void *)from)->sin_addr);
}

bool address_read(const char *text, size_t length, struct address *out)
{
    char digits[INET6_ADDRSTRLEN];
    struct in6_addr six;
    struct in_addr plain;
    if (length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (inet_pton(AF_INET, digits, &plain) == 1)
        *out = four(&plain);
    else if (inet_pton(AF_INET6, digits, &six) == 1)
        *out = of_six(&six);
    else
        return false;
    return true;
}

/* Its place, or the free one where it belongs. There is always a free one. */
static struct address_count *find(const struct addresses *all, uint64_t bits)
{
    uint32_t i = (uint32_t)address_hash((struct address){bits}) & (all->places - 1);
    while (all->place[i].bits != 0 && all->place[i].bits != bits)
        i = (i + 1) & (all->places - 1);
    return &all->place[i];
}

/* Makes the table twice as wide and puts everybody in anew. Half of it stays free, so that searches are short. */
static bool grow(struct addresses *all)
{
    struct addresses wide = {NULL, all->places != 0 ? all->places * 2 : 64, all->used};
    wide.place = calloc(wide.places, sizeof *wide.place);
    if (wide.place == NULL)
        return false;
    for (uint32_t i = 0; i < all->places; i++)
        if (all->place[i].bits != 0)
            *find(&wide, all->place[i].bits) = all->place[i];
    free(all->place);
    *all = wide;
    return true;
}

/* The table grows before it is searched: `find` relies on a free place. */
bool addresses_add(struct addresses *all, struct address a, unsigned most)
{
    if (all->used * 2 >= all->places && !grow(all))
        return false;
    struct address_count *at = find(all, a.bits);
    if (at->count >= most)
        return false;
    all->used += at->bits == 0;
    at->bits = a.bits;
    at->count++;
    return true;
}

/* What stands behind a place that becomes free may belong there: it is put in anew. */
void addresses_remove(struct addresses *all, struct address a)
{
    struct address_count *at = find(all, a.bits);
    if (--at->count > 0)
        return;
    at->bits = 0;
    all->used--;
    uint32_t i = (uint32_t)(at - all->place);
    for (i = (i + 1) & (all->places - 1); all->place[i].bits != 0; i = (i + 1) & (all->places - 1)) {
        struct address_count moved = all->place[i];
        all->place[i].bits = 0;
        all->place[i].count = 0;
        *find(all, moved.bits) = moved;
    }
}

/* It can be used again afterwards. */
void addresses_free(struct addresses *all)
{
    free(all->place);
    *all = (struct addresses){NULL, 0, 0};
}
