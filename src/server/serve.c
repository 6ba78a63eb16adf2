/* `hegemon serve`: the start and the end. */
#include "server/serve.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "server/budget.h"
#include "server/check.h"
#include "server/erase.h"
#include "server/fence.h"
#include "server/moving.h"
#include "server/offer.h"
#include "server/others.h"
#include "server/pages.h"
#include "server/readings.h"
#include "server/routes.h"
#include "server/sockets.h"
#include "server/tables.h"
#include "server/thoughts.h"
#include "server/webhooks.h"
#include "text/say.h"

enum { PORTS_TRIED = 20, BYE_SECONDS = 2, PATIENCE_MS = 3000 };

static uint64_t read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

uint64_t server_now(void)
{
    return read_clock(CLOCK_REALTIME);
}

uint64_t server_clock(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

/* ---- Start and end ----------------------------------------------------------------------------------------------- */

static void take_posted(void *context, uint64_t id, void *result)
{
    struct posted *p = result;
    (void)id;
    p->take(context, p);
}

static void stop(void *context)
{
    struct server *s = context;
    if (!s->stopping) {
        log_line("stopping", "watchers=%u tables=%u", s->watchers, s->tables);
        sockets_bye(s, BYE_SECONDS);
    }
    net_stop(s->net, s->stopping ? 0 : PATIENCE_MS);
    s->stopping = true;
}

/* Games that are played on a shared database are read by who leads them. */
static bool note_unread(void *context, const struct base_game *game)
{
    struct server *s = context;
    if (game->state != BASE_OPEN && base_is_url(s->settings->database))
        return true;
    if ((s->unread_count & (s->unread_count - 1)) == 0) { /* a power of two: twice as much */
        size_t room = s->unread_count > 0 ? s->unread_count * 2 : 1;
        void *more = realloc(s->unread, room * sizeof *s->unread);
        if (more == NULL)
            return false;
        s->unread = more;
    }
    strcpy(s->unread[s->unread_count++], game->id);
    return true;
}

static bool open_base(struct server *s, struct fault *f)
{
    s->base = base_open(s->settings->database, f);
    if (s->base == NULL)
        return false;
    s->reader = base_reader_open(s->settings->database, f);
    return s->reader != NULL && base_unfinished(s->reader, note_unread, s, f);
}

static bool open_net(struct server *s, struct fault *f)
{
    const struct net_calls calls = {s, routes_request, sockets_message, sockets_slow, sockets_closed, take_posted};
    const struct net_limits limits = {.connections = (unsigned)s->settings->connections,
                                      .per_address = s->settings->proxied ? UINT_MAX /* the proxy's is everybody's */
                                                                          : (unsigned)s->settings->per_address,
                                      .message_max = WIRE_BYTES_MAX};
    s->net = net_new(&calls, &limits);
    s->timer = s->net != NULL ? net_timer(s->net, tables_due, s) : NULL;
    s->sweep = s->net != NULL ? net_timer(s->net, tables_sweep, s) : NULL;
    s->walk = s->net != NULL ? net_timer(s->net, erase_walk, s) : NULL;
    return (s->timer != NULL && s->sweep != NULL && s->walk != NULL && net_catch(s->net, SIGINT, stop, s) &&
            net_catch(s->net, SIGTERM, stop, s)) ||
           fault_at(f, NULL, 0, "there is no memory left");
}

/* *port becomes the one that was free. */
static bool listen_at(struct server *s, unsigned *port, struct fault *f)
{
    const struct settings *w = s->settings;
    int failed = 0;
    for (unsigned i = 0; i < (w->next_port ? PORTS_TRIED : 1); i++) {
        failed = net_listen(s->net, w->address, w->port + i, port);
        if (failed != EADDRINUSE)
            break;
    }
    if (failed == EADDRINUSE)
        return fault_at(f, "--listen", 0, "port %u is in use; choose another one, or say --next-port", w->port);
    return failed == 0 || fault_at(f, "--listen", 0, "%s can't be listened at: %s", w->address, strerror(failed));
}

static bool is_fenced(const struct server *s)
{
    return s->settings->fenced && fence_is_there();
}

static bool begin(struct server *s, unsigned *port, struct fault *f)
{
    /* Newer libuv would ask the kernel by io_uring, which no filter of system calls can look into: ours refuses it. */
    setenv("UV_USE_IO_URING", "0", 1);
    s->started = server_now();
    s->makers = (struct rates){.most = (double)s->settings->makes, .per_second = (double)s->settings->makes / 60};
    budget_begin(s);
    s->moving = calloc(MOVING_MAX, sizeof *s->moving);
    if (s->moving == NULL || !games_begin(&s->games, &s->spent) || !pages_begin(s))
        return fault_at(f, NULL, 0, "there is no memory left");
    if (s->settings->webhooks && !webhooks_are_there())
        return fault_at(f, "--webhooks", 0, "this program was built without libcurl, so it can call nobody");
    if (s->settings->webhooks && (s->webhooks = webhooks_new(s->settings->webhooks_private)) == NULL)
        return fault_at(f, "--webhooks", 0, "there is no memory left");
    if (!open_base(s, f) || !open_net(s, f) || !listen_at(s, port, f) || !others_begin(s, f))
        return false;
    if (!thoughts_begin(s))
        return fault_at(f, NULL, 0, "no thread could be started: %s", strerror(EAGAIN));
    return readings_begin(s, f) && (!is_fenced(s) || fence_raise(f));
}

/* Threads first, so that all they hand back is taken; then what it was about. */
static void end(struct server *s)
{
    s->stopping = true;
    thoughts_end(s);
    readings_end(s);
    webhooks_free(s->webhooks);
    s->webhooks = NULL;
    others_end(s);
    if (s->reader != NULL)
        base_reader_close(s->reader);
    if (s->base != NULL)
        base_close(s->base);
    net_free(s->net);
    tables_free(s);
    games_end(&s->games);
    pages_end(s);
    offer_end(s);
    records_end(&s->records);
    rates_free(&s->makers);
    budget_end(s);
    addresses_free(&s->watching);
    free(s->moving);
    free(s->others);
    free(s->unread);
    free(s->watcher);
    free(s);
}

/* The one line on standard output: where it can be reached. */
static void say_where(const struct settings *w, unsigned port, enum language language)
{
    bool six = strchr(w->address, ':') != NULL;
    printf(say(language, "Hegemon is at http://%s%s%s:%u/ (Ctrl-C ends it)\n"), six ? "[" : "", w->address,
           six ? "]" : "", port);
    fflush(stdout);
}

static int serve(const struct settings *settings)
{
    struct server *s = calloc(1, sizeof *s);
    struct fault f;
    unsigned port = 0;
    if (s == NULL)
        return cli_complain(NULL, "there is no memory left");
    s->settings = settings;
    s->ring = (struct host_ring){.position = s->position, .room = SERVER_POSITIONS};
    if (!begin(s, &port, &f)) {
        end(s);
        return cli_complain_fault(&f);
    }
    say_where(settings, port, settings->language);
    log_line("started", "port=%u unfinished=%zu thinkers=%u seccomp=%s", port, s->unread_count,
             (unsigned)settings->thinkers, is_fenced(s) ? "on" : "off");
    net_timer_set(s->sweep, 1);
    net_timer_set(s->walk, ERASE_STEP_MS);
    net_run(s->net);
    end(s);
    log_line("stopped", "%s", "");
    return cli_finish(CLI_FINE);
}

static int run(int argc, char **argv)
{
    struct settings settings;
    char *text = NULL;
    umask(S_IRWXG | S_IRWXO); /* whatever is made from here on is its owner's alone */
    int done = settings_read(argc, argv, &settings, &text);
    if (done == CLI_GO_ON)
        done = settings.check ? check_database(settings.database, settings.language) : serve(&settings);
    free(text);
    return done;
}

const struct command command_serve = {"serve", "host tables for others, in the browser and for programs", run};
