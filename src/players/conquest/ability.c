/* What an ability is worth, in sixteenths of a unit, and what its card would bring when it is turned in instead:
 * hand.c plays a card when the first is more than the second. Each operation of a card has a line in a table here;
 * the units that it moves are the engine's word, and only what they are good for is judged. */
#include "players/conquest/ability.h"

#include "engine/conquest/abilities/abilities.h"

/* What helps the dice of one roll, by how many units the losses shift on average. */
enum { EACH_DIE = 9, ONE_DIE = 6, MORE_DICE = 5, FEWER_DICE = 6, CAPPED = 8, NEW_ROLL = 10 };
enum { SILENCED = UNIT / 2, BROUGHT_UP = UNIT / 2, BROKEN_OFF = UNIT / 2, FEW_PLACES = 3 };
enum { SAFE_BASE = 6 * UNIT, FALLEN = 2 * UNIT };

/* ---- Price ------------------------------------------------------------------------------------------------------- */

/* Cards are kept for later in games that last, by who is not about to lose. */
bool ability_cards_keep(const struct mind *m)
{
    return !insight_is_won_by_goals(m->r) && count_bits(m->o->own[m->seat]) > FEW_PLACES;
}

/* What is kept may still grow, so it is worth more than today's units as long as there is time. */
int32_t ability_price(const struct mind *m, uint8_t card)
{
    unsigned pips = insight_pips(m->r, m->s->conquest.secret.hand[m->seat]), of_card = m->r->conquest.card_pips[card];
    unsigned units = insight_units_for_pips(m->r, pips) - insight_units_for_pips(m->r, pips - of_card);
    if (count_bits(m->mine) <= FEW_PLACES)
        return 0;
    return (int32_t)(ability_cards_keep(m) ? 3 * units + of_card : 2 * units) * UNIT / 2;
}

/* ---- Units ------------------------------------------------------------------------------------------------------- */

/* Rolls that the battle on the table may still take. */
static int32_t rolls(const struct mind *m)
{
    unsigned attack = m->o->units[m->o->battle_from], defence = m->o->units[m->o->battle_to];
    return (int32_t)(attack < defence ? attack : defence);
}

/* The engine counts them, so that no rule stands here a second time. */
static int32_t units_gained(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)a;
    return (int32_t)insight_units_gained(m->r, m->s, op, m->seat) * UNIT;
}

/* Around a chosen place every enemy place loses, and a card for two places counts twice. */
static int32_t units_removed(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    uint8_t place = a->to;
    if (op->what == HG_ALL_NEAR_CHOSEN_OWN)
        return (int32_t)count_bits(targets_beside(m->r, m->s, m->seat, a->to, op->keep)) * op->amount * UNIT;
    if (op->what == HG_ATTACKING_PLACE)
        place = m->o->battle_from;
    else if (op->what == HG_TARGET_PLACE)
        place = m->o->battle_to;
    return (int32_t)insight_units_removed(m->s, op, place) * (a->from != HG_NONE && op->count > 1 ? 2 : 1) * UNIT;
}

/* Units that the roll on the table takes from a side; a place that falls counts for more. */
static int32_t units_lost(const struct mind *m, enum hg_battle_side side)
{
    struct losses lost = invasion_losses(m->r, m->s);
    if (side == HG_ATTACKER)
        return lost.attacker * UNIT;
    return lost.defender * UNIT + (m->o->units[m->o->battle_to] <= lost.defender ? FALLEN : 0);
}

/* What the roll on the table would have cost. */
static int32_t units_saved(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)a;
    return units_lost(m, (enum hg_battle_side)op->side);
}

/* Another roll is taken to be half as good as the losses it undoes. */
static int32_t second_try(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    (void)a;
    return units_lost(m, HG_DEFENDER) / 2;
}

/* Half of what was lost, rounded up, as the operation does. */
static int32_t units_back(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    (void)a;
    return (lost_at_window(ask_seen(m->s)) + 1) / 2 * UNIT;
}

/* As the operation removes them. */
static int32_t half_of_them(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    return m->o->units[a->to] / 2 * UNIT;
}

/* On average. */
static int32_t units_hit(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    int32_t sides = m->r->conquest.die_sides;
    (void)a;
    return op->count * (sides + 1 - op->amount) * UNIT / sides;
}

/* ---- The invasion ------------------------------------------------------------------------------------------------ */

/* A bonus for the invasion counts for every roll it may still take. */
static int32_t better_dice(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    int32_t times = op->scope == HG_FOR_INVASION ? rolls(m) : 1;
    (void)a;
    return op->amount * (op->what == HG_DIE_ALL ? EACH_DIE : ONE_DIE) * times;
}

/* The card names a high face: about as good as a new roll. */
static int32_t fixed_die(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)m;
    (void)op;
    (void)a;
    return NEW_ROLL;
}

/* What the defender would lose with the place. */
static int32_t called_off(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    (void)a;
    return rolls(m) * UNIT / 2 + FALLEN;
}

/* For the attacker it is a loss, for the defender what calling off would be. */
static int32_t broken_off(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    return m->o->seat == m->seat ? -BROKEN_OFF : called_off(m, op, a);
}

/* As an attack between neighbours would be judged. */
static int32_t far_battle(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    return mind_battle(m, a->from, a->to);
}

/* With the unit that comes along. */
static int32_t place_gained(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    (void)op;
    return mind_worth_of(m, a->to) + UNIT;
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

/* Each card that the richest hand can't play may have cost something. */
static int32_t silence(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    uint8_t most = 0;
    (void)op;
    (void)a;
    for (uint64_t left = m->rivals; left != 0;) {
        uint8_t cards = m->o->hand_size[take_lowest(&left)];
        most = cards > most ? cards : most;
    }
    return SILENCED * most;
}

/* Units in the rear: all of them come back to a hero or base; of others the largest force moves anyway. */
static int32_t brought_up(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    unsigned sum = 0, most = 0;
    (void)a;
    for (uint64_t left = m->mine; left != 0;) {
        uint8_t place = take_lowest(&left);
        unsigned units = m->o->units[place] - 1u;
        if ((m->r->conquest.near[place] & m->enemies) != 0)
            continue;
        sum += units;
        most = units > most ? units : most;
    }
    return BROUGHT_UP * (int32_t)(op->op == HG_OP_RECALL ? sum : sum - most);
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

typedef int32_t worth_of(const struct mind *m, const struct hg_operation *op, const struct hg_action *a);

/* An operation without a line is judged by the plain numbers of by_roll and by_unit. */
static worth_of *const worths[HG_OPS] = {
    [HG_OP_DIE_BONUS] = better_dice,      [HG_OP_SET_DIE] = fixed_die,       [HG_OP_IGNORE_LOSSES] = units_saved,
    [HG_OP_REROLL] = second_try,          [HG_OP_RESTORE] = units_back,      [HG_OP_REMOVE] = units_removed,
    [HG_OP_REMOVE_HALF] = half_of_them,   [HG_OP_ROLL_REMOVE] = units_hit,   [HG_OP_GAIN_UNITS] = units_gained,
    [HG_OP_CANCEL] = called_off,          [HG_OP_END_INVASION] = broken_off, [HG_OP_CONVERT] = place_gained,
    [HG_OP_REMOTE_INVASION] = far_battle, [HG_OP_SILENCE] = silence,         [HG_OP_MANOEUVRES] = brought_up,
    [HG_OP_RECALL] = brought_up,
};

/* Operations that matter with every roll, and those that are worth their units. */
static const int8_t by_roll[HG_OPS] = {
    [HG_OP_TIE] = MORE_DICE, [HG_OP_EXTRA_DIE] = MORE_DICE, [HG_OP_LIMIT] = FEWER_DICE, [HG_OP_CAP_LOSSES] = CAPPED};
static const int8_t by_unit[HG_OPS] = {
    [HG_OP_GAIN_TOGETHER] = UNIT, [HG_OP_PLACE_UNITS] = UNIT, [HG_OP_EXTRA_LOSS] = UNIT, [HG_OP_SELF_LOSS] = -UNIT};

/* A function of its own, or a rate for each roll or unit; what is in no table is worth nothing. */
static int32_t operation_worth(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    if (worths[op->op] != NULL)
        return worths[op->op](m, op, a);
    if (by_roll[op->op] != 0)
        return by_roll[op->op] * (op->scope == HG_FOR_ROLL ? 1 : rolls(m));
    return by_unit[op->op] * op->amount;
}

/* A card that helps to hold the own base is worth the base. */
int32_t ability_worth(const struct mind *m, const struct hg_action *a)
{
    const struct hg_ability *ability = &m->r->conquest.ability[a->card];
    bool at_base = m->o->battle_to != HG_NONE && m->o->base[m->seat] == m->o->battle_to + 1;
    int32_t worth = at_base ? SAFE_BASE : 0;
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        worth += operation_worth(m, &ability->does[i], a);
    return worth;
}
