/* What a person types: the notation, forgiving about capitals and with the board's codes for places; completion of
 * the word being typed from what is legal now. Pure. Ids are the same in every language, so that what is typed can be
 * pasted from a record. */
#ifndef TUI_TYPED_H
#define TUI_TYPED_H

#include "text/notation.h"
#include "tui/scene.h"

/* Words that are kept; bytes of each. */
enum { TYPED_WORDS = 24, TYPED_WORD = 48 };

/* What may come next. */
struct completion {
    unsigned count;                     /* words that fit; those beyond TYPED_WORDS are not kept */
    char word[TYPED_WORDS][TYPED_WORD]; /* in the order of the choices */
    char common[TYPED_WORD];            /* what all of them begin with */
};

/* The line as the notation wants it: small letters, single blanks, ids for codes. `code` may be NULL. */
void typed_clean(const struct names *names, char (*code)[CODE_MAX], const char *line, char out[NOTATION_MAX]);

/* The same but for the last word, which is still being typed. */
void typed_clean_head(const struct names *names, char (*code)[CODE_MAX], const char *line, char out[NOTATION_MAX]);

/* What the last word of the line may become. The choices are those of whoever is asked. */
void typed_complete(const struct hg_rules *r, const struct names *names, const struct hg_choices *choices,
                    const char *line, struct completion *out);

/* "attack a b until 3": splits off the number; false when the line does not end so. */
bool typed_until(char line[NOTATION_MAX], unsigned *stop);

#endif
