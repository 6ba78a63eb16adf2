/* A queue in memory that grows. It is empty whenever the world outside has caught up, and begins anew then. */
#include "wasm/outputs.h"

#include <stdlib.h>
#include <string.h>

/* Bytes. */
enum { FIRST_ROOM = 1 << 16, STEP = 8 }; /* outputs begin at multiples of it */

/* Outputs that are not taken yet stand between `first` and `end`, which are offsets: the memory may move when it grows.
 */
static struct {
    char *bytes;
    size_t room, first, end;
} queue;

/* A tab without memory can't go on, so there is nobody to tell. */
static void make_room(size_t more)
{
    size_t room = queue.room > 0 ? queue.room : FIRST_ROOM;
    while (room - queue.end < more)
        room *= 2;
    if (room == queue.room)
        return;
    queue.bytes = realloc(queue.bytes, room);
    if (queue.bytes == NULL)
        abort();
    queue.room = room;
}

void outputs_add(enum tab_kind kind, uint32_t to, uint64_t number, const void *bytes, size_t length)
{
    struct tab_output output = {kind, to, (uint32_t)number, (uint32_t)length};
    size_t whole = (sizeof output + length + STEP - 1) / STEP * STEP;
    if (queue.first == queue.end)
        queue.first = queue.end = 0;
    make_room(whole);
    memcpy(queue.bytes + queue.end, &output, sizeof output);
    if (length > 0)
        memcpy(queue.bytes + queue.end + sizeof output, bytes, length);
    queue.end += whole;
}

const struct tab_output *outputs_take(void)
{
    if (queue.first == queue.end)
        return NULL;
    const struct tab_output *output = (const void *)(queue.bytes + queue.first);
    queue.first += (sizeof *output + output->length + STEP - 1) / STEP * STEP;
    return output;
}

void outputs_clear(void)
{
    queue.first = queue.end = 0;
}
