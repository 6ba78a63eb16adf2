/* The casual move and what a better player would weigh against it: other fronts, other attacks or none, other
 * numbers, a card or no card. The search races them by rollouts, so that a bad candidate costs time and nothing
 * else; but there is room for few, and a decision that is clear enough gets no rival at all. Every proposal is
 * checked by the engine before it is taken up: what is proposed needs not be legal. */
#include "players/conquest/candidates.h"

#include <string.h>

#include "players/conquest/campaign.h"
#include "players/conquest/cover.h"

/* The list that grows: the casual move stands first in it. */
struct moves {
    const struct mind *m;
    const struct hg_choices *choices;
    struct hg_action *out;
    unsigned count;
};

/* Actions are plain bytes without padding. */
static bool is_same(const struct hg_action *a, const struct hg_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Equal proposals are raced once. */
static void propose(struct moves *l, struct hg_action a)
{
    for (unsigned i = 0; i < l->count; i++)
        if (is_same(&l->out[i], &a))
            return;
    if (l->count < SKILL_CANDIDATES && hg_why_not(l->m->r, l->m->s, &a) == HG_OK)
        l->out[l->count++] = a;
}

/* Answers without places and numbers, when they are among the choices. */
static void propose_plain(struct moves *l, uint8_t verb)
{
    const struct hg_choice *box = answer_box(l->choices, verb);
    if (box != NULL)
        propose(l, box_largest(box, HG_NONE));
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* Of own places the one most in need, of others the one most wanted: whatever a card does, it does most there. */
static uint8_t dearest(const struct mind *m, uint64_t places)
{
    uint8_t best = HG_NONE;
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        int32_t worth = has(m->mine, place) ? (int32_t)mind_threat(m, place) + m->o->units[place]
                                            : mind_worth_of(m, place) + 8 * m->o->units[place];
        if (worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}

/* Each card once, aimed where it seems to do most. */
static void propose_cards(struct moves *l)
{
    uint64_t seen = 0;
    for (unsigned i = 0; i < l->choices->count; i++) {
        const struct hg_choice *box = &l->choices->box[i];
        if (box->verb != VERB_PLAY || has(seen, box->card))
            continue;
        seen |= bit(box->card);
        propose(l, box_largest(box, dearest(l->m, box->to)));
    }
}

/* ---- Placing ----------------------------------------------------------------------------------------------------- */

/* So many units on one place. */
static void propose_place(struct moves *l, uint8_t place, unsigned units)
{
    struct hg_action a = hg_blank(VERB_PLACE, l->m->seat);
    a.to = place;
    a.n = (uint16_t)units;
    propose(l, a);
}

/* All units at each of the best fronts, and half of them at the best. */
static void propose_deploy(struct moves *l)
{
    struct target target[TARGETS_MAX];
    unsigned pile = l->m->o->pile, targets;
    propose_cards(l);
    propose_plain(l, VERB_END);
    if (answer_box(l->choices, VERB_PLACE) == NULL)
        return;
    targets = mind_aims(l->m, pile, target);
    for (unsigned i = 0; i < targets && l->count + 1 < SKILL_CANDIDATES; i++)
        propose_place(l, target[i].launch, pile);
    if (pile > 3 && targets > 0)
        propose_place(l, target[0].launch, pile / 2);
}

/* ---- Attacking --------------------------------------------------------------------------------------------------- */

/* An attack that can hardly fail. */
static bool is_sure(const struct mind *m, uint8_t from, uint8_t to)
{
    return odds_win(mind_odds(m, from, to), m->o->units[from] - 1u, m->o->units[to]) > ODDS_ONE * 4 / 5;
}

/* Whether the card of the turn is still to be had, for a conquest that can hardly fail: nobody stops before that. */
static bool card_waits(const struct mind *m)
{
    uint64_t sources =
        m->manner->steady != 0 && m->card > 0 ? insight_beside(m->r, m->mine & crowded(m->o->units), m->enemies) : 0;
    while (sources != 0) {
        uint8_t from = take_lowest(&sources);
        for (uint64_t left = m->r->conquest.near[from] & m->enemies; left != 0;)
            if (is_sure(m, from, take_lowest(&left)))
                return true;
    }
    return false;
}

/* The next attack towards each target. A target that seems to be worth nothing is tried all the same: the look may be
 * wrong. */
static void propose_attacks(struct moves *l)
{
    struct target target[TARGETS_MAX];
    unsigned targets = mind_aims(l->m, 0, target);
    struct hg_action a;
    if (!card_waits(l->m) && !cover_card(l->m, &a))
        propose_plain(l, VERB_END);
    for (unsigned i = 0; i < targets; i++) {
        target[i].score = target[i].score > 0 ? target[i].score : 1;
        a = turn_attack(l->m, &target[i]);
        if (a.verb != VERB_END)
            propose(l, a);
    }
    propose_cards(l);
}

/* On with all, stop, a card, and on without the hero. */
static void propose_commit(struct moves *l)
{
    const struct hg_choice *box = answer_box(l->choices, VERB_COMMIT);
    struct hg_action a = box_largest(box, HG_NONE);
    propose(l, a);
    propose_plain(l, VERB_STOP);
    propose_cards(l);
    a.x[0] = 0;
    propose(l, a);
}

/* ---- Moving ------------------------------------------------------------------------------------------------------ */

/* All, half or none follow, and the hero with them or not. */
static void propose_advance(struct moves *l)
{
    struct hg_action a = box_largest(&l->choices->box[0], HG_NONE);
    unsigned most = a.n;
    bool hero = a.x[0] != 0;
    propose(l, a);
    a.n = (uint16_t)(most / 2);
    propose(l, a);
    a.n = 0;
    a.x[0] = 0;
    propose(l, a);
    if (!hero)
        return;
    a.n = (uint16_t)most;
    propose(l, a);
}

/* Rear units to any front, then front units to another front. To leave a force behind the lines is no proposal. */
static void propose_moves(struct moves *l)
{
    if (l->m->manner->steady == 0 || l->out[0].verb != VERB_FORTIFY)
        propose_plain(l, VERB_END);
    for (unsigned rear = 0; rear < 2; rear++)
        for (unsigned i = 0; i < l->choices->count; i++) {
            const struct hg_choice *box = &l->choices->box[i];
            bool front = (l->m->r->conquest.near[box->from == HG_NONE ? 0 : box->from] & l->m->enemies) != 0;
            if (box->verb == VERB_FORTIFY && front == (rear == 1) && box->n.hi > 1)
                propose(l, box_largest(box, dearest(l->m, box->to & insight_neighbours(l->m->r, l->m->enemies))));
        }
    propose_cards(l);
}

/* ---- Pieces and answers ------------------------------------------------------------------------------------------ */

/* Where attacks begin, and at home. */
static void propose_spots(struct moves *l)
{
    const struct hg_choice *box = &l->choices->box[0];
    struct target target[TARGETS_MAX];
    unsigned targets = mind_aims(l->m, 0, target);
    for (unsigned i = 0; i < targets; i++)
        propose(l, box_largest(box, target[i].launch));
    if (l->m->o->base[l->m->seat] != 0)
        propose(l, box_largest(box, (uint8_t)(l->m->o->base[l->m->seat] - 1)));
}

/* Few boxes, each worth a try. */
static void propose_all(struct moves *l)
{
    for (unsigned i = 0; i < l->choices->count; i++)
        propose(l, box_largest(&l->choices->box[i], HG_NONE));
}

/* Asking costs nothing but a refusal. */
static void propose_requests(struct moves *l)
{
    const struct hg_choice *box = answer_box(l->choices, VERB_TRANSFER);
    uint64_t left = box != NULL ? box->to : 0;
    propose_plain(l, VERB_END);
    propose_cards(l);
    while (left != 0 && l->count + 1 < SKILL_CANDIDATES)
        propose(l, box_largest(box, take_lowest(&left)));
    propose_moves(l);
}

/* A card or none. */
static void propose_window(struct moves *l)
{
    propose_plain(l, VERB_PASS);
    propose_cards(l);
}

/* ---- Before the first turn --------------------------------------------------------------------------------------- */

/* In the order in which the casual policy would take them. */
static void propose_claims(struct moves *l, const struct kit *kit)
{
    const struct hg_choice *box = &l->choices->box[0];
    for (uint64_t left = box->to; left != 0 && l->count < SKILL_CANDIDATES;) {
        uint8_t place = setup_best_claim(l->m, left, kit->rng);
        left &= ~bit(place);
        propose(l, box_largest(box, place));
    }
}

/* Where attacks would begin if all were placed there. */
static void propose_first_units(struct moves *l)
{
    const struct hg_choice *box = &l->choices->box[0];
    struct target target[TARGETS_MAX];
    unsigned targets = mind_aims(l->m, l->m->o->pool[l->m->seat], target);
    for (unsigned i = 0; i < targets; i++)
        if (has(box->to, target[i].launch))
            propose(l, box_largest(box, target[i].launch));
}

/* A question that this file does not know: whatever the lot brings. */
static void propose_by_lot(struct moves *l, const struct kit *kit)
{
    for (unsigned i = 0; i < 2 * SKILL_CANDIDATES; i++)
        propose(l, skill_any(l->choices, kit->rng));
}

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

/* One action of each box of a verb. */
static void propose_boxes(struct moves *l, uint8_t verb)
{
    for (unsigned i = 0; i < l->choices->count; i++)
        if (l->choices->box[i].verb == verb)
            propose(l, box_largest(&l->choices->box[i], dearest(l->m, l->choices->box[i].to)));
}

/* Attacks, cards and the titan, the casual move being among them. */
static void propose_strikes(struct moves *l)
{
    struct target target[TARGETS_MAX];
    unsigned targets = mind_aims(l->m, 0, target);
    propose_plain(l, VERB_END);
    for (unsigned i = 0; i < targets && l->count + 1 < SKILL_CANDIDATES; i++) {
        struct hg_action a;
        if (campaign_strike(l->m, l->choices, &target[i], &a))
            propose(l, a);
    }
    propose_boxes(l, VERB_PLAY_DIRECTIVE);
    propose_boxes(l, VERB_ASSAULT);
}

/* The most and the fewest of each box. */
static void propose_numbers(struct moves *l)
{
    for (unsigned i = 0; i < l->choices->count; i++) {
        const struct hg_choice *box = &l->choices->box[i];
        uint8_t to = box->to != 0 ? (uint8_t)lowest(box->to) : (uint8_t)HG_NONE;
        propose(l, box_largest(box, to));
        propose(l, hg_choice_nth(box, 0));
    }
}

/* False for questions that are asked outside campaigns too. */
static bool propose_in_campaign(struct moves *l, const struct kit *kit)
{
    switch (ask_seen(l->m->s)->kind) {
    case ASK_CAMPAIGN:
        propose_strikes(l);
        return true;
    case ASK_DEPLOY:
        propose_boxes(l, VERB_PLAY_DIRECTIVE);
        propose_boxes(l, VERB_BUILD);
        propose_deploy(l);
        return true;
    case ASK_HOLD:
    case ASK_JUMP:
    case ASK_SCAN_PLACE:
        return true;
    case ASK_FOLLOW:
        propose_numbers(l);
        return true;
    case ASK_CAMPAIGN_WINDOW:
    case ASK_REACT:
        propose_plain(l, VERB_PASS);
        propose_boxes(l, VERB_PLAY_DIRECTIVE);
        return true;
    case ASK_REGROUP:
        propose_moves(l);
        propose_boxes(l, VERB_PLAY_DIRECTIVE);
        return true;
    case ASK_TOKEN:
    case ASK_TITAN:
    case ASK_SHIP:
    case ASK_MARCH_TO:
        propose_by_lot(l, kit);
        return true;
    default:
        return false;
    }
}

/* ---- What needs no search ---------------------------------------------------------------------------------------- */

/* Only then another answer than going on can be better. */
static bool holds_card_now(const struct moves *l)
{
    return answer_box(l->choices, VERB_PLAY) != NULL;
}

/* Whether the policy is about to complete a region that it can hardly fail to get: `pile` units are still to be placed.
 */
static bool completes(const struct mind *m, unsigned pile)
{
    struct target t;
    if (m->manner->steady == 0 || plays_with(m->r, HG_CAMPAIGN))
        return false;
    t = mind_aim(m, pile);
    return t.score > 0 && t.chance > ODDS_ONE * 9 / 10 &&
           insight_whole_regions(m->r, m->mine | t.places) != insight_whole_regions(m->r, m->mine);
}

/* Decisions that a search would only confirm; leaving them out is most of its speed. */
static bool is_trivial(const struct moves *l)
{
    const struct mind *m = l->m;
    const struct hg_action *a = &l->out[0];
    const struct hg_ask *ask = ask_seen(m->s);
    if (cover_decides(m, l->choices, a))
        return true;
    switch (ask->kind) {
    case ASK_DEPLOY:
        return a->verb == VERB_PLACE && completes(m, m->o->pile);
    case ASK_INVADE:
    case ASK_DECLARE:
        return a->verb != VERB_END && a->verb != VERB_PLAY && is_sure(m, a->from, a->to);
    case ASK_COMMIT:
        return !holds_card_now(l) && a->verb == VERB_COMMIT && is_sure(m, m->o->battle_from, m->o->battle_to);
    case ASK_CAMPAIGN:
        return a->verb == VERB_STRIKE && is_sure(m, a->from, a->to);
    case ASK_FOLLOW:
    case ASK_ADVANCE:
        return mind_is_rear(m, asked_from(ask)) != mind_is_rear(m, asked_to(ask)) || m->o->units[asked_from(ask)] < 3 ||
               completes(m, 0);
    default:
        return false;
    }
}

/* The casual answer is as good as any. */
static void propose_nothing(struct moves *l)
{
    (void)l;
}

typedef void proposals(struct moves *l);

/* NULL: see propose_by_kind. */
static proposals *const by_kind[ASK_KINDS] = {
    [ASK_REINFORCE] = propose_first_units, [ASK_BATCH] = propose_first_units,  [ASK_ARMY] = propose_nothing,
    [ASK_DEFEND] = propose_nothing,        [ASK_CHOOSE_DIE] = propose_nothing, [ASK_LOOK] = propose_nothing,
    [ASK_DEPLOY] = propose_deploy,         [ASK_INVADE] = propose_attacks,     [ASK_DECLARE] = propose_attacks,
    [ASK_COMMIT] = propose_commit,         [ASK_ADVANCE] = propose_advance,    [ASK_FORTIFY] = propose_moves,
    [ASK_RECALL] = propose_moves,          [ASK_PREPARE] = propose_requests,   [ASK_WINDOW] = propose_window,
    [ASK_COLLECT] = propose_all,           [ASK_CONSENT] = propose_all,        [ASK_HERO] = propose_spots,
    [ASK_TOWER] = propose_spots,
};

/* Questions without a row in the table get proposals by lot. */
static void propose_by_kind(struct moves *l, const struct kit *kit)
{
    uint8_t kind = ask_seen(l->m->s)->kind;
    if (kind == ASK_CLAIM || kind == ASK_BASE)
        propose_claims(l, kit);
    else if (by_kind[kind] != NULL)
        by_kind[kind](l);
    else
        propose_by_lot(l, kit);
}

/* A half picked set is finished as it was begun. */
unsigned conquest_candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                             const struct kit *kit, struct hg_action out[SKILL_CANDIDATES])
{
    struct mind m;
    struct moves l = {.m = &m, .choices = choices, .out = out, .count = 1};
    out[0] = casual_answer(r, s, kit);
    if (choices->count == 1 && hg_choice_count(&choices->box[0]) == 1)
        return 1;
    mind_of(&m, r, s, ask_seen(s)->seat, kit);
    if (s->conquest.open.picked_size == 0 && !is_trivial(&l) &&
        !(plays_with(r, HG_CAMPAIGN) && propose_in_campaign(&l, kit)))
        propose_by_kind(&l, kit);
    return l.count;
}
