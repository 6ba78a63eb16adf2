/* A kind of battle keeps its rounds, which are dear; what comes of numbers of units is kept beside them, which is cheap
 * to find again. A kind that makes room for another leaves results behind that nobody finds any more: serials are never
 * used twice. */
#include "wire/odds.h"

#include "engine/traits.h"

#include <string.h>

/* ---- Kinds ------------------------------------------------------------------------------------------------------- */

static bool same_assault(const struct odds_assault *a, const struct odds_assault *b)
{
    return memcmp(&a->side, &b->side, sizeof a->side) == 0 && a->modifier == b->modifier && a->target == b->target &&
           a->top_face == b->top_face;
}

static bool is_kind(const struct wire_odds_kind *kind, const struct odds_attack *attack)
{
    if (kind->serial == 0 || kind->titan != attack->titan)
        return false;
    return attack->titan ? same_assault(&kind->assault, &attack->assault)
                         : memcmp(&kind->battle, &attack->battle, sizeof kind->battle) == 0;
}

static void learn(struct wire_odds *odds, struct wire_odds_kind *kind, const struct odds_attack *attack)
{
    kind->serial = ++odds->serial;
    kind->titan = attack->titan;
    kind->assault = attack->assault;
    kind->battle = attack->battle;
    if (!attack->titan)
        odds_rounds(&attack->battle, &kind->rounds);
}

static const struct wire_odds_kind *find_kind(struct wire_odds *odds, const struct odds_attack *attack)
{
    for (unsigned i = 0; i < WIRE_ODDS_KINDS; i++)
        if (is_kind(&odds->kind[i], attack))
            return &odds->kind[i];
    struct wire_odds_kind *kind = &odds->kind[odds->oldest];
    odds->oldest = (odds->oldest + 1) % WIRE_ODDS_KINDS;
    learn(odds, kind, attack);
    return kind;
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

static uint32_t rounded(double x, double parts)
{
    return (uint32_t)(x * parts + 0.5);
}

/* Larger armies shrink together, and neither to nothing. */
static unsigned shrunk(unsigned units, unsigned most)
{
    uint64_t product = (uint64_t)units * WIRE_ODDS_UNITS;
    return most <= WIRE_ODDS_UNITS ? units : product < most ? 1 : (unsigned)(product / most);
}

static struct wire_chance fight(struct wire_odds *odds, const struct wire_odds_kind *kind,
                                const struct odds_attack *attack)
{
    unsigned most = attack->attackers > attack->defenders ? attack->attackers : attack->defenders;
    double scale = most <= WIRE_ODDS_UNITS ? 100.0 : 100.0 * most / WIRE_ODDS_UNITS;
    struct odds_value v = odds_battle_value(&kind->rounds, shrunk(attack->attackers, most),
                                            shrunk(attack->defenders, most), 0, odds->room);
    return (struct wire_chance){(uint16_t)rounded(v.win, WIRE_ODDS_ONE), most > WIRE_ODDS_UNITS,
                                rounded(v.attackers, scale), rounded(v.defenders, scale)};
}

/* One assault after another. */
static struct wire_chance assault(const struct odds_attack *attack)
{
    struct odds_assaults all;
    bool rough = attack->attackers > WIRE_ODDS_UNITS;
    odds_assaults(&attack->assault, rough ? WIRE_ODDS_UNITS : attack->attackers, &all);
    return (struct wire_chance){(uint16_t)rounded(all.win, WIRE_ODDS_ONE), rough, rounded(all.units_left, 100.0), 0};
}

static struct wire_odds_kept *slot_of(struct wire_odds *odds, uint64_t serial, const struct odds_attack *attack)
{
    uint64_t mixed =
        (serial << 40 ^ (uint64_t)attack->attackers << 20 ^ attack->defenders) * UINT64_C(0x9e3779b97f4a7c15);
    return &odds->kept[(mixed >> 32) % WIRE_ODDS_KEPT];
}

static struct wire_chance conquest_chance(struct wire_odds *odds, const struct odds_attack *attack)
{
    const struct wire_odds_kind *kind = find_kind(odds, attack);
    struct wire_odds_kept *kept = slot_of(odds, kind->serial, attack);
    if (kept->serial == kind->serial && kept->attackers == attack->attackers && kept->defenders == attack->defenders)
        return kept->chance;
    *kept = (struct wire_odds_kept){kind->serial, attack->attackers, attack->defenders,
                                    attack->titan ? assault(attack) : fight(odds, kind, attack)};
    return kept->chance;
}

struct wire_chance wire_chance_of(struct wire_odds *odds, const struct hg_rules *r, const struct odds_attack *attack)
{
    struct odds_sums_result sums;
    if (hg_traits(r).dice == HG_DICE_COMPARED)
        return conquest_chance(odds, attack);
    odds_sums(&attack->sums, &sums);
    return (struct wire_chance){(uint16_t)rounded(sums.win, WIRE_ODDS_ONE), false, 0, 0};
}

bool wire_ending_of(struct wire_odds *odds, const struct hg_rules *r, const struct odds_attack *attack, unsigned keep,
                    struct odds_ending *out)
{
    struct odds_phase phase = {attack->battle, 0};
    struct odds_fight fight = {attack->attackers, attack->defenders, keep > 1 ? keep - 1 : 0, &phase, 1};
    struct odds_force start;
    if (hg_traits(r).dice != HG_DICE_COMPARED || attack->titan || attack->attackers > WIRE_ODDS_UNITS ||
        attack->defenders > WIRE_ODDS_UNITS || odds_fight_room(&fight) > WIRE_ODDS_ENDS)
        return false;
    odds_force_of(attack->attackers, attack->battle.side[HG_ATTACKER].hero, &start);
    odds_fight(&fight, &start, odds->chance, out);
    return true;
}
