/* The keeper is a fork of a program with several threads. So between fork and the end it calls only what is safe there:
 * system calls, and functions that neither allocate nor lock. */
#include "table/keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { LEASH = STDERR_FILENO + 1, END_TRIES = 2000, PAUSE_NS = 1000000 };

/* ---- What the program finds -------------------------------------------------------------------------------------- */

enum { VARIABLES = 4 };

/* Enough to find programs and folders, and to write in the right letters. Everything else is nobody's business. */
static void choose_environment(char *out[VARIABLES + 1])
{
    static const char *const names[VARIABLES] = {"PATH=", "HOME=", "LANG=", "TMPDIR="};
    unsigned count = 0;
    for (unsigned i = 0; i < VARIABLES; i++) {
        char **at = environ;
        while (*at != NULL && strncmp(*at, names[i], strlen(names[i])) != 0)
            at++;
        if (*at != NULL)
            out[count++] = *at;
    }
    out[count] = NULL;
}

static void close_above(int last)
{
#ifdef HAVE_CLOSEFROM
    closefrom(last + 1);
#else
    for (long i = sysconf(_SC_OPEN_MAX); --i > last;)
        close((int)i);
#endif
}

/* The keeper's own files become the program's; of ours nothing stays but the leash. All are lifted first, because one
 * of them may have a number that is about to be taken. */
static bool take_files(const struct keeper_order *order, int leash)
{
    int in = fcntl(order->in, F_DUPFD_CLOEXEC, LEASH), out = fcntl(order->out, F_DUPFD_CLOEXEC, LEASH);
    int log = order->log >= 0 ? fcntl(order->log, F_DUPFD_CLOEXEC, LEASH) : open("/dev/null", O_WRONLY | O_CLOEXEC);
    leash = fcntl(leash, F_DUPFD_CLOEXEC, LEASH);
    if (in < 0 || out < 0 || log < 0 || leash < 0)
        return false;
    if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 || dup2(log, STDERR_FILENO) < 0 ||
        dup2(leash, LEASH) < 0 || fcntl(LEASH, F_SETFD, FD_CLOEXEC) != 0)
        return false;
    close_above(LEASH);
    return true;
}

/* Its own process group: Ctrl-C reaches us alone. What we ignore is nothing that it must ignore. */
static int start_program(char **word, posix_spawnattr_t *attributes, char **variable, pid_t *program)
{
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigdefault(attributes, &usual);
    posix_spawnattr_setpgroup(attributes, 0);
    posix_spawnattr_setsigmask(attributes, &none);
    return posix_spawnp(program, word[0], NULL, attributes, word, variable);
}

/* ---- Keeping ----------------------------------------------------------------------------------------------------- */

static void wake(int signal)
{
    (void)signal;
}

/* A child that ends wakes us, but only while we watch. */
static void expect_children(void)
{
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_SETMASK, &child, NULL);
    sigaction(SIGCHLD, &(struct sigaction){.sa_handler = wake}, NULL);
}

/* Nothing but the leash ends a keeper before its time. The program must have started: it would inherit this. */
static void ignore_signals(void)
{
    static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};
    struct sigaction action = {.sa_handler = SIG_IGN};
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
        sigaction(ignored[i], &action, NULL);
}

/* Buries orphans. True once the program itself has ended; it is not buried yet, so that its number stays its own. */
static bool has_ended(pid_t program)
{
    siginfo_t info = {.si_pid = 0};
    while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
        if (info.si_pid == program)
            return true;
        waitpid(info.si_pid, NULL, WNOHANG);
        info.si_pid = 0;
    }
    return false;
}

/* Until the program ends or we are let go: the other end of the leash is closed, by its holder or by their end. */
static void watch(pid_t program)
{
    struct pollfd leash = {.fd = LEASH, .events = POLLIN};
    sigset_t none;
    sigemptyset(&none);
    while (!has_ended(program))
        if (ppoll(&leash, 1, NULL, &none) > 0)
            return;
}

/* Kills every child there is now; the file lists them by blanks. Their children will be ours in turn. */
static void kill_children(void)
{
    char text[4096];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    ssize_t length = file >= 0 ? read(file, text, sizeof text) : 0;
    pid_t pid = 0;
    for (ssize_t i = 0; i < length; i++) {
        if (text[i] >= '0' && text[i] <= '9') {
            pid = 10 * pid + (text[i] - '0');
            continue;
        }
        if (pid > 1)
            kill(pid, SIGKILL);
        pid = 0;
    }
    if (file >= 0)
        close(file);
}

/* Gives up after some seconds: what can't be killed by then hangs in the kernel. */
static void end_all(pid_t program)
{
    kill(-program, SIGKILL);
    for (unsigned i = 0; i < END_TRIES; i++) {
        kill_children();
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
        if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD)
            return;
        nanosleep(&(struct timespec){0, PAUSE_NS}, NULL);
    }
}

/* The program must be alone with its input and output, so that their end can be seen. */
static void drop_files(void)
{
    for (int i = 0; i <= STDERR_FILENO; i++)
        close(i);
}

static _Noreturn void keep(const struct keeper_order *order, posix_spawnattr_t *attributes, char **variable, int leash)
{
    pid_t program = 0;
    setpgid(0, 0);
    if (!take_files(order, leash))
        _exit(1);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    expect_children();
    int error = start_program(order->word, attributes, variable, &program);
    ignore_signals();
    bool told = write(LEASH, &error, sizeof error) == (ssize_t)sizeof error;
    if (error != 0)
        _exit(1);
    drop_files();
    if (told)
        watch(program);
    end_all(program);
    _exit(0);
}

/* ---- Starting ---------------------------------------------------------------------------------------------------- */

/* What the keeper says of the program's start; when it is silent, it had no room for the files. */
static int hear(int leash)
{
    int error = 0;
    ssize_t got;
    do
        got = read(leash, &error, sizeof error);
    while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof error ? error : EMFILE;
}

static int start(const struct keeper_order *order, posix_spawnattr_t *attributes, pid_t *keeper, int *leash)
{
    char *variable[VARIABLES + 1];
    int ends[2];
    choose_environment(variable);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return errno;
    *keeper = fork();
    if (*keeper == 0)
        keep(order, attributes, variable, ends[1]);
    int error = *keeper < 0 ? errno : 0;
    close(ends[1]);
    if (error == 0 && (error = hear(ends[0])) != 0)
        waitpid(*keeper, NULL, 0);
    if (error != 0)
        close(ends[0]);
    *leash = ends[0];
    return error;
}

int keeper_start(const struct keeper_order *order, pid_t *keeper, int *leash)
{
    posix_spawnattr_t attributes;
    if (posix_spawnattr_init(&attributes) != 0)
        return ENOMEM;
    int error = start(order, &attributes, keeper, leash);
    posix_spawnattr_destroy(&attributes);
    return error;
}
