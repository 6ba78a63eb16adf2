/* Counts calls, and fails when their time has come. */
#include "support/failing.h"

static struct failing_store *of(struct store *s)
{
    return (struct failing_store *)s;
}

static bool fails(struct failing_store *s, struct fault *f)
{
    s->calls++;
    if (s->fails_at == 0 || s->calls < s->fails_at || s->calls >= s->fails_at + s->fails)
        return false;
    fault_at(f, NULL, 0, "this store fails when it is told to");
    return true;
}

static enum store_answer append(struct store *base, enum store_log log, uint64_t number, const char *line,
                                size_t length, struct fault *f)
{
    struct failing_store *s = of(base);
    s->spoilt = fails(s, f) || s->spoilt;
    return s->spoilt ? STORE_FAULT : store_append(&s->inner.store, log, number, line, length, f);
}

static enum store_answer sync(struct store *base, struct fault *f)
{
    struct failing_store *s = of(base);
    bool spoilt = fails(s, f) || s->spoilt;
    s->spoilt = false;
    if (!spoilt)
        return store_sync(&s->inner.store, f);
    store_close(&s->inner.store); /* which takes back what was not synced */
    return STORE_FAULT;
}

static long read_line(struct store *base, enum store_log log, uint64_t number, char *out, size_t size, struct fault *f)
{
    return store_read(&of(base)->inner.store, log, number, out, size, f);
}

static void close_store(struct store *base)
{
    store_close(&of(base)->inner.store);
}

static const struct store_kind failing_kind = {append, sync, read_line, close_store};

void failing_store(struct failing_store *s, char *record, size_t record_room, char *table, size_t table_room)
{
    *s = (struct failing_store){.store = {&failing_kind}};
    store_memory(&s->inner, record, record_room, table, table_room);
}
