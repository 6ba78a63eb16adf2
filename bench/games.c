/* Playing, recording and replaying games for the benchmarks. */
#include "games.h"

#include <stdio.h>
#include <stdlib.h>

#include "players/random.h"

_Noreturn void bench_give_up(const char *sentence)
{
    fprintf(stderr, "bench: %s\n", sentence);
    exit(EXIT_FAILURE);
}

void bench_compile(const char *edition, const char *mode, unsigned seats, const struct setting *settings,
                   unsigned count, struct hg_rules *r)
{
    struct fault f;
    struct edition *e = edition_builtin(edition, &f);
    if (e == NULL || !edition_compile(e, mode, seats, settings, count, r, &f))
        bench_give_up(f.sentence);
    edition_close(e);
}

void bench_rules(const char *edition, const char *mode, unsigned seats, struct hg_rules *r)
{
    bench_compile(edition, mode, seats, NULL, 0, r);
}

void *bench_memory(void *old, size_t count, size_t size)
{
    void *memory = realloc(old, count * size);
    if (memory == NULL)
        bench_give_up("there is not enough memory.");
    return memory;
}

void playout_start(struct playout *p, const struct hg_rules *r, uint64_t seed, uint64_t game)
{
    p->rules = r;
    hg_start(r, &p->state);
    dealer_seed(&p->dealer, seed, game);
    rng_seed(&p->rng, seed, ~game);
}

static struct hg_action decide(struct playout *p, uint8_t seat)
{
    struct hg_choices choices;
    struct hg_view view;
    hg_choices(p->rules, &p->state, &choices);
    hg_view(p->rules, &p->state, seat, &view);
    return player_aggressive.choose(p->rules, &view, &choices, &(struct kit){.rng = &p->rng}, NULL);
}

bool playout_step(struct playout *p, struct hg_action *done)
{
    uint8_t actor = hg_actor(&p->state);
    if (actor == HG_NOBODY || p->state.round > GAMES_ROUND_CAP)
        return false;
    if (actor == HG_CHANCE) {
        struct hg_chances chances;
        hg_chances(p->rules, &p->state, &chances);
        *done = dealer_deal(&p->dealer, &chances);
    } else {
        *done = decide(p, actor);
    }
    if (hg_apply(p->rules, &p->state, done) != HG_OK)
        bench_give_up("the engine refused an action of its own choice.");
    return true;
}

void game_add(struct game *g, const struct hg_action *a)
{
    if (g->count == g->room) {
        g->room = g->room == 0 ? 1024 : 2 * g->room;
        g->action = bench_memory(g->action, g->room, sizeof g->action[0]);
    }
    g->action[g->count++] = *a;
}

void game_record(struct game *g, const struct hg_rules *r, uint64_t seed, uint64_t number)
{
    struct playout p;
    struct hg_action a;
    *g = (struct game){.rules = r};
    playout_start(&p, r, seed, number);
    while (playout_step(&p, &a))
        game_add(g, &a);
}

void game_free(struct game *g)
{
    free(g->action);
    *g = (struct game){0};
}

uint64_t game_replay(const struct game *g, struct hg_state *s)
{
    uint64_t sum = 0;
    hg_start(g->rules, s);
    for (size_t i = 0; i < g->count; i++)
        sum += game_step(g->rules, s, &g->action[i]);
    return sum;
}
