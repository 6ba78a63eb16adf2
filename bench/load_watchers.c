/* What it costs to tell one more watcher: the server's own part, the kernel's, and what a bare loop of `send` to as
 * many sockets costs in the same run, so that a reader sees which part is whose. */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "load_server.h"

/* ---- A bare loop ------------------------------------------------------------------------------------------------- */

static void end(int signal)
{
    (void)signal;
    _exit(0);
}

static int listen_anywhere(void)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof here;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&here, size) != 0 || listen(fd, 1024) != 0 ||
        getsockname(fd, (struct sockaddr *)&here, &size) != 0)
        _exit(1);
    printf("127.0.0.1:%u\n", ntohs(here.sin_port));
    fflush(stdout);
    return fd;
}

/* One text frame, so that the client has the same to do as with a server's. */
static char *make_frame(size_t bytes)
{
    char *frame = calloc(1, bytes);
    if (frame == NULL || bytes < 130 || bytes > 65000)
        _exit(1);
    memset(frame, ' ', bytes);
    memcpy(frame, (char[]){(char)0x81, 126, (char)((bytes - 4) >> 8), (char)(bytes - 4)}, 4);
    return frame;
}

void load_bare(const void *bare)
{
    const struct load_bare *b = bare;
    int *fd = calloc(b->sockets, sizeof *fd), one = 1, listener = listen_anywhere();
    char *frame = make_frame(b->bytes);
    signal(SIGTERM, end);
    for (unsigned i = 0; i < b->sockets; i++) {
        fd[i] = accept(listener, NULL, NULL);
        setsockopt(fd[i], IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    }
    for (;;) {
        double pause = 1 / b->rate; /* whatever the round takes: who measures counts what has come */
        nanosleep(&(struct timespec){(time_t)pause, (long)(1e9 * (pause - (double)(time_t)pause))}, NULL);
        for (unsigned i = 0; i < b->sockets; i++)
            if (send(fd[i], frame, b->bytes, MSG_DONTWAIT | MSG_NOSIGNAL) < 0)
                _exit(1);
    }
}

/* ---- One measurement --------------------------------------------------------------------------------------------- */

/* So many tables with so many watchers each, at a rate. */
struct row {
    unsigned tables, each;
    double rate;
};

/* The time of the loop's thread, in microseconds, and what was done in it: what the database does with the same moves
 * varies by more than what few watchers cost. */
struct watched {
    double cpu, user, moves, sent, bytes, instructions;
};

static void sit_down(const struct row *r, unsigned each)
{
    char table[LOAD_ID];
    load_rate = 1e-6; /* games wait until everybody is there: they are over after some hundred moves */
    for (unsigned i = 0; i < r->tables; i++) {
        load_seat_two("starcraft/duel", table);
        load_run(10, load_one_has_begun);
        load_watch(table, each);
    }
}

static struct watched measure(const struct row *r, unsigned each, double seconds)
{
    struct watched w = {0};
    load_start(NULL);
    sit_down(r, each);
    load_rate = r->rate;
    load_run(1, NULL);
    load_reset();
    double busy = load_worked_loop(), own = load_worked_itself();
    double sent = load_metric("messages_sent_total"), bytes = load_metric("messages_sent_bytes_total");
    load_run(seconds, NULL);
    w.sent = load_metric("messages_sent_total") - sent;
    w.bytes = load_metric("messages_sent_bytes_total") - bytes;
    w.cpu = 1e6 * (load_worked_loop() - busy);
    w.user = 1e6 * (load_worked_itself() - own);
    w.moves = (double)load_counts.moves;
    if (load_metric("messages_dropped_total") > 0)
        load_fail("messages were dropped");
    load_stop();
    return w;
}

/* Microseconds of one send. */
static double measure_bare(const struct load_bare *bare, double seconds)
{
    load_start_bare(bare);
    load_watch_bare(bare->sockets);
    load_run(1, NULL);
    load_reset();
    double busy = load_worked_loop();
    load_run(seconds, NULL);
    double cost = 1e6 * (load_worked_loop() - busy) / (double)load_counts.messages;
    load_stop();
    return cost;
}

/* Of the server outside the kernel, for one message. Counted by valgrind, so they are the same on a busy machine. */
static double count_instructions(const struct row *r, const char *folder)
{
    char path[600], line[256];
    double sent, count = 0;
    snprintf(path, sizeof path, "%s.callgrind", folder);
    load_start(path);
    sit_down(r, r->each);
    load_control("-i on");
    sent = load_metric("messages_sent_total");
    load_rate = r->rate / 5;
    load_run(5, NULL);
    load_rate = 1e-6;
    load_run(1, NULL);
    sent = load_metric("messages_sent_total") - sent;
    load_control("-i off");
    load_stop();
    FILE *in = fopen(path, "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        sscanf(line, "totals: %lf", &count);
    if (in == NULL || count == 0 || sent == 0)
        load_fail("nothing was counted");
    fclose(in);
    return count / sent;
}

/* ---- Beside a crowd ---------------------------------------------------------------------------------------------- */

/* The longest waits for an answer, of one in a hundred, at tables of which the first has so many watchers. */
static double wait_beside(unsigned watchers, double seconds)
{
    static const struct row others = {20, 0, 0};
    char table[LOAD_ID];
    load_start(NULL);
    sit_down(&others, 0);
    load_seat_two("starcraft/duel", table);
    load_run(10, load_one_has_begun);
    load_watch(table, watchers);
    load_rate = 100;
    load_run(1, NULL);
    load_reset();
    load_run(seconds, NULL);
    double wait = load_percentile(WAIT_CAME, 0.99);
    load_stop();
    return wait;
}

/* Whoever plays, at the table that all look at or at another one, must not wait until the crowd has been told. */
static void beside_crowd(void)
{
    double alone = wait_beside(0, 10), crowded = wait_beside(9900, 10);
    printf("load.watchers.alone.p99 %.2f ms, at 21 tables without watchers\n", alone);
    load_judge("load.watchers.crowd.p99", crowded, "ms", crowded < 50, "below 50 ms while 9900 watch one of them");
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

struct cost {
    double all, kernel, bare, instructions;
};

/* What a message to one more watcher costs. What a move costs without watchers is not theirs, and is measured with as
 * many tables at the same rate. A move is told by several messages: the bare loop sends as many bytes at once for each
 * move, which count as so many messages. */
static struct cost one_more(const struct row *r, double seconds)
{
    struct watched none = measure(r, 0, seconds), w = measure(r, r->each, seconds);
    double share = (double)r->each / (r->each + 2), messages = w.sent * share, same = w.moves / none.moves;
    double writes = w.moves * r->each;
    const struct load_bare bare = {r->tables * r->each, (size_t)(w.bytes * share / writes), r->rate / r->tables};
    struct cost c = {.all = (w.cpu - none.cpu * same) / messages};
    c.kernel = c.all - (w.user - none.user * same) / messages;
    c.bare = measure_bare(&bare, seconds) * writes / messages;
    c.instructions = count_instructions(r, load_database);
    printf("load.watchers.%ux%u %.2f us/message, %.2f of them in the kernel; %.2f by a bare loop of send; "
           "%.0f instructions outside the kernel; %.0f messages, %.1f a move\n",
           r->tables, r->each, c.all, c.kernel, c.bare, c.instructions, messages, messages / writes);
    fflush(stdout);
    return c;
}

/* By how much the dearest of the larger crowds exceeds ten watchers. */
static double growth(const double *cost, unsigned rows)
{
    double most = 0;
    for (unsigned i = 1; i < rows; i++)
        most = cost[i] / cost[0] > most ? cost[i] / cost[0] : most;
    return most;
}

/* Several tables where there are few watchers, so that enough messages come together; and the last row has as many
 * sockets as the one before, so that only the tables differ. A crowd is told several moves in one write where they come
 * soon enough: then it may cost less than ten watchers, which the spread shows and growth does not mind. */
void load_watchers(void)
{
    static const struct row row[] = {{20, 10, 400}, {4, 100, 160}, {1, 1000, 20}, {1, 9900, 5}, {10, 990, 50}};
    enum { ROWS = sizeof row / sizeof *row };
    double all[ROWS], instructions[ROWS];
    for (unsigned i = 0; i < ROWS; i++) {
        struct cost c = one_more(&row[i], 8);
        all[i] = c.all;
        instructions[i] = c.instructions;
    }
    double most = growth(instructions, ROWS - 1);
    load_judge("load.watchers.instructions", most, "times", most <= LOAD_FLAT,
               "outside the kernel: at most 1.25 times those for 10 watchers");
    most = growth(all, ROWS - 1);
    load_judge("load.watchers.growth", most, "times", most <= LOAD_FLAT,
               "with all of the kernel: at most 1.25 times what 10 watchers cost");
    printf("load.watchers.spread %.2f times from the cheapest to the dearest, %.2f by instructions\n",
           load_spread(all, ROWS - 1), load_spread(instructions, ROWS - 1));
    beside_crowd();
}
