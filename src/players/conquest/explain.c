/* The facts that speak for a move, whoever found it: of all that an attack brings, the one that weighs most is
 * named. thought.c makes the sentence. Nothing here has a part in choosing the move. */
#include "players/conquest/explain.h"

#include "players/conquest/answers.h"

/* Thoughts tell chances so. */
static int32_t in_ten_thousandths(uint32_t chance)
{
    return (int32_t)((uint64_t)chance * 10000 / ODDS_ONE);
}

/* ---- Attacks ----------------------------------------------------------------------------------------------------- */

/* A goal that the place counts for, or HG_NONE. */
static uint8_t goal_with(const struct mind *m, uint8_t place)
{
    for (uint64_t left = m->o->goals; left != 0;) {
        uint8_t i = take_lowest(&left);
        const struct hg_goal *goal = &m->r->conquest.goal[i];
        if ((goal->kind == HG_HOLD_REGION && has(m->r->conquest.region[goal->region], place)) ||
            (goal->kind == HG_HOLD_BASES && has(m->bases, place)) ||
            (goal->kind == HG_HOLD_RESOURCES && has(m->o->resource, place)) || goal->kind == HG_HOLD_PLACES)
            return i;
    }
    return HG_NONE;
}

/* Whose base stands there, or HG_NONE. */
static uint8_t base_of(const struct mind *m, uint8_t place)
{
    for (uint8_t i = 0; i < m->r->seats; i++)
        if (m->o->base[i] == place + 1)
            return i;
    return HG_NONE;
}

enum { FEW = 3 };

/* From what ends a player down to what any place is good for; the first that holds is told. */
static void explain_target(const struct mind *m, uint8_t place, struct thought *why)
{
    uint8_t owner = owner_of(m->s, place), region = (uint8_t)insight_region_of(m->r, place);
    uint64_t places = m->r->conquest.region[region];
    why->place = place;
    why->army = owner;
    why->subject = region;
    if (owner < m->r->seats && count_bits(m->o->own[owner]) <= FEW) {
        why->kind = THOUGHT_ELIMINATE;
    } else if (base_of(m, place) != HG_NONE) {
        why->kind = THOUGHT_TAKE_BASE;
        why->army = base_of(m, place);
    } else if (insight_region_holder(m->r, m->s, region) != HG_NONE) {
        why->kind = THOUGHT_BREAK_REGION;
    } else if (m->by_goals && goal_with(m, place) != HG_NONE) {
        why->kind = THOUGHT_TAKE_GOAL;
        why->subject = goal_with(m, place);
    } else if (2 * count_bits(places & m->mine) >= count_bits(places)) {
        why->kind = THOUGHT_TAKE_REGION;
    } else if (m->card > 0) {
        why->kind = THOUGHT_CARD_DUE;
    } else {
        why->kind = has(m->o->resource, place) ? THOUGHT_TAKE_RESOURCE : THOUGHT_TAKE;
    }
}

/* The chance is that of the whole battle, not of the next round. */
static void explain_attack(const struct mind *m, uint8_t from, uint8_t to, struct thought *why)
{
    unsigned units = m->o->units[from];
    explain_target(m, to, why);
    if (units > 1)
        why->chance = in_ten_thousandths(odds_win(mind_odds(m, from, to), units - 1, m->o->units[to]));
}

/* ---- Everything else --------------------------------------------------------------------------------------------- */

/* Units go where they attack, or where they guard. */
static void explain_place(const struct mind *m, uint8_t to, struct thought *why)
{
    unsigned need;
    why->kind = turn_weak_spot(m, m->o->pile, &need) == to ? THOUGHT_GUARD : THOUGHT_REINFORCE;
    why->place = to;
}

/* Half of the units or more is a move of the front. */
static void explain_advance(const struct mind *m, const struct hg_action *a, struct thought *why)
{
    const struct hg_ask *ask = ask_seen(m->s);
    bool moves = 2 * a->n >= m->o->units[asked_from(ask)];
    why->kind = moves ? THOUGHT_MOVE_IN : THOUGHT_STAY_BACK;
    why->place = moves ? asked_to(ask) : asked_from(ask);
}

/* Why nothing is attacked any more. */
static void explain_end(const struct mind *m, struct thought *why)
{
    uint8_t kind = ask_seen(m->s)->kind;
    why->kind = kind == ASK_INVADE || kind == ASK_DECLARE || kind == ASK_FORTIFY ? THOUGHT_NO_TARGET : THOUGHT_ROUTINE;
}

/* Verbs that say enough by themselves. */
static const uint8_t kinds[VERBS] = {
    [VERB_CLAIM] = THOUGHT_START,    [VERB_BASE] = THOUGHT_START,          [VERB_REINFORCE] = THOUGHT_REINFORCE,
    [VERB_PICK] = THOUGHT_TRADE,     [VERB_TRADE] = THOUGHT_TRADE,         [VERB_FORTIFY] = THOUGHT_GATHER,
    [VERB_HERO] = THOUGHT_HERO,      [VERB_TOWER] = THOUGHT_TOWER,         [VERB_COLLECT] = THOUGHT_COLLECT,
    [VERB_STOP] = THOUGHT_STOP,      [VERB_PASS] = THOUGHT_PASS,           [VERB_PLAY] = THOUGHT_CARD,
    [VERB_DEFEND] = THOUGHT_DEFEND,  [VERB_TRANSFER] = THOUGHT_ASK_ALLY,   [VERB_ACCEPT] = THOUGHT_HELP_ALLY,
    [VERB_REFUSE] = THOUGHT_ROUTINE, [VERB_PLAY_DIRECTIVE] = THOUGHT_CARD, [VERB_HOLD] = THOUGHT_DEFEND,
};

/* Looks at the move alone, so that it can explain moves of anybody. */
void conquest_explain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                      struct odds_cache *odds, struct thought *why)
{
    struct mind m;
    mind_of(&m, r, s, a->seat, &(struct kit){.odds = odds});
    *why = thought_of(a->verb < VERBS && kinds[a->verb] != 0 ? (enum thought_kind)kinds[a->verb] : THOUGHT_ROUTINE);
    why->place = a->to;
    why->subject = a->card;
    switch (a->verb) {
    case VERB_ATTACK:
    case VERB_DECLARE:
    case VERB_STRIKE:
        explain_attack(&m, a->from, a->to, why);
        return;
    case VERB_COMMIT:
        explain_attack(&m, m.o->battle_from, m.o->battle_to, why);
        return;
    case VERB_PLACE:
        explain_place(&m, a->to, why);
        return;
    case VERB_ADVANCE:
    case VERB_FOLLOW:
        explain_advance(&m, a, why);
        return;
    case VERB_END:
        explain_end(&m, why);
        return;
    default:
        return;
    }
}
