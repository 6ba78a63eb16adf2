/* A form: questions below each other, each with its values, changed by left and right, left by Enter. Pure: keys come
 * in, events come out, and drawing is on a canvas. */
#ifndef TUI_FORM_H
#define TUI_FORM_H

#include "tui/stage.h"

/* Rows of a form, values of a row, bytes of a text. */
enum { FORM_ROWS = 24, FORM_VALUES = 16, FORM_TEXT = 160 };

/* One question. */
struct form_row {
    char label[FORM_TEXT];              /* before the value, or on the button */
    char value[FORM_VALUES][FORM_TEXT]; /* in the words of whoever reads */
    unsigned values, chosen;            /* how many there are, and the number of the one that is shown */
    char about[256];                    /* below the form while the row is looked at */
    bool button;                        /* no values: Enter is the answer */
    bool sentence; /* a yes or no to what `about` says; the label is what the command line calls it */
};

/* A plain value: it owns nothing, and may be thrown away. */
struct form {
    char title[FORM_TEXT]; /* in the frame */
    struct form_row row[FORM_ROWS];
    unsigned rows, cursor; /* how many there are, and the one that is looked at */
};

/* What a key has done. */
enum form_event { FORM_NOTHING, FORM_CHANGED, FORM_PRESSED, FORM_LEFT, FORM_ASKED };

/* A row more; NULL when there is no room. */
struct form_row *form_add(struct form *form, const char *label);
void form_value(struct form_row *row, const char *value);

/* Enter goes to the next row; on a button it presses it. Escape leaves, `?` asks what the row is about. */
enum form_event form_key(struct form *form, const struct key *key, const struct canvas *shown);
void form_draw(struct canvas *c, const struct form *form, struct area at);

/* All that is to be said about the row of the cursor, in a frame in the middle; `more` stands below it, or NULL. */
void form_explain(struct canvas *c, const struct form *form, const char *more, const char *keys);

#endif
