/* Tables that are in memory: each a table of host/, its game, and what it waits for. A table comes from the database
 * when somebody wants it or when something is due, and leaves memory again when nobody watches and nothing will happen
 * by itself. Between two calls nothing here is half done; what a table wants stored is with the writer, and its answer
 * comes through the loop. */
#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "server/server.h"

struct table {
    struct due due; /* first: what the heap finds is the table */
    struct table *next;
    struct table *fresher, *staler; /* of those that the lobby lists, when it is one of them */
    bool listed;
    uint64_t created; /* milliseconds since 1970 */
    char id[HOST_TABLE_MAX];
    struct host_table host;
    struct game *game;
    struct storing *storing; /* lines that are being gathered or stored, or NULL */
    struct origin *origin;   /* who made it or, where nobody knows that any more, came first since; or NULL */
    unsigned watchers;
    unsigned seen;                               /* origins for whose looking on this is the table that counts */
    bool visited;                                /* somebody has been here since it was read or made */
    bool counted;                                /* among the tables of its origin that are under way */
    struct deciding *deciding[HG_SEATS_MAX + 1]; /* hints by seat, and a move: what is being thought about, or NULL */
    unsigned thinking;                           /* how many of them there are */
    uint64_t idle;                               /* when it may leave memory; 0: not now */
    uint64_t asked;                              /* the connection whose request made it, until that is answered */
    uint64_t to_close;  /* the same of who wants it closed, as long as something else is being stored */
    uint64_t closing;   /* and once the end is being stored */
    bool again;         /* a rematch is wanted */
    bool leased;        /* others know that it is led here */
    bool missed;        /* others have stored something while this one did; it is not read yet */
    bool shut, erasing; /* nobody finds it any more; the database is still at deleting it */
    uint64_t hooking;   /* the connection whose address is being stored, or 0; and its secret */
    struct game_key hook_secret;
    struct bucket cost[HG_SEATS_MAX]; /* what its seats may cost */
    char rematch_of[HOST_TABLE_MAX];  /* the table that this one follows, until that one knows */
};

/* Every function here calls settle when it is done with a table: the table may have left memory then. */

/* In memory, or from the database. NULL: there is none, or with a sentence in the fault it can't be read. */
struct table *tables_find(struct server *s, const char *id, struct fault *f);

/* Only if it is in memory. */
struct table *tables_in_memory(struct server *s, const char *id);
/* After any call into a table: when it is due, and whether it may leave memory. */
void tables_settle(struct server *s, struct table *t);

/* A new one of this origin, once it is stored: `asked` is answered then. False when there are too many. */
bool tables_create(struct server *s, const struct host_plan *plan, struct game *game, struct address who,
                   uint64_t asked);

void tables_connect(struct server *s, struct table *t, struct host_watcher *w, struct host_bot *bot,
                    struct origin *from);
void tables_disconnect(struct server *s, struct table *t, struct host_watcher *w);
/* `ready`: what was read for this message, or NULL the first time. False when something must be read for it. */
bool tables_hear(struct server *s, struct table *t, struct host_watcher *w, struct request_text said,
                 const struct host_ready *ready);
void tables_tell_again(struct server *s, struct table *t, struct host_watcher *w);

/* Ends a game as it stands; `asked` is answered once that is stored. False when none is played there. */
bool tables_close(struct server *s, struct table *t, uint64_t asked);

/* For tables.c, around what the database answers: who waits for an end hears of it; one that had to wait is begun; and
 * nothing happens at a table any more. */
void tables_end_stored(struct server *s, struct table *t, enum store_answer answer);
void tables_close_when_free(struct server *s, struct table *t);
void tables_break_up(struct server *s, struct table *t);

/* Deleting one: nobody finds it from now on, and whoever is there is cut off; it is no longer stored; whether anybody
 * is there. All three may be about a table that is not in memory. */
void tables_shut(struct server *s, const char *id);
void tables_gone(struct server *s, const char *id);
bool tables_watched(struct server *s, const char *id);

/* Where somebody wants to be called; `asked` is answered when it is stored. */
enum host_hooked tables_hook(struct server *s, struct table *t, const struct host_hook *hook, uint64_t asked);

/* Timers: what is due, and games that have not been read since the start. */
void tables_due(void *server);
void tables_sweep(void *server);

/* A new id, which nobody can guess. */
void tables_draw_id(char out[HOST_TABLE_MAX]);

/* All of them, at the end. */
void tables_free(struct server *s);

/* What other threads hand back. */
void tables_take_stored(struct server *s, struct posted *p);

/* Of sockets.c, which tables call: one message to a watcher, and its end. */
void sockets_send(struct server *s, struct host_watcher *to, const char *bytes, size_t length);
void sockets_leave(struct server *s, struct host_watcher *w);
/* Of lobby.c: the answers to who has made a table, and to who has closed or erased one. */
void routes_made(struct server *s, uint64_t asked, const struct table *t, bool kept);
void routes_done(struct server *s, uint64_t asked, bool kept);
/* Of hook.c: the answer to who has left an address. */
void routes_hooked(struct server *s, uint64_t asked, const struct game_key *secret, bool kept);

#endif
