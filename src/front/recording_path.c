/* Where records lie when nobody says where: the folder for state of the XDG specification. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "front/recording.h"
#include "text/disk.h"
#include "text/utf8.h"

enum { TRIES = 100 }; /* names for one second */

/* Makes every folder on the way; one that the disk doesn't know would take its records with it. */
static bool make_folders(char *path)
{
    struct fault ignored;
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool made = mkdir(path, 0700) == 0 ? disk_sync_folder(path, &ignored) : errno == EEXIST;
        *slash = '/';
        if (!made)
            return false;
    }
    return true;
}

void recording_folder(char out[RECORDING_PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    const int room = RECORDING_PATH_MAX - 64;
    int length = 0;
    if (state != NULL && state[0] == '/')
        length = snprintf(out, (size_t)room, "%s/hegemon/", state);
    else if (home != NULL && home[0] == '/')
        length = snprintf(out, (size_t)room, "%s/.local/state/hegemon/", home);
    if (length <= 0 || length >= room || !make_folders(out))
        out[0] = '\0';
}

/* A record, or what one leaves when it never came to be. */
static bool is_taken(const char *path)
{
    static const char *const more[] = {"", ".new", ".secret"};
    char name[RECORDING_PATH_MAX + 8];
    struct stat info;
    for (size_t i = 0; i < sizeof more / sizeof more[0]; i++) {
        snprintf(name, sizeof name, "%s%s", path, more[i]);
        if (lstat(name, &info) == 0)
            return true;
    }
    return false;
}

/* Clears leftovers on the way. The name says what and when: basic-20260729-101500.hgr. */
void recording_choose_path(const char *kind, char out[RECORDING_PATH_MAX])
{
    char date[32];
    time_t now = time(NULL);
    struct tm local;
    recording_folder(out);
    recording_sweep(out);
    size_t used = strlen(out), room = RECORDING_PATH_MAX - used;
    strftime(date, sizeof date, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    snprintf(out + used, room, "%s-%s.hgr", kind, date);
    for (unsigned i = 2; is_taken(out) && i < TRIES; i++)
        snprintf(out + used, room, "%s-%s-%u.hgr", kind, date, i);
}

void recording_shorten(const char *path, char out[RECORDING_PATH_MAX])
{
    char text[RECORDING_PATH_MAX];
    const char *home = getenv("HOME");
    size_t length = home != NULL ? strlen(home) : 0;
    if (length > 1 && strncmp(path, home, length) == 0 && path[length] == '/')
        snprintf(text, sizeof text, "~%s", path + length);
    else
        snprintf(text, sizeof text, "%s", path);
    utf8_escape(text, out, RECORDING_PATH_MAX);
}
