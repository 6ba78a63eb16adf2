/* Whole battles, from the smallest up: a battle is one round and then a smaller battle. A row needs the two rows
 * below it and nothing else, so that one battle alone costs little memory. */
#include "odds/table.h"

#include "engine/bits.h"

/* Where nothing is fought any more, with a set of heroes left. */
static struct odds_value settled(const struct odds_rounds *rounds, unsigned set, unsigned attackers, unsigned defenders)
{
    unsigned lost = (rounds->heroes & ~set) >> HG_ATTACKER & 1;
    return (struct odds_value){defenders == 0 ? 1.0 : 0.0, attackers, defenders, lost};
}

static inline struct odds_value times(double chance, const struct odds_value *v)
{
    return (struct odds_value){chance * v->win, chance * v->attackers, chance * v->defenders, chance * v->hero_lost};
}

static inline struct odds_value plus(struct odds_value sum, struct odds_value v)
{
    return (struct odds_value){sum.win + v.win, sum.attackers + v.attackers, sum.defenders + v.defenders,
                               sum.hero_lost + v.hero_lost};
}

/* `count` is known to the compiler wherever this is used, so that the loop over steps is written out. The step that
 * stays in the row comes last: the next battles wait for nothing else. */
ALWAYS void fill(const struct odds_steps *steps, const unsigned count, unsigned from, unsigned to,
                 struct odds_value *out, const struct odds_rows *row)
{
    const struct odds_value *source[ODDS_CELLS];
    double chance[ODDS_CELLS];
    size_t lost[ODDS_CELLS];
    UNROLLED
    for (unsigned i = 0; i < count; i++) {
        source[i] = row->of[steps->step[i].attacker][steps->step[i].heroes];
        lost[i] = steps->step[i].defender;
        chance[i] = steps->step[i].chance;
    }
    for (size_t d = from; d <= to; d++) {
        struct odds_value sum = times(chance[0], &source[0][d - lost[0]]);
        UNROLLED
        for (unsigned i = 1; i < count; i++)
            sum = plus(sum, times(chance[i], &source[i][d - lost[i]]));
        out[d] = sum;
    }
}

/* All battles of a row in which the same number of units fight. */
static void fill_by_count(const struct odds_steps *steps, unsigned from, unsigned to, struct odds_value *out,
                          const struct odds_rows *row)
{
    switch (steps->count) {
    case 1:
        fill(steps, 1, from, to, out, row);
        break;
    case 2:
        fill(steps, 2, from, to, out, row);
        break;
    case 3:
        fill(steps, 3, from, to, out, row);
        break;
    default:
        fill(steps, 4, from, to, out, row);
        break;
    }
}

static void fill_set(const struct odds_rounds *rounds, unsigned set, unsigned attackers, unsigned defenders,
                     const struct odds_rows *row)
{
    unsigned dice = rounds->dice[HG_DEFENDER];
    row->of[0][set][0] = settled(rounds, set, attackers, 0);
    for (unsigned d = 1; d < dice && d <= defenders; d++)
        fill_by_count(odds_steps(rounds, set, attackers, d), d, d, row->of[0][set], row);
    if (defenders >= dice)
        fill_by_count(odds_steps(rounds, set, attackers, dice), dice, defenders, row->of[0][set], row);
}

void odds_table_row(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders, unsigned stop,
                    const struct odds_rows *row)
{
    for (unsigned set = 0; set < ODDS_HEROES; set++) {
        if ((rounds->sets >> set & 1) == 0)
            continue;
        if (attackers > stop) {
            fill_set(rounds, set, attackers, defenders, row);
            continue;
        }
        for (unsigned d = 0; d <= defenders; d++)
            row->of[0][set][d] = settled(rounds, set, attackers, d);
    }
}

static unsigned sets_in(const struct odds_rounds *rounds)
{
    unsigned count = 0;
    for (unsigned set = 0; set < ODDS_HEROES; set++)
        count += rounds->sets >> set & 1;
    return count;
}

/* Of the sets with fewer heroes three rows are enough. */
size_t odds_table_room(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders)
{
    return (attackers + 1u + 3u * (sets_in(rounds) - 1u)) * (size_t)(defenders + 1u);
}

/* The table comes first, the rows of fewer heroes behind it. */
void odds_table_build(struct odds_table *t, const struct odds_rounds *rounds, unsigned attackers, unsigned defenders,
                      unsigned stop, struct odds_value *room)
{
    size_t width = defenders + 1u;
    struct odds_value *behind = room + (attackers + 1u) * width;
    for (unsigned a = 0; a <= attackers; a++) {
        struct odds_rows row = {{{NULL}}};
        for (unsigned k = 0; k < 3; k++) {
            size_t other = (a + 3 - k) % 3;
            for (unsigned set = 0; set < ODDS_HEROES; set++)
                if (set == rounds->heroes)
                    row.of[k][set] = room + (a - (k < a ? k : a)) * width;
                else if ((rounds->sets >> set & 1) != 0) {
                    row.of[k][set] = behind + other * width;
                    other += 3;
                }
        }
        odds_table_row(rounds, a, defenders, stop, &row);
    }
    *t = (struct odds_table){attackers, defenders, room};
}

size_t odds_battle_room(unsigned defenders)
{
    return (size_t)3 * ODDS_HEROES * (defenders + 1u);
}

struct odds_value odds_battle_value(const struct odds_rounds *rounds, unsigned attackers, unsigned defenders,
                                    unsigned stop, struct odds_value *room)
{
    size_t width = defenders + 1u;
    struct odds_rows row;
    for (unsigned a = 0; a <= attackers; a++) {
        for (unsigned k = 0; k < 3; k++)
            for (unsigned set = 0; set < ODDS_HEROES; set++)
                row.of[k][set] = room + ((a + 3 - k) % 3 * ODDS_HEROES + set) * width;
        odds_table_row(rounds, a, defenders, stop, &row);
    }
    return row.of[0][rounds->heroes][defenders];
}
