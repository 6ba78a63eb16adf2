/* At what a card may be aimed, and whether it can be of use now. Everything here is public.
 *
 * It serves offers and refusals alike, so that both agree. Sources: the texts of the cards in the edition, and their
 * rulings from AMB-23 on. */
#include "engine/conquest/abilities/abilities.h"

/* ---- Places ----------------------------------------------------------------------------------------------------- */

/* All neighbours of a set of places; members of the set may be among them. */
static uint64_t neighbours(const struct hg_rules *r, uint64_t places)
{
    uint64_t near = 0;
    while (places != 0)
        near |= r->conquest.near[take_lowest(&places)];
    return near;
}

/* Of these places, those with more units than must stay. */
static uint64_t with_more_than(const struct hg_state *s, uint64_t places, unsigned keep)
{
    uint64_t found = 0;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (open_seen(s)->units[place] > keep)
            found |= bit(place);
    }
    return found;
}

/* Every place that is neither one's own nor an ally's. */
static uint64_t enemies(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return all_places(r) & ~friendly_places(r, s, seat);
}

static uint64_t enemies_near(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return enemies(r, s, seat) & neighbours(r, open_seen(s)->own[seat]);
}

uint64_t targets_beside(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t place, unsigned keep)
{
    return with_more_than(s, enemies(r, s, seat) & r->conquest.near[place], keep);
}

/* Own places from which a card would reach something. */
static uint64_t own_beside_enemies(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, unsigned keep)
{
    uint64_t found = 0;
    for (uint64_t left = open_seen(s)->own[seat]; left != 0;) {
        uint8_t place = take_lowest(&left);
        if (targets_beside(r, s, seat, place, keep) != 0)
            found |= bit(place);
    }
    return found;
}

/* Where heroes stand, whosever they are. */
static uint64_t heroes_everywhere(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t places = 0;
    for (unsigned i = 0; i < r->seats; i++)
        if (open_seen(s)->hero[i] != 0)
            places |= bit(open_seen(s)->hero[i] - 1u);
    return places;
}

/* One unit alone, without base and hero. */
static uint64_t convertible(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    uint64_t bare = ~(bases_of(r, s, bit(r->seats) - 1) | heroes_everywhere(r, s));
    uint64_t near = enemies_near(r, s, seat) & bare;
    return near & ~with_more_than(s, near, 1);
}

/* ---- Aims ------------------------------------------------------------------------------------------------------- */

/* Where an operation may be aimed. By default at own places. */
static uint64_t places_for(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op,
                           uint8_t seat)
{
    switch (op->op) {
    case HG_OP_REMOVE:
        if (op->what == HG_CHOSEN_ENEMY_NEAR)
            return with_more_than(s, enemies_near(r, s, seat), op->keep);
        if (op->what == HG_CHOSEN_NEAR_CONQUERED)
            return targets_beside(r, s, seat, window_place(ask_seen(s)), op->keep);
        return own_beside_enemies(r, s, seat, op->keep);
    case HG_OP_REMOVE_HALF:
        return with_more_than(s, enemies_near(r, s, seat), 1);
    case HG_OP_CONVERT:
        return convertible(r, s, seat);
    default:
        return open_seen(s)->own[seat];
    }
}

/* How many places an operation names; conditions and effects on dice name none. */
static enum aim aim_of(const struct hg_operation *op)
{
    switch (op->op) {
    case HG_OP_REMOVE:
        if (op->what == HG_ATTACKING_PLACE || op->what == HG_TARGET_PLACE)
            return AIM_NOTHING;
        return op->count > 1 ? AIM_UP_TO_TWO : AIM_PLACE;
    case HG_OP_REMOVE_HALF:
    case HG_OP_CONVERT:
    case HG_OP_GAIN_TOGETHER:
        return AIM_PLACE;
    case HG_OP_REMOTE_INVASION:
        return AIM_PAIR;
    default:
        return AIM_NOTHING;
    }
}

/* The operation that is aimed at places, or the first one. */
static const struct hg_operation *aimed(const struct hg_ability *ability)
{
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (aim_of(&ability->does[i]) != AIM_NOTHING)
            return &ability->does[i];
    return &ability->does[0];
}

/* A card is aimed once, for all its operations: at most one of them has an aim. */
enum aim targets_aim(const struct hg_ability *ability)
{
    return aim_of(aimed(ability));
}

/* The single targets, or the sources of an invasion from afar. */
uint64_t targets_first(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability)
{
    const struct hg_operation *op = aimed(ability);
    uint8_t seat = ask_seen(s)->seat;
    if (op->op == HG_OP_REMOTE_INVASION)
        return with_more_than(s, open_seen(s)->own[seat], op->keep - 1u);
    return places_for(r, s, op, seat);
}

/* Whole regions of which one place at least is held. */
static uint64_t regions_entered(const struct hg_rules *r, uint64_t own)
{
    uint64_t places = 0;
    for (unsigned i = 0; i < r->conquest.regions; i++)
        if ((r->conquest.region[i] & own) != 0)
            places |= r->conquest.region[i];
    return places;
}

/* Exactly so many steps away, by the shortest way. */
static uint64_t at_distance(const struct hg_rules *r, uint8_t from, unsigned steps)
{
    uint64_t reached = bit(from), edge = reached;
    while (steps-- > 0) {
        edge = neighbours(r, edge) & ~reached;
        reached |= edge;
    }
    return edge;
}

/* The second place of a pair: another single target, or what can be invaded from `from`. */
uint64_t targets_from(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability,
                      uint8_t from)
{
    const struct hg_operation *op = aimed(ability);
    uint8_t seat = ask_seen(s)->seat;
    uint64_t reach;
    if (op->op != HG_OP_REMOTE_INVASION)
        return places_for(r, s, op, seat) & ~bit(from);
    reach = op->what == HG_REACH_STEPS ? at_distance(r, from, op->amount) : regions_entered(r, open_seen(s)->own[seat]);
    return reach & enemies(r, s, seat) & ~effects_locked(r, s, from);
}

/* ---- Conditions ------------------------------------------------------------------------------------------------- */

/* Conditions about the invasion that is on. */
static bool required(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op)
{
    const struct hg_conquest_open *o = open_seen(s);
    bool base = has(bases_of(r, s, bit(r->seats) - 1), o->battle_to);
    switch ((enum hg_condition)op->what) {
    case HG_BASE_IN_TARGET:
        return base;
    case HG_NO_BASE_IN_TARGET:
        return !base;
    case HG_ATTACKING_UNITS:
        return o->units[o->battle_from] >= op->amount;
    }
    return false;
}

/* Whether a unit would go at all. */
static bool may_remove(const struct hg_state *s, const struct hg_operation *op)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (op->what == HG_ATTACKING_PLACE)
        return o->units[o->battle_from] > op->keep;
    return op->what != HG_TARGET_PLACE || o->units[o->battle_to] > op->keep;
}

/* Somebody else's hand to look at. */
uint64_t targets_hands(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return s->acting & ~friends_of(r, s, seat);
}

/* A die that a card set is never rolled again. */
bool targets_reroll(const struct hg_rules *r, const struct hg_state *s)
{
    return open_seen(s)->battle_attack > (effects_sum(r, s, HG_OP_SET_DIE, HG_ATTACKER) != 0);
}

/* Where units may be called to: the hero's place, or without it the own base. */
uint8_t targets_recall(const struct hg_state *s, uint8_t seat)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t spot = o->hero[seat] != 0 ? o->hero[seat] : o->base[seat];
    return spot != 0 && has(o->own[seat], spot - 1u) ? (uint8_t)(spot - 1) : (uint8_t)HG_NONE;
}

/* A recall replaces one of the manoeuvres, so one must be left. */
static bool may_recall(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    uint8_t to = targets_recall(s, ask->seat);
    return to != HG_NONE && manoeuvres_made(ask) <= more_manoeuvres(ask) &&
           with_more_than(s, open_seen(s)->own[ask->seat] & ~bit(to), 1) != 0;
}

/* A card that would do nothing may not be played (reason HG_NO_USE). */
static bool is_of_use(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op)
{
    const struct hg_conquest_open *o = open_seen(s);
    switch (op->op) {
    case HG_OP_REQUIRE:
        return required(r, s, op);
    case HG_OP_SELF_LOSS:
        return op->scope == HG_FOR_ROLL || o->units[o->battle_from] >= op->amount + op->keep;
    case HG_OP_REMOVE:
        return may_remove(s, op);
    case HG_OP_ROLL_REMOVE:
        return o->units[o->battle_from] > op->keep;
    case HG_OP_LOOK:
        return targets_hands(r, s, ask_seen(s)->seat) != 0;
    case HG_OP_REROLL:
        return targets_reroll(r, s);
    case HG_OP_RECALL:
        return may_recall(s);
    case HG_OP_RESTORE:
        return lost_at_window(ask_seen(s)) > 0;
    case HG_OP_EXTRA_LOSS:
        return invasion_losses(r, s).defender > 0;
    default:
        return true;
    }
}

/* All of them: an operation that is of no use spoils the card. */
bool targets_condition(const struct hg_rules *r, const struct hg_state *s, const struct hg_ability *ability)
{
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (!is_of_use(r, s, &ability->does[i]))
            return false;
    return true;
}
