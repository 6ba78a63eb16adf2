/* The word that somebody probably meant who wrote one that nobody knows. */
#ifndef TEXT_EDITION_LIKELY_H
#define TEXT_EDITION_LIKELY_H

#include <stdbool.h>

struct vocabulary;

/* The nearest of the words that were tried. Zero but for `written`, and `beyond` to begin with. */
struct likely {
    const char *written, *meant; /* `meant` NULL: none is near */
    unsigned beyond;             /* only words nearer than this many letters count */
    unsigned alike;              /* letters with which `meant` begins as it was written */
    bool found;
};

/* For words of rules, which may be short: at most half of the letters are wrong, and never more than three. */
struct likely likely_begin(const char *written);
void likely_try(struct likely *l, const char *word);

/* Each word that editions may write for an enumeration. */
void likely_try_all(struct likely *l, const struct vocabulary *v);

/* The nearest of these alone, or NULL. */
const char *likely_word(const struct vocabulary *v, const char *written);

#endif
