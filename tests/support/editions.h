/* The editions of StarCraft and Halo Wars for tests of what they hold, and short ways to ask. */
#ifndef SUPPORT_EDITIONS_H
#define SUPPORT_EDITIONS_H

#include "text/edition/edition.h"
#include "text/edition/parts.h"

enum { GAMES = 2, ALL_PLACES = 42 };

extern struct edition *sc, *hw;

/* Ends the program when one of them can't be loaded. */
void editions_open(void);
void editions_close(void);

const struct edition *game(int i); /* 0 StarCraft, 1 Halo Wars */

/* The index of an id that must be there. */
unsigned find(const struct name_list *list, const char *id);
unsigned place_in(const struct edition *e, const char *id);

/* The rules of a mode, with one option set or with none. */
struct hg_conquest_rules rules_of(const struct edition *e, const char *mode, unsigned seats);
struct hg_conquest_rules rules_with(const struct edition *e, const char *mode, unsigned seats, struct setting setting);

bool plays(const struct hg_conquest_rules *c, enum hg_mechanism mechanism);
bool has_phase(const struct hg_conquest_rules *c, enum hg_phase phase);
bool has_step(const struct hg_conquest_rules *c, enum hg_step step);

#endif
