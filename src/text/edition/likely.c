/* Distances between words. See likely.h. */
#include "text/edition/likely.h"

#include <string.h>

#include "text/vocabulary.h"

/* Bytes of the longest word that is compared: an id. */
enum { WORD_MAX = 40, SHORT = 6 };

/* For distance. */
static unsigned least_of(unsigned a, unsigned b, unsigned c)
{
    unsigned ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Edit distance of two short words. Swapped letters count as two. Words longer than an id are never near each other. */
static unsigned distance(const char *a, const char *b)
{
    size_t na = strlen(a), nb = strlen(b);
    unsigned row[WORD_MAX + 1];
    if (na > WORD_MAX || nb > WORD_MAX)
        return WORD_MAX;
    for (unsigned j = 0; j <= nb; j++)
        row[j] = j;
    for (unsigned i = 1; i <= na; i++) {
        unsigned corner = row[0];
        row[0] = i;
        for (unsigned j = 1; j <= nb; j++) {
            unsigned above = row[j];
            row[j] = least_of(above + 1, row[j - 1] + 1, corner + (a[i - 1] != b[j - 1]));
            corner = above;
        }
    }
    return row[nb];
}

struct likely likely_begin(const char *written)
{
    size_t length = strlen(written);
    return (struct likely){.written = written, .beyond = length < SHORT ? (unsigned)length / 2 + 1 : 4};
}

/* Letters with which both begin. */
static unsigned letters_alike(const char *a, const char *b)
{
    unsigned count = 0;
    while (a[count] != '\0' && a[count] == b[count])
        count++;
    return count;
}

/* Of words that are equally near the one that begins alike is meant, since the first letters are seldom wrong. */
void likely_try(struct likely *l, const char *word)
{
    unsigned d = distance(l->written, word), alike = letters_alike(l->written, word);
    bool nearer = d < l->beyond || (l->found && d == l->beyond && alike > l->alike);
    if (!nearer)
        return;
    l->found = true;
    l->beyond = d;
    l->alike = alike;
    l->meant = word;
}

/* Values may have no word in editions. */
void likely_try_all(struct likely *l, const struct vocabulary *v)
{
    for (unsigned i = v->first; i < v->end; i++)
        if (word_in_edition(v, i) != NULL)
            likely_try(l, word_in_edition(v, i));
}

const char *likely_word(const struct vocabulary *v, const char *written)
{
    struct likely l = likely_begin(written);
    likely_try_all(&l, v);
    return l.meant;
}
