/* A table, its store and its watchers, all of which there is one of. tab.h says how it is driven. Functions that the
 * table calls only add to the outputs, so nothing outside runs while the table is at work. */
#include "wasm/tab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/lines.h"
#include "host/plan.h"
#include "players/player.h"
#include "store/memory.h"
#include "wasm/order.h"
#include "wasm/sentence.h"
#include "wire/odds.h"

/* Bytes that a log begins with; it doubles when it is full. */
enum { LOG_ROOM = 1 << 18 };

/* `live`: there is a table, and inputs reach it. A watcher's number is its place in `watcher`. */
static struct {
    bool live;
    struct opened game;
    struct host_game host;
    struct host_table table;
    struct store_memory store;
    struct host_watcher watcher[TAB_WATCHERS];
    bool connected[TAB_WATCHERS];
    struct wire_odds odds;
    char scratch[HOST_SCRATCH];
    struct sink_memory facts;
} tab;

/* ---- The store: lines go into memory at once, and out to whoever keeps them ---------------------------------------
 */

static void make_room(struct store_text *log, size_t more)
{
    size_t room = log->room > 0 ? log->room : LOG_ROOM;
    while (room - log->length < more)
        room *= 2;
    if (room == log->room)
        return;
    log->text = realloc(log->text, room);
    if (log->text == NULL)
        abort();
    log->room = room;
}

/* The line waits in memory like on a disk: tab_stored syncs it or takes it back. */
static void put_line(void *context, enum store_log log, uint64_t number, const char *line, size_t length)
{
    struct fault ignored;
    (void)context;
    make_room(&tab.store.log[log], length + 1);
    if (store_append(&tab.store.store, log, number, line, length, &ignored) != STORE_DONE)
        abort(); /* there is room, and nobody else writes here */
    outputs_add(TAB_LINE, log, number, line, length);
}

static void commit(void *context)
{
    (void)context;
    outputs_add(TAB_COMMIT, 0, 0, NULL, 0);
}

static long read_line(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct fault ignored;
    (void)context;
    return store_read(&tab.store.store, log, number, out, size, &ignored);
}

/* Memory of an earlier table is used again. */
static void empty_store(void)
{
    struct store_text *log = tab.store.log;
    store_memory(&tab.store, log[STORE_RECORD].text, log[STORE_RECORD].room, log[STORE_TABLE].text,
                 log[STORE_TABLE].room);
}

static bool load_log(enum store_log which, const char *text, uint32_t length, struct fault *f)
{
    static const char *const name[STORE_LOGS] = {[STORE_RECORD] = "record", [STORE_TABLE] = "table"};
    struct store_text *log = &tab.store.log[which];
    make_room(log, length);
    if (length > 0)
        memcpy(log->text, text, length);
    return store_memory_load(&tab.store, which, length) ||
           fault_at(f, name[which], 0, "the last line is torn: it has no line break");
}

/* ---- What the table tells ----------------------------------------------------------------------------------------
 */

static uint32_t number_of(const struct host_watcher *w)
{
    return (uint32_t)(w - tab.watcher);
}

static void send(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    (void)context;
    outputs_add(TAB_SEND, number_of(to), 0, bytes, length);
}

static void leave(void *context, struct host_watcher *w)
{
    (void)context;
    outputs_add(TAB_LEAVE, number_of(w), 0, NULL, 0);
}

static void again(void *context)
{
    (void)context;
    outputs_add(TAB_AGAIN, 0, 0, NULL, 0);
}

/* All bytes are set, gaps as well, so that equal orders are equal bytes. */
static void give_work(void *context, const struct host_work *work)
{
    struct order o;
    (void)context;
    memset(&o, 0, sizeof o);
    o.rng = work->rng;
    o.purpose = work->purpose;
    o.number = (uint32_t)work->number;
    o.seat = work->seat;
    snprintf(o.player, sizeof o.player, "%s", work->player->id);
    o.game = tab.game.name;
    o.view = work->view;
    outputs_add(TAB_WORK, 0, work->number, &o, sizeof o);
}

static struct hg_state positions[HOST_BATCH];
static struct host_ring ring = {.position = positions, .room = HOST_BATCH};
static const struct host_out out = {NULL,  send,      put_line,    commit, give_work, again,
                                    leave, read_line, tab.scratch, NULL,   NULL,      &ring};

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* The game stays open until another one is opened; memory of logs is kept for the next table. */
static void forget(void)
{
    tab.live = false;
    memset(tab.connected, 0, sizeof tab.connected);
    outputs_clear();
    empty_store();
}

/* The facts' keys are worked out once, because every welcome tells one. */
static bool open_game(const struct opened_name *name, struct fault *f)
{
    if (!opened_begin(&tab.game, name, fault_language(), f))
        return false;
    memset(&tab.odds, 0, sizeof tab.odds);
    tab.host.wire = (struct wire_game){.edition = tab.game.edition,
                                       .mode = tab.game.mode,
                                       .rules = &tab.game.rules,
                                       .setting = tab.game.name.setting,
                                       .settings = tab.game.name.settings,
                                       .odds = &tab.odds};
    for (enum language i = 0; i < LANGUAGES; i++)
        wire_facts_key(&tab.host.wire, i, tab.host.facts[i]);
    return true;
}

uint32_t tab_create(const char *bytes, uint32_t length, uint64_t now)
{
    struct opened_name name;
    struct host_plan plan;
    struct fault f;
    forget();
    if (!plan_read(bytes, length, fault_language(), &name, &plan, &f) ||
        (plan.id[0] == '\0' && !fault_at(&f, "plan", 0, "a plan needs an id")) || !open_game(&name, &f))
        return sentence_fault(&f);
    plan.game = &tab.host;
    key_random(&plan.secret);
    tab.live = true;
    host_create(&tab.table, &plan, now, &out);
    return 1;
}

/* The table's first line names the game; which one must be known before anything else can be read. */
static bool find_name(struct opened_name *out_name, struct fault *f)
{
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct host_game_name game;
    if (read_line(NULL, STORE_TABLE, 1, text, sizeof text) < 0)
        return fault_at(f, "table", 1, "there is no such table");
    if (!host_line_read(text, 1, &line, f) || !host_line_game(&line, &game, f))
        return false;
    opened_of_log(&game, out_name);
    return true;
}

/* A table that can't be restored leaves none: `live` is set at the very end. */
uint32_t tab_restore(const char *record, uint32_t record_length, const char *log, uint32_t log_length, uint64_t now)
{
    struct opened_name name;
    struct fault f;
    forget();
    if (!load_log(STORE_RECORD, record, record_length, &f) || !load_log(STORE_TABLE, log, log_length, &f) ||
        !find_name(&name, &f) || !open_game(&name, &f) || !host_restore(&tab.table, &tab.host, now, &out, &f))
        return sentence_fault(&f);
    tab.live = true;
    return 1;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

/* A number from outside is never used as an index before it went through here. */
static bool is_there(uint32_t watcher)
{
    return tab.live && watcher < TAB_WATCHERS && tab.connected[watcher];
}

uint32_t tab_connect(uint32_t watcher)
{
    if (!tab.live || watcher >= TAB_WATCHERS || tab.connected[watcher])
        return sentence_refuse("There is no such watcher, or it is connected already.");
    tab.connected[watcher] = true;
    host_connect(&tab.table, &tab.watcher[watcher], NULL, NULL);
    return 1;
}

uint32_t tab_disconnect(uint32_t watcher, uint64_t now)
{
    if (!is_there(watcher))
        return sentence_refuse("There is no such watcher.");
    tab.connected[watcher] = false;
    host_disconnect(&tab.table, &tab.watcher[watcher], now, &out);
    return 1;
}

uint32_t tab_hear(uint32_t watcher, uint64_t now, const char *bytes, uint32_t length)
{
    if (!is_there(watcher))
        return sentence_refuse("There is no such watcher.");
    host_hear(&tab.table, &tab.watcher[watcher], now, bytes, length, &out);
    return 1;
}

void tab_tick(uint64_t now)
{
    if (tab.live)
        host_tick(&tab.table, now, &out);
}

uint64_t tab_due(void)
{
    return tab.live ? host_due(&tab.table) : UINT64_MAX;
}

/* The store in memory follows what was said outside, before the table is told. */
void tab_stored(uint64_t now, uint32_t kept)
{
    struct fault ignored;
    if (!tab.live || !tab.table.pending.under_way)
        return;
    if (kept)
        store_sync(&tab.store.store, &ignored);
    else
        store_close(&tab.store.store); /* what was not synced is gone */
    host_stored(&tab.table, now, kept != 0, &out);
}

/* The order comes back from outside, so its bytes are checked, and its action again by the host. */
void tab_worked(uint64_t now, const struct order *done, uint32_t length)
{
    if (!tab.live || !order_ok(done, length))
        return;
    struct host_work work = {.purpose = done->purpose,
                             .number = done->number,
                             .seat = (uint8_t)done->seat,
                             .player = player_find(done->player),
                             .rng = done->rng,
                             .view = done->view};
    host_worked(&tab.table, now, &work, &done->action, &done->why, &out);
}

void tab_rematched(uint64_t now, const char *id, uint32_t length)
{
    char text[HOST_TABLE_MAX];
    if (!tab.live || length >= sizeof text)
        return;
    memcpy(text, id, length);
    text[length] = '\0';
    host_rematched(&tab.table, now, text, &out);
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

const struct tab_output *tab_next(void)
{
    return outputs_take();
}

const char *tab_log(uint32_t log)
{
    return log < STORE_LOGS ? tab.store.log[log].text : NULL;
}

uint32_t tab_log_length(uint32_t log)
{
    return log < STORE_LOGS ? (uint32_t)tab.store.log[log].kept : 0;
}

/* The text belongs to the tab. */
const char *tab_facts(const char *language, uint32_t length)
{
    char code[WIRE_WORD_MAX];
    if (!tab.live || length >= sizeof code)
        return NULL;
    memcpy(code, language, length);
    code[length] = '\0';
    enum language found = language_find(code);
    if (found == LANGUAGES)
        return NULL;
    free(tab.facts.text);
    sink_heap(&tab.facts);
    wire_facts(&tab.host.wire, found, &tab.facts.sink);
    return tab.facts.text;
}
