/* Pages of keys: what each does, in columns as wide as the language needs, and as many pages as there must be. The
 * game's page of rules and the viewer's page of help are both made of them. */
#include "tui/help.h"

#include "shell/term.h"
#include "text/say.h"

/* At least as wide as the usual keys are. */
static int column_of(enum language language, struct help_keys keys)
{
    int widest = 14;
    for (unsigned i = 0; i < keys.count; i++) {
        int width = (int)term_text_width(say(language, keys.row[i][0])) + 1;
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* A row that has not room for all of its lines begins the next page. */
unsigned help_keys(struct canvas *c, enum language language, struct help_keys keys, unsigned first, struct area in,
                   int *y)
{
    int column = column_of(language, keys);
    for (; first < keys.count; first++) {
        const char *text = say(language, keys.row[first][1]);
        struct area at = {in.x + column, in.y + *y, in.width - column, in.height - *y};
        int lines = canvas_wrap(NULL, (struct area){0, 0, at.width, 9}, ink_plain, text);
        if (lines > at.height)
            break;
        canvas_put(c, in.x, at.y, ink_bold, say(language, keys.row[first][0]));
        *y += canvas_wrap(c, at, ink_plain, text);
    }
    if (first < keys.count)
        canvas_put(c, in.x + in.width - 3, in.y + in.height, ink_bold, "? ↓"); /* in the line below, over no text */
    return first;
}
