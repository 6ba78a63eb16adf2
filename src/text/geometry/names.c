/* Where names and units stand: in the largest free rectangle around a place that its outline holds. A name that fits in
 * one line, two or three stands under the disc; if it fits nowhere the label is short. */
#include <string.h>

#include "text/geometry/inside.h"

enum { DISC = 2 * DISC_RADIUS + 2, PIVOT = 3, ENOUGH = 14000 };

/* ---- How large a name is ----------------------------------------------------------------------------------------- */

/* Of one letter, in hundredths of the height of the letters; generous, so that every usual face fits. */
static int letter_width(char c)
{
    if (strchr("iljtf'.,I ", c) != NULL)
        return 34;
    if (strchr("mwMW", c) != NULL)
        return 86;
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? 66 : 56;
}

int geometry_text_width(const char *text, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 0xc0)
            width += 62;
        else if (c < 0x80 && c != 0)
            width += letter_width(text[i]);
    }
    return (width * NAME_EM + 99) / 100;
}

size_t geometry_line(const char *name, int width)
{
    size_t length = strlen(name), end = 0;
    for (size_t i = 0; i <= length; i++)
        if ((i == length || name[i] == ' ') && geometry_text_width(name, i) <= width)
            end = i;
    return end;
}

/* Whether the name can be set in so many lines, each at most this wide. */
static bool is_settable(const char *name, unsigned lines, int width)
{
    while (lines-- > 0) {
        size_t length = geometry_line(name, width);
        if (name[length] == '\0')
            return true;
        if (length == 0)
            return false;
        name += length + 1;
    }
    return false;
}

struct geo_text geometry_measure(const char *name)
{
    struct geo_text text;
    int widest = geometry_text_width(name, strlen(name)), width = widest;
    for (unsigned lines = 1; lines <= LABEL_LINES; lines++) {
        while (width > 1 && is_settable(name, lines, width - 1))
            width--;
        text.lines[lines - 1] = (struct geo_size){(int16_t)(width + 2), (int16_t)(lines * NAME_LEADING)};
    }
    return text;
}

/* ---- Free rectangles --------------------------------------------------------------------------------------------- */

/* In how many lines the name fits into a rectangle under its disc; 0 if it doesn't. */
static unsigned lines_in(const struct geo_text *text, int wide, int high)
{
    for (unsigned i = 0; i < LABEL_LINES; i++)
        if (wide >= most(text->lines[i].w, DISC) && high >= DISC + text->lines[i].h)
            return i + 1;
    return 0;
}

static int64_t worth_of(const struct geo_place *place, int wide, int high)
{
    int64_t worth = least(wide * high, ENOUGH);
    for (unsigned i = 0; i < LANGUAGES; i++) {
        unsigned lines = lines_in(&place->name[i], wide, high);
        worth += lines > 0 ? 1000000 - (int64_t)lines * 2000 : 0;
    }
    if (wide >= DISC && high >= DISC)
        worth += 100000;
    return worth;
}

struct search {
    const struct geometry_work *w;
    enum geo_way way;
    unsigned place;
    int64_t worth;
    struct window found; /* in cells */
};

static bool is_free(const struct search *s, int x, int y)
{
    return seen_at(s->w->held, s->way, x, y) == s->place;
}

static void reach_sides(const struct search *s, int x, int y, int *left, int *right)
{
    int l = 0, r = 0;
    while (l < *left && is_free(s, x - l - 1, y))
        l++;
    while (r < *right && is_free(s, x + r + 1, y))
        r++;
    *left = l;
    *right = r;
}

static void weigh(struct search *s, struct window box)
{
    int64_t worth = worth_of(&s->w->board->place[s->place], box.w * CELL, box.h * CELL);
    if (worth > s->worth) {
        s->worth = worth;
        s->found = box;
    }
}

/* Every rectangle that holds this cell and can't grow sideways. */
static void search_around(struct search *s, int x, int y)
{
    int left = LONGER, right = LONGER;
    for (int top = y; is_free(s, x, top); top--) {
        reach_sides(s, x, top, &left, &right);
        int l = left, r = right;
        for (int low = y; is_free(s, x, low); low++) {
            reach_sides(s, x, low, &l, &r);
            weigh(s, (struct window){x - l, top, l + r + 1, low - top + 1});
        }
    }
}

static void search_free(struct search *s, struct geo_point at)
{
    int x = cell_of(at.x), y = cell_of(at.y);
    for (int v = -PIVOT; v <= PIVOT; v += PIVOT)
        for (int u = -PIVOT; u <= PIVOT; u += PIVOT)
            search_around(s, x + u, y + v);
}

/* ---- What stands in them ----------------------------------------------------------------------------------------- */

/* A number as near to the wish as the limits allow; their middle when they cross. */
static int16_t nearest_to(int wish, int low, int high)
{
    if (low > high)
        return (int16_t)((low + high) / 2);
    return (int16_t)most(low, least(wish, high));
}

/* From the place's `at` a part of the way to the middle of its cell. */
static struct geo_point wish_of(const struct search *s, struct geo_point at)
{
    int64_t x = 0, y = 0, n = 0;
    for (int k = 0; k < RASTER; k++)
        if (s->w->held[k] == s->place) {
            x += k % WIDE;
            y += k / WIDE;
            n++;
        }
    if (n == 0)
        return at;
    struct geo_point middle = {(int16_t)(x * CELL / n - MARGIN + 2), (int16_t)(y * CELL / n - MARGIN + 2)};
    middle = seen_point(middle, s->way);
    return (struct geo_point){(int16_t)((at.x * 3 + middle.x * 2) / 5), (int16_t)((at.y * 3 + middle.y * 2) / 5)};
}

static void place_name(const struct geo_text *text, unsigned language, struct geo_label *label)
{
    unsigned lines = lines_in(text, label->box.w, label->box.h);
    struct geo_size size = lines > 0 ? text->lines[lines - 1] : (struct geo_size){2 * NAME_EM, NAME_LEADING};
    label->lines[language] = (uint8_t)lines;
    label->name[language] = (struct geo_box){(int16_t)(label->anchor.x - size.w / 2),
                                             (int16_t)(label->anchor.y + DISC_RADIUS + 1), size.w, size.h};
}

/* The disc stands where all names that fit have room around it. */
static void place_disc(const struct geo_place *place, struct geo_point wish, struct geo_label *label)
{
    const struct geo_box *box = &label->box;
    int half = DISC / 2, under = 0;
    for (unsigned i = 0; i < LANGUAGES; i++) {
        unsigned lines = lines_in(&place->name[i], box->w, box->h);
        half = lines == 0 ? half : most(half, (place->name[i].lines[lines - 1].w + 1) / 2);
        under = lines == 0 ? under : most(under, place->name[i].lines[lines - 1].h);
    }
    wish.y = (int16_t)(wish.y - under / 3);
    label->anchor = (struct geo_point){nearest_to(wish.x, box->x + half, box->x + box->w - half),
                                       nearest_to(wish.y, box->y + DISC / 2, box->y + box->h - DISC / 2 - under)};
}

static void label_place(struct geometry_work *w, enum geo_way way, unsigned i)
{
    const struct geo_place *place = &w->board->place[i];
    struct geo_label *label = &w->g->layout[way].label[i];
    struct geo_point at = seen_point(place->at, way);
    struct search s = {w, way, i, 0, {cell_of(at.x), cell_of(at.y), 0, 0}};
    search_free(&s, at);
    label->box = (struct geo_box){(int16_t)(s.found.x * CELL - MARGIN), (int16_t)(s.found.y * CELL - MARGIN),
                                  (int16_t)(s.found.w * CELL), (int16_t)(s.found.h * CELL)};
    place_disc(place, wish_of(&s, at), label);
    for (unsigned k = 0; k < LANGUAGES; k++)
        place_name(&place->name[k], k, label);
}

void layout_labels(struct geometry_work *w, enum geo_way way)
{
    for (unsigned i = 0; i < w->board->places; i++)
        label_place(w, way, i);
}
