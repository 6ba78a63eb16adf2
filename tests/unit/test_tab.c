/* The table of a browser's tab, compiled for this machine: what strangers might hand to it, under the sanitizers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/plan.h"
#include "players/rng.h"
#include "store/store.h"
#include "support/suite.h"
#include "wasm/order.h"
#include "wasm/tab.h"

enum { STEPS = 20000, MUTANTS = 4000 };

#define TOKEN "00112233445566778899aabbccddeeff"

static const char plan_of_ais[] =
    "{\"id\":\"t-1\",\"game\":\"mass-effect/galaxy-at-war\",\"seats\":[\"casual\",\"casual\",\"casual\"],"
    "\"options\":{\"scanning\":\"on\"},\"level\":\"novice\",\"token\":\"" TOKEN "\"}";

static const uint64_t now = UINT64_C(1790000000000);

static uint32_t create(const char *plan)
{
    return tab_create(plan, (uint32_t)strlen(plan), now);
}

static void tell(uint32_t watcher, const char *message)
{
    ck_assert_uint_eq(tab_hear(watcher, now, message, (uint32_t)strlen(message)), 1);
}

static void work(const struct tab_output *o)
{
    struct order order;
    ck_assert_uint_eq(o->length, sizeof order);
    memcpy(&order, o + 1, sizeof order);
    ck_assert_uint_eq(tab_think(&order, sizeof order), 1);
    tab_worked(now, &order, sizeof order);
}

/* Takes outputs and answers them, at most so many; returns how many lines were stored, and the last message. */
static unsigned settle(unsigned most, char *last, size_t size)
{
    const struct tab_output *o;
    unsigned lines = 0;
    for (unsigned i = 0; i < most && (o = tab_next()) != NULL; i++) {
        if (o->kind == TAB_COMMIT)
            tab_stored(now, 1);
        else if (o->kind == TAB_WORK)
            work(o);
        else if (o->kind == TAB_LINE)
            lines++;
        else if (o->kind == TAB_SEND && last != NULL)
            snprintf(last, size, "%.*s", (int)o->length, (const char *)(o + 1));
    }
    return lines;
}

static void begin(void)
{
    ck_assert_msg(create(plan_of_ais) == 1, "%s", wasm_sentence());
    settle(STEPS, NULL, 0);
    ck_assert_uint_eq(tab_connect(3), 1);
    tell(3, "{\"t\":\"hello\",\"v\":1,\"token\":\"" TOKEN "\"}");
    tell(3, "{\"t\":\"start\",\"id\":\"a\"}");
}

static char *copy_of(enum store_log log, uint32_t *length)
{
    *length = tab_log_length(log);
    char *copy = malloc(*length + 1);
    memcpy(copy, tab_log(log), *length);
    copy[*length] = '\0';
    return copy;
}

START_TEST(a_game_of_ais_is_played_stored_and_verified)
{
    static char last[1 << 16];
    uint32_t length;
    begin();
    ck_assert_uint_gt(settle(100 * STEPS, last, sizeof last), 100);
    ck_assert_ptr_nonnull(strstr(last, "\"t\":\"end\""));
    char *record = copy_of(STORE_RECORD, &length);
    ck_assert_msg(wasm_verify(record, length) == 0, "%s", wasm_sentence());
    free(record);
}
END_TEST

START_TEST(a_table_comes_back_from_its_logs_and_plays_on)
{
    static char last[1 << 16];
    uint32_t records, lines;
    begin();
    settle(500, NULL, 0);
    char *record = copy_of(STORE_RECORD, &records), *log = copy_of(STORE_TABLE, &lines);
    ck_assert_uint_eq(tab_restore(record, records - 1, log, lines, now), 0); /* torn */
    ck_assert_uint_eq(tab_connect(3), 0);                                    /* there is no table now */
    ck_assert_msg(tab_restore(record, records, log, lines, now) == 1, "%s", wasm_sentence());
    ck_assert_uint_eq(tab_connect(3), 1);
    tab_tick(now);
    tell(3, "{\"t\":\"hello\",\"v\":1}");
    settle(100 * STEPS, last, sizeof last);
    ck_assert_ptr_nonnull(strstr(last, "\"t\":\"end\""));
    free(record);
    free(log);
}
END_TEST

/* Whatever stands there is a table or a sentence, never anything else. */
START_TEST(spoilt_plans_are_refused_with_a_sentence)
{
    struct rng rng;
    struct opened_name name;
    struct host_plan plan;
    struct fault f;
    unsigned refused = 0;
    rng_seed(&rng, 1, 1);
    for (unsigned i = 0; i < MUTANTS; i++) {
        size_t length = strlen(plan_of_ais);
        char *text = malloc(length); /* exactly, so that a byte too far is noticed */
        memcpy(text, plan_of_ais, length);
        for (unsigned k = rng_below(&rng, 3); k > 0; k--)
            text[rng_below(&rng, (uint32_t)length)] = "\"{}[],:/ a1\\"[rng_below(&rng, 12)];
        size_t kept = rng_below(&rng, 4) == 0 ? rng_below(&rng, (uint32_t)length + 1) : length;
        f.sentence[0] = '\0';
        if (!plan_read(text, kept, ENGLISH, &name, &plan, &f)) {
            ck_assert_uint_gt(strlen(f.sentence), 5);
            refused++;
        }
        free(text);
    }
    ck_assert_uint_gt(refused, MUTANTS / 2);
}
END_TEST

START_TEST(spoilt_logs_are_refused_or_read)
{
    struct rng rng;
    uint32_t records, lines;
    unsigned refused = 0;
    begin();
    settle(300, NULL, 0);
    char *record = copy_of(STORE_RECORD, &records), *log = copy_of(STORE_TABLE, &lines);
    rng_seed(&rng, 2, 1);
    for (unsigned i = 0; i < 150; i++) {
        bool first = rng_below(&rng, 2) == 0;
        char *at = first ? &record[rng_below(&rng, records)] : &log[rng_below(&rng, lines)], was = *at;
        *at = "\n 019az#"[rng_below(&rng, 8)];
        refused += tab_restore(record, records, log, lines, now) == 0;
        *at = was;
    }
    ck_assert_uint_gt(refused, 50);
    ck_assert_uint_eq(tab_restore(record, records, log, lines, now), 1);
    free(record);
    free(log);
}
END_TEST

START_TEST(what_is_no_order_is_refused)
{
    struct order order;
    memset(&order, 0x41, sizeof order);
    ck_assert_uint_eq(tab_think(&order, sizeof order), 0);
    ck_assert_uint_eq(tab_think(&order, sizeof order - 1), 0);
    begin();
    tab_worked(now, &order, sizeof order);
    ck_assert_uint_gt(settle(STEPS, NULL, 0), 10);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("tab", &tests);
    tcase_add_test(tests, a_game_of_ais_is_played_stored_and_verified);
    tcase_add_test(tests, a_table_comes_back_from_its_logs_and_plays_on);
    tcase_add_test(tests, spoilt_plans_are_refused_with_a_sentence);
    tcase_add_test(tests, spoilt_logs_are_refused_or_read);
    tcase_add_test(tests, what_is_no_order_is_refused);
    return suite_run(suite);
}
