/* The aggressive player in a campaign: it plays, turns in and builds its cards, attacks as long as it can with all its
 * ships, goes for the titan now and then, and keeps ships and titan moving. So simulations see every mechanism at
 * work. */
#include "players/conquest/aggressive.h"

#include "engine/conquest/campaign/campaign.h"
#include "players/conquest/fronts.h"

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

static const uint8_t regroups[] = {VERB_PLAY_DIRECTIVE, VERB_FORTIFY, VERB_CONVOY, VERB_TRANSFER};

/* Each kind of move now and then, and then the end of the step. */
static struct hg_action regroup(const struct hg_choices *choices, struct rng *rng)
{
    struct hg_action a;
    for (unsigned i = 0; i < sizeof regroups; i++)
        if (once_in(4, rng) && take(choices, regroups[i], rng, &a))
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
struct hg_action aggressive_campaign(const struct hg_rules *r, const struct hg_state *s,
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

/* These take the same random numbers as the answers above, where nothing special is about. */

static bool has_directive(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_set cards = directives_in_hand(r, s);
    return !set_empty(&cards);
}

/* The largest numbers of the k-th box that units and ships of a place are offered in. */
static void go_along(const struct hg_state *s, uint8_t place, unsigned units, unsigned k, struct hg_action *a)
{
    unsigned ships = open_seen(s)->ships[place];
    a->n = (uint16_t)(k < ships_boxes(ships, units) ? k : units);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        a->x[i] = (uint8_t)at_most(k, ships_of_class(ships, i));
}

/* What a place can attack, once for each of its boxes. */
static unsigned strikes_from(const struct fronts *f, const struct hg_state *s, uint8_t from)
{
    unsigned ships = open_seen(s)->ships[from], targets = count_bits(fronts_targets(f, from));
    return ships == 0 ? targets : targets * ships_boxes(ships, strike_most(f->r, s, from));
}

static unsigned strikes(const struct fronts *f, const struct hg_state *s)
{
    unsigned sum = 0;
    for (uint64_t left = f->starts; left != 0;)
        sum += strikes_from(f, s, take_lowest(&left));
    return sum;
}

/* Where ships may go along: the k-th of all strikes, box by box as they would be listed. */
static struct hg_action strike_with_ships(const struct fronts *f, const struct hg_state *s, unsigned k)
{
    struct hg_action a = hg_blank(VERB_STRIKE, ask_seen(s)->seat);
    uint64_t left = f->starts;
    unsigned here, targets;
    for (a.from = take_lowest(&left); k >= (here = strikes_from(f, s, a.from)); a.from = take_lowest(&left))
        k -= here;
    targets = count_bits(fronts_targets(f, a.from));
    a.to = boxes_place(fronts_targets(f, a.from), k % targets);
    go_along(s, a.from, strike_most(f->r, s, a.from), 1 + k / targets, &a);
    return a;
}

/* Any pair, as `invade` takes it when it wants neither a directive nor the titan. */
static struct hg_action strike(const struct fronts *f, const struct hg_state *s, struct rng *rng)
{
    uint8_t seat = ask_seen(s)->seat;
    bool ships = (f->starts & occupied(open_seen(s)->ships)) != 0;
    unsigned pairs = rng_below(rng, OF) >= ATTACKS ? 0 : ships ? strikes(f, s) : fronts_pairs(f);
    struct hg_action a;
    if (pairs == 0)
        return hg_blank(VERB_END, seat);
    if (ships)
        return strike_with_ships(f, s, rng_below(rng, pairs));
    a = fronts_nth(f, VERB_STRIKE, seat, rng_below(rng, pairs));
    a.n = strike_most(f->r, s, a.from);
    return a;
}

/* The list is made where cards are in force, or the numbers say that a directive is played or the titan attacked, if
 * there are any. */
struct hg_action aggressive_strike(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    const struct fronts f = {r, o->own[seat] & crowded(o->units), enemy_places(r, s, seat) & ~titan_shield(r, s)};
    struct rng ahead = *rng;
    bool directive = once_in(4, &ahead), titan = once_in(8, &ahead);
    if (!ops_none(s) || (titan && (f.starts & titan_around(r, s)) != 0) || (directive && has_directive(r, s)))
        return aggressive_from_list(r, s, rng);
    *rng = ahead;
    return strike(&f, s, rng);
}

/* The first box: with all units that may, or with one where several ships of a class could fight. */
struct hg_action aggressive_hold(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct hg_action a = hg_blank(VERB_HOLD, ask_seen(s)->seat);
    if (!ops_no_cap(s))
        return aggressive_from_list(r, s, rng);
    go_along(s, o->battle_to, at_most(r->conquest.defence_dice, o->units[o->battle_to]), 1, &a);
    return a;
}

struct hg_action aggressive_follow(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_FOLLOW, ask_seen(s)->seat);
    uint8_t from = asked_from(ask_seen(s));
    if (open_seen(s)->ships[from] != 0)
        return aggressive_from_list(r, s, rng);
    a.n = (uint16_t)(open_seen(s)->units[from] - 1);
    return a;
}

/* The list is made where the number says that a directive is played, if there is one. */
struct hg_action aggressive_window(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct rng ahead = *rng;
    if (once_in(2, &ahead) && has_directive(r, s))
        return aggressive_from_list(r, s, rng);
    *rng = ahead;
    return hg_blank(VERB_PASS, ask_seen(s)->seat);
}

/* Places whose units may be moved, without allies. */
static uint64_t movable(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[ask_seen(s)->seat];
    return (o->moved & MOVED_UNITS) != 0 ? 0 : insight_beside(r, own & crowded(o->units), own);
}

/* Whether a kind of move may be offered: where it is not, its number is of no account. */
static bool may_regroup(const struct hg_rules *r, const struct hg_state *s, uint8_t verb)
{
    const struct hg_conquest_open *o = open_seen(s);
    switch (verb) {
    case VERB_PLAY_DIRECTIVE:
        return has_directive(r, s);
    case VERB_FORTIFY:
        return plays_with(r, HG_TEAMS) || movable(r, s) != 0;
    case VERB_CONVOY:
        return (o->moved & MOVED_SHIPS) == 0 && places_with_ships(s, ask_seen(s)->seat) != 0;
    default:
        return plays_with(r, HG_TEAMS);
    }
}

/* All units but one of any place that has some to move, to any place of its group. */
static struct hg_action move_units(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_FORTIFY, ask_seen(s)->seat);
    uint64_t from = movable(r, s), group;
    unsigned count = count_bits(from);
    a.from = aggressive_mover(r, open_seen(s)->own[a.seat], from, count > 1 ? rng_below(rng, count) : 0, &group);
    a.to = boxes_any_place(group & ~bit(a.from), rng);
    a.n = (uint16_t)(open_seen(s)->units[a.from] - 1);
    return a;
}

/* The same for each kind of move. */
struct hg_action aggressive_regroup(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct rng ahead = *rng;
    for (unsigned i = 0; i < sizeof regroups; i++) {
        if (!once_in(4, &ahead) || !may_regroup(r, s, regroups[i]))
            continue;
        if (regroups[i] != VERB_FORTIFY || plays_with(r, HG_TEAMS))
            return aggressive_from_list(r, s, rng);
        *rng = ahead;
        return move_units(r, s, rng);
    }
    *rng = ahead;
    return hg_blank(VERB_END, ask_seen(s)->seat);
}

/* Whether `deploy` might find something besides the pile to place by these numbers, or no pile. Two cards are no set.
 */
static bool deploys_more(const struct hg_rules *r, const struct hg_state *s, struct rng *ahead)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_ask *ask = ask_seen(s);
    bool directive = once_in(2, ahead), ship = once_in(2, ahead), set = once_in(2, ahead), scan = once_in(2, ahead);
    if (o->pile == 0 || is_in_mid_turn(ask) || o->picked_size > 0)
        return true;
    if (placing_has_begun(ask))
        return false;
    if (cards_must_trade(r, s) || (scan && plays_with(r, HG_SCANNING)))
        return true;
    if (o->hand_size[ask->seat] == 0)
        return false;
    return (ship && o->built == 0) || (directive && has_directive(r, s)) ||
           (set && (o->hand_size[ask->seat] > 2 || r->conquest.card_value == HG_PIPS));
}

/* Mostly the pile is all there is. */
struct hg_action aggressive_muster(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct rng ahead = *rng;
    if (deploys_more(r, s, &ahead))
        return aggressive_from_list(r, s, rng);
    *rng = ahead;
    return aggressive_place(r, s, rng);
}
