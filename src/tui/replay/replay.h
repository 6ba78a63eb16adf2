/* A recorded game on the screen, to be gone through in any direction, with anybody's eyes. Begun by `hegemon play
 * --replay`, by the menu, or at the end of a game. */
#ifndef TUI_REPLAY_H
#define TUI_REPLAY_H

#include "tui/log.h"
#include "tui/replay/film.h"
#include "tui/replay/marks.h"
#include "tui/stage.h"

/* Steps of speed; digits of a number; bytes of a message. */
enum { VIEWER_SPEEDS = 6, VIEWER_DIGITS = 9, VIEWER_MESSAGE = 200 };

/* What fills the screen above the line of time. */
enum viewer_sheet { SHEET_BOARD, SHEET_GRAPH, SHEET_CARDS, SHEET_STORY, SHEET_HELP, SHEET_FAULT };

/* A number that is being typed. */
enum viewer_prompt { PROMPT_NONE, PROMPT_ACTION, PROMPT_TURN };

/* A record that is being looked at. */
struct viewer {
    struct film film;   /* what is looked at */
    struct marks marks; /* its review, once somebody has asked for it */
    enum language language;
    struct scene scene;  /* of the frame that is shown */
    struct hg_view view; /* of the position that is shown */
    struct board_map map;
    struct log log;       /* the story up to it */
    struct canvas canvas; /* what is shown now */

    unsigned long at;               /* the frame that is shown */
    uint8_t eyes;                   /* a seat, HG_SPECTATOR or SCENE_WHOLE */
    bool playing;                   /* goes on by itself */
    unsigned speed;                 /* from 0 */
    enum viewer_sheet sheet;        /* that is shown */
    unsigned help_first, help_next; /* the first key on the page of help, and on the page behind it (0: none) */
    enum viewer_prompt prompt;      /* what the digits are for */
    enum strength_measure measure;  /* of the graph */
    char digits[VIEWER_DIGITS + 1]; /* typed so far */
    char message[VIEWER_MESSAGE];   /* why something was not done */
    struct area bar, plot;          /* where clicks mean a frame */
    bool left, stopped;             /* by a key; by Ctrl-C or a closed terminal */
};

/* Shows the record of a path on the stage, which it enters and leaves; or, without a terminal, prints it in lines.
 * Returns an exit code: what was good in a broken record is shown, and then it is complained about. */
int viewer_run(const char *path, enum language language);
int viewer_print(const char *path, enum language language);

/* ---- Inside ------------------------------------------------------------------------------------------------------ */

/* Draws all and shows it (draw.c). */
void viewer_show(struct viewer *v);

/* The sheets beside the board (sheets.c). */
void sheet_cards(struct canvas *c, const struct viewer *v, struct area at);
void sheet_hands(struct canvas *c, const struct scene *in, struct area at); /* everybody's cards in a frame */
void sheet_help(struct canvas *c, struct viewer *v, struct area at);
void sheet_fault(struct canvas *c, const struct viewer *v, struct area at);

/* How many lines sheet_hands would like to have, its frame included. */
int sheet_hands_height(const struct scene *in, int width);

/* What keys do (keys.c). */
void viewer_key(struct viewer *v, const struct key *key);
void viewer_go(struct viewer *v, unsigned long frame);

/* "everything shown", "seen by a spectator", "seen by" a seat. */
void viewer_eyes(const struct viewer *v, char *out, size_t size);

#endif
