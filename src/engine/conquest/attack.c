/* Invade: declaring a battle, defending it, the roll, conquest and moving in. */
#include "engine/conquest/conquest.h"

#include <string.h>

#include "engine/conquest/dice.h"

static uint16_t at_most(unsigned limit, unsigned units)
{
    return (uint16_t)(units < limit ? units : limit);
}

void attack_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_INVADE, .seat = open_of(s)->seat});
}

void attack_forget_battle(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_from = o->battle_to = HG_NONE;
    o->battle_attack = o->battle_defence = 0;
}

/* ---- Declaring -------------------------------------------------------------------------------------------------- */

void attack_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[ask_seen(s)->seat];
    for (uint64_t left = own & crowded(o->units); left != 0;) {
        unsigned from = take_lowest(&left);
        uint64_t targets = r->conquest.near[from] & ~own;
        struct hg_choice *box;
        if (targets == 0)
            continue;
        box = box_add(s, out, VERB_ATTACK);
        box->from = (uint8_t)from;
        box->to = targets;
        box->n = (struct hg_range){1, at_most(r->conquest.attack_dice, o->units[from] - 1u)};
    }
    box_add(s, out, VERB_END);
}

enum hg_reason attack_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (!has(o->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (has(o->own[a->seat], a->to))
        return HG_IS_YOURS;
    if (!has(r->conquest.near[a->from], a->to))
        return HG_NOT_ADJACENT;
    if (o->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > at_most(r->conquest.attack_dice, o->units[a->from] - 1u) ? HG_TOO_MANY : HG_OK;
}

static uint8_t owner_of(const struct hg_state *s, uint8_t place)
{
    for (uint8_t i = 0; i < HG_SEATS_MAX; i++)
        if (has(open_seen(s)->own[i], place))
            return i;
    return HG_NONE;
}

static void settle_defence(struct hg_state *s, unsigned dice)
{
    open_of(s)->battle_defence = (uint8_t)dice;
    ask_push(s, (struct hg_ask){.kind = ASK_BATTLE_ROLL, .seat = HG_CHANCE});
}

static unsigned most_defence(const struct hg_rules *r, const struct hg_state *s)
{
    return at_most(r->conquest.defence_dice, open_seen(s)->units[open_seen(s)->battle_to]);
}

/* The defender is asked when there is something to choose and somebody to ask. */
void attack_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t defender = owner_of(s, a->to);
    o->battle_from = a->from;
    o->battle_to = a->to;
    o->battle_attack = (uint8_t)a->n;
    if (most_defence(r, s) > 1 && has(s->acting, defender))
        ask_push(s, (struct hg_ask){.kind = ASK_DEFEND, .seat = defender});
    else
        settle_defence(s, most_defence(r, s));
}

/* ---- Defending -------------------------------------------------------------------------------------------------- */

void attack_offer_defence(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_DEFEND)->n = (struct hg_range){1, (uint16_t)most_defence(r, s)};
}

enum hg_reason attack_why_not_defend(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > most_defence(r, s) ? HG_TOO_MANY : HG_OK;
}

void attack_defend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    ask_pop(s);
    settle_defence(s, a->n);
}

/* Units whose seat has left defend with all they may. */
void attack_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    settle_defence(s, most_defence(r, s));
}

/* ---- The roll --------------------------------------------------------------------------------------------------- */

/* The attacker's dice come first. */
void attack_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    out->verb = VERB_ROLL;
    out->count = (uint8_t)(o->battle_attack + o->battle_defence);
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->conquest.die_sides, sizeof out->sides);
}

/* The loser's last place is gone: out of the game. Returns whether that has ended it. */
static bool eliminate(const struct hg_rules *r, struct hg_state *s, uint8_t loser)
{
    uint8_t winner = open_of(s)->seat;
    s->living &= (uint8_t)~bit(loser);
    s->acting &= (uint8_t)~bit(loser);
    if (flow_won(s))
        return true;
    cards_capture(s, loser, winner);
    if (cards_must_trade(r, s))
        ask_push(s, (struct hg_ask){.kind = ASK_DEPLOY, .seat = winner, .y = 1});
    return false;
}

/* Nobody is asked whether to follow when nobody can. */
void attack_skip_advance(struct hg_state *s)
{
    if (ask_top(s)->kind == ASK_ADVANCE && open_of(s)->units[ask_top(s)->a] < 2)
        ask_pop(s);
}

/* The units that fought move in at once; whoever may follow is asked after cards have been dealt with. */
static void conquer(const struct hg_rules *r, struct hg_state *s, uint8_t loser, unsigned fighters)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t from = o->battle_from, to = o->battle_to;
    o->own[loser] &= ~bit(to);
    o->own[o->seat] |= bit(to);
    o->units[from] = (uint16_t)(o->units[from] - fighters);
    o->units[to] = (uint16_t)fighters;
    if (o->conquests < UINT8_MAX)
        o->conquests++;
    attack_forget_battle(s);
    ask_push(s, (struct hg_ask){.kind = ASK_ADVANCE, .seat = o->seat, .a = from, .b = to});
    if (o->own[loser] == 0 && eliminate(r, s, loser))
        return;
    attack_skip_advance(s);
}

void attack_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned attack = o->battle_attack;
    struct losses lost = dice_compare(a->x, attack, a->x + attack, o->battle_defence);
    ask_pop(s);
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - lost.attacker);
    o->units[o->battle_to] = (uint16_t)(o->units[o->battle_to] - lost.defender);
    if (o->units[o->battle_to] == 0)
        conquer(r, s, owner_of(s, o->battle_to), attack - lost.attacker);
    else
        attack_forget_battle(s);
}

/* ---- Moving in -------------------------------------------------------------------------------------------------- */

static unsigned followers(const struct hg_state *s)
{
    return open_seen(s)->units[ask_seen(s)->a] - 1u;
}

void attack_offer_advance(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_ADVANCE)->n = (struct hg_range){0, (uint16_t)followers(s)};
}

enum hg_reason attack_why_not_advance(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return a->n > followers(s) ? HG_TOO_MANY : HG_OK;
}

void attack_advance(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    const struct hg_ask *ask = ask_seen(s);
    (void)r;
    o->units[ask->a] = (uint16_t)(o->units[ask->a] - a->n);
    o->units[ask->b] = (uint16_t)(o->units[ask->b] + a->n);
    ask_pop(s);
}
