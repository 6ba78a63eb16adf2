/* The game that a command is about: EDITION/MODE as people write it, found and compiled. */
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

/* `name` is EDITION or EDITION/MODE; it may be NULL when a folder is given. NULL folder: the built-in editions. The
 * fault names what there is instead. */
bool game_find(const char *name, const char *folder, struct game_name *out, struct fault *f);

/* The same for a game that shall be played: a mode must be named, this version must be able to play it, and the seats
 * must fit (0 = the fewest). */
bool game_find_playable(const char *name, const char *folder, uint64_t *seats, struct game_name *out, struct fault *f);

/* "OPTION=VALUE" cut in two in place; false when it has not that form. */
bool game_split_setting(char *text, struct setting *out);

/* Fills in what a record's header says of the game: edition, mode, settings, seats with armies. Players and dealer are
 * the caller's. An edition that no released one equals travels in the record. */
void game_header(const struct game_name *game, const struct hg_rules *r, const struct setting *setting,
                 unsigned settings, struct record_header *h);

/* The army of a seat in the edition's order: a label where armies are taken in the course of the game. */
const struct named *game_army(const struct names *names, unsigned seat);

/* The number of the army that a seat plays in this position, HG_NONE before it has one. */
unsigned game_army_played(const struct hg_rules *r, const struct hg_state *s, unsigned seat);
/* The same of a seat or a neutral army; HG_NONE where neutral armies are none of the edition's. */
unsigned game_army_standing(const struct hg_rules *r, const struct hg_state *s, unsigned side);

/* How far behind the beginner a seat plays, HG_NONE before that is settled. */
unsigned game_place_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

/* Whose turn it is, HG_NONE in set-up. */
unsigned game_seat_in_turn(const struct hg_rules *r, const struct hg_state *s);

/* All units that a seat has on the board of a conquest. */
unsigned game_units(const struct hg_state *s, unsigned seat);

/* The seat as people call it: its army with its colour, or "seat 2" before it has one. An army behind the seats' own is
 * a neutral one. */
enum { GAME_SEAT_MAX = 96 };
void game_seat_name(const struct hg_rules *r, const struct names *names, enum language language,
                    const struct hg_state *s, unsigned seat, char out[GAME_SEAT_MAX]);

#endif
