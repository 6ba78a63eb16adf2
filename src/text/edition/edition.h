/* Editions: a game described as text. A folder of YAML files, packed into the binary or read from disk, checked as a
 * whole, and compiled to the rules of one mode and number of seats. docs/EDITIONS.md is for people who write them. An
 * open edition never changes, so threads may share it; everything that is asked from it belongs to it and lives until
 * edition_close. */
#ifndef TEXT_EDITION_H
#define TEXT_EDITION_H

#include <stddef.h>

#include "engine/hg.h"
#include "text/fault.h"
#include "text/names.h"

struct edition;

/* Each opens an edition and returns NULL with the fault written down when it is wrong or not there. The caller closes
 * what it opened; closing NULL does nothing.
 * From a folder; faults name file and line. */
struct edition *edition_open(const char *folder, struct fault *f);
struct edition *edition_builtin(const char *id, struct fault *f); /* the current version of one in the binary */
/* the same for somebody with a language of their own */
struct edition *edition_builtin_in(const char *id, enum language language, struct fault *f);
struct edition *edition_released(const char *sha256, struct fault *f); /* any embedded version, by its hash */
/* from what edition_bundle gave, and with what edition_words gave */
struct edition *edition_from_bundle(const char *origin, const char *text, size_t length, struct fault *f);
struct edition *edition_from_bundles(const char *origin, const char *text, size_t length, const char *words,
                                     size_t words_length, struct fault *f);
/* Packed trees (text/edition/pack.h), which must stay where they are as long as the edition is open: the rules with
 * sources and looks, and the words of each language, where they stand apart; those without bytes are left out. */
struct edition_pack {
    const unsigned char *bytes;
    size_t length;
};
struct edition *edition_from_packs(const char *origin, const struct edition_pack *pack,
                                   const struct edition_pack words[LANGUAGES], struct fault *f);
struct edition *edition_from_pack(const char *origin, const void *pack, size_t length, struct fault *f);
void edition_close(struct edition *e);

/* Editions in the binary, old versions left out; their ids by number. */
unsigned edition_builtin_count(void);
const char *edition_builtin_id(unsigned i);

const char *edition_id(const struct edition *e);
const char *edition_title(const struct edition *e, enum language language);
const struct names *edition_names(const struct edition *e);

/* All rules as one text, `file NAME` before each file, its lines behind two blanks. The hash is taken over it. Where
 * words stand apart it is the rules as they were parsed, without comments; else the files byte for byte. NULL for an
 * edition that came packed: the hash is all that is left of its text. */
const char *edition_bundle(const struct edition *e, size_t *length);
/* What is only said of it as such a text, outside the hash; NULL where that stands in the rules, or came packed. */
const char *edition_words(const struct edition *e, size_t *length);
const char *edition_sha256(const struct edition *e); /* 64 hexadecimal digits */

/* A rule that may be switched at the table, with its values; the first value is the default. */
struct edition_option {
    const char *id;
    const char *about[LANGUAGES];
    const char *const *value; /* NULL-terminated */
};

/* A mode as people choose it. */
struct edition_mode {
    struct named named; /* its id and its names */
    unsigned seats_min, seats_max;
    uint8_t seats_left_out; /* numbers between them that can't be played, bit per number; see edition_mode_seats */
    const struct edition_option *option; /* what may be chosen at the table */
    unsigned options;
    const char *unavailable; /* NULL, or why this version can't play the mode yet */
};

/* Can the mode be played by so many? */
static inline bool edition_mode_seats(const struct edition_mode *mode, unsigned seats)
{
    return seats >= mode->seats_min && seats <= mode->seats_max && !(mode->seats_left_out >> seats & 1);
}

/* How many can play the mode, for people: "2", "3 to 6", "4 or 6". */
enum { SEATS_TEXT_MAX = 64 };
void edition_seats_text(const struct edition_mode *mode, enum language language, char out[SEATS_TEXT_MAX]);

/* Modes by number, in the order of edition.yaml, and by id (NULL when there is none). */
unsigned edition_modes(const struct edition *e);
const struct edition_mode *edition_mode(const struct edition *e, unsigned i);
const struct edition_mode *edition_find_mode(const struct edition *e, const char *id);

/* The words for which a mode is unavailable, one after another: the place of each, and a sentence with the word that
 * was probably meant. False beyond the last. */
bool edition_mode_lack(const struct edition *e, unsigned mode, unsigned i, struct fault *out);

/* One option as set at the table. */
struct setting {
    const char *id, *value;
};

/* Compiles the rules of a mode. Options not set take their defaults. False with a fault that lists what is possible:
 * for an unknown mode, one that is unavailable, a wrong number of seats, an unknown option or value. The rules are
 * plain data and do not need the edition any more. */
bool edition_compile(const struct edition *e, const char *mode, unsigned seats, const struct setting *setting,
                     unsigned settings, struct hg_rules *r, struct fault *f);

/* Whether there is such a table, as edition_compile asks first; for whoever must hear in their own language why not. */
bool edition_has(const struct edition *e, enum language language, const char *mode, unsigned seats,
                 const struct setting *setting, unsigned settings, struct fault *f);

/* ---- What the whole edition holds, for people, also what no mode plays yet -------------------------------------- */

/* Where a fact comes from: the printed rules, public material, or our own reconstruction. A fact that is partly
 * printed and partly ours has two marks and counts as two. */
enum edition_source { SOURCE_RULEBOOK, SOURCE_PUBLIC, SOURCE_RECONSTRUCTED, EDITION_SOURCES };

void edition_fact_sources(const struct edition *e, unsigned counts[EDITION_SOURCES]);

/* Where place i is drawn, in 0..1000 by 0..700. */
struct drawing {
    int x, y;
};
struct drawing edition_drawing(const struct edition *e, unsigned place);

/* A place with its neighbours. */
struct edition_place {
    const struct named *named, *region;
    bool strategic;
    uint64_t borders, relays; /* sets of places; relays are called by edition_link_word */
    uint64_t wraps;           /* those of the relays that are drawn over the edge of the sheet */
};
struct edition_place edition_place(const struct edition *e, unsigned i);
const char *edition_link_word(const struct edition *e, enum language language); /* "relay", "space-line" */

/* A region: what it is worth to hold all of it, and how many places that are. */
struct edition_region {
    const struct named *named;
    unsigned bonus, size;
    const char *colour;    /* "#rrggbb" */
    struct drawing centre; /* of the circle it is drawn in */
    int radius;            /* 0 when it has none */
};
struct edition_region edition_region(const struct edition *e, unsigned i);

/* An army: a colour to play, perhaps of a faction that has names for its pieces. */
struct edition_army {
    const struct named *named, *faction;
    const char *colour;
    const char *unit[LANGUAGES], *large_unit[LANGUAGES], *base[LANGUAGES], *hero[LANGUAGES]; /* NULL when not named */
};
struct edition_army edition_army(const struct edition *e, unsigned i);

/* A card as it is printed. */
struct edition_card {
    const struct named *named, *class;
    const struct named *faction, *directive, *window, *place; /* NULL when the edition has none */
    const char *text[LANGUAGES];                              /* of the directive or ability, or NULL */
};
struct edition_card edition_card(const struct edition *e, unsigned i);

/* A goal, and a reward for one; the tier of both decides which reward lies on which goal. */
struct edition_goal {
    const struct named *named, *tier;
};
struct edition_goal edition_goal(const struct edition *e, unsigned i);

/* What lies on a goal. `text` is for people; what it does is in the rules. */
struct edition_reward {
    const struct named *named, *tier;
    const char *text[LANGUAGES];
};
struct edition_reward edition_reward(const struct edition *e, unsigned i);

/* What resources and towers are called; NULL when the edition has none. */
const struct named *edition_resource(const struct edition *e);
const struct named *edition_tower(const struct edition *e);

/* The pieces of a campaign: the titan, the hidden kind of token; NULL when the edition has none. */
const struct named *edition_titan(const struct edition *e);
const struct named *edition_token(const struct edition *e);

/* A meter of a campaign. */
struct edition_meter {
    const struct named *named;
    const struct named *low, *high; /* the factions at its ends; NULL when it counts the places of one */
    const struct named *faction;    /* whose places it counts, or NULL */
};
struct edition_meter edition_meter(const struct edition *e, unsigned i); /* i below the number of meters */

/* How many there are of what has no list in struct names. */
struct edition_sizes {
    unsigned factions, classes, directives, windows, meters, assets, strategic, relays;
};
struct edition_sizes edition_sizes(const struct edition *e);

#endif
