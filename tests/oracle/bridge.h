/* Between the engine and the oracle: the board out of the rules, moves to and fro, and the comparison of positions. */
#ifndef ORACLE_BRIDGE_H
#define ORACLE_BRIDGE_H

#include "engine/hg.h"
#include "oracle/oracle.h"

/* How the oracle's verbs are called in the engine. */
struct bridge {
    uint8_t verb[ORACLE_VERBS];
    const char *args[ORACLE_VERBS];
};

/* False when the engine lacks a verb. */
bool bridge_open(struct bridge *b, const struct hg_rules *r);
void bridge_board(const struct hg_rules *r, struct oracle_board *board);

struct hg_action bridge_action(const struct bridge *b, const struct oracle_move *m);
/* The oracle's move for an action that is legal in position g. */
struct oracle_move bridge_move(const struct bridge *b, const struct oracle_game *g, const struct hg_action *a);

/* NULL when both are in the same position, otherwise the first fact that differs. */
const char *bridge_difference(const struct hg_rules *r, const struct hg_state *s, const struct oracle_game *g);

#endif
