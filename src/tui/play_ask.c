/* Asking the awaited person, taking the answer, and carrying orders out. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/play.h"

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

static uint64_t option_places(const struct ask_options *options)
{
    return options->part == PART_FROM || options->part == PART_TO ? options->places : 0;
}

void play_refresh_part(struct play *p)
{
    ask_options(&p->ask, &p->options);
    p->item = 0;
    p->digits[0] = '\0';
    p->number = p->options.hi;
    p->scene.marked = option_places(&p->options);
    p->scene.from = (p->ask.decided >> PART_FROM & 1) != 0 ? p->ask.action.from : HG_NONE;
    if (p->options.shape == ASK_PLACES && !(p->cursor < 64 && has(p->options.places, p->cursor)))
        p->cursor = (uint8_t)p->options.value[0];
}

void play_ask(struct play *p)
{
    struct hg_choices choices;
    play_look(p);
    hg_choices(p->session->rules, &p->view.position, &choices);
    ask_begin(&p->ask, &choices);
    p->asking = true;
    p->typing = false;
    p->line[0] = '\0';
    play_refresh_part(p);
}

/* ---- Answering --------------------------------------------------------------------------------------------------- */

void play_submit(struct play *p, const struct hg_action *a)
{
    struct hg_state before = p->session->table.state;
    enum hg_reason why = HG_OK;
    switch (session_submit(p->session, a, &why, &p->fault)) {
    case TABLE_ACTED:
        p->message[0] = '\0';
        play_note(p, a, &before);
        break;
    case TABLE_WAITS:
        play_say(p, "%s", reason_sentence(why, p->language));
        p->refused = true;
        break;
    case TABLE_OVER:
    case TABLE_FAULT:
        break;
    }
    p->asking = false;
}

void play_answer(struct play *p, uint16_t value)
{
    if (!ask_choose(&p->ask, value))
        return;
    p->message[0] = '\0';
    play_refresh_part(p);
    if (p->options.shape != ASK_ANSWERED)
        return;
    play_submit(p, &p->ask.action);
}

/* The line that was typed: an action, or an order to attack until so many are left. */
void play_submit_line(struct play *p)
{
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    unsigned stop = 0;
    typed_clean(p->session->names, p->map.code, p->line, text);
    bool until = typed_until(text, &stop);
    if (until)
        snprintf(text + strlen(text), sizeof text - strlen(text), " 1");
    if (!notation_parse(p->session->rules, p->session->names, p->viewer, text, &a, &f)) {
        play_say(p, "%s", f.sentence);
        p->refused = true;
        return;
    }
    enum hg_reason why = hg_why_not(p->session->rules, &p->session->table.state, &a);
    if (why == HG_OK && until) {
        p->order = (struct play_order){true, a.from, a.to, stop, a.x[0] != 0};
        p->asking = false;
    } else if (why == HG_OK) {
        play_submit(p, &a);
    } else {
        play_say(p, "%s", reason_sentence(why, p->language));
        p->refused = true;
        return;
    }
    p->typing = false;
    p->line[0] = '\0';
}

/* ---- Orders ------------------------------------------------------------------------------------------------------ */

static bool is(const struct play *p, const struct hg_choice *box, uint32_t traits)
{
    return hg_verb_is(p->session->rules, box->verb, traits);
}

/* The box that carries the order on with the most dice, or NULL. */
static const struct hg_choice *box_of_order(const struct play *p, const struct hg_choices *choices)
{
    const struct hg_conquest_open *o = &p->session->table.state.conquest.open;
    const struct hg_choice *best = NULL;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        bool begins =
            is(p, box, HG_VERB_ATTACKS | HG_VERB_DECLARES) && box->from == p->order.from && has(box->to, p->order.to);
        bool goes_on = is(p, box, HG_VERB_COMMITS) && o->battle_from == p->order.from && o->battle_to == p->order.to;
        if ((begins || goes_on) && (best == NULL || box->n.hi > best->n.hi))
            best = box;
    }
    return best;
}

bool play_order_next(struct play *p, const struct hg_choices *choices, struct hg_action *a)
{
    if (!p->order.on || hg_traits(p->session->rules).dice != HG_DICE_COMPARED)
        return false;
    unsigned units = p->session->table.state.conquest.open.units[p->order.from];
    const struct hg_choice *box = box_of_order(p, choices);
    if (box == NULL || units <= p->order.stop) {
        p->order.on = box == NULL && choices->count > 0 && is(p, &choices->box[0], HG_VERB_PASSES);
        return false;
    }
    *a = hg_choice_nth(box, 0);
    if (box->to != 0)
        a->to = p->order.to;
    if (box->n.hi > 0) {
        unsigned most = units - p->order.stop < box->n.hi ? units - p->order.stop : box->n.hi;
        a->n = (uint16_t)(most < box->n.lo ? box->n.lo : most);
    }
    /* In a campaign these are ships, and all of them go along. */
    bool ships = has(p->session->rules->conquest.mechanisms, HG_CAMPAIGN);
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        a->x[i] = p->order.hero || ships ? box->x_hi[i] : box->x_lo[i];
    return true;
}

/* ---- Advice ------------------------------------------------------------------------------------------------------ */

const struct player *play_adviser(void)
{
    static const char *const wanted[] = {"hard", "skilled", "casual"};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (player_find(wanted[i]) != NULL)
            return player_find(wanted[i]);
    return player_at(0);
}

struct hg_action play_advice(struct play *p, const struct player *adviser, struct thought *why)
{
    struct hg_choices choices;
    struct hg_view v;
    hg_view(p->session->rules, &p->session->table.state, p->viewer, &v);
    hg_choices(p->session->rules, &v.position, &choices);
    return adviser->choose(p->session->rules, &v, &choices, &(struct kit){&p->rng, &p->session->odds}, why);
}
