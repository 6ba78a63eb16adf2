/* What the files of the server share. One loop owns everything here: sockets, tables, games, the reader of the
 * database. Two kinds of threads stand beside it, the database's writer and those that think; both hand results back by
 * a door of the loop's (struct posted), and touch nothing else.
 *
 *     serve (settings, start, end)
 *       ├─▶ routes (requests) ─▶ lobby, pages, metrics
 *       ├─▶ sockets (WebSockets: one watcher each)
 *       └─▶ tables (live ones, from the database when somebody wants them) ─▶ drive ─▶ games, thinkers, dues, base
 */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "host/looks.h"
#include "server/base/base.h"
#include "server/dues.h"
#include "server/games.h"
#include "server/log.h"
#include "server/net.h"
#include "server/net/rates.h"
#include "server/origins.h"
#include "server/prices.h"
#include "server/records.h"
#include "server/settings.h"
#include "server/workers.h"

struct moving;
struct deciding;
struct others;
struct pages;
struct records;
struct table;
struct watcher;
struct webhooks;
struct server;

/* Handed to the loop by another thread; stands first in what is handed over. */
struct posted {
    void (*take)(struct server *s, struct posted *p);
};

/* What has happened since the start, for /metrics. */
struct server_counts {
    uint64_t requests, refused; /* by HTTP */
    uint64_t heard, sent, bytes_sent, dropped;
    uint64_t tables_made, tables_loaded, tables_erased, commits, commits_failed;
    uint64_t followed, overtaken; /* tables that others changed, and changes here that came too late */
    uint64_t decisions;           /* of computer players, hints among them */
    uint64_t dropped_work;        /* those that were not wanted any more before anybody began them */
    uint64_t cost, dear;          /* charged, in microseconds; requests and messages refused for their address's debt */
};

/* Positions of batches that wait for the database: enough for some hundred tables at once. */
enum { TABLE_BUCKETS = 1 << 16, SERVER_POSITIONS = 1024 };

/* `bucket` holds the tables that are in memory, by a hash of their id. `unread` are ids of unfinished games that nobody
 * has asked for since the start; they are read one by one, so that clocks and computer players go on. */
struct server {
    const struct settings *settings;
    struct net *net;
    struct base *base;
    struct base_reader *reader;
    struct games games;
    struct workers *thinkers, *readers;
    void **odds; /* of the thinkers, one for each */
    void **room; /* of the readers, a struct reader_room for each */
    struct origins origins;
    struct share nobodys; /* of the thinkers' time: for tables whose origin is not known */
    uint64_t readings;    /* so far: what was wanted first is read first */
    struct dues dues;
    struct net_timer *timer, *sweep, *walk;
    char walked[HOST_TABLE_MAX]; /* the last game that the walk for old ones has looked at */
    struct table *bucket[TABLE_BUCKETS];
    unsigned tables;
    uint64_t lists; /* that the lobby has told so far */
    struct listed_of nobodys_listed;
    struct table *listed; /* those that the lobby lists, the newest first */
    char (*unread)[HOST_TABLE_MAX];
    size_t unread_count;
    struct watcher **watcher; /* by the low half of the connection's id */
    size_t watcher_room;
    unsigned watchers;
    struct server_counts counts;
    struct rates makers; /* who makes tables */
    struct rates cost;   /* who has cost how much; of the call that is under way, what it has spent */
    struct spent spent;
    struct addresses watching; /* behind a proxy, which the network can't see through: WebSockets of each address */
    struct moving *moving;
    struct webhooks *webhooks;         /* or NULL: nobody is called */
    struct others *others;             /* or NULL: the database is this process's alone */
    struct pages *pages;               /* by the number of a file */
    struct net_blob *offer[LANGUAGES]; /* what can be played, once somebody has asked */
    struct records records;
    uint64_t started;
    bool stopping;
    char scratch[HOST_SCRATCH];
    struct host_looks looks;
    struct host_ring ring;
    struct hg_state position[SERVER_POSITIONS];
};

uint64_t server_now(void);   /* milliseconds since 1970 */
uint64_t server_clock(void); /* milliseconds that only go forward, whatever somebody does to the system's time */

#endif
