/* One round of a battle: the dice of one side against those of the other, pair by pair, as the engine settles them.
 * Sides come as counts of what they can show (side.c), so that a few hundred pairs stand for all throws. */
#include "odds/round.h"

#include <string.h>

struct odds_battle odds_plain_battle(void)
{
    struct odds_battle b = {0};
    b.side[HG_ATTACKER] = (struct odds_side){.dice = 3, .sides = 6, .larger = 8};
    b.side[HG_DEFENDER] = (struct odds_side){.dice = 2, .sides = 6, .larger = 8};
    return b;
}

struct odds_battle odds_battle_of(const struct hg_rules *r)
{
    struct odds_battle b = odds_plain_battle();
    b.side[HG_ATTACKER].dice = r->conquest.attack_dice;
    b.side[HG_DEFENDER].dice = r->conquest.defence_dice;
    b.side[HG_ATTACKER].sides = b.side[HG_DEFENDER].sides = r->conquest.die_sides;
    return b;
}

const char *odds_battle_ok(const struct odds_battle *b)
{
    const char *wrong = odds_side_ok(&b->side[HG_ATTACKER]);
    if (b->side[HG_DEFENDER].dice > HG_DEFENCE_DICE_MAX)
        return "one or two units defend in a round";
    return wrong != NULL ? wrong : odds_side_ok(&b->side[HG_DEFENDER]);
}

/* Who lost which comparison, from what the engine says was lost. */
static unsigned cell_of(struct losses lost, bool both)
{
    unsigned top = lost.attacker_lost_highest ? ODDS_TOP : 0;
    unsigned second = both && lost.attacker > top ? ODDS_SECOND : 0;
    return top | second;
}

/* Cards may cap losses; the comparison itself stays as it was. */
static uint8_t limited(unsigned lost, unsigned most)
{
    return (uint8_t)(most != 0 && lost > most ? most : lost);
}

static struct losses losses_in(const struct odds_battle *b, unsigned cell, bool both)
{
    unsigned attacker = (cell & ODDS_TOP) + (cell >> 1), compared = both ? 2 : 1;
    return (struct losses){.attacker = limited(attacker, b->side[HG_ATTACKER].most_lost),
                           .defender = limited(compared - attacker, b->side[HG_DEFENDER].most_lost),
                           .attacker_lost_highest = (cell & ODDS_TOP) != 0};
}

void odds_round_of(const struct odds_battle *b, const struct odds_faces *attack, const struct odds_faces *defence,
                   struct odds_round *out)
{
    bool both = attack->pair[0].top.second != 0 && defence->pair[0].top.second != 0;
    memset(out, 0, sizeof *out);
    out->all = attack->all * defence->all;
    for (unsigned i = 0; i < attack->pairs; i++)
        for (unsigned k = 0; k < defence->pairs; k++) {
            struct losses lost = dice_settle(attack->pair[i].top, defence->pair[k].top, b->tie_to_attacker);
            out->count[cell_of(lost, both)] += attack->pair[i].count * defence->pair[k].count;
        }
    for (unsigned cell = 0; cell < (both ? ODDS_CELLS : 2); cell++) {
        out->chance[cell] = (double)out->count[cell] / (double)out->all;
        out->lost[cell] = losses_in(b, cell, both);
    }
}

void odds_round(const struct odds_battle *b, unsigned attack, unsigned defence, unsigned heroes, struct odds_round *out)
{
    struct odds_faces attacker[2], defender[2];
    unsigned attack_hero = heroes >> HG_ATTACKER & b->side[HG_ATTACKER].hero;
    unsigned defence_hero = heroes >> HG_DEFENDER & b->side[HG_DEFENDER].hero;
    odds_side_faces(&b->side[HG_ATTACKER], attack, attacker);
    odds_side_faces(&b->side[HG_DEFENDER], defence, defender);
    odds_round_of(b, &attacker[attack_hero], &defender[defence_hero], out);
}
