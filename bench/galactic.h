/* Games of the galactic family without cards, recorded for the engine and for its naive peer alike. Uniform players
 * choose among all single moves. */
#ifndef BENCH_GALACTIC_H
#define BENCH_GALACTIC_H

#include "games.h"
#include "oracle/galactic.h"

struct galactic_game {
    struct game game;
    struct naive_move *move; /* as many as the game has actions */
};

/* The rules as they come, but without cards; ends the program when there are none. */
void galactic_rules(struct hg_rules *r);
/* Each game is played from its own number. The caller frees it. */
void galactic_record(struct galactic_game *g, const struct hg_rules *r, uint64_t seed, uint64_t number);
void galactic_free(struct galactic_game *g);

/* A whole game on the naive side, step by step as game_replay takes them: who is awaited, what may be done, the move
 * itself, checked. */
uint64_t galactic_naive_replay(const struct galactic_game *g);

#endif
