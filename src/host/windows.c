/* Seats that would be asked one after another in the same card window are asked together: otherwise who is slow tells
 * the others something, and everybody waits for everybody. Who they are is found by passing on: whether a seat is asked
 * depends on public things. A position has one awaited seat; the others of its window are found on a copy. */
#include "engine/bits.h"
#include "engine/traits.h"
#include "host/inside.h"

/* The family's verb that passes. A test of the traits keeps that there is one at the most, and that it takes no
 * arguments. */
static bool find_pass(const struct hg_rules *r, uint8_t *out)
{
    struct hg_verbs verbs = hg_verbs(r);
    for (unsigned i = 0; i < verbs.count; i++)
        if ((verbs.verb[i].traits & HG_VERB_PASSES) != 0) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

bool window_pass(const struct hg_rules *r, const struct hg_state *s, struct hg_action *pass)
{
    uint8_t verb, actor = hg_actor(s);
    if (actor >= r->seats || !find_pass(r, &verb))
        return false;
    *pass = hg_blank(verb, actor);
    return hg_why_not(r, s, pass) == HG_OK;
}

/* Passes once; true when another seat is then asked the same kind of question. The same kind at the same depth of asks
 * is the same window. */
static bool pass_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_action pass;
    const struct hg_ask was = s->ask[s->depth - 1];
    uint8_t depth = s->depth;
    if (!window_pass(r, s, &pass))
        return false;
    hg_apply_legal(r, s, &pass);
    return !s->over && s->depth == depth && s->ask[depth - 1].kind == was.kind && hg_actor(s) < r->seats;
}

/* It ends at a seat that is already in: the window goes round. */
uint8_t window_seats(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_state next = *s;
    uint64_t seats = 0;
    if (s->over || hg_actor(s) >= r->seats)
        return 0;
    do
        seats |= bit(hg_actor(&next));
    while (pass_on(r, &next) && !has(seats, hg_actor(&next)));
    return (uint8_t)seats;
}

/* A seat that is not in the window leaves `out` where the passing ended. */
void window_position(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    *out = *s;
    for (unsigned i = 0; i < r->seats && hg_actor(out) != seat; i++)
        if (!pass_on(r, out))
            return;
}
