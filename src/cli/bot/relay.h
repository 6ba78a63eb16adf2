/* Between a program that speaks docs/BOTS.md and a table at the other end of a WebSocket: lines go through, connections
 * and processes come and go. */
#ifndef CLI_BOT_RELAY_H
#define CLI_BOT_RELAY_H

#include "cli/bot/link.h"
#include "wire/said.h"

struct relay_plan {
    struct link_address address;
    char token[WIRE_TOKEN_MAX];
    const char *name; /* or NULL: as the program calls itself */
    unsigned seat;    /* from 1, or 0: one that is meant for bots */
    bool follow;      /* after the end it waits for a rematch and plays there, too */
    char **word;      /* the program and its arguments, NULL behind them */
};

/* Plays the game to its end; an exit code. Says on standard error what happens. */
int relay_play(const struct relay_plan *plan);

#endif
