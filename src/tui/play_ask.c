/* Asking the awaited person, and taking the answer: by its parts, or typed. An action is submitted only when it is
 * complete; the engine judges it, and its reason is shown when it refuses. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "stories/aims.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/play.h"

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

/* What the board marks: places of the part that is asked. */
static uint64_t option_places(const struct ask_options *options)
{
    return options->part == PART_FROM || options->part == PART_TO ? options->places : 0;
}

/* Its arguments have the letter of a card. */
static bool names_card(const struct play *p, uint8_t verb)
{
    return strchr(hg_verbs(p->session->rules).verb[verb].args, 'c') != NULL;
}

/* Where the cursor of the verbs begins: Enter alone never spends a card. */
static unsigned item_without_cards(const struct play *p)
{
    for (unsigned i = 0; i < p->options.count; i++)
        if (!hg_verb_is(p->session->rules, (uint8_t)p->options.value[i], HG_VERB_PLAYS | HG_VERB_TRADES) &&
            !names_card(p, (uint8_t)p->options.value[i]))
            return i;
    return 0;
}

/* A target of an attack whose source is chosen: the cursor begins on the likeliest one. */
static bool is_target(const struct play *p)
{
    return p->options.part == PART_TO && (p->ask.decided >> PART_FROM & 1) != 0 &&
           hg_verb_is(p->session->rules, p->ask.action.verb, HG_VERB_ATTACKS | HG_VERB_DECLARES);
}

/* Whether units at one place are more of a front than at another: more of them, or more strangers beside them. */
static bool is_more_front(const struct play *p, uint64_t others, uint8_t a, uint8_t b)
{
    const struct hg_rules *r = p->session->rules;
    unsigned units_a = hg_units_at(r, p->scene.s, a), units_b = hg_units_at(r, p->scene.s, b);
    if (units_a != units_b)
        return units_a > units_b;
    return count_bits(r->conquest.near[a] & others) > count_bits(r->conquest.near[b] & others);
}

/* Where the cursor begins when it stands nowhere: on the front, where most units are. */
static uint8_t first_place(const struct play *p)
{
    const struct hg_rules *r = p->session->rules;
    if (hg_traits(r).board != HG_BOARD_GRAPH)
        return (uint8_t)p->options.value[0];
    uint64_t others = board_in_play(&p->scene) & ~hg_held(r, p->scene.s, p->viewer);
    uint64_t front = insight_beside(r, p->options.places, others);
    uint8_t best = front != 0 ? take_lowest(&front) : (uint8_t)p->options.value[0];
    while (front != 0) {
        uint8_t place = take_lowest(&front);
        best = is_more_front(p, others, place, best) ? place : best;
    }
    return best;
}

/* After every answer. The cursor stays where it is when that may be chosen, too. */
void play_refresh_part(struct play *p)
{
    ask_options(&p->ask, &p->options);
    if (p->options.shape == ASK_RANGE && p->options.part == PART_NUMBER && help_number_names(&p->scene, &p->ask))
        p->options.shape = ASK_LIST;
    p->item = 0;
    p->digits[0] = '\0';
    p->number = p->options.hi;
    p->scene.marked = option_places(&p->options);
    p->scene.from = (p->ask.decided >> PART_FROM & 1) != 0 ? p->ask.action.from : HG_NONE;
    /* Enter alone never spends a card: the cursor begins on a verb that takes none. */
    if (p->options.part == PART_VERB)
        p->item = item_without_cards(p);
    if (p->options.shape == ASK_PLACES && !(p->cursor < 64 && has(p->options.places, p->cursor)))
        p->cursor = is_target(p) ? play_likely_target(p) : first_place(p);
}

/* Whoever is asked for the first time in a new game learns how it is won. */
static void tell_aim(struct play *p)
{
    char aim[AIM_MAX];
    const struct hg_state *s = &p->session->table.state;
    if (s->round > 1 || p->message[0] != '\0' || has(p->aims_told, p->viewer))
        return;
    p->aims_told |= (uint8_t)bit(p->viewer);
    aim_say(p->session->rules, p->session->names, p->language, s, p->viewer, aim);
    play_say(p, "%s", aim);
}

/* The choices are those of the viewer's own view, so that nothing hidden can be guessed from what is offered. */
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
    play_ask_for_attack(p);
    tell_aim(p);
}

/* ---- Answering --------------------------------------------------------------------------------------------------- */

/* A refusal leaves the game as it is, and the question is put again with its reason. Faults are left to the loop. */
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

/* A card that answered itself, being the only one, was never named: it is now, before it is spent. */
static bool is_named(struct play *p)
{
    char question[256];
    uint8_t card = p->ask.action.card;
    if (!names_card(p, p->ask.action.verb) || hg_verb_is(p->session->rules, p->ask.action.verb, HG_VERB_ROUTINE) ||
        (p->ask.trail >> PART_CARD & 1) != 0 || card >= p->session->names->cards.count)
        return true;
    snprintf(question, sizeof question, say(p->language, "Play the card %s?"),
             p->session->names->cards.item[card].name[p->language]);
    return page_confirm(p, question);
}

/* A part that answers itself is passed over; a complete action is submitted. */
void play_answer(struct play *p, uint16_t value)
{
    if (!ask_choose(&p->ask, value))
        return;
    p->message[0] = '\0';
    play_hold_attack(p);
    play_refresh_part(p);
    if (p->options.shape != ASK_ANSWERED)
        return;
    if (is_named(p))
        play_submit(p, &p->ask.action);
    else
        p->asking = false;
}

/* ---- Typing ------------------------------------------------------------------------------------------------------ */

/* False, for whoever returns at once. */
static bool refuse(struct play *p, const char *sentence)
{
    play_say(p, "%s", sentence);
    p->refused = true;
    return false;
}

/* "attack a b 3 until 15": with a number it is the most dice of a roll, without one all that may go. */
static bool parse_until(struct play *p, const char *text, struct hg_action *a, unsigned *most, struct fault *f)
{
    char whole[NOTATION_MAX + 2];
    size_t length = strlen(text);
    *most = UINT16_MAX;
    if (notation_parse(p->session->rules, p->session->names, p->viewer, text, a, f)) {
        *most = a->n > 0 ? a->n : UINT16_MAX;
        return true;
    }
    snprintf(whole, sizeof whole, "%s 1", text);
    return length > 0 && (text[length - 1] < '0' || text[length - 1] > '9') &&
           notation_parse(p->session->rules, p->session->names, p->viewer, whole, a, f);
}

/* Why this attack can't go on until so many are left; NULL when it can. */
static const char *why_not_until(const struct play *p, const struct hg_action *a, unsigned stop)
{
    static char text[256];
    const struct hg_rules *r = p->session->rules;
    if (hg_traits(r).dice != HG_DICE_COMPARED || !hg_verb_is(r, a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        return say(p->language, "Only attacks go on until so many are left.");
    unsigned units = hg_units_at(r, &p->session->table.state, a->from);
    if (units > stop)
        return NULL;
    snprintf(text, sizeof text, say(p->language, "%s has %u units: nobody attacks until %u are left."),
             p->session->names->places.item[a->from].name[p->language], units, stop);
    return text;
}

/* The first attack must be legal now; the loop makes it, and all that follow. */
static bool submit_until(struct play *p, const char *text, unsigned stop)
{
    struct hg_action a;
    struct fault f;
    unsigned most;
    if (!parse_until(p, text, &a, &most, &f))
        return refuse(p, f.sentence);
    enum hg_reason why = hg_why_not(p->session->rules, &p->session->table.state, &a);
    if (why != HG_OK)
        return refuse(p, reason_sentence(why, p->language));
    const char *never = why_not_until(p, &a, stop);
    if (never != NULL)
        return refuse(p, never);
    p->order = p->last = (struct play_order){true, a.from, a.to, stop, most, a.x[0] != 0};
    p->asking = false;
    return true;
}

/* Judged before it is submitted, so that the reason stands beside the line that was typed. */
static bool submit_text(struct play *p, const char *text)
{
    struct hg_action a;
    struct fault f;
    if (!notation_parse(p->session->rules, p->session->names, p->viewer, text, &a, &f))
        return refuse(p, f.sentence);
    enum hg_reason why = hg_why_not(p->session->rules, &p->session->table.state, &a);
    if (why != HG_OK)
        return refuse(p, reason_sentence(why, p->language));
    play_submit(p, &a);
    return true;
}

/* The line that was typed: an action, or an order to attack until so many are left. */
void play_submit_line(struct play *p)
{
    char text[NOTATION_MAX];
    unsigned stop = 0;
    typed_clean(p->session->names, p->map.code, p->line, text);
    if (!(typed_until(text, &stop) ? submit_until(p, text, stop) : submit_text(p, text)))
        return;
    p->typing = false;
    p->line[0] = '\0';
}

/* ---- Advice ------------------------------------------------------------------------------------------------------ */

/* The highest rung of the ladder that this build has. */
const struct player *play_adviser(void)
{
    static const char *const wanted[] = {"hard", "skilled", "casual"};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (player_find(wanted[i]) != NULL)
            return player_find(wanted[i]);
    return player_at(0);
}

/* A player sees what the seat sees, and thinks as long as its budget says: below a second. */
struct hg_action play_advice(struct play *p, uint8_t seat, const struct player *adviser, struct thought *why)
{
    struct hg_choices choices;
    struct hg_view v;
    hg_view(p->session->rules, &p->session->table.state, seat, &v);
    hg_choices(p->session->rules, &v.position, &choices);
    return adviser->choose(p->session->rules, &v, &choices, &(struct kit){.rng = &p->rng, .odds = &p->session->odds},
                           why);
}
