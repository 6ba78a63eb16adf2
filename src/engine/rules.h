/* An edition, a mode, its options and the number of seats, compiled: immutable, shared by all games and threads.
 * The text layer fills it in and checks it (hg_rules_ok); the engine trusts it. Plain data without pointers. What a
 * mode does not use stays zero. */
#ifndef HG_RULES_H
#define HG_RULES_H

#include <stdint.h>

#include "engine/limits.h"
#include "engine/rules_abilities.h"
#include "engine/rules_assets.h"
#include "engine/rules_campaign.h"
#include "engine/rules_galactic.h"

/* The families of games: X(NUMBER, name) for each. Whoever has something for each of them makes a table of this list,
 * and calls each thing by the family's name: so a new family is one word here, and the compiler says what it still
 * lacks. */
#define HG_EACH_FAMILY(X) X(CONQUEST, conquest) X(GALACTIC, galactic) X(ASSETS, assets)

#define HG_FAMILY_NUMBER(NUMBER, name) HG_##NUMBER,
enum hg_family_id { HG_EACH_FAMILY(HG_FAMILY_NUMBER) HG_FAMILIES };
#undef HG_FAMILY_NUMBER

/* ---- The course of a game ---------------------------------------------------------------------------------------- */

/* The phases that set-up can be made of, in the order the mode lists them, each at most once. */
enum hg_phase {
    HG_PHASE_START,       /* all roll; the highest begins and play goes clockwise; those tied for it roll again */
    HG_PHASE_ORDER,       /* all roll for a whole order, tied seats roll again; `seat_order` says what it decides */
    HG_PHASE_ARMIES,      /* from the highest roll down (in seat order before any roll) each takes an army */
    HG_PHASE_SWAP,        /* in turn order each keeps its army or takes one that nobody has; the chart row stays */
    HG_PHASE_CHART,       /* units, bases, resources and goals as the chart says */
    HG_PHASE_RESOURCES,   /* cards turned up one by one: a resource on each card's place */
    HG_PHASE_GOALS,       /* `goals_each` goals of each tier by chance */
    HG_PHASE_DEAL,        /* cards turned up one by one: each card's place to an army, `deal` cards for each army */
    HG_PHASE_BASES,       /* in turn order: a base, with a first unit on an empty place (after a deal: on an own one) */
    HG_PHASE_CLAIM,       /* in turn order, one unit on one empty place each, until none is empty */
    HG_PHASE_REINFORCE,   /* in turn order, `batch` units each on own places, until all are placed */
    HG_PHASE_BATCHES,     /* the same, and with every turn one unit of each neutral army on a place of that army */
    HG_PHASE_HEROES,      /* in turn order: the hero on an own place */
    HG_PHASE_CARDS,       /* `start_cards` drawn, by place in the turn order */
    HG_PHASE_START_AGAIN, /* a second roll as in HG_PHASE_START */
    HG_PHASE_SEATS,       /* no roll: the seats in their order, the first begins */
    HG_PHASE_LIMITS,      /* claims up to `claim_limit`, after each own claim one for the neutral army */
    HG_PHASE_TITAN,       /* whoever of the keepers claimed last puts the titan on a place of theirs */
    HG_PHASE_BOTH,        /* reinforcing one by one, after each own unit one of the neutral army */
    HG_PHASES
};

/* The steps a turn can be made of, in the order the mode lists them. */
enum hg_step {
    HG_STEP_DEPLOY,  /* cards turned in, reinforcements placed */
    HG_STEP_INVADE,  /* attacks */
    HG_STEP_FORTIFY, /* manoeuvres */
    HG_STEP_DRAW,
    HG_STEP_PREPARE, /* between deploying and attacking: transfer of command, starting manoeuvre, abilities */
    HG_STEP_COLLECT, /* one goal may be collected */
    HG_STEP_HEROES,  /* heroes that were lost come back */
    HG_STEP_VICTORY, /* the active side wins when it has goals and bases enough */
    HG_STEP_TOKENS,  /* keepers: a token is drawn and placed */
    HG_STEP_TITAN,   /* keepers: the titan moves and devastates */
    HG_STEPS
};

/* What HG_PHASE_ORDER decides. Zero, too, where only HG_PHASE_START is used. */
enum hg_seat_order {
    HG_CLOCKWISE,    /* the highest roll begins, the others follow clockwise */
    HG_BY_CHART,     /* the rows of the chart; the rolls decide who takes an army first */
    HG_SIDES_IN_TURN /* `leader` first; then the highest roll, the higher roll of the other side, and so on in turn */
};

/* Which sides there are. */
enum hg_sides { HG_NO_SIDES, HG_SIDES_BY_SEAT, HG_SIDES_BY_ARMY };

/* ---- Mechanisms -------------------------------------------------------------------------------------------------- */

enum hg_mechanism {
    HG_HEROES,
    HG_BASES,
    HG_RESOURCES,
    HG_GOALS,
    HG_REWARDS,
    HG_TEAMS,
    HG_ABILITIES,
    HG_CAMPAIGN,
    HG_SCANNING,
    HG_MECHANISMS
};

enum hg_card_value { HG_SETS_OF_THREE, HG_PIPS };
enum hg_reshuffle { HG_RESHUFFLE_NEVER, HG_RESHUFFLE_WHEN_NEEDED, HG_RESHUFFLE_AT_ONCE };
enum hg_hero_fate { HG_LOST_WITH_LAST_UNIT, HG_LOST_WITH_TOP_DIE };
enum hg_goal_heir { HG_GOALS_TO_ELIMINATOR, HG_GOALS_TO_ALLY };

enum hg_goal_kind {
    HG_HOLD_REGION,    /* every place of `region`, by the side */
    HG_HOLD_REGIONS,   /* `count` whole regions, by the side */
    HG_HOLD_BASES,     /* `count` bases of enemies */
    HG_HOLD_RESOURCES, /* `count` resources */
    HG_HOLD_PLACES,    /* `count` places */
    HG_TAKE_RESOURCES, /* `count` resources that were not one's own when the turn began */
    HG_TAKE_PLACES,    /* `count` places, likewise */
    HG_TAKE_REGION,    /* a whole region in which one (or one's side) held nothing when the turn began */
    HG_GOAL_KINDS
};

struct hg_goal {
    uint8_t kind, count, region, tier; /* tier from 0 */
};

enum hg_reward_kind {
    HG_EXTRA_MANOEUVRE,
    HG_STARTING_MANOEUVRE,
    HG_CERTAIN_CARD,
    HG_TOWER,
    HG_ATTACK_DIE,
    HG_DEFENCE_DIE,
    HG_EXTRA_UNITS, /* `amount` each turn */
    HG_REWARD_KINDS
};

struct hg_reward {
    uint8_t kind, tier, amount;
};

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

struct hg_conquest_rules {
    uint64_t near[HG_PLACES_MAX];     /* neighbours of each place */
    uint64_t region[HG_REGIONS_MAX];  /* places of each region */
    uint8_t region_of[HG_PLACES_MAX]; /* the region of each place, which players ask for all the time */
    uint16_t bonus[HG_REGIONS_MAX];   /* units for holding a whole region */
    uint8_t gates[HG_REGIONS_MAX];    /* places of each region that lie beside other regions */

    /* The same for each set of eight places in a row, so that a set of any size is looked up in a few steps: all that
     * is beside any of them, and the set of regions in which any of them lies. */
    uint64_t near_any[HG_PLACES_MAX / 8][256];
    uint8_t region_any[HG_PLACES_MAX / 8][256];
    uint16_t start_units[HG_ARMIES_MAX]; /* by seat, then of the neutral armies */
    uint8_t places, regions;
    uint8_t income_divisor, income_least;
    uint8_t attack_dice, defence_dice, die_sides;
    uint8_t steps;
    uint8_t step[HG_STEPS_MAX]; /* enum hg_step */
    uint8_t phases;             /* 0: start roll, claim, reinforce */
    uint8_t phase[HG_PHASES_MAX];

    /* Cards, turned in as sets of three (all of one class, or one of each class) or for their pips. */
    uint8_t cards; /* in the deck; 0 when the mode has none */
    uint8_t card_class[HG_CARDS_MAX];
    struct hg_set class_cards[HG_CLASSES_MAX]; /* the cards of each class */
    uint16_t set_of_class[HG_CLASSES_MAX];
    uint16_t set_of_each;
    uint8_t forced_trade; /* a hand of this size must trade; 0 = never */
    uint8_t reshuffle;    /* enum hg_reshuffle: whether an empty deck is made anew from the discards */
    uint8_t card_value;   /* enum hg_card_value */
    uint8_t card_pips[HG_CARDS_MAX];
    uint8_t card_place[HG_CARDS_MAX]; /* the place a card names, where phases turn cards up */
    uint8_t pips_least, pips_most;    /* of one set; one set a turn */
    uint16_t pip_units[HG_PIPS_MAX + 1];
    uint8_t captured_apart;            /* 1: cards of an eliminated seat serve for their pips only */
    uint8_t decks;                     /* 0 or 1: one for all; otherwise one for each army by army_deck */
    struct hg_set deck[HG_DECKS_MAX];  /* the cards of each, when there are several */
    uint8_t army_deck[HG_ARMIES_MAX];  /* by army number */
    uint8_t draws[HG_ARMIES_MAX];      /* cards drawn in one turn, by army number; 0 counts as 1 */
    uint8_t start_cards[HG_SEATS_MAX]; /* by place in the turn order */

    uint16_t mechanisms; /* set of enum hg_mechanism */

    /* Seats, armies and sides. Armies are the edition's (colours), numbered as its list of names has them. */
    uint8_t seat_order;              /* enum hg_seat_order */
    uint8_t neutrals;                /* neutral armies; they stand behind the seats' own in the position */
    uint8_t armies;                  /* of the edition; 0 when they differ by name only */
    uint8_t army_choice;             /* set of army numbers that may be taken in HG_PHASE_ARMIES */
    uint8_t seat_army[HG_SEATS_MAX]; /* fixed army numbers, where nobody takes any */
    uint8_t leader;                  /* 1 + number of the army that goes first without a roll; 0 = none */
    uint8_t sides;                   /* enum hg_sides */
    uint8_t side_of[HG_ARMIES_MAX];  /* side number by seat or by army number, see `sides` */
    uint8_t batch[HG_ARMIES_MAX];    /* starting units placed in one turn, by army number; 0 counts as 1 */
    uint8_t deal[HG_ARMIES_MAX];     /* cards in HG_PHASE_DEAL, by seat, then of the neutral armies */
    uint8_t reinforce_goes_on;       /* 1: reinforcing begins after the last claimer, 0: with the beginner */

    /* The chart: a row for each place in the turn order. */
    uint8_t chart_army[HG_SEATS_MAX];   /* army number of a row */
    uint8_t chart_base[HG_SEATS_MAX];   /* place of its base */
    uint8_t chart_owner[HG_PLACES_MAX]; /* row */
    uint8_t chart_units[HG_PLACES_MAX];
    uint64_t chart_resources;
    uint16_t chart_goals; /* set of goals */

    /* Mechanisms. */
    uint8_t hero_fate; /* enum hg_hero_fate; without HG_STEP_HEROES a lost hero comes back in the deploy step */
    uint8_t resources; /* in HG_PHASE_RESOURCES */
    uint8_t base_income;
    uint8_t goals, goals_each, goal_heir; /* how many there are; how many of each tier by chance; enum hg_goal_heir */
    uint8_t goals_alone, goals_together;  /* that win with the base(s), for one seat and for a side of several */
    uint8_t rewards;
    struct hg_goal goal[HG_GOALS_MAX];
    struct hg_reward reward[HG_REWARDS_MAX];
    uint8_t rewards_by_kind[HG_REWARD_KINDS];   /* the rewards of each enum hg_reward_kind */
    uint16_t deck_windows[HG_DECKS_MAX];        /* set of enum hg_window that the cards of each deck have */
    uint64_t window_cards[HG_WINDOWS];          /* the cards of each enum hg_window */
    struct hg_ability ability[HG_PLAYABLE_MAX]; /* by card */
    struct hg_campaign_rules campaign;
};

struct hg_rules {
    uint8_t family; /* enum hg_family_id */
    uint8_t seats;
    union {
        struct hg_conquest_rules conquest;
        struct hg_galactic_rules galactic;
        struct hg_assets_rules assets;
    };
};

/* Fills in near_any and region_any, which follow from the rest of the board. */
void hg_conquest_sets(struct hg_conquest_rules *c);

/* NULL when the rules can be played, otherwise what is wrong with them in a few words. */
const char *hg_rules_ok(const struct hg_rules *r);

#endif
