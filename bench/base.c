/* What the database of many tables stores in a second: moves (a line of the record, a line of the table), each
 * acknowledged after its sync, with so many under way at a time; beside it a plain SQLite loop that stores the same
 * lines in transactions of the same size. Both take turns, the medians count. Then the cost of a move in a database of
 * 10^3, 10^4 and 10^5 games of 50 lines, by lot over all of them.
 *   bench-base [FOLDER]   where the database is made, and removed; the current one when none is named
 * One `name value unit` line each. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "players/rng.h"
#include "server/base/inside.h"

enum { TURNS = 5, MOST = 256, LINES = 50, GAMES_MOST = 100000, TURN_MS = 400, LONG_MS = 3000 };

static const char path[] = "bench.base";
static struct base *base;
static sqlite3 *raw;
static uint32_t next[GAMES_MOST]; /* the number of each game's next line, in both logs */
static unsigned games;
static struct fault f;

static _Noreturn void give_up(const char *why)
{
    fprintf(stderr, "bench-base: %s\n", why);
    exit(2);
}

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Ids as tables have them: no two neighbours begin alike. */
static void name_game(unsigned i, char out[HOST_TABLE_MAX])
{
    snprintf(out, HOST_TABLE_MAX, "%016llx", (unsigned long long)(i + 1) * 0x9e3779b97f4a7c15u);
}

static int write_line(enum store_log log, uint32_t number, char out[120])
{
    return log == STORE_RECORD
               ? snprintf(out, 120, "%u 2 attack tassadar-reach aiur 3 : 6 4 2 / 5 1", number)
               : snprintf(out, 120, "%llu move %u 2 m-%u-8c4f", 1700000000000ull + number, number, number);
}

/* ---- By requests ------------------------------------------------------------------------------------------------- */

struct slot {
    struct base_request request;
    unsigned game;
};

static struct slot slot[MOST];
static unsigned slots, standing;
static struct rng rng;
static double stop_at;
static uint64_t done;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;

/* Slots share no games: two requests of one game under way would race. */
static void choose(struct slot *s)
{
    unsigned mine = (unsigned)(s - slot);
    s->game = mine + slots * rng_below(&rng, (games - mine + slots - 1) / slots);
    name_game(s->game, s->request.game);
}

static void submit(struct slot *s)
{
    char line[120];
    choose(s);
    base_request_empty(&s->request);
    for (unsigned log = 0; log < STORE_LOGS; log++) {
        int length = write_line((enum store_log)log, next[s->game], line);
        base_request_add(&s->request, (enum store_log)log, next[s->game], line, (size_t)length);
    }
    next[s->game]++;
    base_submit(base, &s->request);
}

/* On the writer's thread. */
static void answered(struct base_request *r)
{
    if (r->answer != STORE_DONE)
        give_up(r->answer == STORE_TAKEN ? "a number was taken" : r->fault.sentence);
    pthread_mutex_lock(&mutex);
    done++;
    if (seconds(CLOCK_MONOTONIC) < stop_at)
        submit(r->context);
    else
        standing++;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&mutex);
}

/* Moves a second with so many under way. */
static double by_requests(unsigned under_way, unsigned ms)
{
    double began = seconds(CLOCK_MONOTONIC);
    stop_at = began + 1e-3 * ms;
    slots = under_way;
    standing = 0;
    done = 0;
    for (unsigned i = 0; i < slots; i++)
        base_request(&slot[i].request, "x", answered, &slot[i]);
    pthread_mutex_lock(&mutex); /* the writer must not choose before all have begun: there is one generator */
    for (unsigned i = 0; i < slots; i++)
        submit(&slot[i]);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    while (standing < slots)
        pthread_cond_wait(&wake, &mutex);
    pthread_mutex_unlock(&mutex);
    for (unsigned i = 0; i < slots; i++)
        base_request_free(&slot[i].request);
    return (double)done / (seconds(CLOCK_MONOTONIC) - began);
}

/* ---- By a loop --------------------------------------------------------------------------------------------------- */

static void run(const char *sql)
{
    if (sqlite3_exec(raw, sql, NULL, NULL, NULL) != SQLITE_OK)
        give_up(sqlite3_errmsg(raw));
}

static void insert(sqlite3_stmt *s, const char *game, unsigned log, uint32_t number)
{
    char line[120];
    int length = write_line((enum store_log)log, number, line);
    sqlite3_bind_text(s, 1, game, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, (int)log);
    sqlite3_bind_int64(s, 3, number);
    sqlite3_bind_text(s, 4, line, length, SQLITE_STATIC);
    if (sqlite3_step(s) != SQLITE_DONE)
        give_up(sqlite3_errmsg(raw));
    sqlite3_reset(s);
}

static sqlite3_stmt *prepare(const char *sql)
{
    sqlite3_stmt *s;
    if (sqlite3_prepare_v2(raw, sql, -1, &s, NULL) != SQLITE_OK)
        give_up(sqlite3_errmsg(raw));
    return s;
}

static double by_loop(unsigned batch, unsigned ms)
{
    double began = seconds(CLOCK_MONOTONIC), stop = began + 1e-3 * ms;
    char game[HOST_TABLE_MAX];
    uint64_t moves = 0;
    sqlite3_stmt *s = prepare("insert into lines values (?1, ?2, ?3, ?4)");
    while (seconds(CLOCK_MONOTONIC) < stop) {
        run("begin immediate");
        for (unsigned i = 0; i < batch; i++, moves++) {
            unsigned chosen = rng_below(&rng, games);
            name_game(chosen, game);
            for (unsigned log = 0; log < STORE_LOGS; log++)
                insert(s, game, log, next[chosen]);
            next[chosen]++;
        }
        run("commit");
    }
    sqlite3_finalize(s);
    return (double)moves / (seconds(CLOCK_MONOTONIC) - began);
}

/* ---- Games that are there ---------------------------------------------------------------------------------------- */

static void remove_files(void)
{
    static const char *const end[] = {"", "-wal", "-shm", ".lock"};
    char name[64];
    for (unsigned i = 0; i < sizeof end / sizeof *end; i++) {
        snprintf(name, sizeof name, "%s%s", path, end[i]);
        unlink(name);
    }
}

static void open_both(void)
{
    base = base_open(path, &f);
    raw = base != NULL ? base_connect(path, &f) : NULL;
    if (raw == NULL)
        give_up(f.sentence);
    run("pragma synchronous = full; pragma cache_size = -8000");
}

static void close_both(void)
{
    sqlite3_close(raw);
    base_close(base);
}

/* So many games of 50 lines, half of them in each log; without syncs, which nobody waits for here. */
static void fill(unsigned wanted)
{
    char game[HOST_TABLE_MAX], sql[120];
    run("pragma synchronous = off; begin");
    sqlite3_stmt *s = prepare("insert into lines values (?1, ?2, ?3, ?4)");
    for (; games < wanted; games++) {
        name_game(games, game);
        snprintf(sql, sizeof sql, "insert into games values ('%s', 1700000000000, 1800000000000, 1)", game);
        run(sql);
        for (unsigned i = 0; i < LINES; i++)
            insert(s, game, i / (LINES / 2), i % (LINES / 2) + 1);
        next[games] = LINES / 2 + 1;
    }
    sqlite3_finalize(s);
    run("commit; pragma synchronous = full; pragma wal_checkpoint(truncate)");
}

/* ---- Figures ----------------------------------------------------------------------------------------------------- */

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double value[TURNS])
{
    qsort(value, TURNS, sizeof *value, compare);
    return value[TURNS / 2];
}

static void beside_a_loop(unsigned batch)
{
    double ours[TURNS], plain[TURNS], share[TURNS];
    struct base_counts before = base_counts(base);
    for (unsigned i = 0; i < TURNS; i++) {
        ours[i] = by_requests(batch, TURN_MS);
        plain[i] = by_loop(batch, TURN_MS);
        share[i] = ours[i] / plain[i];
    }
    struct base_counts after = base_counts(base);
    printf("base.moves.%u %.0f moves/s\n", batch, median(ours));
    printf("base.loop.%u %.0f moves/s\n", batch, median(plain));
    printf("base.share.%u %.2f\n", batch, median(share));
    printf("base.batch.%u %.1f requests/transaction\n", batch,
           (double)(after.requests - before.requests) / (double)(after.transactions - before.transactions));
}

static void with_games(unsigned stored)
{
    double filled = seconds(CLOCK_MONOTONIC);
    fill(stored);
    filled = seconds(CLOCK_MONOTONIC) - filled;
    by_requests(32, LONG_MS / 3); /* until the caches are warm */
    double worked = seconds(CLOCK_PROCESS_CPUTIME_ID);
    double moves = by_requests(32, LONG_MS);
    worked = (seconds(CLOCK_PROCESS_CPUTIME_ID) - worked) / (double)done;
    printf("base.games.%u %.0f moves/s\n", stored, moves);
    printf("base.games.cpu.%u %.1f us/move\n", stored, 1e6 * worked);
    printf("base.games.loop.%u %.0f moves/s\n", stored, by_loop(32, LONG_MS));
    fflush(stdout);
    fprintf(stderr, "(%u games stored in %.1f s)\n", stored, filled);
}

int main(int count, char **argument)
{
    if (count > 1 && chdir(argument[1]) != 0)
        give_up("there is no such folder");
    rng_seed(&rng, 1, 1);
    remove_files();
    open_both();
    fill(1000);
    for (unsigned i = 0; i < 4; i++)
        beside_a_loop((const unsigned[]){1, 8, 32, 256}[i]);
    for (unsigned stored = 1000; stored <= GAMES_MOST; stored *= 10)
        with_games(stored);
    close_both();
    remove_files();
    return 0;
}
