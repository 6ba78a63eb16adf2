/* How a table begins, as JSON:
 *     {"game":"EDITION/MODE","seats":["open","hard"],"token":"..."}
 * and perhaps `id` (a page's own tables have one; a server draws it), `options` (an object: "on" and so on by id),
 * `level` (who plays for the absent; casual), `clock` (none), `public` (everybody may find it; false) and `hints`
 * (true). The token is that of whoever makes the table; a seat is `open` for people, `bot` for programs, or the id of a
 * player.
 */
#ifndef HOST_PLAN_H
#define HOST_PLAN_H

#include "host/host.h"
#include "host/opened.h"

/* The plan without its game and its secret. False with a fault in this language. `out` and `name` may be half filled
 * then. The caller sets the game, draws the secret, and the id where there is none. */
bool plan_read(const char *bytes, size_t length, enum language language, struct opened_name *name,
               struct host_plan *out, struct fault *f);

#endif
