/* The same moves of the galactic family in the words of the engine and of its naive peer. */
#ifndef ORACLE_GALACTIC_BRIDGE_H
#define ORACLE_GALACTIC_BRIDGE_H

#include "engine/hg.h"
#include "oracle/galactic.h"

/* The engine's action for a move of the naive side; `actor` is whom the engine awaits. */
struct hg_action naive_action(const struct naive_move *m, uint8_t actor);

#endif
