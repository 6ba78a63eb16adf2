/* Packed editions: the trees of an edition's files as bytes without pointers, made from its YAML when the program is
 * built. There is one reader of trees and two sources of them, this and libyaml; the bytes are used where they lie, and
 * a tree's strings stay in them.
 *
 * A pack is numbers of 32 bits, lowest byte first: the head below; then three numbers for each item, file after file,
 * every parent right before its children: 4 * lines + kind, where lines count on from the item before it, which
 * compresses better than the line itself; the key's place among the strings (0: it has none); the text's place or the
 * number of children. Then the strings, each once and with a zero at its end, the empty one first,
 * filled up with zeros to a whole number. */
#ifndef TEXT_EDITION_PACK_H
#define TEXT_EDITION_PACK_H

#include <stdint.h>

#include "text/crypto.h"
#include "text/edition/parts.h"

/* The letters tell a pack from anything else; the version changes whenever an older program would misread it. */
enum {
    PACK_MAGIC = 0x44454748, /* the letters HGED */
    PACK_VERSION = 2,
    PACK_BYTES_MAX = 4 << 20,
    PACK_ITEM = 3 /* numbers of an item */
};

/* The numbers of the head, by their place. */
enum pack_head {
    PACK_AT_MAGIC,
    PACK_AT_VERSION,
    PACK_AT_SUM,    /* of all numbers behind it */
    PACK_AT_LENGTH, /* of the pack, in bytes */
    PACK_AT_SHA256, /* of the edition's rules, eight numbers */
    PACK_AT_FILES = PACK_AT_SHA256 + CRYPTO_DIGEST / 4,
    PACK_AT_APART, /* 1: what is only said stands in files of its own */
    PACK_AT_ITEMS, /* of each file; 0 where the pack has none */
    PACK_HEAD = PACK_AT_ITEMS + FILES_ALL
};

/* A pack that was opened. It points into the caller's bytes. */
struct pack {
    const char *place; /* names it in faults */
    const unsigned char *bytes;
    bool apart;
    uint32_t first[FILES_ALL], items[FILES_ALL]; /* of each file, counted in items */
    const char *strings;
    size_t strings_length;
};

/* Checks everything but the items. The bytes and the place must outlive the pack and its trees. */
bool pack_open(struct pack *p, const char *place, const void *bytes, size_t length, struct fault *f);

/* The tree of a file that the pack holds; NULL with the fault written down when an item is wrong. */
struct yaml_tree *pack_tree(const struct pack *p, enum edition_file file, struct fault *f);

/* The hash of the edition that a pack holds, as digits. The pack must be at least a head long. */
void pack_sha256(const void *bytes, char out[CRYPTO_DIGEST_HEX]);

/* The sum of a pack's numbers behind its head's third. One number that changes always changes it. */
uint32_t pack_sum(const void *bytes, size_t length);

/* ---- Making packs (pack_write.c) --------------------------------------------------------------------------------- */

/* The trees of the files, NULL where there is none, and the hash of the rules. To be freed. NULL when the pack would
 * be too large, or an item stands on an earlier line than the one before it, as none does in a file. */
unsigned char *pack_make(struct yaml_tree *const tree[FILES_ALL], bool apart, const unsigned char sha256[CRYPTO_DIGEST],
                         size_t *length);

/* Writes the sum anew. */
void pack_seal(unsigned char *bytes, size_t length);

#endif
