/* Moves. A person's or an AI's action and whatever follows it by itself (chance, kept answers, standing orders) are one
 * batch: stored at once, told at once. A batch is cut off at HOST_BATCH actions; what is left follows in the next one,
 * after this is stored. */
#include <string.h>

#include "engine/bits.h"
#include "host/batch.h"
#include "host/reading.h"
#include "table/dealer.h"
#include "text/notation.h"

bool moves_are_over(const struct hg_state *s)
{
    return s->over || s->round > HOST_CAP;
}

/* ---- Windows that stay open -------------------------------------------------------------------------------------- */

/* After a pass in a card window the next seat of the same window is asked; what others have answered already still
 * fits. */
static bool window_stays(const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
                         const struct hg_state *after)
{
    struct hg_action pass;
    if (a->seat == HG_CHANCE || record_is_undo(a) || !window_pass(r, before, &pass) ||
        memcmp(&pass, a, sizeof pass) != 0 || after->over || hg_actor(after) >= r->seats)
        return false;
    return hg_actor(after) != a->seat && has(window_seats(r, before), hg_actor(after));
}

/* An answer that was decided on this number or a later one still fits. */
static void void_one(const struct host_table *t, struct host_seat *s, unsigned long number)
{
    s->kept = s->kept && s->kept_number >= number;
    s->asked = false;
    if (t->clock.kind != WIRE_CLOCK_DAYS)
        s->due = 0;
}

/* `settled` rises with it: from now on answers to older numbers are stale. */
void moves_void(struct host_table *t, const struct hg_state *before, const struct hg_action *a,
                const struct hg_state *after, unsigned long number)
{
    bool stays = window_stays(rules_of(t), before, a, after);
    for (unsigned i = 0; i < seats_of(t); i++)
        if (!stays || i == a->seat)
            void_one(t, &t->seat[i], number);
    if (!stays)
        t->settled = number;
}

/* ---- Batches ----------------------------------------------------------------------------------------------------- */

/* The position and the dealer run ahead of the table, which stays as it is until the batch is stored. */
struct batch {
    const struct hg_state *s;
    struct dealer dealer;
    uint64_t kept; /* seats whose kept answer still fits */
    struct pending_record record;
};

static uint64_t kept_answers(const struct host_table *t)
{
    uint64_t kept = 0;
    for (unsigned i = 0; i < seats_of(t); i++)
        kept |= t->seat[i].kept ? bit(i) : 0;
    return kept;
}

/* What happens without anybody being asked. A kept answer that is not legal any more is passed over, and the seat is
 * asked. */
static bool happens(const struct host_table *t, struct batch *b, struct hg_action *a)
{
    struct hg_chances chances;
    uint8_t actor = hg_actor(b->s);
    if (moves_are_over(b->s))
        return false;
    if (actor == HG_CHANCE) {
        hg_chances(rules_of(t), b->s, &chances);
        *a = dealer_deal(&b->dealer, &chances);
        return true;
    }
    if (has(b->kept, actor) && hg_why_not(rules_of(t), b->s, &t->seat[actor].answer) == HG_OK) {
        *a = t->seat[actor].answer;
        return true;
    }
    return orders_answer(t, b->s, a);
}

/* The dealer goes on behind the events of chance so far, so a batch that was not stored is dealt the same again. */
static void prepare(const struct host_table *t, struct batch *b)
{
    b->s = &t->course.state;
    dealer_audit(&b->dealer, &t->root);
    b->dealer.event = t->course.events;
    b->kept = kept_answers(t);
}

/* Tried on a copy; nothing is stored. */
bool moves_can_go_on(const struct host_table *t)
{
    struct batch b;
    struct hg_action a;
    prepare(t, &b);
    return happens(t, &b, &a);
}

/* Its number is that of the last action in `pending`. */
static void write_line(const struct host_call *c, struct batch *b, const struct hg_action *a)
{
    const struct host_table *t = c->t;
    struct fault ignored;
    unsigned long number = t->course.number + t->pending.actions;
    uint64_t hash = hg_hash(rules_of(t), b->s);
    if (record_is_undo(a))
        record_write_undo(&b->record.sink, number, a->seat, hash, &ignored);
    else
        record_write_action(&b->record.sink, number, rules_of(t), names_of(t), a, hash, &ignored);
}

/* One more action of the batch; it is possible. An invariant that broke ends the table before the wrong position is
 * stored. */
static void add(const struct host_call *c, struct batch *b, const struct hg_action *a)
{
    const struct hg_rules *r = rules_of(c->t);
    const struct hg_state *before = b->s;
    batch_play(c, a);
    b->s = batch_position(c, c->t->pending.actions);
    if (hg_state_ok(r, b->s) != NULL)
        c->t->broken = true;
    b->kept = window_stays(r, before, a, b->s) ? b->kept & ~bit(a->seat) : 0;
    write_line(c, b, a);
}

/* The record's end tells the secret, so nothing may follow it. */
static void finish(const struct host_call *c, struct batch *b)
{
    struct host_table *t = c->t;
    struct record_seal seal = t->seal;
    struct host_line over = {.word = HOST_LINE_OVER};
    char secret[KEY_HEX];
    struct fault ignored;
    seal.labels += t->pending.labels;
    key_print(&t->secret, secret);
    record_write_end(&b->record.sink, &seal, t->course.number + t->pending.actions, b->s, secret, &ignored);
    pending_line(c, &over);
}

/* Nothing follows an undo by itself: otherwise the same standing order would at once do again what was taken back. */
static void run(const struct host_call *c, struct batch *b, const struct hg_action *first)
{
    struct hg_action a;
    if (first != NULL)
        add(c, b, first);
    while (!c->t->broken && c->t->pending.actions < HOST_BATCH && !(first != NULL && record_is_undo(first)) &&
           happens(c->t, b, &a))
        add(c, b, &a);
}

/* A move of a person who was away brings the seat back in the same batch, before the move. */
void moves_play(const struct host_call *c, const struct hg_action *first, struct host_line *line)
{
    struct batch b;
    unsigned long number = c->t->course.number + 1;
    prepare(c->t, &b);
    pending_begin(c);
    pending_record(&b.record, c);
    if (first != NULL && first->seat < seats_of(c->t)) {
        if (c->said != NULL && c->t->seat[first->seat].away)
            seat_store_back(c, first->seat);
        clocks_stop(c, first->seat);
    }
    if (line != NULL)
        pending_line(c, line);
    run(c, &b, first);
    if (moves_are_over(b.s))
        finish(c, &b);
    else
        clocks_set_days(c, b.s);
    pending_commit(c, number);
}

/* ---- What people say --------------------------------------------------------------------------------------------- */

static void refuse_by_rules(const struct host_call *c, enum hg_reason why)
{
    struct sink_memory m;
    wire_refuse(c->w->language, c->said->id, why, c->t->course.number, message(c, &m));
    message_send(c, &m, c->w);
}

static bool parsed(const struct host_call *c, struct hg_action *a)
{
    struct fault f;
    if (notation_parse_in(c->w->language, rules_of(c->t), names_of(c->t), c->w->seat, c->said->action, a, &f))
        return true;
    refuse(c, WIRE_NO_BAD_ACTION, f.sentence);
    return false;
}

/* Judged by what the seat sees, so that a refusal tells nothing else. The second look is at the whole position: what
 * the seat could not know may still forbid it. */
static bool allowed(const struct host_call *c, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_view v;
    hg_view(rules_of(c->t), s, c->w->seat, &v);
    enum hg_reason why = wire_judge(&c->t->game->wire, &v, a);
    if (why == HG_OK)
        why = hg_why_not(rules_of(c->t), s, a);
    if (why != HG_OK)
        refuse_by_rules(c, why);
    return why == HG_OK;
}

/* It may be a message that was answered long ago. Otherwise the watcher gets what it has missed, so that it can decide
 * anew. */
static void refuse_stale(const struct host_call *c)
{
    unsigned long number;
    bool reads = c->t->seat[c->w->seat].ids > HOST_IDS || watchers_miss_events(c->t, (unsigned long)c->said->number);
    if (reads && put_off(c))
        return;
    if (ids_find_stored(c, c->w->seat, c->said->id, &number)) {
        answer_ok(c, number);
        return;
    }
    refuse(c, c->said->number > c->t->course.number ? WIRE_NO_NUMBER : WIRE_NO_STALE, NULL);
    if (c->said->number < c->t->course.number)
        watchers_catch_up(c, c->w, (unsigned long)c->said->number);
}

/* The seat's turn in the window comes later. */
static void keep(const struct host_call *c, const struct hg_action *a)
{
    struct host_line line = {.word = HOST_LINE_ANSWER, .seat = c->w->seat, .number = c->t->course.number};
    strcpy(line.id, c->said->id);
    notation_print(rules_of(c->t), names_of(c->t), a, line.text);
    pending_begin(c);
    if (c->t->seat[c->w->seat].away)
        seat_store_back(c, c->w->seat);
    clocks_stop(c, c->w->seat);
    pending_line(c, &line);
    pending_commit(c, c->t->course.number);
}

static void play(const struct host_call *c, const struct hg_action *a)
{
    struct host_line line = {.word = HOST_LINE_MOVE, .seat = c->w->seat, .number = c->t->course.number + 1};
    strcpy(line.id, c->said->id);
    moves_play(c, a, &line);
}

void moves_take(const struct host_call *c, const struct hg_action *a)
{
    if (hg_actor(&c->t->course.state) == c->w->seat || hg_is_aside(rules_of(c->t), a->verb))
        play(c, a);
    else
        keep(c, a);
}

/* An aside may be said at any time by any seat, so windows are not looked at. */
static void play_aside(const struct host_call *c, const struct hg_action *a)
{
    if (allowed(c, &c->t->course.state, a))
        play(c, a);
}

void moves_act(const struct host_call *c)
{
    const struct host_course *course = &c->t->course;
    struct hg_state s;
    struct hg_action a;
    if (c->said->number < c->t->settled || c->said->number > course->number) {
        refuse_stale(c);
        return;
    }
    if (!parsed(c, &a))
        return;
    if (hg_is_aside(rules_of(c->t), a.verb)) {
        play_aside(c, &a);
        return;
    }
    if (!has(window_seats(rules_of(c->t), &course->state), c->w->seat) || c->t->seat[c->w->seat].kept) {
        refuse(c, WIRE_NO_ASKED, NULL);
        return;
    }
    window_position(rules_of(c->t), &course->state, c->w->seat, &s);
    if (allowed(c, &s, &a))
        moves_take(c, &a);
}

void moves_aside(const struct host_call *c)
{
    struct hg_action a;
    if (!parsed(c, &a))
        return;
    if (hg_is_aside(rules_of(c->t), a.verb))
        play_aside(c, &a);
    else
        refuse(c, WIRE_NO_ASKED, NULL);
}

void moves_undo(const struct host_call *c)
{
    struct hg_action undo = hg_blank(RECORD_UNDO, c->w->seat);
    struct hg_state before;
    if (c->said->number != c->t->course.number)
        refuse_stale(c);
    else if (!course_after(&c->t->course, rules_of(c->t), &undo, &before))
        refuse(c, WIRE_NO_UNDO, NULL);
    else
        play(c, &undo);
}
