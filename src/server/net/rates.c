/* Places are found by a keyed hash, as those of addresses.c. The table is made anew when half of it is taken: without
 * those whose buckets are full by then, and larger only when that was not enough. */
#include "server/net/rates.h"

#include <stdlib.h>

/* Places at first; how often, in milliseconds, a table that may grow no more is looked through for some that are free.
 */
enum { PLACES_FIRST = 64, PLACES_LAST = 2 * RATES_MOST, MAKE_ANEW_MS = 1000 };

/* ---- One bucket -------------------------------------------------------------------------------------------------- */

/* A clock that only goes forward never takes anything back. */
static void fill(struct bucket *b, double most, double per_second, uint64_t now)
{
    if (b->filled == 0)
        *b = (struct bucket){now, most};
    if (now > b->filled) {
        b->left += (double)(now - b->filled) * per_second / 1000;
        b->filled = now;
    }
    if (b->left > most)
        b->left = most;
}

/* Until `need` is there. Rounded up, so that who waits as long is not refused again. */
static uint64_t wait_for(const struct bucket *b, double need, double per_second)
{
    return b->left >= need ? 0 : 1 + (uint64_t)((need - b->left) * 1000 / per_second);
}

uint64_t bucket_wait(struct bucket *b, double most, double per_second, uint64_t now)
{
    if (per_second <= 0)
        return 0;
    fill(b, most, per_second, now);
    return b->left > 0 ? 0 : wait_for(b, 0, per_second);
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

/* Its place, or the free one where it belongs. There is always a free one. */
static struct rate *find(const struct rates *l, struct address who)
{
    uint32_t i = (uint32_t)address_hash(who) & (l->places - 1);
    while (l->place[i].who.bits != 0 && l->place[i].who.bits != who.bits)
        i = (i + 1) & (l->places - 1);
    return &l->place[i];
}

static bool is_at_rest(const struct rates *l, const struct rate *r, uint64_t now)
{
    struct bucket b = r->bucket;
    fill(&b, l->most, l->per_second, now);
    return b.left >= l->most;
}

/* Without memory it stays as it is. */
static void make_anew(struct rates *l, uint64_t now)
{
    uint32_t busy = 0;
    for (uint32_t i = 0; i < l->places; i++)
        busy += l->place[i].who.bits != 0 && !is_at_rest(l, &l->place[i], now);
    struct rates wide = {.most = l->most, .per_second = l->per_second, .places = PLACES_FIRST, .made = now};
    wide.others = l->others;
    while (wide.places < 4 * (busy + 1) && wide.places < PLACES_LAST)
        wide.places *= 2;
    wide.place = calloc(wide.places, sizeof *wide.place);
    if (wide.place == NULL)
        return;
    for (uint32_t i = 0; i < l->places; i++)
        if (l->place[i].who.bits != 0 && !is_at_rest(l, &l->place[i], now)) {
            *find(&wide, l->place[i].who) = l->place[i];
            wide.used++;
        }
    free(l->place);
    *l = wide;
}

struct bucket *rates_bucket(struct rates *l, struct address who, uint64_t now)
{
    struct rate *at = l->places > 0 ? find(l, who) : NULL;
    bool known = at != NULL && at->who.bits != 0, full = l->used * 2 >= l->places;
    if (!known && full && (l->places < PLACES_LAST || now >= l->made + MAKE_ANEW_MS))
        make_anew(l, now);
    if (!known)
        at = l->used * 2 < l->places ? find(l, who) : NULL;
    struct bucket *b = at != NULL ? &at->bucket : &l->others;
    if (at != NULL && at->who.bits == 0) {
        at->who = who;
        l->used++;
    }
    fill(b, l->most, l->per_second, now);
    return b;
}

uint64_t rates_take(struct rates *l, struct address who, uint64_t now)
{
    if (l->per_second <= 0)
        return 0;
    struct bucket *b = rates_bucket(l, who, now);
    uint64_t wait = wait_for(b, 1, l->per_second);
    if (wait == 0)
        b->left -= 1;
    return wait;
}

void rates_charge(struct rates *l, struct address who, uint64_t now, double cost)
{
    if (l->per_second > 0)
        rates_bucket(l, who, now)->left -= cost;
}

uint64_t rates_wait(struct rates *l, struct address who, uint64_t now)
{
    return l->per_second > 0 ? bucket_wait(rates_bucket(l, who, now), l->most, l->per_second, now) : 0;
}

/* It can be used again afterwards. */
void rates_free(struct rates *l)
{
    free(l->place);
    *l = (struct rates){.most = l->most, .per_second = l->per_second};
}
