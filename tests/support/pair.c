/* Two hosts on one store. */
#include "support/pair.h"

#include <stdio.h>
#include <string.h>

#include "support/suite.h"

/* ---- The other host ---------------------------------------------------------------------------------------------- */

enum { HEARD = 1 << 20 };

/* What one watcher was told since both were compared: messages with breaks. */
struct ear {
    char text[HEARD];
    size_t length;
};

struct pair_host other;
char answer[512];

static struct ear first[DRIVER_WATCHERS], second[DRIVER_WATCHERS];
static void (*send_of_driver)(void *context, struct host_watcher *to, const char *bytes, size_t length);

/* Answers go to who asked alone, and only that host was asked. */
static void listen(struct ear *e, const char *bytes, size_t length)
{
    static const char *const answers[] = {"{\"t\":\"ok\"", "{\"t\":\"refuse\"", "{\"t\":\"answer\""};
    for (unsigned i = 0; i < 3; i++)
        if (strncmp(bytes, answers[i], strlen(answers[i])) == 0)
            return;
    ck_assert_uint_lt(e->length + length + 1, HEARD);
    memcpy(e->text + e->length, bytes, length);
    e->length += length;
    e->text[e->length++] = '\n';
}

static void send_first(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    struct driver_watcher *w = to->context;
    listen(&first[w - d.watcher], bytes, length);
    send_of_driver(context, to, bytes, length);
}

static void send_second(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    (void)context;
    size_t before = second[to - other.watcher].length;
    listen(&second[to - other.watcher], bytes, length);
    if (second[to - other.watcher].length == before)
        snprintf(answer, sizeof answer, "%.*s", (int)length, bytes);
}

static void append(void *context, enum store_log log, uint64_t number, const char *line, size_t length)
{
    (void)context;
    ck_assert_uint_lt(other.lines, PAIR_LINES);
    other.line[other.lines].log = log;
    other.line[other.lines].number = number;
    other.line[other.lines].length = length;
    memcpy(other.line[other.lines++].text, line, length);
}

static void commit(void *context)
{
    (void)context;
    other.commits++;
}

static void take_work(void *context, const struct host_work *work)
{
    (void)context;
    other.works++;
    other.work = *work;
}

static void nothing(void *context)
{
    (void)context;
}

static void leave(void *context, struct host_watcher *w)
{
    (void)context, (void)w;
    other.leaves++;
}

static long read_line(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct fault f;
    (void)context;
    return other.blind ? STORE_UNREADABLE : store_read(&d.store.store, log, number, out, size, &f);
}

void think_second(void)
{
    struct hg_choices choices;
    const struct host_work work = other.work;
    const struct hg_rules *r = d.game.wire.rules;
    struct rng lots = work.rng;
    struct thought why = thought_of(THOUGHT_ROUTINE);
    hg_choices(r, &work.view.position, &choices);
    struct hg_action a =
        work.player->choose(r, &work.view, &choices, &(struct kit){.rng = &lots, .odds = d.odds}, &why);
    host_worked(&other.t, d.now, &work, &a, &why, &other.out);
}

/* ---- Both -------------------------------------------------------------------------------------------------------- */

void follow(void)
{
    host_follow(&other.t, d.now, &other.out);
}

/* All that happens at the first host by itself; the other one follows each commit. */
void settle(void)
{
    for (unsigned i = 0; i < 10000 && (d.committing || d.works > 0); i++) {
        if (!d.committing)
            driver_work(&d);
        else
            driver_store(&d);
        follow();
    }
}

void hear_second(unsigned watcher, const char *text)
{
    host_hear(&other.t, &other.watcher[watcher], d.now, text, strlen(text), &other.out);
}

void return_to_second(unsigned watcher, unsigned long after)
{
    char hello[256];
    struct host_watcher *w = &other.watcher[watcher];
    host_disconnect(&other.t, w, d.now, &other.out);
    host_connect(&other.t, w, NULL, NULL);
    second[watcher].length = 0;
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"v\":1,\"token\":\"%s\",\"after\":%lu}", d.watcher[watcher].token,
             after);
    hear_second(watcher, hello);
}

const char *told_by_second(unsigned watcher)
{
    second[watcher].text[second[watcher].length] = '\0';
    return second[watcher].text;
}

/* The store's answer to the other host. True when it was kept, and the first one has followed. */
bool store_second(void)
{
    struct fault f;
    bool kept = true;
    for (unsigned i = 0; i < other.lines && kept; i++)
        kept = store_append(&d.store.store, other.line[i].log, other.line[i].number, other.line[i].text,
                            other.line[i].length, &f) == STORE_DONE;
    other.lines = other.commits = 0;
    if (kept) {
        ck_assert_int_eq(store_sync(&d.store.store, &f), STORE_DONE);
        host_stored(&other.t, d.now, true, &other.out);
        host_follow(&d.t, d.now, &d.out);
    } else {
        store_close(&d.store.store);
        host_overtaken(&other.t, d.now, &other.out);
    }
    return kept;
}

static void come_to_both(unsigned watcher, bool token)
{
    char hello[256];
    driver_connect(&d, watcher);
    host_connect(&other.t, &other.watcher[watcher], NULL, NULL);
    if (token) {
        snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"v\":1,\"token\":\"%s\",\"lang\":\"%s\"}",
                 d.watcher[watcher].token, watcher % 2 == 1 ? "fr" : "en");
        driver_hello(&d, watcher, -1);
    } else {
        strcpy(hello, "{\"t\":\"hello\",\"v\":1}");
        driver_say(&d, watcher, "%s", hello);
    }
    hear_second(watcher, hello);
}

/* A table at both hosts, of which the first leads; everybody who will sit watches both. */
static void open_both(const char *label, struct wire_clock clock)
{
    struct fault f = {"", ""};
    memset(&other, 0, sizeof other);
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    answer[0] = '\0';
    id = 0;
    rng_seed(&rng, 17, 3);
    driver_open(&d, hosted_mode(label), &clock, 3);
    driver_create(&d);
    send_of_driver = d.out.send;
    d.out.send = send_first;
    d.slow = d.lazy = true;
    other.out = (struct host_out){NULL,  send_second, append,        commit, take_work, nothing,
                                  leave, read_line,   other.scratch, NULL,   NULL,      &other.ring};
    other.ring = (struct host_ring){.position = other.position, .room = HOST_BATCH};
    ck_assert_msg(host_restore(&other.t, &d.game, d.now, &other.out, &f), "%s: %s", f.place, f.sentence);
    host_lead(&other.t, d.now, false, &other.out);
    come_to_both(SPECTATOR, false);
    for (unsigned i = 0; i < d.game.wire.rules->seats; i++)
        come_to_both(i, true);
}

void say_first(unsigned watcher, const char *text)
{
    driver_say(&d, watcher, "%s", text);
    settle();
}

static void tick(uint64_t now)
{
    driver_tick(&d, now);
    settle();
}

/* The last `ais` seats are AIs'. */
void begin_both(const char *label, struct wire_clock clock, unsigned ais)
{
    char text[128];
    open_both(label, clock);
    unsigned seats = d.game.wire.rules->seats, people = seats - ais;
    for (unsigned i = people; i < seats; i++) {
        snprintf(text, sizeof text, "{\"t\":\"seat\",\"id\":\"l%u\",\"seat\":%u,\"as\":\"casual\"}", i, i + 1);
        say_first(0, text);
    }
    for (unsigned i = 0; i < people; i++) {
        snprintf(text, sizeof text, "{\"t\":\"join\",\"id\":\"j%u\",\"name\":\"Person %u\",\"seat\":%u}", i, i, i + 1);
        say_first(i, text);
    }
    for (unsigned i = 0; i < people; i++)
        say_first(i, "{\"t\":\"ready\",\"id\":\"r\",\"on\":true}");
    tick(d.now + HOST_CONTRIBUTE_MS);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
}

void same_position(void)
{
    ck_assert_int_eq(other.t.phase, d.t.phase);
    ck_assert_uint_eq(other.t.course.number, d.t.course.number);
    ck_assert_mem_eq(&other.t.course.state, &d.t.course.state, sizeof d.t.course.state);
    ck_assert_mem_eq(other.t.chain, d.t.chain, sizeof d.t.chain);
    ck_assert_mem_eq(other.t.lines, d.t.lines, sizeof d.t.lines);
    ck_assert_uint_eq(other.t.seal.labels, d.t.seal.labels);
    ck_assert(!other.t.broken && !d.t.broken);
}

void same_messages(void)
{
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++) {
        struct ear *a = &first[i], *b = &second[i];
        size_t length = a->length < b->length ? a->length : b->length, at = 0;
        while (at < length && a->text[at] == b->text[at])
            at++;
        size_t from = at > 80 ? at - 80 : 0;
        ck_assert_msg(at == a->length && at == b->length, "watcher %u at number %lu: '%.*s' is '%.*s'", i,
                      d.t.course.number, (int)(a->length - from < 200 ? a->length - from : 200), a->text + from,
                      (int)(b->length - from < 200 ? b->length - from : 200), b->text + from);
        a->length = b->length = 0;
    }
}

void same(void)
{
    same_position();
    same_messages();
}

void move_first(void)
{
    char text[NOTATION_MAX];
    uint8_t seat = hg_actor(&d.t.course.state);
    unsigned long number = d.t.course.number;
    describe(seat, text);
    act(seat, text);
    settle();
    ck_assert_uint_gt(d.t.course.number, number);
}

void end_both(void)
{
    same_position();
    end_game();
}
