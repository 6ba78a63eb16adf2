/* A server without sockets. */
#include "support/driver.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/beneath.h"
#include "text/notation.h"
#include "wire/odds.h"

static struct wire_odds wire_odds;
static struct odds_cache odds;

static void broke(struct driver *d, const char *why)
{
    if (d->broken == NULL)
        d->broken = why;
}

/* ---- What a page keeps ------------------------------------------------------------------------------------------- */

/* Objects merge, everything else is replaced. */
static void merge(json_t *to, json_t *changes)
{
    const char *key;
    json_t *value;
    json_object_foreach(changes, key, value)
    {
        json_t *was = json_object_get(to, key);
        if (json_is_object(value) && json_is_object(was))
            merge(was, value);
        else
            json_object_set_new(to, key, json_deep_copy(value));
    }
}

static unsigned long number_of(const json_t *m)
{
    return (unsigned long)json_integer_value(json_object_get(m, "number"));
}

static void take_events(struct driver_watcher *w, json_t *m)
{
    size_t i;
    json_t *event;
    json_array_foreach(json_object_get(m, "list"), i, event)
    {
        if (w->lost || number_of(event) <= w->number)
            continue; /* told again, to somebody who has said that it was behind */
        if (w->view == NULL || number_of(event) != w->number + 1)
            broke(w->d, "an event does not follow the last one");
        else
            merge(w->view, json_object_get(event, "set"));
        w->number = number_of(event);
        snprintf(w->chain, sizeof w->chain, "%s", json_string_value(json_object_get(event, "chain")));
    }
}

static void take_snapshot(struct driver_watcher *w, json_t *m)
{
    json_decref(w->view);
    w->lost = false;
    w->view = json_deep_copy(json_object_get(m, "view"));
    w->number = number_of(m);
    snprintf(w->chain, sizeof w->chain, "%s", json_string_value(json_object_get(m, "chain")));
}

static bool is_stored(const struct driver *d, const char *id)
{
    const struct store_text *log = &d->store.inner.log[STORE_TABLE];
    char wanted[WIRE_ID_MAX + 2];
    int length = snprintf(wanted, sizeof wanted, " %s", id);
    return memmem(log->text, log->kept, wanted, (size_t)length) != NULL;
}

/* Ids that begin with m belong to moves, with s to chat. */
static void look_at_ok(struct driver *d, const json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "id"));
    if ((id[0] == 'm' || id[0] == 's') && !is_stored(d, id))
        broke(d, "an ok before the commit");
}

static bool is_asked(const json_t *ask, uint8_t seat)
{
    size_t i;
    json_t *asked;
    json_array_foreach(json_object_get(ask, "seats"), i, asked)
    {
        if (json_integer_value(asked) == seat + 1)
            return true;
    }
    return false;
}

static void look_at(struct driver_watcher *w, json_t *m)
{
    const char *kind = json_string_value(json_object_get(m, "t"));
    if (strcmp(kind, "events") == 0)
        take_events(w, m);
    else if (strcmp(kind, "snapshot") == 0)
        take_snapshot(w, m);
    else if (strcmp(kind, "ok") == 0)
        look_at_ok(w->d, m);
    else if (strcmp(kind, "welcome") == 0) {
        json_t *seat = json_object_get(m, "seat");
        uint8_t now = json_is_null(seat) ? HG_SPECTATOR : (uint8_t)(json_integer_value(seat) - 1);
        if (now != w->seat) { /* other eyes from here on */
            json_decref(w->view);
            w->view = NULL;
            w->lost = true;
        }
        w->seat = now;
    } else if (strcmp(kind, "ask") == 0 && json_object_get(m, "boxes") != NULL && !is_asked(m, w->seat))
        broke(w->d, "choices for somebody who is not asked");
    if (w->d->t.course.number < number_of(m) && strcmp(kind, "chat") != 0 && strcmp(kind, "ok") != 0)
        if (strcmp(kind, "pong") != 0)
            broke(w->d, "a number that is not stored");
}

/* ---- The world outside ------------------------------------------------------------------------------------------- */

static void add_hash(struct driver *d, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        d->hash = (d->hash ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
}

static void send(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    struct driver *d = context;
    struct driver_watcher *w = to->context;
    char secret[KEY_HEX];
    d->sent++;
    add_hash(d, bytes, length);
    if (!w->connected)
        broke(d, "a message to somebody who is gone");
    key_print(&d->plan.secret, secret);
    if (d->t.phase != HOST_OVER && memmem(bytes, length, secret, strlen(secret)) != NULL)
        broke(d, "the secret before the end");
    if (w->w.bot != NULL) {
        size_t had = w->told != NULL ? strlen(w->told) : 0;
        w->told = realloc(w->told, had + length + 1);
        memcpy(w->told + had, bytes, length);
        w->told[had + length] = '\0';
        return;
    }
    if (!d->looking)
        return;
    json_t *m = json_loadb(bytes, length, 0, NULL);
    if (m == NULL) {
        broke(d, "a message that is not JSON");
        return;
    }
    look_at(w, m);
    json_t **place = &w->last[w->messages++ % DRIVER_LAST];
    json_decref(*place);
    *place = m;
}

static void append(void *context, enum store_log log, uint64_t number, const char *line, size_t length)
{
    struct driver *d = context;
    struct fault f;
    add_hash(d, line, length);
    if (d->committing)
        broke(d, "an append while a commit is under way");
    if (store_append(&d->store.store, log, number, line, length, &f) != STORE_DONE)
        d->spoilt = true;
    if (d->mirror != NULL && store_append(d->mirror, log, number, line, length, &f) != STORE_DONE)
        broke(d, "the other store does not take a line");
}

static void commit(void *context)
{
    struct driver *d = context;
    if (d->committing)
        broke(d, "a commit while one is under way");
    d->committing = true;
}

static void take_work(void *context, const struct host_work *work)
{
    struct driver *d = context;
    add_hash(d, (const char *)&work->rng, sizeof work->rng);
    if (d->works == DRIVER_WORKS) {
        memmove(&d->work[0], &d->work[1], (DRIVER_WORKS - 1) * sizeof d->work[0]);
        d->works--;
    }
    d->work[d->works++] = *work;
}

static void again(void *context)
{
    ((struct driver *)context)->agains++;
}

static void leave(void *context, struct host_watcher *w)
{
    (void)w;
    ((struct driver *)context)->leaves++;
}

static void nudge(void *context, const struct host_nudge *n)
{
    struct driver *d = context;
    d->nudges++;
    snprintf(d->nudged, sizeof d->nudged, "%u %lu %s", n->seat + 1u, n->number, n->url);
}

static long read_line(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct driver *d = context;
    struct fault f;
    d->reads++;
    return store_read(&d->store.store, log, number, out, size, &f);
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

static void find_mode(struct driver *d, const struct mode *mode)
{
    static struct record_pair on;
    char id[96];
    const char *slash = strchr(mode->label, '/') + 1;
    struct wire_game *g = &d->game.wire;
    snprintf(id, sizeof id, "%.*s", (int)strcspn(slash, " "), slash);
    *g = (struct wire_game){.edition = mode->edition, .rules = &mode->rules, .odds = &wire_odds};
    g->mode = edition_find_mode(mode->edition, id);
    const char *option = strchr(strchr(slash, ' ') + 1, ' ');
    if (option == NULL)
        return;
    snprintf(on.id, sizeof on.id, "%s", option + 1);
    snprintf(on.value, sizeof on.value, "on");
    g->setting = &on;
    g->settings = 1;
}

static void token_of(unsigned watcher, char out[WIRE_TOKEN_MAX])
{
    snprintf(out, WIRE_TOKEN_MAX, "%032x%032x", 0xabcdu, watcher + 1);
}

void driver_open(struct driver *d, const struct mode *mode, const struct wire_clock *clock, uint64_t secret)
{
    memset(d, 0, sizeof *d);
    d->record = malloc(DRIVER_ROOM);
    d->table = malloc(DRIVER_ROOM);
    d->scratch = malloc(HOST_SCRATCH);
    d->odds = &odds;
    d->looking = true;
    d->now = UINT64_C(1700000000000);
    failing_store(&d->store, d->record, DRIVER_ROOM, d->table, DRIVER_ROOM);
    d->store.beneath = beneath_open();
    find_mode(d, mode);
    for (unsigned i = 0; i < LANGUAGES; i++)
        strcpy(d->game.facts[i], "0123456789abcdef0123456789abcdef");
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++) {
        token_of(i, d->watcher[i].token);
        d->watcher[i].d = d;
        d->watcher[i].seat = HG_SPECTATOR;
    }
    d->plan = (struct host_plan){.game = &d->game, .id = "table-1", .level = player_find("casual")};
    if (clock != NULL)
        d->plan.clock = *clock;
    host_token(d->watcher[0].token, &d->plan.creator);
    memcpy(d->plan.secret.byte, &secret, sizeof secret);
    d->ring = (struct host_ring){.position = d->position, .room = HOST_BATCH};
    d->out = (struct host_out){d,     send,      append,     commit, take_work, again,
                               leave, read_line, d->scratch, nudge,  &d->looks, &d->ring};
}

void driver_create(struct driver *d)
{
    host_create(&d->t, &d->plan, d->now, &d->out);
    driver_settle(d);
}

static void forget(struct driver_watcher *w)
{
    for (unsigned k = 0; k < DRIVER_LAST; k++) {
        json_decref(w->last[k]);
        w->last[k] = NULL;
    }
    json_decref(w->view);
    w->view = NULL;
    w->messages = 0;
    free(w->told);
    w->told = NULL;
}

bool driver_restart(struct driver *d)
{
    struct fault f;
    store_close(&d->store.store); /* what was not synced is gone */
    d->committing = d->spoilt = false;
    d->works = 0;
    memset(&d->looks, 0, sizeof d->looks); /* another process */
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++) {
        d->watcher[i].connected = d->watcher[i].w.greeted = false;
        d->watcher[i].w.back = NULL; /* of a list that is gone */
    }
    if (host_restore(&d->t, &d->game, d->now, &d->out, &f))
        return true;
    snprintf(d->why, sizeof d->why, "%.60s: %.180s", f.place, f.sentence);
    broke(d, d->why);
    return false;
}

void driver_close(struct driver *d)
{
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++)
        forget(&d->watcher[i]);
    beneath_close();
    free(d->record);
    free(d->table);
    free(d->scratch);
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

void driver_store(struct driver *d)
{
    struct fault f;
    if (!d->committing)
        return;
    bool kept = store_sync(&d->store.store, &f) == STORE_DONE && !d->spoilt;
    d->committing = d->spoilt = false;
    if (d->mirror != NULL && store_sync(d->mirror, &f) != STORE_DONE)
        broke(d, "the other store does not keep a group");
    host_stored(&d->t, d->now, kept, &d->out);
}

void driver_work(struct driver *d)
{
    struct hg_choices choices;
    if (d->works == 0)
        return;
    struct host_work work = d->work[0];
    memmove(&d->work[0], &d->work[1], --d->works * sizeof d->work[0]);
    hg_choices(d->game.wire.rules, &work.view.position, &choices);
    struct host_work done = work;
    struct thought why = thought_of(THOUGHT_ROUTINE);
    struct hg_action a = work.player->choose(d->game.wire.rules, &work.view, &choices,
                                             &(struct kit){.rng = &done.rng, .odds = d->odds}, &why);
    host_worked(&d->t, d->now, &work, &a, &why, &d->out);
}

void driver_settle(struct driver *d)
{
    for (unsigned i = 0; i < 100000 && ((d->committing && !d->slow) || (d->works > 0 && !d->lazy)); i++)
        if (d->committing && !d->slow)
            driver_store(d);
        else
            driver_work(d);
}

void driver_connect(struct driver *d, unsigned watcher)
{
    struct driver_watcher *w = &d->watcher[watcher];
    host_connect(&d->t, &w->w, NULL, w);
    w->connected = true;
}

void driver_connect_bot(struct driver *d, unsigned watcher)
{
    struct driver_watcher *w = &d->watcher[watcher];
    free(w->told);
    w->told = NULL;
    host_connect(&d->t, &w->w, &w->bot, w);
    w->connected = true;
    driver_say(d, watcher, "token %s", w->token);
}

void driver_disconnect(struct driver *d, unsigned watcher)
{
    d->watcher[watcher].connected = false;
    host_disconnect(&d->t, &d->watcher[watcher].w, d->now, &d->out);
    driver_settle(d);
}

/* ---- Reading beside ---------------------------------------------------------------------------------------------- */

struct reading {
    struct driver *d;
    struct sink_memory told;
};

static void collect(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    struct reading *r = context;
    (void)to;
    sink_write(&r->told.sink, bytes, length);
    sink_put(&r->told.sink, '\n');
}

static long read_beneath(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct reading *r = context;
    return read_line(r->d, log, number, out, size);
}

static void answer(struct driver *d, unsigned watcher, const struct host_ready *ready)
{
    const char *at = ready->text, *end = at + ready->length;
    for (const char *stop; at < end; at = stop + 1) {
        stop = memchr(at, '\n', (size_t)(end - at));
        d->out.send(d, &d->watcher[watcher].w, at, (size_t)(stop - at));
    }
}

/* As the server does it. */
static void read_beside(struct driver *d, unsigned watcher, const char *bytes, size_t length)
{
    static struct host_table table;
    struct host_watcher w = d->watcher[watcher].w;
    struct host_ready ready;
    struct reading r = {.d = d};
    sink_heap(&r.told);
    table = d->t;
    struct host_out out = {
        .context = &r, .send = collect, .read = read_beneath, .scratch = d->scratch, .looks = &d->looks};
    host_read(&table, &w, d->now, bytes, length, &out, &ready);
    ready.text = r.told.text;
    ready.length = r.told.sink.length;
    if (d->meanwhile != NULL)
        d->meanwhile();
    if (ready.answered)
        answer(d, watcher, &ready);
    else
        host_hear_ready(&d->t, &d->watcher[watcher].w, d->now, bytes, length, &ready, &d->out);
    free(r.told.text);
}

void driver_hear(struct driver *d, unsigned watcher, const char *bytes, size_t length)
{
    d->t.reads_beside = d->beside;
    host_hear(&d->t, &d->watcher[watcher].w, d->now, bytes, length, &d->out);
    if (d->t.later)
        read_beside(d, watcher, bytes, length);
    driver_settle(d);
}

void driver_say(struct driver *d, unsigned watcher, const char *format, ...)
{
    char text[2 * WIRE_BYTES_MAX];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    driver_hear(d, watcher, text, (size_t)length);
}

void driver_hello(struct driver *d, unsigned watcher, long after)
{
    char last[40] = "";
    if (after >= 0)
        snprintf(last, sizeof last, ",\"after\":%ld", after);
    struct driver_watcher *w = &d->watcher[watcher];
    w->lost = w->lost || (after >= 0 && (w->view == NULL || after != (long)w->number));
    driver_say(d, watcher, "{\"t\":\"hello\",\"v\":1,\"token\":\"%s\",\"lang\":\"%s\"%s}", d->watcher[watcher].token,
               watcher % 2 == 1 ? "fr" : "en", last);
}

void driver_tick(struct driver *d, uint64_t now)
{
    d->now = now;
    host_tick(&d->t, now, &d->out);
    driver_settle(d);
}

void driver_sit(struct driver *d, unsigned people, const char *level)
{
    unsigned seats = d->game.wire.rules->seats;
    driver_connect(d, 0);
    driver_hello(d, 0, -1);
    for (unsigned i = people; i < seats; i++)
        driver_say(d, 0, "{\"t\":\"seat\",\"id\":\"l%u\",\"seat\":%u,\"as\":\"%s\"}", i, i + 1, level);
    for (unsigned i = 0; i < people; i++) {
        if (i > 0) {
            driver_connect(d, i);
            driver_hello(d, i, -1);
        }
        driver_say(d, i, "{\"t\":\"join\",\"id\":\"j%u\",\"name\":\"Person %u\",\"seat\":%u}", i, i + 1, i + 1);
    }
    if (people == 0)
        driver_say(d, 0, "{\"t\":\"start\",\"id\":\"start\"}");
    for (unsigned i = 0; i < people; i++)
        driver_say(d, i, "{\"t\":\"ready\",\"id\":\"r%u\",\"on\":true}", i);
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

static const json_t *newest(const struct driver_watcher *w, unsigned back)
{
    return back < w->messages && back < DRIVER_LAST ? w->last[(w->messages - 1 - back) % DRIVER_LAST] : NULL;
}

const json_t *driver_got(const struct driver *d, unsigned watcher, const char *kind)
{
    const json_t *m;
    for (unsigned back = 0; (m = newest(&d->watcher[watcher], back)) != NULL; back++)
        if (strcmp(json_string_value(json_object_get(m, "t")), kind) == 0)
            return m;
    return NULL;
}

const char *driver_answer(const struct driver *d, unsigned watcher, const char *id, const json_t **message)
{
    const json_t *m;
    for (unsigned back = 0; (m = newest(&d->watcher[watcher], back)) != NULL; back++) {
        const char *named = json_string_value(json_object_get(m, "id"));
        if (named != NULL && strcmp(named, id) == 0) {
            if (message != NULL)
                *message = m;
            return json_string_value(json_object_get(m, "t"));
        }
    }
    return "";
}

static unsigned long stored_actions(const struct driver *d)
{
    const struct store_text *log = &d->store.inner.log[STORE_RECORD];
    unsigned long last = 0;
    for (const char *line = log->text, *end = log->text + log->kept; line < end;
         line = (const char *)memchr(line, '\n', (size_t)(end - line)) + 1)
        if (line[0] >= '0' && line[0] <= '9')
            last = strtoul(line, NULL, 10);
    return last;
}

static const char *view_fits(struct driver *d, const struct driver_watcher *w)
{
    static char text[WIRE_MESSAGE_MAX];
    struct sink_memory m;
    struct hg_view v;
    sink_buffer(&m, text, sizeof text);
    wire_look(d->game.wire.rules, &d->t.course.state, w->seat, &v);
    wire_snapshot(&d->game.wire, d->t.course.number, &v, &d->t.chain[0], &m.sink);
    json_t *due = json_loadb(text, m.sink.length, 0, NULL);
    bool same = json_equal(json_object_get(due, "view"), w->view);
    json_decref(due);
    return same ? NULL : "a watcher knows another game than its own";
}

static const char *watcher_fits(struct driver *d, const struct driver_watcher *w, bool deep)
{
    char hex[WIRE_HEX];
    unsigned eyes = w->w.seat == HG_SPECTATOR ? HG_SEATS_MAX : w->w.seat;
    if (!w->connected || !w->w.greeted || d->t.phase < HOST_PLAYING || !d->looking || w->lost || w->w.bot != NULL)
        return NULL;
    if (w->w.seat != w->seat)
        return "a watcher was not told of its seat";
    if (w->view == NULL || w->number != d->t.course.number)
        return "a watcher is behind";
    wire_chain_hex(&d->t.chain[eyes], hex);
    if (strcmp(hex, w->chain) != 0)
        return "a watcher has another chain";
    return deep ? view_fits(d, w) : NULL;
}

const char *driver_check(struct driver *d, bool deep)
{
    const char *wrong = d->broken;
    if (wrong == NULL && d->t.broken)
        wrong = "the table is broken";
    if (wrong == NULL && d->t.phase >= HOST_PLAYING)
        wrong = hg_state_ok(d->game.wire.rules, &d->t.course.state);
    if (wrong == NULL && deep && d->t.phase >= HOST_PLAYING && stored_actions(d) != d->t.course.number)
        wrong = "the table and its record differ in number";
    for (unsigned i = 0; wrong == NULL && i < STORE_LOGS; i++)
        if (d->t.phase != HOST_UNBORN && d->store.inner.log[i].synced != d->t.lines[i])
            wrong = "the table and its log differ in lines";
    for (unsigned i = 0; wrong == NULL && i < DRIVER_WATCHERS; i++)
        wrong = watcher_fits(d, &d->watcher[i], deep);
    return wrong;
}

const char *driver_read(struct driver *d)
{
    const struct store_text *log = &d->store.inner.log[STORE_RECORD];
    struct hg_action a;
    struct fault f;
    enum record_status status;
    if (d->t.phase < HOST_PLAYING)
        return NULL;
    struct record_reader *reader = record_open_text("record", log->text, log->kept, &f);
    while (reader != NULL && (status = record_next(reader, &a, NULL, &f)) == RECORD_ACTION)
        ;
    bool fits = reader != NULL && status == (d->t.phase == HOST_OVER ? RECORD_FINISHED : RECORD_UNFINISHED);
    fits = fits && record_number(reader) == d->t.course.number;
    fits = fits && memcmp(record_position(reader), &d->t.course.state, sizeof d->t.course.state) == 0;
    if (reader != NULL)
        record_close(reader);
    snprintf(d->why, sizeof d->why, "%.60s: %.180s", f.place, f.sentence);
    return fits ? NULL : d->why;
}

bool driver_save(const struct driver *d, const char *path)
{
    const struct store_text *log = &d->store.inner.log[STORE_RECORD];
    FILE *file = fopen(path, "wb");
    bool written = file != NULL && fwrite(log->text, 1, log->kept, file) == log->kept;
    return file != NULL && fclose(file) == 0 && written;
}
