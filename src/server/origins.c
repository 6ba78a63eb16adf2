/* Chains of origins by a hash with a random key, so that nobody can choose addresses that collide. */
#include "server/origins.h"

#include <stdlib.h>

static struct origin **place_of(struct origins *all, struct address from)
{
    struct origin **at = &all->bucket[address_hash(from) & (ORIGINS_BUCKETS - 1)];
    while (*at != NULL && (*at)->from.bits != from.bits)
        at = &(*at)->next;
    return at;
}

struct origin *origins_use(struct origins *all, struct address from)
{
    struct origin **at = place_of(all, from);
    if (*at == NULL)
        *at = calloc(1, sizeof **at);
    if (*at == NULL)
        abort(); /* half a table is worse than none: what is stored is safe, and a restart reads it */
    (*at)->from = from;
    return origins_keep(*at);
}

unsigned origins_under_way(struct origins *all, struct address from)
{
    const struct origin *o = *place_of(all, from);
    return o != NULL ? o->under_way : 0;
}

struct origin *origins_keep(struct origin *o)
{
    o->uses++;
    return o;
}

void origins_drop(struct origins *all, struct origin *o)
{
    if (o == NULL || --o->uses > 0)
        return;
    *place_of(all, o->from) = o->next;
    free(o);
}
