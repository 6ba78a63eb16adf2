/* Measures the players: truncated rollouts of games of four and of a campaign of three, worlds imagined from a view
 * included, in units of the calibrated loop. Positions are those at the beginning of turns in games between casual
 * players. */
#include <stdio.h>
#include <stdlib.h>

#include "games.h"
#include "pace.h"
#include "players/search.h"

enum { SEED = 7, VIEWS = 64, ROLLOUTS_PER_SLICE = 40, WARM_UP = 5 };
enum {
    ROUNDS = 15
}; /* of comparisons, the kinds of games taking turns: a disturbance that lasts spoils a few of them */

struct positions {
    struct hg_rules rules;
    struct hg_view view[VIEWS];
    unsigned count;
};

static struct positions basic, richest, teams, campaign;
static struct rng rng;
static struct odds_cache odds;

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

static void collect(struct positions *p, uint64_t game)
{
    struct hg_state s;
    uint32_t turn = 0;
    struct rng luck;
    rng_seed(&luck, SEED, game);
    hg_start(&p->rules, &s);
    while (!s.over && p->count < VIEWS) {
        skill_step(skill_of(&p->rules), &p->rules, &s, &(struct kit){.rng = &luck, .odds = &odds});
        if (s.turn > turn && !s.over && hg_actor(&s) < p->rules.seats && s.turn > WARM_UP)
            hg_view(&p->rules, &s, hg_actor(&s), &p->view[p->count++]);
        turn = s.turn;
    }
}

static void prepare(struct positions *p, const char *edition, const char *mode, unsigned seats)
{
    bench_rules(edition, mode, seats, &p->rules);
    for (uint64_t game = 0; p->count < VIEWS; game++)
        collect(p, game);
}

static size_t roll_out(const struct positions *p, unsigned slice)
{
    for (unsigned i = 0; i < ROLLOUTS_PER_SLICE; i++) {
        const struct hg_view *v = &p->view[(slice * ROLLOUTS_PER_SLICE + i) % VIEWS];
        uint32_t worth[HG_SEATS_MAX] = {0};
        struct hg_state world;
        hg_imagine(&p->rules, v, (struct hg_source){below, &rng}, &world);
        search_rollout(skill_of(&p->rules), &p->rules, &world, search_horizon(&v->position, 1),
                       &(struct kit){.rng = &rng, .odds = &odds}, worth);
        sink += worth[v->seat];
    }
    return ROLLOUTS_PER_SLICE;
}

static size_t basic_rollouts(unsigned slice)
{
    return roll_out(&basic, slice);
}

static size_t richest_rollouts(unsigned slice)
{
    return roll_out(&richest, slice);
}

static size_t team_rollouts(unsigned slice)
{
    return roll_out(&teams, slice);
}

static size_t campaign_rollouts(unsigned slice)
{
    return roll_out(&campaign, slice);
}

/* One kind of game, and what its comparisons gave. */
struct line {
    const char *name;
    kernel *rollouts;
    double ratio[ROUNDS], each[ROUNDS];
};

static struct line lines[] = {
    {.name = "basic", .rollouts = basic_rollouts},
    {.name = "richest", .rollouts = richest_rollouts},
    {.name = "teams", .rollouts = team_rollouts},
    {.name = "campaign", .rollouts = campaign_rollouts},
};

enum { LINES = sizeof lines / sizeof lines[0] };

static void measure(struct line *line, unsigned round)
{
    struct comparison pace = pace_compare(pace_unit, line->rollouts);
    line->ratio[round] = pace.ratio;
    line->each[round] = pace.second;
}

static void report(struct line *line)
{
    printf("rollout_%s_by_unit %.0f ratio\n", line->name, pace_median(line->ratio, ROUNDS));
    printf("rollouts_%s %.0f per_second\n", line->name, 1e9 / pace_median(line->each, ROUNDS));
}

int main(void)
{
    rng_seed(&rng, SEED, SEED);
    prepare(&basic, "mass-effect", "basic", 4);
    prepare(&richest, "starcraft", "command-room", 4);
    prepare(&teams, "halo-wars", "command-room", 4);
    prepare(&campaign, "mass-effect", "galaxy-at-war", 3);
    for (unsigned round = 0; round < ROUNDS; round++)
        for (unsigned i = 0; i < LINES; i++)
            measure(&lines[i], round);
    for (unsigned i = 0; i < LINES; i++)
        report(&lines[i]);
    return EXIT_SUCCESS;
}
