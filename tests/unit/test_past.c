/* What can be taken back: the last actions of one seat that have told nobody anything, as many as there is room for. */
#include <string.h>

#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "text/record/past.h"
#include "text/record/record.h"

enum { SMALL = 8, ACTIONS = 100 };

static const struct hg_rules *r;
static struct dealer dealer;
static struct hg_state s, was[ACTIONS]; /* was: before each action */
static struct hg_action done[ACTIONS];
static struct record_turn turn;
static struct record_past past;
static struct hg_action kept[SMALL];

static void play(const struct hg_action *a)
{
    const struct hg_state before = s;
    ck_assert_int_eq(hg_apply(r, &s, a), HG_OK);
    record_turn_add(&turn, r, &before, a);
    record_past_add(&past, (struct record_done){kept, SMALL}, r, &before, a);
}

/* The first of what is possible, or what is dealt. */
static struct hg_action any(void)
{
    struct hg_chances chances;
    struct hg_choices choices;
    if (hg_actor(&s) == HG_CHANCE) {
        hg_chances(r, &s, &chances);
        return dealer_deal(&dealer, &chances);
    }
    hg_choices(r, &s, &choices);
    return hg_choice_nth(&choices.box[0], 0);
}

/* A turn that begins with a hundred units to be placed. */
static void begin(void)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    while (strcmp(mode->label, "mass-effect/basic 3") != 0)
        mode++;
    r = &mode->rules;
    memset(&turn, 0, sizeof turn);
    memset(&past, 0, sizeof past);
    dealer_seed(&dealer, 3, 1);
    hg_start(r, &s);
    while (strcmp(hg_ask_name(r, s.ask[s.depth - 1].kind), "deploy") != 0) {
        struct hg_action a = any();
        play(&a);
    }
    s.conquest.open.pile = ACTIONS + 1;
    turn.past = past = (struct record_past){.seat = HG_NONE}; /* another position from here on */
}

/* A unit each. */
static void place_units(void)
{
    for (unsigned i = 0; i < ACTIONS; i++) {
        was[i] = s;
        done[i] = any();
        play(&done[i]);
        ck_assert_uint_eq(s.conquest.open.pile, ACTIONS - i);
    }
}

START_TEST(a_hundred_actions_are_taken_back_one_by_one)
{
    begin();
    place_units();
    for (unsigned i = ACTIONS; i-- > 0;) {
        struct hg_action undo = hg_blank(RECORD_UNDO, hg_actor(&was[i]));
        struct hg_state now = s;
        ck_assert(record_turn_top(&turn, r, &now, undo.seat, &s));
        ck_assert_mem_eq(&s, &was[i], sizeof s);
        record_turn_add(&turn, r, &now, &undo);
    }
    ck_assert(!record_turn_top(&turn, r, &s, hg_actor(&s), &was[1]));
}
END_TEST

START_TEST(with_less_room_the_first_actions_are_final)
{
    begin();
    place_units();
    for (unsigned i = ACTIONS; i-- > ACTIONS - SMALL;) {
        struct hg_action undo = hg_blank(RECORD_UNDO, hg_actor(&was[i]));
        struct hg_state now = s;
        ck_assert(record_past_top(&past, kept, r, &now, undo.seat, &s));
        ck_assert_mem_eq(&s, &was[i], sizeof s);
        record_past_add(&past, (struct record_done){kept, SMALL}, r, &now, &undo);
    }
    ck_assert(!record_past_top(&past, kept, r, &s, hg_actor(&s), &was[1]));
}
END_TEST

START_TEST(nobody_takes_back_what_another_seat_did)
{
    begin();
    place_units();
    for (uint8_t seat = 0; seat < r->seats; seat++)
        ck_assert_int_eq(record_turn_top(&turn, r, &s, seat, &was[1]), seat == hg_actor(&s));
}
END_TEST

/* What was done before a roll stays done, and so does the roll. */
START_TEST(chance_makes_everything_before_it_final)
{
    struct hg_state ignored;
    begin();
    s.conquest.open.pile = 1;
    bool rolled = false;
    for (unsigned i = 0; i < 200 && !rolled; i++) {
        struct hg_action a = any();
        play(&a);
        rolled = a.seat == HG_CHANCE;
        for (uint8_t seat = 0; rolled && seat < r->seats; seat++)
            ck_assert(!record_turn_top(&turn, r, &s, seat, &ignored));
    }
    ck_assert(rolled);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("past", &tests);
    tcase_add_test(tests, a_hundred_actions_are_taken_back_one_by_one);
    tcase_add_test(tests, with_less_room_the_first_actions_are_final);
    tcase_add_test(tests, nobody_takes_back_what_another_seat_did);
    tcase_add_test(tests, chance_makes_everything_before_it_final);
    return suite_run(suite);
}
