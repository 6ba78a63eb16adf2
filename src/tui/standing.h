/* What need not be asked: orders that stand through the game, and the set-up of whoever leaves it to the program.
 * Pure: keys set the orders (play_standing.c), the loop asks here before it asks a person. */
#ifndef TUI_STANDING_H
#define TUI_STANDING_H

#include "engine/hg.h"
#include "players/rng.h"
#include "text/names.h"

/* What a seat does where cards could be played. */
enum standing_pass {
    STANDING_ASKS,         /* as everybody begins */
    STANDING_PASSES_EMPTY, /* where nothing could be played: among people others can tell */
    STANDING_PASSES
};

/* What one seat has ordered. */
struct standing {
    bool most_dice;  /* of a defence */
    bool all_follow; /* after a conquest */
    uint8_t passes;  /* enum standing_pass: where cards may be played */
};

/* The answer that an order gives to these choices; false when none does. */
bool standing_answer(const struct hg_rules *r, const struct hg_choices *choices, const struct standing *orders,
                     struct hg_action *a);

/* The orders with the keys that change them, as the status shows them; empty when there are none. */
void standing_say(const struct standing *orders, enum language language, char *out, size_t size);

/* ---- Before the first turn --------------------------------------------------------------------------------------- */

/* Whether places that nobody holds are given away: then any of them by lot. */
bool standing_deals(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices);
struct hg_action standing_by_lot(const struct hg_choices *choices, struct rng *rng);

/* First units where the own side has the fewest beside others: no place becomes a pile. False when something else is
 * asked. */
bool standing_spread(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                     struct hg_action *a);

/* Units that a seat has still to place, before the first turn or in this one. */
unsigned standing_left(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                       const struct hg_choices *choices);

#endif
