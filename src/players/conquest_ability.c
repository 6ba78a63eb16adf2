/* What an ability is worth, in sixteenths of a unit, and what its card would bring when it is turned in instead. */
#include "players/conquest_ability.h"

#include "engine/conquest/abilities.h"

/* What helps the dice of one roll, by how many units the losses shift on average. */
enum { EACH_DIE = 9, ONE_DIE = 6, MORE_DICE = 5, FEWER_DICE = 6, CAPPED = 8, NEW_ROLL = 10 };
enum { SILENCED = UNIT / 2, BROUGHT_UP = UNIT / 2, BROKEN_OFF = UNIT / 2, FEW_PLACES = 3 };
enum { SAFE_BASE = 6 * UNIT, FALLEN = 2 * UNIT };

/* ---- Price ------------------------------------------------------------------------------------------------------- */

static unsigned units_for(const struct hg_conquest_rules *c, unsigned pips)
{
    if (pips < c->pips_least)
        return 0;
    return c->pip_units[pips < c->pips_most ? pips : c->pips_most];
}

bool ability_cards_keep(const struct mind *m)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    for (unsigned i = 0; i < c->steps; i++)
        if (c->step[i] == HG_STEP_VICTORY)
            return false;
    return count_bits(m->o->own[m->seat]) > FEW_PLACES;
}

/* What is kept may still grow, so it is worth more than today's units as long as there is time. */
int32_t ability_price(const struct mind *m, uint8_t card)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    struct hg_set hand = m->s->conquest.secret.hand[m->seat];
    unsigned pips = 0, units;
    while (!set_empty(&hand))
        pips += c->card_pips[set_take_lowest(&hand)];
    units = units_for(c, pips) - units_for(c, pips - c->card_pips[card]);
    if (count_bits(m->mine) <= FEW_PLACES)
        return 0;
    return (int32_t)(ability_cards_keep(m) ? 3 * units + c->card_pips[card] : 2 * units) * UNIT / 2;
}

/* ---- Worth ------------------------------------------------------------------------------------------------------- */

/* Rolls that the battle on the table may still take. */
static int32_t rolls(const struct mind *m)
{
    unsigned attack = m->o->units[m->o->battle_from], defence = m->o->units[m->o->battle_to];
    return (int32_t)(attack < defence ? attack : defence);
}

static int32_t units_gained(const struct mind *m, const struct hg_operation *op)
{
    uint64_t bases = bases_of(m->r, m->s, bit(m->r->seats) - 1);
    unsigned units = op->amount;
    if (op->what == HG_HALF_THE_RESOURCES)
        units = (count_bits(m->mine & m->o->resource) + 1) / 2;
    else if (op->what == HG_TWICE_THE_BASES)
        units = 2 * count_bits(m->mine & bases);
    else if (op->what == HG_REGIONS_ENTERED)
        for (unsigned i = units = 0; i < m->r->conquest.regions; i++)
            units += (m->r->conquest.region[i] & m->mine) != 0;
    units = units < op->keep ? op->keep : units;
    return (int32_t)(op->count != 0 && units > op->count ? op->count : units) * UNIT;
}

static int32_t units_removed(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    uint8_t place = a->to;
    unsigned units;
    if (op->what == HG_ALL_NEAR_CHOSEN_OWN)
        return (int32_t)count_bits(targets_beside(m->r, m->s, m->seat, a->to, op->keep)) * op->amount * UNIT;
    if (op->what == HG_ATTACKING_PLACE)
        place = m->o->battle_from;
    else if (op->what == HG_TARGET_PLACE)
        place = m->o->battle_to;
    units = m->o->units[place] > op->keep ? m->o->units[place] - (unsigned)op->keep : 0;
    return (int32_t)at_most(op->amount, units) * (a->from != HG_NONE && op->count > 1 ? 2 : 1) * UNIT;
}

/* Units that the roll on the table takes from a side; a place that falls counts for more. */
static int32_t units_saved(const struct mind *m, const struct hg_operation *op)
{
    struct losses lost = invasion_losses(m->r, m->s);
    if (op->side == HG_ATTACKER)
        return lost.attacker * UNIT;
    return lost.defender * UNIT + (m->o->units[m->o->battle_to] <= lost.defender ? FALLEN : 0);
}

/* What the defender would lose with the place. */
static int32_t called_off(const struct mind *m)
{
    return rolls(m) * UNIT / 2 + FALLEN;
}

/* Each card that the richest hand can't play may have cost something. */
static int32_t most_cards(const struct mind *m)
{
    uint8_t most = 0;
    for (uint64_t left = m->rivals; left != 0;) {
        uint8_t cards = m->o->hand_size[take_lowest(&left)];
        most = cards > most ? cards : most;
    }
    return most;
}

/* Units in the rear: all of them, or all but the largest force, which moves anyway. */
static int32_t idle(const struct mind *m, bool all)
{
    unsigned sum = 0, most = 0;
    for (uint64_t left = m->mine; left != 0;) {
        uint8_t place = take_lowest(&left);
        unsigned units = m->o->units[place] - 1u;
        if ((m->r->conquest.near[place] & m->enemies) != 0)
            continue;
        sum += units;
        most = units > most ? units : most;
    }
    return (int32_t)(all ? sum : sum - most);
}

static int32_t for_dice(const struct mind *m, const struct hg_operation *op)
{
    int32_t times = op->scope == HG_FOR_INVASION ? rolls(m) : 1;
    return op->amount * (op->what == HG_DIE_ALL ? EACH_DIE : ONE_DIE) * times;
}

static int32_t operation_worth(const struct mind *m, const struct hg_operation *op, const struct hg_action *a)
{
    switch ((enum hg_op)op->op) {
    case HG_OP_DIE_BONUS:
        return for_dice(m, op);
    case HG_OP_TIE:
    case HG_OP_EXTRA_DIE:
        return MORE_DICE * rolls(m);
    case HG_OP_LIMIT:
        return FEWER_DICE * (op->scope == HG_FOR_ROLL ? 1 : rolls(m));
    case HG_OP_CAP_LOSSES:
        return CAPPED * rolls(m);
    case HG_OP_IGNORE_LOSSES:
        return units_saved(m, op);
    case HG_OP_REROLL:
        return units_saved(m, &(struct hg_operation){.side = HG_DEFENDER}) / 2;
    case HG_OP_SET_DIE:
        return NEW_ROLL;
    case HG_OP_REMOVE:
        return units_removed(m, op, a);
    case HG_OP_REMOVE_HALF:
        return m->o->units[a->to] / 2 * UNIT;
    case HG_OP_SELF_LOSS:
        return -op->amount * UNIT;
    case HG_OP_CANCEL:
        return called_off(m);
    case HG_OP_END_INVASION:
        return m->o->seat == m->seat ? -BROKEN_OFF : called_off(m);
    case HG_OP_GAIN_UNITS:
        return units_gained(m, op);
    case HG_OP_GAIN_TOGETHER:
    case HG_OP_PLACE_UNITS:
    case HG_OP_EXTRA_LOSS:
        return op->amount * UNIT;
    case HG_OP_ROLL_REMOVE:
        return op->count * (7 - op->amount) * UNIT / 6;
    case HG_OP_RESTORE:
        return (ask_seen(m->s)->n + 1) / 2 * UNIT;
    case HG_OP_CONVERT:
        return mind_worth_of(m, a->to) + UNIT;
    case HG_OP_REMOTE_INVASION:
        return mind_battle(m, a->from, a->to);
    case HG_OP_SILENCE:
        return SILENCED * most_cards(m);
    case HG_OP_MANOEUVRES:
    case HG_OP_RECALL:
        return BROUGHT_UP * idle(m, op->op == HG_OP_RECALL);
    case HG_OP_NONE:
    case HG_OP_NO_HERO:
    case HG_OP_LOOK:
    case HG_OP_REQUIRE:
    case HG_OPS:
        return 0;
    }
    return 0;
}

int32_t ability_worth(const struct mind *m, const struct hg_action *a)
{
    const struct hg_ability *ability = &m->r->conquest.ability[a->card];
    bool at_base = m->o->battle_to != HG_NONE && m->o->base[m->seat] == m->o->battle_to + 1;
    int32_t worth = at_base ? SAFE_BASE : 0;
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        worth += operation_worth(m, &ability->does[i], a);
    return worth;
}
