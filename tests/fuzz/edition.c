/* Editions of strangers: whatever the bytes are, loading ends with an edition that plays or with a fault that has a
 * place and a sentence. Half of the inputs are edits of the built-in edition, so that the checks behind the syntax are
 * reached too. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition.h"

static void try_modes(const struct edition *e)
{
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++) {
            struct hg_rules r;
            struct fault f;
            bool compiled = edition_compile(e, mode->named.id, seats, NULL, 0, &r, &f);
            bool playable = mode->unavailable == NULL && edition_mode_seats(mode, seats);
            if (compiled != playable || (compiled && hg_rules_ok(&r)))
                abort();
        }
    }
}

/* What loads must come back from its own bundle unchanged. */
static void try_again(const struct edition *e)
{
    struct fault f;
    size_t length;
    const char *bundle = edition_bundle(e, &length);
    struct edition *again = edition_from_bundle("again", bundle, length, &f);
    if (!again || strcmp(edition_sha256(again), edition_sha256(e)) != 0)
        abort();
    edition_close(again);
}

static void try_text(const char *text, size_t length)
{
    struct fault f = {"", ""};
    struct edition *e = edition_from_bundle("input", text, length, &f);
    if (!e) {
        if (!f.place[0] || !f.sentence[0] || strchr(f.sentence, '\n'))
            abort();
        return;
    }
    try_modes(e);
    try_again(e);
    edition_close(e);
}

static const char *good_text(size_t *length)
{
    static struct edition *good;
    struct fault f;
    if (!good)
        good = edition_builtin("mass-effect", &f);
    if (!good)
        abort();
    return edition_bundle(good, length);
}

/* The good text with some bytes replaced: where, how many, and by what. */
static void try_edit(const uint8_t *data, size_t size)
{
    size_t length;
    const char *good = good_text(&length);
    size_t at = ((size_t)data[0] << 16 | (size_t)data[1] << 8 | data[2]) % length;
    size_t gone = data[3] < length - at ? data[3] : length - at, added = size - 4;
    char *text = malloc(length + added);
    if (!text)
        abort();
    memcpy(text, good, at);
    memcpy(text + at, data + 4, added);
    memcpy(text + at + added, good + at + gone, length - at - gone);
    try_text(text, length - gone + added);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size >= 5 && data[0] >= 0x80)
        try_edit(data + 1, size - 1);
    else
        try_text((const char *)data, size);
    return 0;
}
