/* One WebSocket to a table, from the client's side: an address, a connection with or without TLS, whole text messages.
 * Every wait has an end, and Ctrl-C ends every wait. */
#ifndef CLI_BOT_LINK_H
#define CLI_BOT_LINK_H

#include <stdbool.h>
#include <stddef.h>

#include "text/fault.h"

/* Where a table is. */
struct link_address {
    bool secure;
    char host[256], port[6], path[512];
};

/* From a link to a table: http, https, ws or wss, a host, and the table's id as the last word of the path or behind a
 * `#`. What stands before /api/ in a path is kept. */
bool link_parse(const char *url, struct link_address *out, struct fault *f);

/* The same server's table of this id; false when it can't be an id, and then nothing is changed. */
bool link_move(struct link_address *a, const char *table);

/* Whether what is said goes through other people's hands as it is. */
bool link_is_open_to_all(const struct link_address *a);

struct link;

enum link_status {
    LINK_FINE,
    LINK_LATER, /* it may work in a while */
    LINK_NEVER  /* the server is there, and says no */
};

/* With a fault unless it is fine. */
enum link_status link_open(struct link **out, const struct link_address *a, struct fault *f);
void link_close(struct link *l); /* may be NULL */

long long link_heard(const struct link *l); /* when something came last, by child_now */
int link_file(const struct link *l);        /* to wait at, for reading */

/* One text message; false when the connection is gone. */
bool link_send(struct link *l, const char *text, size_t length);

/* Takes whatever has arrived, without waiting, and hands on each message. False when the connection is gone, or `take`
 * wants no more. */
typedef bool link_take_fn(void *context, const char *text, size_t length);
bool link_receive(struct link *l, link_take_fn *take, void *context);

#endif
