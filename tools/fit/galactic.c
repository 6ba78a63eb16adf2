/* Fits the weights of the galactic evaluation: plays games without cards between players that look some turns ahead,
 * keeps positions with the result and with what the players thought of them, and finds the weights that make both
 * likeliest. Prints what src/players/galactic/weights.c holds.
 *   fit-galactic [GAMES [TURNS]]  how many games (default 8000), how far they look (default 4) */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "players/galactic/galactic.h"
#include "players/galactic/weights.h"
#include "players/skill.h"
#include "text/edition/edition.h"

enum { SEED = 2026, CAP = 120, LEAD_IN = 12, SLIPS = 25 /* one move of so many is by lot */, PASSES = 12, BOTH = 96 };

static const double step = 0.02, shrink = 2e-5; /* of the ascent; towards zero, so that idle features stay idle */

/* One position: the features of the first seat, then those of the second, and how good it was for the first. */
struct sample {
    unsigned char first, all;
    uint16_t feature[BOTH];
    float worth;
};

static struct sample *sample;
static size_t samples, room;

/* ---- Weights ----------------------------------------------------------------------------------------------------- */

/* A ship counts by its square, and if it has power-ups by their number and the rank besides: a weight for each square
 * and height would see too few games. */
enum { SQUARES_SEEN = 44, RANKS_SEEN = GALACTIC_HEIGHTS * RANKS };
enum { SHIPS = SQUARES_SEEN * GALACTIC_HEIGHTS, WEIGHTS = SQUARES_SEEN + RANKS_SEEN + GALACTIC_FEATURES - SHIPS };

static double weight[WEIGHTS];

/* The weights that make up a feature's; how many. */
static unsigned parts_of(unsigned feature, unsigned part[2])
{
    unsigned height = feature / SQUARES_SEEN, square = feature % SQUARES_SEEN;
    part[0] = square;
    part[1] = SQUARES_SEEN + height * RANKS + square / 9 * 2 + (square % 9 >= 4);
    if (feature < SHIPS)
        return height > 0 ? 2 : 1;
    part[0] = feature - SHIPS + SQUARES_SEEN + RANKS_SEEN;
    return 1;
}

static double value_of(unsigned feature)
{
    unsigned part[2], parts = parts_of(feature, part);
    return weight[part[0]] + (parts > 1 ? weight[part[1]] : 0);
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

static struct sample *room_for_one(void)
{
    if (samples == room) {
        room = room == 0 ? 65536 : 2 * room;
        sample = realloc(sample, room * sizeof *sample);
        if (sample == NULL)
            exit(2);
    }
    return &sample[samples++];
}

static void keep(const struct hg_rules *r, const struct hg_state *s, int32_t thought)
{
    struct sample *one = room_for_one();
    struct galactic_features f;
    double worth = 0.5 + 0.5 * thought / WORTH_ONE;
    one->all = 0;
    for (unsigned seat = 0; seat < 2; seat++) {
        galactic_features(r, s, seat, &f);
        for (unsigned i = 0; i < f.count; i++)
            one->feature[one->all++] = f.feature[i];
        if (seat == 0)
            one->first = one->all;
    }
    one->worth = (float)(hg_actor(s) == 0 ? worth : 1 - worth);
}

/* What a seat does: by lot at first and now and then, so that games differ; otherwise what it thinks best. */
static struct hg_action answer(const struct hg_rules *r, const struct hg_state *s, const struct galactic_level *level,
                               unsigned lead_in, struct rng *rng)
{
    struct hg_choices choices;
    struct galactic_verdict best;
    hg_choices(r, s, &choices);
    if (ask_seen(s)->kind == ASK_ORDER || (ask_seen(s)->kind == ASK_SELECT && s->turn <= lead_in))
        return skill_any(&choices, rng);
    best = galactic_decide(r, s, level, rng);
    if (ask_seen(s)->kind == ASK_SELECT && best.work > 0)
        keep(r, s, best.worth);
    return ask_seen(s)->kind == ASK_SELECT && rng_below(rng, SLIPS) == 0 ? skill_any(&choices, rng) : best.move;
}

static void play(const struct hg_rules *r, const struct galactic_level *level, struct rng *rng)
{
    struct hg_state s;
    size_t before = samples;
    unsigned lead_in = rng_below(rng, LEAD_IN);
    hg_start(r, &s);
    while (!s.over && s.round <= CAP) {
        struct hg_action a = hg_actor(&s) == HG_CHANCE ? skill_deal(r, &s, rng) : answer(r, &s, level, lead_in, rng);
        hg_apply_legal(r, &s, &a);
    }
    for (size_t i = before; i < samples; i++)
        sample[i].worth = (sample[i].worth + (s.winners == 1 ? 1.0f : s.winners == 2 ? 0.0f : 0.5f)) / 2;
}

/* ---- The fit ----------------------------------------------------------------------------------------------------- */

static double chance_of(const struct sample *one)
{
    double sum = 0;
    for (unsigned i = 0; i < one->all; i++)
        sum += i < one->first ? value_of(one->feature[i]) : -value_of(one->feature[i]);
    return 1 / (1 + exp(-sum));
}

static void nudge(const struct sample *one, double by, double pace)
{
    for (unsigned i = 0; i < one->all; i++) {
        unsigned part[2], parts = parts_of(one->feature[i], part);
        for (unsigned k = 0; k < parts; k++)
            weight[part[k]] = (weight[part[k]] + (i < one->first ? by : -by)) * (1 - pace * shrink);
    }
}

static void fit(struct rng *rng)
{
    for (unsigned pass = 0; pass < PASSES; pass++) {
        double pace = step / (1 + 0.7 * pass), loss = 0;
        for (size_t i = 0; i < samples; i++) {
            const struct sample *one = &sample[rng_below64(rng, samples)];
            double chance = chance_of(one);
            loss -= one->worth * log(chance + 1e-9) + (1 - one->worth) * log(1 - chance + 1e-9);
            nudge(one, pace * (one->worth - chance), pace);
        }
        fprintf(stderr, "pass %u: loss %.4f of %zu positions\n", pass + 1, loss / (double)samples, samples);
    }
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

static unsigned print_list(const char *before, unsigned from, unsigned count, const char *after)
{
    printf("%s{", before);
    for (unsigned i = 0; i < count; i++)
        printf("%s%.0f", i > 0 ? ", " : "", GALACTIC_WEIGHT_ONE * value_of(from + i));
    printf("}%s", after);
    return from + count;
}

static void print(void)
{
    unsigned at = 0;
    puts("/* Written by fit-galactic (tools/fit): run it and put what it prints here. */\n"
         "#include \"players/galactic/weights.h\"\n\n"
         "const struct galactic_weights galactic_fit = {\n    .place = {");
    for (unsigned height = 0; height < GALACTIC_HEIGHTS; height++)
        at = print_list("", at, SQUARES_SEEN, ",\n");
    at = print_list("},\n    .missing = ", at, 5, ",\n");
    at = print_list("    .guards = ", at, 5, ",\n");
    at = print_list("    .charges = ", at, 9, ",\n");
    at = print_list("    .targets = {", at, 5, ", ");
    at = print_list("", at, 5, "},\n");
    printf("    .moving = %.0f,\n};\n", GALACTIC_WEIGHT_ONE * value_of(at));
}

int main(int argc, char **argv)
{
    unsigned long games = argc > 1 ? strtoul(argv[1], NULL, 10) : 8000;
    struct galactic_level level = {.work = UINT32_MAX, .table = GALACTIC_TABLE, .blur = WORTH_ONE / 200};
    struct setting cards = {"cards", "off"};
    struct hg_rules r;
    struct fault f;
    struct rng rng;
    struct edition *e = edition_builtin("galactic-warfare", &f);
    level.turns = (uint8_t)(argc > 2 ? strtoul(argv[2], NULL, 10) : 4);
    if (e == NULL || games == 0 || level.turns == 0 || !edition_compile(e, "standard", 2, &cards, 1, &r, &f))
        return 2;
    rng_seed(&rng, SEED, games);
    for (unsigned long i = 0; i < games; i++)
        play(&r, &level, &rng);
    fit(&rng);
    print();
    edition_close(e);
    return 0;
}
