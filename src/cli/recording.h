/* The record of a game that is played here, with the secret of an audited one beside it. */
#ifndef CLI_RECORDING_H
#define CLI_RECORDING_H

#include "table/table.h"

enum { RECORDING_PATH_MAX = 4096 };

struct recording {
    const char *path;
    bool audited;
    char secret[DEALER_HEX], secret_path[RECORDING_PATH_MAX];
};

/* Makes the record of a table that has just started. `h` says all but the dealer of an audited game (h->audited), which
 * is made here: the secret goes to its file first, then the header is written. Afterwards the table has its record and
 * its dealer. A record that exists already is never overwritten. */
bool recording_begin(struct recording *to, const char *path, struct record_header *h, struct table *t, struct fault *f);

/* Goes on with a record. RECORD_UNFINISHED: the table is ready; RECORD_FINISHED: there is nothing to do; otherwise the
 * fault says why not. A torn line is dropped, with a message on stderr. */
enum record_status recording_resume(struct recording *to, const char *path, struct record_reader *reader,
                                    struct table *t, struct fault *f);

/* Writes the result when the game is over, reveals the secret, removes its file; otherwise leaves an unfinished record.
 * Closes the record in any case. */
bool recording_end(struct recording *to, struct table *t, struct fault *f);

#endif
