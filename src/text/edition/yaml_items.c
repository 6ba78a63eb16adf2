/* What a tree can do wherever it came from, text or pack. See yaml_tree.h. */
#include <stdlib.h>
#include <string.h>

#include "text/edition/yaml_tree.h"

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

const struct yaml_item *yaml_tree_root(const struct yaml_tree *tree)
{
    return tree->root;
}

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

const struct yaml_item *yaml_item_find(const struct yaml_item *map, const char *key)
{
    for (const struct yaml_item *item = map->kind == YAML_MAP ? map->first : NULL; item; item = item->next) {
        if (strcmp(item->key, key) == 0)
            return item;
    }
    return NULL;
}
