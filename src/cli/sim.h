/* The parts of `hegemon sim`: the plan, the playing by several threads, the statistics, the record of one game. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/game.h"
#include "players/player.h"
#include "table/table.h"

/* What shall be played. Everything a game depends on is here, and nothing of it is about threads or time. */
struct sim_plan {
    struct game_name game;
    struct hg_rules rules;
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings;
    const struct player *player[HG_SEATS_MAX];
    uint64_t seed, first, games; /* games first .. first + games - 1 */
    unsigned cap;                /* rounds */
    bool checking;               /* every invariant after every action, not only once a turn */
};

/* ---- Statistics: integers that add up in any order --------------------------------------------------------------- */

struct sim_sum {
    uint64_t sum, squares;
    uint64_t least, most;
    uint64_t most_game; /* the lowest number of a game that reached the most */
};

enum sim_length { SIM_ACTIONS, SIM_TURNS, SIM_ROUNDS, SIM_LENGTHS };

struct sim_stats {
    uint64_t games, violations, stuck, capped, drawn;
    uint64_t wins[HG_SEATS_MAX];
    uint64_t order_wins[HG_SEATS_MAX]; /* by place in the order of play: the beginner first */
    struct sim_sum length[SIM_LENGTHS];
    bool stopped;
    /* The violation of the lowest game number. */
    uint64_t violation_game;
    struct fault violation;
};

void sim_stats_merge(struct sim_stats *into, const struct sim_stats *from);

struct sim_interval {
    double middle, low, high; /* 95 % */
};
struct sim_interval sim_share(uint64_t count, uint64_t of);              /* Wilson's */
struct sim_interval sim_mean(const struct sim_sum *sum, uint64_t count); /* normal */

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

enum sim_ending { SIM_WON, SIM_DRAWN, SIM_CAPPED, SIM_STUCK, SIM_VIOLATED };

/* Starts a game by its number; the dealer is seeded. */
void sim_sit_down(const struct sim_plan *plan, uint64_t number, struct table *t);

/* How a game that is over has ended. */
enum sim_ending sim_ending_of(const struct table *t);

/* Adds a game to the statistics; `f` is the violation, where it ended in one. */
void sim_count_game(struct sim_stats *stats, const struct table *t, enum sim_ending ending, uint64_t number,
                    const struct fault *f);

/* All games on so many threads. Progress goes to stderr unless it shall be quiet. After Ctrl-C the games begun are
 * played to their end and `stopped` is set. */
bool sim_play(const struct sim_plan *plan, unsigned threads, bool quiet, struct sim_stats *stats, struct fault *f);

/* The one game of the plan, with its record. After Ctrl-C the record stays unfinished and `stopped` is set. */
bool sim_record(const struct sim_plan *plan, const char *path, bool audited, struct sim_stats *stats, struct fault *f);

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

void sim_print(const struct sim_plan *plan, const struct sim_stats *stats, enum language language);
void sim_print_json(const struct sim_plan *plan, const struct sim_stats *stats);

#endif
