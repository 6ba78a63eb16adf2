/* Games on disk. One that was left before its end has its secret still beside it. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/secret.h"
#include "tui/menu.h"

enum { FOUND_MAX = 512 };

struct found {
    char name[256];
    time_t changed;
};

static bool is_any(const char *path)
{
    return access(path, R_OK) == 0;
}

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

static bool join(const char *folder, const char *name, char out[RECORDING_PATH_MAX])
{
    int n = snprintf(out, RECORDING_PATH_MAX, "%s%s", folder, name);
    return n > 0 && n < RECORDING_PATH_MAX;
}

static unsigned collect(DIR *dir, const char *folder, bool (*is_wanted)(const char *path), struct found *found)
{
    unsigned count = 0;
    for (struct dirent *entry; count < FOUND_MAX && (entry = readdir(dir)) != NULL;) {
        char path[RECORDING_PATH_MAX];
        struct stat info;
        size_t length = strlen(entry->d_name);
        if (length < 5 || strcmp(entry->d_name + length - 4, ".hgr") != 0 || !join(folder, entry->d_name, path) ||
            !is_wanted(path) || stat(path, &info) != 0)
            continue;
        snprintf(found[count].name, sizeof found[count].name, "%s", entry->d_name);
        found[count++].changed = info.st_mtime;
    }
    return count;
}

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

unsigned menu_saved(char (*path)[RECORDING_PATH_MAX], unsigned most)
{
    return find(is_unfinished, path, most);
}

unsigned menu_recorded(char (*path)[RECORDING_PATH_MAX], unsigned most)
{
    return find(is_any, path, most);
}
