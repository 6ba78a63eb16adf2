/* One game at one table: seats, dealer and record around a state. The one loop for every front. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include <stdio.h>

#include "players/player.h"
#include "table/dealer.h"
#include "text/record.h"

enum table_event {
    TABLE_ACTED, /* one action was applied (and recorded, where there is a record) */
    TABLE_WAITS, /* the awaited seat has no player here: a front must table_submit */
    TABLE_OVER,  /* the game has ended, or reached the cap of rounds */
    TABLE_FAULT  /* an invariant broke, a player answered with an illegal action, or the record could not be written */
};

struct table {
    const struct hg_rules *rules;
    const struct names *names; /* only needed with a record */
    struct hg_state state;
    struct dealer dealer;
    const struct player *player[HG_SEATS_MAX]; /* NULL: somebody outside decides */
    struct rng rng[HG_SEATS_MAX];              /* each player's own numbers */
    FILE *record;                              /* or NULL */
    unsigned long actions;
    unsigned cap;  /* rounds; 0 = no cap */
    bool capped;
    bool checking; /* test every invariant after every action */
};

/* Starts the game; the caller fills in dealer, players, record, cap and checking afterwards. The players' random
 * numbers come from the seed and the game's number, apart from the dealer's. */
void table_start(struct table *t, const struct hg_rules *r, uint64_t seed, uint64_t game);

/* One action: chance by the dealer, a seat by its player. `done` receives it. */
enum table_event table_advance(struct table *t, struct hg_action *done, struct fault *f);

/* An action from outside, e.g. a person's. A refusal changes nothing. */
enum hg_reason table_submit(struct table *t, const struct hg_action *a, struct fault *f);

#endif
