/* A second, naive implementation of Basic Training, written from the rules alone: int arrays, lists of every single
 * legal move, a search with a queue for connection. It shares no code and no data layout with the engine, so that an
 * error of one shows up as a difference between the two (tests/unit/test_oracle.c), and it is the peer of the
 * benchmarks. Numbers that the rules print (3 dice, 2 dice, a third of the planets) stand in the code; only what the
 * edition supplies as data is in the board. */
#ifndef ORACLE_H
#define ORACLE_H

enum { ORACLE_SEATS = 6, ORACLE_PLANETS = 48, ORACLE_REGIONS = 8, ORACLE_CARDS = 128, ORACLE_DICE = 8 };

/* Where a seat or a planet could stand. */
enum { ORACLE_NOBODY = -1, ORACLE_CHANCE = -2, ORACLE_NOWHERE = -1 };

struct oracle_board {
    int seats, planets, regions, cards;
    int start_units;
    int near[ORACLE_PLANETS][ORACLE_PLANETS]; /* 1 where two planets are adjacent */
    int region_of[ORACLE_PLANETS];
    int bonus[ORACLE_REGIONS];
    int card_class[ORACLE_CARDS]; /* 0 to 2 */
    int set_of_class[3];
    int set_of_each;
    int reshuffle; /* 1: sets that were turned in come back when the deck is empty; else they are out of play */
};

enum oracle_phase {
    ORACLE_START_ROLL,
    ORACLE_CLAIM,
    ORACLE_REINFORCE,
    ORACLE_DEPLOY,
    ORACLE_INVADE,
    ORACLE_DEFEND,
    ORACLE_BATTLE_ROLL,
    ORACLE_SPOILS, /* five or more cards after an elimination: trade a set, place its units */
    ORACLE_ADVANCE,
    ORACLE_FORTIFY,
    ORACLE_DRAW,
    ORACLE_OVER
};

struct oracle_game {
    const struct oracle_board *board;
    enum oracle_phase phase;
    int owner[ORACLE_PLANETS];
    int units[ORACLE_PLANETS];
    int pool[ORACLE_SEATS]; /* starting units not yet placed */
    int hand[ORACLE_SEATS][ORACLE_CARDS];
    int hand_size[ORACLE_SEATS];
    int deck[ORACLE_CARDS], deck_size;
    int discard[ORACLE_CARDS], discard_size;
    int picked[3], picks; /* these cards are still in the hand as well */
    int alive[ORACLE_SEATS];
    int resigned[ORACLE_SEATS];
    int contender[ORACLE_SEATS]; /* of the start roll */
    int first;                   /* who begins */
    int current;                 /* whose turn it is, in set-up too */
    int pile;                    /* reinforcements still to place */
    int placing_begun;
    int conquered; /* planets taken this turn */
    int from, to;  /* of the battle or of the move after it */
    int attack_dice, defence_dice;
    int turns, rounds;
    int winner;
};

enum oracle_verb {
    ORACLE_RESIGN,
    ORACLE_DO_START, /* chance: the start roll */
    ORACLE_DO_CLAIM,
    ORACLE_DO_REINFORCE,
    ORACLE_DO_PICK,
    ORACLE_DO_TRADE,
    ORACLE_DO_PLACE,
    ORACLE_DO_ATTACK,
    ORACLE_DO_DEFEND,
    ORACLE_DO_ROLL, /* chance: the dice of a battle */
    ORACLE_DO_ADVANCE,
    ORACLE_DO_FORTIFY,
    ORACLE_DO_END,
    ORACLE_DO_DRAW, /* chance: a card */
    ORACLE_VERBS
};

/* n is a number of units, or the dice of an attack or a defence. */
struct oracle_move {
    enum oracle_verb verb;
    int seat;
    int from, to;
    int n;
    int card;
    int die[ORACLE_DICE], dice;
};

/* A list that grows. Start from zero, free with oracle_free. */
struct oracle_list {
    struct oracle_move *move;
    int count, room;
};

/* What chance may do: roll that many dice of six sides, or (none) draw one of the cards. */
struct oracle_chance {
    enum oracle_verb verb;
    int dice;
    int card[ORACLE_CARDS], cards;
};

void oracle_start(const struct oracle_board *board, struct oracle_game *g);
int oracle_actor(const struct oracle_game *g); /* a seat, ORACLE_CHANCE, or ORACLE_NOBODY when it is over */
int oracle_acts(const struct oracle_game *g, int seat);

/* Every legal move of the actor except resigning, replacing what the list held. */
void oracle_moves(const struct oracle_game *g, struct oracle_list *list);
void oracle_free(struct oracle_list *list);
void oracle_chances(const struct oracle_game *g, struct oracle_chance *c);

/* Plays a move that is legal. */
void oracle_play(struct oracle_game *g, const struct oracle_move *m);

/* Looks the move up among all that are legal (resigning and chance included), then plays it; 0 and nothing done when it
 * is not there. The list is room to work in. */
int oracle_try(struct oracle_game *g, const struct oracle_move *m, struct oracle_list *list);

/* Whether cards a, b and c make a set. */
int oracle_is_set(const struct oracle_board *board, int a, int b, int c);

#endif
