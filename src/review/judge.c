/* Looks and playing on.
 *
 * The evaluation was fitted to the beginnings of turns and misjudges what lies between them. So a position is worth
 * what it leads to: the casual policy plays on for some rounds in some lines, and the positions there are looked at. */
#include "review/judge.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/search.h"
#include "review/ends.h"
#include "review/event.h"
#include "review/families.h"

enum { PATIENCE = 4000 /* steps of a line, most */ };

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
                        .rounds = 1,
                        .turns = UINT_MAX};
    j->odds = calloc(1, sizeof *j->odds);
    j->ends = event_new();
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
void judge_round(const double share[HG_SEATS_MAX], struct review_worth *out)
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

void judge_shares(const struct judge *j, const struct hg_state *s, double share[HG_SEATS_MAX])
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
    judge_shares(j, s, share);
    judge_round(share, out);
}

int32_t judge_seat(const struct judge *j, const struct hg_state *s, uint8_t seat)
{
    double share[HG_SEATS_MAX];
    judge_shares(j, s, share);
    return (int32_t)(share[seat] * REVIEW_ONE);
}

/* ---- Playing on -------------------------------------------------------------------------------------------------- */

unsigned judge_play(const struct judge *j, struct hg_state *s, struct judge_horizon until, uint64_t luck, unsigned line)
{
    const struct skill *skill = skill_of(j->r);
    struct rng rng;
    struct kit kit = {.rng = &rng, .odds = j->odds, .styles = NULL};
    uint32_t turn = s->turn + 1;
    unsigned steps = 0;
    for (; steps < PATIENCE && !s->over && s->turn < until.turn; steps++) {
        if (s->turn != turn)
            rng_seed(&rng, luck, (uint64_t)s->turn << 32 | line);
        turn = s->turn;
        if (skill->play != NULL && s->turn >= until.careful)
            skill->play(j->r, s, &kit);
        else
            skill_step(skill, j->r, s, &kit);
    }
    return steps;
}

/* One line; returns its steps. All ends of an event meet the same luck, so that it does not tell them apart; another
 * event has other luck, so that what it does to both does not add up. */
unsigned judge_line(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned line,
                    double share[HG_SEATS_MAX])
{
    struct hg_state next = *s;
    uint32_t round = search_horizon(s, j->rounds), turn = round - s->turn < j->turns ? round : s->turn + j->turns;
    unsigned steps = judge_play(j, &next, (struct judge_horizon){turn, turn}, luck, line);
    judge_shares(j, &next, share);
    return steps + 1;
}

void judge_lines(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned lines,
                 double mean[HG_SEATS_MAX])
{
    double share[HG_SEATS_MAX];
    memset(mean, 0, HG_SEATS_MAX * sizeof *mean);
    lines = s->over ? 1 : lines;
    for (unsigned i = 0; i < lines; i++) {
        judge_line(j, s, luck, i, share);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            mean[k] += share[k] / lines;
    }
}

void judge_position(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    double mean[HG_SEATS_MAX];
    judge_lines(j, s, hg_hash(j->r, s), j->between, mean);
    judge_round(mean, out);
}
