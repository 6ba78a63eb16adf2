/* The texts of an edition, and the bundles that records carry:
 *     file edition.yaml
 *       id: my-edition
 *       ...
 * Each file follows its name, every line but the empty ones behind two blanks. A change of the bundle's form would
 * change the hash of every edition, so there is none. Rules and what is only said are bundles of their own; rules whose
 * words stand apart say so in their first line (canonical.c writes them). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition/load.h"

enum { BUNDLE_MAX = FILES_ALL * YAML_BYTES_MAX };

/* By enum edition_file. */
#define WORDS_ROW(code) [FILE_ENGLISH + LANGUAGE_##code] = "words/" #code ".yaml",
const char *const edition_file_name[FILES_ALL] = {
    [FILE_EDITION] = "edition.yaml",       [FILE_BOARD] = "board.yaml",       [FILE_WINDOWS] = "windows.yaml",
    [FILE_CARDS] = "cards.yaml",           [FILE_METERS] = "meters.yaml",     [FILE_GOALS] = "goals.yaml",
    [FILE_CHARTS] = "charts.yaml",         [FILE_ASSETS] = "war-assets.yaml", [FILE_LOOK] = "look.yaml",
    [FILE_SOURCES] = "words/sources.yaml", [FILE_ENGLISH] = "words/en.yaml",  EACH_LANGUAGE(WORDS_ROW)};
#undef WORDS_ROW

/* -1 for a name that no edition has. */
int texts_find_file(const char *name, size_t length)
{
    for (int i = 0; i < FILES_ALL; i++) {
        if (strlen(edition_file_name[i]) == length && memcmp(edition_file_name[i], name, length) == 0)
            return i;
    }
    return -1;
}

/* Codes as in po/LINGUAS: de, pt_BR. */
bool texts_is_foreign(const char *name, size_t length)
{
    static const char before[] = "words/", behind[] = ".yaml";
    size_t edge = sizeof before - 1, tail = sizeof behind - 1, small, code;
    if (length <= edge + tail || memcmp(name, before, edge) != 0 || memcmp(name + length - tail, behind, tail) != 0)
        return false;
    code = length - edge - tail;
    small = strspn(name + edge, "abcdefghijklmnopqrstuvwxyz");
    return (small == 2 || small == 3) && (code == small || (code == small + 3 && name[edge + small] == '_'));
}

/* Without memory the program ends. */
static void *must(void *memory)
{
    if (!memory)
        abort();
    return memory;
}

/* Lines end with \n alone, whatever the editor wrote, and the last one too: so the same words have the same hash. */
void texts_add(struct edition_texts *texts, enum edition_file file, const char *bytes, size_t length)
{
    char *text = must(malloc(length + 1));
    size_t n = 0;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != '\r' || i + 1 == length || bytes[i + 1] != '\n')
            text[n++] = bytes[i];
    }
    if (n > 0 && text[n - 1] != '\n')
        text[n++] = '\n';
    texts->text[file] = text;
    texts->length[file] = n;
}

/* Texts are the only memory; the struct itself is the caller's. */
void texts_free(struct edition_texts *texts)
{
    for (int i = 0; i < FILES_ALL; i++) {
        free(texts->text[i]);
        texts->text[i] = NULL;
    }
}

/* ---- Bundle ------------------------------------------------------------------------------------------------------ */

/* Each costs two blanks in the bundle. */
static size_t count_lines(const char *text, size_t length)
{
    size_t lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

/* Its size, so that it is allocated once. */
static size_t bundle_size(const struct edition_texts *texts, int first, int end)
{
    size_t size = 1;
    for (int i = first; i < end; i++) {
        if (texts->text[i])
            size += strlen("file \n") + strlen(edition_file_name[i]) + texts->length[i] +
                    2 * count_lines(texts->text[i], texts->length[i]);
    }
    return size;
}

/* Returns where the next byte goes. Sizes were counted before; nothing is checked here. */
static char *put(char *out, const char *bytes, size_t length)
{
    memcpy(out, bytes, length);
    return out + length;
}

/* Empty lines stay empty, so that no blanks stand at a line's end. */
static char *put_file(char *out, enum edition_file file, const char *text, size_t length)
{
    out += sprintf(out, "file %s\n", edition_file_name[file]);
    for (size_t start = 0, end; start < length; start = end) {
        end = start + (size_t)((const char *)memchr(text + start, '\n', length - start) - (text + start)) + 1;
        if (end - start > 1)
            out = put(out, "  ", 2);
        out = put(out, text + start, end - start);
    }
    return out;
}

/* Files in the order of enum edition_file, those that are missing left out. */
static char *bundle_of(const struct edition_texts *texts, int first, int end, size_t *length)
{
    char *bundle = must(malloc(bundle_size(texts, first, end))), *out = bundle;
    for (int i = first; i < end; i++) {
        if (texts->text[i])
            out = put_file(out, (enum edition_file)i, texts->text[i], texts->length[i]);
    }
    *out = '\0';
    *length = (size_t)(out - bundle);
    return bundle;
}

char *texts_bundle(const struct edition_texts *texts, size_t *length)
{
    return bundle_of(texts, 0, FILES, length);
}

char *texts_words(const struct edition_texts *texts, size_t *length)
{
    char *words = bundle_of(texts, FILES, FILES_ALL, length);
    if (*length > 0)
        return words;
    free(words);
    return NULL;
}

/* No file has begun; the lines that come are nobody's. */
enum { NO_FILE = -1, FOREIGN = -2 };

/* Takes the lines of a bundle apart. */
struct unbundler {
    const char *origin;
    unsigned long line;
    struct edition_texts *out;
    bool words; /* only what is said may come */
    int file;   /* being filled, or one of the two below */
    char *text;
    size_t length;
    struct fault *f;
};

/* Hands the lines that were collected over as a file. */
static void finish_file(struct unbundler *u)
{
    if (u->file >= 0)
        texts_add(u->out, (enum edition_file)u->file, u->text, u->length);
    u->length = 0;
}

/* A file may stand once, in any order. */
static bool start_file(struct unbundler *u, const char *name, size_t length)
{
    finish_file(u);
    u->file = texts_find_file(name, length);
    if (u->file < 0 && texts_is_foreign(name, length))
        u->file = FOREIGN;
    if (u->file == NO_FILE || (u->words && u->file >= 0 && u->file < FILES))
        return fault_at(u->f, u->origin, u->line, "An edition has no file %.*s; write `file` and one of its names.",
                        length > 60 ? 60 : (int)length, name);
    if (u->file >= 0 && u->out->text[u->file]) {
        u->file = NO_FILE;
        return fault_at(u->f, u->origin, u->line, "A file stands twice in the edition's text; remove one.");
    }
    return true;
}

/* Either the name of the next file, or a line of this one. */
static bool take_line(struct unbundler *u, const char *line, size_t length)
{
    u->line++;
    if (u->line == 1 && !u->words && length == strlen(EDITION_WORDS_APART) &&
        memcmp(line, EDITION_WORDS_APART, length) == 0)
        return u->out->apart = true;
    if (length > 5 && memcmp(line, "file ", 5) == 0)
        return start_file(u, line + 5, length - 5);
    if (u->file == NO_FILE || (length > 0 && (length < 2 || memcmp(line, "  ", 2) != 0)))
        return fault_at(u->f, u->origin, u->line,
                        "Here must stand `file NAME`, or a line of that file behind two blanks.");
    if (length > 2) {
        memcpy(u->text + u->length, line + 2, length - 2);
        u->length += length - 2;
    }
    u->text[u->length++] = '\n';
    return true;
}

/* Checks the form only; the texts are read by the same code as those of a folder. After a fault no texts are left.
 * Where there is a file of words, words stand apart. */
static bool take_bundle(struct unbundler u, const char *text, size_t length)
{
    bool good = length <= BUNDLE_MAX ||
                fault_at(u.f, u.origin, 0, "The edition's text is longer than %d MiB; shorten it.", BUNDLE_MAX >> 20);
    u.text = must(malloc(length + 1));
    for (size_t start = 0; good && start < length;) {
        const char *end = memchr(text + start, '\n', length - start);
        size_t n = end ? (size_t)(end - (text + start)) : length - start;
        good = take_line(&u, text + start, n);
        start += n + 1;
    }
    finish_file(&u);
    free(u.text);
    if (!good)
        texts_free(u.out);
    for (int i = FILES; i < FILES_ALL; i++)
        u.out->apart |= u.out->text[i] != NULL;
    return good;
}

bool texts_from_bundle(const char *origin, const char *text, size_t length, struct edition_texts *out, struct fault *f)
{
    *out = (struct edition_texts){0};
    return take_bundle((struct unbundler){.origin = origin, .out = out, .file = NO_FILE, .f = f}, text, length);
}

bool texts_add_words(const char *origin, const char *text, size_t length, struct edition_texts *out, struct fault *f)
{
    return take_bundle((struct unbundler){.origin = origin, .out = out, .words = true, .file = NO_FILE, .f = f}, text,
                       length);
}
