/* Odds for the screen, from what lies open: the exact numbers of odds/, not those that computer players guess with.
 * They are worked out anew whenever a target is looked at, which takes less than a key's time up to the number of
 * units below. */
#include "tui/chance.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/traits.h"
#include "odds/attacks.h"
#include "odds/fight.h"
#include "text/percent.h"

enum { UNITS_MOST = 400 }; /* of a side: above it would take longer than a person likes to wait for a key */

/* The whole battle until one side has nothing left to fight with. NULL memory only means that no odds are shown. */
static struct chance of_fight(const struct odds_battle *battle, unsigned attackers, unsigned defenders, unsigned hero)
{
    static struct odds_force start;
    static struct odds_ending ending;
    struct odds_phase phase = {*battle, 0};
    struct odds_fight fight = {attackers, defenders, 0, &phase, 1};
    double *room = malloc(odds_fight_room(&fight) * sizeof *room);
    struct chance chance = {false, 0, 0};
    if (room == NULL)
        return chance;
    odds_force_of(attackers, hero, &start);
    odds_fight(&fight, &start, room, &ending);
    free(room);
    chance.known = true;
    chance.win = ending.win;
    chance.left = ending.win > 0 ? odds_force_units(&ending.won) / ending.win : 0;
    return chance;
}

/* Games in which dice are compared. What pieces, ships and cards add is asked of the engine by odds_battle_at. */
static struct chance of_compared(const struct scene *in, uint8_t from, uint8_t to, unsigned hero)
{
    struct odds_battle battle;
    unsigned attackers = odds_attackers_at(in->s, from), defenders = odds_defenders_at(in->s, to);
    uint8_t attacker = scene_owner(in, from), defender = scene_owner(in, to);
    if (attacker >= in->sides || defender >= in->sides || attacker == defender || attackers == 0 || defenders == 0 ||
        attackers > UNITS_MOST || defenders > UNITS_MOST)
        return (struct chance){false, 0, 0};
    odds_battle_at(in->r, in->s, from, to, hero, &battle);
    if (odds_battle_ok(&battle) != NULL)
        return (struct chance){false, 0, 0};
    return of_fight(&battle, attackers, defenders, battle.side[HG_ATTACKER].hero != 0);
}

/* Games in which dice are added up: one battle, no units left over. */
static struct chance of_added(const struct scene *in, uint8_t from, uint8_t to)
{
    static struct odds_attack attack[ODDS_ATTACKS_MAX];
    uint8_t seat = scene_owner(in, from);
    unsigned count = seat < in->r->seats ? odds_attacks(in->r, in->s, seat, attack) : 0;
    for (unsigned i = 0; i < count; i++) {
        struct odds_sums_result result;
        if (attack[i].from != from || attack[i].to != to)
            continue;
        odds_sums(&attack[i].sums, &result);
        return (struct chance){true, result.win, 0};
    }
    return (struct chance){false, 0, 0};
}

/* In War Assets nobody attacks anybody. */
struct chance chance_of_attack(const struct scene *in, uint8_t from, uint8_t to, unsigned hero)
{
    uint8_t dice = hg_traits(in->r).dice;
    if (from >= in->names->places.count || to >= in->names->places.count || dice == HG_DICE_MATCHED)
        return (struct chance){false, 0, 0};
    return dice == HG_DICE_COMPARED ? of_compared(in, from, to, hero) : of_added(in, from, to);
}

/* What is left is told where units can be lost. */
void chance_say(const struct scene *in, const struct chance *chance, char *out, size_t size)
{
    char win[PERCENT_MAX], left[PERCENT_MAX];
    percent_say(in->language, chance->win, win);
    percent_tenths(in->language, chance->left, left);
    if (!chance->known)
        snprintf(out, size, "%s", "");
    else if (chance->left > 0)
        snprintf(out, size, say(in->language, "%s to win, %s left"), win, left);
    else
        snprintf(out, size, say(in->language, "%s to win"), win);
}
