/* Exact odds of the attacks that a question offers, under everything that the position adds to the dice. Battles of the
 * same kind come again and again, so what was worked out is kept in the caller's memory; what it holds changes how long
 * an answer takes, never what it is. */
#ifndef WIRE_ODDS_H
#define WIRE_ODDS_H

#include "odds/attacks.h"
#include "odds/cards.h"
#include "odds/fight.h"
#include "odds/table.h"

enum {
    WIRE_ODDS_ONE = 10000, /* certainty; what is told is rounded to its parts */
    WIRE_ODDS_UNITS = 300, /* of a side; larger armies are computed in proportion, and said to be rough */
    WIRE_ODDS_KINDS = 16,  /* of battles whose rounds are kept */
    WIRE_ODDS_KEPT = 4096, /* results */
    WIRE_ODDS_ROOM = 3 * ODDS_HEROES * (WIRE_ODDS_UNITS + 1),
    WIRE_ODDS_ENDS = WIRE_ODDS_ROOM * (int)(sizeof(struct odds_value) / sizeof(double))
};

/* What comes of a battle that is fought to its end. */
struct wire_chance {
    uint16_t win;                  /* in parts of WIRE_ODDS_ONE */
    bool rough;                    /* computed in proportion */
    uint32_t attackers, defenders; /* units left on average, in hundredths; 0 where dice are added up */
};

/* A kind of battle: everything that is added to the dice. Rounds are computed once for each. */
struct wire_odds_kind {
    uint64_t serial; /* which kind it is, from 1; 0 in an empty one */
    bool titan;
    struct odds_battle battle;
    struct odds_assault assault;
    struct odds_rounds rounds;
};

/* A result that was worked out for a kind and two armies. */
struct wire_odds_kept {
    uint64_t serial;
    unsigned attackers, defenders;
    struct wire_chance chance;
};

/* About 1 MB. Zeroed once by its owner, lent to one thread at a time. */
struct wire_odds {
    uint64_t serial; /* last given */
    unsigned oldest; /* kind, which makes room for the next */
    struct wire_odds_kind kind[WIRE_ODDS_KINDS];
    struct wire_odds_kept kept[WIRE_ODDS_KEPT];
    struct odds_tries tries; /* of cards */
    union {
        struct odds_value room[WIRE_ODDS_ROOM];
        double chance[WIRE_ODDS_ENDS]; /* of a battle whose every end is asked for */
    };
};

/* The chances of an attack; from memory where it was asked before. */
struct wire_chance wire_chance_of(struct wire_odds *odds, const struct hg_rules *r, const struct odds_attack *attack);

/* Every end of a battle that is given up when `keep` units are left where it comes from, the one that must stay among
 * them. False where there is none to tell: dice that are added up, a titan, armies beyond about 60 units a side. */
bool wire_ending_of(struct wire_odds *odds, const struct hg_rules *r, const struct odds_attack *attack, unsigned keep,
                    struct odds_ending *out);

#endif
