/* The parts of `hegemon show`. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include <stdbool.h>

#include "cli/game.h"
#include "cli/term.h"

struct sheet {
    const struct edition *edition;
    const struct edition_mode *mode; /* NULL: the whole edition */
    enum language language;
    struct term term;
    bool all_cards;
};

void show_people(const struct sheet *sheet); /* aligned, within 80 columns */
void show_json(const struct sheet *sheet);   /* one object */

#endif
