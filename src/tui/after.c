/* What to do after a game, by the same keys on the last page of the game and after its replay: once more, look at it,
 * judge it, the menu, leave. A row is a key, what it does, and what it means for whoever asked; another thing to do
 * after a game is one more row. */
#include "tui/after.h"

#include "text/say.h"

/* Columns of the keys; rows and columns of the page after a replay. */
enum { KEY_COLUMN = 8, PAGE_HEIGHT = 9, PAGE_WIDTH = 76 };

/* In the order of what most people want. Leaving is by Enter, which is no character. */
static const struct {
    const char *key, *does;
    enum play_after after;
} choices[] = {
    {"r", SAID("play again"), AFTER_AGAIN},
    {"v", SAID("look at the whole game"), AFTER_REPLAY},
    {"a", SAID("what was luck, what was skill"), AFTER_REVIEW},
    {"m", SAID("menu"), AFTER_MENU},
    {SAID("Enter"), SAID("leave"), AFTER_LEAVE},
};

enum { CHOICES = sizeof choices / sizeof choices[0] };

/* Rows that belong to the page alone look the same. */
int after_draw_row(struct canvas *c, enum language language, struct area in, const char *key, const char *does)
{
    canvas_put(c, in.x, in.y, ink_bold, say(language, key));
    canvas_fit(c, in.x + KEY_COLUMN, in.y, in.width - KEY_COLUMN, ink_plain, say(language, does));
    return 1;
}

int after_draw(struct canvas *c, enum language language, struct area in)
{
    int y = 0;
    for (unsigned i = 0; i < CHOICES; i++)
        y += after_draw_row(c, language, (struct area){in.x, in.y + y, in.width, 1}, choices[i].key, choices[i].does);
    return y;
}

/* Ctrl-C leaves as Enter does: the game is over and saved. */
bool after_key(const struct key *key, enum play_after *out)
{
    *out = AFTER_LEAVE;
    if (key->kind == STAGE_ENTER || key->kind == STAGE_ESCAPE || key->kind == STAGE_STOP || key_is(key, "q"))
        return true;
    for (unsigned i = 0; i < CHOICES; i++) {
        *out = choices[i].after;
        if (choices[i].after != AFTER_LEAVE && key_is(key, choices[i].key))
            return true;
    }
    return false;
}

/* After a replay there is no game on the screen to draw this over. */
enum play_after after_ask(enum language language)
{
    enum play_after after = AFTER_LEAVE;
    struct canvas c;
    struct key key = {.kind = STAGE_TIME};
    if (!stage_enter())
        return AFTER_LEAVE;
    while (!after_key(&key, &after) && stage_canvas(&c)) {
        int width = c.columns < PAGE_WIDTH ? c.columns : PAGE_WIDTH;
        struct area page = {(c.columns - width) / 2, (c.rows - PAGE_HEIGHT) / 2, width, PAGE_HEIGHT};
        struct area in = canvas_frame(&c, page, ink_dim, say(language, "The game is over"));
        after_draw(&c, language, (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 1});
        stage_show(&c);
        canvas_close(&c);
        key = stage_key(-1);
    }
    stage_leave();
    return after;
}
