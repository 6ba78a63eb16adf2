/* Reads packed trees. Nothing in them is believed: every number is checked before it is used as a place or a count. A
 * pack comes from the build, so damage means a broken program; but packs also come from fuzzing. */
#include "text/edition/pack.h"

#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"

/* Bytes of a number; how a mark packs line and kind. */
enum { WORD = 4, KINDS = 4 };

/* Numbers are stored with their lowest byte first, whatever the machine. */
static uint32_t word_at(const unsigned char *bytes, size_t i)
{
    const unsigned char *at = bytes + i * WORD;
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* All faults of packs have one cure. */
static bool damaged(const char *place, const char *what, struct fault *f)
{
    return fault_at(f, place, 0, "The packed edition is damaged (%s); build or install the program anew.", what);
}

/* Every step maps different sums to different ones, so that a change of one number is never lost. */
uint32_t pack_sum(const void *bytes, size_t length)
{
    uint32_t sum = PACK_MAGIC;
    for (size_t i = PACK_AT_SUM + 1; i < length / WORD; i++) {
        sum = (sum ^ word_at(bytes, i)) * 0x9e3779b1u;
        sum ^= sum >> 15;
    }
    return sum;
}

/* Without checking anything: for editions that are looked up by their hash before one of them is opened. */
void pack_sha256(const void *bytes, char out[CRYPTO_DIGEST_HEX])
{
    crypto_hex((const unsigned char *)bytes + (size_t)PACK_AT_SHA256 * WORD, CRYPTO_DIGEST, out);
}

/* ---- The head and the strings ------------------------------------------------------------------------------------ */

/* Length, letters, version, sum: what can be told before looking at items. */
static bool check_head(const struct pack *p, size_t length, struct fault *f)
{
    if (length < (size_t)PACK_HEAD * WORD || length > PACK_BYTES_MAX || length % WORD != 0)
        return damaged(p->place, "its length is impossible", f);
    if (word_at(p->bytes, PACK_AT_MAGIC) != PACK_MAGIC)
        return damaged(p->place, "it begins with other letters", f);
    if (word_at(p->bytes, PACK_AT_VERSION) != PACK_VERSION || word_at(p->bytes, PACK_AT_FILES) != FILES_ALL)
        return damaged(p->place, "it is of another version", f);
    if (word_at(p->bytes, PACK_AT_LENGTH) != length)
        return damaged(p->place, "it was cut off or something was added", f);
    return word_at(p->bytes, PACK_AT_SUM) == pack_sum(p->bytes, length) || damaged(p->place, "its sum is wrong", f);
}

/* Where the items of each file begin, and behind the last of them the strings. */
static bool find_items(struct pack *p, size_t length, struct fault *f)
{
    uint32_t room = (uint32_t)((length / WORD - PACK_HEAD) / PACK_ITEM), used = 0;
    for (unsigned i = 0; i < FILES_ALL; i++) {
        p->first[i] = used;
        p->items[i] = word_at(p->bytes, PACK_AT_ITEMS + i);
        if (p->items[i] > YAML_ITEMS_MAX || p->items[i] > room - used)
            return damaged(p->place, "it counts more items than it has", f);
        used += p->items[i];
    }
    p->apart = word_at(p->bytes, PACK_AT_APART) != 0;
    size_t strings = ((size_t)PACK_HEAD + (size_t)used * PACK_ITEM) * WORD;
    p->strings = (const char *)p->bytes + strings;
    p->strings_length = length - strings;
    return true;
}

/* The characters that YAML text may have, and no others; a zero at both ends. */
static bool check_strings(const struct pack *p, struct fault *f)
{
    if (p->strings_length == 0 || p->strings[0] != '\0' || p->strings[p->strings_length - 1] != '\0')
        return damaged(p->place, "its strings have no end", f);
    for (size_t i = 0, n; i < p->strings_length; i += n) {
        char c = p->strings[i];
        n = (c >= ' ' && c <= '~') || c == '\0' || c == '\n' ? 1
                                                             : utf8_shown_length(p->strings + i, p->strings_length - i);
        if (n == 0)
            return damaged(p->place, "a string holds what can't be shown", f);
    }
    return true;
}

/* Strings are checked once, so that trees may point into them. */
bool pack_open(struct pack *p, const char *place, const void *bytes, size_t length, struct fault *f)
{
    *p = (struct pack){.place = place, .bytes = bytes};
    return check_head(p, length, f) && find_items(p, length, f) && check_strings(p, f);
}

/* ---- Items ------------------------------------------------------------------------------------------------------- */

/* All items of a tree in one piece of memory. */
struct block {
    struct yaml_block chain;
    struct yaml_item item[];
};

/* The lists and maps being filled, outermost first, and how many children each of them still lacks. */
struct unpacker {
    const struct pack *p;
    struct yaml_item *open[YAML_DEPTH_MAX];
    uint32_t left[YAML_DEPTH_MAX];
    unsigned depth;
    uint32_t line; /* of the last item */
    struct fault *f;
};

/* NULL for the root. */
static struct yaml_item *parent_of(const struct unpacker *u)
{
    return u->depth > 0 ? u->open[u->depth - 1] : NULL;
}

/* A string begins where another one has ended, so that it is whole. */
static bool take_string(const struct unpacker *u, uint32_t at, const char **out)
{
    const struct pack *p = u->p;
    if (at >= p->strings_length || (at > 0 && p->strings[at - 1] != '\0'))
        return damaged(p->place, "a string lies outside", u->f);
    *out = p->strings + at;
    return true;
}

/* Items of a map have a key that no other child has, those of a list have none. */
static bool take_key(const struct unpacker *u, uint32_t at, struct yaml_item *item)
{
    const struct yaml_item *parent = parent_of(u);
    bool keyed = parent && parent->kind == YAML_MAP;
    if (keyed != (at > 0))
        return damaged(u->p->place, "a key stands in a list or lacks in a map", u->f);
    if (!keyed)
        return true;
    if (!take_string(u, at, &item->key))
        return false;
    if (item->key[0] == '\0' || yaml_item_find(parent, item->key))
        return damaged(u->p->place, "a key is empty or stands twice", u->f);
    return true;
}

/* `rest` items follow in all, so an item can't have more children. */
static bool open_item(struct unpacker *u, struct yaml_item *item, uint32_t children, uint32_t rest)
{
    if (u->depth == YAML_DEPTH_MAX)
        return damaged(u->p->place, "its items are nested too deep", u->f);
    if (children > rest)
        return damaged(u->p->place, "an item has more children than there are", u->f);
    u->open[u->depth] = item;
    u->left[u->depth++] = children;
    return true;
}

/* Closes everything that is full. The tree must be complete with the last item, and not before. */
static bool close_items(struct unpacker *u, uint32_t rest)
{
    while (u->depth > 0 && u->left[u->depth - 1] == 0)
        u->depth--;
    return (u->depth == 0) == (rest == 0) || damaged(u->p->place, "its items are no tree", u->f);
}

/* The first number of an item: 4 * lines since the last item + kind. */
static bool take_mark(struct unpacker *u, uint32_t mark, struct yaml_item *item)
{
    u->line += mark / KINDS;
    if (mark % KINDS > YAML_MAP || u->line == 0 || u->line > YAML_BYTES_MAX)
        return damaged(u->p->place, "an item is of no kind or on no line", u->f);
    item->kind = (enum yaml_kind)(mark % KINDS);
    item->line = u->line;
    return true;
}

/* One item and its place in the tree; its strings stay in the pack. Its children follow it at once, so it is opened and
 * the next items hang under it until it is full. */
static bool take_item(struct unpacker *u, size_t index, uint32_t rest, struct yaml_item *item)
{
    size_t at = PACK_HEAD + index * PACK_ITEM;
    uint32_t value = word_at(u->p->bytes, at + 2);
    if (!take_mark(u, word_at(u->p->bytes, at), item))
        return false;
    if (!take_key(u, word_at(u->p->bytes, at + 1), item))
        return false;
    yaml_item_hang(item, parent_of(u));
    if (u->depth > 0)
        u->left[u->depth - 1]--;
    bool good = item->kind == YAML_TEXT ? take_string(u, value, &item->text) : open_item(u, item, value, rest);
    return good && close_items(u, rest);
}

/* Without memory the program ends. */
struct yaml_tree *pack_tree(const struct pack *p, enum edition_file file, struct fault *f)
{
    uint32_t count = p->items[file];
    struct yaml_tree *tree = calloc(1, sizeof *tree);
    struct block *block = calloc(1, sizeof *block + count * sizeof block->item[0]);
    struct unpacker u = {.p = p, .f = f};
    if (!tree || !block)
        abort();
    *tree = (struct yaml_tree){&block->chain, block->item, count};
    bool good = count > 0 || damaged(p->place, "a file is missing", f);
    for (uint32_t i = 0; i < count && good; i++)
        good = take_item(&u, p->first[file] + i, count - 1 - i, &block->item[i]);
    if (good)
        return tree;
    yaml_tree_free(tree);
    return NULL;
}
