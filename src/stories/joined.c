/* What French makes of "de" and "à" before names: "d'Até", "du Grand Forum". Sentences of the catalogue can't know what
 * the name begins with, so it is done to the sentence that is told. */
#include <string.h>

#include "stories/page.h"

/* Pairs that become one word; no result is longer. */
static const char *const pairs[][2] = {
    {"de Le ", "du "}, {"de Les ", "des "}, {"à Le ", "au "}, {"à Les ", "aux "}, {"De Le ", "Du "}, {"À Le ", "Au "},
};

/* Only capitals: what begins with a small letter is the catalogue's own. É and its like are 0xc3 and another byte in
 * UTF-8, of which Ç (0x87) and Ñ (0x91) are consonants; Œ is 0xc5 0x92. */
static bool is_capital_vowel(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;
    if (byte[0] == 0xc3)
        return byte[1] >= 0x80 && byte[1] <= 0x9c && byte[1] != 0x87 && byte[1] != 0x91;
    return (byte[0] != '\0' && strchr("AEIOU", byte[0]) != NULL) || (byte[0] == 0xc5 && byte[1] == 0x92);
}

static void replace(char *at, size_t old, const char *with)
{
    size_t length = strlen(with);
    memmove(at + length, at + old, strlen(at + old) + 1);
    memcpy(at, with, length);
}

/* At the beginning of a word. */
static void join_at(char *at)
{
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (strncmp(at, pairs[i][0], strlen(pairs[i][0])) == 0) {
            replace(at, strlen(pairs[i][0]), pairs[i][1]);
            return;
        }
    if (strncmp(at, "de ", 3) == 0 && is_capital_vowel(at + 3))
        replace(at, 3, "d'");
}

void page_join(enum language language, char text[STORY_MAX])
{
    if (strcmp(language_code[language], "fr") != 0)
        return;
    for (char *at = text; *at != '\0'; at++)
        if (at == text || strchr(" (", at[-1]) != NULL)
            join_at(at);
}
