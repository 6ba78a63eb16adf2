/* What the rules make of a position, beyond what is legal in it: what a seat would be given, how far it is with a goal,
 * what connects, what is added to the dice of a battle that nobody has begun. Players, odds and fronts ask here instead
 * of computing rules by themselves, and every answer shares its code with the rules.
 *
 * Each is defined beside the rule that it belongs to, those of battles in conquest/insight.c.
 *
 * All of it is pure and looks at nothing but what lies open, so that the position of a view serves as well as the whole
 * truth; the one function that changes a position says so. Where a family is not named it is the conquest family.
 * Indices are trusted, as everywhere inside. */
#ifndef HG_INSIGHT_H
#define HG_INSIGHT_H

#include "engine/bits.h"
#include "engine/hg.h"

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* Everything beside any of these places. */
static inline uint64_t insight_neighbours(const struct hg_rules *r, uint64_t places)
{
    uint64_t near = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX / 8; i++)
        near |= r->conquest.near_any[i][places >> 8 * i & 255];
    return near;
}

/* Those of `places` that lie beside any of `others`: a front, when the others are enemies'. Borders work both ways. */
static inline uint64_t insight_beside(const struct hg_rules *r, uint64_t places, uint64_t others)
{
    return places & insight_neighbours(r, others);
}

/* All places of `within` that chains within it connect with any of `starts`, these included. */
static inline uint64_t insight_connected(const struct hg_rules *r, uint64_t within, uint64_t starts)
{
    uint64_t left = within & ~starts, fresh = starts;
    while (fresh != 0 && left != 0) {
        fresh = insight_neighbours(r, fresh) & left;
        left ^= fresh;
    }
    return (within & ~left) | starts;
}

/* The region of a place: each lies in one. */
static inline unsigned insight_region_of(const struct hg_rules *r, uint8_t place)
{
    return r->conquest.region_of[place];
}

/* The set of regions in which any of these places lies. */
static inline uint64_t insight_regions_of(const struct hg_rules *r, uint64_t places)
{
    unsigned regions = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX / 8; i++)
        regions |= r->conquest.region_any[i][places >> 8 * i & 255];
    return regions;
}

/* The set of regions that lie in `places` as a whole: those that have no place elsewhere. */
static inline uint64_t insight_whole_regions(const struct hg_rules *r, uint64_t places)
{
    uint64_t elsewhere = (bit(r->conquest.places) - 1) & ~places;
    return (bit(r->conquest.regions) - 1) & ~insight_regions_of(r, elsewhere);
}

/* The seat that holds all of a region, or HG_NONE. */
static inline uint8_t insight_region_holder(const struct hg_rules *r, const struct hg_state *s, unsigned region)
{
    uint64_t places = r->conquest.region[region];
    uint8_t seat = 0;
    while (seat < r->seats && (s->conquest.open.own[seat] & places) == 0)
        seat++;
    return seat < r->seats && (places & ~s->conquest.open.own[seat]) == 0 ? seat : (uint8_t)HG_NONE;
}

/* ---- Reinforcements ---------------------------------------------------------------------------------------------- */

/* What the next turn of a seat would begin with, cards aside; 0 for whoever holds nothing, and in families without
 * reinforcements. */
unsigned insight_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);

/* The part of it that land brings: places with their resources, and whole regions. `ruins` are places that nobody can
 * hold, which a region does without. */
unsigned insight_land_income(const struct hg_rules *r, const struct hg_state *s, uint64_t own, uint64_t ruins);

/* What cards come to when they are turned in by their pips: the pips of a set, and the units for a number of pips. */
unsigned insight_pips(const struct hg_rules *r, struct hg_set cards);
unsigned insight_units_for_pips(const struct hg_rules *r, unsigned pips);

/* Cards that the asked seat, which deploys, may pick next, where sets are of three (HG_SETS_OF_THREE): those that
 * hg_choices would offer. None when the set is whole. */
struct hg_set insight_picks(const struct hg_rules *r, const struct hg_state *s);

/* Units that an ability's operation HG_OP_GAIN_UNITS would give, and that HG_OP_REMOVE would take from a place. */
unsigned insight_units_gained(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op,
                              uint8_t seat);
unsigned insight_units_removed(const struct hg_state *s, const struct hg_operation *op, uint8_t place);

/* ---- Goals and aims ---------------------------------------------------------------------------------------------- */

struct insight_progress {
    unsigned had, needed; /* reached when had >= needed */
};

/* What goals are judged by: places of the seat, places of its side, places with a base of its enemies. */
struct insight_holdings {
    uint64_t own, side, enemy_bases;
};

struct insight_holdings insight_holdings(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);

static inline struct insight_progress insight_count(uint64_t places, unsigned needed)
{
    return (struct insight_progress){count_bits(places), needed};
}

/* By the seat, or by its side. Mostly nobody has taken enough to look closer. */
static inline uint64_t insight_regions_taken(const struct hg_rules *r, const struct hg_conquest_open *o,
                                             const struct insight_holdings *h)
{
    uint64_t own = h->own & ~o->start_own, side = h->side & ~o->start_side;
    return (own | side) == 0 ? 0 : insight_whole_regions(r, own) | insight_whole_regions(r, side);
}

/* How far somebody with such holdings is with a goal: regions count for the whole side, everything else for the seat
 * alone. What has to be taken within one turn counts from the beginning of the turn that is on. In here so that it
 * costs no call: a search asks it for every goal in every position. */
static inline struct insight_progress insight_goal(const struct hg_rules *r, const struct hg_state *s, unsigned number,
                                                   const struct insight_holdings *h)
{
    const struct hg_goal *goal = &r->conquest.goal[number];
    const struct hg_conquest_open *o = &s->conquest.open;
    switch ((enum hg_goal_kind)goal->kind) {
    case HG_HOLD_REGION:
        return insight_count(r->conquest.region[goal->region] & h->side, count_bits(r->conquest.region[goal->region]));
    case HG_HOLD_REGIONS:
        return insight_count(insight_whole_regions(r, h->side), goal->count);
    case HG_HOLD_BASES:
        return insight_count(h->own & h->enemy_bases, goal->count);
    case HG_HOLD_RESOURCES:
        return insight_count(h->own & o->resource, goal->count);
    case HG_HOLD_PLACES:
        return insight_count(h->own, goal->count);
    case HG_TAKE_RESOURCES:
        return insight_count(h->own & o->resource & ~o->start_own, goal->count);
    case HG_TAKE_PLACES:
        return insight_count(h->own & ~o->start_own, goal->count);
    case HG_TAKE_REGION:
        return insight_count(insight_regions_taken(r, o, h), 1);
    case HG_GOAL_KINDS:
        break;
    }
    return (struct insight_progress){0, 1};
}

/* Whether a kind of goal has to be taken within one turn: then nobody but the active seat is on the way to it. */
static inline bool insight_goal_is_of_one_turn(uint8_t kind)
{
    switch ((enum hg_goal_kind)kind) {
    case HG_TAKE_RESOURCES:
    case HG_TAKE_PLACES:
    case HG_TAKE_REGION:
        return true;
    case HG_HOLD_REGION:
    case HG_HOLD_REGIONS:
    case HG_HOLD_BASES:
    case HG_HOLD_RESOURCES:
    case HG_HOLD_PLACES:
    case HG_GOAL_KINDS:
        break;
    }
    return false;
}

/* Goals that a side has collected, of those that win; the seats are all of the side. */
static inline struct insight_progress insight_goals_of_side(const struct hg_rules *r, const struct hg_state *s,
                                                            uint64_t seats)
{
    unsigned needed = count_bits(seats) > 1 ? r->conquest.goals_together : r->conquest.goals_alone, had = 0;
    while (seats != 0)
        had += count_bits(s->conquest.open.goals_of[take_lowest(&seats)]);
    return (struct insight_progress){had, needed};
}

/* Whether a mode can be won by goals at all. */
bool insight_is_won_by_goals(const struct hg_rules *r);

/* Strategic places that collectors hold, of those that win; of a campaign. */
struct insight_progress insight_strategic(const struct hg_rules *r, const struct hg_state *s);

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* Everything that a seat could attack, if it were its time to: the boxes of that question. A turn must have begun. */
void insight_attacks(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_choices *out);

/* What helps each side of a battle, by enum hg_battle_side. */
struct insight_edge {
    uint8_t highest[2]; /* added to the highest die */
    uint8_t dice[2];    /* rolled beyond the units that fight */
};

/* What lies on the board adds to a battle between two places: heroes (the attacker's goes along where it stands),
 * towers and rewards; neither cards in force nor ships. */
struct insight_edge insight_pieces(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to);

/* The places in whose battles insight_pieces finds something; in all others it has nothing to add. */
uint64_t insight_places_with_pieces(const struct hg_rules *r, const struct hg_state *s);

/* Everything that is added: pieces, ships, and cards in force, also those for the next roll alone. Cards that may still
 * be played are not foreseen. In the battle that is on, ships count as they were chosen for it. */
struct insight_battle {
    uint8_t units[2];           /* most that may fight in a round */
    struct insight_edge edge;   /* with what heroes add */
    uint8_t second[2], each[2]; /* added to the second die, and to every one */
    uint8_t set_die[2];         /* the face of a die that is not rolled; 0: none */
    uint8_t most_lost[2];       /* units in a round; 0: no limit */
    uint8_t ships[2];           /* packed */
    bool hero[2];               /* fights for that side, and is counted above */
    bool all_larger[2];         /* all dice of units are larger ones */
    bool tie_to_attacker;       /* of the highest dice */
};

/* `hero`: whether the attacker's goes in, if it stands there. */
void insight_battle(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to, bool hero,
                    struct insight_battle *out);

/* What is added to an army's total against the titan. */
int insight_titan_modifier(const struct hg_rules *r, const struct hg_state *s, uint8_t army);

/* Changes the position, for searches that fight a battle without its questions and settle it by attack_settle: one side
 * has lost the comparison of the highest dice, and where heroes fall with it, the one that fights there does. True when
 * one fell; the attack takes the hero along no more if it was the attacker's. */
bool insight_lose_highest(const struct hg_rules *r, struct hg_state *s, struct hg_action *attack, bool attacker_lost);

/* ---- The assets family ------------------------------------------------------------------------------------------- */

/* What a set of cards in one hand counts for. */
unsigned insight_score(const struct hg_rules *r, uint64_t cards);

#endif
