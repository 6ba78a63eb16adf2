/* What watchers say, read from strangers: every kind with all of its keys, and everything that is refused, with the
 * sentence that says why. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/suite.h"
#include "text/say.h"
#include "wire/json_in.h"
#include "wire/said.h"

#define TOKEN "00112233445566778899aabbccddeeff"
#define HEX   TOKEN TOKEN

/* ---- What is understood ------------------------------------------------------------------------------------------ */

static const struct {
    enum wire_kind kind;
    const char *text;
} understood[] = {
    {WIRE_HELLO, "{\"t\":\"hello\",\"v\":1}"},
    {WIRE_HELLO, "{\"t\":\"hello\",\"v\":1,\"token\":\"" TOKEN "\",\"after\":17,\"lang\":\"fr\"}"},
    {WIRE_HELLO, " \t\r\n{ \"t\" : \"hello\" , \"v\" : 1 } \n"},
    {WIRE_JOIN, "{\"t\":\"join\",\"id\":\"a\",\"name\":\"Ada\"}"},
    {WIRE_JOIN, "{\"t\":\"join\",\"id\":\"a\",\"name\":\"Ada\",\"seat\":6}"},
    {WIRE_LEAVE, "{\"t\":\"leave\",\"id\":\"a\"}"},
    {WIRE_READY, "{\"t\":\"ready\",\"id\":\"a\",\"on\":true}"},
    {WIRE_READY, "{\"t\":\"ready\",\"id\":\"a\",\"on\":false}"},
    {WIRE_SEAT, "{\"t\":\"seat\",\"id\":\"a\",\"seat\":2,\"as\":\"hard\"}"},
    {WIRE_START, "{\"t\":\"start\",\"id\":\"a\"}"},
    {WIRE_CONTRIBUTE, "{\"t\":\"contribute\",\"id\":\"a\",\"hex\":\"" HEX "\"}"},
    {WIRE_ACT, "{\"t\":\"act\",\"id\":\"a\",\"number\":183,\"do\":\"attack palaven benning 3\"}"},
    {WIRE_UNDO, "{\"t\":\"undo\",\"id\":\"a\",\"number\":183}"},
    {WIRE_ASIDE, "{\"t\":\"aside\",\"id\":\"a\",\"do\":\"resign\"}"},
    {WIRE_OFFER, "{\"t\":\"offer\",\"id\":\"a\",\"on\":true}"},
    {WIRE_REMATCH, "{\"t\":\"rematch\",\"id\":\"a\",\"on\":true}"},
    {WIRE_ORDERS, "{\"t\":\"orders\",\"id\":\"a\",\"dice\":\"most\",\"pass\":\"idle\"}"},
    {WIRE_SAY, "{\"t\":\"say\",\"id\":\"a\",\"text\":\"Bien joué !\",\"to\":\"team\"}"},
    {WIRE_MUTE, "{\"t\":\"mute\",\"id\":\"a\",\"seat\":1,\"on\":true}"},
    {WIRE_REMOVE, "{\"t\":\"remove\",\"id\":\"a\",\"seat\":1}"},
    {WIRE_LET, "{\"t\":\"let\",\"id\":\"a\",\"seat\":2,\"on\":true}"},
    {WIRE_FORGET, "{\"t\":\"forget\",\"id\":\"a\"}"},
    {WIRE_ODDS, "{\"t\":\"odds\",\"id\":\"a\",\"place\":\"palaven\",\"target\":\"benning\"}"},
    {WIRE_HINT, "{\"t\":\"hint\",\"id\":\"a\"}"},
    {WIRE_WHY, "{\"t\":\"why\",\"id\":\"a\",\"do\":\"end\"}"},
    {WIRE_LOOK, "{\"t\":\"look\",\"id\":\"a\",\"number\":0}"},
    {WIRE_HISTORY, "{\"t\":\"history\",\"id\":\"a\",\"from\":1,\"to\":200}"},
    {WIRE_WORTH, "{\"t\":\"worth\",\"id\":\"a\"}"},
    {WIRE_LOOK, "{\"t\":\"look\",\"id\":\"a\",\"number\":7,\"seat\":2}"},
    {WIRE_ODDS, "{\"t\":\"odds\",\"id\":\"a\",\"place\":\"x\",\"target\":\"y\",\"n\":3}"},
    {WIRE_LANG, "{\"t\":\"lang\",\"id\":\"a\",\"lang\":\"en\"}"},
    {WIRE_PING, "{\"t\":\"ping\",\"n\":9007199254740991}"},
};
enum { UNDERSTOOD = sizeof understood / sizeof understood[0] };

/* Behind the bytes lies nothing, so that a sanitizer sees who reads there. */
static bool parse(const char *text, size_t length, struct wire_said *said, const char **why)
{
    char *bytes = malloc(length > 0 ? length : 1);
    ck_assert(bytes != NULL);
    memcpy(bytes, text, length);
    bool fine = wire_parse(bytes, length, said, why);
    free(bytes);
    ck_assert_msg(fine == (*why == NULL), "a message is understood exactly when nothing is wrong");
    return fine;
}

START_TEST(every_kind_is_understood)
{
    struct wire_said said;
    const char *why;
    const char *text = understood[_i].text;
    ck_assert_msg(parse(text, strlen(text), &said, &why), "%s: %s", text, why);
    ck_assert_int_eq(said.kind, understood[_i].kind);
    ck_assert(said.kind == WIRE_HELLO || said.kind == WIRE_PING || strcmp(said.id, "a") == 0);
}
END_TEST

START_TEST(every_kind_has_an_example_and_a_word_of_its_own)
{
    for (int kind = 0; kind < WIRE_KINDS; kind++) {
        unsigned found = 0;
        for (unsigned i = 0; i < UNDERSTOOD; i++)
            found += understood[i].kind == (enum wire_kind)kind;
        ck_assert_msg(found > 0, "%s", wire_kind_word((enum wire_kind)kind));
        for (int other = 0; other < kind; other++)
            ck_assert_str_ne(wire_kind_word((enum wire_kind)kind), wire_kind_word((enum wire_kind)other));
    }
}
END_TEST

/* Blanks behind the end may be missing; anything else may not. */
START_TEST(a_message_cut_at_any_byte_is_refused)
{
    struct wire_said said;
    const char *why, *text = understood[_i].text;
    size_t whole = (size_t)(strrchr(text, '}') - text);
    for (size_t length = 0; length <= whole; length++)
        ck_assert_msg(!parse(text, length, &said, &why), "%.*s", (int)length, text);
}
END_TEST

/* Every value goes where it belongs, and what was not said is blank. */
START_TEST(values_are_kept)
{
    struct wire_said said;
    const char *why;
    const char *act = "{\"t\":\"act\",\"do\":\"place \\u0065arth 3\",\"number\":12,\"id\":\"m-1\"}";
    ck_assert(parse(act, strlen(act), &said, &why));
    ck_assert_str_eq(said.action, "place earth 3");
    ck_assert_str_eq(said.id, "m-1");
    ck_assert(said.number == 12 && wire_has(&said, WIRE_KEY_NUMBER) && !wire_has(&said, WIRE_KEY_V));
    ck_assert_str_eq(said.text, "");
    const char *history = "{\"t\":\"history\",\"id\":\"h\",\"from\":3,\"to\":9}";
    ck_assert(parse(history, strlen(history), &said, &why));
    ck_assert(said.from == 3 && said.last == 9);
    const char *join = "{\"t\":\"join\",\"id\":\"j\",\"name\":\"\\ud83d\\ude80 Zo\\u00eb \\\"\\\\\\/\",\"seat\":1}";
    ck_assert(parse(join, strlen(join), &said, &why));
    ck_assert_str_eq(said.name, "\xf0\x9f\x9a\x80 Zo\xc3\xab \"\\/");
    ck_assert_int_eq(said.seat, 0);
}
END_TEST

/* ---- What is refused --------------------------------------------------------------------------------------------- */

#define LONG_32  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define LONG_256 LONG_32 LONG_32 LONG_32 LONG_32 LONG_32 LONG_32 LONG_32 LONG_32

static const char object[] = "an object was expected", text_wanted[] = "a text was expected",
                  comma[] = "a comma or a closing bracket was expected", colon[] = "a colon was expected",
                  behind[] = "something stands behind the end", not_shown[] = "a text holds something that is no",
                  too_long[] = "a text is too long", endless[] = "a text has no end",
                  number_wanted[] = "a whole number was expected", too_large[] = "a number is too large",
                  zero[] = "a number begins with a zero", flag_wanted[] = "true or false was expected",
                  seats[] = "seats count from 1", hexes[] = "hexadecimal digits in lower case",
                  begins[] = "a message begins with", no_kind[] = "there is no message of this kind",
                  no_key[] = "a message of this kind has no such key", twice[] = "a key stands there twice",
                  missing[] = "a key is missing", ids[] = "an id is made of";

#define PING(n)   "{\"t\":\"ping\",\"n\":" n "}"
#define START(id) "{\"t\":\"start\",\"id\":" id "}"
#define SAY(text) "{\"t\":\"say\",\"id\":\"a\",\"text\":" text "}"

static const struct {
    const char *text, *why; /* the sentence's beginning */
} refused[] = {
    /* No object at all. */
    {"", object},
    {" ", object},
    {"null", object},
    {"true", object},
    {"7", object},
    {"\"hello\"", object},
    {"[]", object},
    {"[{\"t\":\"ping\",\"n\":1}]", object},
    {"\xef\xbb\xbf{\"t\":\"ping\",\"n\":1}", object},
    {"}", object},
    {"\x01", object},
    {"GET / HTTP/1.1\r\n", object},

    /* The kind comes first. */
    {"{}", begins},
    {"{\"n\":1,\"t\":\"ping\"}", begins},
    {"{\"T\":\"ping\",\"n\":1}", begins},
    {"{\"\":\"ping\"}", begins},
    {"{\"t\":\"welcome\"}", no_kind},
    {"{\"t\":\"\"}", no_kind},
    {"{\"t\":\"Ping\",\"n\":1}", no_kind},
    {"{\"t\":\"ping \",\"n\":1}", no_kind},
    {"{\"t\":7}", text_wanted},
    {"{\"t\":null}", text_wanted},
    {"{\"t\":[\"ping\"]}", text_wanted},
    {"{\"t\":\"" LONG_32 "x\"}", too_long},

    /* Between values. */
    {"{\"t\":\"ping\" \"n\":1}", comma},
    {"{\"t\":\"ping\",\"n\":1,}", text_wanted},
    {"{\"t\":\"ping\",,\"n\":1}", text_wanted},
    {"{,\"t\":\"ping\"}", text_wanted},
    {"{\"t\" \"ping\"}", colon},
    {"{\"t\":\"ping\",\"n\" 1}", colon},
    {"{\"t\":\"ping\",\"n\"::1}", number_wanted},
    {"{\"t\":\"ping\",n:1}", text_wanted},
    {"{'t':'ping'}", text_wanted},
    {"{\"t\":\"ping\",\"n\":1]", comma},
    {PING("1") "x", behind},
    {PING("1") PING("2"), behind},
    {PING("1") "}", behind},
    {"{\"t\":\"ping\",/**/\"n\":1}", text_wanted},

    /* Keys. */
    {"{\"t\":\"ping\"}", missing},
    {"{\"t\":\"act\",\"id\":\"a\",\"number\":1}", missing},
    {"{\"t\":\"ping\",\"n\":1,\"n\":1}", twice},
    {"{\"t\":\"ping\",\"t\":\"ping\",\"n\":1}", no_key},
    {"{\"t\":\"start\",\"id\":\"a\",\"id\":\"b\"}", twice},
    {"{\"t\":\"start\",\"id\":\"a\",\"i\\u0064\":\"b\"}", twice},
    {"{\"t\":\"ping\",\"n\":1,\"m\":1}", no_key},
    {"{\"t\":\"ping\",\"n\":1,\"id\":\"a\"}", no_key},
    {"{\"t\":\"ping\",\"n\":1,\"\":1}", no_key},
    {"{\"t\":\"ping\",\"N\":1}", no_key},
    {"{\"t\":\"ping\",\"__proto__\":1}", no_key},
    {"{\"t\":\"ping\",\"" LONG_32 "\":1}", too_long},

    /* Numbers. */
    {PING("01"), zero},
    {PING("00"), zero},
    {PING("-1"), number_wanted},
    {PING("-0"), number_wanted},
    {PING("+1"), number_wanted},
    {PING("1e3"), number_wanted},
    {PING("1E3"), number_wanted},
    {PING("1.0"), number_wanted},
    {PING(".5"), number_wanted},
    {PING("0x10"), comma},
    {PING("1 2"), comma},
    {PING("\"1\""), number_wanted},
    {PING("null"), number_wanted},
    {PING("NaN"), number_wanted},
    {PING("Infinity"), number_wanted},
    {PING("[1]"), number_wanted},
    {PING("{}"), number_wanted},
    {PING("9007199254740992"), too_large},
    {PING("18446744073709551616"), too_large},
    {PING("99999999999999999999999999999999"), too_large},
    {"{\"t\":\"hello\",\"v\":1000000001}", too_large},
    {"{\"t\":\"undo\",\"id\":\"a\",\"number\":10000000000}", too_large},

    /* Texts. */
    {SAY("null"), text_wanted},
    {SAY("7"), text_wanted},
    {SAY("{\"text\":\"x\"}"), text_wanted},
    {SAY("[[[[[[[[[[[[[[[[[[[[[[[[[[[["), text_wanted},
    {SAY("\"x"), endless},
    {"{\"t\":\"say\",\"id\":\"a\",\"text\":\"x", endless},
    {SAY("\"\\u0000\""), not_shown},
    {SAY("\"\\u0007\""), not_shown},
    {SAY("\"\\n\""), not_shown},
    {SAY("\"\n\""), not_shown},
    {SAY("\"\t\""), not_shown},
    {SAY("\"\x7f\""), not_shown},
    {SAY("\"\\x41\""), not_shown},
    {SAY("\"\\u12g4\""), not_shown},
    {SAY("\"\\u12\""), not_shown},
    {SAY("\"\\U0041\""), not_shown},
    {SAY("\"\\ud83d\""), not_shown},
    {SAY("\"\\ude80\""), not_shown},
    {SAY("\"\\ude80\\ud83d\""), not_shown},
    {SAY("\"\\ud83d\\u0041\""), not_shown},
    {SAY("\"\\ud83dx\""), not_shown},
    {SAY("\"\\u202e\""), not_shown},
    {SAY("\"\\u200b\""), not_shown},
    {SAY("\"\\ufeff\""), not_shown},
    {SAY("\"\xe2\x80\xae\""), not_shown},
    {SAY("\"\x80\""), not_shown},
    {SAY("\"\xc0\xaf\""), not_shown},
    {SAY("\"\xc3\""), not_shown},
    {SAY("\"\xed\xa0\xbd\""), not_shown},
    {SAY("\"\xf4\x90\x80\x80\""), not_shown},
    {SAY("\"\xff\""), not_shown},
    {SAY("\"" LONG_256 LONG_256 "x\""), too_long},
    {"{\"t\":\"join\",\"id\":\"a\",\"name\":\"" LONG_32 "x\"}", too_long},
    {"{\"t\":\"join\",\"id\":\"a\",\"name\":\"" LONG_32 "\\u00e9\"}", too_long},
    {"{\"t\":\"why\",\"id\":\"a\",\"do\":\"" LONG_256 "\"}", too_long},

    /* Ids, flags, seats, digits. */
    {START("\"\""), ids},
    {START("\"a b\""), ids},
    {START("\"\xc3\xa9\""), ids},
    {START("\"a/b\""), ids},
    {START("\"" LONG_32 "x\""), too_long},
    {"{\"t\":\"ready\",\"id\":\"a\",\"on\":1}", flag_wanted},
    {"{\"t\":\"ready\",\"id\":\"a\",\"on\":\"true\"}", flag_wanted},
    {"{\"t\":\"ready\",\"id\":\"a\",\"on\":True}", flag_wanted},
    {"{\"t\":\"ready\",\"id\":\"a\",\"on\":truely}", comma},
    {"{\"t\":\"ready\",\"id\":\"a\",\"on\":tru}", flag_wanted},
    {"{\"t\":\"remove\",\"id\":\"a\",\"seat\":0}", seats},
    {"{\"t\":\"remove\",\"id\":\"a\",\"seat\":7}", too_large},
    {"{\"t\":\"remove\",\"id\":\"a\",\"seat\":\"1\"}", number_wanted},
    {"{\"t\":\"hello\",\"v\":1,\"token\":\"00112233445566778899aabbccddeef\"}", hexes},
    {"{\"t\":\"hello\",\"v\":1,\"token\":\"00112233445566778899AABBCCDDEEFF\"}", hexes},
    {"{\"t\":\"hello\",\"v\":1,\"token\":\"\"}", hexes},
    {"{\"t\":\"contribute\",\"id\":\"a\",\"hex\":\"" TOKEN "\"}", hexes},
    {"{\"t\":\"contribute\",\"id\":\"a\",\"hex\":\"" HEX "0\"}", too_long},
};
enum { REFUSED = sizeof refused / sizeof refused[0] };

START_TEST(what_is_not_of_the_form_is_refused_by_name)
{
    struct wire_said said;
    const char *why, *text = refused[_i].text;
    ck_assert_msg(!parse(text, strlen(text), &said, &why), "%s", text);
    ck_assert_msg(strncmp(why, refused[_i].why, strlen(refused[_i].why)) == 0, "%s: %s", text, why);
}
END_TEST

/* Zeros of its own inside, where texts end elsewhere. */
START_TEST(a_zero_is_no_character)
{
    static const char in_text[] = SAY("\"a\0b\""), between[] = "{\"t\":\0\"ping\"}", after[] = PING("1") "\0";
    struct wire_said said;
    const char *why;
    ck_assert(!parse(in_text, sizeof in_text - 1, &said, &why));
    ck_assert(!parse(between, sizeof between - 1, &said, &why));
    ck_assert(!parse(after, sizeof after - 1, &said, &why));
}
END_TEST

START_TEST(a_message_that_is_too_long_is_not_read)
{
    static char text[WIRE_BYTES_MAX + 2];
    struct wire_said said;
    const char *why, *ping = PING("1");
    memset(text, ' ', sizeof text);
    memcpy(text, ping, strlen(ping));
    ck_assert(parse(text, WIRE_BYTES_MAX, &said, &why));
    ck_assert(!parse(text, WIRE_BYTES_MAX + 1, &said, &why));
    ck_assert_str_eq(why, "the message is too long");
}
END_TEST

/* So that the refusal can name it; half an id is none. */
START_TEST(the_id_of_a_refused_message_is_kept_when_it_was_read)
{
    struct wire_said said;
    const char *why, *late = "{\"t\":\"act\",\"id\":\"m7\",\"number\":-1}";
    const char *torn = "{\"t\":\"start\",\"id\":\"m7\\u0000\"}";
    ck_assert(!parse(late, strlen(late), &said, &why));
    ck_assert_str_eq(said.id, "m7");
    ck_assert(!parse(torn, strlen(torn), &said, &why));
    ck_assert_str_eq(said.id, "");
}
END_TEST

START_TEST(every_refusal_is_said_in_french)
{
    struct wire_said said;
    const char *why, *text = refused[_i].text;
    parse(text, strlen(text), &said, &why);
    ck_assert_str_ne(say(FRENCH, why), why);
}
END_TEST

/* ---- The reader alone -------------------------------------------------------------------------------------------- */

START_TEST(lists_are_read_and_the_first_fault_stays)
{
    static const char list[] = "[ 1, 2 ,3]", broken[] = "[1,x,3]";
    struct json_in in;
    uint64_t n = 0, sum = 0;
    json_in_begin(&in, list, strlen(list));
    ck_assert(json_in_open(&in, '['));
    while (json_in_more(&in, ']'))
        sum += json_in_number(&in, 9, &n) ? n : 100;
    ck_assert(json_in_end(&in) && sum == 6);
    json_in_begin(&in, broken, strlen(broken));
    json_in_open(&in, '[');
    while (json_in_more(&in, ']'))
        json_in_number(&in, 9, &n);
    ck_assert(!json_in_end(&in));
    ck_assert_str_eq(in.fault, "a whole number was expected");
    ck_assert_uint_eq(json_in_offset(&in), 3);
    ck_assert(!json_in_fault(&in, "another"));
    ck_assert_str_eq(in.fault, "a whole number was expected");
}
END_TEST

START_TEST(numbers_have_a_limit_of_their_own)
{
    static const struct {
        const char *text;
        uint64_t most;
        bool fine;
    } row[] = {{"0", 0, true},    {"1", 0, false},   {"5", 4, false},    {"10", 10, true},
               {"11", 10, false}, {"99", 99, true},  {"100", 99, false}, {"18446744073709551615", UINT64_MAX, true},
               {"19", 18, false}, {"20", 19, false}, {"255", 255, true}, {"256", 255, false}};
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        struct json_in in;
        uint64_t n = 0;
        json_in_begin(&in, row[i].text, strlen(row[i].text));
        ck_assert_msg(json_in_number(&in, row[i].most, &n) == row[i].fine, "%s", row[i].text);
        ck_assert(!row[i].fine || n == strtoull(row[i].text, NULL, 10));
    }
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("wire said", &tests);
    tcase_add_loop_test(tests, every_kind_is_understood, 0, UNDERSTOOD);
    tcase_add_loop_test(tests, a_message_cut_at_any_byte_is_refused, 0, UNDERSTOOD);
    tcase_add_test(tests, every_kind_has_an_example_and_a_word_of_its_own);
    tcase_add_test(tests, values_are_kept);
    tcase_add_loop_test(tests, what_is_not_of_the_form_is_refused_by_name, 0, REFUSED);
    tcase_add_loop_test(tests, every_refusal_is_said_in_french, 0, REFUSED);
    tcase_add_test(tests, a_zero_is_no_character);
    tcase_add_test(tests, a_message_that_is_too_long_is_not_read);
    tcase_add_test(tests, the_id_of_a_refused_message_is_kept_when_it_was_read);
    tcase_add_test(tests, lists_are_read_and_the_first_fault_stays);
    tcase_add_test(tests, numbers_have_a_limit_of_their_own);
    return suite_run(suite);
}
