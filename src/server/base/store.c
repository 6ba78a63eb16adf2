/* One game of the base as a store: requests of its own, and waiting for their answers. */
#include "server/base/base.h"

#include <pthread.h>
#include <string.h>

/* The store is the first member, so that both have one address. */
static struct base_store *of(struct store *s)
{
    return (struct base_store *)s;
}

/* Back to what the base is known to have. */
static void take_back(struct base_store *s)
{
    memcpy(s->lines, s->synced, sizeof s->lines);
    base_request_empty(&s->request);
}

/* Collects lines without storing them. A wrong number is known at once: nobody else writes through this store, and
 * whoever wrote past it is found by the sync. */
static enum store_answer append(struct store *base, enum store_log log, uint64_t number, const char *line,
                                size_t length, struct fault *f)
{
    struct base_store *s = of(base);
    if (number != s->lines[log] + 1)
        return STORE_TAKEN;
    base_request_add(&s->request, log, number, line, length);
    if (s->request.spoilt) {
        fault_at(f, NULL, 0, "there is no room for one more line of the game");
        take_back(s);
        return STORE_FAULT;
    }
    s->lines[log]++;
    return STORE_DONE;
}

/* ---- Waiting ----------------------------------------------------------------------------------------------------- */

/* Who waits for an answer, on its own stack. */
struct waiting {
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    bool done;
};

/* On the writer's thread. The waiting end is gone once the mutex is free, so nothing is touched after that. */
static void wake(struct base_request *r)
{
    struct waiting *w = r->context;
    pthread_mutex_lock(&w->mutex);
    w->done = true;
    pthread_cond_signal(&w->wake);
    pthread_mutex_unlock(&w->mutex);
}

/* The request is the writer's until it has answered. */
static void wait_for(struct base *b, struct base_request *r)
{
    struct waiting w = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false};
    r->context = &w;
    base_submit(b, r);
    pthread_mutex_lock(&w.mutex);
    while (!w.done)
        pthread_cond_wait(&w.wake, &w.mutex);
    pthread_mutex_unlock(&w.mutex);
    pthread_cond_destroy(&w.wake);
    pthread_mutex_destroy(&w.mutex);
}

/* How far the logs reach: also what somebody else has appended. */
static bool find_end(struct base_store *s, struct fault *f)
{
    for (unsigned i = 0; i < STORE_LOGS; i++) {
        long lines = base_lines(s->reader, s->request.game, (enum store_log)i, f);
        if (lines < 0)
            return false;
        s->synced[i] = (uint64_t)lines;
    }
    return true;
}

/* All lines since the last sync are one request: they are kept together or not at all. After STORE_TAKEN the numbers
 * are read anew, so that the caller can go on behind what somebody else has stored. */
static enum store_answer sync_lines(struct store *base, struct fault *f)
{
    struct base_store *s = of(base);
    if (s->request.entries == 0)
        return STORE_DONE;
    wait_for(s->base, &s->request);
    enum store_answer answer = s->request.answer;
    if (answer == STORE_DONE)
        memcpy(s->synced, s->lines, sizeof s->synced);
    else if (answer == STORE_FAULT)
        *f = s->request.fault;
    else if (!find_end(s, f))
        answer = STORE_FAULT;
    take_back(s);
    return answer;
}

/* Lines that were appended but not synced are not there yet. */
static long read_line(struct store *base, enum store_log log, uint64_t number, char *out, size_t size, struct fault *f)
{
    struct base_store *s = of(base);
    return base_read(s->reader, s->request.game, log, number, out, size, f);
}

/* Closing: see base_store in the header. */
static void forget(struct store *base)
{
    take_back(of(base));
}

static const struct store_kind base_kind = {append, sync_lines, read_line, forget};

bool base_store(struct base_store *s, struct base *b, struct base_reader *r, const char *game, struct fault *f)
{
    *s = (struct base_store){.store = {&base_kind}, .base = b, .reader = r};
    base_request(&s->request, game, wake, NULL);
    if (!find_end(s, f))
        return false;
    take_back(s);
    return true;
}

void base_store_free(struct base_store *s)
{
    base_request_free(&s->request);
}
