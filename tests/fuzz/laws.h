/* What holds for every edition that was accepted, wherever it came from. */
#ifndef FUZZ_LAWS_H
#define FUZZ_LAWS_H

#include "players/rng.h"
#include "text/edition/edition.h"

/* What people are shown is there; every mode compiles to good rules exactly when it is playable; one of them is played
 * for a while. */
void must_be_edition(const struct edition *e, struct rng *rng);

#endif
