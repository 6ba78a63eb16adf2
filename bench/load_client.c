/* One client of the load: a socket that plays or watches, and says when its messages came. */
#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct load_counts load_counts;
double load_rate;

static int poll_fd;
static struct sockaddr_in server;
static struct peer *line_first, **line_end = &line_first;
static struct peer *retry_first;
static double allowance, allowed_at, retry_at, arrived;
static uint64_t lots = 88172645463325252u;
static char input[1 << 20];

double load_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t); /* by which the kernel marks what arrives */
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

_Noreturn void load_fail(const char *why)
{
    fprintf(stderr, "load: %s%s%s\n", why, errno != 0 ? ": " : "", errno != 0 ? strerror(errno) : "");
    exit(2);
}

static unsigned lot(unsigned below)
{
    lots ^= lots << 13;
    lots ^= lots >> 7;
    lots ^= lots << 17;
    return (unsigned)((lots >> 16) % below);
}

static int dial(void)
{
    int one = 1, fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&server, sizeof server) != 0)
        load_fail("no connection");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    setsockopt(fd, SOL_SOCKET, SO_TIMESTAMPNS, &one, sizeof one);
    return fd;
}

static void write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t n = send(fd, bytes, length, MSG_NOSIGNAL);
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (n < 0)
            return; /* reading will find that it has gone */
        bytes += n;
        length -= (size_t)n;
    }
}

/* ---- HTTP, one request after another ----------------------------------------------------------------------------- */

int load_ask(const char *method, const char *path, const char *body, char *out, size_t size)
{
    static int fd = -1;
    char head[1024];
    size_t got = 0, want = 0;
    char *end = NULL, *length;
    if (fd < 0)
        fd = dial();
    int n = snprintf(head, sizeof head, "%s %s HTTP/1.1\r\nHost: a\r\nContent-Length: %zu\r\n\r\n%s", method, path,
                     strlen(body), body);
    if (strcmp(method, "GET") == 0)
        n = snprintf(head, sizeof head, "GET %s HTTP/1.1\r\nHost: a\r\n\r\n", path);
    write_all(fd, head, (size_t)n);
    while (end == NULL || got < want) {
        ssize_t more = recv(fd, out + got, size - 1 - got, 0);
        if (more <= 0 && got == 0) { /* it was idle for too long */
            close(fd);
            fd = -1;
            return load_ask(method, path, body, out, size);
        }
        if (more <= 0)
            load_fail("an answer broke off");
        got += (size_t)more;
        out[got] = '\0';
        if (end == NULL && (end = strstr(out, "\r\n\r\n")) != NULL) {
            length = strstr(out, "Content-Length: ");
            want = (size_t)(end + 4 - out) + (length != NULL ? strtoul(length + 16, NULL, 10) : 0);
        }
    }
    int status = atoi(out + 9);
    memmove(out, end + 4, got - (size_t)(end + 4 - out) + 1);
    return status;
}

void load_make(const char *game, const char *seats, char table[LOAD_ID])
{
    char body[512], answer[8192], *id;
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":[%s],\"token\":\"%032x\"}", game, seats, 1);
    if (load_ask("POST", "/api/v1/tables", body, answer, sizeof answer) != 201)
        load_fail(answer);
    id = strstr(answer, "\"table\":\"");
    snprintf(table, LOAD_ID, "%.*s", (int)strcspn(id + 9, "\""), id + 9);
}

/* ---- Saying ------------------------------------------------------------------------------------------------------ */

/* A mask of zeros is a mask, too. */
static void send_text(struct peer *p, const char *text)
{
    char frame[LOAD_MESSAGE + 8];
    size_t length = strlen(text), head = length < 126 ? 2 : 4;
    frame[0] = (char)0x81;
    frame[1] = (char)(0x80 | (length < 126 ? length : 126));
    frame[2] = (char)(length >> 8);
    frame[3] = (char)length;
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, length);
    write_all(p->fd, frame, head + 4 + length);
}

static void speak(struct peer *p)
{
    memcpy(p->said, p->next, sizeof p->said);
    p->next[0] = '\0';
    p->waiting = true;
    p->since = load_now();
    send_text(p, p->said);
}

/* Only moves have a rate; before the game everybody speaks at once. */
static void stand_in_line(struct peer *p)
{
    if (p->queued || p->waiting || p->next[0] == '\0')
        return;
    if (p->ids == 0) {
        speak(p);
        return;
    }
    p->queued = true;
    p->line = NULL;
    *line_end = p;
    line_end = &p->line;
}

static void serve_line(void)
{
    double now = load_now();
    allowance += (now - allowed_at) * load_rate;
    allowed_at = now;
    if (load_rate == 0)
        allowance = 1e9;
    else if (allowance > 32)
        allowance = 32;
    while (line_first != NULL && allowance >= 1) {
        struct peer *p = line_first;
        line_first = p->line;
        if (line_first == NULL)
            line_end = &line_first;
        p->queued = false;
        allowance -= 1;
        if (p->next[0] != '\0' && !p->waiting && p->fd >= 0)
            speak(p);
    }
}

/* Somebody else's was being stored: a moment later. */
static void serve_retries(void)
{
    struct peer *p = retry_first;
    if (load_now() < retry_at)
        return;
    retry_at = load_now() + 0.003;
    for (retry_first = NULL; p != NULL; p = p->line) {
        p->queued = false;
        send_text(p, p->said);
    }
}

/* ---- Choosing ---------------------------------------------------------------------------------------------------- */

/* One of the alternatives of a word of a box; docs/BOTS.md. */
static size_t pick(const char *word, size_t length, char *out)
{
    const char *part[256];
    size_t size[256];
    unsigned parts = 0;
    if (word[0] == '[') {
        if (lot(2) == 0)
            return 0;
        word++;
        length -= 2;
    }
    for (size_t i = 0, from = 0; i <= length && parts < 256; i++)
        if (i == length || word[i] == '|') {
            part[parts] = word + from;
            size[parts++] = i - from;
            from = i + 1;
        }
    unsigned k = lot(parts);
    const char *dots = memmem(part[k], size[k], "..", 2);
    if (dots != NULL) {
        unsigned low = (unsigned)atoi(part[k]), high = (unsigned)atoi(dots + 2);
        return (size_t)sprintf(out, "%u", low + lot(high - low + 1));
    }
    memcpy(out, part[k], size[k]);
    return size[k];
}

static void choose(const char *box, size_t length, char *out)
{
    size_t at = 0;
    for (size_t from = 0; from < length;) {
        size_t word = 0;
        while (from + word < length && box[from + word] != ' ')
            word++;
        if (at > 0)
            out[at++] = ' ';
        size_t put = pick(box + from, word, out + at);
        at = put > 0 ? at + put : at > 0 ? at - 1 : 0;
        from += word + 1;
    }
    out[at] = '\0';
}

static void decide(struct peer *p, const char *text)
{
    const char *boxes = strstr(text, "\"boxes\":["), *number = strstr(text, "\"number\":"), *box[512];
    size_t length[512];
    char action[256];
    unsigned count = 0;
    if (boxes == NULL || number == NULL)
        return;
    for (const char *at = boxes + 9; *at == '"' && count < 512; count++) {
        box[count] = at + 1;
        length[count] = strcspn(at + 1, "\"");
        at += length[count] + 2;
        at += *at == ',';
    }
    unsigned k = lot(count);
    choose(box[k], length[k], action);
    snprintf(p->next, sizeof p->next, "{\"t\":\"act\",\"id\":\"m%u\",\"number\":%lu,\"do\":\"%s\"}", ++p->ids,
             strtoul(number + 9, NULL, 10), action);
}

/* ---- Hearing ----------------------------------------------------------------------------------------------------- */

static void count_wait(struct peer *p)
{
    struct load_counts *c = &load_counts;
    c->moves++;
    if (c->waits == c->waits_room) {
        c->waits_room = c->waits_room > 0 ? c->waits_room * 2 : 1 << 16;
        for (unsigned i = 0; i < 2; i++)
            if ((c->wait[i] = realloc(c->wait[i], c->waits_room * sizeof *c->wait[i])) == NULL)
                load_fail("no memory");
    }
    c->wait[WAIT_READ][c->waits] = load_now() - p->since;
    c->wait[WAIT_CAME][c->waits++] = arrived - p->since;
}

static void contribute(struct peer *p)
{
    snprintf(p->next, sizeof p->next, "{\"t\":\"contribute\",\"id\":\"c\",\"hex\":\"%064x\"}", 7u);
    p->stage = STAGE_PLAY;
}

static void hear_ok(struct peer *p)
{
    if (!p->waiting)
        return;
    p->waiting = false;
    if (strncmp(p->said, "{\"t\":\"act\"", 10) == 0)
        count_wait(p);
    if (p->stage == STAGE_JOIN) {
        p->stage = STAGE_READY;
        strcpy(p->next, "{\"t\":\"ready\",\"id\":\"r\",\"on\":true}");
    } else if (p->stage == STAGE_SEALED)
        contribute(p);
}

static void hear_refusal(struct peer *p, const char *text)
{
    bool busy = strstr(text, "\"busy\"") != NULL || strstr(text, "\"store\"") != NULL;
    if (!p->waiting)
        return;
    load_counts.refused += !busy;
    if (!busy) {
        p->waiting = false;
        return;
    }
    if (p->queued)
        return;
    p->queued = true;
    p->line = retry_first;
    retry_first = p;
}

static void hear(struct peer *p, const char *text)
{
    const char *kind = text + 6;
    load_counts.messages++;
    if (strncmp(kind, "welcome", 7) == 0)
        p->welcomed = true;
    else if (p->stage == STAGE_WATCH)
        return;
    else if (strncmp(kind, "ask", 3) == 0)
        decide(p, text);
    else if (strncmp(kind, "ok", 2) == 0)
        hear_ok(p);
    else if (strncmp(kind, "refuse", 6) == 0)
        hear_refusal(p, text);
    else if (strncmp(kind, "sealed", 6) == 0) {
        p->stage = STAGE_SEALED;
        if (!p->waiting)
            contribute(p);
    } else if (strncmp(kind, "end", 3) == 0)
        p->ended = true;
    stand_in_line(p);
}

/* How many of the bytes were whole frames. Whatever is no text is a ping, which is answered. */
static size_t take_frames(struct peer *p, char *bytes, size_t length)
{
    size_t at = 0;
    while (length - at >= 2) {
        const unsigned char *head = (const unsigned char *)bytes + at;
        size_t size = head[1] & 127, skip = size < 126 ? 2 : size == 126 ? 4 : 10;
        if (length - at < skip)
            break;
        for (size_t i = 2, n = size >= 126 ? (size = 0, skip) : 2; i < n; i++)
            size = size << 8 | head[i];
        if (length - at < skip + size)
            break;
        if ((head[0] & 15) == 9)
            write_all(p->fd, "\x8a\x80\0\0\0", 6);
        else if ((head[0] & 15) == 1) {
            char after = bytes[at + skip + size];
            bytes[at + skip + size] = '\0';
            hear(p, bytes + at + skip);
            bytes[at + skip + size] = after;
        }
        at += skip + size;
    }
    return at;
}

static void greet(struct peer *p)
{
    char hello[LOAD_MESSAGE];
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"v\":1,\"token\":\"%032x\"}", p->seat);
    send_text(p, p->seat > 0 ? hello : "{\"t\":\"hello\",\"v\":1}");
    if (p->seat == 0)
        return;
    p->stage = STAGE_JOIN;
    snprintf(p->next, sizeof p->next, "{\"t\":\"join\",\"id\":\"j\",\"name\":\"P\",\"seat\":%u}", p->seat);
    stand_in_line(p);
}

static size_t take_head(struct peer *p, const char *bytes, size_t length)
{
    const char *end = memmem(bytes, length, "\r\n\r\n", 4);
    if (end == NULL)
        return 0;
    if (strncmp(bytes, "HTTP/1.1 101", 12) != 0)
        load_fail("no WebSocket");
    p->upgraded = true;
    greet(p);
    return (size_t)(end + 4 - bytes);
}

/* When bytes came is told by the kernel: on a busy machine this program may get to them much later. */
static ssize_t receive(int fd, char *to, size_t room)
{
    char control[CMSG_SPACE(sizeof(struct timespec))];
    struct iovec bytes = {to, room};
    struct msghdr m = {.msg_iov = &bytes, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    ssize_t n = recvmsg(fd, &m, MSG_DONTWAIT);
    const struct cmsghdr *c = n > 0 ? CMSG_FIRSTHDR(&m) : NULL;
    struct timespec t;
    arrived = load_now();
    if (c != NULL && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_TIMESTAMPNS) {
        memcpy(&t, CMSG_DATA(c), sizeof t);
        arrived = (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    }
    return n;
}

static void read_peer(struct peer *p)
{
    size_t length = p->left_length, used = 0;
    if (length > 0)
        memcpy(input, p->left, length);
    ssize_t n = receive(p->fd, input + length, sizeof input - 1 - length);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        load_counts.lost++;
        load_leave(p);
        return;
    }
    load_counts.bytes += (uint64_t)n;
    length += (size_t)n;
    if (!p->upgraded)
        used = take_head(p, input, length);
    if (p->upgraded)
        used += take_frames(p, input + used, length - used);
    free(p->left);
    p->left_length = length - used;
    p->left = p->left_length > 0 ? malloc(p->left_length) : NULL;
    if (p->left_length > 0)
        memcpy(p->left, input + used, p->left_length);
}

/* ---- Coming, going, running -------------------------------------------------------------------------------------- */

void load_begin(unsigned port)
{
    if (poll_fd == 0)
        poll_fd = epoll_create1(EPOLL_CLOEXEC);
    server = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
}

static void listen_to(struct peer *p)
{
    struct epoll_event e = {.events = EPOLLIN, .data.ptr = p};
    if (epoll_ctl(poll_fd, EPOLL_CTL_ADD, p->fd, &e) != 0)
        load_fail("epoll");
}

static struct peer *new_peer(void)
{
    struct peer *p = calloc(1, sizeof *p);
    if (p == NULL)
        load_fail("no memory");
    p->fd = dial();
    return p;
}

struct peer *load_join_bare(void)
{
    struct peer *p = new_peer();
    p->upgraded = p->welcomed = true;
    listen_to(p);
    return p;
}

struct peer *load_join(const char *table, unsigned seat)
{
    struct peer *p = new_peer();
    char head[512];
    p->seat = (uint8_t)seat;
    strcpy(p->table, table);
    snprintf(head, sizeof head,
             "GET /api/v1/tables/%s/ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Protocol: hegemon.1\r\n\r\n",
             table);
    write_all(p->fd, head, strlen(head));
    listen_to(p);
    return p;
}

/* It stays in memory: somebody may still have it in a line. */
void load_leave(struct peer *p)
{
    if (p->fd >= 0)
        close(p->fd);
    free(p->left);
    p->left = NULL;
    p->left_length = 0;
    p->fd = -1;
}

void load_run(double seconds, bool (*enough)(void))
{
    struct epoll_event event[256];
    double until = load_now() + seconds;
    while (load_now() < until && (enough == NULL || !enough())) {
        int count = epoll_wait(poll_fd, event, 256, line_first != NULL || retry_first != NULL ? 1 : 20);
        for (int i = 0; i < count; i++)
            read_peer(event[i].data.ptr);
        serve_line();
        serve_retries();
    }
}

void load_reset(void)
{
    free(load_counts.wait[WAIT_READ]);
    free(load_counts.wait[WAIT_CAME]);
    load_counts = (struct load_counts){0};
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double load_percentile(enum load_wait which, double share)
{
    struct load_counts *c = &load_counts;
    if (c->waits == 0)
        return 0;
    qsort(c->wait[which], c->waits, sizeof *c->wait[which], compare);
    return 1e3 * c->wait[which][(size_t)(share * (double)(c->waits - 1))];
}
