/* Fits the weights of the conquest evaluation: plays games between casual players in every mode, keeps positions at the
 * beginning of turns with who won, and finds the weights that make the results likeliest. Prints what
 * src/players/conquest/weights.c holds.
 *   fit-evaluation [GAMES [PLAYER]]  games of each mode and number of seats (default 300), by whom (default casual) */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/conquest/worth.h"
#include "table/table.h"
#include "text/edition/edition.h"

enum { SEED = 2026, CAP = 120, ROUNDS = 400, KEPT = 3 }; /* one turn of KEPT is kept */

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

static struct samples all[WORTH_KINDS];

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

static void keep(const struct hg_rules *r, const struct hg_state *s)
{
    struct worth_side side[HG_SEATS_MAX];
    unsigned sides = worth_sides(r, s, side);
    struct sample *one = room_for_one(&all[worth_kind(r, sides)]);
    one->sides = (unsigned char)sides;
    one->winner = HG_SEATS_MAX;
    for (unsigned i = 0; i < sides; i++) {
        one->seats[i] = side[i].seats;
        for (unsigned k = 0; k < WORTH_FEATURES; k++)
            one->feature[i][k] = (float)side[i].feature[k] / 256;
    }
}

/* Who won is known at the end: it is written into the samples of the game, and games without winner are dropped. */
static void settle(const size_t before[WORTH_KINDS], unsigned winners)
{
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++) {
        for (size_t n = before[kind]; n < all[kind].count; n++) {
            struct sample *one = &all[kind].item[n];
            for (unsigned i = 0; i < one->sides; i++)
                if ((one->seats[i] & winners) != 0)
                    one->winner = (unsigned char)i;
        }
        if (winners == 0)
            all[kind].count = before[kind];
    }
}

static void play(const struct hg_rules *r, const struct player *player, unsigned game)
{
    static struct table t;
    static struct odds_cache odds;
    size_t before[WORTH_KINDS];
    struct hg_action a;
    struct fault f;
    uint32_t turn = 0;
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++)
        before[kind] = all[kind].count;
    table_seed(&t, r, SEED, game);
    dealer_seed(&t.dealer, SEED, game);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < r->seats; i++)
        t.player[i] = player;
    while (table_advance(&t, &a, &f) == TABLE_ACTED) {
        if (t.state.turn != turn && !t.state.over && t.state.turn % KEPT == game % KEPT)
            keep(r, &t.state);
        turn = t.state.turn;
    }
    settle(before, t.capped ? 0 : t.state.winners);
}

static void play_modes(const struct edition *e, const struct player *player, unsigned games)
{
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        for (unsigned seats = mode->seats_min; mode->unavailable == NULL && seats <= mode->seats_max; seats++) {
            static struct hg_rules r;
            struct fault f;
            if (!edition_mode_seats(mode, seats) || !edition_compile(e, mode->named.id, seats, NULL, 0, &r, &f) ||
                r.family != HG_CONQUEST)
                continue;
            for (unsigned game = 0; game < games; game++)
                play(&r, player, game);
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
    "const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {\n";

int main(int argc, char **argv)
{
    unsigned games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 300;
    const struct player *player = player_find(argc > 2 ? argv[2] : "casual");
    double weight[WORTH_FEATURES];
    if (player == NULL || games == 0)
        return 2;
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            return 2;
        play_modes(e, player, games);
        edition_close(e);
    }
    fputs(head, stdout);
    for (unsigned kind = 0; kind < WORTH_KINDS; kind++) {
        double value = fit(&all[kind], weight);
        fprintf(stderr, "%zu positions, mean log chance of the winner %.4f\n", all[kind].count, value);
        printf("    {");
        for (unsigned k = 0; k < WORTH_FEATURES; k++)
            printf("%s%.0f", k > 0 ? ", " : "", 256 * weight[k]);
        printf("},\n");
    }
    puts("};");
    return 0;
}
