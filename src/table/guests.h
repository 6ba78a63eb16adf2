/* Bots at a table. The loop stays table_advance; where it waits for a seat that a bot plays, the bot is asked, and
 * every action is told to every bot as its seat saw it. */
#ifndef TABLE_GUESTS_H
#define TABLE_GUESTS_H

#include "table/bot.h"
#include "table/table.h"

struct guests {
    struct bot *bot[HG_SEATS_MAX]; /* NULL: no bot sits there */
};

/* After table_start and before the first action of game `number`. Each bot is told a number for its own lots; it comes
 * from `lots`, which has nothing to do with the game's keys, so that it leads to nobody's dice or cards. */
void guests_begin(struct guests *g, const struct bot_game *game, const struct game_key *lots, uint64_t number,
                  struct table *t);

/* Whether a bot sits anywhere. */
bool guests_any(const struct guests *g);

/* As table_advance, but TABLE_WAITS only for seats that have neither player nor bot. */
enum table_event guests_advance(struct guests *g, struct table *t, struct hg_action *done, struct fault *f);

/* After the last action, also of a game that was broken off. */
void guests_finish(struct guests *g, const struct table *t);

#endif
