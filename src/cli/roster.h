/* Who plays a series: levels of this program and programs from outside alike. */
#ifndef CLI_ROSTER_H
#define CLI_ROSTER_H

#include "front/game.h"
#include "players/player.h"
#include "table/guests.h"

enum { ROSTER_MAX = 16, ENTRANT_MAX = CHILD_COMMAND_MAX + 8 };

struct entrant {
    char text[ENTRANT_MAX];      /* as it was written: a player's id, or cmd:PROGRAM */
    char label[RECORD_WORD_MAX]; /* one short word: a program without its folders and arguments */
    const struct player *player; /* NULL: a program */
};

struct roster {
    struct entrant entrant[ROSTER_MAX]; /* each once */
    unsigned count;
    unsigned limit; /* milliseconds that a program has for an answer */
    int log;        /* of programs, or -1 */
    struct bot_game game;
    char game_name[2 * RECORD_WORD_MAX];
    char *facts;
    struct game_key lots; /* where programs get their random numbers from */
};

/* Names between commas. `order` receives the entrant of each name, `names` how many there are; the same name is the
 * same entrant. `option` is the place of complaints. */
bool roster_parse(struct roster *roster, const char *option, const char *list, uint8_t order[ROSTER_MAX],
                  unsigned *names, struct fault *f);

bool roster_has_programs(const struct roster *roster);

/* Makes ready for programs: what they are told, the log that their standard error is added to (NULL: none). The game
 * and the rules stay where they are; the settings, too. */
bool roster_open(struct roster *roster, const struct game_name *game, const struct hg_rules *r,
                 const struct setting *setting, unsigned settings, const char *log, struct fault *f);
void roster_close(struct roster *roster);

/* ---- Crews: the processes of one thread -------------------------------------------------------------------------- */

struct crew {
    const struct roster *roster;
    struct bot *bot[ROSTER_MAX][HG_SEATS_MAX]; /* by entrant; a further one for each seat that it plays in a game */
    struct odds_cache odds;                    /* of the players of this program, one game after another */
};

/* Starts each program once, so that one that can't play is found before the first game. */
bool crew_open(struct crew *crew, const struct roster *roster, struct fault *f);
void crew_close(struct crew *crew);

/* Seats players and bots at a table that has just started game `number`; `lineup` has the entrant of each seat. */
void crew_sit(struct crew *crew, const uint8_t *lineup, uint64_t number, struct table *t, struct guests *guests);

#endif
