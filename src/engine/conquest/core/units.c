/* Units that come and go by cards: abilities and directives put and remove them here, so that the supply and the units
 * that must stay are counted in one way in every course. */
#include "engine/conquest/core/core.h"

void units_put(struct hg_state *s, uint8_t seat, uint8_t place, unsigned units)
{
    uint16_t *there = &open_of(s)->units[place];
    *there = (uint16_t)(*there + at_most(deploy_room(s, seat), units));
}

unsigned units_removable(const struct hg_state *s, uint8_t place, unsigned units, unsigned keep)
{
    unsigned there = open_seen(s)->units[place];
    return at_most(there > keep ? there - keep : 0, units);
}

void units_remove(struct hg_state *s, uint8_t place, unsigned units, unsigned keep)
{
    uint16_t *there = &open_of(s)->units[place];
    *there = (uint16_t)(*there - units_removable(s, place, units, keep));
}
