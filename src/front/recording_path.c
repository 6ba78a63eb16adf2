/* Where records lie when nobody says where. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "front/recording.h"
#include "text/utf8.h"

enum { TRIES = 100 };

/* Makes every folder on the way. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
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

void recording_choose_path(const char *kind, char out[RECORDING_PATH_MAX])
{
    char date[32];
    time_t now = time(NULL);
    struct tm local;
    struct stat info;
    recording_folder(out);
    size_t used = strlen(out), room = RECORDING_PATH_MAX - used;
    strftime(date, sizeof date, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    snprintf(out + used, room, "%s-%s.hgr", kind, date);
    for (unsigned i = 2; stat(out, &info) == 0 && i < TRIES; i++)
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

uint64_t recording_seed(const struct record_header *h)
{
    char digits[17];
    snprintf(digits, sizeof digits, "%.16s", h->commitment);
    return strtoull(digits, NULL, 16);
}
