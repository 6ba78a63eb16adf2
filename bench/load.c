/* What a server holds and how fast it is, by many clients in one process on the same machine.
 *   load HEGEMON FOLDER [PART...]   idle, moves, watchers, stored (which takes many minutes); all without a name
 * It starts the server itself, in the folder. One `name value unit` line each; those that have a target say whether it
 * is met. Beside what a clock on the wall shows stands the processor's time that the server needed, which other
 * programs on the machine change less. */
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "load.h"

enum { SOCKETS = 10000, IDLE_TABLES = 100, IDLE_GAMES = 2000, GAMES = 1000, LINES_EACH = 50 };

static const char *program;
static char database[512];
static pid_t child;
static int child_out;
static struct peer *player[2 * GAMES], *watcher[SOCKETS];
static unsigned players, watchers;

/* ---- The server -------------------------------------------------------------------------------------------------- */

static void become_server(int out)
{
    dup2(out, 1);
    execl(program, program, "serve", "--listen", "127.0.0.1:0", "--db", database, "--makes", "0", "--per-address",
          "1000000", "--connections", "19000", (char *)NULL);
    _exit(127);
}

static void start(void)
{
    int both[2];
    char line[256] = "";
    errno = 0;
    if (pipe(both) != 0 || (child = fork()) < 0)
        load_fail("no server");
    if (child == 0)
        become_server(both[1]);
    close(both[1]);
    child_out = both[0];
    ssize_t n = read(child_out, line, sizeof line - 1);
    const char *port = n > 0 ? strstr(line, "127.0.0.1:") : NULL;
    if (port == NULL)
        load_fail("the server did not start");
    load_begin((unsigned)atoi(port + 10));
}

static void stop(void)
{
    int status;
    for (unsigned i = 0; i < players; i++)
        load_leave(player[i]);
    for (unsigned i = 0; i < watchers; i++)
        load_leave(watcher[i]);
    players = watchers = 0;
    kill(child, SIGTERM);
    waitpid(child, &status, 0);
    close(child_out);
    if (status != 0)
        load_fail("the server did not end in order");
}

/* Kilobytes. */
static double resident(void)
{
    char path[64], line[256];
    double kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", child);
    FILE *in = fopen(path, "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (sscanf(line, "VmRSS: %lf", &kb) == 1)
            break;
    if (in != NULL)
        fclose(in);
    return kb;
}

/* Seconds of the processor's time, of all of its threads. */
static double worked(void)
{
    char path[320];
    double sum = 0, one;
    snprintf(path, sizeof path, "/proc/%d/task", child);
    DIR *tasks = opendir(path);
    for (const struct dirent *d; tasks != NULL && (d = readdir(tasks)) != NULL;) {
        snprintf(path, sizeof path, "/proc/%d/task/%.20s/schedstat", child, d->d_name);
        FILE *in = d->d_name[0] != '.' ? fopen(path, "r") : NULL;
        if (in != NULL && fscanf(in, "%lf", &one) == 1)
            sum += 1e-9 * one;
        if (in != NULL)
            fclose(in);
    }
    if (tasks != NULL)
        closedir(tasks);
    return sum;
}

/* Those of them that it spent outside the kernel. */
static double worked_itself(void)
{
    char path[64];
    unsigned long ticks = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", child);
    FILE *in = fopen(path, "r");
    if (in == NULL || fscanf(in, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu", &ticks) != 1)
        load_fail("no times");
    fclose(in);
    return (double)ticks / (double)sysconf(_SC_CLK_TCK);
}

static double metric(const char *name)
{
    static char text[16384];
    char line[128];
    load_ask("GET", "/metrics", "", text, sizeof text);
    snprintf(line, sizeof line, "\nhegemon_%s ", name);
    const char *at = strstr(text, line);
    return at != NULL ? atof(at + strlen(line)) : 0;
}

/* ---- Targets ----------------------------------------------------------------------------------------------------- */

static unsigned targets, missed;

static void judge(const char *name, double value, const char *unit, bool met, const char *target)
{
    targets++;
    missed += !met;
    printf("%s %.2f %s   %s (%s)\n", name, value, unit, met ? "pass" : "MISS", target);
    fflush(stdout);
}

/* What is called flat: there is noise in every figure, and none of the growth that a walk would show. */
#define FLAT 1.5

/* How much the largest of some costs is above the smallest. */
static double spread(const double *cost, unsigned count)
{
    double least = cost[0], most = cost[0];
    for (unsigned i = 1; i < count; i++) {
        least = cost[i] < least ? cost[i] : least;
        most = cost[i] > most ? cost[i] : most;
    }
    return most / least;
}

/* ---- People ------------------------------------------------------------------------------------------------------ */

static bool all_welcomed(void)
{
    for (unsigned i = 0; i < watchers; i++)
        if (!watcher[i]->welcomed)
            return false;
    return true;
}

/* A few at a time, so that nobody's request has to wait for long behind others. */
static void watch(const char *table, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        watcher[watchers++] = load_join(table, 0);
        if (i % 200 == 199)
            load_run(10, all_welcomed);
    }
    load_run(60, all_welcomed);
    if (!all_welcomed())
        load_fail("not everybody was welcomed");
}

static bool one_has_begun(void)
{
    return players == 0 || player[players - 1]->ids > 0 || player[players - 2]->ids > 0;
}

static void seat_two(const char *game, char table[LOAD_ID])
{
    load_make(game, "\"open\",\"open\"", table);
    player[players++] = load_join(table, 1);
    player[players++] = load_join(table, 2);
    if (players % 64 == 0)
        load_run(30, one_has_begun);
}

/* ---- Idle -------------------------------------------------------------------------------------------------------- */

static void idle(void)
{
    char table[IDLE_TABLES][LOAD_ID], one[LOAD_ID];
    start();
    for (unsigned i = 0; i < IDLE_TABLES; i++)
        load_make("starcraft/duel", "\"open\",\"open\"", table[i]);
    load_run(0.5, NULL);
    double before = resident();
    for (unsigned i = 0; i < IDLE_TABLES; i++)
        watch(table[i], SOCKETS / IDLE_TABLES);
    load_run(1, NULL);
    double held = metric("watchers"), each = (resident() - before) / SOCKETS;
    judge("load.sockets", held, "held", held >= SOCKETS, "10000");
    judge("load.socket.idle", each, "kB", each < 16, "below 16 kB of the server's resident memory");
    double busy = worked();
    load_run(10, NULL);
    printf("load.sockets.cpu %.2f %%\n", 100 * (worked() - busy) / 10);
    stop();
    start();
    for (unsigned i = 0; i < 20; i++)
        seat_two("starcraft/duel", one);
    load_run(3, NULL);
    double pages = metric("database_memory_bytes") / 1000;
    before = resident();
    for (unsigned i = 0; i < IDLE_GAMES; i++) {
        unsigned first = players;
        seat_two("starcraft/duel", one);
        load_run(30, one_has_begun);
        while (players > first)
            load_leave(player[--players]);
    }
    load_run(0.5, NULL);
    pages = metric("database_memory_bytes") / 1000 - pages;
    double each_game = (resident() - before - pages) / IDLE_GAMES;
    judge("load.game.idle", each_game, "kB", each_game < 8, "below 8 kB, without SQLite's pages");
    printf("load.database %.0f kB of pages, which have a bound of 10 MB whatever the number of games\n",
           metric("database_memory_bytes") / 1000);
    stop();
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static void begin_games(unsigned games)
{
    char table[LOAD_ID];
    load_rate = 0;
    for (unsigned i = 0; i < games; i++)
        seat_two("starcraft/duel", table);
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
    double requests = metric("stored_requests_total"), transactions = metric("transactions_total");
    load_reset();
    double began = load_now(), busy = worked(), mine = own_work();
    load_run(seconds, NULL);
    double took = load_now() - began;
    s.moves = (double)load_counts.moves / took;
    s.cpu = 1e6 * (worked() - busy) / (double)load_counts.moves;
    s.client = 1e6 * (own_work() - mine) / (double)load_counts.moves;
    s.p50 = load_percentile(WAIT_READ, 0.5);
    s.p99 = load_percentile(WAIT_READ, 0.99);
    s.came = load_percentile(WAIT_CAME, 0.99);
    s.batch = (metric("stored_requests_total") - requests) / (metric("transactions_total") - transactions);
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
 * in the server's own database, for its own games. */
static double by_loop(unsigned batch, double seconds)
{
    sqlite3 *db;
    sqlite3_stmt *s;
    unsigned done = 0;
    if (sqlite3_open(database, &db) != SQLITE_OK)
        load_fail("no database");
    run(db,
        "pragma synchronous = full; pragma cache_size = -8000;"
        "create temp table ids as select row_number() over () - 1 as n, id from games; create index temp.n on ids(n)");
    if (sqlite3_prepare_v2(db, "insert into lines select id, ?2, ?3, ?4 from ids where n = ?1", -1, &s, NULL) !=
        SQLITE_OK)
        load_fail(sqlite3_errmsg(db));
    double began = load_now();
    while (load_now() < began + seconds) {
        run(db, "begin immediate");
        for (unsigned i = 0; i < batch; i++, done++)
            store_move(db, s, done * 7 % GAMES, 1000000 + done / GAMES);
        run(db, "commit");
    }
    double took = load_now() - began;
    sqlite3_finalize(s);
    sqlite3_close(db);
    return done / took;
}

static void moves(void)
{
    start();
    begin_games(GAMES);
    struct sample s = measure(0, 10);
    judge("load.moves", s.moves, "moves/s", s.moves >= 3000, "at least 3000 durable ones");
    printf("load.moves.cpu %.1f us/move\n", s.cpu);
    printf("load.moves.client %.1f us/move\n", s.client);
    printf("load.moves.batch %.1f requests/transaction\n", s.batch);
    printf("load.moves.p50 %.2f ms\nload.moves.p99 %.2f ms\n", s.p50, s.p99);
    printf("load.moves.lost %.0f connections\n", (double)load_counts.lost);
    fflush(stdout);
    double batch = s.batch, full = s.moves;
    s = measure(s.moves / 2, 10);
    printf("load.half %.0f moves/s\nload.half.p50 %.2f ms\n", s.moves, s.p50);
    judge("load.half.p99", s.p99, "ms", s.p99 < 50, "below 50 ms at half the rate");
    printf("load.half.p99.came %.2f ms, until the kernel had the answer for the client\n", s.came);
    stop();
    double plain = by_loop(batch > 1 ? (unsigned)batch : 1, 5);
    printf("load.loop %.0f moves/s by plain SQLite in batches of %.0f\n", plain, batch);
    judge("load.share", full / plain, "of the plain loop", full / plain >= 0.5, "aim at half");
}

/* ---- Watchers ---------------------------------------------------------------------------------------------------- */

/* Processor's time of so many tables with so many watchers each, in microseconds, and what was done in it. */
struct watched {
    double cpu, user, moves, sent;
};

static struct watched with_watchers(unsigned tables, unsigned each, double rate, double seconds)
{
    struct watched w;
    char table[LOAD_ID];
    start();
    load_rate = 1e-6; /* games wait until everybody is there: they are over after some hundred moves */
    for (unsigned i = 0; i < tables; i++) {
        seat_two("starcraft/duel", table);
        load_run(10, one_has_begun);
        watch(table, each);
    }
    load_rate = rate;
    load_run(1, NULL);
    load_reset();
    double busy = worked(), own = worked_itself(), sent = metric("messages_sent_total");
    load_run(seconds, NULL);
    w.sent = metric("messages_sent_total") - sent;
    w.cpu = 1e6 * (worked() - busy);
    w.user = 1e6 * (worked_itself() - own);
    w.moves = (double)load_counts.moves;
    if (metric("messages_dropped_total") > 0)
        load_fail("messages were dropped");
    stop();
    return w;
}

/* What a message to one more watcher costs. What a move costs without watchers is not theirs, and is measured with as
 * many tables at the same rate. */
static double one_more(unsigned tables, unsigned each, double rate, double seconds)
{
    struct watched none = with_watchers(tables, 0, rate, seconds), w = with_watchers(tables, each, rate, seconds);
    double messages = w.sent * each / (each + 2), cost = (w.cpu - none.cpu * w.moves / none.moves) / messages;
    printf("load.watchers.%ux%u %.2f us/message, %.2f of them outside the kernel; %.0f messages\n", tables, each, cost,
           (w.user - none.user * w.moves / none.moves) / messages, messages);
    fflush(stdout);
    return cost;
}

/* Several tables where there are few watchers, so that enough messages come together; and the last row has as many
 * sockets as the one before, so that only the tables differ. */
static void many_watchers(void)
{
    static const struct {
        unsigned tables, each;
        double rate;
    } row[] = {{20, 10, 400}, {4, 100, 160}, {1, 1000, 20}, {1, 9900, 5}, {10, 990, 50}};
    enum { ROWS = sizeof row / sizeof *row };
    double cost[ROWS];
    for (unsigned i = 0; i < ROWS; i++)
        cost[i] = one_more(row[i].tables, row[i].each, row[i].rate, 8);
    double most = spread(cost, ROWS - 1);
    judge("load.watchers.spread", most, "times", most <= FLAT, "flat: the dearest at most 1.5 times the cheapest");
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
    if (sqlite3_open(database, &db) != SQLITE_OK || sqlite3_exec(db, text, NULL, NULL, &why) != SQLITE_OK)
        load_fail(why != NULL ? why : "no database");
    sqlite3_close(db);
}

static void stored(void)
{
    unsigned filled = 0, rows = 0;
    double cost[8];
    const char *most = getenv("STORED");
    start();
    begin_games(10);
    load_run(8, NULL);
    stop();
    for (unsigned games = 1000; games <= (most != NULL ? (unsigned)atoi(most) : 1000000); games *= 10) {
        if (rows == sizeof cost / sizeof *cost)
            break;
        fill(filled, games);
        filled = games;
        start();
        begin_games(200);
        struct sample s = measure(0, 8);
        printf("load.stored.%u %.0f moves/s\nload.stored.%u.cpu %.1f us/move\nload.stored.%u.batch %.1f requests\n",
               games, s.moves, games, s.cpu, games, s.batch);
        fflush(stdout);
        cost[rows++] = s.cpu;
        stop();
    }
    if (rows > 1)
        judge("load.stored.spread", spread(cost, rows), "times", spread(cost, rows) <= FLAT,
              "flat: the dearest at most 1.5 times the cheapest");
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
    } part[] = {{"idle", idle}, {"moves", moves}, {"watchers", many_watchers}, {"stored", stored}};
    struct rlimit files;
    if (count < 3)
        load_fail("load HEGEMON FOLDER [PART...]");
    program = argument[1];
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    for (unsigned i = 0; i < sizeof part / sizeof *part; i++)
        if (wanted(part[i].name, count, argument)) {
            snprintf(database, sizeof database, "%s/%s.db", argument[2], part[i].name);
            part[i].run();
        }
    printf("load: %u of %u targets met\n", targets - missed, targets);
    return 0;
}
