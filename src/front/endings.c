/* The one place of the command line that tells by the family what an end means: the position says who has won and who
 * is left, which is enough for most ends; what remains differs. */
#include "front/endings.h"

static const char *const ids[ENDINGS] = {"elimination", "resignation", "goals", "invasion", "score", "draw"};

static const char *const names[ENDINGS] = {
    "the others were eliminated", "the others resigned",        "goals reached",
    "home planet invaded",        "scored, nobody could go on", "drawn",
};

const char *ending_id(enum ending ending)
{
    return ids[ending];
}

const char *ending_name(enum ending ending)
{
    return names[ending];
}

static enum ending galactic_ending(const struct hg_galactic_rules *g, const struct hg_state *s)
{
    unsigned winner = s->winners == 1 ? 0 : 1;
    return (g->home[1 - winner] & ~s->galactic.open.own[winner]) == 0 ? ENDING_INVASION : ENDING_SCORE;
}

enum ending ending_of(const struct hg_rules *r, const struct hg_state *s)
{
    if (s->winners == 0)
        return ENDING_DRAW;
    if ((s->living & ~s->winners) == 0)
        return ENDING_ELIMINATION;
    if ((s->acting & ~s->winners) == 0)
        return ENDING_RESIGNATION;
    return r->family == HG_GALACTIC ? galactic_ending(&r->galactic, s) : ENDING_GOALS;
}
