/* Labels are placed one after the other, each on the free spot nearest to its point, then moved again as the others
 * have made room. It depends on who begins, so several beginnings are tried and the best result is kept. Rows count
 * double, because cells are twice as high as wide. The second half divides a screen into its panels. */
#include "tui/layout.h"

#include <stdlib.h>
#include <string.h>

/* How often labels are moved again; the size of a drawing. */
enum { PASSES = 8, DRAWING_WIDTH = 1000, DRAWING_HEIGHT = 700 };

/* Labels that are being placed. */
struct spread {
    const struct layout_item *item; /* labels with the points they belong to */
    unsigned count;
    struct area in;
    struct layout_spot *spot;   /* where they are now */
    bool placed[HG_PLACES_MAX]; /* those that stand in the way of others */
};

/* Drawings of editions are 1000 by 700, whatever the board. */
struct layout_spot layout_point(const struct layout_item *item, struct area in)
{
    return (struct layout_spot){in.x + item->x * in.width / DRAWING_WIDTH, in.y + item->y * in.height / DRAWING_HEIGHT};
}

/* Clamped into the area, so that labels at the edge stay whole. */
static int within(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/* Where the label would stand if it were alone. */
static struct layout_spot ideal(const struct layout_item *item, struct area in)
{
    struct layout_spot p = layout_point(item, in);
    p.x = within(p.x - item->width / 2, in.x, in.x + in.width - item->width);
    p.y = within(p.y - item->height / 2, in.y, in.y + in.height - item->height);
    return p;
}

/* Labels keep a blank column between each other, so that two names never read as one. */
static bool is_free(const struct spread *s, unsigned i, int x, int y)
{
    const struct layout_item *a = &s->item[i];
    for (unsigned k = 0; k < s->count; k++) {
        const struct layout_item *b = &s->item[k];
        /* Apart in columns, with a blank between them, or apart in rows. */
        if (k == i || !s->placed[k] || x > s->spot[k].x + b->width || s->spot[k].x > x + a->width ||
            y >= s->spot[k].y + b->height || s->spot[k].y >= y + a->height)
            continue;
        return false;
    }
    return true;
}

/* The square of a distance, in half rows. */
static int cost_of(int dx, int dy)
{
    return dx * dx + 4 * dy * dy;
}

/* One row: the nearest free column that costs less than the best so far. */
static void search_row(const struct spread *s, unsigned i, struct layout_spot at, int y, int *best,
                       struct layout_spot *out)
{
    const struct layout_item *item = &s->item[i];
    for (int dx = 0; cost_of(dx, y - at.y) < *best; dx++) {
        for (int sign = -1; sign <= 1; sign += 2) {
            int x = at.x + sign * dx;
            if (x < s->in.x || x + item->width > s->in.x + s->in.width || !is_free(s, i, x, y))
                continue;
            *best = cost_of(dx, y - at.y);
            *out = (struct layout_spot){x, y};
            return;
        }
    }
}

/* Rows are searched outwards from the ideal one, until even their nearest column would be farther away than what was
 * found. */
static bool place_label(struct spread *s, unsigned i)
{
    const struct layout_item *item = &s->item[i];
    struct layout_spot at = ideal(item, s->in), found = {-1, -1};
    int best = cost_of(s->in.width, s->in.height);
    for (int dy = 0; cost_of(0, dy) < best; dy++) {
        if (at.y - dy >= s->in.y)
            search_row(s, i, at, at.y - dy, &best, &found);
        if (at.y + dy + item->height <= s->in.y + s->in.height)
            search_row(s, i, at, at.y + dy, &best, &found);
        if (dy > s->in.height)
            break;
    }
    if (found.x < 0)
        return false;
    s->spot[i] = found;
    s->placed[i] = true;
    return true;
}

/* The total distance of all labels from where they belong. */
static long total_cost(const struct spread *s)
{
    long sum = 0;
    for (unsigned i = 0; i < s->count; i++) {
        struct layout_spot at = ideal(&s->item[i], s->in);
        sum += cost_of(s->spot[i].x - at.x, s->spot[i].y - at.y);
    }
    return sum;
}

/* Places all labels, beginning with another one each time, and keeps them moving while that helps. */
static bool place_all(struct spread *s, unsigned first)
{
    memset(s->placed, 0, sizeof s->placed);
    for (unsigned pass = 0; pass < PASSES; pass++)
        for (unsigned k = 0; k < s->count; k++) {
            unsigned i = pass % 2 == 0 ? (first + k) % s->count : (first + s->count - 1 - k) % s->count;
            s->placed[i] = false;
            if (!place_label(s, i))
                return false;
        }
    return true;
}

/* Every third label has a turn at being the first. That is a dozen tries of some microseconds each for the boards
 * that there are. */
bool layout_spread(const struct layout_item *item, unsigned count, struct area in, struct layout_spot *out)
{
    struct layout_spot tried[HG_PLACES_MAX];
    struct spread s = {item, count, in, tried, {false}};
    long best = -1;
    for (unsigned i = 0; i < count; i++)
        if (item[i].width > in.width || item[i].height > in.height)
            return false;
    for (unsigned first = 0; first < count; first += 3) {
        long cost = place_all(&s, first) ? total_cost(&s) : -1;
        if (cost < 0 || (best >= 0 && cost >= best))
            continue;
        best = cost;
        memcpy(out, tried, count * sizeof *out);
    }
    return best >= 0;
}

/* What variants of a board are compared by (board_conquest.c). */
int layout_strain(const struct layout_item *item, unsigned count, struct area in, const struct layout_spot *spot)
{
    long sum = 0;
    for (unsigned i = 0; i < count; i++) {
        struct layout_spot at = ideal(&item[i], in);
        sum += 10 * abs(spot[i].y - at.y) + 5 * abs(spot[i].x - at.x);
    }
    return count > 0 ? (int)(sum / (long)count) : 0;
}

/* ---- The screen -------------------------------------------------------------------------------------------------- */

/* Columns of the panels at the right side, and where there is plenty of them; from what size on they are there; rows of
 * question and story. */
enum { SIDE = 44, SIDE_PLENTY = 56, WIDE_COLUMNS = 120, PLENTY_COLUMNS = 160, WIDE_ROWS = 36, LOW = 8, HIGH = 13 };

/* Below each other: board, seats in one line each or in one, then question and story side by side. */
static void lay_narrow(int columns, int rows, unsigned seats, struct layout_screen *out)
{
    int strip = rows >= 30 ? (int)seats : (int)(seats + 2) / 3, low = rows >= 30 ? LOW + 2 : LOW - 1;
    int board = rows - 3 - strip - low;
    out->board = (struct area){0, 1, columns, board};
    out->place = (struct area){0, 1 + board, columns, 1};
    out->seats = (struct area){0, 2 + board, columns, strip};
    out->ask = (struct area){0, 2 + board + strip, columns / 2, low};
    out->log = (struct area){columns / 2, 2 + board + strip, columns - columns / 2, low};
}

/* The board with the question and the story below it; beside them who stands how. */
static void lay_wide(int columns, int rows, int seated, unsigned regions_count, struct layout_screen *out)
{
    int side = columns < PLENTY_COLUMNS ? SIDE : SIDE_PLENTY, left = columns - side, board = rows - 3 - HIGH;
    int regions = regions_count > 0 ? 2 + (int)regions_count : 0;
    out->wide = true;
    out->board = (struct area){0, 1, left - 1, board};
    out->place = (struct area){0, 1 + board, left, 1};
    out->ask = (struct area){0, 2 + board, left / 2, HIGH};
    out->log = (struct area){left / 2, 2 + board, left - left / 2, HIGH};
    out->seats = (struct area){left, 1, side, seated};
    out->regions = (struct area){left, 1 + seated, side, regions};
    out->hand = (struct area){left, 1 + seated + regions, side, rows - 2 - seated - regions};
}

/* Both conditions for the wide one: a terminal that is wide but low would have no rows left for the board. */
bool layout_screen(int columns, int rows, unsigned seats, unsigned neutrals, unsigned regions,
                   struct layout_screen *out)
{
    *out = (struct layout_screen){.title = {0, 0, columns, 1}, .keys = {0, rows - 1, columns, 1}};
    if (columns < LAYOUT_COLUMNS_LEAST || rows < LAYOUT_ROWS_LEAST)
        return false;
    if (columns >= WIDE_COLUMNS && rows >= WIDE_ROWS)
        lay_wide(columns, rows, 2 + 3 * (int)seats + (int)neutrals, regions, out);
    else
        lay_narrow(columns, rows, seats + neutrals, out);
    return true;
}
