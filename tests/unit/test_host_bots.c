/* Bots at a hosted table: watchers that speak the lines of docs/BOTS.md. Watcher 0 is the creator and a person in seat
 * 1; bots are watchers 1 and 2. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "support/hosted.h"
#include "support/suite.h"
#include "text/position.h"

static const struct wire_clock minute = {.kind = WIRE_CLOCK_MOVE, .seconds = 60};

/* ---- What a bot was told ----------------------------------------------------------------------------------------- */

static const char *told(unsigned bot)
{
    return d.watcher[bot].told != NULL ? d.watcher[bot].told : "";
}

static unsigned times(unsigned bot, const char *text)
{
    unsigned count = 0;
    for (const char *at = told(bot); (at = strstr(at, text)) != NULL; at++)
        count++;
    return count;
}

static bool ends_in(unsigned bot, const char *text)
{
    size_t length = strlen(told(bot)), end = strlen(text);
    return length >= end && strcmp(told(bot) + length - end, text) == 0;
}

/* The last line that begins with a word, without its break. */
static const char *last(unsigned bot, const char *word)
{
    static char line[WIRE_MESSAGE_MAX];
    const char *found = "";
    char start[32];
    snprintf(start, sizeof start, "%s ", word);
    for (const char *at = told(bot); at != NULL && *at != '\0';
         at = strchr(at, '\n') != NULL ? strchr(at, '\n') + 1 : NULL)
        if (strncmp(at, start, strlen(start)) == 0)
            found = at;
    snprintf(line, sizeof line, "%.*s", (int)strcspn(found, "\n"), found);
    return line;
}

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

static void forget(unsigned bot)
{
    free(d.watcher[bot].told);
    d.watcher[bot].told = NULL;
}

/* Seats 2 and 3 are for bots; a person holds the first one. */
static void open_for_bots(struct wire_clock clock)
{
    open_table("mass-effect/basic 3", clock);
    driver_connect(&d, 0);
    driver_hello(&d, 0, -1);
    for (unsigned seat = 2; seat <= 3; seat++)
        driver_say(&d, 0, "{\"t\":\"seat\",\"id\":\"b%u\",\"seat\":%u,\"as\":\"bot\"}", seat, seat);
    driver_say(&d, 0, "{\"t\":\"join\",\"id\":\"j\",\"name\":\"Ada\",\"seat\":1}");
    driver_say(&d, 0, "{\"t\":\"ready\",\"id\":\"r\",\"on\":true}");
}

static void begin_with_bots(struct wire_clock clock)
{
    open_for_bots(clock);
    for (unsigned bot = 1; bot <= 2; bot++) {
        driver_connect_bot(&d, bot);
        driver_say(&d, bot, "ready lot %u\n", bot);
    }
    driver_say(&d, 0, "{\"t\":\"contribute\",\"id\":\"c\",\"hex\":\"%064x\"}", 7);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING); /* nobody waits for what bots contribute */
}

static void answer(unsigned bot)
{
    char text[NOTATION_MAX];
    describe((uint8_t)bot, text);
    driver_say(&d, bot, "do %s\n", text);
}

/* Until this seat is awaited, or the game is over. */
static void play_until(uint8_t seat)
{
    while (d.t.phase == HOST_PLAYING && hg_actor(&d.t.course.state) != seat)
        if (hg_actor(&d.t.course.state) == 0)
            move();
        else
            answer(hg_actor(&d.t.course.state));
}

/* ---- Coming ------------------------------------------------------------------------------------------------------ */

START_TEST(a_bot_takes_a_seat_that_is_meant_for_it_and_is_ready)
{
    open_for_bots(no_clock);
    driver_connect_bot(&d, 1);
    ck_assert_str_eq(told(1), "hegemon 1\n");
    driver_say(&d, 1, "ready  The Lot \r\n");
    ck_assert(d.t.seat[1].held && d.t.seat[1].ready && d.t.seat[1].as == WIRE_AS_BOT);
    ck_assert_str_eq(d.t.seat[1].name, "The Lot");
    ck_assert(!d.t.seat[2].held);
    ck_assert(log_has(STORE_TABLE, " program 2 "));
    ck_assert_str_eq(told(1), "hegemon 1\n"); /* nothing else before the game */
    end_game();
}
END_TEST

START_TEST(a_bot_may_name_its_seat_and_its_name_first)
{
    open_table("mass-effect/basic 3", no_clock);
    driver_connect_bot(&d, 1);
    driver_say(&d, 1, "seat 3\nname Alpha\nready other");
    ck_assert(d.t.seat[2].held && d.t.seat[2].as == WIRE_AS_BOT);
    ck_assert_str_eq(d.t.seat[2].name, "Alpha");
    driver_connect_bot(&d, 2);
    driver_say(&d, 2, "seat 1\nready");
    ck_assert_str_eq(d.t.seat[0].name, "bot");
    end_game();
}
END_TEST

static const char *const turned_away[][2] = {
    {"seat 3\nready", "refuse taken Somebody has this seat already.\n"},
    {"ready", "refuse taken No seat here waits for a bot; name one.\n"},
    {"seat 4", "refuse taken There is no such seat here.\n"},
    {"seat x", "refuse taken There is no such seat here.\n"},
    {"seat 0", "refuse taken There is no such seat here.\n"},
};

START_TEST(a_bot_without_a_seat_is_told_why_and_let_go)
{
    open_table("mass-effect/basic 3", no_clock);
    driver_connect_bot(&d, 1);
    driver_say(&d, 1, "seat 3\nready");
    driver_connect_bot(&d, 2);
    driver_say(&d, 2, "%s", turned_away[_i][0]);
    ck_assert_msg(ends_in(2, turned_away[_i][1]), "%s", told(2));
    ck_assert_uint_eq(d.leaves, 1);
    driver_say(&d, 2, "seat 2\nready");
    ck_assert(!d.t.seat[1].held); /* nothing counts any more */
    end_game();
}
END_TEST

static const char *const no_token[] = {"ready",
                                       "token",
                                       "token 0123",
                                       "token 00112233445566778899aabbccddeefg",
                                       "{\"t\":\"hello\",\"v\":1}",
                                       "name x\ntoken 00112233445566778899aabbccddeeff"};

START_TEST(the_first_line_is_the_token)
{
    open_for_bots(no_clock);
    struct driver_watcher *w = &d.watcher[1];
    host_connect(&d.t, &w->w, &w->bot, w);
    w->connected = true;
    driver_say(&d, 1, "%s", no_token[_i]);
    ck_assert_str_eq(told(1), "refuse hello The first line of a bot is `token` with 32 to 64 hexadecimal digits.\n");
    ck_assert_uint_eq(d.leaves, 1);
    driver_say(&d, 1, "token %s\nready", w->token);
    ck_assert(!d.t.seat[1].held);
    end_game();
}
END_TEST

START_TEST(a_bot_that_loses_its_seat_is_told_so)
{
    open_for_bots(no_clock);
    driver_connect_bot(&d, 1);
    driver_say(&d, 1, "ready");
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":2}");
    ck_assert(ends_in(1, "refuse removed Who has made this table took your seat away.\n"));
    ck_assert_uint_eq(d.leaves, 1);
    end_game();
}
END_TEST

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

START_TEST(bots_are_told_the_game_and_what_their_seat_sees_of_it)
{
    begin_with_bots(minute);
    ck_assert_ptr_nonnull(strstr(told(1), "\nnewgame mass-effect/basic 3 2\nlimit 60000\nrandom "));
    ck_assert_ptr_nonnull(strstr(told(2), "\nnewgame mass-effect/basic 3 3\nlimit 60000\nrandom "));
    ck_assert_uint_eq(times(1, "\nrules {"), 1);
    for (unsigned i = 0; i < 40; i++) {
        play_until(1);
        struct hg_view v;
        struct sink_memory position;
        hg_view(d.game.wire.rules, &d.t.course.state, 1, &v);
        sink_heap(&position);
        sink_text(&position.sink, "view ");
        position_json(d.game.wire.rules, edition_names(d.game.wire.edition), &v.position, &position.sink);
        ck_assert_str_eq(last(1, "view"), position.text);
        free(position.text);
        ck_assert(ends_in(1, "\ngo\n") && !ends_in(2, "\ngo\n"));
        ck_assert_uint_eq(times(1, "\naction "), d.t.course.number); /* each of them, once */
        answer(1);
    }
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    end_game();
}
END_TEST

START_TEST(a_game_of_bots_ends_with_its_end)
{
    begin_with_bots(no_clock);
    play_until(HG_NONE);
    char line[RECORD_END_MAX];
    record_end_line(&d.t.course.state, line);
    ck_assert_str_eq(last(1, "end"), line);
    ck_assert_uint_eq(times(1, "\nend "), 1);
    ck_assert_uint_eq(times(1, "\ngo\n"), times(1, "\nview "));
    forget(2);
    driver_disconnect(&d, 2);
    driver_connect_bot(&d, 2);
    driver_say(&d, 2, "ready");
    ck_assert_str_eq(last(2, "end"), line); /* whoever comes later hears it, too */
    end_game();
}
END_TEST

START_TEST(an_answer_that_is_wrong_is_a_fault_and_the_default_is_played)
{
    static const char *const wrong[] = {"do nothing", "do claim", "hello", "do resign now",
                                        "do attack palaven palaven 1"};
    begin_with_bots(no_clock);
    play_until(1);
    struct hg_choices choices;
    char line[NOTATION_MAX + 32], text[NOTATION_MAX];
    hg_choices(d.game.wire.rules, &d.t.course.state, &choices);
    struct hg_action first = hg_choice_nth(&choices.box[0], 0);
    notation_print(d.game.wire.rules, edition_names(d.game.wire.edition), &first, text);
    snprintf(line, sizeof line, "action 2 %s\n", text);
    forget(1);
    driver_say(&d, 1, "%s", wrong[_i]);
    ck_assert_msg(strncmp(told(1), "fault 1 of 3: ", 14) == 0, "%s", told(1));
    ck_assert_ptr_nonnull(strstr(told(1), line));
    end_game();
}
END_TEST

START_TEST(the_third_fault_forfeits_the_game)
{
    begin_with_bots(no_clock);
    for (unsigned i = 0; i < 3; i++) {
        play_until(1);
        driver_say(&d, 1, "do sing");
    }
    ck_assert_uint_eq(times(1, "\naction 2 resign\n"), 1);
    ck_assert_str_eq(last(1, "fault"), "fault 3 of 3: expected an action, found 'sing'");
    unsigned asked = times(1, "\ngo\n");
    for (unsigned i = 0; i < 20 && d.t.phase == HOST_PLAYING; i++)
        play_until((uint8_t)(i % 2 * 2));
    ck_assert_uint_eq(times(1, "\ngo\n"), asked);
    end_game();
}
END_TEST

START_TEST(who_speaks_out_of_turn_has_a_fault_and_is_asked_as_usual)
{
    begin_with_bots(no_clock);
    play_until(0);
    driver_say(&d, 1, "info all is well");
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    driver_say(&d, 1, "do resign");
    ck_assert(ends_in(1, "fault 1 of 3: it spoke out of turn\n"));
    play_until(1);
    ck_assert(ends_in(1, "\ngo\n"));
    end_game();
}
END_TEST

START_TEST(asides_without_a_move_are_borne_with_eight_times)
{
    open_table("galactic-warfare/standard 2", no_clock);
    for (unsigned bot = 0; bot < 2; bot++) {
        driver_connect_bot(&d, bot);
        driver_say(&d, bot, "seat %u\nready", bot + 1);
    }
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    uint8_t seat = hg_actor(&d.t.course.state);
    for (unsigned i = 0; i < 20 && times(seat, "\nfault ") == 0; i++) {
        seat = hg_actor(&d.t.course.state);
        driver_say(&d, seat, "do offer-draw");
    }
    ck_assert_uint_eq(times(0, "\nfault 1 of 3") + times(1, "\nfault 1 of 3"), 1);
    end_game();
}
END_TEST

/* ---- Storing and coming back ------------------------------------------------------------------------------------- */

START_TEST(an_answer_waits_while_something_else_is_stored)
{
    char text[NOTATION_MAX];
    begin_with_bots(no_clock);
    play_until(1);
    unsigned long number = d.t.course.number;
    describe(1, text);
    d.slow = true;
    driver_say(&d, 0, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"hm\"}");
    driver_say(&d, 1, "do %s", text);
    ck_assert_uint_eq(d.t.course.number, number);
    driver_store(&d);
    driver_store(&d);
    ck_assert_uint_gt(d.t.course.number, number);
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    d.slow = false;
    driver_settle(&d);
    end_game();
}
END_TEST

START_TEST(an_answer_that_was_not_kept_is_tried_again)
{
    begin_with_bots(no_clock);
    play_until(1);
    unsigned long number = d.t.course.number;
    d.store.fails_at = d.store.calls + 1;
    d.store.fails = 2;
    answer(1);
    ck_assert_uint_eq(d.t.course.number, number);
    driver_tick(&d, d.now + HOST_RETRY_MOST_MS);
    ck_assert_uint_gt(d.t.course.number, number);
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    end_game();
}
END_TEST

START_TEST(who_comes_back_is_told_the_game_anew)
{
    char random[64];
    begin_with_bots(no_clock);
    play_until(1);
    snprintf(random, sizeof random, "%s", last(1, "random"));
    driver_disconnect(&d, 1);
    driver_connect_bot(&d, 1);
    driver_say(&d, 1, "ready");
    ck_assert_uint_eq(times(1, "newgame "), 1);
    ck_assert_uint_eq(times(1, "\naction "), 0);
    ck_assert(ends_in(1, "\ngo\n"));
    ck_assert_str_eq(last(1, "random"), random);
    ck_assert(driver_restart(&d));
    driver_connect_bot(&d, 1);
    driver_say(&d, 1, "seat 3\nready another"); /* it has a seat */
    driver_tick(&d, d.now);
    ck_assert_str_eq(last(1, "random"), random);
    ck_assert_str_eq(last(1, "newgame"), "newgame mass-effect/basic 3 2");
    ck_assert(ends_in(1, "\ngo\n"));
    answer(1);
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    end_game();
}
END_TEST

START_TEST(two_connections_of_a_bot_are_both_asked_and_the_first_answer_counts)
{
    char text[NOTATION_MAX];
    begin_with_bots(no_clock);
    play_until(1);
    memcpy(d.watcher[5].token, d.watcher[1].token, sizeof d.watcher[5].token);
    driver_connect_bot(&d, 5);
    driver_say(&d, 5, "ready");
    ck_assert(ends_in(5, "\ngo\n"));
    describe(1, text);
    driver_say(&d, 5, "do %s", text);
    unsigned long number = d.t.course.number;
    if (hg_actor(&d.t.course.state) != 1) {
        driver_say(&d, 1, "do %s", text);
        ck_assert_uint_eq(d.t.course.number, number);
    }
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    end_game();
}
END_TEST

/* ---- Time -------------------------------------------------------------------------------------------------------- */

START_TEST(a_bot_that_hangs_holds_nobody_up)
{
    begin_with_bots(no_clock);
    for (unsigned i = 0; i < HOST_LATE; i++) {
        play_until(1);
        ck_assert(!d.t.seat[1].away);
        unsigned long number = d.t.course.number;
        driver_tick(&d, d.now + HOST_BOT_MS - 1);
        ck_assert_uint_eq(d.t.course.number, number);
        driver_tick(&d, d.now + 1);
        ck_assert_uint_gt(d.t.course.number, number);
        ck_assert(ends_in(1, "\n"));
    }
    ck_assert(d.t.seat[1].away);
    play_until(0);
    ck_assert_uint_eq(host_due(&d.t), UINT64_MAX); /* a person is not timed */
    unsigned owed = d.watcher[1].bot.owed;
    ck_assert_uint_ge(owed, HOST_LATE);
    for (unsigned i = 0; i < owed; i++)
        driver_say(&d, 1, "do nothing"); /* answers to questions that were overtaken */
    ck_assert_uint_eq(times(1, "\nfault "), 0);
    ck_assert(!d.t.seat[1].away); /* it is back */
    end_game();
}
END_TEST

START_TEST(people_end_a_game_without_asking_bots)
{
    begin_with_bots(no_clock);
    play_until(1);
    driver_say(&d, 0, "{\"t\":\"offer\",\"id\":\"o\",\"on\":true}");
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    ck_assert_str_eq(last(1, "end"), "end stopped");
    driver_say(&d, 0, "{\"t\":\"rematch\",\"id\":\"p\",\"on\":true}");
    ck_assert_uint_eq(d.agains, 1);
    driver_close(&d);
}
END_TEST

START_TEST(a_bot_that_does_not_read_is_cut_off)
{
    begin_with_bots(no_clock);
    host_tell_again(&d.t, &d.watcher[1].w, d.now, &d.out);
    ck_assert_uint_eq(d.leaves, 1);
    end_game();
}
END_TEST

static bool is_asked(unsigned bot)
{
    return has(window_seats(d.game.wire.rules, &d.t.course.state), bot);
}

/* Windows in which several are asked at once: everybody is a bot, and nobody gets a fault. */
START_TEST(bots_play_every_mode_without_a_fault)
{
    unsigned count;
    const struct mode *mode = &modes_all(&count)[_i];
    unsigned seats = mode->rules.seats;
    open_table(mode->label, no_clock);
    for (unsigned bot = 0; bot < seats; bot++) {
        driver_connect_bot(&d, bot);
        driver_say(&d, bot, "seat %u\nready", bot + 1);
    }
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    for (unsigned i = 0; i < 150 && d.t.phase == HOST_PLAYING; i++) {
        unsigned asked = 0;
        for (unsigned bot = 0; bot < seats; bot++)
            if (d.watcher[bot].bot.owed > 0 && d.t.phase == HOST_PLAYING) {
                asked++;
                bool overtaken = d.watcher[bot].bot.owed > 1 || !is_asked(bot);
                if (overtaken) /* a window was closed by a card that somebody else has played */
                    driver_say(&d, bot, "do nothing");
                else
                    answer(bot);
            }
        ck_assert_uint_gt(asked, 0);
    }
    for (unsigned bot = 0; bot < seats; bot++)
        ck_assert_msg(times(bot, "\nfault ") == 0, "%s: %s", mode->label, last(bot, "fault"));
    end_game();
}
END_TEST

int main(void)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("host bots", &tests);
    modes_all(&count);
    tcase_add_test(tests, a_bot_takes_a_seat_that_is_meant_for_it_and_is_ready);
    tcase_add_test(tests, a_bot_may_name_its_seat_and_its_name_first);
    tcase_add_loop_test(tests, a_bot_without_a_seat_is_told_why_and_let_go, 0, 5);
    tcase_add_loop_test(tests, the_first_line_is_the_token, 0, 6);
    tcase_add_test(tests, a_bot_that_loses_its_seat_is_told_so);
    tcase_add_test(tests, bots_are_told_the_game_and_what_their_seat_sees_of_it);
    tcase_add_test(tests, a_game_of_bots_ends_with_its_end);
    tcase_add_loop_test(tests, an_answer_that_is_wrong_is_a_fault_and_the_default_is_played, 0, 5);
    tcase_add_test(tests, the_third_fault_forfeits_the_game);
    tcase_add_test(tests, who_speaks_out_of_turn_has_a_fault_and_is_asked_as_usual);
    tcase_add_test(tests, asides_without_a_move_are_borne_with_eight_times);
    tcase_add_test(tests, an_answer_waits_while_something_else_is_stored);
    tcase_add_test(tests, an_answer_that_was_not_kept_is_tried_again);
    tcase_add_test(tests, who_comes_back_is_told_the_game_anew);
    tcase_add_test(tests, two_connections_of_a_bot_are_both_asked_and_the_first_answer_counts);
    tcase_add_test(tests, a_bot_that_hangs_holds_nobody_up);
    tcase_add_test(tests, people_end_a_game_without_asking_bots);
    tcase_add_test(tests, a_bot_that_does_not_read_is_cut_off);
    tcase_add_loop_test(tests, bots_play_every_mode_without_a_fault, 0, (int)count);
    return suite_run(suite);
}
