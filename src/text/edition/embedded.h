/* The editions inside the binary, packed (pack.h). tools/embed.py writes the table from the folder editions/. Only
 * edition.c reads it. */
#ifndef TEXT_EDITION_EMBEDDED_H
#define TEXT_EDITION_EMBEDDED_H

#include <stddef.h>

/* One version of an edition. */
struct embedded_edition {
    const char *id;
    int released;              /* 1: an older version, kept so that its records stay readable */
    const unsigned char *pack; /* its bytes, for edition_from_pack */
    size_t length;
};

extern const struct embedded_edition embedded_editions[];
extern const unsigned embedded_edition_count;

#endif
