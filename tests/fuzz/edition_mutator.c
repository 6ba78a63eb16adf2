/* Mutates editions as YAML: blocks of lines, values under their keys, words wherever they stand, lists, indentation,
 * whole files. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/lines.h"
#include "fuzz/pool.h"

enum { WIDE = 4200, MENTIONS_MAX = 40, BLOCK_MAX = 64, LARGE = 12000 };

static struct lines text, other;

/* ---- Places in the text ------------------------------------------------------------------------------------------ */

static size_t indent_of(const struct line *line)
{
    size_t n = 0;
    while (n < line->length && line->text[n] == ' ')
        n++;
    return n;
}

/* How many lines belong to the one at `at`: those below it that stand further in. */
static unsigned block_of(const struct lines *l, unsigned at)
{
    unsigned end = at + 1;
    while (end < l->count && (l->line[end].length == 0 || indent_of(&l->line[end]) > indent_of(&l->line[at])))
        end++;
    return end - at;
}

static unsigned any_line(const struct lines *l, struct rng *rng)
{
    return rng_below(rng, l->count);
}

static bool is_word_byte(char c)
{
    return isalnum((unsigned char)c) || c == '-' || c == '_' || (unsigned char)c >= 0x80;
}

/* A word of the line by lot, from its second half of letters on as likely as from the first. */
static struct line some_word(const struct line *line, struct rng *rng)
{
    size_t start = line->length > 0 ? rng_below(rng, (uint32_t)line->length) : 0, end;
    while (start < line->length && !is_word_byte(line->text[start]))
        start++;
    while (start > 0 && start < line->length && is_word_byte(line->text[start - 1]))
        start--;
    for (end = start; end < line->length && is_word_byte(line->text[end]);)
        end++;
    return (struct line){line->text + start, end - start};
}

/* The next time that the whole word stands in the line at or behind `from`, or NULL. */
static const char *find_word(const struct line *line, const char *from, struct line word)
{
    const char *end = line->text + line->length;
    while (from < end) {
        const char *at = memmem(from, (size_t)(end - from), word.text, word.length);
        if (at == NULL)
            return NULL;
        bool begins = at == line->text || !is_word_byte(at[-1]);
        bool ends = at + word.length == end || !is_word_byte(at[word.length]);
        if (begins && ends)
            return at;
        from = at + 1;
    }
    return NULL;
}

/* `old`, a part of the line, becomes `by`. */
static void put_part(struct lines *l, unsigned at, struct line old, struct line by)
{
    char out[WIDE];
    const struct line *line = &l->line[at];
    size_t before = (size_t)(old.text - line->text), after = line->length - before - old.length;
    if (before + by.length + after > sizeof out)
        return;
    memcpy(out, line->text, before);
    memcpy(out + before, by.text, by.length);
    memcpy(out + before + by.length, old.text + old.length, after);
    lines_replace(l, at, out, before + by.length + after);
}

static struct line line_of(const char *words)
{
    return (struct line){words, strlen(words)};
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* From here to the end of a value: brackets that are opened here are closed. */
static size_t value_length(const char *value, size_t room)
{
    size_t i = 0;
    for (int depth = 0; i < room; i++) {
        char c = value[i];
        if (depth == 0 && (c == ',' || c == '}' || c == ']'))
            break;
        depth += c == '[' || c == '{';
        depth -= c == ']' || c == '}';
    }
    return i;
}

/* The value after the key that stands in the line; false when there is none. */
static bool value_of(const struct line *line, struct line key, struct line *out)
{
    const char *at = find_word(line, line->text, key), *end = line->text + line->length;
    if (at == NULL || at + key.length + 1 >= end || at[key.length] != ':')
        return false;
    at += key.length + 1;
    while (at < end && *at == ' ')
        at++;
    *out = (struct line){at, value_length(at, (size_t)(end - at))};
    return true;
}

/* A line by lot with a key, and that key. */
static bool some_key(const struct lines *l, struct rng *rng, unsigned *at, struct line *key)
{
    for (unsigned tries = 0; tries < 16; tries++) {
        *at = any_line(l, rng);
        *key = some_word(&l->line[*at], rng);
        const char *end = l->line[*at].text + l->line[*at].length;
        if (key->length > 0 && key->text + key->length < end && key->text[key->length] == ':')
            return true;
    }
    return false;
}

/* The value of a key becomes what stands under the same key elsewhere. */
static void copy_value_from(struct lines *l, const struct lines *from, struct rng *rng)
{
    unsigned at;
    struct line key, old, by;
    if (!some_key(l, rng, &at, &key) || !value_of(&l->line[at], key, &old))
        return;
    unsigned start = any_line(from, rng);
    for (unsigned i = 0; i < from->count; i++) {
        const struct line *line = &from->line[(start + i) % from->count];
        if (line != &l->line[at] && value_of(line, key, &by)) {
            put_part(l, at, old, by);
            return;
        }
    }
}

static void copy_value(struct lines *l, struct rng *rng)
{
    copy_value_from(l, l, rng);
}

static void odd_value(struct lines *l, struct rng *rng)
{
    static const char *const odd[] = {"",
                                      "~",
                                      "0",
                                      "1",
                                      "-1",
                                      "2",
                                      "3",
                                      "7",
                                      "8",
                                      "64",
                                      "255",
                                      "256",
                                      "999",
                                      "65535",
                                      "65536",
                                      "1000000",
                                      "99999999999",
                                      "1.5",
                                      "yes",
                                      "no",
                                      "true",
                                      "null",
                                      "[]",
                                      "{}",
                                      "[[]]",
                                      "\"\"",
                                      "\"\\0\"",
                                      "\"\\t\"",
                                      "\"\\n\"",
                                      "'",
                                      "&a b",
                                      "*a",
                                      "!t x",
                                      "|",
                                      ">",
                                      "\"#fff\"",
                                      "\"#12345g\"",
                                      "[1, 2]",
                                      "[2, 6]",
                                      "[6, 2]",
                                      "all",
                                      "none",
                                      "a-b",
                                      "A",
                                      "-",
                                      "{en: a, fr: b}",
                                      "[a, a]",
                                      "rulebook",
                                      "\xc3\xa9",
                                      "\xff"};
    unsigned at;
    struct line key, old;
    if (some_key(l, rng, &at, &key) && value_of(&l->line[at], key, &old))
        put_part(l, at, old, line_of(odd[rng_below(rng, sizeof odd / sizeof odd[0])]));
}

static void change_number(struct lines *l, struct rng *rng)
{
    char out[LINE_ROOM];
    for (unsigned tries = 0; tries < 32; tries++) {
        unsigned at = any_line(l, rng);
        struct line word = some_word(&l->line[at], rng);
        if (word.length == 0 || !isdigit((unsigned char)word.text[0]))
            continue;
        number_like(word, rng, out);
        put_part(l, at, word, line_of(out));
        return;
    }
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* One word becomes another one of the text. */
static void copy_word(struct lines *l, struct rng *rng)
{
    unsigned at = any_line(l, rng);
    struct line old = some_word(&l->line[at], rng), by = some_word(&l->line[any_line(l, rng)], rng);
    if (old.length > 0 && by.length > 0)
        put_part(l, at, old, by);
}

/* A word becomes another one wherever it stands, so that what refers to it still does. */
static void rename_word(struct lines *l, struct rng *rng)
{
    static const char *const fresh[] = {
        "a",    "new",  "a-b-c", "0",   "chance",
        "hero", "undo", "1",     "end", "a-word-that-is-much-longer-than-people-would-write-it"};
    struct line word = some_word(&l->line[any_line(l, rng)], rng), by = some_word(&l->line[any_line(l, rng)], rng);
    if (rng_below(rng, 2) == 0)
        by = line_of(fresh[rng_below(rng, sizeof fresh / sizeof fresh[0])]);
    if (word.length == 0 || by.length == 0)
        return;
    for (unsigned i = 0; i < l->count; i++) {
        const char *at = find_word(&l->line[i], l->line[i].text, word);
        if (at != NULL)
            put_part(l, i, (struct line){at, word.length}, by);
    }
}

/* An element of a list goes with one of its commas; false when the word is none. */
static bool remove_element(struct lines *l, unsigned at, const char *word, size_t length)
{
    const struct line *line = &l->line[at];
    const char *start = word, *stop = word + length, *end = line->text + line->length;
    while (start > line->text && start[-1] == ' ')
        start--;
    if (start == line->text || (start[-1] != ',' && start[-1] != '[') || stop == end || (*stop != ',' && *stop != ']'))
        return false;
    if (*stop == ',')
        stop++;
    else if (start[-1] == ',')
        start--;
    put_part(l, at, (struct line){start, (size_t)(stop - start)}, line_of(""));
    return true;
}

/* Everything that mentions a word goes: a smaller edition that may still be whole. */
static void remove_mentions(struct lines *l, struct rng *rng)
{
    struct line word = some_word(&l->line[any_line(l, rng)], rng);
    unsigned mentions = 0;
    for (unsigned i = 0; i < l->count; i++)
        mentions += find_word(&l->line[i], l->line[i].text, word) != NULL;
    if (word.length == 0 || mentions > MENTIONS_MAX)
        return;
    for (unsigned i = l->count; i-- > 0;) {
        const char *at = find_word(&l->line[i], l->line[i].text, word);
        if (at != NULL && !remove_element(l, i, at, word.length))
            lines_remove(l, i, block_of(l, i));
    }
}

/* An element of a list goes, or comes twice. */
static void change_list(struct lines *l, struct rng *rng)
{
    for (unsigned tries = 0; tries < 32; tries++) {
        unsigned at = any_line(l, rng);
        if (memchr(l->line[at].text, '[', l->line[at].length) == NULL)
            continue;
        struct line word = some_word(&l->line[at], rng);
        char twice[WIDE];
        if (word.length == 0 || word.length > WIDE / 4)
            continue;
        int length =
            snprintf(twice, sizeof twice, "%.*s, %.*s", (int)word.length, word.text, (int)word.length, word.text);
        if (rng_below(rng, 2) == 0)
            put_part(l, at, word, (struct line){twice, (size_t)length});
        else
            remove_element(l, at, word.text, word.length);
        return;
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static void swap_lines(struct lines *l, struct rng *rng)
{
    unsigned a = any_line(l, rng);
    lines_swap(l, a, rng_below(rng, 2) == 0 ? a + 1 : any_line(l, rng));
}

static void remove_block(struct lines *l, struct rng *rng)
{
    unsigned at = any_line(l, rng);
    lines_remove(l, at, block_of(l, at));
}

static void copy_block(struct lines *l, const struct lines *from, unsigned at, unsigned to)
{
    struct line block[BLOCK_MAX];
    unsigned count = block_of(from, at);
    if (count > BLOCK_MAX)
        count = BLOCK_MAX;
    memcpy(block, from->line + at, count * sizeof block[0]);
    for (unsigned i = 0; i < count; i++)
        lines_insert(l, to + i, block[i].text, block[i].length);
}

static void repeat_block(struct lines *l, struct rng *rng)
{
    unsigned at = any_line(l, rng);
    copy_block(l, l, at, rng_below(rng, 2) == 0 ? at + block_of(l, at) : any_line(l, rng));
}

static void indent_block(struct lines *l, struct rng *rng)
{
    char out[WIDE];
    unsigned at = any_line(l, rng), count = rng_below(rng, 2) == 0 ? 1 : block_of(l, at), by = 1 + rng_below(rng, 2);
    bool deeper = rng_below(rng, 2) == 0;
    for (unsigned i = at; i < at + count; i++) {
        struct line line = l->line[i];
        if (line.length + by > sizeof out || (!deeper && indent_of(&line) < by))
            continue;
        memset(out, ' ', by);
        memcpy(out + (deeper ? by : 0), line.text + (deeper ? 0 : by), line.length - (deeper ? 0 : by));
        lines_replace(l, i, out, deeper ? line.length + by : line.length - by);
    }
}

static void odd_line(struct lines *l, struct rng *rng)
{
    static const char *const odd[] = {
        "---",  "...",       "%YAML 1.1", "  - &a b", "  ? x",     "  key: |", "\t",     "  #",
        "  -",  "  - - -",   "  {",       "  }",      "  [",       "",         "file x", "file cards.yaml",
        "  : ", "  !!str x", "  'a",      "  \"a",    "  a: b: c", "x"};
    const char *line = odd[rng_below(rng, sizeof odd / sizeof odd[0])];
    lines_insert(l, any_line(l, rng), line, strlen(line));
}

static void change_bytes(struct lines *l, struct rng *rng)
{
    char out[WIDE];
    unsigned at = any_line(l, rng);
    size_t length = l->line[at].length < WIDE / 2 ? l->line[at].length : WIDE / 2;
    memcpy(out, l->line[at].text, length);
    lines_replace(l, at, out, LLVMFuzzerMutate((uint8_t *)out, length, sizeof out));
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

/* The first line of a file by lot. */
static unsigned some_file(const struct lines *l, struct rng *rng)
{
    unsigned at = any_line(l, rng);
    while (at > 0 && !line_begins(&l->line[at], "file "))
        at--;
    return at;
}

static void change_file(struct lines *l, struct rng *rng)
{
    unsigned at = some_file(l, rng), count = block_of(l, at);
    if (rng_below(rng, 3) == 0)
        lines_remove(l, at, count);
    else if (rng_below(rng, 2) == 0)
        lines_swap(l, at, some_file(l, rng));
    else
        lines_remove(l, at, rng_below(rng, 2) == 0 ? 1 : count / 2);
}

/* A file becomes that of another edition. */
static void take_file(struct lines *l, const struct lines *from, struct rng *rng)
{
    unsigned theirs = some_file(from, rng), count = block_of(from, theirs), mine = 0;
    while (mine < l->count && (l->line[mine].length != from->line[theirs].length ||
                               memcmp(l->line[mine].text, from->line[theirs].text, l->line[mine].length) != 0))
        mine++;
    if (mine < l->count)
        lines_remove(l, mine, block_of(l, mine));
    for (unsigned i = 0; i < count; i++)
        lines_insert(l, mine + i, from->line[theirs + i].text, from->line[theirs + i].length);
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

typedef void operation(struct lines *l, struct rng *rng);

static operation *const operations[] = {copy_value,    copy_value,      copy_value,      odd_value,    odd_value,
                                        change_number, change_number,   change_number,   copy_word,    copy_word,
                                        rename_word,   remove_mentions, remove_mentions, change_list,  change_list,
                                        swap_lines,    remove_block,    remove_block,    repeat_block, indent_block,
                                        odd_line,      change_bytes,    change_file};

static size_t finish(const struct lines *l, uint8_t *out, size_t room)
{
    static char copy[LINES_ROOM];
    size_t length = lines_join(l, copy, room < sizeof copy ? room : sizeof copy);
    memcpy(out, copy, length);
    return length;
}

/* More often than not an edition that loads, and is small, since large ones take ten times as long to read. */
static size_t rather_good(uint8_t *data, size_t size, size_t room, struct rng *rng)
{
    size_t good = rng_below(rng, size > LARGE ? 8 : 4) != 0 ? pool_take(data, room, rng) : 0;
    return good > 0 ? good : size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    if (size == 0 || rng_below(&rng, 32) == 0)
        return LLVMFuzzerMutate(data, size, room);
    size = rather_good(data, size, room, &rng);
    lines_split(&text, data, size);
    for (unsigned times = 1 + rng_below(&rng, 2); times > 0 && text.count > 0; times--)
        operations[rng_below(&rng, sizeof operations / sizeof operations[0])](&text, &rng);
    return finish(&text, data, room);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t one_size, const uint8_t *two, size_t two_size, uint8_t *out,
                                 size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    bool swapped = one_size > LARGE && one_size > two_size;
    lines_split(&text, swapped ? two : one, swapped ? two_size : one_size);
    lines_split(&other, swapped ? one : two, swapped ? one_size : two_size);
    if (text.count == 0 || other.count == 0)
        return 0;
    switch (rng_below(&rng, 4)) {
    case 0:
        take_file(&text, &other, &rng);
        break;
    case 1:
        copy_block(&text, &other, any_line(&other, &rng), any_line(&text, &rng));
        break;
    default:
        for (unsigned times = 1 + rng_below(&rng, 4); times > 0; times--)
            copy_value_from(&text, &other, &rng);
    }
    return finish(&text, out, room);
}
