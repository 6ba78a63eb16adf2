/* Where the text of an edition comes from, a folder or one bundle, and the bundle it is hashed as. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/edition/load.h"

enum { PATH_MAX_BYTES = 4096, BUNDLE_MAX = FILES * YAML_BYTES_MAX, TAIL = 4 };

const char *const edition_file_name[FILES] = {
    [FILE_EDITION] = "edition.yaml", [FILE_BOARD] = "board.yaml",      [FILE_WINDOWS] = "windows.yaml",
    [FILE_CARDS] = "cards.yaml",     [FILE_METERS] = "meters.yaml",    [FILE_GOALS] = "goals.yaml",
    [FILE_CHARTS] = "charts.yaml",   [FILE_ASSETS] = "war-assets.yaml"};

int texts_find_file(const char *name, size_t length)
{
    for (int i = 0; i < FILES; i++) {
        if (strlen(edition_file_name[i]) == length && memcmp(edition_file_name[i], name, length) == 0)
            return i;
    }
    return -1;
}

static void *must(void *memory)
{
    if (!memory)
        abort();
    return memory;
}

/* Lines end with \n alone, whatever the editor wrote, and the last one too: so the same words have the same hash. */
void texts_add(struct edition_texts *texts, enum edition_file file, const char *bytes, size_t length)
{
    char *text = must(malloc(length + 1));
    size_t n = 0;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != '\r' || i + 1 == length || bytes[i + 1] != '\n')
            text[n++] = bytes[i];
    }
    if (n > 0 && text[n - 1] != '\n')
        text[n++] = '\n';
    texts->text[file] = text;
    texts->length[file] = n;
}

void texts_free(struct edition_texts *texts)
{
    for (int i = 0; i < FILES; i++) {
        free(texts->text[i]);
        texts->text[i] = NULL;
    }
}

/* ---- Folder ------------------------------------------------------------------------------------------------------ */

static bool read_open_file(int fd, const char *path, struct edition_texts *out, enum edition_file file, struct fault *f)
{
    struct stat status;
    if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return fault_at(f, path, 0, "This is not a plain file; put the edition's text there.");
    /* A little more than the limit, so that a file that is too long is seen as such. */
    char *bytes = must(malloc(YAML_BYTES_MAX + TAIL));
    size_t length = 0;
    ssize_t n;
    while ((n = read(fd, bytes + length, YAML_BYTES_MAX + TAIL - length)) > 0)
        length += (size_t)n;
    if (n == 0)
        texts_add(out, file, bytes, length);
    free(bytes);
    return n == 0 || fault_at(f, path, 0, "The file can't be read (%s).", strerror(errno));
}

static bool read_file(const char *folder, struct edition_texts *out, enum edition_file file, struct fault *f)
{
    char path[PATH_MAX_BYTES];
    if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, edition_file_name[file]) >= sizeof path)
        return fault_at(f, folder, 0, "The path is too long; move the edition's folder.");
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0 && errno == ENOENT)
        return true;
    if (fd < 0)
        return fault_at(f, path, 0, "The file can't be opened (%s).", strerror(errno));
    bool good = read_open_file(fd, path, out, file, f);
    close(fd);
    return good;
}

static bool is_yaml(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".yaml") == 0;
}

/* A misspelt file name would otherwise be left out without a word. */
static bool check_names(const char *folder, struct fault *f)
{
    DIR *dir = opendir(folder);
    if (!dir)
        return fault_at(f, folder, 0, "There is no such folder (%s); give the folder that holds edition.yaml.",
                        strerror(errno));
    bool good = true;
    for (struct dirent *entry; good && (entry = readdir(dir));) {
        if (is_yaml(entry->d_name) && texts_find_file(entry->d_name, strlen(entry->d_name)) < 0)
            good = fault_at(f, folder, 0, "An edition has no file %.60s; rename it or take it away.", entry->d_name);
    }
    closedir(dir);
    return good;
}

bool texts_from_folder(const char *folder, struct edition_texts *out, struct fault *f)
{
    *out = (struct edition_texts){0};
    if (!check_names(folder, f))
        return false;
    for (int i = 0; i < FILES; i++) {
        if (!read_file(folder, out, (enum edition_file)i, f)) {
            texts_free(out);
            return false;
        }
    }
    return true;
}

/* ---- Bundle ------------------------------------------------------------------------------------------------------ */

static size_t count_lines(const char *text, size_t length)
{
    size_t lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

static size_t bundle_size(const struct edition_texts *texts)
{
    size_t size = 1;
    for (int i = 0; i < FILES; i++) {
        if (texts->text[i])
            size += strlen("file \n") + strlen(edition_file_name[i]) + texts->length[i] +
                    2 * count_lines(texts->text[i], texts->length[i]);
    }
    return size;
}

static char *put(char *out, const char *bytes, size_t length)
{
    memcpy(out, bytes, length);
    return out + length;
}

static char *put_file(char *out, enum edition_file file, const char *text, size_t length)
{
    out += sprintf(out, "file %s\n", edition_file_name[file]);
    for (size_t start = 0, end; start < length; start = end) {
        end = start + (size_t)((const char *)memchr(text + start, '\n', length - start) - (text + start)) + 1;
        if (end - start > 1)
            out = put(out, "  ", 2);
        out = put(out, text + start, end - start);
    }
    return out;
}

char *texts_bundle(const struct edition_texts *texts, size_t *length)
{
    char *bundle = must(malloc(bundle_size(texts))), *out = bundle;
    for (int i = 0; i < FILES; i++) {
        if (texts->text[i])
            out = put_file(out, (enum edition_file)i, texts->text[i], texts->length[i]);
    }
    *out = '\0';
    *length = (size_t)(out - bundle);
    return bundle;
}

/* Takes the lines of a bundle apart. */
struct unbundler {
    const char *origin;
    unsigned long line;
    struct edition_texts *out;
    int file; /* being filled, or -1 */
    char *text;
    size_t length;
    struct fault *f;
};

static void finish_file(struct unbundler *u)
{
    if (u->file >= 0)
        texts_add(u->out, (enum edition_file)u->file, u->text, u->length);
    u->length = 0;
}

static bool start_file(struct unbundler *u, const char *name, size_t length)
{
    finish_file(u);
    u->file = texts_find_file(name, length);
    if (u->file < 0)
        return fault_at(u->f, u->origin, u->line, "An edition has no file %.*s; write `file` and one of its names.",
                        length > 60 ? 60 : (int)length, name);
    if (u->out->text[u->file]) {
        u->file = -1;
        return fault_at(u->f, u->origin, u->line, "A file stands twice in the edition's text; remove one.");
    }
    return true;
}

static bool take_line(struct unbundler *u, const char *line, size_t length)
{
    u->line++;
    if (length > 5 && memcmp(line, "file ", 5) == 0)
        return start_file(u, line + 5, length - 5);
    if (u->file < 0 || (length > 0 && (length < 2 || memcmp(line, "  ", 2) != 0)))
        return fault_at(u->f, u->origin, u->line,
                        "Here must stand `file NAME`, or a line of that file behind two blanks.");
    if (length > 2) {
        memcpy(u->text + u->length, line + 2, length - 2);
        u->length += length - 2;
    }
    u->text[u->length++] = '\n';
    return true;
}

bool texts_from_bundle(const char *origin, const char *text, size_t length, struct edition_texts *out, struct fault *f)
{
    *out = (struct edition_texts){0};
    if (length > BUNDLE_MAX)
        return fault_at(f, origin, 0, "The edition's text is longer than %d MiB; shorten it.", BUNDLE_MAX >> 20);
    struct unbundler u = {.origin = origin, .out = out, .file = -1, .text = must(malloc(length + 1)), .f = f};
    bool good = true;
    for (size_t start = 0; good && start < length;) {
        const char *end = memchr(text + start, '\n', length - start);
        size_t n = end ? (size_t)(end - (text + start)) : length - start;
        good = take_line(&u, text + start, n);
        start += n + 1;
    }
    finish_file(&u);
    free(u.text);
    if (!good)
        texts_free(out);
    return good;
}
