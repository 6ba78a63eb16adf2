/* The first position: what lies ready before the first phase of set-up. */
#include "engine/conquest/core/mechanism.h"

/* Units of a chart stand on the board, so there is no pool then. The first question is that of the first phase. */
void start_game(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    for (unsigned i = 0; i < r->seats + r->conquest.neutrals; i++)
        o->pool[i] = setup_has(r, HG_PHASE_CHART) ? 0 : r->conquest.start_units[i];
    o->seat = o->first = o->battle_from = o->battle_to = HG_NONE;
    cards_start(r, s);
    seats_start(r, s);
    course_of(r)->start(r, s);
    setup_enter(r, s);
}
