/* Terminals: how wide a text is, how large the window is, whether colours are welcome. Commands print tables through
 * it. */
#ifndef SHELL_TERM_H
#define SHELL_TERM_H

#include <stdbool.h>
#include <stdio.h>

/* Columns of UTF-8 text. */
unsigned term_text_width(const char *text);

/* Columns of the first character, 0 to 2, and its bytes. What may not be shown takes one column. */
unsigned term_next_width(const char *text, size_t *length);

/* What is printed for a character of so many bytes: itself, or U+FFFD in place of what may not be shown. */
const char *term_shown(const char *text, size_t *length);

/* The nearest of the terminal's 256 colours to "#rrggbb". */
unsigned term_colour_index(const char *hex);

/* Prints the text and blanks up to `width` columns. A longer text is cut, with an ellipsis at its end. */
void term_pad(FILE *out, const char *text, unsigned width);

/* The same for labels and headings, which are never cut: a longer one pushes what follows to the right. The second puts
 * the blanks first. */
void term_left(FILE *out, const char *text, unsigned width);
void term_right(FILE *out, const char *text, unsigned width);

/* Prints to stdout what people read: fractions have the decimal sign of the language that the program speaks. */
void term_numbers(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Words between blanks, broken at `right` columns and indented by `left`, ending in a line break. `column` is where
 * the first word begins. */
void term_wrap(FILE *out, const char *text, unsigned column, unsigned left, unsigned right);

/* What is known about the terminal behind a stream. */
struct term {
    bool terminal;
    bool colour;            /* NO_COLOR is not set, and the terminal is not dumb */
    unsigned columns, rows; /* 80 by 24 when it is no terminal */
};
struct term term_of(FILE *out);

/* Colours: NULL-safe, nothing happens without `colour`. `hex` is "#rrggbb". */
void term_ink(const struct term *t, FILE *out, const char *hex);
void term_bold(const struct term *t, FILE *out);
void term_dim(const struct term *t, FILE *out);
void term_plain(const struct term *t, FILE *out);

/* A colour that nobody takes for one of the others: itself, or as much lighter as it must be; NULL when there is none.
 * Others may be NULL. */
enum { TERM_HEX_MAX = 8 };
const char *term_colour_apart(const char *hex, const char *const *others, unsigned count, char out[TERM_HEX_MAX]);
bool term_colours_differ(const char *a, const char *b); /* enough for that */

#endif
