/* A server for the tests of server/net: it echoes messages, serves a shared body, answers late, never, or through
 * another thread. `net-server [LIMIT=N...]` prints its port, and `stopped` when it has ended in order. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/net.h"

enum { STATIC_BYTES = 200000 };

static struct {
    struct net *net;
    struct net_blob *plain, *gzip, *brotli;
    struct net_timer *tick;
    uint64_t late[64]; /* connections that wait for the tick */
    unsigned lates;
    unsigned opened, closed, slow, dead, code; /* counts; the last code */
    uint64_t crowd[1024];                      /* all sockets, as they came; those that have gone, too */
    unsigned threads;
    pthread_t thread[256];
} s;

static void answer(uint64_t id, int status, const char *text, size_t length)
{
    struct net_response r = {status, "text/plain", "X-Test: yes\r\n", {text, length}, NULL, NULL, NULL};
    net_answer(s.net, id, &r);
}

static void answer_text(uint64_t id, int status, const char *text)
{
    answer(id, status, text, strlen(text));
}

/* ---- Requests, one function for each target ---------------------------------------------------------------------- */

static void serve_static(uint64_t id, const struct net_asked *asked)
{
    struct net_response r = {200, "text/html", NULL, {NULL, 0}, s.plain, s.gzip, s.brotli};
    (void)asked;
    net_answer(s.net, id, &r);
}

static void serve_echo(uint64_t id, const struct net_asked *asked)
{
    answer(id, 200, asked->request->body.at, asked->request->body.length);
}

static void serve_count(uint64_t id, const struct net_asked *asked)
{
    char text[200];
    snprintf(text, sizeof text, "opened %u closed %u slow %u dead %u code %u connections %u from %s", s.opened,
             s.closed, s.slow, s.dead, s.code, net_connections(s.net), asked->address);
    answer_text(id, 200, text);
}

static void serve_empty(uint64_t id, const struct net_asked *asked)
{
    (void)asked;
    answer(id, 204, NULL, 0);
}

static void *work(void *id)
{
    usleep(200000);
    net_post(s.net, *(uint64_t *)id, id);
    return NULL;
}

static void serve_thread(uint64_t id, const struct net_asked *asked)
{
    uint64_t *mine = malloc(sizeof *mine);
    (void)asked;
    if (mine == NULL || s.threads == sizeof s.thread / sizeof *s.thread)
        abort();
    *mine = id;
    if (pthread_create(&s.thread[s.threads], NULL, work, mine) != 0)
        abort();
    s.threads++;
}

static void on_posted(void *context, uint64_t id, void *result)
{
    (void)context;
    s.dead += id == 0;
    if (id != 0)
        answer_text(id, 200, "worked");
    free(result);
}

static void serve_late(uint64_t id, const struct net_asked *asked)
{
    (void)asked;
    if (s.lates == sizeof s.late / sizeof *s.late)
        abort();
    s.late[s.lates++] = id;
    net_timer_set(s.tick, 50);
}

static void on_tick(void *context)
{
    (void)context;
    for (unsigned i = 0; i < s.lates; i++)
        if (net_upgrade(s.net, s.late[i], NULL))
            s.opened++;
        else
            answer_text(s.late[i], 200, "late");
    s.lates = 0;
}

static void serve_never(uint64_t id, const struct net_asked *asked)
{
    (void)id;
    (void)asked;
}

static void serve_socket(uint64_t id, const struct net_asked *asked)
{
    bool offered = request_lists(asked->request, "sec-websocket-protocol", "echo.1");
    if (!asked->upgrade)
        answer_text(id, 426, "this is a WebSocket");
    else if (net_upgrade(s.net, id, offered ? "echo.1" : NULL))
        s.crowd[s.opened++ % 1024] = id;
}

static void on_request(void *context, uint64_t id, const struct net_asked *asked)
{
    static const struct {
        const char *target;
        void (*serve)(uint64_t id, const struct net_asked *asked);
    } rows[] = {
        {"/static", serve_static}, {"/echo", serve_echo}, {"/count", serve_count}, {"/empty", serve_empty},
        {"/thread", serve_thread}, {"/late", serve_late}, {"/never", serve_never}, {"/ws", serve_socket},
    };
    (void)context;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (request_same(asked->request->target, rows[i].target)) {
            rows[i].serve(id, asked);
            return;
        }
    answer_text(id, 404, "nothing here");
}

/* ---- Messages: `!close CODE`, `!send COUNT SIZE`, `!tell COUNT` to all; everything else comes back --------------- */

static void tell_crowd(unsigned count)
{
    char text[32];
    for (unsigned i = 0; i < count; i++) {
        snprintf(text, sizeof text, "told %u", i);
        for (unsigned k = 0; k < s.opened && k < 1024; k++)
            net_tell(s.net, s.crowd[k], text, strlen(text));
    }
}

static void send_many(uint64_t id, unsigned count, size_t size)
{
    char *text = malloc(size + 1);
    if (text == NULL)
        abort();
    memset(text, 'x', size);
    for (unsigned i = 0; i < count; i++) {
        snprintf(text, size + 1, "%u", i);
        text[strlen(text)] = ' ';
        net_send(s.net, id, text, size);
    }
    free(text);
}

static void on_message(void *context, uint64_t id, const char *text, size_t length)
{
    char start[64];
    unsigned one, two;
    (void)context;
    snprintf(start, sizeof start, "%.*s", (int)(length < 60 ? length : 60), text);
    if (sscanf(start, "!close %u", &one) == 1)
        net_close(s.net, id, one, "as you wish");
    else if (sscanf(start, "!send %u %u", &one, &two) == 2)
        send_many(id, one, two);
    else if (sscanf(start, "!tell %u", &one) == 1)
        tell_crowd(one);
    else
        net_send(s.net, id, text, length);
}

static void on_slow(void *context, uint64_t id)
{
    (void)context;
    s.slow++;
    net_send(s.net, id, "you were slow", 13);
}

static void on_closed(void *context, uint64_t id, unsigned code)
{
    (void)context;
    s.closed++;
    s.code = code;
    if (net_send(s.net, id, "x", 1) || net_close(s.net, id, 1000, ""))
        abort(); /* its id is dead */
}

static void on_signal(void *context)
{
    (void)context;
    net_stop(s.net, 1000);
}

/* ---- Start ------------------------------------------------------------------------------------------------------- */

static void set_limit(struct net_limits *l, const char *argument)
{
    const struct {
        const char *name;
        unsigned *small;
        size_t *large;
    } rows[] = {
        {"connections", &l->connections, NULL}, {"per_address", &l->per_address, NULL},
        {"body_max", NULL, &l->body_max},       {"message_max", NULL, &l->message_max},
        {"queue_max", NULL, &l->queue_max},     {"burst", &l->burst, NULL},
        {"per_second", &l->per_second, NULL},   {"request_ms", &l->request_ms, NULL},
        {"idle_ms", &l->idle_ms, NULL},         {"answer_ms", &l->answer_ms, NULL},
        {"write_ms", &l->write_ms, NULL},       {"ping_ms", &l->ping_ms, NULL},
        {"drain_ms", &l->drain_ms, NULL},       {"crowd_us", &l->crowd_us, NULL},
    };
    const char *value = strchr(argument, '=');
    for (size_t i = 0; value != NULL && i < sizeof rows / sizeof *rows; i++) {
        if (strncmp(argument, rows[i].name, (size_t)(value - argument)) != 0)
            continue;
        if (rows[i].small != NULL)
            *rows[i].small = (unsigned)strtoul(value + 1, NULL, 10);
        else
            *rows[i].large = strtoul(value + 1, NULL, 10);
        return;
    }
    fprintf(stderr, "net-server: no limit is called '%s'\n", argument);
    exit(2);
}

/* The variants are no real ones: the tests only look which of them they get. */
static void make_static(void)
{
    char *bytes = malloc(STATIC_BYTES);
    if (bytes == NULL)
        abort();
    memset(bytes, 's', STATIC_BYTES);
    s.plain = net_blob(bytes, STATIC_BYTES);
    s.gzip = net_blob("zipped zipped", 13);
    s.brotli = net_blob("brotli", 6);
    free(bytes);
}

static void listen_or_die(void)
{
    unsigned port = 0, other = 0;
    int failed = net_listen(s.net, "127.0.0.1", 0, &port);
    if (failed == 0 && net_listen(s.net, "127.0.0.1", port, &other) != EADDRINUSE)
        failed = EINVAL;
    if (failed == 0 && net_listen(s.net, "nowhere", 0, NULL) != EINVAL)
        failed = EINVAL;
    if (failed == 0)
        net_listen(s.net, "::1", port, NULL); /* where there is IPv6 */
    if (failed != 0) {
        fprintf(stderr, "net-server: %s\n", strerror(failed));
        exit(1);
    }
    printf("%u\n", port);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    struct net_calls calls = {NULL, on_request, on_message, on_slow, on_closed, on_posted};
    struct net_limits limits = {0};
    for (int i = 1; i < argc; i++)
        set_limit(&limits, argv[i]);
    s.net = net_new(&calls, &limits);
    if (s.net == NULL)
        return 1;
    make_static();
    s.tick = net_timer(s.net, on_tick, NULL);
    net_catch(s.net, SIGTERM, on_signal, NULL);
    listen_or_die();
    net_run(s.net);
    for (unsigned i = 0; i < s.threads; i++)
        pthread_join(s.thread[i], NULL);
    net_free(s.net);
    net_blob_drop(s.plain);
    net_blob_drop(s.gzip);
    net_blob_drop(s.brotli);
    puts("stopped");
    return 0;
}
