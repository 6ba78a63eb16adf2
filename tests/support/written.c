/* The texts of the editions inside the program, from their folders. */
#include "support/written.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

enum { KEPT_MAX = 8 };

static struct edition *kept[KEPT_MAX];

static const struct edition *open_folder(const char *id)
{
    struct fault f = {"", ""};
    char folder[100];
    unsigned i = 0;
    while (i < KEPT_MAX && kept[i] && strcmp(edition_id(kept[i]), id) != 0)
        i++;
    ck_assert_uint_lt(i, KEPT_MAX);
    snprintf(folder, sizeof folder, "editions/%s", id);
    if (!kept[i])
        kept[i] = edition_open(folder, &f);
    ck_assert_msg(kept[i] != NULL, "%s: %s", f.place, f.sentence);
    return kept[i];
}

const char *written(const struct edition *e, size_t *length)
{
    const struct edition *source = open_folder(edition_id(e));
    ck_assert_str_eq(edition_sha256(source), edition_sha256(e));
    return edition_bundle(source, length);
}
