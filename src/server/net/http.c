/* Requests of one connection, one after the other. The next one is not looked at before the answer has been taken, so
 * that nobody can pile up answers; until then nothing is read. */
#include <stdlib.h>
#include <string.h>

#include "server/net/coding.h"
#include "server/net/inside.h"
#include "server/net/response.h"

enum { REQUESTS_AT_ONCE = 8 }; /* of one connection, before others have their turn */

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

/* The smallest of the variants that the client takes. `varies` is said whichever is chosen, so that caches keep them
 * apart. */
static void choose_blob(const struct connection *c, const struct net_response *r, struct net_blob **blob,
                        struct response_head *head)
{
    *blob = r->plain;
    head->varies = r->gzip != NULL || r->brotli != NULL;
    if (c->gzip && r->gzip != NULL)
        *blob = r->gzip, head->coding = "gzip";
    if (c->brotli && r->brotli != NULL && (*blob == r->plain || r->brotli->length <= (*blob)->length))
        *blob = r->brotli, head->coding = "br";
    head->length = (*blob)->length;
}

/* Head and body in one piece, so that they go in one write. */
static bool add_text(struct connection *c, const struct response_head *head, const char *headers,
                     struct request_text body)
{
    char lines[RESPONSE_HEAD_MAX];
    size_t lines_length = response_write(head, lines), extra = headers != NULL ? strlen(headers) : 0;
    size_t length = lines_length + extra + 2 + body.length;
    char *all = malloc(length);
    if (all == NULL) {
        connection_cut(c);
        return false;
    }
    memcpy(all, lines, lines_length);
    if (extra > 0)
        memcpy(all + lines_length, headers, extra);
    memcpy(all + lines_length + extra, "\r\n", 2);
    if (body.length > 0)
        memcpy(all + lines_length + extra + 2, body.at, body.length);
    bool fine = out_add(c, all, length);
    free(all);
    return fine;
}

/* HEAD gets the head that GET would get, with the length of a body that doesn't follow. */
static bool write_response(struct connection *c, const struct net_response *r)
{
    struct response_head head = {
        .status = r->status, .type = r->type, .keep_alive = c->keep_alive, .length = r->body.length, .now = time(NULL)};
    struct net_blob *blob = NULL;
    struct request_text body = r->body;
    if (r->plain != NULL) {
        choose_blob(c, r, &blob, &head);
        body.length = 0;
    }
    bool silent = c->head_only || !response_has_body(r->status);
    if (silent)
        body.length = 0;
    return add_text(c, &head, r->headers, body) && (silent || blob == NULL || out_share(c, blob, false));
}

/* False when the connection broke while it was written; it is then gone already. */
bool http_answer(struct connection *c, const struct net_response *response)
{
    c->keep_alive = c->keep_alive && !c->net->stopping;
    c->course = SENDING;
    connection_due(c, c->net->limits.write_ms);
    if (!write_response(c, response))
        return false;
    out_flush(c);
    if (c->course == SENDING && c->out.first == NULL)
        http_sent(c);
    return true;
}

/* What follows a request that was not understood is nobody's guess: the connection ends. */
void http_refuse(struct connection *c, int status)
{
    const char *reason = response_reason(status);
    const char *headers = status == 405   ? "Allow: GET, HEAD, POST\r\n"
                          : status == 426 ? "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                          : status == 503 ? "Retry-After: 5\r\n"
                                          : NULL;
    struct net_response r = {status, "text/plain", headers, {reason, strlen(reason)}, NULL, NULL, NULL};
    c->keep_alive = false;
    c->head_only = c->head_only && c->course == WAITING;
    if (write_response(c, &r))
        connection_leave(c);
}

/* ---- One request ------------------------------------------------------------------------------------------------- */

/* Hands the request to the server's owner. It may be answered within the call or later; the request's bytes are only
 * valid within it. */
static void ask(struct connection *c, const struct request *q)
{
    struct net *n = c->net;
    char address[NET_ADDRESS_TEXT] = "";
    struct sockaddr_storage from;
    int size = sizeof from;
    if (uv_tcp_getpeername(&c->tcp, (struct sockaddr *)&from, &size) == 0)
        uv_ip_name((struct sockaddr *)&from, address, sizeof address);
    struct net_asked asked = {q, address, c->address, c->upgrade};
    c->course = WAITING;
    connection_due(c, n->limits.answer_ms);
    n->calls.request(n->calls.context, c->id, &asked);
}

/* Keeps what the answer will depend on, since the request itself is gone by then. */
static void serve(struct connection *c, const struct request *q)
{
    enum handshake handshake = handshake_judge(q);
    c->head_only = q->method == REQUEST_HEAD;
    c->keep_alive = q->keep_alive;
    c->gzip = coding_accepted(q, "gzip");
    c->brotli = coding_accepted(q, "br");
    c->upgrade = handshake == HANDSHAKE_FINE;
    if (c->upgrade)
        memcpy(c->key, request_field(q, "sec-websocket-key")->at, HANDSHAKE_KEY);
    if (handshake == HANDSHAKE_VERSION || handshake == HANDSHAKE_BROKEN)
        http_refuse(c, handshake == HANDSHAKE_VERSION ? 426 : 400);
    else
        ask(c, q);
}

/* What has been read stays where the request points to until it is served; the rest moves to a place of its own. */
static bool take_off(struct connection *c, size_t used, char **held)
{
    size_t rest = c->in_length - used;
    char *in = rest > 0 ? malloc(rest) : NULL;
    if (rest > 0 && in == NULL) {
        connection_cut(c);
        return false;
    }
    if (rest > 0)
        memcpy(in, c->in + used, rest);
    *held = c->in;
    c->in = in;
    c->in_length = c->in_room = rest;
    c->reader = (struct request_reader){0};
    c->timed = false;
    return true;
}

/* One request, if there is a whole one. True when the next may be tried. */
static bool step(struct connection *c)
{
    struct request q;
    size_t used = 0;
    int status = 0;
    char *held = NULL;
    switch (request_read(&c->reader, c->in, c->in_length, c->net->limits.body_max, &q, &used, &status)) {
    case REQUEST_MORE:
        if (q.expects && out_add(c, "HTTP/1.1 100 Continue\r\n\r\n", 25))
            out_flush(c);
        return false;
    case REQUEST_REFUSED:
        http_refuse(c, status);
        return false;
    case REQUEST_WHOLE:
        if (!take_off(c, used, &held))
            return false;
        serve(c, &q);
        free(held);
    }
    return true;
}

/* ---- What comes in ----------------------------------------------------------------------------------------------- */

/* The deadline of a request starts at its first byte, also when that came with the one before, and is never put off. */
static void set_deadline(struct connection *c)
{
    if (c->in_length == 0) {
        connection_due(c, c->net->limits.idle_ms);
    } else if (!c->timed) {
        c->timed = true;
        connection_due(c, c->net->limits.request_ms);
    }
}

/* Requests that came in one packet are answered one by one, in a loop and not by recursion: a callback may answer at
 * once, a thousand times in a row. `pumping` tells the others that this loop goes on by itself. After some of them the
 * other connections have their turn. */
static void pump(struct connection *c)
{
    unsigned served = 0;
    bool more = true;
    c->pumping = true;
    while (more && c->course == READING && c->in_length > 0 && !connection_is_held(c) && served < REQUESTS_AT_ONCE) {
        more = step(c);
        served += more;
    }
    c->pumping = false;
    if (c->course == READING && (connection_is_held(c) || served == REQUESTS_AT_ONCE)) {
        connection_rest(c);
    } else if (c->course == READING) {
        set_deadline(c);
        connection_listen(c);
    } else if (c->course == WAITING || c->course == SENDING) {
        connection_quiet(c);
    } else if (c->course == OPEN) {
        http_go_on(c);
    }
}

/* Frames may have come in the same packet as the request for the WebSocket. */
static void pass_on(struct connection *c)
{
    char *held = c->in;
    size_t length = c->in_length;
    c->in = NULL;
    c->in_length = c->in_room = 0;
    connection_listen(c);
    if (length > 0)
        socket_read(c, held, length);
    free(held);
}

/* What was put off until nobody's call is under way. */
void http_go_on(struct connection *c)
{
    if (c->course == OPEN) {
        connection_due(c, c->net->limits.ping_ms);
        pass_on(c);
    } else if (c->course == READING) {
        pump(c);
    }
}

/* The room grows by doubling and is bounded by what a request may have, since requests are taken off as they become
 * whole. */
static bool append(struct connection *c, const char *bytes, size_t length)
{
    if (c->in_room - c->in_length < length) {
        size_t room = (c->in_length + length) * 2;
        char *wide = realloc(c->in, room);
        if (wide == NULL)
            return false;
        c->in = wide;
        c->in_room = room;
    }
    memcpy(c->in + c->in_length, bytes, length);
    c->in_length += length;
    return true;
}

/* What a WebSocket has said while it is held. */
bool http_keep(struct connection *c, const char *bytes, size_t length)
{
    return length == 0 || append(c, bytes, length);
}

/* Only called while a request is expected. */
void http_read(struct connection *c, const char *bytes, size_t length)
{
    if (append(c, bytes, length))
        pump(c);
    else
        connection_cut(c);
}

/* ---- What happens by itself -------------------------------------------------------------------------------------- */

/* The answer is out. Inside of a call of somebody else's the next request must wait for the loop. */
void http_sent(struct connection *c)
{
    if (!c->keep_alive) {
        connection_leave(c);
        return;
    }
    c->course = READING;
    if (!c->pumping) {
        c->again = true;
        connection_due(c, 0);
    }
}

/* Who has begun a request is told that it took too long; who was only idle is sent away without a word. */
void http_overdue(struct connection *c)
{
    if (c->course == WAITING)
        http_refuse(c, 503);
    else if (c->in_length > 0)
        http_refuse(c, 408);
    else
        connection_leave(c);
}
