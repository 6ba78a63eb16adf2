/* Campaign: three factions with aims of their own, ships that change dice, hidden tokens, a titan that roams the board,
 * a meter between two factions, and cards that may be turned in, built into ships or played as directives. What its
 * files offer each other.
 *
 * The room is entered through its course (campaign.c) and the tables of verbs, questions, steps and phases, where the
 * functions stand that are declared by their type. It calls the core and nobody else. */
#ifndef HG_CAMPAIGN_H
#define HG_CAMPAIGN_H

#include "engine/bytes.h"
#include "engine/conquest/campaign/directives.h"
#include "engine/conquest/campaign/ship_dice.h"
#include "engine/conquest/campaign/ships.h"

/* All fields of a battle at once. */
static inline void strike_forget(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    attack_forget_battle(s);
    o->battle_titan = o->battle_total = 0;
    for (unsigned i = 0; i < 2; i++)
        o->battle_ships[i] = o->battle_bonus[i] = 0;
}

/* ---- strike.c: the invade step, declaring, holding, the windows around a battle ---------------------------------- */

/* The most units that may attack from a place: one stays behind. */
static inline uint16_t strike_most(const struct hg_rules *r, const struct hg_state *s, uint8_t from)
{
    return at_most(r->conquest.attack_dice, open_seen(s)->units[from] - 1u);
}

/* Whether so many units and ships may attack from a->from, whatever it is that they attack. */
static inline enum hg_reason strike_why_not_number(const struct hg_rules *r, const struct hg_state *s,
                                                   const struct hg_action *a)
{
    if (open_seen(s)->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > strike_most(r, s, a->from))
        return HG_TOO_MANY;
    return ships_why_not(s, a, a->from, a->n);
}

void strike_jump(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to); /* ASK_JUMP, or at once */
void strike_ready(const struct hg_rules *r, struct hg_state *s); /* the attack on the titan: cards, then the dice */
/* A window of the battle is over (its ask is off the stack): what comes next. `done` is that ask, with the passes in x
 * counted; also called when nobody could be asked. */
void strike_window_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done);
void strike_answer_for_absent(const struct hg_rules *r, struct hg_state *s); /* the asked seat has left */
enter_step_fn strike_enter;
offer_fn strike_offer, strike_offer_jump, strike_offer_hold;
refusal_fn strike_why_not, strike_why_not_hold;
effect_fn strike_declare, strike_hold;

/* ---- clash.c: the dice of a battle ------------------------------------------------------------------------------- */

/* Ships of a class that take part on one side. */
static inline unsigned clash_ships(const struct hg_state *s, enum hg_battle_side side, enum hg_ship class)
{
    return ships_of_class(open_seen(s)->battle_ships[side], class);
}

chance_fn clash_chances;
refusal_fn clash_why_not, clash_why_not_again;
effect_fn clash_rolled, clash_rolled_again;

/* Dice of the two sides in the battle that is on: how many, and how many of them are large (those stand first). */
struct clash_dice {
    uint8_t count[2], large[2];
};
/* large_dice.c */
struct clash_dice clash_dice(const struct hg_rules *r, const struct hg_state *s);
bool clash_has_large_defence(const struct hg_rules *r, const struct hg_state *s); /* all of the defender's dice */
bool titan_shows_top_face(const struct hg_rules *r, const struct hg_state *s);

/* triumph.c: a whole battle at once, as attack_settle; the attacker and its ships take part with all they may. Only
 * with no card in force and no limit on dice. */
void strike_settle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned attacker_loses,
                   unsigned defender_loses);

/* One round at once, for simulations: whether a strike that may be made is decided by units and small dice alone; the
 * position as its declaration leaves it, before anybody is asked; and, once it also says how many defend, the dice. */
bool strike_is_plain(const struct hg_state *s, const struct hg_action *a);
void strike_stand(struct hg_state *s, const struct hg_action *a);
void strike_exchange(const struct hg_rules *r, struct hg_state *s, const uint8_t *face);

/* ---- triumph.c: conquest, elimination, moving in, victory -------------------------------------------------------- */

void triumph_conquer(const struct hg_rules *r, struct hg_state *s);
/* The chain after a conquest goes on when a question of it is off the stack. */
void triumph_go_on(const struct hg_rules *r, struct hg_state *s);
/* Armies without units leave; then the aims of all factions, the active one first. True when the game is over. */
bool triumph_check(const struct hg_rules *r, struct hg_state *s);
bool triumph_win(const struct hg_rules *r, struct hg_state *s, uint8_t role); /* always true */
offer_fn triumph_offer_follow;
refusal_fn triumph_why_not_follow;
effect_fn triumph_follow;

/* ---- tokens.c ---------------------------------------------------------------------------------------------------- */

uint64_t tokens_places(const struct hg_rules *r, const struct hg_state *s);            /* with a token */
unsigned tokens_on(const struct hg_rules *r, const struct hg_state *s, uint8_t place); /* set of tokens */
enter_step_fn tokens_enter;

static inline bool tokens_any_on(const struct hg_state *s, uint8_t place)
{
    const uint8_t *at = open_seen(s)->token_at;
    uint64_t all =
        (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 | (uint64_t)at[4] << 32;
    _Static_assert(HG_TOKENS_MAX == 5, "all tokens are looked at");
    return bytes_have(all, place + 1u);
}

/* Places that a token may be put on: of the keepers without a token, or any of theirs; never `but` (or HG_NONE). */
uint64_t tokens_spots(const struct hg_rules *r, const struct hg_state *s, uint8_t but);
/* All tokens on a place that the active seat has conquered: taken out by seekers (true when the prize was among them),
 * revealed and lifted off the board when collectors took it. */
bool tokens_taken(const struct hg_rules *r, struct hg_state *s, uint8_t place);
/* After eliminations and the check of aims: whoever lost the place is asked where each lifted token goes (ASK_TOKEN,
 * x = 1), one after another. False when nobody has to be asked; otherwise triumph_go_on follows the last one. */
bool tokens_relocate(const struct hg_rules *r, struct hg_state *s, uint8_t loser);
void tokens_answer_for_absent(const struct hg_rules *r, struct hg_state *s); /* ASK_TOKEN of a seat that left */
/* Tokens that are off the board for a while are put down without a question, since the active seat is leaving. */
void tokens_settle(const struct hg_rules *r, struct hg_state *s);
void tokens_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
void tokens_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);
bool tokens_hide_face(const struct hg_rules *r, const struct hg_action *a, uint8_t seat);
void tokens_look(const struct hg_rules *r, struct hg_state *s, unsigned token, uint8_t seat);
offer_fn tokens_offer;
chance_fn tokens_chances;
refusal_fn tokens_why_not_face, tokens_why_not;
effect_fn tokens_face, tokens_place;

/* ---- titan.c ----------------------------------------------------------------------------------------------------- */

/* Where attacks on it can come from: beside it, and from its own place where keepers do not hold that. */
static inline uint64_t titan_around(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t titan = open_seen(s)->titan;
    return titan == 0 ? 0 : r->conquest.near[titan - 1] | bit(titan - 1u);
}

enter_phase_fn titan_enter_phase;
offer_fn titan_offer;
refusal_fn titan_why_not;

/* Boxes of attacks from those of the places, all with two units or more, that are around it. */
void titan_offer_assault(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint64_t sources);
void titan_rolled(const struct hg_rules *r, struct hg_state *s);     /* faces are final, in battle_die */
int titan_total(const struct hg_rules *r, const struct hg_state *s); /* of the attack that is on */
void titan_settle(const struct hg_rules *r, struct hg_state *s);     /* after the window HG_AT_TOTAL */
void titan_destroy(const struct hg_rules *r, struct hg_state *s);
void titan_march_freely(const struct hg_rules *r, struct hg_state *s, unsigned steps);
void titan_window_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done);
void titan_stands(const struct hg_rules *r,
                  struct hg_state *s); /* it has moved or stays (ASK_MARCH is off the stack) */
void titan_devastate(const struct hg_rules *r, struct hg_state *s);
void titan_return(const struct hg_rules *r, struct hg_state *s, uint8_t place);
enter_step_fn titan_enter;
offer_fn titan_offer_march;
chance_fn titan_chances;
refusal_fn titan_why_not_assault, titan_why_not_die;
effect_fn titan_place, titan_march, titan_assault, titan_die;

/* ---- meters.c: the meter, extra cards, strategic places ---------------------------------------------------------- */

void meters_move(const struct hg_rules *r, struct hg_state *s, int by);
void meters_event(const struct hg_rules *r, struct hg_state *s, enum hg_event event);
int meters_modifier(const struct hg_rules *r, const struct hg_state *s);
unsigned meters_strategic(const struct hg_rules *r, const struct hg_state *s); /* places of collectors */
unsigned meters_cards(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
unsigned meters_due(const struct hg_rules *r, const struct hg_state *s); /* all cards that this turn brings */

/* ---- claims.c: claims up to a limit and for the neutral army, reinforcing both ----------------------------------- */

void claims_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
enter_phase_fn claims_enter_seats, claims_enter_claim, claims_enter_reinforce;
offer_fn claims_offer;
refusal_fn claims_why_not_reinforce;
effect_fn claims_claimed, claims_reinforced;

/* ---- regroup.c: the fortify step: units, ships, change of command ------------------------------------------------ */

/* ASK_REGROUP closes by itself when nothing is left to do; call it after a directive played there. */
void regroup_go_on(const struct hg_rules *r, struct hg_state *s);
enter_step_fn regroup_enter;
offer_fn regroup_offer;
refusal_fn regroup_why_not_fortify, regroup_why_not_convoy, regroup_why_not_transfer;
effect_fn regroup_fortify, regroup_convoy, regroup_accept, regroup_refuse;

/* ---- scan.c ------------------------------------------------------------------------------------------------------ */

offer_fn scan_offer, scan_offer_rows, scan_offer_dice;
chance_fn scan_chances;
refusal_fn scan_why_not_match, scan_why_not, scan_why_not_roll, scan_why_not_dice, scan_why_not_drop,
    scan_why_not_give_up;
effect_fn scan_begin, scan_rolled, scan_match, scan_dice, scan_drop, scan_give_up;

/* ---- campaign.c: its course and its hooks; check_campaign.c: invariants ------------------------------------------ */

extern const struct course_hooks campaign_course;
turn_fn campaign_turn_begins;
state_ok_fn campaign_state_ok;
bool campaign_in_battle(const struct hg_state *s); /* something of a battle is asked */
const char *campaign_rules_ok(const struct hg_rules *r);
enter_step_fn campaign_enter_draw;

#endif
