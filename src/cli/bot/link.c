/* The opening handshake of RFC 6455, then frames by wslay. Bytes that came behind the handshake are frames already. */
#include "cli/bot/link.h"

#include <arpa/inet.h>
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

#include "cli/bot/inside.h"
#include "shell/stop.h"
#include "table/child.h"
#include "text/crypto.h"

enum { HEAD_MAX = 8192, MESSAGE_MAX = 4 << 20, KEY_BYTES = 16, KEY_TEXT = 25, ACCEPT_TEXT = 29 };

struct link {
    struct pipe pipe;
    wslay_event_context_ptr frames;
    size_t at, length; /* of what came behind the handshake */
    char head[HEAD_MAX];
    link_take_fn *take;
    void *context;
    bool gone;
    long long heard;
};

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

static const struct {
    const char *text, *port;
    bool secure;
} schemes[] = {{"https://", "443", true}, {"wss://", "443", true}, {"http://", "80", false}, {"ws://", "80", false}};

/* HOST, HOST:PORT or [ADDRESS]:PORT. */
static bool read_host(const char *at, size_t length, struct link_address *out)
{
    const char *end = at + length, *port = memrchr(at, ':', length);
    if (length > 0 && at[0] == '[') {
        const char *close = memchr(at, ']', length);
        if (close == NULL)
            return false;
        port = close + 1 < end ? close + 1 : NULL;
        snprintf(out->host, sizeof out->host, "%.*s", (int)(close - at - 1), at + 1);
    } else
        snprintf(out->host, sizeof out->host, "%.*s", (int)((port != NULL ? port : end) - at), at);
    if (port != NULL && (*port != ':' || end - port < 2 || end - port > (ptrdiff_t)sizeof out->port))
        return false;
    if (port != NULL)
        snprintf(out->port, sizeof out->port, "%.*s", (int)(end - port - 1), port + 1);
    return out->host[0] != '\0' && strlen(out->host) < sizeof out->host - 1 && strchr(out->host, '@') == NULL &&
           out->port[strspn(out->port, "0123456789")] == '\0';
}

static const char id_letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
enum { ID_MOST = 32 };

/* The id is the last word; only a path of the API may stand below another one. */
static bool read_table(const char *rest, struct link_address *out)
{
    char text[256];
    const char *api = strstr(rest, "/api/v1/tables/");
    if (strlen(rest) >= sizeof text)
        return false;
    strcpy(text, rest);
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == '/')
        text[--length] = '\0';
    if (length > 3 && strcmp(text + length - 3, "/ws") == 0)
        text[length -= 3] = '\0';
    size_t id = length;
    while (id > 0 && strchr(id_letters, text[id - 1]) != NULL)
        id--;
    if (id == length || id == 0 || length - id > ID_MOST || strchr("/#=", text[id - 1]) == NULL)
        return false;
    snprintf(out->path, sizeof out->path, "%.*s/api/v1/tables/%s/ws", api != NULL ? (int)(api - rest) : 0, rest,
             text + id);
    return true;
}

bool link_parse(const char *url, struct link_address *out, struct fault *f)
{
    *out = (struct link_address){.secure = false};
    for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
        size_t skip = strlen(schemes[i].text);
        if (strncmp(url, schemes[i].text, skip) != 0)
            continue;
        size_t host = strcspn(url + skip, "/?#");
        out->secure = schemes[i].secure;
        strcpy(out->port, schemes[i].port);
        if (read_host(url + skip, host, out) && read_table(url + skip + host, out))
            return true;
    }
    return fault_at(f, NULL, 0, "this is no link to a table, such as https://HOST/#/t/ID");
}

bool link_move(struct link_address *a, const char *table)
{
    static const char tables[] = "/api/v1/tables/";
    size_t length = strlen(table);
    char *at = strstr(a->path, tables);
    if (at == NULL || length == 0 || length > ID_MOST || table[strspn(table, id_letters)] != '\0')
        return false;
    at += sizeof tables - 1;
    snprintf(at, sizeof a->path - (size_t)(at - a->path), "%s/ws", table);
    return true;
}

bool link_is_open_to_all(const struct link_address *a)
{
    return !a->secure && strncmp(a->host, "127.", 4) != 0 && strcmp(a->host, "::1") != 0 &&
           strcmp(a->host, "localhost") != 0;
}

/* ---- Handshake --------------------------------------------------------------------------------------------------- */

static void draw_key(char out[KEY_TEXT])
{
    unsigned char bytes[KEY_BYTES];
    crypto_random(bytes, sizeof bytes);
    EVP_EncodeBlock((unsigned char *)out, bytes, sizeof bytes);
}

static void accept_of(const char *key, char out[ACCEPT_TEXT])
{
    char joined[KEY_TEXT + 40];
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned length = 0;
    snprintf(joined, sizeof joined, "%s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    EVP_Digest(joined, strlen(joined), digest, &length, EVP_sha1(), NULL);
    EVP_EncodeBlock((unsigned char *)out, digest, 20);
}

static bool ask(struct link *l, const struct link_address *a, const char *key)
{
    char text[2048];
    bool six = strchr(a->host, ':') != NULL;
    int length = snprintf(text, sizeof text,
                          "GET %s HTTP/1.1\r\nHost: %s%s%s:%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Protocol: hegemon-bot.1\r\n\r\n",
                          a->path, six ? "[" : "", a->host, six ? "]" : "", a->port, key);
    return length < (int)sizeof text && pipe_write(&l->pipe, text, (size_t)length);
}

/* Reads up to the blank line; what is behind it stays. */
static bool read_head(struct link *l)
{
    long long deadline = child_now() + PIPE_PATIENCE_MS;
    while (l->length < sizeof l->head - 1) {
        ssize_t got = pipe_read(&l->pipe, l->head + l->length, sizeof l->head - 1 - l->length);
        if (got < 0 || (got == 0 && !pipe_wait(&l->pipe, deadline)))
            return false;
        l->length += (size_t)got;
        l->head[l->length] = '\0';
        char *end = strstr(l->head, "\r\n\r\n");
        if (end == NULL)
            continue;
        end[2] = '\0'; /* the head is a text of its own now */
        l->at = (size_t)(end + 4 - l->head);
        return true;
    }
    return false;
}

/* Whether the head has a field of this value. */
static bool has_field(const char *head, const char *name, const char *value)
{
    size_t name_length = strlen(name), value_length = strlen(value);
    for (const char *at = head; (at = strstr(at, "\r\n")) != NULL;) {
        at += 2;
        if (strncasecmp(at, name, name_length) != 0 || at[name_length] != ':')
            continue;
        const char *found = at + name_length + 1 + strspn(at + name_length + 1, " ");
        if (strncmp(found, value, value_length) == 0 && strncmp(found + value_length, "\r\n", 2) == 0)
            return true;
    }
    return false;
}

static enum link_status judge(const struct link *l, const struct link_address *a, const char *key, struct fault *f)
{
    char accept[ACCEPT_TEXT];
    unsigned status = 0;
    accept_of(key, accept);
    if (sscanf(l->head, "HTTP/1.1 %3u", &status) != 1) {
        fault_at(f, a->host, 0, "this is no server of tables");
        return LINK_NEVER;
    }
    if (status == 101 && has_field(l->head, "sec-websocket-accept", accept) &&
        has_field(l->head, "sec-websocket-protocol", "hegemon-bot.1"))
        return LINK_FINE;
    bool later = status >= 500 || status == 408 || status == 429;
    if (status == 404)
        fault_at(f, a->host, 0, "There is no such table.");
    else
        fault_at(f, a->host, 0, "the server answers with status %u", status);
    return later ? LINK_LATER : LINK_NEVER;
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

static ssize_t on_receive(wslay_event_context_ptr frames, uint8_t *out, size_t size, int flags, void *link)
{
    struct link *l = link;
    (void)flags;
    ssize_t got = (ssize_t)(l->length - l->at);
    if (got > 0) {
        got = (size_t)got < size ? got : (ssize_t)size;
        memcpy(out, l->head + l->at, (size_t)got);
        l->at += (size_t)got;
        return got;
    }
    got = pipe_read(&l->pipe, out, size);
    if (got > 0) {
        l->heard = child_now();
        return got;
    }
    l->gone = l->gone || got < 0;
    wslay_event_set_error(frames, got == 0 ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t on_send(wslay_event_context_ptr frames, const uint8_t *bytes, size_t length, int flags, void *link)
{
    struct link *l = link;
    (void)flags;
    if (pipe_write(&l->pipe, bytes, length))
        return (ssize_t)length;
    l->gone = true;
    wslay_event_set_error(frames, WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static int on_mask(wslay_event_context_ptr frames, uint8_t *out, size_t size, void *link)
{
    (void)frames, (void)link;
    crypto_random(out, size);
    return 0;
}

static void on_message(wslay_event_context_ptr frames, const struct wslay_event_on_msg_recv_arg *message, void *link)
{
    struct link *l = link;
    (void)frames;
    if (message->opcode == WSLAY_TEXT_FRAME)
        l->gone = l->gone || !l->take(l->context, (const char *)message->msg, message->msg_length);
    else if (message->opcode == WSLAY_CONNECTION_CLOSE)
        l->gone = true;
}

static bool frames_open(struct link *l)
{
    const struct wslay_event_callbacks calls = {.recv_callback = on_receive,
                                                .send_callback = on_send,
                                                .genmask_callback = on_mask,
                                                .on_msg_recv_callback = on_message};
    if (wslay_event_context_client_init(&l->frames, &calls, l) != 0)
        return false;
    wslay_event_config_set_max_recv_msg_length(l->frames, MESSAGE_MAX);
    l->heard = child_now();
    return true;
}

/* ---- Using it ---------------------------------------------------------------------------------------------------- */

static enum link_status greet(struct link *l, const struct link_address *a, struct fault *f)
{
    char key[KEY_TEXT];
    draw_key(key);
    if (!ask(l, a, key) || !read_head(l)) {
        fault_at(f, a->host, 0, "it does not answer");
        return LINK_LATER;
    }
    return judge(l, a, key, f);
}

enum link_status link_open(struct link **out, const struct link_address *a, struct fault *f)
{
    struct link *l = calloc(1, sizeof *l);
    enum link_status status = LINK_LATER;
    *out = NULL;
    if (l == NULL || !pipe_open(&l->pipe, a, f)) {
        free(l);
        return LINK_LATER;
    }
    status = greet(l, a, f);
    if (status == LINK_FINE && frames_open(l))
        *out = l;
    else
        link_close(l);
    return status;
}

void link_close(struct link *l)
{
    if (l == NULL)
        return;
    if (l->frames != NULL && !l->gone && wslay_event_queue_close(l->frames, WSLAY_CODE_NORMAL_CLOSURE, NULL, 0) == 0)
        wslay_event_send(l->frames);
    if (l->frames != NULL)
        wslay_event_context_free(l->frames);
    pipe_close(&l->pipe);
    free(l);
}

long long link_heard(const struct link *l)
{
    return l->heard;
}

int link_file(const struct link *l)
{
    return l->pipe.file;
}

bool link_send(struct link *l, const char *text, size_t length)
{
    const struct wslay_event_msg message = {WSLAY_TEXT_FRAME, (const uint8_t *)text, length};
    return wslay_event_queue_msg(l->frames, &message) == 0 && wslay_event_send(l->frames) == 0 && !l->gone;
}

/* Pings are answered on the way. */
bool link_receive(struct link *l, link_take_fn *take, void *context)
{
    l->take = take;
    l->context = context;
    bool fine = wslay_event_recv(l->frames) == 0 && wslay_event_send(l->frames) == 0;
    return fine && !l->gone;
}
