/* The words of editions and of the JSON: every value of the engine's enumerations has one, no word has two values, and
 * reading undoes printing. */
#include <string.h>

#include "engine/traits.h"
#include "support/suite.h"
#include "text/edition/load.h"
#include "text/vocabulary.h"

/* A vocabulary, and the values that must have words: from `first` to `last`. */
struct expected {
    const char *name;
    const struct vocabulary *words;
    unsigned first, last;
    unsigned unwritten; /* set of values that no file of an edition writes */
};

static const struct expected all[] = {
    {"families", &words_families, 0, HG_FAMILIES - 1, 0},
    {"boards", &words_boards, 0, HG_BOARD_CARDS, 1 << HG_BOARD_GRAPH | 1 << HG_BOARD_GRID | 1 << HG_BOARD_CARDS},
    {"dice uses", &words_dice_uses, 0, HG_DICE_MATCHED,
     1 << HG_DICE_COMPARED | 1 << HG_DICE_ADDED | 1 << HG_DICE_MATCHED},
    {"phases", &words_phases, 0, HG_PHASES - 1, 0},
    {"steps", &words_steps, 0, HG_STEPS - 1, 0},
    {"seat orders", &words_seat_orders, 0, HG_SIDES_IN_TURN, 0},
    {"sides", &words_sides, 0, HG_SIDES_BY_ARMY, 1 << HG_NO_SIDES | 1 << HG_SIDES_BY_SEAT | 1 << HG_SIDES_BY_ARMY},
    {"mechanisms", &words_mechanisms, 0, HG_MECHANISMS - 1, 1 << HG_CAMPAIGN},
    {"card values", &words_card_values, 0, HG_PIPS, 0},
    {"reshuffles", &words_reshuffles, 0, HG_RESHUFFLE_AT_ONCE, 1 << HG_RESHUFFLE_NEVER},
    {"hero fates", &words_hero_fates, 0, HG_LOST_WITH_TOP_DIE, 0},
    {"goal heirs", &words_goal_heirs, 0, HG_GOALS_TO_ALLY, 0},
    {"goal kinds", &words_goal_kinds, 0, HG_GOAL_KINDS - 1, 0},
    {"reward kinds", &words_reward_kinds, 0, HG_REWARD_KINDS - 1, 0},
    {"windows", &words_windows, HG_NO_WINDOW + 1, HG_WINDOWS - 1, 0},
    {"operations", &words_operations, HG_OP_NONE + 1, HG_OPS - 1, 0},
    {"battle sides", &words_battle_sides, 0, HG_DEFENDER, 0},
    {"scopes", &words_scopes, 0, HG_FOR_INVASION, 1 << HG_AT_ONCE},
    {"delays", &words_delays, 0, HG_FOR_ROLL, 0},
    {"dice", &words_dice, 0, HG_DIE_CHOSEN, 0},
    {"wheres", &words_wheres, 0, HG_CHOSEN_NEAR_CONQUERED, 0},
    {"reaches", &words_reaches, 0, HG_REACH_REGION, 0},
    {"conditions", &words_conditions, 0, HG_ATTACKING_UNITS, 0},
    {"locks", &words_locks, 0, HG_LOCK_PAIR, 0},
    {"measures", &words_measures, 0, HG_TWICE_THE_BASES, 0},
    {"manoeuvres", &words_manoeuvres, 0, 1, 0},
    {"roles", &words_roles, 0, HG_ROLES - 1, 1 << HG_SEEKERS | 1 << HG_KEEPERS | 1 << HG_COLLECTORS},
    {"events", &words_events, 0, HG_EVENTS - 1, 0},
    {"campaign windows", &words_campaign_windows, 0, HG_CAMPAIGN_WINDOWS - 1, 0},
    {"directive ops", &words_directive_ops, HG_NO_OP + 1, HG_DIRECTIVE_OPS - 1, 0},
    {"spots", &words_spots, 0, HG_ENEMY_ADJACENT, 1 << HG_ANYWHERE},
    {"spans", &words_spans, HG_FOR_ROLL, HG_FOR_INVASION, 0},
    {"effects", &words_effects, 0, HG_EFFECTS - 1, 0},
};

enum { ALL = sizeof all / sizeof all[0] };

START_TEST(every_value_has_a_word)
{
    const struct expected *one = &all[_i];
    ck_assert_msg(one->words->first == one->first && one->words->end == one->last + 1, "%s", one->name);
    for (unsigned i = one->first; i <= one->last; i++) {
        ck_assert_msg(word_in_json(one->words, i) != NULL, "%s: %u has no word in the JSON", one->name, i);
        ck_assert_msg((word_in_edition(one->words, i) == NULL) == (one->unwritten >> i & 1), "%s: %u", one->name, i);
    }
}
END_TEST

START_TEST(no_word_stands_twice)
{
    const struct expected *one = &all[_i];
    for (unsigned i = one->first; i <= one->last; i++) {
        for (unsigned k = one->first; k < i; k++) {
            const char *here = word_in_edition(one->words, i), *there = word_in_edition(one->words, k);
            ck_assert_msg(!here || !there || strcmp(here, there) != 0, "%s: %s", one->name, here);
            ck_assert_str_ne(word_in_json(one->words, i), word_in_json(one->words, k));
        }
    }
}
END_TEST

START_TEST(reading_undoes_printing)
{
    const struct expected *one = &all[_i];
    for (unsigned i = one->first; i <= one->last; i++) {
        const char *written = word_in_edition(one->words, i), *printed = word_in_json(one->words, i);
        ck_assert_msg(printed && value_in_json(one->words, printed) == (int)i, "%s: %u", one->name, i);
        ck_assert_msg(!written || value_in_edition(one->words, written) == (int)i, "%s: %u", one->name, i);
    }
}
END_TEST

START_TEST(what_is_no_word_has_no_value)
{
    const struct expected *one = &all[_i];
    ck_assert_int_eq(value_in_edition(one->words, ""), -1);
    ck_assert_int_eq(value_in_json(one->words, ""), -1);
    ck_assert_int_eq(value_in_edition(one->words, "no-such-word"), -1);
    ck_assert_ptr_null(word_in_edition(one->words, one->last + 1));
    ck_assert_ptr_null(word_in_json(one->words, one->last + 1));
    ck_assert_ptr_null(word_in_json(one->words, HG_NONE));
    ck_assert_msg(one->first == 0 || word_in_json(one->words, 0) == NULL, "%s", one->name);
}
END_TEST

/* Both are promises: to those who wrote editions, and to those who wrote programs. */
START_TEST(the_words_that_differ_are_these)
{
    static const struct {
        const struct vocabulary *words;
        unsigned value;
        const char *edition, *json;
    } differ[] = {
        {&words_steps, HG_STEP_HEROES, "return-heroes", "heroes"},
        {&words_seat_orders, HG_BY_CHART, "chart", "by-chart"},
        {&words_reshuffles, HG_RESHUFFLE_WHEN_NEEDED, "next-draw", "when-needed"},
        {&words_reshuffles, HG_RESHUFFLE_AT_ONCE, "last-card", "at-once"},
        {&words_hero_fates, HG_LOST_WITH_LAST_UNIT, "last-unit", "with-last-unit"},
        {&words_hero_fates, HG_LOST_WITH_TOP_DIE, "top-die", "with-top-die"},
        {&words_delays, HG_AT_ONCE, "now", "at-once"},
        {&words_delays, HG_FOR_ROLL, "after-roll", "roll"},
    };
    unsigned count = 0;
    for (unsigned i = 0; i < ALL; i++)
        for (unsigned k = all[i].first; k <= all[i].last; k++) {
            const char *written = word_in_edition(all[i].words, k);
            count += written && strcmp(written, word_in_json(all[i].words, k)) != 0;
        }
    ck_assert_uint_eq(count, sizeof differ / sizeof differ[0]);
    for (unsigned i = 0; i < count; i++) {
        ck_assert_str_eq(word_in_edition(differ[i].words, differ[i].value), differ[i].edition);
        ck_assert_str_eq(word_in_json(differ[i].words, differ[i].value), differ[i].json);
    }
}
END_TEST

/* What an edition calls a delay is printed with the words of all scopes. */
START_TEST(delays_are_scopes)
{
    for (unsigned i = HG_AT_ONCE; i <= HG_FOR_ROLL; i++)
        ck_assert_str_eq(word_in_json(&words_delays, i), word_in_json(&words_scopes, i));
}
END_TEST

START_TEST(what_an_operation_aims_at_has_words)
{
    ck_assert_ptr_eq(words_of_what(HG_OP_DIE_BONUS), &words_dice);
    ck_assert_ptr_eq(words_of_what(HG_OP_REROLL), &words_dice);
    ck_assert_ptr_eq(words_of_what(HG_OP_REMOVE), &words_wheres);
    ck_assert_ptr_eq(words_of_what(HG_OP_REMOVE_HALF), &words_wheres);
    ck_assert_ptr_eq(words_of_what(HG_OP_REMOTE_INVASION), &words_reaches);
    ck_assert_ptr_eq(words_of_what(HG_OP_REQUIRE), &words_conditions);
    ck_assert_ptr_eq(words_of_what(HG_OP_CANCEL), &words_locks);
    ck_assert_ptr_eq(words_of_what(HG_OP_GAIN_UNITS), &words_measures);
    ck_assert_ptr_eq(words_of_what(HG_OP_MANOEUVRES), &words_manoeuvres);
    ck_assert_ptr_null(words_of_what(HG_OP_SILENCE));
}
END_TEST

/* A word without a row would be read by a table of nothing. */
START_TEST(every_operation_that_has_a_word_can_be_read)
{
    for (enum hg_op op = HG_OP_NONE + 1; op < HG_OPS; op++)
        ck_assert_msg(load_ability_knows(op), "%s has no row in text/edition/abilities.c",
                      word_in_edition(&words_operations, op));
    ck_assert(!load_ability_knows(HG_OP_NONE));
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("vocabulary", &t);
    tcase_add_loop_test(t, every_value_has_a_word, 0, ALL);
    tcase_add_loop_test(t, no_word_stands_twice, 0, ALL);
    tcase_add_loop_test(t, reading_undoes_printing, 0, ALL);
    tcase_add_loop_test(t, what_is_no_word_has_no_value, 0, ALL);
    tcase_add_test(t, the_words_that_differ_are_these);
    tcase_add_test(t, delays_are_scopes);
    tcase_add_test(t, what_an_operation_aims_at_has_words);
    tcase_add_test(t, every_operation_that_has_a_word_can_be_read);
    return suite_run(suite);
}
