/* A whole connection on loopback: requests, a WebSocket, its frames, the end. What a client hears does not depend on
 * how its bytes were cut, and everybody who was told of an opening is told of the end.
 *
 * The first byte says whether the opening handshake is put in front, and how the rest is cut. Frames need not be masked
 * in the input: the fuzzer learns them as they are. */
#include <arpa/inet.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz/fuzz.h"
#include "server/net.h"

enum { ROOM = 1 << 18, STEPS = 2000 };

static const char handshake[] = "GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

struct talk {
    struct net *net;
    int client;
    const char *sent;
    size_t length, done, bite;
    unsigned steps, opened, closed;
    bool over;
    size_t heard_length;
    char heard[ROOM];
};

static void on_request(void *context, uint64_t id, const struct net_asked *asked)
{
    struct talk *t = context;
    if (asked->upgrade && net_upgrade(t->net, id, NULL)) {
        t->opened++;
        return;
    }
    struct net_response r = {200, "text/plain", NULL, asked->request->body, NULL, NULL, NULL};
    MUST(net_answer(t->net, id, &r));
}

static void on_message(void *context, uint64_t id, const char *text, size_t length)
{
    struct talk *t = context;
    net_send(t->net, id, text, length);
    if (length == 3 && memcmp(text, "bye", 3) == 0)
        MUST(net_close(t->net, id, 4000, "bye"));
}

static void on_closed(void *context, uint64_t id, unsigned code)
{
    struct talk *t = context;
    MUST(code >= 1000 && code < 5000);
    MUST(!net_send(t->net, id, "x", 1));
    t->closed++;
}

/* One bite out, and whatever there is in; one step for each turn of the loop, which what is posted is good for. */
static void on_step(void *context, uint64_t id, void *result)
{
    struct talk *t = context;
    ssize_t got;
    if (t->over)
        return;
    MUST(id == 0 && result == t);
    if (t->done < t->length) {
        size_t bite = t->length - t->done < t->bite ? t->length - t->done : t->bite;
        got = send(t->client, t->sent + t->done, bite, MSG_NOSIGNAL);
        t->done = got > 0 ? t->done + (size_t)got : t->length;
        if (t->done == t->length)
            shutdown(t->client, SHUT_WR);
    }
    while ((got = recv(t->client, t->heard + t->heard_length, ROOM - t->heard_length, 0)) > 0)
        t->heard_length += (size_t)got;
    MUST(t->heard_length < ROOM);
    t->over = got == 0 || ++t->steps == STEPS;
    if (t->over)
        net_stop(t->net, 0);
    else
        MUST(net_post(t->net, 0, t));
}

static void connect_to(struct talk *t, unsigned port)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    t->client = socket(AF_INET, SOCK_STREAM, 0);
    MUST(t->client >= 0 && connect(t->client, (struct sockaddr *)&to, sizeof to) == 0);
    MUST(fcntl(t->client, F_SETFL, O_NONBLOCK) == 0);
    /* Ports in TIME_WAIT would run out after some ten thousand inputs. */
    struct linger now = {1, 0};
    setsockopt(t->client, SOL_SOCKET, SO_LINGER, &now, sizeof now);
}

static void play(struct talk *t, const char *sent, size_t length, size_t bite)
{
    struct net_calls calls = {
        .context = t, .request = on_request, .message = on_message, .closed = on_closed, .posted = on_step};
    struct net_limits limits = {.burst = 1000000, .message_max = 500, .body_max = 500};
    unsigned port = 0;
    memset(t, 0, offsetof(struct talk, heard));
    t->sent = sent, t->length = length, t->bite = bite;
    t->net = net_new(&calls, &limits);
    MUST(t->net != NULL && net_listen(t->net, "127.0.0.1", 0, &port) == 0);
    connect_to(t, port);
    MUST(net_post(t->net, 0, t));
    net_run(t->net);
    net_free(t->net);
    close(t->client);
    MUST(t->steps < STEPS);
    MUST(t->opened == t->closed && t->opened <= 1);
}

/* The clock may tick between two runs. */
static void blank_dates(struct talk *t)
{
    for (size_t i = 0; i + 37 < t->heard_length; i++)
        if (memcmp(t->heard + i, "\r\nDate: ", 8) == 0)
            memset(t->heard + i + 8, ' ', 29);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct talk whole, cut;
    if (size < 2)
        return 0;
    size_t front = data[0] % 2 != 0 ? sizeof handshake - 1 : 0, length = front + size - 1;
    char *sent = malloc(length);
    MUST(sent != NULL);
    memcpy(sent, handshake, front);
    memcpy(sent + front, data + 1, size - 1);
    play(&whole, sent, length, length);
    play(&cut, sent, length, length / 40 + 1 + data[0] / 2);
    blank_dates(&whole);
    blank_dates(&cut);
    MUST(whole.heard_length == cut.heard_length && memcmp(whole.heard, cut.heard, whole.heard_length) == 0);
    MUST(whole.opened == cut.opened);
    free(sent);
    return 0;
}
