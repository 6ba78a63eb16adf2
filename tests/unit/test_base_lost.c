/* Nothing that was answered is lost. A child that writes is killed at moments of no choice; a disk is unplugged at
 * operations of all kinds, and keeps what was synced and any part of the rest. Each time every line that was
 * acknowledged is there afterwards, and no log has a hole.
 *   test_base_lost [KILLS]   20 when none are named */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "players/rng.h"
#include "server/base/inside.h"
#include "support/based.h"
#include "support/pulled.h"
#include "support/suite.h"

enum { GAMES = 24, PULLS = 60 };

static struct fault f;
static unsigned kills = 20;

/* The last number that was acknowledged, of each game and log. */
static uint64_t acknowledged[GAMES][STORE_LOGS];

static void name_game(unsigned i, char out[HOST_TABLE_MAX])
{
    snprintf(out, HOST_TABLE_MAX, "game-%u", i);
}

/* A line that only this place can have. */
static void line_of(unsigned game, unsigned log, uint64_t number, char out[80])
{
    snprintf(out, 80, "%llu game %u log %u", (unsigned long long)number, game, log);
}

/* ---- A writer who never stops ------------------------------------------------------------------------------------ */

struct mover {
    struct base_request request;
    unsigned game;
    uint64_t next[STORE_LOGS];
};

static struct mover mover[GAMES];

/* Two lines of the record and one of the table: a move. */
static void fill(struct mover *p)
{
    static const unsigned log[3] = {STORE_RECORD, STORE_TABLE, STORE_RECORD};
    char line[80];
    base_request_empty(&p->request);
    for (unsigned i = 0; i < 3; i++) {
        line_of(p->game, log[i], p->next[log[i]], line);
        base_request_add(&p->request, (enum store_log)log[i], p->next[log[i]]++, line, strlen(line));
    }
}

static void sit_down(void (*done)(struct base_request *r))
{
    char game[HOST_TABLE_MAX];
    for (unsigned i = 0; i < GAMES; i++) {
        struct mover *p = &mover[i];
        name_game(i, game);
        p->game = i;
        base_request(&p->request, game, done, p);
        for (unsigned k = 0; k < STORE_LOGS; k++)
            p->next[k] = (uint64_t)base_lines(based.reader, game, (enum store_log)k, &f) + 1;
        fill(p);
    }
}

static void stand_up(void)
{
    for (unsigned i = 0; i < GAMES; i++)
        base_request_free(&mover[i].request);
}

/* What was acknowledged is there, what is there is what was written, and there are no holes. */
static const char *look(void)
{
    static char why[sizeof f.sentence];
    char game[HOST_TABLE_MAX], line[80], due[80];
    if (!base_check(based.path, &f)) {
        snprintf(why, sizeof why, "%s", f.sentence);
        return why;
    }
    for (unsigned i = 0; i < GAMES; i++)
        for (unsigned k = 0; k < STORE_LOGS; k++) {
            name_game(i, game);
            long lines = base_lines(based.reader, game, (enum store_log)k, &f);
            if (lines < (long)acknowledged[i][k]) {
                snprintf(why, sizeof why, "%s: line %lu of log %u was acknowledged, %ld are there", game,
                         (unsigned long)acknowledged[i][k], k, lines);
                return why;
            }
            for (long n = 1; n <= lines; n++) {
                line_of(i, k, (uint64_t)n, due);
                if (base_read(based.reader, game, (enum store_log)k, (uint64_t)n, line, sizeof line, &f) < 0 ||
                    strcmp(line, due) != 0)
                    return "a line is not what was written";
            }
        }
    return NULL;
}

/* ---- Kills ------------------------------------------------------------------------------------------------------- */

static int told; /* the pipe to the parent */

struct telling {
    unsigned game;
    uint64_t last[STORE_LOGS];
};

static void tell(struct base_request *r)
{
    struct mover *p = r->context;
    struct telling telling = {.game = p->game};
    if (r->answer != STORE_DONE)
        _exit(3);
    for (unsigned k = 0; k < STORE_LOGS; k++)
        telling.last[k] = p->next[k] - 1;
    if (write(told, &telling, sizeof telling) != (ssize_t)sizeof telling)
        _exit(4);
    fill(p);
    base_submit(based.base, r);
}

_Noreturn static void write_until_killed(void)
{
    based_again();
    sit_down(tell);
    for (unsigned i = 0; i < GAMES; i++)
        base_submit(based.base, &mover[i].request);
    sleep(60);
    _exit(5);
}

/* False at the end of the pipe. */
static bool hear_one(int from)
{
    struct telling telling;
    if (read(from, &telling, sizeof telling) != (ssize_t)sizeof telling)
        return false;
    memcpy(acknowledged[telling.game], telling.last, sizeof telling.last);
    return true;
}

/* The child begins with no connection of the parent's: SQLite's may not cross a fork. The parent reads in time, or the
 * pipe would fill and the child stand still. On a slow machine some milliseconds are over before anything is written:
 * so most children are given until their first answer, and those milliseconds after it. */
static void kill_one(unsigned milliseconds, bool at_once)
{
    int ends[2], status;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        told = ends[1];
        write_until_killed();
    }
    close(ends[1]);
    if (!at_once)
        ck_assert(hear_one(ends[0]));
    pid_t killer = fork();
    if (killer == 0) {
        nanosleep(&(struct timespec){0, (long)milliseconds * 1000000}, NULL);
        kill(child, SIGKILL);
        _exit(0);
    }
    while (hear_one(ends[0]))
        ;
    close(ends[0]);
    waitpid(killer, &status, 0);
    waitpid(child, &status, 0);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "the child ended by itself: %d", status);
}

START_TEST(a_kill_loses_nothing_that_was_acknowledged)
{
    struct rng rng;
    uint64_t all = 0;
    rng_seed(&rng, (uint64_t)time(NULL), 1);
    memset(acknowledged, 0, sizeof acknowledged);
    based_open();
    based_close();
    for (unsigned i = 0; i < kills; i++) {
        kill_one(2 + rng_below(&rng, 60), i % 4 == 0);
        based_again();
        const char *wrong = look();
        ck_assert_msg(wrong == NULL, "kill %u: %s", i, wrong);
        based_close();
    }
    for (unsigned i = 0; i < GAMES; i++)
        all += acknowledged[i][STORE_TABLE];
    ck_assert_uint_ge(all, kills / 2); /* else nothing was written */
    based_remove();
    printf("%u kills, %llu moves acknowledged, 0 lost\n", kills, (unsigned long long)all);
}
END_TEST

/* ---- Power cuts -------------------------------------------------------------------------------------------------- */

static void note(struct base_request *r)
{
    struct mover *p = r->context;
    for (unsigned k = 0; k < STORE_LOGS && r->answer == STORE_DONE; k++)
        acknowledged[p->game][k] = p->next[k] - 1;
    if (!pulled_is_off()) {
        fill(p);
        base_submit(based.base, r);
        return;
    }
    pthread_mutex_lock(&based.mutex);
    based.answers++;
    pthread_cond_signal(&based.wake);
    pthread_mutex_unlock(&based.mutex);
}

/* Who copies the log into the database. */
enum copied { BY_SQLITE, BY_THE_THREAD, BY_THE_WRITER };

/* Little is kept in the log of the database, so that a plug is pulled while it is copied, too. */
static void copy_often(enum copied by)
{
    static const struct base_copies often[] = {
        [BY_THE_THREAD] = {.step = 40, .rest = 20, .full = 100, .most = 100000},
        [BY_THE_WRITER] = {.step = 100000, .rest = 20, .full = 100000, .most = 40},
    };
    if (by == BY_SQLITE)
        sqlite3_wal_autocheckpoint(based.base->db, 40);
    else
        based.base->copier.copies = often[by];
}

static const char *pull(unsigned long operation, const char *synchronous, enum copied by, uint64_t lot)
{
    char pragma[40];
    memset(acknowledged, 0, sizeof acknowledged);
    based_open();
    based_close();
    pulled_begin();
    based_again();
    snprintf(pragma, sizeof pragma, "pragma synchronous = %s", synchronous);
    ck_assert_int_eq(sqlite3_exec(based.base->db, pragma, NULL, NULL, NULL), SQLITE_OK);
    copy_often(by);
    sit_down(note);
    pulled_at(operation);
    for (unsigned i = 0; i < GAMES; i++)
        base_submit(based.base, &mover[i].request);
    based_wait(GAMES);
    based_close();
    stand_up();
    pulled_end(lot);
    based.base = base_open(based.path, &f);
    based.reader = based.base != NULL ? base_reader_open(based.path, &f) : NULL;
    return based.reader != NULL ? look() : "the database can't be opened";
}

START_TEST(a_power_cut_loses_nothing_that_was_acknowledged)
{
    uint64_t all = 0;
    for (unsigned i = 0; i < PULLS; i++) {
        unsigned long operation = 1 + i * 17;
        const char *wrong = pull(operation, "full", (enum copied)(i % 3), i);
        ck_assert_msg(wrong == NULL, "operation %lu: %s", operation, wrong);
        for (unsigned k = 0; k < GAMES; k++)
            all += acknowledged[k][STORE_TABLE];
        based_remove();
    }
    ck_assert_uint_gt(all, PULLS);
}
END_TEST

/* The disk of this test does lose what nobody has synced. */
START_TEST(without_syncs_a_power_cut_loses_what_was_acknowledged)
{
    static const char *const careless[] = {"off", "normal"};
    for (unsigned k = 0; k < 2; k++) {
        unsigned lost = 0;
        for (unsigned i = 0; i < PULLS / 4; i++) {
            lost += pull(30 + i * 37, careless[k], BY_SQLITE, i) != NULL;
            based_remove();
        }
        ck_assert_msg(lost > PULLS / 8, "synchronous = %s: %u losses", careless[k], lost);
        printf("synchronous = %s: %u of %d power cuts lose something\n", careless[k], lost, PULLS / 4);
    }
}
END_TEST

int main(int count, char **argument)
{
    TCase *tests;
    Suite *suite = suite_of("base-lost", &tests);
    char folder[] = "/tmp/hegemon-base-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    if (count > 1)
        kills = (unsigned)atoi(argument[1]);
    signal(SIGPIPE, SIG_IGN);
    tcase_add_test(tests, a_kill_loses_nothing_that_was_acknowledged);
    tcase_add_test(tests, a_power_cut_loses_nothing_that_was_acknowledged);
    tcase_add_test(tests, without_syncs_a_power_cut_loses_what_was_acknowledged);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
