/* Playing, recording and replaying games of the galactic family for the benchmarks. */
#include "galactic.h"

#include <stdlib.h>

#include "oracle/galactic_bridge.h"
#include "text/edition/edition.h"

void galactic_rules(struct hg_rules *r)
{
    static const struct setting no_cards = {"cards", "off"};
    bench_compile("galactic-warfare", "standard", 2, &no_cards, 1, r);
}

static struct naive_move roll(const struct naive_game *n, struct rng *rng)
{
    struct naive_move m = {.verb = NAIVE_ROLL, .from = {-1, -1}, .to = {-1, -1}, .dice = naive_dice(n)};
    for (int i = 0; i < m.dice; i++)
        m.die[i] = (int)rng_below(rng, 6) + 1;
    return m;
}

static struct naive_move choose(const struct naive_game *n, struct rng *rng)
{
    struct naive_list list;
    naive_moves(n, &list);
    return list.move[rng_below(rng, (uint32_t)list.count)];
}

/* The engine plays along, so that a difference shows here and not as a strange figure. */
void galactic_record(struct galactic_game *g, const struct hg_rules *r, uint64_t seed, uint64_t number)
{
    struct naive_game n;
    struct hg_state s;
    struct rng rng;
    *g = (struct galactic_game){.game.rules = r};
    rng_seed(&rng, seed, number);
    naive_start(&n, (struct naive_options){0});
    hg_start(r, &s);
    while (naive_actor(&n) != NAIVE_NOBODY) {
        struct naive_move m = naive_actor(&n) == NAIVE_CHANCE ? roll(&n, &rng) : choose(&n, &rng);
        struct hg_action a = naive_action(&m, hg_actor(&s));
        g->move = bench_memory(g->move, g->game.count + 1, sizeof g->move[0]);
        g->move[g->game.count] = m;
        game_add(&g->game, &a);
        naive_play(&n, &m);
        if (hg_apply(r, &s, &a) != HG_OK)
            bench_give_up("the engine refused a move of its naive peer.");
    }
    if (!hg_result(&s).over)
        bench_give_up("the engine goes on where its naive peer has ended.");
}

void galactic_free(struct galactic_game *g)
{
    game_free(&g->game);
    free(g->move);
    g->move = NULL;
}

uint64_t galactic_naive_replay(const struct galactic_game *g)
{
    struct naive_game n;
    struct naive_list list;
    uint64_t sum = 0;
    naive_start(&n, (struct naive_options){0});
    for (size_t i = 0; i < g->game.count; i++) {
        if (naive_actor(&n) == NAIVE_CHANCE) {
            sum += (uint64_t)naive_dice(&n);
        } else {
            naive_moves(&n, &list);
            sum += (uint64_t)list.count;
        }
        sum += (uint64_t)naive_try(&n, &g->move[i]);
    }
    return sum;
}
