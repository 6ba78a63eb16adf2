/* A watcher is found by the low half of its connection's id, which is a small number that no two living ones share. */
#include "server/sockets.h"

#include <stdlib.h>
#include <string.h>

#include "server/answer.h"
#include "server/budget.h"
#include "server/readings.h"
#include "server/tables.h"
#include "text/say.h"
#include "wire/lines.h"

enum { WAIT_MOST_MS = 250000 };

struct watcher *sockets_watcher(struct server *s, uint64_t id)
{
    uint32_t at = (uint32_t)id;
    struct watcher *w = at < s->watcher_room ? s->watcher[at] : NULL;
    return w != NULL && w->id == id ? w : NULL;
}

static bool make_room(struct server *s, uint32_t at)
{
    size_t room = s->watcher_room > 0 ? s->watcher_room : 64;
    while (room <= at)
        room *= 2;
    if (room == s->watcher_room)
        return true;
    struct watcher **more = realloc(s->watcher, room * sizeof *more);
    if (more == NULL)
        return false;
    memset(more + s->watcher_room, 0, (room - s->watcher_room) * sizeof *more);
    s->watcher = more;
    s->watcher_room = room;
    return true;
}

const char *const sockets_protocol[SOCKETS_FORMATS] = {[SOCKETS_JSON] = "hegemon.1", [SOCKETS_LINES] = "hegemon-bot.1"};

/* The table of the newest watcher counts for its origin. Whoever left may have been it, or the last one. */
static void count_seen(struct server *s, struct watcher *before, struct watcher *now)
{
    if (before == now)
        return;
    if (before != NULL) {
        before->table->seen--;
        tables_settle(s, before->table);
    }
    if (now != NULL) {
        now->table->seen++;
        tables_settle(s, now->table);
    }
}

static void come(struct server *s, struct watcher *w)
{
    struct watcher *before = w->origin->newest;
    w->older = before;
    if (before != NULL)
        before->newer = w;
    w->origin->newest = w;
    count_seen(s, before, w);
}

static void go(struct server *s, struct watcher *w)
{
    struct watcher *before = w->origin->newest;
    if (w->newer != NULL)
        w->newer->older = w->older;
    else
        w->origin->newest = w->older;
    if (w->older != NULL)
        w->older->newer = w->newer;
    count_seen(s, before, w->origin->newest);
    origins_drop(&s->origins, w->origin);
}

static bool add(const struct asking *a, struct table *t, enum sockets_format format)
{
    struct server *s = a->s;
    size_t size = sizeof(struct watcher) + (format == SOCKETS_LINES ? sizeof(struct host_bot) : 0);
    struct watcher *w = t->watchers < SOCKETS_PER_TABLE && make_room(s, (uint32_t)a->id) ? calloc(1, size) : NULL;
    if (w == NULL || !net_upgrade(s->net, a->id, sockets_protocol[format])) {
        free(w);
        return false;
    }
    w->id = a->id;
    w->table = t;
    w->origin = origins_use(&s->origins, a->who);
    s->watcher[(uint32_t)a->id] = w;
    s->watchers++;
    tables_connect(s, t, &w->host, format == SOCKETS_LINES ? w->bot : NULL, w->origin);
    come(s, w);
    return true;
}

/* Without a proxy the network has counted them already. */
void sockets_open(const struct asking *a, struct table *t, enum sockets_format format)
{
    bool counts = a->s->settings->proxied;
    if (counts && !addresses_add(&a->s->watching, a->who, (unsigned)a->s->settings->per_address)) {
        answer_error(a, 429, "address",
                     SAID("Too many connections come from your address already; close some of them."));
    } else if (!add(a, t, format)) {
        if (counts)
            addresses_remove(&a->s->watching, a->who);
        answer_error(a, 503, "full", SAID("Too many people watch this table already."));
    }
}

/* ---- Out --------------------------------------------------------------------------------------------------------- */

/* A bot answers every question at once if it can, so what it is asked does not count against its rate. */
static bool is_question(const struct watcher *w, const char *bytes, size_t length)
{
    static const char go[] = "\ngo\n";
    const size_t end = sizeof go - 1;
    return w->host.bot != NULL && length > end && memcmp(bytes + length - end, go, end) == 0;
}

void sockets_send(struct server *s, struct host_watcher *to, const char *bytes, size_t length)
{
    const struct watcher *w = (const struct watcher *)to;
    bool onlooker = to->seat == HG_SPECTATOR && to->bot == NULL;
    if ((onlooker ? net_tell : net_send)(s->net, w->id, bytes, length)) {
        s->counts.sent++;
        s->counts.bytes_sent += length;
        if (is_question(w, bytes, length))
            net_await(s->net, w->id);
    } else
        s->counts.dropped++;
}

void sockets_leave(struct server *s, struct host_watcher *w)
{
    struct watcher *leaver = (struct watcher *)w;
    readings_forget(s, leaver);
    net_close(s->net, leaver->id, 1008, "");
}

void sockets_bye(struct server *s, unsigned seconds)
{
    char text[SOCKETS_FORMATS][64];
    struct sink_memory m[SOCKETS_FORMATS];
    for (unsigned i = 0; i < SOCKETS_FORMATS; i++)
        sink_buffer(&m[i], text[i], sizeof text[i]);
    wire_bye("restart", seconds, &m[SOCKETS_JSON].sink);
    wire_lines_bye(seconds, &m[SOCKETS_LINES].sink);
    for (size_t i = 0; i < s->watcher_room; i++)
        if (s->watcher[i] != NULL) {
            const struct sink_memory *said = &m[s->watcher[i]->host.bot != NULL ? SOCKETS_LINES : SOCKETS_JSON];
            sockets_send(s, &s->watcher[i]->host, said->text, said->sink.length);
        }
}

/* ---- In ---------------------------------------------------------------------------------------------------------- */

void sockets_message(void *server, uint64_t id, const char *text, size_t length)
{
    struct server *s = server;
    struct watcher *w = sockets_watcher(s, id);
    if (w == NULL)
        return;
    uint64_t wait = budget_open(s, w->origin->from);
    budget_count(s, SPENT_HEARD, length);
    w->host.wait = (uint8_t)(((wait < WAIT_MOST_MS ? wait : WAIT_MOST_MS) + 999) / 1000);
    w->host.refused = false;
    readings_hear(s, w, text, length);
    s->counts.dear += w->host.refused;
    struct bucket *seat = w->host.seat < HG_SEATS_MAX ? &w->table->cost[w->host.seat] : NULL;
    unsigned held = budget_close(s, w->origin->from, &w->cost, seat);
    if (held > 0)
        net_hold(s->net, id, held);
}

/* Messages to it were dropped; one that tells where things stand makes up for all of them. */
void sockets_slow(void *server, uint64_t id)
{
    struct server *s = server;
    struct watcher *w = sockets_watcher(s, id);
    if (w != NULL)
        tables_tell_again(s, w->table, &w->host);
}

void sockets_closed(void *server, uint64_t id, unsigned code)
{
    struct server *s = server;
    struct watcher *w = sockets_watcher(s, id);
    (void)code;
    if (w == NULL)
        return;
    s->watcher[(uint32_t)id] = NULL;
    s->watchers--;
    if (s->settings->proxied)
        addresses_remove(&s->watching, w->origin->from);
    readings_forget(s, w);
    go(s, w);
    tables_disconnect(s, w->table, &w->host);
    free(w);
}
