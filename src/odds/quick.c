/* Battles in whole numbers. Three rows of exact values go round; each is rounded as soon as it is complete. */
#include "odds/quick.h"

#include <string.h>

static uint16_t rounded(double value)
{
    return (uint16_t)(value > 65535.0 ? 65535.0 : value + 0.5);
}

static void keep_row(struct odds_quick *q, unsigned attackers, const struct odds_value *row)
{
    for (unsigned d = 0; d <= ODDS_QUICK; d++) {
        q->win[attackers][d] = rounded(row[d].win * 65535.0);
        q->attackers[attackers][d] = rounded(row[d].attackers * ODDS_UNIT);
        q->defenders[attackers][d] = rounded(row[d].defenders * ODDS_UNIT);
    }
}

void odds_quick_build(struct odds_quick *q, const struct odds_battle *b)
{
    struct odds_value room[3][ODDS_HEROES][ODDS_QUICK + 1];
    struct odds_rounds rounds;
    struct odds_rows row;
    odds_rounds(b, &rounds);
    for (unsigned a = 0; a <= ODDS_QUICK; a++) {
        for (unsigned k = 0; k < 3; k++)
            for (unsigned set = 0; set < ODDS_HEROES; set++)
                row.of[k][set] = room[(a + 3 - k) % 3][set];
        odds_table_row(&rounds, a, ODDS_QUICK, 0, &row);
        keep_row(q, a, row.of[0][rounds.heroes]);
    }
}

/* The oldest gives way. */
const struct odds_quick *odds_cached(struct odds_cache *cache, const struct odds_battle *b)
{
    unsigned oldest = 0;
    for (unsigned i = 0; i < ODDS_CACHE; i++) {
        if (cache->asked[i] != 0 && memcmp(&cache->battle[i], b, sizeof *b) == 0) {
            cache->asked[i] = ++cache->clock;
            return &cache->quick[i];
        }
        if (cache->asked[i] < cache->asked[oldest])
            oldest = i;
    }
    cache->battle[oldest] = *b;
    cache->asked[oldest] = ++cache->clock;
    odds_quick_build(&cache->quick[oldest], b);
    return &cache->quick[oldest];
}
