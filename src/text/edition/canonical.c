/* Rules as one text without comments and layout: what an edition with words apart is hashed over, and what records of
 * such games carry. The same values in the same order give the same text, however a folder writes them; and the text
 * reads back as the same values. What was hung onto the trees (graft.h) is passed over.
 *
 * A change of this form would change the hash of every such edition, so there is none: a value, list or map stands on
 * one line wherever it fits; what does not is broken into a line for each child, two blanks deeper. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition/load.h"

enum { WIDTH = 118, STEP = 2 };

/* The text so far. */
struct writer {
    char *text;
    size_t length, room;
};

/* Without memory the program ends. */
static void put(struct writer *w, const char *text, size_t length)
{
    if (w->length + length + 1 > w->room) {
        w->room = 2 * (w->length + length) + 1024;
        w->text = realloc(w->text, w->room);
        if (!w->text)
            abort();
    }
    memcpy(w->text + w->length, text, length);
    w->length += length;
    w->text[w->length] = '\0';
}

static void put_text(struct writer *w, const char *text)
{
    put(w, text, strlen(text));
}

static void put_blanks(struct writer *w, unsigned blanks)
{
    for (; blanks > 0; blanks--)
        put(w, " ", 1);
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* Ids, words and numbers. */
static bool is_plain(const char *text)
{
    static const char safe[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.+";
    const char *first = text[0] == '-' ? text + 1 : text;
    return *first != '\0' && !strchr("-_.+", *first) && text[strspn(text, safe)] == '\0';
}

/* Everything else in quotes. Trees hold no other control characters than the end of a line. */
static void put_value(struct writer *w, const char *text)
{
    if (is_plain(text)) {
        put_text(w, text);
        return;
    }
    put(w, "\"", 1);
    for (; *text; text++) {
        if (*text == '\n')
            put(w, "\\n", 2);
        else if (*text == '"' || *text == '\\')
            put(w, (const char[]){'\\', *text}, 2);
        else
            put(w, text, 1);
    }
    put(w, "\"", 1);
}

/* What was said of it does not count. */
static const struct yaml_item *played(const struct yaml_item *item)
{
    while (item && item->file)
        item = item->next;
    return item;
}

/* On one line. Trees are a dozen levels deep at the most. */
static void put_line(struct writer *w, const struct yaml_item *top)
{
    bool map = top->kind == YAML_MAP;
    if (top->kind == YAML_TEXT) {
        put_value(w, top->text);
        return;
    }
    put(w, map ? "{" : "[", 1);
    for (const struct yaml_item *item = played(top->first), *next; item; item = next) {
        next = played(item->next);
        if (map) {
            put_value(w, item->key);
            put(w, ": ", 2);
        }
        put_line(w, item);
        if (next)
            put(w, ", ", 2);
    }
    put(w, map ? "}" : "]", 1);
}

/* The bytes of it. */
static size_t line_length(const struct yaml_item *top)
{
    struct writer w = {NULL, 0, 0};
    put_line(&w, top);
    free(w.text);
    return w.length;
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static bool is_broken(const struct yaml_item *item, unsigned blanks)
{
    return item->kind != YAML_TEXT && played(item->first) && blanks + line_length(item) > WIDTH;
}

/* A line for each child, the first where the writer stands. */
static void put_broken(struct writer *w, const struct yaml_item *top, unsigned blanks)
{
    for (const struct yaml_item *item = played(top->first), *next; item; item = next) {
        bool map = top->kind == YAML_MAP;
        unsigned before = blanks + STEP;
        next = played(item->next);
        if (map) {
            put_value(w, item->key);
            before += (unsigned)strlen(item->key);
        }
        put_text(w, map ? ":" : "- ");
        if (!is_broken(item, before)) {
            put_text(w, map ? " " : "");
            put_line(w, item);
            put(w, "\n", 1);
        } else {
            put_text(w, map ? "\n" : "");
            put_blanks(w, map ? blanks + STEP : 0);
            put_broken(w, item, blanks + STEP);
        }
        put_blanks(w, next ? blanks : 0);
    }
}

/* In the form of texts.c: behind each name the lines of a file, behind two blanks. */
char *texts_canonical(struct yaml_tree *const tree[FILES_ALL], size_t *length)
{
    struct writer w = {NULL, 0, 0};
    put_text(&w, EDITION_WORDS_APART "\n");
    for (int file = 0; file < FILES; file++) {
        if (!tree[file])
            continue;
        put_text(&w, "file ");
        put_text(&w, edition_file_name[file]);
        put(&w, "\n  ", 3);
        put_broken(&w, tree[file]->root, STEP);
    }
    *length = w.length;
    return w.text;
}
