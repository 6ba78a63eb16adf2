/* Answers that need no thought: standing orders, and what is played for somebody who is late. It knows verbs by their
 * traits, because each game has words and numbers of its own. */
#include <string.h>

#include "engine/traits.h"
#include "host/inside.h"

/* Whether every box is about a verb with one of the traits. */
static bool only(const struct hg_rules *r, const struct hg_choices *choices, uint32_t traits)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (!hg_verb_is(r, choices->box[i].verb, traits))
            return false;
    return choices->count > 0;
}

/* The last action of the box with the highest n is the one with most dice. */
static bool most_dice(const struct hg_rules *r, const struct hg_choices *choices, struct hg_action *a)
{
    const struct hg_choice *most = &choices->box[0];
    if (!only(r, choices, HG_VERB_DEFENDS))
        return false;
    for (unsigned i = 1; i < choices->count; i++)
        if (choices->box[i].n.hi > most->n.hi)
            most = &choices->box[i];
    *a = hg_choice_nth(most, hg_choice_count(most) - 1);
    return true;
}

/* Only a window is passed, never a question where passing is a decision among others. */
bool orders_answer(const struct host_table *t, const struct hg_state *s, struct hg_action *a)
{
    const struct hg_rules *r = rules_of(t);
    uint8_t seat = hg_actor(s);
    struct hg_choices choices;
    if (seat >= r->seats || (t->seat[seat].dice == HOST_DICE_ASK && t->seat[seat].pass == HOST_PASS_ASK))
        return false;
    hg_choices(r, s, &choices);
    if (t->seat[seat].dice == HOST_DICE_MOST && most_dice(r, &choices, a))
        return true;
    return t->seat[seat].pass != HOST_PASS_ASK && only(r, &choices, HG_VERB_PASSES | HG_VERB_PLAYS) &&
           (t->seat[seat].pass == HOST_PASS_ALWAYS || choices.count == 1) && window_pass(r, s, a);
}

/* It must be the same that the ask told as its default, so both come from here. */
bool orders_fallback(const struct hg_rules *r, const struct hg_state *s, struct hg_action *a)
{
    struct hg_choices choices;
    if (hg_actor(s) >= r->seats)
        return false;
    if (window_pass(r, s, a))
        return true;
    hg_choices(r, s, &choices);
    return most_dice(r, &choices, a);
}

static bool choose(const char *word, const char *const *words, unsigned count, uint8_t *out)
{
    for (unsigned i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

void orders_set(const struct host_call *c)
{
    static const char *const dice[] = {"ask", "most"}, *const pass[] = {"ask", "idle", "always"};
    const struct wire_said *said = c->said;
    const struct host_seat *s = &c->t->seat[c->w->seat];
    struct host_line line = {.word = HOST_LINE_ORDERS, .seat = c->w->seat, .dice = s->dice, .pass = s->pass};
    if (!wire_has(said, WIRE_KEY_DICE) && !wire_has(said, WIRE_KEY_PASS)) {
        struct sink_memory m;
        wire_answer_orders(said->id, dice[s->dice], pass[s->pass], message(c, &m));
        message_send(c, &m, c->w);
        return;
    }
    if ((wire_has(said, WIRE_KEY_DICE) && !choose(said->dice, dice, HOST_DICE, &line.dice)) ||
        (wire_has(said, WIRE_KEY_PASS) && !choose(said->pass, pass, HOST_PASSES, &line.pass))) {
        refuse(c, WIRE_NO_BAD_MESSAGE, NULL);
        return;
    }
    pending_begin(c);
    pending_line(c, &line);
    pending_commit(c, c->t->course.number);
}
