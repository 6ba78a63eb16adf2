/* The one door between the truth and a watcher. Built with WIRE_LEAK it has a hole, of a kind for each number: with
 * these the test of leaks shows that it would find them. */
#include "wire/wire.h"

/* ---- Holes that tests drill -------------------------------------------------------------------------------------- */

#ifndef WIRE_LEAK
#define WIRE_LEAK 0
#endif
enum { LEAK_CARD = 1, LEAK_HASH = 2, LEAK_LENGTH = 3 };

/* The lowest card of a hand lies open. */
static void show_card(const struct hg_set *hand, struct hg_set *out)
{
    unsigned word = hand->word[0] == 0;
    out->word[word] |= hand->word[word] & (~hand->word[word] + 1);
}

static void show_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_view *out)
{
    for (unsigned seat = 0; seat < r->seats && r->family == HG_CONQUEST; seat++)
        show_card(&s->conquest.secret.hand[seat], &out->position.conquest.secret.hand[seat]);
    for (unsigned seat = 0; seat < r->seats && r->family == HG_GALACTIC; seat++)
        show_card(&s->galactic.secret.hand[seat], &out->position.galactic.secret.hand[seat]);
}

/* ---- Seeing ------------------------------------------------------------------------------------------------------ */

void wire_look(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out)
{
    if (seat == WIRE_ALL)
        *out = (struct hg_view){.position = *s, .seat = WIRE_ALL};
    else
        hg_view(r, s, seat, out);
    if (WIRE_LEAK == LEAK_CARD)
        show_cards(r, s, out);
    if (WIRE_LEAK == LEAK_LENGTH)
        out->zero[0] = (uint8_t)(hg_hash(r, s) & 1);
}

static struct hg_action seen_action(const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
                                    uint8_t seat)
{
    return record_is_undo(a) || seat == WIRE_ALL ? *a : hg_redact(r, before, a, seat);
}

void wire_see(const struct hg_rules *r, uint8_t seat, unsigned long number, const struct hg_state *before,
              const struct hg_action *a, const struct hg_state *after, struct wire_step *out)
{
    out->number = number;
    out->a = seen_action(r, before, a, seat);
    wire_look(r, before, seat, &out->before);
    wire_look(r, after, seat, &out->after);
    out->hash = hg_hash(r, WIRE_LEAK == LEAK_HASH ? after : &out->after.position);
}
