/* A table's log of strangers: whatever line is read prints back byte for byte, whatever is not leaves one sentence with
 * its line. A log whose lines all fit brings back a table that stands: it can be ticked and watched.
 *
 * The input is the log from its second line on; the first one is that of a game which is there. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "host/lines.h"
#include "wire/odds.h"

static struct host_game game;

struct log {
    char first[STORE_LINE_MAX];
    const char *text;
    size_t length;
};

static void open_game(void)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    while (strcmp(mode->label, "mass-effect/basic 3") != 0)
        mode++;
    static struct wire_odds odds;
    game.wire = (struct wire_game){.edition = mode->edition, .rules = &mode->rules, .odds = &odds};
    game.wire.mode = edition_find_mode(mode->edition, "basic");
}

static void write_first(struct log *log)
{
    struct host_line line = {
        .word = HOST_LINE_TABLE, .number = 3, .id = "t", .name = {"mass-effect", "basic", "casual"}};
    line.clock = (struct wire_clock){.kind = WIRE_CLOCK_MOVE, .seconds = 30, .reserve = 60};
    MUST(key_parse(edition_sha256(game.wire.edition), &line.key[0]));
    MUST(host_line_write(&line, log->first, sizeof log->first) > 0);
}

/* ---- A world that listens to nothing ----------------------------------------------------------------------------- */

static void send(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    (void)context, (void)to, (void)bytes, (void)length;
}

static void append(void *context, enum store_log log, uint64_t number, const char *line, size_t length)
{
    (void)context, (void)log, (void)number, (void)line, (void)length;
}

static void nothing(void *context)
{
    (void)context;
}

static void work(void *context, const struct host_work *w)
{
    (void)context, (void)w;
}

static void leave(void *context, struct host_watcher *w)
{
    (void)context, (void)w;
}

static long read_line(void *context, enum store_log which, uint64_t number, char *out, size_t size)
{
    const struct log *log = context;
    const char *at = log->text, *end = at + log->length;
    if (which == STORE_RECORD || number == 0)
        return STORE_NO_LINE;
    if (number == 1) {
        strcpy(out, log->first);
        return (long)strlen(out);
    }
    for (; number > 2 && at < end; number--) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        at = stop != NULL ? stop + 1 : end;
    }
    if (at >= end)
        return STORE_NO_LINE;
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((stop != NULL ? stop : end) - at);
    if (length >= size || memchr(at, 0, length) != NULL)
        return STORE_UNREADABLE;
    memcpy(out, at, length);
    out[length] = '\0';
    return (long)length;
}

/* ---- One input --------------------------------------------------------------------------------------------------- */

static void read_back(const struct log *log)
{
    char text[STORE_LINE_MAX], again[STORE_LINE_MAX];
    struct host_line line;
    struct fault f = {"", ""};
    for (uint64_t n = 2; read_line((void *)log, STORE_TABLE, n, text, sizeof text) >= 0; n++) {
        if (!host_line_read(text, n, &line, &f)) {
            must_be_fault(&f);
            continue;
        }
        MUST(host_line_write(&line, again, sizeof again) == strlen(text));
        must_hold(strcmp(text, again) == 0, "a line prints as it was read", again);
    }
}

static void watch(struct host_table *t, const struct host_out *out)
{
    static const char hello[] = "{\"t\":\"hello\",\"v\":1,\"token\":\"0123456789abcdef0123456789abcdef\"}";
    struct host_watcher w;
    host_tick(t, 1700000000000, out);
    host_stored(t, 1700000000000, true, out);
    host_connect(t, &w, NULL, NULL);
    host_hear(t, &w, 1700000000000, hello, sizeof hello - 1, out);
    host_tick(t, 1700009000000, out);
    host_disconnect(t, &w, 1700009000000, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char scratch[HOST_SCRATCH];
    struct host_table t;
    struct fault f = {"", ""};
    struct log log = {.text = (const char *)data, .length = size};
    if (game.wire.edition == NULL)
        open_game();
    write_first(&log);
    read_back(&log);
    static struct hg_state positions[HOST_BATCH];
    struct host_ring ring = {.position = positions, .room = HOST_BATCH};
    struct host_out out = {&log, send, append, nothing, work, nothing, leave, read_line, scratch, NULL, NULL, &ring};
    if (host_restore(&t, &game, 0, &out, &f))
        watch(&t, &out);
    else
        must_be_fault(&f);
    return 0;
}
