/* Fits the rows of src/review/fitted.c: plays games between casual players in every mode, keeps positions with who won,
 * and finds the weights that make the results likeliest. Prints the file; and to the file of its second argument, as
 * Markdown, how well the chances hold in 750 games that it was not fitted to: reliability in ten bins and Brier scores.
 * fit-calibration [GAMES [REPORT [GAME [SEATS [trial]]]]]  games of each mode and number of seats (default 3000); of
 * one EDITION/MODE alone, and of a number of seats, 0 for all; `trial` holds other games out than the report's, so that
 * who chooses the form by them has not seen those */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "reliability.h"
#include "table/table.h"
#include "text/edition/edition.h"

enum { SEED = 1907, CAP = 200, STEPS = 250, FACTION_STEPS = 1000, COURSE = 12, HELD_OUT = 750 };

/* Numbers of the games that nothing is fitted to: those of the report, and those by which forms are chosen. */
enum { REPORTED = 1000000, CHOSEN_BY = 2000000 };

static const double pace = 0.05, least_slope = 0.02;

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

/* Some positions of a game, each of them as likely: the n-th takes the place of another with the chance kept / n. */
struct kept {
    struct hg_state state[COURSE];
    unsigned most, seen;
};

static void keep(struct kept *k, const struct hg_state *s, struct rng *lots)
{
    unsigned place = k->seen < k->most ? k->seen : rng_below(lots, k->seen + 1);
    k->seen++;
    if (place < k->most)
        k->state[place] = *s;
}

static void write_down(struct samples *set, const struct hg_rules *r, const struct kept *k, unsigned game,
                       unsigned winners)
{
    for (unsigned i = 0; i < k->most && i < k->seen; i++) {
        struct sample *one = room_for_one(set);
        one->sides = (unsigned char)fit_sides(r, &k->state[i], one->side);
        one->game = game;
        one->winner = HG_SEATS_MAX;
        for (unsigned n = 0; n < one->sides; n++)
            if ((one->side[n].seats & winners) != 0)
                one->winner = (unsigned char)n;
        if (one->winner == HG_SEATS_MAX)
            set->count--;
    }
}

/* Positions that a review looks at: the beginnings of turns. */
static void play(struct samples *set, const struct hg_rules *r, unsigned game)
{
    static struct table t;
    static struct odds_cache odds;
    struct kept course = {.most = COURSE};
    struct hg_action a;
    struct fault f;
    struct rng lots;
    uint32_t turn = 0;
    rng_seed(&lots, SEED, game);
    table_seed(&t, r, SEED, game);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < r->seats; i++)
        t.player[i] = player_find("casual");
    while (table_advance(&t, &a, &f) == TABLE_ACTED) {
        if (!t.state.over && t.state.turn != turn)
            keep(&course, &t.state, &lots);
        turn = t.state.turn;
    }
    if (t.capped || t.state.winners == 0)
        return;
    write_down(set, r, &course, game, t.state.winners);
}

/* ---- The fit ----------------------------------------------------------------------------------------------------- */

static void chances(const struct sample *one, const double *weight, double *chance)
{
    double all = 0, most = -INFINITY;
    for (unsigned i = 0; i < one->sides; i++) {
        chance[i] = 0;
        for (unsigned k = 0; k < one->side[i].count; k++)
            chance[i] += weight[one->side[i].feature[k].weight] * one->side[i].feature[k].value;
        most = fmax(most, chance[i]);
    }
    for (unsigned i = 0; i < one->sides; i++)
        all += chance[i] = exp(chance[i] - most);
    for (unsigned i = 0; i < one->sides; i++)
        chance[i] /= all;
}

/* Towards the evaluation as it is, so that what hardly ever happens changes nothing. */
static double usual(unsigned weight)
{
    return weight < FIT_CURVE && weight % FIT_BENDS == 0 ? 1 : 0;
}

/* How hard it is pulled there. Where seats are alike by the rules, what each of them has for itself is noise; in a
 * campaign each is a faction. */
static double pull(unsigned weight, bool factions)
{
    bool of_seats = weight >= FIT_OWN && weight < FIT_LEFT, of_sides = weight >= FIT_LEFT && weight < FIT_SEATS;
    return of_seats && !factions ? 1e-2 : of_sides ? 1e-3 : 2e-4;
}

/* Returns the mean logarithm of the winner's chance. */
static double slope_of(const struct samples *set, bool factions, const double *weight, double *slope)
{
    double chance[HG_SEATS_MAX], sum = 0;
    memset(slope, 0, FIT_WEIGHTS * sizeof *slope);
    for (size_t n = 0; n < set->count; n++) {
        const struct sample *one = &set->item[n];
        chances(one, weight, chance);
        sum += log(fmax(chance[one->winner], 1e-12));
        for (unsigned i = 0; i < one->sides; i++)
            for (unsigned k = 0; k < one->side[i].count; k++)
                slope[one->side[i].feature[k].weight] +=
                    ((i == one->winner) - chance[i]) * one->side[i].feature[k].value;
    }
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        slope[k] = slope[k] / (double)(set->count + 1) - pull(k, factions) * (weight[k] - usual(k));
    return sum / (double)(set->count + 1);
}

static double bounded(double weight)
{
    return fmax(fmin(weight, 1.5), -1.5);
}

/* Below every bend the slopes of those above it add up to something that rises, with `beside` what others add at least;
 * what they lack is made good where it is missing. */
static void raise_bends(double *weight, unsigned bends, double slope[FIT_BENDS], double beside)
{
    double own = 0;
    for (unsigned i = 0; i < bends; i++) {
        weight[i] = fmax(weight[i], least_slope - own - slope[i] - beside);
        own += weight[i];
        slope[i] += own;
    }
}

/* The least that slopes which stand for all stages add below one of their bends; at most nothing. */
static double least_of(double *weight, unsigned bends)
{
    double sum = 0, least = 0;
    for (unsigned i = 0; i < bends; i++) {
        weight[i] = bounded(weight[i]);
        sum += weight[i];
        least = fmin(least, sum);
    }
    return least;
}

/* The curve must rise: a better evaluation is never a worse chance, in no stage and for no seat. */
static void keep_rising(double *weight)
{
    double least = 0;
    for (unsigned left = 0; left < HG_SEATS_MAX; left++)
        least = fmin(least, least_of(&weight[FIT_LEFT + left * FIT_BENDS], FIT_BENDS));
    least += least_of(&weight[FIT_CURVE], FIT_SHARED);
    for (unsigned stage = 0; stage < FIT_STAGES; stage++) {
        double slope[FIT_BENDS] = {0};
        raise_bends(&weight[stage * FIT_BENDS], FIT_BENDS, slope, least);
        for (unsigned seat = 0; seat < HG_SEATS_MAX; seat++) {
            double *own = &weight[FIT_OWN + (stage * HG_SEATS_MAX + seat) * FIT_OWNS], both[FIT_BENDS];
            memcpy(both, slope, sizeof both);
            both[FIT_OWNS - 1] = fmin(both[FIT_OWNS - 1], both[FIT_BENDS - 1]);
            for (unsigned i = 0; i < FIT_OWNS; i++)
                own[i] = bounded(own[i]);
            raise_bends(own, FIT_OWNS, both, least);
        }
    }
}

/* Each weight has a pace of its own (Adam); the best weights on the way are taken. */
static void fit(const struct samples *set, bool factions, double *best)
{
    double slope[FIT_WEIGHTS], mean[FIT_WEIGHTS] = {0}, square[FIT_WEIGHTS] = {0}, weight[FIT_WEIGHTS];
    double highest = -INFINITY;
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        weight[k] = usual(k);
    for (unsigned round = 1, steps = factions ? FACTION_STEPS : STEPS; round <= steps; round++) {
        double likelihood = slope_of(set, factions, weight, slope);
        if (likelihood > highest) {
            highest = likelihood;
            memcpy(best, weight, sizeof weight);
        }
        for (unsigned k = 0; k < FIT_WEIGHTS; k++) {
            mean[k] = 0.9 * mean[k] + 0.1 * slope[k];
            square[k] = 0.99 * square[k] + 0.01 * slope[k] * slope[k];
            weight[k] += pace / sqrt(1 + round / 50.0) * mean[k] / (1 - pow(0.9, round)) /
                         (sqrt(square[k] / (1 - pow(0.99, round))) + 1e-8);
        }
        keep_rising(weight);
    }
}

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

/* Without the zeros at its end, which are most of a row without aims. */
static void print_row(const struct fit_row *row)
{
    unsigned weights = FIT_WEIGHTS;
    while (weights > 1 && row->weight[weights - 1] == 0)
        weights--;
    printf("    {\"%s\",\n     %u,\n     {", row->game, row->seats);
    for (unsigned k = 0; k < weights; k++)
        printf("%s%d", k == 0 ? "" : k % 60 == 0 ? ",\n      " : ", ", row->weight[k]);
    printf("}},\n");
}

/* What is wanted; NULL and 0 for all. */
struct order {
    FILE *report;
    unsigned games;
    const char *only;
    unsigned seats;
    unsigned held_out; /* the number of the first */
};

static void fit_game(const struct order *o, const char *game, const struct hg_rules *r, const struct edition *e)
{
    static struct samples all, tests;
    double weight[FIT_WEIGHTS];
    struct fit_row row = {.game = game, .seats = r->seats};
    char name[200];
    all.count = tests.count = 0;
    for (unsigned i = 0; i < o->games; i++)
        play(&all, r, i);
    for (unsigned i = 0; i < HELD_OUT; i++)
        play(&tests, r, o->held_out + i);
    fit(&all, hg_plays_with(r, HG_CAMPAIGN), weight);
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        row.weight[k] = (int16_t)fmax(fmin(round(FIT_WEIGHT_ONE * weight[k]), INT16_MAX), INT16_MIN);
    print_row(&row);
    snprintf(name, sizeof name, "%s, %u", game, r->seats);
    reliability_tell(o->report, name, &tests, &row, HG_NONE);
    for (unsigned seat = 0; hg_plays_with(r, HG_CAMPAIGN) && seat < r->seats; seat++) {
        unsigned army = r->conquest.seat_army[seat];
        snprintf(name, sizeof name, "– %s", edition_names(e)->armies.item[army].name[0]);
        reliability_tell(o->report, name, &tests, &row, seat);
    }
    fflush(stdout);
    fflush(o->report);
}

static void fit_edition(const struct order *o, const struct edition *e)
{
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        for (unsigned seats = mode->seats_min; mode->unavailable == NULL && seats <= mode->seats_max; seats++) {
            static struct hg_rules r;
            char game[160];
            struct fault f;
            if (!edition_mode_seats(mode, seats) || !edition_compile(e, mode->named.id, seats, NULL, 0, &r, &f))
                continue;
            snprintf(game, sizeof game, "%s/%s", edition_id(e), mode->named.id);
            if ((o->only == NULL || strcmp(o->only, game) == 0) && (o->seats == 0 || o->seats == seats))
                fit_game(o, game, &r, e);
        }
    }
}

int main(int argc, char **argv)
{
    const struct order order = {.report = argc > 2 ? fopen(argv[2], "w") : stderr,
                                .games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 3000,
                                .only = argc > 3 ? argv[3] : NULL,
                                .seats = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 0,
                                .held_out = argc > 5 ? CHOSEN_BY : REPORTED};
    if (order.games == 0 || order.report == NULL)
        return 2;
    puts(
        "/* Written by fit-calibration (tools/fit): `make calibration`. Weights in thousandths, in the order of fit.h. "
        "*/\n#include \"review/fit.h\"\n\n/* clang-format off */\nconst struct fit_row fit_rows[] = {");
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            return 2;
        fit_edition(&order, e);
        edition_close(e);
    }
    puts("};\n/* clang-format on */\n\nconst unsigned fit_row_count = sizeof fit_rows / sizeof fit_rows[0];");
    reliability_sum_up(order.report);
    return fclose(order.report) == 0 ? 0 : 2;
}
