/* A queue and a few threads. First come, first served, but hints wait behind moves: somebody always waits for a move.
 */
#include "server/thinkers.h"

#include <pthread.h>
#include <stdlib.h>

struct thinkers {
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct thinking *first[2], **last[2]; /* moves; hints */
    unsigned waiting, threads;
    bool closing;
    pthread_t thread[];
};

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

static struct thinking *take(struct thinkers *t)
{
    struct thinking *work = NULL;
    pthread_mutex_lock(&t->mutex);
    while (t->waiting == 0 && !t->closing)
        pthread_cond_wait(&t->wake, &t->mutex);
    for (unsigned i = 0; i < 2 && work == NULL && !t->closing; i++) {
        work = t->first[i];
        if (work == NULL)
            continue;
        t->first[i] = work->next;
        t->waiting--;
        if (t->first[i] == NULL)
            t->last[i] = &t->first[i];
    }
    pthread_mutex_unlock(&t->mutex);
    return work;
}

static void *think_on(void *thinkers)
{
    struct thinking *work;
    struct odds_cache *odds = calloc(1, sizeof *odds);
    if (odds == NULL)
        abort(); /* a server without 124 kB can't go on */
    while ((work = take(thinkers)) != NULL) {
        think(work, odds);
        work->done(work);
    }
    free(odds);
    return NULL;
}

struct thinkers *thinkers_new(unsigned threads)
{
    struct thinkers *t = calloc(1, sizeof *t + threads * sizeof t->thread[0]);
    if (t == NULL)
        return NULL;
    pthread_mutex_init(&t->mutex, NULL);
    pthread_cond_init(&t->wake, NULL);
    t->last[0] = &t->first[0];
    t->last[1] = &t->first[1];
    while (t->threads < threads && pthread_create(&t->thread[t->threads], NULL, think_on, t) == 0)
        t->threads++;
    if (t->threads == threads)
        return t;
    thinkers_free(t);
    return NULL;
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
    for (unsigned i = 0; i < 2; i++)
        for (struct thinking *work = t->first[i], *next; work != NULL; work = next) {
            next = work->next;
            work->work.player = NULL;
            work->done(work);
        }
    pthread_cond_destroy(&t->wake);
    pthread_mutex_destroy(&t->mutex);
    free(t);
}

void thinkers_add(struct thinkers *t, struct thinking *work)
{
    unsigned i = work->work.purpose == HOST_FOR_HINT;
    work->next = NULL;
    pthread_mutex_lock(&t->mutex);
    *t->last[i] = work;
    t->last[i] = &work->next;
    t->waiting++;
    pthread_cond_signal(&t->wake);
    pthread_mutex_unlock(&t->mutex);
}

unsigned thinkers_waiting(struct thinkers *t)
{
    pthread_mutex_lock(&t->mutex);
    unsigned waiting = t->waiting;
    pthread_mutex_unlock(&t->mutex);
    return waiting;
}
