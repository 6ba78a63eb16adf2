/* The terminal as a stage: a screen of its own, no echo, a look at the keyboard while time passes. `hegemon demo`
 * plays on it. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>

/* Enters the screen. It is left again by screen_leave, or when the program ends by exit() at the latest; entering
 * twice and leaving twice does no harm. */
void screen_enter(void);
void screen_leave(void);

/* Lets so many seconds pass. True as soon as a key is pressed. Ctrl-C ends the wait, see stop.h. */
bool screen_wait(double seconds);

#endif
