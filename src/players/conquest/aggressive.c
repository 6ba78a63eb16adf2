/* The aggressive player where land is conquered: it masses its reinforcements on one border, attacks as long as it can
 * and moves all in, collects every goal and plays cards now and then. What most of a game consists of (set-up, attacks,
 * defence, moving in) it answers from the position; otherwise it chooses among the boxes that the engine offers. It
 * judges nothing; random.c calls it, and a campaign has a file of its own. */
#include "players/random.h"

#include "engine/conquest/abilities/abilities.h"
#include "engine/insight.h"
#include "players/conquest/aggressive.h"
#include "players/conquest/answers.h"
#include "players/conquest/fronts.h"

/* Of the offered places those beside enemies, or all where none is. */
uint64_t boxes_borders(const struct hg_rules *r, const struct hg_state *s, uint64_t offered)
{
    uint64_t found = insight_beside(r, offered, ~friendly_places(r, s, ask_seen(s)->seat));
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
static bool worth_picking(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return r->conquest.card_value != HG_PIPS || o->picked_size > 0 || o->hand_size[ask_seen(s)->seat] > 2;
}

/* Cards before units: a set is picked card by card and turned in at once. */
static struct hg_action deploy(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               struct rng *rng)
{
    const struct hg_choice *box = NULL;
    struct hg_action ability;
    unsigned picks = worth_picking(r, s) ? boxes_of(choices, VERB_PICK, &box) : 0;
    if (picks > 0)
        return box_largest(box + rng_below(rng, picks), HG_NONE);
    if (boxes_of(choices, VERB_TRADE, &box) > 0)
        return box_largest(box, HG_NONE);
    if (plays(choices, 4, rng, &ability))
        return ability;
    if (boxes_of(choices, VERB_HERO, &box) > 0 || boxes_of(choices, VERB_PLACE, &box) > 0)
        return box_largest(box, boxes_any_place(boxes_borders(r, s, box->to), rng));
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

/* The k-th pair of all boxes of declarations, with the most dice. */
static struct hg_action declare_nth(const struct hg_choices *choices, unsigned k)
{
    const struct hg_choice *box = choices->box;
    for (;; box++) {
        unsigned targets = box->verb == VERB_DECLARE ? count_bits(box->to) : 0;
        if (k < targets)
            return box_largest(box, boxes_place(box->to, k));
        k -= targets;
    }
}

/* As attacking, where a card may come first. */
static struct hg_action declare(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *end = NULL;
    struct hg_action ability;
    unsigned pairs = 0;
    if (plays(choices, 8, rng, &ability))
        return ability;
    for (unsigned i = 0; i < choices->count; i++) {
        if (choices->box[i].verb == VERB_DECLARE)
            pairs += count_bits(choices->box[i].to);
        else if (choices->box[i].verb == VERB_END)
            end = &choices->box[i];
    }
    if (pairs > 0 && rng_below(rng, OF) < ATTACKS)
        return declare_nth(choices, rng_below(rng, pairs));
    return end != NULL ? box_largest(end, HG_NONE) : boxes_any(choices, rng);
}

/* Questions that are not named here are answered by lot. */
static struct hg_action choose(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               struct rng *rng)
{
    switch ((enum ask_kind)ask_seen(s)->kind) {
    case ASK_DEPLOY:
        return deploy(r, s, choices, rng);
    case ASK_DECLARE:
        return declare(choices, rng);
    case ASK_DEFEND:
        return box_largest(choices->box, HG_NONE);
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

/* Apart, so that nobody else makes room for a list. */
RARELY struct hg_action aggressive_from_list(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    return plays_with(r, HG_CAMPAIGN) ? aggressive_campaign(r, s, &choices, rng) : choose(r, s, &choices, rng);
}

/* ---- Without a list of choices ----------------------------------------------------------------------------------- */

/* Whether there is no card to choose; mostly none is in hand. */
static bool has_no_card(const struct hg_rules *r, const struct hg_state *s)
{
    return !plays_with(r, HG_ABILITIES) || open_seen(s)->hand_size[ask_seen(s)->seat] == 0 ||
           abilities_in_hand(r, s) == 0;
}

/* With the most dice, and with the hero where it stands. */
struct hg_action aggressive_invade(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    return fronts_attack(r, s, rng);
}

/* Cards in force may have locked places. */
static struct hg_action declare_any(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    return effects_any(s) || !has_no_card(r, s) ? aggressive_from_list(r, s, rng) : fronts_any(r, s, VERB_DECLARE, rng);
}

/* As `commit` does where no card can be played. */
struct hg_action aggressive_commit(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_ask *ask = ask_seen(s);
    bool may_stop = rolls_made(ask) > 0 && (invasion_marks(ask) & MARK_BOUND) == 0;
    struct hg_action a = hg_blank(VERB_COMMIT, ask->seat);
    if (!has_no_card(r, s))
        return aggressive_from_list(r, s, rng);
    if (may_stop && rng_below(rng, OF) >= ATTACKS)
        return hg_blank(VERB_STOP, ask->seat);
    a.n = (uint16_t)invasion_most(r, s);
    a.x[0] = open_seen(s)->hero[a.seat] == open_seen(s)->battle_from + 1;
    return a;
}

static struct hg_action pass_window(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    return has_no_card(r, s) ? hg_blank(VERB_PASS, ask_seen(s)->seat) : aggressive_from_list(r, s, rng);
}

/* What boxes_any takes from the one box that set-up offers, number for number. */
static struct hg_action any_of(uint8_t verb, const struct hg_state *s, uint64_t places, struct rng *rng)
{
    struct hg_action a = hg_blank(verb, ask_seen(s)->seat);
    rng_next(rng);
    a.to = boxes_any_place(places, rng);
    return a;
}

static struct hg_action claim(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    return any_of(VERB_CLAIM, s, all_places(r) & ~setup_claimed(s), rng);
}

static struct hg_action reinforce(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    (void)r;
    return any_of(VERB_REINFORCE, s, open_seen(s)->own[ask_seen(s)->seat], rng);
}

/* For a neutral army. */
static struct hg_action reinforce_for(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    (void)r;
    return any_of(VERB_REINFORCE, s, open_seen(s)->own[neutral_asked_for(ask_seen(s))], rng);
}

static struct hg_action launch(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    (void)r;
    return any_of(VERB_SHIP, s, open_seen(s)->own[ask_seen(s)->seat], rng);
}

/* The whole pile on one place. */
struct hg_action aggressive_place(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_PLACE, ask_seen(s)->seat);
    a.to = boxes_any_place(boxes_borders(r, s, open_seen(s)->own[a.seat]), rng);
    a.n = open_seen(s)->pile;
    return a;
}

/* In a mode without mechanisms, where sets are of three: as `deploy` does, whose list would hold these cards, or the
 * set, or the pile. */
static struct hg_action turn_in_or_place(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_PICK, ask_seen(s)->seat);
    struct hg_set picks = insight_picks(r, s);
    unsigned count = set_count(&picks);
    if (count > 0) {
        a.card = set_nth(picks, rng_below(rng, count));
        return a;
    }
    return open_seen(s)->picked_size > 0 ? hg_blank(VERB_TRADE, a.seat) : aggressive_place(r, s, rng);
}

/* Whether nothing can be done but to place the pile, or to end the step without one: two cards are no set, and by pips
 * they are kept. */
static bool places_all(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    unsigned duty = r->conquest.forced_trade;
    return (o->pile > 0 || !is_in_mid_turn(ask_seen(s))) && o->hand_size[seat] <= 2 && o->picked_size == 0 &&
           (duty == 0 || o->hand_size[seat] < duty) && !heroes_wait(r, s, seat) && has_no_card(r, s);
}

/* Whether the next answer is a card, a set or the pile. */
static bool picks_threes(const struct hg_rules *r, const struct hg_state *s)
{
    return r->conquest.mechanisms == 0 && r->conquest.card_value == HG_SETS_OF_THREE &&
           (open_seen(s)->pile > 0 || open_seen(s)->picked_size > 0);
}

static struct hg_action deploy_any(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    if (plays_with(r, HG_CAMPAIGN))
        return aggressive_muster(r, s, rng);
    if (places_all(r, s))
        return open_seen(s)->pile > 0 ? aggressive_place(r, s, rng) : hg_blank(VERB_END, ask_seen(s)->seat);
    return picks_threes(r, s) ? turn_in_or_place(r, s, rng) : aggressive_from_list(r, s, rng);
}

/* Any number of units to any place of the group that their own is in, with the hero or without: as hg_choice_nth takes
 * them from a box. */
static struct hg_action move_any(const struct hg_state *s, uint8_t from, uint64_t group, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_FORTIFY, ask_seen(s)->seat);
    uint64_t targets = group & ~bit(from);
    unsigned heroes = open_seen(s)->hero[a.seat] == from + 1;
    uint32_t units = open_seen(s)->units[from] - 1u, k = rng_below(rng, (units * count_bits(targets)) << heroes);
    a.x[0] = (uint8_t)(k & heroes);
    k >>= heroes;
    a.from = from;
    a.to = boxes_place(targets, k / units);
    a.n = (uint16_t)(1 + k % units);
    return a;
}

uint8_t aggressive_mover(const struct hg_rules *r, uint64_t own, uint64_t movable, unsigned k, uint64_t *group)
{
    for (;;) {
        uint64_t here = insight_connected(r, own, movable & (~movable + 1)), count = count_bits(movable & here);
        if (k < count) {
            *group = here;
            return boxes_place(movable & here, k);
        }
        k -= (unsigned)count;
        movable &= ~here;
    }
}

/* The units of any place that can move, or the end of the step. The engine would list them group by group, and the end
 * behind them. */
static struct hg_action move_freely(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[ask_seen(s)->seat], left = insight_beside(r, own & crowded(o->units), own), group;
    unsigned all = count_bits(left), k = rng_below(rng, all + 1);
    uint8_t from;
    if (k == all) {
        rng_next(rng);
        return hg_blank(VERB_END, ask_seen(s)->seat);
    }
    from = aggressive_mover(r, own, left, k, &group);
    return move_any(s, from, group, rng);
}

/* Freely, unless allies' places lie between, only steps between neighbours are left, or a card can be played. */
static struct hg_action fortify(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_ask *ask = ask_seen(s);
    bool freely = !plays_with(r, HG_TEAMS) && manoeuvres_made(ask) <= more_manoeuvres(ask) && has_no_card(r, s);
    return freely ? move_freely(r, s, rng) : aggressive_from_list(r, s, rng);
}

/* Without allies and cards nothing is to be prepared. */
static struct hg_action prepare_any(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    return !plays_with(r, HG_TEAMS) && has_no_card(r, s) ? hg_blank(VERB_END, ask_seen(s)->seat)
                                                         : aggressive_from_list(r, s, rng);
}

/* With all that may; cards in force may limit it. */
static struct hg_action defend(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_DEFEND, ask_seen(s)->seat);
    if (effects_any(s))
        return aggressive_from_list(r, s, rng);
    a.n = at_most(r->conquest.defence_dice, open_seen(s)->units[open_seen(s)->battle_to]);
    return a;
}

/* All but one, and the hero with them. */
struct hg_action aggressive_advance(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_ADVANCE, ask_seen(s)->seat);
    uint8_t from = asked_from(ask_seen(s));
    (void)r;
    (void)rng;
    a.n = (uint16_t)(open_seen(s)->units[from] - 1);
    a.x[0] = open_seen(s)->hero[a.seat] == from + 1;
    return a;
}

/* ---- The policy -------------------------------------------------------------------------------------------------- */

/* Questions without a line are answered from the list. */
static aggressive_answer *const answers[ASK_KINDS] = {
    [ASK_INVADE] = aggressive_invade,
    [ASK_ADVANCE] = aggressive_advance,
    [ASK_DEFEND] = defend,
    [ASK_DEPLOY] = deploy_any,
    [ASK_FORTIFY] = fortify,
    [ASK_PREPARE] = prepare_any,
    [ASK_CLAIM] = claim,
    [ASK_REINFORCE] = reinforce,
    [ASK_CLAIM_FOR] = claim,
    [ASK_REINFORCE_FOR] = reinforce_for,
    [ASK_SHIP] = launch,
    [ASK_DECLARE] = declare_any,
    [ASK_COMMIT] = aggressive_commit,
    [ASK_WINDOW] = pass_window,
    [ASK_CAMPAIGN] = aggressive_strike,
    [ASK_HOLD] = aggressive_hold,
    [ASK_FOLLOW] = aggressive_follow,
    [ASK_CAMPAIGN_WINDOW] = aggressive_window,
    [ASK_REACT] = aggressive_window,
    [ASK_REGROUP] = aggressive_regroup,
};

struct hg_action random_conquest_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    aggressive_answer *known = answers[ask_seen(s)->kind];
    return known != NULL ? known(r, s, rng) : aggressive_from_list(r, s, rng);
}
