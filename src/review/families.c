/* One row for each family. */
#include "review/families.h"

#include "engine/bits.h"
#include "engine/traits.h"

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

uint8_t review_friends(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    bool teams = hg_traits(r).board == HG_BOARD_GRAPH && hg_plays_with(r, HG_TEAMS);
    return (uint8_t)((teams ? s->conquest.open.side[seat] : 0) | bit(seat));
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

static struct review_battle conquest_battle(const struct hg_state *s)
{
    return (struct review_battle){s->conquest.open.battle_from, s->conquest.open.battle_to};
}

static struct review_battle galactic_battle(const struct hg_state *s)
{
    return (struct review_battle){s->galactic.open.battle.from, s->galactic.open.battle.to};
}

/* Dice without an enemy. */
static struct review_battle assets_battle(const struct hg_state *s)
{
    (void)s;
    return (struct review_battle){HG_NONE, HG_NONE};
}

struct review_battle review_battle(const struct hg_rules *r, const struct hg_state *s)
{
    static struct review_battle (*const battle[HG_FAMILIES])(const struct hg_state *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = name##_battle,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return battle[r->family](s);
}

uint8_t review_defender(const struct hg_rules *r, const struct hg_state *s)
{
    struct review_battle battle = review_battle(r, s);
    for (uint8_t seat = 0; seat < r->seats && battle.to < HG_PLACES_MAX; seat++)
        if (has(hg_held(r, s, seat), battle.to))
            return seat;
    return HG_NONE;
}

/* ---- Playing on -------------------------------------------------------------------------------------------------- */

static const struct review_pace conquest_pace = {
    .rounds = 2, .quick = 1, .looked = 1, .measured = 2, .turns = 99, .rare = 0.2, .price = 1, .work = 2000};
/* Ships need some turns to where they fight. */
static const struct review_pace galactic_pace = {
    .rounds = 3, .quick = 3, .looked = 1, .measured = 2, .turns = 99, .rare = 0.2, .price = 1, .work = 75};
/* A card is won or lost in one turn, and it takes many answers. */
static const struct review_pace assets_pace = {
    .rounds = 1, .quick = 1, .looked = 2, .measured = 2, .turns = 2, .rare = 0.3, .price = 4, .work = 700};

enum { FEW_SEATS = 3 };

/* Among many a round is long; in a campaign there is much to do in each. */
struct review_pace review_pace(const struct hg_rules *r)
{
    static const struct review_pace *const paces[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &name##_pace,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    struct review_pace pace = *paces[r->family];
    bool many = r->seats > FEW_SEATS;
    if (many && pace.price > 1) {
        pace.work = pace.work * FEW_SEATS / r->seats;
        pace.looked = pace.measured = 1;
        pace.rare = 0;
    }
    if (many && hg_traits(r).board == HG_BOARD_GRAPH && hg_plays_with(r, HG_CAMPAIGN))
        pace.price = 2;
    return pace;
}
