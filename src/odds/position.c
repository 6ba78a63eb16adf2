/* The battle that an attack would be in a position. */
#include "odds/position.h"

#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"

void odds_assault_at(const struct hg_rules *r, const struct hg_state *position, uint8_t from, struct odds_assault *out)
{
    struct hg_state s = *position;
    unsigned ships = open_seen(position)->ships[from];
    open_of(&s)->seat = owner_of(&s, from);
    *out = (struct odds_assault){.side = {.dice = r->conquest.attack_dice,
                                          .sides = r->conquest.die_sides,
                                          .larger = campaign_of(r)->large_sides,
                                          .cruisers = (uint8_t)ships_of_class(ships, HG_CRUISER),
                                          .carriers = (uint8_t)ships_of_class(ships, HG_CARRIER),
                                          .dreadnoughts = (uint8_t)ships_of_class(ships, HG_DREADNOUGHT)},
                                 .modifier = meters_modifier(r, &s),
                                 .target = campaign_of(r)->titan_total};
}

unsigned odds_attackers_at(const struct hg_state *position, uint8_t from)
{
    return open_seen(position)->units[from] - 1u;
}

unsigned odds_defenders_at(const struct hg_state *position, uint8_t to)
{
    return open_seen(position)->units[to];
}

static bool has_hero(const struct hg_rules *r, const struct hg_state *s, uint8_t army, uint8_t place)
{
    return army < r->seats && open_seen(s)->hero[army] == place + 1;
}

/* What the mechanisms add. A hero is counted apart, since it may fall before the battle ends. */
static void add_mechanisms(const struct hg_rules *r, const struct hg_state *s, struct odds_battle *out)
{
    struct battle b = attack_battle(s);
    bool hero[2] = {open_seen(s)->battle_hero != 0, has_hero(r, s, b.army[HG_DEFENDER], b.to)};
    mechanism_dice(r, s, &b);
    mechanism_bonus(r, s, &b);
    for (unsigned i = 0; i < 2; i++) {
        struct odds_side *side = &out->side[i];
        side->extra = b.dice[i];
        side->hero = hero[i] && b.bonus[i].highest > 0;
        side->highest = (uint8_t)(b.bonus[i].highest - side->hero);
        side->second = b.bonus[i].second;
        side->all = b.bonus[i].all;
    }
    out->tie_to_attacker = b.tie_to_attacker;
    out->hero_fate = r->conquest.hero_fate;
}

/* Limits that abilities set, and a die. */
static void add_limits(const struct hg_rules *r, const struct hg_state *s, struct odds_battle *out)
{
    for (unsigned i = 0; i < 2; i++) {
        struct odds_side *side = &out->side[i];
        unsigned most = effects_least(r, s, HG_OP_CAP_LOSSES, (enum hg_battle_side)i, UINT8_MAX);
        side->dice = (uint8_t)effects_least(r, s, HG_OP_LIMIT, (enum hg_battle_side)i, side->dice);
        side->most_lost = (uint8_t)(most == UINT8_MAX ? 0 : most);
        side->set = (uint8_t)effects_sum(r, s, HG_OP_SET_DIE, (enum hg_battle_side)i);
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
                         struct odds_battle *out)
{
    const struct hg_conquest_open *on = open_seen(position), *o = open_seen(s);
    bool fought = is_on(position, s);
    for (unsigned i = 0; i < 2; i++) {
        struct odds_side *side = &out->side[i];
        unsigned ships = fought ? on->battle_ships[i] : o->ships[i == HG_ATTACKER ? o->battle_from : o->battle_to];
        side->larger = campaign_of(r)->large_sides;
        side->cruisers = (uint8_t)ships_of_class(ships, HG_CRUISER);
        side->carriers = (uint8_t)ships_of_class(ships, HG_CARRIER);
        side->dreadnoughts = (uint8_t)ships_of_class(ships, HG_DREADNOUGHT);
        side->all = (uint8_t)(orders_raise(r, s, (enum hg_battle_side)i) + (fought ? on->battle_bonus[i] : 0));
    }
    out->side[HG_ATTACKER].all_larger = orders_large(r, s, HG_ATTACKER);
    out->side[HG_DEFENDER].all_larger = clash_has_large_defence(r, s);
}

void odds_battle_at(const struct hg_rules *r, const struct hg_state *position, uint8_t from, uint8_t to, unsigned hero,
                    struct odds_battle *out)
{
    struct hg_state s;
    *out = odds_plain_battle();
    for (unsigned i = 0; i < 2; i++) {
        out->side[i].dice = i == HG_ATTACKER ? r->conquest.attack_dice : r->conquest.defence_dice;
        out->side[i].sides = r->conquest.die_sides;
    }
    if (r->conquest.mechanisms == 0)
        return;
    s = *position;
    open_of(&s)->seat = owner_of(&s, from);
    open_of(&s)->battle_from = from;
    open_of(&s)->battle_to = to;
    open_of(&s)->battle_hero = hero != 0 && has_hero(r, &s, open_of(&s)->seat, from);
    open_of(&s)->battle_titan = 0;
    add_mechanisms(r, &s, out);
    if (plays_with(r, HG_CAMPAIGN))
        add_campaign(r, position, &s, out);
    if (plays_with(r, HG_ABILITIES))
        add_limits(r, &s, out);
}
