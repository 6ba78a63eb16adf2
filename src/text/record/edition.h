/* The edition that a record was played with. open.c asks for it once the header is read. */
#ifndef TEXT_RECORD_EDITION_H
#define TEXT_RECORD_EDITION_H

#include "text/record/header.h"

/* One of the shelf, else the record's own text, else an embedded one with the same hash. What was opened here and is
 * the caller's to close goes to `own`, also when the edition is refused in the end; otherwise that stays NULL. `name`
 * is the record's in faults. */
const struct edition *record_find_edition(const char *name, const struct record_header *h,
                                          const struct record_header_lines *where, const struct record_shelf *shelf,
                                          struct edition **own, struct fault *f);

#endif
