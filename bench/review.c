/* Games that are reviewed as they are played, to measure the reviews themselves.
 *   bench-review luck GAME SEATS GAMES       two equal sides: the result, and the result without luck
 *   bench-review skill GAME SEATS GAMES      what novice, casual and hard lose by their decisions in a game, quick
 *   bench-review planted GAME SEATS COUNT    blunders by a long search, put into games: how many a review marks
 *   bench-review dice GAME SEATS GAMES       the test of dice on fair games and on loaded ones
 *   bench-review time GAME SEATS GAMES       CPU seconds of a review by level */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "front/game.h"
#include "players/skill.h"
#include "review/dice.h"
#include "review/review.h"
#include "table/table.h"

enum { SEED = 77, CAP = 200 };

static struct hg_rules rules;
static const struct fit_row *row;
static struct odds_cache odds;

static bool find(const char *name, uint64_t seats)
{
    struct game_name game;
    struct fault f;
    if (!game_find_playable(name, NULL, &seats, &game, &f) ||
        !edition_compile(game.edition, game.mode->named.id, (unsigned)seats, NULL, 0, &rules, &f)) {
        fprintf(stderr, "%s\n", f.sentence);
        return false;
    }
    row = fit_find(edition_id(game.edition), game.mode->named.id, (unsigned)seats);
    return true;
}

/* One game to its end as a path; false when it was capped. */
static bool play(const char *player, uint64_t number, struct path *p)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    table_seed(&t, &rules, SEED, number);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < rules.seats; i++)
        t.player[i] = player_find(player);
    path_begin(p, &t.state);
    while (table_advance(&t, &a, &f) == TABLE_ACTED)
        path_add(p, &a, &t.state, t.actions);
    return !t.capped;
}

static double cpu(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

struct tally {
    double n, sum, square;
};

static void count(struct tally *t, double x)
{
    t->n++;
    t->sum += x;
    t->square += x * x;
}

static double mean(const struct tally *t)
{
    return t->sum / t->n;
}

static double variance(const struct tally *t)
{
    return (t->square - t->sum * t->sum / t->n) / (t->n - 1);
}

/* The first seat against the mean of the others. */
static double ahead(const struct review *v, bool adjusted)
{
    double own = 0, others = 0;
    for (unsigned i = 0; i < rules.seats; i++) {
        double x = (double)(adjusted ? review_adjusted(&v->seat[i]) : v->seat[i].result) / REVIEW_ONE;
        *(i == 0 ? &own : &others) += x;
    }
    return own - others / (rules.seats - 1);
}

/* Luck as a control variate: with the share of it that leaves the least variance taken out. From the variances of the
 * result, of the luck and of their difference follows how they go together. */
static void tell_beta(const struct tally *raw, const struct tally *adjusted, const struct tally *luck)
{
    double together = (variance(raw) + variance(luck) - variance(adjusted)) / 2, beta = together / variance(luck);
    printf("with %.2f of it    variance %.4f, %.1f %% of the result's\n", beta, variance(raw) - beta * together,
           100 * (1 - beta * together / variance(raw)));
}

static void luck_free(unsigned games)
{
    struct tally raw = {0}, adjusted = {0}, luck = {0}, length = {0}, events = {0}, sampled = {0};
    double began = cpu();
    for (unsigned g = 0; g < games; g++) {
        struct path p;
        struct review v;
        if (play("casual", g, &p) &&
            review_make(&v, &(struct review_order){.r = &rules, .path = &p, .row = row, .luck_only = true})) {
            count(&raw, ahead(&v, false));
            count(&adjusted, ahead(&v, true));
            count(&luck, ahead(&v, false) - ahead(&v, true));
            count(&length, p.count);
            unsigned n = 0, m = 0;
            for (unsigned i = 0; i < p.count; i++) {
                n += v.step[i].ends_event;
                m += v.step[i].ends_event && !v.step[i].event.exact;
            }
            count(&events, n);
            count(&sampled, m);
            review_free(&v);
        }
        path_free(&p);
    }
    printf("games %.0f, actions %.0f, events %.0f, sampled %.0f, %.3f s each\n", raw.n, mean(&length), mean(&events),
           mean(&sampled), (cpu() - began) / games);
    printf("result            mean %+.4f ± %.4f  variance %.4f\n", mean(&raw), sqrt(variance(&raw) / raw.n),
           variance(&raw));
    printf("without luck      mean %+.4f ± %.4f  variance %.4f, %.1f %% of the result's\n", mean(&adjusted),
           sqrt(variance(&adjusted) / adjusted.n), variance(&adjusted), 100 * variance(&adjusted) / variance(&raw));
    tell_beta(&raw, &adjusted, &luck);
}

static void skill(unsigned games)
{
    static const char *const players[] = {"novice", "casual", "hard"};
    struct tally before = {0};
    for (unsigned k = 0; k < 3; k++) {
        struct tally loss = {0}, own = {0};
        double began = cpu();
        for (unsigned g = 0; g < games; g++) {
            struct path p;
            struct review v;
            play(players[k], g, &p);
            if (review_make(&v, &(struct review_order){.r = &rules, .path = &p, .row = row, .seed = g})) {
                double sum = 0, decisions = 0;
                for (unsigned i = 0; i < rules.seats; i++) {
                    sum += v.seat[i].loss;
                    decisions += v.seat[i].decisions;
                }
                count(&loss, 100 * sum);
                count(&own, decisions);
                review_free(&v);
            }
            path_free(&p);
        }
        printf("%-7s %.0f games, %.0f decisions, loss %.2f ± %.2f points a game, %.3f s each", players[k], loss.n,
               mean(&own), mean(&loss), sqrt(variance(&loss) / loss.n), (cpu() - began) / games);
        if (k > 0)
            printf(", %+.1f standard errors below",
                   (mean(&before) - mean(&loss)) / sqrt(variance(&before) / before.n + variance(&loss) / loss.n));
        puts("");
        before = loss;
    }
}

/* ---- Planted blunders -------------------------------------------------------------------------------------------- */

/* A move by lot in place of the one that the policy makes, if a long search says that it costs enough. */
static bool is_blunder(const struct judge *j, const struct hg_state *s, const struct hg_action *a, uint64_t seed)
{
    const struct compare_effort look = {.pick = 8, .measure = 12, .search = 100, .rounds = 2};
    const struct compare_effort longer = {.pick = 100, .measure = 400, .search = 720, .rounds = 3};
    const double least = review_class_least[REVIEW_BLUNDER];
    struct compared c;
    compare_decision(j, s, a, look, seed, &c);
    if (c.loss < least)
        return false;
    compare_decision(j, s, a, longer, seed + 1, &c);
    return c.loss >= least && c.loss - least > REVIEW_SURE * c.error;
}

/* Plays a game until a move by lot is a blunder; the path goes on from there to the end. Returns the blunder's place in
 * the path, -1 when there was none. */
static int plant(const struct judge *j, uint64_t number, struct path *p)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    struct rng lots;
    int planted = -1;
    rng_seed(&lots, SEED, number);
    table_seed(&t, &rules, SEED, number);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < rules.seats; i++)
        t.player[i] = player_find("casual");
    path_begin(p, &t.state);
    while (!t.state.over && p->count < 20000) {
        struct hg_choices choices;
        if (planted < 0 && t.state.round > 1 && hg_actor(&t.state) < rules.seats && rng_below(&lots, 4) == 0) {
            hg_choices(&rules, &t.state, &choices);
            a = skill_any(&choices, &lots);
            if (is_blunder(j, &t.state, &a, number << 32 | p->count)) {
                planted = (int)p->count;
                hg_apply_legal(&rules, &t.state, &a);
                path_add(p, &a, &t.state, t.actions);
                continue;
            }
        }
        if (table_advance(&t, &a, &f) != TABLE_ACTED)
            break;
        path_add(p, &a, &t.state, t.actions);
    }
    return planted;
}

/* What a decision lost has nothing to do with what came of it, so the step is judged by itself as a review does. */
static void planted(unsigned wanted)
{
    unsigned found[REVIEW_LEVELS] = {0}, all = 0;
    struct judge j;
    if (!judge_begin(&j, &rules, row))
        return;
    for (uint64_t g = 0; all < wanted && g < 50u * wanted; g++) {
        struct path p;
        int at = plant(&j, g, &p);
        if (at >= 0) {
            all++;
            for (unsigned level = 0; level < REVIEW_DEEP; level++) {
                struct path one = {.count = 1, .action = &p.action[at], .position = &p.position[at]};
                struct review v;
                if (review_make(&v, &(struct review_order){
                                        .r = &rules, .path = &one, .row = row, .level = level, .seed = g + 5000})) {
                    found[level] += v.step[0].class > REVIEW_FINE;
                    review_free(&v);
                }
            }
            printf("%u planted, marked: quick %u, normal %u\n", all, found[REVIEW_QUICK], found[REVIEW_NORMAL]);
            fflush(stdout);
        }
        path_free(&p);
    }
    judge_end(&j);
}

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

enum { LENGTHS = 50 /* games that are played, for how many dice a game has */ };

/* As many dice as a game had; a loaded die shows its highest face `times` as often as another. */
static void throw_as(const struct dice_faces *as, double times, struct rng *rng, struct dice_faces *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned sides = 2; sides < DICE_KINDS; sides++)
        for (unsigned i = dice_of_kind(as, sides); i > 0; i--) {
            double place = rng_below(rng, 1u << 24) / (double)(1u << 24) * (sides - 1 + times);
            dice_add(out, sides, place < sides - 1 ? 1 + (unsigned)place : sides);
        }
}

static void dice(unsigned games)
{
    static const double loads[] = {1, 1.25, 1.5, 2};
    static struct dice_game of[LENGTHS];
    struct rng rng;
    struct tally length = {0};
    for (unsigned i = 0; i < LENGTHS; i++) {
        struct path p;
        play("casual", i, &p);
        dice_of_path(&rules, &p, &of[i]);
        count(&length, dice_rolled(&of[i].all));
        path_free(&p);
    }
    printf("%.0f dice a game\n", mean(&length));
    rng_seed(&rng, SEED, 1);
    for (unsigned k = 0; k < 4; k++) {
        unsigned five = 0, one = 0, tests = k == 0 ? games : games / 50;
        for (unsigned g = 0; g < tests; g++) {
            struct dice_faces faces;
            throw_as(&of[g % LENGTHS].all, loads[k], &rng, &faces);
            double p = dice_test(&faces, g);
            five += p <= 0.05;
            one += p <= 0.01;
        }
        printf("highest face %.2f times as often: %u tests, p <= 0.05 in %.3f %%, p <= 0.01 in %.3f %%\n", loads[k],
               tests, 100.0 * five / tests, 100.0 * one / tests);
    }
}

static void times(unsigned games)
{
    for (unsigned level = 0; level < REVIEW_DEEP; level++) {
        double spent = 0;
        for (unsigned g = 0; g < games; g++) {
            struct path p;
            struct review v;
            play("casual", g, &p);
            double began = cpu();
            if (review_make(&v, &(struct review_order){.r = &rules, .path = &p, .row = row, .level = level}))
                review_free(&v);
            spent += cpu() - began;
            path_free(&p);
        }
        printf("%-7s %.3f s\n", review_level_words[level], spent / games);
    }
}

int main(int argc, char **argv)
{
    if (argc != 5 || !find(argv[2], strtoul(argv[3], NULL, 10)))
        return 2;
    unsigned games = (unsigned)strtoul(argv[4], NULL, 10);
    if (strcmp(argv[1], "luck") == 0)
        luck_free(games);
    else if (strcmp(argv[1], "skill") == 0)
        skill(games);
    else if (strcmp(argv[1], "planted") == 0)
        planted(games);
    else if (strcmp(argv[1], "dice") == 0)
        dice(games);
    else
        times(games);
    return 0;
}
