/* An edition, a mode, its options and the number of seats, compiled: immutable, shared by all games and threads.
 * The text layer fills it in and checks it (hg_rules_ok); the engine trusts it. Plain data without pointers. What a
 * mode does not use stays zero. */
#ifndef HG_RULES_H
#define HG_RULES_H

#include <stdint.h>

#include "engine/limits.h"

enum hg_family_id { HG_CONQUEST, HG_GALACTIC, HG_ASSETS, HG_FAMILIES };

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

/* ---- Abilities of cards ------------------------------------------------------------------------------------------ */

enum hg_window {
    HG_NO_WINDOW, /* the card has no ability */
    HG_ON_DEPLOY,
    HG_ATTACK_START,
    HG_ATTACK_ANY,
    HG_DECLARE_ATT,
    HG_DECLARE_DEF,
    HG_BEFORE_ROLL_ATT,
    HG_AFTER_ROLL_ATT,
    HG_AFTER_ROLL_DEF,
    HG_AFTER_CONQUEST,
    HG_AFTER_DEFENCE,
    HG_ON_MANOEUVRE,
    HG_WINDOWS
};

/* What an ability does. After each: the members it uses. */
enum hg_op {
    HG_OP_NONE,
    HG_OP_DIE_BONUS,       /* side, what = enum hg_die, amount, scope */
    HG_OP_SELF_LOSS,       /* amount from the attacking place, leaving `keep`; scope ROLL: after roll and move-in */
    HG_OP_REMOVE,          /* what = enum hg_where, amount, keep; count = how many places may be chosen */
    HG_OP_REMOVE_HALF,     /* what = HG_CHOSEN_ENEMY_NEAR; half the units there, rounded down */
    HG_OP_REMOTE_INVASION, /* what = enum hg_reach; keep = units that the source needs; amount = steps */
    HG_OP_REQUIRE,         /* what = enum hg_condition, amount */
    HG_OP_CANCEL,          /* what = enum hg_lock */
    HG_OP_IGNORE_LOSSES,   /* side; this roll */
    HG_OP_GAIN_UNITS,      /* what = enum hg_measure, amount (of HG_FIXED), keep = least, count = most */
    HG_OP_GAIN_TOGETHER,   /* amount units, all on one own place */
    HG_OP_LOOK,            /* at the hand of an opponent */
    HG_OP_SILENCE,         /* that opponent, until the turn ends */
    HG_OP_REROLL,          /* side, what = HG_DIE_CHOSEN or HG_DIE_ALL */
    HG_OP_MANOEUVRES,      /* count more; what = 1 between adjacent places only */
    HG_OP_TIE,             /* a tie of the highest dice goes to the attacker; the invasion */
    HG_OP_END_INVASION,    /* after this roll, unless it conquers */
    HG_OP_LIMIT,           /* side, amount = most units committed or defending, scope */
    HG_OP_NO_HERO,         /* side; the invasion */
    HG_OP_CAP_LOSSES,      /* side, amount for each roll; the invasion */
    HG_OP_ROLL_REMOVE, /* count dice; each of `amount` or more removes a unit of the attacking place, leaving keep */
    HG_OP_RECALL,      /* instead of one manoeuvre: units from anywhere to the hero, or to the own base */
    HG_OP_SET_DIE,     /* side, amount = the face of one committed die; this roll */
    HG_OP_EXTRA_DIE,   /* side; the invasion */
    HG_OP_RESTORE,     /* half of the units lost, rounded up, at most amount */
    HG_OP_CONVERT,     /* a near enemy place with one unit, no base and no hero becomes one's own */
    HG_OP_EXTRA_LOSS,  /* side, amount more, when it loses any; this roll */
    HG_OP_PLACE_UNITS, /* amount on the place just conquered */
    HG_OPS
};

enum hg_battle_side { HG_ATTACKER, HG_DEFENDER };
enum hg_scope { HG_AT_ONCE, HG_FOR_ROLL, HG_FOR_INVASION };
enum hg_die { HG_DIE_ALL, HG_DIE_HIGHEST, HG_DIE_SECOND, HG_DIE_CHOSEN };
enum hg_where {
    HG_ATTACKING_PLACE,
    HG_TARGET_PLACE,
    HG_CHOSEN_ENEMY_NEAR,    /* an enemy place beside one's own */
    HG_ALL_NEAR_CHOSEN_OWN,  /* every enemy place beside a chosen own one */
    HG_CHOSEN_NEAR_CONQUERED /* an enemy place beside the one just conquered */
};
enum hg_reach { HG_REACH_STEPS, HG_REACH_REGION };
enum hg_condition { HG_BASE_IN_TARGET, HG_NO_BASE_IN_TARGET, HG_ATTACKING_UNITS };
enum hg_lock { HG_LOCK_TARGET, HG_LOCK_PAIR };
enum hg_measure { HG_FIXED, HG_HALF_THE_RESOURCES, HG_REGIONS_ENTERED, HG_TWICE_THE_BASES };

struct hg_operation {
    uint8_t op, side, what, amount, keep, count, scope;
};

enum { HG_OPERATIONS_MAX = 3 };

struct hg_ability {
    uint8_t window; /* enum hg_window */
    struct hg_operation does[HG_OPERATIONS_MAX];
};

/* ---- Campaign ---------------------------------------------------------------------------------------------------- */

/* Three factions with aims of their own. A role is the number of its aim. */
enum hg_role {
    HG_SEEKERS,    /* find the prize among the keepers' tokens, or leave the keepers without units */
    HG_KEEPERS,    /* hide tokens, lead the titan, and leave the seekers without units */
    HG_COLLECTORS, /* hold strategic places enough */
    HG_ROLES
};

/* The classes of ships, in the order in which the edition lists its classes of cards. */
enum hg_ship { HG_CRUISER, HG_CARRIER, HG_DREADNOUGHT };

/* When a directive may be played. */
enum hg_campaign_window {
    HG_AT_TOKENS,        /* after the token of the turn was placed */
    HG_AT_DEPLOY,        /* before the first unit of the pile is placed */
    HG_AT_DEPLOY_INVADE, /* the same, and while invading with nothing pending */
    HG_AT_DECLARATION,   /* attacker, before the first battle of an invasion */
    HG_AT_INVASION,      /* defender, likewise, after the attacker */
    HG_AT_ATTACK_ROLL,   /* attacker, before the dice of a battle or of an attack on the titan */
    HG_AT_DEFENCE_ROLL,  /* defender, before the dice of a battle, in turn with the attacker */
    HG_AT_TOTAL,         /* attacker of the titan, after the dice */
    HG_AT_CONQUEST,      /* before more units move in */
    HG_AT_FORTIFY,       /* around the moves of units and ships */
    HG_AT_TITAN_MOVES,   /* before the titan's die */
    HG_AT_TITAN_STANDS,  /* after its move */
    HG_AT_DRAW,          /* before the first card */
    HG_AT_DIRECTIVE,     /* opponents, after a directive was played and before it takes effect */
    HG_CAMPAIGN_WINDOWS
};

/* What a directive does. After each: the members it uses. */
enum hg_directive_op {
    HG_NO_OP,
    HG_DEVASTATE,      /* the titan's place, in a region on the card; meter by its event */
    HG_RETURN_TITAN,   /* to a place of the keepers; meter by its event */
    HG_MOVE_METER,     /* meter */
    HG_ADD_UNITS,      /* amount, where */
    HG_ADD_BY_DIE,     /* amount = sides, where */
    HG_RAISE_DICE,     /* side, amount on each die, lasts */
    HG_CAP_DEFENCE,    /* amount = dice, more = battles */
    HG_LARGE_DICE,     /* side, lasts, where = HG_ANYWHERE or HG_STRATEGIC */
    HG_DISCARD_RANDOM, /* amount cards of an opponent; then draw `more` */
    HG_FREE_MOVE,      /* amount = steps of the titan instead of its die */
    HG_REMOVE_BY_DIE,  /* amount = sides, where, more = units that always stay */
    HG_MOVE_TOKEN,
    HG_LOOK_AT_TOKEN,
    HG_RAISE_TOTAL_BY, /* amount, against the titan */
    HG_HIT_ON_TOP,     /* the titan, when a die shows its highest face */
    HG_JUMP,           /* an invasion between two places with relays */
    HG_CANCEL_DIRECTIVE,
    HG_DESTROY_SHIPS, /* up to amount */
    HG_EXTRA_DRAW,    /* amount cards, or `then` with at least `more` strategic places */
    HG_EXTRA_FORTIFY, /* one move of units more, connected or not */
    HG_DIRECTIVE_OPS
};

enum hg_spot_kind {
    HG_ANYWHERE,
    HG_STRATEGIC,     /* strategic places */
    HG_OWN_PLACE,     /* a place of one's own, chosen */
    HG_DEFENDED,      /* the place that is invaded */
    HG_CONQUERED,     /* the place just conquered */
    HG_ENEMY_PLACE,   /* any place of another faction */
    HG_ENEMY_ADJACENT /* the same, beside one's own */
};

struct hg_directive {
    uint8_t window; /* enum hg_campaign_window */
    uint8_t op;     /* enum hg_directive_op */
    uint8_t side;   /* enum hg_battle_side */
    uint8_t lasts;  /* enum hg_scope: HG_FOR_ROLL (one battle) or HG_FOR_INVASION */
    uint8_t where;  /* enum hg_spot_kind */
    uint8_t amount, more, then;
    int8_t meter; /* spaces, those towards the seekers above zero */
};

/* What moves the meter besides directives. */
enum hg_event { HG_TOKEN_TAKEN, HG_TITAN_DESTROYED, HG_PLACE_DEVASTATED, HG_TITAN_RETURNED, HG_EVENTS };

/* A row of a card: one face or two that dice must show exactly, or a sum that low faces must reach together. */
struct hg_row {
    uint64_t want;   /* what follows from these, see engine/rows.h: rows_prepare fills it in */
    uint8_t face[2]; /* face[1] is 0 when one die is enough, both are when it is a sum */
    uint8_t sum;     /* 0 when it is no sum */
    uint8_t dice;    /* likewise: fewest dice that can match it, */
    uint8_t large;   /* and those of them that must be of the larger kind */
};

/* Cards that are claimed (in conquest: scanned) with two kinds of dice. A card is known by its place. */
struct hg_assets_rules {
    uint64_t cards;                  /* places with a card */
    uint64_t region[HG_REGIONS_MAX]; /* the cards of each region; empty where it has none */
    uint8_t regions;
    uint8_t region_value[HG_REGIONS_MAX]; /* of a region in one hand, instead of its cards' */
    uint8_t value[HG_PLACES_MAX];
    uint8_t rows[HG_PLACES_MAX];
    struct hg_row row[HG_PLACES_MAX][HG_ROWS_MAX];
    uint64_t want[HG_WANTS_MAX];                    /* what follows from these: `want` of all different rows, */
    uint64_t want_cards[HG_WANTS_MAX][HG_ROWS_MAX]; /* and the cards that have each, by the number of the row */
    uint8_t wants;                                  /* how many different ones; rows_gather fills them in */
    struct hg_row steal;                            /* one more row when somebody holds the card */
    uint8_t dice[2], sides[2]; /* how many dice of each kind, and their sides; the smaller ones first */
};

struct hg_campaign_rules {
    uint64_t relays;                    /* places with a relay */
    uint64_t strategic;                 /* places that collectors want */
    uint8_t role[HG_ARMIES_MAX];        /* enum hg_role of each army: by seat, then the neutral one */
    uint8_t role_armies[HG_ROLES];      /* the armies of each role */
    uint8_t claim_limit[HG_ARMIES_MAX]; /* places in HG_PHASE_LIMITS; HG_NONE = no limit */
    uint8_t ships_per_class;
    uint8_t large_sides; /* of the larger dice */
    uint8_t tokens;      /* all told; one of them is the prize */
    uint8_t devastations;
    uint8_t keep_connected; /* 1: what is left undevastated must hang together */
    uint8_t titan_total, titan_die;
    uint8_t strategic_win;
    uint8_t strategic_cards[HG_SPACES_MAX]; /* extra cards of collectors, by the strategic places they hold */
    uint8_t strategic_spaces;               /* of that list; more places count as the last */
    uint8_t spaces, start;                  /* of the meter */
    uint8_t space_role[HG_SPACES_MAX];      /* whose side a space is on; HG_NONE on none */
    uint8_t space_cards[HG_SPACES_MAX];     /* extra cards of that role */
    int8_t space_modifier[HG_SPACES_MAX];   /* on the seekers' total against the titan */
    int8_t event[HG_EVENTS];                /* spaces, by enum hg_event */
    uint8_t directives;
    struct hg_directive directive[HG_DIRECTIVES_MAX];
    uint8_t card_directive[HG_CARDS_MAX];
    uint8_t card_regions[HG_CARDS_MAX]; /* set of regions named on a card */
    struct hg_set window_cards[HG_CAMPAIGN_WINDOWS];
    struct hg_set seat_cards[HG_SEATS_MAX][HG_CAMPAIGN_WINDOWS]; /* those of the seat's deck that it may be asked for */
    struct hg_set ready;                                         /* cards that need nothing but being asked for */
    struct hg_assets_rules scan;                                 /* with HG_SCANNING */
};

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

enum { HG_CLASSES_MAX = 3 };

struct hg_conquest_rules {
    uint64_t near[HG_PLACES_MAX];        /* neighbours of each place */
    uint64_t region[HG_REGIONS_MAX];     /* places of each region */
    uint16_t bonus[HG_REGIONS_MAX];      /* units for holding a whole region */
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

enum { HG_CARD_KINDS_MAX = 32 };

/* What a card of the galactic family does. */
enum hg_effect {
    HG_EXTRA_CHARGE,
    HG_RAISE_TOTAL,
    HG_EXTRA_DIE,
    HG_LOWER_TOTAL,
    HG_WIN_TIES,
    HG_CANCEL_CAPTURE,
    HG_REROLL_OWN,
    HG_REROLL_HIGHEST,
    HG_STAY_PUT,
    HG_EXTRA_ATTACK,
    HG_PUSH_BACK,
    HG_SHIFT_IN_ROW,
    HG_STEP_BACK,
    HG_GAIN_POWER_UP,
    HG_LOSE_POWER_UP,
    HG_RETURN_SHIP,
    HG_MEET_INTRUDER,
    HG_EVICT,
    HG_RECALL,
    HG_FREEZE,
    HG_CANCEL_ATTACK,
    HG_FORBID_ATTACK,
    HG_EXTRA_MOVE,
    HG_DRAW_CARDS,
    HG_LOOK_AND_DISCARD,
    HG_COUNTER_CARD,
    HG_DESTROY_BOTH,
    HG_EFFECTS
};

struct hg_card_kind {
    uint8_t effect; /* enum hg_effect */
    uint8_t amount; /* dice, points or cards; 0 where the effect has no number */
};

/* Two seats on a board of squares, see galactic/board.h for their numbers. */
struct hg_galactic_rules {
    uint64_t board;   /* squares that ships may stand on */
    uint64_t home[2]; /* of these, each seat's home */
    uint64_t start[2];
    uint64_t step[2][HG_PLACES_MAX]; /* squares one step ahead of each square, by seat */
    uint16_t turn_limit;             /* the game is scored after so many turns; 0 = never */
    uint8_t stack_max;               /* ships of a stack, the one on top included */
    uint8_t home_dice;               /* extra dice of a defender at home */
    uint8_t die_sides;
    uint8_t tie_to_defender; /* 0: a tied battle is rolled again */
    uint8_t touch_move;      /* 1: a ship is selected first, and then must move */
    uint8_t hand;            /* cards dealt to each seat */
    uint8_t cards;           /* in the deck; 0 when played without */
    uint8_t card_kind[HG_CARDS_MAX];
    uint8_t kinds;
    struct hg_card_kind kind[HG_CARD_KINDS_MAX];
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

/* NULL when the rules can be played, otherwise what is wrong with them in a few words. */
const char *hg_rules_ok(const struct hg_rules *r);

#endif
