/* A text as lines that can be taken apart and put together, for mutators. */
#ifndef FUZZ_LINES_H
#define FUZZ_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "players/rng.h"
#include "text/names.h"

struct hg_rules;

enum { LINES_MAX = 6000, LINES_ROOM = 1 << 20, LINE_ROOM = 512 };

struct line {
    const char *text; /* without its break; not ended by a zero */
    size_t length;
};

struct lines {
    unsigned count;
    bool torn; /* the last line has no break */
    struct line line[LINES_MAX];
    size_t used;
    char room[LINES_ROOM]; /* of lines that were made here */
};

/* The lines point into the text, which has to stay. */
void lines_split(struct lines *l, const void *text, size_t length);

/* As many of them as fit. */
size_t lines_join(const struct lines *l, void *out, size_t room);

/* Each does nothing when the line is not there or there is no room. */
void lines_add(struct lines *l, const char *text, size_t length);
void lines_insert(struct lines *l, unsigned at, const char *text, size_t length);
void lines_replace(struct lines *l, unsigned at, const char *text, size_t length);
void lines_remove(struct lines *l, unsigned at, unsigned count);
void lines_swap(struct lines *l, unsigned a, unsigned b);
void lines_move(struct lines *l, unsigned from, unsigned to);

bool line_begins(const struct line *line, const char *with);

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Another word of the same kind: a verb for a verb, a place for a place, a number for a number; of any kind now and
 * then. Empty when the word is of no kind. */
void word_like(const struct hg_rules *r, const struct names *names, struct line word, struct rng *rng,
               char out[LINE_ROOM]);

/* One word of the text becomes another one, goes or is doubled. False when there is no word. */
bool change_word(const struct hg_rules *r, const struct names *names, struct line text, struct rng *rng,
                 char out[LINE_ROOM]);

/* A number that is near to this one, or at the edge of something. */
void number_like(struct line word, struct rng *rng, char out[LINE_ROOM]);

#endif
