/* The one thread that writes, whatever the database is: it takes all requests that wait, has them stored by its kind,
 * and answers. */
#include "server/base/inside.h"

#include <string.h>

/* Counts are read by other threads, so they change under the mutex. */
static void count(struct base *b, const struct base_request *first)
{
    pthread_mutex_lock(&b->mutex);
    b->counts.transactions++;
    for (const struct base_request *r = first; r != NULL; r = r->next) {
        b->counts.requests++;
        b->counts.lines += r->answer == STORE_DONE ? r->entries : 0;
        b->counts.taken += r->answer == STORE_TAKEN;
        b->counts.faults += r->answer == STORE_FAULT;
    }
    pthread_mutex_unlock(&b->mutex);
}

/* After this nothing of the batch may be touched: it is the callers' again. */
static void answer_all(struct base_request *first)
{
    for (struct base_request *r = first, *next; r != NULL; r = next) {
        next = r->next; /* whoever hears of it may use it again at once */
        r->next = NULL;
        r->done(r);
    }
}

/* All that wait, up to BASE_BATCH; NULL when the base is closed and nothing is left. */
static struct base_request *take_waiting(struct base *b)
{
    unsigned taken = 1;
    pthread_mutex_lock(&b->mutex);
    while (b->first == NULL && !b->closing)
        pthread_cond_wait(&b->wake, &b->mutex);
    struct base_request *first = b->first, *end = first;
    while (end != NULL && end->next != NULL && taken++ < BASE_BATCH)
        end = end->next;
    if (end != NULL) {
        b->first = end->next;
        end->next = NULL;
    }
    if (b->first == NULL)
        b->last = &b->first;
    pthread_mutex_unlock(&b->mutex);
    return first;
}

/* The thread. Every batch is answered, also after a failure, so that nobody waits for ever. */
static void *write_on(void *base)
{
    struct base *b = base;
    for (struct base_request *first; (first = take_waiting(b)) != NULL;) {
        b->kind->store(b, first);
        count(b, first);
        answer_all(first);
        b->kind->tidy(b);
    }
    return NULL;
}

/* Requests stand in a list whose end is kept, so handing in costs the same however many wait. */
void base_submit(struct base *b, struct base_request *r)
{
    r->next = NULL;
    pthread_mutex_lock(&b->mutex);
    *b->last = r;
    b->last = &r->next;
    pthread_cond_signal(&b->wake);
    pthread_mutex_unlock(&b->mutex);
}

/* A copy of one moment. */
struct base_counts base_counts(struct base *b)
{
    pthread_mutex_lock(&b->mutex);
    struct base_counts counts = b->counts;
    pthread_mutex_unlock(&b->mutex);
    return counts;
}

bool base_start(struct base *b, struct fault *f)
{
    int error = pthread_create(&b->writer, NULL, write_on, b);
    b->writing = error == 0;
    return b->writing || fault_at(f, b->path, 0, "no thread could be started: %s", strerror(error));
}

/* The thread takes what still waits before it sees that the base is closing. Copes with a base that was never started.
 */
void base_stop(struct base *b)
{
    pthread_mutex_lock(&b->mutex);
    b->closing = true;
    pthread_cond_signal(&b->wake);
    pthread_mutex_unlock(&b->mutex);
    if (b->writing)
        pthread_join(b->writer, NULL);
}
