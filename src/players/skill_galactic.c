/* How the galactic family is played. */
#include "players/skill.h"

static struct hg_action casual(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices = {0};
    hg_choices(r, s, &choices);
    return skill_any(&choices, rng);
}

static struct hg_action novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               struct rng *rng)
{
    (void)r;
    (void)s;
    return skill_any(choices, rng);
}

static unsigned candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                           struct rng *rng, struct hg_action out[SKILL_CANDIDATES])
{
    (void)r;
    (void)s;
    out[0] = skill_any(choices, rng);
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

const struct skill skill_galactic = {
    .casual = casual,
    .novice = novice,
    .candidates = candidates,
    .evaluate = evaluate,
    .explain = explain,
};
