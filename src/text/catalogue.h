/* The catalogues inside the binary, written at build time from po/ by msgfmt and tools/embed-catalogue.py. Only say.c
 * reads them. */
#ifndef TEXT_CATALOGUE_H
#define TEXT_CATALOGUE_H

#include <stdint.h>

#include "text/languages.h"

/* What one language says. The build has made sure that no two sentences have the same key. */
struct catalogue {
    uint32_t count;
    const uint32_t *keys;       /* FNV-1a of the English sentences, ascending */
    const uint32_t *places;     /* of each translation in `texts` */
    const unsigned char *texts; /* each ends with a zero; the forms of something counted stand one behind the other */
};

#define CATALOGUE_ROW(code) extern const struct catalogue catalogue_##code;
EACH_LANGUAGE(CATALOGUE_ROW)
#undef CATALOGUE_ROW

#endif
