/* Why a player moved as it did: facts, and the sentence they make. */
#ifndef PLAYERS_THOUGHT_H
#define PLAYERS_THOUGHT_H

#include <stddef.h>
#include <stdint.h>

#include "engine/limits.h"
#include "text/names.h"

/* After each: the members it uses besides chance, worth and work. */
enum thought_kind {
    THOUGHT_LOT,     /* decided by lot */
    THOUGHT_FORCED,  /* nothing else was possible */
    THOUGHT_ROUTINE, /* as one mostly does there */

    /* Conquest. */
    THOUGHT_START,         /* place: a good one to start from */
    THOUGHT_REINFORCE,     /* place: units where the next attack begins */
    THOUGHT_GUARD,         /* place: units where an attack is feared */
    THOUGHT_TAKE,          /* place: conquered for its own sake */
    THOUGHT_TAKE_REGION,   /* place, subject: a region that it completes */
    THOUGHT_BREAK_REGION,  /* place, subject: a region that an enemy (army) loses */
    THOUGHT_TAKE_GOAL,     /* place, subject: a goal that it brings nearer */
    THOUGHT_TAKE_BASE,     /* place, army: whose base */
    THOUGHT_TAKE_RESOURCE, /* place */
    THOUGHT_ELIMINATE,     /* place, army: who is nearly gone */
    THOUGHT_CARD_DUE,      /* place: a weak one, for the card that a conquest brings */
    THOUGHT_STOP,          /* place, or HG_NONE: the odds are too bad now */
    THOUGHT_NO_TARGET,     /* nothing within reach is worth an attack */
    THOUGHT_MOVE_IN,       /* place: where the front is now */
    THOUGHT_STAY_BACK,     /* place: it must not be left bare */
    THOUGHT_GATHER,        /* place: units from the rear */
    THOUGHT_COLLECT,       /* subject: a goal */
    THOUGHT_TRADE,         /* units are worth more than the cards */
    THOUGHT_KEEP_CARDS,    /* they will be worth more later */
    THOUGHT_CARD,          /* subject: a card whose moment has come; place or HG_NONE */
    THOUGHT_PASS,          /* no card would help */
    THOUGHT_DEFEND,        /* place: with all that may */
    THOUGHT_HERO,          /* place: where the hero is of use */
    THOUGHT_TOWER,         /* place */
    THOUGHT_ASK_ALLY,      /* place: it would serve the side better in the own hand */
    THOUGHT_HELP_ALLY,     /* place */

    /* Galactic. */
    THOUGHT_INVADE,    /* place: a square of the enemy home */
    THOUGHT_ADVANCE,   /* place: a better square for the ship */
    THOUGHT_CAPTURE,   /* place: an enemy to be captured */
    THOUGHT_FREE_SHIP, /* place: a stuck ship that might be of use elsewhere */
    THOUGHT_BERTH,     /* place: where a beaten ship does the least harm */
    THOUGHT_STRIP,     /* subject: the card that the other hand misses most */

    /* Assets. */
    THOUGHT_CLAIM,      /* place: the card with the best prospects */
    THOUGHT_STEAL,      /* place, army: whose card it is */
    THOUGHT_OWN_REGION, /* place, subject: a region that it completes */
    THOUGHT_ROWS,       /* place: the card for which the dice are used best so */
    THOUGHT_SPARE_DIE,  /* place: the card that can best do without this die */
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

/* A thought of a kind with nothing else in it. */
static inline struct thought thought_of(enum thought_kind kind)
{
    return (struct thought){
        .kind = (uint8_t)kind, .place = HG_NONE, .army = HG_NONE, .subject = HG_NONE, .chance = -1, .worth = -1};
}

static inline void thought_lot(struct thought *why)
{
    if (why != NULL)
        *why = thought_of(THOUGHT_LOT);
}

/* One sentence (two after a search) without a line's end; `army_of` gives the number of each seat's army in the names,
 * NULL when they are the seats' own. Returns its length; what does not fit is cut off. */
size_t thought_tell(const struct thought *why, const struct names *names, const uint8_t *army_of,
                    enum language language, char *out, size_t size);

#endif
