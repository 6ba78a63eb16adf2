/* The texts of an edition from a folder on disk. Apart from texts.c, because WebAssembly has no folders. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/edition/load.h"

/* Bytes of a path; bytes read beyond the limit of a file. */
enum { PATH_MAX_BYTES = 4096, TAIL = 4 };

/* Reads to the end, however long the file claims to be. */
static bool read_open_file(int fd, const char *path, struct edition_texts *out, enum edition_file file, struct fault *f)
{
    struct stat status;
    if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return fault_at(f, path, 0, "This is not a plain file; put the edition's text there.");
    /* A little more than the limit, so that a file that is too long is seen as such. */
    char *bytes = malloc(YAML_BYTES_MAX + TAIL);
    size_t length = 0;
    ssize_t n;
    if (!bytes)
        abort();
    while ((n = read(fd, bytes + length, YAML_BYTES_MAX + TAIL - length)) > 0)
        length += (size_t)n;
    if (n == 0)
        texts_add(out, file, bytes, length);
    free(bytes);
    return n == 0 || fault_at(f, path, 0, "The file can't be read (%s).", strerror(errno));
}

/* A file that is not there is no fault here: the edition's family knows which ones it needs. */
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

/* Hidden files are editors' business. */
static bool is_yaml(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".yaml") == 0;
}

/* Is it a file of an edition, in this program's languages or in others? `below` is "" or the folder inside. */
static bool is_known(const char *below, const char *name)
{
    char path[NAME_MAX + 16];
    size_t length = (size_t)snprintf(path, sizeof path, "%s%s", below, name);
    return texts_find_file(path, length) >= 0 || texts_is_foreign(path, length);
}

/* A misspelt file name would otherwise be left out without a word. */
static bool check_names(DIR *dir, const char *folder, const char *below, struct fault *f)
{
    bool good = true;
    for (struct dirent *entry; good && (entry = readdir(dir));) {
        if (is_yaml(entry->d_name) && !is_known(below, entry->d_name))
            good = fault_at(f, folder, 0, "An edition has no file %s%.60s; rename it or take it away.", below,
                            entry->d_name);
    }
    closedir(dir);
    return good;
}

/* The folder itself and the one with the words, which need not be there. */
static bool check_folders(const char *folder, struct fault *f)
{
    char inside[PATH_MAX_BYTES];
    DIR *dir = opendir(folder);
    if (!dir)
        return fault_at(f, folder, 0, "There is no such folder (%s); give the folder that holds edition.yaml.",
                        strerror(errno));
    if (!check_names(dir, folder, "", f))
        return false;
    snprintf(inside, sizeof inside, "%.4000s/words", folder);
    dir = opendir(inside);
    return !dir || check_names(dir, folder, "words/", f);
}

/* All files or none. Files that an edition may have and this folder has not are NULL. */
bool texts_from_folder(const char *folder, struct edition_texts *out, struct fault *f)
{
    *out = (struct edition_texts){0};
    if (!check_folders(folder, f))
        return false;
    for (int i = 0; i < FILES_ALL; i++) {
        if (!read_file(folder, out, (enum edition_file)i, f)) {
            texts_free(out);
            return false;
        }
        out->apart |= i >= FILES && out->text[i];
    }
    return true;
}
