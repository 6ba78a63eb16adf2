/* What to do after a game, by the same keys on the last page of the game and after its replay. */
#include "tui/after.h"

#include "text/say.h"

const char *after_keys(enum language language)
{
    return say(language, "r: play again   v: look at the whole game   m: menu   Enter: leave");
}

bool after_key(const struct key *key, enum play_after *out)
{
    if (key_is(key, "r"))
        *out = AFTER_AGAIN;
    else if (key_is(key, "v"))
        *out = AFTER_REPLAY;
    else if (key_is(key, "m"))
        *out = AFTER_MENU;
    else if (key->kind == STAGE_ENTER || key->kind == STAGE_ESCAPE || key->kind == STAGE_STOP || key_is(key, "q"))
        *out = AFTER_LEAVE;
    else
        return false;
    return true;
}

enum play_after after_ask(enum language language)
{
    enum play_after after = AFTER_LEAVE;
    struct canvas c;
    struct key key = {.kind = STAGE_TIME};
    if (!stage_enter())
        return AFTER_LEAVE;
    while (!after_key(&key, &after) && stage_canvas(&c)) {
        int width = c.columns < 76 ? c.columns : 76;
        struct area in = canvas_frame(&c, (struct area){(c.columns - width) / 2, c.rows / 2 - 3, width, 6}, ink_dim,
                                      say(language, "The game is over"));
        canvas_wrap(&c, (struct area){in.x + 2, in.y + 1, in.width - 4, 2}, ink_bold, after_keys(language));
        stage_show(&c);
        canvas_close(&c);
        key = stage_key(-1);
    }
    stage_leave();
    return after;
}
