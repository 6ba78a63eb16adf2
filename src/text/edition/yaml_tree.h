/* YAML text as a small tree whose every value knows its line. It is built from libyaml's events rather than from its
 * document, because the document resolves anchors and doubled keys without a word, and both are refused here. */
#ifndef TEXT_EDITION_YAML_TREE_H
#define TEXT_EDITION_YAML_TREE_H

#include <stddef.h>

#include "text/fault.h"

enum yaml_kind { YAML_TEXT, YAML_LIST, YAML_MAP };

enum {
    YAML_BYTES_MAX = 1 << 20, /* of one file */
    YAML_LINE_MAX = 4096,     /* bytes of one line */
    YAML_ITEMS_MAX = 20000,   /* values in one file */
    YAML_DEPTH_MAX = 12       /* lists and maps inside each other */
};

struct yaml_item {
    enum yaml_kind kind;
    unsigned line;    /* from 1; of the key where there is one */
    unsigned count;   /* children */
    const char *key;  /* under which the parent map holds it; NULL in a list */
    const char *text; /* of YAML_TEXT; else NULL */
    struct yaml_item *first, *last, *next, *parent;
};

struct yaml_tree;

/* Reads one whole file. `place` names it in the fault. NULL with the fault written down. */
struct yaml_tree *yaml_tree_read(const char *place, const char *text, size_t length, struct fault *f);
void yaml_tree_free(struct yaml_tree *tree);

const struct yaml_item *yaml_tree_root(const struct yaml_tree *tree);

/* The value of a key, or NULL. */
const struct yaml_item *yaml_item_find(const struct yaml_item *map, const char *key);

#endif
