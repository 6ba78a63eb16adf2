/* Calls of addresses that people have left: "it is your turn". A thread of its own, with libcurl. What strangers name
 * is not trusted: only http and https, no redirects, no proxies, no credentials, and no address but public ones, which
 * is looked at when the connection is made and not before, so that a name can't change its mind between. An answer's
 * body is not kept. Calls that fail are tried again, a few times, with longer and longer pauses. */
#ifndef SERVER_WEBHOOKS_H
#define SERVER_WEBHOOKS_H

#include "host/host.h"

enum {
    WEBHOOKS_WAITING = 4096,   /* calls, at most; more are dropped */
    WEBHOOKS_AT_ONCE = 16,     /* of them on their way */
    WEBHOOKS_TRIES = 5,        /* of one call */
    WEBHOOKS_PAUSE_MS = 1000,  /* after the first; four times as long after each */
    WEBHOOKS_CALL_MS = 10000,  /* for one try in all */
    WEBHOOKS_ANSWER_MAX = 4096 /* bytes that may be answered */
};

struct webhooks;

struct webhooks_counts {
    uint64_t called, tried_again, failed, refused, dropped; /* refused: by the address */
};

bool webhooks_are_there(void); /* whether this build has libcurl */

struct webhooks *webhooks_new(bool private); /* NULL without memory or a thread */
void webhooks_free(struct webhooks *w);      /* what waits is forgotten; may be NULL */

/* Copies everything. */
void webhooks_add(struct webhooks *w, const char *table, const struct host_nudge *nudge, uint64_t now);
struct webhooks_counts webhooks_count(struct webhooks *w);

/* NULL, or an English sentence of the catalogue that says why an address is none for us. Names are not looked up. */
const char *webhooks_refuse(const char *url, bool private);

/* What the header says about a body: `sha256=` and 64 digits, by HMAC-SHA-256 with the secret's digits as the key. */
enum { WEBHOOKS_SIGNATURE = 7 + 64 + 1 };
void webhooks_sign(const struct game_key *secret, const char *body, size_t length, char out[WEBHOOKS_SIGNATURE]);

#endif
