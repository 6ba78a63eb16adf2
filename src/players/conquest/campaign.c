/* Campaigns. Seekers go for tokens, keepers for seekers, collectors for strategic places; whoever sees collectors
 * close to their aim goes for these places too. Ships fight wherever their units do. The first part completes a look
 * at the board (mind.c) by what a faction is after, the rest answers the questions that only campaigns ask, for
 * casual.c. */
#include "players/conquest/campaign.h"

#include "engine/conquest/campaign/campaign.h"

/* Worths in sixteenths of a unit: of a token's place and of other places of keepers to seekers, of a seeker's place to
 * keepers, of a strategic place to collectors and what is added near their aim, of a place that collectors must be
 * denied, and of an enemy's unit at least. */
enum {
    TOKEN_WORTH = 18 * UNIT,
    KEEPER_WORTH = 12,
    SEEKER_WORTH = 24,
    STRATEGIC_WORTH = 7 * UNIT,
    LAST_STRATEGIC_WORTH = 40 * UNIT,
    DENIED_WORTH = 20 * UNIT,
    LEAST_KILL = 10,
    LASTING = 2,      /* units on either side of a battle that is worth a card on the dice */
    LARGER_FORCE = 3, /* units more than where ships are */
};

/* ---- Worth ------------------------------------------------------------------------------------------------------- */

/* How many strategic places the collectors still need. */
static unsigned missing(const struct mind *m)
{
    struct insight_progress p = insight_strategic(m->r, m->s);
    return p.had < p.needed ? p.needed - p.had : 0;
}

/* Whether any of them is still there to win. */
static bool collectors_play(const struct mind *m)
{
    return (seats_of_role(m->r, HG_COLLECTORS) & m->s->acting) != 0;
}

/* `bases` are the places to be had at any price, `rich` those that are worth more than others. */
static void value_role(struct mind *m)
{
    const struct hg_campaign_rules *c = campaign_of(m->r);
    switch ((enum hg_role)role_of(m->r, m->seat)) {
    case HG_SEEKERS:
        m->bases = tokens_places(m->r, m->s) & places_of_role(m->r, m->s, HG_KEEPERS);
        m->base = TOKEN_WORTH * m->manner->aims / 100;
        m->rich = places_of_role(m->r, m->s, HG_KEEPERS);
        m->resource = KEEPER_WORTH;
        return;
    case HG_KEEPERS:
        m->rich = places_of_role(m->r, m->s, HG_SEEKERS);
        m->resource = SEEKER_WORTH * m->manner->aims / 100;
        return;
    case HG_COLLECTORS:
        m->rich = c->strategic;
        m->resource = (STRATEGIC_WORTH + (missing(m) < 3 ? LAST_STRATEGIC_WORTH : 0)) * m->manner->aims / 100;
        return;
    case HG_ROLES:
        return;
    }
}

/* What the titan shields can't be attacked, so that it is no enemy place here. */
void campaign_value(struct mind *m, uint64_t near)
{
    uint8_t role = role_of(m->r, m->seat);
    m->side = places_of_role(m->r, m->s, role);
    m->enemies = enemy_places(m->r, m->s, m->seat) & ~titan_shield(m->r, m->s);
    m->reach = near & m->enemies;
    m->kill = m->kill < LEAST_KILL ? LEAST_KILL : m->kill;
    value_role(m);
    if (role != HG_COLLECTORS && collectors_play(m) && missing(m) < 3) {
        m->bases |= campaign_of(m->r)->strategic & places_of_role(m->r, m->s, HG_COLLECTORS);
        m->base = m->base > DENIED_WORTH ? m->base : DENIED_WORTH;
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* A battle lasts as long as its smaller side. */
static unsigned smaller(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Cards on dice are for battles that last; one against the titan for when it decides. */
static bool is_timely(const struct mind *m, uint8_t card)
{
    const struct hg_directive *d = directive_of(m->r, card);
    uint8_t from = m->o->battle_from, to = m->o->battle_to;
    if (d->window == HG_AT_TOTAL)
        return titan_needs(m, card);
    if (from == HG_NONE || m->o->battle_titan != 0)
        return true;
    if (d->op == HG_RAISE_DICE || d->op == HG_LARGE_DICE || d->op == HG_CAP_DEFENCE)
        return smaller(m->o->units[from], m->o->units[to]) >= LASTING;
    return true;
}

/* Own places are dear when they are threatened, others' when they are wanted. */
bool campaign_play(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *box = NULL;
    uint8_t to = HG_NONE;
    int32_t most = INT32_MIN;
    for (unsigned i = 0; i < choices->count && box == NULL; i++)
        if (choices->box[i].verb == VERB_PLAY_DIRECTIVE && is_timely(m, choices->box[i].card))
            box = &choices->box[i];
    if (box == NULL)
        return false;
    for (uint64_t left = box->to; left != 0;) {
        uint8_t place = take_lowest(&left);
        int32_t worth = has(m->mine, place) ? 4 * (int32_t)mind_threat(m, place) + m->o->units[place]
                                            : mind_worth_of(m, place) + 8 * m->o->units[place];
        if (worth <= most)
            continue;
        most = worth;
        to = place;
    }
    *out = box_largest(box, to);
    return true;
}

/* Whether a card is better built into a ship than kept for a set: early, while there are few. */
static bool build(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *box = answer_box(choices, VERB_BUILD);
    if (box == NULL || m->o->picked_size > 0)
        return false;
    *out = box_largest(box, HG_NONE);
    return true;
}

/* The first place that has a card; which one hardly matters. */
static bool scan(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *box = answer_box(choices, VERB_SCAN);
    if (box == NULL || m->o->picked_size > 0)
        return false;
    *out = box_largest(box, box->to != 0 ? (uint8_t)lowest(box->to) : (uint8_t)HG_NONE);
    return true;
}

/* What needs no look at the board: cards that are turned in or built, and a scan. A directive comes before the last. */
static bool deploy_by_hand(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    if (hand_trade(m, choices, out))
        return true;
    return answer_box(choices, VERB_PLAY_DIRECTIVE) == NULL && (build(m, choices, out) || scan(m, choices, out));
}

/* Directives come before units, because afterwards it is too late for them. */
static struct hg_action deploy(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    struct hg_action a;
    const struct hg_choice *end = answer_box(choices, VERB_END);
    if (campaign_play(m, choices, &a))
        return a;
    if (answer_box(choices, VERB_PLACE) != NULL)
        return turn_place(m);
    return end != NULL ? box_largest(end, HG_NONE) : skill_any(choices, kit->rng);
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* The box that has most units, and with them most ships. */
static const struct hg_choice *strongest(const struct hg_choices *choices, uint8_t verb, uint8_t from, uint8_t to)
{
    const struct hg_choice *best = NULL;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb == verb && (from == HG_NONE || box->from == from) && (to == HG_NONE || has(box->to, to)) &&
            (best == NULL || box->n.hi >= best->n.hi))
            best = box;
    }
    return best;
}

/* The next attack towards a target, with all ships that may. */
bool campaign_strike(const struct mind *m, const struct hg_choices *choices, const struct target *t,
                     struct hg_action *out)
{
    const struct hg_choice *box;
    uint8_t from = HG_NONE, to = HG_NONE;
    if (t->kind == AIMS_NONE || !mind_next_attack(m, t, &from, &to))
        return false;
    box = strongest(choices, VERB_STRIKE, from, to);
    if (box != NULL)
        *out = box_largest(box, to);
    return box != NULL;
}

/* A card, the titan, a strike, in this order; nothing when none is worth it. */
static struct hg_action invade(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    struct target t;
    struct hg_action a;
    (void)kit;
    if (campaign_play(m, choices, &a) || titan_attack(m, choices, &a))
        return a;
    t = mind_aim(m, 0);
    if (t.score > 0 && campaign_strike(m, choices, &t, &a))
        return a;
    return box_largest(answer_box(choices, VERB_END), HG_NONE);
}

/* How many follow is decided as everywhere; the ships go where most units are. */
struct hg_action campaign_follow(const struct mind *m)
{
    const struct hg_ask *ask = ask_seen(m->s);
    unsigned wanted = turn_advance(m).n, movable = m->o->units[asked_from(ask)] - 1u;
    struct hg_action a = hg_blank(VERB_FOLLOW, m->seat);
    a.n = (uint16_t)wanted;
    for (unsigned i = 0; i < HG_CLASSES_MAX && 2 * wanted >= movable; i++)
        a.x[i] = (uint8_t)ships_of_class(m->o->ships[asked_from(ask)], i);
    return a;
}

/* The common signature of replies. */
static struct hg_action follow(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)choices;
    (void)kit;
    return campaign_follow(m);
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

/* Ships follow the units: to the front place with most of them that is well above what they stand with. */
static bool convoy(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    unsigned most = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb != VERB_CONVOY)
            continue;
        for (uint64_t left = box->to; left != 0;) {
            uint8_t to = take_lowest(&left);
            unsigned more = m->o->units[to] > m->o->units[box->from] ? m->o->units[to] - m->o->units[box->from] : 0;
            if (more < LARGER_FORCE || more <= most || (m->r->conquest.near[to] & m->enemies) == 0)
                continue;
            most = more;
            *out = box_largest(box, to);
        }
    }
    return most > 0;
}

/* A place of an ally that makes a region whole. */
static bool ask_for_place(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *box = answer_box(choices, VERB_TRANSFER);
    uint8_t wanted = box != NULL ? answer_wanted_of_ally(m, box->to) : (uint8_t)HG_NONE;
    if (wanted == HG_NONE)
        return false;
    *out = box_largest(box, wanted);
    return true;
}

/* Whatever brings something, one after another: the step stays open until it is ended. */
static struct hg_action regroup(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    struct hg_action a;
    (void)kit;
    if (campaign_play(m, choices, &a) || turn_fortify(m, choices, &a) || convoy(m, choices, &a) ||
        ask_for_place(m, choices, &a))
        return a;
    return box_largest(answer_box(choices, VERB_END), HG_NONE);
}

/* Where it is safest: far from enemies, many units; near equals by lot, so that nobody can guess which is the prize. */
static uint8_t safest(const struct mind *m, uint64_t places, struct rng *rng)
{
    uint8_t best = (uint8_t)lowest(places);
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        int32_t safety = 2 * m->o->units[place] - 3 * (int32_t)mind_threat(m, place) + (int32_t)rng_below(rng, 8);
        if (safety <= most)
            continue;
        most = safety;
        best = place;
    }
    return best;
}

/* The titan goes where it may do most harm: among the enemies' largest forces. */
static uint8_t sorest(const struct mind *m, uint64_t places)
{
    uint8_t best = (uint8_t)lowest(places);
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        int32_t harm = has(m->side, place) ? -m->o->units[place] : mind_worth_of(m, place) / UNIT + m->o->units[place];
        if (harm <= most)
            continue;
        most = harm;
        best = place;
    }
    return best;
}

/* A directive when one can be played, otherwise nothing. */
static struct hg_action answer(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    struct hg_action a;
    const struct hg_choice *pass = answer_box(choices, VERB_PASS);
    if (campaign_play(m, choices, &a))
        return a;
    return pass != NULL ? box_largest(pass, HG_NONE) : skill_any(choices, kit->rng);
}

/* Any action of the verb, where it is offered. */
static struct hg_action verb_or_any(const struct hg_choices *choices, uint8_t verb, struct rng *rng)
{
    const struct hg_choice *box = answer_box(choices, verb);
    if (box == NULL)
        return skill_any(choices, rng);
    return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
}

/* ---- Question by question ---------------------------------------------------------------------------------------- */

/* Jumping and holding: more is better. */
static struct hg_action with_all(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    uint64_t to = choices->box[0].to;
    (void)m;
    (void)kit;
    return box_largest(strongest(choices, choices->box[0].verb, HG_NONE, HG_NONE),
                       to != 0 ? (uint8_t)lowest(to) : (uint8_t)HG_NONE);
}

/* The safest place, near equals by lot. */
static struct hg_action token(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    return box_largest(&choices->box[0], safest(m, choices->box[0].to, kit->rng));
}

/* Where a hero would stand: ships help the same battles. */
static struct hg_action ship(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)kit;
    return box_largest(&choices->box[0], setup_hero_spot(m, choices->box[0].to, m->o->pile));
}

/* In set-up as in its moves. */
static struct hg_action titan(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)kit;
    return box_largest(&choices->box[0], sorest(m, choices->box[0].to));
}

/* It always moves: standing still gains nothing. */
static struct hg_action march(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)m;
    return verb_or_any(choices, VERB_MARCH, kit->rng);
}

/* Any row that matches: a set of dice spent is spent. */
static struct hg_action match(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)m;
    return verb_or_any(choices, VERB_MATCH, kit->rng);
}

/* As in every set-up. */
static struct hg_action claim(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    return box_largest(&choices->box[0], setup_best_claim(m, choices->box[0].to, kit->rng));
}

/* As in every set-up, one unit at a time. */
static struct hg_action reinforce(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    (void)kit;
    return setup_reinforce_for(m, choices->box[0].to, m->o->pool[m->seat]);
}

typedef struct hg_action campaign_reply(const struct mind *m, const struct hg_choices *choices, const struct kit *kit);

/* Questions without a line are answered as in other games of conquest (casual.c). */
static campaign_reply *const replies[ASK_KINDS] = {
    [ASK_DEPLOY] = deploy,
    [ASK_CAMPAIGN] = invade,
    [ASK_JUMP] = with_all,
    [ASK_HOLD] = with_all,
    [ASK_FOLLOW] = follow,
    [ASK_REGROUP] = regroup,
    [ASK_CAMPAIGN_WINDOW] = answer,
    [ASK_REACT] = answer,
    [ASK_TOKEN] = token,
    [ASK_SHIP] = ship,
    [ASK_TITAN] = titan,
    [ASK_MARCH_TO] = titan,
    [ASK_MARCH] = march,
    [ASK_SCAN] = match,
    [ASK_CLAIM] = claim,
    [ASK_REINFORCE] = reinforce,
};

/* Most questions are answered without a look at the board. */
static bool needs_look(uint8_t kind, const struct hg_choices *choices)
{
    switch (kind) {
    case ASK_JUMP:
    case ASK_HOLD:
    case ASK_MARCH:
    case ASK_SCAN:
        return false;
    case ASK_CAMPAIGN_WINDOW:
    case ASK_REACT:
        return answer_box(choices, VERB_PLAY_DIRECTIVE) != NULL;
    case ASK_DEPLOY:
        return answer_box(choices, VERB_PLAY_DIRECTIVE) != NULL || answer_box(choices, VERB_PLACE) != NULL;
    case ASK_REGROUP:
        return choices->count > 1;
    default:
        return true;
    }
}

/* Of a campaign; false for questions that every mode asks: casual.c answers these. */
bool campaign_answer(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit, struct hg_action *out)
{
    struct hg_choices choices;
    uint8_t kind = ask_seen(s)->kind;
    if (replies[kind] == NULL)
        return false;
    struct mind m;
    mind_blank(&m, r, s, ask_seen(s)->seat, kit);
    hg_choices(r, s, &choices);
    if (kind == ASK_DEPLOY && deploy_by_hand(&m, &choices, out))
        return true;
    if (needs_look(kind, &choices))
        mind_look(&m);
    *out = replies[kind](&m, &choices, kit);
    return true;
}
