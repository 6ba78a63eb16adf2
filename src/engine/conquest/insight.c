/* Insights into battles of conquest games that nobody has begun, by the functions that judge those that are on: where
 * these look at the battle in the position, a copy is brought there. The other insights stand beside the rules that
 * they share their code with: deploy.c, pips.c, operations.c, goals.c, meters.c. */
#include "engine/insight.h"

#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"

/* ---- Attacks ----------------------------------------------------------------------------------------------------- */

void insight_attacks(const struct hg_rules *r, const struct hg_state *position, uint8_t seat, struct hg_choices *out)
{
    struct hg_state s = *position;
    ask_clear(&s);
    open_of(&s)->seat = seat;
    conquest_steps[course_number(r)][HG_STEP_INVADE](r, &s);
    hg_choices(r, &s, out);
}

static struct insight_edge edge_of(const struct battle *b)
{
    return (struct insight_edge){{b->bonus[HG_ATTACKER].highest, b->bonus[HG_DEFENDER].highest},
                                 {b->dice[HG_ATTACKER], b->dice[HG_DEFENDER]}};
}

/* ---- What pieces add --------------------------------------------------------------------------------------------- */

struct insight_edge insight_pieces(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to)
{
    struct battle b = {.army = {owner_of(s, from), owner_of(s, to)}, .from = from, .to = to};
    if (plays_with(r, HG_HEROES))
        heroes_would_add(r, s, &b);
    if (plays_with(r, HG_REWARDS)) {
        rewards_dice(r, s, &b);
        rewards_bonus(r, s, &b);
    }
    return edge_of(&b);
}

/* Heroes, towers and what they reach; everywhere, once somebody has a reward of more dice. */
uint64_t insight_places_with_pieces(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned dice = r->conquest.rewards_by_kind[HG_ATTACK_DIE] | r->conquest.rewards_by_kind[HG_DEFENCE_DIE], held = 0;
    uint64_t places = 0;
    for (unsigned i = 0; i < r->seats; i++) {
        places |= o->hero[i] != 0 ? bit(o->hero[i] - 1u) : 0;
        held |= o->rewards_of[i];
    }
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        places |= o->tower[i] != 0 ? r->conquest.near[o->tower[i] - 1u] | bit(o->tower[i] - 1u) : 0;
    return (held & dice) != 0 ? all_places(r) : places;
}

/* ---- What everything adds ---------------------------------------------------------------------------------------- */

static bool has_hero(const struct hg_rules *r, const struct hg_state *s, uint8_t army, uint8_t place)
{
    return army < r->seats && open_seen(s)->hero[army] == place + 1;
}

/* The position as if the attack had been declared. */
static struct hg_state declared(const struct hg_rules *r, const struct hg_state *position, uint8_t from, uint8_t to,
                                bool hero)
{
    struct hg_state s = *position;
    struct hg_conquest_open *o = open_of(&s);
    o->seat = owner_of(&s, from);
    o->battle_from = from;
    o->battle_to = to;
    o->battle_hero = hero && has_hero(r, &s, o->seat, from);
    o->battle_titan = 0;
    return s;
}

static void add_mechanisms(const struct hg_rules *r, const struct hg_state *s, struct insight_battle *out)
{
    struct battle b = attack_battle(s);
    mechanism_dice(r, s, &b);
    mechanism_bonus(r, s, &b);
    out->edge = edge_of(&b);
    out->tie_to_attacker = b.tie_to_attacker;
    out->hero[HG_ATTACKER] = open_seen(s)->battle_hero != 0 && b.bonus[HG_ATTACKER].highest > 0;
    out->hero[HG_DEFENDER] = has_hero(r, s, b.army[HG_DEFENDER], b.to) && b.bonus[HG_DEFENDER].highest > 0;
    for (unsigned i = 0; i < 2; i++) {
        out->second[i] = b.bonus[i].second;
        out->each[i] = b.bonus[i].all;
    }
}

/* Limits that abilities set, and a die. */
static void add_limits(const struct hg_rules *r, const struct hg_state *s, struct insight_battle *out)
{
    for (unsigned i = 0; i < 2; i++) {
        enum hg_battle_side side = (enum hg_battle_side)i;
        unsigned most = effects_least(r, s, HG_OP_CAP_LOSSES, side, UINT8_MAX);
        out->units[i] = (uint8_t)effects_least(r, s, HG_OP_LIMIT, side, out->units[i]);
        out->most_lost[i] = (uint8_t)(most == UINT8_MAX ? 0 : most);
        out->set_die[i] = (uint8_t)effects_sum(r, s, HG_OP_SET_DIE, side);
    }
}

/* Whether the battle is the one that is on, with ships chosen and cards played for it alone. */
static bool is_on(const struct hg_state *position, const struct hg_state *s)
{
    const struct hg_conquest_open *on = open_seen(position), *o = open_seen(s);
    return on->battle_attack != 0 && on->battle_from == o->battle_from && on->battle_to == o->battle_to;
}

/* Ships, tokens, and the cards in force for the invasion. A limit on defenders, which holds for two rounds at most, is
 * left out. */
static void add_campaign(const struct hg_rules *r, const struct hg_state *position, const struct hg_state *s,
                         struct insight_battle *out)
{
    const struct hg_conquest_open *on = open_seen(position), *o = open_seen(s);
    bool fought = is_on(position, s);
    for (unsigned i = 0; i < 2; i++) {
        out->ships[i] = fought ? on->battle_ships[i] : o->ships[i == HG_ATTACKER ? o->battle_from : o->battle_to];
        out->each[i] = (uint8_t)(out->each[i] + orders_raise(r, s, (enum hg_battle_side)i));
        out->each[i] = (uint8_t)(out->each[i] + (fought ? on->battle_bonus[i] : 0));
    }
    out->all_larger[HG_ATTACKER] = orders_large(r, s, HG_ATTACKER);
    out->all_larger[HG_DEFENDER] = clash_has_large_defence(r, s);
}

void insight_battle(const struct hg_rules *r, const struct hg_state *position, uint8_t from, uint8_t to, bool hero,
                    struct insight_battle *out)
{
    struct hg_state s;
    *out = (struct insight_battle){.units = {r->conquest.attack_dice, r->conquest.defence_dice}};
    if (r->conquest.mechanisms == 0)
        return;
    s = declared(r, position, from, to, hero);
    add_mechanisms(r, &s, out);
    if (plays_with(r, HG_CAMPAIGN))
        add_campaign(r, position, &s, out);
    if (plays_with(r, HG_ABILITIES))
        add_limits(r, &s, out);
}

/* ---- Fighting without questions ---------------------------------------------------------------------------------- */

/* `hero` is 1 while the attacker's goes along. */
static bool falls(const struct hg_rules *r, struct hg_state *s, const struct battle *b, uint8_t *hero,
                  bool attacker_lost)
{
    struct hg_conquest_open *o = open_of(s);
    bool attacks = *hero != 0, defends = has_hero(r, s, b->army[HG_DEFENDER], b->to);
    o->battle_hero = *hero;
    mechanism_compared(r, s, b, (struct losses){.attacker_lost_highest = attacker_lost});
    *hero = o->battle_hero;
    o->battle_hero = 0;
    return (attacks && *hero == 0) || (defends && !has_hero(r, s, b->army[HG_DEFENDER], b->to));
}

/* Mostly no hero fights for that side. */
bool insight_lose_highest(const struct hg_rules *r, struct hg_state *s, struct hg_action *attack, bool attacker_lost)
{
    struct battle b = {.army = {attack->seat, HG_NONE}, .from = attack->from, .to = attack->to};
    if (attacker_lost ? attack->x[0] == 0 : !mechanism_is_on(s, attack->to))
        return false;
    b.army[HG_DEFENDER] = owner_of(s, attack->to);
    return falls(r, s, &b, &attack->x[0], attacker_lost);
}
