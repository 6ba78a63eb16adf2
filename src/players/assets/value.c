/* What a card is worth to have, and a rule of thumb for the chance to get it. The first is for all levels, the
 * second for those that decide at a glance; the searching ones know the chances exactly (prospects.c). */
#include "players/assets/assets.h"

#include <string.h>

#include "engine/insight.h"

/* ---- Worth ------------------------------------------------------------------------------------------------------- */

/* In hundredths: of a region's extra value when two of its cards, or one, are in one hand; of a card's value that is
 * likely to stay with its owner; of what the leading opponent loses. */
enum { POINT = 100, TWO_OF_REGION = 35, ONE_OF_REGION = 5, KEPT = 80, LEADER = 25 };
enum { DECIDES = 1000 * POINT };

/* By their own values, without regions. */
static unsigned value_of(const struct hg_rules *r, uint64_t cards)
{
    unsigned sum = 0;
    while (cards != 0)
        sum += r->assets.value[take_lowest(&cards)];
    return sum;
}

/* What a region promises to who holds some of its cards. */
static int32_t promise(const struct hg_rules *r, unsigned region, uint64_t own)
{
    uint64_t cards = r->assets.region[region], missing = cards & ~own;
    int32_t extra = (int32_t)r->assets.region_value[region] - (int32_t)value_of(r, cards);
    if (cards == 0 || missing == cards)
        return 0;
    if (missing == 0)
        return extra * POINT + (int32_t)value_of(r, cards) * (POINT - KEPT);
    return extra * (count_bits(missing) == 1 ? TWO_OF_REGION : ONE_OF_REGION);
}

/* What a region promises depends on how many of its cards are in the hand, not on which. */
void assets_worths(const struct hg_rules *r, struct assets_worths *out)
{
    out->r = r;
    for (unsigned i = 0; i < r->assets.regions; i++) {
        uint64_t left = r->assets.region[i], own = 0;
        unsigned count = 0;
        out->extra[i] = (int32_t)r->assets.region_value[i] - (int32_t)value_of(r, left);
        out->promise[i][0] = 0;
        while (left != 0) {
            uint8_t card = take_lowest(&left);
            own |= bit(card);
            out->card[card] = r->assets.value[card] * KEPT;
            out->region[card] = (uint8_t)i;
            out->promise[i][++count] = promise(r, i, own);
        }
    }
}

/* ---- Who has what ------------------------------------------------------------------------------------------------ */

struct assets_table assets_table(const struct hg_rules *r, const struct hg_state *s)
{
    struct assets_table t = {.claimed = assets_claimed(r, s),
                             .locked = assets_locked(r, s),
                             .seat = assets_seen(s)->seat,
                             .acting = s->acting};
    for (unsigned i = 0; i < r->seats; i++) {
        t.own[i] = assets_seen(s)->own[i];
        t.score[i] = (int32_t)assets_score(r, s, i);
    }
    return t;
}

int32_t assets_most_points(const struct assets_table *t)
{
    int32_t most = 0;
    for (uint64_t left = t->acting & ~bit(t->seat); left != 0;) {
        unsigned seat = take_lowest(&left);
        most = t->score[seat] > most ? t->score[seat] : most;
    }
    return most;
}

/* Points that the seat whose turn it is would have with one card more. */
static int32_t score_with(const struct assets_worths *w, const struct assets_table *t, uint8_t card)
{
    unsigned region = w->region[card];
    bool whole = (w->r->assets.region[region] & ~(t->own[t->seat] | bit(card))) == 0;
    return t->score[t->seat] + w->r->assets.value[card] + (whole ? w->extra[region] : 0);
}

/* Of a card that somebody has. */
static unsigned holder(const struct assets_table *t, uint8_t card)
{
    unsigned seat = 0;
    while (seat < HG_SEATS_MAX - 1u && !has(t->own[seat], card))
        seat++;
    return seat;
}

/* What the last of so many cards of a region adds to a hand. */
static int32_t step(const struct assets_worths *w, uint8_t card, unsigned count)
{
    const int32_t *promised = w->promise[w->region[card]];
    return w->card[card] + promised[count] - promised[count - 1];
}

/* Two players share all there is: what one loses the other wins. Among more only the leader's loss matters, and it is
 * shared by all. The last card in the middle ends the game: everything, when it wins. */
int32_t assets_gain_of(const struct assets_worths *w, const struct assets_table *t, uint8_t card, int32_t most)
{
    uint64_t region = w->r->assets.region[w->region[card]];
    int32_t gain = step(w, card, count_bits(region & t->own[t->seat]) + 1), lost;
    unsigned victim;
    if (!has(t->claimed, card)) {
        if ((t->claimed | bit(card)) == w->r->assets.cards)
            return score_with(w, t, card) >= most ? DECIDES : -DECIDES;
        return gain;
    }
    victim = holder(t, card);
    lost = step(w, card, count_bits(region & t->own[victim]));
    if (count_bits(t->acting) == 2)
        return gain + lost;
    return gain + (t->score[victim] >= most ? lost * LEADER / 100 : 0);
}

/* A region in one hand is safe from then on. */
void assets_take(const struct assets_worths *w, struct assets_table *t, uint8_t card)
{
    uint64_t region = w->r->assets.region[w->region[card]];
    int32_t score = score_with(w, t, card);
    if (has(t->claimed, card)) {
        unsigned victim = holder(t, card);
        t->own[victim] &= ~bit(card);
        t->score[victim] -= w->r->assets.value[card];
    }
    t->own[t->seat] |= bit(card);
    t->claimed |= bit(card);
    t->score[t->seat] = score;
    if ((region & ~t->own[t->seat]) == 0)
        t->locked |= region;
}

/* ---- By a position ----------------------------------------------------------------------------------------------- */

int32_t assets_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    struct assets_worths w;
    struct assets_table t = assets_table(r, s);
    assets_worths(r, &w);
    return assets_gain_of(&w, &t, card, assets_most_points(&t));
}

/* Points alone, as a casual player counts. */
int32_t assets_plain_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    uint64_t own = assets_seen(s)->own[assets_seen(s)->seat];
    if ((assets_claimed(r, s) | bit(card)) == r->assets.cards && !has(assets_claimed(r, s), card))
        return assets_gain(r, s, card);
    return ((int32_t)insight_score(r, own | bit(card)) - (int32_t)insight_score(r, own)) * POINT;
}

/* ---- Rule of thumb ----------------------------------------------------------------------------------------------- */

/* The chance of one die, taken as an average one, not to help with a row, in 1/256. */
static uint32_t miss_of(const struct hg_rules *r, const struct hg_row *row)
{
    const struct hg_assets_rules *g = &r->assets;
    uint32_t dice = (uint32_t)g->dice[0] + g->dice[1], hits = 0;
    unsigned faces = row->sum != 0 ? ROWS_LOW_FACE : 1;
    for (unsigned kind = 0; kind < 2; kind++)
        if (row->face[0] <= g->sides[kind])
            hits += 256u * faces * g->dice[kind] / g->sides[kind];
    return 256 - hits / dice;
}

/* All that is known of the rows of a card, so that nothing is found twice: casual players ask for every row of every
 * card. */
struct guesses {
    uint16_t hit[ASSETS_ROWS][ASSETS_DICE]; /* the chance to match a row with one roll of so many dice, in 1/256 */
    uint8_t need[ASSETS_ROWS];              /* dice */
    /* The chance for a set of rows and so many dice; one more than it, 0 until it is asked for. */
    uint32_t known[1u << ASSETS_ROWS][ASSETS_DICE];
};

/* A second die of a pair, or of a sum, needs luck of its own. */
static uint16_t hit_of(const struct hg_row *row, const uint32_t miss[ASSETS_DICE], unsigned dice)
{
    uint32_t hit = 256;
    for (unsigned i = 0; i < row->dice && dice > 0; i++, dice--)
        hit = hit * (256 - miss[dice]) / 256;
    return (uint16_t)hit;
}

static void learn_row(const struct hg_rules *r, const struct hg_row *row, unsigned dice, uint16_t hit[ASSETS_DICE])
{
    uint32_t one = miss_of(r, row), miss[ASSETS_DICE] = {256};
    hit[0] = 256;
    for (unsigned i = 1; i <= dice; i++) {
        miss[i] = miss[i - 1] * one / 256;
        hit[i] = hit_of(row, miss, i);
    }
}

static unsigned hardest(const struct guesses *g, unsigned rows, unsigned dice)
{
    unsigned row = lowest(rows);
    for (uint64_t left = rows; left != 0;) {
        unsigned i = take_lowest(&left);
        row = g->hit[i][dice] < g->hit[row][dice] ? i : row;
    }
    return row;
}

/* One row after the other, the hardest first; a roll that fails costs a die. */
static uint32_t guess(struct guesses *g, unsigned rows, unsigned dice)
{
    uint32_t *known = &g->known[rows][dice], failed = 256, sum = 0;
    unsigned row;
    if (rows == 0)
        return ASSETS_ONE;
    if (*known != 0)
        return *known - 1;
    row = hardest(g, rows, dice);
    for (; dice >= g->need[row]; dice--) {
        uint32_t hit = g->hit[row][dice];
        sum += (uint32_t)((uint64_t)failed * hit * guess(g, rows & ~(1u << row), dice - g->need[row]) >> 16);
        failed = failed * (256 - hit) / 256;
    }
    *known = sum + 1;
    return sum;
}

uint32_t assets_guess(const struct hg_rules *r, uint8_t card, unsigned rows, unsigned dice)
{
    struct guesses g;
    for (uint64_t left = rows; left != 0;) {
        unsigned i = take_lowest(&left);
        const struct hg_row *row = assets_row(r, card, i);
        g.need[i] = row->dice;
        learn_row(r, row, dice, g.hit[i]);
    }
    memset(g.known, 0, (rows + 1) * sizeof g.known[0]);
    return guess(&g, rows, dice);
}
