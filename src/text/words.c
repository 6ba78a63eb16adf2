/* Taking lines apart, and guessing what a mistyped word was meant to be. See words.h. */
#include "text/words.h"

#include <stdio.h>
#include <string.h>

#include "text/say.h"
#include "text/utf8.h"

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Exactly, case included. */
bool word_is(struct word w, const char *text)
{
    return strlen(text) == w.length && memcmp(w.text, text, w.length) == 0;
}

/* Ten digits can't overflow the sum; a leading zero is refused, so that a number has one text only. */
bool word_number(struct word w, unsigned long most, unsigned long *n)
{
    unsigned long long value = 0;
    if (w.length == 0 || w.length > 10 || (w.text[0] == '0' && w.length > 1))
        return false;
    for (size_t i = 0; i < w.length; i++) {
        if (w.text[i] < '0' || w.text[i] > '9')
            return false;
        value = value * 10 + (unsigned)(w.text[i] - '0');
    }
    *n = (unsigned long)value;
    return value <= most;
}

/* ---- The nearest known word -------------------------------------------------------------------------------------- */

enum { NEAREST_LENGTH = 32 }; /* longer words have no neighbours */

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Levenshtein's distance by one row; both lengths are bounded, so the work is too. */
static unsigned distance(struct word w, const char *candidate, size_t length)
{
    unsigned row[NEAREST_LENGTH + 1];
    for (unsigned j = 0; j <= length; j++)
        row[j] = j;
    for (unsigned i = 1; i <= w.length; i++) {
        unsigned corner = row[0];
        row[0] = i;
        for (unsigned j = 1; j <= length; j++) {
            unsigned change = corner + (w.text[i - 1] != candidate[j - 1]);
            corner = row[j];
            row[j] = least(change, least(row[j], row[j - 1]) + 1);
        }
    }
    return row[length];
}

/* A candidate counts when a quarter of it and one letter more differ at the most. */
void nearest_try(struct nearest *nearest, struct word w, const char *candidate)
{
    size_t length = strlen(candidate);
    if (w.length > NEAREST_LENGTH || length > NEAREST_LENGTH)
        return;
    unsigned d = distance(w, candidate, length);
    bool plausible = d <= 1 + length / 4 && d < length;
    if (plausible && (nearest->best == NULL || d < nearest->distance))
        *nearest = (struct nearest){candidate, d};
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* Single blanks, none at either end. */
static bool blanks_ok(const char *line, const char *end)
{
    for (const char *c = line; c < end; c++)
        if (*c == ' ' && (c == line || c + 1 == end || c[1] == ' '))
            return false;
    return true;
}

/* Everything that could be wrong with the line as a whole. */
bool words_begin(struct words *in, enum language language, const char *what, const char *line, size_t size,
                 struct fault *f)
{
    const char *end = memchr(line, '\0', size), *said = say(language, what);
    *in = (struct words){line, {line, 0}, {line, 0}, language, f};
    if (end == NULL)
        return fault_in(f, language, NULL, 0, "%s is longer than %zu bytes; shorten it", said, size - 1);
    if (end == line)
        return fault_in(f, language, NULL, 0, "%s is empty; write at least one word", said);
    const char *hidden = utf8_find_hidden(line);
    if (hidden != NULL)
        return fault_in(f, language, NULL, 0,
                        "%s has a character that can't be shown as byte %d; use letters, digits and blanks", said,
                        (int)(hidden - line) + 1);
    if (!blanks_ok(line, end))
        return fault_in(f, language, NULL, 0,
                        "%s has a blank too many; put single blanks between words and none at the ends", said);
    return true;
}

/* At the end of the line the last word is empty, and points there. */
bool words_next(struct words *in)
{
    in->before = in->last;
    in->last = (struct word){in->rest, strcspn(in->rest, " ")};
    in->rest += in->last.length;
    if (*in->rest == ' ')
        in->rest++;
    return in->last.length > 0;
}

/* A look ahead: nothing is taken when it is another word. */
bool words_take(struct words *in, const char *text)
{
    struct word next = {in->rest, strcspn(in->rest, " ")};
    return word_is(next, text) && words_next(in);
}

bool words_at_end(const struct words *in)
{
    return *in->rest == '\0';
}

/* Shows what is left over, so that it can be found in a long line. */
bool words_end(struct words *in)
{
    if (words_at_end(in))
        return true;
    return fault_in(in->f, in->language, NULL, 0, "nothing may follow '%.*s'; leave out '%.*s'", WORD_ARGS(in->last),
                    WORD_SHOWN, in->rest);
}

/* What was found, after which word, and what was expected; a hint where a known word is near. */
bool words_expected(const struct words *in, const char *what, const struct nearest *nearest)
{
    const char *said = say(in->language, what);
    char hint[160] = "";
    if (nearest != NULL && nearest->best != NULL)
        snprintf(hint, sizeof hint, say(in->language, "; did you mean '%s'?"), nearest->best);
    if (in->before.length == 0)
        return fault_in(in->f, in->language, NULL, 0, "expected %s, found '%.*s'%s", said, WORD_ARGS(in->last), hint);
    if (in->last.length == 0)
        return fault_in(in->f, in->language, NULL, 0, "expected %s after '%.*s', but the line ends there", said,
                        WORD_ARGS(in->before));
    return fault_in(in->f, in->language, NULL, 0, "expected %s after '%.*s', found '%.*s'%s", said,
                    WORD_ARGS(in->before), WORD_ARGS(in->last), hint);
}

/* A hint names the id that comes nearest. */
bool words_name(struct words *in, const char *what, const struct name_list *list, unsigned *out)
{
    struct nearest nearest = {NULL, 0};
    int i = words_next(in) ? names_find(list, in->last.text, in->last.length) : -1;
    if (i >= 0) {
        *out = (unsigned)i;
        return true;
    }
    for (unsigned k = 0; k < list->count; k++)
        nearest_try(&nearest, in->last, list->item[k].id);
    return words_expected(in, what, &nearest);
}

/* The fault repeats what was expected, so `what` should name the range. */
bool words_number(struct words *in, const char *what, unsigned long most, unsigned long *out)
{
    words_next(in);
    return word_number(in->last, most, out) || words_expected(in, what, NULL);
}
