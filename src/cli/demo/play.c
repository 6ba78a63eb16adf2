/* Plays the demo's game. A table is a value, so a copy of it is played first to learn how long the game will be; the
 * real one then takes its time accordingly. Time is counted in *beats*: story.c says how many an action deserves, and
 * their sum fills the seconds that were promised. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/demo/demo.h"
#include "cli/screen.h"
#include "shell/stop.h"
#include "stories/seats.h"
#include "text/say.h"

/* Seconds: the most for a beat, the least between two pictures, and how long the last picture stays. */
static const double beat_most = 0.12, frame = 0.03, last_look = 2.5;

/* Beats that deserve a line even in a short story: more than a conquest alone. */
static const double beats_told = 10;

enum { SUMMARIES = 10 }; /* lines with everybody's strength in a short story */

/* One action, with the beats it deserves. */
static enum table_event act(struct demo *d, double *beats, struct fault *f)
{
    struct hg_state before = d->table.state;
    struct hg_action a;
    enum table_event event = table_advance(&d->table, &a, f);
    *beats = event == TABLE_ACTED ? demo_note(d, &a, &before, &d->table.state) : 0;
    return event;
}

/* How long the game is going to be. */
struct length {
    double beats;
    unsigned rounds;
};

/* The copy writes no record. Its dice are the same, since they follow from keys that the table holds. Without memory
 * the game counts as short, and every beat gets its most. So the seconds that were promised are met whatever the length
 * of the game. */
static struct length look_ahead(const struct demo *d)
{
    struct length length = {1, 1};
    struct demo *copy = malloc(sizeof *copy);
    struct fault f;
    double beats;
    if (copy == NULL)
        return length;
    *copy = *d;
    copy->table.record = NULL;
    while (act(copy, &beats, &f) == TABLE_ACTED)
        length.beats += beats;
    length.rounds = copy->table.state.round;
    free(copy);
    return length;
}

/* Seals the record; whether that worked is told in the end. */
static void close_record(struct demo *d)
{
    d->recorded = recording_end(&d->recording, &d->table, &d->record_fault);
}

/* ---- Animated ---------------------------------------------------------------------------------------------------- */

/* Pictures are drawn when enough time has been owed for one to be seen; a key skips the waiting, not the game. Ctrl-C
 * leaves the game where it is; its record is closed and can be resumed. */
static enum table_event play_on_screen(struct demo *d, double beat, struct fault *f)
{
    enum table_event event = TABLE_ACTED;
    double owed = 0, beats;
    bool skipping = false;
    while (event == TABLE_ACTED && !stop_wanted()) {
        event = act(d, &beats, f);
        owed += beats * beat;
        if (owed < frame || skipping)
            continue;
        demo_draw(d);
        skipping = screen_wait(owed);
        owed = 0;
    }
    d->hot = HG_NONE;
    demo_draw(d);
    close_record(d);
    if (event == TABLE_OVER)
        screen_wait(last_look);
    return event;
}

/* ---- As lines ---------------------------------------------------------------------------------------------------- */

/* A line like `round 12    A Alliance 14 (40)  R Reapers 9 (22)`. */
static void print_summary(const struct demo *d)
{
    const struct hg_state *s = &d->table.state;
    printf(say(d->language, "round %-4u"), s->round);
    for (unsigned i = 0; i < d->seats; i++)
        printf("  %s %s %u (%u)", d->side[i].letter, d->side[i].name, demo_places(s, i), seat_units(s, i));
    putchar('\n');
}

/* What went beyond the conquest itself, whose line came first. */
static void print_lines(const struct demo *d, unsigned long had)
{
    for (unsigned long i = had; i < d->lines; i++)
        if (d->line[i % DEMO_LINES].big)
            printf("  %s\n", d->line[i % DEMO_LINES].text);
}

/* Whose letter is whose; told once all seats have their armies. */
static void print_sides(const struct demo *d)
{
    for (unsigned i = 0; i < d->seats; i++) {
        char name[SEAT_NAME_MAX];
        seat_name(&d->rules, d->names, d->language, &d->table.state, i, name);
        printf("  %s = %s\n", d->side[i].letter, name);
    }
    puts(say(d->language, "Places held, units in brackets:\n"));
}

/* A summary every so many rounds, and big news when it comes. How many rounds lie between two summaries follows from
 * the length of the game, so that every game has about ten of them. */
static enum table_event play_as_lines(struct demo *d, unsigned rounds, struct fault *f)
{
    enum table_event event = TABLE_ACTED;
    unsigned every = rounds / SUMMARIES + 1, told = 0;
    double beats;
    bool introduced = d->named;
    if (introduced)
        print_sides(d);
    while (event == TABLE_ACTED && !stop_wanted()) {
        unsigned long had = d->lines;
        event = act(d, &beats, f);
        if (!introduced && d->table.state.round > 0) {
            introduced = true;
            print_sides(d);
        }
        if (beats > beats_told)
            print_lines(d, had);
        if (d->table.state.round >= told + every) {
            told = d->table.state.round;
            print_summary(d);
        }
    }
    close_record(d);
    return event;
}

/* A screen that turns out too small is left again before anything was played. */
enum table_event demo_play(struct demo *d, double seconds, struct fault *f)
{
    struct length length = look_ahead(d);
    if (seconds <= 0)
        return play_as_lines(d, length.rounds, f);
    screen_enter();
    if (!demo_draw(d)) {
        screen_leave();
        return play_as_lines(d, length.rounds, f);
    }
    double beat = seconds / length.beats;
    enum table_event event = play_on_screen(d, beat < beat_most ? beat : beat_most, f);
    screen_leave();
    return event;
}
