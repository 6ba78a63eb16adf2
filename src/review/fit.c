/* Features of sides and the softmax over them. */
#include "review/fit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "players/skill.h"
#include "review/families.h"
#include "stories/seats.h"

/* Below a third and below one in twenty the curve may have another slope. */
static const double bends[FIT_BENDS] = {0, -1.0986, -2.9957};
/* At 0.85, 0.65, 0.5, 0.2 and 0.1. */
static const double shared[FIT_SHARED] = {-0.1625, -0.4308, -0.6931, -1.6094, -2.3026};

const struct fit_row *fit_find(const char *edition, const char *mode, unsigned seats)
{
    char game[160];
    snprintf(game, sizeof game, "%s/%s", edition, mode);
    for (unsigned i = 0; i < fit_row_count; i++)
        if (fit_rows[i].seats == seats && strcmp(fit_rows[i].game, game) == 0)
            return &fit_rows[i];
    return NULL;
}

static void add(struct fit_side *side, unsigned weight, double value)
{
    side->feature[side->count++] = (struct fit_feature){(uint16_t)weight, (float)value};
}

/* What is the same for all sides. Between two stages both have their part. Set-up has one of its own. */
struct scene {
    const struct hg_rules *r;
    const struct hg_state *s;
    unsigned turn;                /* whose it is, or none */
    unsigned order[HG_SEATS_MAX]; /* how far behind the beginner each seat plays */
    unsigned sides;               /* that are still in the game */
    unsigned stage;
    double next;            /* the part of the stage behind it */
    double x[HG_SEATS_MAX]; /* the logarithm of what the evaluation says of each seat, 0 of those who have left */
    double aim[AIMS];
    unsigned aims;
};

/* The beginning of a stage, in rounds. */
static const double stages[FIT_STAGES] = {0, 1, 2, 3, 5, 8, 13, 21};

/* How many rounds have been played, with parts of one: who has had a turn in the first stands otherwise. */
static double rounds(const struct scene *at)
{
    unsigned order = at->turn < at->r->seats ? at->order[at->turn] : HG_NONE;
    return at->s->round + (order < at->r->seats ? (double)order / at->r->seats : 0);
}

static void find_stage(struct scene *at)
{
    double now = rounds(at);
    if (at->s->round == 0)
        return;
    while (at->stage + 1 < FIT_STAGES && stages[at->stage + 1] <= now)
        at->stage++;
    if (at->stage + 1 < FIT_STAGES)
        at->next = (now - stages[at->stage]) / (stages[at->stage + 1] - stages[at->stage]);
}

/* Of weights that stand `apart` from stage to stage. */
static void add_staged(struct fit_side *side, const struct scene *at, unsigned weight, unsigned apart, double value)
{
    add(side, weight + at->stage * apart, (1 - at->next) * value);
    if (at->next > 0)
        add(side, weight + (at->stage + 1) * apart, at->next * value);
}

/* The logarithm of what the evaluation says. */
static void add_worth(struct fit_side *side, const struct scene *at, double x)
{
    for (unsigned i = 0; i < FIT_BENDS; i++) {
        double bent = i == 0 ? x : fmin(x - bends[i], 0);
        add_staged(side, at, i, FIT_BENDS, bent);
        add(side, FIT_LEFT + (at->sides - 1) * FIT_BENDS + i, bent);
    }
    for (unsigned i = 0; i < FIT_SHARED; i++)
        add(side, FIT_CURVE + i, fmin(x - shared[i], 0));
}

/* Who is strong besides says who else may win: in campaigns not all are in each other's way alike. */
static void add_others(struct fit_side *side, const struct scene *at, unsigned seat, double part)
{
    for (uint64_t left = at->s->acting & ~(uint64_t)side->seats; left != 0;) {
        unsigned other = take_lowest(&left);
        add(side, FIT_OTHERS + seat * HG_SEATS_MAX + other, part * at->x[other]);
        add(side, FIT_IN + seat * HG_SEATS_MAX + other, part);
    }
}

/* The weights of the aims of a campaign in a stage, for a seat. */
static unsigned aims_from(unsigned stage, unsigned seat)
{
    unsigned place = stage < FIT_AIM_STAGES ? stage - 1 : FIT_AIM_STAGES - 1;
    return FIT_AIMS + (place * HG_SEATS_MAX + seat) * AIMS;
}

static void add_aims(struct fit_side *side, const struct scene *at, unsigned seat, double part)
{
    for (unsigned i = 0; i < at->aims; i++) {
        add(side, aims_from(at->stage, seat) + i, part * (1 - at->next) * at->aim[i]);
        if (at->next > 0)
            add(side, aims_from(at->stage + 1, seat) + i, part * at->next * at->aim[i]);
    }
}

/* Allies share what is theirs. */
static void add_seats(struct fit_side *side, const struct scene *at, double x)
{
    double part = 1.0 / count_bits(side->seats);
    for (uint64_t left = side->seats; left != 0;) {
        unsigned seat = take_lowest(&left), seats = at->r->seats;
        for (unsigned i = 0; i < FIT_OWNS; i++)
            add_staged(side, at, FIT_OWN + seat * FIT_OWNS + i, FIT_OWNS * HG_SEATS_MAX,
                       part * (i == 0 ? x : fmin(x - bends[i], 0)));
        add_others(side, at, seat, part);
        add_aims(side, at, seat, part);
        add_staged(side, at, FIT_SEATS + seat, HG_SEATS_MAX, part);
        if (at->order[seat] < seats)
            add_staged(side, at, FIT_ORDER + at->order[seat], HG_SEATS_MAX, part);
        if (at->turn < seats)
            add_staged(side, at, FIT_SOON + (seat + seats - at->turn) % seats, HG_SEATS_MAX, part);
    }
}

/* Whoever is asked, by what. Chance is nobody's. */
static void add_question(struct fit_side *side, const struct hg_state *s)
{
    uint8_t actor = hg_actor(s);
    if (actor < HG_SEATS_MAX && has(side->seats, actor))
        add(side, FIT_ASKED + s->ask[s->depth - 1].kind % FIT_KINDS, 1);
}

/* The evaluation gives allies the same chance each. */
unsigned fit_sides(const struct hg_rules *r, const struct hg_state *s, struct fit_side out[HG_SEATS_MAX])
{
    uint32_t worth[HG_SEATS_MAX] = {0};
    double raw[HG_SEATS_MAX], all = 0;
    unsigned sides = 0;
    struct scene at = {.r = r, .s = s, .turn = seat_in_turn(r, s)};
    seat_places_in_order(r, s, at.order);
    find_stage(&at);
    at.aims = s->round > 0 ? aims_of(r, s, at.aim) : 0;
    skill_of(r)->evaluate(r, s, worth);
    for (uint64_t left = s->acting; left != 0; sides++) {
        uint8_t first = (uint8_t)lowest(left);
        out[sides] = (struct fit_side){.seats = review_friends(r, s, first), .count = 0};
        raw[sides] = worth[first] > 0 ? worth[first] : 1;
        all += raw[sides];
        left &= ~(uint64_t)out[sides].seats;
    }
    at.sides = sides;
    for (unsigned i = 0; i < sides; i++)
        for (uint64_t left = out[i].seats; left != 0;)
            at.x[take_lowest(&left)] = log(raw[i] / all);
    for (unsigned i = 0; i < sides; i++) {
        double x = log(raw[i] / all);
        add_worth(&out[i], &at, x);
        add_seats(&out[i], &at, x);
        add_question(&out[i], s);
    }
    return sides;
}

/* The evaluation itself is the first feature of each stage. */
static double as_it_is(const struct fit_side *side)
{
    double sum = 0;
    for (unsigned i = 0; i < side->count; i++)
        if (side->feature[i].weight < FIT_CURVE && side->feature[i].weight % FIT_BENDS == 0)
            sum += side->feature[i].value;
    return sum;
}

static double weighted(const struct fit_row *row, const struct fit_side *side)
{
    double sum = 0;
    for (unsigned i = 0; i < side->count; i++)
        sum += row->weight[side->feature[i].weight] * side->feature[i].value;
    return sum / FIT_WEIGHT_ONE;
}

void fit_chances(const struct fit_row *row, const struct fit_side *side, unsigned sides, double chance[HG_SEATS_MAX])
{
    double all = 0, most = -INFINITY;
    for (unsigned i = 0; i < sides; i++) {
        chance[i] = row != NULL ? weighted(row, &side[i]) : as_it_is(&side[i]);
        most = fmax(most, chance[i]);
    }
    for (unsigned i = 0; i < sides; i++)
        all += chance[i] = exp(chance[i] - most);
    for (unsigned i = 0; i < sides; i++)
        chance[i] /= all;
}
