/* Which dice match a row of a card. */
#include "engine/rows.h"

static uint64_t wanted(const struct hg_row *row)
{
    if (row->sum != 0)
        return (uint64_t)row->sum << ROWS_SUM;
    return rows_one(row->face[0]) + (row->face[1] == 0 ? 0 : rows_one(row->face[1]));
}

void rows_prepare(struct hg_row *row, unsigned sides)
{
    row->want = wanted(row);
    row->dice = (uint8_t)(row->sum != 0 ? (row->sum + ROWS_LOW_FACE - 1) / ROWS_LOW_FACE : row->face[1] != 0 ? 2 : 1);
    row->large = (uint8_t)((row->face[0] > sides) + (row->face[1] > sides));
}

static void gather_row(struct hg_assets_rules *g, uint8_t card, unsigned row)
{
    unsigned i = 0;
    while (i < g->wants && g->want[i] != g->row[card][row].want)
        i++;
    if (i == HG_WANTS_MAX)
        return;
    if (i == g->wants)
        g->want[g->wants++] = g->row[card][row].want;
    g->want_cards[i][row] |= bit(card);
}

uint64_t rows_needs(const struct hg_assets_rules *g, uint8_t card)
{
    uint64_t needs = 0;
    for (unsigned row = 0; row <= g->rows[card]; row++) {
        const struct hg_row *of = row < g->rows[card] ? &g->row[card][row] : &g->steal;
        needs |= (uint64_t)(of->dice + 16u * of->large) << 8 * row;
    }
    return needs;
}

void rows_gather(struct hg_assets_rules *g)
{
    for (uint64_t left = g->cards; left != 0;) {
        uint8_t card = take_lowest(&left);
        g->needs[card] = rows_needs(g, card);
        for (unsigned row = 0; row < g->rows[card]; row++)
            gather_row(g, card, row);
    }
}

/* ---- Sets of dice ----------------------------------------------------------------------------------------------- */

/* The dice that show a face. */
static inline unsigned showing(struct rows_roll roll, unsigned face)
{
    return bytes_equal(bytes_of(roll.face), face);
}

/* Dice of the roll that could take part in matching the row. */
static unsigned candidates(struct rows_roll roll, const struct hg_row *row)
{
    if (row->sum != 0)
        return showing(roll, 1) | showing(roll, 2) | showing(roll, ROWS_LOW_FACE);
    return showing(roll, row->face[0]) | (row->face[1] == 0 ? 0 : showing(roll, row->face[1]));
}

/* Does a set of candidates with this sum match the row, all of it and with nothing left over? */
static inline bool is_match(const struct hg_row *row, unsigned set, unsigned sum)
{
    if (row->sum != 0)
        return sum >= row->sum;
    return count_bits(set) == row->dice && sum == (unsigned)row->face[0] + row->face[1];
}

/* The dice of the same kind before a die that show the same. */
static inline unsigned equal_before(struct rows_roll roll, unsigned die)
{
    unsigned kind = die < roll.dice[0] ? 0 : roll.dice[0];
    return showing(roll, roll.face[die]) & ((1u << die) - 1u) >> kind << kind;
}

/* Sets grow die by die, in rising order. One that would leave an equal die before its last one out is never made, nor
 * any that would grow from it. */
unsigned rows_sets(struct rows_roll roll, const struct hg_row *row, uint8_t *out, unsigned most)
{
    uint8_t set[1u << ROWS_DICE], sum[1u << ROWS_DICE];
    unsigned made = 1, count = 0;
    set[0] = sum[0] = 0;
    for (uint64_t left = candidates(roll, row); left != 0;) {
        unsigned die = take_lowest(&left), equal = equal_before(roll, die), before = made;
        for (unsigned i = 0; i < before; i++) {
            if ((equal & ~(unsigned)set[i]) != 0)
                continue;
            set[made] = (uint8_t)(set[i] | 1u << die);
            sum[made] = (uint8_t)(sum[i] + roll.face[die]);
            if (is_match(row, set[made], sum[made]))
                out[count++] = set[made];
            if (count == most)
                return count;
            made++;
        }
    }
    return count;
}

/* The lowest die of a set, which may be empty. */
static unsigned first_of(unsigned set)
{
    return set & (0u - set);
}

/* One die for each face of a row, the lowest that show it: all sets for such a row have as many. */
static unsigned lowest_showing(struct rows_roll roll, const struct hg_row *row)
{
    unsigned first = first_of(showing(roll, row->face[0]));
    return row->face[1] == 0 ? first : first | first_of(showing(roll, row->face[1]) & ~first);
}

/* How many dice a sum takes at least: the highest first. */
static unsigned dice_for_sum(struct rows_roll roll, unsigned sum)
{
    unsigned dice = 0;
    for (unsigned face = ROWS_LOW_FACE; face > 0; face--) {
        unsigned shown = count_bits(showing(roll, face)), wanted = (sum + face - 1) / face;
        unsigned used = shown < wanted ? shown : wanted;
        dice += used;
        sum = used * face < sum ? sum - used * face : 0;
    }
    return dice;
}

/* As rows_sets goes, up to the first set that matches: none with more dice than it takes is made. */
static unsigned fewest_for_sum(struct rows_roll roll, const struct hg_row *row)
{
    uint8_t set[1u << ROWS_DICE], sum[1u << ROWS_DICE];
    unsigned made = 1, most = dice_for_sum(roll, row->sum);
    set[0] = sum[0] = 0;
    for (uint64_t left = candidates(roll, row); left != 0;) {
        unsigned die = take_lowest(&left), equal = equal_before(roll, die), before = made;
        for (unsigned i = 0; i < before; i++) {
            if ((equal & ~(unsigned)set[i]) != 0)
                continue;
            set[made] = (uint8_t)(set[i] | 1u << die);
            sum[made] = (uint8_t)(sum[i] + roll.face[die]);
            if (sum[made] >= row->sum && count_bits(set[made]) == most)
                return set[made];
            made += count_bits(set[made]) < most;
        }
    }
    return 0;
}

unsigned rows_fewest(struct rows_roll roll, const struct hg_row *row)
{
    return row->sum != 0 ? fewest_for_sum(roll, row) : lowest_showing(roll, row);
}

static unsigned sum_of(struct rows_roll roll, unsigned set)
{
    unsigned sum = 0;
    for (uint64_t left = set; left != 0;)
        sum += roll.face[take_lowest(&left)];
    return sum;
}

/* Is a die left out that shows the same as a later one of its kind in the set? */
static bool skips_equal(struct rows_roll roll, unsigned set)
{
    for (uint64_t left = set; left != 0;)
        if ((equal_before(roll, take_lowest(&left)) & ~set) != 0)
            return true;
    return false;
}

enum hg_reason rows_why_not_set(struct rows_roll roll, const struct hg_row *row, unsigned set)
{
    if (set == 0 || set >> (roll.dice[0] + roll.dice[1]) != 0)
        return HG_NO_SUCH_DIE;
    if ((set & ~candidates(roll, row)) != 0 || !is_match(row, set, sum_of(roll, set)))
        return HG_NO_MATCH;
    return skips_equal(roll, set) ? HG_EQUAL_DICE : HG_OK;
}

/* Both kinds of dice are among them, so that it matters which is taken. */
static bool is_mixed(struct rows_roll roll, unsigned set)
{
    unsigned small = (1u << roll.dice[0]) - 1u;
    return (set & small) != 0 && (set & ~small) != 0;
}

/* Whatever reaches a sum reaches it with one die more, too: so only all of them may, and none may be missing. */
static unsigned only_for_sum(struct rows_roll roll, const struct hg_row *row)
{
    unsigned ones = showing(roll, 1), twos = showing(roll, 2), threes = showing(roll, ROWS_LOW_FACE);
    unsigned sum = count_bits(ones) + 2 * count_bits(twos) + ROWS_LOW_FACE * count_bits(threes);
    unsigned least = ones != 0 ? 1 : twos != 0 ? 2 : ROWS_LOW_FACE;
    return sum >= row->sum && sum - least < row->sum ? ones | twos | threes : 0;
}

/* Dice of one kind that show the same are all alike; of both kinds a pair can be had in one way if there are no more
 * than the two. */
unsigned rows_only_set(struct rows_roll roll, const struct hg_row *row)
{
    unsigned first, second;
    if (row->sum != 0)
        return only_for_sum(roll, row);
    first = showing(roll, row->face[0]);
    second = row->face[1] == 0 ? first : showing(roll, row->face[1]);
    if (row->face[0] == row->face[1])
        return count_bits(first) < 2 || (is_mixed(roll, first) && count_bits(first) > 2) ? 0
                                                                                         : lowest_showing(roll, row);
    if (first == 0 || second == 0 || is_mixed(roll, first) || is_mixed(roll, second))
        return 0;
    return lowest_showing(roll, row);
}
