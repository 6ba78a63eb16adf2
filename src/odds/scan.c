/* Attempts at a card with rows. Faces are enumerated as they lie, sorted, with the number of throws that look so. */
#include "odds/scan.h"

#include <string.h>

#include "engine/rows.h"

/* One position of an attempt, and the sum over all throws in it. */
struct throws {
    struct odds_scan *scan;
    unsigned matched;
    uint8_t face[ODDS_SCAN_DICE + 1], dice[2];
    unsigned first; /* 1: the opening roll of a claim */
    double sum;
};

static unsigned rows_of(const struct hg_assets_rules *cards, uint8_t card, unsigned claimed)
{
    return cards->rows[card] + (claimed != 0 ? 1u : 0u);
}

static const struct hg_row *row_of(const struct hg_assets_rules *cards, uint8_t card, unsigned row)
{
    return row < cards->rows[card] ? &cards->row[card][row] : &cards->steal;
}

void odds_scan_start(struct odds_scan *scan, const struct hg_assets_rules *cards, uint8_t card, unsigned claimed,
                     unsigned must_take)
{
    scan->must_take = must_take != 0;
    scan->rows = rows_of(cards, card, claimed);
    for (unsigned row = 0; row < scan->rows; row++)
        scan->row[row] = *row_of(cards, card, row);
    memcpy(scan->dice, cards->dice, sizeof scan->dice);
    memcpy(scan->sides, cards->sides, sizeof scan->sides);
    for (unsigned i = 0; i < ODDS_SCAN_CHANCES; i++)
        scan->chance[i] = -1.0;
}

/* The other members of a row are computed from these. */
static bool same_row(const struct hg_row *a, const struct hg_row *b)
{
    return a->face[0] == b->face[0] && a->face[1] == b->face[1] && a->sum == b->sum;
}

bool odds_scan_is(const struct odds_scan *scan, const struct hg_assets_rules *cards, uint8_t card, unsigned claimed,
                  unsigned must_take)
{
    if (scan->rows != rows_of(cards, card, claimed) || scan->must_take != (must_take != 0) ||
        memcmp(scan->dice, cards->dice, sizeof scan->dice) != 0 ||
        memcmp(scan->sides, cards->sides, sizeof scan->sides) != 0)
        return false;
    for (unsigned row = 0; row < scan->rows; row++)
        if (!same_row(&scan->row[row], row_of(cards, card, row)))
            return false;
    return true;
}

static double higher(double a, double b)
{
    return a > b ? a : b;
}

/* What is left when a set of dice is placed. */
static double after_placing(struct throws *t, unsigned matched, unsigned set)
{
    unsigned small = count_bits(set & ((1u << t->dice[0]) - 1u)), large = count_bits(set) - small;
    return odds_scan_chance(t->scan, matched, t->dice[0] - small, t->dice[1] - large);
}

/* The best way to match a row; any is good enough for the last. */
static double best_match(struct throws *t, unsigned row)
{
    unsigned matched = t->matched | 1u << row, sets;
    struct rows_roll roll = {t->face, t->dice};
    uint8_t set[1u << ROWS_DICE];
    double best = 0.0;
    if (matched == (1u << t->scan->rows) - 1u)
        return 1.0;
    sets = rows_sets(roll, &t->scan->row[row], set, sizeof set);
    for (unsigned i = 0; i < sets; i++)
        best = higher(best, after_placing(t, matched, set[i]));
    return best;
}

/* A roll without a match costs a die. */
static double after_failing(struct throws *t)
{
    double best = 0.0;
    if (t->first != 0)
        return 0.0;
    if (t->dice[0] > 0)
        best = odds_scan_chance(t->scan, t->matched, t->dice[0] - 1u, t->dice[1]);
    if (t->dice[1] > 0)
        best = higher(best, odds_scan_chance(t->scan, t->matched, t->dice[0], t->dice[1] - 1u));
    return best;
}

static double best_play(struct throws *t)
{
    uint64_t have = rows_have(t->face);
    double best = -1.0, failed;
    for (unsigned row = 0; row < t->scan->rows; row++)
        if (!has(t->matched, row) && rows_suffice(have, &t->scan->row[row]))
            best = higher(best, best_match(t, row));
    if (best >= 0.0 && t->scan->must_take != 0)
        return best;
    failed = after_failing(t);
    return higher(best, failed);
}

/* Die number `die` shows at least `least`, so that each kind of dice lies sorted; `same` of its kind before it show
 * that face already. Each new die multiplies the throws that look so by its number and divides them by how many show
 * its face. */
static void throw_dice(struct throws *t, unsigned die, uint8_t least, unsigned same, double throws)
{
    unsigned large = die >= t->dice[0], number = die + 1u - (large ? t->dice[0] : 0u);
    if (die == (unsigned)t->dice[0] + t->dice[1]) {
        t->sum += throws * best_play(t);
        return;
    }
    if (number == 1) {
        least = 1;
        same = 0;
    }
    for (uint8_t face = least; face <= t->scan->sides[large]; face++) {
        unsigned equal = face == least ? same + 1u : 1u;
        t->face[die] = face;
        throw_dice(t, die + 1, face, equal, throws * number / equal);
    }
    t->face[die] = 0;
}

static double all_throws(const struct throws *t)
{
    double all = 1.0;
    for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned i = 0; i < t->dice[kind]; i++)
            all *= t->scan->sides[kind];
    return all;
}

/* Open rows need more dice, or more large ones, than are left: no throw can help. */
static bool is_hopeless(const struct throws *t)
{
    unsigned dice = 0, large = 0;
    for (unsigned row = 0; row < t->scan->rows; row++) {
        if (has(t->matched, row))
            continue;
        dice += t->scan->row[row].dice;
        large += t->scan->row[row].large;
    }
    return dice > (unsigned)t->dice[0] + t->dice[1] || large > t->dice[1];
}

static struct throws as_they_lie(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2])
{
    struct throws t = {.scan = scan, .matched = matched, .dice = {dice[0], dice[1]}};
    memcpy(t.face, face, (size_t)dice[0] + dice[1]);
    return t;
}

double odds_scan_rolled(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                        unsigned first)
{
    struct throws t = as_they_lie(scan, matched, face, dice);
    t.first = first;
    return best_play(&t);
}

double odds_scan_placing(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                         unsigned row)
{
    struct throws t = as_they_lie(scan, matched, face, dice);
    return best_match(&t, row);
}

static double find_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large, unsigned first)
{
    struct throws t = {.scan = scan, .matched = matched, .dice = {(uint8_t)small, (uint8_t)large}, .first = first};
    if (is_hopeless(&t))
        return 0.0;
    throw_dice(&t, 0, 1, 0, 1.0);
    return t.sum / all_throws(&t);
}

double odds_scan_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large)
{
    double *known = &scan->chance[(matched * (scan->dice[0] + 1u) + small) * (scan->dice[1] + 1u) + large];
    if (*known < 0.0)
        *known = find_chance(scan, matched, small, large, 0);
    return *known;
}

double odds_scan_attempt(struct odds_scan *scan)
{
    return odds_scan_chance(scan, 0, scan->dice[0], scan->dice[1]);
}

double odds_scan_claim(struct odds_scan *scan)
{
    return find_chance(scan, 0, scan->dice[0], scan->dice[1], 1);
}
