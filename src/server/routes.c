/* A request is matched with the rows below in their order; what no row wants may be a file of the page. Who may do it
 * is asked here where it depends on the request alone (origin, rate), else by what serves it. */
#include "server/routes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/answer.h"
#include "server/budget.h"
#include "server/hook.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/moving.h"
#include "server/offer.h"
#include "server/pages.h"
#include "server/sockets.h"
#include "server/tables.h"
#include "text/say.h"

/* ---- The way of a request ---------------------------------------------------------------------------------------- */

/* Where a target's path ends and its query begins. */
static struct request_text path_of(const struct request *q)
{
    const char *mark = memchr(q->target.at, '?', q->target.length);
    return (struct request_text){q->target.at, mark != NULL ? (size_t)(mark - q->target.at) : q->target.length};
}

/* `*` stands for one part of a path, without slashes, which is kept. */
static bool fits(const char *pattern, struct request_text path, char part[2][80])
{
    unsigned parts = 0;
    size_t at = 0;
    for (; *pattern != '\0'; pattern++) {
        if (*pattern != '*') {
            if (at == path.length || path.at[at++] != *pattern)
                return false;
            continue;
        }
        size_t length = 0;
        while (at + length < path.length && path.at[at + length] != '/')
            length++;
        if (length == 0 || length >= sizeof part[0])
            return false;
        memcpy(part[parts], path.at + at, length);
        part[parts++][length] = '\0';
        at += length;
    }
    return at == path.length;
}

/* `?lang=fr`, else the first language of Accept-Language, else English. */
static enum language language_of(const struct request *q)
{
    static const char key[] = "?lang=";
    char code[16] = "";
    const struct request_text *accept = request_field(q, "accept-language");
    struct request_text path = path_of(q);
    struct request_text query = {path.at + path.length, q->target.length - path.length};
    if (query.length > sizeof key - 1 && memcmp(query.at, key, sizeof key - 1) == 0)
        snprintf(code, sizeof code, "%.*s", (int)(query.length - (sizeof key - 1)), query.at + sizeof key - 1);
    else if (accept != NULL)
        snprintf(code, sizeof code, "%.*s", (int)accept->length, accept->at);
    enum language language = language_find(code);
    return language < LANGUAGES ? language : ENGLISH;
}

/* ---- Where it comes from ----------------------------------------------------------------------------------------- */

/* Browsers say where a page came from; only our own may talk to us. Programs that are no browsers say nothing. Once it
 * is known how people reach this server, a page that has it by another name is a stranger's, who has given that name
 * our address. */
static bool is_own_origin(const struct asking *a)
{
    const struct request *q = a->asked->request;
    const struct request_text *origin = request_field(q, "origin"), *host = request_field(q, "host");
    const char *public = a->s->settings->public_url;
    if (request_count(q, "origin") == 0)
        return true;
    if (origin == NULL || host == NULL)
        return false;
    if (public != NULL)
        return request_same(*origin, public);
    for (const char *scheme = "https://"; scheme != NULL; scheme = scheme[4] == 's' ? "http://" : NULL) {
        size_t skip = strlen(scheme);
        if (origin->length == skip + host->length && strncasecmp(origin->at, scheme, skip) == 0 &&
            strncasecmp(origin->at + skip, host->at, host->length) == 0)
            return true;
    }
    return false;
}

/* ---- WebSockets -------------------------------------------------------------------------------------------------- */

static void open_socket(const struct asking *a)
{
    const struct request *q = a->asked->request;
    bool lines = request_lists(q, "sec-websocket-protocol", sockets_protocol[SOCKETS_LINES]);
    struct table *t;
    if (!a->asked->upgrade)
        answer_error(a, 426, "websocket", SAID("Here is a WebSocket; ask for one."));
    else if (!is_own_origin(a))
        answer_error(a, 403, "origin", SAID("Pages of other sites may not talk to this server."));
    else if (!lines && !request_lists(q, "sec-websocket-protocol", sockets_protocol[SOCKETS_JSON]))
        answer_error(a, 400, "protocol", SAID("The subprotocol is hegemon.1, or hegemon-bot.1 for bots."));
    else if ((t = lobby_find(a)) != NULL)
        sockets_open(a, t, lines ? SOCKETS_LINES : SOCKETS_JSON);
}

/* ---- Routes ------------------------------------------------------------------------------------------------------ */

static void health(const struct asking *a)
{
    static const char fine[] = "{\"status\":\"ok\"}";
    answer_text(a, "application/json", fine, sizeof fine - 1);
}

/* FREE is never refused for its price: what a page can't do without, and what watches over the server. CHARGED is as
 * long as its address is in debt. COUNTED may not be asked for more often than an address may make tables, besides. */
enum allowance { FREE, CHARGED, COUNTED };

struct route {
    enum request_method method;
    const char *path;
    void (*serve)(const struct asking *a);
    enum allowance allowance;
};

static const struct route routes[] = {
    {REQUEST_GET, "/healthz", health, FREE},
    {REQUEST_GET, "/metrics", metrics_print, FREE},
    {REQUEST_GET, "/api/v1/games", offer_games, CHARGED},
    {REQUEST_GET, "/api/v1/tables", lobby_tables, CHARGED},
    {REQUEST_POST, "/api/v1/tables", lobby_make, COUNTED},
    {REQUEST_GET, "/api/v1/tables/*", lobby_table, CHARGED},
    {REQUEST_GET, "/api/v1/tables/*/ws", open_socket, CHARGED},
    {REQUEST_GET, "/api/v1/tables/*/record", lobby_record, CHARGED},
    {REQUEST_POST, "/api/v1/tables/*/close", lobby_close, COUNTED},
    {REQUEST_POST, "/api/v1/tables/*/erase", lobby_erase, COUNTED},
    {REQUEST_POST, "/api/v1/tables/*/hook", hook_set, COUNTED},
    {REQUEST_GET, "/api/v1/facts/*", lobby_facts, FREE},
    {REQUEST_GET, "/api/v1/boards/*/*", lobby_board, FREE},
    {REQUEST_GET, "/api/v1/mine", lobby_mine, CHARGED},
    {REQUEST_POST, "/api/v1/moving", moving_leave, COUNTED},
    {REQUEST_POST, "/api/v1/moved", moving_take, COUNTED},
};

enum { ROUTES = sizeof routes / sizeof routes[0] };

/* Behind a proxy the last address that it has added counts; those before it anybody may have written. */
static struct address client_of(const struct server *s, const struct net_asked *asked)
{
    const struct request_text *value = request_field(asked->request, "x-forwarded-for");
    struct address who = asked->who;
    if (!s->settings->proxied || value == NULL)
        return who;
    size_t at = value->length;
    while (at > 0 && value->at[at - 1] != ',' && value->at[at - 1] != ' ')
        at--;
    address_read(value->at + at, value->length - at, &who); /* what is no address is the proxy's own */
    return who;
}

static void refuse_dear(const struct asking *a, uint64_t wait)
{
    a->s->counts.dear++;
    answer_too_fast(a, wait);
}

static void serve(const struct asking *a, const struct route *route, uint64_t wait)
{
    if (route->method == REQUEST_POST && !is_own_origin(a))
        answer_error(a, 403, "origin", SAID("Pages of other sites may not talk to this server."));
    else if (wait > 0 && route->allowance != FREE)
        refuse_dear(a, wait);
    else if (route->allowance == COUNTED && (wait = rates_take(&a->s->makers, a->who, server_clock())) > 0)
        answer_too_fast(a, wait);
    else
        route->serve(a);
}

/* HEAD is GET without a body; the network leaves it out. */
static bool is_method(enum request_method asked, enum request_method offered)
{
    return asked == offered || (asked == REQUEST_HEAD && offered == REQUEST_GET);
}

static void give_to_its_route(struct asking *a, uint64_t wait)
{
    const struct request *q = a->asked->request;
    struct request_text path = path_of(q);
    bool other_method = false;
    for (unsigned i = 0; i < ROUTES; i++) {
        if (!fits(routes[i].path, path, a->part))
            continue;
        if (is_method(q->method, routes[i].method)) {
            serve(a, &routes[i], wait);
            return;
        }
        other_method = true;
    }
    if (other_method || !is_method(q->method, REQUEST_GET))
        answer_error(a, 405, "method", SAID("This address is asked in another way."));
    else
        pages_serve(a, path);
}

/* A proxy's connections are many clients', so they are never held. */
void routes_request(void *server, uint64_t id, const struct net_asked *asked)
{
    struct server *s = server;
    struct asking a = {
        .s = s, .id = id, .asked = asked, .who = client_of(s, asked), .language = language_of(asked->request)};
    s->counts.requests++;
    uint64_t wait = budget_open(s, a.who);
    budget_count(s, SPENT_HEARD, asked->request->body.length);
    give_to_its_route(&a, wait);
    unsigned held = budget_close(s, a.who, NULL, NULL);
    if (held > 0 && !s->settings->proxied)
        net_hold(s->net, id, held);
}
