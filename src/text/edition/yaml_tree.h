/* YAML text as a small tree whose every value knows its line. It is built from libyaml's events rather than from its
 * document, because the document resolves anchors and doubled keys without a word, and both are refused here. Editions
 * inside the program come as the same trees, packed (pack.h). */
#ifndef TEXT_EDITION_YAML_TREE_H
#define TEXT_EDITION_YAML_TREE_H

#include <stddef.h>

#include "text/fault.h"

enum yaml_kind { YAML_TEXT, YAML_LIST, YAML_MAP };

/* Far above what any edition needs, and low enough that the worst file costs little. */
enum {
    YAML_BYTES_MAX = 1 << 20, /* of one file */
    YAML_LINE_MAX = 4096,     /* bytes of one line */
    YAML_ITEMS_MAX = 20000,   /* values in one file */
    YAML_DEPTH_MAX = 12       /* lists and maps inside each other */
};

/* A text, a list or a map. Children are a chain; the tree owns all of them, and nothing changes once it is built. */
struct yaml_item {
    enum yaml_kind kind;
    unsigned line;    /* from 1; of the key where there is one */
    unsigned count;   /* children */
    const char *key;  /* under which the parent map holds it; NULL in a list */
    const char *text; /* of YAML_TEXT; else NULL */
    const char *file; /* where it stands when that isn't the file of its tree (graft.h), else NULL */
    struct yaml_item *first, *last, *next, *parent;
};

/* Memory of a tree: a chain of blocks, each beginning with this. */
struct yaml_block {
    struct yaml_block *older;
};

/* A tree. For those who make trees; everybody else asks for the root. */
struct yaml_tree {
    struct yaml_block *blocks;
    struct yaml_item *root;
    unsigned items;
};

/* Reads one whole file. `place` names it in the fault. NULL with the fault written down: bad YAML, anchors, doubled
 * keys, hidden characters, or beyond one of the limits above. */
struct yaml_tree *yaml_tree_read(const char *place, const char *text, size_t length, struct fault *f);
void yaml_tree_free(struct yaml_tree *tree);

/* NULL frees nothing. The root belongs to the tree; it is never NULL. */
const struct yaml_item *yaml_tree_root(const struct yaml_tree *tree);

/* An empty item in the memory of the tree. Without memory the program ends. */
struct yaml_item *yaml_item_new(struct yaml_tree *tree);

/* Makes the item the last child of its parent, which may be NULL. */
void yaml_item_hang(struct yaml_item *item, struct yaml_item *parent);

/* The value of a key, or NULL. A map has a few keys, so they are walked. A text has keys where something was hung onto
 * it. */
const struct yaml_item *yaml_item_find(const struct yaml_item *map, const char *key);

#endif
