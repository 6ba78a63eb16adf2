/* The editions inside the binary, packed (pack.h). tools/embed.py writes the table from the folder editions/. Only
 * edition.c reads it. */
#ifndef TEXT_EDITION_EMBEDDED_H
#define TEXT_EDITION_EMBEDDED_H

#include "text/edition/edition.h"

/* One version of an edition. */
struct embedded_edition {
    const char *id;
    int released;             /* 1: an older version, kept so that its records stay readable */
    struct edition_pack pack; /* the rules, with sources and looks */
    struct edition_pack words[LANGUAGES];
};

/* What the build has put into the program. */
extern const struct embedded_edition embedded_editions[];
extern const unsigned embedded_edition_count;

/* All that can be opened by their hash: NULL beyond the last one. */
const struct embedded_edition *embedded_edition(unsigned i);

#endif
