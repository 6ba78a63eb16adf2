/* Whatever text is read as an action prints and reads back as the same action; whatever is not leaves one sentence. */
#include <stdlib.h>
#include <string.h>

#include "text/edition.h"
#include "text/notation.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct hg_rules rules;

static const struct names *open_game(void)
{
    struct fault f;
    struct edition *e = edition_builtin("mass-effect", &f);
    if (e == NULL || !edition_compile(e, "basic", 4, NULL, 0, &rules, &f))
        abort();
    return edition_names(e);
}

static void must(bool holds)
{
    if (!holds)
        abort();
}

static void read_back(const struct names *names, const struct hg_action *a, const char *text)
{
    char printed[NOTATION_MAX];
    struct hg_action again;
    struct fault f;
    notation_print(&rules, names, a, printed);
    must(strcmp(printed, text) == 0);
    must(notation_parse(&rules, names, a->seat, printed, &again, &f));
    must(memcmp(a, &again, sizeof again) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct names *names;
    struct hg_action a;
    struct fault f = {"", ""};
    char *text = malloc(size + 1);
    if (names == NULL)
        names = open_game();
    memcpy(text, data, size);
    text[size] = '\0';
    if (notation_parse(&rules, names, 0, text, &a, &f))
        read_back(names, &a, text);
    else
        must(f.sentence[0] != '\0' && strchr(f.sentence, '\n') == NULL);
    free(text);
    return 0;
}
