/* Whose time runs at a table, and who is asked: clocks, AIs that take over, windows, standing orders. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "support/hosted.h"
#include "support/suite.h"
#include "table/verify.h"

/* ---- Clocks ------------------------------------------------------------------------------------------------------ */

START_TEST(who_is_late_is_played_for_and_after_three_times_an_ai_takes_over)
{
    begin_game("mass-effect/basic 3", (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 60});
    uint8_t seat = hg_actor(&d.t.course.state);
    unsigned long number = d.t.course.number;
    ck_assert_uint_eq(host_due(&d.t), d.now + 80000);
    const json_t *ask = driver_got(&d, SPECTATOR, "ask");
    ck_assert_uint_eq((uint64_t)json_integer_value(json_object_get(ask, "deadline")), d.now + 80000);
    driver_tick(&d, d.now + 79999);
    ck_assert_uint_eq(d.t.course.number, number);
    driver_tick(&d, d.now + 1);
    ck_assert_uint_eq(d.t.course.number, number + 1);
    ck_assert_uint_eq(d.t.seat[seat].reserve, 0);
    ck_assert_uint_eq(d.t.seat[seat].late, 1);
    for (unsigned i = 0; i < 20 && !d.t.seat[seat].away; i++)
        driver_tick(&d, host_due(&d.t));
    ck_assert(d.t.seat[seat].away);
    ck_assert(log_has(STORE_RECORD, "casual #"));
    driver_disconnect(&d, seat);
    driver_connect(&d, seat);
    driver_hello(&d, seat, (long)d.watcher[seat].number);
    ck_assert(!d.t.seat[seat].away);
    ck_assert_uint_eq(d.t.seat[seat].late, 0);
    end_game();
}
END_TEST

START_TEST(an_act_in_time_keeps_the_reserve_and_one_in_a_row_is_forgotten)
{
    begin_game("mass-effect/basic 3", (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 60});
    uint8_t seat = hg_actor(&d.t.course.state);
    d.now += 19999;
    move();
    ck_assert_uint_eq(d.t.seat[seat].reserve, 60000);
    while (hg_actor(&d.t.course.state) != seat)
        move();
    driver_tick(&d, d.t.seat[seat].due);
    ck_assert_uint_eq(d.t.seat[seat].late, 1);
    while (hg_actor(&d.t.course.state) != seat)
        move();
    d.now += 15000;
    move();
    ck_assert_uint_eq(d.t.seat[seat].late, 0);
    ck_assert_uint_eq(d.t.seat[seat].reserve, 0);
    end_game();
}
END_TEST

START_TEST(a_person_who_acts_takes_the_seat_back_from_the_ai)
{
    begin_game("mass-effect/basic 3", (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 0});
    uint8_t seat = hg_actor(&d.t.course.state);
    for (unsigned i = 0; i < 20 && !d.t.seat[seat].away; i++)
        driver_tick(&d, host_due(&d.t));
    d.lazy = true;
    for (unsigned i = 0; i < 9 && hg_actor(&d.t.course.state) != seat; i++)
        driver_tick(&d, host_due(&d.t)), driver_work(&d), driver_settle(&d);
    ck_assert_uint_eq(hg_actor(&d.t.course.state), seat);
    move();
    ck_assert(!d.t.seat[seat].away);
    ck_assert(log_has(STORE_RECORD, "Person-1 #") || seat != 0);
    end_game();
}
END_TEST

START_TEST(a_record_with_takeovers_and_restarts_verifies)
{
    struct verify_report report;
    struct fault f = {"", ""};
    begin_game("mass-effect/basic 3", (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 0});
    for (unsigned i = 0; i < 40 && d.t.seal.labels < 2; i++)
        driver_tick(&d, host_due(&d.t));
    ck_assert(driver_restart(&d));
    ck_assert_uint_ge(d.t.seal.labels, 2);
    for (unsigned i = 0; i < 3; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, (long)d.watcher[i].number); /* back again: one more line each */
    }
    for (unsigned i = 0; i < 3; i++)
        driver_say(&d, i, "{\"t\":\"aside\",\"id\":\"m-end\",\"do\":\"resign\"}");
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    ck_assert_uint_ge(d.t.seal.labels, 4);
    ck_assert(driver_save(&d, "takeovers.record"));
    ck_assert_msg(verify_record("takeovers.record", NULL, &report, &f) == VERIFY_FITS, "%s: %s", f.place, f.sentence);
    unlink("takeovers.record");
    end_game();
}
END_TEST

START_TEST(a_turn_of_days_is_not_longer_after_a_restart)
{
    begin_game("mass-effect/basic 3", (struct wire_clock){.kind = WIRE_CLOCK_DAYS, .days = 2});
    uint64_t due = host_due(&d.t);
    uint8_t seat = hg_actor(&d.t.course.state);
    ck_assert_uint_eq(due, d.now + 2 * 86400000ul);
    d.now += 86400000ul;
    ck_assert(driver_restart(&d));
    driver_tick(&d, d.now);
    ck_assert_uint_eq(host_due(&d.t), due);
    driver_tick(&d, due);
    ck_assert_uint_eq(d.t.seat[seat].late, 1);
    end_game();
}
END_TEST

/* ---- Windows ----------------------------------------------------------------------------------------------------- */

/* Plays on by lot until several seats are asked together, and the first of them could play a card, where wanted. */
static uint8_t find_window(bool card_at_hand)
{
    const struct hg_rules *r = d.game.wire.rules;
    struct hg_choices choices;
    for (unsigned i = 0; i < 4000 && d.t.phase == HOST_PLAYING; i++) {
        uint8_t seats = window_seats(r, &d.t.course.state);
        hg_choices(r, &d.t.course.state, &choices);
        if (count_bits(seats) > 1 && (!card_at_hand || choices.count > 1))
            return seats;
        move();
    }
    ck_abort_msg("no window in which several seats are asked");
    return 0;
}

static uint8_t second_of(uint8_t seats)
{
    uint64_t rest = seats & ~bit(hg_actor(&d.t.course.state));
    return take_lowest(&rest);
}

static const char campaign[] = "mass-effect/galaxy-at-war 3";

START_TEST(seats_of_a_window_are_asked_together_and_answers_applied_in_order)
{
    begin_game(campaign, (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 600, .reserve = 0});
    uint8_t seats = find_window(false), first = hg_actor(&d.t.course.state), second = second_of(seats);
    const json_t *ask = driver_got(&d, second, "ask");
    ck_assert_uint_eq(json_array_size(json_object_get(ask, "seats")), count_bits(seats));
    ck_assert_ptr_nonnull(json_object_get(ask, "boxes"));
    ck_assert_ptr_null(json_object_get(driver_got(&d, SPECTATOR, "ask"), "boxes"));
    ck_assert(d.t.seat[first].asked && d.t.seat[second].asked); /* both clocks run */
    unsigned long number = d.t.course.number, sent = d.watcher[SPECTATOR].messages;
    ck_assert_str_eq(act(second, "pass"), "ok");
    ck_assert_uint_eq(d.t.course.number, number);           /* its turn comes later */
    ck_assert_uint_eq(d.watcher[SPECTATOR].messages, sent); /* and nobody knows that it has answered */
    ck_assert_str_eq(act(second, "pass"), wire_refusal_word(WIRE_NO_ASKED));
    ck_assert(driver_restart(&d)); /* what was acknowledged is kept */
    driver_tick(&d, d.now);
    driver_connect(&d, first);
    driver_hello(&d, first, -1);
    ck_assert_str_eq(act(first, "pass"), "ok");
    char text[64];
    snprintf(text, sizeof text, "\n%lu %u pass #", number + 1, first + 1u);
    ck_assert(log_has(STORE_RECORD, text));
    snprintf(text, sizeof text, " %u pass #", second + 1u);
    ck_assert(count_bits(seats) > 2 || d.t.course.number >= number + 2);
    ck_assert(log_has(STORE_RECORD, text));
    end_game();
}
END_TEST

START_TEST(a_card_that_is_played_voids_the_answers_behind_it)
{
    char text[NOTATION_MAX];
    begin_game(campaign, no_clock);
    for (unsigned i = 0; i < 50; i++) {
        uint8_t seats = find_window(true), first = hg_actor(&d.t.course.state), second = second_of(seats);
        describe(first, text);
        if (strncmp(text, "play", 4) != 0) {
            ck_assert_str_eq(act(first, text), "ok");
            continue;
        }
        ck_assert_str_eq(act(second, "pass"), "ok");
        ck_assert(d.t.seat[second].kept);
        ck_assert_str_eq(act(first, text), "ok");
        ck_assert(!d.t.seat[second].kept);
        end_game();
        return;
    }
    ck_abort_msg("nobody plays a card");
}
END_TEST

START_TEST(who_is_late_in_a_window_passes_before_its_turn)
{
    begin_game(campaign, (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 30, .reserve = 5});
    uint8_t seats = find_window(false), first = hg_actor(&d.t.course.state), second = second_of(seats);
    d.t.seat[first].due += 60000; /* the first has more time left */
    driver_tick(&d, d.t.seat[second].due);
    ck_assert(d.t.seat[second].kept);
    ck_assert_uint_eq(d.t.seat[second].late, 1);
    ck_assert_uint_eq(hg_actor(&d.t.course.state), first);
    end_game();
}
END_TEST

/* ---- Standing orders --------------------------------------------------------------------------------------------- */

START_TEST(standing_orders_answer_at_once)
{
    const struct hg_rules *r;
    struct hg_choices choices;
    begin_game(campaign, no_clock);
    r = d.game.wire.rules;
    driver_say(&d, 0, "{\"t\":\"orders\",\"id\":\"o\",\"dice\":\"all\"}");
    ck_assert_str_eq(reason(0, "o"), wire_refusal_word(WIRE_NO_BAD_MESSAGE));
    for (unsigned i = 0; i < r->seats; i++) {
        driver_say(&d, i, "{\"t\":\"orders\",\"id\":\"o%u\",\"dice\":\"most\",\"pass\":\"always\"}", i);
        ck_assert_str_eq(reason(i, i == 0 ? "o0" : i == 1 ? "o1" : "o2"), "ok");
    }
    for (unsigned i = 0; i < 300 && d.t.phase == HOST_PLAYING; i++) {
        hg_choices(r, &d.t.course.state, &choices);
        const char *verb = hg_verbs(r).verb[choices.box[0].verb].word;
        ck_assert_msg(strcmp(verb, "defend") != 0 && strcmp(verb, "pass") != 0, "asked to %s", verb);
        move();
    }
    ck_assert(log_has(STORE_RECORD, " pass #"));
    ck_assert(log_has(STORE_RECORD, " defend "));
    end_game();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host, time", &tests);
    char folder[] = "/tmp/hegemon-host-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, who_is_late_is_played_for_and_after_three_times_an_ai_takes_over);
    tcase_add_test(tests, an_act_in_time_keeps_the_reserve_and_one_in_a_row_is_forgotten);
    tcase_add_test(tests, a_person_who_acts_takes_the_seat_back_from_the_ai);
    tcase_add_test(tests, a_record_with_takeovers_and_restarts_verifies);
    tcase_add_test(tests, a_turn_of_days_is_not_longer_after_a_restart);
    tcase_add_test(tests, seats_of_a_window_are_asked_together_and_answers_applied_in_order);
    tcase_add_test(tests, a_card_that_is_played_voids_the_answers_behind_it);
    tcase_add_test(tests, who_is_late_in_a_window_passes_before_its_turn);
    tcase_add_test(tests, standing_orders_answer_at_once);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
