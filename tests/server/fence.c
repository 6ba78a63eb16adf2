/* What a process may do behind the fence: one line each, `WORD errno-name`, for tests/server/ops_fence.py. */
#include "server/fence.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void tell(const char *what, long done)
{
    printf("%s %s\n", what, done >= 0 ? "fine" : strerrorname_np(errno));
    fflush(stdout);
}

/* Of threads that were there before the fence, and of those that come after it. */
static void *in_thread(void *gate)
{
    char byte;
    char *const arguments[] = {(char[]){"true"}, NULL};
    if (gate != NULL && read(*(int *)gate, &byte, 1) != 1)
        return NULL;
    tell(gate != NULL ? "exec-in-older-thread" : "exec-in-thread", execv("/bin/true", arguments));
    return NULL;
}

int main(void)
{
    struct fault f;
    int gate[2];
    pthread_t before, after;
    char *const arguments[] = {(char[]){"true"}, NULL};
    if (pipe(gate) != 0 || pthread_create(&before, NULL, in_thread, &gate[0]) != 0)
        return 2;
    if (!fence_prepare(&f)) {
        puts(f.sentence);
        return 1;
    }
    tell("rings", syscall(SYS_io_uring_setup, 0, NULL));
    if (!fence_raise(&f)) {
        puts(f.sentence);
        return 1;
    }
    tell("exec", execv("/bin/true", arguments));
    tell("fork", fork());
    tell("vfork", syscall(SYS_vfork));
    tell("ptrace", ptrace(PTRACE_TRACEME, 0, NULL, NULL));
    tell("mount", mount("none", "/mnt", "tmpfs", 0, NULL));
    tell("chmod", chmod("/tmp", 0777));
    tell("setuid", setuid(12345));
    tell("kill", kill(getpid(), 0));
    tell("write", write(gate[1], "x", 1));
    pthread_join(before, NULL);
    errno = pthread_create(&after, NULL, in_thread, NULL);
    tell("thread", errno == 0 ? 0 : -1);
    pthread_join(after, NULL);
    tell("open", open("/dev/null", O_RDONLY));
    tell("socket", socket(AF_INET, SOCK_STREAM, 0));
    return 0;
}
