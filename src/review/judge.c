/* Looks, playing on, and expectations over chance.
 *
 * The evaluation was fitted to the beginnings of turns and misjudges what lies between them. So a position is worth
 * what it leads to: the casual policy plays on for a round in some lines, always under the same luck, and the
 * positions there are looked at.
 *
 * What chance does until a seat is asked again is one event: a chain of rolls and draws. When all ends of the chain are
 * few enough they are enumerated through the engine, equal positions are put together, and the mean is exact; otherwise
 * chains are drawn by lot, always the same ones. */
#include "review/judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/search.h"
#include "review/families.h"

enum {
    ENDS = 512,       /* of an event that differ, most */
    SLOTS = 4 * ENDS, /* of the table that finds equal ones */
    RECENT = 4,       /* ends that are looked at before the table */
    CHAIN = 128,      /* actions of an event, most */
    PATIENCE = 4000,  /* steps of a turn, most */
    LUCK = 19         /* the seed of all playing on */
};

/* The ends of chains that differ, with their chances. Their worths are kept: one of them is where the game went on. */
struct judge_ends {
    unsigned count, most;
    unsigned judged;      /* the first so many have their worths */
    uint16_t slot[SLOTS]; /* one more than the number of an end */
    uint16_t recent[RECENT];
    double chance[ENDS];
    struct review_worth worth[ENDS];
    struct hg_state state[ENDS];
};

bool judge_begin(struct judge *j, const struct hg_rules *r, const struct fit_row *row)
{
    *j = (struct judge){
        .r = r, .row = row, .enumerate = 50000, .differ = ENDS, .samples = 400, .lines = 64, .between = 16};
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

/* ---- Ends of chains ---------------------------------------------------------------------------------------------- */

static uint64_t hash(const struct hg_state *s)
{
    uint64_t h = 0, word;
    const char *bytes = (const char *)s;
    for (size_t i = 0; i < sizeof *s; i += sizeof word) {
        memcpy(&word, bytes + i, sizeof word);
        h = (h ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        h ^= h >> 29;
    }
    return h;
}

/* The slot of a position, or the free one where it would stand. */
static unsigned slot_of(const struct judge_ends *ends, const struct hg_state *s)
{
    unsigned slot = (unsigned)(hash(s) % SLOTS);
    while (ends->slot[slot] != 0 && memcmp(&ends->state[ends->slot[slot] - 1u], s, sizeof *s) != 0)
        slot = (slot + 1) % SLOTS;
    return slot;
}

/* One outcome often ends where another of the last few did, and to compare is faster than to hash. */
static bool is_recent(struct judge_ends *ends, const struct hg_state *s, double chance)
{
    for (unsigned i = 0; i < RECENT && i < ends->count; i++) {
        unsigned end = ends->recent[i];
        if (memcmp(&ends->state[end], s, sizeof *s) != 0)
            continue;
        ends->chance[end] += chance;
        ends->recent[i] = ends->recent[0];
        ends->recent[0] = (uint16_t)end;
        return true;
    }
    return false;
}

/* False when there are too many. */
static bool add_end(struct judge_ends *ends, const struct hg_state *s, double chance)
{
    unsigned slot;
    if (is_recent(ends, s, chance))
        return true;
    slot = slot_of(ends, s);
    if (ends->slot[slot] != 0) {
        ends->chance[ends->slot[slot] - 1u] += chance;
        return true;
    }
    if (ends->count == ends->most)
        return false;
    ends->state[ends->count] = *s;
    ends->chance[ends->count] = chance;
    ends->recent[ends->count % RECENT] = (uint16_t)ends->count;
    ends->slot[slot] = (uint16_t)++ends->count;
    return true;
}

static void clear(struct judge_ends *ends, unsigned most)
{
    ends->most = most < ENDS ? most : ENDS;
    ends->count = ends->judged = 0;
    memset(ends->slot, 0, sizeof ends->slot);
}

static uint64_t outcomes_of(const struct hg_chances *c)
{
    uint64_t all = 1;
    for (unsigned i = 0; i < c->count; i++)
        all *= c->sides[i] - c->least[i] + 1u;
    return c->count > 0 ? all : set_count(&c->items);
}

static struct hg_action outcome(const struct hg_chances *c, uint64_t k)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.count = c->count;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned faces = c->sides[i] - c->least[i] + 1u;
        a.x[i] = (uint8_t)(c->least[i] + k % faces);
        k /= faces;
    }
    if (c->count == 0)
        a.card = set_nth(c->items, (unsigned)k);
    return a;
}

/* What may still be looked at: outcomes, and actions of one chain. A tie that is rolled again may go on for ever, and
 * stacks are short, in browsers above all. */
struct budget {
    unsigned outcomes, chain;
};

/* Follows all chains. */
static bool enumerate(const struct judge *j, const struct hg_state *s, double chance, struct budget *budget,
                      struct judge_ends *ends)
{
    struct hg_chances c;
    uint64_t count;
    hg_chances(j->r, s, &c);
    count = outcomes_of(&c);
    if (count > budget->outcomes || budget->chain == 0)
        return false;
    budget->outcomes -= (unsigned)count;
    budget->chain--;
    for (uint64_t k = 0; k < count; k++) {
        struct hg_state next = *s;
        struct hg_action a = outcome(&c, k);
        hg_apply_legal(j->r, &next, &a);
        if (hg_actor(&next) == HG_CHANCE ? !enumerate(j, &next, chance / (double)count, budget, ends)
                                         : !add_end(ends, &next, chance / (double)count))
            return false;
    }
    budget->chain++;
    return true;
}

/* Always the same chains: whoever compares positions compares them under the same luck. */
static void sample(const struct judge *j, const struct hg_state *s, unsigned samples, struct judge_ends *ends)
{
    for (unsigned i = 0; i < samples; i++) {
        struct hg_state next = *s;
        struct rng rng;
        rng_seed(&rng, LUCK, i);
        while (hg_actor(&next) == HG_CHANCE) {
            struct hg_action a = skill_deal(j->r, &next, &rng);
            hg_apply_legal(j->r, &next, &a);
        }
        add_end(ends, &next, 1.0 / samples);
    }
}

/* ---- Expectations ------------------------------------------------------------------------------------------------ */

/* The casual policy for everybody and chance by lot until every seat has had a turn. Each turn has luck of its own, so
 * that two positions which have taken different numbers of dice meet the same luck again from the next turn on. */
static void play_out(const struct judge *j, struct hg_state *s, unsigned line)
{
    const struct skill *skill = skill_of(j->r);
    struct rng rng;
    struct kit kit = {.rng = &rng, .odds = j->odds, .styles = NULL};
    uint32_t horizon = search_horizon(s, 1), turn = s->turn + 1;
    for (unsigned i = 0; i < PATIENCE && !s->over && s->turn < horizon; i++) {
        if (s->turn != turn)
            rng_seed(&rng, LUCK, (uint64_t)s->turn << 32 | line);
        turn = s->turn;
        if (skill->play != NULL)
            skill->play(j->r, s, &kit);
        else
            skill_step(skill, j->r, s, &kit);
    }
}

/* Always under the same luck: whoever compares positions compares them under it. */
static void play_lines(const struct judge *j, const struct hg_state *s, unsigned lines, struct review_worth *out)
{
    double mean[HG_SEATS_MAX] = {0}, share[HG_SEATS_MAX];
    lines = s->over ? 1 : lines;
    for (unsigned i = 0; i < lines; i++) {
        struct hg_state next = *s;
        play_out(j, &next, i);
        shares(j, &next, share);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            mean[k] += share[k] / lines;
    }
    round_off(mean, out);
}

void judge_position(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    unsigned end = j->ends->slot[slot_of(j->ends, s)];
    if (end != 0 && end <= j->ends->judged)
        *out = j->ends->worth[end - 1u];
    else
        play_lines(j, s, j->lines, out);
}

void judge_between(const struct judge *j, const struct hg_state *s, struct review_worth *out)
{
    play_lines(j, s, j->between, out);
}

/* The mean over the ends, and how far the seat that has most at stake is from it. */
static void average(const struct judge *j, struct judge_ends *ends, double mean[HG_SEATS_MAX], double *variance)
{
    double square[HG_SEATS_MAX] = {0};
    memset(mean, 0, HG_SEATS_MAX * sizeof *mean);
    for (; ends->judged < ends->count; ends->judged++)
        play_lines(j, &ends->state[ends->judged], j->lines, &ends->worth[ends->judged]);
    for (unsigned i = 0; i < ends->count; i++)
        for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
            double w = (double)ends->worth[i].of[k] / REVIEW_ONE;
            mean[k] += ends->chance[i] * w;
            square[k] += ends->chance[i] * w * w;
        }
    *variance = 0;
    for (unsigned k = 0; k < HG_SEATS_MAX; k++)
        *variance = fmax(*variance, square[k] - mean[k] * mean[k]);
}

/* Few outcomes one by one, many by lot. Returns whether it is exact. */
static bool gather(const struct judge *j, const struct hg_state *s, struct judge_ends *ends)
{
    struct budget budget = {j->enumerate, CHAIN};
    clear(ends, j->differ);
    if (enumerate(j, s, 1, &budget, ends))
        return true;
    clear(ends, ENDS);
    sample(j, s, j->samples, ends);
    return false;
}

void judge_chance(const struct judge *j, const struct hg_state *s, struct review_worth *out, struct judge_event *event)
{
    double mean[HG_SEATS_MAX], variance;
    bool exact = gather(j, s, j->ends);
    average(j, j->ends, mean, &variance);
    round_off(mean, out);
    if (event == NULL)
        return;
    event->exact = exact;
    event->outcomes = j->ends->count;
    event->deviation = sqrt(variance);
    event->error = exact ? 0 : sqrt(variance / j->samples);
}

unsigned judge_outcomes(const struct judge *j, const struct hg_state *s, unsigned most, double *chance,
                        struct review_worth *worth)
{
    const struct judge_ends *ends = j->ends;
    if (!gather(j, s, j->ends) || ends->count > most)
        return 0;
    for (unsigned i = 0; i < ends->count; i++) {
        chance[i] = ends->chance[i];
        judge_position(j, &ends->state[i], &worth[i]);
    }
    return ends->count;
}
