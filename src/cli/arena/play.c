/* Plays the games of a tournament: threads take the next number, the main thread keeps results in their order and stops
 * when the sequential test has decided. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arena/arena.h"
#include "cli/progress.h"
#include "front/stop.h"

/* ---- One game ---------------------------------------------------------------------------------------------------- */

static uint8_t everybody(const struct hg_rules *r)
{
    return (uint8_t)((1u << r->seats) - 1);
}

static void note_result(const struct table *t, const struct guests *guests, enum sim_ending ending,
                        struct arena_result *out)
{
    uint8_t left = t->state.acting != 0 ? t->state.acting : everybody(t->rules);
    *out = (struct arena_result){.rounds = t->state.round, .actions = (uint32_t)t->actions};
    out->end = ending == SIM_WON ? ARENA_WON : ending == SIM_DRAWN ? ARENA_DRAWN : ARENA_CAPPED;
    out->sharers = ending == SIM_WON ? t->state.winners : left;
    for (unsigned i = 0; i < t->rules->seats; i++) {
        unsigned army = game_army_played(t->rules, &t->state, i);
        out->army[i] = army < HG_SEATS_MAX ? (uint8_t)(army + 1) : 0;
        out->faults[i] = guests->bot[i] != NULL ? (uint8_t)guests->bot[i]->faults : 0;
    }
}

/* The dealer's numbers belong to the group, the players' to the game. */
static bool play_game(const struct arena_plan *plan, uint64_t number, struct crew *crew, struct arena_result *out,
                      struct fault *f)
{
    struct table t;
    struct guests guests;
    table_seed(&t, &plan->rules, plan->seed, number);
    dealer_seed(&t.dealer, plan->seed, number / plan->seatings);
    t.names = edition_names(plan->game.edition);
    t.cap = plan->cap;
    crew_sit(crew, plan->seating[number % plan->seatings].entrant, number, &t, &guests);
    enum sim_ending ending = sim_play_through(&t, &guests, NULL, f);
    guests_finish(&guests, &t);
    if (ending == SIM_STUCK)
        return fault_at(f, NULL, 0, "a turn never ends");
    if (ending == SIM_VIOLATED)
        return false;
    note_result(&t, &guests, ending, out);
    return true;
}

double arena_score(const struct arena_result *g, unsigned seat)
{
    unsigned count = 0;
    for (unsigned rest = g->sharers; rest != 0; rest &= rest - 1)
        count++;
    return (g->sharers >> seat & 1) != 0 ? 1.0 / count : 0;
}

/* ---- Threads ----------------------------------------------------------------------------------------------------- */

struct pool {
    const struct arena_plan *plan;
    struct arena_games *games;
    atomic_uchar *played; /* by game */
    atomic_uint_fast64_t next, count;
    atomic_uint working;
    atomic_bool enough;
};

struct worker {
    struct pool *pool;
    pthread_t thread;
    struct crew crew;
    uint64_t broken; /* a game that broke a rule, with `f` */
    bool failed;
    struct fault f;
};

static bool goes_on(struct pool *pool)
{
    return !stop_wanted() && !atomic_load_explicit(&pool->enough, memory_order_relaxed);
}

static void *work(void *argument)
{
    struct worker *w = argument;
    struct pool *pool = w->pool;
    while (goes_on(pool)) {
        uint64_t number = atomic_fetch_add(&pool->next, 1);
        if (number >= pool->games->total)
            break;
        if (!play_game(pool->plan, number, &w->crew, &pool->games->result[number], &w->f)) {
            w->failed = true;
            w->broken = number;
            atomic_store(&pool->enough, true);
            break;
        }
        atomic_store_explicit(&pool->played[number], 1, memory_order_release);
        atomic_fetch_add_explicit(&pool->count, 1, memory_order_relaxed);
    }
    atomic_fetch_sub(&pool->working, 1);
    return NULL;
}

/* ---- Keeping order ----------------------------------------------------------------------------------------------- */

/* Takes over what has been played without a gap, until the test has decided. */
static bool keep(struct pool *pool, struct arena_test *test, struct arena_file *file, struct fault *f)
{
    const struct arena_plan *plan = pool->plan;
    struct arena_games *games = pool->games;
    while (games->done < games->total && test->verdict == 0 &&
           atomic_load_explicit(&pool->played[games->done], memory_order_acquire) != 0) {
        const struct arena_result *g = &games->result[games->done];
        if (!arena_file_put(file, games->done, g, plan->rules.seats, f))
            return false;
        games->done++;
        if (games->done % plan->seatings == 0)
            arena_test_add(plan, g + 1 - plan->seatings, test);
    }
    if (test->verdict != 0)
        atomic_store(&pool->enough, true);
    return arena_file_flush(file, f);
}

static bool watch(struct pool *pool, struct arena_test *test, struct arena_file *file, bool quiet, struct fault *f)
{
    struct progress progress;
    bool kept = true;
    uint64_t had = pool->games->done;
    progress_begin(&progress, pool->games->total - had, quiet);
    while (atomic_load(&pool->working) > 0) {
        progress_wait();
        progress_show(&progress, atomic_load_explicit(&pool->count, memory_order_relaxed));
        kept = kept && keep(pool, test, file, f);
        if (!kept)
            atomic_store(&pool->enough, true);
    }
    progress_end(&progress, atomic_load(&pool->count));
    return kept && keep(pool, test, file, f);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static unsigned start_workers(struct pool *pool, struct worker *worker, unsigned threads)
{
    unsigned started = 0;
    for (; started < threads; started++) {
        worker[started].pool = pool;
        atomic_fetch_add(&pool->working, 1);
        if (pthread_create(&worker[started].thread, NULL, work, &worker[started]) != 0) {
            atomic_fetch_sub(&pool->working, 1);
            break;
        }
    }
    return started;
}

/* The broken game with the lowest number, so that the complaint is the same every time. */
static bool nothing_broke(const struct worker *worker, unsigned threads, struct fault *f)
{
    const struct worker *worst = NULL;
    for (unsigned i = 0; i < threads; i++)
        if (worker[i].failed && (worst == NULL || worker[i].broken < worst->broken))
            worst = &worker[i];
    return worst == NULL || fault_at(f, NULL, 0, "game %llu of the tournament broke a rule: %.300s",
                                     (unsigned long long)worst->broken, worst->f.sentence);
}

static bool run_workers(struct pool *pool, struct worker *worker, unsigned threads, struct arena_test *test,
                        struct arena_file *file, bool quiet, struct fault *f)
{
    for (unsigned i = 0; i < threads; i++)
        if (!crew_open(&worker[i].crew, &pool->plan->roster, f))
            return false;
    unsigned started = start_workers(pool, worker, threads);
    if (started == 0)
        return fault_at(f, "--threads", 0, "no thread could be started; ask for fewer");
    bool kept = watch(pool, test, file, quiet, f);
    for (unsigned i = 0; i < started; i++)
        pthread_join(worker[i].thread, NULL);
    return kept && nothing_broke(worker, started, f);
}

/* What was played before counts for the test. */
static void catch_up(const struct arena_plan *plan, const struct arena_games *games, struct arena_test *test)
{
    arena_test_begin(plan, test);
    for (uint64_t i = 0; i + plan->seatings <= games->done && test->verdict == 0; i += plan->seatings)
        arena_test_add(plan, &games->result[i], test);
}

bool arena_play(const struct arena_plan *plan, unsigned threads, bool quiet, struct arena_games *games,
                struct arena_file *file, struct fault *f)
{
    struct pool pool = {.plan = plan, .games = games, .next = games->done};
    struct arena_test test;
    uint64_t left = games->total - games->done;
    catch_up(plan, games, &test);
    if (left == 0 || test.verdict != 0)
        return true;
    threads = left < threads ? (unsigned)left : threads;
    struct worker *worker = calloc(threads, sizeof *worker);
    pool.played = calloc(games->total, sizeof *pool.played);
    bool played = worker != NULL && pool.played != NULL;
    if (!played)
        fault_at(f, "--groups", 0, "there is no memory for so many games; ask for fewer");
    played = played && run_workers(&pool, worker, threads, &test, file, quiet, f);
    for (unsigned i = 0; worker != NULL && i < threads; i++)
        crew_close(&worker[i].crew);
    games->stopped = games->done < games->total && test.verdict == 0;
    free(pool.played);
    free(worker);
    return played;
}
