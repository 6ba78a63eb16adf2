/* The compiled catalogues inside the binary, written at build time from po/ by msgfmt. */
#ifndef TEXT_CATALOGUE_H
#define TEXT_CATALOGUE_H

#include <stddef.h>

extern const unsigned char catalogue_fr[];
extern const size_t catalogue_fr_size;

#endif
