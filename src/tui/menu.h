/* The start menu: game, mode, seats, options, language; or a saved game to go on with or to look at. Enter at every
 * question begins the usual game. */
#ifndef TUI_MENU_H
#define TUI_MENU_H

#include "front/session.h"

/* What was chosen. */
struct menu {
    enum language language;        /* of the menu, and then of the game */
    struct session_plan plan;      /* after MENU_BEGIN */
    char path[RECORDING_PATH_MAX]; /* after MENU_RESUME and MENU_WATCH */
};

/* How the menu was left. */
enum menu_answer { MENU_BEGIN, MENU_RESUME, MENU_WATCH, MENU_LEAVE, MENU_STOPPED, MENU_FAULT };

/* Asks. menu->language is the first language and what was chosen. The stage must be entered. */
enum menu_answer menu_run(struct menu *menu, struct fault *f);

/* The player that seats have when nobody says otherwise. */
const struct player *menu_usual_player(void);

/* Unfinished games in the folder of records, the newest first: their paths. Returns how many were found, at most
 * `most`. */
unsigned menu_saved(char (*path)[RECORDING_PATH_MAX], unsigned most);
/* The same for all games there, finished ones, too. */
unsigned menu_recorded(char (*path)[RECORDING_PATH_MAX], unsigned most);

#endif
