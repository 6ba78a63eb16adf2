/* A campaign as data: factions, ships, tokens, the titan, the meter, and what its directives do in which window. Part
 * of the rules, see rules.h; the code stands in conquest/campaign. */
#ifndef HG_RULES_CAMPAIGN_H
#define HG_RULES_CAMPAIGN_H

#include <stdint.h>

#include "engine/rules_assets.h"

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

#endif
