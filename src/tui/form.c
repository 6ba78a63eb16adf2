/* Forms. */
#include "tui/form.h"

#include <string.h>

#include "shell/term.h"

struct form_row *form_add(struct form *form, const char *label)
{
    if (form->rows == FORM_ROWS)
        return NULL;
    struct form_row *row = &form->row[form->rows++];
    memset(row, 0, sizeof *row);
    snprintf(row->label, sizeof row->label, "%s", label);
    return row;
}

void form_value(struct form_row *row, const char *value)
{
    if (row != NULL && row->values < FORM_VALUES)
        snprintf(row->value[row->values++], FORM_TEXT, "%s", value);
}

static enum form_event turn(struct form_row *row, int by)
{
    if (row->values < 2)
        return FORM_NOTHING;
    row->chosen = (row->chosen + row->values + (unsigned)by) % row->values;
    return FORM_CHANGED;
}

static enum form_event enter(struct form *form)
{
    if (form->row[form->cursor].button)
        return FORM_PRESSED;
    if (form->cursor + 1 < form->rows)
        form->cursor++;
    return FORM_NOTHING;
}

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
        return key_is(key, " ") ? turn(row, 1) : FORM_NOTHING;
    }
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

static int label_width(const struct form *form)
{
    int width = 0;
    for (unsigned i = 0; i < form->rows; i++)
        if (!form->row[i].button && (int)term_text_width(form->row[i].label) > width)
            width = (int)term_text_width(form->row[i].label);
    return width;
}

static void draw_row(struct canvas *c, const struct form *form, unsigned i, struct area at, int labels)
{
    const struct form_row *row = &form->row[i];
    bool here = i == form->cursor;
    canvas_put(c, at.x, at.y, ink_bold, here ? "▶" : " ");
    if (row->button) {
        canvas_printf(c, at.x + 2, at.y, here ? ink_with(ink_bar, INK_BOLD) : ink_bold, "[ %s ]", row->label);
    } else {
        int x = at.x + labels + 4;
        canvas_put(c, at.x + 2, at.y, here ? ink_bold : ink_plain, row->label);
        if (row->values > 1)
            x += canvas_put(c, x, at.y, here ? ink_bold : ink_dim, "◂ ");
        x += canvas_printf(c, x, at.y, here ? ink_with(ink_bar, INK_BOLD) : ink_bold, " %s ",
                           row->values > 0 ? row->value[row->chosen] : "");
        if (row->values > 1)
            canvas_put(c, x, at.y, here ? ink_bold : ink_dim, " ▸");
    }
    canvas_hit(c, at, HIT_ITEM, i);
}

/* Rows stand apart where there is room for it. */
void form_draw(struct canvas *c, const struct form *form, struct area at)
{
    struct area inside = canvas_frame(c, at, ink_dim, form->title);
    int labels = label_width(form), step = inside.height >= 2 * (int)form->rows + 4 ? 2 : 1;
    int room = (inside.height - 3) / step, first = 0;
    if ((int)form->cursor >= room)
        first = (int)form->cursor - room + 1;
    for (int i = first; i < (int)form->rows && i - first < room; i++)
        draw_row(c, form, (unsigned)i,
                 (struct area){inside.x + 1, inside.y + (i - first) * step + (step - 1), inside.width - 2, 1}, labels);
    canvas_wrap(c, (struct area){inside.x + 3, inside.y + inside.height - 2, inside.width - 5, 2}, ink_dim,
                form->row[form->cursor].about);
}
