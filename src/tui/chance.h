/* The exact odds of an attack, fought to its end, before anybody commits to it. They follow from what lies open, so
 * that nothing hidden shows in them. */
#ifndef TUI_CHANCE_H
#define TUI_CHANCE_H

#include "tui/scene.h"

struct chance {
    bool known;  /* false where nobody can attack, or the armies are too large to work it out at once */
    double win;  /* the attacker's chance */
    double left; /* units left to the attacker on average when it wins; 0 where none are lost */
};

struct chance chance_of_attack(const struct scene *in, uint8_t from, uint8_t to, unsigned hero);

/* "73.0 % to win, 4.2 left" */
void chance_say(const struct scene *in, const struct chance *chance, char *out, size_t size);

#endif
