/* Lines that claim something of a position: a field, whom the game awaits, who has won, what a seat sees and hears. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "script/script.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/words.h"

bool claim_then(struct script *t, const char *text, struct fault *f)
{
    return position_expect(&t->rules, t->names, text, &t->s, f);
}

/* ---- awaits SEAT|chance|nobody [QUESTION] ------------------------------------------------------------------------ */

static void actor_word(const struct script *t, char out[8])
{
    if (hg_actor(&t->s) == HG_NOBODY)
        snprintf(out, 8, "nobody");
    else
        notation_seat(hg_actor(&t->s), out);
}

bool claim_awaits(struct script *t, const char *text, struct fault *f)
{
    const char *kind = t->s.depth > 0 ? hg_ask_name(&t->rules, t->s.ask[t->s.depth - 1].kind) : "nothing";
    char actor[8];
    struct words in;
    actor_word(t, actor);
    if (!words_begin(&in, fault_language(), "the line", text, SCRIPT_WORD_MAX, f))
        return false;
    if (words_take(&in, actor) && (words_at_end(&in) || words_take(&in, kind)))
        return words_end(&in);
    return fault_at(f, NULL, 0, "expected it to await '%s', but it awaits %s for %s", text, actor, kind);
}

/* ---- winners SEAT... --------------------------------------------------------------------------------------------- */

bool claim_winners(struct script *t, const char *text, struct fault *f)
{
    char line[SCRIPT_WORD_MAX + 16];
    if (!hg_result(&t->s).over)
        return fault_at(f, NULL, 0, "the game is not over");
    snprintf(line, sizeof line, "winners %s", text);
    return position_expect(&t->rules, t->names, line, &t->s, f);
}

/* ---- sees SEAT|spectator FIELD..., hears SEAT|spectator ACTION --------------------------------------------------- */

static bool read_watcher(const struct script *t, const char **text, uint8_t *seat, struct fault *f)
{
    struct word w = {*text, strcspn(*text, " ")};
    *seat = HG_SPECTATOR;
    if (!word_is(w, "spectator") && (!notation_parse_seat(&t->rules, w.text, w.length, seat) || *seat == HG_CHANCE))
        return fault_at(f, NULL, 0, "expected a seat or 'spectator', found '%.*s'", WORD_ARGS(w));
    *text += w.length + (w.text[w.length] == ' ');
    return true;
}

bool claim_sees(struct script *t, const char *text, struct fault *f)
{
    struct hg_view v;
    uint8_t seat = 0;
    if (!read_watcher(t, &text, &seat, f))
        return false;
    hg_view(&t->rules, &t->s, seat, &v);
    return position_expect(&t->rules, t->names, text, &v.position, f);
}

bool claim_hears(struct script *t, const char *text, struct fault *f)
{
    char heard[NOTATION_MAX];
    uint8_t seat = 0;
    if (!read_watcher(t, &text, &seat, f))
        return false;
    if (!t->acted)
        return fault_at(f, NULL, 0, "nothing has happened yet; put 'when' before 'hears'");
    struct hg_action a = hg_redact(&t->rules, &t->before, &t->last, seat);
    notation_print(&t->rules, t->names, &a, heard);
    return strcmp(heard, text) == 0 || fault_at(f, NULL, 0, "expected to hear '%s', but heard '%s'", text, heard);
}
