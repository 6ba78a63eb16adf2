/* Care for a database: a copy under load, damage that is found, and games that this program no longer plays, by name.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/base/inside.h"
#include "support/based.h"
#include "support/driver.h"
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

/* ---- Backups ----------------------------------------------------------------------------------------------------- */

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool enough;
static uint64_t stored;

/* Writes on and on, one line each, until it is enough. */
static void write_on(struct base_request *r)
{
    char line[40];
    pthread_mutex_lock(&mutex);
    stored += r->answer == STORE_DONE;
    int length = snprintf(line, sizeof line, "line %llu", (unsigned long long)stored + 1);
    base_request_empty(r);
    base_request_add(r, STORE_RECORD, stored + 1, line, (size_t)length);
    if (!enough)
        base_submit(based.base, r);
    pthread_mutex_unlock(&mutex);
}

static uint64_t stored_now(void)
{
    pthread_mutex_lock(&mutex);
    uint64_t now = stored;
    pthread_mutex_unlock(&mutex);
    return now;
}

static void back_up(void)
{
    char line[40], due[40];
    struct stat info;
    uint64_t before = stored_now();
    ck_assert_msg(base_backup(based.path, "copy.base", &f), "%s: %s", f.place, f.sentence);
    uint64_t after = stored_now();
    ck_assert_int_eq(stat("copy.base", &info), 0);
    ck_assert_uint_eq(info.st_mode & 0777, 0600);
    ck_assert_msg(base_check("copy.base", &f), "%s: %s", f.place, f.sentence);
    struct base_reader *copy = base_reader_open("copy.base", &f);
    long lines = base_lines(copy, "a", STORE_RECORD, &f);
    ck_assert_uint_ge((uint64_t)lines, before);
    ck_assert_uint_le((uint64_t)lines, after + 1); /* stored, and not yet counted */
    snprintf(due, sizeof due, "line %ld", lines);
    ck_assert_int_gt(base_read(copy, "a", STORE_RECORD, (uint64_t)lines, line, sizeof line, &f), 0);
    ck_assert_str_eq(line, due);
    base_reader_close(copy);
    ck_assert(!base_backup(based.path, "copy.base", &f)); /* the name is not free */
    ck_assert_int_ne(access("copy.base.part", F_OK), 0);
    unlink("copy.base");
}

START_TEST(a_backup_under_load_is_one_moment_and_whole)
{
    struct base_request r;
    based_open();
    enough = false;
    stored = 0;
    base_request(&r, "a", write_on, NULL);
    base_request_add(&r, STORE_RECORD, 1, "line 1", 6);
    base_submit(based.base, &r);
    for (unsigned i = 0; i < 10; i++) {
        uint64_t more = stored_now() + 20;
        while (stored_now() < more)
            usleep(1000);
        back_up();
    }
    pthread_mutex_lock(&mutex);
    enough = true;
    pthread_mutex_unlock(&mutex);
    based_remove();
    base_request_free(&r);
}
END_TEST

START_TEST(a_backup_opens_as_the_database_it_was)
{
    based_open();
    based_add("a", STORE_TABLE, 1, "1000 start", STORE_DONE);
    ck_assert(base_backup(based.path, "copy.base", &f));
    based_close();
    rename("copy.base", based.path);
    based_again();
    based_add("a", STORE_TABLE, 1, "1000 start", STORE_TAKEN);
    based_add("a", STORE_TABLE, 2, "2000 playing", STORE_DONE);
    based_remove();
}
END_TEST

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

START_TEST(a_check_finds_holes_and_damage)
{
    char noise[4096];
    based_open();
    for (uint64_t i = 1; i <= 600; i++)
        based_add("a", STORE_RECORD, i, "a line, and one more, until there are pages of them", STORE_DONE);
    ck_assert_msg(base_check(based.path, &f), "%s", f.sentence);
    based_close();
    in_sqlite(based.path, "delete from lines where number = 300");
    ck_assert(!base_check(based.path, &f));
    ck_assert_msg(strstr(f.sentence, "missing from 1 logs") != NULL, "%s", f.sentence);
    memset(noise, 0x5a, sizeof noise);
    FILE *file = fopen(based.path, "r+b");
    fseek(file, 6 * (long)sizeof noise, SEEK_SET);
    fwrite(noise, 1, sizeof noise, file);
    fclose(file);
    ck_assert(!base_check(based.path, &f));
    ck_assert_msg(strstr(f.sentence, "damaged") != NULL, "%s", f.sentence);
    based_remove();
}
END_TEST

/* ---- Games that no longer fit ------------------------------------------------------------------------------------ */

static struct driver d;

/* A game of two AIs, stored under this name. */
static void play(const char *game, const struct mode *mode, unsigned works)
{
    struct base_store s;
    based_store(&s, game);
    driver_open(&d, mode, NULL, 7);
    d.mirror = &s.store;
    driver_create(&d);
    d.lazy = true;
    driver_sit(&d, 0, "casual");
    for (unsigned i = 0; i < works; i++) {
        driver_work(&d);
        driver_settle(&d);
    }
    ck_assert_msg(d.broken == NULL, "%s", d.broken);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    base_store_free(&s);
}

static const struct host_game *find(void *context, const struct host_game_name *name, struct fault *why)
{
    (void)context;
    if (strcmp(name->edition, "starcraft") == 0)
        return &d.game;
    fault_at(why, "table", 1, "there is no edition '%s'", name->edition);
    return NULL;
}

static void report(void *context, const char *game, const struct fault *why)
{
    char *out = context;
    sprintf(out + strlen(out), "%s%s%s;", game, why != NULL ? " " : "", why != NULL ? why->place : "");
}

static void replays(const char *due)
{
    char told[1024] = "";
    struct base_replay replay = {told, find, report};
    ck_assert_msg(base_replay(based.reader, &replay, &f), "%s", f.sentence);
    ck_assert_str_eq(told, due);
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

START_TEST(games_that_no_longer_fit_are_named)
{
    based_open();
    play("alien", find_mode("mass-effect/basic 3"), 20);
    driver_close(&d);
    play("bent", find_mode("starcraft/duel 2"), 60);
    driver_close(&d);
    play("straight", find_mode("starcraft/duel 2"), 60);
    replays("alien table:1;bent;straight;");
    in_sqlite(based.path, "insert into games values ('empty', 0, 0, 0);" /* a move that the rules don't know */
                          "update lines set line = '20 nonsense' where game = 'bent' and log = 0 and line like '20 %'");
    replays("alien table:1;bent record:36;empty table:1;straight;");
    in_sqlite(based.path, "update lines set line = '7 nonsense' where game = 'bent' and log = 1 and number = 4");
    replays("alien table:1;bent table:4;empty table:1;straight;");
    driver_close(&d);
    based_remove();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("base-care", &tests);
    char folder[] = "/tmp/hegemon-base-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, a_backup_under_load_is_one_moment_and_whole);
    tcase_add_test(tests, a_backup_opens_as_the_database_it_was);
    tcase_add_test(tests, a_check_finds_holes_and_damage);
    tcase_add_test(tests, games_that_no_longer_fit_are_named);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
