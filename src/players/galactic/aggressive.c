/* The aggressive player on the grid: any of its choices by lot, but a stuck ship that may go home goes. */
#include "players/random.h"

#include "engine/galactic/galactic.h"

/* The box that sends a stuck ship home, or NULL. */
const struct hg_choice *random_galactic_go(const struct hg_choices *choices)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (choices->box[i].verb == VERB_GO)
            return &choices->box[i];
    return NULL;
}
