/* Events of chance: where they may end, what that is worth, and what is expected of it.
 *
 * When the ends are few enough they are enumerated, and the mean is exact; otherwise chains are drawn by lot, always
 * the same ones. Where these end in few places, each of them is played on from like those that are enumerated. Where
 * they do not, every chain has two lines of its own, and wherever the game went on from has all of these lines: what a
 * line does to all ends alike cancels out, and the end that counts is known best. */
#include "review/event.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "review/ends.h"

enum {
    LUCK = 19,       /* tells the luck of drawn chains from that of lines */
    FEW = 4,         /* lines, at least, from each of a few ends */
    FEW_OF_MANY = 2, /* and from each of more: there it is their number that tells how much is noise */
    MANY = 8,        /* ends */
    TRIED = 32,      /* chains, to see whether they end in few places */
    PLACES = 12,     /* those are few */
    CHAINS = 6,      /* that are drawn, at least, where they do not */
    PAIR = 2,        /* lines of a chain */
    MOST_SHARES = 5, /* of what an event has on average, that one may take */
    USUAL_EVENTS = 4 /* that the game is thought to have begun with */
};
/* What is at stake in them: the squares of all seats' distances from what is expected. */
static const double usual_spread = 0.0025;

/* What an event is found to be, and what the game has still for the others. */
struct judge_ends {
    struct ends ends;
    uint64_t luck;                        /* that all lines from them have */
    unsigned lines;                       /* from each; from where the game goes on if chains have lines of their own */
    unsigned chains;                      /* that were drawn where not all were followed */
    bool drawn;                           /* chains have lines of their own: ends are not kept */
    double line[ENDS_MOST][HG_SEATS_MAX]; /* what the line at hand has come to */
    double sum[ENDS_MOST][HG_SEATS_MAX], mean[ENDS_MOST][HG_SEATS_MAX]; /* of all lines */
    double centre[HG_SEATS_MAX], trust;                                 /* see pull */
    struct review_worth worth[ENDS_MOST];
    double left; /* work, for so many events; 0: each has as much as it likes */
    unsigned events;
    double needs; /* of the events so far, and how many they were */
    unsigned met;
};

struct judge_ends *event_new(void)
{
    return calloc(1, sizeof(struct judge_ends));
}

/* ---- Work -------------------------------------------------------------------------------------------------------- */

void judge_share(const struct judge *j, unsigned events)
{
    struct judge_ends *e = j->ends;
    e->left = j->work;
    e->events = events;
    e->needs = 0;
    e->met = 0;
}

/* Steps that an event may take: the share of what is left that goes with what is at stake, and with the root of what a
 * line costs, which leaves the least noise in the sum of all luck. */
static unsigned allow(struct judge_ends *e, double spread, double steps_of_line)
{
    double usual = sqrt(usual_spread * steps_of_line), need = sqrt(spread * steps_of_line), share;
    if (e->events == 0)
        return UINT_MAX;
    e->needs += need;
    e->met++;
    share = need * (USUAL_EVENTS + e->met) / (USUAL_EVENTS * usual + e->needs);
    return (unsigned)(e->left / e->events * fmin(share, MOST_SHARES));
}

static void spend(struct judge_ends *e, double steps)
{
    if (e->events == 0)
        return;
    e->left = fmax(e->left - steps, 0);
    e->events -= e->events > 1;
}

/* ---- Ends that are kept ------------------------------------------------------------------------------------------ */

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
            steps += judge_line(j, &e->ends.state[i], e->luck, line, e->line[i]);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            e->sum[i][k] += e->line[i][k];
    }
    return steps;
}

/* Line after line from all ends until the work is done. Returns the mean of the lines' spreads: what is in it beyond
 * the spread of the means is noise. */
static double play_event(const struct judge *j, struct judge_ends *e)
{
    unsigned few = e->ends.count > MANY ? FEW_OF_MANY : FEW, steps = 0, most = UINT_MAX;
    double spreads = 0;
    memset(e->sum, 0, e->ends.count * sizeof e->sum[0]);
    for (e->lines = 0; e->lines < few || (e->lines < j->lines && steps < most); e->lines++) {
        steps += play_ends(j, e, e->lines);
        spreads += spread_of(e, e->line);
        if (e->lines + 1 == few)
            most = allow(e, spread_of(e, e->sum) / (few * few), (double)steps / few);
    }
    spend(e, steps);
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
    judge_round(pulled, out);
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
            judge_round(e->mean[i], &e->worth[i]);
}

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

/* ---- Chains with lines of their own ------------------------------------------------------------------------------ */

/* Sums over chains of what the two lines of each came to; the second element of the open ones alone. */
struct drawn {
    unsigned chains[2];
    double sum[2][HG_SEATS_MAX];      /* of the means of two */
    double square[2][HG_SEATS_MAX];   /* of their squares */
    double together[2][HG_SEATS_MAX]; /* of the two multiplied */
};

static void note(struct drawn *d, unsigned open, double line[PAIR][HG_SEATS_MAX])
{
    d->chains[open]++;
    for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
        double mean = (line[0][k] + line[1][k]) / PAIR;
        d->sum[open][k] += mean;
        d->square[open][k] += mean * mean;
        d->together[open][k] += line[0][k] * line[1][k];
    }
}

/* How far chains are from each other, by the squares of all seats: with the noise of their lines, and without it. What
 * two lines of a chain have in common is no noise. */
static void spreads_of(const struct drawn *d, unsigned open, double *with, double *without)
{
    double n = d->chains[open], both = 0, common = 0;
    *with = *without = 0;
    for (unsigned k = 0; k < HG_SEATS_MAX && n > 1; k++) {
        double mean = d->sum[open][k] / n;
        both += d->square[open][k] / n - mean * mean;
        common += d->together[open][k] / n - mean * mean;
    }
    if (n > 1) {
        *with = both * n / (n - 1);
        *without = fmax(common + *with / n, 0);
    }
}

/* Chain after chain until the work is done; where the game goes on from will cost as much again. */
static void draw(const struct judge *j, const struct hg_state *s, struct judge_ends *e, struct drawn *d)
{
    unsigned steps = 0, most = UINT_MAX;
    memset(d, 0, sizeof *d);
    for (e->chains = 0; e->chains < CHAINS || (e->chains < j->samples && 2 * steps < most); e->chains++) {
        double line[PAIR][HG_SEATS_MAX], with, without;
        struct hg_state end;
        ends_draw(j->r, s, e->luck ^ LUCK, e->chains, &end);
        for (unsigned i = 0; i < PAIR; i++)
            steps += judge_line(j, &end, e->luck, PAIR * e->chains + i, line[i]);
        note(d, 0, line);
        if (!end.over)
            note(d, 1, line);
        if (e->chains + 1 == CHAINS) {
            spreads_of(d, 0, &with, &without);
            most = allow(e, with, (double)steps / CHAINS);
        }
    }
    spend(e, 2.0 * steps);
}

static void judge_drawn(const struct judge *j, const struct hg_state *s, struct review_worth *out,
                        struct judge_event *event)
{
    struct judge_ends *e = j->ends;
    struct drawn d;
    double mean[HG_SEATS_MAX], with, without;
    draw(j, s, e, &d);
    e->lines = PAIR * e->chains;
    spreads_of(&d, 1, &with, &without);
    e->trust = without > 0 ? without / (without + PAIR * (with - without) / e->lines + with / e->chains) : 0;
    for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
        mean[k] = d.sum[0][k] / e->chains;
        e->centre[k] = d.chains[1] > 0 ? d.sum[1][k] / d.chains[1] : mean[k];
    }
    judge_round(mean, out);
    spreads_of(&d, 0, &with, &without);
    *event = (struct judge_event){
        .outcomes = e->chains, .deviation = e->trust * sqrt(without / 2), .error = sqrt(with / 2 / e->chains)};
}

/* ---- Expectations ------------------------------------------------------------------------------------------------ */

/* Few outcomes one by one, many by lot. Returns whether it is exact. */
static bool gather(const struct judge *j, const struct hg_state *s, struct judge_ends *e)
{
    e->luck = hg_hash(j->r, s);
    e->drawn = false;
    if (ends_enumerate(&e->ends, j->r, s, j->enumerate, j->differ))
        return true;
    e->chains = j->samples;
    ends_sample(&e->ends, j->r, s, e->chains < TRIED ? e->chains : TRIED, e->luck ^ LUCK);
    e->drawn = e->ends.count > PLACES;
    if (!e->drawn && e->chains > TRIED)
        ends_sample(&e->ends, j->r, s, e->chains, e->luck ^ LUCK);
    return false;
}

void judge_chance(const struct judge *j, const struct hg_state *s, struct review_worth *out, struct judge_event *event)
{
    double mean[HG_SEATS_MAX], told, whole;
    bool exact = gather(j, s, j->ends);
    if (j->ends->drawn) {
        judge_drawn(j, s, out, event);
        return;
    }
    judge_ends(j, j->ends);
    average(j->ends, mean, &told, &whole);
    judge_round(mean, out);
    event->exact = exact;
    event->outcomes = j->ends->ends.count;
    event->deviation = sqrt(told);
    event->error = exact ? 0 : sqrt(whole / j->ends->chains);
}

void judge_after(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    const struct judge_ends *e = j->ends;
    unsigned end = e->drawn ? ENDS_MOST : ends_find(&e->ends, s);
    double mean[HG_SEATS_MAX];
    if (end < e->ends.count) {
        *out = e->worth[end];
        return;
    }
    judge_lines(j, s, e->luck, e->lines, mean);
    if (s->over)
        judge_round(mean, out);
    else
        pull(e, mean, out);
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
