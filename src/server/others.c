/* Several processes on one database. Each follows what the others store, at once when it is told (news) and once a
 * second by asking (the roll), so that a lost notification costs a second and nothing else. The roll also asks for the
 * lead of tables: who leads one lets computer players think, deals and runs its clocks. Whatever two leaders would do
 * in a bad moment, the primary key lets only one of them write it. */
#include "server/others.h"

#include <stdlib.h>
#include <string.h>

#include "server/drive.h"

/* On its way to the watch and back. Memory for as many as are asked about at once. */
struct rolling {
    struct posted posted;
    struct server *s;
    struct base_roll roll;
    struct base_rolled table[OTHERS_AT_ONCE];
    char orphan[BASE_ORPHANS][HOST_TABLE_MAX];
    char rest[OTHERS_AT_ONCE][HOST_TABLE_MAX];
};

/* `bucket` is where the roll goes on when there are too many tables for one. `rest` are those that left memory since.
 */
struct others {
    struct base_watch *watch;
    struct net_timer *timer;
    struct rolling *rolling; /* NULL while it is under way */
    unsigned bucket, rests;
    char rest[OTHERS_AT_ONCE][HOST_TABLE_MAX];
    bool hurry;
};

/* ---- Following --------------------------------------------------------------------------------------------------- */

/* All that is missing comes in one piece. While something is being stored it must wait for that. */
void others_follow(struct server *s, struct table *t)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    t->missed = t->storing != NULL;
    if (t->missed)
        return;
    const uint64_t from[STORE_LOGS] = {t->host.lines[0] + 1, t->host.lines[1] + 1};
    base_ahead(s->reader, t->id, from);
    host_follow(&t->host, server_now(), &out);
    base_ahead(s->reader, NULL, NULL);
    s->counts.followed++;
    tables_settle(s, t);
}

static void lead(struct server *s, struct table *t, bool leads)
{
    t->leased = leads;
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    host_lead(&t->host, server_now(), leads, &out);
    tables_settle(s, t);
}

/* ---- News -------------------------------------------------------------------------------------------------------- */

struct heard {
    struct posted posted;
    char games[];
};

/* Which table a word of the news is about; one that is new is read, so that it stands in the lobby. */
static void take_word(struct server *s, const char *word)
{
    struct fault f;
    struct table *t = tables_in_memory(s, word + (word[0] == '+'));
    if (t != NULL && t->host.phase != HOST_UNBORN)
        others_follow(s, t);
    else if (t == NULL && word[0] == '+' && s->tables < s->settings->tables)
        tables_find(s, word + 1, &f);
}

static void take_news(struct server *s, struct posted *p)
{
    struct heard *h = (struct heard *)p;
    char *rest = h->games;
    for (char *word; !s->stopping && (word = strsep(&rest, " ")) != NULL;) {
        if (strcmp(word, "*") == 0)
            net_timer_set(s->others->timer, 0);
        else if (word[0] != '\0')
            take_word(s, word);
    }
    free(h);
}

/* On the watch's thread. */
static void on_news(void *server, const char *games)
{
    struct server *s = server;
    size_t size = strlen(games) + 1;
    struct heard *h = drive_must(malloc(sizeof *h + size));
    h->posted.take = take_news;
    memcpy(h->games, games, size);
    if (!net_post(s->net, 0, h))
        abort();
}

/* ---- Resting ----------------------------------------------------------------------------------------------------- */

/* Nobody need lead it until somebody comes. */
static void rest(struct others *o, const char *id)
{
    if (o->rests < OTHERS_AT_ONCE)
        strcpy(o->rest[o->rests++], id);
}

bool others_have_room(const struct server *s)
{
    return s->others == NULL || s->others->rests < OTHERS_AT_ONCE / 2;
}

void others_rest(struct server *s, const struct table *t)
{
    if (s->others != NULL && t->leased)
        rest(s->others, t->id);
}

/* ---- The roll ---------------------------------------------------------------------------------------------------- */

/* A table wants a leader where somebody watches or plays; one that lies still needs none. */
static void call_out(struct rolling *r, const struct table *t)
{
    struct base_rolled *e = &r->table[r->roll.tables++];
    bool busy = t->watchers > 0 || t->host.phase == HOST_PLAYING || !t->host.follows;
    *e = (struct base_rolled){.wants = !t->leased && busy};
    strcpy(e->game, t->id);
    memcpy(e->lines, t->host.lines, sizeof e->lines);
}

/* False when there were too many tables for one. */
static bool fill(struct server *s, struct rolling *r)
{
    struct others *o = s->others;
    r->roll = (struct base_roll){.table = r->table, .orphan = r->orphan, .rest = r->rest, .rests = o->rests};
    memcpy(r->rest, o->rest, o->rests * sizeof r->rest[0]);
    o->rests = 0;
    for (; o->bucket < TABLE_BUCKETS; o->bucket++) {
        unsigned count = 0;
        for (const struct table *t = s->bucket[o->bucket]; t != NULL; t = t->next)
            count++;
        if (r->roll.tables + count > OTHERS_AT_ONCE)
            return false;
        for (const struct table *t = s->bucket[o->bucket]; t != NULL; t = t->next)
            if (t->host.phase != HOST_UNBORN && !t->shut)
                call_out(r, t);
    }
    o->bucket = 0;
    return true;
}

/* One roll at a time: its memory is lent to the watch's thread and comes back with the answer. */
void others_roll(void *server)
{
    struct server *s = server;
    struct others *o = s->others;
    struct rolling *r = o->rolling;
    if (r == NULL || s->stopping)
        return;
    o->rolling = NULL;
    o->hurry = !fill(s, r);
    base_watch_roll(o->watch, &r->roll);
}

/* Somebody has deleted it. */
static void see_gone(struct server *s, struct table *t)
{
    if (t->storing == NULL) {
        tables_shut(s, t->id);
        tables_gone(s, t->id);
    }
}

static void take_entry(struct server *s, const struct base_rolled *e, bool answered)
{
    struct table *t = tables_in_memory(s, e->game);
    if (t == NULL) {
        if (answered && e->leads) /* it left memory meanwhile */
            rest(s->others, e->game);
        return;
    }
    if (answered && e->wants && (e->leads || !t->host.follows))
        lead(s, t, e->leads);
    if (e->gone && t->host.lines[STORE_TABLE] == e->lines[STORE_TABLE])
        see_gone(s, t);
    else if (e->more)
        others_follow(s, t);
}

/* What was led must be asked for anew; what this very answer gives is led again at once. */
static void drop_all(struct server *s)
{
    for (unsigned i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = s->bucket[i]; t != NULL; t = t->next)
            if (t->host.phase != HOST_UNBORN)
                lead(s, t, false);
}

/* A game whose process has ended: its clocks run on here, although nobody has asked for it. */
static void take_orphan(struct server *s, const char *id)
{
    struct fault f;
    struct table *t = tables_find(s, id, &f);
    if (t != NULL)
        lead(s, t, true);
    else
        rest(s->others, id); /* else it would be led by who can't */
}

static void take_rolled(struct server *s, struct posted *p)
{
    struct rolling *r = (struct rolling *)p;
    struct others *o = s->others;
    if (s->stopping) {
        free(r);
        return;
    }
    if (r->roll.lapsed)
        drop_all(s);
    for (unsigned i = 0; i < r->roll.tables; i++)
        take_entry(s, &r->roll.table[i], r->roll.answered);
    for (unsigned i = 0; i < r->roll.orphans; i++)
        take_orphan(s, r->roll.orphan[i]);
    for (unsigned i = 0; i < r->roll.rests && !r->roll.answered; i++)
        rest(o, r->rest[i]); /* once more */
    o->rolling = r;
    net_timer_set(o->timer, o->hurry ? OTHERS_HURRY_MS : OTHERS_MS);
    o->hurry = false;
}

/* On the watch's thread. */
static void on_rolled(void *server, struct base_roll *roll)
{
    struct server *s = server;
    struct rolling *r = (struct rolling *)((char *)roll - offsetof(struct rolling, roll));
    if (!net_post(s->net, 0, r))
        abort();
}

/* ---- From the tables --------------------------------------------------------------------------------------------- */

void others_hurry(struct server *s, const struct table *t)
{
    struct others *o = s->others;
    if (o == NULL || t->leased || o->hurry)
        return;
    o->hurry = true;
    if (o->rolling != NULL)
        net_timer_set(o->timer, OTHERS_HURRY_MS);
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

bool others_begin(struct server *s, struct fault *f)
{
    const struct base_watch_calls calls = {s, on_news, on_rolled};
    if (!base_is_url(s->settings->database))
        return true;
    s->others = calloc(1, sizeof *s->others);
    if (s->others == NULL || (s->others->rolling = calloc(1, sizeof *s->others->rolling)) == NULL)
        return fault_at(f, NULL, 0, "there is no memory left");
    s->others->rolling->posted.take = take_rolled;
    s->others->timer = net_timer(s->net, others_roll, s);
    s->others->watch = base_watch(s->base, s->settings->database_direct, &calls, f);
    if (s->others->timer == NULL || s->others->watch == NULL)
        return false;
    net_timer_set(s->others->timer, 1);
    return true;
}

void others_end(struct server *s)
{
    if (s->others != NULL && s->others->watch != NULL)
        base_watch_end(s->others->watch);
    if (s->others != NULL)
        free(s->others->rolling);
}
