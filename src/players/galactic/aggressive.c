/* The aggressive player on the grid: any of its choices by lot, but a stuck ship that may go home goes. */
#include "players/random.h"

#include "engine/galactic/galactic.h"
#include "players/boxes.h"

struct hg_action random_galactic_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    if (ask_seen(s)->kind == ASK_RETREAT)
        return hg_blank(VERB_GO, ask_seen(s)->seat);
    hg_choices(r, s, &choices);
    return boxes_any(&choices, rng);
}
