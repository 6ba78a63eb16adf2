/* Seats as people call them: armies, order of play, names for sentences. Seats count from 0 here, for people from 1. A
 * *side* is a seat or, behind the last seat, a neutral army. */
#ifndef STORIES_SEATS_H
#define STORIES_SEATS_H

#include "engine/hg.h"
#include "text/names.h"
#include "text/say.h"

/* The army of a seat in the edition's order: only a label where armies are taken in the course of the game. */
const struct named *seat_army(const struct names *names, unsigned seat);

/* The number of the army that a seat plays in this position, HG_NONE before it has one. */
unsigned seat_army_played(const struct hg_rules *r, const struct hg_state *s, unsigned seat);
/* The same of a seat or a neutral army; HG_NONE where neutral armies are none of the edition's. */
unsigned seat_army_standing(const struct hg_rules *r, const struct hg_state *s, unsigned side);

/* How far behind the beginner a seat plays, HG_NONE before that is settled. */
unsigned seat_place_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

/* The same of all seats. */
void seat_places_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned place[HG_SEATS_MAX]);

/* Whose turn it is, HG_NONE in set-up. */
unsigned seat_in_turn(const struct hg_rules *r, const struct hg_state *s);

/* The seats that win together with this one, itself included, as a set. Where armies are taken in the course of set-up
 * a seat without one is a side by itself. */
unsigned seat_side(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

/* All units that a seat has on the board of a conquest. */
unsigned seat_units(const struct hg_state *s, unsigned seat);

/* The seat as people call it: its army with its colour, or "seat 2" before it has one. An army behind the seats' own is
 * a neutral one. */
enum { SEAT_NAME_MAX = 96 };
void seat_name(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
               unsigned seat, char out[SEAT_NAME_MAX]);

#endif
