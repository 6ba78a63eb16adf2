/* A bucket of drops for each address, in a table of fixed size by its hash: an attacker with many addresses can take
 * slots of others, who then start with a full bucket, but no memory. */
#include "server/rates.h"

static uint64_t hash_of(const char *text)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(1099511628211);
    return hash;
}

bool rates_take(struct rates *l, const char *address, uint64_t now)
{
    uint64_t hash = hash_of(address);
    struct rate *slot = &l->slot[hash % RATE_SLOTS];
    if (l->per_minute <= 0)
        return true;
    if (slot->address != hash)
        *slot = (struct rate){hash, now, l->burst};
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
