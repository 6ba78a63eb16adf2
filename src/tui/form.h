/* A form: questions below each other, each with its values, changed by left and right, left by Enter. Pure. */
#ifndef TUI_FORM_H
#define TUI_FORM_H

#include "tui/stage.h"

enum { FORM_ROWS = 24, FORM_VALUES = 16, FORM_TEXT = 96 };

struct form_row {
    char label[FORM_TEXT];
    char value[FORM_VALUES][FORM_TEXT];
    unsigned values, chosen;
    char about[256]; /* below the form while the row is looked at */
    bool button;     /* no values: Enter is the answer */
};

struct form {
    char title[FORM_TEXT];
    struct form_row row[FORM_ROWS];
    unsigned rows, cursor;
};

enum form_event { FORM_NOTHING, FORM_CHANGED, FORM_PRESSED, FORM_LEFT };

/* A row more; NULL when there is no room. */
struct form_row *form_add(struct form *form, const char *label);
void form_value(struct form_row *row, const char *value);

/* Enter goes to the next row; on a button it presses it. Escape leaves. */
enum form_event form_key(struct form *form, const struct key *key, const struct canvas *shown);
void form_draw(struct canvas *c, const struct form *form, struct area at);

#endif
