/* The notation of actions, the sentences for refusals, and positions as text. The board is made up: three places, three
 * cards, so that every sentence here can be checked by eye. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/suite.h"
#include "text/notation.h"
#include "text/position.h"

static const struct named places[] = {
    {"earth", {"Earth", "Terre"}},
    {"benning", {"Benning", "Benning"}},
    {"eden-prime", {"Eden Prime", "Eden Prime"}},
};
static const struct named cards[] = {
    {"fleet-1", {"Fleet 1", "Flotte 1"}},
    {"fleet-2", {"Fleet 2", "Flotte 2"}},
    {"fleet-3", {"Fleet 3", "Flotte 3"}},
};
static const struct names names = {.places = {places, 3}, .cards = {cards, 3}};

static struct hg_rules rules(void)
{
    struct hg_rules r = {.family = HG_CONQUEST, .seats = 3};
    r.conquest.places = 3;
    r.conquest.cards = 3;
    r.conquest.die_sides = 6;
    return r;
}

/* ---- Round trips ------------------------------------------------------------------------------------------------- */

static const char *const canonical[] = {
    "resign",
    "roll 1",
    "roll 6 4 1 5 4",
    "roll 255 1 2 3 4 5 6 7",
    "draw fleet-2",
    "draw ?",
    "claim earth",
    "reinforce eden-prime",
    "pick fleet-3",
    "pick ?",
    "trade",
    "place benning 12",
    "place benning 65535",
    "attack earth benning 3",
    "attack earth benning 0",
    "defend 2",
    "advance 0",
    "fortify eden-prime earth 40000",
    "end",
};

START_TEST(what_is_read_prints_the_same)
{
    const struct hg_rules r = rules();
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    ck_assert(notation_parse(&r, &names, 1, canonical[_i], &a, &f));
    ck_assert_uint_eq(a.seat, 1);
    notation_print(&r, &names, &a, text);
    ck_assert_str_eq(text, canonical[_i]);
}
END_TEST

START_TEST(fields_that_a_verb_does_not_use_stay_blank)
{
    const struct hg_rules r = rules();
    struct hg_action a, defend = hg_blank(0, HG_CHANCE);
    struct fault f;
    ck_assert(notation_parse(&r, &names, HG_CHANCE, "defend 2", &a, &f));
    defend.verb = a.verb;
    defend.n = 2;
    ck_assert_mem_eq(&a, &defend, sizeof a);
}
END_TEST

START_TEST(dice_are_counted_and_the_rest_is_zero)
{
    const struct hg_rules r = rules();
    static const uint8_t faces[HG_DICE_MAX] = {6, 4, 1};
    struct hg_action a;
    struct fault f;
    ck_assert(notation_parse(&r, &names, HG_CHANCE, "roll 6 4 1", &a, &f));
    ck_assert_uint_eq(a.count, 3);
    ck_assert_mem_eq(a.x, faces, sizeof faces);
}
END_TEST

START_TEST(an_action_that_names_nothing_prints_words_that_never_read)
{
    const struct hg_rules r = rules();
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    ck_assert(notation_parse(&r, &names, 0, "claim earth", &a, &f));
    a.to = 200;
    notation_print(&r, &names, &a, text);
    ck_assert_str_eq(text, "claim -");
    a.verb = 200;
    notation_print(&r, &names, &a, text);
    ck_assert_str_eq(text, "-");
    ck_assert(!notation_parse(&r, &names, 0, "claim -", &a, &f));
}
END_TEST

START_TEST(ids_too_long_for_a_line_are_cut_and_not_overrun)
{
    static char id[2 * NOTATION_MAX];
    const struct hg_rules r = rules();
    const struct named place = {id, {"", ""}};
    const struct names one = {.places = {&place, 1}};
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    memset(id, 'x', sizeof id - 1);
    ck_assert(notation_parse(&r, &names, 0, "attack earth earth 1", &a, &f));
    notation_print(&r, &one, &a, text);
    ck_assert_uint_eq(strlen(text), NOTATION_MAX - 1);
}
END_TEST

/* ---- Refusals ---------------------------------------------------------------------------------------------------- */

struct refusal {
    const char *text, *sentence;
};

static const struct refusal refusals[] = {
    {"", "the action is empty; write at least one word"},
    {"atack earth benning 3", "expected an action, found 'atack'; did you mean 'attack'?"},
    {"xyzzy", "expected an action, found 'xyzzy'"},
    {"attack", "expected a place after 'attack', but the line ends there"},
    {"attack beningn earth 1", "expected a place after 'attack', found 'beningn'; did you mean 'benning'?"},
    {"attack earth 3", "expected a place after 'earth', found '3'"},
    {"attack earth benning", "expected a number from 0 to 65535 after 'benning', but the line ends there"},
    {"attack earth benning 3 1", "nothing may follow '3'; leave out '1'"},
    {"attack Earth benning 3", "expected a place after 'attack', found 'Earth'; did you mean 'earth'?"},
    {"place earth 65536", "expected a number from 0 to 65535 after 'earth', found '65536'"},
    {"place earth 03", "expected a number from 0 to 65535 after 'earth', found '03'"},
    {"place earth -3", "expected a number from 0 to 65535 after 'earth', found '-3'"},
    {"place earth +3", "expected a number from 0 to 65535 after 'earth', found '+3'"},
    {"place earth 3x", "expected a number from 0 to 65535 after 'earth', found '3x'"},
    {"place earth 99999999999999999999",
     "expected a number from 0 to 65535 after 'earth', found '99999999999999999999'"},
    {"claim ?", "expected a place after 'claim', found '?'"},
    {"pick fleet-4", "expected a card after 'pick', found 'fleet-4'; did you mean 'fleet-1'?"},
    {"roll", "expected the face of a die, from 1 to 255, after 'roll', but the line ends there"},
    {"roll 6 0", "expected the face of a die, from 1 to 255, after '6', found '0'"},
    {"roll 256", "expected the face of a die, from 1 to 255, after 'roll', found '256'"},
    {"roll 1 2 3 4 5 6 1 2 3", "a roll has at most 8 dice; leave out '3'"},
    {"end now", "nothing may follow 'end'; leave out 'now'"},
    {" end", "the action has a blank too many; put single blanks between words and none at the ends"},
    {"end ", "the action has a blank too many; put single blanks between words and none at the ends"},
    {"claim  earth", "the action has a blank too many; put single blanks between words and none at the ends"},
    {" ", "the action has a blank too many; put single blanks between words and none at the ends"},
    {"claim\tearth", "the action has a character that can't be shown as byte 6; use letters, digits and blanks"},
    {"end\xc2\x9b", "the action has a character that can't be shown as byte 4; use letters, digits and blanks"},
    {"end\xff", "the action has a character that can't be shown as byte 4; use letters, digits and blanks"},
    {"end\n", "the action has a character that can't be shown as byte 4; use letters, digits and blanks"},
    {"end\x7f", "the action has a character that can't be shown as byte 4; use letters, digits and blanks"},
    {"claim \xff\xfe", "the action has a character that can't be shown as byte 7; use letters, digits and blanks"},
};

START_TEST(each_mistake_has_its_sentence)
{
    const struct hg_rules r = rules();
    struct hg_action a;
    struct fault f;
    ck_assert(!notation_parse(&r, &names, 0, refusals[_i].text, &a, &f));
    ck_assert_str_eq(f.sentence, refusals[_i].sentence);
}
END_TEST

START_TEST(a_line_of_any_length_is_refused_in_one_short_sentence)
{
    const struct hg_rules r = rules();
    struct hg_action a;
    struct fault f;
    char *line = malloc(1 << 20);
    memset(line, 'x', (1 << 20) - 1);
    line[(1 << 20) - 1] = '\0';
    ck_assert(!notation_parse(&r, &names, 0, line, &a, &f));
    ck_assert_str_eq(f.sentence, "the action is longer than 159 bytes; shorten it");
    line[NOTATION_MAX - 1] = '\0';
    ck_assert(!notation_parse(&r, &names, 0, line, &a, &f));
    ck_assert_uint_lt(strlen(f.sentence), 100);
    free(line);
}
END_TEST

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

START_TEST(seats_count_from_one_and_chance_is_one_of_them)
{
    const struct hg_rules r = rules();
    static const char *const wrong[] = {"", "0", "4", "01", "-1", "Chance", "chances", "1x"};
    char text[8];
    uint8_t seat = 99;
    ck_assert(notation_parse_seat(&r, "3", 1, &seat));
    ck_assert_uint_eq(seat, 2);
    notation_seat(seat, text);
    ck_assert_str_eq(text, "3");
    ck_assert(notation_parse_seat(&r, "chance", 6, &seat));
    ck_assert_uint_eq(seat, HG_CHANCE);
    notation_seat(seat, text);
    ck_assert_str_eq(text, "chance");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ck_assert(!notation_parse_seat(&r, wrong[i], strlen(wrong[i]), &seat));
}
END_TEST

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

#define SPELLED(name) #name,
static const char *const spelled[HG_REASON_COUNT] = {HG_REASONS(SPELLED)};

START_TEST(a_reason_is_named_as_the_engine_spells_it)
{
    char name[64];
    size_t length = strlen(spelled[_i] + 3);
    ck_assert_uint_lt(length, sizeof name);
    for (size_t i = 0; i <= length; i++)
        name[i] = spelled[_i][i + 3] == '_' ? '-' : (char)tolower((unsigned char)spelled[_i][i + 3]);
    ck_assert_str_eq(reason_name((enum hg_reason)_i), name);
    ck_assert_int_eq(reason_find(name), _i);
}
END_TEST

START_TEST(a_reason_has_a_sentence_in_each_language)
{
    for (unsigned k = 0; k < LANGUAGES; k++) {
        const char *sentence = reason_sentence((enum hg_reason)_i, (enum language)k);
        ck_assert_uint_gt(strlen(sentence), 10);
        ck_assert_int_eq(sentence[strlen(sentence) - 1], '.');
    }
    ck_assert_str_ne(reason_sentence((enum hg_reason)_i, ENGLISH), reason_sentence((enum hg_reason)_i, FRENCH));
}
END_TEST

START_TEST(an_unknown_reason_is_not_found)
{
    ck_assert_int_eq(reason_find("no-such-reason"), HG_REASON_COUNT);
    ck_assert_int_eq(reason_find(""), HG_REASON_COUNT);
}
END_TEST

/* ---- Positions --------------------------------------------------------------------------------------------------- */

static struct hg_state position(const struct hg_rules *r, const char *const *lines)
{
    struct hg_state s;
    struct fault f;
    hg_start(r, &s);
    for (; *lines != NULL; lines++)
        ck_assert_msg(position_set(r, &names, *lines, &s, &f), "%s: %s", *lines, f.sentence);
    return s;
}

static const char *const some_lines[] = {
    "own 1 earth",
    "own 2 benning eden-prime",
    "units earth 5",
    "units benning 2",
    "units eden-prime 1",
    "hand 2 fleet-2",
    "hand_size 2 1",
    "deck fleet-1 fleet-3",
    "deck_size 2",
    "seat 2",
    "first none",
    "step 1",
    "turn 7",
    "round 3",
    "living 1 2",
    "acting 1 2",
    "ask none",
    "ask invade 2",
    "ask advance 2 a=benning b=earth",
    NULL,
};

START_TEST(every_line_that_sets_a_field_is_then_expected)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    struct fault f;
    for (const char *const *line = some_lines; *line != NULL; line++)
        if (strncmp(*line, "ask none", 8) != 0 && strcmp(*line, "ask invade 2") != 0)
            ck_assert_msg(position_expect(&r, &names, *line, &s, &f), "%s: %s", *line, f.sentence);
}
END_TEST

static const struct refusal surprises[] = {
    {"units earth 4", "expected 'units earth 4', but it is 5"},
    {"own 2 benning", "expected 'own 2 benning', but it is benning eden-prime"},
    {"own 3 earth", "expected 'own 3 earth', but it is none"},
    {"owner earth 2", "expected 'owner earth 2', but the owner is 1"},
    {"seat none", "expected 'seat none', but it is 2"},
    {"first 1", "expected 'first 1', but it is none"},
    {"hand 2 fleet-1", "expected 'hand 2 fleet-1', but it is fleet-2"},
    {"ask invade 2", "expected 'ask invade 2', but it is advance 2 a=1 b=0 n=0 x=0 y=0"},
    {"ask advance 2 a=earth", "expected 'ask advance 2 a=earth', but it is advance 2 a=1 b=0 n=0 x=0 y=0"},
    {"ask none", "expected 'ask none', but it is advance 2 a=1 b=0 n=0 x=0 y=0"},
    {"unit earth 5", "expected a field of the position, found 'unit'; did you mean 'units'?"},
    {"units erth 5", "expected a place after 'units', found 'erth'; did you mean 'earth'?"},
    {"units earth many", "expected a number from 0 to 65535 after 'earth', found 'many'"},
    {"step 256", "expected a number from 0 to 255 after 'step', found '256'"},
    {"own 4 earth", "expected a seat after 'own', found '4'"},
    {"own chance earth", "expected a seat after 'own', found 'chance'"},
    {"living chance", "expected a seat after 'living', found 'chance'"},
    {"own 1", "expected a place after '1', but the line ends there"},
    {"pile 3 4", "nothing may follow '3'; leave out '4'"},
    {"ask invad 1", "expected a kind of question after 'ask', found 'invad'; did you mean 'invade'?"},
    {"ask invade 9", "expected a seat or 'chance' after 'invade', found '9'"},
    {"ask invade 1 z=3", "expected a part such as 'a=place' or 'n=3' after '1', found 'z=3'"},
    {"ask invade 1 a=256", "expected a part such as 'a=place' or 'n=3' after '1', found 'a=256'"},
};

START_TEST(an_expectation_that_fails_says_what_is_there)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    struct fault f;
    ck_assert(!position_expect(&r, &names, surprises[_i].text, &s, &f));
    ck_assert_str_eq(f.sentence, surprises[_i].sentence);
}
END_TEST

START_TEST(a_line_that_cannot_be_read_changes_nothing)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines), before = s;
    struct fault f;
    ck_assert(!position_set(&r, &names, "own 1 benning erth", &s, &f));
    ck_assert(!position_set(&r, &names, "units earth 3 3", &s, &f));
    ck_assert_mem_eq(&s, &before, sizeof s);
}
END_TEST

START_TEST(a_stack_of_questions_has_a_bottom_and_a_top)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    struct fault f;
    while (s.depth < HG_ASKS_MAX)
        ck_assert(position_set(&r, &names, "ask invade 1", &s, &f));
    ck_assert(!position_set(&r, &names, "ask invade 1", &s, &f));
    ck_assert_str_eq(f.sentence, "the stack of questions is full; write 'ask none' first");
    ck_assert(position_set(&r, &names, "ask none", &s, &f));
    ck_assert(position_expect(&r, &names, "ask none", &s, &f));
    ck_assert(!position_expect(&r, &names, "ask invade 1", &s, &f));
}
END_TEST

START_TEST(an_owner_moves_between_the_seats)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    struct fault f;
    ck_assert(position_set(&r, &names, "owner benning 3", &s, &f));
    ck_assert(position_expect(&r, &names, "own 2 eden-prime", &s, &f));
    ck_assert(position_expect(&r, &names, "own 3 benning", &s, &f));
    ck_assert(position_set(&r, &names, "owner benning none", &s, &f));
    ck_assert(position_expect(&r, &names, "owner benning none", &s, &f));
}
END_TEST

/* What a writer writes, as one text; the caller frees it. */
static char *json_of(const struct hg_rules *r, const struct hg_state *s)
{
    struct sink_memory text;
    sink_heap(&text);
    position_json(r, &names, s, &text.sink);
    return text.text;
}

START_TEST(json_has_every_field_by_name_with_ids)
{
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    char *text = json_of(&r, &s);
    ck_assert_str_eq(text,
                     "{\"ask\":[{\"kind\":\"invade\",\"seat\":2,\"a\":0,\"b\":0,\"n\":0,\"x\":0,\"y\":0},"
                     "{\"kind\":\"advance\",\"seat\":2,\"a\":1,\"b\":0,\"n\":0,\"x\":0,\"y\":0}],"
                     "\"depth\":2,\"turn\":7,\"round\":3,\"over\":0,\"winners\":[],\"living\":[1,2],\"acting\":[1,2],"
                     "\"own\":{\"1\":[\"earth\"],\"2\":[\"benning\",\"eden-prime\"],\"3\":[]},"
                     "\"units\":{\"earth\":5,\"benning\":2,\"eden-prime\":1},\"discard\":[],"
                     "\"pool\":{\"1\":0,\"2\":0,\"3\":0},\"pile\":0,\"hand_size\":{\"1\":0,\"2\":1,\"3\":0},"
                     "\"deck_size\":2,\"picked_size\":0,\"seat\":2,\"first\":null,\"step\":1,\"conquests\":0,"
                     "\"battle_from\":null,\"battle_to\":null,\"battle_attack\":0,\"battle_defence\":0,"
                     "\"deck\":[\"fleet-1\",\"fleet-3\"],\"hand\":{\"1\":[],\"2\":[\"fleet-2\"],\"3\":[]},"
                     "\"picked\":[]}");
    free(text);
}
END_TEST

START_TEST(people_read_the_same_in_their_language)
{
    static const char *const expected[LANGUAGES] = {
        "turn 7, round 3, seats alive 1 2, seats playing 1 2, deck 2, turn of seat 2\n"
        "seat 1: Earth 5\n"
        "seat 2 (cards 1): Benning 2, Eden Prime 1; hand: Fleet 2\n"
        "seat 3\n"
        "seat 2 decides: move in\n",
        "tour 7, manche 3, joueurs en vie 1 2, joueurs en jeu 1 2, pioche 2, au tour du joueur 2\n"
        "joueur 1 : Terre 5\n"
        "joueur 2 (cartes 1) : Benning 2, Eden Prime 1; main : Flotte 2\n"
        "joueur 3\n"
        "au joueur 2 de décider : avancer\n",
    };
    const struct hg_rules r = rules();
    struct hg_state s = position(&r, some_lines);
    struct sink_memory text;
    sink_heap(&text);
    position_print(&r, &names, &s, (enum language)_i, &text.sink);
    ck_assert_str_eq(text.text, expected[_i]);
    free(text.text);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("notation", &tests);
    tcase_add_loop_test(tests, what_is_read_prints_the_same, 0, sizeof canonical / sizeof canonical[0]);
    tcase_add_test(tests, fields_that_a_verb_does_not_use_stay_blank);
    tcase_add_test(tests, dice_are_counted_and_the_rest_is_zero);
    tcase_add_test(tests, an_action_that_names_nothing_prints_words_that_never_read);
    tcase_add_test(tests, ids_too_long_for_a_line_are_cut_and_not_overrun);
    tcase_add_loop_test(tests, each_mistake_has_its_sentence, 0, sizeof refusals / sizeof refusals[0]);
    tcase_add_test(tests, a_line_of_any_length_is_refused_in_one_short_sentence);
    tcase_add_test(tests, seats_count_from_one_and_chance_is_one_of_them);
    tcase_add_loop_test(tests, a_reason_is_named_as_the_engine_spells_it, 0, HG_REASON_COUNT);
    tcase_add_loop_test(tests, a_reason_has_a_sentence_in_each_language, 0, HG_REASON_COUNT);
    tcase_add_test(tests, an_unknown_reason_is_not_found);
    tcase_add_test(tests, every_line_that_sets_a_field_is_then_expected);
    tcase_add_loop_test(tests, an_expectation_that_fails_says_what_is_there, 0, sizeof surprises / sizeof surprises[0]);
    tcase_add_test(tests, a_line_that_cannot_be_read_changes_nothing);
    tcase_add_test(tests, a_stack_of_questions_has_a_bottom_and_a_top);
    tcase_add_test(tests, an_owner_moves_between_the_seats);
    tcase_add_test(tests, json_has_every_field_by_name_with_ids);
    tcase_add_loop_test(tests, people_read_the_same_in_their_language, 0, LANGUAGES);
    return suite_run(suite);
}
