/* Draws strength with dots of an eighth of a cell. Nobody needs colours to read it: the letters of the seats ride on
 * their lines, and stand beside them with their shares. */
#include "tui/replay/graph.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/bits.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/help.h"

/* Columns of the scale and of a share; columns from letter to letter; rows from which turns are numbered. */
enum { SCALE = 5, SHARE = 8, LETTER_EVERY = 26, TALL = 7 };

/* ---- Coordinates ------------------------------------------------------------------------------------------------- */

/* The shares between which the lines run, in whole tenths. */
struct range {
    unsigned low, high;
};

/* Over the whole game, so that the scale stays the same while one goes through it. A game without differences gets
 * the whole scale. */
static struct range range_of(const struct graph *g)
{
    enum { TENTH = STRENGTH_ALL / 10 };
    struct range range = {STRENGTH_ALL, 0};
    for (unsigned long i = 0; i < g->film->count; i++)
        for (unsigned k = 0; k < g->film->r->seats; k++) {
            unsigned share = g->film->frame[i].strength[g->measure][k];
            range.low = share < range.low ? share : range.low;
            range.high = share > range.high ? share : range.high;
        }
    range.low = range.low / TENTH * TENTH;
    range.high = (range.high + TENTH - 1) / TENTH * TENTH;
    return range.high > range.low ? range : (struct range){0, STRENGTH_ALL};
}

/* The dot of a share, counted from above. */
static int dot_of(struct area plot, unsigned share, struct range range)
{
    int dots = 4 * plot.height - 1;
    return 4 * plot.y + dots - (int)((unsigned)dots * (share - range.low) / (range.high - range.low));
}

/* Two dots for each column. */
static unsigned long frame_of_dot(const struct film *film, int width, int dot)
{
    return film_frame_at(film, film_time_end(film) * (unsigned long)dot / (unsigned long)(2 * width - 1));
}

/* Where a frame stands. */
static int column_of(const struct film *film, struct area plot, unsigned long frame)
{
    return plot.x + (int)(film_time(film, frame) * (unsigned long)(plot.width - 1) / film_time_end(film));
}

/* Clicks beyond the ends mean the ends. */
unsigned long graph_frame(const struct film *film, struct area plot, int x)
{
    if (x <= plot.x)
        return 0;
    return x >= plot.x + plot.width - 1 ? film_last(film) : frame_of_dot(film, plot.width, 2 * (x - plot.x) + 1);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* From dot to dot, with the rows between them filled, so that a leap is a stroke and no gap. */
static void draw_line(struct canvas *c, const struct graph *g, unsigned seat, struct area plot, struct range range)
{
    int before = -1;
    for (int i = 0; i < 2 * plot.width; i++) {
        int y = dot_of(plot, g->film->frame[frame_of_dot(g->film, plot.width, i)].strength[g->measure][seat], range);
        int step = before < y ? 1 : -1;
        for (int k = before < 0 ? y : before; k != y; k += step)
            canvas_dot(c, 2 * plot.x + i, k, scene_ink(g->scene, seat));
        canvas_dot(c, 2 * plot.x + i, y, scene_ink(g->scene, seat));
        before = y;
    }
}

/* The seat's letter on its line in a column. */
static void put_letter(struct canvas *c, const struct graph *g, unsigned seat, struct area plot, struct range range,
                       int x)
{
    unsigned share = g->film->frame[graph_frame(g->film, plot, x)].strength[g->measure][seat];
    canvas_put(c, x, dot_of(plot, share, range) / 4, ink_with(scene_ink(g->scene, seat), INK_BOLD),
               g->scene->side[seat].letter);
}

/* Spread evenly, each seat in turn, and never where the cursor is: it has letters of its own. */
static void put_letters(struct canvas *c, const struct graph *g, struct area plot, struct range range)
{
    unsigned seats = g->film->r->seats;
    int times = plot.width / LETTER_EVERY > 0 ? plot.width / LETTER_EVERY : 1, all = times * (int)seats;
    for (int i = 0; i < all; i++) {
        int x = plot.x + (2 * i + 1) * plot.width / (2 * all);
        if (abs(x - column_of(g->film, plot, g->at)) > 2)
            put_letter(c, g, (unsigned)i % seats, plot, range, x);
    }
}

/* ---- Scale and cursor -------------------------------------------------------------------------------------------- */

/* How far labels are from each other: a round share that divides the range and leaves rows between them. */
static unsigned share_step(struct area plot, struct range range)
{
    static const unsigned steps[] = {STRENGTH_ALL / 10, STRENGTH_ALL / 5, STRENGTH_ALL / 2};
    unsigned span = range.high - range.low, rows = (unsigned)plot.height - 1;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (span % steps[i] == 0 && rows * steps[i] >= 3 * span)
            return steps[i];
    return span;
}

/* Fine points across the graph, where no line is. */
static void draw_guide(struct canvas *c, struct area plot, int y)
{
    for (int x = plot.x + 3; x < plot.x + plot.width; x += 4)
        if (canvas_at(c, x, y) != NULL && canvas_at(c, x, y)->text[0] == ' ')
            canvas_put(c, x, y, ink_dim, "·");
}

/* Behind the lines: points only where nothing is drawn yet. */
static void draw_scale(struct canvas *c, struct area plot, struct range range)
{
    unsigned step = share_step(plot, range);
    for (int y = 0; y < plot.height; y++)
        canvas_put(c, plot.x - 1, plot.y + y, ink_dim, "│");
    for (unsigned share = range.low; share <= range.high; share += step) {
        int y = dot_of(plot, share, range) / 4;
        canvas_printf(c, plot.x - SCALE, y, ink_dim, "%3u%%", share / 10);
        canvas_put(c, plot.x - 1, y, ink_dim, "┤");
        if (share > range.low && share < range.high)
            draw_guide(c, plot, y);
    }
}

/* A round number of turns between two labels. */
static unsigned long label_step(unsigned long turns, int width)
{
    static const unsigned long steps[] = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000};
    size_t i = 0;
    while (i + 1 < sizeof steps / sizeof steps[0] && steps[i] * (unsigned long)width < 8 * turns)
        i++;
    return steps[i];
}

/* Labels are numbers of turns; one that would run over the edge is left out. */
static void draw_turns(struct canvas *c, const struct graph *g, struct area plot)
{
    unsigned long turns = g->film->turns, step = label_step(turns, plot.width);
    int y = plot.y + plot.height;
    for (int x = 0; x < plot.width; x++)
        canvas_put(c, plot.x + x, y, ink_dim, "─");
    canvas_put(c, plot.x - 1, y, ink_dim, "└");
    for (unsigned long t = step; t < turns; t += step) {
        int x = plot.x + (int)(t * (unsigned long)(plot.width - 1) / turns);
        if (x + 5 < plot.x + plot.width)
            canvas_printf(c, x, y, ink_dim, "┴%lu", t);
    }
}

/* The frame that is shown, with everybody's letter at the height of their share. */
static void draw_cursor(struct canvas *c, const struct graph *g, struct area plot, struct range range)
{
    int x = column_of(g->film, plot, g->at);
    for (int y = 0; y < plot.height; y++)
        canvas_put(c, x, plot.y + y, ink_bold, "┃");
    for (unsigned i = 0; i < g->film->r->seats; i++)
        canvas_put(c, x, dot_of(plot, g->film->frame[g->at].strength[g->measure][i], range) / 4,
                   ink_with(scene_field(g->scene, i), INK_BOLD), g->scene->side[i].letter);
}

/* ---- Shares ------------------------------------------------------------------------------------------------------ */

/* Seats by their share, the strongest first. */
static void sort_seats(const struct graph *g, unsigned seat[HG_SEATS_MAX])
{
    const uint16_t *share = g->film->frame[g->at].strength[g->measure];
    for (unsigned i = 0; i < g->film->r->seats; i++) {
        unsigned k = i;
        for (; k > 0 && share[seat[k - 1]] < share[i]; k--)
            seat[k] = seat[k - 1];
        seat[k] = i;
    }
}

/* A share in percent. */
static unsigned percent(const struct graph *g, unsigned seat)
{
    return (g->film->frame[g->at].strength[g->measure][seat] + 5u) / 10;
}

/* Below each other, in two columns where they are too many. */
static void draw_shares(struct canvas *c, const struct graph *g, struct area at)
{
    unsigned seat[HG_SEATS_MAX];
    sort_seats(g, seat);
    for (int i = 0; i < (int)g->film->r->seats; i++) {
        int x = at.x + i / at.height * SHARE, y = at.y + i % at.height;
        canvas_printf(c, x, y, ink_with(scene_field(g->scene, seat[i]), INK_BOLD), " %s ",
                      g->scene->side[seat[i]].letter);
        canvas_printf(c, x + 3, y, ink_plain, "%3u%%", percent(g, seat[i]));
    }
}

/* The plot is what is left between the scale and the shares. */
struct area graph_draw(struct canvas *c, const struct graph *g, struct area at)
{
    bool turns = at.height >= TALL;
    int height = turns ? at.height - 1 : at.height;
    int columns = ((int)g->film->r->seats + height - 1) / height;
    struct area plot = {at.x + SCALE, at.y, at.width - SCALE - columns * SHARE - 1, height};
    struct range range = range_of(g);
    for (unsigned i = 0; i < g->film->r->seats; i++)
        draw_line(c, g, i, plot, range);
    draw_scale(c, plot, range);
    if (turns)
        draw_turns(c, g, plot);
    put_letters(c, g, plot, range);
    draw_cursor(c, g, plot, range);
    draw_shares(c, g, (struct area){plot.x + plot.width + 1, at.y, columns * SHARE, height});
    return plot;
}

/* ---- What it is made of ------------------------------------------------------------------------------------------ */

/* Columns before and behind the name of a seat. */
enum { NAME_AT = 15 };

/* What the parts of strength are called. */
static const char *const words[STRENGTH_KINDS] = {
    [STRENGTH_UNITS] = SAID("units"), [STRENGTH_PLACES] = SAID("places"), [STRENGTH_INCOME] = SAID("income"),
    [STRENGTH_GOALS] = SAID("goals"), [STRENGTH_SHIPS] = SAID("ships"),   [STRENGTH_ADVANCE] = SAID("advance"),
    [STRENGTH_SCORE] = SAID("score"),
};

/* With who played it, where there is room for that. */
static void name_seat(const struct graph *g, unsigned seat, int room, char *out, size_t size)
{
    snprintf(out, size, "%s (%s)", scene_army(g->scene, seat),
             help_player(g->scene->language, record_header(g->film->reader)->seat[seat].player));
    if ((int)term_text_width(out) > room)
        snprintf(out, size, "%s", scene_army(g->scene, seat));
}

/* The parts of the strength of a seat. Returns their columns. */
static int name_parts(const struct graph *g, unsigned seat, const struct strength_part *part, unsigned parts,
                      const char *between, char *out, size_t size)
{
    int used = 0;
    for (unsigned i = 0; i < parts && (size_t)used < size; i++)
        used += snprintf(out + used, size - (size_t)used, "%s%s %u", i > 0 ? between : "",
                         say(g->scene->language, words[part[i].kind]), part[i].of[seat]);
    return (int)term_text_width(out);
}

/* Name on the left, the parts of the strength on the right; the latter are never cut, and closer together where the
 * name would be. */
static void legend_line(struct canvas *c, const struct graph *g, unsigned seat, const struct strength_part *part,
                        unsigned parts, struct area at)
{
    char facts[160] = "", name[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    int wide = name_parts(g, seat, part, parts, " · ", facts, sizeof facts);
    if (at.width - wide - NAME_AT < (int)term_text_width(scene_army(g->scene, seat)))
        wide = name_parts(g, seat, part, parts, " ", facts, sizeof facts);
    int x = at.x + canvas_printf(c, at.x, at.y, ink_with(scene_field(g->scene, seat), INK_BOLD), " %s ",
                                 g->scene->side[seat].letter);
    name_seat(g, seat, at.width - wide - NAME_AT, name, sizeof name);
    bool won = (g->scene->s->winners >> seat & 1) != 0;
    x += canvas_put(c, x, at.y, ink_bold, won ? " ★ " : "   ");
    x += canvas_printf(c, x, at.y, ink_bold, "%2u%% ", percent(g, seat));
    canvas_fit(c, x + 1, at.y, at.x + at.width - wide - 3 - x, scene_ink(g->scene, seat), name);
    canvas_put(c, at.x + at.width - wide - 1, at.y, ink_plain, facts);
}

/* In the order of strength, so that it changes as one goes through the game. */
void graph_legend(struct canvas *c, const struct graph *g, struct area at)
{
    struct strength_part part[STRENGTH_PARTS];
    unsigned parts = strength_parts(g->film->r, g->scene->s, part), seat[HG_SEATS_MAX];
    sort_seats(g, seat);
    for (int i = 0; i < (int)g->film->r->seats && i < at.height; i++)
        legend_line(c, g, seat[i], part, parts, (struct area){at.x, at.y + i, at.width, 1});
}
