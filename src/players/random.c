/* The players that decide by lot. `uniform` takes any box of the choices, then any action in it. `aggressive` presses
 * on wherever it can, in each family by a file of that family's folder: games with it end soon, which is what a
 * simulation of the rules wants. Neither weighs anything, so both are quick. */
#include "players/random.h"

#include "players/boxes.h"
#include "players/skill.h"

static struct hg_action choose_aggressive(const struct hg_rules *r, const struct hg_view *v,
                                          const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    thought_lot(why);
    return skill_of(r)->aggressive(r, v, choices, kit->rng);
}

static struct hg_action choose_uniform(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    (void)r;
    (void)v;
    thought_lot(why);
    return boxes_any(choices, kit->rng);
}

const struct player player_aggressive = {
    .id = "aggressive",
    .about = "masses its units on one random border, attacks 15 times in 16, moves all in",
    .budget = "none: decides by lot",
    .choose = choose_aggressive,
};

const struct player player_random = {
    .id = "random",
    .about = "the lowest rung of the ladder: uniform by another name",
    .budget = "none: decides by lot",
    .choose = choose_uniform,
};

const struct player player_uniform = {
    .id = "uniform",
    .about = "takes any of its choices by lot",
    .budget = "none: decides by lot",
    .choose = choose_uniform,
};
