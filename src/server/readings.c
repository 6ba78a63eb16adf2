/* A reading has copies of table and watcher, so it touches nothing that the loop owns but the rules of the game, which
 * are kept. What it found is the answer, or goes back into the table with the message. */
#include "server/readings.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "server/budget.h"
#include "server/drive.h"

/* READERS: one may be at a long game, or wait for the database, while the other serves the rest. What one watcher says
 * meanwhile may be as many messages as may come at once. NICE: where there is one processor, the loop comes first. */
enum { READERS = 2, NICE = 10, SINCE_MOST = 200, SINCE_BYTES = 64 << 10 };

struct reading {
    struct posted posted;
    struct server *s;
    struct job job;
    struct game *game;
    struct origin *origin;
    uint64_t id; /* of the connection */
    atomic_bool unwanted;
    struct host_game played; /* the game, with odds of the reader's */
    struct host_table table;
    struct host_watcher watcher;
    struct host_ready ready;
    struct sink_memory told;
    struct base_reader *base; /* the reader's, as long as it reads */
    uint64_t lines;           /* that it has read */
    uint64_t now;
    size_t length;
    char said[];
};

static void hear(struct server *s, struct watcher *w, struct request_text said);

/* ---- On a reader's thread ---------------------------------------------------------------------------------------- */

static struct reading *reading_of(struct job *j)
{
    return (struct reading *)((char *)j - offsetof(struct reading, job));
}

static void collect(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    struct reading *r = context;
    (void)to;
    sink_write(&r->told.sink, bytes, length);
    sink_put(&r->told.sink, '\n');
}

/* A game that nobody wants to know about any more ends at its next line. */
static long read_line(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct reading *r = context;
    struct fault f;
    if (atomic_load_explicit(&r->unwanted, memory_order_relaxed))
        return STORE_UNREADABLE;
    r->lines++;
    long length = base_read(r->base, r->table.id, log, number, out, size, &f);
    if (length == STORE_UNREADABLE)
        log_line("unreadable", "table=%s why=\"%s\"", r->table.id, f.sentence);
    return length;
}

static void read_game(struct job *j, void *own)
{
    struct reading *r = reading_of(j);
    struct reader_room *room = own;
    struct host_out out = {
        .context = r, .send = collect, .read = read_line, .scratch = room->scratch, .looks = &room->looks};
    r->base = room->base;
    r->played.wire.odds = &room->odds;
    r->table.game = &r->played;
    host_read(&r->table, &r->watcher, r->now, r->said, r->length, &out, &r->ready);
    r->ready.text = r->told.text;
    r->ready.length = r->told.sink.length;
}

static void on_read(struct job *j)
{
    struct reading *r = reading_of(j);
    if (!net_post(r->s->net, 0, r))
        abort();
}

/* ---- There and back ---------------------------------------------------------------------------------------------- */

static void end(struct reading *r)
{
    games_drop(&r->s->games, r->game);
    origins_drop(&r->s->origins, r->origin);
    free(r->told.text);
    free(r);
}

static void take_read(struct server *s, struct posted *p);

static void begin(struct server *s, struct watcher *w, struct request_text said)
{
    struct reading *r = drive_must(calloc(1, sizeof *r + said.length));
    r->posted.take = take_read;
    r->s = s;
    r->id = w->id;
    r->game = w->table->game;
    games_keep(r->game);
    r->origin = origins_keep(w->origin);
    r->job = (struct job){.share = &r->origin->reading, .order = ++s->readings, .run = read_game, .done = on_read};
    r->played = r->game->host;
    r->table = w->table->host;
    r->watcher = w->host;
    r->now = server_now();
    r->length = said.length;
    memcpy(r->said, said.at, said.length);
    sink_heap(&r->told);
    w->reading = r;
    workers_add(s->readers, &r->job);
}

void readings_forget(struct server *s, struct watcher *w)
{
    struct reading *r = w->reading;
    free(w->since.bytes);
    w->since = (struct said_since){0};
    w->reading = NULL;
    w->left = true;
    if (r == NULL)
        return;
    atomic_store_explicit(&r->unwanted, true, memory_order_relaxed);
    if (workers_drop(s->readers, &r->job))
        end(r);
}

static void answer(struct server *s, struct watcher *w, const struct reading *r)
{
    const char *at = r->ready.text, *end_of_all = at + r->ready.length;
    for (const char *stop; at < end_of_all; at = stop + 1) {
        stop = memchr(at, '\n', (size_t)(end_of_all - at));
        sockets_send(s, &w->host, at, (size_t)(stop - at));
    }
}

/* Until one of them takes reading, too, or it is cut off. */
static void hear_since(struct server *s, struct watcher *w)
{
    struct said_since since = w->since;
    size_t at = 0;
    w->since = (struct said_since){0};
    while (w->reading == NULL && !w->left && at < since.length) {
        struct request_text said = {since.bytes + at + sizeof said.length, 0};
        memcpy(&said.length, since.bytes + at, sizeof said.length);
        at += sizeof said.length + said.length;
        since.count--;
        hear(s, w, said);
    }
    if (at == since.length || w->left) {
        free(since.bytes);
        return;
    }
    since.length -= at;
    memmove(since.bytes, since.bytes + at, since.length);
    w->since = since;
}

/* What it has read is paid for when it is back, also by who has gone meanwhile. */
static void charge(struct server *s, const struct reading *r, struct watcher *w)
{
    budget_open(s, r->origin->from);
    budget_count(s, SPENT_LINES, r->lines);
    budget_count(s, SPENT_TOLD, r->told.sink.length);
    budget_close(s, r->origin->from, w != NULL ? &w->cost : NULL, NULL);
}

/* Whoever has another seat meanwhile may see other things. Without memory for what was read it is cut off, as if it had
 * read too slowly. */
static void take_read(struct server *s, struct posted *p)
{
    struct reading *r = (struct reading *)p;
    struct watcher *w = sockets_watcher(s, r->id);
    struct request_text said = {r->said, r->length};
    charge(s, r, w);
    if (w == NULL || w->reading != r || s->stopping || r->job.dropped) {
        end(r);
        return;
    }
    w->reading = NULL;
    if (r->told.sink.failed != NULL)
        sockets_leave(s, &w->host);
    else if (!r->ready.answered)
        tables_hear(s, w->table, &w->host, said, &r->ready);
    else if (r->ready.seat == w->host.seat)
        answer(s, w, r);
    else
        hear(s, w, said);
    end(r);
    hear_since(s, w);
}

/* ---- What is said ------------------------------------------------------------------------------------------------ */

static void hear(struct server *s, struct watcher *w, struct request_text said)
{
    if (!tables_hear(s, w->table, &w->host, said, NULL))
        begin(s, w, said);
}

/* A flood ends the connection, as where it comes faster than it may. */
static bool keep(struct said_since *since, const char *bytes, size_t length)
{
    size_t size = since->length + sizeof length + length;
    if (since->count == SINCE_MOST || size > SINCE_BYTES)
        return false;
    if (size > since->room) {
        since->room = 2 * size;
        since->bytes = drive_must(realloc(since->bytes, since->room));
    }
    memcpy(since->bytes + since->length, &length, sizeof length);
    memcpy(since->bytes + since->length + sizeof length, bytes, length);
    since->length = size;
    since->count++;
    return true;
}

void readings_hear(struct server *s, struct watcher *w, const char *bytes, size_t length)
{
    s->counts.heard++;
    if (w->reading == NULL)
        hear(s, w, (struct request_text){bytes, length});
    else if (!keep(&w->since, bytes, length))
        sockets_leave(s, &w->host);
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

static bool open_room(struct server *s, unsigned i, struct fault *f)
{
    struct reader_room *room = s->room[i] = calloc(1, sizeof *room);
    if (room == NULL)
        return fault_at(f, NULL, 0, "there is no memory left");
    room->base = base_reader_open(s->settings->database, f);
    return room->base != NULL;
}

bool readings_begin(struct server *s, struct fault *f)
{
    s->room = calloc(READERS, sizeof *s->room);
    for (unsigned i = 0; i < READERS && s->room != NULL; i++)
        if (!open_room(s, i, f))
            return false;
    s->readers = s->room != NULL ? workers_new(READERS, s->room, (struct workers_manner){.nice = NICE}) : NULL;
    return s->readers != NULL || fault_at(f, NULL, 0, "there is no memory left");
}

void readings_end(struct server *s)
{
    workers_free(s->readers);
    for (unsigned i = 0; i < READERS && s->room != NULL; i++) {
        struct reader_room *room = s->room[i];
        if (room != NULL && room->base != NULL)
            base_reader_close(room->base);
        free(room);
    }
    free(s->room);
}
