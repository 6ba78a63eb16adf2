/* The progress bar. Time is read here and nowhere near the results, so that they follow from the seed alone. */
#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "shell/term.h"
#include "text/fault.h"
#include "text/say.h"

/* The bar's width in columns, and how long progress_wait waits. */
enum { BAR = 30, WAIT_NS = 5000000 };

/* No word before so many seconds; then a line or a bar every so many. */
static const double silent_seconds = 2, line_seconds = 5, bar_seconds = 0.1;

/* Seconds on a clock that never jumps. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Whether stderr is a terminal decides the form, once. */
void progress_begin(struct progress *p, uint64_t games, bool quiet)
{
    struct term t = term_of(stderr);
    double began = now();
    *p = (struct progress){games, quiet, t.terminal, false, began, began + silent_seconds};
}

/* Signals may end it early, which is welcome: Ctrl-C is seen sooner. */
void progress_wait(void)
{
    nanosleep(&(struct timespec){0, WAIT_NS}, NULL);
}

/* "250 games/s, 3 s left"; games that take longer than a second are told by the seconds that one takes. */
static void say_rate(const struct progress *p, uint64_t done, double rate, char *out, size_t size)
{
    double left = rate > 0 ? (double)(p->games - done) / rate : 0;
    if (done == 0)
        snprintf(out, size, "%s", say(fault_language(), "no game has ended yet"));
    else if (rate < 1)
        snprintf(out, size, say(fault_language(), "%.1f s each, %.0f s left"), 1 / rate, left);
    else
        snprintf(out, size, say(fault_language(), "%.0f games/s, %.0f s left"), rate, left);
}

/* Goes back to the start of the line first and wipes what is left of an older bar behind it. */
static void show_bar(const struct progress *p, uint64_t done, double rate)
{
    char text[96];
    unsigned filled = (unsigned)(done * BAR / p->games);
    fputs("\r[", stderr);
    for (unsigned i = 0; i < BAR; i++)
        fputs(i < filled ? "█" : "·", stderr);
    say_rate(p, done, rate, text, sizeof text);
    fprintf(stderr, "] %" PRIu64 "/%" PRIu64 "  %s \033[K", done, p->games, text);
}

/* Cheap when it is not due: one look at the clock. */
void progress_show(struct progress *p, uint64_t done)
{
    double time = now();
    if (p->quiet || time < p->next)
        return;
    double rate = (double)done / (time - p->began);
    p->next = time + (p->terminal ? bar_seconds : line_seconds);
    p->shown = true;
    if (p->terminal) {
        show_bar(p, done, rate);
        return;
    }
    char text[96];
    say_rate(p, done, rate, text, sizeof text);
    fprintf(stderr, say(fault_language(), "%llu of %llu games, %s\n"), (unsigned long long)done,
            (unsigned long long)p->games, text);
}

/* The carriage return and the wipe remove the bar before the line takes its place. */
void progress_end(struct progress *p, uint64_t done)
{
    double seconds = now() - p->began;
    if (!p->shown)
        return;
    fputs(p->terminal ? "\r\033[K" : "", stderr);
    if ((double)done >= seconds)
        fprintf(stderr, say(fault_language(), "%llu games in %.1f s, %.0f games/s\n"), (unsigned long long)done,
                seconds, (double)done / seconds);
    else
        fprintf(stderr, say_n(fault_language(), "%llu game in %.1f s\n", "%llu games in %.1f s\n", done),
                (unsigned long long)done, seconds);
}
