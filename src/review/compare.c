/* A race of moves, as players/search.c runs it, but with the move that was made in it to the end. */
#include "review/compare.h"

#include <math.h>
#include <string.h>

#include "engine/bits.h"
#include "players/search.h"
#include "review/families.h"

enum {
    MOVES = SKILL_CANDIDATES + 2,
    PATIENT = 4,    /* worlds before a move can drop out */
    LOOK = 8,       /* worlds before a first look at what was measured; each further look after half as many again */
    APART = 1 << 24 /* worlds of measuring have numbers from here on */
};
static const double clearly = 2.5; /* standard errors behind */
/* An error that is itself known from few worlds is widened, so that two of it mean the same: Student's quantile. */
static const double widen = 1.6;

struct runner {
    struct hg_action move;
    double sum, square; /* of the distance to the move that was made */
    bool out;
};

struct race {
    const struct judge *j;
    const struct hg_view *v;
    uint64_t seed;
    uint32_t horizon, careful;
    double rare;        /* see struct compare_effort */
    double side, least; /* seats that share the seat's win; a lead worth telling, of its own share */
    unsigned moves, worlds;
    struct runner runner[MOVES]; /* the first is the one that was made */
};

static bool is_same(const struct hg_action *a, const struct hg_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static void propose(struct race *race, const struct hg_action *a)
{
    for (unsigned i = 0; i < race->moves; i++)
        if (is_same(&race->runner[i].move, a))
            return;
    if (race->moves < MOVES)
        race->runner[race->moves++] = (struct runner){.move = *a};
}

/* Whether the family's own search would have made the same move; otherwise its move joins the race. */
static bool search_agrees(struct race *race, const struct hg_action *made, const struct compare_effort *effort,
                          const struct kit *kit)
{
    const struct hg_rules *r = race->j->r;
    const struct skill *skill = skill_of(r);
    struct hg_action found = skill->search(r, race->v, effort->search, kit, NULL);
    if (!is_same(&found, made) && effort->again > effort->search)
        found = skill->search(r, race->v, effort->again, kit, NULL);
    propose(race, &found);
    return is_same(&found, made);
}

/* The move that was made, what the policy would compare, and what the family's own search would do. Returns whether
 * that search would have made the same move. */
static bool propose_all(struct race *race, const struct hg_choices *choices, const struct hg_action *made,
                        const struct compare_effort *effort)
{
    const struct hg_rules *r = race->j->r;
    const struct skill *skill = skill_of(r);
    struct hg_action move[SKILL_CANDIDATES];
    uint8_t styles[HG_SEATS_MAX] = {0};
    struct rng rng;
    struct kit kit = {.rng = &rng, .odds = race->j->odds, .styles = styles};
    unsigned moves;
    rng_seed(&rng, race->seed, UINT64_MAX);
    propose(race, made);
    moves = skill->candidates(r, &race->v->position, choices, &kit, move);
    for (unsigned i = 0; i < moves; i++)
        propose(race, &move[i]);
    return skill->search != NULL && search_agrees(race, made, effort, &kit);
}

/* ---- Worlds ------------------------------------------------------------------------------------------------------ */

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* Every move meets the same luck, which is not the one that the world was imagined by. */
static double run_move(const struct race *race, const struct hg_state *world, unsigned number,
                       const struct hg_action *move)
{
    struct hg_state s = *world;
    hg_apply_legal(race->j->r, &s, move);
    judge_play(race->j, &s, (struct judge_horizon){race->horizon, race->careful}, ~race->seed, number);
    return judge_seat(race->j, &s, race->v->seat) / (double)REVIEW_ONE;
}

static void run_world(struct race *race, unsigned number)
{
    struct hg_state world;
    struct rng luck;
    double made;
    rng_seed(&luck, race->seed, number);
    hg_imagine(race->j->r, race->v, (struct hg_source){below, &luck}, &world);
    made = run_move(race, &world, number, &race->runner[0].move);
    for (unsigned i = 1; i < race->moves; i++) {
        struct runner *one = &race->runner[i];
        if (one->out)
            continue;
        double ahead = run_move(race, &world, number, &one->move) - made;
        one->sum += ahead;
        one->square += ahead * ahead;
    }
    race->worlds++;
}

static double error_of(const struct runner *one, unsigned worlds)
{
    double mean = one->sum / worlds, variance = fmax(one->square / worlds - mean * mean, 0);
    unsigned free = worlds > 1 ? worlds - 1 : 1;
    return sqrt(variance / free) * (1 + widen / free);
}

/* ---- The race ---------------------------------------------------------------------------------------------------- */

/* The one with the largest sum; NULL when none is ahead of the move that was made. */
static struct runner *leader(struct race *race)
{
    struct runner *best = NULL;
    for (unsigned i = 1; i < race->moves; i++)
        if (!race->runner[i].out && race->runner[i].sum > (best != NULL ? best->sum : 0))
            best = &race->runner[i];
    return best;
}

/* Whether nothing worth telling is to be expected of a move. */
static bool is_hopeless(const struct race *race, const struct runner *one)
{
    return one->sum / race->worlds + clearly * (error_of(one, race->worlds) + race->rare / race->worlds) < race->least;
}

/* Those clearly behind the leader, or behind the move that was made, leave, and so do those without hope. */
static void drop(struct race *race)
{
    const struct runner *best = leader(race);
    double most = best != NULL ? best->sum : 0;
    for (unsigned i = 1; i < race->moves; i++) {
        struct runner *one = &race->runner[i];
        double behind = (most - one->sum) / race->worlds;
        if (is_hopeless(race, one) || (one != best && behind > clearly * error_of(one, race->worlds)))
            one->out = true;
    }
}

/* Nobody is left, or one who leads: then there is nothing to decide. */
static bool is_decided(struct race *race)
{
    unsigned left = 0;
    for (unsigned i = 1; i < race->moves; i++)
        left += !race->runner[i].out;
    return left == 0 || (left == 1 && race->worlds >= PATIENT && leader(race) != NULL);
}

static struct runner *pick(struct race *race, unsigned worlds)
{
    for (unsigned i = 0; i < worlds && !is_decided(race); i++) {
        run_world(race, i);
        if (race->worlds >= PATIENT && race->worlds % 2 == 0)
            drop(race);
    }
    return leader(race);
}

/* ---- Measuring --------------------------------------------------------------------------------------------------- */

/* What has been measured so far, of the side's chance. */
static void note(const struct race *race, struct compared *out)
{
    out->loss = race->side * race->runner[1].sum / race->worlds;
    out->error = race->side * error_of(&race->runner[1], race->worlds);
}

/* Whether more worlds would change nothing that is told. Giving up on what seems small makes no noise a mistake: of
 * moves that lose nothing no more than before are marked, however often one looks. */
static bool is_settled(const struct race *race, const struct compare_effort *effort, const struct compared *c)
{
    const double doubt = 3;
    double at_the_end = c->error * sqrt((double)race->worlds / effort->measure);
    double doubted = c->error + effort->rare / race->worlds;
    return c->loss + effort->hope * doubted < fmax(effort->least, REVIEW_SURE * at_the_end) ||
           (effort->most > 0 && c->loss - doubt * c->error > effort->most);
}

/* In worlds of its own. */
static void measure(struct race *race, const struct runner *best, const struct compare_effort *effort,
                    struct compared *out)
{
    unsigned look = LOOK;
    out->better = best->move;
    race->runner[1] = (struct runner){.move = out->better};
    race->moves = 2;
    race->worlds = 0;
    while (race->worlds < effort->measure) {
        run_world(race, APART + race->worlds);
        if (race->worlds < look && race->worlds < effort->measure)
            continue;
        note(race, out);
        if (is_settled(race, effort, out))
            return;
        look += look / 2;
    }
}

static bool has_choice(const struct hg_choices *choices)
{
    return choices->count > 1 || (choices->count == 1 && hg_choice_count(&choices->box[0]) > 1);
}

void compare_decision(const struct judge *j, const struct hg_state *s, const struct hg_action *a,
                      struct compare_effort effort, uint64_t seed, struct compared *out)
{
    struct hg_choices choices;
    struct hg_view v;
    struct race race = {.j = j, .v = &v, .seed = seed};
    const struct runner *best;
    bool same;
    *out = (struct compared){.better = *a};
    if (hg_is_aside(j->r, a->verb) || hg_actor(s) != a->seat || effort.pick == 0)
        return;
    hg_choices(j->r, s, &choices);
    if (!has_choice(&choices))
        return;
    hg_view(j->r, s, a->seat, &v);
    race.horizon = search_horizon(s, effort.looked > 0 ? effort.looked : 1);
    race.side = count_bits(review_friends(j->r, s, a->seat));
    race.least = effort.least / race.side;
    race.rare = effort.rare;
    same = propose_all(&race, &choices, a, &effort);
    out->moves = race.moves;
    out->compared = race.moves > 1;
    best = out->compared && !same ? pick(&race, effort.pick) : NULL;
    out->agreed = best == NULL;
    race.horizon = search_horizon(s, effort.rounds > 0 ? effort.rounds : 1);
    if (best != NULL)
        measure(&race, best, &effort, out);
}

void compare_moves(const struct judge *j, const struct hg_state *s, const struct hg_action *made,
                   const struct compare_effort *effort, uint64_t seed, struct compared *out)
{
    struct hg_view v;
    struct race race = {.j = j, .v = &v, .seed = seed, .moves = 2, .horizon = search_horizon(s, effort->rounds)};
    hg_view(j->r, s, made->seat, &v);
    race.side = count_bits(review_friends(j->r, s, made->seat));
    race.runner[0].move = *made;
    race.runner[1].move = out->better;
    for (unsigned i = 0; i < effort->measure; i++)
        run_world(&race, APART + i);
    note(&race, out);
}
