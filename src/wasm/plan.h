/* How a table in a tab begins, as JSON:
 *     {"id":"k7f2","game":"mass-effect/basic","seats":["open","hard"],"token":"..."}
 * and perhaps `options` (an object: "on" and so on by id) and `level` (who plays for the absent; casual). The token is
 * that of whoever makes the table; a seat is `open` for people or the id of a player. */
#ifndef WASM_PLAN_H
#define WASM_PLAN_H

#include "host/host.h"
#include "wasm/opened.h"

/* The plan without its game and its secret. False with a fault. `out` and `name` may be half filled then. The caller
 * sets the game and draws the secret. */
bool plan_read(const char *bytes, size_t length, struct opened_name *name, struct host_plan *out, struct fault *f);

#endif
