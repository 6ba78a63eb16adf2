/* What happens at a table, thing by thing: seats and their creator, contributions, storing, undo, resigning, stopping,
 * playing again. test_host_told.c has chat and looking back, test_host_time.c clocks and questions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/hosted.h"
#include "support/suite.h"
#include "table/verify.h"

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

START_TEST(only_the_creator_sets_seats_and_starts)
{
    open_table("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 2; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, -1);
    }
    driver_say(&d, 1, "{\"t\":\"seat\",\"id\":\"a\",\"seat\":3,\"as\":\"casual\"}");
    ck_assert_str_eq(reason(1, "a"), wire_refusal_word(WIRE_NO_CREATOR));
    driver_say(&d, 0, "{\"t\":\"seat\",\"id\":\"b\",\"seat\":3,\"as\":\"nobody\"}");
    ck_assert_str_eq(reason(0, "b"), wire_refusal_word(WIRE_NO_PLAYER));
    driver_say(&d, 0, "{\"t\":\"seat\",\"id\":\"c\",\"seat\":3,\"as\":\"casual\"}");
    ck_assert_str_eq(reason(0, "c"), "ok");
    driver_say(&d, 1, "{\"t\":\"join\",\"id\":\"d\",\"name\":\"casual\",\"seat\":3}");
    ck_assert_str_eq(reason(1, "d"), wire_refusal_word(WIRE_NO_TAKEN));
    driver_say(&d, 1, "{\"t\":\"join\",\"id\":\"e\",\"name\":\"casual\",\"seat\":2}");
    ck_assert_str_eq(reason(1, "e"), "ok");
    driver_say(&d, SPECTATOR, "{\"t\":\"join\",\"id\":\"f\",\"name\":\"me\"}");
    ck_assert_str_eq(reason(SPECTATOR, "f"), wire_refusal_word(WIRE_NO_SEAT)); /* it has no token */
    driver_say(&d, 1, "{\"t\":\"start\",\"id\":\"g\"}");
    ck_assert_str_eq(reason(1, "g"), wire_refusal_word(WIRE_NO_CREATOR));
    driver_say(&d, 0, "{\"t\":\"start\",\"id\":\"h\"}");
    ck_assert_int_eq(d.t.phase, HOST_SEALED);
    ck_assert(log_has(STORE_RECORD, "seat 2 red casual-\n")); /* a person is no player of that name */
    ck_assert(log_has(STORE_RECORD, "seat 1 light-blue casual\n"));
    end_game();
}
END_TEST

START_TEST(others_are_told_at_once_that_who_sat_down_is_connected)
{
    open_table("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 2; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, -1);
    }
    driver_say(&d, 1, "{\"t\":\"join\",\"id\":\"a\",\"name\":\"Ada\",\"seat\":2}");
    const json_t *seats = json_object_get(driver_got(&d, 0, "table"), "seats");
    ck_assert(json_is_true(json_object_get(json_array_get(seats, 1), "online")));
    end_game();
}
END_TEST

START_TEST(contributions_are_in_the_record_and_missing_ones_derived)
{
    open_table("mass-effect/basic 3", no_clock);
    driver_sit(&d, 2, "casual");
    ck_assert_int_eq(d.t.phase, HOST_SEALED);
    const json_t *sealed = driver_got(&d, SPECTATOR, "sealed");
    ck_assert_str_eq(json_string_value(json_object_get(sealed, "digest")), d.t.seal.digest);
    driver_say(&d, 0, "{\"t\":\"contribute\",\"id\":\"c1\",\"hex\":\"%064x\"}", 0xfeed);
    ck_assert_str_eq(reason(0, "c1"), "ok");
    driver_say(&d, 0, "{\"t\":\"contribute\",\"id\":\"c2\",\"hex\":\"%064x\"}", 0xbeef);
    ck_assert_str_eq(reason(0, "c2"), wire_refusal_word(WIRE_NO_PHASE)); /* the first one counts */
    driver_tick(&d, d.t.deadline - 1);
    ck_assert_int_eq(d.t.phase, HOST_SEALED);
    driver_tick(&d, d.t.deadline);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    char line[128];
    snprintf(line, sizeof line, "contribution 1 %064x\ncontribution 2 derived\ncontribution 3 derived\n", 0xfeed);
    ck_assert(log_has(STORE_RECORD, line));
    end_game();
}
END_TEST

START_TEST(a_seat_that_was_left_is_played_on_and_can_be_taken)
{
    begin_game("mass-effect/basic 3", no_clock);
    uint8_t seat = hg_actor(&d.t.course.state);
    driver_say(&d, seat, "{\"t\":\"leave\",\"id\":\"v\"}");
    ck_assert_int_eq(d.watcher[seat].seat, HG_SPECTATOR); /* it was told so */
    ck_assert_uint_ne(hg_actor(&d.t.course.state), seat); /* somebody has moved for it */
    driver_connect(&d, 7);
    driver_hello(&d, 7, -1);
    driver_say(&d, 7, "{\"t\":\"join\",\"id\":\"j\",\"name\":\"late comer\"}");
    ck_assert_str_eq(reason(7, "j"), "ok");
    ck_assert_int_eq(d.watcher[7].seat, seat);
    ck_assert(log_has(STORE_RECORD, "late-comer #"));
    ck_assert(!d.watcher[7].lost); /* it has the seat's view */
    driver_say(&d, 7, "{\"t\":\"act\",\"id\":\"j%u\",\"number\":%lu,\"do\":\"end\"}", seat, d.t.course.number);
    char taken[8];
    snprintf(taken, sizeof taken, "j%u", seat);
    ck_assert_str_eq(reason(7, taken), wire_refusal_word(WIRE_NO_ASKED)); /* an id that somebody else had used */
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":%u}", seat + 1u);
    ck_assert_int_eq(d.watcher[7].seat, HG_SPECTATOR);
    driver_say(&d, 7, "{\"t\":\"join\",\"id\":\"k\",\"name\":\"late comer\"}");
    ck_assert_str_eq(reason(7, "k"), wire_refusal_word(WIRE_NO_REMOVED));
    end_game();
}
END_TEST

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
        ck_assert_str_eq(join_as(i, 0), "ok");
        driver_disconnect(&d, 7);
    }
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":2}");
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

/* ---- Storing ----------------------------------------------------------------------------------------------------- */

START_TEST(nothing_is_told_before_it_is_stored)
{
    char text[NOTATION_MAX];
    begin_game("mass-effect/basic 3", no_clock);
    uint8_t seat = hg_actor(&d.t.course.state), other = (uint8_t)((seat + 1) % 3);
    unsigned long sent = d.sent, number = d.t.course.number;
    describe(seat, text);
    d.slow = true;
    ck_assert_str_eq(act(seat, text), "");
    ck_assert_uint_eq(d.sent, sent);
    driver_say(&d, other, "{\"t\":\"say\",\"id\":\"s\",\"text\":\"well\"}");
    ck_assert_str_eq(reason(other, "s"), wire_refusal_word(WIRE_NO_BUSY));
    driver_say(&d, seat, "{\"t\":\"act\",\"id\":\"m0\",\"number\":%lu,\"do\":\"%s\"}", number, text);
    ck_assert_str_eq(reason(seat, "m0"), ""); /* the same: its answer is on the way */
    driver_store(&d);
    ck_assert_str_eq(reason(seat, "m0"), "ok");
    ck_assert_uint_gt(d.t.course.number, number);
    end_game();
}
END_TEST

START_TEST(work_that_is_old_or_wrong_is_dropped)
{
    struct hg_action wrong;
    struct fault f;
    open_table("mass-effect/basic 3", no_clock);
    d.lazy = true;
    driver_sit(&d, 0, "casual");
    ck_assert_uint_eq(d.works, 1);
    struct host_work first = d.work[0];
    unsigned long number = d.t.course.number;
    ck_assert(notation_parse(d.game.wire.rules, edition_names(d.game.wire.edition), first.seat, "end", &wrong, &f));
    host_worked(&d.t, d.now, &first, &wrong, NULL, &d.out);
    driver_settle(&d);
    ck_assert_uint_eq(d.t.course.number, number);
    driver_work(&d);
    driver_settle(&d);
    ck_assert_uint_eq(d.t.course.number, number + 1);
    while (hg_actor(&d.t.course.state) != first.seat) {
        driver_work(&d);
        driver_settle(&d);
    }
    number = d.t.course.number; /* the same seat is awaited, and this would be legal */
    struct host_work now = d.work[0];
    struct hg_choices choices;
    hg_choices(d.game.wire.rules, &now.view.position, &choices);
    struct hg_action right = hg_choice_nth(&choices.box[0], 0);
    host_worked(&d.t, d.now, &first, &right, NULL, &d.out);
    driver_settle(&d);
    ck_assert_uint_eq(d.t.course.number, number);
    d.works = 0; /* nobody does it: it is given out again */
    driver_tick(&d, host_due(&d.t));
    ck_assert_uint_eq(d.works, 1);
    ck_assert_mem_eq(&d.work[0].rng, &now.rng, sizeof now.rng);
    end_game();
}
END_TEST

/* Of a server, where no worker is ever lost. */
START_TEST(work_that_is_kept_is_given_out_once)
{
    open_table("mass-effect/basic 3", no_clock);
    d.lazy = d.t.keeps_work = true;
    driver_sit(&d, 0, "casual");
    ck_assert_uint_eq(d.works, 1);
    ck_assert_uint_eq(host_due(&d.t), UINT64_MAX);
    driver_tick(&d, d.now + 10 * HOST_WORK_MS);
    ck_assert_uint_eq(d.works, 1);
    ck_assert(host_wants(&d.t, d.now, &d.work[0]));
    unsigned long number = d.t.course.number;
    driver_work(&d);
    driver_settle(&d);
    ck_assert_uint_gt(d.t.course.number, number);
    end_game();
}
END_TEST

START_TEST(where_nobody_waits_nothing_is_thought_about)
{
    open_table("mass-effect/basic 3", no_clock);
    d.lazy = true;
    driver_sit(&d, 0, "casual");
    struct host_work first = d.work[0];
    d.works = 0;
    host_rest(&d.t, d.now, true, &d.out);
    driver_tick(&d, d.now + 10 * HOST_WORK_MS);
    ck_assert_uint_eq(d.works, 0);
    ck_assert_uint_eq(host_due(&d.t), UINT64_MAX);
    host_rest(&d.t, d.now, false, &d.out);
    ck_assert_uint_eq(d.works, 1);
    ck_assert_mem_eq(&d.work[0].view, &first.view, sizeof first.view);
    end_game();
}
END_TEST

START_TEST(one_hint_of_a_seat_is_thought_about_at_a_time)
{
    begin_game("mass-effect/basic 3", no_clock);
    uint8_t seat = hg_actor(&d.t.course.state);
    d.lazy = true;
    for (unsigned i = 0; i < 5; i++)
        driver_say(&d, seat, "{\"t\":\"hint\",\"id\":\"h%u\"}", i);
    ck_assert_uint_eq(d.works, 1);
    driver_work(&d);
    const json_t *hint;
    ck_assert_str_eq(driver_answer(&d, seat, "h4", &hint), "answer");
    ck_assert_str_eq(driver_answer(&d, seat, "h0", &hint), "");
    driver_say(&d, seat, "{\"t\":\"hint\",\"id\":\"again\"}");
    ck_assert_uint_eq(d.works, 1);
    driver_tick(&d, d.now + HOST_WORK_MS); /* whoever had it is gone */
    driver_say(&d, seat, "{\"t\":\"hint\",\"id\":\"later\"}");
    ck_assert_uint_eq(d.works, 2);
    ck_assert(host_wants(&d.t, d.now, &d.work[0]));
    driver_disconnect(&d, seat);
    ck_assert(!host_wants(&d.t, d.now, &d.work[0])); /* nobody would be told */
    end_game();
}
END_TEST

START_TEST(a_store_that_is_gone_is_tried_less_and_less_often)
{
    open_table("mass-effect/basic 3", no_clock);
    d.store.fails_at = d.store.calls + 12;
    d.store.fails = 100000;
    driver_sit(&d, 0, "casual");
    uint64_t wait = 0;
    for (unsigned i = 0; i < 20; i++) {
        uint64_t due = host_due(&d.t);
        ck_assert_uint_gt(due, d.now);
        ck_assert_uint_ge(due - d.now, wait);
        wait = due - d.now;
        driver_tick(&d, due);
    }
    ck_assert_uint_eq(wait, HOST_RETRY_MOST_MS);
    d.store.fails = 0;
    d.lazy = true;
    driver_tick(&d, host_due(&d.t));
    ck_assert_uint_eq(d.t.retry, 0);
    end_game();
}
END_TEST

/* ---- Taking back, ending ----------------------------------------------------------------------------------------- */

START_TEST(a_move_can_be_taken_back_until_somebody_else_has_moved)
{
    begin_game("mass-effect/basic 3", no_clock);
    struct hg_state before = d.t.course.state;
    uint8_t seat = hg_actor(&before), other = (uint8_t)((seat + 1) % 3);
    move();
    driver_say(&d, other, "{\"t\":\"undo\",\"id\":\"u1\",\"number\":%lu}", d.t.course.number);
    ck_assert_str_eq(reason(other, "u1"), wire_refusal_word(WIRE_NO_UNDO));
    driver_say(&d, seat, "{\"t\":\"undo\",\"id\":\"u2\",\"number\":%lu}", d.t.course.number);
    ck_assert_str_eq(reason(seat, "u2"), "ok");
    ck_assert_mem_eq(&d.t.course.state, &before, sizeof before);
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    move();
    move();
    driver_say(&d, seat, "{\"t\":\"undo\",\"id\":\"u3\",\"number\":%lu}", d.t.course.number);
    ck_assert_str_eq(reason(seat, "u3"), wire_refusal_word(WIRE_NO_UNDO));
    end_game();
}
END_TEST

/* Other tables may store more than there is room for before this one's is stored. */
START_TEST(a_move_whose_position_was_lost_is_played_again)
{
    begin_game("mass-effect/basic 3", no_clock);
    d.slow = true;
    for (unsigned i = 0; i < 40; i++) {
        char text[NOTATION_MAX];
        uint8_t seat = hg_actor(&d.t.course.state);
        describe(seat, text);
        act(seat, text);
        memset(d.position, 0xee, sizeof d.position);
        d.ring.made += HOST_BATCH;
        driver_store(&d);
        const char *wrong = driver_check(&d, true);
        ck_assert_msg(wrong == NULL, "%s", wrong);
    }
    ck_assert_uint_gt(d.t.course.number, 40);
    end_game();
}
END_TEST

START_TEST(what_has_shown_a_card_can_not_be_taken_back)
{
    unsigned shown = 0;
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 900 && shown < 3 && d.t.phase == HOST_PLAYING; i++) {
        struct hg_state before = d.t.course.state;
        unsigned long number = d.t.course.number;
        char text[NOTATION_MAX];
        uint8_t seat = hg_actor(&before);
        describe(seat, text);
        bool trades = strncmp(text, "trade", 5) == 0;
        ck_assert_str_eq(act(seat, text), "ok");
        if (!trades || d.t.course.number != number + 1)
            continue;
        shown++;
        driver_say(&d, seat, "{\"t\":\"undo\",\"id\":\"u%u\",\"number\":%lu}", i, d.t.course.number);
        snprintf(text, sizeof text, "u%u", i);
        ck_assert_str_eq(reason(seat, text), wire_refusal_word(WIRE_NO_UNDO));
    }
    ck_assert_uint_gt(shown, 0);
    end_game();
}
END_TEST

/* Positions of such an age take too long to reach: the round is set. */
START_TEST(a_game_is_broken_off_at_the_cap)
{
    begin_game("mass-effect/war-assets 2", no_clock);
    for (unsigned i = 0; i < 20; i++)
        move();
    d.t.course.state.round = HOST_CAP;
    for (unsigned i = 0; i < 200 && d.t.phase == HOST_PLAYING; i++)
        move();
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    ck_assert(log_has(STORE_RECORD, "\nend capped 2000 #"));
    ck_assert(log_has(STORE_RECORD, "\nsecret "));
    driver_close(&d);
}
END_TEST

START_TEST(people_may_stop_and_play_again)
{
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 9; i++)
        move();
    for (unsigned i = 0; i < 3; i++) {
        ck_assert_int_eq(d.t.phase, HOST_PLAYING);
        driver_say(&d, i, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    }
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    const json_t *end = driver_got(&d, SPECTATOR, "end");
    ck_assert_str_eq(json_string_value(json_object_get(json_object_get(end, "result"), "how")), "stopped");
    ck_assert_ptr_nonnull(json_object_get(end, "secret"));
    ck_assert(log_has(STORE_RECORD, "\nend stopped #"));
    ck_assert(log_has(STORE_RECORD, "\nsecret "));
    for (unsigned i = 0; i < 3; i++) {
        ck_assert_uint_eq(d.agains, 0);
        driver_say(&d, i, "{\"t\":\"rematch\",\"id\":\"a\",\"on\":true}");
    }
    ck_assert_uint_eq(d.agains, 1);
    host_rematched(&d.t, d.now, "table-2", &d.out);
    driver_settle(&d);
    const json_t *table = driver_got(&d, SPECTATOR, "table");
    ck_assert_str_eq(json_string_value(json_object_get(table, "rematch")), "table-2");
    ck_assert(json_is_true(json_object_get(json_array_get(json_object_get(table, "seats"), 0), "offered")));
    ck_assert(driver_restart(&d));
    ck_assert_str_eq(d.t.rematch, "table-2");
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    end_game();
}
END_TEST

/* The record alone tells all of it: every roll is dealt again from its secret. */
START_TEST(a_game_that_was_stopped_is_verified_from_its_record)
{
    const struct store_text *log = &d.store.inner.log[STORE_RECORD];
    struct verify_report report;
    struct fault f;
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 120; i++)
        move();
    ck_assert(host_close(&d.t, d.now, &d.out));
    driver_settle(&d);
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    ck_assert_int_eq(verify_text("record", log->text, log->kept, &report, &f), VERIFY_FITS);
    ck_assert_str_eq(report.end, "stopped");
    ck_assert(report.dealt);
    ck_assert_uint_eq(report.actions, d.t.course.number);
    ck_assert_uint_eq(report.events, d.t.course.events);
    end_game();
}
END_TEST

/* Games that were begun by an older version have no term that allows it: their record stays without an end. */
START_TEST(a_game_without_the_term_is_stopped_without_an_end)
{
    begin_game("mass-effect/basic 3", no_clock);
    struct store_text *log = &d.store.inner.log[STORE_RECORD];
    char *term = memmem(log->text, log->kept, "\nterm stop 1\n", 13);
    ck_assert_ptr_nonnull(term);
    memcpy(term, "\nterm done 1\n", 13);
    move();
    ck_assert(host_close(&d.t, d.now, &d.out));
    driver_settle(&d);
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    ck_assert(!log_has(STORE_RECORD, "\nend ") && !log_has(STORE_RECORD, "\nsecret "));
    ck_assert(driver_restart(&d));
    ck_assert(d.t.stopped);
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    driver_close(&d);
}
END_TEST

START_TEST(a_table_and_its_watchers_are_small)
{
    ck_assert_uint_le(sizeof(struct host_table), 8192);
    ck_assert_uint_le(sizeof(struct host_watcher), 72);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host", &tests);
    tcase_add_test(tests, only_the_creator_sets_seats_and_starts);
    tcase_add_test(tests, others_are_told_at_once_that_who_sat_down_is_connected);
    tcase_add_test(tests, contributions_are_in_the_record_and_missing_ones_derived);
    tcase_add_test(tests, a_seat_that_was_left_is_played_on_and_can_be_taken);
    tcase_add_test(tests, whoever_was_removed_stays_so_however_many_follow);
    tcase_add_test(tests, nothing_is_told_before_it_is_stored);
    tcase_add_test(tests, work_that_is_old_or_wrong_is_dropped);
    tcase_add_test(tests, work_that_is_kept_is_given_out_once);
    tcase_add_test(tests, where_nobody_waits_nothing_is_thought_about);
    tcase_add_test(tests, one_hint_of_a_seat_is_thought_about_at_a_time);
    tcase_add_test(tests, a_store_that_is_gone_is_tried_less_and_less_often);
    tcase_add_test(tests, a_move_can_be_taken_back_until_somebody_else_has_moved);
    tcase_add_test(tests, a_move_whose_position_was_lost_is_played_again);
    tcase_add_test(tests, what_has_shown_a_card_can_not_be_taken_back);
    tcase_add_test(tests, a_game_is_broken_off_at_the_cap);
    tcase_add_test(tests, people_may_stop_and_play_again);
    tcase_add_test(tests, a_game_that_was_stopped_is_verified_from_its_record);
    tcase_add_test(tests, a_game_without_the_term_is_stopped_without_an_end);
    tcase_add_test(tests, a_table_and_its_watchers_are_small);
    return suite_run(suite);
}
