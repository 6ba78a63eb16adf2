/* Finds an edition by its hash; the name in the header only has to agree. The hash is that of the edition's text, so
 * whoever has the same hash has the same rules. */
#include "text/record/edition.h"

#include <stdio.h>
#include <string.h>

#include "text/crypto.h"

/* Blames the line that is to blame: no embedded edition has the hash. Is it another version of a known one, or is the
 * name unknown too? */
static void blame_unknown(const char *name, const struct record_header *h, const struct record_header_lines *where,
                          struct fault *f)
{
    char known[256] = "";
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", i == 0 ? "" : ", ", edition_builtin_id(i));
        if (strcmp(edition_builtin_id(i), h->edition) == 0) {
            fault_at(f, name, where->sha256,
                     "this program has the edition '%s' but not the version with this SHA-256; use the program "
                     "that wrote the record, or a record that carries its edition",
                     h->edition);
            return;
        }
    }
    fault_at(f, name, where->edition, "there is no edition '%s'; this program has %s", h->edition, known);
}

/* An edition's text in the record must have the hash that the header names. The hash first: a changed byte should read
 * as a changed text and not as whatever it happens to break. */
static bool check_text(const char *name, const struct record_header *h, const struct record_header_lines *where,
                       struct fault *f)
{
    unsigned char digest[CRYPTO_DIGEST];
    char hex[RECORD_HEX_MAX];
    if (h->bundle == NULL)
        return true;
    crypto_sha256(h->bundle, h->bundle_length, digest);
    crypto_hex(digest, sizeof digest, hex);
    return strcmp(hex, h->sha256) == 0 ||
           fault_at(f, name, where->sha256,
                    "the edition's text in this record has the SHA-256 %s; one of the two was changed", hex);
}

/* NULL when none of the open editions has the hash. */
static const struct edition *on_shelf(const struct record_shelf *shelf, const char *sha256)
{
    for (unsigned i = 0; i < shelf->count; i++)
        if (strcmp(edition_sha256(shelf->edition[i]), sha256) == 0)
            return shelf->edition[i];
    return NULL;
}

/* Opens the text that the record carries. The program may have the same edition built in: the hash says so, and
 * nothing need be read then. No digest covers the words, so those that can't be read are left out: ids stand in. */
static struct edition *open_text(const char *name, const struct record_header *h, struct fault *f)
{
    struct fault unknown;
    char origin[256];
    struct edition *e = edition_released(h->sha256, &unknown);
    if (e != NULL)
        return e;
    snprintf(origin, sizeof origin, "%.200s/edition-text", name);
    if (h->words != NULL)
        e = edition_from_bundles(origin, h->bundle, h->bundle_length, h->words, h->words_length, &unknown);
    return e != NULL ? e : edition_from_bundle(origin, h->bundle, h->bundle_length, f);
}

/* Opens one of the program's own, current or old. */
static struct edition *open_embedded(const char *name, const struct record_header *h,
                                     const struct record_header_lines *where, struct fault *f)
{
    struct fault unknown;
    struct edition *e = edition_released(h->sha256, &unknown);
    if (e == NULL)
        blame_unknown(name, h, where, f);
    return e;
}

const struct edition *record_find_edition(const char *name, const struct record_header *h,
                                          const struct record_header_lines *where, const struct record_shelf *shelf,
                                          struct edition **own, struct fault *f)
{
    const struct edition *e;
    *own = NULL;
    if (!check_text(name, h, where, f))
        return NULL;
    e = on_shelf(shelf, h->sha256);
    if (e == NULL)
        e = *own = h->bundle != NULL ? open_text(name, h, f) : open_embedded(name, h, where, f);
    if (e != NULL && strcmp(edition_sha256(e), h->sha256) != 0) {
        fault_at(f, name, where->sha256,
                 "the edition's text in this record is played as an edition with the SHA-256 %s; one of the two was "
                 "changed",
                 edition_sha256(e));
        return NULL;
    }
    if (e == NULL || strcmp(edition_id(e), h->edition) == 0)
        return e;
    fault_at(f, name, where->edition, "this SHA-256 belongs to the edition '%s', not to '%s'", edition_id(e),
             h->edition);
    return NULL;
}
