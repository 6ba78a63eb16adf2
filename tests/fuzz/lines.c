/* Lines and words for mutators. */
#include "fuzz/lines.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/hg.h"

void lines_split(struct lines *l, const void *text, size_t length)
{
    const char *at = text, *end = at + length;
    l->count = 0;
    l->used = 0;
    l->torn = length > 0 && end[-1] != '\n';
    while (at < end && l->count < LINES_MAX) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop != NULL ? stop : end) - at);
        l->line[l->count++] = (struct line){at, n};
        at += n + 1;
    }
}

size_t lines_join(const struct lines *l, void *out, size_t room)
{
    char *to = out;
    size_t length = 0;
    for (unsigned i = 0; i < l->count && length + l->line[i].length + 1 <= room; i++) {
        memcpy(to + length, l->line[i].text, l->line[i].length);
        length += l->line[i].length;
        if (i + 1 < l->count || !l->torn)
            to[length++] = '\n';
    }
    return length;
}

/* A line of its own, in the room for them; empty when that is full. */
static struct line kept(struct lines *l, const char *text, size_t length)
{
    char *to = l->room + l->used;
    if (length > LINES_ROOM - l->used)
        return (struct line){"", 0};
    memcpy(to, text, length);
    l->used += length;
    return (struct line){to, length};
}

void lines_insert(struct lines *l, unsigned at, const char *text, size_t length)
{
    if (l->count == LINES_MAX || at > l->count)
        return;
    struct line line = kept(l, text, length);
    memmove(l->line + at + 1, l->line + at, (l->count - at) * sizeof l->line[0]);
    l->line[at] = line;
    l->count++;
}

void lines_add(struct lines *l, const char *text, size_t length)
{
    lines_insert(l, l->count, text, length);
}

void lines_replace(struct lines *l, unsigned at, const char *text, size_t length)
{
    if (at < l->count)
        l->line[at] = kept(l, text, length);
}

void lines_remove(struct lines *l, unsigned at, unsigned count)
{
    if (at >= l->count)
        return;
    if (count > l->count - at)
        count = l->count - at;
    memmove(l->line + at, l->line + at + count, (l->count - at - count) * sizeof l->line[0]);
    l->count -= count;
}

void lines_swap(struct lines *l, unsigned a, unsigned b)
{
    if (a >= l->count || b >= l->count)
        return;
    struct line line = l->line[a];
    l->line[a] = l->line[b];
    l->line[b] = line;
}

void lines_move(struct lines *l, unsigned from, unsigned to)
{
    if (from >= l->count || to >= l->count)
        return;
    struct line line = l->line[from];
    lines_remove(l, from, 1);
    memmove(l->line + to + 1, l->line + to, (l->count - to) * sizeof l->line[0]);
    l->line[to] = line;
    l->count++;
}

bool line_begins(const struct line *line, const char *with)
{
    size_t length = strlen(with);
    return line->length >= length && memcmp(line->text, with, length) == 0;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

void number_like(struct line word, struct rng *rng, char out[LINE_ROOM])
{
    static const char *const edges[] = {
        "0",     "1",     "2",     "6",     "7",   "8",   "9",   "16",    "17",         "63",
        "64",    "127",   "128",   "254",   "255", "256", "999", "-1",    "01",         "49999",
        "50000", "50001", "65534", "65535", "+1",  "1.5", "0x1", "65536", "4294967296", "18446744073709551616"};
    char digits[24];
    snprintf(digits, sizeof digits, "%.*s", (int)(word.length < 20 ? word.length : 20), word.text);
    unsigned long long n = strtoull(digits, NULL, 10);
    if (rng_below(rng, 3) == 0)
        snprintf(out, LINE_ROOM, "%s", edges[rng_below(rng, sizeof edges / sizeof edges[0])]);
    else if (rng_below(rng, 3) == 0)
        snprintf(out, LINE_ROOM, "%llu", n * 2);
    else
        snprintf(out, LINE_ROOM, "%llu", n + rng_below(rng, 5) - (n < 2 ? n : 2));
}

static void name_of(const struct name_list *list, struct rng *rng, char out[LINE_ROOM])
{
    if (list->count > 0)
        snprintf(out, LINE_ROOM, "%s", list->item[rng_below(rng, list->count)].id);
}

static void verb_of(const struct hg_rules *r, struct rng *rng, char out[LINE_ROOM])
{
    struct hg_verbs verbs = hg_verbs(r);
    snprintf(out, LINE_ROOM, "%s", verbs.verb[rng_below(rng, verbs.count)].word);
}

static bool is_verb(const struct hg_rules *r, struct line word)
{
    struct hg_verbs verbs = hg_verbs(r);
    for (unsigned i = 0; i < verbs.count; i++)
        if (strlen(verbs.verb[i].word) == word.length && memcmp(verbs.verb[i].word, word.text, word.length) == 0)
            return true;
    return false;
}

enum { LISTS = 8 };

static const struct name_list *list_of(const struct names *names, unsigned i)
{
    const struct name_list *const lists[LISTS] = {&names->places, &names->cards,   &names->goals,  &names->rewards,
                                                  &names->armies, &names->classes, &names->tokens, &names->regions};
    return lists[i];
}

/* A word of any kind. */
static void any_word(const struct hg_rules *r, const struct names *names, struct rng *rng, char out[LINE_ROOM])
{
    static const char *const few[] = {"hero", "?", "chance", "undo", "", "-", "do", "info"};
    unsigned kind = rng_below(rng, LISTS + 3);
    if (kind < LISTS)
        name_of(list_of(names, kind), rng, out);
    else if (kind == LISTS)
        verb_of(r, rng, out);
    else if (kind == LISTS + 1)
        number_like((struct line){"3", 1}, rng, out);
    else
        snprintf(out, LINE_ROOM, "%s", few[rng_below(rng, sizeof few / sizeof few[0])]);
}

/* `cruiser:1`, ships of a class. */
static void ships_like(const struct names *names, struct rng *rng, char out[LINE_ROOM])
{
    if (names->classes.count > 0)
        snprintf(out, LINE_ROOM, "%s:%u", names->classes.item[rng_below(rng, names->classes.count)].id,
                 rng_below(rng, 5));
}

void word_like(const struct hg_rules *r, const struct names *names, struct line word, struct rng *rng,
               char out[LINE_ROOM])
{
    out[0] = '\0';
    if (rng_below(rng, 12) == 0) {
        any_word(r, names, rng, out);
        return;
    }
    if (word.length > 0 && isdigit((unsigned char)word.text[0])) {
        number_like(word, rng, out);
        return;
    }
    if (memchr(word.text, ':', word.length) != NULL) {
        ships_like(names, rng, out);
        return;
    }
    if (is_verb(r, word)) {
        verb_of(r, rng, out);
        return;
    }
    for (unsigned i = 0; i < LISTS; i++)
        if (names_find(list_of(names, i), word.text, word.length) >= 0) {
            name_of(list_of(names, i), rng, out);
            return;
        }
}

/* The words of a text stand between single blanks; this is where the k-th begins and how long it is. */
static struct line nth_word(struct line text, unsigned k)
{
    const char *at = text.text, *end = text.text + text.length;
    for (;; k--) {
        const char *stop = memchr(at, ' ', (size_t)(end - at));
        if (stop == NULL || k == 0)
            return (struct line){at, (size_t)((stop != NULL ? stop : end) - at)};
        at = stop + 1;
    }
}

static unsigned count_words(struct line text)
{
    unsigned count = 1;
    for (size_t i = 0; i < text.length; i++)
        count += text.text[i] == ' ';
    return count;
}

bool change_word(const struct hg_rules *r, const struct names *names, struct line text, struct rng *rng,
                 char out[LINE_ROOM])
{
    char word[LINE_ROOM] = "";
    if (text.length == 0 || text.length > LINE_ROOM / 2)
        return false;
    struct line old = nth_word(text, rng_below(rng, count_words(text)));
    int before = (int)(old.text - text.text), after = (int)text.length - before - (int)old.length;
    switch (rng_below(rng, 10)) {
    case 0: /* it goes, with the blank before it */
        snprintf(out, LINE_ROOM, "%.*s%.*s", before > 0 ? before - 1 : 0, text.text, after, old.text + old.length);
        return true;
    case 1: /* it stands twice */
        snprintf(out, LINE_ROOM, "%.*s %.*s%.*s", before + (int)old.length, text.text, (int)old.length, old.text, after,
                 old.text + old.length);
        return true;
    default:
        word_like(r, names, old, rng, word);
        snprintf(out, LINE_ROOM, "%.*s%.200s%.*s", before, text.text, word, after, old.text + old.length);
        return true;
    }
}
