/* The battle that an attack would be in a position. */
#include "odds/position.h"

#include "engine/conquest/abilities.h"

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
    add_mechanisms(r, &s, out);
    if (plays_with(r, HG_ABILITIES))
        add_limits(r, &s, out);
}
