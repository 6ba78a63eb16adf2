/* Plays the games of a plan: one by one, or on several threads that count for themselves. `arena` uses the first half,
 * too. */
#include <stdlib.h>
#include <string.h>

#include "cli/sim/sim.h"
#include "cli/workers.h"
#include "stories/seats.h"
#include "table/table.h"

/* ---- One game ---------------------------------------------------------------------------------------------------- */

/* A turn costs at least a unit for every battle, and units are bounded (HG_SUPPLY), so no turn can be longer. */
enum { TURN_ACTIONS_MAX = 1000000 };

/* Everything of a game follows from the plan's seed and its number. The dealer and the players get keys of their own
 * from it, so that a player who rolls dice for itself can't disturb the deal. */
void sim_sit_down(const struct sim_plan *plan, uint64_t number, struct crew *crew, struct table *t,
                  struct guests *guests)
{
    table_seed_next(t, &plan->rules, &plan->series, number);
    t->names = edition_names(plan->game.edition);
    t->cap = plan->cap;
    t->checking = plan->checking;
    crew_sit(crew, plan->lineup, number, t, guests);
}

/* The sentence of the engine about the invariant that is broken, as a fault. Told with the number of the action. */
static bool holds(const struct table *t, struct fault *f)
{
    const char *broken = hg_state_ok(t->rules, &t->state);
    return broken == NULL || fault_at(f, NULL, 0, "after action %lu an invariant is broken: %s", t->actions, broken);
}

/* A cap outweighs whatever the position says. */
enum sim_ending sim_ending_of(const struct table *t)
{
    if (t->capped)
        return SIM_CAPPED;
    return hg_result(&t->state).winners == 0 ? SIM_DRAWN : SIM_WON;
}

/* The copy of the position is made only when usage is counted. */
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

/* Until a turn begins, or for as many actions as none can have. Nobody has to be told of every action where no program
 * plays and nothing is counted (`alone`). */
static enum table_event play_turn(struct table *t, bool alone, struct guests *guests, struct usage *usage,
                                  struct fault *f)
{
    uint32_t turn = t->state.turn;
    enum table_event event = TABLE_ACTED;
    if (alone)
        return table_play_turn(t, TURN_ACTIONS_MAX, f);
    for (unsigned i = 0; i < TURN_ACTIONS_MAX && event == TABLE_ACTED && t->state.turn == turn; i++)
        event = sim_advance(t, guests, usage, f);
    return event;
}

/* Invariants cost more than a turn, so they are tested once for each. A game that is stuck is a bug of the rules or of
 * a player; it is told apart from a violation, which the engine finds itself. */
enum sim_ending sim_play_through(struct table *t, struct guests *guests, struct usage *usage, struct fault *f)
{
    bool alone = usage == NULL && !guests_any(guests), rushes = alone && table_rushes(t);
    enum table_event event;
    do {
        uint32_t turn = t->state.turn;
        event = rushes ? table_rush(t, TURN_ACTIONS_MAX) : play_turn(t, alone, guests, usage, f);
        if (event == TABLE_ACTED && t->state.turn == turn)
            return SIM_STUCK;
        if (event == TABLE_WAITS || event == TABLE_FAULT || !holds(t, f))
            return SIM_VIOLATED;
    } while (event == TABLE_ACTED);
    return sim_ending_of(t);
}

/* One game as sums, so that merging is the only way of counting. */
static void count_length(struct sim_stats *stats, const struct table *t, uint64_t number)
{
    uint64_t length[SIM_LENGTHS] = {t->actions, t->state.turn, t->state.round};
    for (unsigned i = 0; i < SIM_LENGTHS; i++) {
        uint64_t n = length[i];
        stats->length[i] = (struct sim_sum){n, n * n, n, n, number};
    }
}

/* A win that several seats share counts for each of them. Places in the order of play are known only where it is
 * settled. A roll for the start decides the order in most modes, so that seat and place differ. */
static void count_winners(struct sim_stats *stats, const struct table *t)
{
    for (unsigned i = 0; i < t->rules->seats; i++) {
        if ((t->state.winners >> i & 1) == 0)
            continue;
        stats->wins[i]++;
        unsigned place = seat_place_in_order(t->rules, &t->state, i);
        if (place < t->rules->seats)
            stats->order_wins[place]++;
    }
}

/* A game becomes statistics of one game, which are merged. */
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

/* ---- Many games -------------------------------------------------------------------------------------------------- */

enum { BLOCK = 8 }; /* games that a thread takes at once: few enough to end together */

/* What one thread has counted. */
struct tally {
    struct sim_stats stats;
    struct usage usage;
};

/* What the threads share. */
struct many {
    const struct sim_plan *plan;
    bool counting;       /* what is used */
    struct tally *tally; /* by thread */
};

/* What workers calls for each game. Broken games are counted like others, so it always goes on. */
static bool play_game(void *shared, unsigned thread, struct crew *crew, uint64_t number)
{
    const struct many *many = shared;
    struct tally *tally = &many->tally[thread];
    struct table t;
    struct guests guests;
    struct fault f = {{0}, {0}};
    sim_sit_down(many->plan, number, crew, &t, &guests);
    enum sim_ending ending = sim_play_through(&t, &guests, many->counting ? &tally->usage : NULL, &f);
    guests_finish(&guests, &t);
    sim_count_game(many->plan, &tally->stats, &t, ending, number, &f);
    return true;
}

/* Adds up what the threads have counted. Threads that played nothing add nothing, and the order makes no difference. */
static void add_up(const struct many *many, unsigned threads, struct sim_stats *stats, struct usage *usage)
{
    for (unsigned i = 0; i < threads; i++) {
        sim_stats_merge(stats, &many->tally[i].stats);
        if (usage != NULL)
            usage_merge(usage, &many->tally[i].usage);
    }
    stats->stopped = stats->games < many->plan->games;
}

/* Each thread has a tally of its own, so nothing is locked. */
bool sim_play(const struct sim_plan *plan, unsigned threads, bool quiet, struct sim_stats *stats, struct usage *usage,
              struct fault *f)
{
    struct many many = {plan, usage != NULL, calloc(threads, sizeof *many.tally)};
    struct workers job = {.from = plan->first,
                          .to = plan->first + plan->games,
                          .block = BLOCK,
                          .threads = threads,
                          .quiet = quiet,
                          .roster = &plan->roster,
                          .shared = &many,
                          .play = play_game};
    memset(stats, 0, sizeof *stats);
    if (many.tally == NULL)
        return fault_at(f, "--threads", 0, "there is no memory for so many; ask for fewer");
    bool played = workers_run(&job, f);
    if (played)
        add_up(&many, threads, stats, usage);
    free(many.tally);
    return played;
}
