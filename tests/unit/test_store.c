/* A store keeps its promise: numbered lines, groups as a whole, nothing believed before it is synced. The one on disk
 * is cut at every byte, as a kill would, and runs into the end of the disk. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/file.h"
#include "support/failing.h"
#include "support/keeps.h"
#include "support/suite.h"

static const char path[] = "test-store.record", table_path[] = "test-store.record.table";
static struct store_file file;
static struct fault f;

static void fresh(void)
{
    unlink(path);
    unlink(table_path);
    ck_assert_msg(store_file_create(&file, path, &f), "%s", f.sentence);
}

static void finish(void)
{
    store_close(&file.store);
    unlink(path);
    unlink(table_path);
}

START_TEST(memory_keeps_lines)
{
    static char record[64], table[64];
    struct store_memory s;
    store_memory(&s, record, sizeof record, table, sizeof table);
    keeps_lines(&s.store);
    ck_assert_int_eq(keeps_add(&s.store, STORE_TABLE, 4, "4 this does not fit any more, as everybody can see"),
                     STORE_FAULT);
    ck_assert(store_memory_load(&s, STORE_TABLE, s.log[STORE_TABLE].kept));
    keeps_has_line(&s.store, STORE_TABLE, 2, "2 ready");
    store_close(&s.store);
}
END_TEST

START_TEST(files_keep_lines_also_when_opened_again)
{
    fresh();
    keeps_lines(&file.store);
    store_close(&file.store);
    ck_assert_msg(store_file_open(&file, path, &f), "%s", f.sentence);
    keeps_has_line(&file.store, STORE_RECORD, 3, "three");
    keeps_has_line(&file.store, STORE_TABLE, 1, "1 table");
    ck_assert_int_eq(keeps_add(&file.store, STORE_RECORD, 4, "four"), STORE_DONE);
    ck_assert_int_eq(store_sync(&file.store, &f), STORE_DONE);
    keeps_has_line(&file.store, STORE_RECORD, 4, "four");
    finish();
}
END_TEST

START_TEST(files_are_held_and_never_overwritten)
{
    struct store_file second;
    fresh();
    ck_assert(!store_file_open(&second, path, &f));
    ck_assert(!store_file_create(&second, path, &f));
    store_close(&file.store);
    ck_assert(!store_file_create(&second, path, &f));
    ck_assert(store_file_open(&file, path, &f));
    finish();
}
END_TEST

START_TEST(what_was_not_synced_is_gone)
{
    fresh();
    keeps_lines(&file.store);
    keeps_add(&file.store, STORE_RECORD, 4, "four");
    store_close(&file.store);
    ck_assert(store_file_open(&file, path, &f));
    keeps_has_line(&file.store, STORE_RECORD, 4, NULL);
    finish();
}
END_TEST

static void copy(const char *from, char *bytes, size_t *length)
{
    FILE *in = fopen(from, "rb");
    *length = fread(bytes, 1, 4096, in);
    fclose(in);
}

static void put(const char *to, const char *bytes, size_t length)
{
    FILE *out = fopen(to, "wb");
    fwrite(bytes, 1, length, out);
    fclose(out);
}

/* Groups are all there or not at all, wherever the files were cut: the table's is written first, so of the record less
 * may be there, never more. */
START_TEST(a_group_is_there_as_a_whole_wherever_the_files_were_cut)
{
    char record[4096], table[4096];
    size_t record_length, table_length, table_before, record_before;
    fresh();
    keeps_lines(&file.store);
    copy(path, record, &record_before);
    copy(table_path, table, &table_before);
    keeps_add(&file.store, STORE_TABLE, 4, "4 move 1");
    keeps_add(&file.store, STORE_RECORD, 4, "four");
    keeps_add(&file.store, STORE_RECORD, 5, "five");
    store_sync(&file.store, &f);
    store_close(&file.store);
    copy(path, record, &record_length);
    copy(table_path, table, &table_length);
    for (size_t t = table_before; t <= table_length; t++)
        for (size_t r = record_before; r <= (t == table_length ? record_length : record_before); r++) {
            bool whole = t == table_length && r == record_length;
            put(table_path, table, t);
            put(path, record, r);
            ck_assert_msg(store_file_open(&file, path, &f), "%s", f.sentence);
            keeps_has_line(&file.store, STORE_TABLE, 4, whole ? "4 move 1" : NULL);
            keeps_has_line(&file.store, STORE_RECORD, 4, whole ? "four" : NULL);
            keeps_has_line(&file.store, STORE_RECORD, 5, whole ? "five" : NULL);
            keeps_has_line(&file.store, STORE_RECORD, 3, "three");
            ck_assert_int_eq(keeps_add(&file.store, STORE_TABLE, whole ? 5 : 4, "4 other"), STORE_DONE);
            ck_assert_int_eq(store_sync(&file.store, &f), STORE_DONE);
            store_close(&file.store);
            ck_assert_msg(store_file_open(&file, path, &f), "%s", f.sentence);
            keeps_has_line(&file.store, STORE_TABLE, whole ? 5 : 4, "4 other");
            store_close(&file.store);
        }
    put(path, record, record_before - 3); /* older than the marks allow: nobody guesses */
    ck_assert(!store_file_open(&file, path, &f));
    unlink(path);
    unlink(table_path);
}
END_TEST

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

START_TEST(a_full_disk_loses_nothing_and_goes_on_when_there_is_room)
{
    struct rlimit before;
    char record[4096], again[4096];
    size_t length, length_again;
    getrlimit(RLIMIT_FSIZE, &before);
    signal(SIGXFSZ, SIG_IGN);
    fresh();
    keeps_lines(&file.store);
    copy(path, record, &length);
    limit_files(length + 2);
    for (unsigned i = 0; i < 3; i++) {
        ck_assert_int_eq(keeps_add(&file.store, STORE_RECORD, 4, "four, and more than fits"), STORE_DONE);
        ck_assert_int_eq(store_sync(&file.store, &f), STORE_FAULT);
        ck_assert_str_ne(f.sentence, "");
        copy(path, again, &length_again);
        ck_assert_uint_eq(length_again, length);
        keeps_has_line(&file.store, STORE_RECORD, 4, NULL);
    }
    limit_files(before.rlim_cur);
    ck_assert_int_eq(keeps_add(&file.store, STORE_RECORD, 4, "four"), STORE_DONE);
    ck_assert_int_eq(store_sync(&file.store, &f), STORE_DONE);
    keeps_has_line(&file.store, STORE_RECORD, 4, "four");
    finish();
}
END_TEST

START_TEST(the_failing_store_fails_as_it_is_told)
{
    static char record[256], table[256];
    struct failing_store s;
    failing_store(&s, record, sizeof record, table, sizeof table);
    s.fails_at = 2;
    s.fails = 1;
    ck_assert_int_eq(keeps_add(&s.store, STORE_RECORD, 1, "one"), STORE_DONE);
    ck_assert_int_eq(keeps_add(&s.store, STORE_RECORD, 2, "two"), STORE_FAULT);
    ck_assert_int_eq(store_sync(&s.store, &f), STORE_FAULT);
    keeps_has_line(&s.store, STORE_RECORD, 1, NULL);
    ck_assert_int_eq(keeps_add(&s.store, STORE_RECORD, 1, "one"), STORE_DONE);
    ck_assert_int_eq(store_sync(&s.store, &f), STORE_DONE);
    keeps_has_line(&s.store, STORE_RECORD, 1, "one");
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("store", &tests);
    char folder[] = "/tmp/hegemon-store-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, memory_keeps_lines);
    tcase_add_test(tests, files_keep_lines_also_when_opened_again);
    tcase_add_test(tests, files_are_held_and_never_overwritten);
    tcase_add_test(tests, what_was_not_synced_is_gone);
    tcase_add_test(tests, a_group_is_there_as_a_whole_wherever_the_files_were_cut);
    tcase_add_test(tests, a_full_disk_loses_nothing_and_goes_on_when_there_is_room);
    tcase_add_test(tests, the_failing_store_fails_as_it_is_told);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
