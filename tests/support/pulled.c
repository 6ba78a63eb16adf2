/* See pulled.h. Names count as soon as they are made: SQLite syncs the folder of a new log with its first sync, and a
 * log without a sync is empty after the pull, which SQLite takes for none. The shared memory is no file
 * to SQLite, which makes it anew. */
#include "support/pulled.h"

#include <check.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "players/rng.h"

enum { FILES = 16, NAME = 512, SECTOR = 512 };

struct change {
    struct change *next;
    int64_t at;    /* or the new length of a cut */
    size_t length; /* 0: a cut */
    char bytes[];
};

/* What a name leads to. */
struct image {
    char name[NAME];
    char *bytes; /* synced */
    size_t length, room;
    struct change *first, **last; /* not synced */
};

struct handle {
    sqlite3_file base;
    struct image *image; /* NULL: not looked at */
    sqlite3_file *real;
};

static struct {
    sqlite3_vfs vfs, *real;
    pthread_mutex_t mutex;
    struct image image[FILES];
    unsigned images;
    unsigned long count, at, fails_at, fails;
    int code;
    bool off;
} disk = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* ---- Images ------------------------------------------------------------------------------------------------------ */

static void set_length(struct image *m, size_t length)
{
    if (length > m->room) {
        m->room = 2 * length + 65536;
        m->bytes = realloc(m->bytes, m->room);
    }
    if (length > m->length)
        memset(m->bytes + m->length, 0, length - m->length);
    m->length = length;
}

static void put(struct image *m, int64_t at, const char *bytes, size_t length)
{
    if ((size_t)at + length > m->length)
        set_length(m, (size_t)at + length);
    memcpy(m->bytes + at, bytes, length);
}

static void add_change(struct image *m, int64_t at, const void *bytes, size_t length)
{
    struct change *c = malloc(sizeof *c + length);
    *c = (struct change){NULL, at, length};
    if (length > 0)
        memcpy(c->bytes, bytes, length);
    *m->last = c;
    m->last = &c->next;
}

/* Takes each change off the list; `apply` may put it into the image. */
static void settle(struct image *m, void (*apply)(struct image *m, const struct change *c, void *context),
                   void *context)
{
    for (struct change *c = m->first, *next; c != NULL; c = next) {
        next = c->next;
        if (apply != NULL)
            apply(m, c, context);
        free(c);
    }
    m->first = NULL;
    m->last = &m->first;
}

static void apply_all(struct image *m, const struct change *c, void *context)
{
    (void)context;
    if (c->length > 0)
        put(m, c->at, c->bytes, c->length);
    else
        set_length(m, (size_t)c->at);
}

/* Nothing of it, some of its sectors, or all. */
static void apply_by_lot(struct image *m, const struct change *c, void *context)
{
    struct rng *lot = context;
    uint32_t how = rng_below(lot, 3);
    if (how == 0)
        return;
    if (how == 2 || c->length == 0) {
        apply_all(m, c, NULL);
        return;
    }
    for (size_t at = 0; at < c->length; at += SECTOR)
        if (rng_below(lot, 2) == 0)
            put(m, c->at + (int64_t)at, c->bytes + at, c->length - at < SECTOR ? c->length - at : SECTOR);
}

static struct image *image_of(const char *name)
{
    for (unsigned i = 0; i < disk.images; i++)
        if (strcmp(disk.image[i].name, name) == 0)
            return &disk.image[i];
    ck_assert_uint_lt(disk.images, FILES);
    struct image *m = &disk.image[disk.images++];
    snprintf(m->name, NAME, "%s", name);
    m->last = &m->first;
    return m;
}

/* A file that was there before is on the disk. */
static void load(struct image *m)
{
    char bytes[4096];
    size_t got;
    FILE *in = fopen(m->name, "rb");
    while (in != NULL && (got = fread(bytes, 1, sizeof bytes, in)) > 0)
        put(m, (int64_t)m->length, bytes, got);
    if (in != NULL)
        fclose(in);
}

static void save(const struct image *m)
{
    FILE *out = fopen(m->name, "wb");
    ck_assert_ptr_nonnull(out);
    ck_assert_uint_eq(fwrite(m->bytes != NULL ? m->bytes : "", 1, m->length, out), m->length);
    fclose(out);
}

/* ---- Operations: each is counted; SQLITE_OK, or why it does not happen ---------------------------------------------
 */

static int operation(void)
{
    disk.count++;
    if (disk.at != 0 && disk.count >= disk.at)
        disk.off = true;
    if (disk.off)
        return SQLITE_IOERR;
    return disk.fails_at != 0 && disk.count >= disk.fails_at && disk.count < disk.fails_at + disk.fails ? disk.code
                                                                                                        : SQLITE_OK;
}

static sqlite3_file *real(sqlite3_file *file)
{
    return ((struct handle *)file)->real;
}

static int do_close(sqlite3_file *file)
{
    int code = real(file)->pMethods->xClose(real(file));
    free(real(file));
    return code;
}

static int do_read(sqlite3_file *file, void *out, int length, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), out, length, at);
}

static int do_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 at)
{
    pthread_mutex_lock(&disk.mutex);
    int code = operation();
    if (code == SQLITE_OK)
        code = real(file)->pMethods->xWrite(real(file), bytes, length, at);
    if (code == SQLITE_OK)
        add_change(((struct handle *)file)->image, at, bytes, (size_t)length);
    pthread_mutex_unlock(&disk.mutex);
    return code;
}

static int do_truncate(sqlite3_file *file, sqlite3_int64 length)
{
    pthread_mutex_lock(&disk.mutex);
    int code = operation();
    if (code == SQLITE_OK)
        code = real(file)->pMethods->xTruncate(real(file), length);
    if (code == SQLITE_OK)
        add_change(((struct handle *)file)->image, length, NULL, 0);
    pthread_mutex_unlock(&disk.mutex);
    return code;
}

static int do_sync(sqlite3_file *file, int flags)
{
    (void)flags; /* the real disk need not turn: this one remembers */
    pthread_mutex_lock(&disk.mutex);
    int code = operation();
    if (code == SQLITE_OK)
        settle(((struct handle *)file)->image, apply_all, NULL);
    pthread_mutex_unlock(&disk.mutex);
    return code;
}

static int do_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int do_lock(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xLock(real(file), lock);
}

static int do_unlock(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xUnlock(real(file), lock);
}

static int do_is_reserved(sqlite3_file *file, int *out)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), out);
}

static int do_control(sqlite3_file *file, int what, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}

static int do_sector(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

static int do_traits(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int do_map(sqlite3_file *file, int region, int size, int extend, void volatile **out)
{
    return real(file)->pMethods->xShmMap(real(file), region, size, extend, out);
}

static int do_map_lock(sqlite3_file *file, int at, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), at, count, flags);
}

static void do_barrier(sqlite3_file *file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

static int do_unmap(sqlite3_file *file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

static const sqlite3_io_methods methods = {.iVersion = 2,
                                           .xClose = do_close,
                                           .xRead = do_read,
                                           .xWrite = do_write,
                                           .xTruncate = do_truncate,
                                           .xSync = do_sync,
                                           .xFileSize = do_size,
                                           .xLock = do_lock,
                                           .xUnlock = do_unlock,
                                           .xCheckReservedLock = do_is_reserved,
                                           .xFileControl = do_control,
                                           .xSectorSize = do_sector,
                                           .xDeviceCharacteristics = do_traits,
                                           .xShmMap = do_map,
                                           .xShmLock = do_map_lock,
                                           .xShmBarrier = do_barrier,
                                           .xShmUnmap = do_unmap};

static int do_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    struct handle *h = (struct handle *)file;
    (void)vfs;
    h->real = calloc(1, (size_t)disk.real->szOsFile);
    int code = disk.real->xOpen(disk.real, name, h->real, flags, out);
    h->base.pMethods = code == SQLITE_OK ? &methods : NULL;
    if (code != SQLITE_OK) {
        free(h->real);
        return code;
    }
    pthread_mutex_lock(&disk.mutex);
    unsigned images = disk.images;
    h->image = image_of(name != NULL ? name : "temporary");
    if (disk.images > images)
        load(h->image);
    pthread_mutex_unlock(&disk.mutex);
    return SQLITE_OK;
}

static int do_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    (void)vfs;
    pthread_mutex_lock(&disk.mutex);
    int code = operation();
    if (code == SQLITE_OK && (code = disk.real->xDelete(disk.real, name, sync)) == SQLITE_OK) {
        struct image *m = image_of(name);
        settle(m, NULL, NULL);
        m->length = 0;
    }
    pthread_mutex_unlock(&disk.mutex);
    return code;
}

/* ---- The plug ---------------------------------------------------------------------------------------------------- */

void pulled_begin(void)
{
    disk.real = sqlite3_vfs_find(NULL);
    disk.vfs = *disk.real;
    disk.vfs.pNext = NULL;
    disk.vfs.zName = "pulled";
    disk.vfs.szOsFile = sizeof(struct handle);
    disk.vfs.xOpen = do_open;
    disk.vfs.xDelete = do_delete;
    disk.images = 0;
    disk.count = disk.at = disk.fails_at = disk.fails = 0;
    disk.off = false;
    ck_assert_int_eq(sqlite3_vfs_register(&disk.vfs, 1), SQLITE_OK);
}

void pulled_at(unsigned long operations)
{
    pthread_mutex_lock(&disk.mutex);
    disk.at = operations == 0 ? 0 : disk.count + operations;
    pthread_mutex_unlock(&disk.mutex);
}

void pulled_fails(unsigned long operations, unsigned long times, int code)
{
    pthread_mutex_lock(&disk.mutex);
    disk.fails_at = disk.count + operations;
    disk.fails = times;
    disk.code = code;
    pthread_mutex_unlock(&disk.mutex);
}

unsigned long pulled_operations(void)
{
    pthread_mutex_lock(&disk.mutex);
    unsigned long count = disk.count;
    pthread_mutex_unlock(&disk.mutex);
    return count;
}

bool pulled_is_off(void)
{
    pthread_mutex_lock(&disk.mutex);
    bool off = disk.off;
    pthread_mutex_unlock(&disk.mutex);
    return off;
}

void pulled_end(uint64_t lot)
{
    struct rng rng;
    rng_seed(&rng, lot, 1);
    for (unsigned i = 0; i < disk.images; i++) {
        struct image *m = &disk.image[i];
        bool off = disk.off;
        settle(m, off ? apply_by_lot : NULL, &rng);
        if (off && strcmp(m->name, "temporary") != 0)
            save(m);
        free(m->bytes);
        *m = (struct image){.last = NULL};
    }
    disk.images = 0;
    sqlite3_vfs_unregister(&disk.vfs);
    ck_assert_int_eq(sqlite3_vfs_register(disk.real, 1), SQLITE_OK);
}
