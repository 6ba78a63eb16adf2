/* Cells and what can be written into them. Everything outside is left out in silence, so that whoever draws need not
 * ask how large the screen is. Widths are those of the characters as terminals show them (shell/term.h), not
 * bytes. */
#include "tui/canvas.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "shell/term.h"
#include "text/utf8.h"

/* Black and white of the colour cube, which no palette changes; the first Braille pattern. */
enum { BLACK = 16, WHITE = 231, BRAILLE = 0x2800 };

const struct ink ink_plain = {INK_DEFAULT, INK_DEFAULT, 0};
const struct ink ink_bold = {INK_DEFAULT, INK_DEFAULT, INK_BOLD};
const struct ink ink_dim = {INK_DEFAULT, INK_DEFAULT, INK_DIM};
const struct ink ink_bar = {INK_DEFAULT, INK_DEFAULT, INK_REVERSE};

/* ---- Inks -------------------------------------------------------------------------------------------------------- */

/* The nearest of the 256 colours that terminals have. */
struct ink ink_text(const char *hex)
{
    struct ink ink = ink_plain;
    if (hex != NULL)
        ink.fg = (int16_t)term_colour_index(hex);
    return ink;
}

/* Without colours the field is told by reversed video. */
struct ink ink_field(const char *hex)
{
    unsigned long rgb = hex != NULL ? strtoul(hex + 1, NULL, 16) : 0x808080;
    unsigned long light = 3 * (rgb >> 16 & 0xff) + 6 * (rgb >> 8 & 0xff) + (rgb & 0xff);
    struct ink ink = {light > 1150 ? BLACK : WHITE, INK_DEFAULT, 0};
    ink.bg = (int16_t)term_colour_index(hex != NULL ? hex : "#808080");
    return ink;
}

/* Flags are added; none is ever taken away. */
struct ink ink_with(struct ink ink, unsigned flags)
{
    ink.flags = (uint8_t)(ink.flags | flags);
    return ink;
}

/* ---- Cells ------------------------------------------------------------------------------------------------------- */

/* A canvas is made anew for every screen that is shown: some ten kilobytes, and nothing of the last one can shine
 * through. */
bool canvas_open(struct canvas *c, int columns, int rows)
{
    *c = (struct canvas){columns, rows, calloc((size_t)columns * (size_t)rows, sizeof *c->cell)};
    if (c->cell == NULL)
        return false;
    canvas_clear(c);
    return true;
}

/* Closing twice, or what was never opened, does no harm. */
void canvas_close(struct canvas *c)
{
    free(c->cell);
    *c = (struct canvas){0, 0, NULL};
}

/* Blanks in the terminal's own colours, with no meaning for clicks. */
void canvas_clear(struct canvas *c)
{
    for (int i = 0; i < c->columns * c->rows; i++)
        c->cell[i] = (struct cell){" ", ink_plain, {HIT_NONE, 0}};
}

/* All of it. */
struct area canvas_area(const struct canvas *c)
{
    return (struct area){0, 0, c->columns, c->rows};
}

/* NULL outside, which is the one place where the edges are looked at. */
static struct cell *cell_at(const struct canvas *c, int x, int y)
{
    return x >= 0 && y >= 0 && x < c->columns && y < c->rows ? &c->cell[y * c->columns + x] : NULL;
}

/* For whoever shows a canvas, and for tests that read it. */
const struct cell *canvas_at(const struct canvas *c, int x, int y)
{
    return cell_at(c, x, y);
}

/* A character that is longer than a cell can hold is no character that terminals show in one. */
static void write_cell(struct canvas *c, int x, int y, struct ink ink, const char *text, size_t length)
{
    struct cell *cell = cell_at(c, x, y);
    if (cell == NULL || length >= sizeof cell->text)
        return;
    memcpy(cell->text, text, length);
    cell->text[length] = '\0';
    cell->ink = ink;
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

/* What may not be shown, such as control characters in a name, is replaced (term_shown). A character of two columns
 * leaves the second cell empty, and is left out where only one column is left. */
int canvas_put(struct canvas *c, int x, int y, struct ink ink, const char *text)
{
    int began = x;
    for (size_t length; *text != '\0' && x < c->columns; text += length) {
        unsigned wide = term_next_width(text, &length);
        if (wide == 0 || x + (int)wide > c->columns)
            continue;
        size_t bytes = length;
        const char *shown = term_shown(text, &bytes);
        write_cell(c, x, y, ink, shown, bytes);
        if (wide == 2)
            write_cell(c, x + 1, y, ink, "", 0);
        x += (int)wide;
    }
    return x - began;
}

/* Longer texts than this buffer are no lines of a screen. */
int canvas_printf(struct canvas *c, int x, int y, struct ink ink, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return canvas_put(c, x, y, ink, text);
}

/* A blank before a sign that belongs to the word before it, or behind an opening quotation mark, as French writes them,
 * is no place to break a line. */
static bool may_break(const char *text, const char *blank)
{
    static const char *const bound[] = {";", ":", "?", "!", "»"};
    for (size_t i = 0; i < sizeof bound / sizeof bound[0]; i++)
        if (strncmp(blank + 1, bound[i], strlen(bound[i])) == 0)
            return false;
    return blank - text < 2 || strncmp(blank - 2, "«", 2) != 0;
}

/* How many bytes of the text fit into the width, ended between words where there are any. */
static size_t bytes_that_fit(const char *text, unsigned width)
{
    size_t fits = 0, between = 0, length;
    unsigned used = 0;
    for (const char *at = text; *at != '\0'; at += length) {
        unsigned wide = term_next_width(at, &length);
        if (used + wide > width)
            return between > 0 && (*at != ' ' || !may_break(text, at)) ? between : fits;
        if (*at == ' ' && may_break(text, at))
            between = fits;
        used += wide;
        fits += length;
    }
    return fits;
}

/* The same rule by which canvas_wrap breaks, for those who break lines by themselves. */
size_t canvas_bytes(const char *text, int width)
{
    return bytes_that_fit(text, (unsigned)width);
}

/* All of its columns are filled, so that a shorter text wipes away what stood there. */
void canvas_fit(struct canvas *c, int x, int y, int width, struct ink ink, const char *text)
{
    char cut[1024];
    if (width <= 0)
        return;
    canvas_fill(c, (struct area){x, y, width, 1}, ink);
    if (term_text_width(text) <= (unsigned)width) {
        canvas_put(c, x, y, ink, text);
        return;
    }
    size_t bytes = bytes_that_fit(text, (unsigned)width - 1);
    snprintf(cut, sizeof cut, "%.*s…", (int)bytes, text);
    canvas_put(c, x, y, ink, cut);
}

/* Where the last entry before `end` begins. */
static size_t last_entry(const char *text, size_t end)
{
    while (end > 1 && strncmp(text + end - 2, "  ", 2) != 0)
        end--;
    return end > 1 ? end : 0;
}

/* The last entry stays in any case: it is how to leave. */
void canvas_bar(struct canvas *c, int x, int y, int width, struct ink ink, const char *text)
{
    char shown[1024];
    size_t last = last_entry(text, strlen(text)), end = last;
    snprintf(shown, sizeof shown, "%s", text);
    while (end > 2 && term_text_width(shown) > (unsigned)width) {
        end = last_entry(text, end - 2);
        snprintf(shown, sizeof shown, "%.*s…  %s", (int)end, text, text + last);
    }
    canvas_fit(c, x, y, width, ink, shown);
}

/* A word that is wider than the area is cut. A line break in the text ends its line; blanks at a break are
 * swallowed. */
int canvas_wrap(struct canvas *c, struct area in, struct ink ink, const char *text)
{
    int lines = 0;
    while (*text != '\0' && lines < in.height) {
        char line[1024];
        size_t paragraph = strcspn(text, "\n"), bytes;
        snprintf(line, sizeof line, "%.*s", (int)(paragraph < sizeof line ? paragraph : sizeof line - 1), text);
        bytes = bytes_that_fit(line, (unsigned)in.width);
        if (bytes == 0 && paragraph > 0)
            break;
        line[bytes] = '\0';
        if (c != NULL)
            canvas_put(c, in.x, in.y + lines, ink, line);
        text += bytes;
        text += bytes < paragraph ? strspn(text, " ") : *text == '\n';
        lines++;
    }
    return lines;
}

/* Also what an area is wiped with. */
void canvas_fill(struct canvas *c, struct area in, struct ink ink)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            write_cell(c, x, y, ink, " ", 1);
}

/* For a cursor over something that has been drawn already. */
void canvas_tint(struct canvas *c, struct area in, struct ink ink)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            if (cell_at(c, x, y) != NULL)
                cell_at(c, x, y)->ink = ink;
}

/* ---- Frames and lines -------------------------------------------------------------------------------------------- */

/* A title that has no room is left out rather than cut: half a title says less than none. */
struct area canvas_frame(struct canvas *c, struct area in, struct ink ink, const char *title)
{
    int right = in.x + in.width - 1, bottom = in.y + in.height - 1;
    for (int x = in.x + 1; x < right; x++) {
        canvas_put(c, x, in.y, ink, "─");
        canvas_put(c, x, bottom, ink, "─");
    }
    for (int y = in.y + 1; y < bottom; y++) {
        canvas_put(c, in.x, y, ink, "│");
        canvas_put(c, right, y, ink, "│");
    }
    canvas_put(c, in.x, in.y, ink, "╭");
    canvas_put(c, right, in.y, ink, "╮");
    canvas_put(c, in.x, bottom, ink, "╰");
    canvas_put(c, right, bottom, ink, "╯");
    if (title != NULL && title[0] != '\0' && (int)term_text_width(title) + 5 <= in.width)
        canvas_printf(c, in.x + 2, in.y, ink_with(ink_plain, INK_BOLD), " %s ", title);
    return (struct area){in.x + 1, in.y + 1, in.width - 2, in.height - 2};
}

/* On the right side of the lower edge; a status may stand on the left. */
void canvas_more(struct canvas *c, struct area frame, unsigned long above, unsigned long below)
{
    char text[48] = "";
    size_t used = 0;
    if (above > 0)
        used += (size_t)snprintf(text, sizeof text, " ↑%lu", above);
    if (below > 0)
        used += (size_t)snprintf(text + used, sizeof text - used, " ↓%lu", below);
    if (used == 0 || frame.height < 2)
        return;
    snprintf(text + used, sizeof text - used, " ");
    canvas_put(c, frame.x + frame.width - 2 - (int)term_text_width(text), frame.y + frame.height - 1, ink_bold, text);
}

/* The dots of a Braille cell by column and row, as Unicode numbers them. */
static unsigned dot_bit(int x, int y)
{
    static const unsigned char bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    return bits[y][x];
}

/* The eight dots of a Braille pattern are the last byte of its number (U+2800 and up); 0 for any other character. */
static unsigned dots_of(const char *text)
{
    const unsigned char *b = (const unsigned char *)text;
    if (b[0] != 0xe2 || b[1] < 0xa0 || b[1] > 0xa3)
        return 0;
    return (b[1] & 0x03u) << 6 | (b[2] & 0x3fu);
}

/* Dots of several lines add up in a cell; text is never drawn over. */
void canvas_dot(struct canvas *c, int px, int py, struct ink ink)
{
    struct cell *cell = px >= 0 && py >= 0 ? cell_at(c, px / 2, py / 4) : NULL;
    unsigned dots = cell != NULL ? dots_of(cell->text) : 0;
    if (cell == NULL || (dots == 0 && strcmp(cell->text, " ") != 0))
        return;
    unsigned code = BRAILLE | dots | dot_bit(px % 2, py % 4);
    char text[4] = {(char)(0xe0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3f)), (char)(0x80 | (code & 0x3f)), 0};
    write_cell(c, px / 2, py / 4, ink, text, 3);
}

/* Dot by dot along the longer side. */
void canvas_line(struct canvas *c, int x0, int y0, int x1, int y1, struct ink ink)
{
    /* From the middle of one cell to that of the other, in dots. */
    int ax = 2 * x0 + 1, ay = 4 * y0 + 2, bx = 2 * x1 + 1, by = 4 * y1 + 2;
    int steps = abs(bx - ax) > abs(by - ay) ? abs(bx - ax) : abs(by - ay);
    for (int i = 0; i <= steps; i++)
        canvas_dot(c, steps == 0 ? ax : ax + (bx - ax) * i / steps, steps == 0 ? ay : ay + (by - ay) * i / steps, ink);
}

/* ---- Clicks and printing ----------------------------------------------------------------------------------------- */

/* What was drawn last wins, as it covers what was there. */
void canvas_hit(struct canvas *c, struct area in, enum hit_kind kind, unsigned value)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            if (cell_at(c, x, y) != NULL)
                cell_at(c, x, y)->hit = (struct hit){(uint8_t)kind, (uint16_t)value};
}

/* A click outside means nothing. */
struct hit canvas_hit_at(const struct canvas *c, int x, int y)
{
    const struct cell *cell = cell_at(c, x, y);
    return cell != NULL ? cell->hit : (struct hit){HIT_NONE, 0};
}

/* For lines without a screen, and for tests. */
void canvas_print(const struct canvas *c, FILE *out)
{
    for (int y = 0; y < c->rows; y++) {
        int end = c->columns;
        while (end > 0 && strcmp(cell_at(c, end - 1, y)->text, " ") == 0)
            end--;
        for (int x = 0; x < end; x++)
            fputs(cell_at(c, x, y)->text, out);
        putc('\n', out);
    }
}
