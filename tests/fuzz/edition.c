/* Editions of strangers: whatever the bytes are, loading ends with a fault that has a place and a sentence, or with an
 * edition that comes back from its own bundle, whose every mode compiles to good rules, and that can be played. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/laws.h"
#include "fuzz/pool.h"
#include "text/edition/edition.h"

/* What loads must come back from its own bundle unchanged. */
static void load_again(const struct edition *e)
{
    struct fault f = {"", ""};
    size_t length;
    const char *bundle = edition_bundle(e, &length);
    struct edition *again = edition_from_bundle("again", bundle, length, &f);
    must_hold(again != NULL, "a bundle loads", f.sentence);
    MUST(strcmp(edition_sha256(again), edition_sha256(e)) == 0);
    edition_close(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fault f = {"", ""};
    struct rng rng = fuzz_rng((unsigned)fuzz_hash(data, size));
    struct edition *e = edition_from_bundle("input", (const char *)data, size, &f);
    if (e == NULL) {
        must_be_fault(&f);
        return 0;
    }
    must_be_edition(e, &rng);
    load_again(e);
    edition_close(e);
    pool_add(data, size);
    return 0;
}
