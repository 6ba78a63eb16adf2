/* Looks sentences up in the catalogues that gettext's msgfmt compiles. They lie in the binary and are read here rather
 * than by the C library, so that a language needs no locale installed, and two of them can be spoken at once.
 * Catalogues are trusted as far as their sizes go; they were made by the build. */
#include "text/say.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "text/catalogue.h"

/* The header of a .mo file in 32-bit words of the machine that compiled it, which is the one that runs it here. */
enum { MO_MAGIC = 0, MO_COUNT = 2, MO_ORIGINALS = 3, MO_TRANSLATIONS = 4, MO_WORD = 4 };
static const uint32_t magic = 0x950412de;

/* The bytes of a .mo file. */
struct catalogue {
    const unsigned char *bytes;
    const size_t *size;
};

/* English needs none. */
#define CATALOGUE_ROW(code) [LANGUAGE_##code] = {catalogue_##code, &catalogue_##code##_size},
static const struct catalogue catalogues[LANGUAGES] = {EACH_LANGUAGE(CATALOGUE_ROW)};

/* A word beyond the end is 0, which is no table and no text. */
static uint32_t word_at(const struct catalogue *c, size_t offset)
{
    uint32_t word = 0;
    if (offset + MO_WORD <= *c->size)
        memcpy(&word, c->bytes + offset, MO_WORD);
    return word;
}

/* Text i of one of the two tables, whose entries are length and place. */
static const char *text_at(const struct catalogue *c, unsigned table, uint32_t i)
{
    uint32_t entry = word_at(c, (size_t)table * MO_WORD) + 8 * i;
    return (const char *)c->bytes + word_at(c, entry + MO_WORD);
}

/* The originals are sorted. NULL when the catalogue has no such sentence. */
static const char *look_up(enum language language, const char *msgid)
{
    const struct catalogue *c = &catalogues[language];
    if (c->bytes == NULL || word_at(c, MO_MAGIC) != magic)
        return NULL;
    for (uint32_t low = 0, high = word_at(c, MO_COUNT * MO_WORD); low < high;) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(msgid, text_at(c, MO_ORIGINALS, middle));
        if (order == 0)
            return text_at(c, MO_TRANSLATIONS, middle);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* A context stands before the sentence that it belongs to, as gettext has it. */
static const char *without_context(const char *msgid)
{
    const char *end = strchr(msgid, '\004');
    return end != NULL ? end + 1 : msgid;
}

/* Never fails: English is the key itself. */
const char *say(enum language language, const char *msgid)
{
    const char *found = look_up(language, msgid);
    return found != NULL ? found : without_context(msgid);
}

/* Whether a number takes the singular. The header of the catalogue, which is the translation of nothing, tells when a
 * language counts zero with one. */
static bool is_single(enum language language, unsigned long n)
{
    const char *header = look_up(language, "");
    return n == 1 || (n == 0 && header != NULL && strstr(header, "plural=(n > 1)") != NULL);
}

/* An entry with a plural has its forms one behind the other; its original begins with the singular. */
const char *say_n(enum language language, const char *one, const char *many, unsigned long n)
{
    const char *found = look_up(language, one);
    bool single = is_single(language, n);
    if (found == NULL)
        return single ? without_context(one) : many;
    return single ? found : found + strlen(found) + 1;
}
