/* Whether a record tells the game that somebody has seen: `hegemon verify RECORD --seen FILE`. */
#ifndef CLI_SEEN_H
#define CLI_SEEN_H

#include "table/verify.h"

/* What a page has kept: `hegemon-seen 1 DIGEST SEAT`, then lines `NUMBER CHAIN`, numbers rising. */
struct seen_report {
    char who[16];         /* "seat 2", "a spectator" */
    unsigned long values; /* that fit */
    unsigned long number; /* the first that does not, or 0 */
};

/* VERIFY_FITS; VERIFY_REFUSED with the fault at the line of the first value that the record does not give;
 * VERIFY_UNREADABLE when the file can't be read, or is not of this form. */
enum verify_status seen_check(const char *record, const char *path, struct seen_report *report, struct fault *f);

#endif
