/* Text on terminals. Widths come from the characters themselves rather than from the locale, so that tables line up
 * the same everywhere. What may not be shown is printed as U+FFFD. */
#include "shell/term.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "text/fault.h"
#include "text/say.h"
#include "text/utf8.h"

/* ---- Widths ------------------------------------------------------------------------------------------------------ */

/* Combining marks take no column, East Asian and pictographic characters two. */
static unsigned width_of(uint32_t c)
{
    if (c >= 0x300 && c <= 0x36f)
        return 0;
    if ((c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) ||
        (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
        (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd))
        return 2;
    return 1;
}

unsigned term_next_width(const char *text, size_t *length)
{
    size_t size = strlen(text);
    *length = utf8_shown_length(text, size);
    if (*length > 0)
        return width_of(utf8_code(text, *length));
    *length = utf8_length(text, size);
    *length = *length > 0 ? *length : 1;
    return 1;
}

const char *term_shown(const char *text, size_t *length)
{
    static const char replacement[] = "\uFFFD";
    if (utf8_shown_length(text, *length) > 0)
        return text;
    *length = sizeof replacement - 1;
    return replacement;
}

unsigned term_text_width(const char *text)
{
    unsigned width = 0;
    for (size_t length; *text != '\0'; text += length)
        width += term_next_width(text, &length);
    return width;
}

static void print_one(FILE *out, const char *text, size_t length)
{
    const char *shown = term_shown(text, &length);
    fwrite(shown, 1, length, out);
}

/* Cuts so that the ellipsis fits, and fills up where a wide character did not. */
static void print_cut(FILE *out, const char *text, unsigned width)
{
    unsigned used = 0;
    for (size_t length; *text != '\0'; text += length) {
        unsigned wide = term_next_width(text, &length);
        if (used + wide + 1 > width)
            break;
        print_one(out, text, length);
        used += wide;
    }
    fprintf(out, "…%*s", (int)(width - used - 1), "");
}

static void print_whole(FILE *out, const char *text)
{
    for (size_t length; *text != '\0'; text += length) {
        term_next_width(text, &length);
        print_one(out, text, length);
    }
}

void term_pad(FILE *out, const char *text, unsigned width)
{
    unsigned has = term_text_width(text);
    if (has <= width) {
        print_whole(out, text);
        fprintf(out, "%*s", (int)(width - has), "");
    } else if (width > 0)
        print_cut(out, text, width);
}

static unsigned blanks_for(const char *text, unsigned width)
{
    unsigned has = term_text_width(text);
    return has < width ? width - has : 0;
}

void term_left(FILE *out, const char *text, unsigned width)
{
    print_whole(out, text);
    fprintf(out, "%*s", (int)blanks_for(text, width), "");
}

void term_right(FILE *out, const char *text, unsigned width)
{
    fprintf(out, "%*s", (int)blanks_for(text, width), "");
    print_whole(out, text);
}

/* A point between two digits is the only one that is a decimal sign. */
void term_numbers(const char *format, ...)
{
    char text[512];
    char sign = say(fault_language(), SAID_IN("in a number", "."))[0];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    for (char *c = text; *c != '\0'; c++)
        if (*c == '.' && c > text && isdigit((unsigned char)c[-1]) && isdigit((unsigned char)c[1]))
            *c = sign;
    fputs(text, stdout);
}

/* How long the next word is, with the signs that French sets apart by a blank but not by a line. */
static size_t word_length(const char *text)
{
    size_t length = strcspn(text, " ");
    bool opens = length >= 2 && strncmp(text + length - 2, "«", 2) == 0;
    const char *next = text + length + (text[length] == ' ');
    bool bound = (next[0] != '\0' && strchr(";:?!", next[0]) != NULL) || strncmp(next, "»", 2) == 0;
    return text[length] == ' ' && (opens || bound) ? length + 1 + word_length(next) : length;
}

/* Words longer than the buffer are cut in two. */
void term_wrap(FILE *out, const char *text, unsigned column, unsigned left, unsigned right)
{
    const char *gap = "";
    while (*text != '\0') {
        char word[256];
        size_t length = word_length(text);
        size_t taken = length < sizeof word ? length : sizeof word - 1;
        memcpy(word, text, taken);
        word[taken] = '\0';
        unsigned width = term_text_width(word);
        if (column + width + (*gap != '\0') > right && column > left) {
            fprintf(out, "\n%*s", (int)left, "");
            column = left;
            gap = "";
        }
        fputs(gap, out);
        print_whole(out, word);
        column += width + (*gap != '\0');
        gap = " ";
        text += taken;
        text += strspn(text, " ");
    }
    putc('\n', out);
}

/* ---- Colours ----------------------------------------------------------------------------------------------------- */

struct term term_of(FILE *out)
{
    struct term t = {false, false, 80, 24};
    struct winsize size;
    const char *kind = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    t.terminal = isatty(fileno(out)) == 1;
    if (!t.terminal)
        return t;
    if (ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
        t.columns = size.ws_col;
        t.rows = size.ws_row;
    }
    t.colour = kind != NULL && strcmp(kind, "dumb") != 0 && (no_colour == NULL || no_colour[0] == '\0');
    return t;
}

/* The nearest of the 6 by 6 by 6 colours that every terminal of the last decades knows. */
unsigned term_colour_index(const char *hex)
{
    unsigned long rgb = strtoul(hex + 1, NULL, 16);
    unsigned index = 16;
    static const unsigned weight[] = {36, 6, 1};
    for (unsigned i = 0; i < 3; i++) {
        unsigned level = (unsigned)(rgb >> (16 - 8 * i)) & 0xff;
        index += weight[i] * (level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40);
    }
    return index;
}

void term_ink(const struct term *t, FILE *out, const char *hex)
{
    if (t->colour && hex != NULL && hex[0] == '#')
        fprintf(out, "\033[38;5;%um", term_colour_index(hex));
}

void term_bold(const struct term *t, FILE *out)
{
    if (t->colour)
        fputs("\033[1m", out);
}

void term_dim(const struct term *t, FILE *out)
{
    if (t->colour)
        fputs("\033[2m", out);
}

void term_plain(const struct term *t, FILE *out)
{
    if (t->colour)
        fputs("\033[0m", out);
}

/* ---- Colours apart ----------------------------------------------------------------------------------------------- */

enum { APART = 100, STEPS = 8 };

static unsigned long rgb_of(const char *hex)
{
    return strtoul(hex + 1, NULL, 16);
}

static int part_of(unsigned long rgb, int shift)
{
    return (int)(rgb >> shift & 0xff);
}

bool term_colours_differ(const char *a, const char *b)
{
    long sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        long by = part_of(rgb_of(a), shift) - part_of(rgb_of(b), shift);
        sum += by * by;
    }
    return sum >= APART * APART;
}

static bool is_apart(const char *hex, const char *const *others, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (others[i] != NULL && !term_colours_differ(hex, others[i]))
            return false;
    return true;
}

/* One step towards white. */
static void lighten(char hex[TERM_HEX_MAX])
{
    unsigned long rgb = rgb_of(hex), to = 0;
    for (int shift = 0; shift <= 16; shift += 8)
        to |= (unsigned long)(part_of(rgb, shift) + (255 - part_of(rgb, shift)) / 4) << shift;
    snprintf(hex, TERM_HEX_MAX, "#%06lx", to);
}

const char *term_colour_apart(const char *hex, const char *const *others, unsigned count, char out[TERM_HEX_MAX])
{
    snprintf(out, TERM_HEX_MAX, "%.7s", hex);
    for (unsigned i = 0; i < STEPS; i++) {
        if (is_apart(out, others, count))
            return out;
        lighten(out);
    }
    return NULL;
}
