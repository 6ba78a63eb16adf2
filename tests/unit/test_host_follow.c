/* Two hosts on one store. What is made at one and followed at the other gives the same position and the same messages,
 * byte for byte, to the same watcher; who is overtaken is told why; who leads lets AIs think and runs clocks. */
#include <stdio.h>
#include <string.h>

#include "support/pair.h"
#include "support/suite.h"

/* ---- Following --------------------------------------------------------------------------------------------------- */

static void play_both(const char *label, struct wire_clock clock, unsigned ais)
{
    char text[96];
    begin_both(label, clock, ais);
    same();
    for (unsigned i = 0; i < 80 && d.t.phase == HOST_PLAYING; i++) {
        d.now += 400;
        move_first();
        same();
    }
    for (unsigned i = 0; i < d.game.wire.rules->seats && d.t.phase == HOST_PLAYING; i++) {
        snprintf(text, sizeof text, "{\"t\":\"aside\",\"id\":\"m-resign\",\"do\":\"resign\"}");
        say_first(i, text);
        same();
    }
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    end_both();
}

START_TEST(every_move_is_followed_byte_for_byte)
{
    static const struct wire_clock live = {.kind = WIRE_CLOCK_MOVE, .seconds = 30, .reserve = 600};
    play_both("mass-effect/basic 3", no_clock, 0);
    play_both("mass-effect/basic 3", live, 1);
    play_both("mass-effect/galaxy-at-war 3", no_clock, 0);
    play_both("mass-effect/war-assets 2", no_clock, 0);
    play_both("starcraft/duel 2", no_clock, 0);
    play_both("starcraft/team-play 4", no_clock, 2);
    play_both("halo-wars/world-conquest 3", no_clock, 1);
    play_both("galactic-warfare/standard 2", no_clock, 0);
}
END_TEST

/* Whether who has moved last could take it back. */
static bool take_back(uint8_t seat, unsigned i)
{
    char name[16];
    snprintf(name, sizeof name, "u%u", i);
    driver_say(&d, seat, "{\"t\":\"undo\",\"id\":\"%s\",\"number\":%lu}", name, d.t.course.number);
    return strcmp(reason(seat, name), "ok") == 0;
}

/* Who hears of it late takes all of it at once, what was taken back, too. */
START_TEST(many_moves_are_followed_at_once)
{
    unsigned undone = 0;
    begin_both("mass-effect/galaxy-at-war 3", no_clock, 0);
    d.slow = d.lazy = false;
    for (unsigned i = 0; i < 90; i++) {
        uint8_t seat = hg_actor(&d.t.course.state);
        move();
        undone += i % 7 == 3 && take_back(seat, i);
        if (i % 30 == 29) {
            follow();
            same_position();
        }
    }
    ck_assert_uint_gt(undone, 0);
    for (unsigned i = 0; i < 3; i++)
        driver_say(&d, i, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    follow();
    ck_assert(other.t.stopped);
    end_both();
}
END_TEST

START_TEST(chat_orders_undo_and_a_rematch_are_followed)
{
    char text[128];
    begin_both("mass-effect/basic 3", no_clock, 0);
    same();
    say_first(1, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"well\"}");
    same();
    say_first(2, "{\"t\":\"orders\",\"id\":\"o1\",\"dice\":\"most\",\"pass\":\"idle\"}");
    same();
    ck_assert_int_eq(other.t.seat[2].dice, HOST_DICE_MOST);
    ck_assert_int_eq(other.t.seat[2].pass, HOST_PASS_IDLE);
    struct hg_state before = d.t.course.state;
    uint8_t seat = hg_actor(&before);
    move_first();
    snprintf(text, sizeof text, "{\"t\":\"undo\",\"id\":\"u\",\"number\":%lu}", d.t.course.number);
    say_first(seat, text);
    same();
    ck_assert_mem_eq(&other.t.course.state, &before, sizeof before);
    move_first();
    say_first(0, "{\"t\":\"mute\",\"id\":\"x\",\"seat\":2,\"on\":true}");
    same();
    for (unsigned i = 0; i < 3; i++)
        say_first(i, "{\"t\":\"offer\",\"id\":\"e\",\"on\":true}");
    same();
    for (unsigned i = 0; i < 3; i++)
        say_first(i, "{\"t\":\"rematch\",\"id\":\"a\",\"on\":true}");
    host_rematched(&d.t, d.now, "table-2", &d.out);
    settle();
    same();
    ck_assert_str_eq(other.t.rematch, "table-2");
    end_both();
}
END_TEST

START_TEST(a_move_at_one_host_and_the_next_at_the_other)
{
    char text[NOTATION_MAX], said[NOTATION_MAX + 64];
    begin_both("starcraft/duel 2", no_clock, 0);
    for (unsigned i = 0; i < 60 && d.t.phase == HOST_PLAYING; i++) {
        if (i % 2 == 0) {
            move_first();
        } else {
            uint8_t seat = hg_actor(&d.t.course.state);
            describe(seat, text);
            snprintf(said, sizeof said, "{\"t\":\"act\",\"id\":\"mb%u\",\"number\":%lu,\"do\":\"%s\"}", i,
                     d.t.course.number, text);
            hear_second(seat, said);
            ck_assert_uint_eq(other.commits, 1);
            ck_assert(store_second());
            settle();
        }
        same();
    }
    end_both();
}
END_TEST

/* ---- Being overtaken --------------------------------------------------------------------------------------------- */

static void say_move_second(const char *name, uint8_t seat, const char *text)
{
    char said[NOTATION_MAX + 64];
    snprintf(said, sizeof said, "{\"t\":\"act\",\"id\":\"%s\",\"number\":%lu,\"do\":\"%s\"}", name,
             other.t.course.number, text);
    hear_second(seat, said);
    ck_assert_uint_eq(other.commits, 1);
}

START_TEST(who_is_overtaken_by_a_move_is_stale)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 0);
    same();
    uint8_t seat = hg_actor(&d.t.course.state);
    describe(seat, text);
    say_move_second("mb", seat, text);
    move_first(); /* the other host looks on: it is storing */
    ck_assert_uint_lt(other.t.course.number, d.t.course.number);
    ck_assert(!store_second());
    ck_assert_ptr_nonnull(strstr(answer, "\"stale\""));
    ck_assert_ptr_nonnull(strstr(answer, "\"mb\""));
    same();
    end_both();
}
END_TEST

START_TEST(who_is_overtaken_by_anything_else_is_busy_and_may_say_it_again)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 0);
    uint8_t seat = hg_actor(&d.t.course.state);
    describe(seat, text);
    say_move_second("mb", seat, text);
    say_first((seat + 1u) % 3, "{\"t\":\"say\",\"id\":\"s\",\"text\":\"well\"}");
    ck_assert(!store_second());
    ck_assert_ptr_nonnull(strstr(answer, "\"busy\""));
    same();
    say_move_second("mb", seat, text);
    ck_assert(store_second());
    ck_assert_ptr_nonnull(strstr(answer, "{\"t\":\"ok\",\"id\":\"mb\""));
    settle();
    same();
    end_both();
}
END_TEST

/* A page that was cut off says it again at another server. */
START_TEST(the_same_message_at_both_hosts_is_made_once_and_answered_by_both)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 0);
    uint8_t seat = hg_actor(&d.t.course.state);
    unsigned long number = d.t.course.number;
    describe(seat, text);
    say_move_second("m0", seat, text); /* the id that `act` gives its first move */
    act(seat, text);
    settle();
    ck_assert_str_eq(reason(seat, "m0"), "ok");
    ck_assert(!store_second());
    ck_assert_ptr_nonnull(strstr(answer, "{\"t\":\"ok\",\"id\":\"m0\""));
    ck_assert_uint_eq(other.t.course.number, number + 1);
    same();
    end_both();
}
END_TEST

/* E.g. the table was erased, or the store can't be read at the moment. */
START_TEST(who_finds_nothing_that_overtook_it_is_refused_and_tries_again_later)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 0);
    uint8_t seat = hg_actor(&d.t.course.state);
    describe(seat, text);
    say_move_second("mb", seat, text);
    other.lines = other.commits = 0;
    host_overtaken(&other.t, d.now, &other.out);
    ck_assert_ptr_nonnull(strstr(answer, "\"store\""));
    ck_assert_uint_eq(other.t.retry, d.now + HOST_RETRY_MS);
    host_overtaken(&other.t, d.now, &other.out); /* nothing is under way: nothing happens */
    end_both();
}
END_TEST

START_TEST(what_is_not_readable_now_is_followed_later)
{
    begin_both("mass-effect/basic 3", no_clock, 0);
    uint64_t lines = other.t.lines[STORE_RECORD];
    d.slow = d.lazy = false;
    move();
    uint64_t synced = d.store.inner.log[STORE_RECORD].synced;
    d.store.inner.log[STORE_RECORD].synced = lines; /* its table's lines are there, the record's are not yet */
    follow();
    ck_assert(!other.t.broken);
    ck_assert_uint_eq(other.t.lines[STORE_RECORD], lines);
    d.store.inner.log[STORE_RECORD].synced = synced;
    follow();
    end_both();
}
END_TEST

/* An operator ends the game at a server that does not lead it, while an AI's move is stored at the one that does. */
START_TEST(a_move_that_is_stored_beside_the_end_counts_everywhere)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 2);
    while (d.works == 0) {
        uint8_t seat = hg_actor(&d.t.course.state);
        describe(seat, text);
        act(seat, text);
        driver_store(&d);
        follow();
    }
    same();
    unsigned long number = d.t.course.number;
    ck_assert(host_close(&other.t, d.now, &other.out));
    driver_work(&d);
    driver_store(&d);
    ck_assert_uint_gt(d.t.course.number, number);
    ck_assert(!store_second()); /* the move was faster */
    ck_assert_uint_eq(other.t.course.number, d.t.course.number);
    ck_assert(!d.t.stopped && !other.t.stopped);
    ck_assert(host_close(&other.t, d.now, &other.out));
    ck_assert(store_second());
    ck_assert(d.t.stopped && other.t.stopped);
    ck_assert(log_has(STORE_RECORD, "\nend stopped #"));
    follow();
    same_position();
    snprintf(text, sizeof text, "{\"t\":\"end\",\"number\":%lu", d.t.course.number);
    ck_assert_ptr_nonnull(strstr(told_by_second(0), text));
    end_both();
}
END_TEST

/* ---- Coming back ------------------------------------------------------------------------------------------------- */

START_TEST(who_has_seen_more_is_not_shown_less)
{
    char text[NOTATION_MAX];
    begin_both("mass-effect/basic 3", no_clock, 0);
    uint8_t seat = hg_actor(&d.t.course.state), guest = (uint8_t)((seat + 1u) % 3);
    describe(seat, text);
    say_move_second("mb", seat, text);
    move_first(); /* the other host looks on: it is storing */
    return_to_second(guest, d.t.course.number);
    ck_assert_uint_eq(other.leaves, 1);
    ck_assert_str_eq(told_by_second(guest), "");
    ck_assert(!store_second());
    return_to_second(guest, d.t.course.number);
    ck_assert_uint_eq(other.leaves, 1);
    ck_assert_ptr_nonnull(strstr(told_by_second(guest), "\"welcome\""));
    ck_assert_ptr_null(strstr(told_by_second(guest), "\"snapshot\""));
    end_both();
}
END_TEST

START_TEST(who_comes_from_a_faster_host_brings_news)
{
    begin_both("mass-effect/basic 3", no_clock, 0);
    d.slow = d.lazy = false;
    move(); /* nobody has told the other host */
    return_to_second(SPECTATOR, d.t.course.number);
    ck_assert_uint_eq(other.leaves, 0);
    same_position();
    return_to_second(SPECTATOR, d.t.course.number + 7); /* there is no such number: it is shown what there is */
    ck_assert_uint_eq(other.leaves, 0);
    ck_assert_ptr_nonnull(strstr(told_by_second(SPECTATOR), "\"snapshot\""));
    end_both();
}
END_TEST

START_TEST(who_has_seen_more_waits_for_a_store_that_can_not_be_read)
{
    begin_both("mass-effect/basic 3", no_clock, 0);
    d.slow = d.lazy = false;
    move();
    other.blind = true;
    return_to_second(SPECTATOR, d.t.course.number);
    ck_assert_uint_eq(other.leaves, 1);
    other.blind = false;
    return_to_second(SPECTATOR, d.t.course.number);
    ck_assert_uint_eq(other.leaves, 1);
    end_both();
}
END_TEST

/* ---- Leading ----------------------------------------------------------------------------------------------------- */

START_TEST(only_who_leads_lets_ais_think)
{
    begin_both("mass-effect/basic 3", no_clock, 1);
    while (hg_actor(&d.t.course.state) != 2) {
        char text[NOTATION_MAX];
        uint8_t seat = hg_actor(&d.t.course.state);
        describe(seat, text);
        act(seat, text);
        driver_store(&d); /* and no work is done */
        follow();
    }
    ck_assert_uint_eq(d.works, 1);
    ck_assert_uint_eq(other.works, 0);
    host_lead(&d.t, d.now, false, &d.out);
    host_lead(&other.t, d.now, true, &other.out);
    ck_assert_uint_eq(other.works, 1);
    ck_assert_mem_eq(&other.work.rng, &d.work[0].rng, sizeof other.work.rng); /* it comes out the same everywhere */
    ck_assert_mem_eq(&other.work.view, &d.work[0].view, sizeof other.work.view);
    host_lead(&other.t, d.now, true, &other.out);
    ck_assert_uint_eq(other.works, 1);
    d.works = 0;
    driver_tick(&d, d.now + 2 * HOST_WORK_MS);
    ck_assert_uint_eq(d.works, 0);
    end_both();
}
END_TEST

/* One of them was frozen and has not heard yet that it leads no more. Both think; now this one is faster, now that. */
START_TEST(two_that_lead_at_once_lose_nothing)
{
    unsigned lost = 0, won = 0;
    begin_both("mass-effect/basic 3", no_clock, 2);
    host_lead(&other.t, d.now, true, &other.out);
    for (unsigned i = 0; i < 60; i++) {
        if (d.works == 0) {
            char text[NOTATION_MAX];
            describe(0, text);
            act(0, text);
            driver_store(&d);
            follow();
        }
        while (d.works > 0) {
            think_second();
            if (i % 2 == 0) {
                driver_work(&d);
                while (d.committing)
                    driver_store(&d);
                lost += !store_second();
            } else {
                d.works = 0;
                won += store_second();
            }
        }
        same_position();
    }
    ck_assert_uint_gt(lost, 0);
    ck_assert_uint_gt(won, 0);
    end_both();
}
END_TEST

START_TEST(only_who_leads_runs_clocks)
{
    static const struct wire_clock clock = {.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 0};
    begin_both("mass-effect/basic 3", clock, 0);
    uint64_t due = host_due(&d.t);
    ck_assert_uint_lt(due, d.now + HOST_WORK_MS);
    d.now = due;
    host_tick(&other.t, due, &other.out);
    ck_assert_uint_eq(other.commits + other.works, 0);
    host_lead(&d.t, due, false, &d.out);
    driver_tick(&d, due);
    ck_assert_uint_eq(d.works, 0);
    host_lead(&other.t, due, true, &other.out);
    for (unsigned i = 0; i < 10 && other.commits + other.works == 0; i++)
        host_tick(&other.t, host_due(&other.t), &other.out);
    ck_assert_uint_gt(other.commits + other.works, 0);
    end_both();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host follow", &tests);
    tcase_add_test(tests, every_move_is_followed_byte_for_byte);
    tcase_add_test(tests, many_moves_are_followed_at_once);
    tcase_add_test(tests, chat_orders_undo_and_a_rematch_are_followed);
    tcase_add_test(tests, a_move_at_one_host_and_the_next_at_the_other);
    tcase_add_test(tests, who_is_overtaken_by_a_move_is_stale);
    tcase_add_test(tests, who_is_overtaken_by_anything_else_is_busy_and_may_say_it_again);
    tcase_add_test(tests, the_same_message_at_both_hosts_is_made_once_and_answered_by_both);
    tcase_add_test(tests, who_finds_nothing_that_overtook_it_is_refused_and_tries_again_later);
    tcase_add_test(tests, what_is_not_readable_now_is_followed_later);
    tcase_add_test(tests, a_move_that_is_stored_beside_the_end_counts_everywhere);
    tcase_add_test(tests, who_has_seen_more_is_not_shown_less);
    tcase_add_test(tests, who_comes_from_a_faster_host_brings_news);
    tcase_add_test(tests, who_has_seen_more_waits_for_a_store_that_can_not_be_read);
    tcase_add_test(tests, only_who_leads_lets_ais_think);
    tcase_add_test(tests, two_that_lead_at_once_lose_nothing);
    tcase_add_test(tests, only_who_leads_runs_clocks);
    return suite_run(suite);
}
