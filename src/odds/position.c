/* The battle that an attack would be in a position: the engine says what is added (engine/insight.h), and here it
 * becomes a battle that can be computed. */
#include "odds/position.h"

#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "engine/insight.h"

static void add_ships(struct odds_side *side, const struct hg_rules *r, unsigned ships)
{
    side->larger = campaign_of(r)->large_sides;
    side->cruisers = (uint8_t)ships_of_class(ships, HG_CRUISER);
    side->carriers = (uint8_t)ships_of_class(ships, HG_CARRIER);
    side->dreadnoughts = (uint8_t)ships_of_class(ships, HG_DREADNOUGHT);
}

void odds_assault_at(const struct hg_rules *r, const struct hg_state *position, uint8_t from, struct odds_assault *out)
{
    *out = (struct odds_assault){.side = odds_battle_of(r).side[HG_ATTACKER],
                                 .modifier = insight_titan_modifier(r, position, owner_of(position, from)),
                                 .target = campaign_of(r)->titan_total};
    add_ships(&out->side, r, open_seen(position)->ships[from]);
}

/* One unit always stays behind. */
unsigned odds_attackers_at(const struct hg_state *position, uint8_t from)
{
    return open_seen(position)->units[from] - 1u;
}

unsigned odds_defenders_at(const struct hg_state *position, uint8_t to)
{
    return open_seen(position)->units[to];
}

/* A hero is counted apart, since it may fall before the battle ends. */
static void fill_side(struct odds_side *side, const struct insight_battle *b, unsigned i)
{
    side->dice = b->units[i];
    side->extra = b->edge.dice[i];
    side->hero = b->hero[i];
    side->highest = (uint8_t)(b->edge.highest[i] - side->hero);
    side->second = b->second[i];
    side->all = b->each[i];
    side->all_larger = b->all_larger[i];
    side->most_lost = b->most_lost[i];
    side->set = b->set_die[i];
}

void odds_battle_at(const struct hg_rules *r, const struct hg_state *position, uint8_t from, uint8_t to, unsigned hero,
                    struct odds_battle *out)
{
    struct insight_battle b;
    *out = odds_battle_of(r);
    if (r->conquest.mechanisms == 0)
        return;
    insight_battle(r, position, from, to, hero != 0, &b);
    for (unsigned i = 0; i < 2; i++) {
        fill_side(&out->side[i], &b, i);
        if (plays_with(r, HG_CAMPAIGN))
            add_ships(&out->side[i], r, b.ships[i]);
    }
    out->tie_to_attacker = b.tie_to_attacker;
    out->hero_fate = r->conquest.hero_fate;
}
