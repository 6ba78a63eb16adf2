/* The progress bar. Time is read here and nowhere near the results, so that they follow from the seed alone. */
#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "shell/term.h"

/* The bar's width in columns, and how long progress_wait waits. */
enum { BAR = 30, WAIT_NS = 5000000 };

/* No word before so many seconds; then a line or a bar every so many. */
static const double silent_seconds = 2, line_seconds = 5, bar_seconds = 0.1;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void progress_begin(struct progress *p, uint64_t games, bool quiet)
{
    struct term t = term_of(stderr);
    double began = now();
    *p = (struct progress){games, quiet, t.terminal, false, began, began + silent_seconds};
}

void progress_wait(void)
{
    nanosleep(&(struct timespec){0, WAIT_NS}, NULL);
}

/* Goes back to the start of the line first and wipes what is left of an older bar behind it. */
static void show_bar(const struct progress *p, uint64_t done, double rate)
{
    unsigned filled = (unsigned)(done * BAR / p->games);
    fputs("\r[", stderr);
    for (unsigned i = 0; i < BAR; i++)
        fputs(i < filled ? "█" : "·", stderr);
    fprintf(stderr, "] %" PRIu64 "/%" PRIu64 "  %.0f games/s  %.0f s left \033[K", done, p->games, rate,
            rate > 0 ? (double)(p->games - done) / rate : 0);
}

void progress_show(struct progress *p, uint64_t done)
{
    double time = now();
    if (p->quiet || time < p->next)
        return;
    double rate = (double)done / (time - p->began);
    p->next = time + (p->terminal ? bar_seconds : line_seconds);
    p->shown = true;
    if (p->terminal)
        show_bar(p, done, rate);
    else
        fprintf(stderr, "%" PRIu64 " of %" PRIu64 " games, %.0f games/s, %.0f s left\n", done, p->games, rate,
                rate > 0 ? (double)(p->games - done) / rate : 0);
}

void progress_end(struct progress *p, uint64_t done)
{
    double seconds = now() - p->began;
    if (!p->shown)
        return;
    fprintf(stderr, "%s%" PRIu64 " games in %.1f s, %.0f games/s\n", p->terminal ? "\r\033[K" : "", done, seconds,
            (double)done / seconds);
}
