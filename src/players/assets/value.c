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

/* What a hand is worth, in hundredths of a point. */
static int32_t hand_worth(const struct hg_rules *r, uint64_t own)
{
    int32_t worth = (int32_t)value_of(r, own) * KEPT;
    for (unsigned i = 0; i < r->assets.regions; i++)
        worth += promise(r, i, own);
    return worth;
}

/* Or the number of seats when nobody has it. */
static unsigned holder(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    unsigned seat = 0;
    while (seat < r->seats && !has(assets_seen(s)->own[seat], card))
        seat++;
    return seat;
}

/* Whether nobody but the seat whose turn it is has more points than these cards count for. */
static bool leads(const struct hg_rules *r, const struct hg_state *s, uint64_t cards)
{
    unsigned score = insight_score(r, cards);
    for (unsigned i = 0; i < r->seats; i++)
        if (i != assets_seen(s)->seat && has(s->acting, i) && assets_score(r, s, i) > score)
            return false;
    return true;
}

/* Two players share all there is: what one loses the other wins. Among more only the leader's loss matters, and it is
 * shared by all. */
static int32_t harm(const struct hg_rules *r, const struct hg_state *s, unsigned victim, uint8_t card)
{
    uint64_t own = assets_seen(s)->own[victim];
    int32_t lost = hand_worth(r, own) - hand_worth(r, own & ~bit(card));
    if (count_bits(s->acting) == 2)
        return lost;
    return leads(r, s, own) ? lost * LEADER / 100 : 0;
}

/* The last card in the middle ends the game: everything, when it wins. */
static int32_t ending(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    return leads(r, s, assets_seen(s)->own[assets_seen(s)->seat] | bit(card)) ? DECIDES : -DECIDES;
}

/* What the active seat gains by having the card, and its holder loses; in hundredths of a point. */
int32_t assets_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    uint64_t own = assets_seen(s)->own[assets_seen(s)->seat];
    unsigned victim = holder(r, s, card);
    int32_t gain = hand_worth(r, own | bit(card)) - hand_worth(r, own);
    if (victim < r->seats)
        return gain + harm(r, s, victim, card);
    return (assets_claimed(r, s) | bit(card)) == r->assets.cards ? ending(r, s, card) : gain;
}

/* Points alone, as a casual player counts. */
int32_t assets_plain_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    uint64_t own = assets_seen(s)->own[assets_seen(s)->seat];
    if ((assets_claimed(r, s) | bit(card)) == r->assets.cards && !has(assets_claimed(r, s), card))
        return ending(r, s, card);
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
