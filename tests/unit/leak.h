/* Holes that the test of leaks drills into wire/see.c, one for each number of WIRE_LEAK: a card of a hand, a hash of
 * the whole position, a length that depends on what is hidden. */
#ifndef UNIT_LEAK_H
#define UNIT_LEAK_H

#include "engine/hg.h"

enum { LEAK_CARD = 1, LEAK_HASH = 2, LEAK_LENGTH = 3 };

/* The lowest card of a hand lies open. */
static inline void leak_card(const struct hg_set *hand, struct hg_set *out)
{
    unsigned word = hand->word[0] == 0;
    out->word[word] |= hand->word[word] & (~hand->word[word] + 1);
}

static inline void leak_view(const struct hg_rules *r, const struct hg_state *s, struct hg_view *out)
{
    for (unsigned seat = 0; WIRE_LEAK == LEAK_CARD && seat < r->seats && r->family == HG_CONQUEST; seat++)
        leak_card(&s->conquest.secret.hand[seat], &out->position.conquest.secret.hand[seat]);
    for (unsigned seat = 0; WIRE_LEAK == LEAK_CARD && seat < r->seats && r->family == HG_GALACTIC; seat++)
        leak_card(&s->galactic.secret.hand[seat], &out->position.galactic.secret.hand[seat]);
    if (WIRE_LEAK == LEAK_LENGTH)
        out->zero[0] = (uint8_t)(hg_hash(r, s) & 1);
}

#define LEAK_VIEW(r, s, out)     leak_view(r, s, out)
#define LEAK_HASHED(after, seen) (WIRE_LEAK == LEAK_HASH ? (after) : (seen))

#endif
