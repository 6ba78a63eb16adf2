/* The questions of the conquest family: their kinds, and by name what each of them remembers (see engine/ask.h).
 *
 * The order of the kinds is part of records: a new one goes to the end of its part. What a question is called there,
 * and who answers it, stands in questions.c. */
#ifndef HG_CONQUEST_ASKS_H
#define HG_CONQUEST_ASKS_H

#include <stdbool.h>

#include "engine/ask.h"
#include "engine/rules.h"

/* Where nothing else is said, a seat is asked. */
enum ask_kind {
    ASK_START_ROLL,  /* chance: dice for who begins */
    ASK_CLAIM,       /* a unit on an empty place */
    ASK_REINFORCE,   /* a unit on an own place */
    ASK_DEPLOY,      /* the deploy step: cards, then units of the pile */
    ASK_INVADE,      /* the invade step: an attack, or the end of the step */
    ASK_DEFEND,      /* how many units fight for the place that is attacked */
    ASK_BATTLE_ROLL, /* chance: the dice of a battle */
    ASK_ADVANCE,     /* how many more units move into the place just conquered */
    ASK_FORTIFY,     /* the fortify step */
    ASK_DRAW,        /* chance: a card */
    ASK_ORDER_ROLL,  /* chance: dice for the turn order */
    ASK_ARMY,        /* which army to take, or to take instead */
    ASK_SHOW,        /* chance: a card that set-up turns up */
    ASK_GOAL,        /* chance: a goal of a tier */
    ASK_BASE,        /* where the base stands */
    ASK_BATCH,       /* a unit of the batch that is placed in one turn of set-up */
    ASK_HERO,        /* where the hero stands */
    ASK_PREPARE,     /* the prepare step */
    ASK_CONSENT,     /* an ally wants command of a place */
    ASK_COLLECT,     /* the collect step: a goal */
    ASK_REWARD,      /* chance: which reward lay on the goal */
    ASK_TOWER,       /* where a tower stands */
    /* The course with abilities. */
    ASK_DECLARE,     /* the invade step: which place is invaded from where */
    ASK_COMMIT,      /* how many units fight in the next roll of the invasion, or that it stops */
    ASK_WINDOW,      /* an ability, or pass */
    ASK_LOOK,        /* at whose hand to look */
    ASK_CHOOSE_DIE,  /* which die is rolled again */
    ASK_REROLL,      /* chance: dice that are rolled again */
    ASK_ROLL_REMOVE, /* chance: dice that remove units */
    ASK_RECALL,      /* from where units are called */
    /* The campaign. */
    ASK_CLAIM_FOR,       /* an empty place for the neutral army */
    ASK_REINFORCE_FOR,   /* a unit of the neutral army */
    ASK_TITAN,           /* where the titan begins */
    ASK_FACE,            /* chance: of the token that was drawn */
    ASK_TOKEN,           /* where a token goes */
    ASK_CAMPAIGN_WINDOW, /* a directive, or pass */
    ASK_REACT,           /* a directive against the one that was played, or pass */
    ASK_DIRECTIVE_DIE,   /* chance: the die of a directive */
    ASK_LOSE,            /* chance: a card of a hand that a directive takes */
    ASK_DIRECTIVE_DRAW,  /* chance: a card drawn by a directive. Waits below HG_AT_DRAW until that window is over */
    ASK_CAMPAIGN,        /* the invade step */
    ASK_JUMP,            /* how many units jump */
    ASK_HOLD,            /* how many units and ships fight for the place that is attacked */
    ASK_CLASH,           /* chance: the dice of a battle, or of an attack on the titan */
    ASK_CLASH_AGAIN,     /* chance: those of them that are rolled again */
    ASK_FOLLOW,          /* how many more units and ships move into the place just conquered */
    ASK_SHIP,            /* where the ship that was built goes */
    ASK_SCAN_ROLL,       /* chance: the dice of a scan */
    ASK_SCAN,            /* after a roll: a row, a die less, or give up */
    ASK_SCAN_PLACE,      /* which dice match the row, where several sets do */
    ASK_REGROUP,         /* the fortify step */
    ASK_MARCH,           /* the titan's step: roll for its move, or stay */
    ASK_MARCH_ROLL,      /* chance: the titan's die */
    ASK_MARCH_TO,        /* where it goes */
    ASK_KINDS
};

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* ASK_START_ROLL: the set of seats that still roll; whether it is the second start roll (HG_PHASE_START_AGAIN).
 * ASK_ORDER_ROLL: the set of seats that roll; the first of the places in the turn order that they roll for. */
HG_ASKED(uint8_t, rolling_seats, ask->a)
HG_ASKED(bool, is_second_roll, ask->x != 0)
HG_ASKED(uint8_t, first_rolled_for, ask->b)
/* ASK_ARMY: whether armies are swapped (HG_PHASE_SWAP), and at which place in the turn order. */
HG_ASKED(bool, armies_are_swapped, ask->x != 0)
HG_ASKED(uint8_t, swapping_place, ask->a)
/* ASK_SHOW: the phase that turns cards up. */
HG_ASKED(enum hg_phase, showing_phase, ask->x)
/* ASK_REINFORCE: units to place after this one. */
HG_ASKED(uint16_t, units_after_this, ask->n)
/* ASK_BATCH: own units still to place; the set of neutral armies with a unit still to place. */
HG_ASKED(uint16_t, batch_own, ask->n)
HG_ASKED(uint8_t, batch_armies, ask->a)
/* ASK_CLAIM_FOR, ASK_REINFORCE_FOR: the neutral army. */
HG_ASKED(uint8_t, neutral_asked_for, ask->a)

/* ---- The turn ---------------------------------------------------------------------------------------------------- */

/* ASK_DEPLOY: whether a unit of the pile was placed (or a scan tried), after which no card is turned in; whether it is
 * a forced trade in mid-turn; whether a set was traded. */
HG_ASKED(bool, placing_has_begun, ask->x != 0)
HG_ASKED(bool, is_in_mid_turn, ask->y != 0)
HG_ASKED(bool, set_was_traded, ask->a != 0)

/* ASK_DRAW: cards to draw after this one; whether it is in set-up, and then for which seat. */
HG_ASKED(uint16_t, cards_after_this, ask->n)
HG_ASKED(bool, is_drawn_in_setup, ask->x != 0)
HG_ASKED(uint8_t, drawing_seat, ask->a)

/* ASK_FORTIFY: manoeuvres beyond the first; those made; more of them, between neighbours only. */
HG_ASKED(uint16_t, more_manoeuvres, ask->n)
HG_ASKED(uint8_t, manoeuvres_made, ask->y)
HG_ASKED(uint8_t, near_manoeuvres, ask->a)
/* ASK_PREPARE: whether command of a place was taken; whether the starting manoeuvre was made. */
HG_ASKED(bool, command_was_taken, ask->x != 0)
HG_ASKED(bool, start_was_moved, ask->y != 0)
/* ASK_CONSENT: the place. ASK_RECALL: the place that units are called to. */
HG_ASKED(uint8_t, asked_place, ask->a)
/* ASK_GOAL, ASK_REWARD: the tier. ASK_TOWER: which of the towers. */
HG_ASKED(uint8_t, asked_tier, ask->a)
HG_ASKED(uint8_t, asked_tower, ask->a)

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* ASK_BATTLE_ROLL: which side rolls, where more dice than one roll can hold are rolled side by side; dice of attacker
 * and defender beyond their units; and what these add to (or, below zero, take from) the dice of the roll that is
 * asked. */
enum rolled_side { ROLLS_BOTH, ROLLS_ATTACK, ROLLS_DEFENCE };
HG_ASKED(enum rolled_side, rolled_side, ask->x)
HG_ASKED(uint8_t, extra_attack_dice, ask->a)
HG_ASKED(uint8_t, extra_defence_dice, ask->b)
HG_ASKED(uint16_t, extra_dice, ask->n)
/* ASK_REROLL: which of the attacker's dice, or HG_NONE for all; how many are rolled. */
HG_ASKED(uint8_t, rerolled_die, ask->a)
HG_ASKED(uint16_t, rerolled_dice, ask->n)
/* ASK_CLASH_AGAIN: the sets of dice of attacker and defender that are rolled again. */
HG_ASKED(uint8_t, attack_dice_again, ask->a)
HG_ASKED(uint8_t, defence_dice_again, ask->b)

/* ASK_ADVANCE, ASK_FOLLOW, ASK_JUMP, and what a directive is aimed at: two places. ASK_ADVANCE: units that the first
 * loses afterwards. ASK_FOLLOW: whether the window after the conquest was opened. */
HG_ASKED(uint8_t, asked_from, ask->a)
HG_ASKED(uint8_t, asked_to, ask->b)
HG_ASKED(uint8_t, later_loss, ask->y)
HG_ASKED(bool, window_was_opened, ask->x != 0)

/* ---- Abilities --------------------------------------------------------------------------------------------------- */

/* ASK_COMMIT: units lost in the target; rolls made; a set of enum invasion_mark. */
HG_ASKED(uint16_t, lost_in_target, ask->n)
HG_ASKED(uint8_t, rolls_made, ask->x)
HG_ASKED(uint8_t, invasion_marks, ask->y)
/* ASK_WINDOW: which; where it is about a place, the place and the units lost there. */
HG_ASKED(enum hg_window, asked_window, ask->a)
HG_ASKED(uint8_t, window_place, ask->b)
HG_ASKED(uint16_t, lost_at_window, ask->n)
/* ASK_LOOK, ASK_CHOOSE_DIE, ASK_ROLL_REMOVE: the card. ASK_ROLL_REMOVE: which of its operations. */
HG_ASKED(uint8_t, asked_card, ask->x)
HG_ASKED(uint8_t, asked_operation, ask->a)

/* ---- Campaign ---------------------------------------------------------------------------------------------------- */

/* ASK_CAMPAIGN_WINDOW: which; the place it is about, or HG_NONE; passes in a row. */
HG_ASKED(enum hg_campaign_window, asked_campaign_window, ask->a)
HG_ASKED(uint8_t, campaign_window_place, ask->b)
HG_ASKED(uint8_t, passes_in_a_row, ask->x)
/* ASK_TOKEN: which; whether it moves because its place was lost. */
HG_ASKED(uint8_t, asked_token, ask->a)
HG_ASKED(bool, token_moves_on, ask->x != 0)
/* ASK_REACT and the questions of chance behind it: the card (asked_card); what it is aimed at (asked_from, asked_to); a
 * number, packed ships, or cards still to come; who played it. ASK_LOSE: whose hand, instead of the place. */
HG_ASKED(uint16_t, directive_number, ask->n)
HG_ASKED(uint8_t, directive_player, ask->y)
HG_ASKED(uint8_t, losing_seat, ask->a)
/* ASK_SCAN_PLACE: the row. ASK_MARCH_TO: most steps of the titan. */
HG_ASKED(uint8_t, asked_row, ask->a)
HG_ASKED(uint16_t, most_steps, ask->n)

#endif
