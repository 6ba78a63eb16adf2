/* Every game that can be played: each built-in edition, each mode, each number of seats. The laws run on all of them.
 */
#ifndef SUPPORT_MODES_H
#define SUPPORT_MODES_H

#include "text/edition/edition.h"

struct mode {
    char label[96]; /* "mass-effect/basic 3" */
    const struct edition *edition;
    const struct names *names;
    struct hg_rules rules;
};

/* All of them, loaded once; ends the program with a message when an edition does not load. */
const struct mode *modes_all(unsigned *count);

#endif
