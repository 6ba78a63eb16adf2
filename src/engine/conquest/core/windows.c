/* Who is asked in a window for cards. It depends on public facts only: the seat's deck, how many cards it holds, and
 * that nobody has silenced it. */
#include "engine/conquest/core/core.h"

bool windows_may_play(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_window window)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (!has(r->conquest.deck_windows[draw_deck_of(r, s, seat)], window))
        return false;
    return has(s->acting & ~(unsigned)o->silenced, seat) && o->hand_size[seat] > draw_captured(s, seat);
}
