/* A beginner on the grid: goes into the enemy home when it can, attacks whoever is not stronger, otherwise any move by
 * lot; plays a card now and then without asking what it is good for. */
#include "players/galactic.h"

#include "players/skill.h"

enum { CARDS_ONE_IN = 4 };

/* The first target that lies in the enemy home, or HG_NONE. */
static uint8_t way_in(const struct hg_rules *r, const struct hg_choice *box)
{
    uint64_t in = box->verb == VERB_CHARGE ? box->to & r->galactic.home[other(box->seat)] : 0;
    return in != 0 ? take_lowest(&in) : (uint8_t)HG_NONE;
}

/* The first enemy that is not stronger, or HG_NONE. */
static uint8_t prey(const struct hg_rules *r, const struct hg_state *s, const struct hg_choice *box)
{
    const struct hg_galactic_open *o = gal_seen(s);
    for (uint64_t left = box->verb == VERB_ATTACK ? box->to : 0; left != 0;) {
        uint8_t to = take_lowest(&left);
        unsigned home = has(r->galactic.home[other(box->seat)], to) ? r->galactic.home_dice : 0;
        if (o->units[box->from] >= o->units[to] + home)
            return to;
    }
    return HG_NONE;
}

static struct hg_action move_to(const struct hg_choice *box, uint8_t to)
{
    struct hg_action a = hg_blank(box->verb, box->seat);
    a.from = box->from;
    a.to = to;
    return a;
}

static struct hg_action move(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                             struct rng *rng)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (way_in(r, &choices->box[i]) != HG_NONE)
            return move_to(&choices->box[i], way_in(r, &choices->box[i]));
    for (unsigned i = 0; i < choices->count; i++)
        if (prey(r, s, &choices->box[i]) != HG_NONE)
            return move_to(&choices->box[i], prey(r, s, &choices->box[i]));
    return skill_any(choices, rng);
}

/* Passing is the last of the choices of a window. */
static struct hg_action window(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *pass = &choices->box[choices->count - 1];
    return rng_below(rng, CARDS_ONE_IN) == 0 ? skill_any(choices, rng) : hg_choice_nth(pass, 0);
}

struct hg_action galactic_novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                                 struct rng *rng)
{
    unsigned kind = ask_seen(s)->kind;
    if (kind >= ASK_BEFORE_MOVE && kind <= ASK_ANSWER)
        return window(choices, rng);
    if (kind == ASK_MOVE)
        return move(r, s, choices, rng);
    if (kind == ASK_ORDER || kind == ASK_RETREAT)
        return hg_choice_nth(&choices->box[0], 0);
    return skill_any(choices, rng);
}
