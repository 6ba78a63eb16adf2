#include "host/looks.h"

#include <string.h>

#include "host/inside.h"

static bool is_of(const struct host_look *k, const struct host_table *t, unsigned eyes)
{
    return (k->eyes & eyes) == eyes && strcmp(k->table, t->id) == 0;
}

bool looks_resume(const struct host_out *out, const struct host_table *t, uint8_t seat, unsigned long number,
                  struct course_reader *r, struct wire_chain *chain)
{
    struct host_look *best = NULL;
    unsigned eyes = eyes_index(t, seat);
    for (unsigned i = 0; out->looks != NULL && i < HOST_LOOKS; i++) {
        struct host_look *k = &out->looks->look[i];
        unsigned long least = best != NULL ? best->course.number : r->course.number;
        if (is_of(k, t, 1u << eyes) && k->course.number > least && k->course.number <= number)
            best = k;
    }
    if (best == NULL)
        return false;
    best->used = ++out->looks->uses;
    r->course = best->course;
    r->line = best->line;
    r->labels = best->labels;
    *chain = best->chain[eyes];
    return true;
}

/* Of one pair of eyes two places are kept at most, so that one table does not push out all others. */
static struct host_look *place_for(struct host_looks *looks, const struct host_table *t, unsigned eyes)
{
    struct host_look *oldest = &looks->look[0], *own = NULL;
    unsigned owned = 0;
    for (unsigned i = 0; i < HOST_LOOKS; i++) {
        struct host_look *k = &looks->look[i];
        if (k->used < oldest->used)
            oldest = k;
        if (k->eyes != eyes || !is_of(k, t, eyes))
            continue;
        owned++;
        if (own == NULL || k->used < own->used)
            own = k;
    }
    return owned < 2 ? oldest : own;
}

void looks_keep(const struct course_reader *r, unsigned eyes, const struct wire_chain chain[HOST_EYES])
{
    struct host_looks *looks = r->out->looks;
    if (looks == NULL)
        return;
    struct host_look *k = place_for(looks, r->t, eyes);
    *k = (struct host_look){.eyes = eyes, .used = ++looks->uses, .line = r->line, .labels = r->labels};
    strcpy(k->table, r->t->id);
    k->course = r->course;
    for (unsigned i = 0; i < HOST_EYES; i++)
        if (eyes >> i & 1)
            k->chain[i] = chain[i];
}

const struct host_worth *looks_worth(const struct host_out *out, const struct host_table *t)
{
    for (unsigned i = 0; out->looks != NULL && i < HOST_WORTHS; i++) {
        struct host_worth *k = &out->looks->worth[i];
        if (k->number != t->course.number || strcmp(k->table, t->id) != 0)
            continue;
        k->used = ++out->looks->uses;
        return k;
    }
    return NULL;
}

void looks_keep_worth(const struct host_out *out, const struct host_table *t, const char *text, size_t length)
{
    if (out->looks == NULL || length > HOST_WORTH_MAX)
        return;
    struct host_worth *oldest = &out->looks->worth[0];
    for (unsigned i = 1; i < HOST_WORTHS; i++)
        if (out->looks->worth[i].used < oldest->used)
            oldest = &out->looks->worth[i];
    oldest->used = ++out->looks->uses;
    oldest->number = t->course.number;
    oldest->length = length;
    strcpy(oldest->table, t->id);
    memcpy(oldest->text, text, length);
}
