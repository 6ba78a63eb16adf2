/* Traits: what a family and its verbs are, for whoever shows, counts or plays games without knowing the family.
 * Constant data; the rules themselves never read it. */
#ifndef HG_TRAITS_H
#define HG_TRAITS_H

#include "engine/hg.h"

/* ---- Families ---------------------------------------------------------------------------------------------------- */

enum hg_board {
    HG_BOARD_GRAPH, /* places that border on each other, in regions */
    HG_BOARD_GRID,  /* squares */
    HG_BOARD_CARDS  /* cards on the table, in regions */
};

/* What dice decide. */
enum hg_dice_use {
    HG_DICE_COMPARED, /* a battle, die against die: insight.h knows it */
    HG_DICE_ADDED,    /* a battle, total against total */
    HG_DICE_MATCHED   /* whether a card is won: dice that fit its rows */
};

struct hg_traits {
    uint8_t board;       /* enum hg_board */
    uint8_t dice;        /* enum hg_dice_use */
    uint8_t left_behind; /* units that stay where others attack from */
    bool has_units;      /* on places, where they are counted */
    bool has_hands;      /* of cards */
    bool has_regions;    /* that are worth something to whoever holds them whole */
    bool has_score;      /* points, which decide who wins */

    /* Of the mode. */
    uint8_t neutrals;    /* armies without a seat */
    uint8_t sides;       /* enum hg_sides */
    bool takes_armies;   /* seats take armies that differ by more than their names */
    uint16_t mechanisms; /* set of enum hg_mechanism */
};

struct hg_traits hg_traits(const struct hg_rules *r);

/* The family's name, as HG_EACH_FAMILY has it. */
const char *hg_family_name(const struct hg_rules *r);

static inline bool hg_plays_with(const struct hg_rules *r, enum hg_mechanism mechanism)
{
    return (hg_traits(r).mechanisms >> mechanism & 1) != 0;
}

/* What a seat, or a neutral army behind the seats, holds: places or cards; and the units on a place, 0 where there are
 * none in the family. */
uint64_t hg_held(const struct hg_rules *r, const struct hg_state *s, unsigned army);
unsigned hg_units_at(const struct hg_rules *r, const struct hg_state *s, unsigned place);

/* The points of a seat as the position stands; 0 where the family has none. */
unsigned hg_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat);

/* ---- Verbs: the bits of the member `traits` of struct hg_verb -----------------------------------------------------
 */

enum {
    HG_VERB_ROLLS = 1u << 0,     /* dice fall */
    HG_VERB_ATTACKS = 1u << 1,   /* one place from another; dice follow */
    HG_VERB_DECLARES = 1u << 2,  /* an attack whose dice are chosen later */
    HG_VERB_COMMITS = 1u << 3,   /* chooses the dice of a declared attack */
    HG_VERB_PASSES = 1u << 4,    /* leaves alone what could be done now */
    HG_VERB_ENDS_STEP = 1u << 5, /* and goes on to the next */
    HG_VERB_SETS_UP = 1u << 6,   /* gives a place its owner or its first units before the first turn */
    HG_VERB_DEPLOYS = 1u << 7,   /* places reinforcements */
    HG_VERB_TRADES = 1u << 8,    /* turns picked cards in */
    HG_VERB_COLLECTS = 1u << 9,  /* takes a goal */
    HG_VERB_PLAYS = 1u << 10,    /* a card, for what it does */
    HG_VERB_ROUTINE = 1u << 11,  /* comes often and says little */

    /* What the number of an action is, where it counts nothing. */
    HG_VERB_NAMES_SEAT = 1u << 12,  /* from 1 */
    HG_VERB_NAMES_ROW = 1u << 13,   /* from 1 */
    HG_VERB_NAMES_DIE = 1u << 14,   /* by its sides */
    HG_VERB_NAMES_LYING = 1u << 17, /* one of the attacker's dice on the table, from 1, the highest first */

    HG_VERB_DEFENDS = 1u << 15,  /* chooses the dice of whoever is attacked */
    HG_VERB_FOLLOWS = 1u << 16,  /* after a conquest, with more of those who did it */
    HG_VERB_ASSAULTS = 1u << 18, /* from one place, what stands on another and not that place; dice follow */
    HG_VERB_MOVES = 1u << 19,    /* units from one place to another, without a fight */
    HG_VERB_WEIGHTY = 1u << 20   /* changes what everybody reckons with: whoever looks on is shown it for long */
};

/* Whether a verb has any of these traits; none for what is no verb. */
static inline bool hg_verb_is(const struct hg_rules *r, uint8_t verb, uint32_t traits)
{
    struct hg_verbs verbs = hg_verbs(r);
    return verb < verbs.count && (verbs.verb[verb].traits & traits) != 0;
}

#endif
