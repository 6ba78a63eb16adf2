/* Conquest in a campaign: the place and what lies on it, armies that are out, victory, moving in.
 *
 * The order is fixed: the loser's ships are destroyed; those who fought move in; tokens are taken; whoever has no unit
 * left is out; the aims are checked; then come the questions, of which the last one waits lowest on the stack: tokens
 * that move, cards after a conquest, who else follows.
 *
 * Sources: ME-GW-WIN-01 to 07, ME-GW-ELIM-01 to 03, ME-GW-SHIP-16 to 18, A-10, A-11, A-33, A-37 to A-40. */
#include "engine/conquest/campaign/campaign.h"

/* ---- Leaving and winning ---------------------------------------------------------------------------------------- */

/* Whoever has no unit left is out, and the cards are discarded. True when somebody leaves. */
static bool eliminate(const struct hg_rules *r, struct hg_state *s, uint8_t army)
{
    if (army >= r->seats || !has(s->living, army) || open_of(s)->own[army] != 0)
        return false;
    s->living &= (uint8_t)~bit(army);
    s->acting &= (uint8_t)~bit(army);
    cards_discard_hand(r, s, army);
    return true;
}

bool triumph_win(const struct hg_rules *r, struct hg_state *s, uint8_t role)
{
    flow_win(r, s, (uint8_t)lowest(seats_of_role(r, role)));
    return true;
}

/* The prize is no part of it: finding it wins at the conquest itself. */
static bool aim_is_met(const struct hg_rules *r, const struct hg_state *s, uint8_t role)
{
    if (seats_of_role(r, role) == 0)
        return false;
    switch ((enum hg_role)role) {
    case HG_SEEKERS:
        return places_of_role(r, s, HG_KEEPERS) == 0;
    case HG_KEEPERS:
        return places_of_role(r, s, HG_SEEKERS) == 0;
    case HG_COLLECTORS:
        return meters_strategic(r, s) >= campaign_of(r)->strategic_win;
    case HG_ROLES:
        break;
    }
    return false;
}

/* The aim of the active faction comes first, then being the only faction that still acts, then the aims of the others:
 * so nobody wins for a faction that has left as a whole. */
static bool check_aims(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t active = role_of(r, open_of(s)->seat);
    if (aim_is_met(r, s, active))
        return triumph_win(r, s, active);
    if (flow_won(r, s))
        return true;
    for (uint8_t role = 0; role < HG_ROLES; role++)
        if (aim_is_met(r, s, role))
            return triumph_win(r, s, role);
    return false;
}

/* For events that are no conquest: devastation, change of command, set-up. */
bool triumph_check(const struct hg_rules *r, struct hg_state *s)
{
    for (uint8_t i = 0; i < r->seats; i++)
        (void)eliminate(r, s, i);
    return check_aims(r, s);
}

/* ---- Conquest --------------------------------------------------------------------------------------------------- */

/* In a roll that takes a place the attacker loses nothing, so all who fought move in, and the ships with them. */
static void move_in(struct hg_state *s, uint8_t loser)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t from = o->battle_from, to = o->battle_to;
    o->ships[to] = 0;
    o->own[loser] &= ~bit(to);
    o->own[o->seat] |= bit(to);
    o->units[from] = (uint16_t)(o->units[from] - o->battle_attack);
    o->units[to] = o->battle_attack;
    ships_move(s, from, to, o->battle_ships[HG_ATTACKER]);
}

/* Mostly a conquest decides nothing: nobody is out by it, and no place is collected. */
static bool decides(const struct hg_rules *r, struct hg_state *s, uint8_t loser, bool prize)
{
    bool out = eliminate(r, s, loser);
    if (prize)
        return triumph_win(r, s, HG_SEEKERS);
    return (out || role_of(r, open_of(s)->seat) == HG_COLLECTORS) && check_aims(r, s);
}

/* ASK_FOLLOW is pushed first, so that it waits below whatever else is asked. */
void triumph_conquer(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t from = o->battle_from, to = o->battle_to, loser = owner_of(s, to);
    bool tokens = tokens_any_on(s, to);
    move_in(s, loser);
    strike_forget(s);
    if (o->conquests < UINT8_MAX)
        o->conquests++;
    o->taken_from |= (uint8_t)bit(role_of(r, loser));
    ask_push(s, (struct hg_ask){.kind = ASK_FOLLOW, .seat = o->seat, .a = from, .b = to});
    if (!decides(r, s, loser, tokens && tokens_taken(r, s, to)) && !(tokens && tokens_relocate(r, s, loser)))
        triumph_go_on(r, s);
}

/* Nobody is asked whether to follow when nobody can. */
void triumph_go_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask *ask = ask_top(s);
    if (ask->kind != ASK_FOLLOW)
        return;
    if (!window_was_opened(ask)) {
        ask->x = 1;
        if (directives_open(r, s, ask->seat, HG_AT_CONQUEST, asked_to(ask)))
            return;
    }
    if (open_of(s)->units[asked_from(ask)] < 2 && open_of(s)->ships[asked_from(ask)] == 0)
        ask_pop(s);
}

/* ---- Moving in -------------------------------------------------------------------------------------------------- */

/* All but one of the units that are left behind. */
static unsigned followers(const struct hg_state *s)
{
    return open_seen(s)->units[asked_from(ask_seen(s))] - 1u;
}

void triumph_offer_follow(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice *box = box_add(s, out, VERB_FOLLOW);
    (void)r;
    box->n = (struct hg_range){0, (uint16_t)followers(s)};
    ships_box(s, box, asked_from(ask_seen(s)), HG_SHIPS_MAX);
}

enum hg_reason triumph_why_not_follow(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (a->n > followers(s))
        return HG_TOO_MANY;
    return ships_why_not(s, a, asked_from(ask_seen(s)), HG_SHIPS_MAX);
}

void triumph_follow(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_ask done = *ask_seen(s);
    (void)r;
    ask_pop(s);
    o->units[asked_from(&done)] = (uint16_t)(o->units[asked_from(&done)] - a->n);
    o->units[asked_to(&done)] = (uint16_t)(o->units[asked_to(&done)] + a->n);
    ships_move(s, asked_from(&done), asked_to(&done), ships_pack(a->x));
}

/* ---- A whole battle at once ------------------------------------------------------------------------------------- */

/* The ships that fought go along: as many of each class as there are dice. */
void strike_settle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned attacker_loses,
                   unsigned defender_loses)
{
    struct hg_conquest_open *o = open_of(s);
    o->invaded |= bit(a->to);
    if (!attack_takes(s, a, attacker_loses, defender_loses))
        return;
    o->battle_attack = (uint8_t)at_most(r->conquest.attack_dice, o->units[a->from] - 1u);
    o->battle_ships[HG_ATTACKER] = ships_useful(o->ships[a->from], o->battle_attack);
    triumph_conquer(r, s);
}
