/* Seats that somebody has left, or that were taken away: who may take them. */
#include <stdio.h>
#include <string.h>

#include "support/hosted.h"
#include "support/suite.h"

/* Another one each time, in the place of watcher 7. */
static const char *join_as(unsigned stranger, unsigned time)
{
    char name[16];
    snprintf(name, sizeof name, "j%u-%u", stranger, time);
    driver_connect(&d, 7);
    d.watcher[7].lost = true;
    driver_say(&d, 7, "{\"t\":\"hello\",\"v\":1,\"token\":\"%032x\"}", 1000 + stranger);
    driver_say(&d, 7, "{\"t\":\"join\",\"id\":\"%s\",\"name\":\"stranger\",\"seat\":2}", name);
    return reason(7, name);
}

START_TEST(whoever_was_removed_stays_so_however_many_follow)
{
    enum { STRANGERS = HOST_REMOVED + 4 };
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < STRANGERS; i++) {
        driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x%u\",\"seat\":2}", i);
        driver_say(&d, 2, "{\"t\":\"let\",\"id\":\"l%u\",\"seat\":2,\"on\":true}", i); /* its hand is hidden */
        ck_assert_str_eq(join_as(i, 0), "ok");
        driver_disconnect(&d, 7);
    }
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":2}");
    driver_say(&d, 2, "{\"t\":\"let\",\"id\":\"l\",\"seat\":2,\"on\":true}");
    for (unsigned time = 1; time < 3; time++) {
        for (unsigned i = 0; i < STRANGERS; i++) {
            ck_assert_str_eq(join_as(i, time), wire_refusal_word(WIRE_NO_REMOVED));
            driver_disconnect(&d, 7);
        }
        ck_assert(driver_restart(&d));
    }
    ck_assert_str_eq(join_as(STRANGERS, 0), "ok");
    end_game();
}
END_TEST

static const char *try_as(unsigned stranger, unsigned time)
{
    const char *answer = join_as(stranger, time);
    driver_disconnect(&d, 7);
    return answer;
}

static bool is_kept(unsigned seat)
{
    const json_t *seats = json_object_get(driver_got(&d, 0, "table"), "seats");
    return json_is_true(json_object_get(json_array_get(seats, seat), "kept"));
}

START_TEST(who_takes_a_seat_away_does_not_see_its_hand)
{
    begin_game("starcraft/duel 2", no_clock);
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":2}");
    ck_assert(is_kept(1));
    ck_assert_str_eq(try_as(1, 0), wire_refusal_word(WIRE_NO_HEIR)); /* a second token of whoever took it away */
    driver_say(&d, 0, "{\"t\":\"let\",\"id\":\"l\",\"seat\":2,\"on\":true}");
    ck_assert_str_eq(reason(0, "l"), "ok");
    ck_assert_str_eq(try_as(1, 1), wire_refusal_word(WIRE_NO_HEIR)); /* who took it away isn't asked */
    ck_assert(driver_restart(&d));
    ck_assert_str_eq(try_as(1, 2), wire_refusal_word(WIRE_NO_HEIR));
    end_game();
}
END_TEST

START_TEST(a_seat_that_was_left_is_its_last_holders_or_anybodys_by_agreement)
{
    begin_game("mass-effect/basic 3", no_clock);
    driver_say(&d, 0, "{\"t\":\"let\",\"id\":\"a\",\"seat\":2,\"on\":true}");
    ck_assert_str_eq(reason(0, "a"), wire_refusal_word(WIRE_NO_TAKEN)); /* not in advance */
    driver_say(&d, 1, "{\"t\":\"leave\",\"id\":\"b\"}");
    ck_assert_str_eq(try_as(1, 0), wire_refusal_word(WIRE_NO_HEIR));
    driver_say(&d, 1, "{\"t\":\"join\",\"id\":\"c\",\"name\":\"back\"}");
    ck_assert_str_eq(reason(1, "c"), "ok");
    ck_assert(!is_kept(1));
    driver_say(&d, 1, "{\"t\":\"leave\",\"id\":\"d\"}");
    for (unsigned i = 0; i < 3; i += 2)
        driver_say(&d, i, "{\"t\":\"let\",\"id\":\"e\",\"seat\":2,\"on\":true}");
    ck_assert(!is_kept(1));
    driver_say(&d, 2, "{\"t\":\"let\",\"id\":\"f\",\"seat\":2,\"on\":false}");
    ck_assert(is_kept(1));
    ck_assert_str_eq(try_as(1, 1), wire_refusal_word(WIRE_NO_HEIR));
    driver_say(&d, 2, "{\"t\":\"let\",\"id\":\"g\",\"seat\":2,\"on\":true}");
    ck_assert(driver_restart(&d));
    ck_assert_str_eq(join_as(1, 2), "ok");
    driver_say(&d, 7, "{\"t\":\"leave\",\"id\":\"h\"}");
    driver_disconnect(&d, 7);
    ck_assert_str_eq(try_as(2, 0), wire_refusal_word(WIRE_NO_HEIR)); /* that was agreed about another one */
    end_game();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host seats", &tests);
    tcase_add_test(tests, whoever_was_removed_stays_so_however_many_follow);
    tcase_add_test(tests, who_takes_a_seat_away_does_not_see_its_hand);
    tcase_add_test(tests, a_seat_that_was_left_is_its_last_holders_or_anybodys_by_agreement);
    return suite_run(suite);
}
