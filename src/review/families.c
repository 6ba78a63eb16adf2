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

enum { conquest_rounds = 2, conquest_quick = 1, conquest_price = 1, conquest_work = 2000 };
enum {
    galactic_rounds = 3,
    galactic_quick = 3,
    galactic_price = 1,
    galactic_work = 100
}; /* ships need some turns to where they fight */
enum {
    assets_rounds = 1,
    assets_quick = 1,
    assets_price = 4,
    assets_work = 700
}; /* a card is won or lost in one turn, and it takes many answers */

struct review_pace review_pace(const struct hg_rules *r)
{
    static const struct review_pace pace[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = {name##_rounds, name##_quick, name##_price, name##_work},
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return pace[r->family];
}
