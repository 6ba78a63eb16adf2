/* The parts of `hegemon arena`: the plan of a tournament (plan.c), playing it (play.c), its results file (file.c),
 * what the results say (stats.c, cost.c), reports (print.c, json.c, html.c with plots.c). docs/ARENA.md explains the
 * figures. */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include "cli/figures.h"
#include "cli/series.h"
#include "cli/shard.h"
#include "cli/sim/sim.h"

enum {
    ARENA_SEATINGS_MAX = 4096,  /* games of one group */
    ARENA_CONTESTS_MAX = 1024,  /* sets of players that meet */
    ARENA_GAMES_MAX = 50000000, /* of a whole tournament */
    ARENA_CAP = 200             /* rounds, where nothing is said */
};

/* ---- The plan ---------------------------------------------------------------------------------------------------- */

/* What was asked for, from the command line or from a results file. Texts stay where they are, so the file's bytes
 * must outlive the plan. */
struct arena_args {
    struct series_args series;
    const char *one, *field, *pool, *sprt; /* these options as written, or NULL */
    const char *sha256;                    /* that the edition must have, or NULL */
    uint64_t groups, games;                /* --groups and --games; 0: not said */
    const char *build;                     /* that has played a part, or NULL: of the whole */
    struct shard shard;                    /* of the groups */
    bool mirror;
};

/* One game of a group: who sits where, by the number of the entrant in the roster. */
struct arena_seating {
    uint8_t entrant[HG_SEATS_MAX];
    uint16_t contest; /* games with the same players, wherever they sit, are one contest */
    bool mirror;
};

/* Everything that results depend on. Game `number` belongs to group number / seatings and has seating number %
 * seatings: the group decides the dealer's numbers, the number itself the players'. So nothing else has to be kept to
 * play a game again. */
struct arena_plan {
    struct game_name game;
    struct hg_rules rules;
    struct sim_sides sides; /* armies and factions */
    struct roster roster;
    const struct setting *setting;
    unsigned settings;
    struct arena_seating *seating; /* of every group, in this order */
    unsigned seatings, rivals;     /* how many, and how many of them are no mirror games; these come first */
    unsigned contests;             /* how many different sets of players there are */
    uint64_t groups, seed;         /* seed of the whole tournament */
    unsigned cap;                  /* rounds after which a game is broken off */
    bool teams;                    /* a name stands for a side */
    bool mirror;
    bool gauntlet;      /* the first entrant against tables from a pool */
    unsigned reference; /* the entrant of mirror games: the one named last */
    bool sprt;
    double elo0, elo1; /* the two strengths that --sprt compares */
};

/* Makes the plan: compiles the game, reads the players, seats them, counts groups. `plan` begins as zero, but for a
 * roster log of -1. False leaves something to free, too. */
bool arena_plan_make(const struct arena_args *args, struct arena_plan *plan, struct fault *f);
/* Frees the seatings, the roster and the edition of a plan, whole or not. */
void arena_plan_free(struct arena_plan *plan);

/* The number of a side that the rules give to a seat before the game, or of the seat itself. */
unsigned arena_side(const struct hg_rules *r, unsigned seat);

/* ---- Results ----------------------------------------------------------------------------------------------------- */

enum arena_end { ARENA_NONE, ARENA_WON, ARENA_DRAWN, ARENA_CAPPED };

/* How a game came out. Kept small, since there may be millions. */
struct arena_result {
    uint8_t end;     /* enum arena_end; ARENA_NONE: not played yet */
    uint8_t sharers; /* the seats that share the point: winners, or after a draw or the cap those still in the game */
    uint16_t rounds; /* rounds and actions that were played */
    uint32_t actions;
    uint8_t army[HG_SEATS_MAX];   /* one more than the army that each seat played; 0 for none */
    uint8_t faults[HG_SEATS_MAX]; /* of programs, by seat; at most 255 are counted */
};

/* All games by their number; those below `done` are played. A part of a tournament begins at `first` instead of 0 and
 * ends at `total`, and has room for all games, too. */
struct arena_games {
    struct arena_result *result;
    uint64_t first, total, done;
    bool part;
    bool stopped; /* from outside */
};

/* What a seat gets of the one point of a game: its equal part where it shares, else 0. */
double arena_score(const struct arena_result *g, unsigned seat);

/* ---- The sequential test ----------------------------------------------------------------------------------------- */

/* Is the first entrant stronger than the second by elo0 or by elo1? A sequential test over whole groups, which stops
 * as soon as one of both can be ruled out (docs/ARENA.md, GSPRT). */
struct arena_test {
    struct scores scores;
    double s0, s1, spread, llr; /* expected scores at elo0 and elo1, variance of one group, ratio so far */
    int verdict;                /* 1: elo1 accepted, -1: elo0 accepted, 0: open */
};

/* Begins anew. Without --sprt the test never decides. */
void arena_test_begin(const struct arena_plan *plan, struct arena_test *test);
/* Adds the games of one more group, in the order of seatings. After a verdict nothing changes any more. */
void arena_test_add(const struct arena_plan *plan, const struct arena_result *group, struct arena_test *test);

/* ---- Playing and keeping ----------------------------------------------------------------------------------------- */

/* A results file that is being written. */
struct arena_file {
    const char *path; /* NULL: results are not kept */
    int held;         /* its locked descriptor */
    struct sink sink; /* where lines go, buffered */
};

/* Creates a new file with the plan in its head, on the disk before the first game. One that exists is not touched:
 * that is a fault. */
bool arena_file_create(struct arena_file *file, const char *path, const struct arena_args *args,
                       const struct arena_plan *plan, struct fault *f);
/* Adds the line of a game. Lines must come in the order of their numbers. */
bool arena_file_put(struct arena_file *file, uint64_t number, const struct arena_result *g, unsigned seats,
                    struct fault *f);
/* Hands what was put to the operating system, so that it survives a crash of the program, though not one of the
 * machine. */
bool arena_file_flush(struct arena_file *file, struct fault *f);
/* Brings all of it to the disk and gives the lock back. Without a file there is nothing to do, here as above. */
bool arena_file_close(struct arena_file *file, struct fault *f);

/* A results file in memory: its head as arguments, then its games. Lines are cut in place, so arguments that were read
 * point into `bytes`. */
struct arena_text {
    const char *path; /* as it was named, for faults */
    char *bytes;      /* the whole file, with a zero behind it; owned */
    /* length of the file, and where the next line begins */
    size_t length, next;
    unsigned long line;           /* that was read last, from 1 */
    bool torn;                    /* the last line has no end */
    char head[CRYPTO_DIGEST_HEX]; /* of the head without the number of the part: parts of one tournament agree on it */
    int held;                     /* locked from before it is read until the file is gone on with */
};

/* The sequence of calls: open (reads the head), then read (the games) once the plan is made, then go on; free at the
 * end in any case. Faults name the line. */
bool arena_text_open(struct arena_text *text, const char *path, struct arena_args *args, struct fault *f);
bool arena_text_read(struct arena_text *text, const struct arena_plan *plan, struct arena_games *games,
                     struct fault *f);
/* Opens the file to go on with it, which has the lock from then on; a torn last line is dropped, more groups than
 * before are written down. */
bool arena_text_go_on(struct arena_text *text, uint64_t more_groups, struct arena_file *file, struct fault *f);
void arena_text_free(struct arena_text *text);

/* Plays what is not played yet, and leaves the results in `games` and in the file. Results are kept in the order of
 * their numbers, and the sequential test looks at whole groups in this order: nothing depends on the number of
 * threads. False when a game broke a rule, or when it can't be played or kept. */
bool arena_play(const struct arena_plan *plan, unsigned threads, bool quiet, struct arena_games *games,
                struct arena_file *file, struct fault *f);

/* Reads all parts of a tournament into `games`, which has room for them, and stops where the sequential test of one run
 * would have stopped. `args` and `plan` are those of the first file. */
bool arena_merge(const struct shard_files *files, const struct arena_plan *plan, struct arena_games *games,
                 struct fault *f);

/* ---- What it says ------------------------------------------------------------------------------------------------ */

/* Games and the points in them. */
struct arena_part {
    double games, score;
};

/* All figures about one player. Points are shared by those who win together; wins in a role are whole. */
struct arena_entrant {
    double games, seats, score; /* games it took part in, its seats in them, points */
    uint64_t faults;
    struct interval share, elo;
    double par;                                    /* the share that equal players would have */
    struct arena_part army[HG_SEATS_MAX];          /* by role; games counted once for each seat */
    struct arena_part faction[HG_SEATS_MAX];       /* the same by faction */
    struct interval odds_ratio;                    /* over mirror play, all roles together */
    struct interval army_odds_ratio[HG_SEATS_MAX]; /* by role */
};

/* All figures of a tournament, over the groups that are whole: a group that was cut off would favour whoever sat well
 * in its first games. */
struct arena_report {
    uint64_t groups, games, rivals; /* whole groups only; rivals: games that are no mirror */
    uint64_t ends[4];               /* by enum arena_end, rivals and mirror games alike */
    double rounds, actions;         /* means */
    struct arena_entrant entrant[ROSTER_MAX];
    struct arena_part cross[ROSTER_MAX][ROSTER_MAX]; /* games that one of both won, and points of the first */
    double cross_par[ROSTER_MAX][ROSTER_MAX];
    struct arena_part mirror_army[HG_SEATS_MAX], mirror_faction[HG_SEATS_MAX];
    struct arena_test test;
};

/* Computes all of them. The same results give the same report, bit for bit. */
void arena_report_make(const struct arena_plan *plan, const struct arena_games *games, struct arena_report *report);

/* ---- Cost -------------------------------------------------------------------------------------------------------- */

/* What a player costs, measured on this machine; the only figures that differ from run to run. */
struct arena_cost {
    double turn_ns, turn_units, decision_ns, decisions; /* for one turn; all 0 for programs */
    double setup_ns;                                    /* for all decisions before the first turn */
};

/* Plays a few games on one core and looks at the clock, for five seconds at the most. Programs have no cost, and other
 * players stand in for them. */
void arena_cost_measure(const struct arena_plan *plan, struct arena_cost cost[ROSTER_MAX]);

/* ---- Reports ----------------------------------------------------------------------------------------------------- */

/* All that a report may show; `cost` is NULL when it was not measured. */
struct arena_sheet {
    const struct arena_plan *plan;
    const struct arena_games *games;
    const struct arena_report *report;
    const struct arena_cost *cost;
    enum language language;
};

/* An entrant as it was written. */
static inline const char *arena_name(const struct arena_sheet *sheet, unsigned entrant)
{
    return sheet->plan->roster.entrant[entrant].text;
}

/* The three forms of a report: for people, for programs, as a page with plots. The first two go to stdout. */
void arena_print(const struct arena_sheet *sheet);
void arena_print_json(const struct arena_sheet *sheet);
bool arena_write_html(const struct arena_sheet *sheet, const char *path, struct fault *f);

#endif
