/* Two heaps of shares, by rank, each by the time that they have used; in each share a heap of its work. Time is kept as
 * for fair queues: whoever had nothing to do begins where the others are, so that nobody saves up time, or owes it. */
#include "server/thinkers.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* How long a thread waits for what follows a decision that somebody waits for, before it begins one that nobody does.
 */
enum { LINGER_US = 100000 };

struct thinkers {
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct dues turns[THINKERS_RANKS]; /* shares with work of this rank that waits */
    uint64_t clock;                    /* what the share had used that had its turn last */
    unsigned waiting, threads;
    bool closing;
    pthread_t thread[];
};

static uint64_t microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* ---- Places, with the lock held ---------------------------------------------------------------------------------- */

/* Without memory for a place in a queue the work would be lost, and its table would wait for ever. */
static void set(struct dues *d, struct due *due, uint64_t at)
{
    if (!dues_set(d, due, at))
        abort();
}

/* Where the share stands among the others, after what it has used or what waits has changed. */
static void line_up(struct thinkers *t, struct share *s)
{
    for (unsigned i = 0; i < THINKERS_RANKS; i++)
        set(&t->turns[i], &s->rank[i].turn, s->rank[i].waiting.count > 0 ? s->used : UINT64_MAX);
}

static void put_in(struct thinkers *t, struct thinking *work)
{
    set(&work->share->rank[work->rank].waiting, &work->place, work->order);
    t->waiting++;
}

static void take_out(struct thinkers *t, struct thinking *work)
{
    set(&work->share->rank[work->rank].waiting, &work->place, UINT64_MAX);
    t->waiting--;
}

/* A share that wants nothing any more has no memory. */
static void release(struct share *s)
{
    if (--s->busy > 0)
        return;
    for (unsigned i = 0; i < THINKERS_RANKS; i++)
        dues_free(&s->rank[i].waiting);
}

static struct thinking *first_of(struct thinkers *t, enum thinkers_rank rank)
{
    struct due *first = dues_first(&t->turns[rank]);
    if (first == NULL)
        return NULL;
    struct share_rank *turn = (struct share_rank *)(void *)first;
    struct thinking *work = (struct thinking *)(void *)dues_first(&turn->waiting);
    take_out(t, work);
    if (work->share->used > t->clock)
        t->clock = work->share->used;
    line_up(t, work->share);
    return work;
}

/* ---- Threads ----------------------------------------------------------------------------------------------------- */

static void wait_until(struct thinkers *t, uint64_t until)
{
    struct timespec at = {.tv_sec = (time_t)(until / 1000000), .tv_nsec = (long)(until % 1000000) * 1000};
    if (until == 0)
        pthread_cond_wait(&t->wake, &t->mutex);
    else
        pthread_cond_timedwait(&t->wake, &t->mutex, &at);
}

/* Until `free_until` only what somebody waits for is begun. NULL at the end. */
static struct thinking *take(struct thinkers *t, uint64_t free_until)
{
    struct thinking *work = NULL;
    pthread_mutex_lock(&t->mutex);
    while (!t->closing && (work = first_of(t, THINKERS_FIRST)) == NULL) {
        if (free_until != 0 && microseconds() >= free_until)
            free_until = 0;
        if (free_until == 0 && (work = first_of(t, THINKERS_LAST)) != NULL)
            break;
        wait_until(t, free_until);
    }
    pthread_mutex_unlock(&t->mutex);
    return work;
}

/* What a decision has taken is charged when it is over, so that nobody's guess counts. */
static void charge(struct thinkers *t, struct share *s, uint64_t used)
{
    pthread_mutex_lock(&t->mutex);
    s->used += used + 1;
    line_up(t, s);
    release(s);
    pthread_mutex_unlock(&t->mutex);
}

/* An odds cache is for the rules whose dice it was built for; it finds that out by itself. */
static void think(struct thinking *t, struct odds_cache *odds)
{
    struct hg_choices choices;
    struct rng rng = t->work.rng;
    hg_choices(t->rules, &t->work.view.position, &choices);
    t->why = thought_of(THOUGHT_ROUTINE);
    t->action =
        t->work.player->choose(t->rules, &t->work.view, &choices, &(struct kit){.rng = &rng, .odds = odds}, &t->why);
}

static void *think_on(void *thinkers)
{
    struct thinkers *t = thinkers;
    struct thinking *work;
    struct odds_cache *odds = calloc(1, sizeof *odds);
    uint64_t free_until = 0;
    if (odds == NULL)
        abort(); /* a server without 124 kB can't go on */
    while ((work = take(t, free_until)) != NULL) {
        uint64_t began = microseconds();
        think(work, odds);
        uint64_t ended = microseconds();
        free_until = work->rank == THINKERS_FIRST ? ended + LINGER_US : 0;
        charge(t, work->share, ended - began);
        work->done(work);
    }
    free(odds);
    return NULL;
}

/* ---- From outside ------------------------------------------------------------------------------------------------ */

struct thinkers *thinkers_new(unsigned threads)
{
    struct thinkers *t = calloc(1, sizeof *t + threads * sizeof t->thread[0]);
    pthread_condattr_t monotonic;
    if (t == NULL)
        return NULL;
    pthread_mutex_init(&t->mutex, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&t->wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    while (t->threads < threads && pthread_create(&t->thread[t->threads], NULL, think_on, t) == 0)
        t->threads++;
    if (t->threads == threads)
        return t;
    thinkers_free(t);
    return NULL;
}

static void give_back(struct thinkers *t, enum thinkers_rank rank)
{
    for (struct thinking *work; (work = first_of(t, rank)) != NULL;) {
        release(work->share);
        work->work.player = NULL;
        work->done(work);
    }
}

void thinkers_free(struct thinkers *t)
{
    if (t == NULL)
        return;
    pthread_mutex_lock(&t->mutex);
    t->closing = true;
    pthread_cond_broadcast(&t->wake);
    pthread_mutex_unlock(&t->mutex);
    for (unsigned i = 0; i < t->threads; i++)
        pthread_join(t->thread[i], NULL);
    for (enum thinkers_rank i = 0; i < THINKERS_RANKS; i++) {
        give_back(t, i);
        dues_free(&t->turns[i]);
    }
    pthread_cond_destroy(&t->wake);
    pthread_mutex_destroy(&t->mutex);
    free(t);
}

void thinkers_add(struct thinkers *t, struct thinking *work)
{
    struct share *s = work->share;
    pthread_mutex_lock(&t->mutex);
    if (s->busy++ == 0 && s->used < t->clock)
        s->used = t->clock;
    put_in(t, work);
    line_up(t, s);
    pthread_cond_signal(&t->wake);
    pthread_mutex_unlock(&t->mutex);
}

bool thinkers_drop(struct thinkers *t, struct thinking *work)
{
    pthread_mutex_lock(&t->mutex);
    bool waits = work->place.place != 0;
    if (waits) {
        take_out(t, work);
        line_up(t, work->share);
        release(work->share);
    }
    pthread_mutex_unlock(&t->mutex);
    return waits;
}

void thinkers_move(struct thinkers *t, struct thinking *work, enum thinkers_rank rank, uint64_t order)
{
    pthread_mutex_lock(&t->mutex);
    if (work->place.place != 0) {
        take_out(t, work);
        work->rank = rank;
        work->order = order;
        put_in(t, work);
        line_up(t, work->share);
        pthread_cond_signal(&t->wake);
    }
    pthread_mutex_unlock(&t->mutex);
}

unsigned thinkers_waiting(struct thinkers *t)
{
    pthread_mutex_lock(&t->mutex);
    unsigned waiting = t->waiting;
    pthread_mutex_unlock(&t->mutex);
    return waiting;
}
