/* The dice of a battle in a campaign, and of an attack on the titan: which of them are large, which rolls are possible,
 * what is rolled again, and what a roll costs.
 *
 * Sources: ME-GW-SHIP-07 to 15, ME-GW-VANG-08 and 09, A-05 to A-09. battle_die holds the faces of a roll until it is
 * settled: up to three of the attacker, then up to two of the defender. */
#include "engine/conquest/campaign/campaign.h"

#include <string.h>

/* ---- What is rolled --------------------------------------------------------------------------------------------- */

/* Mostly no die is of the larger kind: no ships, no card in force, no token. */
static inline bool all_are_small(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return (o->battle_ships[HG_ATTACKER] | o->battle_ships[HG_DEFENDER]) == 0 && ops_none(s) &&
           !tokens_any_on(s, o->battle_to);
}

/* Ships or cards are there; whether they make a die large is looked at in full. */
static bool any_is_large(const struct hg_rules *r, const struct hg_state *s)
{
    struct clash_dice d = clash_dice(r, s);
    return (d.large[HG_ATTACKER] | d.large[HG_DEFENDER]) != 0;
}

/* The dice of both sides one after another, or those of them in the two sets that are rolled again. */
static void mixed_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    const struct hg_ask *ask = ask_seen(s);
    struct clash_dice d = clash_dice(r, s);
    bool again = ask->kind == ASK_CLASH_AGAIN;
    for (unsigned side = HG_ATTACKER; side <= HG_DEFENDER; side++)
        for (unsigned i = 0; i < d.count[side]; i++) {
            if (again && !has(side == HG_ATTACKER ? attack_dice_again(ask) : defence_dice_again(ask), i))
                continue;
            out->least[out->count] = again ? 2 : 1;
            out->sides[out->count] = i < d.large[side] ? campaign_of(r)->large_sides : r->conquest.die_sides;
            out->count++;
        }
}

/* Dice that are rolled again never show a one: see mixed_chances. */
void clash_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
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
    struct clash_dice d = clash_dice(r, s);
    unsigned dice = (unsigned)d.count[HG_ATTACKER] + d.count[HG_DEFENDER];
    uint64_t faces = bytes_of(a->x), large = bytes_of_dice(0, d.large[HG_ATTACKER]);
    large |= bytes_of_dice(d.count[HG_ATTACKER], d.large[HG_DEFENDER]);
    return a->count == dice && bytes_within(faces, dice, campaign_of(r)->large_sides) &&
           bytes_at_most(faces & ~large, r->conquest.die_sides);
}

/* The number of dice is fixed; each face is possible on its die. */
enum hg_reason clash_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned dice = (unsigned)open_seen(s)->battle_attack + open_seen(s)->battle_defence;
    bool possible = !all_are_small(s) ? is_mixed_roll(r, s, a)
                                      : a->count == dice && bytes_within(bytes_of(a->x), dice, r->conquest.die_sides);
    return possible ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

/* Rare enough to ask for the chances and compare. */
enum hg_reason clash_why_not_again(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_chances due = {0};
    clash_chances(r, s, &due);
    if (a->count != due.count)
        return HG_NOT_POSSIBLE_ROLL;
    for (unsigned i = 0; i < HG_DICE_MAX; i++)
        if (a->x[i] < due.least[i] || a->x[i] > due.sides[i])
            return HG_NOT_POSSIBLE_ROLL;
    return HG_OK;
}

/* ---- What a roll costs ------------------------------------------------------------------------------------------ */

/* Ships and cards of one side, as what they add to its dice. */
static struct throw throw_of(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t dice = side == HG_ATTACKER ? o->battle_attack : o->battle_defence;
    struct bonus bonus = ship_dice_bonus(clash_ships(s, side, HG_CARRIER));
    bonus.all = (uint8_t)(o->battle_bonus[side] + ops_raise(r, s, side));
    return (struct throw){o->battle_die + (side == HG_ATTACKER ? 0 : DEFENCE_AT), dice, dice, bonus};
}

/* The battle is over: cards for one battle are spent, and a place without units falls. */
static void take_losses(const struct hg_rules *r, struct hg_state *s, struct losses lost)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - lost.attacker);
    o->units[o->battle_to] = (uint16_t)(o->units[o->battle_to] - lost.defender);
    if (!ops_none(s) || !ops_no_cap(s))
        ops_battle_over(s);
    if (o->units[o->battle_to] == 0)
        triumph_conquer(r, s);
    else
        strike_forget(s);
}

/* All dice are final. */
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
    for (unsigned i = 0; i < DEFENCE_AT; i++)
        if (has(dice[HG_ATTACKER], i))
            open_of(s)->battle_die[i] = a->x[next++];
    for (unsigned i = DEFENCE_AT; i < HG_KEPT_MAX; i++)
        if (has(dice[HG_DEFENDER], i - DEFENCE_AT))
            open_of(s)->battle_die[i] = a->x[next++];
}

/* After the first roll ones may be rolled again. */
RARELY static void first_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    const unsigned all[2] = {(1u << o->battle_attack) - 1, (1u << o->battle_defence) - 1};
    unsigned again[2];
    keep_faces(s, a, all);
    again[HG_ATTACKER] = ship_dice_again(o->battle_die, o->battle_attack, clash_ships(s, HG_ATTACKER, HG_CRUISER));
    again[HG_DEFENDER] =
        ship_dice_again(o->battle_die + DEFENCE_AT, o->battle_defence, clash_ships(s, HG_DEFENDER, HG_CRUISER));
    if ((again[HG_ATTACKER] | again[HG_DEFENDER]) != 0)
        ask_push(s, (struct hg_ask){.kind = ASK_CLASH_AGAIN,
                                    .seat = HG_CHANCE,
                                    .a = (uint8_t)again[HG_ATTACKER],
                                    .b = (uint8_t)again[HG_DEFENDER]});
    else
        settle(r, s);
}

/* The short cut is the dice rule alone. */
void clash_rolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    unsigned attack = open_of(s)->battle_attack;
    ask_pop(s);
    if (is_plain(s))
        take_losses(r, s, dice_compare(a->x, attack, a->x + attack, open_of(s)->battle_defence));
    else
        first_roll(r, s, a);
}

/* ---- A round at once --------------------------------------------------------------------------------------------- */

bool strike_is_plain(const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    return ops_none(s) && ops_no_cap(s) && (o->ships[a->from] | o->ships[a->to]) == 0 && !tokens_any_on(s, a->to);
}

void strike_exchange(const struct hg_rules *r, struct hg_state *s, const uint8_t *face)
{
    unsigned attack = open_of(s)->battle_attack;
    take_losses(r, s, dice_compare(face, attack, face + attack, open_of(s)->battle_defence));
}

/* Rolled once more for all that needed it; no face is a one now. */
void clash_rolled_again(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const unsigned again[2] = {attack_dice_again(ask_seen(s)), defence_dice_again(ask_seen(s))};
    ask_pop(s);
    keep_faces(s, a, again);
    settle(r, s);
}
