/* Two players that decide by lot. `uniform` takes any box of the choices, then any action in it. `aggressive` masses
 * its reinforcements on one border, attacks as long as it can and moves all in, collects every goal and plays cards now
 * and then: games with it end soon, which is what a simulation of the rules wants. */
#include "players/random.h"

#include "engine/bits.h"
#include "engine/conquest/conquest.h"

static struct hg_action any_choice(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *box = &choices->box[rng_below(rng, choices->count)];
    return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
}

/* ---- Aggressive ------------------------------------------------------------------------------------------------- */

enum { ATTACKS = 15, OF = 16 };

/* The largest numbers of a box, at one target (HG_NONE for a box without one). */
static struct hg_action largest(const struct hg_choice *box, uint8_t to)
{
    struct hg_action a = hg_blank(box->verb, box->seat);
    a.from = box->from;
    a.to = to;
    a.n = box->n.hi;
    a.card = box->card;
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        a.x[i] = box->x_hi[i];
    return a;
}

static uint8_t nth_member(uint64_t set, unsigned k)
{
    while (k-- > 0)
        set &= set - 1;
    return (uint8_t)lowest(set);
}

static uint8_t any_member(uint64_t set, struct rng *rng)
{
    return set == 0 ? (uint8_t)HG_NONE : nth_member(set, rng_below(rng, count_bits(set)));
}

/* Of the places offered, those beside an enemy's; all of them when none is. */
static uint64_t borders(const struct hg_rules *r, const struct hg_view *v, uint64_t offered)
{
    uint64_t own = friendly_places(r, &v->position, v->seat), found = 0;
    for (uint64_t rest = offered; rest != 0;) {
        uint8_t place = take_lowest(&rest);
        if ((r->conquest.near[place] & ~own) != 0)
            found |= bit(place);
    }
    return found != 0 ? found : offered;
}

/* The boxes of a verb stand together: how many, and where the first is. */
static unsigned count_of(const struct hg_choices *choices, uint8_t verb, const struct hg_choice **first)
{
    unsigned count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        if (choices->box[i].verb != verb)
            continue;
        if (count++ == 0)
            *first = &choices->box[i];
    }
    return count;
}

/* An ability, one time in `times`, when any can be played. */
static bool plays(const struct hg_choices *choices, unsigned times, struct rng *rng, struct hg_action *out)
{
    const struct hg_choice *box = NULL;
    unsigned count = count_of(choices, VERB_PLAY, &box);
    if (count == 0 || rng_below(rng, times) != 0)
        return false;
    box += rng_below(rng, count);
    *out = largest(box, any_member(box->to, rng));
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
    unsigned picks = worth_picking(r, v) ? count_of(choices, VERB_PICK, &box) : 0;
    if (picks > 0)
        return largest(box + rng_below(rng, picks), HG_NONE);
    if (count_of(choices, VERB_TRADE, &box) > 0)
        return largest(box, HG_NONE);
    if (plays(choices, 4, rng, &ability))
        return ability;
    if (count_of(choices, VERB_HERO, &box) > 0 || count_of(choices, VERB_PLACE, &box) > 0)
        return largest(box, any_member(borders(r, v, box->to), rng));
    if (count_of(choices, VERB_END, &box) > 0)
        return largest(box, HG_NONE);
    return any_choice(choices, rng);
}

/* Collecting, committing, passing: the boxes of a verb where there are any, otherwise the last of all. */
static struct hg_action first_or_last(const struct hg_choices *choices, uint8_t verb, struct rng *rng)
{
    const struct hg_choice *box = NULL;
    unsigned count = count_of(choices, verb, &box);
    if (count == 0)
        return largest(&choices->box[choices->count - 1], HG_NONE);
    box += count > 1 ? rng_below(rng, count) : 0;
    return largest(box, any_member(box->to, rng));
}

/* An invasion goes on as an attack does: 15 times in 16. */
static struct hg_action commit(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *stop = NULL;
    struct hg_action ability;
    if (plays(choices, 4, rng, &ability))
        return ability;
    if (count_of(choices, VERB_STOP, &stop) > 0 && rng_below(rng, OF) >= ATTACKS)
        return largest(stop, HG_NONE);
    return first_or_last(choices, VERB_COMMIT, rng);
}

static struct hg_action answer(const struct hg_choices *choices, uint8_t verb, struct rng *rng)
{
    struct hg_action ability;
    return plays(choices, 2, rng, &ability) ? ability : first_or_last(choices, verb, rng);
}

static struct hg_action prepare(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *box = NULL;
    struct hg_action ability;
    if (plays(choices, 2, rng, &ability))
        return ability;
    if (count_of(choices, VERB_TRANSFER, &box) > 0 && rng_below(rng, 4) == 0)
        return largest(box, any_member(box->to, rng));
    return first_or_last(choices, VERB_END, rng);
}

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
            return largest(box, nth_member(box->to, k));
        k -= targets;
    }
}

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
    return end != NULL ? largest(end, HG_NONE) : any_choice(choices, rng);
}

static struct hg_action choose_aggressive(const struct hg_rules *r, const struct hg_view *v,
                                          const struct hg_choices *choices, struct rng *rng, struct thought *why)
{
    thought_lot(why);
    if (r->family == HG_ASSETS)
        return random_assets_choose(choices, rng);
    if (r->family == HG_GALACTIC && random_galactic_go(choices) != NULL)
        return hg_choice_nth(random_galactic_go(choices), 0);
    if (r->family != HG_CONQUEST)
        return any_choice(choices, rng);
    switch ((enum ask_kind)ask_seen(&v->position)->kind) {
    case ASK_DEPLOY:
        return deploy(r, v, choices, rng);
    case ASK_INVADE:
    case ASK_DECLARE:
        return invade(choices, rng);
    case ASK_DEFEND:
    case ASK_ADVANCE:
        return largest(choices->box, any_member(choices->box->to, rng));
    case ASK_COMMIT:
        return commit(choices, rng);
    case ASK_WINDOW:
        return answer(choices, VERB_PASS, rng);
    case ASK_COLLECT:
        return answer(choices, VERB_COLLECT, rng);
    case ASK_PREPARE:
        return prepare(choices, rng);
    default:
        return any_choice(choices, rng);
    }
}

static struct hg_action choose_uniform(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, struct rng *rng, struct thought *why)
{
    (void)r;
    (void)v;
    thought_lot(why);
    return any_choice(choices, rng);
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
