/* AIs never think inside a table. Work goes out with all that it takes, and comes back as an action; an answer to an
 * old number is dropped. The random numbers follow from the game's root, so whoever does it does the same. */
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"

/* A seat that is asked early thinks about the position in which its turn has come. */
void work_give(const struct host_call *c, enum host_purpose purpose, uint8_t seat, const struct player *player)
{
    struct host_table *t = c->t;
    struct host_work work = {.purpose = purpose, .number = t->course.number, .seat = seat, .player = player};
    struct hg_state s;
    window_position(rules_of(t), &t->course.state, seat, &s);
    hg_view(rules_of(t), &s, seat, &work.view);
    key_player(&t->root, t->course.number, seat, &work.rng);
    *(purpose == HOST_FOR_HINT ? &t->seat[seat].hint_due : &t->work_due) =
        t->keeps_work ? UINT64_MAX : c->now + HOST_WORK_MS;
    c->out->work(c->out->context, &work);
}

/* One hint of a seat is thought about at a time. A second request for it replaces the first one's id: one answer is
 * given, to the last. */
void work_hint(const struct host_call *c)
{
    struct host_table *t = c->t;
    struct host_seat *s = &t->seat[c->w->seat];
    bool out = s->hint[0] != '\0' && c->now < s->hint_due;
    if (t->hintless) {
        refuse(c, WIRE_NO_HINTS, NULL);
        return;
    }
    if (!has(window_seats(rules_of(t), &t->course.state), c->w->seat)) {
        refuse(c, WIRE_NO_ASKED, NULL);
        return;
    }
    strcpy(s->hint, c->said->id);
    if (!out)
        work_give(c, HOST_FOR_HINT, c->w->seat, player_find("hard"));
}

/* A person may have come back, or answered in time, while the work was out. */
bool host_wants(const struct host_table *t, uint64_t now, const struct host_work *work)
{
    if (t->phase != HOST_PLAYING || work->number != t->course.number || work->seat >= seats_of(t))
        return false;
    const struct host_seat *s = &t->seat[work->seat];
    if (work->purpose == HOST_FOR_HINT)
        return s->hint[0] != '\0';
    if (hg_actor(&t->course.state) != work->seat)
        return false;
    return work->purpose == HOST_FOR_AI ? seat_player(t, work->seat) != NULL : s->asked && s->due != 0 && now >= s->due;
}

/* To all connections of the seat, and to no other: a hint tells what is in its hand. */
static void tell_hint(const struct host_call *c, const struct host_work *work, const struct hg_action *a,
                      const struct thought *why)
{
    struct host_seat *s = &c->t->seat[work->seat];
    struct thought routine = thought_of(THOUGHT_ROUTINE);
    struct sink_memory m;
    for (struct host_watcher *w = c->t->watcher; w != NULL; w = w->next) {
        if (!w->greeted || w->seat != work->seat)
            continue;
        wire_answer_hint(&c->t->game->wire, w->language, s->hint, &work->view, a, why != NULL ? why : &routine,
                         message(c, &m));
        message_send(c, &m, w);
    }
    s->hint[0] = '\0';
}

/* The reason of a late move is stored in the same batch, so that lateness and move stand or fall together. */
static void use(const struct host_call *c, const struct host_work *work, const struct hg_action *a)
{
    struct host_table *t = c->t;
    struct host_line late = {.word = HOST_LINE_LATE, .seat = work->seat};
    t->work_due = 0;
    if (pending_free(t)) /* else it is asked for again once the store has answered */
        moves_play(c, a, work->purpose == HOST_FOR_LATE ? &late : NULL);
}

/* Workers are not trusted: the action is checked against the rules like a person's. */
void host_worked(struct host_table *t, uint64_t now, const struct host_work *work, const struct hg_action *a,
                 const struct thought *why, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    struct hg_state s;
    if (!host_wants(t, now, work))
        return;
    window_position(rules_of(t), &t->course.state, work->seat, &s);
    if (a->seat != work->seat || hg_why_not(rules_of(t), &s, a) != HG_OK)
        return;
    if (work->purpose == HOST_FOR_HINT)
        tell_hint(&c, work, a, why);
    else
        use(&c, work, a);
    table_go_on(&c);
}

/* What is out is forgotten, so that it is given out anew as soon as somebody waits again. */
void host_rest(struct host_table *t, uint64_t now, bool rests, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    if (t->rests == rests)
        return;
    t->rests = rests;
    if (!rests)
        table_go_on(&c);
    else
        t->work_due = 0;
}
