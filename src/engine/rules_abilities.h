/* The cards of modes with abilities (HG_ABILITIES) as data: in which window each is played, and its operations. Part of
 * the rules, see rules.h; what the operations do stands in conquest/abilities. */
#ifndef HG_RULES_ABILITIES_H
#define HG_RULES_ABILITIES_H

#include <stdint.h>

#include "engine/limits.h"

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

#endif
