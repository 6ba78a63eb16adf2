/* Who stands behind the core: the lists of each hook, the steps of a turn, the phases of set-up, and the courses.
 *
 * This file holds tables and nothing else. The core names them; only here are the rooms behind them named. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"

/* Who has something to say at a hook: X(mechanism, function). They are called in the order of enum hg_mechanism; a
 * later one may change what those before have added. */
#define INCOME(X) X(HG_BASES, bases_income) X(HG_REWARDS, rewards_income)
#define DICE(X)   X(HG_REWARDS, rewards_dice) X(HG_ABILITIES, abilities_dice)
#define BONUS(X)  X(HG_HEROES, heroes_bonus) X(HG_REWARDS, rewards_bonus) X(HG_ABILITIES, abilities_bonus)
#define LOST(X)   X(HG_HEROES, heroes_lost) X(HG_REWARDS, rewards_lost)
#define TURN_BEGINS(X)                                                                                                 \
    X(HG_GOALS, goals_turn_begins) X(HG_ABILITIES, abilities_turn_begins) X(HG_CAMPAIGN, campaign_turn_begins)
#define ELIMINATED(X) X(HG_GOALS, goals_eliminated) X(HG_REWARDS, rewards_eliminated)
#define RESIGNED(X)                                                                                                    \
    X(HG_HEROES, heroes_resigned)                                                                                      \
    X(HG_GOALS, goals_resigned) X(HG_REWARDS, rewards_resigned) X(HG_CAMPAIGN, directives_resigned)
#define STATE_OK(X)                                                                                                    \
    X(HG_HEROES, heroes_state_ok)                                                                                      \
    X(HG_BASES, bases_state_ok)                                                                                        \
    X(HG_GOALS, goals_state_ok)                                                                                        \
    X(HG_REWARDS, rewards_state_ok)                                                                                    \
    X(HG_TEAMS, seats_state_ok) X(HG_ABILITIES, abilities_state_ok) X(HG_CAMPAIGN, campaign_state_ok)

/* A list becomes the set of those who have the hook, and the table of their functions. */
#define IN_SET(mechanism, function)   | 1u << (mechanism)
#define IN_TABLE(mechanism, function) [mechanism] = (function),
#define LISTED(list)                                                                                                   \
    {                                                                                                                  \
        0 list(IN_SET),                                                                                                \
        {                                                                                                              \
            list(IN_TABLE)                                                                                             \
        }                                                                                                              \
    }
#define ONLY(mechanism, function) BRACED(1u << (mechanism), (function))

const struct hooks conquest_hooks = {
    .manoeuvres = ONLY(HG_REWARDS, rewards_manoeuvres),
    .certain_card = ONLY(HG_REWARDS, rewards_certain_card),
    .waits = ONLY(HG_HEROES, heroes_wait),
    .offer_deploy = ONLY(HG_HEROES, heroes_offer),
    .compared = ONLY(HG_HEROES, heroes_compared),
    .income = LISTED(INCOME),
    .dice = LISTED(DICE),
    .bonus = LISTED(BONUS),
    .lost = LISTED(LOST),
    .turn_begins = LISTED(TURN_BEGINS),
    .eliminated = LISTED(ELIMINATED),
    .resigned = LISTED(RESIGNED),
    .state_ok = LISTED(STATE_OK),
};

static const struct course_hooks plain_course = {
    .start = course_starts_as_usual,
    .claim = setup_claim,
    .why_not_reinforce = board_why_not_reinforce,
    .reinforce = board_reinforce,
    .left_set_up = setup_left,
    .step_over = flow_step_over,
    .deployed = flow_next_step,
    .offer_more = course_offers_nothing,
    .draw = draw_apply,
    .why_not_fortify = fortify_why_not,
    .fortify = fortify_move,
    .why_not_transfer = prepare_why_not_transfer,
    .accept = prepare_accept,
    .refuse = prepare_refuse,
    .pass = abilities_pass,
    .break_off = course_breaks_nothing_off,
    .turn_dropped = course_leaves_turn,
    .in_play = course_has_nothing_in_play,
    .in_battle = check_in_battle,
    .is_target = check_is_target,
    .reveal = course_has_no_secrets,
    .imagine = course_imagines_nothing,
    .hides_card = course_hides_nothing,
};

const struct course_hooks *const conquest_courses[COURSES] = {
    &plain_course,
    &abilities_course,
    &campaign_course,
    &campaign_course,
};

/* Three steps differ from course to course. */
#define STEPS(invade, fortify, draw)                                                                                   \
    BRACED([HG_STEP_DEPLOY] = deploy_enter, [HG_STEP_INVADE] = (invade), [HG_STEP_FORTIFY] = (fortify),                \
           [HG_STEP_DRAW] = (draw), [HG_STEP_PREPARE] = prepare_enter, [HG_STEP_COLLECT] = goals_enter,                \
           [HG_STEP_HEROES] = heroes_enter_step, [HG_STEP_VICTORY] = goals_enter_victory,                              \
           [HG_STEP_TOKENS] = tokens_enter, [HG_STEP_TITAN] = titan_enter)

enter_step_fn *const conquest_steps[COURSES][STEPS_ROOM] = {
    STEPS(attack_enter, fortify_enter, draw_enter),
    STEPS(invasion_enter, fortify_enter, draw_enter),
    STEPS(strike_enter, regroup_enter, campaign_enter_draw),
    STEPS(strike_enter, regroup_enter, campaign_enter_draw),
};

enter_phase_fn *const conquest_phases[HG_PHASES] = {
    [HG_PHASE_START] = setup_enter_start,
    [HG_PHASE_ORDER] = seats_enter_order,
    [HG_PHASE_ARMIES] = seats_enter_armies,
    [HG_PHASE_SWAP] = seats_enter_swap,
    [HG_PHASE_CHART] = board_enter_chart,
    [HG_PHASE_RESOURCES] = board_enter_resources,
    [HG_PHASE_GOALS] = goals_enter_phase,
    [HG_PHASE_DEAL] = board_enter_deal,
    [HG_PHASE_BASES] = bases_enter_phase,
    [HG_PHASE_CLAIM] = setup_enter_claim,
    [HG_PHASE_REINFORCE] = setup_enter_reinforce,
    [HG_PHASE_BATCHES] = board_enter_batches,
    [HG_PHASE_HEROES] = heroes_enter_phase,
    [HG_PHASE_CARDS] = draw_enter_start,
    [HG_PHASE_START_AGAIN] = setup_enter_start_again,
    [HG_PHASE_SEATS] = claims_enter_seats,
    [HG_PHASE_LIMITS] = claims_enter_claim,
    [HG_PHASE_TITAN] = titan_enter_phase,
    [HG_PHASE_BOTH] = claims_enter_reinforce,
};
