/* What a question remembers, by name. A question has five small numbers (struct hg_ask: a, b, n, x, y), and what they
 * mean depends on its kind; here every kind says it once. Whoever reads a question calls these; whoever asks one writes
 * the members beside its kind. The numbers are part of records, so none changes its meaning. */
#ifndef HG_CONQUEST_ASKS_H
#define HG_CONQUEST_ASKS_H

#include <stdbool.h>

#include "engine/rules.h"
#include "engine/state.h"

#define ASKED(type, name, value)                                                                                       \
    static inline type name(const struct hg_ask *ask)                                                                  \
    {                                                                                                                  \
        return (type)(value);                                                                                          \
    }

/* Set-up. ASK_START_ROLL: who still rolls, and whether it is the second such roll. ASK_ORDER_ROLL: who rolls, and the
 * first of the places that they roll for. ASK_ARMY: whether armies are swapped, and at which place in the turn order.
 * ASK_SHOW: the phase that turns cards up. ASK_REINFORCE: units to place after this one. ASK_BATCH: own units still to
 * place, and the armies with one still to place. ASK_CLAIM_FOR, ASK_REINFORCE_FOR: the neutral army. */
ASKED(uint8_t, rolling_seats, ask->a)
ASKED(bool, is_second_roll, ask->x != 0)
ASKED(uint8_t, first_rolled_for, ask->b)
ASKED(bool, armies_are_swapped, ask->x != 0)
ASKED(uint8_t, swapping_place, ask->a)
ASKED(enum hg_phase, showing_phase, ask->x)
ASKED(uint16_t, units_after_this, ask->n)
ASKED(uint16_t, batch_own, ask->n)
ASKED(uint8_t, batch_armies, ask->a)
ASKED(uint8_t, neutral_asked_for, ask->a)

/* ASK_DEPLOY: whether a unit of the pile was placed (or a scan tried), whether it is a forced trade in mid-turn,
 * whether a set was traded. */
ASKED(bool, placing_has_begun, ask->x != 0)
ASKED(bool, is_in_mid_turn, ask->y != 0)
ASKED(bool, set_was_traded, ask->a != 0)

/* ASK_DRAW: cards to draw after this one; in set-up, and then for which seat. */
ASKED(uint16_t, cards_after_this, ask->n)
ASKED(bool, is_drawn_in_setup, ask->x != 0)
ASKED(uint8_t, drawing_seat, ask->a)

/* ASK_BATTLE_ROLL: whether one side rolls after the other, dice of both beyond their units, all such dice together.
 * ASK_REROLL: which of the attacker's dice, or HG_NONE for all, and how many are rolled. ASK_CLASH_AGAIN: the dice of
 * both sides that are rolled again. */
enum rolled_side { ROLLS_BOTH, ROLLS_ATTACK, ROLLS_DEFENCE };
ASKED(enum rolled_side, rolled_side, ask->x)
ASKED(uint8_t, extra_attack_dice, ask->a)
ASKED(uint8_t, extra_defence_dice, ask->b)
ASKED(uint16_t, extra_dice, ask->n)
ASKED(uint8_t, rerolled_die, ask->a)
ASKED(uint16_t, rerolled_dice, ask->n)
ASKED(uint8_t, attack_dice_again, ask->a)
ASKED(uint8_t, defence_dice_again, ask->b)

/* ASK_ADVANCE, ASK_FOLLOW, ASK_JUMP, and what a directive is aimed at: two places. ASK_ADVANCE: units that the first
 * loses afterwards. ASK_FOLLOW: whether the window after the conquest was opened. */
ASKED(uint8_t, asked_from, ask->a)
ASKED(uint8_t, asked_to, ask->b)
ASKED(uint8_t, later_loss, ask->y)
ASKED(bool, window_was_opened, ask->x != 0)

/* ASK_FORTIFY: manoeuvres beyond the first, those made, and more between neighbours only. ASK_PREPARE: whether command
 * was taken, and the starting manoeuvre made. ASK_CONSENT, ASK_RECALL: the place. */
ASKED(uint16_t, more_manoeuvres, ask->n)
ASKED(uint8_t, manoeuvres_made, ask->y)
ASKED(uint8_t, near_manoeuvres, ask->a)
ASKED(bool, command_was_taken, ask->x != 0)
ASKED(bool, start_was_moved, ask->y != 0)
ASKED(uint8_t, asked_place, ask->a)

/* ASK_GOAL, ASK_REWARD: the tier. ASK_TOWER: which of them. */
ASKED(uint8_t, asked_tier, ask->a)
ASKED(uint8_t, asked_tower, ask->a)

/* ASK_COMMIT: units lost in the target, rolls made, set of enum invasion_mark. ASK_WINDOW: which, the place it is
 * about, and units lost there. ASK_LOOK, ASK_CHOOSE_DIE, ASK_ROLL_REMOVE: the card, and which of its operations. */
ASKED(uint16_t, lost_in_target, ask->n)
ASKED(uint8_t, rolls_made, ask->x)
ASKED(uint8_t, invasion_marks, ask->y)
ASKED(enum hg_window, asked_window, ask->a)
ASKED(uint8_t, window_place, ask->b)
ASKED(uint16_t, lost_at_window, ask->n)
ASKED(uint8_t, asked_card, ask->x)
ASKED(uint8_t, asked_operation, ask->a)

/* ASK_CAMPAIGN_WINDOW: which, the place it is about or HG_NONE, passes in a row. ASK_TOKEN: which, and whether its
 * place was lost. ASK_REACT and the questions of chance behind it: a number (or packed ships, or cards still to come),
 * the card (see asked_card), who played it. ASK_LOSE: whose hand. ASK_SCAN_PLACE: the row. ASK_MARCH_TO: most steps. */
ASKED(enum hg_campaign_window, asked_campaign_window, ask->a)
ASKED(uint8_t, campaign_window_place, ask->b)
ASKED(uint8_t, passes_in_a_row, ask->x)
ASKED(uint8_t, asked_token, ask->a)
ASKED(bool, token_moves_on, ask->x != 0)
ASKED(uint16_t, directive_number, ask->n)
ASKED(uint8_t, directive_player, ask->y)
ASKED(uint8_t, losing_seat, ask->a)
ASKED(uint8_t, asked_row, ask->a)
ASKED(uint16_t, most_steps, ask->n)

#undef ASKED

#endif
