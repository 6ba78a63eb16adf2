/* Store, then tell. A change is written down as lines; when the store has them for good they are applied, and not
 * before. One change at a time is under way. Its lines are given to the store as they are written, and kept here to be
 * applied. */
#include <string.h>

#include "host/inside.h"

bool pending_free(const struct host_table *t)
{
    return !t->pending.under_way && !t->broken && t->phase != HOST_UNBORN;
}

void pending_begin(const struct host_call *c)
{
    struct host_pending *p = &c->t->pending;
    p->actions = 0;
    memset(p->appended, 0, sizeof p->appended);
    p->labels = 0;
    p->from = NULL;
    p->id[0] = '\0';
    p->named = false;
    p->length = 0;
}

/* Numbers go on from what is stored for good, so lines of a change that was not kept are numbered over again. */
static void append(const struct host_call *c, enum store_log log, const char *line, size_t length)
{
    struct host_table *t = c->t;
    t->pending.appended[log]++;
    c->out->append(c->out->context, log, t->lines[log] + t->pending.appended[log], line, length);
}

/* `named` tells pending_commit that a line with an id is there already, so that it is not stored twice. */
void pending_line(const struct host_call *c, struct host_line *line)
{
    struct host_pending *p = &c->t->pending;
    char text[STORE_LINE_MAX];
    line->time = c->now;
    p->named = p->named || line->id[0] != '\0';
    size_t length = host_line_write(line, text, sizeof text);
    append(c, STORE_TABLE, text, length);
    if (p->length + length + 1 > sizeof p->lines) {
        c->t->broken = c->t->phase != HOST_UNBORN; /* a new table knows its first lines anyhow */
        return;
    }
    memcpy(p->lines + p->length, text, length);
    p->length += length;
    p->lines[p->length++] = '\n';
}

void pending_seat(const struct host_call *c, enum host_word word, uint8_t seat)
{
    struct host_line line = {.word = word, .seat = seat};
    pending_line(c, &line);
}

void pending_flag(const struct host_call *c, enum host_word word, uint8_t seat, bool on)
{
    struct host_line line = {.word = word, .seat = seat, .on = on};
    pending_line(c, &line);
}

/* ---- The record's lines ------------------------------------------------------------------------------------------ */

/* Cuts what is written at its breaks: the store takes lines. */
static const char *write_record(struct sink *sink, const char *bytes, size_t length)
{
    struct pending_record *to = sink->context;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != '\n') {
            if (to->length == sizeof to->text)
                return "the line is too long";
            to->text[to->length++] = bytes[i];
            continue;
        }
        append(to->c, STORE_RECORD, to->text, to->length);
        to->length = 0;
    }
    return NULL;
}

void pending_record(struct pending_record *to, const struct host_call *c)
{
    to->sink = (struct sink){.write = write_record, .context = to};
    to->c = c;
    to->length = 0;
}

/* Whoever says it once more gets the same answer, so its id is stored with it. */
static void store_id(const struct host_call *c, unsigned long number)
{
    struct host_line did = {.word = HOST_LINE_DID, .number = number};
    if (c->said == NULL || c->t->pending.named || c->w->seat == HG_SPECTATOR)
        return;
    did.seat = c->w->seat;
    strcpy(did.id, c->said->id);
    pending_line(c, &did);
}

void pending_commit(const struct host_call *c, unsigned long number)
{
    struct host_pending *p = &c->t->pending;
    store_id(c, number);
    if (c->t->broken)
        return;
    p->under_way = true;
    p->from = c->said != NULL ? c->w : NULL;
    p->seat = c->said != NULL ? c->w->seat : HG_NONE;
    p->number = number;
    if (c->said != NULL)
        strcpy(p->id, c->said->id);
    c->out->commit(c->out->context);
}

/* ---- The store's answer ------------------------------------------------------------------------------------------ */

struct host_call pending_sender(const struct host_call *c, struct wire_said *said)
{
    *said = (struct wire_said){0};
    strcpy(said->id, c->t->pending.id);
    return (struct host_call){c->t, c->now, c->out, c->t->pending.from, said};
}

/* The pause doubles from HOST_RETRY_MS to HOST_RETRY_MOST_MS. Work that was out is asked for again. */
void pending_not_kept(const struct host_call *sender)
{
    struct host_table *t = sender->t;
    t->patience = t->patience == 0 ? HOST_RETRY_MS : t->patience * 2;
    if (t->patience > HOST_RETRY_MOST_MS)
        t->patience = HOST_RETRY_MOST_MS;
    t->retry = sender->now + t->patience;
    t->work_due = 0;
    if (sender->w != NULL)
        refuse(sender, WIRE_NO_STORE, NULL);
}

/* They are read back from their text, so what happens now is what would happen after a restart. */
static void apply_lines(struct host_table *t)
{
    struct host_pending *p = &t->pending;
    struct host_line line;
    struct fault ignored;
    uint64_t number = t->lines[STORE_TABLE] - p->appended[STORE_TABLE];
    for (char *at = p->lines, *end = at + p->length; at < end; at += strlen(at) + 1) {
        *(char *)memchr(at, '\n', (size_t)(end - at)) = '\0';
        number++;
        if (!host_line_read(at, number, &line, &ignored) || !apply_line(t, &line, number, &ignored))
            t->broken = true;
    }
}

/* The order is the promise of the protocol: the answer first, then the events, then what else has changed. Actions are
 * told before lines are applied, because `over` must find the last position. */
static void kept(const struct host_call *c)
{
    struct host_table *t = c->t;
    struct wire_said said;
    struct host_call sender = pending_sender(c, &said);
    unsigned long number = t->pending.number;
    t->patience = t->retry = 0;
    for (unsigned i = 0; i < STORE_LOGS; i++)
        t->lines[i] += t->pending.appended[i];
    t->seal.labels += t->pending.labels;
    if (sender.w != NULL)
        answer_ok(&sender, number);
    if (t->pending.actions > 0)
        tell_batch(c);
    apply_lines(t);
    tell_changes(c);
}

/* A table whose plan was not kept stays unborn; the caller drops it. */
void host_stored(struct host_table *t, uint64_t now, bool is_kept, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL}, sender;
    struct wire_said said;
    if (!t->pending.under_way)
        return;
    t->pending.under_way = false;
    if (!is_kept && t->phase == HOST_UNBORN)
        return;
    if (t->phase == HOST_UNBORN)
        t->phase = HOST_OPEN;
    if (is_kept)
        kept(&c);
    else {
        sender = pending_sender(&c, &said);
        pending_not_kept(&sender);
    }
    table_go_on(&c);
}
