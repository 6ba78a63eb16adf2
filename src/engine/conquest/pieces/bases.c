/* Bases: one for each seat, placed in set-up. A base never moves; whoever holds its place controls it.
 *
 * Sources: CQ-MAP-06, CQ-DEP-05 (one unit for every base held), CQ-CR-05 (placed with a first unit). */
#include "engine/conquest/pieces/pieces.h"

/* Where the bases of these seats stand. Who has none has it at 0, which is shifted out. */
uint64_t bases_of(const struct hg_rules *r, const struct hg_state *s, uint64_t seats)
{
    uint64_t places = 0;
    for (unsigned i = 0; i < r->seats; i++)
        places |= (uint64_t)has(seats, i) << open_seen(s)->base[i];
    return places >> 1;
}

/* For bases of others too: what counts is who holds the place. */
unsigned bases_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    uint64_t bases = bases_of(r, s, bit(r->seats) - 1);
    return r->conquest.base_income * count_bits(bases & open_seen(s)->own[seat]);
}

/* ---- Placing them ----------------------------------------------------------------------------------------------- */

/* Asks the first seat in turn order that has no base yet; it is called again after each. */
void bases_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    for (unsigned place = 0; place < r->seats; place++) {
        uint8_t seat = flow_seat_at(r, s, place);
        if (open_of(s)->base[seat] != 0 || !has(s->acting, seat))
            continue;
        ask_push(s, (struct hg_ask){.kind = ASK_BASE, .seat = seat});
        return;
    }
    setup_next(r, s, HG_PHASE_BASES, flow_before_first(r, s));
}

/* Where cards have dealt the places before, a base goes to an own one, and brings no unit along. */
static bool places_were_dealt(const struct hg_rules *r)
{
    return setup_has(r, HG_PHASE_DEAL);
}

/* Empty places, or own ones where they were dealt. */
static uint64_t free_for(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return places_were_dealt(r) ? open_seen(s)->own[seat] : all_places(r) & ~setup_claimed(s);
}

void bases_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_BASE)->to = free_for(r, s, ask_seen(s)->seat);
}

enum hg_reason bases_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (has(free_for(r, s, a->seat), a->to))
        return HG_OK;
    return places_were_dealt(r) ? HG_NOT_YOURS : HG_ALREADY_CLAIMED;
}

/* On an empty place the base claims it, with a unit. */
void bases_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->base[a->seat] = (uint8_t)(a->to + 1);
    if (!places_were_dealt(r))
        setup_station(s, a->seat, a->to);
    ask_pop(s);
    bases_enter_phase(r, s, a->seat);
}

/* Who has left needs no base. */
void bases_absent(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = ask_seen(s)->seat;
    ask_pop(s);
    bases_enter_phase(r, s, seat);
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

const char *bases_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        if (open_seen(s)->base[i] > r->conquest.places || (i >= r->seats && open_seen(s)->base[i] != 0))
            return "a base off the board";
        count += open_seen(s)->base[i] != 0;
    }
    return count_bits(bases_of(r, s, bit(r->seats) - 1)) == count ? NULL : "two bases on one place";
}
