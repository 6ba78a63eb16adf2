/* Telling everybody. A message is made once for each pair of eyes and language that somebody has, and sent to all of
 * them; it depends on those eyes and on public things alone. */
#include <string.h>

#include "engine/bits.h"
#include "host/batch.h"
#include "host/bots.h"
#include "stories/seats.h"
#include "wire/lines.h"

unsigned eyes_index(const struct host_table *t, uint8_t seat)
{
    return seat < seats_of(t) ? seat : HG_SEATS_MAX;
}

bool eyes_are_somebodys(const struct host_table *t, uint8_t seat)
{
    return seat >= seats_of(t) || t->seat[seat].as != WIRE_AS_AI;
}

/* One that speaks lines hears nothing before it has said that it is ready. */
static unsigned tongue_of(const struct host_watcher *w)
{
    if (w->bot != NULL)
        return w->bot->ready ? HOST_LINES_TONGUE : HOST_TONGUES;
    return w->language;
}

/* Whether a message made for these eyes and this tongue is for this watcher. */
static bool sees(const struct host_watcher *w, uint8_t seat, unsigned tongue)
{
    return w->greeted && w->seat == seat && tongue_of(w) == tongue;
}

static bool somebody_sees(const struct host_table *t, uint8_t seat, unsigned tongue)
{
    return t->here[eyes_index(t, seat)][tongue] > 0;
}

static void send_all(const struct host_call *c, struct sink_memory *m, uint8_t seat, unsigned tongue)
{
    uint32_t left = c->t->here[eyes_index(c->t, seat)][tongue];
    for (struct host_watcher *w = c->t->watcher; w != NULL && left > 0; w = w->next)
        if (sees(w, seat, tongue)) {
            (tongue == HOST_LINES_TONGUE ? lines_send : message_send)(c, m, w);
            left--;
        }
}

/* The k-th pair of eyes: the seats, then the spectators. */
static uint8_t eyes_at(const struct host_table *t, unsigned k)
{
    return k < seats_of(t) ? (uint8_t)k : HG_SPECTATOR;
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

/* The i-th of a message. */
static void write_step(const struct host_table *t, unsigned tongue, unsigned i, const struct wire_step *step,
                       const struct wire_chain *chain, struct sink *out)
{
    if (tongue == HOST_LINES_TONGUE) {
        wire_lines_step(&t->game->wire, step, out);
        return;
    }
    if (i > 0)
        sink_put(out, ',');
    wire_event(&t->game->wire, (enum language)tongue, step, chain, out);
}

/* The whole batch as one pair of eyes saw it; `out` NULL: only the chain grows. It runs before the table advances. */
static void see_batch(const struct host_call *c, uint8_t seat, unsigned tongue, struct wire_chain *chain,
                      struct sink *out)
{
    const struct host_table *t = c->t;
    struct wire_step step;
    for (unsigned i = 0; i < t->pending.actions; i++) {
        wire_see(rules_of(t), seat, t->course.number + i + 1, batch_position(c, i), &t->pending.action[i],
                 batch_position(c, i + 1), &step);
        wire_chain_add(chain, &t->game->wire, &step);
        if (out != NULL)
            write_step(t, tongue, i, &step, chain, out);
    }
}

/* False when the events don't fit a message. `chain` gets the value behind them. */
static bool tell_eyes(const struct host_call *c, uint8_t seat, unsigned tongue, struct wire_chain *chain)
{
    struct sink_memory m;
    *chain = c->t->chain[eyes_index(c->t, seat)];
    message(c, &m);
    if (tongue != HOST_LINES_TONGUE)
        wire_events_open(&m.sink);
    see_batch(c, seat, tongue, chain, &m.sink);
    if (tongue != HOST_LINES_TONGUE)
        wire_events_close(&m.sink);
    send_all(c, &m, seat, tongue);
    return m.sink.failed == NULL;
}

/* The table moves here, and nowhere else. Hints and work for the old position are forgotten. */
static void advance(const struct host_call *c)
{
    struct host_table *t = c->t;
    for (unsigned i = 0; i < t->pending.actions; i++) {
        const struct hg_state *after = batch_position(c, i + 1);
        moves_void(t, &t->course.state, &t->pending.action[i], after, t->course.number + 1);
        course_apply(&t->course, rules_of(t), &t->pending.action[i], after);
    }
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        t->seat[i].hint[0] = '\0';
    t->work_due = 0;
    t->changed |= CHANGED_ASK;
}

/* Chains grow also where nobody watches, so that whoever may come later can be told them. Those whose events did not
 * fit a message get the position instead. */
void tell_batch(const struct host_call *c)
{
    struct host_table *t = c->t;
    uint8_t left_out[HOST_TONGUES] = {0};
    batch_complete(c);
    for (unsigned k = 0; k <= seats_of(t); k++) {
        uint8_t seat = eyes_at(t, k);
        struct wire_chain chain = t->chain[eyes_index(t, seat)];
        bool told = false;
        for (unsigned tongue = 0; tongue < HOST_TONGUES; tongue++) {
            if (!somebody_sees(t, seat, tongue))
                continue;
            told = true;
            if (!tell_eyes(c, seat, tongue, &chain))
                left_out[tongue] |= (uint8_t)(1u << k);
        }
        if (!told && eyes_are_somebodys(t, seat))
            see_batch(c, seat, ENGLISH, &chain, NULL);
        t->chain[eyes_index(t, seat)] = chain;
    }
    advance(c);
    for (struct host_watcher *w = t->watcher; w != NULL; w = w->next)
        if (w->greeted && w->bot == NULL &&
            left_out[w->language] >> (w->seat < seats_of(t) ? w->seat : seats_of(t)) & 1)
            tell_snapshot(c, w);
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* 0 where no clock runs, as the message has it. */
static uint64_t first_deadline(const struct host_table *t)
{
    uint64_t due = clocks_due(t, false);
    return due == UINT64_MAX ? 0 : due;
}

/* A seat that is asked early in a window sees the position in which its turn has come. */
static void write_ask(const struct host_call *c, uint8_t seat, enum language language, struct sink *out)
{
    const struct host_table *t = c->t;
    const struct hg_rules *r = rules_of(t);
    struct hg_state s = t->course.state;
    struct hg_view v;
    struct hg_action fallback;
    uint8_t seats = window_seats(r, &s);
    bool asked = seat < seats_of(t) && has(seats, seat) && !t->seat[seat].kept;
    if (asked)
        window_position(r, &t->course.state, seat, &s);
    wire_look(r, &s, seat, &v);
    struct wire_question q = {t->course.number, seats, first_deadline(t), &v, asked, NULL};
    if (asked && orders_fallback(r, &v.position, &fallback))
        q.fallback = &fallback;
    wire_ask(&t->game->wire, language, &q, out);
}

void tell_ask(const struct host_call *c, struct host_watcher *only)
{
    struct host_table *t = c->t;
    struct sink_memory m;
    if (hg_actor(&t->course.state) >= seats_of(t))
        return;
    if (only != NULL && only->bot != NULL) {
        bots_ask(c, only);
        return;
    }
    if (only != NULL) {
        write_ask(c, only->seat, only->language, message(c, &m));
        message_send(c, &m, only);
        return;
    }
    for (unsigned k = 0; k <= seats_of(t); k++)
        for (unsigned language = 0; language < LANGUAGES; language++)
            if (somebody_sees(t, eyes_at(t, k), language)) {
                write_ask(c, eyes_at(t, k), (enum language)language, message(c, &m));
                send_all(c, &m, eyes_at(t, k), language);
            }
    for (struct host_watcher *w = t->watcher; w != NULL; w = w->next)
        if (w->bot != NULL)
            bots_ask(c, w);
}

/* ---- Who sits where ---------------------------------------------------------------------------------------------- */

static bool is_creator(const struct host_table *t, const struct host_watcher *w)
{
    return w->known && memcmp(&w->token, &t->creator, sizeof w->token) == 0;
}

/* A seat that its person has left is told as away. A game in which armies are chosen later has none yet. */
static void describe_seat(const struct host_table *t, const struct hg_state *s, uint8_t seat, struct wire_seat *out)
{
    const struct host_seat *in = &t->seat[seat];
    unsigned army = seat_army_played(rules_of(t), s, seat);
    *out = (struct wire_seat){.as = in->as,
                              .ready = in->ready,
                              .away = in->away || (in->as == WIRE_AS_PERSON && !in->held),
                              .offered = in->offered,
                              .again = in->again,
                              .kept = heirs_are_kept_out(t, seat)};
    out->army = army == HG_NONE ? NULL : seat_army(names_of(t), army)->id;
    out->online = in->held && seat_is_online(t, seat);
    if (in->as == WIRE_AS_AI)
        out->name = in->player->id;
    else if (in->held && in->name[0] != '\0')
        out->name = in->name;
}

/* Two messages: the creator's says that it is the creator's, so that the screen shows what only it may do. */
void tell_table(const struct host_call *c, struct host_watcher *only)
{
    static const enum wire_phase phase[] = {WIRE_OPEN, WIRE_OPEN, WIRE_SEALED, WIRE_PLAYING, WIRE_OVER};
    const struct host_table *t = c->t;
    struct wire_table in = {.phase = phase[t->phase],
                            .clock = t->clock,
                            .seats = seats_of(t),
                            .rematch = t->rematch[0] != '\0' ? t->rematch : NULL};
    struct hg_state s = t->course.state;
    struct sink_memory m;
    if (t->phase < HOST_PLAYING)
        hg_start(rules_of(t), &s);
    for (uint8_t i = 0; i < in.seats; i++)
        describe_seat(t, &s, i, &in.seat[i]);
    for (unsigned creator = 0; creator < 2; creator++) {
        in.creator = creator == 1;
        if (only != NULL && is_creator(t, only) != in.creator)
            continue;
        wire_table(&in, message(c, &m));
        if (only != NULL)
            message_send(c, &m, only);
        for (struct host_watcher *w = t->watcher; w != NULL && only == NULL; w = w->next)
            if (w->greeted && is_creator(t, w) == in.creator)
                message_send(c, &m, w);
    }
}

/* ---- Phases ------------------------------------------------------------------------------------------------------ */

/* The record's lines so far, behind the part of the scratch that messages are made in. */
static bool read_header(const struct host_call *c, char *text, size_t size, size_t *length)
{
    *length = 0;
    for (uint64_t n = 1; n <= c->t->header_lines; n++) {
        long got = size - *length > 1
                       ? c->out->read(c->out->context, STORE_RECORD, n, text + *length, size - *length - 1)
                       : -1;
        if (got < 0)
            return false;
        *length += (size_t)got;
        text[(*length)++] = '\n';
    }
    return true;
}

/* People check the commitment by this text, so it is the record's, byte for byte. */
void tell_sealed(const struct host_call *c, struct host_watcher *only)
{
    const struct host_table *t = c->t;
    char *text = c->out->scratch + WIRE_MESSAGE_MAX, secret[KEY_HEX];
    struct record_header h = {.audited = true};
    struct sink_memory m;
    size_t length;
    if (!read_header(c, text, HOST_SCRATCH - WIRE_MESSAGE_MAX, &length))
        return;
    key_print(&t->secret, secret);
    key_commitment(secret, h.commitment);
    strcpy(h.digest, t->seal.digest);
    wire_sealed(text, length, &h, t->deadline, message(c, &m));
    for (struct host_watcher *w = t->watcher; w != NULL; w = w->next)
        if (w->greeted && (only == NULL || w == only))
            message_send(c, &m, w);
}

void tell_snapshot(const struct host_call *c, struct host_watcher *w)
{
    const struct host_table *t = c->t;
    struct hg_view v;
    struct sink_memory m;
    wire_look(rules_of(t), &t->course.state, w->seat, &v);
    wire_snapshot(&t->game->wire, t->course.number, &v, &t->chain[eyes_index(t, w->seat)], message(c, &m));
    message_send(c, &m, w);
}

void tell_end(const struct host_call *c, struct host_watcher *w)
{
    const struct host_table *t = c->t;
    char secret[KEY_HEX];
    struct hg_view v;
    struct sink_memory m;
    key_print(&t->secret, secret);
    wire_look(rules_of(t), &t->course.state, w->seat, &v);
    /* A game that has reached the cap of rounds is not over by its own rules. */
    struct wire_ending e = {t->course.number, &v, t->stopped || !t->course.state.over, secret};
    if (w->bot == NULL) {
        wire_end(&t->game->wire, w->language, &e, message(c, &m));
        message_send(c, &m, w);
        return;
    }
    e.stopped = t->stopped;
    wire_lines_end(&e, message(c, &m));
    if (w->bot->ready)
        lines_send(c, &m, w);
    bots_rematched(c, w);
}

/* Before anybody is told who sits where: whoever has got a seat is connected. */
static void seat_anew(struct host_table *t)
{
    for (struct host_watcher *w = t->watcher; w != NULL; w = w->next) {
        uint8_t seat = w->known ? seat_of_token(t, &w->token) : HG_SPECTATOR;
        w->anew = w->greeted && seat != w->seat;
        if (w->anew)
            watcher_place(t, w, seat, w->language);
    }
}

/* Who has got or lost a seat sees another game from here on. */
static void greet_anew(const struct host_call *c)
{
    for (struct host_watcher *w = c->t->watcher; w != NULL; w = w->next)
        if (w->anew) {
            w->anew = false;
            watchers_greet(c, w, UINT32_MAX);
        }
}

/* The seats first: who has just got one is then told the rest with its new eyes. */
void tell_changes(const struct host_call *c)
{
    struct host_table *t = c->t;
    uint8_t changed = t->changed;
    t->changed &= CHANGED_ASK;
    if (changed & CHANGED_TABLE) {
        seat_anew(t);
        tell_table(c, NULL);
        greet_anew(c);
    }
    if (changed & CHANGED_CHAT)
        chat_tell(c, t->chats, NULL);
    if (changed & CHANGED_SEALED)
        tell_sealed(c, NULL);
    for (struct host_watcher *w = t->watcher; w != NULL; w = w->next) {
        if (w->bot != NULL && changed & CHANGED_PLAYING)
            bots_begin(c, w);
        else if (w->greeted && changed & CHANGED_PLAYING)
            tell_snapshot(c, w);
        if (w->greeted && changed & CHANGED_OVER)
            tell_end(c, w);
        if (changed & CHANGED_REMATCH)
            bots_rematched(c, w);
    }
}
