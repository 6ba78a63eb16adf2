/* A token is made once and never shown: not in an argument, which every user of the machine can list, and not in a log.
 */
#include "cli/bot/token.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/crypto.h"

/* As many random bits as fit. */
static bool write_new(const char *path, char out[WIRE_TOKEN_MAX])
{
    unsigned char bits[(WIRE_TOKEN_MAX - 1) / 2];
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return false;
    crypto_random(bits, sizeof bits);
    crypto_hex(bits, sizeof bits, out);
    bool written = dprintf(file, "%s\n", out) == WIRE_TOKEN_MAX && fsync(file) == 0;
    return close(file) == 0 && written;
}

/* Under another name first: whoever is started with the same file in this moment must not read half a token. False also
 * when another one had made it meanwhile. */
static bool make(const char *path, char out[WIRE_TOKEN_MAX], struct fault *f)
{
    char fresh[PATH_MAX];
    int length = snprintf(fresh, sizeof fresh, "%s.%ld", path, (long)getpid());
    if (length < 0 || (size_t)length >= sizeof fresh)
        return fault_at(f, path, 0, "this path is too long");
    bool made = write_new(fresh, out) && link(fresh, path) == 0;
    if (!made)
        fault_at(f, path, 0, "the token can't be written: %s", strerror(errno));
    unlink(fresh);
    return made;
}

static bool is_token(const char *text)
{
    size_t length = strspn(text, "0123456789abcdef");
    return text[length] == '\0' && length >= 32 && length < WIRE_TOKEN_MAX;
}

static bool read_from(int file, const char *path, char out[WIRE_TOKEN_MAX], struct fault *f)
{
    char text[WIRE_TOKEN_MAX + 2];
    struct stat about;
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode))
        return fault_at(f, path, 0, "this is no file");
    if ((about.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return fault_at(f, path, 0, "others may read this token; say `chmod 600` first");
    ssize_t length = read(file, text, sizeof text - 1);
    text[length > 0 ? length : 0] = '\0';
    text[strcspn(text, "\n")] = '\0';
    if (!is_token(text))
        return fault_at(f, path, 0, "a token is 32 to 64 hexadecimal digits on a line");
    strcpy(out, text);
    return true;
}

bool token_read(const char *path, char out[WIRE_TOKEN_MAX], struct fault *f)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0 && errno == ENOENT) {
        if (make(path, out, f))
            return true;
        file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (file < 0)
            return false; /* as make has said */
    }
    if (file < 0)
        return fault_at(f, path, 0, "the token can't be read: %s", strerror(errno));
    bool fine = read_from(file, path, out, f);
    close(file);
    return fine;
}
