/* Editions: a game described as text. A folder of YAML files, embedded in the binary or read from disk, checked as a
 * whole, and compiled to the rules of one mode and number of seats. */
#ifndef TEXT_EDITION_H
#define TEXT_EDITION_H

#include <stddef.h>

#include "engine/hg.h"
#include "text/fault.h"
#include "text/names.h"

struct edition;

/* Each returns NULL with the fault written down. The caller closes what it opened. */
struct edition *edition_open(const char *folder, struct fault *f);
struct edition *edition_builtin(const char *id, struct fault *f);
struct edition *edition_released(const char *sha256, struct fault *f); /* any embedded version, by its hash */
struct edition *edition_from_bundle(const char *origin, const char *text, size_t length, struct fault *f);
void edition_close(struct edition *e);

unsigned edition_builtin_count(void);
const char *edition_builtin_id(unsigned i);

const char *edition_id(const struct edition *e);
const char *edition_title(const struct edition *e, enum language language);
const struct names *edition_names(const struct edition *e);

/* All files as one text, `file NAME` before each, lines of a file behind two blanks. The hash is taken over it. */
const char *edition_bundle(const struct edition *e, size_t *length);
const char *edition_sha256(const struct edition *e); /* 64 hexadecimal digits */

/* A rule that may be switched at the table, with its values; the first value is the default. */
struct edition_option {
    const char *id;
    const char *about[LANGUAGES];
    const char *const *value; /* NULL-terminated */
};

struct edition_mode {
    struct named named;
    unsigned seats_min, seats_max;
    const struct edition_option *option;
    unsigned options;
    const char *unavailable; /* NULL, or why this version can't play the mode yet */
};

unsigned edition_modes(const struct edition *e);
const struct edition_mode *edition_mode(const struct edition *e, unsigned i);
const struct edition_mode *edition_find_mode(const struct edition *e, const char *id);

/* One option as set at the table. */
struct setting {
    const char *id, *value;
};

/* Compiles the rules. Options not set take their defaults. */
bool edition_compile(const struct edition *e, const char *mode, unsigned seats, const struct setting *setting,
                     unsigned settings, struct hg_rules *r, struct fault *f);

/* What the whole edition holds, for people: a readable summary with provenance counts (`hegemon show`). The drawing
 * place of board place i, in 0..1000 by 0..700. */
struct drawing {
    int x, y;
};
struct drawing edition_drawing(const struct edition *e, unsigned place);

#endif
