/* How the conquest family is played. */
#include "players/skill.h"

#include "players/conquest_answers.h"
#include "players/conquest_novice.h"

static unsigned candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                           struct rng *rng, struct hg_action out[SKILL_CANDIDATES])
{
    (void)choices;
    out[0] = casual_answer(r, s, rng);
    return 1;
}

static void evaluate(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX])
{
    for (unsigned i = 0; i < r->seats; i++)
        worth[i] = s->over ? SKILL_ONE * (s->winners >> i & 1u) : SKILL_ONE / r->seats;
}

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
    .candidates = candidates,
    .evaluate = evaluate,
    .explain = explain,
};
