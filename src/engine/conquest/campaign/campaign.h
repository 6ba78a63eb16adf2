/* Campaign: three factions with aims of their own, ships that change dice, hidden tokens, a titan that roams the board,
 * a meter between two factions, and cards that may be turned in, built into ships or played as directives. What its
 * files offer each other.
 *
 * The room is entered through its course (campaign.c) and the tables of verbs, questions, steps and phases, where the
 * functions stand that are declared by their type. It calls the core and nobody else. */
#ifndef HG_CAMPAIGN_H
#define HG_CAMPAIGN_H

#include "engine/conquest/campaign/ship_dice.h"
#include "engine/conquest/core/mechanism.h"

enum titan_mark { TITAN_RETURNED = 1, TITAN_MARCHED = 2 /* rolled, moved freely, or stayed */ };
enum regroup_mark { MOVED_UNITS = 1, MOVED_SHIPS = 2 };
enum { SHIP_PLACED = HG_CLASSES_MAX + 1 }; /* in `built` */
enum { THE_TABLE = HG_SEATS_MAX };         /* in `token_known`: everybody there is, spectators too */

static inline const struct hg_campaign_rules *campaign_of(const struct hg_rules *r)
{
    return &r->conquest.campaign;
}

static inline uint8_t role_of(const struct hg_rules *r, uint8_t army)
{
    return campaign_of(r)->role[army];
}

static inline const struct hg_directive *directive_of(const struct hg_rules *r, uint8_t card)
{
    return &campaign_of(r)->directive[campaign_of(r)->card_directive[card]];
}

/* The places of all armies of a role, and the seats of it. */
static inline uint64_t places_of_role(const struct hg_rules *r, const struct hg_state *s, uint8_t role)
{
    uint64_t places = 0;
    for (uint64_t left = campaign_of(r)->role_armies[role]; left != 0;)
        places |= open_seen(s)->own[take_lowest(&left)];
    return places;
}

static inline uint8_t seats_of_role(const struct hg_rules *r, uint8_t role)
{
    return (uint8_t)(campaign_of(r)->role_armies[role] & (bit(r->seats) - 1));
}

/* Places of other factions, neutral ones included: after set-up somebody holds every place that can be held. */
static inline uint64_t enemy_places(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    return all_places(r) & ~open_seen(s)->devastated & ~places_of_role(r, s, role_of(r, army));
}

static inline bool titan_is_on(const struct hg_state *s, uint8_t place)
{
    return open_seen(s)->titan == place + 1;
}

/* The place of the keepers that the titan shields from attacks, as a set. */
static inline uint64_t titan_shield(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t titan = open_seen(s)->titan;
    return titan == 0 ? 0 : bit(titan - 1u) & places_of_role(r, s, HG_KEEPERS);
}

/* ---- ships.c: packed counts, stock, building, placing ------------------------------------------------------------ */

static inline unsigned ships_of_class(unsigned packed, unsigned class)
{
    return packed >> (2 * class) & 3;
}

static inline uint8_t ships_pack(const uint8_t count[HG_CLASSES_MAX])
{
    return (uint8_t)(count[0] | count[1] << 2 | count[2] << 4);
}

static inline uint64_t places_with_ships(const struct hg_state *s, uint8_t army)
{
    return open_seen(s)->own[army] & occupied(open_seen(s)->ships);
}

unsigned ships_number(const struct hg_state *s, uint8_t army, unsigned class); /* on the board */
bool ships_within(unsigned packed, unsigned limit);                            /* of each class no more than in limit */
/* For x[0..2] of a verb that takes ships along from a place, each class at most `most`: ranges and legality. */
void ships_box(const struct hg_state *s, struct hg_choice *box, uint8_t place, unsigned most);
enum hg_reason ships_why_not_some(const struct hg_state *s, const struct hg_action *a, uint8_t place, unsigned most);
static inline enum hg_reason ships_why_not(const struct hg_state *s, const struct hg_action *a, uint8_t place,
                                           unsigned most)
{
    return (a->x[0] | a->x[1] | a->x[2]) == 0 ? HG_OK : ships_why_not_some(s, a, place, most);
}

void ships_move(struct hg_state *s, uint8_t from, uint8_t to, unsigned packed);
/* The box for numbers of units 1..n.hi, with ships of place `from` (of each class no more than units): split up, since
 * few units take few ships along. */
void ships_offer_some(const struct hg_state *s, struct hg_choices *out, struct hg_choice box, uint8_t from);
/* The same where mostly no ship stands. There is at least one unit. */
static inline void ships_offer(const struct hg_state *s, struct hg_choices *out, struct hg_choice box, uint8_t from)
{
    if (open_seen(s)->ships[from] != 0)
        ships_offer_some(s, out, box, from);
    else
        out->box[out->count++] = box;
}

uint8_t ships_useful(unsigned packed, unsigned dice); /* of each class no more than dice */
void ships_launch(struct hg_state *s, uint8_t place); /* the one that was built */
offer_fn ships_offer_place, ships_offer_build;
refusal_fn ships_why_not_build, ships_why_not_place;
effect_fn ships_build, ships_place;

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

/* ---- directives.c: who is asked, playing, reactions -------------------------------------------------------------- */

/* Cards for this window that the seat could hold: it holds some, and these are of its deck and not seen in the
 * discards. Asked several times around every battle. */
static inline struct hg_set directives_unseen(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                                              enum hg_campaign_window window)
{
    if (seat >= r->seats || open_seen(s)->hand_size[seat] == 0 || !has(s->acting, seat))
        return (struct hg_set){{0, 0}};
    return set_minus(campaign_of(r)->seat_cards[seat][window], open_seen(s)->discard);
}

/* Could the seat hold a card for this window, by all that everybody knows? */
bool directives_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_campaign_window window);
/* Asks the seat (ASK_CAMPAIGN_WINDOW), after so many passes in a row, when directives_ask says so; false when not. The
 * first one with what the others have found. */
bool directives_open_for(const struct hg_rules *r, struct hg_state *s, struct hg_set unseen, struct hg_ask window);
static inline bool directives_open_after(const struct hg_rules *r, struct hg_state *s, uint8_t seat,
                                         enum hg_campaign_window window, uint8_t place, unsigned passes)
{
    struct hg_set unseen = directives_unseen(r, s, seat, window);
    struct hg_ask ask = {
        .kind = ASK_CAMPAIGN_WINDOW, .seat = seat, .a = (uint8_t)window, .b = place, .x = (uint8_t)passes};
    return !set_empty(&unseen) && directives_open_for(r, s, unseen, ask);
}

static inline bool directives_open(const struct hg_rules *r, struct hg_state *s, uint8_t seat,
                                   enum hg_campaign_window window, uint8_t place)
{
    return directives_open_after(r, s, seat, window, place, 0);
}

void directives_absent(const struct hg_rules *r, struct hg_state *s); /* the same */
void directives_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
struct hg_set directives_in_play(const struct hg_state *s); /* cards that are being resolved */
/* The effect of a card is complete: back to what it interrupted. A window closes by itself when its seat can't be asked
 * any more. */
void directives_resume(const struct hg_rules *r, struct hg_state *s);
offer_fn directives_offer, directives_offer_window;
refusal_fn directives_why_not;
effect_fn directives_pass, directives_play;

/* ---- op_targets.c, ops.c, ops_kept.c: targets and effects of directives, what stays in force ------------ */

/* Is there, by what everybody knows, a legal target for this kind now, for the seat? */
bool ops_possible(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t card);
void ops_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint8_t card);
/* Carries out what ASK_REACT (`played`, off the stack already) says; goes on with what the card interrupted. */
void ops_apply(const struct hg_rules *r, struct hg_state *s, struct hg_ask played);
bool ops_go_on_drawing(const struct hg_rules *r, struct hg_state *s); /* for cards that wait below HG_AT_DRAW */
void ops_seat_left(const struct hg_rules *r, struct hg_state *s);     /* whose hand ASK_LOSE is about */
/* Until the invasion of `to` ends: the card is in force, and joins it with `from` unless that is HG_NONE. */
void ops_keep(struct hg_state *s, uint8_t card, uint8_t from, uint8_t to);
void ops_keep_cap(struct hg_state *s, uint8_t battles); /* on the dice against the invasion that is on */
/* In force in the battle that is on, for one side: +n on each die by cards for the invasion; large dice. */
unsigned ops_raise(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side);
bool ops_large(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side);
chance_fn ops_chances;
refusal_fn ops_why_not_die, ops_why_not, ops_why_not_lose;
effect_fn ops_draw, ops_die, ops_lose;

/* Entries fill from the front: mostly no card is in force, and no limit. */
static inline bool ops_none(const struct hg_state *s)
{
    return open_seen(s)->effect_card[0] == 0;
}

static inline bool ops_no_cap(const struct hg_state *s)
{
    return open_seen(s)->cap_at[0] == 0;
}

unsigned ops_defence_cap(const struct hg_rules *r, const struct hg_state *s, unsigned dice);
/* A battle for a place has cost its units: limits have one battle less, and the invasion of a place without units is
 * over. */
void ops_battle_over(struct hg_state *s);
void ops_invasions_over(struct hg_state *s); /* the invade step, or the turn, ends */
bool ops_linked(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to); /* by a jump */

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
