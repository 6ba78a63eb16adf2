/* A bucket of drops for each address, in a table of fixed size by its hash: an attacker with many addresses can take
 * slots of others, who then start with a full bucket, but no memory. */
#include "server/net/rates.h"

uint64_t rates_who(const char *address)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (; *address != '\0'; address++)
        hash = (hash ^ (unsigned char)*address) * UINT64_C(1099511628211);
    return hash;
}

bool rates_take(struct rates *l, uint64_t who, uint64_t now)
{
    struct rate *slot = &l->slot[(who * UINT64_C(0x9e3779b97f4a7c15) >> 32) % RATE_SLOTS];
    if (l->per_minute <= 0)
        return true;
    if (slot->who != who)
        *slot = (struct rate){who, now, l->burst};
    if (now > slot->filled)
        slot->left += (double)(now - slot->filled) * l->per_minute / 60000;
    if (slot->left > l->burst)
        slot->left = l->burst;
    slot->filled = now;
    if (slot->left < 1)
        return false;
    slot->left -= 1;
    return true;
}
