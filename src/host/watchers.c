/* Who watches: coming, catching up, looking back. What a watcher missed is worked out again from the record's log, so
 * nothing is kept for those who are not there. */
#include <string.h>

#include "host/bots.h"
#include "host/looks.h"
#include "host/reading.h"
#include "text/say.h"

/* events in a message that catches up; events in an answer to `history`; points in one to `worth` */
enum { EVENTS_AT_ONCE = 16, HISTORY_MAX = 50, WORTH_POINTS = 400 };

/* ---- Messages ---------------------------------------------------------------------------------------------------- */

struct sink *message(const struct host_call *c, struct sink_memory *m)
{
    sink_buffer(m, c->out->scratch, WIRE_MESSAGE_MAX);
    return &m->sink;
}

void message_send(const struct host_call *c, struct sink_memory *m, struct host_watcher *to)
{
    if (m->sink.failed == NULL && to->bot == NULL)
        c->out->send(c->out->context, to, m->text, m->sink.length);
}

void lines_send(const struct host_call *c, struct sink_memory *m, struct host_watcher *to)
{
    if (m->sink.failed == NULL && to->bot != NULL)
        c->out->send(c->out->context, to, m->text, m->sink.length);
}

void refuse(const struct host_call *c, enum wire_refusal why, const char *more)
{
    struct sink_memory m;
    if (c->w->bot != NULL) {
        bots_refused(c->w);
        return;
    }
    wire_refuse_by_host(c->w->language, c->said->id, why, more, c->t->course.number, message(c, &m));
    message_send(c, &m, c->w);
}

void answer_ok(const struct host_call *c, unsigned long number)
{
    struct sink_memory m;
    wire_ok(c->said->id, number, message(c, &m));
    message_send(c, &m, c->w);
}

/* ---- Coming and going -------------------------------------------------------------------------------------------- */

void host_token(const char *token, struct game_key *out)
{
    char hex[KEY_HEX];
    key_of_words(token, hex);
    key_parse(hex, out);
}

void host_connect(struct host_table *t, struct host_watcher *w, struct host_bot *bot, void *context)
{
    *w = (struct host_watcher){
        .next = t->watcher, .back = &t->watcher, .context = context, .seat = HG_SPECTATOR, .bot = bot};
    if (bot != NULL)
        *bot = (struct host_bot){.wanted = HG_NONE};
    if (w->next != NULL)
        w->next->back = &w->next;
    t->watcher = w;
}

/* Without a walk: ten thousand who leave at once would each pass all the others. */
static void unlink_watcher(struct host_watcher *w)
{
    *w->back = w->next;
    if (w->next != NULL)
        w->next->back = w->back;
    w->next = NULL;
    w->back = NULL;
}

/* Where it is counted, once it has said hello. */
static uint32_t *count_of(struct host_table *t, const struct host_watcher *w)
{
    return &t->here[eyes_index(t, w->seat)][w->bot != NULL ? HOST_LINES_TONGUE : w->language];
}

void watcher_place(struct host_table *t, struct host_watcher *w, uint8_t seat, enum language language)
{
    if (w->greeted)
        --*count_of(t, w);
    w->greeted = true;
    w->seat = seat;
    w->language = language;
    ++*count_of(t, w);
}

/* The answer to what it said has nobody to go to any more, but what it said still happens. */
void host_disconnect(struct host_table *t, struct host_watcher *w, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    if (w->back == NULL)
        return;
    unlink_watcher(w);
    if (w->greeted)
        --*count_of(t, w);
    if (t->pending.from == w)
        t->pending.from = NULL;
    if (w->greeted && w->seat != HG_SPECTATOR && !seat_is_online(t, w->seat))
        tell_table(&c, NULL);
    if (w->greeted && w->seat < seats_of(t) && !seat_is_online(t, w->seat))
        t->seat[w->seat].hint[0] = '\0'; /* nobody is left to be told it */
}

/* The key of the facts tells a client whether it must fetch them or has them already. */
static void welcome(const struct host_call *c, struct host_watcher *w)
{
    static const enum wire_phase phase[] = {WIRE_OPEN, WIRE_OPEN, WIRE_SEALED, WIRE_PLAYING, WIRE_OVER};
    const struct host_table *t = c->t;
    struct sink_memory m;
    struct wire_welcome in = {t->id, w->seat, phase[t->phase], c->now, t->game->facts[w->language]};
    wire_welcome(&t->game->wire, &in, message(c, &m));
    message_send(c, &m, w);
}

void watchers_greet(const struct host_call *c, struct host_watcher *w, unsigned long after)
{
    const struct host_table *t = c->t;
    if (w->bot != NULL) {
        bots_greet(c, w);
        return;
    }
    welcome(c, w);
    tell_table(c, w);
    chat_tell_last(c, w);
    if (t->phase == HOST_SEALED)
        tell_sealed(c, w);
    if (t->phase < HOST_PLAYING)
        return;
    watchers_catch_up(c, w, after);
    if (t->phase == HOST_OVER) {
        tell_end(c, w);
        return;
    }
    clocks_tell(c, w);
    tell_ask(c, w);
}

/* A snapshot can't be missed twice: whatever is lost of it will be told again. Which questions a bot has read is not
 * known then, so it is cut off. */
void host_tell_again(struct host_table *t, struct host_watcher *w, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, w, NULL};
    if (w->bot != NULL)
        out->leave(out->context, w);
    else if (w->greeted)
        watchers_greet(&c, w, UINT32_MAX);
}

static bool language_of(const char *word, enum language *out)
{
    *out = language_find(word);
    return *out < LANGUAGES;
}

/* The message says that it is final; the caller then cuts the connection. */
static void turn_away(const struct host_call *c, enum wire_refusal why)
{
    struct sink_memory m;
    wire_error(c->w->language, why, NULL, true, message(c, &m));
    message_send(c, &m, c->w);
    c->out->leave(c->out->context, c->w);
}

/* The seat's being back is only noted here. hand_over stores it, as soon as nothing else is under way. */
static void recognise(const struct host_call *c, enum language language)
{
    struct host_watcher *w = c->w;
    bool was_online;
    w->known = wire_has(c->said, WIRE_KEY_TOKEN);
    if (w->known)
        host_token(c->said->token, &w->token);
    uint8_t seat = w->known ? seat_of_token(c->t, &w->token) : HG_SPECTATOR;
    was_online = seat == HG_SPECTATOR || seat_is_online(c->t, seat);
    watcher_place(c->t, w, seat, language);
    if (seat != HG_SPECTATOR && c->t->seat[seat].away)
        c->t->seat[seat].back = true;
    watchers_greet(c, w, wire_has(c->said, WIRE_KEY_AFTER) ? (unsigned long)c->said->after : UINT32_MAX);
    if (!was_online)
        tell_table(c, NULL);
}

/* It has seen more than this host knows: somebody else has stored it. What can be read is read first. What can't be
 * read right now it must not be shown less than; where there is nothing to read, its number is wrong. */
static bool is_ahead(const struct host_call *c)
{
    return wire_has(c->said, WIRE_KEY_AFTER) && c->said->after > c->t->course.number && !c->t->broken && !follow_all(c);
}

/* Whoever is ahead of this host is cut off, and comes back in a moment, here or elsewhere.
 *
 * A language that is not known gets English, not a refusal: an older program may ask for a newer one. */
void watchers_hello(const struct host_call *c)
{
    enum language language = ENGLISH;
    if (c->said->v != WIRE_VERSION) {
        turn_away(c, WIRE_NO_VERSION);
        return;
    }
    if (is_ahead(c)) {
        c->out->leave(c->out->context, c->w);
        return;
    }
    if (wire_has(c->said, WIRE_KEY_AFTER) && watchers_miss_events(c->t, (unsigned long)c->said->after) && put_off(c))
        return;
    if (wire_has(c->said, WIRE_KEY_LANG) && !language_of(c->said->lang, &language))
        language = ENGLISH;
    recognise(c, language);
}

void watchers_lang(const struct host_call *c)
{
    enum language language;
    struct sink_memory m;
    if (!language_of(c->said->lang, &language)) {
        refuse(c, WIRE_NO_LANGUAGE, NULL);
        return;
    }
    watcher_place(c->t, c->w, c->w->seat, language);
    wire_answer_lang(c->said->id, language, c->t->game->facts[language], message(c, &m));
    message_send(c, &m, c->w);
}

/* ---- Looking back ------------------------------------------------------------------------------------------------ */

/* A watcher's game, read again from its beginning. */
struct looking {
    struct course_reader reader;
    struct wire_chain chain;
    struct wire_step step;
    uint8_t seat;
};

static void look_begin(struct looking *l, const struct host_call *c, uint8_t seat)
{
    course_read(&l->reader, c->t, c->out);
    l->reader.trusted = true;
    l->seat = seat;
    wire_chain_begin(&l->chain, c->t->seal.digest, seat);
}

/* Each step is seen by the eyes of the seat, as it was told in the game. */
static bool look_next(struct looking *l)
{
    const struct host_table *t = l->reader.t;
    struct hg_state before;
    struct hg_action a;
    if (!course_next(&l->reader, &a, &before))
        return false;
    wire_see(rules_of(t), l->seat, l->reader.course.number, &before, &a, &l->reader.course.state, &l->step);
    wire_chain_add(&l->chain, &t->game->wire, &l->step);
    return true;
}

static void leave_place(const struct looking *l)
{
    struct wire_chain chain[HOST_EYES];
    unsigned eyes = eyes_index(l->reader.t, l->seat);
    chain[eyes] = l->chain;
    looks_keep(&l->reader, 1u << eyes, chain);
}

/* Nobody goes beyond the table's own number: what is being stored may stand in the log already, and is not told yet. A
 * way that was long leaves a place for others to begin at. */
static bool skip_to(struct looking *l, unsigned long number)
{
    looks_resume(l->reader.out, l->reader.t, l->seat, number, &l->reader, &l->chain);
    bool far = number > l->reader.course.number + 2 * HOST_LOOKS_BACK;
    while (l->reader.course.number < number) {
        if (!look_next(l))
            return false;
        if (far && l->reader.course.number + HOST_LOOKS_BACK == number)
            leave_place(l);
    }
    return true;
}

/* The next events as the members of a list; how many there were. */
static unsigned write_events(struct looking *l, enum language language, unsigned most, unsigned long to,
                             struct sink *out)
{
    unsigned count = 0;
    while (count < most && l->reader.course.number < to && look_next(l)) {
        if (count++ > 0)
            sink_put(out, ',');
        wire_event(&l->reader.t->game->wire, language, &l->step, &l->chain, out);
    }
    return count;
}

/* False when it could not be told as events; some may have been sent by then, and the snapshot sets it right. */
bool watchers_missed(const struct host_call *c, struct host_watcher *w, unsigned long after)
{
    struct looking l;
    struct sink_memory m;
    unsigned count;
    look_begin(&l, c, w->seat);
    if (!skip_to(&l, after))
        return false;
    while (l.reader.course.number < c->t->course.number) {
        wire_events_open(message(c, &m));
        count = write_events(&l, w->language, EVENTS_AT_ONCE, c->t->course.number, &m.sink);
        wire_events_close(&m.sink);
        if (count == 0 || m.sink.failed != NULL)
            return false;
        message_send(c, &m, w);
    }
    return true;
}

/* A number that is too high comes from another table or a lost log; a snapshot sets it right too, and is shorter than
 * many events. */
bool watchers_miss_events(const struct host_table *t, unsigned long after)
{
    return t->phase >= HOST_PLAYING && after < t->course.number && t->course.number - after <= HOST_MISSED;
}

static void send_ready(const struct host_call *c, struct host_watcher *w, const struct host_ready *r)
{
    const char *end = r->text + r->length;
    for (const char *at = r->text, *stop; at < end; at = stop + 1) {
        stop = memchr(at, '\n', (size_t)(end - at));
        c->out->send(c->out->context, w, at, (size_t)(stop - at));
    }
}

void watchers_catch_up(const struct host_call *c, struct host_watcher *w, unsigned long after)
{
    const struct host_ready *r = c->t->ready;
    unsigned long number = c->t->course.number;
    if (after == number)
        return;
    if (r != NULL && r->missed && r->whole && r->seat == w->seat && r->after == after && r->number == number)
        send_ready(c, w, r);
    else if (r != NULL || !watchers_miss_events(c->t, after) || !watchers_missed(c, w, after))
        tell_snapshot(c, w);
}

/* Whose eyes look back: one's own, or after the end anybody's. False with a refusal. */
static bool eyes_of(const struct host_call *c, uint8_t *seat)
{
    *seat = wire_has(c->said, WIRE_KEY_SEAT) ? c->said->seat : c->w->seat;
    if (*seat == c->w->seat || (c->t->phase == HOST_OVER && *seat < seats_of(c->t)))
        return true;
    refuse(c, c->t->phase == HOST_OVER ? WIRE_NO_SEAT : WIRE_NO_PHASE, NULL);
    return false;
}

/* Where the table stands it need not be read, unless with the eyes of an AI, whom nobody has told anything. */
static bool is_past(const struct host_call *c, uint8_t seat)
{
    uint64_t number = c->said->number, now = c->t->course.number;
    return number < now || (number == now && !eyes_are_somebodys(c->t, seat));
}

static bool look_at(struct looking *l, const struct host_call *c, uint8_t seat, uint64_t number)
{
    look_begin(l, c, seat);
    if (is_past(c, seat))
        return skip_to(l, (unsigned long)number);
    l->reader.course = c->t->course;
    l->chain = c->t->chain[eyes_index(c->t, seat)];
    return number == c->t->course.number;
}

void watchers_look(const struct host_call *c)
{
    struct looking l;
    struct hg_view v;
    struct sink_memory m;
    uint8_t seat;
    if (!eyes_of(c, &seat) || (is_past(c, seat) && put_off(c)))
        return;
    if (!look_at(&l, c, seat, c->said->number)) {
        refuse(c, WIRE_NO_NUMBER, NULL);
        return;
    }
    /* After the end nothing is hidden any more, unless somebody's eyes are asked for. */
    bool all = c->t->phase == HOST_OVER && !wire_has(c->said, WIRE_KEY_SEAT);
    uint8_t eyes = all ? (uint8_t)WIRE_ALL : seat;
    wire_look(rules_of(c->t), &l.reader.course.state, eyes, &v);
    wire_answer_look(&c->t->game->wire, c->said->id, l.reader.course.number, &v, &l.chain, message(c, &m));
    message_send(c, &m, c->w);
}

/* Events `from` to `last`, both included, HISTORY_MAX at most. */
void watchers_history(const struct host_call *c)
{
    struct looking l;
    struct sink_memory m;
    const struct wire_said *said = c->said;
    uint8_t seat;
    bool fits = said->from >= 1 && said->last >= said->from && said->last <= c->t->course.number &&
                said->last - said->from < HISTORY_MAX;
    if (!eyes_of(c, &seat) || (fits && put_off(c)))
        return;
    look_begin(&l, c, seat);
    if (!fits || !skip_to(&l, (unsigned long)said->from - 1)) {
        refuse(c, WIRE_NO_NUMBER, NULL);
        return;
    }
    wire_answer_history_open(said->id, message(c, &m));
    write_events(&l, c->w->language, HISTORY_MAX, (unsigned long)said->last, &m.sink);
    wire_answer_history_close(&m.sink);
    if (m.sink.failed != NULL)
        refuse(c, WIRE_NO_NUMBER, NULL);
    else
        message_send(c, &m, c->w);
}

/* A point for each turn, or for every second or third one, so that they fit a message. The positions are those of the
 * whole truth, which nothing of is hidden after the end. False when not all of it could be read. */
static bool write_points(const struct host_call *c, struct sink *out)
{
    struct course_reader reader;
    struct hg_state before;
    struct hg_action a;
    struct hg_view v;
    uint32_t turns = c->t->course.state.turn, step = 1 + turns / WORTH_POINTS;
    unsigned count = 0;
    course_read(&reader, c->t, c->out);
    reader.trusted = true;
    while (reader.course.number < c->t->course.number && course_next(&reader, &a, &before)) {
        const struct hg_state *now = &reader.course.state;
        bool last = reader.course.number == c->t->course.number;
        if (!last && (now->turn == before.turn || now->turn % step != 0))
            continue;
        wire_look(rules_of(c->t), now, (uint8_t)WIRE_ALL, &v);
        wire_answer_worth(&c->t->game->wire, reader.course.number, &v, count++ > 0, out);
    }
    return !reader.failed && out->failed == NULL;
}

void watchers_read_worth(const struct host_call *c, struct host_ready *ready)
{
    struct sink_memory m;
    ready->whole = write_points(c, message(c, &m));
    message_send(c, &m, c->w);
}

/* From whoever has read it, or read here. */
static bool take_points(const struct host_call *c, struct sink *out)
{
    const struct host_ready *r = c->t->ready;
    if (r == NULL)
        return write_points(c, out);
    if (r->length > 0)
        sink_write(out, r->text, r->length - 1);
    return r->whole && r->number == c->t->course.number;
}

/* Worked out once for a game that is over, as long as it is remembered. */
void watchers_worth(const struct host_call *c)
{
    struct sink_memory m;
    const struct host_worth *known = looks_worth(c->out, c->t);
    if (known == NULL && put_off(c))
        return;
    wire_answer_worth_open(c->said->id, message(c, &m));
    size_t from = m.sink.length;
    if (known != NULL)
        sink_write(&m.sink, known->text, known->length);
    else if (take_points(c, &m.sink))
        looks_keep_worth(c->out, c->t, m.text + from, m.sink.length - from);
    wire_answer_worth_close(&m.sink);
    message_send(c, &m, c->w);
}
