/* Measures the engine's time, see pace.h. Prints `name value unit` lines; lines in ns or per second are for
 * information. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "galactic.h"
#include "games.h"
#include "oracle/bridge.h"
#include "pace.h"

enum { SEED = 20260202, GAMES_PER_SLICE = 2, DUELS_PER_SLICE = 12 };
enum { POOL = 1024, COPIES = 20000 };

/* ---- Replays: engine and oracle on the same games --------------------------------------------------------------- */

/* A recorded game with the oracle's moves translated beforehand. */
struct twin {
    struct game game;
    struct oracle_move *move;
    struct oracle_board *board;
    struct hg_state state;
    struct oracle_game oracle;
};

static struct twin twins[SLICES * GAMES_PER_SLICE];
static struct hg_rules three_seats, four_seats;
static struct oracle_board three_board, four_board;

static void record_twin(struct twin *t, const struct hg_rules *r, struct oracle_board *board, uint64_t number)
{
    struct bridge b;
    bridge_open(&b, r);
    game_record(&t->game, r, SEED, number);
    t->board = board;
    t->move = bench_memory(NULL, t->game.count, sizeof t->move[0]);
    oracle_start(board, &t->oracle);
    for (size_t i = 0; i < t->game.count; i++) {
        t->move[i] = bridge_move(&b, &t->oracle, &t->game.action[i]);
        oracle_play(&t->oracle, &t->move[i]);
    }
}

static size_t engine_actions(unsigned slice)
{
    size_t actions = 0;
    for (unsigned i = slice * GAMES_PER_SLICE; i < (slice + 1) * GAMES_PER_SLICE; i++) {
        sink += game_replay(&twins[i].game, &twins[i].state);
        actions += twins[i].game.count;
    }
    return actions;
}

static void oracle_replay(struct twin *t, struct oracle_list *list)
{
    struct oracle_chance chance;
    oracle_start(t->board, &t->oracle);
    for (size_t i = 0; i < t->game.count; i++) {
        if (oracle_actor(&t->oracle) == ORACLE_CHANCE)
            oracle_chances(&t->oracle, &chance);
        else
            oracle_moves(&t->oracle, list);
        sink += (uint64_t)oracle_try(&t->oracle, &t->move[i], list);
    }
}

static size_t oracle_actions(unsigned slice)
{
    struct oracle_list list = {0};
    size_t actions = 0;
    for (unsigned i = slice * GAMES_PER_SLICE; i < (slice + 1) * GAMES_PER_SLICE; i++) {
        oracle_replay(&twins[i], &list);
        actions += twins[i].game.count;
    }
    oracle_free(&list);
    return actions;
}

static void check_twins(void)
{
    for (unsigned i = 0; i < SLICES * GAMES_PER_SLICE; i++) {
        const struct twin *t = &twins[i];
        const char *difference = bridge_difference(t->game.rules, &t->state, &t->oracle);
        if (difference != NULL) {
            fprintf(stderr, "bench: engine and oracle end game %u with a difference in %s.\n", i, difference);
            exit(EXIT_FAILURE);
        }
    }
}

/* ---- The galactic family: engine and naive peer on the same games ----------------------------------------------- */

static struct galactic_game duels[SLICES * DUELS_PER_SLICE];
static struct hg_rules galactic;

static size_t galactic_actions(unsigned slice)
{
    struct hg_state s;
    size_t actions = 0;
    for (unsigned i = slice * DUELS_PER_SLICE; i < (slice + 1) * DUELS_PER_SLICE; i++) {
        sink += game_replay(&duels[i].game, &s);
        actions += duels[i].game.count;
    }
    return actions;
}

static size_t naive_actions(unsigned slice)
{
    size_t actions = 0;
    for (unsigned i = slice * DUELS_PER_SLICE; i < (slice + 1) * DUELS_PER_SLICE; i++) {
        sink += galactic_naive_replay(&duels[i]);
        actions += duels[i].game.count;
    }
    return actions;
}

/* ---- Copies ----------------------------------------------------------------------------------------------------- */

static struct hg_state pool[POOL];
static volatile size_t state_size = sizeof(struct hg_state); /* unknown to the compiler: a call of memcpy */

static size_t copy_by_memcpy(unsigned slice)
{
    size_t size = state_size;
    for (unsigned i = 0; i < COPIES; i++)
        memcpy(&pool[(i * 7 + slice) % POOL], &pool[(i * 13 + 5) % POOL], size);
    sink += pool[slice].turn;
    return COPIES;
}

static size_t copy_by_assignment(unsigned slice)
{
    for (unsigned i = 0; i < COPIES; i++)
        pool[(i * 7 + slice) % POOL] = pool[(i * 13 + 5) % POOL];
    sink += pool[slice].turn;
    return COPIES;
}

/* ---- Fortify: boxes against the list of every move -------------------------------------------------------------- */

static struct hg_state fortify[POOL];
static unsigned fortifies;

static void gather_fortify(const struct game *g)
{
    struct hg_state s;
    hg_start(g->rules, &s);
    for (size_t i = 0; i < g->count && fortifies < POOL; i++) {
        if (g->action[i].seat != HG_CHANCE && g->rules->conquest.step[s.conquest.open.step] == HG_STEP_FORTIFY)
            fortify[fortifies++] = s;
        hg_apply_legal(g->rules, &s, &g->action[i]);
    }
}

static size_t fortify_boxes(unsigned slice)
{
    struct hg_choices choices;
    for (unsigned i = 0; i < fortifies; i++) {
        hg_choices(&three_seats, &fortify[(i + slice) % fortifies], &choices);
        sink += choices.count;
    }
    return fortifies;
}

static size_t fortify_listing(unsigned slice)
{
    struct hg_choices choices;
    for (unsigned i = 0; i < fortifies; i++) {
        hg_choices(&three_seats, &fortify[(i + slice) % fortifies], &choices);
        for (unsigned k = 0; k < choices.count; k++) {
            uint64_t count = hg_choice_count(&choices.box[k]);
            for (uint64_t n = 0; n < count; n++)
                sink += hg_choice_nth(&choices.box[k], n).n;
        }
    }
    return fortifies;
}

/* ---- Whole games with players, for information ------------------------------------------------------------------ */

static double games_per_second(const struct hg_rules *r, unsigned games)
{
    double before = pace_now();
    for (unsigned i = 0; i < games; i++) {
        struct playout p;
        struct hg_action a;
        playout_start(&p, r, SEED + 1, i);
        while (playout_step(&p, &a))
            sink += a.verb;
    }
    return games / ((pace_now() - before) / 1e9);
}

/* ---- All of them ------------------------------------------------------------------------------------------------ */

static void prepare(void)
{
    bench_rules("mass-effect", "basic", 3, &three_seats);
    bench_rules("mass-effect", "basic", 4, &four_seats);
    bridge_board(&three_seats, &three_board);
    bridge_board(&four_seats, &four_board);
    for (unsigned i = 0; i < SLICES * GAMES_PER_SLICE; i++) {
        if (i % 2 == 0)
            record_twin(&twins[i], &three_seats, &three_board, i);
        else
            record_twin(&twins[i], &four_seats, &four_board, i);
    }
    galactic_rules(&galactic);
    for (unsigned i = 0; i < SLICES * DUELS_PER_SLICE; i++)
        galactic_record(&duels[i], &galactic, SEED, i);
    for (unsigned i = 0; fortifies < POOL; i += 2)
        gather_fortify(&twins[i].game);
    for (unsigned i = 0; i < POOL; i++)
        pool[i] = fortify[i];
}

static void clean_up(void)
{
    for (unsigned i = 0; i < SLICES * GAMES_PER_SLICE; i++) {
        game_free(&twins[i].game);
        free(twins[i].move);
    }
    for (unsigned i = 0; i < SLICES * DUELS_PER_SLICE; i++)
        galactic_free(&duels[i]);
}

int main(void)
{
    prepare();
    struct comparison pace = pace_compare(pace_unit, engine_actions);
    struct comparison naive = pace_compare(engine_actions, oracle_actions);
    struct comparison galaxy = pace_compare(galactic_actions, naive_actions);
    struct comparison copy = pace_compare(copy_by_memcpy, copy_by_assignment);
    struct comparison boxes = pace_compare(fortify_boxes, fortify_listing);
    check_twins();
    printf("state %zu bytes\n", sizeof(struct hg_state));
    printf("galactic_state %zu bytes\n", sizeof(struct hg_galactic));
    printf("copy_by_memcpy %.2f ratio\n", copy.ratio);
    printf("oracle_by_engine %.1f ratio\n", naive.ratio);
    printf("galactic_oracle_by_engine %.1f ratio\n", galaxy.ratio);
    printf("listing_by_choices_time %.1f ratio\n", boxes.ratio);
    printf("action_by_unit %.2f ratio\n", pace.ratio);
    printf("unit_time %.2f ns\n", pace.first);
    printf("action_time %.1f ns\n", pace.second);
    printf("oracle_action_time %.0f ns\n", naive.second);
    printf("galactic_action_time %.1f ns\n", galaxy.first);
    printf("galactic_oracle_action_time %.0f ns\n", galaxy.second);
    printf("copy_time %.1f ns\n", copy.second);
    printf("games_three_seats %.0f per_second\n", games_per_second(&three_seats, 300));
    printf("games_four_seats %.0f per_second\n", games_per_second(&four_seats, 300));
    clean_up();
    return EXIT_SUCCESS;
}
