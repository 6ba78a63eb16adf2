/* The plots of an arena's page: inline SVG whose colours come from the page's style, so that light and dark both work.
 * html.c calls them; each writes one figure. */
#ifndef CLI_ARENA_PLOTS_H
#define CLI_ARENA_PLOTS_H

#include "cli/arena/arena.h"

/* Writes text of strangers, safe inside a page and inside an attribute in double quotes. */
void plot_text(struct sink *out, const char *text);

/* A dot with its whiskers for each row, on a common scale. */
struct plot_row {
    const char *label, *group; /* group: a heading above the row, or NULL */
    struct interval x;
    double par;      /* a mark to compare with, or NAN */
    unsigned colour; /* a number; taken modulo the eight colours of the page */
};

/* How the numbers of an axis are written. */
struct plot_scale {
    const char *label, *format; /* of the axis and of its numbers, e.g. "%+.0f" */
    double factor;              /* numbers are shown multiplied by it */
    bool zero_to_one;           /* a share: the whole of it is shown */
};

/* The rows from top to bottom, as they are given. The title is trusted text of this program. */
void plot_rows(struct sink *out, const char *title, const struct plot_row *row, unsigned count,
               const struct plot_scale *scale);

/* The running share of every player, and the running log likelihood ratio, over the deal groups. */
void plot_course(struct sink *out, const struct arena_sheet *sheet);
void plot_test(struct sink *out, const struct arena_sheet *sheet);

/* How many rounds games took. */
void plot_lengths(struct sink *out, const struct arena_sheet *sheet);

#endif
