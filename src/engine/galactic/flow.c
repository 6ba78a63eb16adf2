/* The flow of a game as a row of steps. Each answer takes its question off the stack and runs on: a step asks the next
 * question, or does its work and names the step that follows. */
#include "engine/galactic/galactic.h"

/* ---- The end of a game ------------------------------------------------------------------------------------------ */

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

static void strike_out(struct hg_state *s, unsigned seat)
{
    if (gal_of(s)->own[seat] != 0)
        return;
    s->living &= (uint8_t)~seat_bit(seat);
    s->acting &= (uint8_t)~seat_bit(seat);
}

/* The active seat has won, or has lost its last ship. One blow that takes the last ships of both is a draw. */
void gal_judge(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    unsigned seat = o->seat, enemy = other(seat);
    uint64_t own = o->own[seat], home = r->galactic.home[enemy];
    if (own != 0 && o->own[enemy] != 0 && (home & ~own) != 0)
        return;
    strike_out(s, seat);
    strike_out(s, enemy);
    if (own != 0)
        gal_finish(s, seat_bit(seat));
    else
        gal_finish(s, o->own[enemy] != 0 ? seat_bit(enemy) : 0);
}

static int compare(unsigned a, unsigned b)
{
    return (a > b) - (a < b);
}

/* Nobody can go on: more ships in the enemy home, then more ships on the board, or a draw. */
static void score(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    int ahead_by = compare(count_bits(o->own[0] & r->galactic.home[1]), count_bits(o->own[1] & r->galactic.home[0]));
    if (ahead_by == 0)
        ahead_by = compare(count_bits(o->own[0]), count_bits(o->own[1]));
    gal_finish(s, ahead_by == 0 ? 0 : seat_bit(ahead_by < 0));
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

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

static void enter_move(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    if (gal_chargers(r, s, o->seat) != 0 || gal_movers(r, s, o->seat, MAY_MOVE) != 0) {
        gal_ask_move(r, s, HG_NONE, MAY_MOVE);
        return;
    }
    o->turn.idle = !held_by_truce(r, s);
    o->step = STEP_END;
}

static void enter_moved(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    o->step = o->turn.won != 0 ? STEP_WON : o->turn.boost == 2 ? STEP_AGAIN : STEP_AFTER;
    if (o->hand_size[o->seat] == 0)
        o->step = STEP_END;
    o->turn.won = 0;
    gal_judge(r, s);
}

/* The second charge of a ship that a card has sped up. */
static void enter_again(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    o->turn.boost = 0;
    o->step = STEP_AFTER;
    if (gal_charges(r, s, o->seat, o->turn.ship) != 0)
        gal_ask_move(r, s, o->turn.ship, MAY_CHARGE | MAY_STAY);
}

/* The loser goes to a square of its home that the opponent chooses; without one it leaves the game. */
static void enter_berth(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    uint8_t ship = o->battle.from;
    gal_forget_battle(s);
    o->step = STEP_MOVED;
    if (vacant_home(r, s, o->seat) != 0) {
        ask_push(s, (struct hg_ask){.kind = ASK_BERTH, .seat = other(o->seat), .a = ship});
        return;
    }
    gal_remove(s, ship);
    o->turn.ship = HG_NONE;
}

/* ---- Steps ------------------------------------------------------------------------------------------------------ */

/* A window of the active seat or of its opponent, and the step after it. */
struct window {
    uint8_t kind, opponent, next;
};

static const struct window windows[STEPS] = {
    [STEP_BEFORE] = {ASK_BEFORE_MOVE, 0, STEP_OPP_BEFORE},  [STEP_OPP_BEFORE] = {ASK_OPP_BEFORE_MOVE, 1, STEP_MOVE},
    [STEP_DECLARED] = {ASK_DECLARED, 0, STEP_OPP_DECLARED}, [STEP_OPP_DECLARED] = {ASK_DECLARED, 1, STEP_ROLL},
    [STEP_ROLLED] = {ASK_ROLLED, 0, STEP_OPP_ROLLED},       [STEP_OPP_ROLLED] = {ASK_ROLLED, 1, STEP_SETTLE},
    [STEP_LOST] = {ASK_LOST_ATTACK, 0, STEP_BERTH},         [STEP_ENTERED] = {ASK_ENEMY_ENTERED, 1, STEP_MOVED},
    [STEP_WON] = {ASK_WON_ATTACK, 0, STEP_AFTER},           [STEP_AFTER] = {ASK_AFTER_MOVE, 0, STEP_END},
};

static void enter_window(struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    const struct window *w = &windows[o->step];
    uint8_t seat = o->seat ^ w->opponent;
    o->step = w->next;
    if (gal_may_play(s, seat))
        ask_push(s, (struct hg_ask){.kind = w->kind, .seat = seat});
}

static void enter(const struct hg_rules *r, struct hg_state *s)
{
    switch ((enum step)gal_of(s)->step) {
    case STEP_DEAL:
        gal_ask_deal(r, s);
        return;
    case STEP_START_ROLL:
        gal_ask_start_roll(s);
        return;
    case STEP_MOVE:
        enter_move(r, s);
        return;
    case STEP_ROLL:
        gal_ask_roll(s);
        return;
    case STEP_SETTLE:
        gal_settle_battle(r, s);
        return;
    case STEP_BERTH:
        enter_berth(r, s);
        return;
    case STEP_MOVED:
        enter_moved(r, s);
        return;
    case STEP_AGAIN:
        enter_again(r, s);
        return;
    case STEP_END:
        end_turn(r, s);
        return;
    case STEP_BEFORE:
    case STEP_OPP_BEFORE:
    case STEP_DECLARED:
    case STEP_OPP_DECLARED:
    case STEP_ROLLED:
    case STEP_OPP_ROLLED:
    case STEP_LOST:
    case STEP_ENTERED:
    case STEP_WON:
    case STEP_AFTER:
    case STEPS:
        enter_window(s);
        return;
    }
}

void gal_run(const struct hg_rules *r, struct hg_state *s)
{
    while (s->depth == 0 && s->over == 0)
        enter(r, s);
}
