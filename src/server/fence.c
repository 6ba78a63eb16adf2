/* The filter is a list of what may be called. Anything else fails with EPERM instead of ending the process: a library
 * that tries something new on another kernel gets an error that it can handle, and games go on. */
#include "server/fence.h"

#include <errno.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <string.h>

/* What libuv, SQLite, threads, the C library and libcurl call, with what they might on other kernels: memory, files,
 * the network, waiting and time, threads with signals and the end, questions. */
/* clang-format off */
static const char *const allowed[] = {
    "brk", "mmap", "munmap", "mremap", "mprotect", "madvise",

    "open", "openat", "close", "read", "write", "pread64", "pwrite64", "readv", "writev", "preadv", "pwritev", "lseek",
    "stat", "lstat", "fstat", "newfstatat", "statx", "statfs", "fstatfs", "access", "faccessat", "faccessat2", "fcntl",
    "flock", "ftruncate", "fallocate", "fsync", "fdatasync", "unlink", "unlinkat", "rename", "renameat", "renameat2",
    "mkdir", "mkdirat", "readlink", "readlinkat", "getcwd", "getdents64", "fchmod", "fchown", "utimensat", "umask",
    "fadvise64", "dup", "dup2", "dup3", "ioctl", "pipe", "pipe2",

    "socket", "socketpair", "bind", "connect", "accept", "accept4", "listen", "shutdown", "sendto", "recvfrom",
    "sendmsg", "recvmsg", "sendmmsg", "recvmmsg", "getsockname", "getpeername", "getsockopt", "setsockopt",

    "poll", "ppoll", "select", "pselect6", "epoll_create", "epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait",
    "epoll_pwait2", "eventfd2", "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday",
    "time", "restart_syscall",

    "futex", "set_robust_list", "get_robust_list", "rseq", "membarrier", "set_tid_address", "sched_yield",
    "sched_getaffinity", "gettid", "getpid", "tgkill", "sigaltstack", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    "exit", "exit_group", "prctl", "setpriority",

    "getrandom", "uname", "sysinfo", "getrlimit", "prlimit64", "getrusage", "getuid", "geteuid", "getgid", "getegid",
};
/* clang-format on */

enum { ALLOWED = sizeof allowed / sizeof allowed[0] };

/* Names that an architecture does not have are left out. */
static int allow_all(scmp_filter_ctx filter)
{
    int failed = 0;
    for (unsigned i = 0; i < ALLOWED && failed == 0; i++) {
        int call = seccomp_syscall_resolve_name(allowed[i]);
        if (call >= 0)
            failed = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
    }
    return failed;
}

/* Threads, but no processes. A filter can't see what clone3 is asked for, so that one seems not to be there, and the C
 * library takes the older one. */
static int allow_threads(scmp_filter_ctx filter)
{
    int failed = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    return failed != 0 ? failed
                       : seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                          SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
}

static int load(scmp_filter_ctx filter)
{
    int failed = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (failed == 0)
        failed = allow_all(filter);
    if (failed == 0)
        failed = allow_threads(filter);
    return failed != 0 ? failed : seccomp_load(filter);
}

static bool is_taken(int failed, struct fault *f)
{
    return failed == 0 || fault_at(f, "--no-seccomp", 0, "the kernel takes no filter of system calls: %s",
                                   strerror(failed < 0 ? -failed : failed));
}

/* Kernels and libraries that don't know it have none to refuse. */
static int refuse_rings(scmp_filter_ctx filter)
{
    int call = seccomp_syscall_resolve_name("io_uring_setup");
    int failed = call < 0 ? 0 : seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), call, 0);
    return failed != 0 ? failed : seccomp_load(filter);
}

bool fence_prepare(struct fault *f)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    int failed = filter != NULL ? refuse_rings(filter) : -ENOMEM;
    seccomp_release(filter);
    return is_taken(failed, f);
}

bool fence_raise(struct fault *f)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    int failed = filter != NULL ? load(filter) : -ENOMEM;
    seccomp_release(filter);
    return is_taken(failed, f);
}

bool fence_is_there(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
    return false;
#else
    return true;
#endif
#else
    return true;
#endif
}
