/* How the conquest family is played. */
#include "players/skill.h"

#include "players/conquest_answers.h"
#include "players/conquest_candidates.h"
#include "players/conquest_explain.h"
#include "players/conquest_novice.h"
#include "players/conquest_play.h"
#include "players/conquest_worth.h"

const struct skill skill_conquest = {
    .casual = casual_answer,
    .novice = conquest_novice,
    .candidates = conquest_candidates,
    .evaluate = worth_evaluate,
    .play = conquest_play,
    .explain = conquest_explain,
};
