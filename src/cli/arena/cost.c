/* What a turn costs, and what everything before the first turn does. Games are played on one core with a look at the
 * clock around every decision, between slices of the calibrated loop; the median over games counts, so that a busy
 * machine disturbs little.
 *
 * Times are of this thread's processor alone. They depend on the machine and are told only when they were asked for,
 * because everything else in a report follows from the seed. */
#include <string.h>

#include "cli/arena/arena.h"
#include "cli/unit.h"
#include "stories/seats.h"

/* An odd number, so that the median is one of them. */
enum { GAMES = 31 };

static const double enough_ns = 5e9; /* then no further game is begun */

/* What one entrant did in one game. Times in nanoseconds. */
struct tally {
    double setup_ns, ns, decisions, turns; /* decisions and their time from the first turn on */
};

/* What looking at the clock costs itself. */
static double clock_cost(void)
{
    double began = unit_clock();
    for (unsigned i = 0; i < 1000; i++)
        unit_clock();
    return (unit_clock() - began) / 1001;
}

/* A decision can't take less than nothing, though the clock's own cost may have been more. */
static void note_decision(struct tally *tally, bool setup, double ns)
{
    *(setup ? &tally->setup_ns : &tally->ns) += ns > 0 ? ns : 0;
    tally->decisions += setup ? 0 : 1;
}

/* One decision of a player of this program, timed: its view and its choices are made outside of the clock, since every
 * player needs them. */
static bool decide(struct table *t, const struct player *player, double overhead, struct tally *tally)
{
    struct hg_view v;
    struct hg_choices choices;
    struct fault f;
    enum hg_reason why;
    uint8_t seat = hg_actor(&t->state);
    hg_view(t->rules, &t->state, seat, &v);
    hg_choices(t->rules, &v.position, &choices);
    double began = unit_clock();
    struct hg_action a =
        player->choose(t->rules, &v, &choices, &(struct kit){.rng = &t->rng[seat], .odds = t->odds}, NULL);
    note_decision(tally, t->state.turn == 0, unit_clock() - began - overhead);
    return table_submit(t, &a, &why, &f) == TABLE_ACTED;
}

/* A whole game; `tally` by entrant. The default player stands in for programs, whose cost is not measured. The cache of
 * odds is kept from game to game, as it is in a tournament. */
static void play(const struct arena_plan *plan, uint64_t number, double overhead, struct tally *tally)
{
    const struct arena_seating *seating = &plan->seating[number % plan->seatings];
    static struct odds_cache odds;
    struct table t;
    struct hg_action a;
    struct fault f;
    uint32_t turn = 0;
    table_seed(&t, &plan->rules, plan->seed, number);
    dealer_seed(&t.dealer, plan->seed, number / plan->seatings);
    t.cap = plan->cap;
    t.odds = &odds;
    for (;;) {
        enum table_event event = table_advance(&t, &a, &f);
        if (event == TABLE_WAITS) {
            unsigned who = seating->entrant[hg_actor(&t.state)];
            const struct player *player = plan->roster.entrant[who].player;
            if (!decide(&t, player != NULL ? player : player_at(0), overhead, &tally[who]))
                return;
        } else if (event != TABLE_ACTED) {
            return;
        }
        unsigned seat = seat_in_turn(&plan->rules, &t.state);
        if (t.state.turn != turn && seat < plan->rules.seats)
            tally[seating->entrant[seat]].turns++;
        turn = t.state.turn;
    }
}

/* The turns of one entrant, game by game. */
struct series {
    double turn[GAMES], units[GAMES], decision[GAMES], decisions[GAMES], setup[GAMES];
    unsigned count;
};

/* A game in which the entrant had no turn or nothing to decide says nothing about it. */
static void note(struct series *s, const struct tally *tally, double unit)
{
    if (tally->turns < 1 || tally->decisions < 1 || s->count == GAMES)
        return;
    s->turn[s->count] = tally->ns / tally->turns;
    s->units[s->count] = tally->ns / tally->turns / unit;
    s->decision[s->count] = tally->ns / tally->decisions;
    s->decisions[s->count] = tally->decisions / tally->turns;
    s->setup[s->count] = tally->setup_ns;
    s->count++;
}

/* Games are taken from all seatings, so that every player is measured in every seat. Each game has its own slice of the
 * calibrated loop just before it, since the machine may be slower a second later. */
void arena_cost_measure(const struct arena_plan *plan, struct arena_cost cost[ROSTER_MAX])
{
    static struct series series[ROSTER_MAX];
    double began = unit_clock(), overhead = clock_cost();
    uint64_t stride = plan->seatings / GAMES + 1; /* so that everybody plays, however many there are */
    static volatile uint64_t sink;
    memset(series, 0, sizeof series);
    for (uint64_t number = 0; number < GAMES && unit_clock() - began < enough_ns; number++) {
        struct tally tally[ROSTER_MAX] = {{0}};
        double before = unit_clock();
        sink = unit_run(number);
        double unit = (unit_clock() - before) / UNIT_STEPS;
        play(plan, number * stride, overhead, tally);
        for (unsigned i = 0; i < plan->roster.count; i++)
            if (plan->roster.entrant[i].player != NULL)
                note(&series[i], &tally[i], unit);
    }
    (void)sink;
    for (unsigned i = 0; i < plan->roster.count; i++) {
        struct series *s = &series[i];
        cost[i] = (struct arena_cost){figures_median(s->turn, s->count), figures_median(s->units, s->count),
                                      figures_median(s->decision, s->count), figures_median(s->decisions, s->count),
                                      figures_median(s->setup, s->count)};
    }
}
