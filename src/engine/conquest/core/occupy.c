/* Places changing hands: conquest, elimination, moving in.
 *
 * Sources: ME-BT-CONQ-01 to 07, ME-BT-ELIM-01 to 08, CQ-CONQ-01 to 06, CQ-ELIM-01 to 05. */
#include "engine/conquest/core/fused.h"
#include "engine/conquest/core/mechanism.h"

/* The active seat gets a place of `loser`, with so many units on it. */
ALWAYS void hand_over(const struct hg_rules *r, struct hg_state *s, uint8_t place, uint8_t loser, unsigned units)
{
    struct hg_conquest_open *o = open_of(s);
    if (r->conquest.mechanisms != 0 && mechanism_is_on(s, place))
        mechanism_lost(r, s, place);
    o->own[loser] &= ~bit(place);
    o->own[o->seat] |= bit(place);
    o->units[place] = (uint16_t)units;
}

void occupy_hand_over(const struct hg_rules *r, struct hg_state *s, uint8_t place, unsigned units)
{
    hand_over(r, s, place, owner_of(s, place), units);
}

/* A seat whose last place is gone is out of the game; a neutral army leaves nothing behind. Returns whether that has
 * ended the game. */
bool occupy_eliminate(const struct hg_rules *r, struct hg_state *s, uint8_t loser)
{
    uint8_t winner = open_of(s)->seat;
    if (loser >= r->seats)
        return false;
    s->living &= (uint8_t)~bit(loser);
    s->acting &= (uint8_t)~bit(loser);
    mechanism_eliminated(r, s, loser, winner);
    if (flow_won(r, s))
        return true;
    cards_capture(r, s, loser, winner);
    if (cards_must_trade(r, s))
        ask_push(s, (struct hg_ask){.kind = ASK_DEPLOY, .seat = winner, .y = 1});
    return false;
}

/* Nobody is asked whether to follow when nobody can: no units, and no hero that stayed out of the fight. */
static void skip_advance(struct hg_state *s)
{
    const struct hg_conquest_open *o = open_of(s);
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_ADVANCE && o->units[asked_from(ask)] < 2 && o->hero[ask->seat] != asked_from(ask) + 1)
        ask_pop(s);
}

void occupy_skip_advance(struct hg_state *s)
{
    skip_advance(s);
}

/* The units that fought move in at once, their hero with them; whoever may follow is asked after cards have been dealt
 * with. */
void occupy_conquer(const struct hg_rules *r, struct hg_state *s, unsigned fighters, unsigned later_loss)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t from = o->battle_from, to = o->battle_to, loser = holder_of(s, to), hero = o->battle_hero;
    attack_forget_battle(s);
    hand_over(r, s, to, loser, fighters);
    o->units[from] = (uint16_t)(o->units[from] - fighters);
    if (hero)
        o->hero[o->seat] = (uint8_t)(to + 1);
    if (o->conquests < UINT8_MAX)
        o->conquests++;
    if (windows_ask(r, s, o->seat, HG_AFTER_CONQUEST))
        ask_push(s, (struct hg_ask){.kind = ASK_WINDOW, .seat = o->seat, .a = HG_AFTER_CONQUEST, .b = to});
    ask_push(s, (struct hg_ask){.kind = ASK_ADVANCE, .seat = o->seat, .a = from, .b = to, .y = (uint8_t)later_loss});
    if (o->own[loser] != 0 || !occupy_eliminate(r, s, loser))
        skip_advance(s);
}

/* ---- Moving in -------------------------------------------------------------------------------------------------- */

/* All but one of the units that are left behind. */
static unsigned followers(const struct hg_state *s)
{
    return open_seen(s)->units[asked_from(ask_seen(s))] - 1u;
}

/* One that stayed out of the fight; one that fought is inside already. */
static bool hero_may_follow(const struct hg_state *s)
{
    return open_seen(s)->hero[ask_seen(s)->seat] == asked_from(ask_seen(s)) + 1;
}

void occupy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice *box = box_add(s, out, VERB_ADVANCE);
    (void)r;
    box->n = (struct hg_range){0, (uint16_t)followers(s)};
    box->x_hi[0] = hero_may_follow(s);
}

/* None may follow too: the fighters are in already (ME-BT-CONQ-03). */
static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (a->n > followers(s))
        return HG_TOO_MANY;
    return why_not_hero(s, a, asked_from(ask_seen(s)));
}

/* What a card costs the attacker later is paid here, as long as a unit stays. */
ALWAYS void advance(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_ask ask = *ask_seen(s);
    (void)r;
    o->units[asked_from(&ask)] = (uint16_t)(o->units[asked_from(&ask)] - a->n);
    o->units[asked_to(&ask)] = (uint16_t)(o->units[asked_to(&ask)] + a->n);
    if (a->x[0] != 0)
        o->hero[a->seat] = (uint8_t)(asked_to(&ask) + 1);
    if (o->units[asked_from(&ask)] > later_loss(&ask))
        o->units[asked_from(&ask)] = (uint16_t)(o->units[asked_from(&ask)] - later_loss(&ask));
    ask_pop(s);
}

FUSED(why_not, advance, occupy_why_not, occupy_advance, occupy_attempt)
