/* The words of an edition: an id for notation and a name in each language for people. */
#ifndef TEXT_NAMES_H
#define TEXT_NAMES_H

enum language { ENGLISH, FRENCH, LANGUAGES };

struct named {
    const char *id;              /* lower case, digits and hyphens; unique in its list */
    const char *name[LANGUAGES]; /* both always present */
};

struct name_list {
    const struct named *item;
    unsigned count;
};

struct names {
    struct name_list places, regions, cards, armies;
    struct name_list goals, rewards;  /* empty where the edition has none */
    struct name_list classes, tokens; /* of ships; hidden tokens, one by one, the prize first */
};

/* The index of an id (length bytes at text), or -1. */
int names_find(const struct name_list *list, const char *text, unsigned long length);

#endif
