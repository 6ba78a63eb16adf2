/* How the conquest family is played. */
#include "players/skill.h"

#include "players/conquest_answers.h"
#include "players/conquest_candidates.h"
#include "players/conquest_novice.h"
#include "players/conquest_play.h"
#include "players/conquest_worth.h"

static void explain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, struct thought *why)
{
    (void)r;
    (void)s;
    (void)a;
    thought_lot(why);
}

const struct skill skill_conquest = {
    .casual = casual_answer,
    .novice = conquest_novice,
    .candidates = conquest_candidates,
    .evaluate = worth_evaluate,
    .play = conquest_play,
    .explain = explain,
};
