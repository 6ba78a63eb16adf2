/* Every round that a battle can have: by the units that fight and the heroes that are left. What a round leads to is
 * kept as steps, with equal ones put together, for those who walk over battles (table.c, fight.c, outcomes.c). */
#include "odds/rounds.h"

/* The faces of both sides by units that fight and whether the hero does, too. */
struct faces {
    struct odds_faces of[2][ODDS_DICE_MAX][2];
};

/* Heroes that fall leave a smaller set; those that stay are there to the end. */
static uint8_t sets_of(const struct odds_battle *b, unsigned heroes)
{
    uint8_t sets = 0;
    if (b->hero_fate != HG_LOST_WITH_TOP_DIE)
        return (uint8_t)(1u << heroes);
    for (unsigned set = 0; set < ODDS_HEROES; set++)
        if ((set & ~heroes) == 0)
            sets = (uint8_t)(sets | 1u << set);
    return sets;
}

/* Where the highest die decides, a round always costs one side its hero, if it has one. */
static unsigned heroes_left(const struct odds_battle *b, unsigned heroes, struct losses lost)
{
    if (b->hero_fate != HG_LOST_WITH_TOP_DIE)
        return heroes;
    return heroes & ~(1u << (lost.attacker_lost_highest ? HG_ATTACKER : HG_DEFENDER));
}

/* Outcomes that lead to the same are one step. */
static void add_step(struct odds_steps *steps, struct odds_step next)
{
    for (unsigned i = 0; i < steps->count; i++) {
        struct odds_step *known = &steps->step[i];
        if (known->attacker == next.attacker && known->defender == next.defender && known->heroes == next.heroes) {
            known->chance += next.chance;
            return;
        }
    }
    steps->step[steps->count++] = next;
}

static void find_steps(const struct odds_battle *b, const struct odds_round *round, unsigned heroes,
                       struct odds_steps *out)
{
    out->count = 0;
    for (unsigned cell = ODDS_CELLS; cell-- > 0;)
        if (round->count[cell] != 0)
            add_step(out, (struct odds_step){.chance = round->chance[cell],
                                             .attacker = round->lost[cell].attacker,
                                             .defender = round->lost[cell].defender,
                                             .heroes = (uint8_t)heroes_left(b, heroes, round->lost[cell])});
}

/* The last step takes whatever is left, so that rounding loses nothing. */
static void find_lots(struct odds_steps *steps)
{
    double sum = 0.0;
    for (unsigned i = 0; i < steps->count; i++) {
        sum += steps->step[i].chance * 4294967296.0;
        steps->step[i].below = (uint32_t)(sum < 4294967295.0 ? sum : 4294967295.0);
    }
}

static void find_faces(const struct odds_battle *b, const struct odds_rounds *rounds, struct faces *out)
{
    for (unsigned side = 0; side < 2; side++)
        for (unsigned units = 1; units <= rounds->dice[side]; units++)
            odds_side_faces(&b->side[side], units, out->of[side][units - 1]);
}

static void find_rounds(const struct odds_battle *b, const struct faces *faces, unsigned heroes,
                        struct odds_rounds *out)
{
    struct odds_round round;
    for (unsigned attack = 0; attack < out->dice[HG_ATTACKER]; attack++)
        for (unsigned defence = 0; defence < out->dice[HG_DEFENDER]; defence++) {
            odds_round_of(b, &faces->of[HG_ATTACKER][attack][heroes >> HG_ATTACKER & 1],
                          &faces->of[HG_DEFENDER][defence][heroes >> HG_DEFENDER & 1], &round);
            find_steps(b, &round, heroes, &out->steps[heroes][attack][defence]);
            find_lots(&out->steps[heroes][attack][defence]);
        }
}

void odds_rounds(const struct odds_battle *b, struct odds_rounds *out)
{
    struct faces faces;
    out->dice[HG_ATTACKER] = b->side[HG_ATTACKER].dice;
    out->dice[HG_DEFENDER] = b->side[HG_DEFENDER].dice;
    out->heroes =
        (uint8_t)((b->side[HG_ATTACKER].hero != 0) << HG_ATTACKER | (b->side[HG_DEFENDER].hero != 0) << HG_DEFENDER);
    out->sets = sets_of(b, out->heroes);
    find_faces(b, out, &faces);
    for (unsigned heroes = 0; heroes < ODDS_HEROES; heroes++)
        if ((out->sets >> heroes & 1) != 0)
            find_rounds(b, &faces, heroes, out);
}
