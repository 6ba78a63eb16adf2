/* Weights of the galactic family's evaluation, fitted to the results of games between searching players. */
#ifndef PLAYERS_GALACTIC_WEIGHTS_H
#define PLAYERS_GALACTIC_WEIGHTS_H

#include <stdint.h>

/* A difference of GALACTIC_WEIGHT_ONE multiplies the odds to win by e. */
enum { GALACTIC_HEIGHTS = 4, GALACTIC_WEIGHT_ONE = 1000 };

struct galactic_weights {
    int16_t place[GALACTIC_HEIGHTS][44]; /* a ship by its stack and where it stands, as its owner sees the board */
    int16_t missing[5];                  /* squares of the enemy home that are not taken; with none the game is over */
    int16_t guards[5];                   /* ships in the own home */
    int16_t charges[9];                  /* ships that can charge */
    int16_t targets[2][5];               /* enemies within reach, for the other side and for the one to move */
    int16_t moving;                      /* to have the move */
};

/* All of it is numbers of one kind, so that a feature has a number too: where its weight stands. */
enum { GALACTIC_FEATURES = sizeof(struct galactic_weights) / sizeof(int16_t) };

extern const struct galactic_weights galactic_fit;

#endif
