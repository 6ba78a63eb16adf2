/* What a reader of records knows. open.c makes it and tells it, read.c goes on in it. */
#ifndef TEXT_RECORD_READER_H
#define TEXT_RECORD_READER_H

#include "text/record/header.h"
#include "text/record/past.h"

struct record_reader {
    char *name;
    struct record_lines lines;
    struct record_header header;
    struct record_header_lines where;
    const struct edition *edition;
    struct edition *own_edition; /* the same when it was opened here, else NULL */
    struct hg_rules rules;
    struct hg_state state;
    unsigned long number;
    enum record_status status; /* RECORD_ACTION while there may be more */
    struct fault fault;        /* of the last status */
    const char *reason;
    struct record_past past;
    struct record_seal seal;
    char secret[RECORD_HEX_MAX];
};

/* `text` is '#' and the hash of that position, as the line just read tells it. */
bool record_hash_fits(struct record_reader *reader, const char *text, const struct hg_state *s, struct fault *f);

/* What no longer fits may be no tampering: the rules have changed since. Adds that to the fault; false. */
bool record_blame_rules(const struct record_reader *reader, struct fault *f);

#endif
