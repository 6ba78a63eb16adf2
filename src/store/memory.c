/* Lines in a buffer. A sync has nothing to wait for, so all it can fail of is room, which an append tells. */
#include "store/memory.h"

#include <string.h>

static struct store_memory *of(struct store *s)
{
    return (struct store_memory *)s;
}

/* Back to what the last sync kept. */
static void take_back(struct store_text *log)
{
    log->length = log->kept;
    log->lines = log->synced;
}

/* A line that does not fit takes back both logs, as a store on disk does, so that no half of a change stays. */
static enum store_answer append(struct store *s, enum store_log which, uint64_t number, const char *line, size_t length,
                                struct fault *f)
{
    struct store_text *log = &of(s)->log[which];
    if (number != log->lines + 1)
        return STORE_TAKEN;
    if (length + 1 > log->room - log->length || length + 1 > STORE_LINE_MAX) {
        fault_at(f, NULL, 0, "there is no room for one more line of the game");
        for (unsigned i = 0; i < STORE_LOGS; i++)
            take_back(&of(s)->log[i]);
        return STORE_FAULT;
    }
    memcpy(log->text + log->length, line, length);
    log->text[log->length + length] = '\n';
    log->length += length + 1;
    log->lines++;
    return STORE_DONE;
}

static enum store_answer sync(struct store *s, struct fault *f)
{
    (void)f;
    for (unsigned i = 0; i < STORE_LOGS; i++) {
        of(s)->log[i].kept = of(s)->log[i].length;
        of(s)->log[i].synced = of(s)->log[i].lines;
    }
    return STORE_DONE;
}

/* From the line that was read last, or from the beginning. */
static const char *find(struct store_text *log, uint64_t number)
{
    if (log->found == 0 || log->found > number) {
        log->found = 1;
        log->at = 0;
    }
    for (; log->found < number; log->found++)
        log->at = (size_t)((char *)memchr(log->text + log->at, '\n', log->length - log->at) - log->text) + 1;
    return log->text + log->at;
}

static long read_line(struct store *s, enum store_log which, uint64_t number, char *out, size_t size, struct fault *f)
{
    struct store_text *log = &of(s)->log[which];
    if (number == 0 || number > log->synced)
        return STORE_NO_LINE;
    const char *line = find(log, number);
    size_t length = (size_t)((const char *)memchr(line, '\n', log->length - log->at) - line);
    if (length >= size) {
        fault_at(f, NULL, 0, "a line of the game is longer than whoever reads it expected");
        return STORE_UNREADABLE;
    }
    memcpy(out, line, length);
    out[length] = '\0';
    return (long)length;
}

static void forget(struct store *s)
{
    for (unsigned i = 0; i < STORE_LOGS; i++)
        take_back(&of(s)->log[i]);
}

static const struct store_kind memory_kind = {append, sync, read_line, forget};

void store_memory(struct store_memory *s, char *record, size_t record_room, char *table, size_t table_room)
{
    *s = (struct store_memory){.store = {&memory_kind}};
    s->log[STORE_RECORD] = (struct store_text){.text = record, .room = record_room};
    s->log[STORE_TABLE] = (struct store_text){.text = table, .room = table_room};
}

bool store_memory_load(struct store_memory *s, enum store_log which, size_t length)
{
    struct store_text *log = &s->log[which];
    if (length > log->room || (length > 0 && log->text[length - 1] != '\n'))
        return false;
    log->kept = log->length = length;
    log->lines = 0;
    for (size_t i = 0; i < length; i++)
        log->lines += log->text[i] == '\n';
    log->synced = log->lines;
    log->found = 0;
    return true;
}
