/* Files on disk, see disk.h. The lock is flock's: it belongs to the open file, survives renaming, and the kernel drops
 * it with the last descriptor, so that a killed program leaves none behind. */
#include "text/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

#include "text/sink_file.h"

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

/* Opens a file that is one: -1 with the fault for anything else. O_NONBLOCK: opening a pipe must not wait for somebody
 * at its other end. It means nothing to regular files. */
static int open_regular(const char *path, int flags, struct fault *f)
{
    struct stat info;
    int file = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode))
        return file;
    if (file < 0) {
        fault_at(f, path, 0, "the file could not be opened: %s", strerror(errno));
        return -1;
    }
    fault_at(f, path, 0,
             "this is a folder, a pipe or a device; a file is needed, so save what comes through a pipe first");
    close(file);
    return -1;
}

/* The stream owns the descriptor once it is made; until then it is closed here. */
bool disk_read(struct source *in, const char *path, struct fault *f)
{
    int file = open_regular(path, O_RDONLY, f);
    FILE *stream = file >= 0 ? fdopen(file, "rb") : NULL;
    if (file >= 0 && stream == NULL) {
        fault_at(f, path, 0, "the file could not be opened: %s", strerror(errno));
        close(file);
    }
    if (stream != NULL)
        *in = source_file(stream);
    return stream != NULL;
}

/* ---- Holding ----------------------------------------------------------------------------------------------------- */

enum { TRIES = 5, PAUSE = 10000000 }; /* nanoseconds; somebody may be looking, which takes no time at all */

/* Tries a few times, since disk_is_held takes the lock of others for a moment. errno tells a lock that somebody holds
 * (EWOULDBLOCK) from one that can't be. */
static bool lock(int file)
{
    for (unsigned i = 0; i < TRIES; i++) {
        if (flock(file, LOCK_EX | LOCK_NB) == 0)
            return true;
        if (errno != EWOULDBLOCK && errno != EINTR)
            return false;
        nanosleep(&(struct timespec){0, PAUSE}, NULL);
    }
    errno = EWOULDBLOCK;
    return false;
}

/* The process that has the lock, by the kernel's list: `1: FLOCK  ADVISORY  WRITE 4711 fe:00:123 0 EOF`. 0 when the
 * list does not tell. */
static long find_holder(const struct stat *info)
{
    char line[256], wanted[64];
    long process = 0, found = 0;
    FILE *list = fopen("/proc/locks", "re");
    snprintf(wanted, sizeof wanted, "%02x:%02x:%llu", major(info->st_dev), minor(info->st_dev),
             (unsigned long long)info->st_ino);
    while (list != NULL && found == 0 && fgets(line, sizeof line, list) != NULL) {
        char where[64];
        if (sscanf(line, "%*s FLOCK %*s %*s %ld %63s", &process, where) == 2 && strcmp(where, wanted) == 0)
            found = process;
    }
    if (list != NULL)
        fclose(list);
    return found > 0 ? found : 0;
}

/* "hegemon, process 4711", as far as the kernel tells. */
static void name_holder(int file, char out[DISK_HOLDER_MAX])
{
    char path[64], name[32] = "a program";
    struct stat info;
    long process = fstat(file, &info) == 0 ? find_holder(&info) : 0;
    snprintf(out, DISK_HOLDER_MAX, "another program");
    if (process == 0)
        return;
    snprintf(path, sizeof path, "/proc/%ld/comm", process);
    FILE *in = fopen(path, "re");
    if (in != NULL && fgets(name, sizeof name, in) != NULL)
        name[strcspn(name, "\n")] = '\0';
    if (in != NULL)
        fclose(in);
    snprintf(out, DISK_HOLDER_MAX, "%s, process %ld", name, process);
}

/* Whether the path still leads to this file: it may have got another one while we waited for the lock. */
static bool is_at(int file, const char *path)
{
    struct stat held, found;
    return fstat(file, &held) == 0 && stat(path, &found) == 0 && held.st_dev == found.st_dev &&
           held.st_ino == found.st_ino;
}

/* A lock that was waited for may be one of a file that lost its name meanwhile, so the path is looked at again. Each
 * way to fail has its own cure, and its own sentence. */
static bool lock_file(int file, const char *path, struct fault *f)
{
    char holder[DISK_HOLDER_MAX];
    if (lock(file))
        return is_at(file, path) || fault_at(f, path, 0, "another program has just moved this file; try again");
    if (errno != EWOULDBLOCK)
        return fault_at(f, path, 0, "the file can't be locked: %s; choose a folder where it can", strerror(errno));
    name_holder(file, holder);
    return fault_at(f, path, 0, "this file is open in another program (%s); leave it there first", holder);
}

/* Closes a file that can't be locked; -1 with the fault. */
static int locked(int file, const char *path, struct fault *f)
{
    if (file < 0 || lock_file(file, path, f))
        return file;
    close(file);
    return -1;
}

/* A file that may only be read can be held, too, so that nobody else writes to it while it is read. */
int disk_hold(const char *path, struct fault *f)
{
    return locked(open_regular(path, access(path, W_OK) == 0 ? O_RDWR : O_RDONLY, f), path, f);
}

/* Takes the lock for a moment where nobody has it, see lock(). */
bool disk_is_held(const char *path, char holder[DISK_HOLDER_MAX])
{
    struct fault ignored;
    int file = open_regular(path, O_RDONLY, &ignored);
    bool held = file >= 0 && flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (held)
        name_holder(file, holder);
    if (file >= 0)
        close(file);
    return held;
}

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* O_EXCL: a file that exists is never written over. It is readable for its owner alone. */
int disk_create(const char *path, struct fault *f)
{
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        fault_at(f, path, 0, "the file can't be written: %s", strerror(errno));
    return locked(file, path, f);
}

/* Renames without replacing anything. Where the file system knows no such renaming, a second name and the end of the
 * first do it. */
static bool take_free_name(const char *path, const char *to)
{
    if (renameat2(AT_FDCWD, path, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
        return true;
    return (errno == EINVAL || errno == ENOSYS) && link(path, to) == 0 && unlink(path) == 0;
}

/* The name counts only when the folder is on the disk; otherwise the old one is restored. */
bool disk_rename(const char *path, const char *to, struct fault *f)
{
    if (!take_free_name(path, to))
        return errno == EEXIST ? fault_at(f, to, 0, "this file exists already; remove it first or choose another name")
                               : fault_at(f, to, 0, "the file can't be given its name: %s", strerror(errno));
    if (disk_sync_folder(to, f))
        return true;
    rename(to, path);
    return false;
}

/* ---- Writing ------------------------------------------------------------------------------------------------------
 */

/* The sink has a descriptor of its own, so closing it leaves the lock in place. */
bool disk_write(struct sink *out, int file, const char *path, struct fault *f)
{
    int own = fcntl(file, F_DUPFD_CLOEXEC, 0);
    FILE *stream = own >= 0 ? fdopen(own, "wb") : NULL;
    if (stream != NULL) {
        *out = sink_file(stream);
        return true;
    }
    fault_at(f, path, 0, "the file can't be written to: %s", strerror(errno));
    if (own >= 0)
        close(own);
    return false;
}

/* Cuts first, then syncs, so that nothing of a torn line can come back after a crash. */
bool disk_append(struct sink *out, int file, const char *path, long length, struct fault *f)
{
    if ((fcntl(file, F_GETFL) & O_ACCMODE) == O_RDONLY)
        errno = EACCES;
    else if (ftruncate(file, length) == 0 && lseek(file, length, SEEK_SET) == length) {
        bool opened = disk_sync(file, path, f) && disk_write(out, file, path, f);
        if (opened)
            out->length = (size_t)length;
        return opened;
    }
    return fault_at(f, path, 0, "the file can't be written to: %s", strerror(errno));
}

/* ---- Believing --------------------------------------------------------------------------------------------------- */

/* errno is that of the failed call. */
static bool not_synced(const char *path, struct fault *f)
{
    return fault_at(f, path, 0, "what was written could not be brought to the disk: %s", strerror(errno));
}

/* Interrupted calls are repeated; any other failure is told. */
static bool sync_descriptor(int file)
{
    int failed;
    while ((failed = fsync(file)) != 0 && errno == EINTR)
        ;
    return failed == 0;
}

/* Data and size; the name of a new file needs disk_sync_folder. */
bool disk_sync(int file, const char *path, struct fault *f)
{
    return sync_descriptor(file) || not_synced(path, f);
}

/* Brings the folder's own list to the disk. Some file systems have nothing to sync about folders, and say EINVAL. */
bool disk_sync_folder(const char *path, struct fault *f)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash == NULL ? strdup(".") : strndup(path, slash == path ? 1 : (size_t)(slash - path));
    int file = folder != NULL ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    bool synced = file >= 0 && (sync_descriptor(file) || errno == EINVAL);
    if (!synced)
        not_synced(folder != NULL ? folder : path, f);
    if (file >= 0)
        close(file);
    free(folder);
    return synced;
}

/* Reads and writes the same bytes, block by block. */
bool disk_rewrite(int file, const char *path, long length, struct fault *f)
{
    char bytes[4096];
    for (long at = 0; at < length;) {
        size_t most = length - at < (long)sizeof bytes ? (size_t)(length - at) : sizeof bytes;
        ssize_t got = pread(file, bytes, most, at);
        if (got <= 0 || pwrite(file, bytes, (size_t)got, at) != got)
            return fault_at(f, path, 0, "the file could not be written again: %s", strerror(errno));
        at += got;
    }
    return true;
}
