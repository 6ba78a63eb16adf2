/* What a reader of records knows. open.c makes it and tells it, read.c goes on in it. Nobody else looks into it. */
#ifndef TEXT_RECORD_READER_H
#define TEXT_RECORD_READER_H

#include "text/record/header.h"
#include "text/record/past.h"

struct record_reader {
    char *name; /* owned; the path or what stands for it */
    struct record_lines lines;
    struct record_header header;
    struct record_header_lines where;
    const struct edition *edition;
    struct edition *own_edition; /* the same when it was opened here, else NULL */
    struct hg_rules rules;
    struct hg_state state;     /* after the last action */
    unsigned long number;      /* of the last action */
    enum record_status status; /* RECORD_ACTION while there may be more */
    struct fault fault;        /* of the last status */
    const char *reason;        /* of the end, or NULL */
    struct record_turn turn;
    struct record_seal seal;
    char secret[RECORD_HEX_MAX]; /* revealed, or empty */
};

/* `text` is '#' and the hash of that position, as the line just read tells it. */
bool record_hash_fits(struct record_reader *reader, const char *text, const struct hg_state *s, struct fault *f);

/* What no longer fits may be no tampering: the rules have changed since. Adds that to the fault; false. */
bool record_blame_rules(const struct record_reader *reader, struct fault *f);

#endif
