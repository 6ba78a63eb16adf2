/* The flow of a game as a row of steps. Each answer takes its question off the stack and runs on: a step asks the next
 * question, ends the game, or does its work, names the step that follows and runs on. Few steps do so in a row: whoever
 * can move is asked, and two turns without a move end the game.
 *
 * Sources: GW-TURN-01, GWA-37 (where the windows lie), GWA-09 and 38 (passing), GWA-10, 33 and 39 (the end). */
#include "engine/galactic/galactic.h"

typedef void entry(const struct hg_rules *r, struct hg_state *s);

/* Enters the next step, when nothing is asked and the game is not over. */
static entry go_on;

/* ---- The end of a game ------------------------------------------------------------------------------------------ */

/* `winners` 0 is a draw. Nothing is asked any more. */
void gal_finish(struct hg_state *s, uint8_t winners)
{
    ask_clear(s);
    gal_forget_battle(s);
    s->over = 1;
    s->winners = winners;
}

static uint8_t seat_bit(unsigned seat)
{
    return (uint8_t)(1u << seat);
}

/* Whoever has no ship on the board is out of the game. */
static void strike_out(struct hg_state *s, unsigned seat)
{
    if (gal_of(s)->own[seat] != 0)
        return;
    s->living &= (uint8_t)~seat_bit(seat);
    s->acting &= (uint8_t)~seat_bit(seat);
}

/* The active seat wins by the last enemy ship, or by filling the whole enemy home (GW-WIN-01 to 03). */
static inline bool goes_on(const struct hg_rules *r, const struct hg_galactic_open *o)
{
    unsigned enemy = other(o->seat);
    return o->own[o->seat] != 0 && o->own[enemy] != 0 && (r->galactic.home[enemy] & ~o->own[o->seat]) != 0;
}

/* The active seat has won, or has lost its last ship. One blow that takes the last ships of both is a draw. */
SELDOM static void judge(struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    unsigned seat = o->seat, enemy = other(seat);
    strike_out(s, seat);
    strike_out(s, enemy);
    if (o->own[seat] != 0)
        gal_finish(s, seat_bit(seat));
    else
        gal_finish(s, o->own[enemy] != 0 ? seat_bit(enemy) : 0);
}

static int compare(unsigned a, unsigned b)
{
    return (a > b) - (a < b);
}

/* Nobody can go on: more ships in the enemy home, then more ships on the board, or a draw. */
SELDOM static void score(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    int ahead_by = compare(count_bits(o->own[0] & r->galactic.home[1]), count_bits(o->own[1] & r->galactic.home[0]));
    if (ahead_by == 0)
        ahead_by = compare(count_bits(o->own[0]), count_bits(o->own[1]));
    gal_finish(s, ahead_by == 0 ? 0 : seat_bit(ahead_by < 0));
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

/* All marks of the last turn go; a truce stays until the end of the turn it is about. */
void gal_begin_turn(struct hg_state *s, uint8_t seat)
{
    static const struct hg_galactic_turn fresh = {.frozen = HG_NONE, .ship = HG_NONE};
    struct hg_galactic_open *o = gal_of(s);
    if (seat == o->first)
        s->round++;
    s->turn++;
    o->seat = seat;
    o->turn = fresh;
    /* Without cards nobody is asked before the move. */
    o->step = (o->hand_size[0] | o->hand_size[1]) != 0 ? STEP_BEFORE : STEP_MOVE;
}

/* Whether the seat could move if a card did not forbid it to attack. */
static bool held_by_truce(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_state free;
    if (gal_seen(s)->truce == 0)
        return false;
    free = *s;
    gal_of(&free)->truce = 0;
    return gal_movers(r, &free, gal_seen(s)->seat, MAY_MOVE) != 0;
}

/* One ship, or any of the seat's: with touch-and-move that is selected first. */
void gal_ask_move(const struct hg_rules *r, struct hg_state *s, uint8_t ship, unsigned kinds)
{
    uint8_t seat = gal_of(s)->seat, may = (uint8_t)kinds;
    if (r->galactic.touch_move != 0 && ship == HG_NONE)
        ask_push(s, (struct hg_ask){.kind = ASK_SELECT, .seat = seat, .b = may});
    else
        ask_push(s, (struct hg_ask){.kind = ASK_MOVE, .seat = seat, .a = ship, .b = may});
}

/* Where no ship can simply charge there is more to look for. Who cannot move at all passes. */
SELDOM static void look_for_moves(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    if (gal_movers(r, s, o->seat, MAY_MOVE) != 0) {
        gal_ask_move(r, s, HG_NONE, MAY_MOVE);
        return;
    }
    o->turn.idle = !held_by_truce(r, s);
    o->step = STEP_END;
    go_on(r, s);
}

/* The common case is found by two shifts: some ship has a vacant square ahead, and none is frozen. */
static void enter_move(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if ((o->own[o->seat] & behind(o->seat, vacant(r, s))) != 0 && o->turn.frozen == HG_NONE)
        gal_ask_move(r, s, HG_NONE, MAY_MOVE);
    else
        look_for_moves(r, s);
}

/* Two passes in succession end the game, and so does the turn limit. */
static void end_turn(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    bool passes = o->turn.idle != 0 && o->turn.worked == 0;
    unsigned limit = r->galactic.turn_limit;
    o->truce &= (uint8_t)~seat_bit(o->seat);
    if ((passes && o->passed != 0) || (limit != 0 && s->turn >= limit)) {
        score(r, s);
        return;
    }
    o->passed = passes;
    gal_begin_turn(s, other(o->seat));
    if (o->step == STEP_MOVE)
        enter_move(r, s);
    else
        go_on(r, s);
}

/* Whoever holds no card is not asked after a move: the turn ends at once. */
static void enter_moved(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    o->step = o->turn.boost == 2 ? STEP_AGAIN : o->turn.won != 0 ? STEP_WON : STEP_AFTER;
    o->turn.won = 0;
    if (!goes_on(r, o))
        judge(s);
    else if (o->hand_size[o->seat] == 0 && o->turn.boost != 2)
        end_turn(r, s);
    else
        go_on(r, s);
}

/* The second charge of a ship that a card has sped up. */
static void enter_again(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    o->turn.boost = 0;
    o->step = STEP_AFTER;
    if (gal_charges(r, s, o->seat, o->turn.ship) != 0)
        gal_ask_move(r, s, o->turn.ship, MAY_CHARGE | MAY_STAY);
    else
        go_on(r, s);
}

/* The loser goes to a square of its home that the opponent chooses; without one it leaves the game. Nothing is asked
 * for an attack that it has won before. */
static void enter_berth(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    uint8_t ship = o->battle.from;
    gal_forget_battle(s);
    o->turn.won = 0;
    o->step = STEP_MOVED;
    if (berths_for(r, s, o->seat, ship) != 0) {
        ask_push(s, (struct hg_ask){.kind = ASK_BERTH, .seat = other(o->seat), .a = ship});
        return;
    }
    gal_remove(s, ship);
    o->turn.ship = HG_NONE;
    go_on(r, s);
}

/* ---- Steps ------------------------------------------------------------------------------------------------------ */

/* A window of the active seat or of its opponent, and the step after it. Four bytes, so that a shift finds it. */
struct window {
    uint8_t kind, opponent;
    uint16_t next;
};

static const struct window windows[STEPS] = {
    [STEP_BEFORE] = {ASK_BEFORE_MOVE, 0, STEP_OPP_BEFORE},  [STEP_OPP_BEFORE] = {ASK_OPP_BEFORE_MOVE, 1, STEP_MOVE},
    [STEP_DECLARED] = {ASK_DECLARED, 0, STEP_OPP_DECLARED}, [STEP_OPP_DECLARED] = {ASK_DECLARED, 1, STEP_ROLL},
    [STEP_ROLLED] = {ASK_ROLLED, 0, STEP_OPP_ROLLED},       [STEP_OPP_ROLLED] = {ASK_ROLLED, 1, STEP_SETTLE},
    [STEP_LOST] = {ASK_LOST_ATTACK, 0, STEP_BERTH},         [STEP_ENTERED] = {ASK_ENEMY_ENTERED, 1, STEP_MOVED},
    [STEP_WON] = {ASK_WON_ATTACK, 0, STEP_AFTER},           [STEP_AFTER] = {ASK_AFTER_MOVE, 0, STEP_END},
};

/* The step that follows is named first: when the answer comes, the game goes on there. */
static void enter_window(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    const struct window *w = &windows[o->step];
    uint8_t seat = o->seat ^ w->opponent;
    o->step = (uint8_t)w->next;
    if (gal_may_play(s, seat))
        ask_push(s, (struct hg_ask){.kind = w->kind, .seat = seat});
    else
        go_on(r, s);
}

/* What each step of a turn does when it is entered. */
static entry *const enter[STEPS] = {
    [STEP_DEAL] = gal_ask_deal,
    [STEP_START_ROLL] = gal_ask_start_roll,
    [STEP_BEFORE] = enter_window,
    [STEP_OPP_BEFORE] = enter_window,
    [STEP_MOVE] = enter_move,
    [STEP_DECLARED] = enter_window,
    [STEP_OPP_DECLARED] = enter_window,
    [STEP_ROLL] = gal_ask_roll,
    [STEP_ROLLED] = enter_window,
    [STEP_OPP_ROLLED] = enter_window,
    [STEP_SETTLE] = gal_settle_battle,
    [STEP_LOST] = enter_window,
    [STEP_BERTH] = enter_berth,
    [STEP_ENTERED] = enter_window,
    [STEP_MOVED] = enter_moved,
    [STEP_WON] = enter_window,
    [STEP_AGAIN] = enter_again,
    [STEP_AFTER] = enter_window,
    [STEP_END] = end_turn,
};

/* Enters the step that the position names. Steps that ask nothing call it again for the one that follows, so that it
 * returns with a question open or the game over. */
static void go_on(const struct hg_rules *r, struct hg_state *s)
{
    enter[gal_of(s)->step](r, s);
}

/* Whoever has settled something calls this. While a question is open (a draw offer lies on top of one) nothing
 * moves. */
void gal_run(const struct hg_rules *r, struct hg_state *s)
{
    if (s->depth == 0 && s->over == 0)
        go_on(r, s);
}
