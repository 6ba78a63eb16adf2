/* Battles of sums. */
#include "odds/sums.h"

#include <string.h>

#include "engine/galactic/sums.h"

enum { TOTALS = ODDS_SUM_DICE_MAX * HG_SIDES_MAX + 1 };

/* How often each total comes. */
static void totals(unsigned dice, unsigned sides, uint64_t count[TOTALS])
{
    memset(count, 0, sizeof count[0] * TOTALS);
    count[0] = 1;
    for (unsigned i = 0; i < dice; i++)
        for (unsigned sum = TOTALS; sum-- > 0;) {
            count[sum] = 0;
            for (unsigned face = 1; face <= sides && face <= sum; face++)
                count[sum] += count[sum - face];
        }
}

void odds_sums(const struct odds_sums *battle, struct odds_sums_result *out)
{
    uint64_t attack[TOTALS], defence[TOTALS];
    int ahead = battle->modifier[HG_ATTACKER] - battle->modifier[HG_DEFENDER];
    memset(out, 0, sizeof *out);
    totals(battle->dice[HG_ATTACKER], battle->sides, attack);
    totals(battle->dice[HG_DEFENDER], battle->sides, defence);
    for (int a = 0; a < TOTALS; a++)
        for (int d = 0; d < TOTALS; d++) {
            uint64_t count = attack[a] * defence[d];
            if (!sums_decide(a - d + ahead, battle->wins_ties != 0, battle->tie_to_defender != 0))
                out->tied += count;
            else if (sums_attacker_leads(a - d + ahead, battle->wins_ties != 0))
                out->won += count;
            else
                out->lost += count;
        }
    out->all = out->won + out->lost + out->tied;
    out->win = out->all == out->tied ? 0.0 : (double)out->won / (double)(out->won + out->lost);
}
