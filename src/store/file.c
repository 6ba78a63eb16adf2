/* Two files and one promise: what a sync was asked for is there as a whole or not at all, whatever ends the program.
 *
 * A group of lines that touches the table's log ends there in a mark, `= FROM TO`: with this group the record's lines
 * grow from FROM to TO. The table's file is brought to the disk first, then the record's. Who finds a record with fewer
 * than TO lines has found a group that was cut short, and drops all of it; nobody was told of it. A group of record's
 * lines alone needs no mark: a part of it is a shorter game that goes on. */
#include "store/file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/disk.h"

/* bytes of a mark with its break: two numbers of up to 20 digits and what is around them */
enum { MARK_MAX = 64 };

static struct store_file *of(struct store *s)
{
    return (struct store_file *)s;
}

/* ---- Appending --------------------------------------------------------------------------------------------------- */

/* The lines get their numbers back, so that the next append begins where the last sync ended. */
static void forget_waiting(struct store_file *s)
{
    for (unsigned i = 0; i < STORE_LOGS; i++) {
        s->log[i].waiting = 0;
        s->log[i].lines = s->log[i].synced;
    }
}

static enum store_answer refuse(struct store_file *s)
{
    forget_waiting(s);
    return STORE_FAULT;
}

static void add(struct store_file_log *log, const char *line, size_t length)
{
    memcpy(log->buffer + log->waiting, line, length);
    log->waiting += length;
    log->buffer[log->waiting++] = '\n';
}

/* Room for a mark is always left over, so a sync can't fail for want of it. A number that is not the next one is
 * refused before anything is touched. */
static enum store_answer append(struct store *base, enum store_log which, uint64_t number, const char *line,
                                size_t length, struct fault *f)
{
    struct store_file *s = of(base);
    struct store_file_log *log = &s->log[which];
    if (number != log->lines + 1)
        return STORE_TAKEN;
    if (length + 1 > STORE_LINE_MAX || length + 1 + MARK_MAX > sizeof log->buffer - log->waiting) {
        fault_at(f, log->path, 0, "too much was to be kept at once");
        return refuse(s);
    }
    add(log, line, length);
    log->lines++;
    return STORE_DONE;
}

/* ---- Keeping ----------------------------------------------------------------------------------------------------- */

/* Written at the offset of what was kept, so a second try writes over the first. */
static bool write_out(struct store_file_log *log, struct fault *f)
{
    for (size_t done = 0; done < log->waiting;) {
        ssize_t n = pwrite(log->file, log->buffer + done, log->waiting - done, log->kept + (long)done);
        if (n < 0 && errno != EINTR)
            return fault_at(f, log->path, 0, "the file could not be written: %s", strerror(errno));
        done += n > 0 ? (size_t)n : 0;
    }
    return log->waiting == 0 || disk_sync(log->file, log->path, f);
}

/* It also writes anew what stays: after a failed sync the system may hold pages for clean that never reached the disk.
 */
static bool cut(struct store_file_log *log, struct fault *f)
{
    if (ftruncate(log->file, log->kept) != 0)
        return fault_at(f, log->path, 0, "the file could not be cut back: %s", strerror(errno));
    return disk_rewrite(log->file, log->path, log->kept, f) && disk_sync(log->file, log->path, f);
}

/* After a failure: the system may take bytes for written that are not, and others may stand there that nobody was told
 * of. The record goes first: a mark without its lines is dropped by who opens the files, lines without their mark are
 * not. */
static bool clean(struct store_file *s, struct fault *f)
{
    s->dirty = s->dirty && !(cut(&s->log[STORE_RECORD], f) && cut(&s->log[STORE_TABLE], f));
    return !s->dirty;
}

/* `= 12 15`: the record had 12 lines before this group and has 15 with it. */
static void mark_group(struct store_file *s)
{
    char mark[MARK_MAX];
    const struct store_file_log *record = &s->log[STORE_RECORD];
    if (s->log[STORE_TABLE].waiting == 0)
        return;
    int length = snprintf(mark, sizeof mark, "= %" PRIu64 " %" PRIu64, record->synced, record->lines);
    add(&s->log[STORE_TABLE], mark, (size_t)length);
}

/* `later` is not told: the first fault is the one that people can do something about. */
static enum store_answer sync_files(struct store *base, struct fault *f)
{
    struct store_file *s = of(base);
    struct fault later;
    if (!clean(s, f))
        return refuse(s);
    mark_group(s);
    if (!write_out(&s->log[STORE_TABLE], f) || !write_out(&s->log[STORE_RECORD], f)) {
        s->dirty = true;
        clean(s, &later);
        return refuse(s);
    }
    for (unsigned i = 0; i < STORE_LOGS; i++) {
        s->log[i].kept += (long)s->log[i].waiting;
        s->log[i].synced = s->log[i].lines;
        s->log[i].waiting = 0;
    }
    return STORE_DONE;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* The line at an offset, among the kept bytes: its length without the break, or -1 at their end or where none ends. */
static long line_at(const struct store_file_log *log, long at, char out[STORE_LINE_MAX])
{
    long most = log->kept - at < STORE_LINE_MAX ? log->kept - at : STORE_LINE_MAX;
    ssize_t got = most > 0 ? pread(log->file, out, (size_t)most, at) : 0;
    char *end = got > 0 ? memchr(out, '\n', (size_t)got) : NULL;
    if (end == NULL)
        return -1;
    *end = '\0';
    return end - out;
}

/* No line of a table's log begins so, since each begins with its time. */
static bool is_mark(enum store_log which, const char *line)
{
    return which == STORE_TABLE && line[0] == '=';
}

/* Reading goes forward from the last line that was found; going back begins at the start of the file. Marks have no
 * number. */
static long read_line(struct store *base, enum store_log which, uint64_t number, char *out, size_t size,
                      struct fault *f)
{
    struct store_file_log *log = &of(base)->log[which];
    char line[STORE_LINE_MAX];
    if (number == 0 || number > log->synced)
        return STORE_NO_LINE;
    if (log->found > number || log->found == 0) {
        log->found = 1;
        log->at = 0;
    }
    for (;;) {
        long length = line_at(log, log->at, line);
        if (length < 0 || (log->found == number && !is_mark(which, line) && (size_t)length >= size)) {
            fault_at(f, log->path, (unsigned long)number, "the line could not be read");
            return STORE_UNREADABLE;
        }
        if (log->found == number && !is_mark(which, line)) {
            memcpy(out, line, (size_t)length + 1);
            return length;
        }
        log->found += !is_mark(which, line);
        log->at += length + 1;
    }
}

static void close_files(struct store *base)
{
    for (unsigned i = 0; i < STORE_LOGS; i++)
        close(of(base)->log[i].file);
}

static const struct store_kind file_kind = {append, sync_files, read_line, close_files};

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

static bool name_files(struct store_file *s, const char *path, struct fault *f)
{
    memset(s, 0, sizeof *s);
    s->store.kind = &file_kind;
    int record = snprintf(s->log[STORE_RECORD].path, STORE_PATH_MAX, "%s", path);
    int table = snprintf(s->log[STORE_TABLE].path, STORE_PATH_MAX, "%s.table", path);
    return (record > 0 && table < STORE_PATH_MAX) || fault_at(f, path, 0, "this path is too long");
}

/* The folder is synced too, otherwise the files' names might be lost with the power. */
bool store_file_create(struct store_file *s, const char *path, struct fault *f)
{
    if (!name_files(s, path, f))
        return false;
    struct store_file_log *record = &s->log[STORE_RECORD], *table = &s->log[STORE_TABLE];
    record->file = disk_create(record->path, f);
    if (record->file < 0)
        return false;
    table->file = disk_create(table->path, f);
    if (table->file >= 0 && disk_sync_folder(path, f))
        return true;
    if (table->file >= 0) {
        unlink(table->path);
        close(table->file);
    }
    unlink(record->path);
    close(record->file);
    return false;
}

static bool find_length(struct store_file_log *log, struct fault *f)
{
    struct stat info;
    if (fstat(log->file, &info) != 0)
        return fault_at(f, log->path, 0, "the file could not be read: %s", strerror(errno));
    log->kept = (long)info.st_size;
    return true;
}

/* Counts whole lines; what is torn off behind them is not kept. */
static void count_record(struct store_file_log *log, uint64_t most)
{
    char line[STORE_LINE_MAX];
    long at = 0, length;
    log->synced = 0;
    while (log->synced < most && (length = line_at(log, at, line)) >= 0) {
        at += length + 1;
        log->synced++;
    }
    log->kept = at;
}

/* The last group whose mark is there, and how far the record reaches with it and without it. */
struct groups {
    long good, before;               /* bytes with it, and without it */
    uint64_t lines, lines_before;    /* the same of the table's lines */
    uint64_t record_from, record_to; /* its mark */
};

/* Printed again it must be the same text: sscanf alone would take signs, blanks and more behind it. */
static bool read_mark(const char *line, struct groups *g)
{
    char again[MARK_MAX];
    uint64_t from, to;
    if (sscanf(line, "= %" SCNu64 " %" SCNu64, &from, &to) != 2)
        return false;
    snprintf(again, sizeof again, "= %" PRIu64 " %" PRIu64, from, to);
    g->record_from = from;
    g->record_to = to;
    return strcmp(again, line) == 0 && from <= to;
}

/* Lines behind the last mark belong to a group that never was; they are left out of `good`. */
static bool find_groups(const struct store_file_log *log, struct groups *g, struct fault *f)
{
    char line[STORE_LINE_MAX];
    long length;
    uint64_t lines = 0, number = 0;
    *g = (struct groups){0};
    for (long at = 0; (length = line_at(log, at, line)) >= 0;) {
        at += length + 1;
        number++;
        lines += line[0] != '=';
        if (line[0] != '=')
            continue;
        g->before = g->good;
        g->lines_before = g->lines;
        if (!read_mark(line, g))
            return fault_at(f, log->path, (unsigned long)number, "here '= FROM TO' must stand, two numbers of lines");
        g->good = at;
        g->lines = lines;
    }
    return true;
}

/* A group whose lines did not all reach the record is dropped from both files. */
static bool find_end(struct store_file *s, struct fault *f)
{
    struct store_file_log *record = &s->log[STORE_RECORD], *table = &s->log[STORE_TABLE];
    struct groups g;
    if (!find_groups(table, &g, f))
        return false;
    table->kept = g.good;
    table->synced = g.lines;
    count_record(record, UINT64_MAX);
    if (record->synced < g.record_to) {
        if (record->synced < g.record_from)
            return fault_at(f, record->path, (unsigned long)record->synced,
                            "the table's log tells of %llu lines here; bring the record back as it was",
                            (unsigned long long)g.record_from);
        table->kept = g.before;
        table->synced = g.lines_before;
        count_record(record, g.record_from);
    }
    forget_waiting(s);
    s->dirty = true; /* so that what is dropped is cut off before anything is appended */
    return true;
}

bool store_file_open(struct store_file *s, const char *path, struct fault *f)
{
    if (!name_files(s, path, f))
        return false;
    struct store_file_log *record = &s->log[STORE_RECORD], *table = &s->log[STORE_TABLE];
    record->file = disk_hold(record->path, f);
    if (record->file < 0)
        return false;
    table->file = disk_hold(table->path, f);
    if (table->file < 0) {
        close(record->file);
        return false;
    }
    if (find_length(record, f) && find_length(table, f) && find_end(s, f) && clean(s, f))
        return true;
    close_files(&s->store);
    return false;
}
