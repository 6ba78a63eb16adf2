/* What a board is worth, without looking ahead: a sum of weights that were fitted to the results of played games
 * (tools/fit, weights.c). The search asks it at every leaf, so features are found by shifting whole sets of ships;
 * they look at diagonals alone, which leaves a straight step out of a light home square uncounted, as it was when
 * the weights were fitted. */
#include "players/galactic/galactic.h"

#include "players/galactic/weights.h"

/* ---- Squares as their owner sees them ---------------------------------------------------------------------------- */

enum { TURNED = 43 /* half a turn of the board maps dark square i to this - i */ };

/* The light squares count as the dark ones beside them. */
static unsigned as_dark(unsigned square)
{
    if (square >= 44)
        return square - 4;
    return has(LOW_LIGHTS, square) ? square / 9 : square;
}

/* Both sides share weights: each looks at the board from its own end. */
static unsigned seen_by(unsigned seat, unsigned square)
{
    unsigned dark = as_dark(square);
    return seat == 0 ? dark : TURNED - dark;
}

/* ---- Features ---------------------------------------------------------------------------------------------------- */

/* Receives the weight of each feature that a side has. */
typedef void receiver(void *context, const int16_t *weight);

static unsigned at_most(unsigned number, unsigned most)
{
    return number < most ? number : most;
}

/* The enemies that a seat could attack now. */
static uint64_t targets(const struct hg_galactic_open *o, uint64_t empty, unsigned seat, uint64_t enemy_home)
{
    uint64_t own = o->own[seat], enemy = o->own[other(seat)];
    uint64_t left = ahead_left(seat, own) & enemy, right = ahead_right(seat, own) & enemy;
    return ((left | right) & enemy_home) | (left & left_into(seat, empty)) | (right & right_into(seat, empty));
}

/* A weight for each ship by its place and the height of its stack. */
static void ships(const struct hg_galactic_open *o, unsigned seat, receiver *add, void *context)
{
    for (uint64_t left = o->own[seat]; left != 0;) {
        uint8_t square = take_lowest(&left);
        unsigned height = at_most(o->units[square], GALACTIC_HEIGHTS);
        add(context, &galactic_fit.place[height - 1][seen_by(seat, square)]);
    }
}

/* The order is fixed by the weights; tools/fit reads the same features. */
static void features(const struct hg_rules *r, const struct hg_galactic_open *o, unsigned seat, receiver *add,
                     void *context)
{
    const struct galactic_weights *w = &galactic_fit;
    uint64_t own = o->own[seat], enemy_home = r->galactic.home[other(seat)];
    uint64_t empty = r->galactic.board & ~(o->own[0] | o->own[1]), charges = own & behind(seat, empty);
    bool moving = o->seat == seat;
    ships(o, seat, add, context);
    add(context, &w->missing[at_most(count_bits(enemy_home & ~own), 4)]);
    add(context, &w->guards[at_most(count_bits(own & r->galactic.home[seat]), 4)]);
    add(context, &w->charges[at_most(count_bits(charges), 8)]);
    add(context, &w->targets[moving][at_most(count_bits(targets(o, empty, seat, enemy_home)), 4)]);
    if (moving)
        add(context, &w->moving);
}

/* The receiver of play. */
static void sum_up(void *context, const int16_t *weight)
{
    *(int32_t *)context += *weight;
}

static int32_t side(const struct hg_rules *r, const struct hg_galactic_open *o, unsigned seat)
{
    int32_t sum = 0;
    features(r, o, seat, sum_up, &sum);
    return sum;
}

/* The receiver of fitting: which weights take part. */
static void write_down(void *context, const int16_t *weight)
{
    struct galactic_features *f = context;
    f->feature[f->count++] = (uint16_t)(weight - &galactic_fit.place[0][0]);
}

void galactic_features(const struct hg_rules *r, const struct hg_state *s, unsigned seat, struct galactic_features *out)
{
    out->count = 0;
    features(r, gal_seen(s), seat, write_down, out);
}

/* ---- From weight to worth ---------------------------------------------------------------------------------------- */

/* Close to the hyperbolic tangent of half the sum, which is what the weights were fitted under. */
static int32_t squashed(int64_t sum)
{
    const int64_t unit = 2 * GALACTIC_WEIGHT_ONE, most = 3 * unit;
    int64_t square;
    sum = sum > most ? most : sum < -most ? -most : sum;
    square = sum * sum / unit;
    return (int32_t)((WORTH_ONE - WORTH_ONE / 16) * sum / unit * (27 * unit + square) / (27 * unit + 9 * square));
}

/* From -WORTH_ONE to WORTH_ONE; the sum of both seats' is 0. */
int32_t galactic_worth(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return squashed(side(r, o, seat) - side(r, o, other(seat)));
}

int32_t galactic_step_worth(const struct hg_action *charge, unsigned height)
{
    const int16_t *place = galactic_fit.place[at_most(height, GALACTIC_HEIGHTS) - 1];
    return place[seen_by(charge->seat, charge->to)] - place[seen_by(charge->seat, charge->from)];
}
