/* Languages by their codes, things by their ids. The lists are short, so a plain walk is fast enough. */
#include "text/names.h"

#include <string.h>

#define LANGUAGE_ROW(code) [LANGUAGE_##code] = #code,
const char *const language_code[LANGUAGES] = {[ENGLISH] = "en", EACH_LANGUAGE(LANGUAGE_ROW)};

/* Of two codes that begin alike, the longer one: "pt" and "pt_BR". */
enum language language_find(const char *text)
{
    enum language found = LANGUAGES;
    for (unsigned i = 0; i < LANGUAGES; i++) {
        size_t length = strlen(language_code[i]);
        if (strncmp(text, language_code[i], length) == 0 && (text[length] == '\0' || strchr("_.@", text[length])) &&
            (found == LANGUAGES || length > strlen(language_code[found])))
            found = (enum language)i;
    }
    return found;
}

/* The text need not end with a zero, so that words of a line can be looked up where they stand. */
int names_find(const struct name_list *list, const char *text, unsigned long length)
{
    for (unsigned i = 0; i < list->count; i++) {
        const char *id = list->item[i].id;
        if (strlen(id) == length && memcmp(id, text, length) == 0)
            return (int)i;
    }
    return -1;
}
