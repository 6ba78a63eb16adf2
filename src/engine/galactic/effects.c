/* The effects of cards, one row each: the window it is played in, the verb that plays it, what it needs, what it may be
 * aimed at, and what it does.
 *
 * Sources: the texts of the cards in the edition, GW-CARD-01 to 04, and GWA-37, 39, 41, 42 for windows, ends and use.
 * To add an effect: its word in enum hg_effect, a row in the table at the end, and functions for what is not there yet.
 */
#include "engine/galactic/galactic.h"

/* `need`: is it of any use now? `aim`: squares that it may start from, or be aimed at. `deed`: what it does. `seat` is
 * always the one who plays the card. */
typedef bool need(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
typedef uint64_t aim(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
typedef uint64_t aim_from(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from);
typedef void deed(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play);

/* ---- Needs ------------------------------------------------------------------------------------------------------ */

static bool always(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    (void)s;
    (void)seat;
    return true;
}

/* Only the active seat attacks. */
static bool is_attacker(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    return seat == gal_seen(s)->seat;
}

static bool is_defender(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return !is_attacker(r, s, seat);
}

/* Totals are compared as they stand after the roll: before it nobody leads. */
static bool is_losing_defender(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return is_defender(r, s, seat) && gal_attacker_leads(s);
}

/* A card that would have no use can't be played (GWA-42). */
static bool can_charge(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return gal_movers(r, s, seat, MAY_CHARGE) != 0;
}

static bool can_charge_or_attack(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return gal_movers(r, s, seat, MAY_CHARGE | MAY_ATTACK) != 0;
}

/* The ship that has just won goes on from where it stands now. */
static bool winner_can_attack(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    uint8_t ship = gal_seen(s)->turn.ship;
    return ship != HG_NONE && gal_attacks(r, s, seat, ship) != 0;
}

/* A power-up is made of a ship that was taken out of the game. */
static bool enemy_ship_is_out(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    return gal_seen(s)->removed[other(seat)] > 0;
}

static bool own_ship_is_out(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    return gal_seen(s)->removed[seat] > 0;
}

static bool deck_has_cards(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    (void)seat;
    return gal_seen(s)->deck_size > 0;
}

/* How many cards a hand has is public, so this tells nothing. */
static bool enemy_has_cards(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    return gal_seen(s)->hand_size[other(seat)] > 0;
}

/* ---- Aims ------------------------------------------------------------------------------------------------------- */

/* Space is the board without both homes. */
static uint64_t own_in_space(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    (void)r;
    return gal_seen(s)->own[seat] & ~BOTH_HOMES;
}

static uint64_t enemies_in_space(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return own_in_space(r, s, other(seat));
}

/* Enemy ships parked in the own home; only cards remove them (GW-HOME-04, GWA-18). */
static uint64_t enemies_in_home(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return gal_seen(s)->own[other(seat)] & r->galactic.home[seat];
}

static uint64_t own_in_enemy_home(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return enemies_in_home(r, s, other(seat));
}

/* One step back, never into a home. */
static uint64_t back_from(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    return behind(seat, bit(from)) & vacant(r, s) & ~BOTH_HOMES;
}

static uint64_t enemy_back_from(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    return back_from(r, s, other(seat), from);
}

/* The same rank; other squares may lie between. */
static uint64_t in_row(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    (void)seat;
    return row_of(from) & vacant(r, s);
}

/* Ships of a seat whose stacks have a height from `least` to `most`. */
static uint64_t stacks(const struct hg_state *s, unsigned seat, unsigned least, unsigned most)
{
    uint64_t found = 0;
    for (uint64_t left = gal_seen(s)->own[seat]; left != 0;) {
        uint8_t square = take_lowest(&left);
        if (gal_seen(s)->units[square] >= least && gal_seen(s)->units[square] <= most)
            found |= bit(square);
    }
    return found;
}

/* A stack holds so many ships (GW-POW-04). */
static uint64_t own_with_room(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    (void)from;
    return stacks(s, seat, 1, r->galactic.stack_max - 1u);
}

static uint64_t powered_enemies(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    (void)from;
    return stacks(s, other(seat), 2, r->galactic.stack_max);
}

static uint64_t own_home(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    (void)from;
    return vacant_home(r, s, seat);
}

/* A berth for the evicted ship; when its home is full, the ship itself, which then leaves the game. */
static uint64_t eviction(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    uint64_t berths = vacant_home(r, s, other(seat));
    (void)from;
    return berths != 0 ? berths : enemies_in_home(r, s, seat);
}

/* Any ship of the mover, unless it is the only one that can move. */
static uint64_t freezable(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    unsigned mover = other(seat);
    uint64_t movers = gal_movers(r, s, mover, MAY_MOVE);
    (void)from;
    return gal_seen(s)->own[mover] & ~(count_bits(movers) == 1 ? movers : 0);
}

/* ---- Deeds in battle -------------------------------------------------------------------------------------------- */

/* The amount belongs to this battle: it is forgotten with the battle. */
static void raise_total(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    gal_of(s)->battle.raised[play->seat] = play->amount;
}

/* On the total of the other side; a total may fall below zero. */
static void lower_total(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    gal_of(s)->battle.lowered[other(play->seat)] = play->amount;
}

/* Before the roll, so the count of dice is all that changes. */
static void extra_die(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_open *o = gal_of(s);
    (void)r;
    o->battle.dice[play->seat] = (uint8_t)(o->battle.dice[play->seat] + play->amount);
}

/* Only the attacker's card: `wins_ties` does not say whose it is. */
static void win_ties(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    (void)play;
    gal_of(s)->battle.wins_ties = 1;
}

/* Both ships stay where they are; the move is spent. */
static void call_off(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    (void)play;
    gal_forget_battle(s);
    gal_of(s)->step = STEP_MOVED;
}

/* Nobody gains a power-up, and the move is spent. */
static void destroy_both(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_open *o = gal_of(s);
    gal_remove(s, o->battle.from);
    gal_remove(s, o->battle.to);
    o->turn.ship = HG_NONE;
    call_off(r, s, play);
}

/* New dice decide where the game would have gone on anyway. */
static void roll_again(struct hg_state *s, uint8_t seat, uint8_t only_highest)
{
    gal_of(s)->battle.settle = gal_of(s)->step;
    ask_push(s, (struct hg_ask){.kind = ASK_REROLL, .seat = HG_CHANCE, .a = seat, .x = only_highest});
}

static void reroll_own(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    roll_again(s, play->seat, 0);
}

/* The opponent's highest die, whatever it shows now. */
static void reroll_highest(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    roll_again(s, other(play->seat), 1);
}

static void meet_intruder(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    gal_meet_intruder(r, s, play->amount);
}

/* ---- Deeds on the board -----------------------------------------------------------------------------------------
 * None of them can end the game: none fills the enemy home, and a ship that is evicted without a berth leaves others of
 * its side behind, or its home would have been lost before. */

static void shift(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    gal_shift(s, gal_owner(s, play->from), play->from, play->to);
}

/* It takes the place of the move of this turn. */
static void shift_as_move(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    gal_of(s)->step = STEP_AFTER;
    shift(r, s, play);
}

/* With no berth free, `to` is the ship itself, and there is no `from`. */
static void evict(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    if (play->from != HG_NONE)
        shift(r, s, play);
    else
        gal_remove(s, play->to);
}

/* As a single ship: what it carried is gone. */
static void return_ship(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_open *o = gal_of(s);
    (void)r;
    o->removed[play->seat]--;
    o->own[play->seat] |= bit(play->to);
    o->units[play->to] = 1;
}

/* A removed ship of the enemy comes under one of the own ships. */
static void gain_power_up(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_open *o = gal_of(s);
    (void)r;
    o->removed[other(play->seat)]--;
    o->units[play->to]++;
}

/* What lies under an enemy ship is one's own. */
static void lose_power_up(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_open *o = gal_of(s);
    (void)r;
    o->removed[play->seat]++;
    o->units[play->to]--;
}

/* It ends with the turn, as all marks of the turn do. */
static void freeze(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    gal_of(s)->turn.frozen = play->to;
}

/* It lasts through the next turn of the other side; the end of that turn clears it. */
static void forbid_attack(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    gal_of(s)->truce |= (uint8_t)bit(other(play->seat));
}

/* ---- Deeds that ask for more ------------------------------------------------------------------------------------ */

/* A charge that does not end in the enemy home is followed by another one; see gal_charge. */
static void promise_charge(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    (void)play;
    gal_of(s)->turn.boost = 1;
}

/* The winner only, and it may decline. */
static void extra_attack(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)play;
    gal_ask_move(r, s, gal_of(s)->turn.ship, MAY_ATTACK | MAY_STAY);
}

/* Any ship, and it must move: the card could not be played otherwise. */
static void extra_move(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)play;
    gal_ask_move(r, s, HG_NONE, MAY_CHARGE | MAY_ATTACK);
}

/* Fewer when the deck has fewer (GWA-23). */
static void draw_cards(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    uint8_t left = gal_of(s)->deck_size;
    uint8_t count = play->amount < left ? play->amount : left;
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_DRAW, .seat = HG_CHANCE, .a = play->seat, .n = count});
}

/* Looking and choosing are one: what was seen stays known. */
static void look_and_discard(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    struct hg_galactic_secret *c = &s->galactic.secret;
    (void)r;
    c->known[other(play->seat)] = c->hand[other(play->seat)];
    ask_push(s, (struct hg_ask){.kind = ASK_DISCARD, .seat = play->seat});
}

/* The card it answers is off the stack: its effect never comes. */
static void counter_card(const struct hg_rules *r, struct hg_state *s, const struct gal_play *play)
{
    (void)r;
    (void)s;
    (void)play;
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

/* One row: the window and the verb; whether it is of use now; at what it may be aimed; what it does. VERB_PLAY has no
 * aim, VERB_PLAY_AT only targets, VERB_PLAY_MOVE sources too. */
struct effect {
    uint8_t window, verb;
    need *ready;
    aim *sources;
    aim_from *targets;
    deed *apply;
};

/* Cards of an edition name their effect by a word; the number that some of them need is the kind's `amount`. */
static const struct effect effects[HG_EFFECTS] = {
    [HG_EXTRA_CHARGE] = {ASK_BEFORE_MOVE, VERB_PLAY, can_charge, NULL, NULL, promise_charge},
    [HG_RAISE_TOTAL] = {ASK_DECLARED, VERB_PLAY, always, NULL, NULL, raise_total},
    [HG_EXTRA_DIE] = {ASK_DECLARED, VERB_PLAY, always, NULL, NULL, extra_die},
    [HG_LOWER_TOTAL] = {ASK_DECLARED, VERB_PLAY, always, NULL, NULL, lower_total},
    [HG_WIN_TIES] = {ASK_DECLARED, VERB_PLAY, is_attacker, NULL, NULL, win_ties},
    [HG_CANCEL_CAPTURE] = {ASK_ROLLED, VERB_PLAY, is_losing_defender, NULL, NULL, call_off},
    [HG_REROLL_OWN] = {ASK_ROLLED, VERB_PLAY, always, NULL, NULL, reroll_own},
    [HG_REROLL_HIGHEST] = {ASK_ROLLED, VERB_PLAY, always, NULL, NULL, reroll_highest},
    [HG_STAY_PUT] = {ASK_LOST_ATTACK, VERB_PLAY, always, NULL, NULL, call_off},
    [HG_EXTRA_ATTACK] = {ASK_WON_ATTACK, VERB_PLAY, winner_can_attack, NULL, NULL, extra_attack},
    [HG_PUSH_BACK] = {ASK_BEFORE_MOVE, VERB_PLAY_MOVE, always, enemies_in_space, enemy_back_from, shift},
    [HG_SHIFT_IN_ROW] = {ASK_BEFORE_MOVE, VERB_PLAY_MOVE, always, own_in_space, in_row, shift_as_move},
    [HG_STEP_BACK] = {ASK_BEFORE_MOVE, VERB_PLAY_MOVE, always, own_in_space, back_from, shift_as_move},
    [HG_GAIN_POWER_UP] = {ASK_BEFORE_MOVE, VERB_PLAY_AT, enemy_ship_is_out, NULL, own_with_room, gain_power_up},
    [HG_LOSE_POWER_UP] = {ASK_BEFORE_MOVE, VERB_PLAY_AT, always, NULL, powered_enemies, lose_power_up},
    [HG_RETURN_SHIP] = {ASK_BEFORE_MOVE, VERB_PLAY_AT, own_ship_is_out, NULL, own_home, return_ship},
    [HG_MEET_INTRUDER] = {ASK_ENEMY_ENTERED, VERB_PLAY, always, NULL, NULL, meet_intruder},
    [HG_EVICT] = {ASK_BEFORE_MOVE, VERB_PLAY_MOVE, always, enemies_in_home, eviction, evict},
    [HG_RECALL] = {ASK_BEFORE_MOVE, VERB_PLAY_MOVE, always, own_in_enemy_home, own_home, shift},
    [HG_FREEZE] = {ASK_OPP_BEFORE_MOVE, VERB_PLAY_AT, always, NULL, freezable, freeze},
    [HG_CANCEL_ATTACK] = {ASK_DECLARED, VERB_PLAY, is_defender, NULL, NULL, call_off},
    [HG_FORBID_ATTACK] = {ASK_AFTER_MOVE, VERB_PLAY, always, NULL, NULL, forbid_attack},
    [HG_EXTRA_MOVE] = {ASK_AFTER_MOVE, VERB_PLAY, can_charge_or_attack, NULL, NULL, extra_move},
    [HG_DRAW_CARDS] = {ASK_BEFORE_MOVE, VERB_PLAY, deck_has_cards, NULL, NULL, draw_cards},
    [HG_LOOK_AND_DISCARD] = {ASK_BEFORE_MOVE, VERB_PLAY, enemy_has_cards, NULL, NULL, look_and_discard},
    [HG_COUNTER_CARD] = {ASK_ANSWER, VERB_PLAY, always, NULL, NULL, counter_card},
    [HG_DESTROY_BOTH] = {ASK_DECLARED, VERB_PLAY, is_attacker, NULL, NULL, destroy_both},
};

uint8_t gal_window_of(uint8_t effect)
{
    return effects[effect].window;
}

/* A ship whose home has no room is evicted without a berth: then only the ship is named. */
uint8_t gal_verb_of(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat)
{
    if (effect == HG_EVICT && vacant_home(r, s, other(seat)) == 0)
        return VERB_PLAY_AT;
    return effects[effect].verb;
}

bool gal_is_ready(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat)
{
    return effects[effect].ready(r, s, seat);
}

void gal_gather_cards(struct hg_galactic_rules *g)
{
    for (unsigned i = 0; i < g->cards; i++)
        set_add(&g->window[effects[g->kind[g->card_kind[i]].effect].window - ASK_BEFORE_MOVE], i);
}

/* Whether there is a target for it, only an offer tells. */
bool gal_has_card(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    struct hg_set cards = gal_cards_for(r, s);
    while (!set_empty(&cards))
        if (effects[r->galactic.kind[r->galactic.card_kind[set_take_lowest(&cards)]].effect].ready(r, s, ask->seat))
            return true;
    return false;
}

/* Only for effects that VERB_PLAY_MOVE plays; the others have no sources. */
uint64_t gal_sources(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat)
{
    return effects[effect].sources(r, s, seat);
}

uint64_t gal_targets(const struct hg_rules *r, const struct hg_state *s, uint8_t effect, uint8_t seat, uint8_t from)
{
    return effects[effect].targets(r, s, seat, from);
}

void gal_take_effect(const struct hg_rules *r, struct hg_state *s, uint8_t effect, const struct gal_play *play)
{
    effects[effect].apply(r, s, play);
}
