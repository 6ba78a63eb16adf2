/* The invade step of a campaign: declaring a battle, holding against it, the moments for cards around it, its dice.
 *
 * A battle stands in the position from its declaration until its dice are settled. The first one against a place in a
 * turn opens an invasion, which lasts for cards until the place falls or the step ends. An attack on the titan shares
 * the cards before the roll and the dice with battles; what is its own stands in titan.c. */
#include "engine/conquest/campaign.h"

#include <string.h>

void strike_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_CAMPAIGN, .seat = open_of(s)->seat});
}

void strike_forget(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    attack_forget_battle(s);
    o->battle_titan = o->battle_total = 0;
    for (unsigned i = 0; i < 2; i++)
        o->battle_ships[i] = o->battle_bonus[i] = 0;
}

/* ---- Declaring -------------------------------------------------------------------------------------------------- */

/* Places that are reached from another one only because a card has joined the two for an invasion. */
RARELY static uint64_t linked(const struct hg_rules *r, const struct hg_state *s, uint8_t from)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t places = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (o->effect_to[i] != 0 && orders_linked(r, s, from, (uint8_t)(o->effect_to[i] - 1)))
            places |= bit(o->effect_to[i] - 1u);
    return places;
}

static uint16_t most_attackers(const struct hg_rules *r, const struct hg_state *s, uint8_t from)
{
    return at_most(r->conquest.attack_dice, open_seen(s)->units[from] - 1u);
}

ALWAYS struct hg_choice box_from(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from,
                                 uint64_t targets)
{
    return (struct hg_choice){.verb = VERB_STRIKE,
                              .seat = seat,
                              .from = from,
                              .card = HG_NONE,
                              .n = {1, most_attackers(r, s, from)},
                              .to = targets};
}

RARELY static void offer_with_ships(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out,
                                    uint8_t from, uint64_t targets)
{
    ships_offer_some(s, out, box_from(r, s, ask_seen(s)->seat, from, targets), from);
}

/* One box for each place where no ship stands, which is nearly everywhere. */
ALWAYS void offer_strikes(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, bool joined)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    uint64_t enemies = enemy_places(r, s, seat) & ~titan_shield(r, s);
    for (uint64_t left = o->own[seat] & crowded(o->units); left != 0;) {
        uint8_t from = take_lowest(&left);
        uint64_t targets = (r->conquest.near[from] | (joined ? linked(r, s, from) : 0)) & enemies;
        if (targets == 0)
            continue;
        if (o->ships[from] != 0)
            offer_with_ships(r, s, out, from, targets);
        else
            out->box[out->count++] = box_from(r, s, seat, from, targets);
    }
}

RARELY static void offer_joined(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    offer_strikes(r, s, out, true);
}

void strike_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (orders_none(s))
        offer_strikes(r, s, out, false);
    else
        offer_joined(r, s, out);
    titan_offer_assault(r, s, out);
    box_add(s, out, VERB_END);
    directives_offer(r, s, out);
}

void strike_offer_jump(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_ask *ask = ask_seen(s);
    offer_with_ships(r, s, out, ask->a, bit(ask->b));
}

static enum hg_reason why_not_pair(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_JUMP)
        return a->from == ask->a && a->to == ask->b ? HG_OK : HG_WRONG_TARGET;
    if (!has(o->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (has(o->own[a->seat], a->to))
        return HG_IS_YOURS;
    if (has(o->devastated, a->to))
        return HG_DEVASTATED;
    if (!has(r->conquest.near[a->from], a->to) && !has(linked(r, s, a->from), a->to))
        return HG_NOT_ADJACENT;
    if (!has(enemy_places(r, s, a->seat), a->to))
        return HG_IS_AN_ALLYS;
    return titan_is_on(s, a->to) && has(titan_shield(r, s), a->to) ? HG_SHIELDED : HG_OK;
}

enum hg_reason strike_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_pair(r, s, a);
    if (reason != HG_OK)
        return reason;
    if (open_seen(s)->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > most_attackers(r, s, a->from))
        return HG_TOO_MANY;
    return ships_why_not(s, a, a->from, a->n);
}

/* ---- Holding ---------------------------------------------------------------------------------------------------- */

static uint8_t owner(const struct hg_state *s)
{
    return owner_of(s, open_seen(s)->battle_to);
}

static unsigned most_defence(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned dice = at_most(r->conquest.defence_dice, open_seen(s)->units[open_seen(s)->battle_to]);
    return orders_no_cap(s) ? dice : orders_defence_cap(r, s, dice);
}

static void settle_defence(const struct hg_rules *r, struct hg_state *s, unsigned dice, uint8_t ships)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_defence = (uint8_t)dice;
    o->battle_ships[HG_DEFENDER] = ships;
    strike_ready(r, s);
}

/* Neutral units and those whose seat has left defend with all they may. */
static void hold_by_itself(const struct hg_rules *r, struct hg_state *s, unsigned dice)
{
    uint8_t ships = open_of(s)->ships[open_of(s)->battle_to];
    settle_defence(r, s, dice, ships == 0 ? 0 : ships_useful(ships, dice));
}

/* The owner is asked when there is something to choose. */
static void ask_to_hold(const struct hg_rules *r, struct hg_state *s)
{
    unsigned dice = most_defence(r, s);
    bool chooses = dice > 1 || open_of(s)->ships[open_of(s)->battle_to] != 0;
    uint8_t army = chooses ? owner(s) : (uint8_t)HG_NONE;
    if (army < r->seats && has(s->acting, army))
        ask_push(s, (struct hg_ask){.kind = ASK_HOLD, .seat = army});
    else
        hold_by_itself(r, s, dice);
}

void strike_offer_hold(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice box = {.verb = VERB_HOLD,
                            .seat = ask_seen(s)->seat,
                            .from = HG_NONE,
                            .card = HG_NONE,
                            .n = {1, (uint16_t)most_defence(r, s)}};
    ships_offer(s, out, box, open_seen(s)->battle_to);
}

enum hg_reason strike_why_not_hold(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > most_defence(r, s))
        return HG_TOO_MANY;
    return ships_why_not(s, a, open_seen(s)->battle_to, a->n);
}

void strike_hold(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    settle_defence(r, s, a->n, ships_pack(a->x));
}

void strike_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    hold_by_itself(r, s, most_defence(r, s));
}

/* ---- Cards around a battle -------------------------------------------------------------------------------------- */

/* An army without a seat is never asked. */
static inline bool open_moment(const struct hg_rules *r, struct hg_state *s, uint8_t army, enum hg_moment moment)
{
    return directives_open(r, s, army, moment, open_of(s)->battle_to);
}

static void ask_defender_for_cards(const struct hg_rules *r, struct hg_state *s)
{
    if (!open_moment(r, s, owner(s), HG_AT_INVASION))
        ask_to_hold(r, s);
}

/* The two sides in turn, from the one whose moment this is, until both have passed in succession. Nobody answers for
 * the titan. */
static void ask_for_cards(const struct hg_rules *r, struct hg_state *s, enum hg_moment moment, unsigned passes)
{
    while (passes < 2) {
        uint8_t army = moment == HG_AT_ATTACK_ROLL ? open_of(s)->seat
                       : open_of(s)->battle_titan  ? (uint8_t)HG_NONE
                                                   : owner(s);
        if (open_moment(r, s, army, moment)) {
            ask_top(s)->x = (uint8_t)passes;
            return;
        }
        moment = moment == HG_AT_ATTACK_ROLL ? HG_AT_DEFENCE_ROLL : HG_AT_ATTACK_ROLL;
        passes++;
    }
    ask_push(s, (struct hg_ask){.kind = ASK_CLASH, .seat = HG_CHANCE});
}

void strike_ready(const struct hg_rules *r, struct hg_state *s)
{
    ask_for_cards(r, s, HG_AT_ATTACK_ROLL, 0);
}

void strike_moment_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    if (done.a == HG_AT_DECLARATION)
        ask_defender_for_cards(r, s);
    else if (done.a == HG_AT_INVASION)
        ask_to_hold(r, s);
    else
        ask_for_cards(r, s, done.a == HG_AT_ATTACK_ROLL ? HG_AT_DEFENCE_ROLL : HG_AT_ATTACK_ROLL, done.x);
}

/* The cards for a declaration are asked for once in an invasion. */
void strike_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    bool invaded = has(o->invaded, a->to);
    if (ask_top(s)->kind == ASK_JUMP)
        ask_pop(s);
    o->battle_from = a->from;
    o->battle_to = a->to;
    o->battle_attack = (uint8_t)a->n;
    o->battle_ships[HG_ATTACKER] = ships_pack(a->x);
    o->invaded |= bit(a->to);
    if (invaded)
        ask_to_hold(r, s);
    else if (!open_moment(r, s, o->seat, HG_AT_DECLARATION))
        ask_defender_for_cards(r, s);
}

/* With one unit that can go and no ship there is nothing to ask. */
void strike_jump(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to)
{
    uint8_t seat = open_of(s)->seat;
    struct hg_action only = hg_blank(VERB_STRIKE, seat);
    if (most_attackers(r, s, from) > 1 || open_of(s)->ships[from] != 0) {
        ask_push(s, (struct hg_ask){.kind = ASK_JUMP, .seat = seat, .a = from, .b = to});
        return;
    }
    only.from = from;
    only.to = to;
    only.n = 1;
    strike_declare(r, s, &only);
}

/* ---- The dice --------------------------------------------------------------------------------------------------- */

bool strike_has_large_defence(const struct hg_rules *r, const struct hg_state *s)
{
    return tokens_any_on(s, open_seen(s)->battle_to) || orders_large(r, s, HG_DEFENDER);
}

static unsigned ships_in(const struct hg_state *s, enum hg_battle_side side, enum hg_ship class)
{
    return ships_of_class(open_seen(s)->battle_ships[side], class);
}

/* Mostly no die is of the larger kind: no ships, no card in force, no token. */
static inline bool all_are_small(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return (o->battle_ships[HG_ATTACKER] | o->battle_ships[HG_DEFENDER]) == 0 && orders_none(s) &&
           !tokens_any_on(s, o->battle_to);
}

struct strike_dice strike_dice(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct strike_dice d = {.count = {o->battle_attack, o->battle_defence}};
    bool all = orders_large(r, s, HG_ATTACKER);
    d.large[HG_ATTACKER] = (uint8_t)ship_dice_larger(o->battle_attack, ships_in(s, HG_ATTACKER, HG_DREADNOUGHT), all);
    if (o->battle_titan)
        return d;
    all = strike_has_large_defence(r, s);
    d.large[HG_DEFENDER] = (uint8_t)ship_dice_larger(o->battle_defence, ships_in(s, HG_DEFENDER, HG_DREADNOUGHT), all);
    return d;
}

static bool any_is_large(const struct hg_rules *r, const struct hg_state *s)
{
    struct strike_dice d = strike_dice(r, s);
    return (d.large[HG_ATTACKER] | d.large[HG_DEFENDER]) != 0;
}

/* The dice of both sides one after another, or those of them in the two sets that are rolled again. */
RARELY static void mixed_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    const struct hg_ask *ask = ask_seen(s);
    struct strike_dice d = strike_dice(r, s);
    bool again = ask->kind == ASK_CLASH_AGAIN;
    for (unsigned side = HG_ATTACKER; side <= HG_DEFENDER; side++)
        for (unsigned i = 0; i < d.count[side]; i++) {
            if (again && !has(side == HG_ATTACKER ? ask->a : ask->b, i))
                continue;
            out->least[out->count] = again ? 2 : 1;
            out->sides[out->count] = i < d.large[side] ? campaign_of(r)->large_sides : r->conquest.die_sides;
            out->count++;
        }
}

void strike_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_ROLL;
    if (ask_seen(s)->kind == ASK_CLASH_AGAIN || (!all_are_small(s) && any_is_large(r, s))) {
        mixed_chances(r, s, out);
        return;
    }
    out->count = (uint8_t)(open_seen(s)->battle_attack + open_seen(s)->battle_defence);
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->conquest.die_sides, sizeof out->sides);
}

/* The bytes of `count` dice behind the first `skipped`. */
static uint64_t bytes_of_dice(unsigned skipped, unsigned count)
{
    return (bit(8 * count) - 1) << 8 * skipped;
}

/* All faces are at most those of a large die, those of the other dice at most theirs. */
RARELY static bool is_mixed_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct strike_dice d = strike_dice(r, s);
    unsigned dice = (unsigned)d.count[HG_ATTACKER] + d.count[HG_DEFENDER];
    uint64_t faces = bytes_of(a->x), large = bytes_of_dice(0, d.large[HG_ATTACKER]);
    large |= bytes_of_dice(d.count[HG_ATTACKER], d.large[HG_DEFENDER]);
    return a->count == dice && bytes_within(faces, dice, campaign_of(r)->large_sides) &&
           bytes_at_most(faces & ~large, r->conquest.die_sides);
}

static bool is_first_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned dice = (unsigned)open_seen(s)->battle_attack + open_seen(s)->battle_defence;
    if (!all_are_small(s))
        return is_mixed_roll(r, s, a);
    return a->count == dice && bytes_within(bytes_of(a->x), dice, r->conquest.die_sides);
}

static enum hg_reason why_not_again(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_chances due = {0};
    strike_chances(r, s, &due);
    if (a->count != due.count)
        return HG_NOT_POSSIBLE_ROLL;
    for (unsigned i = 0; i < HG_DICE_MAX; i++)
        if (a->x[i] < due.least[i] || a->x[i] > due.sides[i])
            return HG_NOT_POSSIBLE_ROLL;
    return HG_OK;
}

enum hg_reason strike_why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_CLASH_AGAIN)
        return why_not_again(r, s, a);
    return is_first_roll(r, s, a) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

enum { DEFENCE_DICE = 3 }; /* where those of the defender begin in battle_die */

static struct throw throw_of(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t dice = side == HG_ATTACKER ? o->battle_attack : o->battle_defence;
    struct bonus bonus = ship_dice_bonus(ships_in(s, side, HG_CARRIER));
    bonus.all = (uint8_t)(o->battle_bonus[side] + orders_raise(r, s, side));
    return (struct throw){o->battle_die + (side == HG_ATTACKER ? 0 : DEFENCE_DICE), dice, dice, bonus};
}

static void take_losses(const struct hg_rules *r, struct hg_state *s, struct losses lost)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - lost.attacker);
    o->units[o->battle_to] = (uint16_t)(o->units[o->battle_to] - lost.defender);
    orders_battle_over(s);
    if (o->units[o->battle_to] == 0)
        triumph_conquer(r, s);
    else
        strike_forget(s);
}

static void settle(const struct hg_rules *r, struct hg_state *s)
{
    struct throw attack, defence;
    if (open_of(s)->battle_titan) {
        titan_rolled(r, s);
        return;
    }
    attack = throw_of(r, s, HG_ATTACKER);
    defence = throw_of(r, s, HG_DEFENDER);
    take_losses(r, s, dice_resolve(&attack, &defence, false));
}

/* Mostly neither ships nor cards take part: then the faces are all that counts, and nobody rolls again. */
static bool is_plain(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return (o->battle_titan | o->battle_ships[0] | o->battle_ships[1] | o->battle_bonus[0] | o->battle_bonus[1] |
            o->effect_card[0]) == 0;
}

/* The faces of a roll go to the dice that it was made with; the question is off the stack. */
static void keep_faces(struct hg_state *s, const struct hg_action *a, const unsigned dice[2])
{
    unsigned next = 0;
    for (unsigned i = 0; i < DEFENCE_DICE; i++)
        if (has(dice[HG_ATTACKER], i))
            open_of(s)->battle_die[i] = a->x[next++];
    for (unsigned i = DEFENCE_DICE; i < HG_KEPT_MAX; i++)
        if (has(dice[HG_DEFENDER], i - DEFENCE_DICE))
            open_of(s)->battle_die[i] = a->x[next++];
}

/* After the first roll ones may be rolled again. */
static void clash(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    const unsigned all[2] = {(1u << o->battle_attack) - 1, (1u << o->battle_defence) - 1};
    unsigned again[2];
    keep_faces(s, a, all);
    again[HG_ATTACKER] = ship_dice_again(o->battle_die, o->battle_attack, ships_in(s, HG_ATTACKER, HG_CRUISER));
    again[HG_DEFENDER] =
        ship_dice_again(o->battle_die + DEFENCE_DICE, o->battle_defence, ships_in(s, HG_DEFENDER, HG_CRUISER));
    if ((again[HG_ATTACKER] | again[HG_DEFENDER]) != 0)
        ask_push(s, (struct hg_ask){.kind = ASK_CLASH_AGAIN,
                                    .seat = HG_CHANCE,
                                    .a = (uint8_t)again[HG_ATTACKER],
                                    .b = (uint8_t)again[HG_DEFENDER]});
    else
        settle(r, s);
}

void strike_rolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_seen(s);
    const unsigned again[2] = {done.a, done.b};
    unsigned attack = open_of(s)->battle_attack;
    ask_pop(s);
    if (is_plain(s)) {
        take_losses(r, s, dice_compare(a->x, attack, a->x + attack, open_of(s)->battle_defence));
        return;
    }
    if (done.kind == ASK_CLASH) {
        clash(r, s, a);
        return;
    }
    keep_faces(s, a, again);
    settle(r, s);
}
