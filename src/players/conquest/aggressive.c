/* The aggressive player where land is conquered: it masses its reinforcements on one border, attacks as long as it can
 * and moves all in, collects every goal and plays cards now and then. It chooses among the boxes that the engine offers
 * and judges nothing; random.c calls it, and a campaign has a file of its own. */
#include "players/random.h"

#include "engine/conquest/conquest.h"
#include "engine/insight.h"
#include "players/boxes.h"

enum { ATTACKS = 15, OF = 16 };

/* Of the offered places those beside enemies, or all where none is. */
uint64_t boxes_borders(const struct hg_rules *r, const struct hg_view *v, uint64_t offered)
{
    uint64_t found = insight_beside(r, offered, ~friendly_places(r, &v->position, v->seat));
    return found != 0 ? found : offered;
}

/* An ability, one time in `times`, when any can be played. */
static bool plays(const struct hg_choices *choices, unsigned times, struct rng *rng, struct hg_action *out)
{
    const struct hg_choice *box = NULL;
    unsigned count = boxes_of(choices, VERB_PLAY, &box);
    if (count == 0 || rng_below(rng, times) != 0)
        return false;
    box += rng_below(rng, count);
    *out = box_largest(box, boxes_any_place(box->to, rng));
    return true;
}

/* Pips are worth more together: two cards are kept for later. */
static bool worth_picking(const struct hg_rules *r, const struct hg_view *v)
{
    const struct hg_conquest_open *o = &v->position.conquest.open;
    return r->conquest.card_value != HG_PIPS || o->picked_size > 0 || o->hand_size[v->seat] > 2;
}

/* Cards before units: a set is picked card by card and turned in at once. */
static struct hg_action deploy(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               struct rng *rng)
{
    const struct hg_choice *box = NULL;
    struct hg_action ability;
    unsigned picks = worth_picking(r, v) ? boxes_of(choices, VERB_PICK, &box) : 0;
    if (picks > 0)
        return box_largest(box + rng_below(rng, picks), HG_NONE);
    if (boxes_of(choices, VERB_TRADE, &box) > 0)
        return box_largest(box, HG_NONE);
    if (plays(choices, 4, rng, &ability))
        return ability;
    if (boxes_of(choices, VERB_HERO, &box) > 0 || boxes_of(choices, VERB_PLACE, &box) > 0)
        return box_largest(box, boxes_any_place(boxes_borders(r, v, box->to), rng));
    if (boxes_of(choices, VERB_END, &box) > 0)
        return box_largest(box, HG_NONE);
    return boxes_any(choices, rng);
}

/* Collecting, committing, passing: the boxes of a verb where there are any, otherwise the last of all. */
static struct hg_action first_or_last(const struct hg_choices *choices, uint8_t verb, struct rng *rng)
{
    const struct hg_choice *box = NULL;
    unsigned count = boxes_of(choices, verb, &box);
    if (count == 0)
        return box_largest(&choices->box[choices->count - 1], HG_NONE);
    box += count > 1 ? rng_below(rng, count) : 0;
    return box_largest(box, boxes_any_place(box->to, rng));
}

/* An invasion goes on as an attack does: 15 times in 16. */
static struct hg_action commit(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *stop = NULL;
    struct hg_action ability;
    if (plays(choices, 4, rng, &ability))
        return ability;
    if (boxes_of(choices, VERB_STOP, &stop) > 0 && rng_below(rng, OF) >= ATTACKS)
        return box_largest(stop, HG_NONE);
    return first_or_last(choices, VERB_COMMIT, rng);
}

/* In windows cards are played more often than in the own turn: they come seldom. */
static struct hg_action answer(const struct hg_choices *choices, uint8_t verb, struct rng *rng)
{
    struct hg_action ability;
    return plays(choices, 2, rng, &ability) ? ability : first_or_last(choices, verb, rng);
}

/* Allies are asked now and then, so that simulations see the transfer of command. */
static struct hg_action prepare(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *box = NULL;
    struct hg_action ability;
    if (plays(choices, 2, rng, &ability))
        return ability;
    if (boxes_of(choices, VERB_TRANSFER, &box) > 0 && rng_below(rng, 4) == 0)
        return box_largest(box, boxes_any_place(box->to, rng));
    return first_or_last(choices, VERB_END, rng);
}

/* In both courses; a campaign has its own file. */
static bool is_attack(const struct hg_choice *box)
{
    return box->verb == VERB_ATTACK || box->verb == VERB_DECLARE;
}

/* The k-th pair of all boxes of attack, with the most dice. */
static struct hg_action attack(const struct hg_choices *choices, unsigned k)
{
    const struct hg_choice *box = choices->box;
    for (;; box++) {
        unsigned targets = is_attack(box) ? count_bits(box->to) : 0;
        if (k < targets)
            return box_largest(box, boxes_place(box->to, k));
        k -= targets;
    }
}

/* Every pair of places is as likely, whatever box it stands in. */
static struct hg_action invade(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *end = NULL;
    struct hg_action ability;
    unsigned pairs = 0;
    if (plays(choices, 8, rng, &ability))
        return ability;
    for (unsigned i = 0; i < choices->count; i++) {
        if (is_attack(&choices->box[i]))
            pairs += count_bits(choices->box[i].to);
        else if (choices->box[i].verb == VERB_END)
            end = &choices->box[i];
    }
    if (pairs > 0 && rng_below(rng, OF) < ATTACKS)
        return attack(choices, rng_below(rng, pairs));
    return end != NULL ? box_largest(end, HG_NONE) : boxes_any(choices, rng);
}

/* Questions that are not named here are answered by lot. */
struct hg_action random_conquest_choose(const struct hg_rules *r, const struct hg_view *v,
                                        const struct hg_choices *choices, struct rng *rng)
{
    if (plays_with(r, HG_CAMPAIGN))
        return random_campaign_choose(r, v, choices, rng);
    switch ((enum ask_kind)ask_seen(&v->position)->kind) {
    case ASK_DEPLOY:
        return deploy(r, v, choices, rng);
    case ASK_INVADE:
    case ASK_DECLARE:
        return invade(choices, rng);
    case ASK_DEFEND:
    case ASK_ADVANCE:
        return box_largest(choices->box, boxes_any_place(choices->box->to, rng));
    case ASK_COMMIT:
        return commit(choices, rng);
    case ASK_WINDOW:
        return answer(choices, VERB_PASS, rng);
    case ASK_COLLECT:
        return answer(choices, VERB_COLLECT, rng);
    case ASK_PREPARE:
        return prepare(choices, rng);
    default:
        return boxes_any(choices, rng);
    }
}
