/* Games that are reviewed as they are played, to measure the reviews themselves: bench-review PART GAME SEATS GAMES.
 * GAME "all": every mode, with SEATS or the nearest number that it has, so that 0 stands for the fewest and 9 for the
 * most. The parts:
 *
 * - luck: equal sides, the result and the result without luck, quick;
 * - skill: what novice, casual and hard lose by their decisions in a game, quick;
 * - planted: blunders by a long search, put into games, and how many of them a review marks;
 * - marks: what quick reviews call mistakes, held against games played to their ends;
 * - dice: the test of dice on fair games and on loaded ones;
 * - time: CPU seconds of a review by level. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/bits.h"
#include "front/game.h"
#include "players/skill.h"
#include "review/dice.h"
#include "review/families.h"
#include "review/review.h"
#include "table/table.h"

enum { SEED = 77, CAP = 200, TOLD = 100 /* games after which sums are told again */ };

/* The game that is measured. */
static char label[160];
static struct hg_rules rules;
static const struct fit_row *row;
static struct odds_cache odds;

static bool take(const struct edition *e, const struct edition_mode *mode, unsigned seats)
{
    struct fault f;
    if (!edition_compile(e, mode->named.id, seats, NULL, 0, &rules, &f))
        return false;
    row = fit_find(edition_id(e), mode->named.id, seats);
    snprintf(label, sizeof label, "%s/%s %u", edition_id(e), mode->named.id, seats);
    return true;
}

static bool find(const char *name, uint64_t seats)
{
    struct game_name game;
    struct fault f;
    if (!game_find_playable(name, NULL, &seats, &game, &f)) {
        fprintf(stderr, "%s\n", f.sentence);
        return false;
    }
    return take(game.edition, game.mode, (unsigned)seats);
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

/* The first side against the mean of the others. Seats of a side have the same share each. */
static double ahead(const struct review *v, bool adjusted)
{
    uint8_t friends = review_friends(&rules, &v->path->position[v->path->count], 0);
    double own = 0, others = 0;
    for (unsigned i = 0; i < rules.seats; i++) {
        double x = (double)(adjusted ? review_adjusted(&v->seat[i]) : v->seat[i].result) / REVIEW_ONE;
        *(has(friends, i) ? &own : &others) += x;
    }
    return own - others / (rules.seats / v->seat[0].side - 1);
}

/* Luck as a control variate: with the share of it that leaves the least variance taken out. From the variances of the
 * result, of the luck and of their difference follows how they go together. */
static void tell_beta(const struct tally *raw, const struct tally *adjusted, const struct tally *luck)
{
    double together = (variance(raw) + variance(luck) - variance(adjusted)) / 2, beta = together / variance(luck);
    printf("with %.2f of it    variance %.4f, %.1f %% of the result's\n", beta, variance(raw) - beta * together,
           100 * (1 - beta * together / variance(raw)));
}

struct luck {
    struct tally raw, adjusted, luck, length, events, sampled;
};

static void tell_luck(const struct luck *l, double seconds)
{
    const struct tally *raw = &l->raw, *adjusted = &l->adjusted;
    printf("%s: games %.0f, actions %.0f, events %.0f, sampled %.0f, %.3f s each\n", label, raw->n, mean(&l->length),
           mean(&l->events), mean(&l->sampled), seconds / raw->n);
    printf("result            mean %+.4f ± %.4f  variance %.4f\n", mean(raw), sqrt(variance(raw) / raw->n),
           variance(raw));
    printf("without luck      mean %+.4f ± %.4f  variance %.4f, %.1f %% of the result's\n", mean(adjusted),
           sqrt(variance(adjusted) / adjusted->n), variance(adjusted), 100 * variance(adjusted) / variance(raw));
    tell_beta(raw, adjusted, &l->luck);
    fflush(stdout);
}

static void add_luck(struct luck *l, const struct review *v)
{
    unsigned events = 0, sampled = 0;
    count(&l->raw, ahead(v, false));
    count(&l->adjusted, ahead(v, true));
    count(&l->luck, ahead(v, false) - ahead(v, true));
    count(&l->length, v->path->count);
    for (unsigned i = 0; i < v->path->count; i++) {
        events += v->step[i].ends_event;
        sampled += v->step[i].ends_event && !v->step[i].event.exact;
    }
    count(&l->events, events);
    count(&l->sampled, sampled);
}

static void luck_free(unsigned games)
{
    struct luck l = {0};
    double began = cpu();
    for (unsigned g = 0; g < games; g++) {
        struct path p;
        struct review v;
        if (play("casual", g, &p) &&
            review_make(&v, &(struct review_order){.r = &rules, .path = &p, .row = row, .luck_only = true})) {
            add_luck(&l, &v);
            review_free(&v);
        }
        path_free(&p);
        if ((g + 1) % TOLD == 0 || g + 1 == games)
            tell_luck(&l, cpu() - began);
    }
}

/* ---- Levels ------------------------------------------------------------------------------------------------------ */

/* The losses of all seats in one game, in points, and how many decisions there were. */
static double lost(const struct judge *j, const struct path *p, uint64_t seed, unsigned *decisions)
{
    const struct review_order order = {.r = &rules, .path = p, .row = row, .seed = seed};
    double sum = 0;
    *decisions = 0;
    for (unsigned i = 0; i < p->count; i++) {
        struct review_step step = {0};
        review_decision(j, &order, i, &step);
        *decisions += step.decision.compared;
        sum += 100 * step.decision.loss;
    }
    return sum;
}

/* Standard errors between two means. */
static double apart(const struct tally *a, const struct tally *b)
{
    return (mean(a) - mean(b)) / sqrt(variance(a) / a->n + variance(b) / b->n);
}

static double error(const struct tally *t)
{
    return sqrt(variance(t) / t->n);
}

static void skill(unsigned games)
{
    static const char *const players[] = {"novice", "casual", "hard"};
    struct tally loss[3] = {{0}}, each[3] = {{0}};
    struct judge j;
    double began = cpu();
    if (!judge_begin(&j, &rules, row))
        return;
    printf("%-28s", label);
    for (unsigned k = 0; k < 3; k++) {
        for (unsigned g = 0; g < games; g++) {
            struct path p;
            unsigned decisions;
            play(players[k], g, &p);
            double sum = lost(&j, &p, g, &decisions);
            count(&loss[k], sum);
            count(&each[k], decisions > 0 ? sum / decisions : 0);
            path_free(&p);
        }
        printf(" | %s %.1f ± %.1f, %.3f ± %.3f", players[k], mean(&loss[k]), 2 * error(&loss[k]), mean(&each[k]),
               2 * error(&each[k]));
        fflush(stdout);
    }
    printf(" | game %+.1f %+.1f, decision %+.1f %+.1f s.e. | %.0f s\n", apart(&loss[0], &loss[1]),
           apart(&loss[1], &loss[2]), apart(&each[0], &each[1]), apart(&each[1], &each[2]), cpu() - began);
    judge_end(&j);
}

/* ---- Planted blunders -------------------------------------------------------------------------------------------- */

/* A move by lot in place of the one that the policy makes, if a long search says that it costs enough. */
static bool is_blunder(const struct judge *j, const struct hg_state *s, const struct hg_action *a, uint64_t seed)
{
    const struct compare_effort look = {.pick = 8, .measure = 12, .search = 100, .rounds = 2, .hope = 2};
    const struct compare_effort longer = {.pick = 100, .measure = 400, .search = 720, .rounds = 3, .hope = 2};
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
    unsigned marked[REVIEW_LEVELS] = {0}, severe[REVIEW_LEVELS] = {0}, all = 0;
    struct judge j;
    double began = cpu();
    if (!judge_begin(&j, &rules, row))
        return;
    for (uint64_t g = 0; all < wanted && g < 50u * wanted; g++) {
        struct path p;
        int at = plant(&j, g, &p);
        for (unsigned level = 0; at >= 0 && level < REVIEW_DEEP; level++) {
            struct review_step step = {0};
            review_decision(
                &j, &(struct review_order){.r = &rules, .path = &p, .row = row, .level = level, .seed = g + 5000},
                (unsigned)at, &step);
            marked[level] += step.class > REVIEW_FINE;
            severe[level] += step.class > REVIEW_INACCURACY;
        }
        all += at >= 0;
        path_free(&p);
    }
    printf("%s: %u planted; marked (mistake or blunder): quick %u (%u), normal %u (%u); %.0f s\n", label, all,
           marked[REVIEW_QUICK], severe[REVIEW_QUICK], marked[REVIEW_NORMAL], severe[REVIEW_NORMAL], cpu() - began);
    judge_end(&j);
}

/* ---- What is marked ---------------------------------------------------------------------------------------------- */

/* Mistakes and blunders as they were told, and the same held against games that are played to their ends. */
struct marks {
    struct tally told, found;
    unsigned decisions, worse; /* those with a choice; those of the marked that are worse by two standard errors */
};

static void tell_marks(const char *when, const struct marks *m)
{
    printf(" | %s: %u decisions, %.0f marked", when, m->decisions, m->told.n);
    if (m->told.n > 1)
        printf(", told %.1f, true %.1f ± %.1f, %.0f %% surely worse", 100 * mean(&m->told), 100 * mean(&m->found),
               200 * error(&m->found), 100 * m->worse / m->told.n);
}

static void add_mark(const struct judge *j, const struct path *p, unsigned i, const struct review_step *step,
                     struct marks *m)
{
    const struct compare_effort to_the_end = {.measure = 400, .rounds = 100};
    struct compared c = step->decision;
    m->decisions += c.compared;
    if (step->class < REVIEW_MISTAKE)
        return;
    count(&m->told, c.loss);
    compare_moves(j, &p->position[i], &p->action[i], &to_the_end, i, &c);
    count(&m->found, c.loss);
    m->worse += c.loss > REVIEW_SURE * c.error;
}

static void marks(unsigned games)
{
    struct marks m[2]; /* in the set-up, and behind it */
    struct judge j;
    double began = cpu();
    memset(m, 0, sizeof m);
    if (!judge_begin(&j, &rules, row))
        return;
    for (unsigned g = 0; g < games; g++) {
        struct path p;
        play("casual", g, &p);
        const struct review_order order = {.r = &rules, .path = &p, .row = row, .seed = g};
        for (unsigned i = 0; i < p.count; i++) {
            struct review_step step = {0};
            review_decision(&j, &order, i, &step);
            add_mark(&j, &p, i, &step, &m[p.position[i].round > 0]);
        }
        path_free(&p);
    }
    printf("%-28s", label);
    tell_marks("set-up", &m[0]);
    tell_marks("turns", &m[1]);
    printf(" | %.0f s\n", cpu() - began);
    fflush(stdout);
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

static void tell_dice(const char *what, unsigned tests, const unsigned below[2])
{
    printf("%s: %u tests, p <= 0.05 in %.3f %%, p <= 0.01 in %.3f %%\n", what, tests, 100.0 * below[0] / tests,
           100.0 * below[1] / tests);
}

/* Fair ones are the dice of played games, as they were dealt. */
static void dice(unsigned games)
{
    static const double loads[] = {1.25, 1.5, 2};
    static struct dice_game of[LENGTHS];
    struct rng rng;
    struct tally length = {0};
    unsigned below[2] = {0};
    for (unsigned g = 0; g < games; g++) {
        struct path p;
        play("casual", g, &p);
        dice_of_path(&rules, &p, &of[g % LENGTHS]);
        double fair = dice_test(&of[g % LENGTHS].all, g);
        below[0] += fair <= 0.05;
        below[1] += fair <= 0.01;
        count(&length, dice_rolled(&of[g % LENGTHS].all));
        path_free(&p);
    }
    printf("%s, %.0f dice a game\n", label, mean(&length));
    tell_dice("fair", games, below);
    rng_seed(&rng, SEED, 1);
    for (unsigned k = 0; k < sizeof loads / sizeof loads[0]; k++) {
        unsigned tests = 1000, found[2] = {0};
        char what[80];
        for (unsigned g = 0; g < tests; g++) {
            struct dice_faces faces;
            throw_as(&of[g % LENGTHS].all, loads[k], &rng, &faces);
            double p = dice_test(&faces, g);
            found[0] += p <= 0.05;
            found[1] += p <= 0.01;
        }
        snprintf(what, sizeof what, "highest face %.2f times as often", loads[k]);
        tell_dice(what, tests, found);
    }
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

static void times(unsigned games)
{
    printf("%-28s", label);
    for (unsigned level = 0; level < REVIEW_DEEP; level++) {
        double spent = 0, actions = 0, luck = 0;
        for (unsigned g = 0; g < games; g++) {
            struct path p;
            struct review v;
            play("casual", g, &p);
            struct review_order order = {.r = &rules, .path = &p, .row = row, .level = level};
            double began = cpu();
            if (review_make(&v, &order))
                review_free(&v);
            spent += cpu() - began;
            actions += p.count;
            order.luck_only = true;
            began = cpu();
            if (review_make(&v, &order))
                review_free(&v);
            luck += cpu() - began;
            path_free(&p);
        }
        if (level == REVIEW_QUICK)
            printf(" %.0f actions,", actions / games);
        printf(" %s %.3f s (luck alone %.3f s)", review_level_words[level], spent / games, luck / games);
        fflush(stdout);
    }
    puts("");
}

/* ---- What to measure --------------------------------------------------------------------------------------------- */

/* The number of seats of a mode that is nearest to the one wanted. */
static unsigned nearest(const struct edition_mode *mode, unsigned wanted)
{
    unsigned best = 0;
    for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++)
        if (edition_mode_seats(mode, seats) && (best == 0 || seats <= wanted))
            best = seats;
    return best;
}

static void of_all(void (*run)(unsigned), unsigned seats, unsigned games)
{
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        for (unsigned k = 0; e != NULL && k < edition_modes(e); k++) {
            const struct edition_mode *mode = edition_mode(e, k);
            if (mode->unavailable == NULL && take(e, mode, nearest(mode, seats)))
                run(games);
        }
        edition_close(e);
    }
}

int main(int argc, char **argv)
{
    static const struct {
        const char *word;
        void (*run)(unsigned games);
    } parts[] = {{"luck", luck_free}, {"skill", skill}, {"planted", planted},
                 {"marks", marks},    {"dice", dice},   {"time", times}};
    for (unsigned i = 0; argc == 5 && i < sizeof parts / sizeof parts[0]; i++) {
        unsigned games = (unsigned)strtoul(argv[4], NULL, 10);
        if (strcmp(argv[1], parts[i].word) != 0)
            continue;
        if (strcmp(argv[2], "all") == 0)
            of_all(parts[i].run, (unsigned)strtoul(argv[3], NULL, 10), games);
        else if (find(argv[2], strtoul(argv[3], NULL, 10)))
            parts[i].run(games);
        else
            return 2;
        return 0;
    }
    return 2;
}
