/* Which dice match a row of a card. */
#include "engine/rows.h"

static uint64_t wanted(const struct hg_row *row)
{
    if (row->sum != 0)
        return bit(ROWS_SUMS + row->sum);
    if (row->face[1] == 0)
        return bit(row->face[0] - 1u);
    return row->face[0] == row->face[1] ? bit(ROWS_TWICE + row->face[0] - 1u)
                                        : bit(row->face[0] - 1u) | bit(row->face[1] - 1u);
}

void rows_prepare(struct hg_row *row, unsigned sides)
{
    row->want = wanted(row);
    row->dice = (uint8_t)(row->sum != 0 ? (row->sum + ROWS_LOW_FACE - 1) / ROWS_LOW_FACE : row->face[1] != 0 ? 2 : 1);
    row->large = (uint8_t)((row->face[0] > sides) + (row->face[1] > sides));
}

/* ---- Sets of dice ----------------------------------------------------------------------------------------------- */

/* Dice of the roll that could take part in matching the row. */
static unsigned candidates(struct rows_roll roll, const struct hg_row *row)
{
    unsigned set = 0;
    for (unsigned i = 0; roll.face[i] != 0; i++)
        if (row->sum != 0 ? roll.face[i] <= ROWS_LOW_FACE
                          : roll.face[i] == row->face[0] || roll.face[i] == row->face[1])
            set |= 1u << i;
    return set;
}

/* Does a set of candidates match the row, all of it and with nothing left over? */
static bool is_match(struct rows_roll roll, const struct hg_row *row, unsigned set)
{
    unsigned sum = 0, dice = count_bits(set), first;
    if (row->sum != 0) {
        for (uint64_t left = set; left != 0;)
            sum += roll.face[take_lowest(&left)];
        return sum >= row->sum;
    }
    if (dice != row->dice)
        return false;
    first = lowest(set);
    return dice == 1 || roll.face[first] + roll.face[lowest(set & (set - 1))] == row->face[0] + row->face[1];
}

/* For each die of the set, those of its kind before it that show the same. */
static void find_equal(struct rows_roll roll, unsigned set, uint8_t equal[ROWS_DICE])
{
    for (uint64_t left = set; left != 0;) {
        uint8_t i = take_lowest(&left);
        unsigned same_kind = i < roll.dice[0] ? set : set >> roll.dice[0] << roll.dice[0];
        equal[i] = 0;
        for (uint64_t before = same_kind & ((1u << i) - 1u); before != 0;) {
            uint8_t k = take_lowest(&before);
            if (roll.face[k] == roll.face[i])
                equal[i] |= (uint8_t)(1u << k);
        }
    }
}

/* Is a die left out that shows the same as a later one of its kind in the set? */
static bool skips_equal(const uint8_t equal[ROWS_DICE], unsigned set)
{
    for (uint64_t left = set; left != 0;)
        if ((equal[take_lowest(&left)] & ~set) != 0)
            return true;
    return false;
}

unsigned rows_sets(struct rows_roll roll, const struct hg_row *row, uint8_t *out, unsigned most)
{
    unsigned all = candidates(roll, row), count = 0;
    uint8_t equal[ROWS_DICE];
    find_equal(roll, all, equal);
    for (unsigned set = (0u - all) & all; set != 0 && count < most; set = (set - all) & all)
        if (is_match(roll, row, set) && !skips_equal(equal, set))
            out[count++] = (uint8_t)set;
    return count;
}

enum hg_reason rows_why_not_set(struct rows_roll roll, const struct hg_row *row, unsigned set)
{
    unsigned all = candidates(roll, row);
    uint8_t equal[ROWS_DICE];
    if (set == 0 || set >> (roll.dice[0] + roll.dice[1]) != 0)
        return HG_NO_SUCH_DIE;
    if ((set & ~all) != 0 || !is_match(roll, row, set))
        return HG_NO_MATCH;
    find_equal(roll, all, equal);
    return skips_equal(equal, set) ? HG_EQUAL_DICE : HG_OK;
}

/* The dice that show a face. */
static unsigned showing(struct rows_roll roll, uint8_t face)
{
    unsigned set = 0;
    for (unsigned i = 0; roll.face[i] != 0; i++)
        set |= (roll.face[i] == face ? 1u : 0u) << i;
    return set;
}

/* Both kinds of dice are among them, so that it matters which is taken. */
static bool is_mixed(struct rows_roll roll, unsigned set)
{
    unsigned small = (1u << roll.dice[0]) - 1u;
    return (set & small) != 0 && (set & ~small) != 0;
}

/* Where different faces are asked for, dice of one kind are all alike; the rest has to be tried out. */
unsigned rows_only_set(struct rows_roll roll, const struct hg_row *row)
{
    unsigned first, second;
    uint8_t set[2];
    if (row->sum != 0 || row->face[0] == row->face[1])
        return rows_sets(roll, row, set, 2) == 1 ? set[0] : 0;
    first = showing(roll, row->face[0]);
    if (first == 0 || is_mixed(roll, first))
        return 0;
    first &= 0u - first;
    if (row->face[1] == 0)
        return first;
    second = showing(roll, row->face[1]);
    return second == 0 || is_mixed(roll, second) ? 0 : first | (second & (0u - second));
}
