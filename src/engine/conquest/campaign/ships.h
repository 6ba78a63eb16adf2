/* Ships (ships.c): how many stand where, building, placing, and taking them along.
 *
 * The ships of a place, of a battle or of an action are packed into one byte: two bits for each class, the first class
 * lowest (HG_SHIPS_MAX is 3). */
#ifndef HG_CAMPAIGN_SHIPS_H
#define HG_CAMPAIGN_SHIPS_H

#include "engine/conquest/campaign/factions.h"

static inline unsigned ships_of_class(unsigned packed, unsigned class)
{
    return packed >> (2 * class) & 3;
}

static inline uint8_t ships_pack(const uint8_t count[HG_CLASSES_MAX])
{
    return (uint8_t)(count[0] | count[1] << 2 | count[2] << 4);
}

static inline uint64_t places_with_ships(const struct hg_state *s, uint8_t army)
{
    return open_seen(s)->own[army] & occupied(open_seen(s)->ships);
}

unsigned ships_number(const struct hg_state *s, uint8_t army, unsigned class); /* on the board */
bool ships_within(unsigned packed, unsigned limit);                            /* of each class no more than in limit */
/* For x[0..2] of a verb that takes ships along from a place, each class at most `most`: ranges and legality. */
void ships_box(const struct hg_state *s, struct hg_choice *box, uint8_t place, unsigned most);
enum hg_reason ships_why_not_some(const struct hg_state *s, const struct hg_action *a, uint8_t place, unsigned most);
static inline enum hg_reason ships_why_not(const struct hg_state *s, const struct hg_action *a, uint8_t place,
                                           unsigned most)
{
    return (a->x[0] | a->x[1] | a->x[2]) == 0 ? HG_OK : ships_why_not_some(s, a, place, most);
}

void ships_move(struct hg_state *s, uint8_t from, uint8_t to, unsigned packed);
/* The box for numbers of units 1..n.hi, with ships of place `from` (of each class no more than units): split up, since
 * few units take few ships along. */
void ships_offer_some(const struct hg_state *s, struct hg_choices *out, struct hg_choice box, uint8_t from);
/* How many boxes that makes: the k-th is for k units, with no more than k ships of each class; the last one for all
 * numbers from there on. */
unsigned ships_boxes(unsigned packed, unsigned units);
/* The same where mostly no ship stands. There is at least one unit. */
static inline void ships_offer(const struct hg_state *s, struct hg_choices *out, struct hg_choice box, uint8_t from)
{
    if (open_seen(s)->ships[from] != 0)
        ships_offer_some(s, out, box, from);
    else
        out->box[out->count++] = box;
}

uint8_t ships_useful(unsigned packed, unsigned dice); /* of each class no more than dice */
void ships_launch(struct hg_state *s, uint8_t place); /* the one that was built */
offer_fn ships_offer_place, ships_offer_build;
refusal_fn ships_why_not_build, ships_why_not_place;
effect_fn ships_build, ships_place;

#endif
