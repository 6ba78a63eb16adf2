/* The parts of `hegemon sim`: the plan (sim.c), the playing by several threads (play.c), the statistics (stats.c,
 * sides.c, print.c), the record of one game (record.c). Game number k of a plan follows from the seed and k alone.
 *
 * `arena` plays its games through the same functions and counts them in its own way. A figure that is added
 * to the statistics must be a sum of whole numbers, merged in stats.c and told by print.c in both forms. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/figures.h"
#include "cli/roster.h"
#include "cli/usage.h"
#include "front/game.h"
#include "stories/endings.h"
#include "table/table.h"

/* Which army belongs to which faction, so that wins can be counted by both. */
struct sim_sides {
    unsigned armies, factions; /* 0 factions when the edition has none */
    uint8_t faction_of[HG_SEATS_MAX];
    const struct named *faction[HG_SEATS_MAX];
};

/* What shall be played. Everything a game depends on is here, and nothing of it is about threads or time. */
struct sim_plan {
    struct game_name game;
    struct hg_rules rules;
    struct sim_sides sides;
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings;
    struct roster roster;
    uint8_t lineup[HG_SEATS_MAX]; /* the entrant of each seat */
    uint64_t seed, first, games;  /* games first .. first + games - 1 */
    struct key_series series;     /* of the seed */
    unsigned cap;                 /* rounds */
    bool checking;                /* every invariant after every action, not only once a turn */
};

/* Armies and factions of the plan's edition. Names stay the edition's. */
struct sim_sides sim_sides_of(const struct edition *e);

/* ---- Statistics: integers that add up in any order --------------------------------------------------------------- */

/* Sums over games of one length. */
struct sim_sum {
    uint64_t sum, squares;
    uint64_t least, most;
    uint64_t most_game; /* the lowest number of a game that reached the most */
};

/* What is measured of a game's length. */
enum sim_length { SIM_ACTIONS, SIM_TURNS, SIM_ROUNDS, SIM_LENGTHS };

/* In how many games an army or a faction took part, and how many of them it won. */
struct sim_part {
    uint64_t games, wins;
};

/* All that is counted. Zero is the empty one, and merging is the only operation, so that threads need no order. */
struct sim_stats {
    uint64_t games, violations, stuck, capped, drawn;          /* violations and stuck games are none of the others */
    uint64_t wins[HG_SEATS_MAX];                               /* by seat */
    uint64_t order_wins[HG_SEATS_MAX];                         /* by place in the order of play: the beginner first */
    uint64_t endings[ENDINGS];                                 /* by enum ending */
    struct sim_part army[HG_SEATS_MAX], faction[HG_SEATS_MAX]; /* as played, not as labelled */
    struct sim_sum length[SIM_LENGTHS];
    bool shared;  /* some game was won by several seats together */
    bool stopped; /* before all games were played */
    /* The violation of the lowest game number. */
    uint64_t violation_game;
    struct fault violation;
};

/* Counts who took part in a game and who won it, by army and by faction. */
void sim_count_sides(const struct sim_sides *sides, const struct hg_rules *r, const struct hg_state *s, bool won,
                     struct sim_stats *one);

/* Adds one to the other; either may be empty. The order makes no difference. */
void sim_stats_merge(struct sim_stats *into, const struct sim_stats *from);

/* The mean with its interval, by the normal approximation; all 0 of nothing. Means are the only fractions here, made
 * after all merging. */
struct interval sim_mean(const struct sim_sum *sum, uint64_t count);

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

/* How a game came out: won by somebody, drawn, broken off at the cap, in a turn that never ended, or with a broken
 * rule. */
enum sim_ending { SIM_WON, SIM_DRAWN, SIM_CAPPED, SIM_STUCK, SIM_VIOLATED };

/* Starts a game by its number; the dealer is seeded. */
void sim_sit_down(const struct sim_plan *plan, uint64_t number, struct crew *crew, struct table *t,
                  struct guests *guests);

/* Plays a game to its end. Invariants are tested whenever a turn begins and at the end; after every action when the
 * table does so itself. What is used is counted in `usage`, unless that is NULL. SIM_VIOLATED comes with the fault
 * written down. */
enum sim_ending sim_play_through(struct table *t, struct guests *guests, struct usage *usage, struct fault *f);

/* One action, counted likewise. */
enum table_event sim_advance(struct table *t, struct guests *guests, struct usage *usage, struct fault *f);

/* How a game that is over has ended. */
enum sim_ending sim_ending_of(const struct table *t);

/* Adds a game to the statistics; `f` is the violation, where it ended in one. */
void sim_count_game(const struct sim_plan *plan, struct sim_stats *stats, const struct table *t, enum sim_ending ending,
                    uint64_t number, const struct fault *f);

/* All games on so many threads. Progress goes to stderr unless it shall be quiet. After Ctrl-C the games begun are
 * played to their end and `stopped` is set. */
bool sim_play(const struct sim_plan *plan, unsigned threads, bool quiet, struct sim_stats *stats, struct usage *usage,
              struct fault *f);

/* The one game of the plan, with its record. After Ctrl-C the record stays unfinished and `stopped` is set. */
bool sim_record(const struct sim_plan *plan, const char *path, bool audited, struct sim_stats *stats,
                struct usage *usage, struct fault *f);

/* ---- Printing, with what was used unless that is NULL ------------------------------------------------------------ */

/* The player of a seat as it was written: an id, or cmd:PROGRAM. */
const char *sim_player(const struct sim_plan *plan, unsigned seat);
/* A report in columns, or one object on a line. */
void sim_print(const struct sim_plan *plan, const struct sim_stats *stats, const struct usage *usage,
               enum language language);
void sim_print_json(const struct sim_plan *plan, const struct sim_stats *stats, const struct usage *usage);

#endif
