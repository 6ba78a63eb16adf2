/* One game of a series, kept as a record. Every invariant is tested after every action: a record is rare and precious.
 * The game is the same one that the series plays under this number, unless the dealer is audited: then its secret
 * decides.
 *
 * It is played on the caller's thread, action by action. After Ctrl-C the record is left unfinished, and
 * `hegemon replay --resume` plays it to its end. */
#include <stdio.h>
#include <string.h>

#include "cli/sim/sim.h"
#include "front/recording.h"
#include "shell/stop.h"

/* Seed and game say all about a seeded dealer; an audited one is committed to by recording_begin. */
static void make_header(const struct sim_plan *plan, bool audited, struct record_header *h)
{
    game_header(&plan->game, &plan->rules, plan->setting, plan->settings, h);
    for (unsigned i = 0; i < plan->rules.seats; i++)
        snprintf(h->seat[i].player, sizeof h->seat[i].player, "%s", plan->roster.entrant[plan->lineup[i]].label);
    record_add_term(h, RECORD_TERM_CAP, plan->cap);
    h->audited = audited;
    if (audited)
        return;
    h->seed = plan->seed;
    h->game = plan->first;
}

/* TABLE_ACTED: stopped from outside. Looks at Ctrl-C between actions. */
static enum table_event play(struct table *t, struct guests *guests, struct usage *usage, struct fault *f)
{
    enum table_event event = TABLE_ACTED;
    while (event == TABLE_ACTED && !stop_wanted())
        event = sim_advance(t, guests, usage, f);
    return event;
}

/* A record that could not be written is a fault even when the game went well. What a stopped game came to is not
 * counted. */
static bool record_game(const struct sim_plan *plan, const char *path, bool audited, struct crew *crew,
                        struct sim_stats *stats, struct usage *usage, struct fault *f)
{
    struct table t;
    struct guests guests;
    struct recording recording;
    struct record_header h;
    struct fault violation = {{0}, {0}};
    sim_sit_down(plan, plan->first, crew, &t, &guests);
    t.checking = true;
    make_header(plan, audited, &h);
    if (!recording_begin(&recording, path, &h, NULL, &t, f))
        return false;
    enum table_event event = play(&t, &guests, usage, &violation);
    guests_finish(&guests, &t);
    bool written = t.record->failed == NULL;
    if (!recording_end(&recording, &t, f))
        return false;
    if (!written)
        return fault_at(f, path, 0, "%s", violation.sentence);
    stats->stopped = event == TABLE_ACTED;
    if (!stats->stopped)
        sim_count_game(plan, stats, &t, event == TABLE_OVER ? sim_ending_of(&t) : SIM_VIOLATED, plan->first,
                       &violation);
    return true;
}

/* Programs are started for this one game. */
bool sim_record(const struct sim_plan *plan, const char *path, bool audited, struct sim_stats *stats,
                struct usage *usage, struct fault *f)
{
    struct crew crew;
    memset(stats, 0, sizeof *stats);
    if (!crew_open(&crew, &plan->roster, f))
        return false;
    bool recorded = record_game(plan, path, audited, &crew, stats, usage, f);
    crew_close(&crew);
    return recorded;
}
