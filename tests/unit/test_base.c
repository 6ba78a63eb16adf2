/* The database of many tables keeps the promise of a store, for eight writers as for one. What it refuses is
 * test_base_refused's subject, what a kill or a power cut leaves of it test_base_lost's. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/base/inside.h"
#include "support/based.h"
#include "support/keeps.h"
#include "support/suite.h"

static struct fault f;

static void in_sqlite(const char *path, const char *sql)
{
    sqlite3 *db;
    char *why = NULL;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_msg(sqlite3_exec(db, sql, NULL, NULL, &why) == SQLITE_OK, "%s", why);
    sqlite3_close(db);
}

/* ---- The laws of a store ----------------------------------------------------------------------------------------- */

START_TEST(a_base_keeps_lines_also_when_opened_again)
{
    struct base_store s;
    based_open();
    based_store(&s, "one");
    keeps_lines(&s.store);
    ck_assert_int_eq(keeps_add(&s.store, STORE_RECORD, 4, "never synced"), STORE_DONE);
    store_close(&s.store);
    base_store_free(&s);
    based_again();
    based_store(&s, "one");
    keeps_has_line(&s.store, STORE_RECORD, 3, "three");
    keeps_has_line(&s.store, STORE_RECORD, 4, NULL);
    ck_assert_int_eq(keeps_add(&s.store, STORE_RECORD, 4, "four"), STORE_DONE);
    ck_assert_int_eq(store_sync(&s.store, &f), STORE_DONE);
    keeps_has_line(&s.store, STORE_RECORD, 4, "four");
    base_store_free(&s);
    based_store(&s, "two");
    keeps_has_line(&s.store, STORE_RECORD, 1, NULL);
    keeps_lines(&s.store);
    base_store_free(&s);
    based_remove();
}
END_TEST

START_TEST(who_loses_a_number_reads_on)
{
    struct base_store a, b;
    based_open();
    based_store(&a, "one");
    based_store(&b, "one");
    ck_assert_int_eq(keeps_add(&a.store, STORE_TABLE, 1, "from a"), STORE_DONE);
    ck_assert_int_eq(keeps_add(&b.store, STORE_RECORD, 1, "from b"), STORE_DONE);
    ck_assert_int_eq(keeps_add(&b.store, STORE_TABLE, 1, "from b"), STORE_DONE);
    ck_assert_int_eq(store_sync(&a.store, &f), STORE_DONE);
    ck_assert_int_eq(store_sync(&b.store, &f), STORE_TAKEN);
    keeps_has_line(&b.store, STORE_TABLE, 1, "from a");
    keeps_has_line(&b.store, STORE_RECORD, 1, NULL); /* as a whole or not at all */
    ck_assert_int_eq(keeps_add(&b.store, STORE_TABLE, 2, "from b"), STORE_DONE);
    ck_assert_int_eq(store_sync(&b.store, &f), STORE_DONE);
    base_store_free(&a);
    base_store_free(&b);
    based_remove();
}
END_TEST

enum { THREADS = 8, EACH = 60 };

struct racer {
    pthread_t thread;
    unsigned number;
    uint64_t won[EACH];
    unsigned lost, faults;
};

static void *race(void *context)
{
    struct racer *racer = context;
    struct base_store s;
    struct fault own;
    char line[32];
    struct base_reader *reader = base_reader_open(based.path, &own);
    if (reader == NULL || !base_store(&s, based.base, reader, "race", &own)) {
        racer->faults++;
        return NULL;
    }
    snprintf(line, sizeof line, "thread %u", racer->number);
    for (unsigned won = 0; won < EACH && racer->faults == 0;) {
        uint64_t number = s.lines[STORE_TABLE] + 1;
        store_append(&s.store, STORE_TABLE, number, line, strlen(line), &own);
        enum store_answer answer = store_sync(&s.store, &own);
        if (answer == STORE_DONE)
            racer->won[won++] = number;
        racer->lost += answer == STORE_TAKEN;
        racer->faults += answer == STORE_FAULT;
    }
    base_store_free(&s);
    base_reader_close(reader);
    return NULL;
}

START_TEST(eight_writers_get_each_number_once_and_leave_no_holes)
{
    static struct racer racer[THREADS];
    static bool seen[THREADS * EACH + 1];
    char due[32], line[64];
    unsigned lost = 0;
    based_open();
    for (unsigned i = 0; i < THREADS; i++) {
        racer[i] = (struct racer){.number = i};
        ck_assert_int_eq(pthread_create(&racer[i].thread, NULL, race, &racer[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++)
        pthread_join(racer[i].thread, NULL);
    for (unsigned i = 0; i < THREADS; i++) {
        ck_assert_uint_eq(racer[i].faults, 0);
        lost += racer[i].lost;
        snprintf(due, sizeof due, "thread %u", i);
        for (unsigned k = 0; k < EACH; k++) {
            uint64_t number = racer[i].won[k];
            ck_assert_uint_le(number, THREADS * EACH);
            ck_assert_msg(!seen[number], "number %lu was won twice", (unsigned long)number);
            seen[number] = true;
            ck_assert_int_gt(base_read(based.reader, "race", STORE_TABLE, number, line, sizeof line, &f), 0);
            ck_assert_str_eq(line, due);
        }
    }
    ck_assert_int_eq(base_lines(based.reader, "race", STORE_TABLE, &f), THREADS * EACH);
    ck_assert_uint_gt(lost, 0); /* else nobody has raced */
    based_remove();
    ck_assert_uint_eq(base_check(based.path, &f), false); /* it is gone */
}
END_TEST

/* ---- Group commit ------------------------------------------------------------------------------------------------ */

START_TEST(requests_that_wait_share_a_transaction)
{
    struct based_gate gate;
    static struct base_request r[2 * BASE_BATCH];
    char game[16];
    based_open();
    based_shut(&gate); /* the writer has its first request, and stands */
    for (unsigned i = 0; i < 2 * BASE_BATCH; i++) {
        snprintf(game, sizeof game, "g%u", i);
        based_request(&r[i], game, STORE_TABLE, 1, "1 table");
        base_submit(based.base, &r[i]);
    }
    based_let_go(&gate);
    based_wait(2 * BASE_BATCH);
    struct base_counts counts = base_counts(based.base);
    ck_assert_uint_eq(counts.requests, 2 * BASE_BATCH + 1);
    ck_assert_uint_eq(counts.transactions, 3);
    for (unsigned i = 0; i < 2 * BASE_BATCH; i++) {
        ck_assert_int_eq(r[i].answer, STORE_DONE);
        base_request_free(&r[i]);
    }
    based_remove();
}
END_TEST

START_TEST(who_loses_or_is_bad_does_not_spoil_the_others)
{
    struct based_gate gate;
    static const enum store_answer due[7] = {STORE_DONE,  STORE_TAKEN, STORE_TAKEN, STORE_FAULT,
                                             STORE_FAULT, STORE_FAULT, STORE_DONE};
    static struct base_request r[7];
    static char longest[STORE_LINE_MAX];
    memset(longest, 'x', sizeof longest - 1);
    based_open();
    based_shut(&gate);
    based_request(&r[0], "a", STORE_TABLE, 1, "first");
    based_request(&r[1], "a", STORE_RECORD, 1, "goes with the next line or not at all");
    base_request_add(&r[1], STORE_TABLE, 1, "second", 6);
    based_request(&r[2], "a", STORE_TABLE, 3, "a hole before it");
    based_request(&r[3], "a", STORE_TABLE, 2, "two\nlines");
    based_request(&r[4], "a", STORE_TABLE, 2, "two");
    base_request_add(&r[4], STORE_TABLE, 4, "four", 4);
    based_request(&r[5], "an id that is longer than any table has", STORE_TABLE, 1, "1 table");
    based_request(&r[6], "a", STORE_TABLE, 2, longest);
    for (unsigned i = 0; i < 7; i++)
        base_submit(based.base, &r[i]);
    based_let_go(&gate);
    based_wait(7);
    ck_assert_uint_eq(base_counts(based.base).transactions, 2);
    for (unsigned i = 0; i < 7; i++) {
        ck_assert_msg(r[i].answer == due[i], "request %u: answer %d", i, r[i].answer);
        base_request_free(&r[i]);
    }
    ck_assert_int_eq(base_lines(based.reader, "a", STORE_TABLE, &f), 2);
    ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), 0);
    based_remove();
}
END_TEST

/* ---- The list of games ------------------------------------------------------------------------------------------- */

static bool note_game(void *context, const struct base_game *game)
{
    char *out = context;
    sprintf(out + strlen(out), "%s %llu %llu %d;", game->id, (unsigned long long)game->created,
            (unsigned long long)game->changed, (int)game->state);
    return true;
}

static void lists(const char *due)
{
    char listed[256] = "";
    ck_assert(base_unfinished(based.reader, note_game, listed, &f));
    ck_assert_str_eq(listed, due);
}

START_TEST(the_list_of_games_tells_what_the_lines_tell)
{
    based_open();
    based_add("open", STORE_TABLE, 1, "1000 start", STORE_DONE);
    based_add("plays", STORE_TABLE, 1, "2000 start", STORE_DONE);
    based_add("plays", STORE_TABLE, 2, "2500 playing", STORE_DONE);
    based_add("plays", STORE_TABLE, 3, "70000 late 1", STORE_DONE);
    based_add("plays", STORE_TABLE, 4, "70500 late 1", STORE_DONE); /* in the same minute */
    based_add("talks", STORE_TABLE, 1, "3000 say 1 all s1 5 over", STORE_DONE);
    based_add("over", STORE_TABLE, 1, "4000 start", STORE_DONE);
    based_add("over", STORE_TABLE, 2, "4500 playing", STORE_DONE);
    based_add("over", STORE_TABLE, 3, "5000 over", STORE_DONE);
    lists("open 1000 1000 0;plays 2000 70000 1;talks 3000 3000 0;");
    ck_assert_msg(base_rebuild(based.path, &f), "%s", f.sentence);
    lists("open 1000 1000 0;plays 2000 70500 1;talks 3000 3000 0;");
    in_sqlite(based.path, "delete from games"); /* without foreign keys: the lines stay */
    lists("");
    ck_assert_msg(base_rebuild(based.path, &f), "%s", f.sentence);
    lists("open 1000 1000 0;plays 2000 70500 1;talks 3000 3000 0;");
    based_remove();
}
END_TEST

static bool note_line(void *context, uint64_t number, const char *line, size_t length)
{
    char *out = context;
    sprintf(out + strlen(out), "%d %.*s;", (int)number, (int)length, line);
    return number < 3;
}

START_TEST(lines_are_read_on_from_a_number)
{
    char read[128] = "";
    based_open();
    for (uint64_t i = 1; i <= 5; i++)
        based_add("a", STORE_RECORD, i, i == 2 ? "" : "line", STORE_DONE);
    ck_assert(base_read_on(based.reader, "a", STORE_RECORD, 2, note_line, read, &f));
    ck_assert_str_eq(read, "2 ;3 line;");
    ck_assert(base_read_on(based.reader, "a", STORE_RECORD, 6, note_line, read, &f));
    ck_assert(base_read_on(based.reader, "b", STORE_RECORD, 1, note_line, read, &f));
    ck_assert_str_eq(read, "2 ;3 line;");
    based_remove();
}
END_TEST

/* ---- Forgetting -------------------------------------------------------------------------------------------------- */

#define ADA "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define BOB "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"

/* As they are added, and as they are after the line `forget 2`: Ada was at seat 1 first, Bob sat at seat 2 before her.
 */
static const char *const said[][2] = {
    {"1 person 1 " ADA " Ada Ash", "1 person 1 " ADA " –"},
    {"2 say 1 all c1 Ash says", "2 say 1 all - –"},
    {"3 person 2 " BOB " Bob", "3 person 2 " BOB " Bob"},
    {"4 say 2 all c2 Bob says", "4 say 2 all c2 Bob says"},
    {"5 left 2", "5 left 2"},
    {"6 program 2 " ADA " Ash", "6 program 2 " ADA " –"},
    {"7 say 2 team c3 Ash says more", "7 say 2 team - –"},
    {"7 hook 2 " BOB " https://ash.example", "7 hook 2 " BOB},
    {"8 person 1 " BOB " Bob", "8 person 1 " BOB " Bob"},
    {"9 say 1 all c4 Bob says", "9 say 1 all c4 Bob says"},
    {"10 forget 2", "10 forget 2"},
};
enum { SAID_LINES = sizeof said / sizeof said[0] };

static bool has_bytes(const char *path, const char *bytes)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    return memmem(text, length, bytes, strlen(bytes)) != NULL;
}

/* Whole pages of it, which become free and would keep their bytes. */
START_TEST(what_is_forgotten_or_erased_leaves_no_bytes)
{
    char line[800];
    struct base_request r;
    based_open();
    for (unsigned game = 0; game < 2; game++) {
        based_add(game == 0 ? "a" : "b", STORE_TABLE, 1, "1 person 1 " ADA " Ash", STORE_DONE);
        for (unsigned i = 2; i < 60; i++) {
            snprintf(line, sizeof line, "%u say 1 all c%u Ash says %0500u", i, i, i);
            based_add(game == 0 ? "a" : "b", STORE_TABLE, i, line, STORE_DONE);
        }
    }
    based_add("a", STORE_TABLE, 60, "60 forget 1", STORE_DONE);
    based_request(&r, "b", STORE_TABLE, 60, "60 start");
    r.erase = true;
    base_submit(based.base, &r);
    based_wait(1);
    base_request_free(&r);
    based_close();
    ck_assert(!has_bytes(based.path, "Ash"));
    based_again();
    based_remove();
}
END_TEST

START_TEST(what_is_forgotten_is_overwritten)
{
    char line[200];
    based_open();
    for (unsigned i = 0; i < SAID_LINES; i++)
        based_add("a", STORE_TABLE, i + 1, said[i][0], STORE_DONE);
    based_add("b", STORE_TABLE, 1, said[0][0], STORE_DONE); /* another table's is another matter */
    for (unsigned i = 0; i < SAID_LINES; i++) {
        ck_assert_int_gt(base_read(based.reader, "a", STORE_TABLE, i + 1, line, sizeof line, &f), 0);
        ck_assert_str_eq(line, said[i][1]);
    }
    ck_assert_int_gt(base_read(based.reader, "b", STORE_TABLE, 1, line, sizeof line, &f), 0);
    ck_assert_str_eq(line, said[0][0]);
    based_close();
    ck_assert(!has_bytes(based.path, "Ash says"));
    ck_assert(has_bytes(based.path, "Bob says"));
    based_again();
    based_remove();
}
END_TEST

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

START_TEST(pages_have_a_bound_whatever_is_stored)
{
    enum { LINES = 3200, AT_ONCE = 10, LENGTH = 4000, BESIDE = 1000 /* kB: statements, the schema */ };
    static char line[LENGTH + 1];
    struct base_store s;
    based_open();
    based_store(&s, "long");
    memset(line, 'x', LENGTH);
    for (unsigned i = 1; i <= LINES; i++) {
        ck_assert_int_eq(keeps_add(&s.store, STORE_TABLE, i, line), STORE_DONE);
        if (i % AT_ONCE == 0)
            ck_assert_int_eq(store_sync(&s.store, &f), STORE_DONE);
    }
    for (unsigned i = 1; i <= LINES; i++)
        keeps_has_line(&s.store, STORE_TABLE, i, line);
    uint64_t used = base_memory() / 1024;
    ck_assert_uint_ge(used, BASE_CACHE_WRITER / 2); /* otherwise there was nothing to bound */
    ck_assert_uint_le(used, BASE_CACHE_WRITER + BASE_CACHE + BESIDE);
    base_store_free(&s);
    based_remove();
}
END_TEST

/* ---- The log ----------------------------------------------------------------------------------------------------- */

static void add_lines(unsigned from, unsigned to)
{
    char line[400];
    memset(line, 'x', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    for (unsigned i = from; i <= to; i++)
        based_add("one", STORE_RECORD, i, line, STORE_DONE);
}

static size_t log_pages(void)
{
    struct stat info;
    return stat("test.base-wal", &info) == 0 ? (size_t)info.st_size / 4096 : 0;
}

/* The thread is kept out of it, since how fast it is nobody knows. */
START_TEST(a_log_that_grows_too_long_is_copied_by_the_writer_and_begins_anew)
{
    based_open();
    based.base->copier.copies = (struct base_copies){.step = 100000, .rest = 20, .full = 100000, .most = 100};
    add_lines(1, 300);
    ck_assert_uint_gt(log_pages(), 99);
    ck_assert_uint_lt(log_pages(), 200);
    ck_assert_int_eq(base_lines(based.reader, "one", STORE_RECORD, &f), 300);
    based_remove();
}
END_TEST

static int copied(void)
{
    struct base_copier *c = &based.base->copier;
    pthread_mutex_lock(&c->mutex);
    int pages = c->copied;
    pthread_mutex_unlock(&c->mutex);
    return pages;
}

START_TEST(a_log_is_copied_beside_the_writer)
{
    based_open();
    based.base->copier.copies = (struct base_copies){.step = 40, .rest = 20, .full = 100000, .most = 100000};
    add_lines(1, 100);
    for (unsigned i = 0; i < 6000 && copied() < 40; i++)
        usleep(10000);
    ck_assert_int_ge(copied(), 40);
    add_lines(101, 200);
    based_again();
    ck_assert_int_eq(base_lines(based.reader, "one", STORE_RECORD, &f), 200);
    based_remove();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("base", &tests);
    char folder[] = "/tmp/hegemon-base-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, a_base_keeps_lines_also_when_opened_again);
    tcase_add_test(tests, who_loses_a_number_reads_on);
    tcase_add_test(tests, eight_writers_get_each_number_once_and_leave_no_holes);
    tcase_add_test(tests, requests_that_wait_share_a_transaction);
    tcase_add_test(tests, who_loses_or_is_bad_does_not_spoil_the_others);
    tcase_add_test(tests, the_list_of_games_tells_what_the_lines_tell);
    tcase_add_test(tests, lines_are_read_on_from_a_number);
    tcase_add_test(tests, what_is_forgotten_is_overwritten);
    tcase_add_test(tests, what_is_forgotten_or_erased_leaves_no_bytes);
    tcase_add_test(tests, pages_have_a_bound_whatever_is_stored);
    tcase_add_test(tests, a_log_that_grows_too_long_is_copied_by_the_writer_and_begins_anew);
    tcase_add_test(tests, a_log_is_copied_beside_the_writer);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
