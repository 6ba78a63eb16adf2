/* The position says who has won and who is left, which is enough for most ends; what remains is told by the family's
 * story. */
#include "stories/endings.h"

#include "stories/page.h"

static const char *const ids[ENDINGS] = {"elimination", "resignation", "goals", "invasion",
                                         "score",       "draw",        "prize", "strategic"};

static const char *const names[ENDINGS] = {
    "the others were eliminated",
    "the others resigned",
    "goals reached",
    "home planet invaded",
    "scored, nobody could go on",
    "drawn",
    "prize found",
    "strategic places held",
};

const char *ending_id(enum ending ending)
{
    return ids[ending];
}

const char *ending_name(enum ending ending)
{
    return names[ending];
}

enum ending ending_of(const struct hg_rules *r, const struct hg_state *s)
{
    if (s->winners == 0)
        return ENDING_DRAW;
    if ((s->living & ~s->winners) == 0)
        return ENDING_ELIMINATION;
    if ((s->acting & ~s->winners) == 0)
        return ENDING_RESIGNATION;
    return story_tellers(r)->ending != NULL ? story_tellers(r)->ending(r, s) : ENDING_GOALS;
}
