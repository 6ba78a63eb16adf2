/* What a kill leaves of a game that never came to be: FILE.new that nobody holds, and the secret that it commits to.
 * Nothing else is ever removed: a file that only looks like it is told to people. */
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/recording.h"
#include "table/secret.h"
#include "text/disk.h"

static const char first_word[] = "hegemon-record ", commits[] = "commitment ", begins[] = "begin ";

static bool starts(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

/* A header or the first part of one, and no line more. Somebody's own file may have such a name, too. */
static bool is_header(struct source *in, char commitment[KEY_HEX])
{
    char line[RECORD_LINE_MAX];
    bool first = true, begun = false;
    enum source_line found;
    size_t length;
    commitment[0] = '\0';
    while ((found = source_line(in, line, sizeof line, &length)) != SOURCE_END && found != SOURCE_FAILED) {
        bool whole = found == SOURCE_LINE && strlen(line) == length;
        if (begun || (first && !starts(whole ? line : first_word, whole ? first_word : line)))
            return false;
        if (whole && starts(line, commits))
            snprintf(commitment, KEY_HEX, "%.64s", line + strlen(commits));
        begun = starts(line, begins);
        first = false;
    }
    return true;
}

/* False with a fault that names the file in the way. */
static bool is_unborn(const char *path, char commitment[KEY_HEX], struct fault *f)
{
    struct source in;
    bool opened = disk_read(&in, path, f), unborn = opened && is_header(&in, commitment);
    if (opened)
        source_close(&in);
    return unborn || fault_at(f, path, 0,
                              "this file is in the way: a record begins its life with this name; move it, or choose "
                              "another name for the record");
}

/* The secret goes first, and only if it is the one that FILE.new commits to. */
static bool remove_both(const char *path, const char *unborn, const char *commitment, struct fault *f)
{
    char secret[RECORDING_PATH_MAX];
    bool left = commitment[0] != '\0' && secret_path(path, secret, sizeof secret) && secret_is_left(secret, commitment);
    if (left && (!secret_remove(secret, f) || !disk_sync_folder(path, f)))
        return false;
    return unlink(unborn) == 0 || fault_at(f, unborn, 0, "a leftover that can't be removed; remove it by hand");
}

bool recording_clear(const char *path, struct fault *f)
{
    char unborn[RECORDING_PATH_MAX], commitment[KEY_HEX];
    struct stat info;
    int length = snprintf(unborn, sizeof unborn, "%s.new", path);
    if (length < 0 || (size_t)length >= sizeof unborn || lstat(unborn, &info) != 0 || lstat(path, &info) == 0)
        return true;
    int held = disk_hold(unborn, f);
    if (held < 0)
        return false;
    bool cleared = is_unborn(unborn, commitment, f) && remove_both(path, unborn, commitment, f);
    close(held);
    return cleared;
}

void recording_sweep(const char *folder)
{
    static const char ending[] = ".hgr.new";
    DIR *dir = opendir(folder[0] != '\0' ? folder : ".");
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        char path[RECORDING_PATH_MAX];
        struct fault ignored;
        size_t length = strlen(entry->d_name), known = strlen(ending);
        if (length <= known || strcmp(entry->d_name + length - known, ending) != 0)
            continue;
        int written = snprintf(path, sizeof path, "%s%.*s", folder, (int)(length - strlen(".new")), entry->d_name);
        if (written > 0 && (size_t)written < sizeof path)
            recording_clear(path, &ignored);
    }
    if (dir != NULL)
        closedir(dir);
}
