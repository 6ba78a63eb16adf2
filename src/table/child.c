/* Starting, talking, ending. Every wait has a deadline; every process is waited for by its id. The program itself is
 * its keeper's child (keeper.c). */
#include "table/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "table/keeper.h"

long long child_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- Starting ---------------------------------------------------------------------------------------------------- */

/* Cuts the text into words in place. */
static bool split(char *text, char *word[CHILD_WORDS_MAX + 1], struct fault *f)
{
    unsigned count = 0;
    char *rest = NULL;
    for (char *w = strtok_r(text, " ", &rest); w != NULL; w = strtok_r(NULL, " ", &rest)) {
        if (count == CHILD_WORDS_MAX)
            return fault_at(f, NULL, 0, "a command has at most %d words; put it into a script", CHILD_WORDS_MAX);
        word[count++] = w;
    }
    word[count] = NULL;
    return count > 0 || fault_at(f, NULL, 0, "cmd: names no program; write cmd:PROGRAM");
}

/* Both ends of what the program reads and writes. */
struct ends {
    int in[2], out[2]; /* [0] the child's, [1] ours */
};

/* Its input is a socket, so that writing to a program that is gone raises no signal here. */
static bool open_ends(struct ends *ends)
{
    int out[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends->in) != 0)
        return false;
    if (pipe2(out, O_CLOEXEC) == 0) {
        ends->out[0] = out[1];
        ends->out[1] = out[0];
        return true;
    }
    close(ends->in[0]);
    close(ends->in[1]);
    return false;
}

/* While strangers' programs run, those of the same user may not read our memory, where seeds and hands are (root still
 * may). Core dumps are off meanwhile, too. */
static void guard(int more)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static int running;
    pthread_mutex_lock(&lock);
    running += more;
    prctl(PR_SET_DUMPABLE, running > 0 ? 0 : 1, 0, 0, 0);
    pthread_mutex_unlock(&lock);
}

bool child_start(struct child *c, const char *command, int log, struct fault *f)
{
    char text[CHILD_COMMAND_MAX], *word[CHILD_WORDS_MAX + 1];
    c->pid = 0;
    if (strlen(command) >= sizeof text)
        return fault_at(f, NULL, 0, "a command has at most %d bytes; put it into a script", CHILD_COMMAND_MAX - 1);
    memcpy(text, command, strlen(command) + 1);
    return split(text, word, f) && child_start_words(c, word, log, f);
}

/* Everything that was opened is closed again after a failure. */
bool child_start_words(struct child *c, char **word, int log, struct fault *f)
{
    struct ends ends;
    pid_t pid = 0;
    c->pid = 0;
    c->length = 0;
    if (!open_ends(&ends))
        return fault_at(f, NULL, 0, "\"%s\" can't be started: %s", word[0], strerror(errno));
    guard(1);
    int error = keeper_start(&(struct keeper_order){word, ends.in[0], ends.out[0], log}, &pid, &c->leash);
    close(ends.in[0]);
    close(ends.out[0]);
    if (error != 0) {
        guard(-1);
        close(ends.in[1]);
        close(ends.out[1]);
        return fault_at(f, NULL, 0, "\"%s\" can't be started: %s", word[0], strerror(error));
    }
    c->pid = pid;
    c->in = ends.in[1];
    c->out = ends.out[1];
    return true;
}

/* ---- Talking ----------------------------------------------------------------------------------------------------- */

/* Waits until the file is ready. A signal is no reason to give up. */
static bool ready(int file, short events, long long deadline)
{
    struct pollfd poll_file = {.fd = file, .events = events};
    for (;;) {
        long long left = deadline - child_now();
        int count = poll(&poll_file, 1, left > 0 ? (int)left : 0);
        if (count > 0)
            return true;
        if (count == 0 || errno != EINTR)
            return false;
    }
}

/* Never blocks: sends what is taken, waits for room. */
bool child_send(struct child *c, const char *text, size_t length, long long deadline)
{
    while (length > 0) {
        ssize_t sent = send(c->in, text, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            text += sent;
            length -= (size_t)sent;
        } else if (errno != EAGAIN && errno != EINTR) {
            return false;
        } else if (!ready(c->in, POLLOUT, deadline)) {
            return false;
        }
    }
    return true;
}

bool child_take_line(struct child *c, char line[CHILD_LINE_MAX], enum child_status *status)
{
    const char *end = memchr(c->buffer, '\n', c->length);
    if (end == NULL) {
        *status = CHILD_FLOODS;
        return c->length == sizeof c->buffer;
    }
    size_t length = (size_t)(end - c->buffer);
    memcpy(line, c->buffer, length);
    line[length] = '\0';
    if (length > 0 && line[length - 1] == '\r')
        line[length - 1] = '\0';
    *status = memchr(c->buffer, '\0', length) == NULL ? CHILD_LINE : CHILD_FLOODS;
    c->length -= length + 1;
    memmove(c->buffer, end + 1, c->length);
    return true;
}

/* Reads until a line is whole, in pieces. */
enum child_status child_receive(struct child *c, char line[CHILD_LINE_MAX], long long deadline)
{
    enum child_status status;
    while (!child_take_line(c, line, &status)) {
        if (!ready(c->out, POLLIN, deadline))
            return CHILD_SILENT;
        ssize_t got = read(c->out, c->buffer + c->length, sizeof c->buffer - c->length);
        if (got > 0)
            c->length += (size_t)got;
        else if (got == 0 || errno != EINTR)
            return CHILD_GONE;
    }
    return status;
}

/* ---- Ending ------------------------------------------------------------------------------------------------------ */

/* Whether its keeper has ended, and so everything it kept. */
static bool has_ended(pid_t pid)
{
    siginfo_t info = {.si_pid = 0};
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

/* The program is asked by the end of its input; then the leash is pulled. */
void child_end(struct child *c, unsigned patience)
{
    long long deadline = child_now() + patience;
    if (c->pid == 0)
        return;
    close(c->in);
    while (!has_ended(c->pid) && child_now() < deadline)
        nanosleep(&(struct timespec){0, 2000000}, NULL);
    shutdown(c->leash, SHUT_RDWR);
    while (waitpid(c->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    close(c->leash);
    close(c->out);
    c->pid = 0;
    guard(-1);
}
