/* Inside the players of the galactic family: exact chances of a battle, the worth of a position, the search, and what
 * each card kind is kept for. All numbers are whole; a worth is in parts of WORTH_ONE. */
#ifndef PLAYERS_GALACTIC_H
#define PLAYERS_GALACTIC_H

#include "engine/galactic/galactic.h"
#include "players/player.h"

/* A sure win is worth WORTH_ONE, a sure loss the same below zero. A chance is in parts of CHANCE_ONE. */
enum { WORTH_ONE = 1 << 20, CHANCE_ONE = 1 << 16 };

/* The chance that the attacker wins the battle whose dice are awaited (ASK_ROLL or ASK_REROLL), ties rolled again
 * until they are none. */
uint32_t galactic_chance(const struct hg_rules *r, const struct hg_state *s);

/* The worth of the board for a seat, when nobody looks ahead. */
int32_t galactic_worth(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

/* The features that a side has, for fitting weights to them. */
struct galactic_features {
    unsigned count;
    uint16_t feature[HG_PLACES_MAX]; /* at most a ship for each, and a handful */
};
void galactic_features(const struct hg_rules *r, const struct hg_state *s, unsigned seat,
                       struct galactic_features *out);

/* What a charge adds to the weight of its ship, for sorting. */
int32_t galactic_step_worth(const struct hg_action *charge, unsigned height);

/* ---- Search ----------------------------------------------------------------------------------------------------- */

/* Dice of a side and one more. Entries of the table of positions, powers of two: usually, and for who looks so far that
 * a small one forgets too soon. */
enum { GALACTIC_DICE = 7, GALACTIC_TABLE = 4096, GALACTIC_TABLE_MAX = 32768 };

/* A position met before: what it was worth at least, at most or exactly. */
struct galactic_entry {
    uint32_t key;
    int32_t worth;
    uint8_t turns, bound, from, to;
};

struct galactic_search {
    const struct hg_rules *r;                      /* without touch-and-move: a move names its ship at once */
    uint32_t chance[GALACTIC_DICE][GALACTIC_DICE]; /* of plain battles, by dice; 0 until asked for */
    uint32_t work, budget;                         /* positions looked at */
    uint32_t horizon;                              /* the turn at which the board is valued */
    uint8_t seat;                                  /* for whom worth is told */
    bool stopped;                                  /* the budget is spent: what comes back means nothing */
    struct galactic_entry *table;                  /* or NULL */
    uint32_t entries;                              /* of the table */
    bool keen;                                     /* see struct galactic_level */
};

/* The worth of a position in which nobody holds cards, with best play up to the horizon, exact between the limits; a
 * keen search may miss what begins with a move that promises little. */
int32_t galactic_look(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high);

/* ---- Decisions -------------------------------------------------------------------------------------------------- */

/* How far a level looks. */
struct galactic_level {
    uint8_t turns;          /* at most so many turns, from the one that is being played */
    uint32_t work;          /* positions for a decision */
    uint32_t table;         /* entries of its table of positions, a power of two; 0: it keeps none */
    int32_t charge, attack; /* what a style adds to the worth of charges and of attacks */
    bool keen;              /* looks less far after moves that promise little, to look further after the others */
    uint32_t blur;          /* up to this much it errs in the worth of a move; a little makes no two games alike */
};

/* `worth` is the seat's, in parts of WORTH_ONE; `work` is how many positions were looked at. */
struct galactic_verdict {
    struct hg_action move;
    struct hg_action plan; /* the same, but the whole move where a ship is to be selected first */
    int32_t worth;
    uint32_t work;
};

/* The best answer to what is asked, by looking ahead in a world in which nobody will play another card. */
struct galactic_verdict galactic_decide(const struct hg_rules *r, const struct hg_state *s,
                                        const struct galactic_level *level, struct rng *rng);

/* What a card does. */
static inline uint8_t galactic_effect_of(const struct hg_rules *r, uint8_t card)
{
    return r->galactic.kind[r->galactic.card_kind[card]].effect;
}

/* How much better than not playing it a card must be to be played now; less than nothing when it always should. */
int32_t galactic_card_price(uint8_t effect);

#endif
