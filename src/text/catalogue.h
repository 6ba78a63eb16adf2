/* The compiled catalogues inside the binary, written at build time from po/ by msgfmt and tools/embed-catalogue.py.
 * Only say.c reads them. */
#ifndef TEXT_CATALOGUE_H
#define TEXT_CATALOGUE_H

#include <stddef.h>

#include "text/languages.h"

#define CATALOGUE_ROW(code)                                                                                            \
    extern const unsigned char catalogue_##code[];                                                                     \
    extern const size_t catalogue_##code##_size;
EACH_LANGUAGE(CATALOGUE_ROW)
#undef CATALOGUE_ROW

#endif
