/* By IANA's registries of special addresses. Of IPv6 only what is given out to the world counts (2000::/3), without the
 * parts of it that hide an IPv4 address or are for examples. */
#include "server/public.h"

#include <netinet/in.h>
#include <string.h>

struct block {
    uint8_t bytes[16];
    unsigned bits;
};

static const struct block not_public_4[] = {
    {{0}, 8},             /* this host */
    {{10}, 8},            /* private */
    {{100, 64}, 10},      /* behind a provider's translator */
    {{127}, 8},           /* loopback */
    {{169, 254}, 16},     /* of one link; among them the data of cloud machines */
    {{172, 16}, 12},      /* private */
    {{192, 0, 0}, 24},    /* protocols */
    {{192, 0, 2}, 24},    /* examples */
    {{192, 88, 99}, 24},  /* old relays */
    {{192, 168}, 16},     /* private */
    {{198, 18}, 15},      /* benchmarks */
    {{198, 51, 100}, 24}, /* examples */
    {{203, 0, 113}, 24},  /* examples */
    {{224}, 4},           /* many at once */
    {{240}, 4},           /* nobody's, and everybody's */
};

static const struct block not_public_6[] = {
    {{0x20, 0x01, 0, 0}, 23},       /* protocols, Teredo among them */
    {{0x20, 0x01, 0x0d, 0xb8}, 32}, /* examples */
    {{0x20, 0x02}, 16},             /* 6to4: an IPv4 address inside */
    {{0x3f, 0xff}, 20},             /* examples */
};

static const struct block world_6 = {{0x20}, 3}, mapped = {{[10] = 0xff, [11] = 0xff}, 96};

static bool is_in(const uint8_t *address, const struct block *b)
{
    unsigned whole = b->bits / 8, rest = b->bits % 8;
    return memcmp(address, b->bytes, whole) == 0 &&
           (rest == 0 || ((address[whole] ^ b->bytes[whole]) >> (8 - rest)) == 0);
}

static bool is_in_any(const uint8_t *address, const struct block *b, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_in(address, &b[i]))
            return true;
    return false;
}

static bool is_public_4(const uint8_t *address)
{
    return !is_in_any(address, not_public_4, sizeof not_public_4 / sizeof not_public_4[0]);
}

static bool is_public_6(const uint8_t *address)
{
    if (is_in(address, &mapped))
        return is_public_4(address + 12);
    return is_in(address, &world_6) && !is_in_any(address, not_public_6, sizeof not_public_6 / sizeof not_public_6[0]);
}

bool address_is_public(const struct sockaddr *a)
{
    if (a->sa_family == AF_INET) {
        struct sockaddr_in four;
        memcpy(&four, a, sizeof four);
        return is_public_4((const uint8_t *)&four.sin_addr);
    }
    if (a->sa_family == AF_INET6) {
        struct sockaddr_in6 six;
        memcpy(&six, a, sizeof six);
        return is_public_6(six.sin6_addr.s6_addr);
    }
    return false;
}
