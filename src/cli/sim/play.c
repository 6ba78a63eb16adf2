/* Plays the games of a plan: one by one, or by several threads that take blocks of game numbers from one counter. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/progress.h"
#include "cli/sim/sim.h"
#include "front/stop.h"
#include "table/table.h"

/* ---- One game ---------------------------------------------------------------------------------------------------- */

/* A turn costs at least a unit for every battle, and units are bounded (HG_SUPPLY), so no turn can be longer. */
enum { TURN_ACTIONS_MAX = 1000000 };

void sim_sit_down(const struct sim_plan *plan, uint64_t number, struct crew *crew, struct table *t,
                  struct guests *guests)
{
    table_seed(t, &plan->rules, plan->seed, number);
    dealer_seed(&t->dealer, plan->seed, number);
    t->names = edition_names(plan->game.edition);
    t->cap = plan->cap;
    t->checking = plan->checking;
    crew_sit(crew, plan->lineup, number, t, guests);
}

static bool holds(const struct table *t, struct fault *f)
{
    const char *broken = hg_state_ok(t->rules, &t->state);
    return broken == NULL || fault_at(f, NULL, 0, "after action %lu an invariant is broken: %s", t->actions, broken);
}

enum sim_ending sim_ending_of(const struct table *t)
{
    if (t->capped)
        return SIM_CAPPED;
    return hg_result(&t->state).winners == 0 ? SIM_DRAWN : SIM_WON;
}

enum table_event sim_advance(struct table *t, struct guests *guests, struct usage *usage, struct fault *f)
{
    struct hg_action a;
    struct hg_state before;
    if (usage == NULL)
        return guests_advance(guests, t, &a, f);
    before = t->state;
    enum table_event event = guests_advance(guests, t, &a, f);
    if (event == TABLE_ACTED)
        usage_see(usage, t->rules, &before, &a, &t->state);
    return event;
}

enum sim_ending sim_play_through(struct table *t, struct guests *guests, struct usage *usage, struct fault *f)
{
    enum table_event event;
    uint32_t turn = 0;
    unsigned long turn_began = 0;
    while ((event = sim_advance(t, guests, usage, f)) == TABLE_ACTED) {
        if (t->state.turn == turn) {
            if (t->actions - turn_began > TURN_ACTIONS_MAX)
                return SIM_STUCK;
            continue;
        }
        if (!holds(t, f))
            return SIM_VIOLATED;
        turn = t->state.turn;
        turn_began = t->actions;
    }
    if (event != TABLE_OVER || !holds(t, f))
        return SIM_VIOLATED;
    return sim_ending_of(t);
}

static void count_length(struct sim_stats *stats, const struct table *t, uint64_t number)
{
    uint64_t length[SIM_LENGTHS] = {t->actions, t->state.turn, t->state.round};
    for (unsigned i = 0; i < SIM_LENGTHS; i++) {
        uint64_t n = length[i];
        stats->length[i] = (struct sim_sum){n, n * n, n, n, number};
    }
}

static void count_winners(struct sim_stats *stats, const struct table *t)
{
    for (unsigned i = 0; i < t->rules->seats; i++) {
        if ((t->state.winners >> i & 1) == 0)
            continue;
        stats->wins[i]++;
        unsigned place = game_place_in_order(t->rules, &t->state, i);
        if (place < t->rules->seats)
            stats->order_wins[place]++;
    }
}

void sim_count_game(const struct sim_plan *plan, struct sim_stats *stats, const struct table *t, enum sim_ending ending,
                    uint64_t number, const struct fault *f)
{
    struct sim_stats one = {.games = 1};
    one.violations = ending == SIM_VIOLATED;
    one.stuck = ending == SIM_STUCK;
    one.capped = ending == SIM_CAPPED;
    one.drawn = ending == SIM_DRAWN;
    if (ending == SIM_WON)
        count_winners(&one, t);
    if (ending == SIM_WON || ending == SIM_DRAWN)
        one.endings[ending_of(t->rules, &t->state)]++;
    sim_count_sides(&plan->sides, t->rules, &t->state, ending == SIM_WON, &one);
    if (ending == SIM_VIOLATED) {
        one.violation_game = number;
        one.violation = *f;
    }
    count_length(&one, t, number);
    sim_stats_merge(stats, &one);
}

static void play_game(const struct sim_plan *plan, uint64_t number, struct crew *crew, struct sim_stats *stats,
                      struct usage *usage)
{
    struct table t;
    struct guests guests;
    struct fault f = {{0}, {0}};
    sim_sit_down(plan, number, crew, &t, &guests);
    enum sim_ending ending = sim_play_through(&t, &guests, usage, &f);
    guests_finish(&guests, &t);
    sim_count_game(plan, stats, &t, ending, number, &f);
}

/* ---- Many games -------------------------------------------------------------------------------------------------- */

enum { BLOCK = 8 };

/* What the threads share. */
struct pool {
    const struct sim_plan *plan;
    atomic_uint_fast64_t next, done;
    atomic_uint working;
    bool counting; /* what is used */
};

struct worker {
    struct pool *pool;
    pthread_t thread;
    struct crew crew;
    struct sim_stats stats;
    struct usage usage;
};

static void *work(void *argument)
{
    struct worker *w = argument;
    const struct sim_plan *plan = w->pool->plan;
    while (!stop_wanted()) {
        uint64_t from = atomic_fetch_add(&w->pool->next, BLOCK);
        uint64_t to = from + BLOCK < plan->games ? from + BLOCK : plan->games;
        if (from >= plan->games)
            break;
        for (; from < to && !stop_wanted(); from++) {
            play_game(plan, plan->first + from, &w->crew, &w->stats, w->pool->counting ? &w->usage : NULL);
            atomic_fetch_add_explicit(&w->pool->done, 1, memory_order_relaxed);
        }
    }
    atomic_fetch_sub(&w->pool->working, 1);
    return NULL;
}

static void watch(struct pool *pool, bool quiet)
{
    struct progress progress;
    progress_begin(&progress, pool->plan->games, quiet);
    while (atomic_load(&pool->working) > 0) {
        progress_wait();
        progress_show(&progress, atomic_load_explicit(&pool->done, memory_order_relaxed));
    }
    progress_end(&progress, atomic_load(&pool->done));
}

/* Starts as many as it can; fewer threads give the same statistics. */
static unsigned start_workers(struct pool *pool, struct worker *worker, unsigned threads)
{
    unsigned started = 0;
    while (started < threads) {
        worker[started].pool = pool;
        atomic_fetch_add(&pool->working, 1);
        if (pthread_create(&worker[started].thread, NULL, work, &worker[started]) != 0) {
            atomic_fetch_sub(&pool->working, 1);
            break;
        }
        started++;
    }
    return started;
}

/* Fewer threads than games, so that no program is started for nothing. */
static unsigned threads_for(uint64_t games, unsigned threads)
{
    uint64_t blocks = (games + BLOCK - 1) / BLOCK;
    return blocks < threads ? (unsigned)blocks : threads;
}

static bool open_crews(const struct sim_plan *plan, struct worker *worker, unsigned threads, struct fault *f)
{
    for (unsigned i = 0; i < threads; i++)
        if (!crew_open(&worker[i].crew, &plan->roster, f))
            return false;
    return true;
}

static bool run_workers(struct pool *pool, struct worker *worker, unsigned threads, bool quiet, struct sim_stats *stats,
                        struct usage *usage, struct fault *f)
{
    unsigned started = start_workers(pool, worker, threads);
    if (started == 0)
        return fault_at(f, "--threads", 0, "no thread could be started; ask for fewer");
    watch(pool, quiet);
    for (unsigned i = 0; i < started; i++) {
        pthread_join(worker[i].thread, NULL);
        sim_stats_merge(stats, &worker[i].stats);
        if (usage != NULL)
            usage_merge(usage, &worker[i].usage);
    }
    stats->stopped = stats->games < pool->plan->games;
    return true;
}

bool sim_play(const struct sim_plan *plan, unsigned threads, bool quiet, struct sim_stats *stats, struct usage *usage,
              struct fault *f)
{
    struct pool pool = {.plan = plan, .counting = usage != NULL};
    threads = threads_for(plan->games, threads);
    struct worker *worker = calloc(threads, sizeof *worker);
    memset(stats, 0, sizeof *stats);
    if (worker == NULL)
        return fault_at(f, "--threads", 0, "there is no memory for so many; ask for fewer");
    bool played = open_crews(plan, worker, threads, f) && run_workers(&pool, worker, threads, quiet, stats, usage, f);
    for (unsigned i = 0; i < threads; i++)
        crew_close(&worker[i].crew);
    free(worker);
    return played;
}
