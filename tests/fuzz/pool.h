/* Inputs that were accepted. A mutant of a faulty input is faulty most of the time, so mutators go back to good ones.
 */
#ifndef FUZZ_POOL_H
#define FUZZ_POOL_H

#include <stddef.h>
#include <stdint.h>

#include "players/rng.h"

/* Remembers a small input, perhaps in the place of another. */
void pool_add(const uint8_t *data, size_t size);

/* One of them by lot; its size, or 0 when there is none that fits. */
size_t pool_take(uint8_t *out, size_t room, struct rng *rng);

#endif
