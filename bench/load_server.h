/* The server that is loaded, as a child of this program; people at its tables; figures and what they must be. */
#ifndef BENCH_LOAD_SERVER_H
#define BENCH_LOAD_SERVER_H

#include "load.h"

enum { LOAD_SOCKETS = 10000, LOAD_GAMES = 1000 };

extern const char *load_program;
extern char load_database[512];
extern struct peer *load_player[2 * LOAD_GAMES]; /* those that load_seat_two has seated */
extern unsigned load_players;

/* With a path: below valgrind's callgrind, which counts instructions of what brings messages to watchers from the
 * moment on at which load_control says so, and writes them there at the end. */
void load_start(const char *counted);
void load_stop(void); /* everybody leaves before */
void load_control(const char *how);

/* In its place, a loop that does nothing but send so many bytes to so many sockets, so many times a second. */
struct load_bare {
    unsigned sockets;
    size_t bytes;
    double rate;
};
void load_start_bare(const struct load_bare *bare);
void load_bare(const void *bare); /* the child's part; does not return */

/* ---- What it is like ----------------------------------------------------------------------------------------------
 */

double load_resident(void);      /* kilobytes */
double load_worked(void);        /* seconds of the processor's time, of all of its threads */
double load_worked_loop(void);   /* of the one that all connections are served by */
double load_worked_itself(void); /* those of them that this one spent outside the kernel */
double load_metric(const char *name);

/* ---- Targets ------------------------------------------------------------------------------------------------------
 */

/* What is called flat, as the dearest against the cheapest: smaller differences between two runs mean nothing. */
#define LOAD_FLAT 1.25

extern unsigned load_targets, load_missed;
void load_judge(const char *name, double value, const char *unit, bool met, const char *target);
/* How much the largest of some costs is above the smallest. */
double load_spread(const double *cost, unsigned count);

/* ---- People -------------------------------------------------------------------------------------------------------
 */

void load_watch(const char *table, unsigned count); /* returns when all were welcomed */
void load_watch_bare(unsigned count);
void load_seat_two(const char *game, char table[LOAD_ID]); /* at a new table */
bool load_one_has_begun(void);                             /* of the two that were seated last */

/* Its own part of `load`, in load_watchers.c. */
void load_watchers(void);

#endif
