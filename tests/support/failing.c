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
    if (s->spoilt)
        return STORE_FAULT;
    enum store_answer answer = store_append(&s->inner.store, log, number, line, length, f);
    return answer == STORE_DONE && s->beneath != NULL ? store_append(s->beneath, log, number, line, length, f) : answer;
}

static void close_store(struct store *base)
{
    struct failing_store *s = of(base);
    store_close(&s->inner.store);
    if (s->beneath != NULL)
        store_close(s->beneath);
}

static enum store_answer sync(struct store *base, struct fault *f)
{
    struct failing_store *s = of(base);
    bool spoilt = fails(s, f) || s->spoilt;
    s->spoilt = false;
    enum store_answer answer = STORE_FAULT;
    if (!spoilt)
        answer = s->beneath != NULL ? store_sync(s->beneath, f) : STORE_DONE;
    if (answer == STORE_DONE)
        return store_sync(&s->inner.store, f);
    close_store(base); /* which takes back what was not synced */
    return answer;
}

static long read_line(struct store *base, enum store_log log, uint64_t number, char *out, size_t size, struct fault *f)
{
    struct failing_store *s = of(base);
    return store_read(s->beneath != NULL ? s->beneath : &s->inner.store, log, number, out, size, f);
}

static const struct store_kind failing_kind = {append, sync, read_line, close_store};

void failing_store(struct failing_store *s, char *record, size_t record_room, char *table, size_t table_room)
{
    *s = (struct failing_store){.store = {&failing_kind}};
    store_memory(&s->inner, record, record_room, table, table_room);
}
