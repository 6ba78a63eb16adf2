/* A screen in memory: cells of one character with its ink, and what a click on them means. Everything is drawn here
 * first, so that drawing needs no terminal, and tests can read what people see. Coordinates are columns and rows from
 * 0, the upper left corner. */
#ifndef TUI_CANVAS_H
#define TUI_CANVAS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { INK_DEFAULT = -1 };
/* Bits; several may be set. */
enum ink_flag { INK_BOLD = 1, INK_DIM = 2, INK_REVERSE = 4, INK_UNDERLINE = 8 };

/* Colours are those of the 256 that terminals number, or INK_DEFAULT. What matters must show without them too: a
 * terminal may have none. */
struct ink {
    int16_t fg, bg; /* of the text, and of the ground below it */
    uint8_t flags;  /* of enum ink_flag */
};

/* The terminal's own colours: as they are, bold, dim, and reversed as in bars and cursors. */
extern const struct ink ink_plain, ink_bold, ink_dim, ink_bar;

/* Text in the colour "#rrggbb" (NULL: the terminal's own); and a field filled with it, its text black or white. */
struct ink ink_text(const char *hex);
struct ink ink_field(const char *hex);
struct ink ink_with(struct ink ink, unsigned flags);

/* What a cell stands for when it is clicked on; `value` says which. */
enum hit_kind { HIT_NONE, HIT_PLACE, HIT_ITEM, HIT_CARD, HIT_KEY };

/* What a click means. */
struct hit {
    uint8_t kind;   /* enum hit_kind */
    uint16_t value; /* a place, an answer of a list, a card, a key */
};

/* One column of one row. */
struct cell {
    char text[8];   /* one character and its end; empty behind a wide one */
    struct ink ink; /* also of a blank: grounds are drawn so */
    struct hit hit;
};

/* Row after row, from the upper left corner. Whoever opened it owns the cells. */
struct canvas {
    int columns, rows; /* at least 1 each */
    struct cell *cell; /* columns times rows of them */
};

/* A rectangle of cells, by its upper left corner. */
struct area {
    int x, y, width, height;
};

/* False when memory is short. Each canvas_open needs its canvas_close. */
bool canvas_open(struct canvas *c, int columns, int rows);
void canvas_close(struct canvas *c);
void canvas_clear(struct canvas *c);
struct area canvas_area(const struct canvas *c);

/* Writes text from a cell on, up to the right edge; what lies outside is left out. Returns the columns it took. */
int canvas_put(struct canvas *c, int x, int y, struct ink ink, const char *text);
int canvas_printf(struct canvas *c, int x, int y, struct ink ink, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Exactly `width` columns: padded, or cut between words with an ellipsis behind. */
void canvas_fit(struct canvas *c, int x, int y, int width, struct ink ink, const char *text);

/* A row of entries with two blanks between them. Where it is too wide, whole entries before the last are left out. */
void canvas_bar(struct canvas *c, int x, int y, int width, struct ink ink, const char *text);

/* Words broken into lines within the area; a blank that French puts before ; : ? ! and within « » is kept with its
 * sign. Returns the lines it took, or would take when `c` is NULL. */
int canvas_wrap(struct canvas *c, struct area in, struct ink ink, const char *text);

/* How many bytes of a text its first such line has. */
size_t canvas_bytes(const char *text, int width);

/* Blanks in an ink. */
void canvas_fill(struct canvas *c, struct area in, struct ink ink);

/* A frame with a title in its upper line; returns the area inside. */
struct area canvas_frame(struct canvas *c, struct area in, struct ink ink, const char *title);

/* Says in the lower line of a frame how many of a list it has no room for: " ↑3 ↓12 ", or nothing. */
void canvas_more(struct canvas *c, struct area frame, unsigned long above, unsigned long below);

/* A fine line between two cells' middles, drawn with dots of an eighth of a cell, only where cells are still empty. */
void canvas_line(struct canvas *c, int x0, int y0, int x1, int y1, struct ink ink);
/* One such dot; a cell is 2 of them wide and 4 high. */
void canvas_dot(struct canvas *c, int px, int py, struct ink ink);

/* What a click on an area means from now on, and what one on a cell does. */
void canvas_hit(struct canvas *c, struct area in, enum hit_kind kind, unsigned value);
struct hit canvas_hit_at(const struct canvas *c, int x, int y);

/* Changes the ink of what stands there already. */
void canvas_tint(struct canvas *c, struct area in, struct ink ink);

/* NULL outside. */
const struct cell *canvas_at(const struct canvas *c, int x, int y);

/* As lines of text without ink; blanks at their ends are left out. */
void canvas_print(const struct canvas *c, FILE *out);

#endif
