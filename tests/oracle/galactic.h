/* A second, naive implementation of the galactic family without cards, written from the rules alone: a board of ints,
 * lists of every single legal move. It shares no code and no data layout with the engine, so that an error of one shows
 * up as a difference between the two (tests/unit/test_galactic_oracle.c), and it is the peer of the benchmarks. */
#ifndef ORACLE_GALACTIC_H
#define ORACLE_GALACTIC_H

enum { NAIVE_RANKS = 10, NAIVE_FILES = 8, NAIVE_MOVES = 128, NAIVE_DICE = 8 };

enum { NAIVE_NOBODY = -1, NAIVE_CHANCE = -2 };

/* The options of the game; all zero is the game as it comes. */
struct naive_options {
    int all_eight;       /* the light home squares count */
    int tie_to_defender; /* no second roll */
    int no_touch;        /* moves without selecting first */
    int turn_limit;
};

enum naive_phase {
    NAIVE_START_ROLL,
    NAIVE_ORDER,
    NAIVE_ORDER_ANSWER,
    NAIVE_SELECT,
    NAIVE_MOVE,
    NAIVE_ATTACK_ROLL,
    NAIVE_DEFENCE_ROLL,
    NAIVE_STUCK_ROLL,
    NAIVE_DOUBLES,
    NAIVE_BERTH,
    NAIVE_OVER
};

struct naive_square {
    int rank, file;
};

struct naive_game {
    struct naive_options options;
    enum naive_phase phase;
    int owner[NAIVE_RANKS][NAIVE_FILES]; /* NAIVE_NOBODY or a side */
    int height[NAIVE_RANKS][NAIVE_FILES];
    int removed[2]; /* ships out of the game, by colour */
    int asked;      /* the side that decides */
    int side;       /* whose turn it is */
    int first, turns;
    int last_passed;
    struct naive_square from, to; /* of the selected ship, the battle, the retreat */
    int attack_sum;
    int winner; /* a side, or NAIVE_NOBODY for a draw */
};

enum naive_verb {
    NAIVE_ROLL,
    NAIVE_FIRST,
    NAIVE_SECOND,
    NAIVE_HAND_OVER,
    NAIVE_DO_SELECT,
    NAIVE_CHARGE,
    NAIVE_ATTACK,
    NAIVE_RETREAT,
    NAIVE_GO,
    NAIVE_STAY,
    NAIVE_DO_BERTH,
    NAIVE_VERBS
};

struct naive_move {
    enum naive_verb verb;
    struct naive_square from, to; /* rank -1 where there is none */
    int die[NAIVE_DICE], dice;
};

struct naive_list {
    struct naive_move move[NAIVE_MOVES];
    int count;
};

void naive_start(struct naive_game *g, struct naive_options options);
int naive_actor(const struct naive_game *g);
/* Every legal move of the side that is asked. */
void naive_moves(const struct naive_game *g, struct naive_list *list);
/* How many dice chance rolls. */
int naive_dice(const struct naive_game *g);
/* Plays a move that is legal. */
void naive_play(struct naive_game *g, const struct naive_move *m);
/* Plays a move if it is legal, and says whether it is. */
int naive_try(struct naive_game *g, const struct naive_move *m);

#endif
