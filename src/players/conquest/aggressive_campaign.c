/* The aggressive player in a campaign: it plays, turns in and builds its cards, attacks as long as it can with all its
 * ships, goes for the titan now and then, and keeps ships and titan moving. So simulations see every mechanism at
 * work. */
#include "players/random.h"

#include "engine/conquest/campaign/campaign.h"
#include "players/conquest/fronts.h"

enum { ATTACKS = 15, OF = 16 };

/* The numbers of times below only have to make each mechanism happen often enough. */
static bool once_in(unsigned times, struct rng *rng)
{
    return rng_below(rng, times) == 0;
}

/* Any action of a verb with its largest numbers, when the verb is offered. */
static bool take(const struct hg_choices *choices, uint8_t verb, struct rng *rng, struct hg_action *out)
{
    const struct hg_choice *box = NULL;
    unsigned count = boxes_of(choices, verb, &box);
    if (count == 0)
        return false;
    box += count > 1 ? rng_below(rng, count) : 0;
    *out = box_largest(box, boxes_any_place(box->to, rng));
    return true;
}

/* Half picked sets come first: the engine asks for nothing else then. */
static struct hg_action deploy(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               struct rng *rng)
{
    const struct hg_choice *box = NULL;
    struct hg_action a = hg_blank(VERB_END, ask_seen(s)->seat);
    bool in_set = open_seen(s)->picked_size > 0;
    if (!in_set && once_in(2, rng) && take(choices, VERB_PLAY_DIRECTIVE, rng, &a))
        return a;
    if (!in_set && once_in(2, rng) && take(choices, VERB_BUILD, rng, &a))
        return a;
    if (take(choices, VERB_TRADE, rng, &a))
        return a;
    if ((in_set || once_in(2, rng)) && take(choices, VERB_PICK, rng, &a))
        return a;
    if (once_in(2, rng) && take(choices, VERB_SCAN, rng, &a))
        return a;
    if (boxes_of(choices, VERB_PLACE, &box) > 0)
        return box_largest(box, boxes_any_place(boxes_borders(r, s, box->to), rng));
    return boxes_any(choices, rng);
}

/* Every pair of places is as likely, with all units and ships that may go. */
static bool attack(const struct hg_choices *choices, struct rng *rng, struct hg_action *out)
{
    const struct hg_choice *box = NULL;
    unsigned boxes = boxes_of(choices, VERB_STRIKE, &box), pairs = 0, k;
    for (unsigned i = 0; i < boxes; i++)
        pairs += count_bits(box[i].to);
    if (pairs == 0)
        return false;
    for (k = rng_below(rng, pairs); k >= count_bits(box->to); box++)
        k -= count_bits(box->to);
    *out = box_largest(box, boxes_place(box->to, k));
    return true;
}

/* A card, the titan or a strike; mostly a strike. */
static struct hg_action invade(const struct hg_choices *choices, struct rng *rng)
{
    struct hg_action a;
    if (once_in(4, rng) && take(choices, VERB_PLAY_DIRECTIVE, rng, &a))
        return a;
    if (once_in(8, rng) && take(choices, VERB_ASSAULT, rng, &a))
        return a;
    if (rng_below(rng, OF) < ATTACKS && attack(choices, rng, &a))
        return a;
    return take(choices, VERB_END, rng, &a) ? a : boxes_any(choices, rng);
}

/* A directive every second time it could be played. */
static struct hg_action answer(const struct hg_choices *choices, struct rng *rng)
{
    struct hg_action a;
    if (once_in(2, rng) && take(choices, VERB_PLAY_DIRECTIVE, rng, &a))
        return a;
    return take(choices, VERB_PASS, rng, &a) ? a : boxes_any(choices, rng);
}

/* Each kind of move now and then, and then the end of the step. */
static struct hg_action regroup(const struct hg_choices *choices, struct rng *rng)
{
    static const uint8_t verbs[] = {VERB_PLAY_DIRECTIVE, VERB_FORTIFY, VERB_CONVOY, VERB_TRANSFER};
    struct hg_action a;
    for (unsigned i = 0; i < sizeof verbs; i++)
        if (once_in(4, rng) && take(choices, verbs[i], rng, &a))
            return a;
    return take(choices, VERB_END, rng, &a) ? a : boxes_any(choices, rng);
}

/* A match where there is one, otherwise a die less; it never gives up. */
static struct hg_action scan(const struct hg_choices *choices, struct rng *rng)
{
    struct hg_action a;
    return take(choices, VERB_MATCH, rng, &a) || take(choices, VERB_DROP, rng, &a) ? a : boxes_any(choices, rng);
}

/* The titan mostly moves: then there is something to see. */
static struct hg_action march(const struct hg_choices *choices, struct rng *rng)
{
    struct hg_action a;
    return !once_in(4, rng) && take(choices, VERB_MARCH, rng, &a) ? a : boxes_any(choices, rng);
}

/* Questions that are not named here are answered by lot. */
struct hg_action random_campaign_choose(const struct hg_rules *r, const struct hg_state *s,
                                        const struct hg_choices *choices, struct rng *rng)
{
    switch ((enum ask_kind)ask_seen(s)->kind) {
    case ASK_DEPLOY:
        return deploy(r, s, choices, rng);
    case ASK_CAMPAIGN:
        return invade(choices, rng);
    case ASK_CAMPAIGN_WINDOW:
    case ASK_REACT:
        return answer(choices, rng);
    case ASK_JUMP:
    case ASK_HOLD:
    case ASK_FOLLOW:
        return box_largest(choices->box, boxes_any_place(choices->box->to, rng));
    case ASK_REGROUP:
        return regroup(choices, rng);
    case ASK_SCAN:
        return scan(choices, rng);
    case ASK_MARCH:
        return march(choices, rng);
    default:
        return boxes_any(choices, rng);
    }
}

/* ---- Without a list of choices ----------------------------------------------------------------------------------- */

/* As `invade` where there is nothing to choose but strikes: no directive in hand and none in force, no ship and no
 * titan near the places that could attack. */
static bool strikes_plainly(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    const struct fronts f = {r, o->own[seat] & crowded(o->units), enemy_places(r, s, seat) & ~titan_shield(r, s)};
    unsigned pairs;
    if (!ops_none(s) || (f.starts & (titan_around(r, s) | occupied(o->ships))) != 0)
        return false;
    rng_below(rng, 4);
    rng_below(rng, 8);
    pairs = rng_below(rng, OF) < ATTACKS ? fronts_pairs(&f) : 0;
    if (pairs == 0) {
        *out = hg_blank(VERB_END, seat);
        return true;
    }
    *out = fronts_nth(&f, VERB_STRIKE, seat, rng_below(rng, pairs));
    out->n = strike_most(r, s, out->from);
    return true;
}

/* With all units that may; where ships stand there is a list. */
static bool holds_plainly(const struct hg_rules *r, const struct hg_state *s, struct hg_action *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (o->ships[o->battle_to] != 0 || !ops_no_cap(s))
        return false;
    *out = hg_blank(VERB_HOLD, ask_seen(s)->seat);
    out->n = at_most(r->conquest.defence_dice, o->units[o->battle_to]);
    return true;
}

static bool follows_plainly(const struct hg_state *s, struct hg_action *out)
{
    uint8_t from = asked_from(ask_seen(s));
    if (open_seen(s)->ships[from] != 0)
        return false;
    *out = hg_blank(VERB_FOLLOW, ask_seen(s)->seat);
    out->n = (uint16_t)(open_seen(s)->units[from] - 1);
    return true;
}

static bool has_directive(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_set cards = directives_in_hand(r, s);
    return !set_empty(&cards);
}

/* The questions that most of a campaign consists of, where nothing special is about. They take the same random numbers
 * as the answers above. */
bool random_campaign_glance(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *out)
{
    switch (ask_seen(s)->kind) {
    case ASK_CAMPAIGN:
        return !has_directive(r, s) && strikes_plainly(r, s, rng, out);
    case ASK_HOLD:
        return holds_plainly(r, s, out);
    case ASK_FOLLOW:
        return follows_plainly(s, out);
    case ASK_CAMPAIGN_WINDOW:
    case ASK_REACT:
        if (has_directive(r, s))
            return false;
        rng_below(rng, 2);
        *out = hg_blank(VERB_PASS, ask_seen(s)->seat);
        return true;
    default:
        return false;
    }
}
