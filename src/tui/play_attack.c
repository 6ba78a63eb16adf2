/* Attacks on the board: the source, then the target, without the verbs; until so many are left; the same again. The
 * cursor follows the stack that attacks, so that a conquest is at most three keys: target, `!`, and who follows.
 * Orders are carried out by the loop, one action at a time (play_order_next), so that dice are seen to fall,
 * defenders are asked, and a key can stop them. */
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/seats.h"
#include "text/say.h"
#include "tui/chance.h"
#include "tui/play.h"

/* Traits of a verb, as the engine has them. */
static bool is(const struct play *p, uint8_t verb, uint32_t traits)
{
    return hg_verb_is(p->session->rules, verb, traits);
}

/* Only there is a battle many rolls, and only there are units left behind. */
static bool is_fought_by_comparing(const struct play *p)
{
    return hg_traits(p->session->rules).dice == HG_DICE_COMPARED;
}

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

/* The only verb among the options that attacks, or goes on with an attack; or HG_NONE. */
static uint16_t verb_of_attack(const struct play *p)
{
    uint16_t found = HG_NONE;
    for (unsigned i = 0; i < p->options.count; i++)
        if (is(p, (uint8_t)p->options.value[i], HG_VERB_ATTACKS | HG_VERB_DECLARES | HG_VERB_COMMITS)) {
            if (found != HG_NONE)
                return HG_NONE;
            found = p->options.value[i];
        }
    return found;
}

/* In the course of an attack with abilities the number of units is committed later, so that is what is held then. */
void play_hold_attack(struct play *p)
{
    enum ask_part last = is(p, p->ask.action.verb, HG_VERB_COMMITS) ? PART_NUMBER : PART_TO;
    struct ask_options options;
    ask_options(&p->ask, &options);
    if (p->direct && options.shape == ASK_ANSWERED && (p->ask.trail >> last) == 0)
        ask_hold(&p->ask, last);
}

/* The verb is chosen for the person; Escape brings the list of verbs back. Where the stack stands is the source, as
 * long as it can attack. */
void play_ask_for_attack(struct play *p)
{
    p->direct = false;
    if (!is_fought_by_comparing(p) || p->options.part != PART_VERB || p->options.shape != ASK_LIST)
        return;
    uint16_t verb = verb_of_attack(p);
    if (verb == HG_NONE || !ask_choose(&p->ask, verb))
        return;
    p->direct = true;
    play_hold_attack(p);
    play_refresh_part(p);
    if (p->options.part == PART_FROM && p->last.from < 64 && has(p->options.places, p->last.from))
        p->cursor = p->last.from;
    if (p->options.part == PART_FROM && p->stack < 64 && ask_choose(&p->ask, p->stack)) {
        play_hold_attack(p);
        play_refresh_part(p);
    }
}

/* The target with the best odds. */
uint8_t play_likely_target(const struct play *p)
{
    uint8_t best = (uint8_t)p->options.value[0];
    double most = -1;
    for (unsigned i = 0; i < p->options.count; i++) {
        struct chance chance = chance_of_attack(&p->scene, p->ask.action.from, (uint8_t)p->options.value[i], 1);
        if (!chance.known || chance.win <= most)
            continue;
        most = chance.win;
        best = (uint8_t)p->options.value[i];
    }
    return best;
}

/* ---- Until so many are left -------------------------------------------------------------------------------------- */

/* Which attack the keys `!` and digits are about: the one being decided, or the battle that is on. */
bool play_attack_at(const struct play *p, uint8_t *from, uint8_t *to)
{
    const struct hg_conquest_open *o = &p->session->table.state.conquest.open;
    const struct hg_action *a = &p->ask.action;
    if (!is_fought_by_comparing(p) || (p->ask.decided >> PART_VERB & 1) == 0)
        return false;
    if (is(p, a->verb, HG_VERB_COMMITS)) {
        *from = o->battle_from;
        *to = o->battle_to;
        return true;
    }
    if (!is(p, a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES) || (p->ask.decided >> PART_FROM & 1) == 0)
        return false;
    *from = a->from;
    *to = p->options.part == PART_TO ? p->cursor : a->to;
    return *to < 64;
}

/* The hero goes along, as the odds beside the target have it. */
void play_attack_until(struct play *p)
{
    uint8_t from, to;
    unsigned stop = p->digits[0] != '\0' ? (unsigned)strtoul(p->digits, NULL, 10) : hg_traits(p->scene.r).left_behind;
    if (!play_attack_at(p, &from, &to))
        return;
    if (hg_units_at(p->scene.r, p->scene.s, from) <= stop) {
        play_say(p, say(p->language, "%s has %u units: nobody attacks until %u are left."),
                 scene_place(&p->scene, from), hg_units_at(p->scene.r, p->scene.s, from), stop);
        p->refused = true;
        p->digits[0] = '\0';
        return;
    }
    p->order = p->last = (struct play_order){true, from, to, stop, UINT16_MAX, true};
    p->stack = from;
    p->asking = false;
}

/* The box that carries the order on with the most dice, or NULL. */
static const struct hg_choice *box_of_order(const struct play *p, const struct hg_choices *choices,
                                            const struct play_order *order)
{
    const struct hg_conquest_open *o = &p->session->table.state.conquest.open;
    const struct hg_choice *best = NULL;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        bool begins =
            is(p, box->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES) && box->from == order->from && has(box->to, order->to);
        bool goes_on = is(p, box->verb, HG_VERB_COMMITS) && o->battle_from == order->from && o->battle_to == order->to;
        if ((begins || goes_on) && (best == NULL || box->n.hi > best->n.hi))
            best = box;
    }
    return best;
}

/* As many dice as the box allows, but never so many units that fewer than the order says would stay. A roll costs no
 * more units than defend. */
static struct hg_action action_of_order(const struct play *p, const struct hg_choice *box,
                                        const struct play_order *order)
{
    const struct hg_conquest_open *o = &p->session->table.state.conquest.open;
    unsigned spare = o->units[order->from] - order->stop, defending = o->units[order->to];
    struct hg_action a = hg_choice_nth(box, 0);
    if (box->to != 0)
        a.to = order->to;
    if (box->n.hi > 0) {
        unsigned most = box->n.hi < order->most ? box->n.hi : order->most;
        if (spare < most && (defending == 0 || spare < defending))
            most = spare;
        a.n = (uint16_t)(most < box->n.lo ? box->n.lo : most);
    }
    /* In a campaign these are ships, and all of them go along. */
    bool ships = hg_plays_with(p->session->rules, HG_CAMPAIGN);
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        a.x[i] = order->hero || ships ? box->x_hi[i] : box->x_lo[i];
    return a;
}

/* Moments for cards interrupt an order without ending it: the person passes, and it goes on. */
bool play_order_next(struct play *p, const struct hg_choices *choices, struct hg_action *a)
{
    if (!p->order.on || !is_fought_by_comparing(p))
        return false;
    const struct hg_choice *box = box_of_order(p, choices, &p->order);
    if (box == NULL || p->session->table.state.conquest.open.units[p->order.from] <= p->order.stop) {
        /* Only a moment for cards lets the order wait; anything else ends it. */
        p->order.on = box == NULL && choices->count > 0 && is(p, choices->box[0].verb, HG_VERB_PASSES);
        return false;
    }
    *a = action_of_order(p, box, &p->order);
    return true;
}

/* ---- The same again ---------------------------------------------------------------------------------------------- */

/* With the number of dice, the hero and the stop of the last one. */
void play_attack_again(struct play *p)
{
    const struct hg_choice *box = p->last.from < 64 ? box_of_order(p, &p->ask.choices, &p->last) : NULL;
    if (box == NULL || hg_units_at(p->scene.r, p->scene.s, p->last.from) <= p->last.stop) {
        play_say(p, "%s", say(p->language, "There is no last attack that could be made again."));
        p->refused = true;
        return;
    }
    struct hg_action a = action_of_order(p, box, &p->last);
    p->order = p->last;
    play_submit(p, &a);
}

/* A roll by itself is remembered too, and where the stack stands. */
void play_remember_attack(struct play *p, const struct hg_action *a, const struct hg_state *before)
{
    const struct hg_state *after = &p->session->table.state;
    unsigned seat = seat_in_turn(p->session->rules, after);
    if (before->turn != after->turn)
        p->stack = p->last.from = HG_NONE;
    if (record_is_undo(a) || seat >= p->session->rules->seats)
        return;
    uint64_t gained = hg_held(p->session->rules, after, seat) & ~hg_held(p->session->rules, before, seat);
    if (gained != 0)
        p->stack = (uint8_t)lowest(gained);
    if (is(p, a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES)) {
        p->stack = a->from;
        if (!p->order.on)
            p->last = (struct play_order){false, a->from, a->to, 0, a->n > 0 ? a->n : UINT16_MAX, a->x[0] != 0};
    }
}
