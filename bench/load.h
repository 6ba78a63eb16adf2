/* Many people at a server, in one process: an epoll client with a WebSocket of its own, as small as it can be so that
 * it leaves the machine to the server. Whoever plays takes moves by lot from what it is asked. */
#ifndef BENCH_LOAD_H
#define BENCH_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LOAD_MESSAGE = 512, LOAD_ID = 33 };

/* Where the next thing that a player says belongs to. */
enum load_stage { STAGE_WATCH, STAGE_JOIN, STAGE_READY, STAGE_SEALED, STAGE_PLAY };

struct peer {
    int fd;
    enum load_stage stage;
    bool upgraded, welcomed, ended;
    bool waiting; /* for the answer to `said` */
    bool queued;  /* in the line of those that have something to say */
    uint8_t seat;
    unsigned ids;
    double since; /* when it was said first */
    char table[LOAD_ID];
    char said[LOAD_MESSAGE], next[LOAD_MESSAGE]; /* what may have to be said again; what is to be said then */
    char *left;                                  /* the beginning of a frame whose end has not come */
    size_t left_length;
    struct peer *line; /* the next in line */
};

/* Figures since they were last reset. */
struct load_counts {
    uint64_t moves, messages, bytes, refused, lost;
    double *wait[2]; /* seconds until an answer, of each move: until it was read here, until the kernel had it */
    size_t waits, waits_room;
};

extern struct load_counts load_counts;
extern double load_rate; /* moves a second, at most; 0: as fast as they are answered */

double load_now(void);
_Noreturn void load_fail(const char *why);

void load_begin(unsigned port);
/* One request by HTTP that waits for its answer; the status, and the body with a zero behind it. */
int load_ask(const char *method, const char *path, const char *body, char *out, size_t size);
void load_make(const char *game, const char *seats, char table[LOAD_ID]);
/* A new connection to a table: with a seat (from 1) it plays there, with 0 it watches. */
struct peer *load_join(const char *table, unsigned seat);
struct peer *load_join_bare(void); /* to somebody who begins to send frames at once */
void load_leave(struct peer *p);
/* Serves everybody until the time has come, or until `enough` says so. */
void load_run(double seconds, bool (*enough)(void));
void load_reset(void);
enum load_wait { WAIT_READ, WAIT_CAME };
double load_percentile(enum load_wait which, double share); /* of the waits, in milliseconds */

#endif
