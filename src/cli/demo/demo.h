/* The parts of `hegemon demo`: a game that plays itself. They share one struct, which is filled from the top down: the
 * game, the names, the table with its record, then what the story collects. */
#ifndef CLI_DEMO_H
#define CLI_DEMO_H

#include <stdbool.h>

#include "front/game.h"
#include "front/recording.h"
#include "shell/term.h"
#include "stories/story.h"

/* Lines of the story that are kept, rounds whose strengths are, and bytes of a short name. */
enum { DEMO_LINES = 64, DEMO_ROUNDS = 512, DEMO_SHORT = 40 };

/* How a seat or a neutral army is shown. */
struct demo_side {
    char letter[2];        /* what places on the board wear; a digit where no letter is left */
    char name[DEMO_SHORT]; /* the army's, as short as it stays unique */
    const char *colour;    /* NULL when it has none */
};

/* A line of the story, with the seat whose colour it wears. */
struct demo_line {
    char text[STORY_MAX];
    uint8_t seat;
    bool big; /* more than one place changing hands */
};

/* The last battle roll, for the line below the board. Dice and units are noted at the roll, the cost when the battle
 * is settled, which may be later. */
struct demo_battle {
    bool any;
    struct story_battle cost;
    struct hg_action roll;
    unsigned attack_dice;
    unsigned from_units, to_units; /* before the roll */
};

/* All of the demo. Large: it stands in static storage, and a copy of it is played first (play.c). */
struct demo {
    struct game_name game;
    struct hg_rules rules;
    const struct names *names;
    enum language language;
    unsigned seats;
    struct demo_side side[HG_ARMIES_MAX]; /* seats, then neutral armies */
    bool named;                           /* every seat has its army */
    struct table table;
    struct recording recording;
    char path[RECORDING_PATH_MAX];
    bool recorded;             /* the record is complete, or unfinished on purpose */
    struct fault record_fault; /* why the record is not complete */

    struct demo_line line[DEMO_LINES]; /* the newest at [lines - 1], round and round */
    unsigned long lines;
    struct demo_battle battle;
    uint8_t hot; /* the place conquered last, or HG_NONE */
    unsigned long conquests;
    uint8_t held[DEMO_ROUNDS][HG_SEATS_MAX]; /* places at the start of each round */
};

/* ---- What happened (story.c) ------------------------------------------------------------------------------------- */

/* Takes note of an action. Returns how long it deserves to be looked at, in beats; 0 for what nobody needs to see. */
double demo_note(struct demo *d, const struct hg_action *a, const struct hg_state *before,
                 const struct hg_state *after);

/* The names to show in this position: armies may be taken during set-up. */
void demo_name_sides(struct demo *d, const struct hg_state *s);

/* How many places a seat holds. */
unsigned demo_places(const struct hg_state *s, unsigned seat);

/* ---- Showing it -------------------------------------------------------------------------------------------------- */

/* Draws the whole screen as the table stands (draw.c). False when it is too small, or without memory; nothing is drawn
 * then. */
bool demo_draw(const struct demo *d);

/* Plays the game to its end and closes the record: animated in about so many seconds, or as lines when that is 0
 * (play.c). TABLE_ACTED when it was stopped from outside. */
enum table_event demo_play(struct demo *d, double seconds, struct fault *f);

#endif
