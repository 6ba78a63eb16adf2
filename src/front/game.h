/* The game that a command is about: EDITION/MODE as people write it, found and compiled. Also the header of its
 * record. */
#ifndef FRONT_GAME_H
#define FRONT_GAME_H

#include "text/edition/edition.h"
#include "text/record/record.h"

/* An edition and perhaps one of its modes. The caller closes the edition. */
struct game_name {
    struct edition *edition;
    const struct edition_mode *mode; /* NULL when none was named */
    const char *folder;              /* it was read from, or NULL */
};

/* Finds the edition, and the mode where one is named. `name` is EDITION or EDITION/MODE; it may be NULL when a folder
 * is given. NULL folder: the built-in editions. False with a fault that names what there is instead; nothing has to be
 * closed then. */
bool game_find(const char *name, const char *folder, struct game_name *out, struct fault *f);

/* The same for a game that shall be played: a mode must be named, this version must be able to play it, and the seats
 * must fit. `seats` 0 becomes the fewest that the mode allows. */
bool game_find_playable(const char *name, const char *folder, uint64_t *seats, struct game_name *out, struct fault *f);

/* "OPTION=VALUE" cut in two in place: `out` points into the text. False when it has not that form. */
bool game_split_setting(char *text, struct setting *out);

/* Fills in what a record's header says of the game: edition, mode, settings, seats with armies. Players and dealer are
 * the caller's. An edition that no released one equals travels in the record. */
void game_header(const struct game_name *game, const struct hg_rules *r, const struct setting *setting,
                 unsigned settings, struct record_header *h);

#endif
