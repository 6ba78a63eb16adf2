/* The server that is loaded, as a child of this program; people at its tables; figures and what they must be. */
#include "load_server.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "load.h"

const char *load_program;
char load_database[512];
struct peer *load_player[2 * LOAD_GAMES];
unsigned load_players;

static pid_t child;
static int child_out;
static struct peer *watcher[LOAD_SOCKETS];
static unsigned watchers;

/* ---- The server -------------------------------------------------------------------------------------------------- */

/* What is counted is what brings a message to a watcher: queueing it, and writing at the end of the loop's turn. The
 * counting is switched on later, by callgrind_control, which the server's own filter of system calls would forbid. */
static void become_server(const char *counted)
{
    char out[600];
    const char *argv[32] = {"valgrind",
                            "-q",
                            "--tool=callgrind",
                            "--instr-atstart=no",
                            "--toggle-collect=sockets_send",
                            "--toggle-collect=out_turn",
                            out};
    unsigned n = counted != NULL ? 7 : 0;
    const char *const own[] = {load_program,
                               "serve",
                               "--listen",
                               "127.0.0.1:0",
                               "--db",
                               load_database,
                               "--makes",
                               "0",
                               "--share",
                               "0",
                               "--in-play",
                               "0",
                               "--per-address",
                               "1000000",
                               "--connections",
                               "19000",
                               counted != NULL ? "--no-seccomp" : NULL};
    snprintf(out, sizeof out, "--callgrind-out-file=%s", counted != NULL ? counted : "");
    for (unsigned i = 0; i < sizeof own / sizeof *own; i++)
        argv[n++] = own[i];
    execvp(argv[0], (char *const *)argv);
}

/* The child says on its standard output where it is to be found. */
static void begin(void (*become)(const void *context), const void *context)
{
    int both[2];
    char line[256] = "";
    errno = 0;
    if (pipe(both) != 0 || (child = fork()) < 0)
        load_fail("no server");
    if (child == 0) {
        dup2(both[1], 1);
        become(context);
        _exit(127);
    }
    close(both[1]);
    child_out = both[0];
    ssize_t n = read(child_out, line, sizeof line - 1);
    const char *port = n > 0 ? strstr(line, "127.0.0.1:") : NULL;
    if (port == NULL)
        load_fail("the server did not start");
    load_begin((unsigned)atoi(port + 10));
}

static void serve(const void *counted)
{
    become_server(counted);
}

void load_start(const char *counted)
{
    begin(serve, counted);
}

void load_start_bare(const struct load_bare *bare)
{
    begin(load_bare, bare);
}

static void leave(void)
{
    for (unsigned i = 0; i < load_players; i++)
        load_leave(load_player[i]);
    for (unsigned i = 0; i < watchers; i++)
        load_leave(watcher[i]);
    load_players = watchers = 0;
}

void load_stop(void)
{
    int status;
    leave();
    kill(child, SIGTERM);
    waitpid(child, &status, 0);
    close(child_out);
    if (status != 0)
        load_fail("the server did not end in order");
}

/* Kilobytes. */
double load_resident(void)
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

/* Seconds of the processor's time, of one thread. A process has the id of its first one. */
static double worked_by(const char *thread)
{
    char path[320];
    double nanoseconds = 0;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/schedstat", child, thread);
    FILE *in = fopen(path, "r");
    if (in != NULL && fscanf(in, "%lf", &nanoseconds) != 1)
        nanoseconds = 0; /* it has just ended */
    if (in != NULL)
        fclose(in);
    return 1e-9 * nanoseconds;
}

double load_worked_loop(void)
{
    char first[20];
    snprintf(first, sizeof first, "%d", child);
    return worked_by(first);
}

double load_worked(void)
{
    char path[64];
    double sum = 0;
    snprintf(path, sizeof path, "/proc/%d/task", child);
    DIR *tasks = opendir(path);
    for (const struct dirent *d; tasks != NULL && (d = readdir(tasks)) != NULL;)
        if (d->d_name[0] != '.')
            sum += worked_by(d->d_name);
    if (tasks != NULL)
        closedir(tasks);
    return sum;
}

/* Those of them that it spent outside the kernel. */
double load_worked_itself(void)
{
    char path[64];
    unsigned long ticks = 0;
    snprintf(path, sizeof path, "/proc/%d/task/%d/stat", child, child);
    FILE *in = fopen(path, "r");
    if (in == NULL || fscanf(in, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu", &ticks) != 1)
        load_fail("no times");
    fclose(in);
    return (double)ticks / (double)sysconf(_SC_CLK_TCK);
}

double load_metric(const char *name)
{
    static char text[16384];
    char line[128];
    load_ask("GET", "/metrics", "", text, sizeof text);
    snprintf(line, sizeof line, "\nhegemon_%s ", name);
    const char *at = strstr(text, line);
    return at != NULL ? atof(at + strlen(line)) : 0;
}

void load_control(const char *how)
{
    char command[80];
    snprintf(command, sizeof command, "callgrind_control %s %d >/dev/null", how, child);
    if (system(command) != 0)
        load_fail(command);
}

/* ---- Targets ----------------------------------------------------------------------------------------------------- */

unsigned load_targets, load_missed;

void load_judge(const char *name, double value, const char *unit, bool met, const char *target)
{
    load_targets++;
    load_missed += !met;
    printf("%s %.2f %s   %s (%s)\n", name, value, unit, met ? "pass" : "MISS", target);
    fflush(stdout);
}

double load_spread(const double *cost, unsigned count)
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
void load_watch(const char *table, unsigned count)
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

void load_watch_bare(unsigned count)
{
    while (count-- > 0)
        watcher[watchers++] = load_join_bare();
}

bool load_one_has_begun(void)
{
    return load_players == 0 || load_player[load_players - 1]->ids > 0 || load_player[load_players - 2]->ids > 0;
}

void load_seat_two(const char *game, char table[LOAD_ID])
{
    load_make(game, "\"open\",\"open\"", table);
    load_player[load_players++] = load_join(table, 1);
    load_player[load_players++] = load_join(table, 2);
    if (load_players % 64 == 0)
        load_run(30, load_one_has_begun);
}
