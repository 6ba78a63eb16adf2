/* Makes a mutated record a game again, so that its readers get beyond the first changed line. */
#ifndef FUZZ_REPAIR_H
#define FUZZ_REPAIR_H

#include "fuzz/lines.h"
#include "text/record/record.h"

/* The line `begin`, or the number of lines when there is none. */
unsigned repair_begin(const struct lines *l);

/* A reader of the header alone, whose first hash is put right, or NULL when the header is none. */
struct record_reader *repair_open(struct lines *l);

/* Plays the lines after the header: numbers and hashes are put right, what is not possible goes or gives way to legal
 * actions by lot, and the end becomes what the position says. */
void repair_actions(struct lines *l, const struct record_reader *header, struct rng *rng);

#endif
