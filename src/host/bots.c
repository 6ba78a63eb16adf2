/* Watchers that speak the lines of docs/BOTS.md instead of JSON. They have no ids and no numbers: each `go` is answered
 * by one `do`, in their order, and whoever comes back is told the game anew. A table may be busy when an answer comes,
 * so it waits here until it can be stored; the same goes for a seat that is asked for. */
#include "host/bots.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "table/botline.h"
#include "text/notation.h"
#include "text/say.h"
#include "text/utf8.h"
#include "wire/lines.h"

static bool has_seat(const struct host_table *t, const struct host_watcher *w)
{
    return w->bot != NULL && w->bot->ready && w->seat < seats_of(t);
}

/* Whoever was turned away is not listened to any more, whatever still arrives. */
static void turn_away(const struct host_call *c, struct host_watcher *w, enum wire_refusal why, const char *more)
{
    struct sink_memory m;
    wire_lines_refuse(why, more, message(c, &m));
    lines_send(c, &m, w);
    w->bot->turned_away = true;
    w->bot->ready = w->bot->wants = false;
    c->out->leave(c->out->context, w);
}

/* ---- Telling ----------------------------------------------------------------------------------------------------- */

/* Milliseconds for an answer. A reserve may run out, so it is not promised. */
static uint64_t limit_of(const struct host_table *t)
{
    if (t->clock.kind == WIRE_CLOCK_DAYS)
        return t->clock.days * UINT64_C(86400000);
    if (t->clock.kind == WIRE_CLOCK_MOVE)
        return (t->clock.seconds > 0 ? t->clock.seconds : t->clock.reserve) * UINT64_C(1000);
    return HOST_BOT_MS;
}

/* The number for its lots comes from the root by a function of one way, so it is the same after a restart and leads to
 * nobody's dice. */
void bots_begin(const struct host_call *c, struct host_watcher *w)
{
    const struct host_table *t = c->t;
    struct sink_memory m;
    if (!has_seat(t, w))
        return;
    struct bot_place place = {w->seat, limit_of(t), key_lot(&t->root, 0, w->seat)};
    wire_lines_game(&t->game->wire, &place, message(c, &m));
    lines_send(c, &m, w);
}

/* One that is told about a seat it has lost was removed. */
void bots_greet(const struct host_call *c, struct host_watcher *w)
{
    const struct host_table *t = c->t;
    if (!w->bot->ready || w->bot->wants)
        return;
    if (w->seat >= seats_of(t)) {
        turn_away(c, w, WIRE_NO_REMOVED, NULL);
        return;
    }
    if (t->phase >= HOST_PLAYING)
        bots_begin(c, w);
    if (t->phase == HOST_PLAYING)
        bots_ask(c, w);
    if (t->phase == HOST_OVER)
        tell_end(c, w);
}

/* A question that still stands is not put twice. */
void bots_ask(const struct host_call *c, struct host_watcher *w)
{
    const struct host_table *t = c->t;
    struct hg_state s;
    struct hg_view v;
    struct sink_memory m;
    if (!has_seat(t, w) || !has(window_seats(rules_of(t), &t->course.state), w->seat) || t->seat[w->seat].kept ||
        ((w->bot->asked || w->bot->answered) && w->bot->asked_on >= t->settled))
        return;
    window_position(rules_of(t), &t->course.state, w->seat, &s);
    wire_look(rules_of(t), &s, w->seat, &v);
    wire_lines_question(&t->game->wire, &v, message(c, &m));
    lines_send(c, &m, w);
    w->bot->asked = true;
    w->bot->answered = false;
    w->bot->asked_on = t->course.number;
    w->bot->owed++;
}

void bots_rematched(const struct host_call *c, struct host_watcher *w)
{
    struct sink_memory m;
    if (!has_seat(c->t, w) || c->t->rematch[0] == '\0')
        return;
    wire_lines_rematch(c->t->rematch, message(c, &m));
    lines_send(c, &m, w);
}

/* ---- Faults ------------------------------------------------------------------------------------------------------ */

static void blame(const struct host_call *c, struct host_watcher *w, const char *sentence)
{
    struct host_seat *s = &c->t->seat[w->seat];
    struct sink_memory m;
    s->faults = (uint8_t)(s->faults + (s->faults < UINT8_MAX));
    wire_lines_fault(s->faults, sentence, message(c, &m));
    lines_send(c, &m, w);
}

/* What the store did not keep is tried again. */
void bots_refused(struct host_watcher *w)
{
    if (w->seat == HG_SPECTATOR)
        w->bot->wants = w->bot->ready;
    else
        w->bot->answered = w->bot->ready;
}

/* ---- Sitting down ------------------------------------------------------------------------------------------------ */

static uint8_t seat_for(const struct host_table *t, const struct host_watcher *w)
{
    uint8_t seat = 0;
    if (w->bot->wanted != HG_NONE)
        return w->bot->wanted;
    while (seat < seats_of(t) && !(t->seat[seat].as == WIRE_AS_BOT && seat_is_free(t, seat)))
        seat++;
    return seat;
}

/* Bots agree to begin by sitting down. */
static void sit_down(const struct host_call *c, struct host_watcher *w)
{
    struct wire_said said = {.kind = WIRE_JOIN, .id = "+join"};
    struct host_call of_bot = {c->t, c->now, c->out, w, &said};
    uint8_t seat = seat_for(c->t, w);
    w->bot->wants = false;
    if (c->t->phase == HOST_OVER)
        turn_away(c, w, WIRE_NO_PHASE, NULL);
    else if (seat_was_taken_from(c, &w->token))
        turn_away(c, w, WIRE_NO_REMOVED, NULL);
    else if (seat_is_free(c->t, seat))
        seat_take(&of_bot, seat, w->bot->name);
    else
        turn_away(c, w, WIRE_NO_TAKEN, w->bot->wanted == HG_NONE ? "No seat here waits for a bot; name one." : NULL);
}

bool bots_sit_down(const struct host_call *c)
{
    if (c->t->phase == HOST_SEALED)
        return false;
    for (struct host_watcher *w = c->t->watcher; w != NULL && !c->t->pending.under_way; w = w->next)
        if (w->bot != NULL && w->bot->wants)
            sit_down(c, w);
    return c->t->pending.under_way;
}

/* ---- Moving ------------------------------------------------------------------------------------------------------ */

/* Asides may be said in any number that people would bear with. */
static bool is_bearable(const struct host_call *c, struct host_watcher *w, const struct hg_action *a)
{
    struct host_seat *s = &c->t->seat[w->seat];
    if (!hg_is_aside(rules_of(c->t), a->verb)) {
        s->asides = 0;
        return true;
    }
    if (++s->asides <= BOT_ASIDES_MAX)
        return true;
    s->asides = 0;
    blame(c, w, "it said more asides than anybody bears, without a move");
    return false;
}

/* Judged by what the seat sees first, as a person's move is. An aside is said at once, whoever else is asked. */
static bool is_legal(const struct host_call *c, struct host_watcher *w, const struct hg_state *s,
                     const struct hg_action *a)
{
    char sentence[256];
    struct hg_view v;
    if (hg_is_aside(rules_of(c->t), a->verb))
        s = &c->t->course.state;
    wire_look(rules_of(c->t), s, w->seat, &v);
    enum hg_reason why = wire_judge(&c->t->game->wire, &v, a);
    if (why == HG_OK)
        why = hg_why_not(rules_of(c->t), s, a);
    if (why == HG_OK)
        return true;
    snprintf(sentence, sizeof sentence, "%s: %s", reason_name(why), reason_sentence(why, ENGLISH));
    blame(c, w, sentence);
    return false;
}

/* After a fault the first choice in its first form; after too many the bot resigns, where the rules let it. */
static struct hg_action ruled(const struct host_call *c, const struct host_watcher *w, const struct hg_state *s)
{
    struct hg_action resign = hg_blank(HG_RESIGN, w->seat);
    struct hg_choices choices;
    if (c->t->seat[w->seat].faults >= BOT_FAULTS_MAX &&
        hg_why_not(rules_of(c->t), &c->t->course.state, &resign) == HG_OK)
        return resign;
    hg_choices(rules_of(c->t), s, &choices);
    return hg_choice_nth(&choices.box[0], 0);
}

/* The id is one that nobody can say in JSON, and the same for the same question. */
static void move(const struct host_call *c, struct host_watcher *w)
{
    struct host_table *t = c->t;
    struct wire_said said = {.kind = WIRE_ACT};
    struct host_call of_bot = {t, c->now, c->out, w, &said};
    struct hg_state s;
    bool forfeits = t->seat[w->seat].faults >= BOT_FAULTS_MAX;
    window_position(rules_of(t), &t->course.state, w->seat, &s);
    if (forfeits || w->bot->failed || !is_legal(c, w, &s, &w->bot->answer) || !is_bearable(c, w, &w->bot->answer))
        w->bot->answer = ruled(c, w, &s);
    snprintf(said.id, sizeof said.id, "+%lu", t->course.number);
    w->bot->answered = w->bot->asked = w->bot->failed = false;
    moves_take(&of_bot, &w->bot->answer);
}

/* A bot that has forfeited is asked nothing more. */
static bool may_move(const struct host_table *t, const struct host_watcher *w)
{
    if (!has_seat(t, w) || t->seat[w->seat].kept || !has(window_seats(rules_of(t), &t->course.state), w->seat))
        return false;
    return t->seat[w->seat].faults >= BOT_FAULTS_MAX || (w->bot->answered && w->bot->asked_on >= t->settled);
}

bool bots_move(const struct host_call *c)
{
    for (struct host_watcher *w = c->t->watcher; w != NULL; w = w->next)
        if (may_move(c->t, w)) {
            move(c, w);
            return true;
        }
    return false;
}

/* ---- Hearing ----------------------------------------------------------------------------------------------------- */

/* An answer to a question that was overtaken is dropped. A bot that was away is back with whatever it says. */
static void hear_answer(const struct host_call *c, struct host_watcher *w, const char *line)
{
    struct host_table *t = c->t;
    struct fault f;
    if (!has_seat(t, w) || t->phase != HOST_PLAYING)
        return;
    if (t->seat[w->seat].away)
        t->seat[w->seat].back = true;
    if (w->bot->owed == 0) {
        blame(c, w, "it spoke out of turn");
        return;
    }
    if (--w->bot->owed > 0 || !w->bot->asked || w->bot->asked_on < t->settled)
        return;
    w->bot->answered = true;
    w->bot->failed = !wire_lines_read(&t->game->wire, w->seat, line, &w->bot->answer, &f);
    if (w->bot->failed)
        blame(c, w, f.sentence);
}

/* Blanks at its ends, what can't be shown and what is too long are left out. */
static void take_name(struct host_watcher *w, const char *text)
{
    while (*text == ' ')
        text++;
    size_t length = strlen(text);
    if (length >= sizeof w->bot->name)
        length = sizeof w->bot->name - 1;
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    while (length > 0 && text[length - 1] == ' ')
        length--;
    snprintf(w->bot->name, sizeof w->bot->name, "%.*s", (int)length, text);
    if (utf8_find_hidden(w->bot->name) != NULL)
        w->bot->name[0] = '\0';
}

static void hear_ready(const struct host_call *c, struct host_watcher *w, const char *name)
{
    if (w->bot->ready)
        return;
    if (w->bot->name[0] == '\0')
        take_name(w, name);
    if (w->bot->name[0] == '\0')
        take_name(w, WIRE_LINES_NAME);
    w->bot->ready = true;
    w->bot->wants = w->seat == HG_SPECTATOR;
    if (w->seat != HG_SPECTATOR && c->t->seat[w->seat].away)
        c->t->seat[w->seat].back = true;
    bots_greet(c, w);
}

/* The first line of all is the token. */
static void hear_token(const struct host_call *c, struct host_watcher *w, const char *line)
{
    struct sink_memory m;
    size_t length = strlen(line);
    if (strncmp(line, "token ", 6) != 0 || length < 6 + 32 || length >= 6 + WIRE_TOKEN_MAX ||
        line[6 + strspn(line + 6, "0123456789abcdef")] != '\0') {
        turn_away(c, w, WIRE_NO_HELLO, "The first line of a bot is `token` with 32 to 64 hexadecimal digits.");
        return;
    }
    host_token(line + 6, &w->token);
    uint8_t seat = seat_of_token(c->t, &w->token);
    bool was_online = seat == HG_SPECTATOR || seat_is_online(c->t, seat);
    w->known = true;
    watcher_place(c->t, w, seat, w->language);
    wire_lines_hegemon(message(c, &m));
    lines_send(c, &m, w);
    if (!was_online)
        tell_table(c, NULL);
}

static void hear_seat(const struct host_call *c, struct host_watcher *w, const char *text)
{
    bool fits = text[0] >= '1' && text[0] <= '9' && text[1] == '\0' && (unsigned)(text[0] - '0') <= seats_of(c->t);
    if (fits)
        w->bot->wanted = (uint8_t)(text[0] - '1');
    else
        turn_away(c, w, WIRE_NO_TAKEN, "There is no such seat here.");
}

static void hear_line(const struct host_call *c, struct host_watcher *w, const char *line)
{
    if (w->bot->turned_away || botline_is(line, "info") || line[0] == '\0')
        return;
    if (!w->known)
        hear_token(c, w, line);
    else if (botline_is(line, "ready"))
        hear_ready(c, w, line + 5);
    else if (!w->bot->ready && strncmp(line, "seat ", 5) == 0)
        hear_seat(c, w, line + 5);
    else if (!w->bot->ready && strncmp(line, "name ", 5) == 0)
        take_name(w, line + 5);
    else
        hear_answer(c, w, line);
}

/* Lines of one message are parted by breaks; the last one may do without. */
void bots_hear(const struct host_call *c, const char *bytes, size_t length)
{
    char text[WIRE_BYTES_MAX + 1], *rest = text;
    if (length >= sizeof text || memchr(bytes, '\0', length) != NULL) {
        turn_away(c, c->w, WIRE_NO_BAD_MESSAGE, NULL);
        return;
    }
    memcpy(text, bytes, length);
    text[length] = '\0';
    for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
        size_t end = strlen(line);
        if (end > 0 && line[end - 1] == '\r')
            line[end - 1] = '\0';
        hear_line(c, c->w, line);
    }
}
