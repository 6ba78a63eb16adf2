/* Fits the rows of src/review/fitted.c: plays games between casual players in every mode, keeps positions with who won,
 * and finds the weights that make the results likeliest. Prints the file; and to the file of its second argument, as
 * Markdown, how well the chances hold in games that it was not fitted to: reliability in ten bins and Brier scores.
 * fit-calibration [GAMES [REPORT [GAME [SEATS]]]]  games of each mode and number of seats (default 3000), half as many
 * held out; of one EDITION/MODE alone, to try something */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "review/fit.h"
#include "table/table.h"
#include "text/edition/edition.h"

enum { SEED = 1907, CAP = 200, STEPS = 250, COURSE = 12, BINS = 10, GAMES_LEAST = 20 };

static const double pace = 0.05, shrink = 2e-4;

/* A position: its sides, and which of them won; of which game. */
struct sample {
    struct fit_side side[HG_SEATS_MAX];
    unsigned char sides, winner;
    unsigned game;
};

struct samples {
    struct sample *item;
    size_t count, room;
};

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

/* Returns the mean logarithm of the winner's chance. */
static double slope_of(const struct samples *set, const double *weight, double *slope)
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
        slope[k] = slope[k] / (double)(set->count + 1) - shrink * (weight[k] - usual(k));
    return sum / (double)(set->count + 1);
}

/* What a seat has for itself stays within bounds. Returns the least slope that a seat adds. */
static double keep_own(double *weight)
{
    double least = 0;
    for (unsigned seat = 0; seat < HG_SEATS_MAX; seat++) {
        double sum = 0;
        for (unsigned i = 0; i < FIT_OWNS; i++) {
            double *one = &weight[FIT_OWN + seat * FIT_OWNS + i];
            *one = fmax(fmin(*one, 1.5), -0.6);
            sum += *one;
            least = fmin(least, sum);
        }
    }
    return least;
}

/* The curve must rise: a better evaluation is never a worse chance. Below every bend the slopes of those above it add
 * up; what they lack is made good where it is missing. */
static void keep_rising(double *weight)
{
    double sum = keep_own(weight), least = sum;
    for (unsigned i = 0; i < FIT_SHARED; i++) {
        double *one = &weight[FIT_CURVE + i];
        *one = fmax(fmin(*one, 1.5), -0.6);
        sum += *one;
        least = fmin(least, sum);
    }
    for (unsigned stage = 0; stage < FIT_STAGES; stage++) {
        double own = 0;
        for (unsigned i = 0; i < FIT_BENDS; i++) {
            double *one = &weight[stage * FIT_BENDS + i];
            *one = fmax(*one, 0.02 - own - least);
            own += *one;
        }
    }
}

/* Each weight has a pace of its own (Adam); the best weights on the way are taken. */
static void fit(const struct samples *set, double *best)
{
    double slope[FIT_WEIGHTS], mean[FIT_WEIGHTS] = {0}, square[FIT_WEIGHTS] = {0}, weight[FIT_WEIGHTS];
    double highest = -INFINITY;
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        weight[k] = usual(k);
    for (unsigned round = 1; round <= STEPS; round++) {
        double likelihood = slope_of(set, weight, slope);
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

/* ---- Reliability ------------------------------------------------------------------------------------------------- */

/* What was said and what came of it. Positions of a game are not independent: errors are added up game by game. */
struct bins {
    double said[BINS], won[BINS], count[BINS], square[BINS], of_game[BINS];
    unsigned games[BINS], last[BINS];
};

static void close_game(struct bins *b, unsigned i)
{
    b->square[i] += b->of_game[i] * b->of_game[i];
    b->of_game[i] = 0;
}

static void put(struct bins *b, double said, bool won, unsigned game)
{
    unsigned i = said >= 1 ? BINS - 1 : (unsigned)(said * BINS);
    if (b->games[i] == 0 || b->last[i] != game) {
        close_game(b, i);
        b->games[i]++;
        b->last[i] = game;
    }
    b->said[i] += said;
    b->won[i] += won;
    b->count[i]++;
    b->of_game[i] += won - said;
}

/* Standard errors between what was said and what came. */
static double distance(const struct bins *b, unsigned i)
{
    return (b->won[i] - b->said[i]) / sqrt(b->square[i]);
}

static void tell_bins(FILE *out, const char *name, struct bins *b, double raw, double corrected)
{
    unsigned held = 0, two = 0;
    double worst = 0;
    for (unsigned i = 0; i < BINS; i++) {
        close_game(b, i);
        if (b->games[i] < GAMES_LEAST)
            continue;
        held++;
        two += fabs(distance(b, i)) <= 2;
        worst = fmax(worst, fabs(distance(b, i)));
    }
    fprintf(out, "| %s | ", name);
    for (unsigned i = 0; i < BINS; i++)
        if (b->games[i] < GAMES_LEAST)
            fprintf(out, "– | ");
        else
            fprintf(out, "%.0f %.0f ± %.0f | ", 100 * b->said[i] / b->count[i], 100 * b->won[i] / b->count[i],
                    200 * sqrt(b->square[i]) / b->count[i]);
    fprintf(out, "%u of %u, %.1f | ", two, held, worst);
    if (raw > 0)
        fprintf(out, "%.4f | %.4f |\n", raw, corrected);
    else
        fprintf(out, "| |\n");
}

static double brier(const struct sample *one, const double *chance)
{
    double sum = 0;
    for (unsigned i = 0; i < one->sides; i++)
        sum += ((i == one->winner) - chance[i]) * ((i == one->winner) - chance[i]);
    return sum;
}

/* `seat`: of one faction alone, HG_NONE for all sides. */
static void tell(FILE *out, const char *name, const struct samples *set, const struct fit_row *row, unsigned seat)
{
    static struct bins b;
    double chance[HG_SEATS_MAX], raw = 0, corrected = 0;
    memset(&b, 0, sizeof b);
    for (size_t n = 0; n < set->count; n++) {
        const struct sample *one = &set->item[n];
        fit_chances(NULL, one->side, one->sides, chance);
        raw += brier(one, chance) / (double)set->count;
        fit_chances(row, one->side, one->sides, chance);
        corrected += brier(one, chance) / (double)set->count;
        for (unsigned i = 0; i < one->sides; i++)
            if (seat == HG_NONE || has(one->side[i].seats, seat))
                put(&b, chance[i], i == one->winner, one->game);
    }
    tell_bins(out, name, &b, seat == HG_NONE ? raw : 0, corrected);
}

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

static void print_row(const struct fit_row *row)
{
    printf("    {\"%s\",\n     %u,\n     {", row->game, row->seats);
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        printf("%s%d", k == 0 ? "" : k % 40 == 0 ? ",\n      " : ", ", row->weight[k]);
    printf("}},\n");
}

static void fit_game(FILE *report, const char *game, const struct hg_rules *r, const struct edition *e, unsigned games)
{
    static struct samples all, tests;
    double weight[FIT_WEIGHTS];
    struct fit_row row = {.game = game, .seats = r->seats};
    char name[200];
    all.count = tests.count = 0;
    for (unsigned i = 0; i < games + games / 2; i++)
        play(i < games ? &all : &tests, r, i);
    fit(&all, weight);
    for (unsigned k = 0; k < FIT_WEIGHTS; k++)
        row.weight[k] = (int16_t)fmax(fmin(round(FIT_WEIGHT_ONE * weight[k]), INT16_MAX), INT16_MIN);
    print_row(&row);
    snprintf(name, sizeof name, "%s, %u", game, r->seats);
    tell(report, name, &tests, &row, HG_NONE);
    for (unsigned seat = 0; hg_plays_with(r, HG_CAMPAIGN) && seat < r->seats; seat++) {
        unsigned army = r->conquest.seat_army[seat];
        snprintf(name, sizeof name, "– %s", edition_names(e)->armies.item[army].name[0]);
        tell(report, name, &tests, &row, seat);
    }
    fflush(stdout);
    fflush(report);
}

static void fit_edition(FILE *report, const struct edition *e, unsigned games, const char *only, unsigned only_seats)
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
            if ((only == NULL || strcmp(only, game) == 0) && (only_seats == 0 || only_seats == seats))
                fit_game(report, game, &r, e, games);
        }
    }
}

int main(int argc, char **argv)
{
    unsigned games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 3000;
    FILE *report = argc > 2 ? fopen(argv[2], "w") : stderr;
    if (games == 0 || report == NULL)
        return 2;
    puts(
        "/* Written by fit-calibration (tools/fit): `make calibration`. Weights in thousandths, in the order of fit.h. "
        "*/\n#include \"review/fit.h\"\n\n/* clang-format off */\nconst struct fit_row fit_rows[] = {");
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            return 2;
        fit_edition(report, e, games, argc > 3 ? argv[3] : NULL, argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 0);
        edition_close(e);
    }
    puts("};\n/* clang-format on */\n\nconst unsigned fit_row_count = sizeof fit_rows / sizeof fit_rows[0];");
    return fclose(report) == 0 ? 0 : 2;
}
