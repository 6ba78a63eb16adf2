/* Makes packs, for the build and for tests. Strings are found again by a table of hashes, so that each is stored once.
 * The same trees give the same bytes. */
#include "text/edition/pack.h"

#include <stdlib.h>
#include <string.h>

enum { WORD = 4, KINDS = 4, SLOTS = 1 << 20 };

_Static_assert((int)SLOTS > 2 * (int)FILES_ALL * YAML_ITEMS_MAX, "the table has room for every string");
_Static_assert((PACK_HEAD + (int)FILES_ALL * YAML_ITEMS_MAX * PACK_ITEM) * (int)WORD < PACK_BYTES_MAX,
               "and the pack for every item");

/* A pack while it is made. */
struct packer {
    unsigned char *bytes; /* PACK_BYTES_MAX of them */
    size_t item;          /* where the next item goes */
    size_t strings, end;  /* where the strings begin and end */
    uint32_t *slot;       /* places of strings; 0 is free */
    unsigned line;        /* of the last item */
    bool failed;          /* there is no room, or the lines go back */
};

/* Number i of the pack, lowest byte first. */
static void put_word(unsigned char *bytes, size_t i, uint32_t word)
{
    for (unsigned k = 0; k < WORD; k++)
        bytes[i * WORD + k] = (unsigned char)(word >> (8 * k));
}

/* Last of all: the sum is over everything behind it. Tests use it to damage a pack with a right sum. */
void pack_seal(unsigned char *bytes, size_t length)
{
    put_word(bytes, PACK_AT_SUM, pack_sum(bytes, length));
}

/* FNV-1a, 32 bits. */
static uint32_t hash_of(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

/* Puts a string behind the others; 0 where there is no room. */
static uint32_t add_string(struct packer *p, const char *text)
{
    size_t size = strlen(text) + 1;
    uint32_t at = (uint32_t)(p->end - p->strings);
    if (p->failed || size > PACK_BYTES_MAX - WORD - p->end) {
        p->failed = true;
        return 0;
    }
    memcpy(p->bytes + p->end, text, size);
    p->end += size;
    return at;
}

/* The place of a string, new or known. 0 is the empty one. */
static uint32_t place_of(struct packer *p, const char *text)
{
    uint32_t slot = hash_of(text) % SLOTS;
    if (text[0] == '\0')
        return 0;
    for (; p->slot[slot]; slot = (slot + 1) % SLOTS) {
        if (strcmp((const char *)p->bytes + p->strings + p->slot[slot], text) == 0)
            return p->slot[slot];
    }
    return p->slot[slot] = add_string(p, text);
}

/* See pack.h for the three numbers. */
static void put_item(struct packer *p, const struct yaml_item *item)
{
    size_t at = PACK_HEAD + p->item++ * PACK_ITEM;
    p->failed |= item->line < p->line;
    put_word(p->bytes, at, (item->line - p->line) * KINDS + (uint32_t)item->kind);
    p->line = item->line;
    put_word(p->bytes, at + 1, item->key ? place_of(p, item->key) : 0);
    put_word(p->bytes, at + 2, item->kind == YAML_TEXT ? place_of(p, item->text) : item->count);
}

/* The next in the order of the file: the first child, else the next of the nearest that has one. */
static const struct yaml_item *next_item(const struct yaml_item *item)
{
    if (item->first)
        return item->first;
    while (item && !item->next)
        item = item->parent;
    return item ? item->next : NULL;
}

/* All but the length and the sum, which are known at the end. */
static void put_head(struct packer *p, struct yaml_tree *const tree[FILES_ALL], bool apart,
                     const unsigned char sha256[CRYPTO_DIGEST])
{
    put_word(p->bytes, PACK_AT_MAGIC, PACK_MAGIC);
    put_word(p->bytes, PACK_AT_VERSION, PACK_VERSION);
    put_word(p->bytes, PACK_AT_FILES, FILES_ALL);
    put_word(p->bytes, PACK_AT_APART, apart);
    memcpy(p->bytes + (size_t)PACK_AT_SHA256 * WORD, sha256, CRYPTO_DIGEST);
    for (unsigned i = 0; i < FILES_ALL; i++)
        put_word(p->bytes, PACK_AT_ITEMS + i, tree[i] ? tree[i]->items : 0);
}

/* Of all files together. */
static size_t count_items(struct yaml_tree *const tree[FILES_ALL])
{
    size_t items = 0;
    for (unsigned i = 0; i < FILES_ALL; i++)
        items += tree[i] ? tree[i]->items : 0;
    return items;
}

/* The items' number is known beforehand, so strings can be put in their final place at once. Without memory the
 * program ends. */
unsigned char *pack_make(struct yaml_tree *const tree[FILES_ALL], bool apart, const unsigned char sha256[CRYPTO_DIGEST],
                         size_t *length)
{
    size_t strings = (PACK_HEAD + count_items(tree) * PACK_ITEM) * WORD;
    struct packer p = {.bytes = calloc(1, PACK_BYTES_MAX), .slot = calloc(SLOTS, sizeof *p.slot)};
    if (!p.bytes || !p.slot)
        abort();
    p.strings = strings;
    p.end = strings + 1; /* the empty string */
    put_head(&p, tree, apart, sha256);
    for (unsigned i = 0; i < FILES_ALL; i++) {
        p.line = 0;
        for (const struct yaml_item *item = tree[i] ? tree[i]->root : NULL; item && !p.failed; item = next_item(item))
            put_item(&p, item);
    }
    *length = (p.end + WORD - 1) / WORD * WORD;
    put_word(p.bytes, PACK_AT_LENGTH, (uint32_t)*length);
    pack_seal(p.bytes, *length);
    free(p.slot);
    if (!p.failed)
        return p.bytes;
    free(p.bytes);
    return NULL;
}
