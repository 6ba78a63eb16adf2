/* Games on disk, for the menu. One that was left before its end has its secret still beside it; the secret is opened,
 * and its file removed, when a game ends. Nothing is kept of what was found: the menu looks anew each time it
 * opens. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/secret.h"
#include "tui/menu.h"

/* Files that are looked at; a folder with more shows some of them. */
enum { FOUND_MAX = 512 };

/* A record and when it was written to last. */
struct found {
    char name[256];
    time_t changed;
};

/* Every record there can be looked at. */
static bool is_any(const char *path)
{
    return access(path, R_OK) == 0;
}

/* And can be gone on with. */
static bool is_unfinished(const char *path)
{
    char secret[RECORDING_PATH_MAX];
    return secret_path(path, secret, sizeof secret) && access(secret, R_OK) == 0;
}

/* The newest first, and by name where the clock can't tell. */
static int compare(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    if (x->changed != y->changed)
        return x->changed < y->changed ? 1 : -1;
    return strcmp(y->name, x->name);
}

/* False where the path would be cut: such a file is left out of the list. */
static bool join(const char *folder, const char *name, char out[RECORDING_PATH_MAX])
{
    int n = snprintf(out, RECORDING_PATH_MAX, "%s%s", folder, name);
    return n > 0 && n < RECORDING_PATH_MAX;
}

/* Files that vanish between listing and looking are passed over. */
static unsigned collect(DIR *dir, const char *folder, bool (*is_wanted)(const char *path), struct found *found)
{
    unsigned count = 0;
    for (struct dirent *entry; count < FOUND_MAX && (entry = readdir(dir)) != NULL;) {
        char path[RECORDING_PATH_MAX];
        struct stat info;
        size_t length = strlen(entry->d_name);
        /* Nothing but records, and only those whose path is not cut. */
        if (length < 5 || strcmp(entry->d_name + length - 4, ".hgr") != 0 || !join(folder, entry->d_name, path) ||
            !is_wanted(path) || stat(path, &info) != 0)
            continue;
        snprintf(found[count].name, sizeof found[count].name, "%s", entry->d_name);
        found[count++].changed = info.st_mtime;
    }
    return count;
}

/* An unreadable folder, or none, is an empty list: nothing has been saved yet. */
static unsigned find(bool (*is_wanted)(const char *path), char (*path)[RECORDING_PATH_MAX], unsigned most)
{
    char folder[RECORDING_PATH_MAX];
    unsigned count = 0, kept = 0;
    recording_folder(folder);
    DIR *dir = opendir(folder[0] != '\0' ? folder : ".");
    struct found *found = calloc(FOUND_MAX, sizeof *found);
    if (dir != NULL && found != NULL)
        count = collect(dir, folder, is_wanted, found);
    if (count > 0)
        qsort(found, count, sizeof *found, compare);
    for (unsigned i = 0; i < count && kept < most; i++)
        kept += join(folder, found[i].name, path[kept]);
    if (dir != NULL)
        closedir(dir);
    free(found);
    return kept;
}

/* For going on with. */
unsigned menu_saved(char (*path)[RECORDING_PATH_MAX], unsigned most)
{
    return find(is_unfinished, path, most);
}

/* For looking at; those that can be gone on with are among them. */
unsigned menu_recorded(char (*path)[RECORDING_PATH_MAX], unsigned most)
{
    return find(is_any, path, most);
}
