/* Battles of sums: how often each total comes on either side, and every total against every other. Players look
 * thousands of them up in a search, so that only totals that can come are visited. */
#include "odds/sums.h"

#include <string.h>

#include "engine/galactic/galactic.h"
#include "engine/galactic/sums.h"

enum { TOTALS = ODDS_SUM_DICE_MAX * HG_SIDES_MAX + 1 };

/* How often each total comes, up to the largest, which is returned. */
static unsigned totals(unsigned dice, unsigned sides, uint64_t count[TOTALS])
{
    unsigned most = dice * sides;
    memset(count, 0, sizeof count[0] * (most + 1));
    count[0] = 1;
    for (unsigned i = 1; i <= dice; i++)
        for (unsigned sum = i * sides + 1; sum-- > 0;) {
            count[sum] = 0;
            for (unsigned face = 1; face <= sides && face <= sum; face++)
                count[sum] += count[sum - face];
        }
    return most;
}

static void add(const struct odds_sums *battle, int lead, uint64_t count, struct odds_sums_result *out)
{
    if (!sums_decide(lead, battle->wins_ties != 0, battle->tie_to_defender != 0))
        out->tied += count;
    else if (sums_attacker_leads(lead, battle->wins_ties != 0))
        out->won += count;
    else
        out->lost += count;
}

void odds_sums(const struct odds_sums *battle, struct odds_sums_result *out)
{
    uint64_t attack[TOTALS], defence[TOTALS];
    int ahead = battle->modifier[HG_ATTACKER] - battle->modifier[HG_DEFENDER];
    unsigned most = totals(battle->dice[HG_ATTACKER], battle->sides, attack);
    unsigned against = totals(battle->dice[HG_DEFENDER], battle->sides, defence);
    memset(out, 0, sizeof *out);
    for (unsigned a = battle->dice[HG_ATTACKER]; a <= most; a++)
        for (unsigned d = battle->dice[HG_DEFENDER]; d <= against; d++)
            add(battle, (int)a - (int)d + ahead, attack[a] * defence[d], out);
    out->all = out->won + out->lost + out->tied;
    out->win = out->all == out->tied ? 0.0 : (double)out->won / (double)(out->won + out->lost);
}

/* ---- In a position ----------------------------------------------------------------------------------------------- */

struct odds_sums odds_sums_of_battle(const struct hg_rules *r, const struct hg_state *position)
{
    const struct hg_galactic_battle *b = &gal_seen(position)->battle;
    const unsigned seat[2] = {gal_seen(position)->seat, other(gal_seen(position)->seat)};
    struct odds_sums sums = {
        .sides = r->galactic.die_sides, .wins_ties = b->wins_ties, .tie_to_defender = r->galactic.tie_to_defender};
    for (unsigned i = 0; i < 2; i++) {
        sums.dice[i] = b->dice[seat[i]];
        sums.modifier[i] = b->raised[seat[i]] - b->lowered[seat[i]];
    }
    return sums;
}

/* One side rolls all of its dice again, or its highest alone; the others lie where they are. */
struct odds_sums odds_sums_awaited(const struct hg_rules *r, const struct hg_state *position)
{
    const struct hg_galactic_open *o = gal_seen(position);
    const struct hg_ask *ask = ask_seen(position);
    struct odds_sums sums = odds_sums_of_battle(r, position);
    for (unsigned i = 0; i < 2 && ask->kind == ASK_REROLL; i++) {
        unsigned seat = i == HG_ATTACKER ? o->seat : other(o->seat);
        bool rolls = gal_rolling_seat(ask) == seat;
        if (rolls && !gal_rolls_highest(ask))
            continue;
        sums.dice[i] = rolls ? 1 : 0;
        sums.modifier[i] += o->battle.total[seat] - (rolls ? o->battle.high[seat] : 0);
    }
    return sums;
}
