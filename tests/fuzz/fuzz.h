/* What the fuzz targets share: how a broken property ends, legal actions by lot, and positions of every game. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "players/rng.h"
#include "support/modes.h"
#include "text/fault.h"

/* Called by libFuzzer, or provided by it. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t one_size, const uint8_t *other, size_t other_size,
                                 uint8_t *out, size_t room, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);

/* Ends the program with the sentence when a property does not hold. `why` may be NULL. */
void must_hold(bool holds, const char *property, const char *why);
#define MUST(holds) must_hold(holds, #holds, NULL)

/* A fault is one printable line; with a place where the input is a file. */
void must_be_sentence(const struct fault *f);
void must_be_fault(const struct fault *f);

/* The same number for the same bytes, so that a check that is made now and then is made again when the input is. */
uint64_t fuzz_hash(const void *bytes, size_t size);

struct rng fuzz_rng(unsigned seed);

/* ---- Games ------------------------------------------------------------------------------------------------------- */

/* A legal action by lot, often from the end of a range, now and then an aside. False when the game is over. */
bool lot_action(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *a);

/* So many of them, as long as the game goes on; every position must be sound. */
void lot_play(const struct hg_rules *r, struct hg_state *s, struct rng *rng, unsigned actions);

/* Every invariant holds, and whoever is awaited has something to do. */
void must_be_sound(const struct hg_rules *r, const struct hg_state *s);

enum { SPOTS = 16 };

/* Positions along one game of each mode, made once; i counts modulo SPOTS. */
const struct hg_state *spot_of(unsigned mode, unsigned i);

#endif
