/* The casual policy: one look at the position for each question. It is the level `casual`, and it plays everybody in
 * the rollouts of the searching levels, so it has to be good for its cost rather than good. A question is answered
 * without a look at the board where that does not matter, by the table at the end; what a turn is about stands in
 * turn.c, cards in hand.c, set-up in setup.c, campaigns in campaign.c. */
#include "players/conquest/answers.h"

#include "engine/conquest/abilities/abilities.h"
#include "players/conquest/campaign.h"
#include "players/conquest/cover.h"
#include "players/conquest/guard.h"

/* The first box of a verb, or NULL. */
const struct hg_choice *answer_box(const struct hg_choices *choices, uint8_t verb)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (choices->box[i].verb == verb)
            return &choices->box[i];
    return NULL;
}

/* ---- Questions of a turn ----------------------------------------------------------------------------------------- */

/* Nothing to do but to place units: no hero waits, and the cards, if any, are too few for a set. */
bool answer_is_placing(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    unsigned few = r->conquest.mechanisms == 0 && r->conquest.card_value == HG_SETS_OF_THREE ? 2 : 0;
    return o->hand_size[seat] <= few && o->pile > 0 && !heroes_wait(r, s, seat);
}

/* Cards first, then the hero, then units; and on. Turning in needs no look at the board. */
struct hg_action answer_deploy(struct mind *m, bool *looked, const struct kit *kit)
{
    struct hg_choices choices;
    const struct hg_choice *box;
    struct hg_action a;
    bool plain = answer_is_placing(m->r, m->s);
    if (!plain) {
        hg_choices(m->r, m->s, &choices);
        if (hand_trade(m, &choices, &a))
            return a;
        if (choices.count == 1 && choices.box[0].verb == VERB_END)
            return box_largest(&choices.box[0], HG_NONE);
    }
    if (!*looked)
        mind_look(m);
    *looked = true;
    if (plain)
        return turn_place(m);
    if (hand_play(m, &choices, &a))
        return a;
    box = answer_box(&choices, VERB_HERO);
    if (box != NULL)
        return box_largest(box, setup_hero_spot(m, box->to, m->o->pile));
    if (answer_box(&choices, VERB_PLACE) != NULL)
        return turn_place(m);
    box = answer_box(&choices, VERB_END);
    return box != NULL ? box_largest(box, HG_NONE) : skill_any(&choices, kit->rng);
}

/* The look at the board is put off until it is needed: trading needs none. */
static struct hg_action deploy(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    struct mind m;
    mind_blank(&m, r, s, ask_seen(s)->seat, kit);
    bool looked = false;
    return answer_deploy(&m, &looked, kit);
}

/* Towards the best target; when no attack on it is promising, towards the next one, or for the card. */
static struct hg_action invade(const struct mind *m)
{
    struct target target[TARGETS_MAX], t = mind_aim(m, 0);
    struct hg_action a = hg_blank(VERB_END, m->seat);
    unsigned targets = 0;
    if (turn_is_content(m, &t))
        return a;
    a = turn_attack(m, &t);
    if (a.verb == VERB_END && t.score > 0)
        targets = mind_aims(m, 0, target);
    for (unsigned i = 0; i < targets && a.verb == VERB_END; i++)
        a = turn_attack(m, &target[i]);
    if (a.verb == VERB_END)
        (void)cover_card(m, &a);
    return a;
}

/* As invading, but a card may come first, and an effect may have locked the place that it would go from. */
static struct hg_action declare(const struct mind *m)
{
    struct hg_choices choices;
    struct hg_action a;
    if (m->o->hand_size[m->seat] > 0) {
        hg_choices(m->r, m->s, &choices);
        if (hand_play(m, &choices, &a))
            return a;
    }
    a = invade(m);
    if (a.verb == VERB_DECLARE && effects_locked(m->r, m->s, a.from) != 0) {
        hg_choices(m->r, m->s, &choices);
        if (hg_why_not(m->r, m->s, &a) != HG_OK)
            return box_largest(answer_box(&choices, VERB_END), HG_NONE);
    }
    return a;
}

/* On with it as long as it is worth it: by itself, or as part of something larger. */
static bool goes_on(const struct mind *m)
{
    struct target t;
    if (mind_battle(m, m->o->battle_from, m->o->battle_to) > 0)
        return true;
    t = mind_aim(m, 0);
    return t.score > 0 && has(t.places, m->o->battle_to);
}

/* Stopping is weighed before a card is spent on going on. */
static struct hg_action commit(const struct mind *m)
{
    struct hg_choices choices;
    const struct hg_choice *stop;
    struct hg_action a;
    hg_choices(m->r, m->s, &choices);
    stop = answer_box(&choices, VERB_STOP);
    if (stop != NULL && !goes_on(m))
        return box_largest(stop, HG_NONE);
    if (hand_play(m, &choices, &a))
        return a;
    return box_largest(answer_box(&choices, VERB_COMMIT), HG_NONE);
}

/* Between two steps of somebody's battle: a card when it is worth it. */
static struct hg_action window(const struct mind *m)
{
    struct hg_choices choices;
    struct hg_action a;
    hg_choices(m->r, m->s, &choices);
    return hand_play(m, &choices, &a) ? a : hg_blank(VERB_PASS, m->seat);
}

/* Of the goals that are met, one of the higher tier. */
static struct hg_action collect(const struct mind *m)
{
    struct hg_choices choices;
    const struct hg_choice *best;
    hg_choices(m->r, m->s, &choices);
    best = &choices.box[0];
    for (unsigned i = 1; i < choices.count; i++) {
        const struct hg_choice *box = &choices.box[i];
        if (box->verb == VERB_COLLECT && m->r->conquest.goal[box->card].tier > m->r->conquest.goal[best->card].tier)
            best = box;
    }
    return box_largest(best, HG_NONE);
}

/* A card that moves more comes before the one move that is free. What places are worth is looked at only for cards and
 * for units in the rear or for thin borders; guards need no more than who is where. Mostly nothing is to be moved, and
 * no list is made. */
struct hg_action answer_fortify(struct mind *m)
{
    struct hg_choices choices;
    struct hg_action a;
    bool cards = plays_with(m->r, HG_ABILITIES) && abilities_in_hand(m->r, m->s) != 0;
    if (cards)
        mind_look(m);
    else
        mind_see(m);
    if (!cards && !m->manner->cover && !guard_is_thin(m)) {
        bool rear = turn_has_rear(m);
        if (!rear)
            return hg_blank(VERB_END, m->seat);
        if (m->r->conquest.mechanisms == 0) {
            mind_value_land(m);
            return turn_from_rear_freely(m, &a) ? a : hg_blank(VERB_END, m->seat);
        }
    }
    hg_choices(m->r, m->s, &choices);
    if ((cards && hand_play(m, &choices, &a)) || guard_fortify(m, &choices, &a))
        return a;
    if (!m->manner->cover && !turn_has_rear(m))
        return hg_blank(VERB_END, m->seat);
    if (!cards)
        mind_look(m);
    if (cover_fortify(m, &choices, &a) || turn_from_rear(m, &choices, &a))
        return a;
    return hg_blank(VERB_END, m->seat);
}

/* Recalling: whatever stands in the rear. */
static struct hg_action recall(const struct mind *m)
{
    struct hg_choices choices;
    hg_choices(m->r, m->s, &choices);
    for (unsigned i = 0; i < choices.count; i++) {
        const struct hg_choice *box = &choices.box[i];
        if (box->verb == VERB_FORTIFY && (m->r->conquest.near[box->from] & m->enemies) == 0)
            return box_largest(box, (uint8_t)lowest(box->to));
    }
    return hg_blank(VERB_END, m->seat);
}

/* ---- Allies ------------------------------------------------------------------------------------------------------ */

/* A place of an ally that makes a region one's own. */
uint8_t answer_wanted_of_ally(const struct mind *m, uint64_t places)
{
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (mind_completes(m, insight_region_of(m->r, place), place))
            return place;
    }
    return HG_NONE;
}

/* The board is looked at only for cards and manoeuvres. */
static struct hg_action prepare(struct mind *m)
{
    struct hg_choices choices;
    const struct hg_choice *transfer;
    struct hg_action a;
    uint8_t wanted;
    hg_choices(m->r, m->s, &choices);
    transfer = answer_box(&choices, VERB_TRANSFER);
    wanted = transfer != NULL ? answer_wanted_of_ally(m, transfer->to) : (uint8_t)HG_NONE;
    if (wanted != HG_NONE)
        return box_largest(transfer, wanted);
    if (answer_box(&choices, VERB_PLAY) == NULL && answer_box(&choices, VERB_FORTIFY) == NULL)
        return hg_blank(VERB_END, m->seat);
    mind_look(m);
    if (hand_play(m, &choices, &a) || turn_fortify(m, &choices, &a))
        return a;
    return hg_blank(VERB_END, m->seat);
}

/* ---- Everything else --------------------------------------------------------------------------------------------- */

/* The lowest of the attacker's dice for one's own side, the highest against it. */
static struct hg_action choose_die(const struct mind *m)
{
    struct hg_choices choices;
    struct hg_action a;
    hg_choices(m->r, m->s, &choices);
    a = box_largest(&choices.box[0], HG_NONE);
    if (m->o->seat != m->seat)
        a.n = choices.box[0].n.lo;
    return a;
}

/* At whoever has most cards. */
static struct hg_action look(const struct mind *m)
{
    struct hg_choices choices;
    const struct hg_choice *best;
    hg_choices(m->r, m->s, &choices);
    best = choices.box;
    for (unsigned i = 1; i < choices.count; i++)
        if (m->o->hand_size[choices.box[i].n.hi - 1] > m->o->hand_size[best->n.hi - 1])
            best = &choices.box[i];
    return box_largest(best, HG_NONE);
}

/* A hero that comes back joins the force that attacks next. */
static struct hg_action hero(const struct mind *m)
{
    struct hg_action a = hg_blank(VERB_HERO, m->seat);
    a.to = setup_hero_spot(m, m->mine, 0);
    return a;
}

/* Anything but the last place, or a part of a whole region. */
static struct hg_action consent(const struct mind *m)
{
    uint8_t place = asked_place(ask_seen(m->s));
    bool needed = m->mine == bit(place);
    for (unsigned i = 0; i < m->r->conquest.regions; i++)
        needed = needed || (has(m->r->conquest.region[i], place) && (m->r->conquest.region[i] & ~m->mine) == 0);
    return hg_blank(needed ? VERB_REFUSE : VERB_ACCEPT, m->seat);
}

/* There is one box, with all places. */
static struct hg_action tower(const struct mind *m)
{
    struct hg_choices choices;
    hg_choices(m->r, m->s, &choices);
    return box_largest(&choices.box[0], setup_tower_spot(m, choices.box[0].to));
}

/* There is one box, with all places. */
static struct hg_action base(const struct mind *m, const struct kit *kit)
{
    struct hg_choices choices;
    hg_choices(m->r, m->s, &choices);
    return setup_base_for(m, choices.box[0].to, kit->rng);
}

/* Own units and those of neutral armies are placed by the same judgement. */
static struct hg_action batch(const struct mind *m)
{
    struct hg_choices choices;
    hg_choices(m->r, m->s, &choices);
    return setup_reinforce_for(m, choices.box[0].to, m->o->pool[m->seat]);
}

/* Questions without an opinion, such as which army to play. */
static struct hg_action by_lot(const struct mind *m, const struct kit *kit)
{
    struct hg_choices choices;
    hg_choices(m->r, m->s, &choices);
    return skill_any(&choices, kit->rng);
}

/* ---- The policy -------------------------------------------------------------------------------------------------- */

typedef struct hg_action answer(const struct mind *m);

/* A question without a line is answered by casual_answer itself or by the campaign's table; what is left goes by lot.
 */
static answer *const answers[ASK_KINDS] = {
    [ASK_REINFORCE] = batch, [ASK_BATCH] = batch,           [ASK_HERO] = hero,     [ASK_TOWER] = tower,
    [ASK_INVADE] = invade,   [ASK_DECLARE] = declare,       [ASK_COMMIT] = commit, [ASK_WINDOW] = window,
    [ASK_RECALL] = recall,   [ASK_ADVANCE] = turn_advance,  [ASK_LOOK] = look,     [ASK_CONSENT] = consent,
    [ASK_COLLECT] = collect, [ASK_CHOOSE_DIE] = choose_die,
};

/* Questions that often leave no choice; a search would ask them thousands of times. */
bool answer_only(const struct hg_rules *r, const struct hg_state *s, struct hg_action *out)
{
    struct hg_choices choices;
    uint8_t kind = ask_seen(s)->kind;
    if (kind != ASK_WINDOW && kind != ASK_PREPARE && kind != ASK_DEFEND)
        return false;
    hg_choices(r, s, &choices);
    *out = box_largest(&choices.box[0], HG_NONE);
    return choices.count == 1 && choices.box[0].to == 0;
}

/* Questions whose answers need no look at the board. */
static const uint64_t blind =
    UINT64_C(1) << ASK_COLLECT | UINT64_C(1) << ASK_CONSENT | UINT64_C(1) << ASK_LOOK | UINT64_C(1) << ASK_CHOOSE_DIE;

/* From the cheapest answers to those that need a look at the board. */
struct hg_action casual_answer(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    uint8_t kind = ask_seen(s)->kind, seat = ask_seen(s)->seat;
    struct mind m;
    mind_blank(&m, r, s, seat, kit);
    struct hg_action a;
    m.mine = m.o->own[seat];
    if (kind == ASK_DEPLOY && !plays_with(r, HG_CAMPAIGN))
        return deploy(r, s, kit);
    if (answer_only(r, s, &a) || (plays_with(r, HG_CAMPAIGN) && campaign_answer(r, s, kit, &a)))
        return a;
    if (kind == ASK_PREPARE)
        return prepare(&m);
    if (kind == ASK_FORTIFY)
        return answer_fortify(&m);
    if (!has(blind, kind))
        mind_look(&m);
    if (kind == ASK_CLAIM)
        return setup_claim_for(&m, kit->rng);
    if (kind == ASK_BASE)
        return base(&m, kit);
    return answers[kind] != NULL ? answers[kind](&m) : by_lot(&m, kit);
}
