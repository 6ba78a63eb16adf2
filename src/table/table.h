/* One game at one table: seats, dealer and record around a state. The one loop for every front. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "players/player.h"
#include "table/dealer.h"
#include "text/record/record.h"

enum table_event {
    TABLE_ACTED, /* one action was applied (and recorded, where there is a record) */
    TABLE_WAITS, /* the awaited seat has no player here: a front must table_submit */
    TABLE_OVER,  /* the game has ended, or reached the cap of rounds */
    TABLE_FAULT  /* an invariant broke, a player answered with an illegal action, or the record could not be written */
};

struct table {
    const struct hg_rules *rules;
    const struct names *names; /* needed with a record; without it faults name verbs by number */
    struct hg_state state;
    struct dealer dealer;
    const struct player *player[HG_SEATS_MAX]; /* NULL: somebody outside decides */
    struct rng rng[HG_SEATS_MAX];              /* each player's own numbers */
    struct odds_cache *odds;                   /* the players' tables, shared by all games of a thread; see below */
    struct sink *record;                       /* or NULL; its header, and what syncs it, is the front's business */
    struct record_seal seal;                   /* of the record */
    unsigned long actions;
    unsigned cap; /* rounds; 0 = no cap */
    bool capped;
    bool checking; /* test every invariant after every action */
    bool failed;   /* after a fault: the position is the last good one, and nothing more happens here */
};

/* Starts the game; the caller fills in dealer, players, odds, record, cap and checking afterwards. Without `odds`
 * players make their tables anew for every decision: the same moves, but slowly. The players' random
 * numbers come from a game's root key; table_seed takes that of a seed and the game's number, and the dealer's too,
 * and table_seed_next does the same for one of many games. */
void table_start(struct table *t, const struct hg_rules *r, const struct game_key *root);
void table_seed(struct table *t, const struct hg_rules *r, uint64_t seed, uint64_t game);
void table_seed_next(struct table *t, const struct hg_rules *r, const struct key_series *series, uint64_t game);

/* The players' numbers from here on, once the root is known. */
void table_draw_numbers(struct table *t, const struct game_key *root);

/* Goes on with a recorded game. Reads what is left of the record, which must be at its start, and recomputes every
 * outcome of chance, so that the dealer stands where it stood; `secret` is an audited game's, else NULL.
 * RECORD_UNFINISHED and RECORD_TORN leave a table ready to play (a torn line is dropped, see disk_append); the others
 * don't. Players are found by the names in the header, with random numbers of their own that need not be those of the
 * first sitting; the cap is the record's, 0 when it tells none. The reader owns rules and names, so it stays open as
 * long as the table is used. */
enum record_status table_resume(struct table *t, struct record_reader *reader, const char *secret, struct fault *f);

/* One action: chance by the dealer, a seat by its player. `done` receives it. */
enum table_event table_advance(struct table *t, struct hg_action *done, struct fault *f);

/* Actions until a turn begins or `most` are done: TABLE_ACTED; or whatever came before, as above. For
 * simulations: where nothing is recorded or checked and there are odds, players that can decide at a glance do. */
enum table_event table_play_turn(struct table *t, unsigned long most, struct fault *f);

/* Whether everybody is the same player, one that plays whole turns by itself, and nothing is recorded or checked; then
 * table_rush does what table_play_turn would, without asking again. */
bool table_rushes(const struct table *t);
enum table_event table_rush(struct table *t, unsigned long most);

/* An action from outside, e.g. a person's. TABLE_ACTED with HG_OK in `why`; TABLE_WAITS when it is refused, with the
 * reason, and nothing has changed; TABLE_FAULT as above. */
enum table_event table_submit(struct table *t, const struct hg_action *a, enum hg_reason *why, struct fault *f);

/* A seat takes back its last action: `to` is the position before it, which record_turn_top finds. TABLE_ACTED, or
 * TABLE_FAULT as above. */
enum table_event table_undo(struct table *t, uint8_t seat, const struct hg_state *to, struct fault *f);

/* Somebody else plays a seat from here on; NULL stands for somebody outside, called `name`. */
bool table_seat_player(struct table *t, uint8_t seat, const struct player *player, const char *name, struct fault *f);

/* True when the awaited seat has exactly one legal action, so that a front can play it without a question. */
bool table_forced(const struct hg_choices *choices, struct hg_action *a);

/* Writes the end of the record after TABLE_OVER: the result, and the secret (else NULL) of an audited game. */
bool table_finish(struct table *t, const char *secret, struct fault *f);

#endif
