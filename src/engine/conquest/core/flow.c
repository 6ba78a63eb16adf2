/* The flow of a game: whose turn it is, which step follows, who has left, who has won.
 *
 * Sources: ME-BT-TURN-01 to 03, ME-BT-WIN-01 and 02, CQ-TURN-01 to 04. The steps of a turn stand in the rules; who
 * plays each of them stands in the table conquest_steps (parts.c). */
#include "engine/conquest/core/mechanism.h"
#include "engine/conquest/tables.h"

/* ---- Turn order ------------------------------------------------------------------------------------------------- */

/* No order was written down: seats follow each other from the beginner on. */
static bool clockwise(const struct hg_state *s)
{
    return open_seen(s)->order[0] == 0;
}

/* How far a seat sits behind the beginner. */
static unsigned place_in_order(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned first = open_seen(s)->first, place = 0;
    if (clockwise(s))
        return seat >= first ? seat - first : seat + r->seats - first;
    while (open_seen(s)->order[place] != seat + 1)
        place++;
    return place;
}

uint8_t flow_seat_at(const struct hg_rules *r, const struct hg_state *s, unsigned place)
{
    unsigned seat = open_seen(s)->first + place;
    if (!clockwise(s))
        return (uint8_t)(open_seen(s)->order[place] - 1);
    return (uint8_t)(seat < r->seats ? seat : seat - r->seats);
}

uint8_t flow_next(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const uint8_t *order = open_seen(s)->order;
    unsigned place = 0;
    if (clockwise(s))
        return (uint8_t)(seat + 1 == r->seats ? 0 : seat + 1);
    while (order[place] != seat + 1)
        place++;
    return (uint8_t)(order[place + 1 == r->seats ? 0 : place + 1] - 1);
}

/* In turn order from `seat` on, the seat itself last. Some seat always acts while the game is on. */
uint8_t flow_next_acting(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    do
        seat = flow_next(r, s, seat);
    while (!has(s->acting, seat));
    return seat;
}

/* The last seat in turn order, so that "the next one" is the beginner. */
uint8_t flow_before_first(const struct hg_rules *r, const struct hg_state *s)
{
    return flow_seat_at(r, s, r->seats - 1u);
}

/* ---- Turns and steps -------------------------------------------------------------------------------------------- */

void flow_begin(const struct hg_rules *r, struct hg_state *s)
{
    flow_begin_turn(r, s, flow_next_acting(r, s, flow_before_first(r, s)));
}

/* A round is over when the turn passes the beginner's place, also when the beginner has left. */
void flow_begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    struct hg_conquest_open *o = open_of(s);
    if (o->seat == HG_NONE || place_in_order(r, s, seat) <= place_in_order(r, s, o->seat))
        s->round++;
    s->turn++;
    o->seat = seat;
    o->conquests = 0;
    o->step = 0;
    o->asked = 0;
    if (r->conquest.mechanisms != 0)
        mechanism_turn_begins(r, s);
    conquest_steps[course_number(r)][r->conquest.step[0]](r, s);
}

/* The step's own question is off the stack already. */
void flow_next_step(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->step++;
    if (o->step < r->conquest.steps)
        conquest_steps[course_number(r)][r->conquest.step[o->step]](r, s);
    else
        flow_begin_turn(r, s, flow_next_acting(r, s, o->seat));
}

/* ---- Winning and leaving ---------------------------------------------------------------------------------------- */

/* Nothing is asked any more, whatever it was in the middle of. */
static void break_off(const struct hg_rules *r, struct hg_state *s)
{
    course_of(r)->break_off(s);
    ask_clear(s);
    attack_forget_battle(s);
}

/* The whole side wins, those of it that are out included. */
void flow_win(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    break_off(r, s);
    s->over = 1;
    s->winners = (uint8_t)friends_of(r, s, seat);
}

/* One side left that acts: it has won. */
bool flow_won(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = (uint8_t)lowest(s->acting);
    if ((s->acting & ~friends_of(r, s, seat)) != 0)
        return false;
    flow_win(r, s, seat);
    return true;
}

/* A turn whose seat is gone ends at once. */
static void drop_turn(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    break_off(r, s);
    course_of(r)->turn_dropped(r, s);
    o->pile = 0;
    flow_begin_turn(r, s, flow_next_acting(r, s, o->seat));
}

/* Somebody who was asked in another's turn is gone. One answer may uncover another question to somebody who is. */
static void answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    while (!s->over && ask_seen(s)->seat < r->seats && !has(s->acting, ask_seen(s)->seat))
        conquest_questions[ask_seen(s)->kind].absent(r, s);
}

/* The units of a seat that resigns stay on the board, and defend; its cards are discarded. Whoever waits for its
 * answer is helped out. */
void flow_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    s->acting &= (uint8_t)~bit(a->seat);
    cards_discard_hand(r, s, a->seat);
    open_of(s)->pool[a->seat] = 0;
    mechanism_resigned(r, s, a->seat);
    if (flow_won(r, s))
        return;
    if (open_of(s)->seat == HG_NONE)
        course_of(r)->left_set_up(r, s, a->seat);
    else if (open_of(s)->seat == a->seat)
        drop_turn(r, s);
    else if (ask_top(s)->seat == a->seat)
        answer_for_absent(r, s);
}

void flow_step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind)
{
    (void)kind;
    flow_next_step(r, s);
}

/* `end` answers every question that closes a step; the course knows what follows each. */
void flow_end(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t kind = ask_top(s)->kind;
    (void)a;
    ask_pop(s);
    course_of(r)->step_over(r, s, kind);
}
