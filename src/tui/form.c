/* Forms: rows of questions with values to choose from, and buttons. The menu and the list of saved games are forms,
 * and so is the page on which seats change hands. */
#include "tui/form.h"

#include <string.h>

#include "shell/term.h"

/* The label is copied, and cut where it is too long. */
struct form_row *form_add(struct form *form, const char *label)
{
    if (form->rows == FORM_ROWS)
        return NULL;
    struct form_row *row = &form->row[form->rows++];
    memset(row, 0, sizeof *row);
    snprintf(row->label, sizeof row->label, "%s", label);
    return row;
}

/* Values beyond what a row can hold are left out; no mode has so many. */
void form_value(struct form_row *row, const char *value)
{
    if (row != NULL && row->values < FORM_VALUES)
        snprintf(row->value[row->values++], FORM_TEXT, "%s", value);
}

/* Values go round: behind the last comes the first. */
static enum form_event turn(struct form_row *row, int by)
{
    if (row->values < 2)
        return FORM_NOTHING;
    row->chosen = (row->chosen + row->values + (unsigned)by) % row->values;
    return FORM_CHANGED;
}

/* Enter at every row leads to the button at the end, so that somebody who presses nothing else begins a game. */
static enum form_event enter(struct form *form)
{
    if (form->row[form->cursor].button)
        return FORM_PRESSED;
    if (form->cursor + 1 < form->rows)
        form->cursor++;
    return FORM_NOTHING;
}

/* A first click on a row goes there, a second one changes its value. */
static enum form_event click(struct form *form, const struct key *key, const struct canvas *shown)
{
    struct hit hit = canvas_hit_at(shown, key->x, key->y);
    if (hit.kind != HIT_ITEM || hit.value >= form->rows)
        return FORM_NOTHING;
    bool again = form->cursor == hit.value;
    form->cursor = hit.value;
    if (form->row[form->cursor].button)
        return FORM_PRESSED;
    return again ? turn(&form->row[form->cursor], 1) : FORM_NOTHING;
}

/* Up and down go round as values do. */
enum form_event form_key(struct form *form, const struct key *key, const struct canvas *shown)
{
    struct form_row *row = &form->row[form->cursor];
    switch (key->kind) {
    case STAGE_UP:
    case STAGE_BACKTAB:
        form->cursor = (form->cursor + form->rows - 1) % form->rows;
        return FORM_NOTHING;
    case STAGE_DOWN:
    case STAGE_TAB:
        form->cursor = (form->cursor + 1) % form->rows;
        return FORM_NOTHING;
    case STAGE_LEFT:
        return turn(row, -1);
    case STAGE_RIGHT:
        return turn(row, 1);
    case STAGE_ENTER:
        return enter(form);
    case STAGE_ESCAPE:
        return FORM_LEFT;
    case STAGE_CLICK:
        return click(form, key, shown);
    default:
        if (key_is(key, "?"))
            return FORM_ASKED;
        return key_is(key, " ") ? turn(row, 1) : FORM_NOTHING;
    }
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

/* Sentences and buttons have no column of labels. */
static int label_width(const struct form *form)
{
    int width = 0;
    for (unsigned i = 0; i < form->rows; i++)
        if (!form->row[i].button && !form->row[i].sentence && (int)term_text_width(form->row[i].label) > width)
            width = (int)term_text_width(form->row[i].label);
    return width;
}

/* The value that is chosen, between arrows where there are others. Returns the column behind it. */
static int draw_value(struct canvas *c, const struct form_row *row, bool here, struct area at)
{
    int x = at.x, arrows = row->values > 1 ? 4 : 0;
    const char *value = row->values > 0 ? row->value[row->chosen] : "";
    int wide = (int)term_text_width(value), room = at.width - arrows - 2;
    if (row->values > 1)
        x += canvas_put(c, x, at.y, here ? ink_bold : ink_dim, "◂ ");
    x += canvas_put(c, x, at.y, here ? ink_bar : ink_plain, " ");
    canvas_fit(c, x, at.y, wide < room ? wide : room, here ? ink_with(ink_bar, INK_BOLD) : ink_bold, value);
    x += wide < room ? wide : room;
    x += canvas_put(c, x, at.y, here ? ink_bar : ink_plain, " ");
    if (row->values > 1)
        x += canvas_put(c, x, at.y, here ? ink_bold : ink_dim, " ▸");
    return x;
}

/* In square brackets, which tell it from a row without colours. */
static void draw_button(struct canvas *c, const struct form_row *row, bool here, struct area at)
{
    struct ink ink = here ? ink_with(ink_bar, INK_BOLD) : ink_bold;
    int wide = (int)term_text_width(row->label), room = at.width - 4;
    canvas_put(c, at.x, at.y, ink, "[ ");
    canvas_fit(c, at.x + 2, at.y, wide < room ? wide : room, ink, row->label);
    canvas_put(c, at.x + 2 + (wide < room ? wide : room), at.y, ink, " ]");
}

/* An option is its value and a sentence; all others a label and a value. The cursor is a sign as well as an ink. */
static void draw_row(struct canvas *c, const struct form *form, unsigned i, struct area at, int labels)
{
    const struct form_row *row = &form->row[i];
    bool here = i == form->cursor;
    canvas_put(c, at.x, at.y, ink_bold, here ? "▶" : " ");
    if (row->button) {
        draw_button(c, row, here, (struct area){at.x + 2, at.y, at.width - 2, 1});
    } else if (row->sentence) {
        int x = draw_value(c, row, here, (struct area){at.x + 2, at.y, at.width - 2, 1}) + 1;
        canvas_fit(c, x, at.y, at.x + at.width - x, here ? ink_bold : ink_plain, row->about);
    } else {
        canvas_put(c, at.x + 2, at.y, here ? ink_bold : ink_plain, row->label);
        draw_value(c, row, here, (struct area){at.x + labels + 4, at.y, at.width - labels - 4, 1});
    }
    canvas_hit(c, at, HIT_ITEM, i);
}

/* Rows stand apart where there is room for it. */
void form_draw(struct canvas *c, const struct form *form, struct area at)
{
    struct area inside = canvas_frame(c, at, ink_dim, form->title);
    int labels = label_width(form), step = inside.height >= 2 * (int)form->rows + 4 ? 2 : 1;
    /* The last lines are for what is said about the row of the cursor. */
    int room = (inside.height - 3) / step, first = 0;
    if ((int)form->cursor >= room)
        first = (int)form->cursor - room + 1;
    for (int i = first; i < (int)form->rows && i - first < room; i++)
        draw_row(c, form, (unsigned)i,
                 (struct area){inside.x + 1, inside.y + (i - first) * step + (step - 1), inside.width - 2, 1}, labels);
    canvas_wrap(c, (struct area){inside.x + 3, inside.y + inside.height - 2, inside.width - 5, 2}, ink_dim,
                form->row[form->cursor].about);
    int shown = (int)form->rows - first < room ? (int)form->rows - first : room;
    canvas_more(c, at, (unsigned long)first, (unsigned long)((int)form->rows - first - shown));
}

/* Columns and rows of the frame. */
enum { EXPLAIN_WIDTH = 72, EXPLAIN_HEIGHT = 14 };

/* Over everything else, until a key. */
void form_explain(struct canvas *c, const struct form *form, const char *more, const char *keys)
{
    const struct form_row *row = &form->row[form->cursor];
    struct area at = {(c->columns - EXPLAIN_WIDTH) / 2, (c->rows - EXPLAIN_HEIGHT) / 2, EXPLAIN_WIDTH, EXPLAIN_HEIGHT};
    struct area in = canvas_frame(c, at, ink_dim, row->sentence ? form->title : row->label);
    in = (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 2};
    int y = canvas_wrap(c, in, ink_plain, row->about) + 1;
    if (more != NULL)
        canvas_wrap(c, (struct area){in.x, in.y + y, in.width, in.height - y}, ink_dim, more);
    canvas_put(c, in.x, in.y + in.height, ink_dim, keys);
}
