/* Battles of a campaign in rollouts: settled at once they end as fought out, and their rounds have the chances of the
 * rules, ships and tokens included. */
#include <stdlib.h>
#include <string.h>

#include "engine/conquest/campaign/campaign.h"
#include "players/conquest/play.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 11, ROUNDS = 12 };

static bool is_asked(const struct hg_state *s, enum ask_kind kind)
{
    return !s->over && ask_seen(s)->kind == kind;
}

/* An attack with all units and ships that may. */
static struct hg_action strike(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    struct hg_action a = hg_blank(VERB_STRIKE, hg_actor(s));
    a.from = from;
    a.to = to;
    a.n = at_most(r->conquest.attack_dice, o->units[from] - 1u);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        a.x[i] = (uint8_t)at_most(a.n, ships_of_class(o->ships[from], i));
    return a;
}

/* What a question of a battle is answered with: all that may hold, and no cards. */
static bool battle_answer(struct table *t, struct hg_action *out)
{
    struct hg_choices choices;
    struct hg_chances chances;
    const struct hg_choice *last;
    const struct hg_state *s = &t->state;
    if (is_asked(s, ASK_CLASH) || is_asked(s, ASK_CLASH_AGAIN)) {
        hg_chances(t->rules, s, &chances);
        *out = dealer_deal(&t->dealer, &chances);
        return true;
    }
    if (!is_asked(s, ASK_HOLD) && (!is_asked(s, ASK_CAMPAIGN_WINDOW) || ask_seen(s)->a == HG_AT_CONQUEST))
        return false;
    hg_choices(t->rules, s, &choices);
    last = &choices.box[choices.count - 1];
    *out = hg_choice_nth(last, hg_choice_count(last) - 1);
    return true;
}

static void clash(struct table *t, uint8_t from, uint8_t to)
{
    struct hg_action a = strike(t->rules, &t->state, from, to);
    do
        hg_apply_legal(t->rules, &t->state, &a);
    while (battle_answer(t, &a));
}

/* The battle for the first place on offer from a place with ships, or else of any: as settles_alike. */
static bool strikes_alike(struct table *t, const struct hg_choice *box, unsigned rounds)
{
    struct hg_state before = t->state;
    const struct hg_conquest_open *was = &before.conquest.open, *is = &t->state.conquest.open;
    uint8_t from = box->from, to = (uint8_t)lowest(box->to), seat = hg_actor(&before);
    struct hg_action a = strike(t->rules, &before, from, to);
    unsigned lost, beaten;
    bool won;
    for (unsigned i = 0; i < rounds && is_asked(&t->state, ASK_CAMPAIGN) && is->units[from] > 1; i++)
        clash(t, from, to);
    won = has(is->own[seat], to);
    lost = (unsigned)(was->units[from] - is->units[from] - (won ? is->units[to] : 0));
    beaten = won ? was->units[to] : (unsigned)(was->units[to] - is->units[to]);
    strike_settle(t->rules, &before, &a, lost, beaten);
    ck_assert_mem_eq(&before, &t->state, sizeof before);
    return won;
}

/* Units lost in rounds, as the engine has them and as rollouts have them; by what is at stake and what the attacker
 * loses of it. */
struct tally {
    unsigned count[2][3];
};

static struct odds_cache odds;

static void tally_round(struct table *t, const struct hg_choice *box, struct tally tally[2], struct rng *rng)
{
    struct mind m;
    uint8_t from = box->from, to = (uint8_t)lowest(box->to);
    unsigned attackers = t->state.conquest.open.units[from] - 1u, defenders = t->state.conquest.open.units[to];
    unsigned stake = attackers > 1 && defenders > 1, left;
    struct hg_action a = strike(t->rules, &t->state, from, to);
    mind_of(&m, t->rules, &t->state, a.seat, &(struct kit){.odds = &odds});
    tally[0].count[stake][play_round(&m, &a, attackers, defenders, rng).attacker]++;
    clash(t, from, to);
    left = t->state.conquest.open.units[from];
    if (has(t->state.conquest.open.own[a.seat], to))
        left += t->state.conquest.open.units[to];
    tally[1].count[stake][attackers + 1 - left]++;
}

/* Whether more than units takes part in a battle. */
static bool is_rich(const struct hg_state *s, const struct hg_choice *box)
{
    uint8_t to = (uint8_t)lowest(box->to);
    return (s->conquest.open.ships[box->from] | s->conquest.open.ships[to]) != 0 || tokens_any_on(s, to);
}

/* Such an attack; without one, any. */
static const struct hg_choice *richest(const struct hg_choices *choices, const struct hg_state *s)
{
    const struct hg_choice *best = NULL;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb == VERB_STRIKE && (best == NULL || (is_rich(s, box) && !is_rich(s, best))))
            best = box;
    }
    return best;
}

/* Plays on to the next position in which somebody may attack and no card is in force. */
static bool to_attack(struct table *t, struct hg_choices *choices, const struct hg_choice **box)
{
    const struct hg_conquest_open *o = &t->state.conquest.open;
    struct hg_action a;
    struct fault f;
    while (table_advance(t, &a, &f) == TABLE_ACTED && t->state.round < ROUNDS) {
        if (!is_asked(&t->state, ASK_CAMPAIGN) || o->effect_card[0] != 0 || o->cap_at[0] != 0)
            continue;
        hg_choices(t->rules, &t->state, choices);
        *box = richest(choices, &t->state);
        if (*box != NULL)
            return true;
    }
    return false;
}

static struct hg_rules rules;

static void sit_down(struct table *t, uint64_t game)
{
    table_seed(t, &rules, SEED, game);
    dealer_seed(&t->dealer, SEED, game);
    for (unsigned i = 0; i < rules.seats; i++)
        t->player[i] = player_find("casual");
    t->odds = &odds;
}

START_TEST(a_battle_settled_at_once_ends_as_one_fought_out)
{
    static struct table t, copy;
    struct hg_choices choices;
    const struct hg_choice *box;
    unsigned won = 0, battles = 0;
    for (uint64_t game = 0; game < 60; game++) {
        sit_down(&t, game);
        while (to_attack(&t, &choices, &box)) {
            copy = t;
            won += strikes_alike(&copy, box, 1 + battles++ % 9);
        }
    }
    ck_assert_uint_gt(won, 200);
    ck_assert_uint_gt(battles - won, 200);
}
END_TEST

START_TEST(rounds_of_rollouts_go_as_those_of_the_rules)
{
    static struct table t, copy;
    struct tally tally[2] = {{{{0}}}, {{{0}}}};
    struct hg_choices choices;
    const struct hg_choice *box;
    struct rng rng;
    int rounds = 0;
    rng_seed(&rng, SEED, 0);
    for (uint64_t game = 0; game < 600; game++) {
        sit_down(&t, game);
        while (to_attack(&t, &choices, &box)) {
            if (!is_rich(&t.state, box))
                continue;
            copy = t;
            tally_round(&copy, box, tally, &rng);
            rounds++;
        }
    }
    for (unsigned i = 0; i < 2 * 3; i++) {
        int there = (int)tally[0].count[i / 3][i % 3], here = (int)tally[1].count[i / 3][i % 3];
        ck_assert_msg(80 * abs(there - here) < rounds, "%u: %d, %d of %d", i, there, here, rounds);
    }
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("strikes", &tests);
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(modes[i].label, "mass-effect/galaxy-at-war 3") == 0)
            rules = modes[i].rules;
    tcase_add_test(tests, a_battle_settled_at_once_ends_as_one_fought_out);
    tcase_add_test(tests, rounds_of_rollouts_go_as_those_of_the_rules);
    return suite_run(suite);
}
