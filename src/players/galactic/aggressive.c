/* The aggressive player on the grid: any of its choices by lot, but a stuck ship that may go home goes. */
#include "players/random.h"

#include "engine/galactic/galactic.h"
#include "players/boxes.h"

/* The box that sends a stuck ship home, or NULL. */
static const struct hg_choice *going_home(const struct hg_choices *choices)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (choices->box[i].verb == VERB_GO)
            return &choices->box[i];
    return NULL;
}

struct hg_action random_galactic_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    const struct hg_choice *go;
    hg_choices(r, s, &choices);
    go = going_home(&choices);
    return go != NULL ? hg_choice_nth(go, 0) : boxes_any(&choices, rng);
}
