/* A process between us and a program that we start. Whatever the program starts and leaves behind, in whatever session
 * or process group, becomes a child of its keeper, which ends all of it when we let go or are gone ourselves. One
 * keeper for each program: so nobody has to guess which of several an orphan belongs to. */
#ifndef TABLE_KEEPER_H
#define TABLE_KEEPER_H

#include <sys/types.h>

/* What the program gets: its words, and what becomes its standard input, output and error (-1: nowhere). */
struct keeper_order {
    char **word;
    int in, out, log;
};

/* Starts the program under a keeper: 0, or an errno. The keeper ends after the program has, and what it left with it;
 * its process is the caller's to wait for. Closing `leash` ends the program and everything of it at once. */
int keeper_start(const struct keeper_order *order, pid_t *keeper, int *leash);

#endif
