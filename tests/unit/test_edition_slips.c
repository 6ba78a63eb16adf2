/* Modes with a word that this version does not know: they are unavailable, and each word is told by its line, with the
 * one that was probably meant. tests/cli/misspelt.py has many more. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/spoil.h"
#include "support/suite.h"
#include "support/written.h"
#include "text/edition/edition.h"

static struct edition *e;

struct slip {
    struct spoilt spoilt;
    unsigned mode;
    const char *why;
};

static const struct slip slips[] = {
    {{"edition.yaml", "turn: [deploy, invade", "turn: [delpoy, invade", NULL,
      "There is no step delpoy; did you mean deploy?"},
     0,
     "needs the step delpoy, which this version doesn't play yet"},
    {{"edition.yaml", "mechanisms: [sets]", "mechanisms: [stes]", NULL,
      "There is no mechanism stes; did you mean sets?"},
     0,
     "needs stes, which this version doesn't play yet"},
    {{"edition.yaml", "[seats, limits", "[seats, lodging", NULL,
      "This version knows no phase lodging; docs/EDITIONS.md lists them."},
     1,
     "needs the phase lodging, which this version doesn't play yet"},
    {{"edition.yaml", "family: assets", "family: asset", NULL, "There is no family asset; did you mean assets?"},
     2,
     "needs the family asset, which this version doesn't play yet"},
    {{"edition.yaml", "values: [off, on]", "values: [off, onn]", NULL, "There is no value onn; did you mean on?"},
     0,
     "needs the value onn, which this version doesn't play yet"},
};

static const char *good_text(void)
{
    size_t length;
    return written(e, &length);
}

/* An edition of tomorrow can be opened, and its other modes be played; the authors of today are told each slip. */
START_TEST(a_word_that_nobody_knows_makes_its_mode_unavailable)
{
    const struct slip *t = &slips[_i];
    struct fault f = {"", ""};
    char expected[60];
    long line;
    char *text = spoil(good_text(), &t->spoilt, &line);
    struct edition *odd = edition_from_bundle("odd", text, strlen(text), &f);
    free(text);
    ck_assert_msg(odd != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_mode(odd, t->mode)->unavailable, t->why);
    ck_assert(edition_mode_lack(odd, t->mode, 0, &f));
    snprintf(expected, sizeof expected, "odd/edition.yaml:%ld", line);
    ck_assert_str_eq(f.place, expected);
    ck_assert_str_eq(f.sentence, t->spoilt.sentence);
    ck_assert(!edition_mode_lack(odd, t->mode, 1, &f));
    ck_assert(!edition_mode_lack(odd, (t->mode + 1) % 3, 0, &f));
    edition_close(odd);
}
END_TEST

static void open_edition(void)
{
    struct fault f;
    e = edition_builtin("mass-effect", &f);
}

static void close_edition(void)
{
    edition_close(e);
}

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("slips", &t);
    tcase_add_unchecked_fixture(t, open_edition, close_edition);
    tcase_add_loop_test(t, a_word_that_nobody_knows_makes_its_mode_unavailable, 0, sizeof slips / sizeof slips[0]);
    return suite_run(suite);
}
