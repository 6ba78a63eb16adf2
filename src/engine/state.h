/* The whole truth of one game as a plain value: no pointers, no heap, no history, no padding. Copy it by `=`. */
#ifndef HG_STATE_H
#define HG_STATE_H

#include <stdint.h>

#include "engine/limits.h"

/* A pending decision. The pending ones form a stack; the game awaits whoever the top one names. Public, so nothing
 * secret may be kept in it. */
struct hg_ask {
    uint8_t kind; /* of the family's kinds */
    uint8_t seat; /* a seat or HG_CHANCE */
    uint8_t a, b; /* what the question is about, by kind */
    uint16_t n;
    uint8_t x, y;
};

/* Conquest: everything that lies open on the table. What follows after `battle_defence` belongs to mechanisms and stays
 * zero where the mode has none of them; a place or a card there is stored as one more than its number, 0 for none. */
struct hg_conquest_open {
    uint64_t own[HG_ARMIES_MAX];     /* places held by each army: by seat, then the neutral ones */
    uint16_t units[HG_PLACES_MAX];   /* at least 1 on every held place */
    struct hg_set discard;           /* face-up */
    uint16_t pool[HG_ARMIES_MAX];    /* starting units not yet placed */
    uint16_t pile;                   /* reinforcements that the active seat has still to place */
    uint8_t hand_size[HG_SEATS_MAX]; /* public; the cards themselves are secret */
    uint8_t deck_size;
    uint8_t picked_size;                   /* cards picked for a set that is not confirmed yet */
    uint8_t seat;                          /* whose turn it is; HG_NONE during set-up */
    uint8_t first;                         /* who begins; HG_NONE until the start roll is settled */
    uint8_t step;                          /* index into the rules' turn steps */
    uint8_t conquests;                     /* places conquered this turn, at most 255 */
    uint8_t battle_from, battle_to;        /* HG_NONE outside a battle */
    uint8_t battle_attack, battle_defence; /* units that fight on each side */

    uint64_t resource;                /* places with a resource */
    uint64_t start_own, start_side;   /* what the active seat and its side held when the turn began */
    uint64_t asked;                   /* places that allies were asked for this turn */
    uint64_t devastated;              /* places that nobody can hold any more */
    uint64_t invaded;                 /* places whose invasion was declared this turn */
    uint64_t scanned;                 /* places whose scan card is out of the game */
    uint16_t goals;                   /* goals still on the board */
    uint16_t goals_of[HG_SEATS_MAX];  /* goals collected by each seat */
    uint8_t rewards;                  /* rewards that still lie hidden on goals */
    uint8_t rewards_of[HG_SEATS_MAX]; /* rewards in force */
    uint8_t base[HG_SEATS_MAX];       /* where the base of each seat stands, whoever holds it now */
    uint8_t hero[HG_SEATS_MAX];
    uint8_t tower[HG_TOWERS_MAX];
    uint8_t army[HG_SEATS_MAX];  /* one more than the number of the army that each seat plays */
    uint8_t order[HG_SEATS_MAX]; /* one more than the seats, in turn order; 0 when play goes clockwise from `first` */
    uint8_t side[HG_SEATS_MAX];  /* the seats on each seat's side, itself included; 0 without sides */
    uint8_t decks[HG_DECKS_MAX]; /* cards left in each deck, when there are several */
    uint8_t captured_size[HG_DECKS_MAX][HG_SEATS_MAX]; /* cards of a hand that serve for their pips only, by deck */
    uint8_t collected;                                 /* 1 once a goal was collected this turn */
    uint8_t battle_hero;                               /* 1 when the attacker's hero is in */
    uint8_t battle_die[HG_KEPT_MAX];                   /* dice that count, three of the attacker, two of the defender */
    uint8_t silenced;                                  /* seats that may play no abilities this turn */
    uint8_t effect_card[HG_EFFECTS_MAX];               /* abilities in force until the turn ends, and between */
    uint8_t effect_from[HG_EFFECTS_MAX];               /* which places */
    uint8_t effect_to[HG_EFFECTS_MAX];

    /* Campaign. Ships stand on their owner's places only, so a place says whose they are. */
    uint8_t ships[HG_PLACES_MAX];        /* two bits for each class, the first class lowest */
    uint8_t token_at[HG_TOKENS_MAX];     /* where each token lies, in the order they were drawn */
    uint8_t token_known[HG_TOKENS_MAX];  /* the seats that know its face */
    uint8_t tokens_drawn;                /* the others are in the stack */
    uint8_t tokens_out;                  /* set of tokens that have left the game */
    uint8_t titan;                       /* where it stands */
    uint8_t titan_mark;                  /* enum titan_mark: what the active seat did with it this turn */
    uint8_t meter;                       /* space of the marker */
    uint8_t built;                       /* 0, or one more than the class of the ship to place; 4: built, placed */
    uint8_t taken_from;                  /* set of roles from which places were conquered this turn */
    uint8_t moved;                       /* set of enum regroup_mark */
    uint8_t battle_titan;                /* 1 when the titan is attacked and not the place it stands on */
    uint8_t battle_ships[2];             /* of attacker and defender, packed as in `ships` */
    uint8_t battle_bonus[2];             /* on each die, by cards for this battle only */
    uint8_t battle_total;                /* by cards, on the total against the titan */
    uint8_t cap_at[HG_CAPS_MAX];         /* where the defender's dice are limited this turn */
    uint8_t cap_left[HG_CAPS_MAX];       /* and for how many battles still */
    uint8_t scan_at;                     /* the place that is scanned */
    uint8_t scan_matched;                /* set of its rows that are matched */
    uint8_t scan_dice[2];                /* dice of each kind that are neither placed nor removed */
    uint8_t scan_face[HG_SCAN_DICE + 1]; /* as rolled, the smaller kind first; 0 behind the last */
    uint8_t zero[6];
};

/* Conquest: what somebody may not know. */
struct hg_conquest_secret {
    struct hg_set deck;
    struct hg_set hand[HG_SEATS_MAX];
    struct hg_set picked;         /* part of the active seat's hand, shown when the set is confirmed */
    struct hg_set captured;       /* part of the hands: cards that serve for their pips only */
    uint64_t known[HG_SEATS_MAX]; /* cards in other hands that a seat has seen there */
    uint8_t prize;                /* one more than the token with the face that wins; 0 while it is in the stack */
    uint8_t zero[7];
};

struct hg_conquest {
    struct hg_conquest_open open;
    struct hg_conquest_secret secret;
};

/* Galactic: the battle that is being fought. What is counted by seat has two elements. */
struct hg_galactic_battle {
    uint8_t kind;      /* what is rolled for; 0 outside a battle */
    uint8_t from, to;  /* HG_NONE outside a battle */
    uint8_t settle;    /* the step that follows when the dice have decided it */
    uint8_t wins_ties; /* 1 when the attacker wins a tie */
    uint8_t zero;
    uint8_t dice[2];
    uint8_t total[2], high[2]; /* sum and highest of the faces rolled */
    uint8_t below[2];          /* highest of the other faces, while a card may still have the highest rolled again */
    uint8_t raised[2], lowered[2]; /* by cards, on top of the sum */
};

/* Galactic: marks that last for one turn. */
struct hg_galactic_turn {
    uint8_t played;  /* set of seats that have played a card */
    uint8_t worked;  /* 1 when a card of the active seat took effect */
    uint8_t boost;   /* a second charge: 1 promised, 2 due */
    uint8_t won;     /* 1 after a won attack until its window has been opened */
    uint8_t idle;    /* 1 when the turn counts as passed, unless a card took effect */
    uint8_t offered; /* 1 when a draw was offered */
    uint8_t frozen;  /* a ship that may not move; HG_NONE when there is none */
    uint8_t ship;    /* that moved, where it stands now; HG_NONE when there is none */
};

/* Galactic: everything that lies open on the table. */
struct hg_galactic_open {
    uint64_t own[2];              /* squares of each seat's ships */
    struct hg_set discard;        /* face-up */
    uint8_t units[HG_PLACES_MAX]; /* ships of the stack on a square: its owner's on top, the others captured */
    struct hg_galactic_battle battle;
    struct hg_galactic_turn turn;
    uint8_t removed[2];   /* ships out of the game, by colour */
    uint8_t hand_size[2]; /* public; the cards themselves are secret */
    uint8_t deck_size;
    uint8_t seat;   /* whose turn it is; HG_NONE before the first */
    uint8_t first;  /* who began; HG_NONE until that is decided */
    uint8_t step;   /* where the game goes on once nothing is asked any more */
    uint8_t passed; /* 1 when the turn before counted as passed */
    uint8_t truce;  /* set of seats that may not attack in their next turn, or in this one */
    uint8_t zero[4];
};

/* Galactic: what somebody may not know. */
struct hg_galactic_secret {
    struct hg_set deck;
    struct hg_set hand[2];
    struct hg_set known[2]; /* cards of each hand that the other seat has seen */
};

struct hg_galactic {
    struct hg_galactic_open open;
    struct hg_galactic_secret secret;
};

/* Assets: all of it lies open on the table. */
struct hg_assets {
    uint64_t own[HG_SEATS_MAX]; /* cards of each seat */
    uint8_t face[8];            /* the dice as rolled, the smaller kind first; 0 behind the last */
    uint8_t dice[2];            /* dice of each kind that are neither placed nor removed */
    uint8_t seat;               /* whose turn it is; HG_NONE before the first */
    uint8_t first;              /* who began; HG_NONE until that is decided */
    uint8_t target;             /* the card that is tried; HG_NONE until the first row is matched */
    uint8_t matched;            /* set of its rows that are matched */
    uint8_t zero[2];
};

struct hg_state {
    struct hg_ask ask[HG_ASKS_MAX]; /* ask[depth - 1] is the top */
    uint32_t turn;                  /* full turns begun */
    uint16_t round;                 /* rounds begun */
    uint8_t depth;
    uint8_t over;    /* 1 when the game has ended */
    uint8_t winners; /* set of seats */
    uint8_t living;  /* seats that are not eliminated */
    uint8_t acting;  /* seats that are living and have not resigned */
    uint8_t zero[5];
    union {
        struct hg_conquest conquest;
        struct hg_galactic galactic;
        struct hg_assets assets;
    };
};

_Static_assert(sizeof(struct hg_ask) == 8, "no padding");
_Static_assert(sizeof(struct hg_conquest_open) == 192 + 162 + 24 + 94, "no padding");
_Static_assert(sizeof(struct hg_conquest_secret) == 16 + 96 + 16 + 16 + 48 + 8, "no padding");
_Static_assert(sizeof(struct hg_conquest) == sizeof(struct hg_conquest_open) + sizeof(struct hg_conquest_secret),
               "no padding");
_Static_assert(sizeof(struct hg_galactic_open) == 16 + 16 + HG_PLACES_MAX + 16 + 8 + 10 + 6, "no padding");
_Static_assert(sizeof(struct hg_galactic) == sizeof(struct hg_galactic_open) + sizeof(struct hg_galactic_secret),
               "no padding");
_Static_assert(sizeof(struct hg_galactic) <= 256, "the family's part stays small");
_Static_assert(sizeof(struct hg_assets) == 8 * HG_SEATS_MAX + 16, "no padding");
_Static_assert(sizeof(struct hg_state) == 8 * HG_ASKS_MAX + 16 + sizeof(struct hg_conquest), "no padding");
_Static_assert(sizeof(struct hg_state) <= 768, "a state stays small enough to copy freely");

#endif
