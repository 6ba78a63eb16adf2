/* Packed editions of strangers: whatever the numbers are, loading ends with a fault that has a place and a sentence, or
 * with an edition that keeps its laws and whose trees make a pack that loads again. Most inputs get the right length
 * and sum first, since nothing would come behind those otherwise. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/laws.h"
#include "text/edition/pack.h"

enum { WORD = 4 };

static void put_word(uint8_t *bytes, size_t i, uint32_t word)
{
    for (unsigned k = 0; k < WORD; k++)
        bytes[i * WORD + k] = (uint8_t)(word >> (8 * k));
}

static uint32_t word_at(const uint8_t *bytes, size_t i)
{
    const uint8_t *at = bytes + i * WORD;
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* ---- The target -------------------------------------------------------------------------------------------------- */

static void repair(uint8_t *bytes, size_t length)
{
    if (length < (size_t)PACK_HEAD * WORD || length % WORD != 0)
        return;
    put_word(bytes, PACK_AT_MAGIC, PACK_MAGIC);
    put_word(bytes, PACK_AT_VERSION, PACK_VERSION);
    put_word(bytes, PACK_AT_LENGTH, (uint32_t)length);
    pack_seal(bytes, length);
}

static void pack_again(const uint8_t *bytes, size_t length, const struct edition *e)
{
    struct fault f = {"", ""};
    struct yaml_tree *tree[FILES_ALL] = {NULL};
    struct pack p;
    size_t again_length;
    MUST(pack_open(&p, "input", bytes, length, &f));
    for (int i = 0; i < FILES_ALL; i++)
        MUST(p.items[i] == 0 || (tree[i] = pack_tree(&p, (enum edition_file)i, &f)) != NULL);
    uint8_t *again = pack_make(tree, p.apart, bytes + (size_t)PACK_AT_SHA256 * WORD, &again_length);
    MUST(again != NULL && again_length <= length);
    struct edition *same = edition_from_pack("again", again, again_length, &f);
    must_hold(same != NULL, "a pack loads again", f.sentence);
    MUST(strcmp(edition_sha256(same), edition_sha256(e)) == 0);
    edition_close(same);
    free(again);
    for (int i = 0; i < FILES_ALL; i++)
        yaml_tree_free(tree[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fault f = {"", ""};
    uint64_t hash = fuzz_hash(data, size);
    struct rng rng = fuzz_rng((unsigned)hash);
    uint8_t *bytes = malloc(size + 1);
    MUST(bytes != NULL);
    memcpy(bytes, data, size);
    if (hash % 16 > 0)
        repair(bytes, size);
    struct edition *e = edition_from_pack("input", bytes, size, &f);
    if (e == NULL)
        must_be_fault(&f);
    else {
        must_be_edition(e, &rng);
        pack_again(bytes, size, e);
    }
    edition_close(e);
    free(bytes);
    return 0;
}

/* ---- The mutator ------------------------------------------------------------------------------------------------- */

/* A number becomes a near one, one from the same column of another item, or anything. */
static uint32_t other_word(const uint8_t *data, size_t words, size_t i, struct rng *rng)
{
    size_t rows = (words - i) / PACK_ITEM;
    switch (rng_below(rng, 4)) {
    case 0:
        return word_at(data, i) + rng_below(rng, 9) - 4;
    case 1:
        return rng_below(rng, 1u << rng_below(rng, 31));
    default:
        return rows > 0 ? word_at(data, i + (size_t)PACK_ITEM * rng_below(rng, (uint32_t)rows)) : 0;
    }
}

static void swap_items(uint8_t *data, size_t items, struct rng *rng)
{
    enum { SIZE = PACK_ITEM * WORD };
    uint8_t kept[SIZE];
    uint8_t *a = data + (PACK_HEAD + (size_t)PACK_ITEM * rng_below(rng, (uint32_t)items)) * WORD;
    uint8_t *b = data + (PACK_HEAD + (size_t)PACK_ITEM * rng_below(rng, (uint32_t)items)) * WORD;
    memcpy(kept, a, SIZE);
    memmove(a, b, SIZE);
    memcpy(b, kept, SIZE);
}

/* How many items the head speaks of, as far as there is room for them. */
static size_t items_of(const uint8_t *data, size_t words)
{
    size_t items = 0, room = (words - PACK_HEAD) / PACK_ITEM;
    for (unsigned i = 0; i < FILES_ALL; i++)
        items += word_at(data, PACK_AT_ITEMS + i);
    return items < room ? items : room;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    size_t words = size / WORD, items = words > PACK_HEAD ? items_of(data, words) : 0;
    if (items == 0 || rng_below(&rng, 8) == 0)
        return LLVMFuzzerMutate(data, size, room);
    size_t numbers = PACK_HEAD + items * PACK_ITEM;
    for (unsigned n = 1 + rng_below(&rng, 3); n > 0; n--) {
        size_t i = rng_below(&rng, 16) == 0 ? PACK_AT_ITEMS + rng_below(&rng, FILES_ALL)
                                            : PACK_HEAD + rng_below(&rng, (uint32_t)(numbers - PACK_HEAD));
        if (rng_below(&rng, 4) == 0)
            swap_items(data, items, &rng);
        else if (rng_below(&rng, 4) == 0 && size > numbers * WORD)
            data[numbers * WORD + rng_below(&rng, (uint32_t)(size - numbers * WORD))] = (uint8_t)rng_below(&rng, 128);
        else
            put_word(data, i, other_word(data, numbers, i, &rng));
    }
    return size;
}
