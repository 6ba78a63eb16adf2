/* The database refuses in words what it can't keep: files that are none of ours, cut, held or not to be written; a disk
 * that is full or fails. Nothing is acknowledged then that is not stored. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "players/rng.h"
#include "server/base/inside.h"
#include "support/based.h"
#include "support/pulled.h"
#include "support/suite.h"
#include "text/disk.h"

static struct fault f;

static void refuses(const char *path, const char *sentence)
{
    struct base *refused = base_open(path, &f);
    ck_assert_msg(refused == NULL, "'%s' was opened", path);
    ck_assert_msg(strstr(f.sentence, sentence) != NULL, "'%s' does not say '%s'", f.sentence, sentence);
    ck_assert_msg(strstr(f.place, path) != NULL, "'%s' does not name '%s'", f.place, path);
}

static void put(const char *path, const char *bytes, size_t length)
{
    FILE *out = fopen(path, "wb");
    ck_assert_uint_eq(fwrite(bytes, 1, length, out), length);
    fclose(out);
}

static void in_sqlite(const char *path, const char *sql)
{
    sqlite3 *db;
    char *why = NULL;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_msg(sqlite3_exec(db, sql, NULL, NULL, &why) == SQLITE_OK, "%s", why);
    sqlite3_close(db);
}

/* ---- Files --------------------------------------------------------------------------------------------------------
 */

START_TEST(files_are_their_owners_alone)
{
    static const char *const end[] = {"", "-wal", ".lock"};
    char path[64];
    struct stat info;
    based_open();
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    for (unsigned i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s%s", based.path, end[i]);
        ck_assert_int_eq(stat(path, &info), 0);
        ck_assert_msg((info.st_mode & 0777) == 0600, "%s: %o", path, info.st_mode & 0777);
    }
    based_remove();
}
END_TEST

START_TEST(what_is_no_database_of_ours_is_refused)
{
    static char noise[9000] = "a file of somebody's";
    put("noise", noise, sizeof noise);
    refuses("noise", "no database");
    put("noise", noise, 0);
    refuses("noise", "damaged");
    unlink("noise");
    refuses("/dev/null", "");
    refuses(".", "");
    ck_assert_int_ne(access("/dev/null.lock", F_OK), 0);
    refuses("no-folder/base", "there is no such folder");
    in_sqlite("other", "create table t (a); insert into t values (1)");
    refuses("other", "another program");
    unlink("other");
    based_open();
    based_close();
    in_sqlite(based.path, "pragma user_version = 2");
    refuses(based.path, "a newer program");
    ck_assert_ptr_null(base_reader_open(based.path, &f));
    in_sqlite(based.path, "pragma user_version = 1");
    based_again();
    based_remove();
    put("test.base-wal", "left behind", 11);
    refuses("test.base", "its log is there");
    ck_assert_int_ne(access("test.base", F_OK), 0);
    unlink("test.base-wal");
    unlink("noise.lock");
    unlink("other.lock");
}
END_TEST

START_TEST(an_older_schema_is_brought_forward)
{
    char sql[64];
    based_open();
    based_close();
    snprintf(sql, sizeof sql, "pragma application_id = %d; pragma user_version = 0", BASE_APPLICATION);
    unlink(based.path);
    in_sqlite(based.path, sql);
    based_again();
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    ck_assert_msg(base_check(based.path, &f), "%s", f.sentence);
    based_remove();
}
END_TEST

START_TEST(one_process_writes_at_a_time)
{
    int status;
    based_open();
    refuses(based.path, "open in another program");
    pid_t child = fork();
    if (child == 0)
        _exit(base_open(based.path, &f) == NULL && strstr(f.sentence, "another program") != NULL ? 0 : 1);
    waitpid(child, &status, 0);
    ck_assert_int_eq(status, 0);
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    based_remove();
}
END_TEST

/* Whether another process may write by this path. */
static bool may_write(const char *path)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        struct base *b = base_open(path, &f);
        _exit(b != NULL ? 0 : strstr(f.sentence, "another program") != NULL ? 1 : 2);
    }
    waitpid(child, &status, 0);
    ck_assert(WIFEXITED(status) && WEXITSTATUS(status) < 2);
    return WEXITSTATUS(status) == 0;
}

START_TEST(one_process_writes_whatever_path_leads_there)
{
    ck_assert_int_eq(mkdir("away", 0700), 0);
    ck_assert_int_eq(symlink("../test.base", "away/linked"), 0);
    based_open();
    ck_assert(!may_write("away/linked"));
    ck_assert(!may_write("away/../test.base"));
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    based_close();
    ck_assert(may_write("away/linked"));
    ck_assert_int_ne(access("away/linked.lock", F_OK), 0); /* all of it is where the file is */
    ck_assert_int_ne(access("away/linked-wal", F_OK), 0);
    based_again();
    unlink("away/linked");
    rmdir("away");
    based_remove();
}
END_TEST

/* As where a file is mounted at a second place: neither a link nor a lock beside it tells. */
START_TEST(the_file_itself_is_held)
{
    char holder[DISK_HOLDER_MAX];
    based_open();
    ck_assert(disk_is_held(based.path, holder));
    unlink("test.base.lock");
    ck_assert(!may_write(based.path));
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    based_remove();
}
END_TEST

START_TEST(a_database_with_two_names_is_refused)
{
    based_open();
    based_add("a", STORE_TABLE, 1, "1 table", STORE_DONE);
    ck_assert_int_eq(link(based.path, "second.base"), 0);
    refuses("second.base", "hard link");
    ck_assert_ptr_null(base_reader_open("second.base", &f));
    based_close();
    refuses(based.path, "hard link");
    ck_assert_int_ne(access("second.base.lock", F_OK), 0);
    unlink("second.base");
    based_again();
    based_remove();
}
END_TEST

/* Root may write to everything, so somebody else tries. */
static void try_as_nobody(void)
{
    if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        _exit(2);
    bool refused = base_open(based.path, &f) == NULL && strstr(f.sentence, "only be read") != NULL;
    _exit(refused && strstr(f.place, based.path) != NULL ? 0 : 1);
}

START_TEST(what_can_only_be_read_is_refused)
{
    int status;
    based_open();
    based_close();
    chmod(based.path, 0444);
    chmod("test.base.lock", 0666);
    chmod(".", 0777);
    pid_t child = fork();
    if (child == 0)
        try_as_nobody();
    waitpid(child, &status, 0);
    ck_assert_int_eq(status, 0);
    chmod(based.path, 0600);
    based_again();
    based_remove();
}
END_TEST

static size_t take(const char *path, char *bytes, size_t size)
{
    FILE *in = fopen(path, "rb");
    size_t length = fread(bytes, 1, size, in);
    fclose(in);
    return length;
}

START_TEST(a_database_that_was_cut_is_refused_wherever_it_was)
{
    static char bytes[1 << 20];
    struct rng rng;
    rng_seed(&rng, 11, 1);
    based_open();
    for (unsigned i = 1; i <= 400; i++)
        based_add("a", STORE_RECORD, i, "a line of a game that will be cut somewhere, nobody knows where", STORE_DONE);
    based_close();
    size_t length = take(based.path, bytes, sizeof bytes);
    ck_assert_uint_gt(length, 5 * 4096);
    for (unsigned i = 0; i < 200; i++) {
        put(based.path, bytes, i == 0 ? length - 1 : rng_below(&rng, (uint32_t)length));
        refuses(based.path, "damaged");
        ck_assert_ptr_null(base_reader_open(based.path, &f));
        ck_assert(!base_backup(based.path, "copy.base", &f));
    }
    put(based.path, bytes, length);
    based_again();
    ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), 400);
    based_remove();
}
END_TEST

/* ---- A disk that refuses ----------------------------------------------------------------------------------------- */

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
    getrlimit(RLIMIT_FSIZE, &before);
    signal(SIGXFSZ, SIG_IGN);
    based_open();
    based_add("a", STORE_RECORD, 1, "one", STORE_DONE);
    limit_files(20000);
    uint64_t stored = 1;
    while (based_try("a", STORE_RECORD, stored + 1, "more", &f) == STORE_DONE)
        ck_assert_uint_lt(++stored, 1000);
    ck_assert_str_ne(f.sentence, "");
    ck_assert_str_eq(f.place, based.path);
    ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), (long)stored);
    limit_files(before.rlim_cur);
    based_add("a", STORE_RECORD, stored + 1, "more", STORE_DONE);
    based_again();
    ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), (long)stored + 1);
    ck_assert_msg(base_check(based.path, &f), "%s", f.sentence);
    based_remove();
}
END_TEST

/* Whatever operation of the disk fails, once or for a while: what was answered is there, and nothing else. */
START_TEST(a_disk_that_fails_at_any_moment_loses_nothing)
{
    static const int code[] = {SQLITE_FULL, SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC};
    unsigned faults = 0;
    for (unsigned k = 1; k <= 60; k++) {
        uint64_t stored = 0;
        pulled_begin();
        based_open();
        sqlite3_wal_autocheckpoint(based.base->db, 8);
        pulled_fails(k, 1 + k % 4, code[k % 3]);
        for (unsigned i = 0; i < 30; i++) {
            enum store_answer answer = based_try("a", STORE_RECORD, stored + 1, "line", &f);
            stored += answer == STORE_DONE;
            faults += answer == STORE_FAULT;
            ck_assert_int_ne(answer, STORE_TAKEN);
            ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), (long)stored);
        }
        ck_assert_uint_ge(stored, 20);
        based_again();
        ck_assert_int_eq(base_lines(based.reader, "a", STORE_RECORD, &f), (long)stored);
        based_remove();
        pulled_end(0);
    }
    ck_assert_uint_gt(faults, 60); /* else nothing has failed but what is tried again by itself */
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("base-refused", &tests);
    char folder[] = "/tmp/hegemon-base-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, files_are_their_owners_alone);
    tcase_add_test(tests, what_is_no_database_of_ours_is_refused);
    tcase_add_test(tests, an_older_schema_is_brought_forward);
    tcase_add_test(tests, one_process_writes_at_a_time);
    tcase_add_test(tests, one_process_writes_whatever_path_leads_there);
    tcase_add_test(tests, the_file_itself_is_held);
    tcase_add_test(tests, a_database_with_two_names_is_refused);
    tcase_add_test(tests, what_can_only_be_read_is_refused);
    tcase_add_test(tests, a_database_that_was_cut_is_refused_wherever_it_was);
    tcase_add_test(tests, a_full_disk_loses_nothing_and_goes_on_when_there_is_room);
    tcase_add_test(tests, a_disk_that_fails_at_any_moment_loses_nothing);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
