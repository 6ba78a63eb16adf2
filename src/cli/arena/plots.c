/* Draws by hand: a plot is a few lines, circles and words. Lengths are units of the SVG's own; the page scales it. */
#include "cli/arena/plots.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* Room on the left for numbers of an axis, and the whole width. */
    SIDE = 56,
    WIDTH = 520,
    /* Room on the left for the names of rows, and on the right. */
    LEFT = 130,
    RIGHT = 22,
    /* Height of a row. */
    ROW = 24,
    /* Height of plots that are not made of rows, with room above and below the drawing. */
    HEIGHT = 250,
    TOP = 14,
    BOTTOM = 40,
    /* The most points of a line, so that a page of a long tournament stays small. */
    POINTS = 240,
    /* How many bars lengths are sorted into. */
    BARS = 40
};

/* Five characters have a meaning in pages; the apostrophe stands in no attribute of ours. */
void plot_text(struct sink *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '<')
            sink_text(out, "&lt;");
        else if (*text == '>')
            sink_text(out, "&gt;");
        else if (*text == '&')
            sink_text(out, "&amp;");
        else if (*text == '"')
            sink_text(out, "&quot;");
        else
            sink_put(out, *text);
    }
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

/* From figures to the drawing. */
struct frame {
    double low, high; /* of the axis along which figures lie */
    double from, to;  /* its ends in the drawing */
};

/* What lies outside is drawn at the edge. */
static double at(const struct frame *frame, double x)
{
    double part = (x - frame->low) / (frame->high - frame->low);
    return frame->from + fmin(1, fmax(0, part)) * (frame->to - frame->from);
}

/* The title is said to those who can't see the plot, too. */
static void begin(struct sink *out, const char *title, unsigned height)
{
    sink_print(out, "<figure><figcaption>%s</figcaption><svg viewBox=\"0 0 %d %u\" role=\"img\" aria-label=\"%s\">\n",
               title, WIDTH, height, title);
}

/* Closes what begin has opened. */
static void end(struct sink *out)
{
    sink_text(out, "</svg></figure>\n");
}

/* A round step that cuts the span into about five. */
static double step_of(double span)
{
    double rough = span / 5, ten = pow(10, floor(log10(rough))), lead = rough / ten;
    return ten * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

/* Upright lines with numbers below them. */
static void upright_grid(struct sink *out, const struct frame *x, unsigned top, unsigned bottom,
                         const struct plot_scale *scale)
{
    double step = step_of(x->high - x->low);
    for (double v = ceil(x->low / step) * step; v <= x->high + step / 1e6; v += step) {
        sink_print(out,
                   "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%u\" y2=\"%u\"/><text class=\"tick mid\" "
                   "x=\"%.1f\" y=\"%u\">",
                   at(x, v), at(x, v), top, bottom, at(x, v), bottom + 16);
        sink_print(out, scale->format, fabs(v) < step / 1e6 ? 0.0 : v * scale->factor);
        sink_text(out, "</text>\n");
    }
    sink_print(out, "<text class=\"axis mid\" x=\"%.1f\" y=\"%u\">%s</text>\n", (x->from + x->to) / 2, bottom + 32,
               scale->label);
}

/* Level lines with numbers on their left. */
static void level_grid(struct sink *out, const struct frame *y, const struct plot_scale *scale)
{
    double step = step_of(y->high - y->low);
    for (double v = ceil(y->low / step) * step; v <= y->high + step / 1e6; v += step) {
        sink_print(out,
                   "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><text class=\"tick end\" "
                   "x=\"%d\" y=\"%.1f\">",
                   SIDE, WIDTH - RIGHT, at(y, v), at(y, v), SIDE - 8, at(y, v) + 4);
        sink_print(out, scale->format, fabs(v) < step / 1e6 ? 0.0 : v * scale->factor);
        sink_text(out, "</text>\n");
    }
}

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

/* From the lowest whisker to the highest, with a little room; or all from 0 to 1. */
static struct frame frame_of(const struct plot_row *row, unsigned count, bool zero_to_one)
{
    struct frame frame = {0, 1, LEFT, WIDTH - RIGHT};
    if (zero_to_one || count == 0)
        return frame;
    frame.low = frame.high = row[0].x.middle;
    for (unsigned i = 0; i < count; i++) {
        frame.low = fmin(frame.low, row[i].x.low);
        frame.high = fmax(frame.high, row[i].x.high);
    }
    double room = fmax(1, (frame.high - frame.low) * 0.06);
    frame.low -= room;
    frame.high += room;
    return frame;
}

/* What has room of a label, between characters; all of it shows under the pointer. */
static void put_label(struct sink *out, const char *label)
{
    enum { ROOM = 17 };
    size_t bytes = 0;
    for (unsigned used = 0; used < ROOM && label[bytes] != '\0'; used++)
        do
            bytes++;
        while (((unsigned char)label[bytes] & 0xc0) == 0x80);
    char cut[ROOM * 4 + 1];
    snprintf(cut, sizeof cut, "%.*s", (int)bytes, label);
    plot_text(out, cut);
    if (label[bytes] == '\0')
        return;
    sink_text(out, "…<title>");
    plot_text(out, label);
    sink_text(out, "</title>");
}

/* The label is cut to what has room; the title appears when the mouse rests on the dot. */
static void draw_row(struct sink *out, const struct plot_row *row, const struct frame *x, double y,
                     const struct plot_scale *scale)
{
    sink_print(out, "<text class=\"label end\" x=\"%d\" y=\"%.1f\">", LEFT - 12, y + 4);
    put_label(out, row->label);
    sink_text(out, "</text>");
    if (!isnan(row->par))
        sink_print(out, "<line class=\"par\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", at(x, row->par),
                   at(x, row->par), y - 9, y + 9);
    sink_print(out,
               "<g class=\"c%u\"><line class=\"whisker\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/><circle "
               "cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/><title>",
               row->colour % 8, at(x, row->x.low), at(x, row->x.high), y, y, at(x, row->x.middle), y);
    sink_print(out, scale->format, row->x.middle * scale->factor);
    sink_text(out, " (");
    sink_print(out, scale->format, row->x.low * scale->factor);
    sink_text(out, " to ");
    sink_print(out, scale->format, row->x.high * scale->factor);
    sink_text(out, ")</title></g>\n");
}

/* A group's heading takes a row of its own. */
void plot_rows(struct sink *out, const char *title, const struct plot_row *row, unsigned count,
               const struct plot_scale *scale)
{
    unsigned lines = count;
    struct frame x = frame_of(row, count, scale->zero_to_one);
    for (unsigned i = 0; i < count; i++)
        lines += row[i].group != NULL;
    unsigned bottom = TOP + lines * ROW;
    begin(out, title, bottom + BOTTOM);
    upright_grid(out, &x, TOP, bottom, scale);
    double y = TOP + ROW / 2.0;
    for (unsigned i = 0; i < count; i++, y += ROW) {
        if (row[i].group != NULL) {
            /* It has its line to itself, and may be longer than the column of labels. */
            sink_print(out, "<text class=\"group\" x=\"4\" y=\"%.1f\">", y + 4);
            plot_text(out, row[i].group);
            sink_text(out, "</text>\n");
            y += ROW;
        }
        draw_row(out, &row[i], &x, y, scale);
    }
    end(out);
}

/* ---- Courses ----------------------------------------------------------------------------------------------------- */

/* A drawing of figures over the groups: frames, and after which groups points are set. */
struct course {
    struct sink *out;
    struct frame x, y;
    uint64_t groups, stride;
};

/* The frame of a plot over time: groups from left to right, the figure from bottom to top. */
static struct course course_of(struct sink *out, const struct arena_sheet *sheet, double low, double high)
{
    uint64_t groups = sheet->report->groups;
    struct course c = {out, {0, (double)groups, SIDE, WIDTH - RIGHT}, {low, high, HEIGHT - BOTTOM, TOP}, groups, 1};
    c.stride = groups / POINTS + 1;
    return c;
}

/* The last group always gets a point, so that the line ends where the table does. */
static bool is_point(const struct course *c, uint64_t group)
{
    return group % c->stride == 0 || group == c->groups;
}

/* Adds one point to a line that is being written. */
static void point(const struct course *c, uint64_t group, double y)
{
    sink_print(c->out, "%.1f,%.1f ", at(&c->x, (double)group), at(&c->y, y));
}

/* What an entrant got in a group, mirror games left out. */
static double points_of(const struct arena_sheet *sheet, uint64_t group, unsigned entrant)
{
    const struct arena_plan *plan = sheet->plan;
    double sum = 0;
    for (unsigned k = 0; k < plan->rivals; k++)
        for (unsigned i = 0; i < plan->rules.seats; i++)
            if (plan->seating[k].entrant[i] == entrant)
                sum += arena_score(&sheet->games->result[group * plan->seatings + k], i);
    return sum;
}

/* The running share, with a dashed line at par. */
static void draw_course(const struct course *c, const struct arena_sheet *sheet, unsigned entrant)
{
    const struct arena_entrant *e = &sheet->report->entrant[entrant];
    double sum = 0, games = e->games / (double)c->groups;
    sink_print(c->out,
               "<line class=\"par\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><g class=\"c%u\"><polyline points=\"",
               SIDE, WIDTH - RIGHT, at(&c->y, e->par), at(&c->y, e->par), entrant % 8);
    for (uint64_t group = 1; group <= c->groups; group++) {
        sum += points_of(sheet, group - 1, entrant);
        if (is_point(c, group))
            point(c, group, sum / ((double)group * games));
    }
    sink_text(c->out, "\"/><title>");
    plot_text(c->out, sheet->plan->roster.entrant[entrant].text);
    sink_text(c->out, "</title></g>\n");
}

static const struct plot_scale groups_scale = {"deal groups", "%.0f", 1, false};

/* Lines of all players in one frame, each with its par, so that one sees when the order became clear. */
void plot_course(struct sink *out, const struct arena_sheet *sheet)
{
    static const struct plot_scale shares = {"", "%.0f %%", 100, true};
    struct course c = course_of(out, sheet, 0, 1);
    begin(out, "Share of its games so far; dashed: at par", HEIGHT);
    level_grid(out, &c.y, &shares);
    upright_grid(out, &c.x, TOP, HEIGHT - BOTTOM, &groups_scale);
    for (unsigned i = 0; i < sheet->plan->roster.count; i++)
        if (sheet->report->entrant[i].games > 0)
            draw_course(&c, sheet, i);
    end(out);
}

/* Goes through all groups again, since the report keeps only the last ratio. */
void plot_test(struct sink *out, const struct arena_sheet *sheet)
{
    static const struct plot_scale llrs = {"", "%+.0f", 1, false};
    struct course c = course_of(out, sheet, -4, 4);
    struct arena_test test;
    begin(out, "Sequential test: log likelihood ratio so far", HEIGHT);
    level_grid(out, &c.y, &llrs);
    upright_grid(out, &c.x, TOP, HEIGHT - BOTTOM, &groups_scale);
    for (int side = -1; side <= 1; side += 2)
        sink_print(out, "<line class=\"bound\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>\n", SIDE, WIDTH - RIGHT,
                   at(&c.y, side * FIGURES_LLR_BOUND), at(&c.y, side * FIGURES_LLR_BOUND));
    sink_text(out, "<g class=\"c0\"><polyline points=\"");
    arena_test_begin(sheet->plan, &test);
    for (uint64_t group = 1; group <= c.groups; group++) {
        arena_test_add(sheet->plan, &sheet->games->result[(group - 1) * sheet->plan->seatings], &test);
        if (is_point(&c, group))
            point(&c, group, test.llr);
    }
    sink_text(out, "\"/></g>\n");
    end(out);
}

/* ---- Lengths ----------------------------------------------------------------------------------------------------- */

/* All games in bars of equal width in rounds. */
void plot_lengths(struct sink *out, const struct arena_sheet *sheet)
{
    static const struct plot_scale counts = {"", "%.0f", 1, false}, rounds = {"rounds", "%.0f", 1, false};
    unsigned most = 1, bar[BARS] = {0}, tallest = 1;
    for (uint64_t i = 0; i < sheet->report->games; i++)
        most = sheet->games->result[i].rounds > most ? sheet->games->result[i].rounds : most;
    unsigned wide = most / BARS + 1;
    for (uint64_t i = 0; i < sheet->report->games; i++)
        bar[sheet->games->result[i].rounds / wide]++;
    for (unsigned i = 0; i < BARS; i++)
        tallest = bar[i] > tallest ? bar[i] : tallest;
    struct frame x = {0, (double)BARS * wide, SIDE, WIDTH - RIGHT}, y = {0, tallest, HEIGHT - BOTTOM, TOP};
    begin(out, "How many rounds games took", HEIGHT);
    level_grid(out, &y, &counts);
    upright_grid(out, &x, TOP, HEIGHT - BOTTOM, &rounds);
    for (unsigned i = 0; i < BARS; i++)
        if (bar[i] > 0)
            sink_print(
                out,
                "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%u to %u rounds: %u "
                "games</title></rect>\n",
                at(&x, i * wide) + 1, at(&y, bar[i]), at(&x, wide) - at(&x, 0) - 2, HEIGHT - BOTTOM - at(&y, bar[i]),
                i * wide, i * wide + wide - 1, bar[i]);
    end(out);
}
