/* Who may take a seat that somebody has left, or that was taken away, in a game where hands are hidden: with the seat
 * comes its hand. Otherwise whoever has made the table could take a seat away and look at its cards by a second token.
 */
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "host/inside.h"

static bool is_last_holder(const struct host_seat *s, const struct game_key *token)
{
    return s->sat != 0 && memcmp(&s->token, token, sizeof *token) == 0;
}

/* Programs can't be asked; who took the seat away isn't. */
static bool is_asked(const struct host_table *t, uint8_t seat, uint8_t heir_of)
{
    const struct host_seat *s = &t->seat[seat];
    bool remover = t->seat[heir_of].taken_away && memcmp(&s->token, &t->creator, sizeof s->token) == 0;
    return s->held && s->as == WIRE_AS_PERSON && !remover;
}

static bool heirs_agreed(const struct host_table *t, uint8_t seat)
{
    unsigned agree = 0;
    for (uint8_t i = 0; i < seats_of(t); i++) {
        if (!is_asked(t, i, seat))
            continue;
        if (!has(t->seat[i].lets, seat))
            return false;
        agree++;
    }
    return agree > 0;
}

bool heirs_are_kept_out(const struct host_table *t, uint8_t seat)
{
    return t->phase == HOST_PLAYING && !t->seat[seat].held && t->seat[seat].sat != 0 &&
           t->seat[seat].as != WIRE_AS_AI && hg_traits(rules_of(t)).has_hands && !heirs_agreed(t, seat);
}

bool heirs_may_sit(const struct host_table *t, uint8_t seat, const struct game_key *token)
{
    return !heirs_are_kept_out(t, seat) || is_last_holder(&t->seat[seat], token);
}

void seat_let(const struct host_call *c)
{
    struct host_line line = {
        .word = HOST_LINE_LET, .seat = c->w->seat, .number = c->said->seat + 1u, .on = c->said->on};
    if (!seat_is_free(c->t, c->said->seat)) {
        refuse(c, WIRE_NO_TAKEN, NULL);
        return;
    }
    pending_begin(c);
    pending_line(c, &line);
    pending_commit(c, c->t->course.number);
}
