/* Invade: attacking a place, defending it, the roll.
 *
 * Sources: ME-BT-INV-01 to 13, ME-BT-DICE-01 to 10, CQ-ATT-01 to 15. One verb runs through the file from offer to
 * effect: attack_offer lists what attack_why_not allows, attack_declare asks the defender, the defender's answer asks
 * chance for the dice, and attack_roll settles them. The fields battle_* of a position hold the battle from its
 * declaration to the roll. */
#include "engine/conquest/core/fused.h"
#include "engine/conquest/core/mechanism.h"

#include <string.h>

/* The question stays below every battle of the step; `end` takes it off. */
void attack_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_INVADE, .seat = open_of(s)->seat});
}

/* ---- Attacking -------------------------------------------------------------------------------------------------- */

/* The hero may be in where it stands. */
static void offer_hero(struct hg_choices *out, uint8_t spot)
{
    for (unsigned i = 0; i < out->count; i++)
        if (out->box[i].from + 1 == spot) {
            out->box[i].x_hi[0] = 1;
            return;
        }
}

/* The members of a box before its targets as one word: so they are written at once, and what one more of a member is
 * worth is told by a box with a 1 there. */
static uint64_t word_of(struct hg_choice box)
{
    uint64_t word;
    memcpy(&word, &box, sizeof word);
    return word;
}

/* What the boxes of all attacks of a seat share. */
static uint64_t word_of_attacks(uint64_t seat)
{
    return word_of((struct hg_choice){.verb = VERB_ATTACK, .card = HG_NONE, .n = {1, 0}}) +
           seat * word_of((struct hg_choice){.seat = 1});
}

/* `most` units at the most, from one place against any of the targets. */
static void write_box(struct hg_choice *box, uint64_t attacks, uint64_t from, uint64_t most, uint64_t targets)
{
    uint64_t word =
        attacks + from * word_of((struct hg_choice){.from = 1}) + most * word_of((struct hg_choice){.n = {0, 1}});
    *box = (struct hg_choice){.to = targets};
    memcpy(box, &word, sizeof word);
}

/* Every place with units to spare writes its box; the next one writes over it when nothing can be attacked from there.
 */
ALWAYS void offer_attacks(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, unsigned seat,
                          uint64_t enemies)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t attacks = word_of_attacks(seat), dice = r->conquest.attack_dice;
    struct hg_choice *box = &out->box[out->count];
    for (uint64_t left = o->own[seat] & crowded(o->units); left != 0;) {
        uint64_t from = take_lowest(&left), targets = r->conquest.near[from] & enemies, spare = o->units[from] - 1u;
        write_box(box, attacks, from, spare < dice ? spare : dice, targets);
        box += targets != 0;
    }
    *box++ = (struct hg_choice){.verb = VERB_END, .seat = (uint8_t)seat, .from = HG_NONE, .card = HG_NONE};
    out->count = (unsigned)(box - out->box);
    if (o->hero[seat] != 0)
        offer_hero(out, o->hero[seat]);
}

/* Allies are no targets (CQ-ATT-15). */
RARELY static void offer_among_allies(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    offer_attacks(r, s, out, seat, ~friendly_places(r, s, seat));
}

/* Modes without sides need not ask whose friend a place is. */
void attack_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    unsigned seat = ask_seen(s)->seat;
    if (plays_with(r, HG_TEAMS))
        offer_among_allies(r, s, out);
    else
        offer_attacks(r, s, out, seat, ~open_seen(s)->own[seat]);
}

/* What holds for the two places of any attack. */
static inline enum hg_reason why_not_pair(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (!has(o->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (has(o->own[a->seat], a->to))
        return HG_IS_YOURS;
    if (!has(r->conquest.near[a->from], a->to))
        return HG_NOT_ADJACENT;
    if (has(friendly_places(r, s, a->seat), a->to))
        return HG_IS_AN_ALLYS;
    return o->units[a->from] < 2 ? HG_TOO_FEW_UNITS : HG_OK;
}

/* For other courses, which declare in their own way. */
enum hg_reason attack_why_not_pair(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not_pair(r, s, a);
}

/* One unit stays behind (ME-BT-INV-04): n is below the units of the place. */
ALWAYS enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    enum hg_reason reason = why_not_pair(r, s, a);
    if (reason != HG_OK)
        return reason;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > r->conquest.attack_dice || a->n >= o->units[a->from])
        return HG_TOO_MANY;
    return why_not_hero(s, a, a->from);
}

enum hg_reason attack_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not(r, s, a);
}

/* ---- Defending -------------------------------------------------------------------------------------------------- */

/* As many as dice are allowed, no more than stand there (ME-BT-INV-06). */
static inline unsigned defence_units(const struct hg_rules *r, const struct hg_state *s)
{
    return at_most(r->conquest.defence_dice, open_seen(s)->units[open_seen(s)->battle_to]);
}

/* The tightest limit of cards in force. */
static unsigned limited_defence(const struct hg_rules *r, const struct hg_state *s, unsigned most)
{
    return effects_tightest(r, s, HG_OP_LIMIT, HG_DEFENDER, most);
}

/* Cards in force may allow less. */
static inline unsigned most_defence(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned most = defence_units(r, s);
    return plays_with(r, HG_ABILITIES) && effects_any(s) ? limited_defence(r, s, most) : most;
}

/* More dice than one roll can hold are rolled one side after the other. */
static void add_dice(const struct hg_rules *r, struct hg_state *s, struct hg_ask *roll)
{
    struct battle b = attack_battle(s);
    mechanism_dice(r, s, &b);
    roll->a = b.dice[HG_ATTACKER];
    roll->b = b.dice[HG_DEFENDER];
    roll->a = (uint8_t)(roll->a - (effects_sum(r, s, HG_OP_SET_DIE, HG_ATTACKER) != 0));
    roll->n = (uint8_t)(roll->a + roll->b);
    if (attack_dice(s) >= HG_DICE_MAX) {
        roll->x = ROLLS_ATTACK;
        roll->n = (uint8_t)(roll->a - open_of(s)->battle_defence);
    }
}

/* The roll that was just asked for grows by what rewards and cards give. */
static void ask_for_more_dice(const struct hg_rules *r, struct hg_state *s)
{
    if (mechanism_rewards_dice(r, s) || effects_here(s))
        add_dice(r, s, ask_top(s));
}

/* Both numbers are known: the dice are next. */
static inline void settle_defence(const struct hg_rules *r, struct hg_state *s, unsigned units)
{
    open_of(s)->battle_defence = (uint8_t)units;
    ask_push(s, (struct hg_ask){.kind = ASK_BATTLE_ROLL, .seat = HG_CHANCE});
    if ((r->conquest.mechanisms & conquest_hooks.dice.have) != 0)
        ask_for_more_dice(r, s);
}

/* The defender decides after the attacker's number is known (ME-BT-INV-07). */
static inline void ask_for_defence(struct hg_state *s, uint8_t seat)
{
    ask_push(s, (struct hg_ask){.kind = ASK_DEFEND, .seat = seat});
}

/* For a neutral army the next seat in turn order decides. */
RARELY static void ask_for_neutral(const struct hg_rules *r, struct hg_state *s)
{
    ask_for_defence(s, flow_next_acting(r, s, open_of(s)->seat));
}

/* The owner is asked when there is something to choose; nobody is for seats that left. */
static void ask_defender(const struct hg_rules *r, struct hg_state *s, unsigned most)
{
    uint8_t army = most > 1 ? holder_of(s, open_of(s)->battle_to) : (uint8_t)HG_NONE;
    if (most > 1 && army >= r->seats)
        ask_for_neutral(r, s);
    else if (most > 1 && has(s->acting, army))
        ask_for_defence(s, army);
    else
        settle_defence(r, s, most);
}

/* For other courses, whose attack stands in the position already. */
void attack_ask_defender(const struct hg_rules *r, struct hg_state *s)
{
    ask_defender(r, s, most_defence(r, s));
}

/* In the plain course no card limits the defence, so the limits are not looked up. */
static void declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_from = a->from;
    o->battle_to = a->to;
    o->battle_attack = (uint8_t)a->n;
    o->battle_hero = a->x[0];
    ask_defender(r, s, defence_units(r, s));
}

void attack_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    declare(r, s, a);
}

/* The same as attack_attempt, with sides. */
static enum hg_reason attempt_among_allies(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = attack_why_not(r, s, a);
    if (reason == HG_OK)
        attack_declare(r, s, a);
    return reason;
}

/* Sides are looked at apart, since most modes have none. */
enum hg_reason attack_attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason;
    if (plays_with(r, HG_TEAMS))
        return attempt_among_allies(r, s, a);
    reason = why_not(r, s, a);
    if (reason == HG_OK)
        declare(r, s, a);
    return reason;
}

/* At least one unit defends. */
void attack_offer_defence(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_DEFEND)->n = (struct hg_range){1, (uint16_t)most_defence(r, s)};
}

/* A defender can't retreat (ME-BT-INV-08). */
static enum hg_reason why_not_defend(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > most_defence(r, s) ? HG_TOO_MANY : HG_OK;
}

/* The question is answered; the roll takes its place. */
static void defend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    settle_defence(r, s, a->n);
}

FUSED(why_not_defend, defend, attack_why_not_defend, attack_defend, attack_attempt_defend)

/* Units whose seat has left defend with all they may. */
void attack_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    settle_defence(r, s, most_defence(r, s));
}

/* ---- The roll --------------------------------------------------------------------------------------------------- */

/* What the dice cost, with everything that mechanisms add to them. */
static struct losses losses_with_mechanisms(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    const struct hg_ask *ask = ask_seen(s);
    unsigned attack = (unsigned)o->battle_attack + extra_attack_dice(ask);
    struct battle b = attack_battle(s);
    struct throw attacker = {a->x, (uint8_t)attack, o->battle_attack, {0, 0, 0}};
    struct throw defender = {
        a->x + attack, (uint8_t)(o->battle_defence + extra_defence_dice(ask)), o->battle_defence, {0, 0, 0}};
    struct losses lost;
    mechanism_bonus(r, s, &b);
    attacker.bonus = b.bonus[HG_ATTACKER];
    defender.bonus = b.bonus[HG_DEFENDER];
    lost = dice_resolve(&attacker, &defender, false);
    mechanism_compared(r, s, &b, lost);
    return lost;
}

/* The attacker loses on the place it came from, the defender on the one attacked (ME-BT-DICE-09). A place without
 * units is conquered. */
ALWAYS void take_losses(const struct hg_rules *r, struct hg_state *s, struct losses lost)
{
    struct hg_conquest_open *o = open_of(s);
    ask_pop(s);
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - lost.attacker);
    o->units[o->battle_to] = (uint16_t)(o->units[o->battle_to] - lost.defender);
    if (o->units[o->battle_to] == 0)
        occupy_conquer(r, s, (unsigned)o->battle_attack - lost.attacker, 0);
    else
        attack_forget_battle(s);
}

/* Nobody rolls more dice than units, and nothing is added to them. */
ALWAYS void roll_plainly(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    unsigned attack = open_of(s)->battle_attack;
    take_losses(r, s, dice_compare(a->x, attack, a->x + attack, open_of(s)->battle_defence));
}

/* Some mechanism has a say in this roll. */
static void roll_with_more(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    take_losses(r, s, losses_with_mechanisms(r, s, a));
}

/* Mostly no piece is near, and the plain rule does: see mechanism_is_quiet. */
void attack_roll_with_pieces(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (extra_dice(ask_seen(s)) == 0 && mechanism_is_quiet(r, s))
        roll_plainly(r, s, a);
    else
        roll_with_more(r, s, a);
}

/* Modes without mechanisms. */
void attack_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    roll_plainly(r, s, a);
}
