/* Words of editions that are wrong are named by their own file and line. */
#include <stdlib.h>
#include <string.h>

#include "unit/folders.h"

/* One edit of the rules or of the words of Mass Effect; the fault is at the line of the edit. */
static const struct slip {
    const char *file, *from, *to, *at; /* `at`: the file of the fault, NULL: the same */
    const char *sentence;
} slips[] = {
    {"words/en.yaml", "    terminus: ", "    termius: ", NULL,
     "There is no termius here of which something could be said; did you mean terminus?"},
    {"words/en.yaml", "    terminus: ", "    nowhere: ", NULL,
     "There is no nowhere here of which something could be said; correct or remove it."},
    {"words/en.yaml", "board:\n", "bored:\n", NULL,
     "The edition has no file bored.yaml; correct the key or remove it."},
    {"words/en.yaml", "board:\n", "goals:\n", NULL,
     "The edition has no file goals.yaml; correct the key or remove it."},
    {"words/en.yaml", "  regions:\n", "  regoins:\n", NULL, "Unknown key regoins in the board; did you mean regions?"},
    {"words/en.yaml", "{name: Earth,", "{strategic: Earth,", NULL,
     "strategic has nothing of this kind in words/en.yaml; docs/EDITIONS.md says what has."},
    {"words/en.yaml", "{name: Earth,", "{name: [Earth],", NULL, "en must be a single text, not a list or a map."},
    {"words/en.yaml", "{name: Earth,", "{name: \"\",", NULL, "en is empty; write it."},
    {"words/en.yaml", "    terminus: Terminus Systems\n", "    terminus: [Terminus]\n", NULL,
     "Here must stand a text, or a map of them, not a list."},
    {"words/sources.yaml", "  counts: rulebook\n", "  counts: hearsay\n", NULL,
     "The source must be rulebook, public or reconstructed"},
    {"words/sources.yaml", "    alliance: rulebook\n", "    alliance: {hero: rulebook}\n", NULL,
     "There is no hero here of which something could be said"},
    {"words/sources.yaml", "    alliance: rulebook\n", "    alliance: {source: {weather: rulebook}}\n", NULL,
     "Unknown key weather in the source"},
    {"words/sources.yaml", "eden-prime: reconstructed, noveria: rulebook}", "eden-prime: public, noveria: rulebook}",
     NULL, "This link has another source on line"},
    {"look.yaml", "    earth: {at: [120, 395]}\n", "    earth: {at: [120]}\n", NULL, "at must be two numbers: [x, y]."},
    {"look.yaml", "    earth: {at: [120, 395]}\n", "    earth: blue\n", NULL,
     "earth has nothing of this kind in look.yaml"},
    {"board.yaml", "    relays: [palaven]\n", "    relays: {palaven: rulebook}\n", NULL,
     "relays must list the neighbours: [earth], or [] for none; their source stands apart."},
    {"board.yaml", "    relays: [palaven]\n", "    relays: [palaven, palaven]\n", NULL,
     "palaven stands twice in relays; remove one."},
    {"board.yaml", "    relays: [palaven]\n", "    relays: [palaven]\n    source: rulebook\n", "+1",
     "Words stand apart in this edition: move source to words/sources.yaml."},
    {"board.yaml", "    relays: [palaven]\n", "    relays: [palaven]\n    fr: Terre\n", "+1",
     "Words stand apart in this edition: move fr to words/fr.yaml."},
    {"edition.yaml", "id: mass-effect\n", "id: mass-effect\ntitle: {en: Mass Effect}\n", "+1",
     "Words stand apart in this edition: move title to words/en.yaml."},
};

/* The line of the edit in its own file. */
static char *edit(const char *text, const struct slip *slip, unsigned *line)
{
    const char *at = strstr(text, slip->from);
    ck_assert_msg(at != NULL, "%s: no %s", slip->file, slip->from);
    *line = 1 + (slip->at != NULL);
    for (const char *c = text; c < at; c++)
        *line += *c == '\n';
    char *out = malloc(strlen(text) + 200);
    sprintf(out, "%.*s%s%s", (int)(at - text), text, slip->to, at + strlen(slip->from));
    return out;
}

START_TEST(wrong_words_are_named_at_their_line)
{
    const struct slip *slip = &slips[_i];
    struct fault f = {"", ""};
    struct edition_texts texts;
    size_t length, words_length;
    unsigned line;
    char expected[100];
    read_folder("mass-effect", &texts);
    int file = texts_find_file(slip->file, strlen(slip->file));
    texts.text[file] = realloc(texts.text[file], texts.length[file] + 1);
    texts.text[file][texts.length[file]] = '\0';
    char *text = edit(texts.text[file], slip, &line);
    free(texts.text[file]);
    texts_add(&texts, (enum edition_file)file, text, strlen(text));
    char *rules = texts_bundle(&texts, &length), *words = texts_words(&texts, &words_length);
    ck_assert_ptr_null(edition_from_bundles("bad", rules, length, words, words_length, &f));
    snprintf(expected, sizeof expected, "bad/%s:%u", slip->file, line);
    ck_assert_msg(strncmp(f.sentence, slip->sentence, strlen(slip->sentence)) == 0, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(f.place, expected);
    texts_free(&texts);
    free(text);
    free(rules);
    free(words);
}
END_TEST

/* Words can't bring rules along, which would count for nothing; words of languages that nobody speaks here may come. */
START_TEST(words_bring_words_alone)
{
    struct fault f = {"", ""};
    struct edition_texts texts;
    size_t length;
    read_folder("mass-effect", &texts);
    char *rules = texts_bundle(&texts, &length);
    static const char foreign[] =
        "file words/xx.yaml\n  board: {places: {earth: Erde}}\nfile words/en.yaml\n  edition: {title: T}\n";
    struct edition *e = edition_from_bundles("e", rules, length, foreign, strlen(foreign), &f);
    ck_assert_msg(e != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_title(e, ENGLISH), "T");
    edition_close(e);
    static const char stowaway[] = "file goals.yaml\n  goals: []\n";
    ck_assert_ptr_null(edition_from_bundles("e", rules, length, stowaway, strlen(stowaway), &f));
    ck_assert_str_eq(f.place, "e:1");
    texts_free(&texts);
    free(rules);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("wrong words of editions", &t);
    tcase_add_loop_test(t, wrong_words_are_named_at_their_line, 0, sizeof slips / sizeof slips[0]);
    tcase_add_test(t, words_bring_words_alone);
    return suite_run(suite);
}
