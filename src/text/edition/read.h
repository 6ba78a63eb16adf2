/* Reading typed values out of a YAML tree. The first fault is kept and every later call does nothing, so that a reader
 * of a whole file is written straight down and asks `in->failed` only before it goes on from what it read. Values
 * after a fault are harmless: 0, "", an empty list. */
#ifndef TEXT_EDITION_READ_H
#define TEXT_EDITION_READ_H

#include <stdint.h>

#include "text/edition/parts.h"

/* Where reading stands. `e` is being filled. */
struct reader {
    struct edition *e;
    const char *place; /* the file, as faults name it */
    struct fault *fault;
    bool failed;
    bool apart;          /* words stand apart, and nobody need say them: ids stand in for names */
    struct fault idle;   /* words of nothing, or missing ones: told when nothing else is wrong; empty where none are */
    bool drawn, sourced; /* all the same, look.yaml or words/sources.yaml is there, and must be whole then */
};

/* Writes the fault down with the item's line, unless there is one already. NULL: the whole file. */
void read_fail(struct reader *in, const struct yaml_item *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same for a fault of words that stand apart, which waits: it may follow from a misspelt rule. */
void read_idle(struct reader *in, const struct yaml_item *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* True when `item` is a map with exactly these keys, `keys` being words separated by blanks, `?` after an optional one.
 * `what` names the thing for people: "place". */
bool read_keys(struct reader *in, const struct yaml_item *item, const char *what, const char *keys);

/* The list under a key; an empty one after a fault, and where an optional key is missing. At most `most` long.
 * read_ids also demands that every entry is a map with an id of its own. */
const struct yaml_item *read_list(struct reader *in, const struct yaml_item *map, const char *key, unsigned most);
const struct yaml_item *read_ids(struct reader *in, const struct yaml_item *map, const char *key, unsigned most);

/* The text of a value, of at most `most` bytes on one line; "" after a fault. */
const char *read_plain(struct reader *in, const struct yaml_item *item, const char *what, size_t most);

/* The same for the values of a map. A key that is not there has failed before, in read_keys. In this order: any text
 * of one line; an id of small letters, digits and hyphens; a colour #rrggbb; yes or no; a whole number in a range, and
 * one that fits a byte; a name in each language (English stands in for others, and where words stand apart the nearest
 * id for English); the same under a key, which may be missing: `out` stays then, or is the id; an id with its names. */
const char *read_text(struct reader *in, const struct yaml_item *map, const char *key);
const char *read_id(struct reader *in, const struct yaml_item *map, const char *key);
const char *read_colour(struct reader *in, const struct yaml_item *map, const char *key);
bool read_flag(struct reader *in, const struct yaml_item *map, const char *key);
long read_number(struct reader *in, const struct yaml_item *map, const char *key, long least, long most);
uint8_t read_small(struct reader *in, const struct yaml_item *map, const char *key, uint8_t least, uint8_t most);
void read_languages(struct reader *in, const struct yaml_item *map, const char *out[LANGUAGES], size_t most);
void read_said(struct reader *in, const struct yaml_item *map, const char *key, const char *out[LANGUAGES],
               size_t most);
void read_named(struct reader *in, const struct yaml_item *map, struct named *out);

/* A whole number standing alone. */
long read_plain_number(struct reader *in, const struct yaml_item *item, const char *what, long least, long most);

/* The index of an id in a list; 0 after a fault, which names the nearest id there is. */
uint8_t read_plain_reference(struct reader *in, const struct yaml_item *item, const char *id,
                             const struct name_list *list, const char *what);
uint8_t read_reference(struct reader *in, const struct yaml_item *map, const char *key, const struct name_list *list);

/* Fails with the word that was probably meant. False when that is NULL: then the caller says what there is. */
bool read_meant(struct reader *in, const struct yaml_item *at, const char *what, const char *word, const char *meant);

/* Counts where the facts of `map` come from. Its key `source` is one text for all of them, or a map with one text for
 * each of `facets` (a facet with `?` is demanded when the map has such a key). */
void read_source(struct reader *in, const struct yaml_item *map, const char *facets);
void read_plain_source(struct reader *in, const struct yaml_item *item);

#endif
