/* The lines of a record and the words in them. Knows nothing of what they mean. Comments are passed over here, so
 * nobody else sees them. */
#ifndef TEXT_RECORD_LINES_H
#define TEXT_RECORD_LINES_H

#include <stdint.h>

#include "text/crypto.h"
#include "text/record/record.h"

/* Where reading stands. */
struct record_lines {
    const char *name;                     /* for faults */
    struct source in;                     /* the reader's to close */
    size_t read;                          /* bytes read so far */
    size_t good;                          /* bytes up to the end of the last line that was accepted */
    unsigned long line;                   /* number of the last line read */
    bool held;                            /* the last line is to be read once more */
    bool words;                           /* lines of words come, which are checked like all others */
    bool summing;                         /* the lines are summed up, comments apart */
    struct crypto_sha256 sum, sum_before; /* with the last line, and without it */
    char text[RECORD_LINE_MAX];           /* the last line, without its break */
};

/* A line; no more lines; a last line without break; a line that is refused, or a failure of the source. */
enum record_line { RECORD_LINE, RECORD_LINE_NONE, RECORD_LINE_TORN, RECORD_LINE_BAD };

/* The next line that is not a comment, in `text` without its break. All but RECORD_LINE come with a fault. */
enum record_line record_lines_next(struct record_lines *lines, struct fault *f);

/* The last line fits: whatever comes next, the file is good up to here. */
void record_lines_accept(struct record_lines *lines);

/* SHA-256 of the lines before the last one. Summing goes on from record_lines_sum to here. */
void record_lines_sum(struct record_lines *lines);
void record_lines_digest(struct record_lines *lines, char out[RECORD_HEX_MAX]);

/* Cuts the next word off the line; words stand between single blanks. NULL when there is none, or a blank too many. */
char *record_word(char **rest);

/* A decimal number up to `most` without sign or leading zeros. */
bool record_number_of(const char *word, uint64_t most, uint64_t *n);

/* Exactly so many hexadecimal digits in lower case. */
bool record_hex_ok(const char *word, size_t digits);

#endif
