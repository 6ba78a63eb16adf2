/* The words of an edition: an id for notation and a name in each language for people. Indices of these lists are those
 * of the engine: place 3 of the rules is item 3 of `places`. */
#ifndef TEXT_NAMES_H
#define TEXT_NAMES_H

#include "text/languages.h"

/* English, the language of the sources, then those of po/LINGUAS: LANGUAGE_fr. The build writes EACH_LANGUAGE from
 * that file. */
#define LANGUAGE_ROW(code) LANGUAGE_##code,
enum language { ENGLISH, EACH_LANGUAGE(LANGUAGE_ROW) LANGUAGES };
#undef LANGUAGE_ROW

extern const char *const language_code[LANGUAGES]; /* "en", "fr" */

/* The language whose code the text begins with, as locales do ("fr_CA.UTF-8"), or LANGUAGES. */
enum language language_find(const char *text);

/* Something that has a name. The strings belong to the edition. */
struct named {
    const char *id;              /* lower case, digits and hyphens; unique in its list */
    const char *name[LANGUAGES]; /* all present: English stands in */
};

/* Things of one kind, in the order of the edition's files. */
struct name_list {
    const struct named *item;
    unsigned count;
};

/* All lists of an edition. They live as long as it is open. */
struct names {
    struct name_list places, regions, cards, armies;
    struct name_list goals, rewards;  /* empty where the edition has none */
    struct name_list classes, tokens; /* of ships; hidden tokens, one by one, the prize first */
};

/* The index of an id (length bytes at text), or -1. */
int names_find(const struct name_list *list, const char *text, unsigned long length);

#endif
