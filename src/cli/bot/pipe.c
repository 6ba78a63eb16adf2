/* TCP and TLS. The socket never blocks: whoever must wait polls, so that Ctrl-C and deadlines are heard. The server's
 * certificate is checked against the system's authorities and the host's name. */
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/bot/inside.h"
#include "shell/stop.h"
#include "table/child.h"

/* ---- Waiting ----------------------------------------------------------------------------------------------------- */

static bool ready(int file, short events, long long deadline)
{
    for (;;) {
        struct pollfd at = {.fd = file, .events = events};
        long long left = deadline - child_now();
        int count = stop_wanted() ? 0 : poll(&at, 1, left > 0 ? (int)left : 0);
        if (count > 0)
            return true;
        if (count == 0 || errno != EINTR)
            return false;
    }
}

bool pipe_wait(const struct pipe *p, long long deadline)
{
    return (p->tls != NULL && SSL_pending(p->tls) > 0) || ready(p->file, POLLIN, deadline);
}

/* ---- Connecting -------------------------------------------------------------------------------------------------- */

/* One address; -1 when it does not answer. */
static int try_address(const struct addrinfo *at, long long deadline)
{
    int error = 0, file = socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    socklen_t size = sizeof error;
    if (file < 0)
        return -1;
    if (connect(file, at->ai_addr, at->ai_addrlen) == 0)
        return file;
    if (errno == EINPROGRESS) {
        if (!ready(file, POLLOUT, deadline))
            error = ETIMEDOUT;
        else
            getsockopt(file, SOL_SOCKET, SO_ERROR, &error, &size);
    } else
        error = errno;
    if (error == 0)
        return file;
    close(file);
    errno = error;
    return -1;
}

static int connect_to(const struct link_address *a, struct fault *f)
{
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM}, *found;
    long long deadline = child_now() + PIPE_PATIENCE_MS;
    int file = -1, error = getaddrinfo(a->host, a->port, &wanted, &found);
    if (error != 0) {
        fault_at(f, a->host, 0, "the host can't be found: %s", gai_strerror(error));
        return -1;
    }
    for (const struct addrinfo *at = found; at != NULL && file < 0; at = at->ai_next)
        file = try_address(at, deadline);
    if (file < 0)
        fault_at(f, a->host, 0, "it can't be reached: %s", strerror(errno));
    freeaddrinfo(found);
    return file;
}

/* Waits for what TLS wants; false when it is over. */
static bool tls_wait(struct pipe *p, int result, long long deadline)
{
    int wants = SSL_get_error(p->tls, result);
    if (wants == SSL_ERROR_WANT_READ)
        return ready(p->file, POLLIN, deadline);
    return wants == SSL_ERROR_WANT_WRITE && ready(p->file, POLLOUT, deadline);
}

static bool tls_fault(struct pipe *p, const struct link_address *a, struct fault *f)
{
    long verdict = p->tls != NULL ? SSL_get_verify_result(p->tls) : X509_V_OK;
    const char *why = ERR_reason_error_string(ERR_peek_last_error());
    if (verdict != X509_V_OK)
        why = X509_verify_cert_error_string(verdict);
    return fault_at(f, a->host, 0, "no TLS: %s", why != NULL ? why : "the connection has ended");
}

static bool tls_open(struct pipe *p, const struct link_address *a, struct fault *f)
{
    long long deadline = child_now() + PIPE_PATIENCE_MS;
    int result;
    ERR_clear_error();
    p->context = SSL_CTX_new(TLS_client_method());
    p->tls = p->context != NULL ? SSL_new(p->context) : NULL;
    if (p->tls == NULL || SSL_CTX_set_min_proto_version(p->context, TLS1_2_VERSION) != 1 ||
        SSL_CTX_set_default_verify_paths(p->context) != 1 || SSL_set_tlsext_host_name(p->tls, a->host) != 1 ||
        SSL_set1_host(p->tls, a->host) != 1 || SSL_set_fd(p->tls, p->file) != 1)
        return tls_fault(p, a, f);
    SSL_set_verify(p->tls, SSL_VERIFY_PEER, NULL);
    while ((result = SSL_connect(p->tls)) != 1)
        if (!tls_wait(p, result, deadline))
            return tls_fault(p, a, f);
    return true;
}

bool pipe_open(struct pipe *p, const struct link_address *a, struct fault *f)
{
    *p = (struct pipe){.file = connect_to(a, f)};
    if (p->file < 0)
        return false;
    setsockopt(p->file, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int)); /* somebody waits for every answer */
    if (!a->secure || tls_open(p, a, f))
        return true;
    pipe_close(p);
    return false;
}

void pipe_close(struct pipe *p)
{
    SSL_free(p->tls);
    SSL_CTX_free(p->context);
    if (p->file >= 0)
        close(p->file);
    *p = (struct pipe){.file = -1};
}

/* ---- Bytes ------------------------------------------------------------------------------------------------------- */

ssize_t pipe_read(struct pipe *p, void *out, size_t size)
{
    if (p->tls == NULL) {
        ssize_t got = recv(p->file, out, size, MSG_DONTWAIT);
        return got > 0 ? got : got < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
    }
    ERR_clear_error();
    int got = SSL_read(p->tls, out, size < 16384 ? (int)size : 16384);
    if (got > 0)
        return got;
    return SSL_get_error(p->tls, got) == SSL_ERROR_WANT_READ ? 0 : -1;
}

static bool write_plain(struct pipe *p, const char *bytes, size_t length, long long deadline)
{
    while (length > 0) {
        ssize_t sent = send(p->file, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            bytes += sent;
            length -= (size_t)sent;
        } else if (errno != EINTR && (errno != EAGAIN || !ready(p->file, POLLOUT, deadline)))
            return false;
    }
    return true;
}

bool pipe_write(struct pipe *p, const void *bytes, size_t length)
{
    long long deadline = child_now() + PIPE_PATIENCE_MS;
    int sent;
    if (p->tls == NULL)
        return write_plain(p, bytes, length, deadline);
    ERR_clear_error();
    while ((sent = SSL_write(p->tls, bytes, (int)length)) <= 0)
        if (!tls_wait(p, sent, deadline))
            return false;
    return true;
}
