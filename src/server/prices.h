/* What a call has made the server do, and what that costs. Counted where it happens, charged by budget.h. */
#ifndef SERVER_PRICES_H
#define SERVER_PRICES_H

#include <stdint.h>

enum spending {
    SPENT_CALLS,     /* requests, messages, connections that begin to watch */
    SPENT_HEARD,     /* bytes that came in */
    SPENT_TOLD,      /* bytes that went out */
    SPENT_LINES,     /* of logs that were read; of a record's each is a position that is played again */
    SPENT_READ,      /* lines of records that are only handed on */
    SPENT_CHANGES,   /* handed to the database */
    SPENT_LOOKUPS,   /* questions that the database was asked beside the logs */
    SPENT_DECISIONS, /* given to those who think */
    SPENT_EDITIONS,  /* opened */
    SPENT_BOARDS,    /* drawn */
    SPENDINGS
};

struct spent {
    uint64_t count[SPENDINGS];
    uint64_t began; /* by the thread's own clock */
};

/* In microseconds of the loop's time. */
double price_of(const struct spent *spent);

#endif
