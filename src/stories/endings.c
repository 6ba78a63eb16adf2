/* How games end. The position says who has won and who is left, which is enough for most ends; what remains is told by
 * the family's story. Ids are for programs and never change; names are for people. */
#include "stories/endings.h"

#include <string.h>

#include "stories/page.h"
#include "text/say.h"

/* By enum ending; programs know them. */
static const char *const ids[ENDINGS] = {"elimination", "resignation", "goals", "invasion",
                                         "score",       "draw",        "prize", "strategic"};

/* What people read; by enum ending. */
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

/* For programs; never translated. */
const char *ending_id(enum ending ending)
{
    return ids[ending];
}

/* For people. */
const char *ending_name(enum ending ending, enum language language)
{
    return say(language, names[ending]);
}

/* Words that are not known, of later versions, are shown as they are. */
const char *ending_of_record(const char *reason, enum language language)
{
    static const struct {
        const char *word, *said;
    } known[] = {{"won", SAID_IN("game", "won")},
                 {"capped", SAID_IN("game", "capped")},
                 {"drawn", SAID_IN("game", "drawn")},
                 {"stopped", SAID_IN("game", "stopped")}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(reason, known[i].word) == 0)
            return say(language, known[i].said);
    return reason;
}

/* Winners who are alone on the board eliminated the rest; those who are alone in acting saw them resign. */
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
