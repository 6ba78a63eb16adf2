/* Where tables are, how they begin, what comes in and what comes back. */
#include "server/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/lines.h"
#include "server/drive.h"
#include "server/listed.h"
#include "server/others.h"
#include "server/thoughts.h"

/* ---- Where they are ---------------------------------------------------------------------------------------------- */

static unsigned bucket_of(const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id != '\0'; id++)
        hash = (hash ^ (unsigned char)*id) * 16777619u;
    return hash & (TABLE_BUCKETS - 1);
}

struct table *tables_in_memory(struct server *s, const char *id)
{
    struct table *t = s->bucket[bucket_of(id)];
    while (t != NULL && strcmp(t->id, id) != 0)
        t = t->next;
    return t;
}

static void insert(struct server *s, struct table *t)
{
    struct table **bucket = &s->bucket[bucket_of(t->id)];
    t->next = *bucket;
    *bucket = t;
    s->tables++;
}

/* ---- Whose they are ---------------------------------------------------------------------------------------------- */

/* Who comes to a table that was read from the database stands for who made it. */
static void take_origin(struct table *t, struct origin *o)
{
    if (t->origin != NULL || o == NULL)
        return;
    t->origin = origins_keep(o);
    t->counted = t->host.phase != HOST_OVER;
    o->under_way += t->counted;
}

static void count_out(struct table *t)
{
    if (t->counted)
        t->origin->under_way--;
    t->counted = false;
}

static void leave_origin(struct server *s, struct table *t)
{
    count_out(t);
    origins_drop(&s->origins, t->origin);
    t->origin = NULL;
}

static void forget(struct server *s, struct table *t)
{
    struct table **at = &s->bucket[bucket_of(t->id)];
    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    s->tables--;
    listed_drop(s, t);
    others_rest(s, t);
    dues_set(&s->dues, &t->due, UINT64_MAX);
    thoughts_forget(s, t);
    leave_origin(s, t);
    games_drop(&s->games, t->game);
    free(t);
}

/* ---- After each call --------------------------------------------------------------------------------------------- */

static void arm(struct server *s)
{
    const struct due *first = dues_first(&s->dues);
    uint64_t now = server_now();
    if (first == NULL)
        net_timer_stop(s->timer);
    else
        net_timer_set(s->timer, first->at > now ? first->at - now : 0);
}

/* As this table was planned; people sit down anew. */
static void plan_again(const struct table *t, struct host_plan *plan)
{
    *plan = (struct host_plan){.game = &t->game->host,
                               .creator = t->host.creator,
                               .clock = t->host.clock,
                               .level = t->host.level,
                               .listed = t->host.listed,
                               .hintless = t->host.hintless};
    for (unsigned i = 0; i < t->game->opened.rules.seats; i++) {
        enum wire_as as = t->host.seat[i].as;
        plan->as[i] = as == WIRE_AS_PERSON ? WIRE_AS_OPEN : as;
        plan->player[i] = t->host.seat[i].player;
    }
}

static struct table *create(struct server *s, const struct host_plan *plan, struct game *game, struct origin *origin);

static void make_rematch(struct server *s, struct table *t)
{
    struct host_plan plan;
    t->again = false;
    plan_again(t, &plan);
    games_keep(t->game);
    struct table *made = create(s, &plan, t->game, t->origin);
    strcpy(made->rematch_of, t->id);
}

/* A table that waits for people only can be read again whenever they come; a public one that is open stays, because it
 * is in the list of the lobby. */
static bool may_idle(const struct table *t)
{
    return t->watchers == 0 && t->thinking == 0 && t->storing == NULL && !t->erasing && t->to_close == 0 &&
           host_due(&t->host) == UINT64_MAX && !(t->host.phase == HOST_OPEN && t->host.listed);
}

void tables_settle(struct server *s, struct table *t)
{
    thoughts_settle(s, t);
    uint64_t due = host_due(&t->host);
    listed_settle(s, t);
    if (t->host.phase == HOST_OVER)
        count_out(t);
    if (t->again)
        make_rematch(s, t);
    if (!may_idle(t))
        t->idle = 0;
    else if (t->idle == 0)
        t->idle = server_now() + (t->shut ? 0 : s->settings->idle_seconds * 1000);
    if (t->idle != 0 && t->idle < due)
        due = t->idle;
    if (due == t->due.at && t->due.place != 0)
        return;
    if (!dues_set(&s->dues, &t->due, due))
        abort();
    arm(s);
}

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

void tables_draw_id(char out[HOST_TABLE_MAX])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789"; /* 32, none of them easily taken for another */
    struct game_key random;
    enum { LETTERS = 20 }; /* 100 random bits */
    key_random(&random);
    for (unsigned i = 0; i < LETTERS; i++)
        out[i] = letters[random.byte[i] & 31];
    out[LETTERS] = '\0';
}

/* Takes over the caller's use of the game. */
static struct table *create(struct server *s, const struct host_plan *plan, struct game *game, struct origin *origin)
{
    struct table *t = drive_must(calloc(1, sizeof *t));
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    struct host_plan full = *plan;
    full.game = &game->host;
    t->game = game;
    take_origin(t, origin);
    key_random(&full.secret);
    tables_draw_id(full.id);
    strcpy(t->id, full.id);
    t->created = server_now();
    host_create(&t->host, &full, server_now(), &out);
    drive_begin(t);
    insert(s, t);
    s->counts.tables_made++;
    tables_settle(s, t);
    return t;
}

bool tables_create(struct server *s, const struct host_plan *plan, struct game *game, struct address who,
                   uint64_t asked)
{
    if (s->tables >= s->settings->tables)
        return false;
    struct origin *origin = origins_use(&s->origins, who);
    create(s, plan, game, origin)->asked = asked;
    origins_drop(&s->origins, origin);
    return true;
}

/* The table's first line names the game, and when it was made. */
static struct game *game_of(struct server *s, const char *id, uint64_t *created, struct fault *f)
{
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct host_game_name game;
    struct opened_name name;
    f->sentence[0] = '\0';
    if (base_read(s->reader, id, STORE_TABLE, 1, text, sizeof text, f) < 0)
        return NULL;
    if (!host_line_read(text, 1, &line, f) || !host_line_game(&line, &game, f))
        return NULL;
    opened_of_log(&game, &name);
    *created = line.time;
    return games_open(&s->games, &name, fault_language(), f);
}

static struct table *load(struct server *s, const char *id, struct fault *f)
{
    uint64_t created;
    struct game *game = game_of(s, id, &created, f);
    if (game == NULL)
        return NULL;
    struct table *t = drive_must(calloc(1, sizeof *t));
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    snprintf(t->id, sizeof t->id, "%s", id);
    t->game = game;
    t->created = created;
    base_ahead(s->reader, id, (const uint64_t[STORE_LOGS]){1, 1});
    bool restored = host_restore(&t->host, &game->host, server_now(), &out, f);
    base_ahead(s->reader, NULL, NULL);
    if (!restored) {
        log_line("unfit", "table=%s line=%s why=\"%s\"", id, f->place, f->sentence);
        games_drop(&s->games, game);
        free(t);
        return NULL;
    }
    insert(s, t);
    s->counts.tables_loaded++;
    t->host.follows = s->others != NULL; /* until nobody else turns out to lead it */
    t->host.rests = !thoughts_awaited(s, t);
    drive_begin(t);
    others_hurry(s, t);
    host_tick(&t->host, server_now(), &out);
    tables_settle(s, t);
    return t;
}

struct table *tables_find(struct server *s, const char *id, struct fault *f)
{
    struct table *t = tables_in_memory(s, id);
    f->sentence[0] = '\0';
    if (t == NULL)
        return load(s, id, f);
    return t->host.phase == HOST_UNBORN || t->shut ? NULL : t;
}

/* ---- What comes in ----------------------------------------------------------------------------------------------- */

void tables_connect(struct server *s, struct table *t, struct host_watcher *w, struct host_bot *bot,
                    struct origin *from)
{
    if (s->others != NULL)
        others_follow(s, t); /* it may have heard elsewhere what is not known here yet */
    host_connect(&t->host, w, bot, w);
    take_origin(t, from);
    t->visited = true;
    t->watchers++;
    others_hurry(s, t);
    tables_settle(s, t);
}

void tables_disconnect(struct server *s, struct table *t, struct host_watcher *w)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    host_disconnect(&t->host, w, server_now(), &out);
    t->watchers--;
    tables_settle(s, t);
}

bool tables_hear(struct server *s, struct table *t, struct host_watcher *w, struct request_text said,
                 const struct host_ready *ready)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    host_hear_ready(&t->host, w, server_now(), said.at, said.length, ready, &out);
    bool heard = !t->host.later;
    tables_settle(s, t);
    return heard;
}

void tables_tell_again(struct server *s, struct table *t, struct host_watcher *w)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    host_tell_again(&t->host, w, server_now(), &out);
}

/* ---- What comes back --------------------------------------------------------------------------------------------- */

static void tell_rematched(struct server *s, struct table *t)
{
    struct fault f;
    struct table *before = tables_find(s, t->rematch_of, &f);
    t->rematch_of[0] = '\0';
    if (before == NULL)
        return;
    struct driving d = {s, before};
    struct host_out out = drive_out(&d);
    host_rematched(&before->host, server_now(), t->id, &out);
    tables_settle(s, before);
}

/* A new table that could not be stored never was. */
static void bear(struct server *s, struct table *t, bool kept)
{
    if (t->asked != 0)
        routes_made(s, t->asked, t, kept);
    t->asked = 0;
    others_hurry(s, t);
    if (!kept)
        forget(s, t);
    else if (t->rematch_of[0] != '\0')
        tell_rematched(s, t);
}

/* Numbers that somebody else has. Where others may write, what they have stored is read, and the table goes on from
 * there. Where nobody may, what is in memory is not the game any more. */
static void lose(struct server *s, struct table *t)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    s->counts.overtaken++;
    if (s->others == NULL) {
        log_line("overtaken", "table=%s", t->id);
        tables_break_up(s, t);
        host_stored(&t->host, server_now(), false, &out);
        return;
    }
    const uint64_t from[STORE_LOGS] = {t->host.lines[0] + 1, t->host.lines[1] + 1};
    base_ahead(s->reader, t->id, from);
    host_overtaken(&t->host, server_now(), &out);
    base_ahead(s->reader, NULL, NULL);
}

static void report_failure(struct server *s, const struct storing *storing)
{
    s->counts.commits_failed++;
    log_line("not-stored", "table=%s place=\"%s\" why=\"%s\"", storing->table, storing->request.fault.place,
             storing->request.fault.sentence);
}

void tables_take_stored(struct server *s, struct posted *p)
{
    struct storing *storing = (struct storing *)p;
    struct table *t = tables_in_memory(s, storing->table);
    enum store_answer answer = storing->request.answer;
    if (answer == STORE_FAULT)
        report_failure(s, storing);
    base_request_free(&storing->request);
    free(storing);
    if (t == NULL || s->stopping)
        return;
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    bool unborn = t->host.phase == HOST_UNBORN;
    t->storing = NULL;
    tables_end_stored(s, t, answer);
    if (answer == STORE_TAKEN && unborn && s->others != NULL)
        answer = STORE_DONE; /* nobody else can have drawn its id: it was stored, and the answer was lost */
    if (answer == STORE_TAKEN)
        lose(s, t);
    else
        host_stored(&t->host, server_now(), answer == STORE_DONE, &out);
    thoughts_deliver(s, t);
    if (t->missed)
        others_follow(s, t);
    tables_close_when_free(s, t);
    if (t->hooking != 0)
        routes_hooked(s, t->hooking, &t->hook_secret, answer == STORE_DONE);
    t->hooking = 0;
    tables_settle(s, t);
    if (unborn)
        bear(s, t, answer == STORE_DONE);
}

/* Nothing else is being stored then, so the next answer of the writer is the one to this. */
enum host_hooked tables_hook(struct server *s, struct table *t, const struct host_hook *hook, uint64_t asked)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    enum host_hooked answer = host_hook(&t->host, server_now(), hook, &out);
    if (answer == HOST_HOOK_STORING) {
        t->hooking = asked;
        t->hook_secret = hook->secret;
    }
    tables_settle(s, t);
    return answer;
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

static void tick(struct server *s, struct table *t, uint64_t now)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    if (t->idle != 0 && t->idle <= now && may_idle(t)) {
        if (others_have_room(s)) {
            forget(s, t);
            return;
        }
        t->idle = now + OTHERS_MS;
    }
    host_tick(&t->host, now, &out);
    tables_settle(s, t);
    if (t->due.place != 0 && t->due.at <= now) /* it wants to be ticked again at once: others first */
        dues_set(&s->dues, &t->due, now + 1);
}

/* A bound, so that sockets have their turn between many tables. */
enum { TICKS_AT_ONCE = 64 };

void tables_due(void *server)
{
    struct server *s = server;
    uint64_t now = server_now();
    for (unsigned i = 0; i < TICKS_AT_ONCE; i++) {
        struct due *first = dues_first(&s->dues);
        if (first == NULL || first->at > now)
            break;
        tick(s, (struct table *)first, now);
    }
    arm(s);
}

/* Whoever comes waits for a table that is being read, so nobody's are read in a fifth of the time: after each one comes
 * a pause of four times as long. */
void tables_sweep(void *server)
{
    struct server *s = server;
    struct fault f;
    uint64_t began = server_now();
    if (s->unread_count == 0 || s->stopping)
        return;
    const char *id = s->unread[--s->unread_count];
    if (tables_in_memory(s, id) == NULL && s->tables < s->settings->tables)
        load(s, id, &f);
    uint64_t now = server_now(), took = now > began ? now - began : 0;
    net_timer_set(s->sweep, 1 + 4 * took);
}

void tables_free(struct server *s)
{
    for (unsigned i = 0; i < TABLE_BUCKETS; i++)
        while (s->bucket[i] != NULL)
            forget(s, s->bucket[i]);
    dues_free(&s->dues);
}
