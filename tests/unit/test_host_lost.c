/* Nothing is lost. A short game is played through once, as it should be. Then again and again with a store that fails,
 * and with a host that is gone, at every single append and sync: each time the game comes to the same record, byte for
 * byte, and whatever was acknowledged is in it. The argument N tries every Nth of them alone, where sanitizers look on.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/inside.h"
#include "players/random.h"
#include "store/file.h"
#include "support/driver.h"
#include "support/suite.h"
#include "text/notation.h"

enum { MOVES = 26, TRIES = 60 };

/* The script of a game: what each person says, in order. It is written down when the game is played for the first time.
 */
struct saying {
    unsigned watcher;
    char text[400], id[WIRE_ID_MAX];
};

static struct script {
    struct saying saying[2 * MOVES + 40];
    unsigned count;
    char *record;
    size_t length;
} script;

static struct driver d;

static void note(unsigned watcher, const char *id, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void note(unsigned watcher, const char *id, const char *format, ...)
{
    struct saying *s = &script.saying[script.count++];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(s->text, sizeof s->text, format, arguments);
    va_end(arguments);
    s->watcher = watcher;
    snprintf(s->id, sizeof s->id, "%s", id);
}

static const char *say_last(void)
{
    const struct saying *s = &script.saying[script.count - 1];
    driver_say(&d, s->watcher, "%s", s->text);
    return driver_answer(&d, s->watcher, s->id, NULL);
}

static void come(unsigned watcher, long after)
{
    driver_connect(&d, watcher);
    driver_hello(&d, watcher, after);
}

/* ---- The game as it should be ------------------------------------------------------------------------------------ */

static void note_lobby(unsigned seats)
{
    char id[WIRE_ID_MAX];
    for (unsigned i = 0; i < seats; i++) {
        snprintf(id, sizeof id, "j%u", i);
        note(i, id, "{\"t\":\"join\",\"id\":\"%s\",\"name\":\"Person %u\",\"seat\":%u}", id, i, i + 1);
        ck_assert_str_eq(say_last(), "ok");
    }
    for (unsigned i = 0; i < seats; i++) {
        snprintf(id, sizeof id, "r%u", i);
        note(i, id, "{\"t\":\"ready\",\"id\":\"%s\",\"on\":true}", id);
        ck_assert_str_eq(say_last(), "ok");
    }
    for (unsigned i = 0; i < seats; i++) {
        snprintf(id, sizeof id, "c%u", i);
        note(i, id, "{\"t\":\"contribute\",\"id\":\"%s\",\"hex\":\"%064x\"}", id, 4711 + i);
        ck_assert_str_eq(say_last(), "ok");
    }
}

static bool may_take_back(uint8_t seat)
{
    struct hg_action undo = hg_blank(RECORD_UNDO, seat);
    struct hg_state before;
    return course_after(&d.t.course, d.game.wire.rules, &undo, &before);
}

static void note_move(struct rng *rng, unsigned move)
{
    const struct hg_rules *r = d.game.wire.rules;
    struct hg_choices choices;
    struct hg_view v;
    char text[NOTATION_MAX], id[WIRE_ID_MAX];
    uint8_t seat = hg_actor(&d.t.course.state);
    hg_view(r, &d.t.course.state, seat, &v);
    hg_choices(r, &v.position, &choices);
    struct hg_action a = player_aggressive.choose(r, &v, &choices, &(struct kit){.rng = rng, .odds = d.odds}, NULL);
    notation_print(r, edition_names(d.game.wire.edition), &a, text);
    snprintf(id, sizeof id, "m%u", move);
    note(seat, id, "{\"t\":\"act\",\"id\":\"%s\",\"number\":%lu,\"do\":\"%s\"}", id, d.t.course.number, text);
    ck_assert_str_eq(say_last(), "ok");
    if (move % 9 == 4 && may_take_back(seat)) {
        snprintf(id, sizeof id, "mu%u", move);
        note(seat, id, "{\"t\":\"undo\",\"id\":\"%s\",\"number\":%lu}", id, d.t.course.number);
        ck_assert_str_eq(say_last(), "ok");
    }
    if (move % 7 == 3) {
        snprintf(id, sizeof id, "s%u", move);
        note(seat, id, "{\"t\":\"say\",\"id\":\"%s\",\"text\":\"move %u\"}", id, move);
        ck_assert_str_eq(say_last(), "ok");
    }
}

static void write_script(const struct mode *mode)
{
    struct rng rng;
    char id[WIRE_ID_MAX];
    unsigned seats = mode->rules.seats;
    script.count = 0;
    rng_seed(&rng, 5, 5);
    driver_open(&d, mode, NULL, 99);
    driver_create(&d);
    for (unsigned i = 0; i < seats; i++)
        come(i, -1);
    note_lobby(seats);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    for (unsigned i = 0; i < MOVES && d.t.phase == HOST_PLAYING; i++)
        note_move(&rng, i);
    for (unsigned i = 0; i < seats && d.t.phase == HOST_PLAYING; i++) {
        snprintf(id, sizeof id, "m-end-%u", i);
        note(i, id, "{\"t\":\"aside\",\"id\":\"%s\",\"do\":\"resign\"}", id);
        ck_assert_str_eq(say_last(), "ok");
    }
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    script.length = d.store.inner.log[STORE_RECORD].kept;
    script.record = malloc(script.length);
    memcpy(script.record, d.store.inner.log[STORE_RECORD].text, script.length);
}

/* ---- Again, with trouble ----------------------------------------------------------------------------------------- */

enum trouble { STORE_FAILS, HOST_IS_KILLED, KILLED_AFTER_COMMIT };

static bool killed;

static void come_back(unsigned seats)
{
    unsigned long seen[DRIVER_WATCHERS];
    for (unsigned i = 0; i < seats; i++)
        seen[i] = d.watcher[i].number;
    ck_assert_msg(driver_restart(&d), "%s", d.broken);
    driver_tick(&d, d.now + 1);
    for (unsigned i = 0; i < seats; i++)
        come(i, -1);
    for (unsigned i = 0; i < seats; i++) /* what anybody was told of is there */
        ck_assert_msg(d.t.phase < HOST_PLAYING || d.t.course.number >= seen[i],
                      "number %lu was told, number %lu stored", seen[i], d.t.course.number);
}

/* Lets the store answer until the trouble comes. */
static void run_into(enum trouble trouble, unsigned long k, unsigned seats)
{
    struct fault f;
    while (d.committing && !(trouble == KILLED_AFTER_COMMIT && !killed && d.store.calls >= k))
        driver_store(&d);
    if (killed || d.store.calls < k || trouble == STORE_FAILS)
        return;
    killed = true;
    if (trouble == KILLED_AFTER_COMMIT && d.committing && !d.spoilt)
        ck_assert_int_eq(store_sync(&d.store.store, &f), STORE_DONE);
    come_back(seats);
    while (d.committing)
        driver_store(&d);
}

static void say_until_ok(const struct saying *s, enum trouble trouble, unsigned long k, unsigned seats)
{
    for (unsigned i = 0; i < TRIES; i++) {
        d.slow = true;
        driver_say(&d, s->watcher, "%s", s->text);
        run_into(trouble, k, seats);
        const char *wrong = driver_check(&d, false);
        ck_assert_msg(wrong == NULL, "call %lu, '%s': %s", k, s->text, wrong);
        if (strcmp(driver_answer(&d, s->watcher, s->id, NULL), "ok") == 0)
            return;
        driver_tick(&d, d.now + 300);
        run_into(trouble, k, seats);
    }
    const json_t *m = NULL;
    driver_answer(&d, s->watcher, s->id, &m);
    ck_abort_msg("call %lu: '%s' is never done: %s", k, s->text, m != NULL ? json_dumps(m, 0) : "no answer");
}

/* The same message once more gets the same answer, and nothing happens. */
static void say_again(const struct saying *s)
{
    unsigned long number = d.t.course.number, lines = (unsigned long)d.t.lines[STORE_TABLE];
    const json_t *first, *second;
    driver_answer(&d, s->watcher, s->id, &first);
    long long was = json_integer_value(json_object_get(first, "number"));
    driver_say(&d, s->watcher, "%s", s->text);
    run_into(STORE_FAILS, 0, 0);
    ck_assert_str_eq(driver_answer(&d, s->watcher, s->id, &second), "ok");
    ck_assert_msg(s->id[0] == 'j' || s->id[0] == 'r' || json_integer_value(json_object_get(second, "number")) == was,
                  "'%s' again: another answer", s->text);
    ck_assert_uint_eq(d.t.course.number, number);
    if (s->id[0] == 'm' || s->id[0] == 's')
        ck_assert_uint_eq(d.t.lines[STORE_TABLE], lines);
}

static void play_with(const struct mode *mode, enum trouble trouble, unsigned long k, unsigned long fails)
{
    unsigned seats = mode->rules.seats;
    killed = false;
    driver_open(&d, mode, NULL, 99);
    driver_create(&d);
    d.store.calls = 0;
    d.store.fails_at = trouble == STORE_FAILS ? k : 0;
    d.store.fails = fails;
    for (unsigned i = 0; i < seats; i++)
        come(i, -1);
    for (unsigned i = 0; i < script.count; i++) {
        say_until_ok(&script.saying[i], trouble, k, seats);
        if (i % 5 == 0 && script.saying[i].id[0] != 'r' && script.saying[i].id[0] != 'c')
            say_again(&script.saying[i]);
        for (unsigned n = 0; n < TRIES && (d.t.retry != 0 || d.committing); n++) {
            driver_tick(&d, d.now + 300);
            run_into(trouble, k, seats);
        }
    }
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "call %lu: %s", k, wrong);
    const struct store_text *record = &d.store.inner.log[STORE_RECORD];
    ck_assert_msg(record->kept == script.length && memcmp(record->text, script.record, script.length) == 0,
                  "call %lu: another record", k);
}

/* How many calls the undisturbed game makes. */
static unsigned long calls_of(const struct mode *mode)
{
    play_with(mode, STORE_FAILS, 0, 0);
    unsigned long calls = d.store.calls;
    driver_close(&d);
    return calls;
}

static unsigned long step = 1;

static void each_call(const struct mode *mode, enum trouble trouble, unsigned long fails)
{
    unsigned long calls = calls_of(mode);
    ck_assert_uint_gt(calls, 50);
    for (unsigned long k = 1; k <= calls; k += step) {
        play_with(mode, trouble, k, fails);
        driver_close(&d);
    }
}

static const struct mode *find_mode(const char *label)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    while (count-- > 0)
        if (strcmp(mode[count].label, label) == 0)
            return &mode[count];
    ck_abort_msg("there is no mode %s", label);
    return NULL;
}

static void with_script(const char *label, enum trouble trouble, unsigned long fails)
{
    const struct mode *mode = find_mode(label);
    write_script(mode);
    driver_close(&d);
    each_call(mode, trouble, fails);
    free(script.record);
}

START_TEST(a_store_that_fails_once_loses_nothing)
{
    with_script("mass-effect/basic 3", STORE_FAILS, 1);
}
END_TEST

START_TEST(a_store_that_fails_for_a_while_loses_nothing)
{
    with_script("galactic-warfare/standard 2", STORE_FAILS, 9);
}
END_TEST

START_TEST(a_host_that_is_killed_loses_nothing)
{
    with_script("galactic-warfare/standard 2", HOST_IS_KILLED, 0);
}
END_TEST

START_TEST(a_host_that_is_killed_after_the_commit_does_nothing_twice)
{
    with_script("mass-effect/basic 3", KILLED_AFTER_COMMIT, 0);
}
END_TEST

/* ---- The same table ---------------------------------------------------------------------------------------------- */

/* What does not outlive a host: who is connected, what is under way, whose time runs. */
static struct host_table lasting(const struct host_table *t)
{
    struct host_table out;
    memcpy(&out, t, sizeof out);
    memset(&out.pending, 0, sizeof out.pending);
    out.watcher = NULL;
    memset(out.here, 0, sizeof out.here);
    out.changed = 0;
    out.again = false;
    out.retry = out.patience = out.work_due = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        struct host_seat *s = &out.seat[i];
        s->asked = s->back = false;
        s->called = 0; /* a restarted table does not call about the question it stands at */
        s->since = 0;
        s->due = out.clock.kind == WIRE_CLOCK_DAYS ? s->due : 0;
        s->due_turn = out.clock.kind == WIRE_CLOCK_DAYS ? s->due_turn : 0;
        memset(s->hint, 0, sizeof s->hint);
        s->hint_due = 0;
    }
    return out;
}

/* Everything that newcomers are told: all seats, and a spectator. */
static uint64_t told(unsigned seats)
{
    d.hash = 1;
    for (unsigned i = 0; i <= seats; i++) {
        come(i, -1);
        driver_disconnect(&d, i);
    }
    return d.hash;
}

START_TEST(a_restored_table_is_the_one_that_was)
{
    const struct mode *mode = find_mode("starcraft/duel 2");
    unsigned seats = mode->rules.seats;
    write_script(mode);
    driver_close(&d);
    driver_open(&d, mode, &(struct wire_clock){.kind = WIRE_CLOCK_DAYS, .days = 2}, 99);
    driver_create(&d);
    for (unsigned i = 0; i < script.count; i++) {
        for (unsigned k = 0; k < seats; k++)
            come(k, -1);
        driver_say(&d, script.saying[i].watcher, "%s", script.saying[i].text);
        ck_assert_str_eq(driver_answer(&d, script.saying[i].watcher, script.saying[i].id, NULL), "ok");
        for (unsigned k = 0; k < seats; k++)
            driver_disconnect(&d, k);
        driver_tick(&d, d.now + 1000);
        struct host_table was = lasting(&d.t);
        uint64_t hash = told(seats);
        ck_assert_msg(driver_restart(&d), "%s", d.broken);
        driver_tick(&d, d.now);
        struct host_table is = lasting(&d.t);
        ck_assert_msg(memcmp(&was.seat, &is.seat, sizeof was.seat) == 0, "after '%s': other seats",
                      script.saying[i].text);
        ck_assert_msg(memcmp(&was.course, &is.course, sizeof was.course) == 0, "after '%s': another game",
                      script.saying[i].text);
        ck_assert_msg(memcmp(&was, &is, sizeof was) == 0, "after '%s': another table", script.saying[i].text);
        ck_assert_msg(told(seats) == hash, "after '%s': newcomers are told something else", script.saying[i].text);
    }
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    driver_close(&d);
    free(script.record);
}
END_TEST

static long read_file(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct fault f;
    return store_read(context, log, number, out, size, &f);
}

START_TEST(a_table_comes_back_from_its_files)
{
    static struct store_file file;
    struct host_table back;
    struct fault f;
    char path[] = "/tmp/hegemon-lost-XXXXXX", table_path[64];
    const struct mode *mode = find_mode("starcraft/duel 2");
    write_script(mode);
    driver_close(&d);
    driver_open(&d, mode, NULL, 99);
    close(mkstemp(path));
    unlink(path);
    snprintf(table_path, sizeof table_path, "%s.table", path);
    ck_assert_msg(store_file_create(&file, path, &f), "%s", f.sentence);
    d.mirror = &file.store;
    driver_create(&d);
    for (unsigned i = 0; i < 2; i++)
        come(i, -1);
    for (unsigned i = 0; i < script.count; i++)
        driver_say(&d, script.saying[i].watcher, "%s", script.saying[i].text);
    ck_assert_msg(d.broken == NULL, "%s", d.broken);
    ck_assert_int_eq(d.t.phase, HOST_OVER);
    store_close(&file.store);
    ck_assert_msg(store_file_open(&file, path, &f), "%s", f.sentence);
    struct host_out out = {.context = &file.store, .read = read_file};
    ck_assert_msg(host_restore(&back, &d.game, d.now, &out, &f), "%s: %s", f.place, f.sentence);
    struct host_table was = lasting(&d.t), is = lasting(&back);
    ck_assert_mem_eq(&was, &is, sizeof was);
    store_close(&file.store);
    unlink(path);
    unlink(table_path);
    driver_close(&d);
    free(script.record);
}
END_TEST

START_TEST(a_stale_number_is_refused_and_what_was_missed_is_told)
{
    const struct mode *mode = find_mode("mass-effect/basic 3");
    const json_t *m;
    write_script(mode);
    driver_close(&d);
    driver_open(&d, mode, NULL, 99);
    driver_create(&d);
    for (unsigned i = 0; i < mode->rules.seats; i++)
        come(i, -1);
    for (unsigned i = 0; i < 15; i++)
        driver_say(&d, script.saying[i].watcher, "%s", script.saying[i].text);
    unsigned long number = d.t.course.number;
    ck_assert_uint_gt(number, 3);
    driver_say(&d, 0, "{\"t\":\"act\",\"id\":\"mx\",\"number\":%lu,\"do\":\"end\"}", number - 2);
    ck_assert_str_eq(driver_answer(&d, 0, "mx", &m), "refuse");
    ck_assert_str_eq(json_string_value(json_object_get(m, "reason")), "stale");
    const json_t *list = json_object_get(driver_got(&d, 0, "events"), "list");
    ck_assert_uint_eq(json_array_size(list), 2);
    ck_assert_int_eq(json_integer_value(json_object_get(json_array_get(list, 1), "number")), (long long)number);
    ck_assert_uint_eq(d.t.course.number, number);
    driver_close(&d);
    free(script.record);
}
END_TEST

START_TEST(an_id_of_long_ago_gets_the_answer_of_long_ago)
{
    const struct mode *mode = find_mode("mass-effect/basic 3");
    const json_t *m;
    write_script(mode);
    unsigned long number = d.t.course.number;
    unsigned first = 0;
    while (script.saying[first].id[0] != 'm')
        first++;
    const struct saying *s = &script.saying[first];
    ck_assert_uint_gt(d.t.seat[s->watcher].ids, HOST_IDS);
    ck_assert(driver_restart(&d));
    come(s->watcher, -1);
    driver_say(&d, s->watcher, "%s", s->text);
    /* The game is over by now, which is no reason to forget. */
    ck_assert_str_eq(driver_answer(&d, s->watcher, s->id, &m), "ok");
    ck_assert_uint_eq(d.t.course.number, number);
    driver_close(&d);
    free(script.record);
}
END_TEST

int main(int argc, char **argv)
{
    TCase *tests;
    Suite *suite = suite_of("host loses nothing", &tests);
    if (argc > 1 && atoi(argv[1]) > 0)
        step = strtoul(argv[1], NULL, 10);
    tcase_add_test(tests, a_store_that_fails_once_loses_nothing);
    tcase_add_test(tests, a_store_that_fails_for_a_while_loses_nothing);
    tcase_add_test(tests, a_host_that_is_killed_loses_nothing);
    tcase_add_test(tests, a_host_that_is_killed_after_the_commit_does_nothing_twice);
    tcase_add_test(tests, a_restored_table_is_the_one_that_was);
    tcase_add_test(tests, a_table_comes_back_from_its_files);
    tcase_add_test(tests, a_stale_number_is_refused_and_what_was_missed_is_told);
    tcase_add_test(tests, an_id_of_long_ago_gets_the_answer_of_long_ago);
    return suite_run(suite);
}
