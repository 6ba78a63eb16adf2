/* Messages that were answered: who sends one again gets the same answer, also after a restart. The last ones of a seat
 * are in memory, by hash; older ones are found in the table's log. */
#include <string.h>

#include "host/inside.h"

/* FNV-1a. Whoever makes two ids alike hurts nobody else. */
static uint64_t hash_of(const char *id)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (; *id != '\0'; id++)
        hash = (hash ^ (unsigned char)*id) * UINT64_C(0x100000001b3);
    return hash;
}

/* `ids` counts all, so `ids % HOST_IDS` is the oldest one's place. */
void ids_remember(struct host_seat *s, const char *id, unsigned long number)
{
    s->id[s->ids % HOST_IDS] = hash_of(id);
    s->id_number[s->ids % HOST_IDS] = (uint32_t)number;
    s->ids++;
}

bool ids_find(const struct host_seat *s, const char *id, unsigned long *number)
{
    uint64_t hash = hash_of(id);
    for (unsigned i = 0; i < HOST_IDS && i < s->ids; i++)
        if (s->id[i] == hash) {
            *number = s->id_number[i];
            return true;
        }
    return false;
}

/* Older ones stand in the log. Only a message that was decided on an old number gets here. It reads every line, which a
 * person who answers late may well wait for. Looking for the id as text first spares most of the parsing. */
bool ids_find_stored(const struct host_call *c, uint8_t seat, const char *id, unsigned long *number)
{
    const struct host_table *t = c->t;
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct fault ignored;
    if (t->ready != NULL) {
        *number = t->ready->said;
        return t->ready->found && t->ready->seat == seat;
    }
    if (t->seat[seat].ids <= HOST_IDS)
        return false;
    bool found = false;
    for (uint64_t n = 1; n <= t->lines[STORE_TABLE]; n++) {
        if (c->out->read(c->out->context, STORE_TABLE, n, text, sizeof text) <= 0 ||
            (strstr(text, id) == NULL && strstr(text, " person ") == NULL && strstr(text, " program ") == NULL) ||
            !host_line_read(text, n, &line, &ignored) || line.seat != seat)
            continue;
        if (line.word == HOST_LINE_PERSON || line.word == HOST_LINE_PROGRAM)
            found = false; /* what came before was somebody else's, or came before that */
        else if ((line.word == HOST_LINE_MOVE || line.word == HOST_LINE_ANSWER || line.word == HOST_LINE_DID) &&
                 strcmp(line.id, id) == 0) {
            *number = (unsigned long)line.number;
            found = true;
        }
    }
    return found;
}
