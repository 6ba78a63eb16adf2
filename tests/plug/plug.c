/* A disk whose plug can be pulled, preloaded before the C library. A kill keeps what the program has handed to the
 * system; a power cut keeps only what was synced. This library remembers, for one folder, the bytes of every file at
 * its last sync and the names at the folder's last sync. Before operation PLUG_AT it turns the folder into what a disk
 * could hold at that moment, and ends the process. PLUG_ROOT    the folder, without a slash at its end PLUG_REPORT  a
 * file outside of it: a line for each operation, then what was acknowledged PLUG_AT      the operation before which the
 * plug is pulled; 0 never PLUG_NAMES   bits: which of the unsynced operations on names have reached the disk, the first
 * one lowest PLUG_BYTES   0 no unsynced bytes are on the disk, 1 half of each file's, 2 all PLUG_DEAF    a name (`.` is
 * the folder): syncing it does nothing Bytes are written inside of the C library, where nothing can be preloaded; but
 * they only count when they are synced, and streams are flushed by a call that can be seen. */
#undef _FILE_OFFSET_BITS /* so that open and open64 are two functions here, too */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { NODES = 64, NAMES = 32, OPERATIONS = 64, NAME = 64, BYTES = 1 << 20, EXIT = 99 };

struct text {
    char *bytes;
    size_t length;
};

/* A file by itself, whatever its names are. Numbers of inodes are used again, so the newest one counts. */
struct node {
    ino_t inode;
    struct text synced;
};

struct name {
    char name[NAME];
    int node; /* -1: free */
};

struct operation {
    char from[NAME], to[NAME]; /* one empty: a name made or removed */
    int node;
};

static struct {
    bool on;
    const char *root, *report, *deaf;
    long at, count;
    unsigned long kept_names, kept_bytes;
    struct node node[NODES];
    int nodes;
    struct name disk[NAMES]; /* the folder's names at its last sync */
    struct operation pending[OPERATIONS];
    int pendings;
    struct text acknowledged;
    FILE *lines;
} plug;

_Noreturn static void give_up(const char *why)
{
    fprintf(stderr, "plug: %s\n", why);
    _exit(EXIT + 1);
}

/* ---- The real disk ----------------------------------------------------------------------------------------------- */

static void path_of(const char *name, char out[PATH_MAX])
{
    snprintf(out, PATH_MAX, "%s/%s", plug.root, name);
}

static struct text read_text(int file)
{
    struct text text = {malloc(BYTES), 0};
    ssize_t got;
    while (text.bytes != NULL && text.length < BYTES &&
           (got = pread(file, text.bytes + text.length, BYTES - text.length, (off_t)text.length)) > 0)
        text.length += (size_t)got;
    if (text.bytes == NULL || text.length == BYTES)
        give_up("a file is too large");
    return text;
}

static int open_now(const char *name, int flags)
{
    char path[PATH_MAX];
    path_of(name, path);
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

static struct text read_now(const char *name)
{
    int file = open_now(name, O_RDONLY);
    struct text text = file >= 0 ? read_text(file) : (struct text){NULL, 0};
    if (file >= 0)
        close(file);
    return text;
}

/* The name of a path inside the folder, or NULL. */
static const char *inside(const char *path)
{
    size_t length = plug.on ? strlen(plug.root) : 0;
    bool is = plug.on && strncmp(path, plug.root, length) == 0 && path[length] == '/' && path[length + 1] != '\0';
    return is ? path + length + 1 : NULL;
}

/* ---- The model --------------------------------------------------------------------------------------------------- */

static int add_node(ino_t inode)
{
    if (plug.nodes == NODES)
        give_up("too many files");
    plug.node[plug.nodes] = (struct node){.inode = inode};
    return plug.nodes++;
}

static int find_node(ino_t inode)
{
    int i = plug.nodes;
    while (--i >= 0 && plug.node[i].inode != inode)
        ;
    return i;
}

static int node_at(const char *name)
{
    char path[PATH_MAX];
    struct stat info;
    path_of(name, path);
    return stat(path, &info) == 0 ? find_node(info.st_ino) : -1;
}

static void set_name(struct name *names, const char *name, int node)
{
    int place = -1;
    for (int i = 0; i < NAMES; i++)
        if (names[i].node >= 0 && strcmp(names[i].name, name) == 0)
            place = i;
    for (int i = 0; place < 0 && i < NAMES; i++)
        if (names[i].node < 0)
            place = i;
    if (place < 0)
        give_up("too many names");
    snprintf(names[place].name, NAME, "%s", name);
    names[place].node = node;
}

static void apply(struct name *names, const struct operation *o)
{
    if (o->from[0] != '\0')
        set_name(names, o->from, -1);
    if (o->to[0] != '\0')
        set_name(names, o->to, o->node);
}

static void pend(const char *from, const char *to, int node)
{
    struct operation *o = &plug.pending[plug.pendings++];
    if (plug.pendings == OPERATIONS)
        give_up("too many operations");
    snprintf(o->from, NAME, "%s", from);
    snprintf(o->to, NAME, "%s", to);
    o->node = node;
}

static void sync_names(void)
{
    for (int i = 0; i < plug.pendings; i++)
        apply(plug.disk, &plug.pending[i]);
    plug.pendings = 0;
}

static bool is_dirty(void)
{
    bool dirty = false;
    DIR *dir = opendir(plug.root);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        int node = entry->d_name[0] != '.' ? find_node(entry->d_ino) : -1;
        if (node < 0)
            continue;
        struct text now = read_now(entry->d_name), then = plug.node[node].synced;
        dirty = dirty || now.length != then.length || memcmp(now.bytes, then.bytes, now.length) != 0;
        free(now.bytes);
    }
    if (dir != NULL)
        closedir(dir);
    return dirty;
}

/* ---- Pulling the plug -------------------------------------------------------------------------------------------- */

/* What the disk holds of a file, some of which may have got there without being asked for. */
static struct text bytes_of(int node, const struct text *now)
{
    struct text then = plug.node[node].synced;
    if (now->bytes == NULL || plug.kept_bytes == 0)
        return then;
    if (plug.kept_bytes == 1 && now->length > then.length)
        return (struct text){now->bytes, then.length + (now->length - then.length) / 2};
    return plug.kept_bytes == 2 ? *now : then;
}

static void put(const char *name, struct text text)
{
    int file = open_now(name, O_WRONLY | O_CREAT | O_TRUNC);
    if (file < 0 || write(file, text.bytes != NULL ? text.bytes : "", text.length) != (ssize_t)text.length)
        give_up("the folder can't be written");
    close(file);
}

/* Takes every file out of the folder; `now` receives the bytes by node. */
static void empty_folder(struct text now[NODES])
{
    DIR *dir = opendir(plug.root);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        char path[PATH_MAX];
        int node = entry->d_name[0] != '.' ? find_node(entry->d_ino) : -1;
        if (node < 0)
            continue;
        now[node] = read_now(entry->d_name);
        path_of(entry->d_name, path);
        syscall(SYS_unlink, path);
    }
    if (dir != NULL)
        closedir(dir);
}

static void report_end(void)
{
    fprintf(plug.lines, "acknowledged %zu\n", plug.acknowledged.length);
    fwrite(plug.acknowledged.bytes != NULL ? plug.acknowledged.bytes : "", 1, plug.acknowledged.length, plug.lines);
    fclose(plug.lines);
}

_Noreturn static void pull(void)
{
    struct text now[NODES] = {{NULL, 0}};
    empty_folder(now);
    for (int i = 0; i < plug.pendings; i++)
        if ((plug.kept_names >> i & 1) != 0)
            apply(plug.disk, &plug.pending[i]);
    for (int i = 0; i < NAMES; i++)
        if (plug.disk[i].node >= 0)
            put(plug.disk[i].name, bytes_of(plug.disk[i].node, &now[plug.disk[i].node]));
    report_end();
    _exit(EXIT);
}

/* Before each operation. */
static void step(const char *what, const char *name)
{
    if (!plug.on)
        return;
    plug.count++;
    if (plug.at == 0)
        fprintf(plug.lines, "%ld %d %d %s %s\n", plug.count, plug.pendings, is_dirty(), what, name);
    else if (plug.count == plug.at)
        pull();
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

static unsigned long number(const char *variable)
{
    const char *text = getenv(variable);
    return text != NULL ? strtoul(text, NULL, 10) : 0;
}

/* What lies there was there yesterday. */
static void read_folder(void)
{
    DIR *dir = opendir(plug.root);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        int node = add_node(entry->d_ino);
        plug.node[node].synced = read_now(entry->d_name);
        set_name(plug.disk, entry->d_name, node);
    }
    if (dir != NULL)
        closedir(dir);
}

__attribute__((constructor)) static void plug_in(void)
{
    plug.root = getenv("PLUG_ROOT");
    plug.report = getenv("PLUG_REPORT");
    plug.deaf = getenv("PLUG_DEAF");
    if (plug.root == NULL || plug.report == NULL)
        return;
    plug.at = (long)number("PLUG_AT");
    plug.kept_names = number("PLUG_NAMES");
    plug.kept_bytes = number("PLUG_BYTES");
    for (int i = 0; i < NAMES; i++)
        plug.disk[i].node = -1;
    read_folder();
    plug.lines = fopen(plug.report, "we");
    if (plug.lines == NULL)
        give_up("the report can't be written");
    plug.on = true;
}

__attribute__((destructor)) static void plug_out(void)
{
    step("exit", "");
    if (plug.on)
        report_end();
}

/* ---- What the program calls -------------------------------------------------------------------------------------- */

static int open_file(const char *path, int flags, mode_t mode)
{
    const char *name = (flags & O_CREAT) != 0 ? inside(path) : NULL;
    if (name != NULL)
        step("make", name);
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    struct stat info;
    if (file >= 0 && name != NULL && fstat(file, &info) == 0)
        pend("", name, add_node(info.st_ino));
    return file;
}

static mode_t mode_from(int flags, va_list rest)
{
    return (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_from(flags, rest);
    va_end(rest);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_from(flags, rest);
    va_end(rest);
    return open_file(path, flags, mode);
}

static bool is_deaf(const char *name)
{
    return plug.deaf != NULL && strcmp(plug.deaf, name) == 0;
}

/* The name that a descriptor's file has now. */
static bool name_of(int file, char out[NAME])
{
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = '\0';
    const char *name = strcmp(path, plug.on ? plug.root : "") == 0 ? "." : inside(path);
    snprintf(out, NAME, "%s", name != NULL ? name : "");
    return name != NULL;
}

int fsync(int file)
{
    char name[NAME];
    struct stat info;
    if (!plug.on || !name_of(file, name) || fstat(file, &info) != 0)
        return (int)syscall(SYS_fsync, file);
    step("sync", name);
    if (is_deaf(name))
        return 0;
    int node = find_node(info.st_ino);
    if (S_ISDIR(info.st_mode))
        sync_names();
    else if (node >= 0)
        plug.node[node].synced = read_now(name); /* the descriptor may be for writing only */
    return 0;
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags)
{
    const char *old = inside(from), *new = inside(to);
    if (old != NULL && new != NULL)
        step("rename", old);
    int node = old != NULL ? node_at(old) : -1;
    int failed = (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
    if (failed == 0 && old != NULL && new != NULL)
        pend(old, new, node);
    return failed;
}

int rename(const char *from, const char *to)
{
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path)
{
    const char *name = inside(path);
    if (name != NULL)
        step("remove", name);
    int failed = (int)syscall(SYS_unlink, path);
    if (failed == 0 && name != NULL)
        pend(name, "", -1);
    return failed;
}

static int cut(int file, off_t length)
{
    char name[NAME];
    if (plug.on && name_of(file, name))
        step("cut", name);
    return (int)syscall(SYS_ftruncate, file, length);
}

int ftruncate(int file, off_t length)
{
    return cut(file, length);
}

int ftruncate64(int file, off64_t length)
{
    return cut(file, (off_t)length);
}

/* Where the person is told or asked something, everything in the record is acknowledged. */
static void acknowledge(void)
{
    DIR *dir = opendir(plug.root);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        size_t length = strlen(entry->d_name);
        if (length < 4 || strcmp(entry->d_name + length - 4, ".hgr") != 0)
            continue;
        free(plug.acknowledged.bytes);
        plug.acknowledged = read_now(entry->d_name);
    }
    if (dir != NULL)
        closedir(dir);
}

int fflush(FILE *stream)
{
    static int (*real)(FILE *);
    if (real == NULL) /* a function from an object pointer, which ISO C knows no cast for */
        *(void **)&real = dlsym(RTLD_NEXT, "fflush");
    if (stream == stdout)
        step("ask", "");
    else if (stream != plug.lines)
        step("write", "");
    int failed = real(stream);
    if (plug.on && stream == stdout)
        acknowledge();
    return failed;
}

/* The same numbers in every run, so that every run has the same operations. */
void randombytes_buf(void *out, size_t size);

void randombytes_buf(void *out, size_t size)
{
    static unsigned long state = 1;
    for (size_t i = 0; i < size; i++) {
        state = state * 6364136223846793005ul + 1442695040888963407ul;
        ((unsigned char *)out)[i] = (unsigned char)(state >> 56);
    }
}
