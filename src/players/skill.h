/* What the ladder of players needs to know of a family of games: a cheap good policy, a weak one, what a position is
 * worth, and which moves deserve a search. The levels themselves (ladder.c) and the search (search.c) are blind to the
 * family.
 *
 * A position here is what its asked seat sees: the masked position inside a view, or a whole world that was imagined
 * from one. Policies read nothing that the asked seat may not know: of the hands, its own. */
#ifndef PLAYERS_SKILL_H
#define PLAYERS_SKILL_H

#include "engine/hg.h"
#include "players/kit.h"
#include "players/thought.h"

enum {
    SKILL_CANDIDATES = 7, /* moves that one decision is searched over */
    SKILL_ONE = 65536     /* certainty */
};

struct rush;

struct skill_hand {
    struct hg_set *cards;
    uint8_t *size;
};

struct skill {
    /* A good move at the cost of a glance: it answers for every seat in rollouts. Only when a seat is asked. */
    struct hg_action (*casual)(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit);

    /* A beginner's move. */
    struct hg_action (*novice)(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               const struct kit *kit);

    /* The moves worth comparing, the casual one first, each once; returns how many. With one there is no search: so it
     * is for forced and for trivial decisions. */
    unsigned (*candidates)(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                           const struct kit *kit, struct hg_action out[SKILL_CANDIDATES]);

    /* The chance of each seat to be among the winners, in 1/SKILL_ONE; a game that is over is worth its result. */
    void (*evaluate)(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX]);

    /* Plays on from a world that is not over by one step or several, casual moves for every seat and chance by lot.
     * NULL: skill_step. */
    void (*play)(const struct hg_rules *r, struct hg_state *s, const struct kit *kit);

    /* Whether games of this mode are decided slowly, so that a look further ahead pays. NULL: they are not. */
    bool (*is_slow)(const struct hg_rules *r);

    /* A search of the family's own, with work that is worth as many rollouts. NULL: the race of search.c. */
    struct hg_action (*search)(const struct hg_rules *r, const struct hg_view *v, unsigned work, const struct kit *kit,
                               struct thought *why);

    /* Presses on wherever it can, by lot: see random.c. */
    struct hg_action (*aggressive)(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

    /* A whole turn of it against itself by a short way, see struct player. NULL: there is none. */
    unsigned long (*rush)(const struct hg_rules *r, struct hg_state *s, const struct rush *with, unsigned long most);

    /* The hand of the seat whose view it is, and its public size. NULL: there are no hands. */
    struct skill_hand (*hand)(struct hg_view *v);

    /* Whether the hand may not be put aside now. NULL: it may at any time. */
    bool (*needs_hand)(const struct hg_state *s);

    /* The facts that speak for a move, whoever found it: everything of a thought but worth and work. */
    void (*explain)(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                    struct odds_cache *odds, struct thought *why);
};

/* By family. */
extern const struct skill *const skill_table[HG_FAMILIES];

/* The skill for the rules' family. */
static inline const struct skill *skill_of(const struct hg_rules *r)
{
    return skill_table[r->family];
}

/* One action by lot or by the casual policy: what is awaited. */
void skill_step(const struct skill *skill, const struct hg_rules *r, struct hg_state *s, const struct kit *kit);

/* An outcome of chance by lot. */
struct hg_action skill_deal(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

/* Any action out of the choices by lot. */
struct hg_action skill_any(const struct hg_choices *choices, struct rng *rng);

#define SKILL_OF(NUMBER, name) extern const struct skill skill_##name;
HG_EACH_FAMILY(SKILL_OF)
#undef SKILL_OF

#endif
