/* Traits tell the truth: what a verb is said to be fits the arguments it takes and what it does in games of every mode,
 * and what is said to be held is what lies on the board. */
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 31, ROUNDS = 12, ACTIONS = 1000 };

static const struct mode *modes;
static unsigned mode_count;
static struct odds_cache odds;

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

/* The arguments that a trait asks for: all of `with`, and nothing at all where that is empty. */
static const struct {
    uint32_t trait;
    const char *with;
} wanted[] = {
    {HG_VERB_ROLLS, "d"},     {HG_VERB_ATTACKS, "ft"}, {HG_VERB_DECLARES, "ft"},  {HG_VERB_COMMITS, "n"},
    {HG_VERB_PASSES, ""},     {HG_VERB_ENDS_STEP, ""}, {HG_VERB_DEPLOYS, "tn"},   {HG_VERB_TRADES, ""},
    {HG_VERB_COLLECTS, "g"},  {HG_VERB_PLAYS, "c"},    {HG_VERB_NAMES_SEAT, "n"}, {HG_VERB_NAMES_ROW, "n"},
    {HG_VERB_NAMES_DIE, "n"}, {HG_VERB_DEFENDS, "n"},  {HG_VERB_FOLLOWS, "n"},    {HG_VERB_ASSAULTS, "f"},
    {HG_VERB_MOVES, "ft"},
};

enum { WANTED = sizeof wanted / sizeof wanted[0] };

static void check_arguments(const struct hg_rules *r, uint8_t verb, unsigned which)
{
    const struct hg_verb *v = &hg_verbs(r).verb[verb];
    if (v->word[0] == '\0' || !hg_verb_is(r, verb, wanted[which].trait))
        return;
    if (wanted[which].with[0] == '\0')
        ck_assert_str_eq(v->args, "");
    for (const char *with = wanted[which].with; *with != '\0'; with++)
        ck_assert_ptr_nonnull(strchr(v->args, *with));
}

static unsigned verbs_with(const struct hg_rules *r, uint32_t traits)
{
    unsigned count = 0;
    for (unsigned verb = 0; verb < hg_verbs(r).count; verb++)
        count += hg_verb_is(r, (uint8_t)verb, traits);
    return count;
}

START_TEST(verbs_take_what_their_traits_ask_for)
{
    const struct hg_rules *r = &modes[_i].rules;
    for (unsigned verb = 0; verb < hg_verbs(r).count; verb++)
        for (unsigned i = 0; i < WANTED; i++)
            check_arguments(r, (uint8_t)verb, i);
    ck_assert_uint_le(verbs_with(r, HG_VERB_PASSES), 1); /* hosts look for the one that passes */
    ck_assert(!hg_verb_is(r, (uint8_t)hg_verbs(r).count, UINT32_MAX));
    ck_assert(!hg_verb_is(r, HG_RESIGN, UINT32_MAX));
}
END_TEST

/* ---- Games ------------------------------------------------------------------------------------------------------- */

/* What happened in the games of a mode, by trait. */
struct seen {
    unsigned rolls, attacks, plays, set_up;
};

static void check_held(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_traits traits = hg_traits(r);
    uint64_t all = 0;
    for (unsigned i = 0; i < r->seats + (unsigned)traits.neutrals; i++) {
        ck_assert_uint_eq(all & hg_held(r, s, i), 0);
        all |= hg_held(r, s, i);
    }
    for (unsigned place = 0; place < HG_PLACES_MAX; place++)
        ck_assert(hg_units_at(r, s, place) == 0 || (traits.has_units && has(all, place)));
    while (traits.has_units && all != 0)
        ck_assert_uint_gt(hg_units_at(r, s, take_lowest(&all)), 0);
}

/* Against whom: a place of the other side's, from an own one. */
static void check_attack(const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a)
{
    uint64_t own = hg_held(r, before, a->seat);
    ck_assert(has(own, a->from));
    ck_assert(!has(own, a->to));
    ck_assert_uint_gt(hg_units_at(r, before, a->from), hg_traits(r).left_behind);
}

static void check_action(const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
                         const struct hg_state *after, struct seen *seen)
{
    check_held(r, after);
    if (a->count > 0)
        ck_assert(hg_verb_is(r, a->verb, HG_VERB_ROLLS));
    if (hg_verb_is(r, a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES)) {
        check_attack(r, before, a);
        seen->attacks++;
    }
    if (hg_verb_is(r, a->verb, HG_VERB_SETS_UP)) {
        ck_assert_uint_eq(before->turn, 0);
        seen->set_up++;
    }
    seen->rolls += hg_verb_is(r, a->verb, HG_VERB_ROLLS);
    seen->plays += hg_verb_is(r, a->verb, HG_VERB_PLAYS);
}

static struct seen play(const struct mode *mode)
{
    static struct table t;
    struct seen seen = {0, 0, 0, 0};
    struct hg_action a;
    struct fault f;
    table_seed(&t, &mode->rules, SEED, 0);
    dealer_seed(&t.dealer, SEED, 0);
    t.cap = ROUNDS;
    t.odds = &odds;
    for (unsigned i = 0; i < mode->rules.seats; i++)
        t.player[i] = player_find("casual");
    for (unsigned i = 0; i < ACTIONS; i++) {
        struct hg_state before = t.state;
        if (table_advance(&t, &a, &f) != TABLE_ACTED)
            break;
        check_action(&mode->rules, &before, &a, &t.state, &seen);
    }
    return seen;
}

START_TEST(games_go_as_traits_tell)
{
    struct hg_traits traits = hg_traits(&modes[_i].rules);
    struct seen seen = play(&modes[_i]);
    ck_assert_uint_gt(seen.rolls, 0);
    ck_assert_int_eq(seen.attacks > 0, traits.dice != HG_DICE_MATCHED);
    ck_assert(seen.plays == 0 || traits.has_hands);
    ck_assert(seen.set_up == 0 || traits.board == HG_BOARD_GRAPH);
}
END_TEST

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

static const struct mode *mode_of(const char *label)
{
    for (unsigned i = 0; i < mode_count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

START_TEST(modes_differ_by_their_traits)
{
    const struct hg_rules *duel = &mode_of("starcraft/duel 2")->rules,
                          *grid = &mode_of("galactic-warfare/standard 2")->rules;
    const struct hg_rules *cards = &mode_of("mass-effect/war-assets 3")->rules;
    const struct hg_rules *campaign = &mode_of("mass-effect/galaxy-at-war 3")->rules;
    ck_assert_uint_eq(hg_traits(duel).board, HG_BOARD_GRAPH);
    ck_assert_uint_eq(hg_traits(grid).board, HG_BOARD_GRID);
    ck_assert_uint_eq(hg_traits(cards).board, HG_BOARD_CARDS);
    ck_assert_uint_gt(hg_traits(duel).neutrals, 0);
    ck_assert_uint_eq(hg_traits(grid).neutrals + hg_traits(cards).neutrals, 0);
    ck_assert(hg_plays_with(duel, HG_GOALS) && !hg_plays_with(duel, HG_CAMPAIGN));
    ck_assert(hg_plays_with(campaign, HG_CAMPAIGN) && !hg_plays_with(grid, HG_CAMPAIGN));
    ck_assert_uint_eq(hg_traits(&mode_of("starcraft/team-play 4")->rules).sides, HG_SIDES_BY_SEAT);
    ck_assert_uint_eq(hg_traits(grid).sides, HG_NO_SIDES);
    ck_assert_str_eq(hg_family_name(grid), "galactic");
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("traits", &tests);
    modes = modes_all(&mode_count);
    tcase_add_loop_test(tests, verbs_take_what_their_traits_ask_for, 0, (int)mode_count);
    tcase_add_loop_test(tests, games_go_as_traits_tell, 0, (int)mode_count);
    tcase_add_test(tests, modes_differ_by_their_traits);
    return suite_run(suite);
}
