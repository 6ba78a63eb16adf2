/* Lines about actions: those that happen, those that are refused, those that are offered. After every action that
 * happens the laws of the engine are checked on the new position, so that each script proves more than it says. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "script/script.h"
#include "text/notation.h"
#include "text/words.h"

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* `SEAT ACTION`; the action may be anything, so its words are left to the notation. */
static bool read_seat(const struct script *t, const char **text, uint8_t *seat, struct fault *f)
{
    size_t length = strcspn(*text, " ");
    if (!notation_parse_seat(&t->rules, *text, length, seat))
        return fault_at(f, NULL, 0, "expected a seat or 'chance', found '%.*s'", (int)length, *text);
    *text += length + ((*text)[length] == ' ');
    return true;
}

static bool read_action(const struct script *t, const char *text, struct hg_action *a, struct fault *f)
{
    uint8_t seat = 0;
    return read_seat(t, &text, &seat, f) && notation_parse(&t->rules, t->names, seat, text, a, f);
}

/* ---- What is on offer -------------------------------------------------------------------------------------------- */

static bool box_holds(const struct hg_choice *c, const struct hg_action *a)
{
    if (c->verb != a->verb || c->seat != a->seat || c->from != a->from || c->card != a->card)
        return false;
    if (a->n < c->n.lo || a->n > c->n.hi)
        return false;
    if (c->to == 0 ? a->to != HG_NONE : a->to >= HG_PLACES_MAX || !has(c->to, a->to))
        return false;
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        if (a->x[i] < c->x_lo[i] || a->x[i] > c->x_hi[i])
            return false;
    return true;
}

static bool chances_hold(const struct hg_chances *c, const struct hg_action *a)
{
    if (c->verb != a->verb || c->count != a->count)
        return false;
    if (c->count == 0)
        return a->card < HG_CARDS_MAX && set_has(&c->items, a->card);
    for (unsigned i = 0; i < c->count; i++)
        if (a->x[i] < c->least[i] || a->x[i] > c->sides[i])
            return false;
    return true;
}

static bool offered(const struct script *t, const struct hg_action *a)
{
    struct hg_choices choices;
    struct hg_chances chances;
    if (hg_actor(&t->s) != a->seat)
        return false;
    if (a->seat == HG_CHANCE) {
        hg_chances(&t->rules, &t->s, &chances);
        return chances_hold(&chances, a);
    }
    hg_choices(&t->rules, &t->s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        if (box_holds(&choices.box[i], a))
            return true;
    return false;
}

/* Legality and offer must say the same; only asides such as resigning are legal without being offered. */
static bool agree(const struct script *t, const struct hg_action *a, struct fault *f)
{
    bool legal = hg_why_not(&t->rules, &t->s, a) == HG_OK;
    if (hg_is_aside(&t->rules, a->verb) ? !offered(t, a) : legal == offered(t, a))
        return true;
    return fault_at(f, NULL, 0, "the engine contradicts itself: the action is %s but %s", legal ? "legal" : "refused",
                    legal ? "not offered" : "offered");
}

/* ---- Laws after an action ---------------------------------------------------------------------------------------- */

static bool notation_holds(const struct script *t, const struct hg_action *a, struct fault *f)
{
    char text[NOTATION_MAX];
    struct hg_action back;
    notation_print(&t->rules, t->names, a, text);
    if (!notation_parse(&t->rules, t->names, a->seat, text, &back, f))
        return false;
    return memcmp(a, &back, sizeof back) == 0 || fault_at(f, NULL, 0, "'%s' reads back as another action", text);
}

static bool view_offers_the_same(const struct script *t, struct fault *f)
{
    struct hg_choices whole, seen;
    struct hg_view v;
    uint8_t actor = hg_actor(&t->s);
    if (actor >= t->rules.seats)
        return true;
    hg_view(&t->rules, &t->s, actor, &v);
    hg_choices(&t->rules, &t->s, &whole);
    hg_choices(&t->rules, &v.position, &seen);
    if (whole.count == seen.count && memcmp(whole.box, seen.box, whole.count * sizeof whole.box[0]) == 0)
        return true;
    return fault_at(f, NULL, 0, "the view of seat %u offers other choices than the position", actor + 1u);
}

bool act_apply(struct script *t, const struct hg_action *a, struct fault *f)
{
    enum hg_reason reason = hg_why_not(&t->rules, &t->s, a);
    const char *broken;
    if (reason != HG_OK)
        return fault_at(f, NULL, 0, "refused as %s: %s", reason_name(reason), reason_sentence(reason, ENGLISH));
    if (!agree(t, a, f) || !notation_holds(t, a, f))
        return false;
    t->before = t->s;
    t->last = *a;
    t->acted = true;
    hg_apply_legal(&t->rules, &t->s, a);
    broken = hg_state_ok(&t->rules, &t->s);
    if (broken != NULL && !t->unchecked)
        return fault_at(f, NULL, 0, "the action led to a broken position: %s", broken);
    return view_offers_the_same(t, f);
}

/* ---- The lines --------------------------------------------------------------------------------------------------- */

bool act_when(struct script *t, const char *text, struct fault *f)
{
    struct hg_action a;
    return read_action(t, text, &a, f) && act_apply(t, &a, f);
}

struct hg_action act_first_offer(const struct script *t)
{
    struct hg_choices choices;
    struct hg_chances chances;
    if (hg_actor(&t->s) != HG_CHANCE) {
        hg_choices(&t->rules, &t->s, &choices);
        return hg_choice_nth(&choices.box[0], 0);
    }
    hg_chances(&t->rules, &t->s, &chances);
    struct hg_action a = hg_blank(chances.verb, HG_CHANCE);
    a.count = chances.count;
    memcpy(a.x, chances.least, chances.count);
    if (chances.count == 0)
        a.card = set_nth(chances.items, 0);
    return a;
}

bool act_plays(struct script *t, const char *text, struct fault *f)
{
    unsigned long times = 0;
    struct words in;
    if (!words_begin(&in, fault_language(), "the line", text, SCRIPT_WORD_MAX, f) ||
        !words_number(&in, "how many actions", UINT16_MAX, &times) || !words_end(&in))
        return false;
    for (; times > 0; times--) {
        if (hg_actor(&t->s) == HG_NOBODY)
            return fault_at(f, NULL, 0, "the game is over with %lu actions left to play", times);
        struct hg_action a = act_first_offer(t);
        if (!act_apply(t, &a, f))
            return false;
    }
    return true;
}

/* An action of a game that is not this one has no verb to be parsed by. */
static bool verb_is_unknown(const struct script *t, const char *action)
{
    struct hg_verbs verbs = hg_verbs(&t->rules);
    struct word w = {action, strcspn(action, " ")};
    for (unsigned i = 0; i < verbs.count; i++)
        if (word_is(w, verbs.verb[i].word))
            return false;
    return true;
}

static bool refused(const struct script *t, const struct hg_action *a, enum hg_reason expected, struct fault *f)
{
    struct hg_state after = t->s;
    enum hg_reason reason = hg_apply(&t->rules, &after, a);
    if (reason != expected)
        return fault_at(f, NULL, 0, "expected a refusal as %s, but it is %s", reason_name(expected),
                        reason == HG_OK ? "allowed" : reason_name(reason));
    if (memcmp(&after, &t->s, sizeof after) != 0)
        return fault_at(f, NULL, 0, "the refused action has changed the position");
    return agree(t, a, f);
}

bool act_refuse(struct script *t, const char *text, struct fault *f)
{
    const char *colon = strstr(text, " : ");
    char action[NOTATION_MAX + 8];
    const char *rest = action;
    struct hg_action a;
    enum hg_reason reason;
    uint8_t seat = 0;
    if (colon == NULL || (size_t)(colon - text) >= sizeof action)
        return fault_at(f, NULL, 0, "write 'refuse SEAT ACTION : REASON'");
    snprintf(action, sizeof action, "%.*s", (int)(colon - text), text);
    reason = reason_find(colon + 3);
    if (reason == HG_REASON_COUNT || reason == HG_OK)
        return fault_at(f, NULL, 0, "no refusal is called '%s'; docs/NOTATION.md lists them", colon + 3);
    if (!read_seat(t, &rest, &seat, f))
        return false;
    if (reason == HG_NO_SUCH_VERB)
        return verb_is_unknown(t, rest) || fault_at(f, NULL, 0, "this game does have such an action");
    return notation_parse(&t->rules, t->names, seat, rest, &a, f) && refused(t, &a, reason, f);
}

bool act_offers(struct script *t, const char *text, struct fault *f)
{
    struct hg_action a;
    if (!read_action(t, text, &a, f) || !agree(t, &a, f))
        return false;
    return offered(t, &a) || fault_at(f, NULL, 0, "expected this to be offered, but it is %s",
                                      reason_name(hg_why_not(&t->rules, &t->s, &a)));
}

bool act_lacks(struct script *t, const char *text, struct fault *f)
{
    struct hg_action a;
    if (!read_action(t, text, &a, f) || !agree(t, &a, f))
        return false;
    return !offered(t, &a) || fault_at(f, NULL, 0, "expected this not to be offered, but it is");
}
