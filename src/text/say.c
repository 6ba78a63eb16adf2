/* Looks sentences up in the catalogues that lie in the binary. They are read here rather than by the C library, so that
 * a language needs no locale installed, and two of them can be spoken at once. */
#include "text/say.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "text/catalogue.h"

/* English needs none. */
#define CATALOGUE_ROW(code) [LANGUAGE_##code] = &catalogue_##code,
static const struct catalogue *const catalogues[LANGUAGES] = {EACH_LANGUAGE(CATALOGUE_ROW)};

/* As tools/embed-catalogue.py computes it. */
static uint32_t key_of(const char *msgid)
{
    uint32_t key = 0x811c9dc5;
    for (; *msgid != '\0'; msgid++)
        key = (key ^ (unsigned char)*msgid) * 0x01000193;
    return key;
}

/* NULL when the catalogue has no such sentence. */
static const char *look_up(enum language language, const char *msgid)
{
    const struct catalogue *c = catalogues[language];
    if (c == NULL)
        return NULL;
    uint32_t key = key_of(msgid), low = 0;
    for (uint32_t high = c->count; low < high;) {
        uint32_t middle = low + (high - low) / 2;
        if (c->keys[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low < c->count && c->keys[low] == key ? (const char *)c->texts + c->places[low] : NULL;
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
