/* One pool for every command that plays many games. What they count is theirs; here are only numbers. The caller's
 * thread plays nothing: it shows the progress and looks. */
#include "cli/workers.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "cli/progress.h"
#include "shell/stop.h"

/* What the threads share: the next number to take, how many games are done, how many threads still work, and whether
 * all should end. */
struct pool {
    const struct workers *job;
    atomic_uint_fast64_t next, done;
    atomic_uint working;
    atomic_bool enough;
};

/* One thread. Its crew is opened and closed by the caller's thread, so that faults are told before any game begins. */
struct worker {
    struct pool *pool;
    unsigned index;
    pthread_t thread;
    struct crew crew;
};

/* Looked at between games only, so that no game is left in the middle. */
static bool goes_on(struct pool *pool)
{
    return !stop_wanted() && !atomic_load_explicit(&pool->enough, memory_order_relaxed);
}

/* Plays the block that begins at `from`; the last one may be shorter. */
static void play_block(struct worker *w, uint64_t from)
{
    struct pool *pool = w->pool;
    const struct workers *job = pool->job;
    uint64_t to = job->to - from < job->block ? job->to : from + job->block;
    for (; from < to && goes_on(pool); from++) {
        if (job->play(job->shared, w->index, &w->crew, from))
            atomic_fetch_add_explicit(&pool->done, 1, memory_order_relaxed);
        else
            atomic_store(&pool->enough, true);
    }
}

/* What a thread runs. */
static void *work(void *argument)
{
    struct worker *w = argument;
    struct pool *pool = w->pool;
    while (goes_on(pool)) {
        uint64_t from = atomic_fetch_add(&pool->next, pool->job->block);
        if (from >= pool->job->to)
            break;
        play_block(w, from);
    }
    atomic_fetch_sub(&pool->working, 1);
    return NULL;
}

/* Starts as many as it can; fewer threads play the same games. */
static unsigned start(struct pool *pool, struct worker *worker, unsigned threads)
{
    unsigned started = 0;
    for (; started < threads; started++) {
        worker[started].pool = pool;
        worker[started].index = started;
        atomic_fetch_add(&pool->working, 1);
        if (pthread_create(&worker[started].thread, NULL, work, &worker[started]) != 0) {
            atomic_fetch_sub(&pool->working, 1);
            break;
        }
    }
    return started;
}

/* On the caller's thread, so that whoever looks needs no lock for its own things. */
static void look(struct pool *pool)
{
    if (pool->job->look != NULL && !pool->job->look(pool->job->shared))
        atomic_store(&pool->enough, true);
}

/* Looks once more at the end: the last games may have come after the look before. */
static void watch(struct pool *pool)
{
    struct progress progress;
    progress_begin(&progress, pool->job->to - pool->job->from, pool->job->quiet);
    while (atomic_load(&pool->working) > 0) {
        progress_wait();
        progress_show(&progress, atomic_load_explicit(&pool->done, memory_order_relaxed));
        look(pool);
    }
    progress_end(&progress, atomic_load(&pool->done));
    look(pool);
}

/* All crews are opened first; those that were are closed by the caller whatever happens. */
static bool run(struct pool *pool, struct worker *worker, unsigned threads, struct fault *f)
{
    for (unsigned i = 0; i < threads; i++)
        if (!crew_open(&worker[i].crew, pool->job->roster, f))
            return false;
    unsigned started = start(pool, worker, threads);
    if (started == 0)
        return fault_at(f, "--threads", 0, "no thread could be started; ask for fewer");
    watch(pool);
    for (unsigned i = 0; i < started; i++)
        pthread_join(worker[i].thread, NULL);
    return true;
}

/* No more threads than there are blocks to play. */
static unsigned threads_for(const struct workers *job)
{
    uint64_t blocks = (job->to - job->from + job->block - 1) / job->block;
    return blocks < job->threads ? (unsigned)blocks : job->threads;
}

/* Threads beyond the blocks would only start programs that nobody plays against. */
bool workers_run(const struct workers *job, struct fault *f)
{
    struct pool pool = {.job = job, .next = job->from};
    unsigned threads = threads_for(job);
    struct worker *worker = calloc(threads, sizeof *worker);
    if (worker == NULL)
        return fault_at(f, "--threads", 0, "there is no memory for so many; ask for fewer");
    bool ran = run(&pool, worker, threads, f);
    for (unsigned i = 0; i < threads; i++)
        crew_close(&worker[i].crew);
    free(worker);
    return ran;
}
