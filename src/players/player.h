/* A player is a function of a view: its move depends on nothing but the view and its own random numbers. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "engine/hg.h"
#include "players/kit.h"
#include "players/thought.h"

/* What several seats in a row decide by: each has its own numbers, and a dealer answers for chance. */
struct rush {
    struct rng *rng; /* by seat */
    struct hg_action (*deal)(void *dealer, const struct hg_chances *c);
    void *dealer;
};

struct player {
    const char *id;
    const char *about;  /* one English line for --help */
    const char *budget; /* the work it may do for a decision, in English; work, never time */
    unsigned work;      /* the same as a number: rollouts; 0 without search (see search_choose for other numbers) */
    /* `why` receives the reason for the move; NULL when nobody asks, which never changes the move. */
    struct hg_action (*choose)(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               const struct kit *kit, struct thought *why);
    /* The same move by a short way, for simulations: without a view and a list of choices, from the position itself, of
     * which it looks at nothing but what the asked seat may know. It takes the same random numbers as `choose`; the
     * suite `laws` compares the two. NULL: there is no short way. */
    struct hg_action (*glance)(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit);
    /* For tables where everybody is this player: a whole turn, or as many of its actions as are asked for, seats and
     * chance alike; the same as `glance` and the dealer do one by one, which the suite `turns` compares. Nothing is
     * checked. Returns how many actions that were. NULL: there is no such way. */
    unsigned long (*rush)(const struct hg_rules *r, struct hg_state *s, const struct rush *with, unsigned long most);
};

unsigned player_count(void);
const struct player *player_at(unsigned i);

/* Players that menus leave out: they measure something, the sparring pool among them (pool/). */
unsigned yardstick_count(void);
const struct player *yardstick_at(unsigned i);

/* Of both lists, or NULL. */
const struct player *player_find(const char *id);

#endif
