/* What strangers' text may do on a screen: what is shown, what is written out, and that JSON stays JSON. */
#include <stdlib.h>
#include <string.h>

#include "shell/term.h"
#include "support/suite.h"
#include "text/fault.h"
#include "text/json.h"
#include "text/utf8.h"

/* Both ends of what terminals obey or people don't see, and how each is written out. */
static const struct {
    const char *text, *escaped, *json;
} hidden[] = {
    {"a\033[31m", "a\\u001b[31m", "\"a\\u001b[31m\""},
    {"a\x7f", "a\\u007f", "\"a\\u007f\""},
    {"a\xc2\x80", "a\\u0080", "\"a\\u0080\""},
    {"a\xc2\x9b"
     "31m",
     "a\\u009b31m", "\"a\\u009b31m\""},
    {"a\xc2\x9f", "a\\u009f", "\"a\\u009f\""},
    {"a\u00ad", "a\\u00ad", "\"a\\u00ad\""},
    {"a\u061cb", "a\\u061cb", "\"a\\u061cb\""},
    {"a\u200b", "a\\u200b", "\"a\\u200b\""},
    {"a\u200e", "a\\u200e", "\"a\\u200e\""},
    {"a\u200f", "a\\u200f", "\"a\\u200f\""},
    {"a\u2028", "a\\u2028", "\"a\\u2028\""},
    {"a\u2029", "a\\u2029", "\"a\\u2029\""},
    {"a\u202a", "a\\u202a", "\"a\\u202a\""},
    {"a\u202eb", "a\\u202eb", "\"a\\u202eb\""},
    {"a\u2060", "a\\u2060", "\"a\\u2060\""},
    {"a\u2066", "a\\u2066", "\"a\\u2066\""},
    {"a\u2069", "a\\u2069", "\"a\\u2069\""},
    {"a\u3164", "a\\u3164", "\"a\\u3164\""},
    {"\ufeffa", "\\ufeffa", "\"\\ufeffa\""},
    {"a\uffff", "a\\uffff", "\"a\\uffff\""},
    {"a\U000e0041", "a\\U000e0041", "\"a\\udb40\\udc41\""},
    {"a\U0010ffff", "a\\U0010ffff", "\"a\\udbff\\udfff\""},
    {"a\xff", "a\\xff", "\"a\\ufffd\""},
    {"a\x9b", "a\\x9b", "\"a\\ufffd\""},
    {"a\xe2\x82", "a\\xe2\\x82", "\"a\\ufffd\\ufffd\""},
    {"a\xed\xa0\x80", "a\\xed\\xa0\\x80", "\"a\\ufffd\\ufffd\\ufffd\""},
    {"a\xc0\x80", "a\\xc0\\x80", "\"a\\ufffd\\ufffd\""},
};

enum { ROWS = sizeof hidden / sizeof hidden[0] };

/* Letters of every script, and the blanks that French sets before its signs. */
static const char *const shown[] = {
    "",     "Anna",       "Zoë",      "Sur'Kesh", "а́нна",   "أنا",    "नमस्ते", "名前",
    "★⌂♜◆", "oui\u202f!", "a\u00a0b", "\u2027",   "\u202f", "\ufffd", "😀",
};

static char *as_json(const char *text)
{
    struct sink_memory out;
    struct json j = {&out.sink, false};
    sink_heap(&out);
    json_text(&j, text);
    return out.text;
}

START_TEST(what_hides_or_commands_may_not_be_shown)
{
    for (unsigned i = 0; i < ROWS; i++)
        ck_assert_msg(utf8_find_hidden(hidden[i].text) != NULL, "row %u", i);
}
END_TEST

START_TEST(plain_text_is_shown_as_it_is)
{
    char out[64];
    for (unsigned i = 0; i < sizeof shown / sizeof shown[0]; i++) {
        ck_assert_msg(utf8_find_hidden(shown[i]) == NULL, "%s", shown[i]);
        ck_assert_str_eq(utf8_escape(shown[i], out, sizeof out), shown[i]);
        char *json = as_json(shown[i]);
        ck_assert_ptr_nonnull(strstr(json, shown[i]));
        free(json);
    }
}
END_TEST

START_TEST(what_may_not_be_shown_is_written_out)
{
    char out[64];
    for (unsigned i = 0; i < ROWS; i++)
        ck_assert_str_eq(utf8_escape(hidden[i].text, out, sizeof out), hidden[i].escaped);
}
END_TEST

START_TEST(an_escape_that_does_not_fit_is_left_out_whole)
{
    char out[8];
    ck_assert_str_eq(utf8_escape("ab\u202e", out, sizeof out), "ab");
    ck_assert_str_eq(utf8_escape("a\u202e", out, sizeof out), "a\\u202e");
    ck_assert_str_eq(utf8_escape("éééé", out, sizeof out), "ééé");
}
END_TEST

START_TEST(json_is_well_formed_whatever_the_text)
{
    for (unsigned i = 0; i < ROWS; i++) {
        char *json = as_json(hidden[i].text);
        ck_assert_str_eq(json, hidden[i].json);
        free(json);
    }
}
END_TEST

START_TEST(faults_are_written_out_in_place_and_sentence)
{
    struct fault f;
    char text[600];
    fault_at(&f, "a\u202eb.hgr", 7, "\"%s\"", "x\xc2\x9by\xff");
    ck_assert_str_eq(f.place, "a\\u202eb.hgr:7");
    ck_assert_str_eq(f.sentence, "\"x\\u009by\\xff\"");
    memset(text, '\x9b', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    fault_at(&f, text, 9, "%s", text);
    ck_assert_ptr_nonnull(strstr(f.place, ":9"));
    ck_assert_ptr_null(utf8_find_hidden(f.place));
    ck_assert_ptr_null(utf8_find_hidden(f.sentence));
}
END_TEST

START_TEST(tables_show_a_sign_in_its_place)
{
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    term_pad(out, "a\u202eb", 5);
    term_pad(out,
             "a\xc2\x9b"
             "bcdef",
             4);
    term_wrap(out, "x\u200by", 0, 0, 80);
    fclose(out);
    ck_assert_str_eq(text, "a\ufffdb  a\ufffdb…x\ufffdy\n");
    free(text);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("shown", &tests);
    tcase_add_test(tests, what_hides_or_commands_may_not_be_shown);
    tcase_add_test(tests, plain_text_is_shown_as_it_is);
    tcase_add_test(tests, what_may_not_be_shown_is_written_out);
    tcase_add_test(tests, an_escape_that_does_not_fit_is_left_out_whole);
    tcase_add_test(tests, json_is_well_formed_whatever_the_text);
    tcase_add_test(tests, faults_are_written_out_in_place_and_sentence);
    tcase_add_test(tests, tables_show_a_sign_in_its_place);
    return suite_run(suite);
}
