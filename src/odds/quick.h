/* Battles in whole numbers, for players: a small table that is built in microseconds and then only read. Values are
 * rounded from the exact ones, the same on every machine. */
#ifndef ODDS_QUICK_H
#define ODDS_QUICK_H

#include "odds/table.h"

enum {
    ODDS_QUICK = 64,  /* the most units of a side; larger battles are looked up in proportion */
    ODDS_ONE = 65536, /* certainty */
    ODDS_UNIT = 256   /* one unit, where units left are counted */
};

/* By attackers (the one that must stay behind is not counted), then defenders. */
struct odds_quick {
    uint16_t win[ODDS_QUICK + 1][ODDS_QUICK + 1];
    uint16_t attackers[ODDS_QUICK + 1][ODDS_QUICK + 1], defenders[ODDS_QUICK + 1][ODDS_QUICK + 1];
};

void odds_quick_build(struct odds_quick *q, const struct odds_battle *b);

/* Looks a value up; `scale` comes out as how many units one of the table stands for. */
struct odds_spot {
    unsigned attackers, defenders, scale; /* scale in 256ths */
};

static inline struct odds_spot odds_spot(unsigned attackers, unsigned defenders)
{
    unsigned most = attackers > defenders ? attackers : defenders;
    if (most <= ODDS_QUICK)
        return (struct odds_spot){attackers, defenders, 256};
    return (struct odds_spot){(attackers * ODDS_QUICK + most / 2) / most, (defenders * ODDS_QUICK + most / 2) / most,
                              most * 256 / ODDS_QUICK};
}

/* The chance to win in parts of ODDS_ONE. Of units up to 50,000 on each side. */
static inline uint32_t odds_win(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    struct odds_spot at = odds_spot(attackers, defenders);
    uint32_t win = q->win[at.attackers][at.defenders];
    return win + (win >> 15); /* certainty does not fit 16 bits: the upper half is stretched by one */
}

/* Units left on average in parts of ODDS_UNIT, won or not. */
static inline uint32_t odds_attackers_left(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    struct odds_spot at = odds_spot(attackers, defenders);
    return (uint32_t)((uint64_t)q->attackers[at.attackers][at.defenders] * at.scale / 256);
}

static inline uint32_t odds_defenders_left(const struct odds_quick *q, unsigned attackers, unsigned defenders)
{
    struct odds_spot at = odds_spot(attackers, defenders);
    return (uint32_t)((uint64_t)q->defenders[at.attackers][at.defenders] * at.scale / 256);
}

/* Tables as they are asked for, for one thread: the caller owns it, begins with it zeroed and shares it with nobody.
 * What it answers does not depend on what was asked before. */
enum { ODDS_CACHE = 32 };

struct odds_cache {
    uint32_t asked[ODDS_CACHE], clock; /* when each was asked for last; 0 = empty */
    struct odds_battle battle[ODDS_CACHE];
    struct odds_quick quick[ODDS_CACHE];
};

/* Valid until the cache is asked the next time. */
const struct odds_quick *odds_cached(struct odds_cache *cache, const struct odds_battle *b);

#endif
