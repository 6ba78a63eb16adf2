/* Two heaps of shares, by rank, each by the time that they have used; in each share a heap of its jobs. Time is kept as
 * for fair queues: whoever had nothing to do begins where the others are, so that nobody saves up time, or owes it. */
#include "server/workers.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

struct worker {
    struct workers *all;
    void *own;
    pthread_t thread;
};

struct workers {
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct dues turns[WORKERS_RANKS]; /* shares with work of this rank that waits */
    uint64_t clock;                   /* what the share had used that had its turn last */
    struct workers_manner manner;
    unsigned waiting, threads;
    bool closing;
    struct worker worker[];
};

static uint64_t microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* ---- Places, with the lock held ---------------------------------------------------------------------------------- */

/* Without memory for a place in a queue the job would be lost, and its table would wait for ever. */
static void set(struct dues *d, struct due *due, uint64_t at)
{
    if (!dues_set(d, due, at))
        abort();
}

/* Where the share stands among the others, after what it has used or what waits has changed. */
static void line_up(struct workers *t, struct share *s)
{
    for (unsigned i = 0; i < WORKERS_RANKS; i++)
        set(&t->turns[i], &s->rank[i].turn, s->rank[i].waiting.count > 0 ? s->used : UINT64_MAX);
}

static void put_in(struct workers *t, struct job *j)
{
    set(&j->share->rank[j->rank].waiting, &j->place, j->order);
    t->waiting++;
}

static void take_out(struct workers *t, struct job *j)
{
    set(&j->share->rank[j->rank].waiting, &j->place, UINT64_MAX);
    t->waiting--;
}

/* A share that wants nothing any more has no memory. */
static void release(struct share *s)
{
    if (--s->busy > 0)
        return;
    for (unsigned i = 0; i < WORKERS_RANKS; i++)
        dues_free(&s->rank[i].waiting);
}

static struct job *first_of(struct workers *t, enum workers_rank rank)
{
    struct due *first = dues_first(&t->turns[rank]);
    if (first == NULL)
        return NULL;
    struct share_rank *turn = (struct share_rank *)(void *)first;
    struct job *j = (struct job *)(void *)dues_first(&turn->waiting);
    take_out(t, j);
    if (j->share->used > t->clock)
        t->clock = j->share->used;
    line_up(t, j->share);
    return j;
}

/* ---- Threads ----------------------------------------------------------------------------------------------------- */

static void wait_until(struct workers *t, uint64_t until)
{
    struct timespec at = {.tv_sec = (time_t)(until / 1000000), .tv_nsec = (long)(until % 1000000) * 1000};
    if (until == 0)
        pthread_cond_wait(&t->wake, &t->mutex);
    else
        pthread_cond_timedwait(&t->wake, &t->mutex, &at);
}

/* Until `free_until` only what somebody waits for is begun. NULL at the end. */
static struct job *take(struct workers *t, uint64_t free_until)
{
    struct job *j = NULL;
    pthread_mutex_lock(&t->mutex);
    while (!t->closing && (j = first_of(t, WORKERS_FIRST)) == NULL) {
        if (free_until != 0 && microseconds() >= free_until)
            free_until = 0;
        if (free_until == 0 && (j = first_of(t, WORKERS_LAST)) != NULL)
            break;
        wait_until(t, free_until);
    }
    pthread_mutex_unlock(&t->mutex);
    return j;
}

/* What a job has taken is charged when it is over, so that nobody's guess counts. */
static void charge(struct workers *t, struct share *s, uint64_t used)
{
    pthread_mutex_lock(&t->mutex);
    s->used += used + 1;
    line_up(t, s);
    release(s);
    pthread_mutex_unlock(&t->mutex);
}

/* Here alone a thread has a priority of its own. */
static void be_nice(int nice)
{
#ifdef __linux__
    if (nice != 0)
        setpriority(PRIO_PROCESS, 0, nice);
#else
    (void)nice;
#endif
}

static void *work_on(void *worker)
{
    const struct worker *w = worker;
    struct job *j;
    uint64_t free_until = 0;
    be_nice(w->all->manner.nice);
    while ((j = take(w->all, free_until)) != NULL) {
        uint64_t began = microseconds();
        j->run(j, w->own);
        uint64_t ended = microseconds();
        free_until = j->rank == WORKERS_FIRST && w->all->manner.linger_us > 0 ? ended + w->all->manner.linger_us : 0;
        charge(w->all, j->share, ended - began);
        j->done(j);
    }
    return NULL;
}

/* ---- From outside ------------------------------------------------------------------------------------------------ */

struct workers *workers_new(unsigned threads, void *const own[], struct workers_manner manner)
{
    struct workers *t = calloc(1, sizeof *t + threads * sizeof t->worker[0]);
    pthread_condattr_t monotonic;
    if (t == NULL)
        return NULL;
    t->manner = manner;
    pthread_mutex_init(&t->mutex, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&t->wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    for (; t->threads < threads; t->threads++) {
        struct worker *w = &t->worker[t->threads];
        *w = (struct worker){.all = t, .own = own[t->threads]};
        if (pthread_create(&w->thread, NULL, work_on, w) != 0)
            break;
    }
    if (t->threads == threads)
        return t;
    workers_free(t);
    return NULL;
}

static void give_back(struct workers *t, enum workers_rank rank)
{
    for (struct job *j; (j = first_of(t, rank)) != NULL;) {
        release(j->share);
        j->dropped = true;
        j->done(j);
    }
}

void workers_free(struct workers *t)
{
    if (t == NULL)
        return;
    pthread_mutex_lock(&t->mutex);
    t->closing = true;
    pthread_cond_broadcast(&t->wake);
    pthread_mutex_unlock(&t->mutex);
    for (unsigned i = 0; i < t->threads; i++)
        pthread_join(t->worker[i].thread, NULL);
    for (enum workers_rank i = 0; i < WORKERS_RANKS; i++) {
        give_back(t, i);
        dues_free(&t->turns[i]);
    }
    pthread_cond_destroy(&t->wake);
    pthread_mutex_destroy(&t->mutex);
    free(t);
}

void workers_add(struct workers *t, struct job *j)
{
    struct share *s = j->share;
    pthread_mutex_lock(&t->mutex);
    if (s->busy++ == 0 && s->used < t->clock)
        s->used = t->clock;
    put_in(t, j);
    line_up(t, s);
    pthread_cond_signal(&t->wake);
    pthread_mutex_unlock(&t->mutex);
}

bool workers_drop(struct workers *t, struct job *j)
{
    pthread_mutex_lock(&t->mutex);
    bool waits = j->place.place != 0;
    if (waits) {
        take_out(t, j);
        line_up(t, j->share);
        release(j->share);
    }
    pthread_mutex_unlock(&t->mutex);
    return waits;
}

void workers_move(struct workers *t, struct job *j, enum workers_rank rank, uint64_t order)
{
    pthread_mutex_lock(&t->mutex);
    if (j->place.place != 0) {
        take_out(t, j);
        j->rank = rank;
        j->order = order;
        put_in(t, j);
        line_up(t, j->share);
        pthread_cond_signal(&t->wake);
    }
    pthread_mutex_unlock(&t->mutex);
}

unsigned workers_waiting(struct workers *t)
{
    pthread_mutex_lock(&t->mutex);
    unsigned waiting = t->waiting;
    pthread_mutex_unlock(&t->mutex);
    return waiting;
}
