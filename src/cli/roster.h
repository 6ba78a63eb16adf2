/* Who plays a series: levels of this program and programs from outside alike. `sim` and `arena` read their
 * --players into a roster; every thread then hires a crew from it (below). */
#ifndef CLI_ROSTER_H
#define CLI_ROSTER_H

#include "front/game.h"
#include "players/player.h"
#include "table/guests.h"

enum { ROSTER_MAX = 16, ENTRANT_MAX = CHILD_COMMAND_MAX + 8 };

/* One player of a series, however many seats it has. */
struct entrant {
    char text[ENTRANT_MAX];      /* as it was written: a player's id, or cmd:PROGRAM */
    char label[RECORD_WORD_MAX]; /* one short word: a program without its folders and arguments */
    const struct player *player; /* NULL: a program */
};

/* All players of a series and what programs among them are told. Filled by roster_parse, then by roster_open; after
 * that nobody changes it, so that threads share it. */
struct roster {
    struct entrant entrant[ROSTER_MAX]; /* each once */
    unsigned count;
    unsigned limit;                      /* milliseconds that a program has for an answer */
    int log;                             /* of programs, or -1 */
    struct bot_game game;                /* what programs are told about the game; points to the name below */
    char game_name[2 * RECORD_WORD_MAX]; /* EDITION/MODE */
    struct game_key lots;                /* where programs get their random numbers from */
};

/* Reads names between commas, e.g. `aggressive,cmd:python3 bot.py`. `order` receives the entrant of each name, `names`
 * how many there are; the same name is the same entrant. A command can't hold a comma. `option` is the place of
 * complaints. May be called several times for one roster that began as zero. */
bool roster_parse(struct roster *roster, const char *option, const char *list, uint8_t order[ROSTER_MAX],
                  unsigned *names, struct fault *f);

/* Whether any entrant is a program from outside. Then seeds must be secret, see series_seeds. */
bool roster_has_programs(const struct roster *roster);

/* Makes ready for programs: what they are told, and the log that their standard error is added to (NULL: none). The
 * roster points to the game, the rules and the settings, so these must outlive it. False when the log can't be
 * opened. */
bool roster_open(struct roster *roster, const struct game_name *game, const struct hg_rules *r,
                 const struct setting *setting, unsigned settings, const char *log, struct fault *f);
void roster_close(struct roster *roster);

/* ---- Crews: the processes of one thread -------------------------------------------------------------------------- */

/* The programs that one thread plays with, and its cache of odds. A thread plays one game at a time, so a program is
 * started once for each seat that it has in a game, and serves all games of the thread. */
struct crew {
    const struct roster *roster;
    struct bot *bot[ROSTER_MAX][HG_SEATS_MAX]; /* by entrant; a further one for each seat that it plays in a game */
    struct odds_cache odds;                    /* of the players of this program, one game after another */
};

/* Starts each program once, so that one that can't play is found before the first game. False with the program's own
 * complaint; nothing runs then. */
bool crew_open(struct crew *crew, const struct roster *roster, struct fault *f);
/* Ends the programs. A crew of zeros, or one that was closed, is left alone. */
void crew_close(struct crew *crew);

/* Seats players and bots at a table that has just started game `number`; `lineup` has the entrant of each seat.
 * Further copies of a program are started when a lineup first needs them. `guests` answers for the bots until the game
 * is over. */
void crew_sit(struct crew *crew, const uint8_t *lineup, uint64_t number, struct table *t, struct guests *guests);

#endif
