/* Bots that say anything at any time, at a table whose store fails, whose host is restarted, whose people come and go:
 * nothing breaks, what was told is stored, and the record is that of a game by the rules. The argument is how many
 * things happen in each mode (default 250). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "support/hosted.h"
#include "support/suite.h"

static unsigned long happenings = 250;

static bool is_asked(unsigned bot)
{
    return d.t.phase == HOST_PLAYING && has(window_seats(d.game.wire.rules, &d.t.course.state), bot);
}

static void answer(unsigned bot)
{
    char text[NOTATION_MAX];
    if (!is_asked(bot))
        return;
    describe((uint8_t)bot, text);
    driver_say(&d, bot, "do %s", text);
}

/* Lines that make sense somewhere, whole messages that don't anywhere. */
static void say_any(unsigned bot)
{
    static const char *const lines[] = {
        "ready",
        "ready x",
        "info",
        "do",
        "do ",
        "do end",
        "do pass",
        "do resign",
        "quit",
        "hegemon 1",
        "seat 1",
        "seat 9",
        "name y",
        "go",
        "\n\n",
        "",
        "{\"t\":\"hello\",\"v\":1}",
        "do end\ndo end\ninfo\nready",
        "token 00112233445566778899aabbccddeeff",
        "do offer-draw",
        "do undo",
    };
    driver_say(&d, bot, "%s", lines[rng_below(&rng, sizeof lines / sizeof lines[0])]);
}

static void come(unsigned bot)
{
    if (d.watcher[bot].connected)
        driver_disconnect(&d, bot);
    driver_connect_bot(&d, bot);
    if (rng_below(&rng, 8) != 0)
        driver_say(&d, bot, "seat %u\nready", bot + 1);
}

static void restart(unsigned seats)
{
    ck_assert(driver_restart(&d));
    driver_tick(&d, d.now);
    for (unsigned bot = 0; bot < seats; bot++)
        if (rng_below(&rng, 4) != 0)
            come(bot);
}

static void spoil_store(void)
{
    d.store.fails_at = d.store.calls + 1 + rng_below(&rng, 6);
    d.store.fails = 1 + rng_below(&rng, 3);
}

static void happen(unsigned seats)
{
    unsigned bot = rng_below(&rng, seats), lot = rng_below(&rng, 100);
    bool there = d.watcher[bot].connected;
    if (lot < 60 && there)
        answer(bot);
    else if (lot < 74 && there)
        say_any(bot);
    else if (lot < 80)
        come(bot);
    else if (lot < 84 && there)
        driver_disconnect(&d, bot);
    else if (lot < 87)
        spoil_store();
    else if (lot < 90)
        restart(seats);
    else
        driver_tick(&d, d.now + rng_below(&rng, 2 * HOST_BOT_MS));
}

START_TEST(whatever_bots_say_the_table_goes_on)
{
    unsigned count;
    const struct mode *mode = &modes_all(&count)[_i];
    unsigned seats = mode->rules.seats;
    open_table(mode->label, no_clock);
    rng_seed(&rng, 23, (uint64_t)_i);
    for (unsigned bot = 0; bot < seats; bot++)
        come(bot);
    for (unsigned long i = 0; i < happenings; i++) {
        happen(seats);
        ck_assert_msg(d.broken == NULL, "%s: %s", mode->label, d.broken);
        ck_assert_msg(!d.t.broken, "%s: the table is broken", mode->label);
    }
    d.store.fails = 0;
    driver_tick(&d, d.now + HOST_RETRY_MOST_MS);
    end_game();
}
END_TEST

static unsigned questions(unsigned bot)
{
    unsigned count = 0;
    for (const char *at = d.watcher[bot].told; at != NULL && (at = strstr(at, "\ngo\n")) != NULL; at++)
        count++;
    return count;
}

/* Watcher 0 has made the table, and those behind it hold the seats. */
START_TEST(a_question_that_stands_is_put_once)
{
    open_table("mass-effect/basic 3", no_clock);
    driver_connect(&d, 0);
    driver_hello(&d, 0, -1);
    for (unsigned bot = 1; bot <= 3; bot++) {
        driver_connect_bot(&d, bot);
        driver_say(&d, bot, "seat %u\nready", bot);
    }
    unsigned asked = hg_actor(&d.t.course.state) + 1u;
    ck_assert_uint_eq(questions(asked), 1);
    driver_say(&d, 0, "{\"t\":\"remove\",\"id\":\"x\",\"seat\":%u}", asked % 3 + 1);
    ck_assert_str_eq(reason(0, "x"), "ok"); /* everybody in JSON is told the question again */
    ck_assert_uint_eq(questions(asked), 1);
    unsigned removed = asked % 3 + 1;
    driver_disconnect(&d, removed);
    driver_connect_bot(&d, removed);
    driver_say(&d, removed, "seat %u\nready", removed);
    ck_assert_ptr_nonnull(strstr(d.watcher[removed].told, "refuse removed ")); /* it gets no seat again */
    end_game();
}
END_TEST

int main(int argc, char **argv)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("host lines", &tests);
    if (argc > 1)
        happenings = strtoul(argv[1], NULL, 10);
    modes_all(&count);
    tcase_add_loop_test(tests, whatever_bots_say_the_table_goes_on, 0, (int)count);
    tcase_add_test(tests, a_question_that_stands_is_put_once);
    return suite_run(suite);
}
