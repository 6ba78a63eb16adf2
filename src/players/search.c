/* A race of a handful of moves. World after world is imagined from the view; in each one every move that is still in
 * the race is made, the casual policy plays on for everybody until each seat has had its turn or two, and the
 * evaluation is asked. All moves meet the same worlds and the same luck, so that small differences show soon; a move
 * that is clearly behind the best one leaves the race. All numbers are integers, so a seed gives the same move on every
 * machine. */
#include "players/search.h"

#include <string.h>

#include "engine/bits.h"

enum {
    STEPS_MAX = 4000,  /* of one rollout: nothing legal is that long, but unlikely is not impossible */
    WORLDS_MAX = 4096, /* of one race */
    CAREFUL = 28,      /* the part of the work, in worlds, before a move can be behind: more work, more patience */
    LOOKS = 2,         /* from then on a look after every second world */
    CLEARLY = 3        /* standard errors behind, in halves */
};

/* ---- Rollouts ---------------------------------------------------------------------------------------------------- */

/* The engine asks for numbers through this. */
static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* Before the first turn nobody has had one. */
uint32_t search_horizon(const struct hg_state *s, unsigned rounds)
{
    return s->turn + rounds * count_bits(s->acting) + (s->turn == 0);
}

/* The casual policy plays for every seat; families may have a faster way to do the same (`play`). */
void search_rollout(const struct skill *skill, const struct hg_rules *r, struct hg_state *s, uint32_t horizon,
                    const struct kit *kit, uint32_t worth[HG_SEATS_MAX])
{
    for (unsigned i = 0; i < STEPS_MAX && !s->over && s->turn < horizon; i++) {
        if (skill->play != NULL)
            skill->play(r, s, kit);
        else
            skill_step(skill, r, s, kit);
    }
    skill->evaluate(r, s, worth);
}

/* ---- The race ---------------------------------------------------------------------------------------------------- */

struct runner {
    struct hg_action move;
    int64_t sum;
    int32_t worth[WORLDS_MAX]; /* in each world */
};

struct race {
    struct runner runner[SKILL_CANDIDATES];
    uint64_t in; /* the set of those still in it */
    unsigned worlds;
    unsigned tries;
    uint32_t horizon; /* of the rollouts */
    uint64_t seed;    /* of everything by lot */
    unsigned margin;  /* halves of standard errors that the first move may be behind and stays in */
    struct odds_cache *odds;
    uint8_t styles[HG_SEATS_MAX]; /* of everybody in the world that is being run */
    unsigned lots;                /* worlds of eight in which others have styles by lot */
};

/* All that is by lot in the race follows from one seed. */
static void begin(struct race *race, const struct hg_action *move, unsigned moves, const struct kit *kit)
{
    for (unsigned i = 0; i < moves; i++) {
        race->runner[i].move = move[i];
        race->runner[i].sum = 0;
    }
    race->in = bit(moves) - 1;
    race->worlds = 0;
    race->tries = 0;
    race->seed = rng_next(kit->rng);
    race->odds = kit->odds;
    memcpy(race->styles, kit->styles, sizeof race->styles);
}

/* The best sum so far; the first of equals, which is the casual move. */
static const struct runner *leader(const struct race *race)
{
    const struct runner *best = &race->runner[lowest(race->in)];
    for (uint64_t left = race->in; left != 0;) {
        const struct runner *one = &race->runner[take_lowest(&left)];
        if (one->sum > best->sum)
            best = one;
    }
    return best;
}

/* The luck is handed over by value: every move meets the same. */
static void run_in(const struct skill *skill, const struct hg_rules *r, const struct hg_view *v,
                   const struct hg_state *world, struct rng luck, struct race *race, struct runner *runner)
{
    uint32_t worth[HG_SEATS_MAX] = {0};
    struct hg_state s = *world;
    hg_apply_legal(r, &s, &runner->move);
    search_rollout(skill, r, &s, race->horizon, &(struct kit){.rng = &luck, .odds = race->odds, .styles = race->styles},
                   worth);
    runner->worth[race->worlds] = (int32_t)worth[v->seat];
    runner->sum += worth[v->seat];
    race->tries++;
}

/* Strangers do not play like the ladder: in some of the worlds the others have styles by lot, the same for all moves.
 */
static void draw_styles(struct race *race, uint8_t seat, struct rng *luck)
{
    static const uint8_t known[] = {STYLE_SPREADER, STYLE_BUILDER, STYLE_TURTLE, STYLE_OPPORTUNIST};
    bool by_lot;
    if (race->lots == 0)
        return;
    by_lot = race->worlds % 8 < race->lots;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        if (i != seat)
            race->styles[i] = by_lot ? known[rng_below(luck, sizeof known)] : (uint8_t)STYLE_LADDER;
}

/* One world for all. */
static void run(const struct skill *skill, const struct hg_rules *r, const struct hg_view *v, struct race *race)
{
    struct hg_state world;
    struct rng luck;
    rng_seed(&luck, race->seed, race->worlds);
    draw_styles(race, v->seat, &luck);
    hg_imagine(r, v, (struct hg_source){below, &luck}, &world);
    for (uint64_t left = race->in; left != 0;)
        run_in(skill, r, v, &world, luck, race, &race->runner[take_lowest(&left)]);
    race->worlds++;
}

/* Whether the lead, as a mean over the worlds, is more than so many halves of standard errors of that mean. Both sides
 * of the comparison are multiplied by the worlds, squared. Moves that come to the same in every world need no
 * comparison. */
static bool is_behind(const struct race *race, const struct runner *runner, const struct runner *best, int64_t clearly)
{
    int64_t lead = best->sum - runner->sum, squares = 0, n = race->worlds;
    for (unsigned i = 0; i < race->worlds; i++) {
        int64_t difference = best->worth[i] - runner->worth[i];
        squares += difference * difference;
    }
    return squares == 0 || 4 * lead * lead > clearly * clearly * (squares - lead * lead / n);
}

/* Those that are clearly behind leave. */
static void look(struct race *race)
{
    const struct runner *best = leader(race);
    for (uint64_t left = race->in; left != 0;) {
        unsigned i = take_lowest(&left);
        if (&race->runner[i] != best && is_behind(race, &race->runner[i], best, i == 0 ? race->margin : CLEARLY))
            race->in &= ~bit(i);
    }
}

/* A race of one is over; so is one whose work is done. */
static bool goes_on(const struct race *race, unsigned work)
{
    unsigned left = count_bits(race->in);
    return left > 1 && race->tries + left <= work && race->worlds < WORLDS_MAX;
}

/* In ten-thousandths. */
static void tell(const struct race *race, const struct runner *best, struct thought *why)
{
    if (why == NULL || race->worlds == 0)
        return;
    why->work = race->tries;
    why->worth = (int32_t)(best->sum / race->worlds * 10000 / SKILL_ONE);
}

/* The policy's own move has the right of way: it is overruled by a clear margin only, since a lead that noise explains
 * is worth less than what went into the policy. A move that has left the race was that far behind. */
static const struct runner *winner(const struct race *race)
{
    const struct runner *best = leader(race), *first = &race->runner[0];
    if (race->worlds == 0 || (race->in & 1) == 0 || race->margin == CLEARLY || first == best)
        return best;
    return is_behind(race, first, best, race->margin) ? best : first;
}

/* A family may have a search of its own. */
struct hg_action search_choose(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               struct search_effort effort, const struct kit *kit, struct thought *why)
{
    const struct skill *skill = skill_of(r);
    struct hg_action move[SKILL_CANDIDATES];
    const struct runner *best;
    struct race race;
    uint8_t styles[HG_SEATS_MAX], own[HG_SEATS_MAX];
    struct kit styled = *kit, compared = *kit;
    unsigned moves;
    bool slow;
    memset(styles, effort.style, sizeof styles);
    memset(own, effort.own, sizeof own);
    styled.styles = styles;
    compared.styles = own;
    if (skill->search != NULL)
        return skill->search(r, v, effort.work, &styled, why);
    slow = skill->is_slow != NULL && skill->is_slow(r);
    if (slow && effort.slow != 0)
        effort.work = effort.slow;
    moves = skill->candidates(r, &v->position, choices, &compared, move);
    begin(&race, move, moves, &styled);
    race.lots = effort.lots;
    race.margin = effort.margin != 0 ? effort.margin : CLEARLY;
    race.horizon = search_horizon(&v->position, slow ? effort.rounds : 1);
    while (goes_on(&race, effort.work)) {
        run(skill, r, v, &race);
        if (race.worlds >= effort.work / CAREFUL && race.worlds % LOOKS == 0)
            look(&race);
    }
    best = winner(&race);
    if (why != NULL)
        skill->explain(r, &v->position, &best->move, kit->odds, why);
    tell(&race, best, why);
    return best->move;
}
