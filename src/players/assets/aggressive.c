/* The aggressive player with dice and cards: it matches a row whenever it can, by lot which one, with as few dice as
 * possible; it loses small dice first and never gives up. */
#include "players/random.h"

#include "engine/assets/assets.h"
#include "players/boxes.h"

/* Boxes of matches come first; any of them, then any card in it. */
static struct hg_action choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    unsigned matches = 0;
    hg_choices(r, s, &choices);
    while (matches < choices.count && choices.box[matches].verb == VERB_MATCH)
        matches++;
    if (matches == 0)
        return hg_choice_nth(&choices.box[0], 0);
    return box_any(&choices.box[rng_below(rng, matches)], rng);
}

/* Any open row of the card. A number is drawn for the card, too, of which there is one; so it is as in the first roll.
 */
static struct hg_action match(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_assets *o = assets_seen(s);
    uint64_t rows = assets_matching(r, s);
    struct hg_action a = hg_blank(rows != 0 ? VERB_MATCH : VERB_REMOVE, ask_seen(s)->seat);
    if (rows == 0) {
        a.n = r->assets.sides[o->dice[0] == 0];
        return a;
    }
    a.x[0] = (uint8_t)(boxes_any_place(rows, rng) + 1);
    a.to = o->target;
    rng_next(rng);
    return a;
}

/* Dice that are left may match more rows. */
static struct hg_action place(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_row *row = assets_row(r, assets_seen(s)->target, assets_asked_row(ask_seen(s)));
    struct hg_action a = hg_blank(VERB_PLACE, ask_seen(s)->seat);
    uint8_t set[1u << ROWS_DICE];
    unsigned sets = rows_sets(assets_rolled(s), row, set, sizeof set), best = 0;
    for (unsigned i = 1; i < sets; i++)
        best = count_bits(set[i]) < count_bits(set[best]) ? i : best;
    a.n = set[best];
    return a;
}

/* A match wherever there is one. */
struct hg_action random_assets_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    switch (ask_seen(s)->kind) {
    case ASK_MATCH:
        return match(r, s, rng);
    case ASK_PLACE:
        return place(r, s);
    default:
        return choose(r, s, rng);
    }
}
