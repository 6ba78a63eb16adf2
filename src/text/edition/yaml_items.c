/* What a tree can do wherever it came from, text or pack. See yaml_tree.h.
 *
 * Both makers, yaml_tree.c and pack.c, hang items by the same function, so that a tree looks the same from either. */
#include <stdlib.h>
#include <string.h>

#include "text/edition/yaml_tree.h"

/* Items lie in blocks, so that nobody walks the tree to free it; a hostile one could be deep. */
void yaml_tree_free(struct yaml_tree *tree)
{
    if (!tree)
        return;
    for (struct yaml_block *block = tree->blocks, *older; block; block = older) {
        older = block->older;
        free(block);
    }
    free(tree);
}

/* The item of the whole document: a map in every file of an edition. */
const struct yaml_item *yaml_tree_root(const struct yaml_tree *tree)
{
    return tree->root;
}

/* The last child is kept, so that a long list is built in one walk. */
void yaml_item_hang(struct yaml_item *item, struct yaml_item *parent)
{
    item->parent = parent;
    if (!parent)
        return;
    if (!parent->first)
        parent->first = parent->last = item;
    else
        parent->last = parent->last->next = item;
    parent->count++;
}

/* An item in a block of its own. */
struct block {
    struct yaml_block chain;
    struct yaml_item item;
};

struct yaml_item *yaml_item_new(struct yaml_tree *tree)
{
    struct block *block = calloc(1, sizeof *block);
    if (!block)
        abort();
    block->chain.older = tree->blocks;
    tree->blocks = &block->chain;
    return &block->item;
}

/* NULL, too, when the item is a list. */
const struct yaml_item *yaml_item_find(const struct yaml_item *map, const char *key)
{
    for (const struct yaml_item *item = map->kind != YAML_LIST ? map->first : NULL; item; item = item->next) {
        if (strcmp(item->key, key) == 0)
            return item;
    }
    return NULL;
}
