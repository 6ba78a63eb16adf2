/* Games at a hosted table, with all seats taken by persons whom a test speaks for: watcher i has seat i. */
#ifndef SUPPORT_HOSTED_H
#define SUPPORT_HOSTED_H

#include "support/driver.h"
#include "text/notation.h"

enum { SPECTATOR = DRIVER_WATCHERS - 1 };

extern struct driver d;
extern struct rng rng;
extern unsigned long id; /* of the next move */
extern const struct wire_clock no_clock;

const struct mode *hosted_mode(const char *label);

/* A table with one spectator and nobody else; and one whose game has begun. */
void open_table(const char *label, struct wire_clock clock);
void begin_game(const char *label, struct wire_clock clock);
/* Everything must be as it should, the record too. */
void end_game(void);

/* The kind of the newest answer to a message, or the reason why it was refused. */
const char *reason(unsigned watcher, const char *of);

/* A move by lot of a seat that is asked; an act, and what came of it; a move of whoever is awaited. */
void describe(uint8_t seat, char out[NOTATION_MAX]);
const char *act(uint8_t seat, const char *what);
void move(void);

bool log_has(enum store_log log, const char *text);

#endif
