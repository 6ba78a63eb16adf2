/* Editions of our own as they lie in their folders, for tests that change what stands there. */
#ifndef UNIT_FOLDERS_H
#define UNIT_FOLDERS_H

#include <stdio.h>

#include "support/suite.h"
#include "text/edition/load.h"

static inline void read_folder(const char *id, struct edition_texts *out)
{
    struct fault f = {"", ""};
    char folder[100];
    snprintf(folder, sizeof folder, "editions/%s", id);
    ck_assert_msg(texts_from_folder(folder, out, &f), "%s: %s", f.place, f.sentence);
    ck_assert(out->apart);
}

#endif
