/* Measures the odds: tables per cell and from cold caches in units of the calibrated loop, and whole battles drawn at
 * once against round by round. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "odds/outcomes.h"
#include "odds/quick.h"
#include "odds/table.h"
#include "pace.h"
#include "players/rng.h"

enum { LARGE = 200, MIDDLE = 100, DRAWN = 32, DRAWS = 20000, COLD_SLICES = 60, CACHES = 64 << 20 };

static struct odds_value room[ODDS_HEROES * (LARGE + 1) * (LARGE + 1)];
static struct odds_rounds plain;
static struct odds_outcomes outcomes;
static struct rng rng;
static uint8_t size[DRAWS][2]; /* of battles, prepared beforehand */

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

static size_t table_cells(unsigned slice)
{
    struct odds_table t;
    odds_table_build(&t, &plain, LARGE, LARGE, 0, room);
    sink += (uint64_t)(odds_value(&t, slice + 1, LARGE)->win * 1e6);
    return (size_t)LARGE * LARGE;
}

/* What modifiers there are, the dearest of each game: all ships; heroes that fall, with bonus dice; everything. */
static struct odds_battle modified(unsigned i)
{
    struct odds_battle b = odds_plain_battle();
    for (unsigned side = 0; side < 2; side++) {
        b.side[side].hero = i > 0;
        b.side[side].extra = (uint8_t)i;
        b.side[side].highest = (uint8_t)(2 * i);
        b.side[side].cruisers = b.side[side].carriers = b.side[side].dreadnoughts = i == 1 ? 0 : 3;
    }
    b.hero_fate = HG_LOST_WITH_TOP_DIE;
    return b;
}

/* Nothing of what was used before is left in a cache. */
static void cool_down(uint8_t *memory)
{
    for (size_t i = 0; i < CACHES; i += 64)
        memory[i]++;
    sink += memory[CACHES / 2];
}

static double cold_build(const struct odds_battle *b)
{
    double before = pace_now();
    struct odds_rounds rounds;
    struct odds_table t;
    odds_rounds(b, &rounds);
    odds_table_build(&t, &rounds, MIDDLE, MIDDLE, 0, room);
    sink += (uint64_t)(odds_value(&t, MIDDLE, MIDDLE)->win * 1e6);
    return pace_now() - before;
}

/* In units, the median of interleaved ratios. */
static double cold_table(unsigned modifier, uint8_t *memory)
{
    double ratio[COLD_SLICES];
    struct odds_battle b = modified(modifier);
    for (unsigned i = 0; i < COLD_SLICES; i++) {
        double before = pace_now();
        size_t steps = pace_unit(i);
        double unit = (pace_now() - before) / (double)steps;
        cool_down(memory);
        ratio[i] = cold_build(&b) / unit;
    }
    return pace_median(ratio, COLD_SLICES);
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

static size_t draw_battles(unsigned slice)
{
    (void)slice;
    for (unsigned i = 0; i < DRAWS; i++)
        sink += odds_outcome(&outcomes, size[i][0], size[i][1], (uint32_t)(rng_next(&rng) >> 32)).attackers;
    return DRAWS;
}

static size_t draw_rounds(unsigned slice)
{
    (void)slice;
    for (unsigned i = 0; i < DRAWS; i++) {
        unsigned a = size[i][0], d = size[i][1];
        while (a > 0 && d > 0) {
            const struct odds_step *step =
                odds_step_by_lot(odds_steps(&plain, 0, a, d), (uint32_t)(rng_next(&rng) >> 32));
            a -= step->attacker;
            d -= step->defender;
        }
        sink += a;
    }
    return DRAWS;
}

static size_t quick_tables(unsigned slice)
{
    static struct odds_cache cache;
    static struct hg_rules r = {.conquest = {.attack_dice = 3, .defence_dice = 2, .die_sides = 6}};
    odds_cache_clear(&cache);
    sink += odds_win(odds_cached(&cache, &r, (struct insight_edge){{(uint8_t)(slice % 3), 0}, {0, 0}}), 9, 9);
    return 1;
}

static void *memory_of(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory == NULL) {
        fputs("bench: there is not enough memory.\n", stderr);
        exit(EXIT_FAILURE);
    }
    memset(memory, 0, bytes);
    return memory;
}

int main(void)
{
    struct odds_battle b = odds_plain_battle();
    uint8_t *memory = memory_of(CACHES);
    uint32_t *ends = memory_of(odds_outcomes_room(DRAWN) * sizeof ends[0]);
    double *scratch = memory_of(odds_outcomes_scratch(DRAWN) * sizeof scratch[0]), worst = 0.0;
    odds_rounds(&b, &plain);
    odds_outcomes_build(&outcomes, &plain, DRAWN, ends, scratch);
    rng_seed(&rng, 20260303, 0);
    for (unsigned i = 0; i < DRAWS; i++)
        for (unsigned side = 0; side < 2; side++)
            size[i][side] = (uint8_t)(1 + rng_below(&rng, DRAWN));
    struct comparison cell = pace_compare(pace_unit, table_cells);
    struct comparison quick = pace_compare(pace_unit, quick_tables);
    struct comparison drawn = pace_compare(draw_battles, draw_rounds);
    for (unsigned i = 0; i < 3; i++) {
        double units = cold_table(i, memory);
        worst = units > worst ? units : worst;
    }
    printf("odds_cell_by_unit %.2f ratio\n", cell.ratio);
    printf("odds_cold_table %.0f units\n", worst);
    printf("odds_rounds_by_drawing %.1f ratio\n", drawn.ratio);
    printf("odds_quick_table %.0f units\n", quick.ratio);
    printf("odds_cell_time %.2f ns\n", cell.second);
    printf("odds_drawing_time %.1f ns\n", drawn.first);
    free(memory);
    free(ends);
    free(scratch);
    return EXIT_SUCCESS;
}
