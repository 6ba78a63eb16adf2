/* How the conquest family is played: the one struct by which ladder, search and fronts reach this folder. */
#include "players/skill.h"

#include "players/conquest/answers.h"
#include "players/conquest/candidates.h"
#include "players/conquest/explain.h"
#include "players/conquest/novice.h"
#include "players/conquest/play.h"
#include "players/conquest/worth.h"
#include "players/random.h"

/* Goals and the aims of campaigns are reached from one turn to the next; a world is not conquered in one. */
static bool is_slow(const struct hg_rules *r)
{
    return !insight_is_won_by_goals(r) && !plays_with(r, HG_CAMPAIGN);
}

/* Where the own hand lies, so that players without cards (cardless.c) can put it aside. */
static struct skill_hand hand(struct hg_view *v)
{
    struct hg_conquest *c = &v->position.conquest;
    return (struct skill_hand){&c->secret.hand[v->seat], &c->open.hand_size[v->seat]};
}

/* A set that is begun is finished: its cards stay. */
static bool needs_hand(const struct hg_state *s)
{
    return s->conquest.open.picked_size > 0;
}

/* What each member must do stands in players/skill.h. */
const struct skill skill_conquest = {
    .casual = casual_answer,
    .novice = conquest_novice,
    .candidates = conquest_candidates,
    .evaluate = worth_evaluate,
    .play = conquest_play,
    .is_slow = is_slow,
    .aggressive = random_conquest_choose,
    .rush = random_conquest_rush,
    .hand = hand,
    .needs_hand = needs_hand,
    .explain = conquest_explain,
};
