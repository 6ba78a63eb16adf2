/* Whether a record tells the game that somebody has seen: `hegemon verify RECORD --seen FILE`, and a page that does the
 * same by itself. */
#ifndef WIRE_SEEN_H
#define WIRE_SEEN_H

#include "table/verify.h"
#include "text/sink.h"

/* What a page has kept: `hegemon-seen 1 DIGEST SEAT`, then lines `NUMBER CHAIN`, numbers rising. */
struct seen_report {
    char who[48];         /* "seat 2", "a spectator", in the language of the check */
    unsigned long values; /* that fit */
    unsigned long number; /* the first that does not, or 0 */
};

/* Compares a record that was just opened with what a page has kept, which is called `name` in faults. VERIFY_FITS;
 * VERIFY_REFUSED with the fault at the line of the first value that the record does not give; VERIFY_UNREADABLE when
 * the bytes can't be read, or are not of this form. The fault is told in `language`. Record and bytes stay the
 * caller's. */
enum verify_status seen_check(struct record_reader *record, const char *name, const struct source *bytes,
                              enum language language, struct seen_report *report, struct fault *f);

#endif
