/* The library for other programs: refusals change nothing, buffers are never overrun, nothing hidden is shown, and what
 * was written reads back. */
#include "library/hegemon.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/modes.h"
#include "support/suite.h"

static char fault[HEGEMON_FAULT];

static struct hegemon *begin(const char *game, unsigned seats, uint64_t seed)
{
    struct hegemon *g = hegemon_new(game, seats, NULL, seed, fault);
    ck_assert_msg(g != NULL, "%s", fault);
    return g;
}

static void step(struct hegemon *g)
{
    char action[HEGEMON_ACTION];
    int seat = hegemon_awaited(g);
    if (seat == HEGEMON_CHANCE)
        ck_assert_msg(hegemon_deal(g, fault), "%s", fault);
    else
        ck_assert_msg(hegemon_advise(g, "casual", action, fault) && hegemon_act(g, seat, action, fault), "%s", fault);
}

/* Until a seat is asked: first the dice say who begins, and equal ones are thrown again. */
static void step_to_a_seat(struct hegemon *g)
{
    while (hegemon_awaited(g) == HEGEMON_CHANCE)
        step(g);
}

static char *record_of(struct hegemon *g, size_t *length)
{
    *length = hegemon_record(g, NULL, 0);
    char *text = malloc(*length + 1);
    ck_assert_ptr_nonnull(text);
    ck_assert_uint_eq(hegemon_record(g, text, *length + 1), *length);
    ck_assert_uint_eq(strlen(text), *length);
    return text;
}

START_TEST(every_mode_is_played_to_its_end_and_reads_back)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++) {
        char name[96];
        size_t length;
        snprintf(name, sizeof name, "%s", mode[i].label);
        *strchr(name, ' ') = '\0';
        struct hegemon *g = begin(name, mode[i].rules.seats, 11);
        while (hegemon_awaited(g) != HEGEMON_NOBODY)
            step(g);
        char *text = record_of(g, &length);
        struct hegemon *again = hegemon_read(text, length, fault);
        ck_assert_msg(again != NULL, "%s: %s", mode[i].label, fault);
        ck_assert_uint_eq(hegemon_hash(again), hegemon_hash(g));
        ck_assert_uint_eq(hegemon_actions(again), hegemon_actions(g));
        ck_assert_uint_eq(hegemon_winners(again), hegemon_winners(g));
        hegemon_free(again);
        hegemon_free(g);
        free(text);
    }
}
END_TEST

START_TEST(a_game_that_was_read_goes_on_as_if_nothing_had_happened)
{
    size_t length;
    struct hegemon *g = begin("mass-effect/basic", 3, 5);
    for (unsigned i = 0; i < 200; i++)
        step(g);
    char *text = record_of(g, &length);
    struct hegemon *again = hegemon_read(text, length, fault);
    ck_assert_msg(again != NULL, "%s", fault);
    ck_assert_int_eq(hegemon_awaited(again), hegemon_awaited(g));
    for (unsigned i = 0; i < 50; i++)
        step(again);
    free(text);
    text = record_of(again, &length);
    hegemon_free(again);
    again = hegemon_read(text, length, fault);
    ck_assert_msg(again != NULL, "%s", fault);
    ck_assert_uint_eq(hegemon_actions(again), 250);
    hegemon_free(again);
    hegemon_free(g);
    free(text);
}
END_TEST

START_TEST(a_refusal_says_why_and_changes_nothing)
{
    struct hegemon *g = begin("mass-effect/basic", 3, 5);
    step_to_a_seat(g);
    uint64_t hash = hegemon_hash(g);
    unsigned long actions = hegemon_actions(g);
    int seat = hegemon_awaited(g), other = seat == 1 ? 2 : 1;
    ck_assert(!hegemon_act(g, seat, "attack nowhere earth 3", fault) && strstr(fault, "nowhere") != NULL);
    ck_assert(!hegemon_act(g, seat, "end", fault) && fault[0] != '\0');
    ck_assert(!hegemon_act(g, other, "claim earth", fault) && fault[0] != '\0');
    ck_assert(!hegemon_act(g, 4, "claim earth", fault) && strstr(fault, "no seat 4") != NULL);
    ck_assert(!hegemon_act(g, 0, "claim earth", fault));
    ck_assert(!hegemon_deal(g, fault) && fault[0] != '\0');
    ck_assert(!hegemon_advise(g, "nobody", fault, NULL));
    ck_assert_uint_eq(hegemon_hash(g), hash);
    ck_assert_uint_eq(hegemon_actions(g), actions);
    hegemon_free(g);
}
END_TEST

START_TEST(what_does_not_exist_is_refused_by_name)
{
    ck_assert_ptr_null(hegemon_new("nonsense/basic", 3, NULL, 1, fault));
    ck_assert_ptr_nonnull(strstr(fault, "nonsense"));
    ck_assert_ptr_null(hegemon_new("mass-effect/basic", 9, NULL, 1, fault));
    ck_assert_ptr_nonnull(strstr(fault, "9"));
    ck_assert_ptr_null(hegemon_new("mass-effect/basic", 3, "reshuffle", 1, fault));
    ck_assert_ptr_nonnull(strstr(fault, "reshuffle"));
    ck_assert_ptr_null(hegemon_new("mass-effect/basic", 3, "reshuffle=perhaps", 1, fault));
    ck_assert_ptr_nonnull(strstr(fault, "perhaps"));
    ck_assert_ptr_null(hegemon_new("mass-effect/basic", 3, "reshuffle=perhaps", 1, NULL));
    ck_assert_ptr_null(hegemon_read("nonsense\n", 9, fault));
    ck_assert_ptr_nonnull(strstr(fault, "record:1"));
    ck_assert_ptr_null(hegemon_read("", 0, fault));
}
END_TEST

START_TEST(a_short_buffer_is_filled_and_no_more)
{
    struct hegemon *g = begin("starcraft/basic", 0, 5);
    char whole[32768], part[64];
    size_t length = hegemon_view(g, 1, whole, sizeof whole);
    ck_assert_uint_eq(length, strlen(whole));
    for (size_t size = 0; size < sizeof part; size++) {
        memset(part, '#', sizeof part);
        ck_assert_uint_eq(hegemon_view(g, 1, part, size), length);
        for (size_t i = size; i < sizeof part; i++)
            ck_assert_int_eq(part[i], '#');
        if (size > 0)
            ck_assert_uint_eq(strlen(part), size - 1);
    }
    hegemon_free(g);
}
END_TEST

/* The words of a hand: a seat sees its own cards, others see none of them. */
START_TEST(a_view_shows_nobody_elses_cards)
{
    struct hegemon *g = begin("mass-effect/basic", 3, 5);
    static char own[32768], other[32768];
    const char *hand = NULL;
    for (unsigned i = 0; i < 3000 && hand == NULL && hegemon_awaited(g) != HEGEMON_NOBODY; i++) {
        step(g);
        hegemon_view(g, 1, own, sizeof own);
        hand = strstr(own, "\"hand\":{\"1\":[\"");
    }
    ck_assert_ptr_nonnull(hand);
    char card[64];
    snprintf(card, sizeof card, "%.*s", (int)strcspn(hand + 14, "\""), hand + 14);
    hegemon_view(g, 2, other, sizeof other);
    ck_assert_ptr_null(strstr(other, card));
    hegemon_view(g, HEGEMON_SPECTATOR, other, sizeof other);
    ck_assert_ptr_null(strstr(other, card));
    hegemon_free(g);
}
END_TEST

START_TEST(stories_are_told_in_the_reader_s_language)
{
    struct hegemon *g = begin("mass-effect/basic", 3, 5);
    char english[512], french[512], notation[HEGEMON_ACTION];
    ck_assert_uint_eq(hegemon_story(g, 1, "en", english, sizeof english), 0);
    step_to_a_seat(g);
    step(g);
    hegemon_last(g, HEGEMON_SPECTATOR, notation, sizeof notation);
    ck_assert_int_eq(strncmp(notation, "claim ", 6), 0);
    ck_assert_uint_gt(hegemon_story(g, 1, "en", english, sizeof english), 0);
    ck_assert_uint_gt(hegemon_story(g, 1, "fr", french, sizeof french), 0);
    ck_assert_str_ne(english, french);
    hegemon_story(g, 1, "xx", french, sizeof french);
    ck_assert_str_eq(english, french);
    hegemon_free(g);
}
END_TEST

/* The value at the end of a message that goes over everything that was told. */
static void chain_in(const char *message, char out[33])
{
    const char *found = strstr(message, "\"chain\":\"");
    ck_assert_ptr_nonnull(found);
    snprintf(out, 33, "%s", found + 9);
}

START_TEST(messages_are_those_of_the_wire)
{
    static char message[262144];
    char told[33], seen[33];
    struct hegemon *g = begin("mass-effect/basic", 3, 5);
    size_t length;
    ck_assert_uint_eq(hegemon_event(g, 1, "en", message, sizeof message), 0);
    step_to_a_seat(g);
    for (unsigned i = 0; i < 40; i++)
        step(g);
    step_to_a_seat(g);
    int seat = hegemon_awaited(g), other = seat == 1 ? 2 : 1;
    ck_assert_uint_gt(hegemon_ask(g, seat, "fr", message, sizeof message), 0);
    ck_assert(strncmp(message, "{\"t\":\"ask\"", 10) == 0 && strstr(message, "\"boxes\"") != NULL);
    ck_assert_uint_gt(hegemon_ask(g, other, "fr", message, sizeof message), 0);
    ck_assert_ptr_null(strstr(message, "\"boxes\""));
    hegemon_event(g, seat, "en", message, sizeof message);
    ck_assert_int_eq(strncmp(message, "{\"t\":\"events\",\"list\":[{\"number\":", 32), 0);
    chain_in(message, told);
    hegemon_snapshot(g, seat, message, sizeof message);
    chain_in(message, seen);
    ck_assert_str_eq(told, seen);
    ck_assert_uint_gt(hegemon_facts(g, "en", message, sizeof message), 1000);
    char *text = record_of(g, &length);
    struct hegemon *again = hegemon_read(text, length, fault);
    ck_assert_msg(again != NULL, "%s", fault);
    hegemon_snapshot(again, seat, message, sizeof message);
    chain_in(message, seen);
    ck_assert_str_eq(told, seen);
    hegemon_free(again);
    hegemon_free(g);
    free(text);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("library", &tests);
    tcase_add_test(tests, every_mode_is_played_to_its_end_and_reads_back);
    tcase_add_test(tests, a_game_that_was_read_goes_on_as_if_nothing_had_happened);
    tcase_add_test(tests, a_refusal_says_why_and_changes_nothing);
    tcase_add_test(tests, what_does_not_exist_is_refused_by_name);
    tcase_add_test(tests, a_short_buffer_is_filled_and_no_more);
    tcase_add_test(tests, a_view_shows_nobody_elses_cards);
    tcase_add_test(tests, stories_are_told_in_the_reader_s_language);
    tcase_add_test(tests, messages_are_those_of_the_wire);
    return suite_run(suite);
}
