/* What a server holds and how fast it is, by many clients in one process on the same machine.
 *   load HEGEMON FOLDER [PART...]   idle, moves, watchers, stored (which takes many minutes); all without a name
 * It starts the server itself, in the folder. One `name value unit` line each; those that have a target say whether it
 * is met. Beside what a clock on the wall shows stands the processor's time that the server needed, which other
 * programs on the machine change less. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "load_server.h"

enum { IDLE_TABLES = 100, IDLE_GAMES = 2000, LINES_EACH = 50 };

/* ---- Idle -------------------------------------------------------------------------------------------------------- */

static void idle(void)
{
    char table[IDLE_TABLES][LOAD_ID], one[LOAD_ID];
    load_start(NULL);
    for (unsigned i = 0; i < IDLE_TABLES; i++)
        load_make("starcraft/duel", "\"open\",\"open\"", table[i]);
    load_run(0.5, NULL);
    double before = load_resident();
    for (unsigned i = 0; i < IDLE_TABLES; i++)
        load_watch(table[i], LOAD_SOCKETS / IDLE_TABLES);
    load_run(1, NULL);
    double held = load_metric("watchers"), each = (load_resident() - before) / LOAD_SOCKETS;
    load_judge("load.sockets", held, "held", held >= LOAD_SOCKETS, "10000");
    load_judge("load.socket.idle", each, "kB", each < 16, "below 16 kB of the server's resident memory");
    double busy = load_worked();
    load_run(10, NULL);
    printf("load.sockets.cpu %.2f %%\n", 100 * (load_worked() - busy) / 10);
    load_stop();
    load_start(NULL);
    for (unsigned i = 0; i < 20; i++)
        load_seat_two("starcraft/duel", one);
    load_run(3, NULL);
    double pages = load_metric("database_memory_bytes") / 1000;
    before = load_resident();
    for (unsigned i = 0; i < IDLE_GAMES; i++) {
        unsigned first = load_players;
        load_seat_two("starcraft/duel", one);
        load_run(30, load_one_has_begun);
        while (load_players > first)
            load_leave(load_player[--load_players]);
    }
    load_run(0.5, NULL);
    pages = load_metric("database_memory_bytes") / 1000 - pages;
    double each_game = (load_resident() - before - pages) / IDLE_GAMES;
    load_judge("load.game.idle", each_game, "kB", each_game < 8, "below 8 kB, without SQLite's pages");
    printf("load.database %.0f kB of pages, which have a bound of 10 MB whatever the number of games\n",
           load_metric("database_memory_bytes") / 1000);
    load_stop();
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static void begin_games(unsigned games)
{
    char table[LOAD_ID];
    load_rate = 0;
    for (unsigned i = 0; i < games; i++)
        load_seat_two("starcraft/duel", table);
    load_run(3, NULL);
}

struct sample {
    double moves, cpu, client, batch, p50, p99, came;
};

static double own_work(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + 1e-6 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

static struct sample measure(double rate, double seconds)
{
    struct sample s;
    load_rate = rate;
    load_run(1, NULL);
    double requests = load_metric("stored_requests_total"), transactions = load_metric("transactions_total");
    load_reset();
    double began = load_now(), busy = load_worked(), mine = own_work();
    load_run(seconds, NULL);
    double took = load_now() - began;
    s.moves = (double)load_counts.moves / took;
    s.cpu = 1e6 * (load_worked() - busy) / (double)load_counts.moves;
    s.client = 1e6 * (own_work() - mine) / (double)load_counts.moves;
    s.p50 = load_percentile(WAIT_READ, 0.5);
    s.p99 = load_percentile(WAIT_READ, 0.99);
    s.came = load_percentile(WAIT_CAME, 0.99);
    s.batch = (load_metric("stored_requests_total") - requests) / (load_metric("transactions_total") - transactions);
    return s;
}

static void run(sqlite3 *db, const char *sql)
{
    char *why = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK)
        load_fail(why);
}

/* Two lines of a game that there is, behind its last ones. */
static void store_move(sqlite3 *db, sqlite3_stmt *s, unsigned game, unsigned number)
{
    static const char *const line[2] = {
        "312 2 attack palaven benning 3 #0123456789abcdef 0123456789abcdef0123456789abcdef",
        "1790000000000 move 312 2 m312"};
    for (int log = 0; log < 2; log++) {
        sqlite3_bind_int(s, 1, (int)game);
        sqlite3_bind_int(s, 2, log);
        sqlite3_bind_int(s, 3, (int)number);
        sqlite3_bind_text(s, 4, line[log], -1, SQLITE_STATIC);
        if (sqlite3_step(s) != SQLITE_DONE)
            load_fail(sqlite3_errmsg(db));
        sqlite3_reset(s);
    }
}

/* What SQLite stores in a second in transactions of so many moves when nothing else is to be done, each of them synced:
 * in the server's own database, for its own games; and how long the longest of 100 of its transactions take. */
struct loop {
    double moves, p99;
};

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static struct loop by_loop(unsigned batch, double seconds)
{
    static double took[100000];
    sqlite3 *db;
    sqlite3_stmt *s;
    unsigned done = 0, count = 0;
    if (sqlite3_open(load_database, &db) != SQLITE_OK)
        load_fail("no database");
    run(db,
        "pragma synchronous = full; pragma cache_size = -8000;"
        "create temp table ids as select row_number() over () - 1 as n, id from games; create index temp.n on ids(n)");
    if (sqlite3_prepare_v2(db, "insert into lines select id, ?2, ?3, ?4 from ids where n = ?1", -1, &s, NULL) !=
        SQLITE_OK)
        load_fail(sqlite3_errmsg(db));
    double began = load_now();
    while (load_now() < began + seconds && count < sizeof took / sizeof *took) {
        double then = load_now();
        run(db, "begin immediate");
        for (unsigned i = 0; i < batch; i++, done++)
            store_move(db, s, done * 7 % LOAD_GAMES, 1000000 + done / LOAD_GAMES);
        run(db, "commit");
        took[count++] = 1e3 * (load_now() - then);
    }
    double all = load_now() - began;
    sqlite3_finalize(s);
    sqlite3_close(db);
    qsort(took, count, sizeof *took, compare);
    return (struct loop){done / all, took[(size_t)(0.99 * (count - 1))]};
}

static void moves(void)
{
    load_start(NULL);
    begin_games(LOAD_GAMES);
    struct sample s = measure(0, 10);
    load_judge("load.moves", s.moves, "moves/s", s.moves >= 3000, "at least 3000 durable ones");
    printf("load.moves.cpu %.1f us/move\n", s.cpu);
    printf("load.moves.client %.1f us/move\n", s.client);
    printf("load.moves.batch %.1f requests/transaction\n", s.batch);
    printf("load.moves.p50 %.2f ms\nload.moves.p99 %.2f ms\n", s.p50, s.p99);
    printf("load.moves.lost %.0f connections\n", (double)load_counts.lost);
    fflush(stdout);
    double batch = s.batch, full = s.moves;
    s = measure(s.moves / 2, 10);
    printf("load.half %.0f moves/s\nload.half.batch %.1f requests/transaction\nload.half.p50 %.2f ms\n", s.moves,
           s.batch, s.p50);
    load_judge("load.half.p99", s.p99, "ms", s.p99 < 50, "below 50 ms at half the rate");
    printf("load.half.p99.came %.2f ms, until the kernel had the answer for the client\n", s.came);
    load_stop();
    struct loop plain = by_loop(batch > 1 ? (unsigned)batch : 1, 5);
    printf("load.loop %.0f moves/s by plain SQLite in batches of %.0f\n", plain.moves, batch);
    printf("load.loop.p99 %.2f ms/transaction of them\n", plain.p99);
    double share = full / plain.moves;
    load_judge("load.share", share, "of the plain loop", share >= 0.5, "aim at half");
}

/* ---- Stored games ------------------------------------------------------------------------------------------------ */

/* Copies of the first lines of a game that was played, under ids that lie between those of others; they are over, so
 * that a start does not read them. */
static void fill(unsigned from, unsigned to)
{
    static const char sql[] =
        "pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000; begin;"
        "create temp table some as select log, number, line from lines where game ="
        " (select game from lines group by game having count(*) > 200 limit 1) and number <= %u;"
        "create temp table ids as with recursive n(i) as (select %u union all select i + 1 from n where i < %u)"
        " select printf('%%08x', (i * 2654435761) & 4294967295) || printf('x%%09d', i) as id from n order by id;"
        "insert into games select id, 1700000000000, 1800000000000, 2 from ids;"
        "insert into lines select id, log, number, line from ids, some;"
        "drop table some; drop table ids; commit; pragma journal_mode = wal;";
    char text[1500], *why = NULL;
    sqlite3 *db;
    snprintf(text, sizeof text, sql, LINES_EACH / 2, from + 1, to);
    if (sqlite3_open(load_database, &db) != SQLITE_OK || sqlite3_exec(db, text, NULL, NULL, &why) != SQLITE_OK)
        load_fail(why != NULL ? why : "no database");
    sqlite3_close(db);
}

static void stored(void)
{
    unsigned filled = 0, rows = 0;
    double cost[8];
    const char *most = getenv("STORED");
    load_start(NULL);
    begin_games(10);
    load_run(8, NULL);
    load_stop();
    for (unsigned games = 1000; games <= (most != NULL ? (unsigned)atoi(most) : 1000000); games *= 10) {
        if (rows == sizeof cost / sizeof *cost)
            break;
        fill(filled, games);
        filled = games;
        load_start(NULL);
        begin_games(200);
        struct sample s = measure(0, 8);
        printf("load.stored.%u %.0f moves/s\nload.stored.%u.cpu %.1f us/move\nload.stored.%u.batch %.1f requests\n",
               games, s.moves, games, s.cpu, games, s.batch);
        fflush(stdout);
        cost[rows++] = s.cpu;
        load_stop();
    }
    if (rows > 1)
        load_judge("load.stored.spread", load_spread(cost, rows), "times", load_spread(cost, rows) <= LOAD_FLAT,
                   "flat: the dearest at most 1.25 times the cheapest");
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static bool wanted(const char *part, int count, char **argument)
{
    for (int i = 3; i < count; i++)
        if (strcmp(argument[i], part) == 0)
            return true;
    return count <= 3;
}

int main(int count, char **argument)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } part[] = {{"idle", idle}, {"moves", moves}, {"watchers", load_watchers}, {"stored", stored}};
    struct rlimit files;
    if (count < 3)
        load_fail("load HEGEMON FOLDER [PART...]");
    load_program = argument[1];
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    for (unsigned i = 0; i < sizeof part / sizeof *part; i++)
        if (wanted(part[i].name, count, argument)) {
            snprintf(load_database, sizeof load_database, "%s/%s.db", argument[2], part[i].name);
            part[i].run();
        }
    printf("load: %u of %u targets met\n", load_targets - load_missed, load_targets);
    return 0;
}
