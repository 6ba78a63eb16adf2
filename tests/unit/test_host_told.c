/* What people at a table say and ask: chat, being forgotten, looking back, coming back, refusals in one's language. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "support/hosted.h"
#include "support/suite.h"

/* ---- Chat -------------------------------------------------------------------------------------------------------- */

static bool heard(unsigned watcher, const char *text)
{
    const json_t *chat = driver_got(&d, watcher, "chat");
    return chat != NULL && strcmp(json_string_value(json_object_get(chat, "text")), text) == 0;
}

START_TEST(a_team_talks_among_itself)
{
    begin_game("starcraft/team-play 4", no_clock);
    const uint8_t side = d.t.course.state.conquest.open.side[0];
    ck_assert_uint_eq(count_bits(side), 2);
    driver_say(&d, 0, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"to us\",\"to\":\"team\"}");
    for (unsigned i = 0; i < 4; i++)
        ck_assert_int_eq(heard(i, "to us"), has(side, i));
    ck_assert(!heard(SPECTATOR, "to us"));
    driver_connect(&d, 8); /* who comes later is told no more */
    driver_say(&d, 8, "{\"t\":\"hello\",\"v\":1}");
    ck_assert(!heard(8, "to us"));
    driver_say(&d, 0, "{\"t\":\"say\",\"id\":\"s2\",\"text\":\"to all\"}");
    for (unsigned i = 0; i < 4; i++)
        ck_assert(heard(i, "to all"));
    ck_assert(heard(SPECTATOR, "to all"));
    driver_say(&d, SPECTATOR, "{\"t\":\"say\",\"id\":\"s3\",\"text\":\"psst\"}");
    ck_assert_str_eq(reason(SPECTATOR, "s3"), wire_refusal_word(WIRE_NO_SEAT));
    driver_say(&d, 0, "{\"t\":\"mute\",\"id\":\"x\",\"seat\":2,\"on\":true}");
    driver_say(&d, 1, "{\"t\":\"say\",\"id\":\"s4\",\"text\":\"well\"}");
    ck_assert_str_eq(reason(1, "s4"), wire_refusal_word(WIRE_NO_MUTED));
    end_game();
}
END_TEST

static const char *name_of(unsigned watcher, unsigned seat)
{
    const json_t *seats = json_object_get(driver_got(&d, watcher, "table"), "seats");
    return json_string_value(json_object_get(json_array_get(seats, seat), "name"));
}

/* Before and after a restart, for those who are there and those who come. */
START_TEST(who_wants_to_be_forgotten_is)
{
    begin_game("mass-effect/basic 3", no_clock);
    driver_say(&d, 1, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"mine\"}");
    ck_assert_ptr_nonnull(name_of(0, 1));
    driver_say(&d, SPECTATOR, "{\"t\":\"forget\",\"id\":\"f0\"}");
    ck_assert_str_eq(reason(SPECTATOR, "f0"), wire_refusal_word(WIRE_NO_SEAT));
    driver_say(&d, 1, "{\"t\":\"forget\",\"id\":\"f1\"}");
    ck_assert_str_eq(driver_answer(&d, 1, "f1", NULL), "ok");
    ck_assert_ptr_null(name_of(0, 1));
    ck_assert_ptr_nonnull(name_of(0, 2));
    for (unsigned again = 0; again < 2; again++) {
        driver_connect(&d, 8);
        driver_say(&d, 8, "{\"t\":\"hello\",\"v\":1}");
        ck_assert(!heard(8, "mine"));
        ck_assert_ptr_null(name_of(8, 1));
        driver_disconnect(&d, 8);
        if (again == 0)
            ck_assert(driver_restart(&d));
    }
    driver_connect(&d, 1);
    driver_hello(&d, 1, -1);
    driver_say(&d, 1, "{\"t\":\"say\",\"id\":\"s2\",\"text\":\"again\"}");
    driver_connect(&d, 8);
    driver_say(&d, 8, "{\"t\":\"hello\",\"v\":1}");
    ck_assert(heard(8, "again")); /* what is said afterwards is told */
    end_game();
}
END_TEST

/* ---- Asking and looking back ------------------------------------------------------------------------------------- */

START_TEST(a_watcher_may_look_back_with_its_own_eyes)
{
    begin_game("mass-effect/basic 3", no_clock);
    char chain[WIRE_HEX];
    for (unsigned i = 0; i < 30; i++)
        move();
    unsigned long number = d.t.course.number;
    strcpy(chain, d.watcher[1].chain);
    json_t *view = json_deep_copy(d.watcher[1].view);
    for (unsigned i = 0; i < 30; i++)
        move();
    const json_t *m;
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"k\",\"number\":%lu}", number);
    ck_assert_str_eq(driver_answer(&d, 1, "k", &m), "answer");
    ck_assert_int_eq(json_equal(json_object_get(m, "view"), view), 1);
    ck_assert_str_eq(json_string_value(json_object_get(m, "chain")), chain);
    json_decref(view);
    driver_say(&d, 1, "{\"t\":\"history\",\"id\":\"y\",\"from\":3,\"to\":12}");
    ck_assert_str_eq(driver_answer(&d, 1, "y", &m), "answer");
    ck_assert_uint_eq(json_array_size(json_object_get(m, "list")), 10);
    driver_say(&d, 1, "{\"t\":\"history\",\"id\":\"z\",\"from\":3,\"to\":99999}");
    ck_assert_str_eq(reason(1, "z"), wire_refusal_word(WIRE_NO_NUMBER));
    driver_say(&d, hg_actor(&d.t.course.state), "{\"t\":\"hint\",\"id\":\"h\"}");
    ck_assert_str_eq(driver_answer(&d, hg_actor(&d.t.course.state), "h", &m), "answer");
    driver_say(&d, 1, "{\"t\":\"why\",\"id\":\"w\",\"do\":\"end\"}");
    ck_assert_str_eq(driver_answer(&d, 1, "w", &m), "answer");
    end_game();
}
END_TEST

/* After the end anybody's eyes may be borrowed, and what the players thought of it is told; before, neither. */
START_TEST(after_the_end_one_may_look_with_other_eyes)
{
    static const char *const asked[] = {"\"history\",\"from\":1,\"to\":9,\"seat\":3", "\"worth\""};
    const json_t *m = NULL;
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 400 && d.t.course.state.turn < 4; i++)
        move();
    json_t *view = json_deep_copy(d.watcher[2].view);
    for (unsigned i = 0; i < 2; i++)
        driver_say(&d, 1, "{\"t\":%s,\"id\":\"a%u\"}", asked[i], i);
    ck_assert_str_eq(reason(1, "a0"), wire_refusal_word(WIRE_NO_PHASE));
    ck_assert_str_eq(reason(1, "a1"), wire_refusal_word(WIRE_NO_PHASE));
    for (unsigned i = 0; i < 3; i++)
        driver_say(&d, i, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"e\",\"number\":%lu,\"seat\":3}", d.t.course.number);
    ck_assert_str_eq(driver_answer(&d, 1, "e", &m), "answer");
    ck_assert_int_eq(json_equal(json_object_get(m, "view"), view), 1);
    json_decref(view);
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"g\",\"number\":1,\"seat\":6}");
    ck_assert_str_eq(reason(1, "g"), wire_refusal_word(WIRE_NO_SEAT));
    driver_say(&d, 1, "{\"t\":\"worth\",\"id\":\"h\"}");
    ck_assert_str_eq(driver_answer(&d, 1, "h", &m), "answer");
    const json_t *list = json_object_get(m, "list"), *last = json_array_get(list, json_array_size(list) - 1);
    ck_assert(json_array_size(list) >= 4 && json_array_size(json_object_get(last, "worth")) == 3);
    end_game();
}
END_TEST

/* Lines that were read for it; `fresh` forgets what others have looked at. */
static unsigned long look(unsigned watcher, unsigned long number, bool fresh, json_t **view)
{
    static unsigned asked;
    char of[16];
    const json_t *m = NULL;
    unsigned long before = d.reads;
    if (fresh)
        memset(&d.looks, 0, sizeof d.looks);
    snprintf(of, sizeof of, "l%u", ++asked);
    driver_say(&d, watcher, "{\"t\":\"look\",\"id\":\"%s\",\"number\":%lu}", of, number);
    ck_assert_str_eq(driver_answer(&d, watcher, of, &m), "answer");
    *view = json_deep_copy(m);
    json_object_del(*view, "id");
    return d.reads - before;
}

/* Goes on from where somebody looked before, and tells the same as if nobody had. */
START_TEST(looking_again_costs_little_and_tells_the_same)
{
    static const unsigned behind[] = {0, 1, 7, 3, 40, 45, 2, 300, 280, 301, 1};
    begin_game("mass-effect/galaxy-at-war 3", no_clock);
    while (d.t.course.number < 700)
        move();
    ck_assert(driver_restart(&d)); /* as people come back: nobody has looked yet */
    for (unsigned i = 0; i < 3; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, -1);
    }
    for (unsigned i = 0; i < sizeof behind / sizeof behind[0]; i++)
        for (unsigned watcher = 0; watcher < 3; watcher++) {
            struct host_looks kept = d.looks;
            json_t *due, *got;
            unsigned long number = d.t.course.number - behind[i], all = look(watcher, number, true, &due);
            d.looks = kept;
            unsigned long some = look(watcher, number, false, &got);
            ck_assert_msg(json_equal(due, got), "%lu", number);
            ck_assert(behind[i] > 0 ? all >= number : all == 0);
            ck_assert_msg(behind[i] == 300 || some <= 100, "%lu lines for %u behind", some, behind[i]);
            json_decref(due);
            json_decref(got);
        }
    end_game();
}
END_TEST

START_TEST(who_was_away_gets_what_was_missed_or_a_snapshot)
{
    begin_game("mass-effect/basic 3", no_clock);
    driver_disconnect(&d, SPECTATOR);
    for (unsigned i = 0; i < 20; i++)
        move();
    unsigned long before = d.watcher[SPECTATOR].number;
    driver_connect(&d, SPECTATOR);
    driver_say(&d, SPECTATOR, "{\"t\":\"hello\",\"v\":1,\"after\":%lu}", before);
    ck_assert_uint_eq(d.watcher[SPECTATOR].number, d.t.course.number);
    ck_assert_ptr_nonnull(driver_got(&d, SPECTATOR, "events"));
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    driver_disconnect(&d, SPECTATOR);
    while (d.t.course.number <= before + HOST_MISSED + 40)
        move();
    driver_connect(&d, SPECTATOR);
    driver_say(&d, SPECTATOR, "{\"t\":\"hello\",\"v\":1,\"after\":%lu}", before + 20);
    ck_assert_ptr_nonnull(driver_got(&d, SPECTATOR, "snapshot"));
    end_game();
}
END_TEST

/* ---- Read beside the table --------------------------------------------------------------------------------------- */

/* All that takes reading a game, and its end. */
static uint64_t look_back(bool beside)
{
    begin_game("mass-effect/basic 3", no_clock);
    d.beside = beside;
    for (unsigned i = 0; i < 60; i++)
        move();
    unsigned long number = d.t.course.number;
    uint8_t seat = hg_actor(&d.t.course.state);
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"a\",\"number\":%lu}", number / 2);
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"b\",\"number\":%lu}", number + 1);
    driver_say(&d, 1, "{\"t\":\"history\",\"id\":\"c\",\"from\":3,\"to\":12}");
    driver_hello(&d, SPECTATOR, (long)number - 20);
    driver_say(&d, seat, "{\"t\":\"act\",\"id\":\"d\",\"number\":%lu,\"do\":\"end\"}", number - 30);
    ck_assert_str_eq(reason(seat, "d"), wire_refusal_word(WIRE_NO_STALE));
    for (unsigned i = 0; i < 3; i++)
        driver_say(&d, i, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    for (unsigned i = 0; i < 2; i++)
        driver_say(&d, i, "{\"t\":\"worth\",\"id\":\"h%u\"}", i);
    driver_say(&d, 1, "{\"t\":\"look\",\"id\":\"l\",\"number\":7,\"seat\":3}");
    uint64_t hash = d.hash;
    end_game();
    return hash;
}

START_TEST(what_is_read_beside_is_told_as_if_it_were_read_at_once)
{
    uint64_t at_once = look_back(false);
    ck_assert_uint_eq(look_back(true), at_once);
}
END_TEST

START_TEST(the_worth_of_a_game_is_worked_out_once)
{
    begin_game("mass-effect/basic 3", no_clock);
    d.beside = true;
    for (unsigned i = 0; i < 60; i++)
        move();
    for (unsigned i = 0; i < 3; i++)
        driver_say(&d, i, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    driver_say(&d, 0, "{\"t\":\"worth\",\"id\":\"h\"}");
    unsigned long reads = d.reads;
    driver_say(&d, 1, "{\"t\":\"worth\",\"id\":\"h\"}");
    ck_assert_uint_eq(d.reads, reads);
    const json_t *one = NULL, *other = NULL;
    ck_assert_str_eq(driver_answer(&d, 0, "h", &one), "answer");
    ck_assert_str_eq(driver_answer(&d, 1, "h", &other), "answer");
    ck_assert(json_equal(one, other) && json_array_size(json_object_get(one, "list")) > 0);
    end_game();
}
END_TEST

/* What was read is behind by then, so a snapshot stands for it. */
START_TEST(a_table_that_plays_on_while_it_is_read_leaves_nobody_behind)
{
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 40; i++)
        move();
    driver_disconnect(&d, SPECTATOR);
    unsigned long before = d.watcher[SPECTATOR].number;
    for (unsigned i = 0; i < 20; i++)
        move();
    driver_connect(&d, SPECTATOR);
    d.beside = true;
    d.meanwhile = move;
    driver_say(&d, SPECTATOR, "{\"t\":\"hello\",\"v\":1,\"after\":%lu}", before);
    ck_assert_uint_eq(d.watcher[SPECTATOR].number, d.t.course.number);
    ck_assert_ptr_nonnull(driver_got(&d, SPECTATOR, "snapshot"));
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    end_game();
}
END_TEST

static const char *sentence_to(unsigned watcher, const char *of)
{
    const json_t *m = NULL;
    driver_answer(&d, watcher, of, &m);
    return m != NULL ? json_string_value(json_object_get(m, "sentence")) : "";
}

/* Watchers with odd numbers speak French. The program's own language must not matter, whichever it is. */
START_TEST(each_watcher_is_refused_in_its_own_language)
{
    begin_game("mass-effect/basic 3", no_clock);
    for (enum language program = 0; program < LANGUAGES; program++) {
        fault_speak(program);
        for (unsigned i = 0; i < 2; i++) {
            const char *expected =
                i == 1 ? "attendu : une action, trouvé : 'bzzzt'" : "expected an action, found 'bzzzt'";
            const char *empty =
                i == 1 ? "l'action est vide ; écrivez au moins un mot" : "the action is empty; write at least one word";
            driver_say(&d, i, "{\"t\":\"why\",\"id\":\"w%u%u\",\"do\":\"bzzzt\"}", program, i);
            driver_say(&d, i, "{\"t\":\"why\",\"id\":\"e%u%u\",\"do\":\"\"}", program, i);
            char bad[16], none[16];
            snprintf(bad, sizeof bad, "w%u%u", program, i);
            snprintf(none, sizeof none, "e%u%u", program, i);
            ck_assert_str_eq(sentence_to(i, bad), expected);
            ck_assert_str_eq(sentence_to(i, none), empty);
        }
        uint8_t seat = hg_actor(&d.t.course.state);
        driver_say(&d, seat, "{\"t\":\"act\",\"id\":\"a%u\",\"number\":%lu,\"do\":\"bzzzt\"}", program,
                   d.t.course.number);
        char moved[16];
        snprintf(moved, sizeof moved, "a%u", program);
        ck_assert_ptr_nonnull(strstr(sentence_to(seat, moved), seat % 2 == 1 ? "attendu" : "expected"));
    }
    fault_speak(ENGLISH);
    end_game();
}
END_TEST

/* Whoever drives the table says how long; moves and talk are never refused for it. */
START_TEST(who_has_asked_for_too_much_is_told_when_to_ask_again)
{
    static const char *const asking[] = {
        "\"look\",\"number\":1",  "\"history\",\"from\":1,\"to\":1", "\"hint\"",
        "\"why\",\"do\":\"end\"", "\"lang\",\"lang\":\"fr\"",        "\"odds\",\"place\":\"a\",\"target\":\"b\""};
    const json_t *message;
    begin_game("mass-effect/basic 3", no_clock);
    move();
    uint8_t seat = (uint8_t)hg_actor(&d.t.course.state);
    struct host_watcher *w = &d.watcher[seat].w;
    for (unsigned i = 0; i < sizeof asking / sizeof *asking; i++) {
        w->wait = 7;
        w->refused = false;
        driver_say(&d, seat, "{\"t\":%s,\"id\":\"q%u\"}", asking[i], i);
        char of[8];
        snprintf(of, sizeof of, "q%u", i);
        ck_assert_str_eq(reason(seat, of), "too-fast");
        driver_answer(&d, seat, of, &message);
        ck_assert_int_eq(json_integer_value(json_object_get(message, "retry")), 7);
        ck_assert(w->refused);
    }
    driver_say(&d, seat, "{\"t\":\"hello\",\"v\":1}");
    ck_assert_str_eq(json_string_value(json_object_get(driver_got(&d, seat, "error"), "code")), "too-fast");
    driver_say(&d, seat, "{\"t\":\"say\",\"id\":\"s\",\"text\":\"hello\"}");
    ck_assert_str_eq(reason(seat, "s"), "ok");
    unsigned long number = d.t.course.number;
    move();
    ck_assert_uint_gt(d.t.course.number, number);
    w->wait = 0;
    driver_say(&d, seat, "{\"t\":\"look\",\"id\":\"l\",\"number\":1}");
    ck_assert_str_eq(reason(seat, "l"), "answer");
    end_game();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host told", &tests);
    tcase_add_test(tests, who_has_asked_for_too_much_is_told_when_to_ask_again);
    tcase_add_test(tests, a_team_talks_among_itself);
    tcase_add_test(tests, who_wants_to_be_forgotten_is);
    tcase_add_test(tests, a_watcher_may_look_back_with_its_own_eyes);
    tcase_add_test(tests, after_the_end_one_may_look_with_other_eyes);
    tcase_add_test(tests, looking_again_costs_little_and_tells_the_same);
    tcase_add_test(tests, who_was_away_gets_what_was_missed_or_a_snapshot);
    tcase_add_test(tests, what_is_read_beside_is_told_as_if_it_were_read_at_once);
    tcase_add_test(tests, the_worth_of_a_game_is_worked_out_once);
    tcase_add_test(tests, a_table_that_plays_on_while_it_is_read_leaves_nobody_behind);
    tcase_add_test(tests, each_watcher_is_refused_in_its_own_language);
    return suite_run(suite);
}
