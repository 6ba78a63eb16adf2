/* Reads a line of words between single blanks, for every text of one line that people and programs send: actions,
 * positions, rule scripts. What is wrong becomes one sentence that names the word, what was expected after which other
 * word, and the known word that comes nearest. */
#ifndef TEXT_WORDS_H
#define TEXT_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "text/fault.h"
#include "text/names.h"

/* Part of a line; not ended by a zero. */
struct word {
    const char *text;
    size_t length;
};

/* For `%.*s`: a word of strangers does not flood the sentence. */
enum { WORD_SHOWN = 40 };
#define WORD_ARGS(w) (int)((w).length < WORD_SHOWN ? (w).length : WORD_SHOWN), (w).text

/* Is it exactly this text? */
bool word_is(struct word w, const char *text);
/* A decimal number up to `most`, without sign or leading zeros. */
bool word_number(struct word w, unsigned long most, unsigned long *n);

/* A line while it is taken apart. It points into the line and into the caller's fault. */
struct words {
    const char *rest;         /* what was not taken yet */
    struct word before, last; /* the word last taken, and the one before it; the last is empty at the line's end */
    enum language language;   /* of the fault */
    struct fault *f;
};

/* Checks the whole line before the first word is taken: shorter than `size` bytes, no control characters, single
 * blanks. Faults of this line are told in `language`; `what` begins the sentence, e.g. "the action", a sentence of the
 * catalogue as every `what` below. */
bool words_begin(struct words *in, enum language language, const char *what, const char *line, size_t size,
                 struct fault *f);

/* Takes the next word; false at the end of the line. */
bool words_next(struct words *in);
/* Takes the next word only if it is this one. */
bool words_take(struct words *in, const char *text);
bool words_at_end(const struct words *in);

/* Each takes one word and returns false with the fault written down when it does not fit. `what` says what was
 * expected, e.g. "a place". */
bool words_name(struct words *in, const char *what, const struct name_list *list, unsigned *out);
bool words_number(struct words *in, const char *what, unsigned long most, unsigned long *out);
/* A fault when words are left. */
bool words_end(struct words *in);

/* The best of the candidates tried so far; begin with an empty one. Far-off candidates never count. */
struct nearest {
    const char *best;
    unsigned distance;
};

void nearest_try(struct nearest *nearest, struct word w, const char *candidate);

/* Writes down that `what` was expected where the last word stands, and returns false. `nearest` may be NULL. */
bool words_expected(const struct words *in, const char *what, const struct nearest *nearest);

#endif
