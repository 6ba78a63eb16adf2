/* Verifying a record on disk, with the secret that may lie beside it. */
#include <unistd.h>

#include "table/secret.h"
#include "table/verify.h"

static struct record_reader *open_file(const struct verify_source *from, struct fault *f)
{
    return record_open(from->name, f);
}

static bool find_secret(const struct verify_source *from, char secret[KEY_HEX], bool *known, struct fault *f)
{
    char beside[4096];
    const char *file = from->secret_file;
    if (file == NULL && (!secret_path(from->name, beside, sizeof beside) || access(beside, R_OK) != 0))
        return true;
    *known = secret_read(file != NULL ? file : beside, secret, f);
    return *known;
}

enum verify_status verify_record(const char *path, const char *secret_file, struct verify_report *report,
                                 struct fault *f)
{
    const struct verify_source from = {
        .name = path, .open = open_file, .find_secret = find_secret, .secret_file = secret_file};
    *report = (struct verify_report){0};
    return record_readable(path, f) ? verify_source(&from, report, f) : VERIFY_UNREADABLE;
}
