/* A binary heap in an array that begins at place 1. */
#include "server/dues.h"

#include <stdlib.h>

static void put(struct dues *d, size_t place, struct due *due)
{
    d->heap[place] = due;
    due->place = place;
}

static void rise(struct dues *d, struct due *due)
{
    size_t place = due->place;
    while (place > 1 && d->heap[place / 2]->at > due->at) {
        put(d, place, d->heap[place / 2]);
        place /= 2;
    }
    put(d, place, due);
}

static void sink_down(struct dues *d, struct due *due)
{
    size_t place = due->place, below;
    while ((below = place * 2) <= d->count) {
        if (below < d->count && d->heap[below + 1]->at < d->heap[below]->at)
            below++;
        if (d->heap[below]->at >= due->at)
            break;
        put(d, place, d->heap[below]);
        place = below;
    }
    put(d, place, due);
}

static void take_out(struct dues *d, struct due *due)
{
    struct due *last = d->heap[d->count--];
    size_t place = due->place;
    due->place = 0;
    if (last == due)
        return;
    put(d, place, last);
    rise(d, last);
    sink_down(d, last);
}

static bool put_in(struct dues *d, struct due *due)
{
    if (d->count + 2 > d->room) {
        size_t room = d->room > 0 ? d->room * 2 : 64;
        struct due **heap = realloc(d->heap, room * sizeof *heap);
        if (heap == NULL)
            return false;
        d->heap = heap;
        d->room = room;
    }
    put(d, ++d->count, due);
    rise(d, due);
    return true;
}

bool dues_set(struct dues *d, struct due *due, uint64_t at)
{
    uint64_t before = due->at;
    due->at = at;
    if (at == UINT64_MAX) {
        if (due->place != 0)
            take_out(d, due);
        return true;
    }
    if (due->place == 0)
        return put_in(d, due);
    if (at < before)
        rise(d, due);
    else
        sink_down(d, due);
    return true;
}

struct due *dues_first(const struct dues *d)
{
    return d->count > 0 ? d->heap[1] : NULL;
}

void dues_free(struct dues *d)
{
    free(d->heap);
    *d = (struct dues){0};
}
