/* Rollouts of campaigns: a battle is fought to its end at once, with all units and ships that may take part, and
 * nobody plays a card in it. Mostly two armies of plain units meet, and a table of rounds is enough; with ships or
 * tokens the dice are thrown one by one, each step by the engine's dice rules (ship_dice.h), since tables for all
 * mixtures of ships would be too many. */
#include "engine/conquest/campaign/campaign.h"
#include "players/conquest/campaign.h"
#include "players/conquest/play.h"

enum { GIVE_UP = ODDS_ONE * 2 / 5 };

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

/* The two highest of one side's dice, as ships make them: `large` when all are of the larger kind anyway. */
static struct top_two thrown(const struct hg_rules *r, unsigned dice, unsigned ships, bool large, struct rng *rng)
{
    unsigned larger = ship_dice_larger(dice, ships_of_class(ships, HG_DREADNOUGHT), large);
    unsigned cruisers = ships_of_class(ships, HG_CRUISER);
    struct top_two top = {0, 0};
    for (unsigned i = 0; i < dice; i++) {
        unsigned sides = i < larger ? campaign_of(r)->large_sides : r->conquest.die_sides;
        unsigned face = 1 + rng_below(rng, sides);
        if (ship_dice_is_again((uint8_t)face, cruisers)) {
            face = 2 + rng_below(rng, sides - 1);
            cruisers--;
        }
        top = dice_with(top, (uint8_t)face);
    }
    return dice_raised(top, ship_dice_bonus(ships_of_class(ships, HG_CARRIER)));
}

/* Mostly there is nothing but units on both places. */
static struct losses plain_round(const struct mind *m, unsigned attackers, unsigned defenders, struct rng *rng)
{
    unsigned stake = odds_stake(m->plain, attackers, defenders);
    unsigned lost = odds_lost(odds_lots(m->plain, attackers, defenders), stake, (uint32_t)(rng_next(rng) >> 32));
    return (struct losses){.attacker = (uint8_t)lost, .defender = (uint8_t)(stake - lost)};
}

/* Cards are not counted: rollouts play none in a battle. */
struct losses play_round(const struct mind *m, const struct hg_action *a, unsigned attackers, unsigned defenders,
                         struct rng *rng)
{
    const struct hg_rules *r = m->r;
    unsigned ships = m->o->ships[a->from], others = m->o->ships[a->to];
    bool token = tokens_any_on(m->s, a->to);
    struct top_two attack, defence;
    if ((ships | others) == 0 && !token)
        return plain_round(m, attackers, defenders, rng);
    attack = thrown(r, at_most(r->conquest.attack_dice, attackers), ships, false, rng);
    defence = thrown(r, at_most(r->conquest.defence_dice, defenders), others, token, rng);
    return dice_settle(attack, defence, 0);
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* Round by round until the place falls or the attack is hopeless. */
void play_strike(const struct mind *m, struct hg_state *s, const struct hg_action *a, struct rng *rng)
{
    const unsigned attackers = m->o->units[a->from] - 1u, defenders = m->o->units[a->to];
    unsigned attack = attackers, defence = defenders;
    do {
        struct losses lost = play_round(m, a, attack, defence, rng);
        attack -= lost.attacker;
        defence -= lost.defender;
    } while (attack > 0 && defence > 0 && odds_win(m->plain, attack, defence) > GIVE_UP);
    strike_settle(m->r, s, a, attackers - attack, defenders - defence);
}

/* ---- Directives -------------------------------------------------------------------------------------------------- */

/* As the casual policy chooses, in the middle of a rollout. */
bool play_directive(const struct mind *m, struct hg_state *s)
{
    const struct hg_set *cards = campaign_of(m->r)->window_cards;
    struct hg_set held =
        set_both(s->conquest.secret.hand[m->seat], set_union(cards[HG_AT_DECLARATION], cards[HG_AT_DEPLOY_INVADE]));
    struct hg_choices choices;
    struct hg_action a;
    if (set_empty(&held))
        return false;
    hg_choices(m->r, s, &choices);
    if (!campaign_play(m, &choices, &a))
        return false;
    hg_apply_legal(m->r, s, &a);
    return true;
}
