/* Clocks: seconds for each move with a reserve for the whole game, or days for each turn. Who runs out of time gets the
 * ask's default, or casual's move; three times in a row, and an AI plays on until the person is back. In a window every
 * asked seat's clock runs. Times are milliseconds. `due` is when a seat's time is over; `since` is when it began, which
 * the reserve is reckoned from. */
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "text/notation.h"

enum { DAY_MS = 24 * 60 * 60 * 1000 };

/* What somebody who is asked now has in all. A clock of moves includes the reserve: it is used up only where the
 * seconds were not enough. */
static uint64_t allowance(const struct host_table *t, const struct host_seat *s)
{
    if (t->clock.kind == WIRE_CLOCK_NONE)
        return HOST_BOT_MS;
    return t->clock.kind == WIRE_CLOCK_MOVE ? t->clock.seconds * UINT64_C(1000) + s->reserve
                                            : t->clock.days * (uint64_t)DAY_MS;
}

/* A turn has so many days, however often its seat is asked. */
static bool has_turn(const struct host_table *t, const struct host_seat *s, uint32_t turn)
{
    return t->clock.kind == WIRE_CLOCK_DAYS && s->due != 0 && s->due_turn == turn;
}

/* A clock of days was set when the turn began, and stored: it goes on. */
static void start(const struct host_call *c, struct host_seat *s)
{
    const struct host_table *t = c->t;
    s->asked = true;
    s->since = c->now;
    bool timed = t->clock.kind != WIRE_CLOCK_NONE || s->as == WIRE_AS_BOT;
    if (!timed || has_turn(t, s, t->course.state.turn))
        return;
    s->due = c->now + allowance(t, s);
    s->due_turn = t->course.state.turn;
}

/* After a jump of the clock nobody waits longer than ever before. */
static void hold_to_allowance(const struct host_call *c)
{
    for (unsigned i = 0; i < seats_of(c->t); i++) {
        struct host_seat *s = &c->t->seat[i];
        if (s->asked && s->due != 0 && s->due > c->now + allowance(c->t, s))
            s->due = c->now + allowance(c->t, s);
        if (s->asked && s->since > c->now)
            s->since = c->now;
    }
}

/* A kept answer stops the clock: the seat has done its part. */
void clocks_ask(const struct host_call *c, uint8_t seats)
{
    struct host_table *t = c->t;
    hold_to_allowance(c);
    for (uint8_t i = 0; i < seats_of(t); i++) {
        struct host_seat *s = &t->seat[i];
        bool runs = has(seats, i) && seat_player(t, i) == NULL && !s->kept;
        if (runs && !s->asked) {
            start(c, s);
            hooks_call(c, i);
        }
        if (!runs)
            s->asked = false;
    }
}

/* Nothing is written for an answer within its seconds, since the reserve stays as it is. */
void clocks_stop(const struct host_call *c, uint8_t seat)
{
    const struct host_table *t = c->t;
    const struct host_seat *s = &t->seat[seat];
    struct host_line line = {.word = HOST_LINE_RESERVE, .seat = seat};
    uint64_t used = c->now > s->since ? c->now - s->since : 0, given = t->clock.seconds * UINT64_C(1000);
    if (t->clock.kind != WIRE_CLOCK_MOVE || !s->asked || used <= given)
        return;
    used -= given;
    line.ms = used < s->reserve ? s->reserve - used : 0;
    pending_line(c, &line);
}

/* Stored with the move that begins the turn, so that a restart does not give anybody more days. */
void clocks_set_days(const struct host_call *c, const struct hg_state *after)
{
    const struct host_table *t = c->t;
    uint8_t seats = t->clock.kind == WIRE_CLOCK_DAYS ? window_seats(rules_of(t), after) : 0;
    for (uint8_t i = 0; i < seats_of(t); i++) {
        struct host_line line = {.word = HOST_LINE_DUE, .seat = i, .number = after->turn};
        line.ms = c->now + allowance(t, &t->seat[i]);
        if (has(seats, i) && seat_player(t, i) == NULL && !has_turn(t, &t->seat[i], after->turn))
            pending_line(c, &line);
    }
}

/* ---- Running out ------------------------------------------------------------------------------------------------- */

/* A clock that does not run (`due` is 0) never makes anybody late. */
static bool is_late(const struct host_call *c, const struct host_seat *s)
{
    return s->asked && s->due != 0 && c->now >= s->due;
}

/* In a window, before its turn has come: the pass is kept. */
static void keep_for(const struct host_call *c, uint8_t seat, const struct hg_action *a)
{
    struct host_line line = {.word = HOST_LINE_ANSWER, .seat = seat, .number = c->t->course.number, .id = "-"};
    notation_print(rules_of(c->t), names_of(c->t), a, line.text);
    pending_begin(c);
    clocks_stop(c, seat);
    pending_line(c, &line);
    pending_seat(c, HOST_LINE_LATE, seat);
    pending_commit(c, c->t->course.number);
}

/* Plays what needs no thought at once. Else it gives out work, and the move comes by host_worked; until then the seat
 * may still answer itself. */
static bool answer_for(const struct host_call *c, uint8_t seat)
{
    struct host_table *t = c->t;
    struct host_line late = {.word = HOST_LINE_LATE, .seat = seat};
    struct hg_state s;
    struct hg_action a;
    window_position(rules_of(t), &t->course.state, seat, &s);
    if (!orders_fallback(rules_of(t), &s, &a)) {
        if (t->work_due == 0)
            work_give(c, HOST_FOR_LATE, seat, player_find("casual"));
        return false;
    }
    if (hg_actor(&t->course.state) == seat)
        moves_play(c, &a, &late);
    else
        keep_for(c, seat, &a);
    return true;
}

bool clocks_run_out(const struct host_call *c)
{
    for (uint8_t i = 0; i < seats_of(c->t); i++)
        if (is_late(c, &c->t->seat[i]) && answer_for(c, i))
            return true;
    return false;
}

/* A seat that an AI is thinking for would be due at once, again and again; work_due wakes the table instead. */
uint64_t clocks_due(const struct host_table *t, bool others)
{
    uint64_t due = UINT64_MAX;
    for (unsigned i = 0; i < seats_of(t); i++)
        if (t->seat[i].asked && t->seat[i].due != 0 && t->seat[i].due < due &&
            !(others && i == hg_actor(&t->course.state)))
            due = t->seat[i].due;
    return due;
}

/* ---- Telling ----------------------------------------------------------------------------------------------------- */

void clocks_tell(const struct host_call *c, struct host_watcher *only)
{
    const struct host_table *t = c->t;
    struct wire_time time[HG_SEATS_MAX];
    struct sink_memory m;
    unsigned count = 0;
    if (t->clock.kind == WIRE_CLOCK_NONE)
        return;
    for (uint8_t i = 0; i < seats_of(t); i++)
        if (t->seat[i].held)
            time[count++] = (struct wire_time){i, t->seat[i].reserve, t->seat[i].asked ? t->seat[i].due : 0};
    wire_clock(c->now, time, count, message(c, &m));
    if (only != NULL)
        message_send(c, &m, only);
    for (struct host_watcher *w = t->watcher; w != NULL && only == NULL; w = w->next)
        if (w->greeted)
            message_send(c, &m, w);
}
