/* Orders that stand answer what they are for and nothing else, in games of every mode; a set-up that is left to the
 * program makes no piles; everybody is told how to win, and the same game can be played again. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "front/again.h"
#include "stories/aims.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"
#include "tui/ask.h"
#include "tui/standing.h"

enum { SEED = 20, ACTIONS = 1500, LOW_PILE = 6 };

static const struct mode *modes;
static unsigned mode_count;
static struct odds_cache odds;
static struct table t;

static const struct standing none = {false, false, STANDING_ASKS};
static const struct standing all = {true, true, STANDING_PASSES};

static void begin(const struct mode *mode)
{
    table_seed(&t, &mode->rules, SEED, 0);
    dealer_seed(&t.dealer, SEED, 0);
    t.odds = &odds;
    for (unsigned i = 0; i < mode->rules.seats; i++)
        t.player[i] = player_find("casual");
}

static const struct mode *mode_of(const char *label)
{
    for (unsigned i = 0; i < mode_count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

/* ---- Orders ------------------------------------------------------------------------------------------------------ */

/* What is ordered is legal, of the ordered kind, and the most there is. */
static void check_answer(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                         const struct hg_action *a)
{
    ck_assert_int_eq(hg_why_not(r, s, a), HG_OK);
    ck_assert(hg_verb_is(r, a->verb, HG_VERB_DEFENDS | HG_VERB_FOLLOWS | HG_VERB_PASSES));
    for (unsigned i = 0; i < choices->count; i++)
        if (!hg_verb_is(r, a->verb, HG_VERB_PASSES))
            ck_assert_uint_le(choices->box[i].n.hi, a->n);
}

static void check_question(const struct mode *mode, unsigned *answered)
{
    struct hg_choices choices;
    struct hg_action a;
    uint8_t actor = hg_actor(&t.state);
    if (actor >= mode->rules.seats)
        return;
    hg_choices(&mode->rules, &t.state, &choices);
    ck_assert(!standing_answer(&mode->rules, &choices, &none, &a));
    if (!standing_answer(&mode->rules, &choices, &all, &a))
        return;
    check_answer(&mode->rules, &t.state, &choices, &a);
    ++*answered;
    bool pass = hg_verb_is(&mode->rules, a.verb, HG_VERB_PASSES), only = choices.count == 1;
    struct standing empty = {false, false, STANDING_PASSES_EMPTY};
    ck_assert_int_eq(standing_answer(&mode->rules, &choices, &empty, &a), pass && only);
}

START_TEST(orders_answer_what_they_are_for)
{
    const struct mode *mode = &modes[_i];
    unsigned answered = 0;
    struct hg_action a;
    struct fault f;
    begin(mode);
    for (unsigned i = 0; i < ACTIONS && !t.state.over; i++) {
        check_question(mode, &answered);
        if (table_advance(&t, &a, &f) != TABLE_ACTED)
            break;
    }
    ck_assert(answered > 0 || hg_traits(&mode->rules).dice == HG_DICE_MATCHED);
}
END_TEST

START_TEST(the_status_names_the_keys)
{
    char text[128];
    standing_say(&none, ENGLISH, text, sizeof text);
    ck_assert_str_eq(text, "");
    standing_say(&all, ENGLISH, text, sizeof text);
    ck_assert_str_eq(text, "d: most dice · w: always pass · f: all follow");
}
END_TEST

/* ---- Questions --------------------------------------------------------------------------------------------------- */

START_TEST(what_answers_itself_can_be_asked_all_the_same)
{
    struct hg_choices choices = {1, {{.verb = 1, .seat = 0, .from = 3, .card = HG_NONE, .n = {1, 1}, .to = bit(5)}}};
    struct ask ask;
    struct ask_options options;
    ask_begin(&ask, &choices);
    struct hg_action whole = ask.action;
    ask_options(&ask, &options);
    ck_assert_int_eq(options.shape, ASK_ANSWERED);
    ask_hold(&ask, PART_TO);
    ask_options(&ask, &options);
    ck_assert_int_eq(options.shape, ASK_PLACES);
    ck_assert_int_eq(options.part, PART_TO);
    ck_assert_uint_eq(ask.action.from, 3);
    ck_assert_uint_eq(ask.action.to, HG_NONE);
    ck_assert(ask_choose(&ask, 5));
    ck_assert_mem_eq(&ask.action, &whole, sizeof whole);
}
END_TEST

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* Everybody's set-up is dealt and spread. */
static void set_up(const struct mode *mode)
{
    const struct hg_rules *r = &mode->rules;
    struct rng rng;
    rng_seed(&rng, SEED, 0);
    begin(mode);
    while (t.state.turn == 0) {
        struct hg_choices choices;
        struct hg_action a;
        struct fault f;
        enum hg_reason why;
        bool own = false;
        if (hg_actor(&t.state) < r->seats) {
            hg_choices(r, &t.state, &choices);
            own = standing_spread(r, &t.state, &choices, &a);
            if (!own && standing_deals(r, &t.state, &choices)) {
                a = standing_by_lot(&choices, &rng);
                own = true;
            }
        }
        if (own)
            ck_assert_int_eq(table_submit(&t, &a, &why, &f), TABLE_ACTED);
        else
            ck_assert_int_eq(table_advance(&t, &a, &f), TABLE_ACTED);
    }
}

START_TEST(a_set_up_that_is_left_to_the_program_makes_no_piles)
{
    const struct mode *mode = mode_of("mass-effect/basic 3");
    set_up(mode);
    for (uint8_t seat = 0; seat < 3; seat++) {
        ck_assert_uint_eq(count_bits(hg_held(&mode->rules, &t.state, seat)), 14);
        for (uint64_t left = hg_held(&mode->rules, &t.state, seat); left != 0;)
            ck_assert_uint_le(hg_units_at(&mode->rules, &t.state, take_lowest(&left)), LOW_PILE);
    }
}
END_TEST

START_TEST(what_is_left_to_place_is_counted)
{
    const struct mode *mode = mode_of("mass-effect/basic 3");
    struct hg_choices choices;
    struct hg_action a;
    struct fault f;
    begin(mode);
    while (hg_actor(&t.state) >= 3)
        ck_assert_int_eq(table_advance(&t, &a, &f), TABLE_ACTED);
    hg_choices(&mode->rules, &t.state, &choices);
    ck_assert_uint_eq(standing_left(&mode->rules, &t.state, hg_actor(&t.state), &choices), 35);
    set_up(mode);
    hg_choices(&mode->rules, &t.state, &choices);
    ck_assert_uint_eq(standing_left(&mode->rules, &t.state, hg_actor(&t.state), &choices), t.state.conquest.open.pile);
}
END_TEST

/* ---- Aims -------------------------------------------------------------------------------------------------------- */

START_TEST(everybody_is_told_how_to_win)
{
    const struct mode *mode = &modes[_i];
    struct hg_state s;
    hg_start(&mode->rules, &s);
    for (unsigned seat = 0; seat < mode->rules.seats; seat++) {
        char english[AIM_MAX], french[AIM_MAX];
        aim_say(&mode->rules, mode->names, ENGLISH, &s, seat, english);
        aim_say(&mode->rules, mode->names, LANGUAGE_fr, &s, seat, french);
        ck_assert_ptr_nonnull(strstr(english, " win"));
        ck_assert_ptr_nonnull(strstr(french, " gagne"));
        ck_assert_ptr_null(strchr(english, '?'));
    }
}
END_TEST

static void check_aim(const char *label, unsigned seat, const char *words)
{
    const struct mode *mode = mode_of(label);
    char aim[AIM_MAX];
    struct hg_state s;
    hg_start(&mode->rules, &s);
    aim_say(&mode->rules, mode->names, ENGLISH, &s, seat, aim);
    ck_assert_msg(strstr(aim, words) != NULL, "%s, seat %u: %s", label, seat, aim);
}

START_TEST(each_faction_has_its_own_aim)
{
    check_aim("mass-effect/basic 3", 0, "You win by being the last one on the board");
    check_aim("starcraft/command-room 3", 0, "3 goals with the home base");
    check_aim("starcraft/team-play 4", 0, "Your side, with seat 3, wins by collecting");
    check_aim("mass-effect/galaxy-at-war 3", 0, "finding the Catalyst, or removing the last unit of Reapers");
    check_aim("mass-effect/galaxy-at-war 3", 2, "last unit of Alliance before the Catalyst");
    check_aim("mass-effect/galaxy-at-war 3", 1, "10 strategic places");
    check_aim("galactic-warfare/standard 2", 1, "filling the other home");
    check_aim("mass-effect/war-assets 3", 1, "most points");
}
END_TEST

/* ---- Again ------------------------------------------------------------------------------------------------------- */

START_TEST(the_same_game_can_be_played_again)
{
    static struct session game;
    static struct again again;
    struct session_plan plan = {.seats = 3, .settings = 1, .setting = {{"reshuffle", "on"}}};
    uint64_t seats = 3;
    struct fault f;
    char path[64], secret[80];
    snprintf(path, sizeof path, "/tmp/hegemon-again-%ld.hgr", (long)getpid());
    snprintf(secret, sizeof secret, "%s.secret", path);
    ck_assert(game_find_playable("mass-effect/basic", NULL, &seats, &plan.game, &f));
    strcpy(plan.person[0], "anna");
    plan.player[1] = player_find("hard");
    strcpy(plan.person[2], "ben");
    ck_assert_msg(session_begin(&game, &plan, path, &f), "%s", f.sentence);
    ck_assert(session_close(&game, &f));
    ck_assert_msg(game_again(path, NULL, &again, &f), "%s", f.sentence);
    ck_assert_uint_eq(again.plan.seats, 3);
    ck_assert_str_eq(again.plan.game.mode->named.id, "basic");
    ck_assert_str_eq(again.plan.person[0], "anna");
    ck_assert_ptr_null(again.plan.player[0]);
    ck_assert_ptr_eq(again.plan.player[1], player_find("hard"));
    ck_assert_uint_eq(again.plan.settings, 1);
    ck_assert_str_eq(again.plan.setting[0].id, "reshuffle");
    ck_assert_str_eq(again.plan.setting[0].value, "on");
    edition_close(again.plan.game.edition);
    unlink(path);
    unlink(secret);
    ck_assert(!game_again(path, NULL, &again, &f));
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("standing", &tests);
    modes = modes_all(&mode_count);
    tcase_add_loop_test(tests, orders_answer_what_they_are_for, 0, (int)mode_count);
    tcase_add_test(tests, the_status_names_the_keys);
    tcase_add_test(tests, what_answers_itself_can_be_asked_all_the_same);
    tcase_add_test(tests, a_set_up_that_is_left_to_the_program_makes_no_piles);
    tcase_add_test(tests, what_is_left_to_place_is_counted);
    tcase_add_loop_test(tests, everybody_is_told_how_to_win, 0, (int)mode_count);
    tcase_add_test(tests, each_faction_has_its_own_aim);
    tcase_add_test(tests, the_same_game_can_be_played_again);
    return suite_run(suite);
}
