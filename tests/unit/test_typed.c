/* What a person types: cleaning it, the number behind `until`, and the words that may follow. */
#include <string.h>

#include "support/modes.h"
#include "support/suite.h"
#include "tui/codes.h"
#include "tui/typed.h"

static const struct mode *mode_of(const char *label)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(mode[i].label, label) == 0)
            return &mode[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

START_TEST(typing_forgives_capitals_blanks_and_codes)
{
    const struct mode *m = mode_of("mass-effect/basic 3");
    char code[HG_PLACES_MAX][CODE_MAX], out[NOTATION_MAX];
    codes_choose(&m->names->places, ENGLISH, code);
    typed_clean(m->names, code, "  Attack  EAR   benning 3 ", out);
    ck_assert_str_eq(out, "attack earth benning 3");
    typed_clean_head(m->names, code, "Attack EAR Ben", out);
    ck_assert_str_eq(out, "attack earth ben");
    typed_clean_head(m->names, code, "", out);
    ck_assert_str_eq(out, "");
}
END_TEST

START_TEST(until_is_split_off)
{
    char line[NOTATION_MAX] = "attack earth benning until 12", bad[NOTATION_MAX] = "attack earth benning until x";
    unsigned stop = 0;
    ck_assert(typed_until(line, &stop));
    ck_assert_uint_eq(stop, 12);
    ck_assert_str_eq(line, "attack earth benning");
    ck_assert(!typed_until(bad, &stop));
}
END_TEST

START_TEST(completion_offers_the_words_that_may_follow)
{
    const struct mode *m = mode_of("mass-effect/basic 3");
    static struct completion completion;
    struct hg_state s;
    struct hg_choices choices;
    struct hg_action roll = hg_blank(1, HG_CHANCE);
    hg_start(&m->rules, &s);
    roll.count = 3;
    roll.x[0] = 6;
    roll.x[1] = roll.x[2] = 1;
    ck_assert_int_eq(hg_apply(&m->rules, &s, &roll), HG_OK);
    hg_choices(&m->rules, &s, &choices);
    typed_complete(&m->rules, m->names, &choices, "claim ea", &completion);
    ck_assert_uint_eq(completion.count, 1);
    ck_assert_str_eq(completion.word[0], "earth");
    typed_complete(&m->rules, m->names, &choices, "claim h", &completion);
    ck_assert_uint_eq(completion.count, 4);
    ck_assert_str_eq(completion.common, "h");
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("typed", &tests);
    tcase_add_test(tests, typing_forgives_capitals_blanks_and_codes);
    tcase_add_test(tests, until_is_split_off);
    tcase_add_test(tests, completion_offers_the_words_that_may_follow);
    return suite_run(suite);
}
