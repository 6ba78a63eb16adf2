/* Why a player moved as it did: facts, which fronts turn into a sentence in their reader's language. */
#ifndef PLAYERS_THOUGHT_H
#define PLAYERS_THOUGHT_H

#include <stddef.h>
#include <stdint.h>

#include "engine/limits.h"

enum thought_kind {
    THOUGHT_LOT,    /* decided by lot */
    THOUGHT_FORCED, /* nothing else was possible */
    THOUGHT_KINDS
};

struct thought {
    uint8_t kind;    /* enum thought_kind */
    uint8_t place;   /* what it is about, or HG_NONE */
    uint8_t army;    /* whom it is about, or HG_NONE */
    uint8_t subject; /* a region, a goal, a card or a token by the kind, or HG_NONE */
    int32_t chance;  /* of success in ten thousandths, or -1 */
    int32_t worth;   /* chance to win the game after the move in ten thousandths, or -1 */
    uint32_t work;   /* how many lines of play were tried; 0 without search */
};

static inline void thought_lot(struct thought *why)
{
    if (why != NULL)
        *why = (struct thought){
            .kind = THOUGHT_LOT, .place = HG_NONE, .army = HG_NONE, .subject = HG_NONE, .chance = -1, .worth = -1};
}

#endif
