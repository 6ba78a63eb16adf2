/* What a WebAssembly module has not got: randomness comes from whoever runs it, YAML text can't be read, and there are
 * no files. It takes the place of the files that do these things natively, and is compiled for the module alone. */
#include <stdio.h>
#include <stdlib.h>

#include "text/crypto.h"
#include "text/disk.h"
#include "text/edition/load.h"

/* The module's only import: fills `out` with random bytes that nobody can guess. */
__attribute__((import_module("hegemon"), import_name("random"))) void host_random(void *out, size_t length);

void crypto_random(void *out, size_t length)
{
    host_random(out, length);
}

/* Editions that came with the program are compiled in, so a module needs no reader of YAML. */
struct yaml_tree *yaml_tree_read(const char *place, const char *text, size_t length, struct fault *f)
{
    (void)text;
    (void)length;
    fault_at(f, place, 0,
             "The text of an edition can't be read in a browser, only the editions that came with the program; use "
             "the program on your computer for this one.");
    return NULL;
}

static bool refuse_file(const char *path, struct fault *f)
{
    return fault_at(f, path, 0, "There are no files in a browser; open it there and hand over its bytes.");
}

bool texts_from_folder(const char *folder, struct edition_texts *out, struct fault *f)
{
    *out = (struct edition_texts){0};
    return refuse_file(folder, f);
}

/* Records are handed over as bytes, so only a mistake of the caller leads here. */
bool disk_read(struct source *in, const char *path, struct fault *f)
{
    *in = source_bytes("", 0);
    return refuse_file(path, f);
}

/* snprintf of this C library has its complaint about numbers with fractions, which nobody prints here, on stderr.
 * Without these two the module would import three functions for files. */
char __stderr_FILE[1];

int fputs(const char *restrict text, FILE *restrict file)
{
    (void)text;
    (void)file;
    abort();
}
