/* Fits the weights of the conquest evaluation: plays games in every mode, keeps positions at the beginning of turns
 * with who won, and finds the weights that make the results likeliest. Prints what src/players/conquest/weights.c
 * holds, and to standard error how well it forecasts a quarter as many games that it was not fitted to. fit-evaluation
 * [GAMES [PLAYERS]]  games of each mode and number of seats (default 300), by whom (default spreader); several by
 * commas sit down by lot */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/conquest/worth.h"
#include "table/table.h"
#include "text/edition/edition.h"

enum { SEED = 2026, CAP = 120, ROUNDS = 400, KEPT = 3, PLAYERS_MAX = 16 }; /* one turn of KEPT is kept */

/* Who plays; of several each seat by lot. */
static const struct player *everybody[PLAYERS_MAX];
static unsigned players;

static const double step = 0.5, shrink = 1e-4; /* of the ascent; towards zero, so that idle features stay idle */

/* One position: the sides' features, and which of them won. */
struct sample {
    float feature[HG_SEATS_MAX][WORTH_FEATURES];
    unsigned char seats[HG_SEATS_MAX], sides, winner;
};

struct samples {
    struct sample *item;
    size_t count, room;
};

static struct samples all[WORTH_KINDS], tests[WORTH_KINDS];

static struct sample *room_for_one(struct samples *set)
{
    if (set->count == set->room) {
        set->room = set->room == 0 ? 4096 : 2 * set->room;
        set->item = realloc(set->item, set->room * sizeof *set->item);
        if (set->item == NULL)
            exit(2);
    }
    return &set->item[set->count++];
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

static void keep(struct samples *sets, const struct hg_rules *r, const struct hg_state *s)
{
    struct worth_side side[HG_SEATS_MAX];
    unsigned sides = worth_sides(r, s, side);
    struct sample *one = room_for_one(&sets[worth_kind(r, sides)]);
    one->sides = (unsigned char)sides;
    one->winner = HG_SEATS_MAX;
    for (unsigned i = 0; i < sides; i++) {
        one->seats[i] = side[i].seats;
        for (unsigned k = 0; k < WORTH_FEATURES; k++)
            one->feature[i][k] = (float)side[i].feature[k] / 256;
    }
}

/* Who won is known at the end: it is written into the samples of the game, and games without winner are dropped. */
static void settle(struct samples *sets, const size_t before[WORTH_KINDS], unsigned winners)
{
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++) {
        for (size_t n = before[kind]; n < sets[kind].count; n++) {
            struct sample *one = &sets[kind].item[n];
            for (unsigned i = 0; i < one->sides; i++)
                if ((one->seats[i] & winners) != 0)
                    one->winner = (unsigned char)i;
        }
        if (winners == 0)
            sets[kind].count = before[kind];
    }
}

static void play(struct samples *sets, const struct hg_rules *r, unsigned game)
{
    static struct table t;
    static struct odds_cache odds;
    size_t before[WORTH_KINDS];
    struct hg_action a;
    struct fault f;
    uint32_t turn = 0;
    struct rng lots;
    rng_seed(&lots, SEED, game);
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++)
        before[kind] = sets[kind].count;
    table_seed(&t, r, SEED, game);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < r->seats; i++)
        t.player[i] = everybody[rng_below(&lots, players)];
    while (table_advance(&t, &a, &f) == TABLE_ACTED) {
        if (t.state.turn != turn && !t.state.over && t.state.turn % KEPT == game % KEPT)
            keep(sets, r, &t.state);
        turn = t.state.turn;
    }
    settle(sets, before, t.capped ? 0 : t.state.winners);
}

static void play_modes(const struct edition *e, unsigned games)
{
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        for (unsigned seats = mode->seats_min; mode->unavailable == NULL && seats <= mode->seats_max; seats++) {
            static struct hg_rules r;
            struct fault f;
            if (!edition_mode_seats(mode, seats) || !edition_compile(e, mode->named.id, seats, NULL, 0, &r, &f) ||
                r.family != HG_CONQUEST)
                continue;
            for (unsigned game = 0; game < games + games / 4; game++)
                play(game < games ? all : tests, &r, game);
            fprintf(stderr, "%s/%s %u\n", edition_id(e), mode->named.id, seats);
        }
    }
}

/* ---- The fit ----------------------------------------------------------------------------------------------------- */

static void chances(const struct sample *one, const double *weight, double *chance)
{
    double sum = 0;
    for (unsigned i = 0; i < one->sides; i++) {
        double logit = 0;
        for (unsigned k = 0; k < WORTH_FEATURES; k++)
            logit += weight[k] * one->feature[i][k];
        sum += chance[i] = exp(logit);
    }
    for (unsigned i = 0; i < one->sides; i++)
        chance[i] /= sum;
}

/* The mean logarithm of the winner's chance, and its slope. */
static double likelihood(const struct samples *set, const double *weight, double *slope)
{
    double sum = 0, chance[HG_SEATS_MAX];
    memset(slope, 0, WORTH_FEATURES * sizeof *slope);
    for (size_t n = 0; n < set->count; n++) {
        const struct sample *one = &set->item[n];
        if (one->winner >= one->sides)
            continue;
        chances(one, weight, chance);
        sum += log(chance[one->winner]);
        for (unsigned i = 0; i < one->sides; i++)
            for (unsigned k = 0; k < WORTH_FEATURES; k++)
                slope[k] += ((i == one->winner) - chance[i]) * one->feature[i][k];
    }
    for (unsigned k = 0; k < WORTH_FEATURES; k++)
        slope[k] = slope[k] / (double)set->count - shrink * weight[k];
    return sum / (double)set->count;
}

/* Each weight has a pace of its own (Adam): features differ much in how often they matter. */
static double fit(const struct samples *set, double *weight)
{
    double slope[WORTH_FEATURES], mean[WORTH_FEATURES] = {0}, square[WORTH_FEATURES] = {0}, value = 0;
    memset(weight, 0, WORTH_FEATURES * sizeof *weight);
    for (unsigned round = 1; round <= ROUNDS && set->count > 0; round++) {
        value = likelihood(set, weight, slope);
        for (unsigned k = 0; k < WORTH_FEATURES; k++) {
            mean[k] = 0.9 * mean[k] + 0.1 * slope[k];
            square[k] = 0.99 * square[k] + 0.01 * slope[k] * slope[k];
            weight[k] += step / sqrt(round) * mean[k] / (1 - pow(0.9, round)) /
                         (sqrt(square[k] / (1 - pow(0.99, round))) + 1e-8);
        }
    }
    return value;
}

static const char head[] =
    "/* Written by fit-evaluation (tools/fit): run it and put what it prints here. Weights in 1/256 of a natural "
    "logarithm\n"
    " * for a whole feature. Rows: won by conquest alone with two, three or more sides, then won by goals with as "
    "many, "
    "then\n"
    " * campaigns with two and more. */\n"
    "#include \"players/conquest/worth.h\"\n\n"
    "/* Columns are the features of worth.h in their order; a 0 stands where games of that kind don't have the "
    "feature. "
    "*/\n"
    "const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {\n";

/* False for a name that nobody has. */
static bool read_players(char *list)
{
    for (char *name = strtok(list, ","); name != NULL && players < PLAYERS_MAX; name = strtok(NULL, ","))
        if ((everybody[players++] = player_find(name)) == NULL)
            return false;
    return players > 0;
}

int main(int argc, char **argv)
{
    static char usual[] = "spreader";
    unsigned games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 300;
    double weight[WORTH_FEATURES];
    if (games == 0 || !read_players(argc > 2 ? argv[2] : usual))
        return 2;
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            return 2;
        play_modes(e, games);
        edition_close(e);
    }
    fputs(head, stdout);
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++) {
        double value = fit(&all[kind], weight), slope[WORTH_FEATURES];
        fprintf(stderr, "%zu positions, mean log chance of the winner %.4f; of %zu held out %.4f\n", all[kind].count,
                value, tests[kind].count, tests[kind].count > 0 ? likelihood(&tests[kind], weight, slope) : 0);
        printf("    {");
        for (unsigned k = 0; k < WORTH_FEATURES; k++)
            printf("%s%.0f", k > 0 ? ", " : "", 256 * weight[k]);
        printf("},\n");
    }
    puts("};");
    return 0;
}
