/* Three capital letters for each place, for boards too small for names: the first letters of the first word that says
 * something, or others of the name where these are taken. They are computed, not written down: an edition that
 * somebody adds needs none, and a name that is translated has its own. */
#include "tui/codes.h"

#include <stdio.h>
#include <string.h>

/* Letters of a name that are looked at. */
enum { LETTERS_MAX = 48 };

/* Words that many names begin with, in the languages that the editions are written in. */
static bool is_small_word(const char *word, size_t length)
{
    static const char *const words[] = {"the", "of",  "le",  "la",       "les",     "de",
                                        "du",  "des", "new", "nouvelle", "province"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i]) == length && strncasecmp(words[i], word, length) == 0)
            return true;
    return false;
}

/* The capital without its accent, or 0 for what is no letter. */
static char capital(const char *at, size_t *length)
{
    unsigned char c = (unsigned char)*at, next = c >= 0x80 ? (unsigned char)at[1] : 0;
    *length = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
    if (c >= 'a' && c <= 'z')
        return (char)(c - 'a' + 'A');
    if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
        return (char)c;
    /* Two bytes from 0xc3 on are the accented letters of western Europe; others are left out. */
    if (c != 0xc3)
        return 0;
    unsigned small = next | 0x20u;
    return (char)(small >= 0xa0 && small <= 0xa5   ? 'A'
                  : small == 0xa7                  ? 'C'
                  : small >= 0xa8 && small <= 0xab ? 'E'
                  : small >= 0xac && small <= 0xaf ? 'I'
                  : small == 0xb1                  ? 'N'
                  : small >= 0xb2 && small <= 0xb6 ? 'O'
                  : small >= 0xb9 && small <= 0xbc ? 'U'
                                                   : 0);
}

/* The letters of a name, from its first word that says something. */
static void letters_of(const char *name, char out[LETTERS_MAX])
{
    size_t used = 0, length;
    for (size_t word = strcspn(name, " "); name[word] != '\0' && is_small_word(name, word); word = strcspn(name, " "))
        name += word + 1;
    for (; *name != '\0' && used + 1 < LETTERS_MAX; name += length) {
        char letter = capital(name, &length);
        if (letter != 0)
            out[used++] = letter;
    }
    while (used < CODE_MAX - 1)
        out[used++] = '-';
    out[used] = '\0';
}

/* Codes are given in the order of the places, so that only those before can be in the way. */
static bool is_taken(char (*code)[CODE_MAX], unsigned count, const char *candidate)
{
    for (unsigned i = 0; i < count; i++)
        if (strcmp(code[i], candidate) == 0)
            return true;
    return false;
}

/* The first letter stays; the other two move on through the name until nobody has them. A number behind the letter is
 * the last resort. */
static void choose(char (*code)[CODE_MAX], unsigned i, const char *letters)
{
    size_t count = strlen(letters);
    for (size_t second = 1; second + 1 < count; second++)
        for (size_t third = second + 1; third < count; third++) {
            snprintf(code[i], CODE_MAX, "%c%c%c", letters[0], letters[second], letters[third]);
            if (!is_taken(code, i, code[i]))
                return;
        }
    snprintf(code[i], CODE_MAX, "%c%02u", letters[0], i % 100);
}

/* They depend on the language, as the names do. */
void codes_choose(const struct name_list *list, enum language language, char (*code)[CODE_MAX])
{
    for (unsigned i = 0; i < list->count && i < HG_PLACES_MAX; i++) {
        char letters[LETTERS_MAX];
        letters_of(list->item[i].name[language], letters);
        choose(code, i, letters);
    }
}
