/* Looks, playing on, and expectations over chance.
 *
 * The evaluation was fitted to the beginnings of turns and misjudges what lies between them. So a position is worth
 * what it leads to: the casual policy plays on for some rounds in some lines, and the positions there are looked at.
 *
 * When the ends of an event of chance are few enough they are enumerated, and the mean is exact; otherwise chains are
 * drawn by lot, always the same ones. */
#include "review/judge.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/search.h"
#include "review/ends.h"
#include "review/families.h"

enum {
    PATIENCE = 4000, /* steps of a line, most */
    LUCK = 19,       /* tells the luck of drawn chains from that of lines */
    FEW = 4,         /* lines, at least */
    CHAINS = 8,      /* that are drawn, at least */
    STEPS_A_TURN = 8 /* about */
};

/* The ends of an event and their worths: one of them is where the game went on. */
struct judge_ends {
    struct ends ends;
    uint64_t luck;                        /* that all lines from them have */
    unsigned lines;                       /* from each */
    unsigned chains;                      /* that were drawn where not all were followed */
    double line[ENDS_MOST][HG_SEATS_MAX]; /* what the line at hand has come to */
    double sum[ENDS_MOST][HG_SEATS_MAX], mean[ENDS_MOST][HG_SEATS_MAX]; /* of all lines */
    double centre[HG_SEATS_MAX], trust;                                 /* see pull */
    struct review_worth worth[ENDS_MOST];
};

bool judge_begin(struct judge *j, const struct hg_rules *r, const struct fit_row *row)
{
    *j = (struct judge){.r = r,
                        .row = row,
                        .enumerate = 50000,
                        .differ = ENDS_MOST,
                        .samples = 400,
                        .lines = 64,
                        .work = UINT_MAX,
                        .between = 16,
                        .rounds = 1};
    j->odds = calloc(1, sizeof *j->odds);
    j->ends = calloc(1, sizeof *j->ends);
    if (j->odds != NULL && j->ends != NULL)
        return true;
    judge_end(j);
    return false;
}

void judge_end(struct judge *j)
{
    free(j->odds);
    free(j->ends);
    j->odds = NULL;
    j->ends = NULL;
}

/* ---- A look ------------------------------------------------------------------------------------------------------ */

/* Rounds so that all parts together are REVIEW_ONE: what is missing goes to those who lost most by rounding. */
static void round_off(const double share[HG_SEATS_MAX], struct review_worth *out)
{
    double lost[HG_SEATS_MAX];
    int32_t left = REVIEW_ONE;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        double exact = share[i] * REVIEW_ONE;
        out->of[i] = (int32_t)floor(exact);
        lost[i] = share[i] > 0 ? exact - out->of[i] : -1;
        left -= out->of[i];
    }
    for (; left > 0; left--) {
        unsigned most = 0;
        for (unsigned i = 1; i < HG_SEATS_MAX; i++)
            most = lost[i] > lost[most] ? i : most;
        out->of[most]++;
        lost[most] -= 1;
    }
}

static void share_out(uint64_t seats, double all, double share[HG_SEATS_MAX])
{
    double part = all / count_bits(seats);
    while (seats != 0)
        share[take_lowest(&seats)] += part;
}

/* A game without winner is shared by those who were in it to the end. */
static void result(const struct hg_rules *r, const struct hg_state *s, double share[HG_SEATS_MAX])
{
    uint64_t seats = s->winners != 0 ? s->winners : s->acting != 0 ? s->acting : bit(r->seats) - 1;
    share_out(seats, 1, share);
}

static void shares(const struct judge *j, const struct hg_state *s, double share[HG_SEATS_MAX])
{
    struct fit_side side[HG_SEATS_MAX];
    double chance[HG_SEATS_MAX];
    unsigned sides;
    memset(share, 0, HG_SEATS_MAX * sizeof *share);
    if (s->over || s->acting == 0) {
        result(j->r, s, share);
        return;
    }
    sides = fit_sides(j->r, s, side);
    fit_chances(j->row, side, sides, chance);
    for (unsigned i = 0; i < sides; i++)
        share_out(side[i].seats, chance[i], share);
}

void judge_look(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    double share[HG_SEATS_MAX];
    shares(j, s, share);
    round_off(share, out);
}

int32_t judge_seat(const struct judge *j, const struct hg_state *s, uint8_t seat)
{
    double share[HG_SEATS_MAX];
    shares(j, s, share);
    return (int32_t)(share[seat] * REVIEW_ONE);
}

/* ---- Playing on -------------------------------------------------------------------------------------------------- */

unsigned judge_play(const struct judge *j, struct hg_state *s, uint32_t horizon, uint64_t luck, unsigned line)
{
    const struct skill *skill = skill_of(j->r);
    struct rng rng;
    struct kit kit = {.rng = &rng, .odds = j->odds, .styles = NULL};
    uint32_t turn = s->turn + 1;
    unsigned steps = 0;
    for (; steps < PATIENCE && !s->over && s->turn < horizon; steps++) {
        if (s->turn != turn)
            rng_seed(&rng, luck, (uint64_t)s->turn << 32 | line);
        turn = s->turn;
        if (skill->play != NULL)
            skill->play(j->r, s, &kit);
        else
            skill_step(skill, j->r, s, &kit);
    }
    return steps;
}

/* One line; returns its steps. All ends of an event meet the same luck, so that it does not tell them apart; another
 * event has other luck, so that what it does to both does not add up. */
static unsigned play_line(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned line,
                          double share[HG_SEATS_MAX])
{
    struct hg_state next = *s;
    unsigned steps = judge_play(j, &next, search_horizon(s, j->rounds), luck, line);
    shares(j, &next, share);
    return steps + 1;
}

static void play_lines(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned lines,
                       double mean[HG_SEATS_MAX])
{
    double share[HG_SEATS_MAX];
    memset(mean, 0, HG_SEATS_MAX * sizeof *mean);
    lines = s->over ? 1 : lines;
    for (unsigned i = 0; i < lines; i++) {
        play_line(j, s, luck, i, share);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            mean[k] += share[k] / lines;
    }
}

void judge_position(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    double mean[HG_SEATS_MAX];
    play_lines(j, s, hg_hash(j->r, s), j->between, mean);
    round_off(mean, out);
}

/* ---- The ends of an event ---------------------------------------------------------------------------------------- */

/* Ends that are over have no noise and stay what they are. */
static bool is_open(const struct judge_ends *e, unsigned i)
{
    return !e->ends.state[i].over;
}

/* The mean over the open ends, by their chances. */
static void centre_of(const struct judge_ends *e, double of[][HG_SEATS_MAX], double centre[HG_SEATS_MAX])
{
    double all = 0;
    memset(centre, 0, HG_SEATS_MAX * sizeof *centre);
    for (unsigned i = 0; i < e->ends.count; i++) {
        double chance = is_open(e, i) ? e->ends.chance[i] : 0;
        all += chance;
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            centre[k] += chance * of[i][k];
    }
    for (unsigned k = 0; k < HG_SEATS_MAX && all > 0; k++)
        centre[k] /= all;
}

/* How far the open ends are from their mean: squares of all seats together. */
static double spread_of(const struct judge_ends *e, double of[][HG_SEATS_MAX])
{
    double centre[HG_SEATS_MAX], sum = 0;
    centre_of(e, of, centre);
    for (unsigned i = 0; i < e->ends.count; i++)
        for (unsigned k = 0; k < HG_SEATS_MAX && is_open(e, i); k++)
            sum += e->ends.chance[i] * (of[i][k] - centre[k]) * (of[i][k] - centre[k]);
    return sum;
}

/* One line from every end; returns its steps. */
static unsigned play_ends(const struct judge *j, struct judge_ends *e, unsigned line)
{
    unsigned steps = 0;
    for (unsigned i = 0; i < e->ends.count; i++) {
        if (is_open(e, i) || line == 0)
            steps += play_line(j, &e->ends.state[i], e->luck, line, e->line[i]);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            e->sum[i][k] += e->line[i][k];
    }
    return steps;
}

/* Line after line from all ends until the work is done: many ends have fewer lines each, and their number makes up for
 * that. Returns the mean of the lines' spreads: what is in it beyond the spread of the means is noise. */
static double play_event(const struct judge *j, struct judge_ends *e)
{
    double spreads = 0;
    unsigned steps = 0;
    memset(e->sum, 0, e->ends.count * sizeof e->sum[0]);
    for (e->lines = 0; e->lines < FEW || (e->lines < j->lines && steps < j->work); e->lines++) {
        steps += play_ends(j, e, e->lines);
        spreads += spread_of(e, e->line);
    }
    for (unsigned i = 0; i < e->ends.count; i++)
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            e->mean[i][k] = e->sum[i][k] / e->lines;
    return spreads / e->lines;
}

/* Ends are pulled towards their mean by the part of their spread that the noise of the lines explains (empirical Bayes,
 * James and Stein). How far is known before chance acts, so what is expected of luck stays nothing. */
static void pull(const struct judge_ends *e, const double of[HG_SEATS_MAX], struct review_worth *out)
{
    double pulled[HG_SEATS_MAX];
    for (unsigned k = 0; k < HG_SEATS_MAX; k++)
        pulled[k] = e->centre[k] + e->trust * (of[k] - e->centre[k]);
    round_off(pulled, out);
}

static void judge_ends(const struct judge *j, struct judge_ends *e)
{
    double spreads = play_event(j, e), spread = spread_of(e, e->mean);
    double noise = fmax(spreads - spread, 0) / (e->lines - 1);
    centre_of(e, e->mean, e->centre);
    e->trust = spread > 0 ? fmax(1 - noise / spread, 0) : 0;
    for (unsigned i = 0; i < e->ends.count; i++)
        if (is_open(e, i))
            pull(e, e->mean[i], &e->worth[i]);
        else
            round_off(e->mean[i], &e->worth[i]);
}

void judge_after(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    const struct judge_ends *e = j->ends;
    unsigned end = ends_find(&e->ends, s);
    double mean[HG_SEATS_MAX];
    if (end < e->ends.count) {
        *out = e->worth[end];
        return;
    }
    play_lines(j, s, e->luck, e->lines, mean);
    if (s->over)
        round_off(mean, out);
    else
        pull(e, mean, out);
}

/* ---- Expectations ------------------------------------------------------------------------------------------------ */

/* The mean over the ends, and how far the seat that has most at stake is from it: as it is told, and before it was
 * pulled, which is what the mean's error comes from. */
static void average(const struct judge_ends *e, double mean[HG_SEATS_MAX], double *told, double *whole)
{
    double square[HG_SEATS_MAX] = {0}, before[HG_SEATS_MAX] = {0};
    memset(mean, 0, HG_SEATS_MAX * sizeof *mean);
    for (unsigned i = 0; i < e->ends.count; i++)
        for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
            double w = (double)e->worth[i].of[k] / REVIEW_ONE, chance = e->ends.chance[i];
            mean[k] += chance * w;
            square[k] += chance * w * w;
            before[k] += chance * e->mean[i][k] * e->mean[i][k];
        }
    *told = *whole = 0;
    for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
        *told = fmax(*told, square[k] - mean[k] * mean[k]);
        *whole = fmax(*whole, before[k] - mean[k] * mean[k]);
    }
}

/* As many chains as the work allows few lines for. */
static unsigned chains_of(const struct judge *j)
{
    unsigned all = j->work / (FEW * STEPS_A_TURN * j->rounds * j->r->seats);
    return all > j->samples ? j->samples : all < CHAINS ? CHAINS : all;
}

/* Few outcomes one by one, many by lot. Returns whether it is exact. */
static bool gather(const struct judge *j, const struct hg_state *s, struct judge_ends *e)
{
    e->luck = hg_hash(j->r, s);
    if (ends_enumerate(&e->ends, j->r, s, j->enumerate, j->differ))
        return true;
    e->chains = chains_of(j);
    ends_sample(&e->ends, j->r, s, e->chains, e->luck ^ LUCK);
    return false;
}

void judge_chance(const struct judge *j, const struct hg_state *s, struct review_worth *out, struct judge_event *event)
{
    double mean[HG_SEATS_MAX], told, whole;
    bool exact = gather(j, s, j->ends);
    judge_ends(j, j->ends);
    average(j->ends, mean, &told, &whole);
    round_off(mean, out);
    if (event == NULL)
        return;
    event->exact = exact;
    event->outcomes = j->ends->ends.count;
    event->deviation = sqrt(told);
    event->error = exact ? 0 : sqrt(whole / j->ends->chains);
}

unsigned judge_outcomes(const struct judge *j, const struct hg_state *s, unsigned most, double *chance,
                        struct review_worth *worth)
{
    const struct judge_ends *e = j->ends;
    if (!gather(j, s, j->ends) || e->ends.count > most)
        return 0;
    judge_ends(j, j->ends);
    for (unsigned i = 0; i < e->ends.count; i++) {
        chance[i] = e->ends.chance[i];
        worth[i] = e->worth[i];
    }
    return e->ends.count;
}
