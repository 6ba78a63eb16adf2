/* Verifying: a record is not only a game that could have happened, but the one this dealer dealt. */
#ifndef TABLE_VERIFY_H
#define TABLE_VERIFY_H

#include "table/dealer.h"
#include "text/record/record.h"

/* The numbers are exit codes. */
enum verify_status {
    VERIFY_FITS = 0,       /* every line, to the end */
    VERIFY_REFUSED = 1,    /* the fault names the line */
    VERIFY_UNREADABLE = 2, /* no such file and the like */
    VERIFY_UNFINISHED = 3  /* a game that goes on; everything so far fits */
};

struct verify_report {
    unsigned long actions;
    unsigned long events; /* of chance, recomputed */
    bool dealt;           /* false: an audited game whose secret is not known yet, so no event could be recomputed */
    char end[8];          /* "won", "capped", "drawn", or empty */
};

/* The whole record. `secret_file` is where the owner of an unfinished audited game keeps the secret; NULL means beside
 * the record, if it is there. */
enum verify_status verify_record(const char *path, const char *secret_file, struct verify_report *report,
                                 struct fault *f);

/* The same for text in memory, whose owner keeps no secret apart from it. */
enum verify_status verify_text(const char *name, const char *bytes, size_t length, struct verify_report *report,
                               struct fault *f);

/* The same for a record from anywhere. It is read twice. */
struct verify_source {
    const char *name; /* for faults */
    struct record_reader *(*open)(const struct verify_source *from, struct fault *f);
    /* The secret of an audited game that goes on: `known` stays false when there is none, and that is no fault. NULL
     * where nobody keeps any. */
    bool (*find_secret)(const struct verify_source *from, char secret[KEY_HEX], bool *known, struct fault *f);
    const char *bytes; /* of text in memory */
    size_t length;
    const char *secret_file; /* of a file */
};
enum verify_status verify_source(const struct verify_source *from, struct verify_report *report, struct fault *f);

/* The same step by step, for a replay. The dealer that the header names, before its first event, and the root key of
 * the game; an audited one needs the secret, which must fit the commitment. */
bool verify_dealer(const struct record_reader *reader, const char *secret, struct dealer *d, struct game_key *root,
                   struct fault *f);
/* After record_next: if the action was chance's, it must be what the dealer deals. */
bool verify_deal(const struct record_reader *reader, struct dealer *d, const struct hg_state *before,
                 const struct hg_action *a, struct fault *f);

#endif
