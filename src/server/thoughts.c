/* A table has one move out at most, and one hint for each seat. */
#include "server/thoughts.h"

#include <stdlib.h>
#include <string.h>

/* How long after a move people are taken to wait for the answers, unless they look on: they think for a while, too. */
enum { LATELY_MS = 120000 };

/* How long a thread keeps itself free after a decision that somebody waits for: the next one of the same table often
 * follows. */
enum { LINGER_US = 100000 };

/* Hints stand behind all moves of the same origin, since somebody always waits for a move. Among either the first one
 * comes first, but a move may be overtaken for an eighth of the time since somebody has moved at its table. A strict
 * order by that time would let a program, which moves at once, keep everybody else at its address waiting. */
static const uint64_t middle = UINT64_C(1) << 62;
enum { OVERTAKEN_PART = 8 };

/* ---- Who waits --------------------------------------------------------------------------------------------------- */

static bool comes_back(const struct server *s, const struct table *t, const struct host_seat *seat)
{
    return seat->held && !seat->away &&
           (t->visited || t->host.clock.kind != WIRE_CLOCK_NONE || (seat->hook != 0 && s->webhooks != NULL));
}

/* Where several processes share a database, people may be with another one. */
bool thoughts_awaited(const struct server *s, const struct table *t)
{
    bool awaited = t->watchers > 0 || s->others != NULL;
    for (unsigned i = 0; i < t->game->opened.rules.seats && !awaited; i++)
        awaited = comes_back(s, t, &t->host.seat[i]);
    return awaited;
}

static bool moved_lately(const struct server *s, const struct table *t)
{
    uint64_t now = server_now();
    return (t->watchers > 0 || s->others != NULL) && (now < t->host.moved || now - t->host.moved < LATELY_MS);
}

static enum workers_rank rank_of(const struct server *s, const struct table *t, const struct host_work *work)
{
    bool first = work->purpose == HOST_FOR_HINT || t->seen > 0 || moved_lately(s, t);
    return first ? WORKERS_FIRST : WORKERS_LAST;
}

static uint64_t order_of(const struct table *t, const struct host_work *work)
{
    uint64_t now = server_now(), since = now > t->host.moved ? now - t->host.moved : 0;
    uint64_t part = (since < LATELY_MS ? since : LATELY_MS) / OVERTAKEN_PART;
    return work->purpose == HOST_FOR_HINT ? middle + server_clock() : server_clock() + part;
}

/* ---- Out --------------------------------------------------------------------------------------------------------- */

static struct deciding **slot_of(struct table *t, const struct host_work *work)
{
    return &t->deciding[work->purpose == HOST_FOR_HINT ? work->seat : HG_SEATS_MAX];
}

static bool is_same(const struct host_work *a, const struct host_work *b)
{
    return a->purpose == b->purpose && a->number == b->number && a->seat == b->seat && a->player == b->player;
}

static void end(struct deciding *d)
{
    games_drop(&d->s->games, d->game);
    origins_drop(&d->s->origins, d->origin);
    free(d);
}

/* One that is being thought about comes back, and is ended then. */
static void forget(struct server *s, struct table *t, struct deciding **slot)
{
    struct deciding *d = *slot;
    if (d == NULL)
        return;
    *slot = NULL;
    t->thinking--;
    if (d->done)
        end(d);
    else if (workers_drop(s->thinkers, &d->job)) {
        s->counts.dropped_work++;
        end(d);
    }
}

static void take_decided(struct server *s, struct posted *p);

static struct deciding *deciding_of(struct job *j)
{
    return (struct deciding *)((char *)j - offsetof(struct deciding, job));
}

/* What a player decides depends on the work alone. An odds cache is for the rules whose dice it was built for; it finds
 * that out by itself. */
static void think(struct job *j, void *odds)
{
    struct deciding *d = deciding_of(j);
    const struct hg_rules *rules = d->game->host.wire.rules;
    struct hg_choices choices;
    struct rng rng = d->work.rng;
    hg_choices(rules, &d->work.view.position, &choices);
    d->why = thought_of(THOUGHT_ROUTINE);
    d->action =
        d->work.player->choose(rules, &d->work.view, &choices, &(struct kit){.rng = &rng, .odds = odds}, &d->why);
}

/* On a thinker's thread. */
static void on_decided(struct job *j)
{
    struct deciding *d = deciding_of(j);
    if (!net_post(d->s->net, 0, d))
        abort();
}

void thoughts_give(struct server *s, struct table *t, const struct host_work *work)
{
    struct deciding **slot = slot_of(t, work);
    if (*slot != NULL && is_same(&(*slot)->work, work))
        return;
    forget(s, t, slot);
    struct deciding *d = *slot = drive_must(calloc(1, sizeof *d));
    d->posted.take = take_decided;
    d->s = s;
    d->game = t->game;
    d->origin = t->origin != NULL ? origins_keep(t->origin) : NULL;
    strcpy(d->table, t->id);
    d->job.run = think;
    d->work = *work;
    d->job.done = on_decided;
    d->job.share = d->origin != NULL ? &d->origin->thinking : &s->nobodys;
    d->job.rank = rank_of(s, t, work);
    d->job.order = order_of(t, work);
    games_keep(d->game);
    t->thinking++;
    workers_add(s->thinkers, &d->job);
}

/* ---- Back -------------------------------------------------------------------------------------------------------- */

static void deliver(struct server *s, struct table *t, struct deciding **slot)
{
    struct driving driving = {s, t};
    struct host_out out = drive_out(&driving);
    struct deciding *d = *slot;
    *slot = NULL; /* the table may give out the next one at once */
    t->thinking--;
    s->counts.decisions++;
    host_worked(&t->host, server_now(), &d->work, &d->action, &d->why, &out);
    end(d);
}

/* A move that the table can't take right now is kept until it can: it would have to be thought about again. Work that
 * nobody did because the server ends is dropped. */
static void take_decided(struct server *s, struct posted *p)
{
    struct deciding *d = (struct deciding *)p;
    struct table *t = tables_in_memory(s, d->table);
    struct deciding **slot = t != NULL ? slot_of(t, &d->work) : NULL;
    d->done = true;
    if (slot == NULL || *slot != d)
        end(d);
    else if (s->stopping || d->job.dropped)
        forget(s, t, slot);
    else {
        thoughts_deliver(s, t);
        tables_settle(s, t);
    }
}

void thoughts_deliver(struct server *s, struct table *t)
{
    for (unsigned i = 0; i <= HG_SEATS_MAX; i++) {
        struct deciding **slot = &t->deciding[i];
        bool free = i < HG_SEATS_MAX || !t->host.pending.under_way;
        if (*slot != NULL && (*slot)->done && free)
            deliver(s, t, slot);
    }
}

/* ---- In between -------------------------------------------------------------------------------------------------- */

/* What is being thought about stays, since it can't be taken back and may be wanted again. */
static void look_after(struct server *s, struct table *t, struct deciding **slot)
{
    struct deciding *d = *slot;
    const struct host_work *work = &d->work;
    bool wanted = host_wants(&t->host, server_now(), work) && !(t->host.rests && work->purpose == HOST_FOR_AI);
    if (!wanted && !d->done) {
        if (!workers_drop(s->thinkers, &d->job))
            return;
        s->counts.dropped_work++;
        *slot = NULL;
        t->thinking--;
        end(d);
    } else if (wanted && rank_of(s, t, work) != d->job.rank)
        workers_move(s->thinkers, &d->job, rank_of(s, t, work), d->job.order);
}

void thoughts_settle(struct server *s, struct table *t)
{
    struct driving driving = {s, t};
    struct host_out out = drive_out(&driving);
    host_rest(&t->host, server_now(), !thoughts_awaited(s, t), &out);
    for (unsigned i = 0; i <= HG_SEATS_MAX && t->thinking > 0; i++)
        if (t->deciding[i] != NULL)
            look_after(s, t, &t->deciding[i]);
}

void thoughts_forget(struct server *s, struct table *t)
{
    for (unsigned i = 0; i <= HG_SEATS_MAX; i++)
        forget(s, t, &t->deciding[i]);
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

bool thoughts_begin(struct server *s)
{
    unsigned threads = (unsigned)s->settings->thinkers;
    s->odds = calloc(threads, sizeof *s->odds);
    for (unsigned i = 0; i < threads && s->odds != NULL; i++)
        if ((s->odds[i] = calloc(1, sizeof(struct odds_cache))) == NULL)
            return false;
    s->thinkers =
        s->odds != NULL ? workers_new(threads, s->odds, (struct workers_manner){.linger_us = LINGER_US}) : NULL;
    return s->thinkers != NULL;
}

void thoughts_end(struct server *s)
{
    workers_free(s->thinkers);
    for (unsigned i = 0; i < s->settings->thinkers && s->odds != NULL; i++)
        free(s->odds[i]);
    free(s->odds);
}
