/* Editions of a module: those that were compiled in, then those that were handed in. They are compiled for the module
 * alone, in the place of text/edition/embedded.c. */
#include "wasm/packs.h"

#include <stdlib.h>
#include <string.h>

#include "text/edition/embedded.h"
#include "text/edition/pack.h"
#include "wasm/sentence.h"

/* Older versions that one visit may ask for. */
enum { TAKEN_MAX = 64 };

/* They stay, as editions point into them. */
static struct {
    struct embedded_edition edition[TAKEN_MAX];
    unsigned count;
} taken;

const struct embedded_edition *embedded_edition(unsigned i)
{
    if (i < embedded_edition_count)
        return &embedded_editions[i];
    i -= embedded_edition_count;
    return i < taken.count ? &taken.edition[i] : NULL;
}

static bool holds(const char *sha256)
{
    char held[CRYPTO_DIGEST_HEX];
    const struct embedded_edition *embedded;
    for (unsigned i = 0; (embedded = embedded_edition(i)); i++) {
        pack_sha256(embedded->pack.bytes, held);
        if (strcmp(held, sha256) == 0)
            return true;
    }
    return false;
}

uint32_t wasm_holds(const char *sha256, uint32_t length)
{
    char text[CRYPTO_DIGEST_HEX];
    if (length != sizeof text - 1)
        return 0;
    memcpy(text, sha256, length);
    text[length] = '\0';
    return holds(text);
}

/* What can be opened once can be opened again. */
static bool is_right(const char *bytes, uint32_t length, struct fault *f)
{
    struct edition *e = edition_from_pack("pack", bytes, length, f);
    edition_close(e);
    return e != NULL;
}

uint32_t wasm_take(const char *bytes, uint32_t length)
{
    struct fault f;
    char sha256[CRYPTO_DIGEST_HEX];
    if (!is_right(bytes, length, &f))
        return sentence_fault(&f);
    pack_sha256(bytes, sha256);
    if (holds(sha256))
        return 1;
    unsigned char *copy = taken.count < TAKEN_MAX ? malloc(length) : NULL;
    if (copy == NULL)
        return sentence_refuse("there is not enough memory");
    memcpy(copy, bytes, length);
    taken.edition[taken.count++] = (struct embedded_edition){.id = "released", .released = 1, .pack = {copy, length}};
    return 1;
}
