/* The aggressive player with dice and cards: it matches a row whenever it can, by lot which one, with as few dice as
 * possible; it loses small dice first and never gives up. */
#include "players/random.h"

#include "engine/assets/assets.h"

/* Boxes of matches come first; any of them, then any card in it. */
static struct hg_action match(const struct hg_choices *choices, unsigned boxes, struct rng *rng)
{
    const struct hg_choice *box = &choices->box[rng_below(rng, boxes)];
    return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
}

/* Dice that are left may match more rows. */
static const struct hg_choice *fewest_dice(const struct hg_choices *choices)
{
    const struct hg_choice *best = choices->box;
    for (unsigned i = 1; i < choices->count; i++)
        if (count_bits(choices->box[i].n.lo) < count_bits(best->n.lo))
            best = &choices->box[i];
    return best;
}

/* A match wherever there is one. */
struct hg_action random_assets_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    unsigned matches = 0;
    hg_choices(r, s, &choices);
    while (matches < choices.count && choices.box[matches].verb == VERB_MATCH)
        matches++;
    if (matches > 0)
        return match(&choices, matches, rng);
    if (choices.box[0].verb == VERB_PLACE)
        return hg_choice_nth(fewest_dice(&choices), 0);
    return hg_choice_nth(&choices.box[0], 0);
}
