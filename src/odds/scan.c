/* Attempts at a card with rows. Faces are enumerated as they lie, sorted, with the number of throws that look so. */
#include "odds/scan.h"

#include <string.h>

#include "engine/assets/assets.h"

/* One position of an attempt, and the sum over all throws in it. */
struct throws {
    struct odds_scan *scan;
    struct hg_state state;
    unsigned first; /* 1: the opening roll of a claim */
    double sum;
};

void odds_scan_start(struct odds_scan *scan, const struct hg_rules *r, uint8_t card, unsigned claimed,
                     unsigned must_take)
{
    scan->rules = r;
    scan->card = card;
    scan->claimed = claimed != 0;
    scan->must_take = must_take != 0;
    scan->rows = r->assets.rows[card] + (claimed != 0 ? 1u : 0u);
    for (unsigned i = 0; i < 1u << ODDS_SCAN_ROWS; i++)
        for (unsigned k = 0; k <= ODDS_SCAN_DICE; k++)
            for (unsigned n = 0; n <= ODDS_SCAN_DICE; n++)
                scan->chance[i][k][n] = -1.0;
}

static double higher(double a, double b)
{
    return a > b ? a : b;
}

/* What is left when a set of dice is placed. */
static double after_placing(struct throws *t, unsigned matched, unsigned set)
{
    const struct hg_assets *o = assets_seen(&t->state);
    unsigned small = count_bits(set & ((1u << o->dice[0]) - 1u)), large = count_bits(set) - small;
    return odds_scan_chance(t->scan, matched, o->dice[0] - small, o->dice[1] - large);
}

/* The best way to match a row; any is good enough for the last. */
static double best_match(struct throws *t, unsigned row)
{
    const struct hg_rules *r = t->scan->rules;
    unsigned matched = assets_seen(&t->state)->matched | 1u << row, sets;
    uint8_t set[1u << DICE];
    double best = 0.0;
    if (matched == (1u << t->scan->rows) - 1u)
        return 1.0;
    sets = assets_sets(&t->state, assets_row(r, t->scan->card, row), set, sizeof set);
    for (unsigned i = 0; i < sets; i++)
        best = higher(best, after_placing(t, matched, set[i]));
    return best;
}

/* A roll without a match costs a die. */
static double after_failing(struct throws *t)
{
    const struct hg_assets *o = assets_seen(&t->state);
    double best = 0.0;
    if (t->first != 0)
        return 0.0;
    if (o->dice[0] > 0)
        best = odds_scan_chance(t->scan, o->matched, o->dice[0] - 1u, o->dice[1]);
    if (o->dice[1] > 0)
        best = higher(best, odds_scan_chance(t->scan, o->matched, o->dice[0], o->dice[1] - 1u));
    return best;
}

static double best_play(struct throws *t)
{
    const struct hg_assets *o = assets_seen(&t->state);
    struct assets_look look = assets_look(t->scan->rules, &t->state);
    uint64_t rows = assets_matches(t->scan->rules, &look, t->scan->card) & ~(uint64_t)o->matched;
    double best = rows != 0 && t->scan->must_take != 0 ? 0.0 : after_failing(t);
    while (rows != 0)
        best = higher(best, best_match(t, take_lowest(&rows)));
    return best;
}

/* Die number `die` shows at least `least`, so that each kind of dice lies sorted; `same` of its kind before it show
 * that face already. Each new die multiplies the throws that look so by its number and divides them by how many show
 * its face. */
static void throw_dice(struct throws *t, unsigned die, uint8_t least, unsigned same, double throws)
{
    struct hg_assets *o = assets_of(&t->state);
    unsigned large = die >= o->dice[0], number = die + 1u - (large ? o->dice[0] : 0u);
    if (die == assets_dice_left(o)) {
        t->sum += throws * best_play(t);
        return;
    }
    if (number == 1) {
        least = 1;
        same = 0;
    }
    for (uint8_t face = least; face <= t->scan->rules->assets.sides[large]; face++) {
        unsigned equal = face == least ? same + 1u : 1u;
        o->face[die] = face;
        throw_dice(t, die + 1, face, equal, throws * number / equal);
    }
    o->face[die] = 0;
}

static double all_throws(const struct hg_rules *r, const uint8_t dice[2])
{
    double all = 1.0;
    for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned i = 0; i < dice[kind]; i++)
            all *= r->assets.sides[kind];
    return all;
}

static struct throws begin(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large, unsigned first)
{
    struct throws t = {.scan = scan, .first = first};
    struct hg_assets *o = assets_of(&t.state);
    o->target = scan->card;
    o->matched = (uint8_t)matched;
    o->dice[0] = (uint8_t)small;
    o->dice[1] = (uint8_t)large;
    if (scan->claimed)
        o->own[0] = bit(scan->card);
    return t;
}

double odds_scan_rolled(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                        unsigned first)
{
    struct throws t = begin(scan, matched, dice[0], dice[1], first);
    memcpy(assets_of(&t.state)->face, face, (size_t)dice[0] + dice[1]);
    return best_play(&t);
}

static double find_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large, unsigned first)
{
    struct throws t = begin(scan, matched, small, large, first);
    struct hg_assets *o = assets_of(&t.state);
    if (assets_is_hopeless(scan->rules, &t.state))
        return 0.0;
    throw_dice(&t, 0, 1, 0, 1.0);
    return t.sum / all_throws(scan->rules, o->dice);
}

double odds_scan_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large)
{
    double *known = &scan->chance[matched][small][large];
    if (*known < 0.0)
        *known = find_chance(scan, matched, small, large, 0);
    return *known;
}

double odds_scan_attempt(struct odds_scan *scan)
{
    return odds_scan_chance(scan, 0, scan->rules->assets.dice[0], scan->rules->assets.dice[1]);
}

double odds_scan_claim(struct odds_scan *scan)
{
    return find_chance(scan, 0, scan->rules->assets.dice[0], scan->rules->assets.dice[1], 1);
}
