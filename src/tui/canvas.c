/* Cells and what can be written into them. */
#include "tui/canvas.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "shell/term.h"
#include "text/utf8.h"

enum { BLACK = 16, WHITE = 231, BRAILLE = 0x2800 };

const struct ink ink_plain = {INK_DEFAULT, INK_DEFAULT, 0};
const struct ink ink_bold = {INK_DEFAULT, INK_DEFAULT, INK_BOLD};
const struct ink ink_dim = {INK_DEFAULT, INK_DEFAULT, INK_DIM};
const struct ink ink_bar = {INK_DEFAULT, INK_DEFAULT, INK_REVERSE};

/* ---- Inks -------------------------------------------------------------------------------------------------------- */

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

struct ink ink_with(struct ink ink, unsigned flags)
{
    ink.flags = (uint8_t)(ink.flags | flags);
    return ink;
}

/* ---- Cells ------------------------------------------------------------------------------------------------------- */

bool canvas_open(struct canvas *c, int columns, int rows)
{
    *c = (struct canvas){columns, rows, calloc((size_t)columns * (size_t)rows, sizeof *c->cell)};
    if (c->cell == NULL)
        return false;
    canvas_clear(c);
    return true;
}

void canvas_close(struct canvas *c)
{
    free(c->cell);
    *c = (struct canvas){0, 0, NULL};
}

void canvas_clear(struct canvas *c)
{
    for (int i = 0; i < c->columns * c->rows; i++)
        c->cell[i] = (struct cell){" ", ink_plain, {HIT_NONE, 0}};
}

struct area canvas_area(const struct canvas *c)
{
    return (struct area){0, 0, c->columns, c->rows};
}

static struct cell *cell_at(const struct canvas *c, int x, int y)
{
    return x >= 0 && y >= 0 && x < c->columns && y < c->rows ? &c->cell[y * c->columns + x] : NULL;
}

const struct cell *canvas_at(const struct canvas *c, int x, int y)
{
    return cell_at(c, x, y);
}

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

int canvas_printf(struct canvas *c, int x, int y, struct ink ink, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return canvas_put(c, x, y, ink, text);
}

/* How many bytes of the text fit into the width, ended between words where there are any. */
static size_t bytes_that_fit(const char *text, unsigned width)
{
    size_t fits = 0, between = 0, length;
    unsigned used = 0;
    for (const char *at = text; *at != '\0'; at += length) {
        unsigned wide = term_next_width(at, &length);
        if (used + wide > width)
            return between > 0 && *at != ' ' ? between : fits;
        if (*at == ' ')
            between = fits;
        used += wide;
        fits += length;
    }
    return fits;
}

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

void canvas_fill(struct canvas *c, struct area in, struct ink ink)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            write_cell(c, x, y, ink, " ", 1);
}

void canvas_tint(struct canvas *c, struct area in, struct ink ink)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            if (cell_at(c, x, y) != NULL)
                cell_at(c, x, y)->ink = ink;
}

/* ---- Frames and lines -------------------------------------------------------------------------------------------- */

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

/* The dots of a Braille cell by column and row, as Unicode numbers them. */
static unsigned dot_bit(int x, int y)
{
    static const unsigned char bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    return bits[y][x];
}

static unsigned dots_of(const char *text)
{
    const unsigned char *b = (const unsigned char *)text;
    if (b[0] != 0xe2 || b[1] < 0xa0 || b[1] > 0xa3)
        return 0;
    return (b[1] & 0x03u) << 6 | (b[2] & 0x3fu);
}

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

void canvas_line(struct canvas *c, int x0, int y0, int x1, int y1, struct ink ink)
{
    int ax = 2 * x0 + 1, ay = 4 * y0 + 2, bx = 2 * x1 + 1, by = 4 * y1 + 2;
    int steps = abs(bx - ax) > abs(by - ay) ? abs(bx - ax) : abs(by - ay);
    for (int i = 0; i <= steps; i++)
        canvas_dot(c, steps == 0 ? ax : ax + (bx - ax) * i / steps, steps == 0 ? ay : ay + (by - ay) * i / steps, ink);
}

/* ---- Clicks and printing ----------------------------------------------------------------------------------------- */

void canvas_hit(struct canvas *c, struct area in, enum hit_kind kind, unsigned value)
{
    for (int y = in.y; y < in.y + in.height; y++)
        for (int x = in.x; x < in.x + in.width; x++)
            if (cell_at(c, x, y) != NULL)
                cell_at(c, x, y)->hit = (struct hit){(uint8_t)kind, (uint16_t)value};
}

struct hit canvas_hit_at(const struct canvas *c, int x, int y)
{
    const struct cell *cell = cell_at(c, x, y);
    return cell != NULL ? cell->hit : (struct hit){HIT_NONE, 0};
}

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
