/* See graft.h. Items of what is said are moved, not copied: they get the key under which the reader looks for them, and
 * the name of the file that they stand in. */
#include "text/edition/graft.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/edition/likely.h"
#include "text/edition/load.h"
#include "text/say.h"

/* The file whose words are being hung. */
struct grafting {
    struct yaml_tree *onto;
    enum edition_file file; /* they stand in */
    const char *key;        /* under which a text hangs in the end; NULL: under its own */
    const char *self;       /* the key for what a map with more in it is called itself */
    const char *origin;
    struct fault *idle, *f; /* words of nothing; everything else */
};

/* A fault in the file of words, which has a place of its own. Returns false. */
__attribute__((format(printf, 3, 4))) static bool wrong(const struct grafting *g, const struct yaml_item *item,
                                                        const char *format, ...)
{
    char place[256], sentence[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, say(fault_language(), format), arguments);
    va_end(arguments);
    snprintf(place, sizeof place, "%.190s/%s", g->origin, edition_file_name[g->file]);
    return fault_at(g->f, place, item->line, "%s", sentence);
}

/* ---- Finding ----------------------------------------------------------------------------------------------------- */

static bool is_text(const struct yaml_item *item, const char *text)
{
    return item && item->kind == YAML_TEXT && strcmp(item->text, text) == 0;
}

/* Charts have no id: a mode has one for each number of seats. */
static bool is_chart(const struct yaml_item *entry, const char *word)
{
    char called[160];
    const struct yaml_item *mode = yaml_item_find(entry, "mode"), *seats = yaml_item_find(entry, "seats");
    if (!mode || !seats || mode->kind != YAML_TEXT || seats->kind != YAML_TEXT)
        return false;
    snprintf(called, sizeof called, "%.80s-%.60s", mode->text, seats->text);
    return strcmp(called, word) == 0;
}

/* What an entry of a list is called by: itself, its id, the place, region or army that it is about; a chart by its mode
 * and seats; anything else by its number, from 1. */
static bool is_called(const struct yaml_item *entry, unsigned number, const char *word)
{
    static const char *const keys[] = {"id", "place", "region", "army"};
    char digits[16];
    if (entry->kind == YAML_TEXT)
        return strcmp(entry->text, word) == 0;
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        const struct yaml_item *name = yaml_item_find(entry, keys[i]);
        if (name)
            return is_text(name, word);
    }
    if (yaml_item_find(entry, "mode"))
        return is_chart(entry, word);
    snprintf(digits, sizeof digits, "%u", number);
    return strcmp(digits, word) == 0;
}

/* NULL where there is no such thing. */
static struct yaml_item *find_target(struct yaml_item *onto, const char *word)
{
    unsigned number = 1;
    for (struct yaml_item *item = onto->first; item; item = item->next, number++) {
        if (onto->kind == YAML_LIST ? is_called(item, number, word) : strcmp(item->key, word) == 0)
            return item;
    }
    return NULL;
}

/* An id or a key that is near the word, or NULL. */
static const char *nearest(const struct yaml_item *onto, const char *word)
{
    struct likely l = likely_begin(word);
    for (const struct yaml_item *item = onto->first; item; item = item->next) {
        const struct yaml_item *id = yaml_item_find(item, "id");
        if (onto->kind == YAML_MAP)
            likely_try(&l, item->key);
        else if (item->kind == YAML_TEXT || (id && id->kind == YAML_TEXT))
            likely_try(&l, item->kind == YAML_TEXT ? item->text : id->text);
    }
    return l.meant;
}

/* The first fault of words that don't fit their rules is told at the end, since the rules may be what is wrong; further
 * ones go to `spare`, where nobody looks. */
static struct grafting late(const struct grafting *g, struct fault *spare)
{
    struct grafting other = *g;
    other.f = g->idle->sentence[0] != '\0' ? spare : g->idle;
    return other;
}

/* What is said of nothing must not be left out without a word. */
static void note_idle(const struct grafting *g, const struct yaml_item *child, const struct yaml_item *onto)
{
    struct fault spare;
    struct grafting other = late(g, &spare);
    const char *meant = nearest(onto, child->key);
    if (meant)
        wrong(&other, child, "There is no %.60s here of which something could be said; did you mean %.60s?", child->key,
              meant);
    else
        wrong(&other, child, "There is no %.60s here of which something could be said; correct or remove it.",
              child->key);
}

/* ---- Hanging ----------------------------------------------------------------------------------------------------- */

/* With all that hangs below it. */
static void mark_file(struct yaml_item *top, const char *file)
{
    top->file = file;
    for (struct yaml_item *item = top->first; item; item = item->next)
        mark_file(item, file);
}

/* Words stand once, here or in the rules. */
static bool hang(const struct grafting *g, struct yaml_item *item, struct yaml_item *onto, const char *key)
{
    const struct yaml_item *twin = yaml_item_find(onto, key);
    if (twin)
        return wrong(g, item, "The key %.60s stands twice (first on line %u); remove one.", key, twin->line);
    item->key = key;
    item->next = NULL;
    mark_file(item, edition_file_name[g->file]);
    yaml_item_hang(item, onto);
    return true;
}

/* What is only said need not be in the rules: `text: ...` becomes a map that holds it in each language. Whether there
 * is such a key at all the reader finds out. */
static struct yaml_item *make_map(const struct grafting *g, struct yaml_item *onto, const struct yaml_item *like)
{
    struct yaml_item *map = yaml_item_new(g->onto);
    map->kind = YAML_MAP;
    map->key = like->key;
    map->line = like->line;
    map->file = edition_file_name[g->file];
    yaml_item_hang(map, onto);
    return map;
}

/* Keys of look.yaml that the reader takes as they are. */
static bool is_look(const char *key)
{
    static const char *const keys[] = {"at", "circle", "colour", "wraps"};
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (strcmp(key, keys[i]) == 0)
            return true;
    }
    return false;
}

/* A text or a map of what is said about `onto`. Texts of the rules have nothing below them but the entries of a list,
 * which have sources. */
static bool may_have(const struct grafting *g, const struct yaml_item *item, const struct yaml_item *onto)
{
    bool leaf = onto->kind == YAML_TEXT, entry = leaf && !onto->key && g->file == FILE_SOURCES;
    if (item->kind == YAML_TEXT)
        return g->key && onto->kind != YAML_LIST && (!leaf || entry);
    return item->kind == YAML_MAP && !leaf;
}

static void note_misfit(const struct grafting *g, const struct yaml_item *item)
{
    struct fault spare;
    struct grafting other = late(g, &spare);
    if (item->kind == YAML_LIST)
        wrong(&other, item, "Here must stand a text, or a map of them, not a list.");
    else
        wrong(&other, item, "%.60s has nothing of this kind in %s; docs/EDITIONS.md says what has.", item->key,
              edition_file_name[g->file]);
}

/* The next two call each other as deep as files are nested, which the readers of trees bound. */
static bool graft_item(const struct grafting *g, struct yaml_item *item, struct yaml_item *onto);

static bool graft_child(const struct grafting *g, struct yaml_item *child, struct yaml_item *onto)
{
    if (g->self && strcmp(child->key, g->self) == 0)
        return hang(g, child, onto, g->key);
    if (!g->key && onto->kind == YAML_MAP && is_look(child->key))
        return hang(g, child, onto, child->key);
    struct yaml_item *target = find_target(onto, child->key);
    if (!target && g->file >= FILE_ENGLISH && onto->kind == YAML_MAP)
        target = make_map(g, onto, child);
    if (!target)
        note_idle(g, child, onto);
    return !target || graft_item(g, child, target);
}

/* Children are taken off one by one, so the next is asked for first. */
static bool graft_item(const struct grafting *g, struct yaml_item *item, struct yaml_item *onto)
{
    bool good = true, fits = may_have(g, item, onto);
    if (!fits)
        note_misfit(g, item);
    else if (item->kind == YAML_TEXT)
        return hang(g, item, onto, g->key);
    for (struct yaml_item *child = item->first, *next; good && fits && child; child = next) {
        next = child->next;
        good = graft_child(g, child, onto);
    }
    return good;
}

/* ---- Whole files ------------------------------------------------------------------------------------------------- */

/* "board" for board.yaml. */
static bool is_stem(const char *word, enum edition_file file)
{
    size_t length = strlen(edition_file_name[file]) - strlen(".yaml");
    return strlen(word) == length && memcmp(word, edition_file_name[file], length) == 0;
}

/* The file of the rules that a branch is about; FILES when the edition has no such file. */
static int file_of(const char *word, const bool has[FILES])
{
    int file = 0;
    while (file < FILES && !(has[file] && is_stem(word, (enum edition_file)file)))
        file++;
    return file;
}

static struct grafting grafting_of(enum edition_file said, const char *origin, struct fault *f)
{
    struct grafting g = {.file = said, .origin = origin, .idle = f, .f = f};
    if (said == FILE_SOURCES)
        g.key = g.self = "source";
    else if (said >= FILE_ENGLISH) {
        g.key = language_code[said - FILE_ENGLISH];
        g.self = "name";
    }
    return g;
}

bool graft_fits(struct yaml_tree *const tree[FILES_ALL], const bool has[FILES], const char *origin, struct fault *f)
{
    for (int said = FILES; said < FILES_ALL; said++) {
        struct grafting g = grafting_of((enum edition_file)said, origin, f);
        const struct yaml_item *root = tree[said] ? tree[said]->root : NULL;
        if (root && root->kind != YAML_MAP)
            return wrong(&g, root, "The file must be a map whose keys are files of the rules: board, cards.");
        for (const struct yaml_item *branch = root ? root->first : NULL; branch; branch = branch->next) {
            if (file_of(branch->key, has) == FILES)
                return wrong(&g, branch, "The edition has no file %.60s.yaml; correct the key or remove it.",
                             branch->key);
        }
    }
    return true;
}

/* What rules may not hold when words stand apart: it would count for the hash. */
static const char *where_said(const char *key)
{
    if (is_look(key))
        return edition_file_name[FILE_LOOK];
    if (strcmp(key, "source") == 0)
        return edition_file_name[FILE_SOURCES];
    for (int i = 0; i < LANGUAGES; i++) {
        if (strcmp(key, language_code[i]) == 0)
            return edition_file_name[FILE_ENGLISH + i];
    }
    return strcmp(key, "text") == 0 || strcmp(key, "title") == 0 || strcmp(key, "canon") == 0
               ? edition_file_name[FILE_ENGLISH]
               : NULL;
}

/* Below `places` of a chart the keys are ids. */
static bool only_played(const struct yaml_item *top, const char *place, struct fault *f)
{
    for (const struct yaml_item *item = top->first; item; item = item->next) {
        const char *file = item->key ? where_said(item->key) : NULL;
        if (file && !(top->key && strcmp(top->key, "places") == 0))
            return fault_at(f, place, item->line, "Words stand apart in this edition: move %.60s to %s.", item->key,
                            file);
        if (!only_played(item, place, f))
            return false;
    }
    return true;
}

bool graft(struct yaml_tree *const tree[FILES_ALL], enum edition_file file, const char *origin, struct fault *idle,
           struct fault *f)
{
    char place[256];
    snprintf(place, sizeof place, "%.190s/%s", origin, edition_file_name[file]);
    bool good = only_played(tree[file]->root, place, f);
    for (int said = FILES; good && said < FILES_ALL; said++) {
        struct grafting g = grafting_of((enum edition_file)said, origin, f);
        g.onto = tree[file];
        g.idle = idle;
        struct yaml_item *branch = tree[said] ? tree[said]->root->first : NULL;
        while (branch && !is_stem(branch->key, file))
            branch = branch->next;
        good = !branch || graft_item(&g, branch, tree[file]->root);
    }
    return good;
}
