/* Typed values out of a YAML tree, each wrong one refused with its line and the cure. See read.h. */
#include "text/edition/read.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition/likely.h"
#include "text/say.h"

/* Bytes of an id, of a name, and of a key. */
enum { ID_MAX = 40, NAME_MAX_BYTES = 80, WORD_MAX = 32 };

/* What is returned after a fault, so that loops over it do nothing. */
static const struct yaml_item empty_list = {.kind = YAML_LIST};

/* The place is that of the item's own file. */
static void write_fault(const struct reader *in, struct fault *f, const struct yaml_item *at, const char *sentence)
{
    char place[256];
    if (at && at->file)
        snprintf(place, sizeof place, "%.190s/%s", in->e->origin, at->file);
    fault_at(f, at && at->file ? place : in->place, at ? at->line : 0, "%s", sentence);
}

/* The first fault stays. Everything after it may follow from it, and one sentence at a time is what people correct. */
void read_fail(struct reader *in, const struct yaml_item *at, const char *format, ...)
{
    if (in->failed)
        return;
    in->failed = true;
    char sentence[sizeof in->fault->sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, say(fault_language(), format), arguments);
    va_end(arguments);
    write_fault(in, in->fault, at, sentence);
}

void read_idle(struct reader *in, const struct yaml_item *at, const char *format, ...)
{
    if (in->failed || in->idle.sentence[0] != '\0')
        return;
    char sentence[sizeof in->idle.sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, say(fault_language(), format), arguments);
    va_end(arguments);
    write_fault(in, &in->idle, at, sentence);
}

/* ---- Words and nearest words ------------------------------------------------------------------------------------- */

/* One word of a list such as "id en fr bonus?". */
struct word {
    char text[WORD_MAX];
    bool optional;
};

/* Returns where the next word begins, NULL at the end of the list. */
static const char *next_word(const char *words, struct word *out)
{
    words += strspn(words, " ");
    size_t length = strcspn(words, " ");
    if (length == 0)
        return NULL;
    out->optional = words[length - 1] == '?';
    size_t shown = length - out->optional < WORD_MAX ? length - out->optional : WORD_MAX - 1;
    memcpy(out->text, words, shown);
    out->text[shown] = '\0';
    return words + length;
}

/* ---- Keys -------------------------------------------------------------------------------------------------------- */

/* Is it one of the keys? */
static bool has_word(const char *words, const char *text)
{
    struct word word;
    for (const char *at = words; (at = next_word(at, &word));) {
        if (strcmp(word.text, text) == 0)
            return true;
    }
    return false;
}

/* A key that is at most two letters off, or "". */
static void find_nearest(const char *words, const char *text, char nearest[WORD_MAX])
{
    struct likely l = {.written = text, .beyond = 3};
    struct word word;
    nearest[0] = '\0';
    for (const char *at = words; (at = next_word(at, &word));) {
        likely_try(&l, word.text);
        if (l.meant == word.text)
            strcpy(nearest, word.text);
        l.meant = NULL;
    }
}

/* The first key that nobody knows is told, with the one that was probably meant. */
static void check_known(struct reader *in, const struct yaml_item *item, const char *what, const char *keys)
{
    char nearest[WORD_MAX];
    for (const struct yaml_item *child = item->first; child && !in->failed; child = child->next) {
        if (has_word(keys, child->key))
            continue;
        find_nearest(keys, child->key, nearest);
        if (nearest[0])
            read_fail(in, child, "Unknown key %.60s in the %s; did you mean %s?", child->key, what, nearest);
        else
            read_fail(in, child, "Unknown key %.60s in the %s; the keys are: %s (? = may be left out).", child->key,
                      what, keys);
    }
}

/* A key that is missing is a fault, unless words stand apart and it is only said. Even then a file that says such
 * things of some must say them of all. */
static void miss(struct reader *in, const struct yaml_item *item, const char *what, const char *key)
{
    bool source = strcmp(key, "source") == 0, look = strcmp(key, "at") == 0 || strcmp(key, "colour") == 0;
    if (!in->apart || !(source || look || has_word(LANGUAGE_KEYS " title text", key)))
        read_fail(in, item, "The key %s is missing in this %s; add it.", key, what);
    else if (source ? in->sourced : look && in->drawn)
        read_idle(in, item, "The key %s is missing in this %s; add it.", key, what);
}

/* Unknown keys come before missing ones: a misspelt key is both. */
bool read_keys(struct reader *in, const struct yaml_item *item, const char *what, const char *keys)
{
    if (in->failed)
        return false;
    if (item->kind != YAML_MAP)
        read_fail(in, item, "The %s must be a map with the keys: %s.", what, keys);
    if (in->failed)
        return false;
    check_known(in, item, what, keys);
    struct word word;
    for (const char *at = keys; (at = next_word(at, &word));) {
        if (!word.optional && !yaml_item_find(item, word.text))
            miss(in, item, what, word.text);
    }
    return !in->failed;
}

/* ---- Lists ------------------------------------------------------------------------------------------------------- */

/* A key that is missing has failed in read_keys unless it is optional. A copy of nothing: the list is the tree's. */
const struct yaml_item *read_list(struct reader *in, const struct yaml_item *map, const char *key, unsigned most)
{
    const struct yaml_item *list = in->failed ? NULL : yaml_item_find(map, key);
    if (!list)
        return &empty_list;
    if (list->kind != YAML_LIST)
        read_fail(in, list, "%s must be a list; write its entries in [ ] or each behind a dash.", key);
    else if (list->count > most)
        read_fail(in, list, "%s has %u entries; at most %u are possible.", key, list->count, most);
    return in->failed ? &empty_list : list;
}

/* NULL for an entry without a proper id, which fails when it is read. */
static const char *id_of(const struct yaml_item *item)
{
    const struct yaml_item *id = yaml_item_find(item, "id");
    return id && id->kind == YAML_TEXT ? id->text : NULL;
}

/* For lists whose entries have ids of their own. Lists are short, so every pair is compared. */
const struct yaml_item *read_ids(struct reader *in, const struct yaml_item *map, const char *key, unsigned most)
{
    const struct yaml_item *list = read_list(in, map, key, most);
    for (const struct yaml_item *item = list->first; item; item = item->next) {
        for (const struct yaml_item *twin = list->first; twin != item; twin = twin->next) {
            const char *a = id_of(item), *b = id_of(twin);
            if (a && b && strcmp(a, b) == 0)
                read_fail(in, item, "The id %.60s stands twice in %s (first on line %u); give each its own.", a, key,
                          twin->line);
        }
    }
    return in->failed ? &empty_list : list;
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

/* Every text that comes out of a file passes here: it is one line, not empty, and not longer than whoever shows it has
 * room for. "" after a fault, so that callers need not check each value. */
const char *read_plain(struct reader *in, const struct yaml_item *item, const char *what, size_t most)
{
    if (in->failed)
        return "";
    if (item->kind != YAML_TEXT)
        read_fail(in, item, "%s must be a single text, not a list or a map.", what);
    else if (item->text[strspn(item->text, " ")] == '\0')
        read_fail(in, item, "%s is empty; write it.", what);
    else if (strlen(item->text) > most)
        read_fail(in, item, "%s is longer than %zu bytes; shorten it.", what, most);
    else if (strchr(item->text, '\n'))
        read_fail(in, item, "%s must be one line; use >- to fold a long text.", what);
    return in->failed ? "" : item->text;
}

/* Names and words have the same bound. */
const char *read_text(struct reader *in, const struct yaml_item *map, const char *key)
{
    return in->failed ? "" : read_plain(in, yaml_item_find(map, key), key, NAME_MAX_BYTES);
}

/* A small letter first, then small letters, digits and single hyphens, none at the end. */
static bool is_id(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (text[length] != '\0' || length == 0 || length > ID_MAX)
        return false;
    return text[0] >= 'a' && text[0] <= 'z' && text[length - 1] != '-' && !strstr(text, "--");
}

/* The item itself is the id, as in lists of references. */
static const char *read_plain_id(struct reader *in, const struct yaml_item *item, const char *what)
{
    const char *text = read_plain(in, item, what, YAML_LINE_MAX);
    if (!in->failed && !is_id(text))
        read_fail(in, item, "%s can't be %.60s; use up to %d small letters, digits and single hyphens, a letter first.",
                  what, text, ID_MAX);
    return in->failed ? "" : text;
}

/* The id under a key. */
const char *read_id(struct reader *in, const struct yaml_item *map, const char *key)
{
    return in->failed ? "" : read_plain_id(in, yaml_item_find(map, key), key);
}

/* Quotes are needed because # begins a comment in YAML. Grey where nobody says how the edition looks. */
const char *read_colour(struct reader *in, const struct yaml_item *map, const char *key)
{
    if (!in->failed && !yaml_item_find(map, key))
        return "#808080";
    const char *text = read_text(in, map, key);
    if (!in->failed && (strlen(text) != 7 || text[0] != '#' || strspn(text + 1, "0123456789abcdef") != 6))
        read_fail(in, yaml_item_find(map, key),
                  "The colour must look like \"#3f7fd6\", with quotes and small letters.");
    return text;
}

/* YAML's own true and on are refused, so that there is one word for it. */
bool read_flag(struct reader *in, const struct yaml_item *map, const char *key)
{
    const char *text = read_text(in, map, key);
    bool yes = strcmp(text, "yes") == 0;
    if (!in->failed && !yes && strcmp(text, "no") != 0)
        read_fail(in, yaml_item_find(map, key), "%s must be yes or no.", key);
    return yes;
}

/* That of the map, or of what it belongs to; at last its key. */
static const char *nearest_name(const struct yaml_item *map)
{
    const struct yaml_item *id = NULL, *owner = map;
    while (owner && !(id = yaml_item_find(owner, "id")))
        owner = owner->parent;
    return id && id->kind == YAML_TEXT ? id->text : map->key ? map->key : "?";
}

/* English must be there, unless words stand apart; it stands in for languages that are not. */
void read_languages(struct reader *in, const struct yaml_item *map, const char *out[LANGUAGES], size_t most)
{
    for (unsigned i = 0; i < LANGUAGES; i++) {
        const struct yaml_item *item = in->failed ? NULL : yaml_item_find(map, language_code[i]);
        if (item == NULL && i != ENGLISH)
            out[i] = out[ENGLISH];
        else if (item == NULL && in->apart && !in->failed)
            out[i] = nearest_name(map);
        else
            out[i] = in->failed ? "" : read_plain(in, item, language_code[i], most);
    }
}

/* What people read must be something, so the id stands in for texts as for names. */
void read_said(struct reader *in, const struct yaml_item *map, const char *key, const char *out[LANGUAGES], size_t most)
{
    const struct yaml_item *said = in->failed ? NULL : yaml_item_find(map, key);
    if (said && read_keys(in, said, key, LANGUAGE_KEYS))
        read_languages(in, said, out, most);
    for (unsigned i = 0; !said && in->apart && i < LANGUAGES; i++)
        out[i] = nearest_name(map);
}

/* An id and names in all languages: the form of everything that people see. */
void read_named(struct reader *in, const struct yaml_item *map, struct named *out)
{
    out->id = read_id(in, map, "id");
    read_languages(in, map, out->name, NAME_MAX_BYTES);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* At most six digits, no plus sign, no leading zeros. So a number has one text only, and can't overflow. */
static bool is_number(const char *text)
{
    text += text[0] == '-';
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 7 && text[digits] == '\0' && (text[0] != '0' || digits == 1);
}

/* The least number after a fault, which is always possible, so that loops and shifts by it stay within bounds. */
long read_plain_number(struct reader *in, const struct yaml_item *item, const char *what, long least, long most)
{
    const char *text = read_plain(in, item, what, YAML_LINE_MAX);
    if (in->failed)
        return least;
    long number = is_number(text) ? strtol(text, NULL, 10) : 0;
    if (!is_number(text))
        read_fail(in, item, "%s must be a whole number, not %.40s.", what, text);
    else if (number < least || number > most)
        read_fail(in, item, "%s is %ld; it must be from %ld to %ld.", what, number, least, most);
    return in->failed ? least : number;
}

/* The number under a key. */
long read_number(struct reader *in, const struct yaml_item *map, const char *key, long least, long most)
{
    return in->failed ? least : read_plain_number(in, yaml_item_find(map, key), key, least, most);
}

/* The range fits a byte, so the cast loses nothing. */
uint8_t read_small(struct reader *in, const struct yaml_item *map, const char *key, uint8_t least, uint8_t most)
{
    return (uint8_t)read_number(in, map, key, least, most);
}

/* ---- References -------------------------------------------------------------------------------------------------- */

/* An id that is at most three letters off, or NULL. */
static const char *nearest_id(const struct name_list *list, const char *text)
{
    struct likely l = {.written = text, .beyond = 4};
    for (unsigned i = 0; i < list->count; i++)
        likely_try(&l, list->item[i].id);
    return l.meant;
}

/* The printed rules may spell a place in several ways; files may use any of them. */
static int find_other_spelling(const struct edition *e, const char *id)
{
    for (unsigned i = 0; i < e->names.places.count; i++) {
        for (const struct yaml_item *also = e->place[i].also ? e->place[i].also->first : NULL; also;
             also = also->next) {
            if (strcmp(also->text, id) == 0)
                return (int)i;
        }
    }
    return -1;
}

bool read_meant(struct reader *in, const struct yaml_item *at, const char *what, const char *word, const char *meant)
{
    if (meant == NULL)
        return false;
    read_fail(in, at, "There is no %s %.60s; did you mean %s?", what, word, meant);
    return true;
}

/* An index in the list. Lists have at most 256 entries. */
uint8_t read_plain_reference(struct reader *in, const struct yaml_item *item, const char *id,
                             const struct name_list *list, const char *what)
{
    if (in->failed)
        return 0;
    int i = names_find(list, id, strlen(id));
    if (i < 0 && list == &in->e->names.places)
        i = find_other_spelling(in->e, id);
    if (i >= 0)
        return (uint8_t)i;
    const char *nearest = nearest_id(list, id);
    if (!read_meant(in, item, what, id, nearest))
        read_fail(in, item, "There is no %s %.60s; define it or name one that exists.", what, id);
    return 0;
}

/* The id of a key's value. */
uint8_t read_reference(struct reader *in, const struct yaml_item *map, const char *key, const struct name_list *list)
{
    const char *id = read_text(in, map, key);
    return in->failed ? 0 : read_plain_reference(in, yaml_item_find(map, key), id, list, key);
}

/* ---- Sources ----------------------------------------------------------------------------------------------------- */

/* The three words that a source may begin with. */
static const char *const source_word[EDITION_SOURCES] = {
    [SOURCE_RULEBOOK] = "rulebook", [SOURCE_PUBLIC] = "public", [SOURCE_RECONSTRUCTED] = "reconstructed"};

/* Reads "WORD" or "WORD (note)" and returns what follows it, or NULL. */
static const char *take_mark(const char *text, enum edition_source *out)
{
    for (int i = 0; i < EDITION_SOURCES; i++) {
        size_t length = strlen(source_word[i]);
        if (strncmp(text, source_word[i], length) != 0)
            continue;
        *out = (enum edition_source)i;
        text += length;
        if (strncmp(text, " (", 2) != 0)
            return text;
        text = strchr(text, ')');
        return text ? text + 1 : NULL;
    }
    return NULL;
}

/* Reads e.g. `rulebook; reconstructed (from the picture)`, and counts each mark as a fact. */
void read_plain_source(struct reader *in, const struct yaml_item *item)
{
    const char *text = read_plain(in, item, "source", YAML_LINE_MAX);
    for (bool more = true; more && !in->failed;) {
        enum edition_source source = SOURCE_RULEBOOK;
        text = take_mark(text, &source);
        more = text && strncmp(text, "; ", 2) == 0;
        if (!text || (!more && text[0] != '\0')) {
            read_fail(in, item,
                      "The source must be rulebook, public or reconstructed, each with a (note) if you like, "
                      "several joined by \"; \".");
            return;
        }
        in->e->facts[source]++;
        text += more ? 2 : 0;
    }
}

/* One source for all facts of a map, or one for each facet. */
void read_source(struct reader *in, const struct yaml_item *map, const char *facets)
{
    const struct yaml_item *source = in->failed ? NULL : yaml_item_find(map, "source");
    if (!source)
        return;
    if (source->kind == YAML_TEXT || facets[0] == '\0') {
        read_plain_source(in, source);
        return;
    }
    struct word word;
    if (!read_keys(in, source, "source", facets))
        return;
    for (const char *at = facets; (at = next_word(at, &word));) {
        const struct yaml_item *mark = yaml_item_find(source, word.text);
        if (mark)
            read_plain_source(in, mark);
        else if (yaml_item_find(map, word.text))
            read_fail(in, source, "The source of %s is missing; add it.", word.text);
    }
}
