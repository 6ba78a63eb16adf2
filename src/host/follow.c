/* Lines that somebody else has stored, where several hosts share a store. They are read on from where this table stands
 * and happen here as they would after a restart: the table's lines first, then the record's actions, then the lines
 * that end the game, which must find its last position. Watchers are told as if it had happened here. */
#include <string.h>

#include "host/batch.h"
#include "host/bots.h"

/* What was found behind the last line that this table knows. */
struct found {
    uint64_t last; /* line of the table's log */
    bool over;     /* `ends` is set */
    uint64_t ends; /* the line with which the game is over; it and those behind it wait */
    bool unreadable;
    bool ended; /* the record's end stands behind the last action that was taken */
};

static bool read_line(const struct host_call *c, uint64_t number, struct host_line *line, struct found *found)
{
    char text[STORE_LINE_MAX];
    struct fault ignored;
    long length = c->out->read(c->out->context, STORE_TABLE, number, text, sizeof text);
    if (length >= 0 && host_line_read(text, number, line, &ignored))
        return true;
    found->unreadable = length != STORE_NO_LINE;
    return false;
}

static void apply(const struct host_call *c, const struct host_line *line, uint64_t number)
{
    struct host_table *t = c->t;
    struct fault ignored;
    if (!apply_line(t, line, number, &ignored))
        t->broken = true;
    t->lines[STORE_TABLE] = number;
    if (line->word == HOST_LINE_SAY) { /* each of them, while tell_changes knows of the last one alone */
        t->changed &= (uint8_t)~CHANGED_CHAT;
        chat_tell(c, t->chats, NULL);
    }
    if (line->word == HOST_LINE_SEALED)
        t->lines[STORE_RECORD] = t->header_lines;
    if (line->word == HOST_LINE_PLAYING)
        t->lines[STORE_RECORD] = t->header_lines + seats_of(t) + 1; /* the contributions and `begin` */
}

static void take_lines(const struct host_call *c, struct found *found)
{
    struct host_line line;
    for (uint64_t n = c->t->lines[STORE_TABLE] + 1; !c->t->broken && read_line(c, n, &line, found); n++) {
        if (!found->over && (line.word == HOST_LINE_OVER || line.word == HOST_LINE_STOPPED)) {
            found->over = true;
            found->ends = n;
        }
        if (!found->over)
            apply(c, &line, n);
        found->last = n;
    }
}

/* One batch of actions at most. True when there may be more of them. */
static bool take_batch(const struct host_call *c, struct found *found)
{
    struct host_table *t = c->t;
    struct course_reader reader = {.t = t, .out = c->out, .course = t->course};
    struct hg_state before;
    struct hg_action a;
    reader.line = t->lines[STORE_RECORD];
    reader.labels = (unsigned)t->seal.labels;
    pending_begin(c);
    while (t->pending.actions < HOST_BATCH && course_next(&reader, &a, &before)) {
        if (record_is_undo(&a) && t->pending.actions > 0)
            break; /* it must be the first of a batch; it is read again */
        *batch_next(c, &a) = reader.course.state;
        t->lines[STORE_RECORD] = reader.line;
        t->seal.labels = reader.labels;
    }
    found->unreadable = found->unreadable || reader.failed;
    found->ended = reader.ended;
    if (t->pending.actions > 0)
        tell_batch(c);
    else if (!reader.failed) { /* labels may stand behind the last action */
        t->lines[STORE_RECORD] = reader.line;
        t->seal.labels = reader.labels;
    }
    return t->pending.actions > 0 && !found->unreadable;
}

static void take_end(const struct host_call *c, struct found *found)
{
    struct host_line line;
    if (!found->over)
        return;
    for (uint64_t n = found->ends; n <= found->last && !c->t->broken && read_line(c, n, &line, found); n++)
        apply(c, &line, n);
    if (c->t->phase == HOST_OVER && found->ended)
        c->t->lines[STORE_RECORD] += 2; /* end and secret */
}

/* Where `stopped` is no line of the record, an action may have been stored beside it by somebody who had not heard of
 * it. It counts, as it does after a restart, and the end is told anew. */
static void take_actions(const struct host_call *c, struct found *found)
{
    struct host_table *t = c->t;
    unsigned long number = t->course.number;
    while (!t->broken && (t->phase == HOST_PLAYING || t->stopped) && take_batch(c, found))
        ;
    if (t->stopped && t->course.number > number)
        t->changed |= CHANGED_OVER;
}

/* What can't be read now may be readable later: nothing was taken that was not whole; then it is false. What was read
 * and does not fit never will. */
static bool follow(const struct host_call *c)
{
    struct host_table *t = c->t;
    struct found found = {0};
    bool played = t->phase == HOST_PLAYING;
    take_lines(c, &found);
    if (!played)
        tell_changes(c); /* where the game begins, before its first events */
    take_actions(c, &found);
    if (!found.unreadable)
        take_end(c, &found);
    tell_changes(c);
    return !found.unreadable;
}

bool follow_all(const struct host_call *c)
{
    struct host_call by_itself = {c->t, c->now, c->out, NULL, NULL};
    return pending_free(c->t) && follow(&by_itself);
}

void host_follow(struct host_table *t, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    if (!pending_free(t))
        return;
    follow(&c);
    table_go_on(&c);
}

/* The same message may have come in by somebody else, and was answered there. */
static void answer_overtaken(const struct host_call *c, bool stale)
{
    unsigned long number;
    if (c->w->seat != HG_SPECTATOR && ids_find(&c->t->seat[c->w->seat], c->said->id, &number))
        answer_ok(c, number);
    else
        refuse(c, stale ? WIRE_NO_STALE : WIRE_NO_BUSY, NULL);
}

void host_overtaken(struct host_table *t, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    struct wire_said said;
    unsigned long number = t->course.number;
    uint64_t lines = t->lines[STORE_TABLE] + t->lines[STORE_RECORD];
    bool moves = t->pending.actions > 0;
    if (!t->pending.under_way || t->phase == HOST_UNBORN)
        return;
    struct host_call sender = pending_sender(&c, &said);
    t->pending.under_way = false;
    t->work_due = 0;
    follow(&c);
    if (t->lines[STORE_TABLE] + t->lines[STORE_RECORD] == lines)
        pending_not_kept(&sender); /* it can't be read right now, or the table was erased */
    else if (sender.w != NULL)
        answer_overtaken(&sender, moves && t->course.number > number);
    table_go_on(&c);
}

/* Who begins to lead gives its people the time that they are told of anew. */
void host_lead(struct host_table *t, uint64_t now, bool leads, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    if (t->follows != leads)
        return;
    t->follows = !leads;
    t->work_due = 0;
    if (leads)
        table_go_on(&c);
}
