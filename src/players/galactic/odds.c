/* The chance of a battle as the search wants it, in parts of CHANCE_ONE. The throws are counted by odds/sums, with the
 * engine's word on who wins them. */
#include "players/galactic/galactic.h"

#include "odds/sums.h"

static uint32_t share(uint64_t part, uint64_t all)
{
    return all == 0 ? 0 : (uint32_t)((part * CHANCE_ONE + all / 2) / all);
}

/* Throws that decide nothing are as if they had never been made. */
static uint32_t until_decided(const struct odds_sums *battle)
{
    struct odds_sums_result result;
    odds_sums(battle, &result);
    return share(result.won, result.all - result.tied);
}

/* A tie after a second roll brings all dice back. */
static uint32_t second_roll(const struct hg_rules *r, const struct hg_state *s, const struct odds_sums *battle)
{
    struct odds_sums whole = odds_sums_of_battle(r, s);
    struct odds_sums_result result;
    odds_sums(battle, &result);
    return (uint32_t)((result.won * CHANCE_ONE + result.tied * (uint64_t)until_decided(&whole)) / result.all);
}

/* The attacker's chance in the battle whose dice the open question asks for. */
uint32_t galactic_chance(const struct hg_rules *r, const struct hg_state *s)
{
    struct odds_sums battle = odds_sums_awaited(r, s);
    bool again = ask_seen(s)->kind == ASK_REROLL && battle.wins_ties == 0 && battle.tie_to_defender == 0;
    return again ? second_roll(r, s, &battle) : until_decided(&battle);
}
