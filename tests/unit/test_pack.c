/* Packed editions: the trees of a pack are those of the YAML text, node by node, and compile to the same rules; a
 * damaged pack is refused with a sentence, wherever the damage is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/rng.h"
#include "support/suite.h"
#include "text/edition/embedded.h"
#include "text/edition/load.h"
#include "text/edition/pack.h"

enum { WORD = 4 };

/* ---- Helpers ----------------------------------------------------------------------------------------------------- */

/* The folder that the i-th edition of the program was packed from. */
static void folder_of(unsigned i, char out[100])
{
    char sha256[CRYPTO_DIGEST_HEX];
    const struct embedded_edition *embedded = &embedded_editions[i];
    pack_sha256(embedded->pack.bytes, sha256);
    if (embedded->released)
        snprintf(out, 100, "editions/released/%s-%.12s", embedded->id, sha256);
    else
        snprintf(out, 100, "editions/%s", embedded->id);
}

static void texts_of(unsigned i, struct edition_texts *out)
{
    struct fault f = {"", ""};
    char folder[100];
    folder_of(i, folder);
    ck_assert_msg(texts_from_folder(folder, out, &f), "%s: %s", f.place, f.sentence);
}

static struct pack open_pack(unsigned i)
{
    struct fault f = {"", ""};
    struct pack p;
    const struct edition_pack *embedded = &embedded_editions[i].pack;
    ck_assert_msg(pack_open(&p, "pack", embedded->bytes, embedded->length, &f), "%s", f.sentence);
    return p;
}

/* The pack that would hold the file: that of the rules, or that of a language. */
static struct pack open_pack_of(unsigned i, int file)
{
    struct fault f = {"", ""};
    struct pack p = {.apart = false};
    if (file < FILE_ENGLISH)
        return open_pack(i);
    const struct edition_pack *words = &embedded_editions[i].words[file - FILE_ENGLISH];
    ck_assert_msg(!words->bytes || pack_open(&p, "pack", words->bytes, words->length, &f), "%s", f.sentence);
    return p;
}

static bool same_text(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static void items_are_equal(const struct yaml_item *a, const struct yaml_item *b)
{
    ck_assert_int_eq(a->kind, b->kind);
    ck_assert_uint_eq(a->line, b->line);
    ck_assert_uint_eq(a->count, b->count);
    ck_assert(same_text(a->key, b->key));
    ck_assert(same_text(a->text, b->text));
    ck_assert_int_eq(a->last != NULL, b->last != NULL);
    const struct yaml_item *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next) {
        ck_assert_ptr_eq(x->parent, a);
        ck_assert_ptr_eq(y->parent, b);
        ck_assert_int_eq(x == a->last, y == b->last);
        items_are_equal(x, y);
    }
    ck_assert(!x && !y);
}

/* ---- The law ----------------------------------------------------------------------------------------------------- */

START_TEST(packed_trees_are_those_of_the_text)
{
    struct edition_texts texts;
    struct fault f = {"", ""};
    texts_of((unsigned)_i, &texts);
    ck_assert_int_eq(texts.apart, !embedded_editions[_i].released);
    ck_assert_int_eq(open_pack((unsigned)_i).apart, texts.apart);
    for (int file = 0; file < FILES_ALL; file++) {
        struct pack p = open_pack_of((unsigned)_i, file);
        ck_assert_int_eq(texts.text[file] != NULL, p.items[file] > 0);
        if (!texts.text[file])
            continue;
        struct yaml_tree *text = yaml_tree_read("text", texts.text[file], texts.length[file], &f);
        struct yaml_tree *packed = pack_tree(&p, (enum edition_file)file, &f);
        ck_assert_msg(text && packed, "%s: %s", f.place, f.sentence);
        ck_assert_uint_eq(text->items, packed->items);
        items_are_equal(yaml_tree_root(text), yaml_tree_root(packed));
        yaml_tree_free(text);
        yaml_tree_free(packed);
    }
    texts_free(&texts);
}
END_TEST

static unsigned compare_rules(const struct edition *a, const struct edition *b, const struct edition_mode *mode,
                              const struct setting *setting)
{
    static struct hg_rules x, y;
    struct fault f = {"", ""}, g = {"", ""};
    unsigned compared = 0;
    for (unsigned seats = 0; seats <= HG_SEATS_MAX + 1; seats++) {
        bool compiles = edition_compile(a, mode->named.id, seats, setting, setting != NULL, &x, &f);
        ck_assert_int_eq(edition_compile(b, mode->named.id, seats, setting, setting != NULL, &y, &g), compiles);
        if (compiles)
            ck_assert_mem_eq(&x, &y, sizeof x);
        else
            ck_assert_str_eq(f.sentence, g.sentence);
        compared += compiles;
    }
    return compared;
}

static unsigned compare_mode(const struct edition *a, const struct edition *b, const struct edition_mode *mode)
{
    unsigned compared = compare_rules(a, b, mode, NULL);
    for (unsigned i = 0; i < mode->options; i++)
        for (const char *const *value = mode->option[i].value; *value; value++)
            compared += compare_rules(a, b, mode, &(struct setting){mode->option[i].id, *value});
    return compared;
}

START_TEST(packed_editions_compile_to_the_same_rules)
{
    struct fault f = {"", ""};
    const struct embedded_edition *embedded = &embedded_editions[_i];
    char folder[100];
    folder_of((unsigned)_i, folder);
    struct edition *text = edition_open(folder, &f);
    struct edition *packed = edition_from_packs(folder, &embedded->pack, embedded->words, &f);
    ck_assert_msg(text && packed, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_sha256(text), edition_sha256(packed));
    ck_assert_uint_eq(edition_modes(text), edition_modes(packed));
    for (unsigned i = 0; i < edition_modes(text); i++)
        ck_assert_uint_gt(compare_mode(text, packed, edition_mode(text, i)), 0);
    edition_close(text);
    edition_close(packed);
}
END_TEST

START_TEST(a_pack_made_of_packed_trees_is_the_same_pack)
{
    struct pack p = open_pack((unsigned)_i);
    struct fault f = {"", ""};
    struct yaml_tree *tree[FILES_ALL] = {NULL};
    size_t length;
    for (int file = 0; file < FILES_ALL; file++)
        tree[file] = p.items[file] ? pack_tree(&p, (enum edition_file)file, &f) : NULL;
    unsigned char *again = pack_make(tree, p.apart, p.bytes + (size_t)PACK_AT_SHA256 * WORD, &length);
    ck_assert_uint_eq(length, embedded_editions[_i].pack.length);
    ck_assert_mem_eq(again, p.bytes, length);
    for (int file = 0; file < FILES_ALL; file++)
        yaml_tree_free(tree[file]);
    free(again);
}
END_TEST

/* ---- Damage ------------------------------------------------------------------------------------------------------ */

static unsigned char *copy_of(unsigned i, size_t *length)
{
    *length = embedded_editions[i].pack.length;
    unsigned char *copy = malloc(*length + WORD);
    memcpy(copy, embedded_editions[i].pack.bytes, *length);
    memset(copy + *length, 0, WORD);
    return copy;
}

static void is_refused(const void *bytes, size_t length, const char *what)
{
    struct fault f = {"", ""};
    char expected[100];
    ck_assert_ptr_null(edition_from_pack("here", bytes, length, &f));
    snprintf(expected, sizeof expected, "The packed edition is damaged (%s", what);
    ck_assert_msg(strncmp(f.sentence, expected, strlen(expected)) == 0, "expected %s, got %s", what, f.sentence);
    ck_assert_str_eq(f.place, "here");
}

START_TEST(changed_bytes_are_seen)
{
    size_t length;
    unsigned char *copy = copy_of(0, &length);
    for (size_t i = 0; i < length; i += i < 400 ? 1 : 7) {
        unsigned char bit = (unsigned char)(1u << i % 8);
        copy[i] ^= bit;
        is_refused(copy, length, "");
        copy[i] ^= bit;
    }
    free(copy);
}
END_TEST

START_TEST(a_pack_of_another_length_is_refused)
{
    size_t length;
    unsigned char *copy = copy_of(0, &length);
    for (size_t cut = 0; cut < length; cut += cut < 400 ? 1 : 97)
        is_refused(copy, cut, "");
    is_refused(copy, length + WORD, "it was cut off or something was added");
    free(copy);
}
END_TEST

/* Numbers that lie, with the right sum. Items are counted from the first file's root, a map; its first child has a key
 * and a text. */
static const struct lie {
    unsigned at;
    uint32_t number;
    const char *what;
} lies[] = {
    {PACK_AT_MAGIC, 7, "it begins with other letters"},
    {PACK_AT_VERSION, PACK_VERSION + 1, "it is of another version"},
    {PACK_AT_FILES, FILES_ALL + 1, "it is of another version"},
    {PACK_AT_LENGTH, 400, "it was cut off"},
    {PACK_AT_ITEMS, YAML_ITEMS_MAX + 1, "it counts more items than it has"},
    {PACK_AT_ITEMS, UINT32_MAX, "it counts more items than it has"},
    {PACK_AT_ITEMS + 1, 19999, "it counts more items than it has"},
    {PACK_HEAD, 4 * 1 + 3, "an item is of no kind or on no line"},
    {PACK_HEAD, YAML_MAP, "an item is of no kind or on no line"},
    {PACK_HEAD, UINT32_MAX - 1, "an item is of no kind or on no line"},
    {PACK_HEAD + PACK_ITEM + 2, 2, "a string lies outside"},
    {PACK_HEAD, 4 * 1 + YAML_LIST, "a key stands in a list or lacks in a map"},
    {PACK_HEAD + 1, 1, "a key stands in a list or lacks in a map"},
    {PACK_HEAD + 2, 0, "its items are no tree"},
    {PACK_HEAD + 2, 1, "its items are no tree"},
    {PACK_HEAD + 2, 20000, "an item has more children than there are"},
    {PACK_HEAD + 2, UINT32_MAX, "an item has more children than there are"},
    {PACK_HEAD + 3, 4 * YAML_BYTES_MAX, "an item is of no kind or on no line"},
    {PACK_HEAD + 3, 4 * 1 + YAML_LIST, "a key stands in a list or lacks in a map"},
    {PACK_HEAD + 4, 0, "a key stands in a list or lacks in a map"},
    {PACK_HEAD + 4, 2, "a string lies outside"},
    {PACK_HEAD + 4, 1 << 20, "a string lies outside"},
    {PACK_HEAD + 5, UINT32_MAX, "a string lies outside"},
    {PACK_HEAD + 7, 1, "a key is empty or stands twice"},
};

static void put_number(unsigned char *bytes, unsigned at, uint32_t number)
{
    for (unsigned k = 0; k < WORD; k++)
        bytes[(size_t)at * WORD + k] = (unsigned char)(number >> (8 * k));
}

START_TEST(a_number_that_lies_is_refused)
{
    const struct lie *lie = &lies[_i];
    size_t length;
    unsigned char *copy = copy_of(0, &length);
    put_number(copy, lie->at, lie->number);
    pack_seal(copy, length);
    is_refused(copy, length, lie->what);
    free(copy);
}
END_TEST

/* Each file's count could be true, but not all of them together. */
START_TEST(files_share_the_items_there_are)
{
    size_t length;
    unsigned char *copy = copy_of(0, &length);
    uint32_t room = (uint32_t)((length / WORD - PACK_HEAD) / PACK_ITEM);
    put_number(copy, PACK_AT_ITEMS + FILE_CHARTS, room);
    pack_seal(copy, length);
    is_refused(copy, length, "it counts more items than it has");
    free(copy);
}
END_TEST

static void string_is_refused(size_t from_end, char c, const char *what)
{
    size_t length;
    unsigned char *copy = copy_of(0, &length);
    copy[length - from_end] = (unsigned char)c;
    pack_seal(copy, length);
    is_refused(copy, length, what);
    free(copy);
}

START_TEST(strings_that_could_not_have_been_read_are_refused)
{
    struct pack p = open_pack(0);
    string_is_refused(1, 'x', "its strings have no end");
    string_is_refused(p.strings_length, 'x', "its strings have no end");
    string_is_refused(p.strings_length - 1, '\x1b', "a string holds what can't be shown");
    string_is_refused(p.strings_length - 1, '\xff', "a string holds what can't be shown");
}
END_TEST

START_TEST(items_nested_too_deep_are_refused)
{
    enum { ITEMS = YAML_DEPTH_MAX + 1, LENGTH = (PACK_HEAD + ITEMS * PACK_ITEM + 1) * WORD };
    static struct yaml_item item[ITEMS];
    struct yaml_tree chain = {.root = item}, *tree[FILES_ALL] = {[FILE_EDITION] = &chain};
    size_t length;
    for (unsigned i = 0; i < ITEMS; i++) {
        item[i] = (struct yaml_item){.kind = YAML_LIST, .line = 1};
        yaml_item_hang(&item[i], i ? &item[i - 1] : NULL);
        chain.items = i + 1;
        unsigned char *pack = pack_make(tree, false, (const unsigned char[CRYPTO_DIGEST]){0}, &length);
        struct fault f = {"", ""};
        struct pack p;
        ck_assert(pack_open(&p, "deep", pack, length, &f));
        struct yaml_tree *back = pack_tree(&p, FILE_EDITION, &f);
        ck_assert_int_eq(back != NULL, i < YAML_DEPTH_MAX);
        yaml_tree_free(back);
        free(pack);
    }
}
END_TEST

START_TEST(lines_that_go_back_make_no_pack)
{
    struct yaml_item item[2] = {{.kind = YAML_LIST, .line = 2}, {.kind = YAML_TEXT, .line = 1, .text = "word"}};
    struct yaml_tree pair = {.root = item, .items = 2}, *tree[FILES_ALL] = {[FILE_EDITION] = &pair};
    unsigned char sha256[CRYPTO_DIGEST] = {0};
    size_t length;
    yaml_item_hang(&item[1], &item[0]);
    ck_assert_ptr_null(pack_make(tree, false, sha256, &length));
    item[1].line = 2;
    unsigned char *pack = pack_make(tree, false, sha256, &length);
    ck_assert_ptr_nonnull(pack);
    free(pack);
}
END_TEST

/* Whatever else is changed: a refusal with one sentence, or an edition. */
START_TEST(sealed_damage_is_harmless)
{
    struct rng lots;
    struct fault f;
    size_t length;
    rng_seed(&lots, 3, 1);
    for (unsigned i = 0; i < 300; i++) {
        unsigned char *copy = copy_of(i % embedded_edition_count, &length);
        for (unsigned k = rng_below(&lots, 3) + 1; k > 0; k--)
            copy[rng_below(&lots, (uint32_t)length)] = (unsigned char)rng_below(&lots, 256);
        pack_seal(copy, length);
        f = (struct fault){"", ""};
        struct edition *e = edition_from_pack("here", copy, length, &f);
        ck_assert_int_eq(e == NULL, f.sentence[0] != '\0');
        edition_close(e);
        free(copy);
    }
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("pack", &t);
    int editions = (int)embedded_edition_count;
    tcase_add_loop_test(t, packed_trees_are_those_of_the_text, 0, editions);
    tcase_add_loop_test(t, packed_editions_compile_to_the_same_rules, 0, editions);
    tcase_add_loop_test(t, a_pack_made_of_packed_trees_is_the_same_pack, 0, editions);
    tcase_add_test(t, changed_bytes_are_seen);
    tcase_add_test(t, a_pack_of_another_length_is_refused);
    tcase_add_loop_test(t, a_number_that_lies_is_refused, 0, (int)(sizeof lies / sizeof lies[0]));
    tcase_add_test(t, files_share_the_items_there_are);
    tcase_add_test(t, strings_that_could_not_have_been_read_are_refused);
    tcase_add_test(t, items_nested_too_deep_are_refused);
    tcase_add_test(t, lines_that_go_back_make_no_pack);
    tcase_add_test(t, sealed_damage_is_harmless);
    return suite_run(suite);
}
