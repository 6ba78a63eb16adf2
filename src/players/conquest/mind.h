/* What a seat makes of a conquest position: who is where, what places are worth to it, and what to aim at. Worth is
 * counted in sixteenths of a unit. */
#ifndef PLAYERS_CONQUEST_MIND_H
#define PLAYERS_CONQUEST_MIND_H

#include "engine/conquest/pieces/pieces.h"
#include "engine/insight.h"
#include "odds/quick.h"
#include "players/conquest/manner.h"
#include "players/skill.h"

/* What one unit is worth. Fractions of a unit matter when places are compared, and floating point is slow and differs
 * between machines. */
enum { UNIT = 16 };

/* One look at a position for one seat. It is made by mind_look and never changed afterwards; a part that a mode does
 * not have stays zero, so that it adds nothing to any worth. */
struct mind {
    const struct hg_rules *r;
    const struct hg_state *s;
    const struct hg_conquest_open *o;
    struct odds_cache *odds;
    const struct manner *manner;    /* of the seat's style */
    const struct odds_quick *plain; /* battles in which nothing is added to the dice */
    uint64_t mine, side, enemies;
    uint64_t reach;   /* enemies' places beside own ones */
    uint64_t special; /* places where something may be added to the dice of a battle */
    uint64_t rich;    /* places with a resource, or whatever else is worth more than others */
    uint64_t prey;    /* places of the side that the style is after */
    uint64_t bases;   /* enemies' bases, whoever holds them, and the own one when it is lost */
    uint8_t seat;
    uint8_t rivals; /* seats that still live and are no friends */
    bool by_goals;  /* the game can be won by goals */
    int32_t kill;   /* worth of an enemy's unit that is lost */
    int32_t any;    /* of any place */
    int32_t resource, base, lost_base;
    int32_t card;                   /* of the card that the first conquest of a turn brings */
    int32_t region[HG_REGIONS_MAX]; /* of any place of a region */
    int32_t whole[HG_REGIONS_MAX];  /* of having it all */
};

/* What a target is for: a place by itself, a region to complete, a region of somebody else to break, the last places of
 * an army, a base. */
enum aim_kind { AIMS_NONE, AIMS_PLACE, AIMS_REGION, AIMS_BREAK, AIMS_ARMY, AIMS_BASE };

/* Places to take, and how that would go. */
struct target {
    uint64_t places;
    int32_t score;   /* worth by chance, less what it costs */
    uint32_t chance; /* of taking them all, in 1/ODDS_ONE */
    uint8_t kind;    /* enum aim_kind */
    uint8_t subject; /* a region or an army by the kind, or HG_NONE */
    uint8_t launch;  /* the own place to attack from */
};

/* Before a look: who it is, and with what. The tables of the kit have to be there as long as the mind is used. */
void mind_blank(struct mind *m, const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                const struct kit *kit);

/* The look itself, at the position as it is now. */
void mind_look(struct mind *m);

/* A part of it: who is where, and nothing of what it is worth. Not in campaigns. */
void mind_see(struct mind *m);

/* Another part, after that one, and enough where there are no mechanisms and nobody is attacked: what places and
 * regions are worth. */
void mind_value_land(struct mind *m);

/* A mind with its look. */
void mind_of(struct mind *m, const struct hg_rules *r, const struct hg_state *s, uint8_t seat, const struct kit *kit);

/* Whether a place is all that is missing of its region. */
static inline bool mind_completes(const struct mind *m, unsigned region, uint8_t place)
{
    return (m->r->conquest.region[region] & ~m->mine) == bit(place);
}

/* A worth where there is a reason for it, without a branch that nobody could foresee. */
static inline int32_t mind_if(bool reason, int32_t worth)
{
    return worth & -(int32_t)reason;
}

/* The worth of taking these places of enemies, and a single one of a region. */
int32_t mind_worth(const struct mind *m, uint64_t places);
static inline int32_t mind_worth_within(const struct mind *m, unsigned region, uint8_t place)
{
    int32_t worth = m->any + m->card + m->region[region];
    if (mind_completes(m, region, place))
        worth += m->whole[region];
    if (has(m->prey, place))
        worth += m->manner->prize;
    if (m->r->conquest.mechanisms == 0)
        return worth;
    return worth + mind_if(has(m->rich, place), m->resource) + mind_if(has(m->bases, place), m->base) +
           mind_if(m->o->base[m->seat] == place + 1, m->lost_base);
}

/* What it would bring the seat to have this place, in sixteenths of a unit. */
static inline int32_t mind_worth_of(const struct mind *m, uint8_t place)
{
    return mind_worth_within(m, insight_region_of(m->r, place), place);
}

/* The odds table for a battle between two places. */
const struct odds_quick *mind_odds_with_pieces(const struct mind *m, uint8_t from, uint8_t to);

/* Most battles have no hero, base or ship in them, and share one table. */
static inline const struct odds_quick *mind_odds(const struct mind *m, uint8_t from, uint8_t to)
{
    return ((bit(from) | bit(to)) & m->special) == 0 ? m->plain : mind_odds_with_pieces(m, from, to);
}

/* The worth of going on with a battle to its end, by itself. */
int32_t mind_battle(const struct mind *m, uint8_t from, uint8_t to);

/* The largest number of units that could attack a place of the own side, and all of them. */
unsigned mind_threat(const struct mind *m, uint8_t place);

/* Whether no enemy is beside a place: nothing can be attacked from there, and nothing is to be feared. */
static inline bool mind_is_rear(const struct mind *m, uint8_t place)
{
    return (m->r->conquest.near[place] & m->enemies) == 0;
}

/* The best target when `pile` units are still to be placed anywhere. */
struct target mind_aim(const struct mind *m, unsigned pile);

/* The best ones, the best first; returns how many. */
enum { TARGETS_MAX = 8 };
/* The best targets for a seat that has `pile` units to place, the best one first; returns how many. */
unsigned mind_aims(const struct mind *m, unsigned pile, struct target out[TARGETS_MAX]);

/* The next attack towards a target, or false when nothing promising starts there. */
bool mind_next_attack(const struct mind *m, const struct target *t, uint8_t *from, uint8_t *to);

#endif
