/* Recorded games for the benchmarks. They are played beforehand by the aggressive player and a seeded dealer, so that
 * a measured replay holds the rules alone: neither a policy nor a random number. */
#ifndef BENCH_GAMES_H
#define BENCH_GAMES_H

#include "engine/hg.h"
#include "players/player.h"
#include "table/dealer.h"
#include "text/edition/edition.h"

enum { GAMES_ROUND_CAP = 500 };

/* One game as it is being played. */
struct playout {
    const struct hg_rules *rules;
    struct hg_state state;
    struct dealer dealer;
    struct rng rng;
};

void playout_start(struct playout *p, const struct hg_rules *r, uint64_t seed, uint64_t game);
/* Plays one action; false when the game is over or has reached the cap. */
bool playout_step(struct playout *p, struct hg_action *done);

struct game {
    const struct hg_rules *rules;
    struct hg_action *action;
    size_t count, room;
};

/* Each game is played from its own number. The caller frees it. */
void game_record(struct game *g, const struct hg_rules *r, uint64_t seed, uint64_t number);
void game_add(struct game *g, const struct hg_action *a);
void game_free(struct game *g);

/* One action through the public face: whom the game awaits, what may be done, the action itself, checked. Returns a
 * number that depends on every answer, so that nothing can be left out. */
static inline uint64_t game_step(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint64_t seen;
    if (hg_actor(s) == HG_CHANCE) {
        struct hg_chances chances;
        hg_chances(r, s, &chances);
        seen = chances.count;
    } else {
        struct hg_choices choices;
        hg_choices(r, s, &choices);
        seen = choices.count;
    }
    return seen + (uint64_t)hg_apply(r, s, a);
}

/* A whole game by such steps. */
uint64_t game_replay(const struct game *g, struct hg_state *s);

/* The rules of an edition's mode; ends the program when there are none. */
void bench_compile(const char *edition, const char *mode, unsigned seats, const struct setting *settings,
                   unsigned count, struct hg_rules *r);
/* The same with the options as they are by default. */
void bench_rules(const char *edition, const char *mode, unsigned seats, struct hg_rules *r);
_Noreturn void bench_give_up(const char *sentence);
/* Memory, or the end of the program. */
void *bench_memory(void *old, size_t count, size_t size);

#endif
