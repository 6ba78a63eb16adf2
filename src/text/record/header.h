/* The header's lines in their fixed order. What they mean together (edition, mode, first position) is the reader's
 * business, in open.c. */
#ifndef TEXT_RECORD_HEADER_H
#define TEXT_RECORD_HEADER_H

#include "text/record/lines.h"

/* Where things stood, for faults that show only later. */
struct record_header_lines {
    unsigned long edition, sha256, mode, seat[HG_SEATS_MAX], contribution[HG_SEATS_MAX];
};

/* Reads everything before the `begin` line. `h` and `where` begin as zero. The texts of an embedded edition, h->bundle
 * and h->words, are the caller's to free, also after a failure. */
bool record_header_read(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                        struct fault *f);

/* The next line must begin with `key`; its rest goes to `rest`, which points into the line. False with a fault that
 * says what must stand there. */
bool record_header_field(struct record_lines *lines, const char *key, char **rest, struct fault *f);

#endif
