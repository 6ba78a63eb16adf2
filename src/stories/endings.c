/* The one place of the command line that tells by the family what an end means: the position says who has won and who
 * is left, which is enough for most ends; what remains differs. */
#include "stories/endings.h"

#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"

static const char *const ids[ENDINGS] = {"elimination", "resignation", "goals", "invasion",
                                         "score",       "draw",        "prize", "strategic"};

static const char *const names[ENDINGS] = {
    SAID("the others were eliminated"),
    SAID("the others resigned"),
    SAID("goals reached"),
    SAID("home planet invaded"),
    SAID("scored, nobody could go on"),
    SAID_IN("ending", "drawn"),
    SAID("prize found"),
    SAID("strategic places held"),
};

const char *ending_id(enum ending ending)
{
    return ids[ending];
}

const char *ending_name(enum ending ending, enum language language)
{
    return say(language, names[ending]);
}

const char *ending_of_record(const char *reason, enum language language)
{
    static const struct {
        const char *word, *said;
    } known[] = {
        {"won", SAID_IN("game", "won")}, {"capped", SAID_IN("game", "capped")}, {"drawn", SAID_IN("game", "drawn")}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(reason, known[i].word) == 0)
            return say(language, known[i].said);
    return reason;
}

static enum ending galactic_ending(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_rules *g = &r->galactic;
    unsigned winner = s->winners == 1 ? 0 : 1;
    return (g->home[1 - winner] & ~s->galactic.open.own[winner]) == 0 ? ENDING_INVASION : ENDING_SCORE;
}

/* The role of the winners tells what they have reached. */
static enum ending campaign_ending(const struct hg_campaign_rules *c, const struct hg_state *s)
{
    uint8_t role = c->role[lowest(s->winners)];
    if (role == HG_COLLECTORS)
        return ENDING_STRATEGIC;
    for (uint64_t left = s->living; role == HG_SEEKERS && left != 0;)
        if (c->role[take_lowest(&left)] == HG_KEEPERS)
            return ENDING_PRIZE;
    return ENDING_ELIMINATION;
}

static enum ending conquest_ending(const struct hg_rules *r, const struct hg_state *s)
{
    return hg_plays_with(r, HG_CAMPAIGN) ? campaign_ending(&r->conquest.campaign, s) : ENDING_GOALS;
}

static enum ending assets_ending(const struct hg_rules *r, const struct hg_state *s)
{
    (void)r;
    (void)s;
    return ENDING_GOALS;
}

enum ending ending_of(const struct hg_rules *r, const struct hg_state *s)
{
    static enum ending (*const own[HG_FAMILIES])(const struct hg_rules *, const struct hg_state *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = name##_ending,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    if (s->winners == 0)
        return ENDING_DRAW;
    if ((s->living & ~s->winners) == 0)
        return ENDING_ELIMINATION;
    if ((s->acting & ~s->winners) == 0)
        return ENDING_RESIGNATION;
    return own[r->family](r, s);
}
