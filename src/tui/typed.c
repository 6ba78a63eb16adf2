/* Completion prints every choice and compares words, so that it knows no more of notation than its printer does.
 * Cleaning comes first: what is compared has small letters, single blanks and ids. */
#include "tui/typed.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"

/* ---- Cleaning ---------------------------------------------------------------------------------------------------- */

/* The id of the place that a code stands for, unless the word is a place already. */
static const char *meaning(const struct names *names, char (*code)[CODE_MAX], const char *word)
{
    for (unsigned i = 0; i < names->places.count; i++)
        if (strcmp(names->places.item[i].id, word) == 0)
            return word;
    for (unsigned i = 0; code != NULL && i < names->places.count; i++)
        if (strcasecmp(code[i], word) == 0)
            return names->places.item[i].id;
    return word;
}

/* The first word is a verb and never a code of a place. */
void typed_clean(const struct names *names, char (*code)[CODE_MAX], const char *line, char out[NOTATION_MAX])
{
    size_t used = 0;
    bool first = true;
    out[0] = '\0';
    while (*(line += strspn(line, " \t")) != '\0') {
        char word[NOTATION_MAX];
        size_t length = strcspn(line, " \t");
        snprintf(word, sizeof word, "%.*s", (int)length, line);
        for (char *c = word; *c != '\0'; c++)
            *c = (char)tolower((unsigned char)*c);
        int n = snprintf(out + used, NOTATION_MAX - used, "%s%s", first ? "" : " ",
                         first ? word : meaning(names, code, word));
        used = used + (size_t)n < NOTATION_MAX ? used + (size_t)n : NOTATION_MAX - 1;
        line += length;
        first = false;
    }
}

/* The last word may be the beginning of an id, which must not be taken for a code. */
void typed_clean_head(const struct names *names, char (*code)[CODE_MAX], const char *line, char out[NOTATION_MAX])
{
    const char *blank = strrchr(line, ' '), *last = blank != NULL ? blank + 1 : line;
    char head[NOTATION_MAX], tail[NOTATION_MAX];
    snprintf(head, sizeof head, "%.*s", (int)(last - line), line);
    snprintf(tail, sizeof tail, "%s", last);
    for (char *c = tail; *c != '\0'; c++)
        *c = (char)tolower((unsigned char)*c);
    typed_clean(names, code, head, out);
    size_t used = strlen(out);
    snprintf(out + used, NOTATION_MAX - used, "%s%.*s", used > 0 ? " " : "", NOTATION_MAX - 2, tail);
}

/* The line is cut before it; a word `until` without a number behind it is left to the notation, which says what is
 * wrong. */
bool typed_until(char line[NOTATION_MAX], unsigned *stop)
{
    char *until = strstr(line, " until ");
    char *end;
    if (until == NULL || !isdigit((unsigned char)until[7]))
        return false;
    unsigned long n = strtoul(until + 7, &end, 10);
    if (*end != '\0' || n > UINT16_MAX)
        return false;
    *until = '\0';
    *stop = (unsigned)n;
    return true;
}

/* ---- Completing -------------------------------------------------------------------------------------------------- */

/* A line that is being completed. */
struct typing {
    const struct hg_rules *r;
    const struct names *names;
    size_t before; /* bytes before the word being typed */
    const char *line;
    uint16_t number; /* the number typed, if any */
    bool has_number;
    struct completion *out;
};

/* A word counts once, however many choices have it. What all begin with is what Tab writes. */
static void offer(struct typing *t, const char *text)
{
    struct completion *out = t->out;
    char word[TYPED_WORD];
    if (strncmp(text, t->line, strlen(t->line)) != 0 || text[t->before] == '\0')
        return;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text + t->before, " "), text + t->before);
    for (unsigned i = 0; i < out->count && i < TYPED_WORDS; i++)
        if (strcmp(out->word[i], word) == 0)
            return;
    if (out->count < TYPED_WORDS)
        memcpy(out->word[out->count], word, sizeof word);
    if (out->count++ == 0)
        memcpy(out->common, word, sizeof word);
    size_t same = 0;
    while (out->common[same] != '\0' && out->common[same] == word[same])
        same++;
    out->common[same] = '\0';
}

/* With the hero and without: both are notations that may be typed. */
static void offer_action(struct typing *t, struct hg_action a, const struct hg_choice *box)
{
    char text[NOTATION_MAX];
    if (t->has_number && t->number >= box->n.lo && t->number <= box->n.hi)
        a.n = t->number;
    for (unsigned hero = box->x_lo[0]; hero <= box->x_hi[0]; hero++) {
        a.x[0] = (uint8_t)hero;
        notation_print(t->r, t->names, &a, text);
        offer(t, text);
    }
}

/* The ends of a range are offered; any number between them is understood, too. */
static void offer_box(struct typing *t, const struct hg_choice *box)
{
    struct hg_action a = hg_choice_nth(box, 0);
    uint64_t to = box->to;
    do {
        if (to != 0)
            a.to = (uint8_t)take_lowest(&to);
        a.n = box->n.hi;
        offer_action(t, a, box);
        if (box->n.lo != box->n.hi && !t->has_number) {
            a.n = box->n.lo;
            offer_action(t, a, box);
        }
    } while (to != 0);
}

/* What can be done at any time, such as resigning. Not offered before the first letter, lest it be chosen by
 * accident. */
static void offer_asides(struct typing *t)
{
    struct hg_verbs verbs = hg_verbs(t->r);
    for (unsigned i = 0; i < verbs.count; i++)
        if (hg_is_aside(t->r, (uint8_t)i))
            offer(t, verbs.verb[i].word);
}

/* The first word that is a number, if another word follows it. */
static void find_number(struct typing *t)
{
    for (const char *at = t->line; (at = strchr(at, ' ')) != NULL; at++) {
        char *end;
        unsigned long n = strtoul(at + 1, &end, 10);
        if (end == at + 1 || *end != ' ' || n > UINT16_MAX)
            continue;
        t->number = (uint16_t)n;
        t->has_number = true;
        return;
    }
}

/* Every choice is printed and compared, which takes well below a millisecond for the largest question. */
void typed_complete(const struct hg_rules *r, const struct names *names, const struct hg_choices *choices,
                    const char *line, struct completion *out)
{
    const char *blank = strrchr(line, ' ');
    struct typing t = {r, names, blank != NULL ? (size_t)(blank - line) + 1 : 0, line, 0, false, out};
    memset(out, 0, sizeof *out);
    find_number(&t);
    for (unsigned i = 0; i < choices->count; i++)
        offer_box(&t, &choices->box[i]);
    if (t.before == 0 && line[0] != '\0')
        offer_asides(&t);
}
