/* One line of 64 hexadecimal digits in a file of mode 0600. */
#include "table/secret.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/disk.h"

bool secret_path(const char *record, char *out, size_t size)
{
    int length = snprintf(out, size, "%s.secret", record);
    return length > 0 && (size_t)length < size;
}

/* KEY_HEX counts the end of the text; in the file a line break stands there. */
static bool write_line(int file, const char *secret)
{
    char line[KEY_HEX];
    memcpy(line, secret, KEY_HEX - 1);
    line[KEY_HEX - 1] = '\n';
    for (size_t done = 0; done < sizeof line;) {
        ssize_t n = write(file, line + done, sizeof line - done);
        if (n < 0 && errno != EINTR)
            return false;
        done += n > 0 ? (size_t)n : 0;
    }
    return fsync(file) == 0;
}

/* Refuses to write over anything: the file may be the only copy of what proves another game. What could not be written
 * whole is removed, because half a secret would look like the secret of a game. */
bool secret_write(const char *path, const char *secret, struct fault *f)
{
    char commitment[KEY_HEX];
    if (!key_commitment(secret, commitment))
        return fault_at(f, path, 0, "a secret is 64 hexadecimal digits in lower case");
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0 && errno == EEXIST)
        return fault_at(f, path, 0,
                        "here lies the secret of a game whose record is gone; bring the record back beside it, or "
                        "remove the secret if that game is lost, or choose another name for the new record");
    if (file < 0)
        return fault_at(f, path, 0, "the secret could not be written: %s", strerror(errno));
    bool written = write_line(file, secret);
    int why = errno;
    if (close(file) == 0 && written)
        return true;
    unlink(path);
    return fault_at(f, path, 0, "the secret could not be written: %s", strerror(why));
}

bool secret_read(const char *path, char secret[KEY_HEX], struct fault *f)
{
    char line[KEY_HEX + 1], commitment[KEY_HEX];
    struct source in;
    if (!disk_read(&in, path, f))
        return false;
    size_t length = source_read(&in, line, sizeof line);
    source_close(&in);
    if (length != KEY_HEX || line[KEY_HEX - 1] != '\n')
        return fault_at(f, path, 0, "a secret is one line of 64 hexadecimal digits; bring back the file as it was");
    memcpy(secret, line, KEY_HEX - 1);
    secret[KEY_HEX - 1] = 0;
    if (!key_commitment(secret, commitment))
        return fault_at(f, path, 1, "a secret is 64 hexadecimal digits in lower case; bring back the file as it was");
    return true;
}

bool secret_remove(const char *path, struct fault *f)
{
    if (unlink(path) == 0)
        return true;
    return fault_at(f, path, 0, "the secret could not be removed: %s", strerror(errno));
}

/* After a crash between the two files: a secret too short to be one was being written, and one that fits the record's
 * commitment is its own. Both may go; anything else is somebody's. */
bool secret_is_left(const char *path, const char *commitment)
{
    char secret[KEY_HEX], fits[KEY_HEX];
    struct fault ignored;
    struct stat info;
    if (lstat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return false;
    if (info.st_size < KEY_HEX)
        return true;
    return secret_read(path, secret, &ignored) && key_commitment(secret, fits) && strcmp(fits, commitment) == 0;
}
