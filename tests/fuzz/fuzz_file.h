/* Bytes as a file that has a name, for readers that open files themselves. */
#ifndef FUZZ_FUZZ_FILE_H
#define FUZZ_FUZZ_FILE_H

#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz/fuzz.h"

enum { FUZZ_PATH = 32 };

/* Its descriptor, which the caller closes. */
static inline int fuzz_file(const uint8_t *data, size_t size, char path[FUZZ_PATH])
{
    int file = memfd_create("input", MFD_CLOEXEC);
    MUST(file >= 0 && (size == 0 || write(file, data, size) == (ssize_t)size));
    snprintf(path, FUZZ_PATH, "/proc/self/fd/%d", file);
    return file;
}

#endif
