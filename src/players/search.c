/* UCB1 over a handful of moves. Every rollout takes a fresh world imagined from the view, makes the move there, lets
 * the casual policy play for everybody until each seat has had its turn, and asks the evaluation. Moves are compared in
 * the same worlds. All numbers are integers, so a seed gives the same move on every machine. */
#include "players/search.h"

#include "engine/bits.h"

enum {
    STEPS_MAX = 4000, /* of one rollout: nothing legal is that long, but unlikely is not impossible */
    EXPLORE = 12000,  /* weight of the unexplored, in 1/SKILL_ONE */
    SET_UP = 2        /* before the first turn rollouts are longer, and so many times fewer */
};

/* ---- Integer arithmetic ------------------------------------------------------------------------------------------ */

/* The natural logarithm of a number of at least 1, in 1/256, from its length in bits: close enough to steer by. */
static uint32_t logarithm(uint32_t x)
{
    unsigned whole = 31u - (unsigned)__builtin_clz(x);
    uint32_t fraction = (uint32_t)(((uint64_t)x << 8 >> whole) - 256);
    return ((whole << 8) + fraction) * 177 >> 8;
}

static uint32_t root_of(uint32_t x)
{
    uint32_t root = 0, one = UINT32_C(1) << 30;
    while (one > x)
        one >>= 2;
    for (; one != 0; one >>= 2) {
        bool fits = x >= root + one;
        x -= fits ? root + one : 0;
        root = (root >> 1) + (fits ? one : 0);
    }
    return root;
}

/* ---- Rollouts ---------------------------------------------------------------------------------------------------- */

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

static bool is_ripe(const struct skill *skill, const struct hg_rules *r, const struct hg_state *root,
                    const struct hg_state *s)
{
    if (skill->is_ripe != NULL)
        return skill->is_ripe(r, root, s);
    return s->turn >= root->turn + count_bits(root->acting);
}

void search_rollout(const struct skill *skill, const struct hg_rules *r, const struct hg_state *root,
                    struct hg_state *s, struct rng *rng, uint32_t worth[HG_SEATS_MAX])
{
    for (unsigned i = 0; i < STEPS_MAX && !s->over && !is_ripe(skill, r, root, s); i++) {
        if (skill->play != NULL)
            skill->play(r, s, rng);
        else
            skill_step(skill, r, s, rng);
    }
    skill->evaluate(r, s, worth);
}

/* ---- The bandit -------------------------------------------------------------------------------------------------- */

struct arm {
    struct hg_action move;
    uint64_t sum;
    uint32_t tries;
};

struct bandit {
    struct arm arm[SKILL_CANDIDATES];
    unsigned arms;
    uint32_t tries;
    uint64_t seed; /* of everything by lot */
};

static uint32_t mean(const struct arm *arm)
{
    return (uint32_t)(arm->sum / arm->tries);
}

/* What an arm may be worth at best: its mean, and more the less it was tried. */
static uint32_t hope(const struct bandit *b, const struct arm *arm)
{
    uint32_t ratio = (logarithm(b->tries) << 8) / arm->tries; /* in 1/65536 */
    return mean(arm) + (uint32_t)((uint64_t)EXPLORE * root_of(ratio) >> 8);
}

/* Each arm twice, then the one with the best hope; the first of equals. */
static struct arm *next_arm(struct bandit *b)
{
    struct arm *best = b->arm;
    if (b->tries < 2 * b->arms)
        return &b->arm[b->tries % b->arms];
    for (unsigned i = 1; i < b->arms; i++)
        if (hope(b, &b->arm[i]) > hope(b, best))
            best = &b->arm[i];
    return best;
}

/* Of arms tried at least half as often as any, the best mean. */
static const struct arm *best_arm(const struct bandit *b)
{
    const struct arm *best = b->arm;
    uint32_t most = 0;
    for (unsigned i = 0; i < b->arms; i++)
        most = b->arm[i].tries > most ? b->arm[i].tries : most;
    for (unsigned i = 0; i < b->arms; i++) {
        const struct arm *arm = &b->arm[i];
        if (2 * arm->tries >= most && (2 * best->tries < most || mean(arm) > mean(best)))
            best = arm;
    }
    return best;
}

/* The k-th try of every arm has the same world and the same luck, as far as their lines run alike. */
static void try_arm(const struct skill *skill, const struct hg_rules *r, const struct hg_view *v, struct bandit *b)
{
    struct arm *arm = next_arm(b);
    uint32_t worth[HG_SEATS_MAX] = {0};
    struct hg_state world;
    struct rng luck;
    rng_seed(&luck, b->seed, arm->tries);
    hg_imagine(r, v, (struct hg_source){below, &luck}, &world);
    hg_apply_legal(r, &world, &arm->move);
    search_rollout(skill, r, &v->position, &world, &luck, worth);
    arm->sum += worth[v->seat];
    arm->tries++;
    b->tries++;
}

static void tell(const struct bandit *b, const struct arm *arm, struct thought *why)
{
    if (why == NULL)
        return;
    why->work = b->tries;
    why->worth = (int32_t)((uint64_t)mean(arm) * 10000 / SKILL_ONE);
}

struct hg_action search_choose(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               unsigned work, struct rng *rng, struct thought *why)
{
    const struct skill *skill = skill_of(r);
    struct hg_action move[SKILL_CANDIDATES];
    struct bandit b = {0};
    const struct arm *best;
    if (skill->search != NULL)
        return skill->search(r, v, work, rng, why);
    b.arms = skill->candidates(r, &v->position, choices, rng, move);
    for (unsigned i = 0; i < b.arms; i++)
        b.arm[i].move = move[i];
    b.seed = rng_next(rng);
    if (v->position.turn == 0)
        work /= SET_UP;
    for (unsigned i = 0; i < work && b.arms > 1; i++)
        try_arm(skill, r, v, &b);
    best = b.tries >= b.arms ? best_arm(&b) : b.arm;
    if (why != NULL)
        skill->explain(r, &v->position, &best->move, why);
    if (best->tries > 0)
        tell(&b, best, why);
    return best->move;
}
