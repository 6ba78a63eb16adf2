/* What a move at a hosted table costs, counted: an action is played once, and a position is looked at once for each
 * pair of eyes that is told of it. The linker hands the calls of everybody over to the counters here. */
#include <stdio.h>

#include "support/hosted.h"
#include "support/suite.h"

static unsigned applied, viewed;

enum hg_reason __real_hg_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void __real_hg_apply_legal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void __real_hg_view(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out);
enum hg_reason __wrap_hg_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void __wrap_hg_apply_legal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void __wrap_hg_view(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out);

enum hg_reason __wrap_hg_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    applied++;
    return __real_hg_apply(r, s, a);
}

void __wrap_hg_apply_legal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    applied++;
    __real_hg_apply_legal(r, s, a);
}

void __wrap_hg_view(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out)
{
    viewed++;
    __real_hg_view(r, s, seat, out);
}

/* A move of whoever is awaited, and how many actions it became. */
static unsigned long count_move(void)
{
    char text[NOTATION_MAX];
    unsigned long number = d.t.course.number;
    uint8_t seat = hg_actor(&d.t.course.state);
    describe(seat, text);
    applied = viewed = 0;
    ck_assert_str_eq(act(seat, text), "ok");
    return d.t.course.number - number;
}

/* 8 views tell four pairs of eyes (three seats, onlookers) of an action, 3 ask, 1 judges; the onlooker who is there is
 * told who is asked, too. */
START_TEST(a_move_with_three_persons_is_played_once)
{
    begin_game("mass-effect/basic 3", no_clock);
    unsigned moves = 0;
    for (unsigned i = 0; i < 300; i++) {
        unsigned long actions = count_move();
        if (actions != 1)
            continue;
        moves++;
        ck_assert_uint_eq(applied, 1);
        ck_assert_uint_le(viewed, 13);
    }
    ck_assert_uint_gt(moves, 100);
    driver_disconnect(&d, SPECTATOR);
    for (unsigned i = 0; i < 300; i++)
        if (count_move() == 1) {
            ck_assert_uint_eq(applied, 1);
            ck_assert_uint_le(viewed, 12);
        }
    end_game();
}
END_TEST

/* A batch of several actions: chance and what follows it are played once, too. */
START_TEST(what_follows_a_move_is_played_once)
{
    unsigned long longest = 0;
    begin_game("mass-effect/basic 3", no_clock);
    driver_disconnect(&d, SPECTATOR);
    for (unsigned i = 0; i < 600; i++) {
        unsigned long actions = count_move();
        ck_assert_uint_eq(applied, actions);
        ck_assert_uint_le(viewed, 4 + 8 * actions);
        longest = actions > longest ? actions : longest;
    }
    ck_assert_uint_gt(longest, 1);
    end_game();
}
END_TEST

static void count_record(bool *looked)
{
    const struct store_text *log = &d.store.inner.log[STORE_RECORD];
    struct fault f;
    struct hg_action a;
    struct record_reader *reader = record_open_text("record", log->text, log->kept, &f);
    ck_assert_msg(reader != NULL, "%s: %s", f.place, f.sentence);
    unsigned long actions = 0;
    applied = viewed = 0;
    while (record_next(reader, &a, NULL, &f) == RECORD_ACTION)
        actions++;
    ck_assert_uint_gt(actions, 500);
    ck_assert_uint_le(applied, actions);
    *looked = viewed > 0;
    ck_assert_uint_le(viewed, 2 * actions);
    record_close(reader);
}

/* Only an undo asks whether anybody has learned anything. */
START_TEST(reading_a_record_looks_through_nobodys_eyes)
{
    bool looked;
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 600; i++)
        move();
    count_record(&looked);
    ck_assert(!looked);
    end_game();
}
END_TEST

START_TEST(a_restart_looks_only_for_those_who_may_come)
{
    begin_game("mass-effect/basic 3", no_clock);
    for (unsigned i = 0; i < 300; i++)
        move();
    unsigned long actions = d.t.course.number;
    applied = viewed = 0;
    ck_assert(driver_restart(&d));
    ck_assert_uint_eq(d.t.course.number, actions);
    ck_assert_uint_eq(applied, actions);
    ck_assert_uint_le(viewed, 8 * actions);
    end_game();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host counts", &tests);
    tcase_add_test(tests, a_move_with_three_persons_is_played_once);
    tcase_add_test(tests, what_follows_a_move_is_played_once);
    tcase_add_test(tests, reading_a_record_looks_through_nobodys_eyes);
    tcase_add_test(tests, a_restart_looks_only_for_those_who_may_come);
    return suite_run(suite);
}
