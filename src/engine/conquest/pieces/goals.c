/* Goals: what lies face-up to be collected, one a turn, by whoever meets its condition after attacking; and winning by
 * them.
 *
 * Sources: CQ-ACH-01 to 05 (collecting), CQ-REW-01 (the reward on it), CQ-ELIM-04 (heirs), CQ-TEAM-05 and HW-TEAM-03
 * (sides), SC-WIN and HW-WIN (winning). How near a goal is, is an insight: legality asks for it, and so do players. */
#include "engine/conquest/pieces/pieces.h"
#include "engine/insight.h"

uint64_t goals_of_tier(const struct hg_rules *r, unsigned tier)
{
    uint64_t goals = 0;
    for (unsigned i = 0; i < r->conquest.goals; i++)
        if (r->conquest.goal[i].tier == tier)
            goals |= bit(i);
    return goals;
}

/* ---- Laid out in set-up ----------------------------------------------------------------------------------------- */

/* Goals are turned up one by one, tier after tier, until each has enough. The rewards lie hidden then. */
void goals_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    for (uint8_t tier = 0; tier < HG_TIERS_MAX; tier++)
        if (count_bits(goals_of_tier(r, tier) & open_of(s)->goals) < r->conquest.goals_each) {
            ask_push(s, (struct hg_ask){.kind = ASK_GOAL, .seat = HG_CHANCE, .a = tier});
            return;
        }
    if (plays_with(r, HG_REWARDS))
        open_of(s)->rewards = (uint8_t)(bit(r->conquest.rewards) - 1);
    setup_next(r, s, HG_PHASE_GOALS, last);
}

/* Goals of the tier that is asked about that do not lie on the board yet. */
static uint64_t left_of_tier(const struct hg_rules *r, const struct hg_state *s)
{
    return goals_of_tier(r, asked_tier(ask_seen(s))) & ~(uint64_t)open_seen(s)->goals;
}

void goals_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_GOAL;
    out->items.word[0] = left_of_tier(r, s);
}

enum hg_reason goals_why_not_lay(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(left_of_tier(r, s), a->card) ? HG_OK : HG_GOAL_GONE;
}

void goals_lay(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->goals |= (uint16_t)bit(a->card);
    ask_pop(s);
    goals_enter_phase(r, s, HG_NONE);
}

/* ---- Conditions ------------------------------------------------------------------------------------------------- */

struct insight_holdings insight_holdings(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return (struct insight_holdings){open_seen(s)->own[seat], friendly_places(r, s, seat),
                                     bases_of(r, s, ~friends_of(r, s, seat))};
}

/* Of the active seat. */
static struct insight_holdings held_now(const struct hg_rules *r, const struct hg_state *s)
{
    return insight_holdings(r, s, open_seen(s)->seat);
}

/* A goal is met when its progress is complete: legality and what players see can't differ. */
static bool is_met(const struct hg_rules *r, const struct hg_state *s, unsigned goal, const struct insight_holdings *h)
{
    struct insight_progress p = insight_goal(r, s, goal, h);
    return p.had >= p.needed;
}

static uint64_t goals_met(const struct hg_rules *r, const struct hg_state *s)
{
    struct insight_holdings h = held_now(r, s);
    uint64_t met = 0;
    for (uint64_t left = open_seen(s)->goals; left != 0;) {
        uint8_t goal = take_lowest(&left);
        if (is_met(r, s, goal, &h))
            met |= bit(goal);
    }
    return met;
}

/* Some goals ask what was conquered since the turn began. */
void goals_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = open_of(s)->seat;
    open_of(s)->start_own = open_of(s)->own[seat];
    open_of(s)->start_side = friendly_places(r, s, seat);
    open_of(s)->collected = 0;
}

/* ---- Collecting ------------------------------------------------------------------------------------------------- */

/* Nobody is asked who has nothing to collect. */
void goals_enter(const struct hg_rules *r, struct hg_state *s)
{
    if (goals_met(r, s) != 0)
        ask_push(s, (struct hg_ask){.kind = ASK_COLLECT, .seat = open_of(s)->seat});
    else
        flow_next_step(r, s);
}

void goals_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    for (uint64_t left = goals_met(r, s); left != 0;)
        box_add(s, out, VERB_COLLECT)->card = take_lowest(&left);
    box_add(s, out, VERB_END);
}

enum hg_reason goals_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct insight_holdings h = held_now(r, s);
    if (!has(open_seen(s)->goals, a->card))
        return HG_GOAL_GONE;
    return is_met(r, s, a->card, &h) ? HG_OK : HG_GOAL_NOT_MET;
}

/* Whoever collects draws no card this turn (CQ-DRAW-02): `collected` remembers it. */
void goals_collect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->goals &= (uint16_t)~bit(a->card);
    o->goals_of[a->seat] |= (uint16_t)bit(a->card);
    o->collected = 1;
    ask_pop(s);
    if (plays_with(r, HG_REWARDS))
        rewards_give(r, s, r->conquest.goal[a->card].tier);
    else
        flow_next_step(r, s);
}

/* ---- Winning by goals ------------------------------------------------------------------------------------------- */

/* The base of every member that still acts must stand on a place of such a member. */
static bool holds_its_bases(const struct hg_rules *r, const struct hg_state *s, uint64_t members)
{
    uint64_t held = 0;
    for (uint64_t left = members; left != 0;)
        held |= open_seen(s)->own[take_lowest(&left)];
    return (bases_of(r, s, members) & ~held) == 0;
}

/* There is nothing behind the last step. */
bool insight_is_won_by_goals(const struct hg_rules *r)
{
    bool has_victory = false;
    UNROLLED
    for (unsigned i = 0; i < HG_STEPS_MAX; i++)
        has_victory |= r->conquest.step[i] == HG_STEP_VICTORY;
    return has_victory;
}

/* Goals enough, those of the whole side together, and the bases of all its members that still act. */
static bool has_won(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t side = friends_of(r, s, open_seen(s)->seat);
    struct insight_progress p = insight_goals_of_side(r, s, side);
    return p.had >= p.needed && holds_its_bases(r, s, side & s->acting);
}

/* Checked once a turn, in its own step. */
void goals_enter_victory(const struct hg_rules *r, struct hg_state *s)
{
    if (has_won(r, s))
        flow_win(r, s, open_of(s)->seat);
    else
        flow_next_step(r, s);
}

/* ---- Leaving ---------------------------------------------------------------------------------------------------- */

/* The next ally in turn order that still acts, or HG_NONE. */
static uint8_t ally_of(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    uint64_t allies = friends_of(r, s, seat) & s->acting & ~bit(seat);
    uint8_t next = seat;
    if (allies == 0)
        return HG_NONE;
    do
        next = flow_next_acting(r, s, next);
    while (!has(allies, next));
    return next;
}

/* Without an heir the goals leave the game. */
static void hand_on(struct hg_state *s, uint8_t from, uint8_t to)
{
    struct hg_conquest_open *o = open_of(s);
    if (to != HG_NONE)
        o->goals_of[to] |= o->goals_of[from];
    o->goals_of[from] = 0;
}

/* To an ally where the mode says so and one still acts, otherwise to the eliminator. */
void goals_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner)
{
    uint8_t ally = r->conquest.goal_heir == HG_GOALS_TO_ALLY ? ally_of(r, s, loser) : (uint8_t)HG_NONE;
    hand_on(s, loser, ally != HG_NONE ? ally : winner);
}

/* Nobody gains by a resignation but the own side. */
void goals_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    if (open_of(s)->goals_of[seat] == 0)
        return;
    hand_on(s, seat, r->conquest.goal_heir == HG_GOALS_TO_ALLY ? ally_of(r, s, seat) : (uint8_t)HG_NONE);
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

const char *goals_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned seen = o->goals;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        if ((seen & o->goals_of[i]) != 0 || (o->goals_of[i] != 0 && (i >= r->seats || !has(s->acting, i))))
            return "a goal has two owners, or one that is gone";
        seen |= o->goals_of[i];
    }
    return seen >> r->conquest.goals == 0 ? NULL : "an unknown goal";
}

/* Also where a mode plays without them: numbers that rooms index with must be in range. */
const char *goals_rules_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned towers = 0;
    if (c->goals > HG_GOALS_MAX || c->rewards > HG_REWARDS_MAX)
        return "too many goals or rewards";
    for (unsigned i = 0; i < c->goals; i++)
        if (c->goal[i].kind >= HG_GOAL_KINDS || c->goal[i].tier >= HG_TIERS_MAX || c->goal[i].region >= c->regions)
            return "a goal of an unknown kind, tier or region";
    for (unsigned i = 0; i < c->rewards; i++) {
        if (c->reward[i].kind >= HG_REWARD_KINDS || c->reward[i].tier >= HG_TIERS_MAX)
            return "a reward of an unknown kind or tier";
        if (!has(c->rewards_by_kind[c->reward[i].kind], i))
            return "a reward is not among those of its kind";
        towers += c->reward[i].kind == HG_TOWER;
    }
    if (towers > HG_TOWERS_MAX)
        return "too many towers";
    for (unsigned tier = 0; tier < HG_TIERS_MAX && has(c->mechanisms, HG_GOALS); tier++) {
        if (count_bits(goals_of_tier(r, tier)) < c->goals_each)
            return "too few goals of a tier";
        if (has(c->mechanisms, HG_REWARDS) && count_bits(rewards_of_tier(r, tier)) < c->goals_each)
            return "too few rewards of a tier";
    }
    return NULL;
}
