/* What a WebAssembly module has not got: randomness comes from whoever runs it, YAML text can't be read, and there are
 * no files. */
#include <stdio.h>
#include <stdlib.h>

#include "text/crypto.h"
#include "text/edition/yaml_tree.h"

__attribute__((import_module("hegemon"), import_name("random"))) void host_random(void *out, size_t length);

void crypto_random(void *out, size_t length)
{
    host_random(out, length);
}

struct yaml_tree *yaml_tree_read(const char *place, const char *text, size_t length, struct fault *f)
{
    (void)text;
    (void)length;
    fault_at(f, place, 0,
             "The text of an edition can't be read in a browser, only the editions that came with the program; use "
             "the program on your computer for this one.");
    return NULL;
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
