/* A record as a film: every position can be reached from every other, whatever was taken back on the way, and strength
 * is told for each. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "front/session.h"
#include "support/modes.h"
#include "support/suite.h"
#include "tui/replay/film.h"

static const char *const golden[] = {
    "tests/golden/mass-effect-basic-4.hgr",
    "tests/golden/halo-wars-command-room-5.hgr",
    "tests/golden/galactic-warfare-standard-2.hgr",
    "tests/golden/mass-effect-war-assets-3.hgr",
};
enum { GOLDEN = sizeof golden / sizeof golden[0] };

static struct film film;

static void open_film(const char *path)
{
    struct fault f;
    ck_assert_msg(film_open(&film, path, &f), "%s: %s", f.place, f.sentence);
}

/* Compares all frames with what the reader tells, line by line. */
static void compare_with_reader(const char *path)
{
    struct fault f;
    struct hg_action a;
    struct hg_state s;
    unsigned long i = 0;
    struct record_reader *reader = record_open(path, &f);
    ck_assert_ptr_nonnull(reader);
    do {
        film_position(&film, i, &s);
        ck_assert_mem_eq(&s, record_position(reader), sizeof s);
        i++;
    } while (record_next(reader, &a, NULL, &f) == RECORD_ACTION);
    ck_assert_uint_eq(i, film.count);
    record_close(reader);
}

START_TEST(every_frame_is_the_position_that_the_record_has_there)
{
    open_film(golden[_i]);
    ck_assert_int_eq(film.status, RECORD_FINISHED);
    compare_with_reader(golden[_i]);
    film_close(&film);
}
END_TEST

START_TEST(frames_may_be_looked_at_in_any_order)
{
    struct hg_state last, first, s;
    open_film(golden[_i]);
    film_position(&film, film_last(&film), &last);
    film_position(&film, 0, &first);
    for (unsigned long i = film.count; i-- > 0;)
        film_position(&film, i, &s);
    ck_assert_mem_eq(&s, &first, sizeof s);
    film_position(&film, film_last(&film), &s);
    ck_assert_mem_eq(&s, &last, sizeof s);
    film_close(&film);
}
END_TEST

START_TEST(turns_begin_where_the_position_says_so)
{
    struct hg_state s;
    open_film(golden[_i]);
    for (unsigned long t = 0; t < film.turns; t++) {
        film_position(&film, film.turn[t], &s);
        ck_assert_uint_eq(s.turn, t);
        ck_assert_uint_eq(film_turn(&film, film.turn[t]), t);
    }
    film_close(&film);
}
END_TEST

START_TEST(time_runs_from_the_first_frame_to_the_last)
{
    open_film(golden[_i]);
    unsigned long before = 0;
    ck_assert_uint_eq(film_time(&film, 0), 0);
    for (unsigned long i = 1; i < film.count; i++) {
        ck_assert_uint_ge(film_time(&film, i), before);
        before = film_time(&film, i);
    }
    ck_assert_uint_eq(before, film_time_end(&film));
    before = 0;
    for (unsigned long t = 0; t <= film_time_end(&film); t++) {
        ck_assert_uint_ge(film_frame_at(&film, t), before);
        before = film_frame_at(&film, t);
    }
    ck_assert_uint_eq(before, film_last(&film));
    film_close(&film);
}
END_TEST

START_TEST(shares_of_strength_make_a_whole)
{
    open_film(golden[_i]);
    for (unsigned long i = 0; i < film.count; i++) {
        unsigned sum = 0;
        for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
            sum += film.frame[i].strength[STRENGTH_SHARE][k];
            ck_assert_uint_le(film.frame[i].strength[STRENGTH_CHANCE][k], STRENGTH_ALL);
        }
        ck_assert_uint_le(sum, STRENGTH_ALL);
        ck_assert_uint_ge(sum, STRENGTH_ALL - HG_SEATS_MAX);
    }
    film_close(&film);
}
END_TEST

START_TEST(everybody_is_equal_until_the_first_turn)
{
    open_film(golden[_i]);
    for (unsigned long i = 0; film.frame[i].round == 0; i++)
        for (unsigned k = 0; k < film.r->seats; k++)
            ck_assert_uint_eq(film.frame[i].strength[STRENGTH_SHARE][k], STRENGTH_ALL / film.r->seats);
    film_close(&film);
}
END_TEST

START_TEST(who_has_won_has_all_chances_at_the_end)
{
    struct hg_state s;
    open_film(golden[_i]);
    film_position(&film, film_last(&film), &s);
    for (unsigned k = 0; k < film.r->seats; k++)
        if ((s.winners >> k & 1) != 0)
            ck_assert_uint_eq(film.frame[film_last(&film)].strength[STRENGTH_CHANCE][k], STRENGTH_ALL);
    film_close(&film);
}
END_TEST

/* ---- Records that were not played straight to their end ---------------------------------------------------------- */

static char path[64];
static struct session game;

static void begin(void)
{
    struct session_plan plan = {.seats = 3};
    struct fault f;
    uint64_t wanted = 3;
    snprintf(path, sizeof path, "/tmp/hegemon-replay-%ld.hgr", (long)getpid());
    ck_assert_msg(game_find_playable("mass-effect/basic", NULL, &wanted, &plan.game, &f), "%s", f.sentence);
    strcpy(plan.person[0], "me");
    plan.player[1] = plan.player[2] = player_find("aggressive");
    ck_assert_msg(session_begin(&game, &plan, path, &f), "%s", f.sentence);
}

static void end(void)
{
    struct fault f;
    char secret[80];
    session_close(&game, &f);
    snprintf(secret, sizeof secret, "%s.secret", path);
    unlink(secret);
    unlink(path);
}

/* The others act, then the person takes the first choice. */
static void act(void)
{
    struct hg_choices choices;
    struct hg_action a;
    enum hg_reason why;
    struct fault f;
    while (session_advance(&game, &a, &f) == TABLE_ACTED)
        ;
    hg_choices(game.rules, &game.table.state, &choices);
    a = hg_choice_nth(&choices.box[0], 0);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
}

START_TEST(what_was_taken_back_is_a_frame_too)
{
    struct fault f;
    unsigned undone = 0;
    begin();
    for (unsigned i = 0; i < 60; i++) {
        act();
        if (session_can_undo(&game, 0) && session_undo(&game, 0, &f) == TABLE_ACTED)
            undone++;
        if (i % 3 == 0)
            act();
    }
    ck_assert_uint_ge(undone, 10);
    open_film(path);
    ck_assert_int_eq(film.status, RECORD_UNFINISHED);
    compare_with_reader(path);
    film_close(&film);
    end();
}
END_TEST

START_TEST(a_broken_record_is_shown_up_to_its_fault)
{
    struct fault f;
    begin();
    for (unsigned i = 0; i < 5; i++)
        act();
    unsigned long good = game.table.actions;
    FILE *file = fopen(path, "a");
    fputs("nonsense\n", file);
    fclose(file);
    ck_assert(film_open(&film, path, &f));
    ck_assert_int_eq(film.status, RECORD_BROKEN);
    ck_assert_uint_eq(film_last(&film), good);
    ck_assert_ptr_nonnull(strchr(film.fault.place, ':'));
    film_close(&film);
    end();
}
END_TEST

START_TEST(a_record_without_a_header_is_no_film)
{
    struct fault f;
    ck_assert(!film_open(&film, "tests/suites.txt", &f));
    ck_assert_str_ne(f.sentence, "");
}
END_TEST

/* A region is whole without what nobody can hold. */
START_TEST(what_is_left_of_a_devastated_region_still_pays)
{
    unsigned count, i = 0, parts, income[2] = {0, 0};
    const struct mode *modes = modes_all(&count);
    struct strength_part part[STRENGTH_PARTS];
    struct hg_state s;
    while (strcmp(modes[i].label, "mass-effect/galaxy-at-war 3") != 0)
        i++;
    uint64_t region = modes[i].rules.conquest.region[0], ruin = region & (~region + 1);
    hg_start(&modes[i].rules, &s);
    s.conquest.open.own[0] = region & ~ruin;
    for (unsigned k = 0; k < 2; k++) {
        s.conquest.open.devastated = k == 0 ? 0 : ruin;
        parts = strength_parts(&modes[i].rules, &s, part);
        for (unsigned n = 0; n < parts; n++)
            if (part[n].kind == STRENGTH_INCOME)
                income[k] = part[n].of[0];
    }
    ck_assert_uint_eq(income[1], income[0] + modes[i].rules.conquest.bonus[0]);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("replay", &tests);
    tcase_add_test(tests, what_is_left_of_a_devastated_region_still_pays);
    tcase_add_loop_test(tests, every_frame_is_the_position_that_the_record_has_there, 0, GOLDEN);
    tcase_add_loop_test(tests, frames_may_be_looked_at_in_any_order, 0, GOLDEN);
    tcase_add_loop_test(tests, turns_begin_where_the_position_says_so, 0, GOLDEN);
    tcase_add_loop_test(tests, time_runs_from_the_first_frame_to_the_last, 0, GOLDEN);
    tcase_add_loop_test(tests, shares_of_strength_make_a_whole, 0, GOLDEN);
    tcase_add_loop_test(tests, everybody_is_equal_until_the_first_turn, 0, GOLDEN);
    tcase_add_loop_test(tests, who_has_won_has_all_chances_at_the_end, 0, GOLDEN);
    tcase_add_test(tests, what_was_taken_back_is_a_frame_too);
    tcase_add_test(tests, a_broken_record_is_shown_up_to_its_fault);
    tcase_add_test(tests, a_record_without_a_header_is_no_film);
    return suite_run(suite);
}
