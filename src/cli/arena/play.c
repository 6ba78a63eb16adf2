/* Plays the games of a tournament: threads take the next number, the main thread keeps results in their order and
 * stops when the sequential test has decided. Games beyond the one that decided may have been played; they are not
 * kept.
 *
 * The file and the test see games in the order of their numbers, whatever thread played them, so that neither depends
 * on the number of threads. */
#include <stdatomic.h>
#include <stdlib.h>

#include "cli/arena/arena.h"
#include "cli/workers.h"
#include "stories/seats.h"

/* ---- One game ---------------------------------------------------------------------------------------------------- */

/* The set of all seats, for games that nobody won. */
static uint8_t everybody(const struct hg_rules *r)
{
    return (uint8_t)((1u << r->seats) - 1);
}

/* After a draw or at the cap the point is shared by those still in the game, or by all where nobody is. */
static void note_result(const struct table *t, const struct guests *guests, enum sim_ending ending,
                        struct arena_result *out)
{
    uint8_t left = t->state.acting != 0 ? t->state.acting : everybody(t->rules);
    *out = (struct arena_result){.rounds = t->state.round, .actions = (uint32_t)t->actions};
    out->end = ending == SIM_WON ? ARENA_WON : ending == SIM_DRAWN ? ARENA_DRAWN : ARENA_CAPPED;
    out->sharers = ending == SIM_WON ? t->state.winners : left;
    for (unsigned i = 0; i < t->rules->seats; i++) {
        unsigned army = seat_army_played(t->rules, &t->state, i);
        out->army[i] = army < HG_SEATS_MAX ? (uint8_t)(army + 1) : 0;
        out->faults[i] = guests->bot[i] != NULL ? (uint8_t)guests->bot[i]->faults : 0;
    }
}

/* Plays one game. The dealer's numbers belong to the group, the players' to the game: so the deal is the same for
 * every rotation, and players do not repeat themselves. */
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

/* What a seat gets of the one point of a game: nothing, all of it, or its share. */
double arena_score(const struct arena_result *g, unsigned seat)
{
    unsigned count = 0;
    for (unsigned rest = g->sharers; rest != 0; rest &= rest - 1)
        count++;
    return (g->sharers >> seat & 1) != 0 ? 1.0 / count : 0;
}

/* ---- On several threads ------------------------------------------------------------------------------------------ */

/* The first game that broke a rule on a thread, which ends the tournament. Each thread has its own, so none waits for
 * another. */
struct breach {
    bool broke;
    uint64_t game;
    struct fault f;
};

/* What play_one and look share: the first runs on all threads, the second on the main one alone, which owns everything
 * but the results and the two arrays. */
struct course {
    const struct arena_plan *plan;
    struct arena_games *games;
    struct arena_test test;
    struct arena_file *file;
    bool kept; /* so far; otherwise `f` says why not */
    struct fault *f;
    atomic_uchar *played;  /* by game */
    struct breach *broken; /* by thread */
};

/* The flag is stored after the result (release), so that the main thread sees the whole of it (acquire). */
static bool play_one(void *shared, unsigned thread, struct crew *crew, uint64_t number)
{
    struct course *c = shared;
    struct breach *broken = &c->broken[thread];
    if (!play_game(c->plan, number, crew, &c->games->result[number], &broken->f)) {
        broken->broke = true;
        broken->game = number;
        return false;
    }
    atomic_store_explicit(&c->played[number], 1, memory_order_release);
    return true;
}

/* The broken game with the lowest number, so that the complaint is the same every time. */
static bool nothing_broke(const struct course *c, unsigned threads, struct fault *f)
{
    const struct breach *first = NULL;
    for (unsigned i = 0; i < threads; i++)
        if (c->broken[i].broke && (first == NULL || c->broken[i].game < first->game))
            first = &c->broken[i];
    return first == NULL || fault_at(f, NULL, 0, "game %llu of the tournament broke a rule: %.300s",
                                     (unsigned long long)first->game, first->f.sentence);
}

/* ---- Keeping order ----------------------------------------------------------------------------------------------- */

/* Results come in any order from the threads and are taken in the order of their numbers. */
static bool is_next_played(const struct course *c)
{
    uint64_t next = c->games->done;
    return next < c->games->total && atomic_load_explicit(&c->played[next], memory_order_acquire) != 0;
}

/* Takes over what has been played without a gap, until the test has decided. */
static bool keep(struct course *c)
{
    const struct arena_plan *plan = c->plan;
    struct arena_games *games = c->games;
    while (c->test.verdict == 0 && is_next_played(c)) {
        const struct arena_result *g = &games->result[games->done];
        if (!arena_file_put(c->file, games->done, g, plan->rules.seats, c->f))
            return false;
        games->done++;
        if (!games->part && games->done % plan->seatings == 0)
            arena_test_add(plan, g + 1 - plan->seatings, &c->test);
    }
    return arena_file_flush(c->file, c->f);
}

/* What workers calls now and then; false ends the games. */
static bool look(void *shared)
{
    struct course *c = shared;
    c->kept = c->kept && keep(c);
    return c->kept && c->test.verdict == 0;
}

/* What was played before counts for the test. A part alone decides nothing. */
static void catch_up(struct course *c)
{
    const struct arena_plan *plan = c->plan;
    arena_test_begin(plan, &c->test);
    for (uint64_t i = 0; !c->games->part && i + plan->seatings <= c->games->done && c->test.verdict == 0;
         i += plan->seatings)
        arena_test_add(plan, &c->games->result[i], &c->test);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* Blocks of one game: they are long against the cost of taking a number. */
static bool play_rest(struct course *c, unsigned threads, bool quiet, struct fault *f)
{
    struct workers job = {.from = c->games->done,
                          .to = c->games->total,
                          .block = 1,
                          .threads = threads,
                          .quiet = quiet,
                          .roster = &c->plan->roster,
                          .shared = c,
                          .play = play_one,
                          .look = look};
    c->played = calloc(c->games->total, sizeof *c->played);
    c->broken = calloc(threads, sizeof *c->broken);
    bool played = c->played != NULL && c->broken != NULL;
    if (!played)
        fault_at(f, "--groups", 0, "there is no memory for so many games; ask for fewer");
    played = played && workers_run(&job, f) && c->kept && nothing_broke(c, threads, f);
    free(c->played);
    free(c->broken);
    return played;
}

/* `stopped` means: before the end, and not by the test. */
bool arena_play(const struct arena_plan *plan, unsigned threads, bool quiet, struct arena_games *games,
                struct arena_file *file, struct fault *f)
{
    struct course c = {.plan = plan, .games = games, .file = file, .kept = true, .f = f};
    catch_up(&c);
    if (games->done == games->total || c.test.verdict != 0)
        return true;
    bool played = play_rest(&c, threads, quiet, f);
    games->stopped = games->done < games->total && c.test.verdict == 0;
    return played;
}
