/* Around the game: who is there, what was understood, what time it is. */
#include <string.h>

#include "text/notation.h"
#include "text/say.h"
#include "wire/said.h"
#include "wire/write.h"

static const char *const phases[WIRE_PHASES] = {"open", "sealed", "playing", "over"};

/* ---- Coming and going -------------------------------------------------------------------------------------------- */

static void put_game(struct json *j, const struct wire_game *g)
{
    json_key(j, "game");
    json_open(j, '{');
    pair_text(j, "edition", edition_id(g->edition));
    pair_text(j, "sha256", edition_sha256(g->edition));
    pair_text(j, "mode", g->mode->named.id);
    json_key(j, "options");
    json_open(j, '{');
    for (unsigned i = 0; i < g->settings; i++)
        pair_text(j, g->setting[i].id, g->setting[i].value);
    json_close(j, '}');
    pair_number(j, "seats", g->rules->seats);
    json_close(j, '}');
}

/* Lengths in bytes, as the reader has them. */
static void put_limits(struct json *j)
{
    json_key(j, "limits");
    json_open(j, '{');
    pair_number(j, "message", WIRE_BYTES_MAX);
    pair_number(j, "id", WIRE_ID_MAX - 1);
    pair_number(j, "name", WIRE_NAME_MAX - 1);
    pair_number(j, "text", WIRE_CHAT_MAX - 1);
    json_close(j, '}');
}

void wire_welcome(const struct wire_game *g, const struct wire_welcome *w, struct sink *out)
{
    struct json j = wire_begin("welcome", out);
    pair_number(&j, "v", WIRE_VERSION);
    pair_text(&j, "table", w->table);
    wire_pair_seat(&j, "seat", w->seat);
    pair_number(&j, "now", w->now);
    pair_text(&j, "phase", phases[w->phase]);
    put_game(&j, g);
    pair_text(&j, "facts", w->facts);
    put_limits(&j);
    wire_finish(&j);
}

static void put_clock(struct json *j, const struct wire_clock *c)
{
    static const char *const kinds[WIRE_CLOCK_KINDS] = {"none", "move", "days"};
    json_key(j, "clock");
    json_open(j, '{');
    pair_text(j, "kind", kinds[c->kind]);
    if (c->kind == WIRE_CLOCK_MOVE) {
        pair_number(j, "seconds", c->seconds);
        pair_number(j, "reserve", c->reserve);
    }
    if (c->kind == WIRE_CLOCK_DAYS)
        pair_number(j, "days", c->days);
    json_close(j, '}');
}

static void put_seat(struct json *j, const struct wire_seat *s, unsigned number)
{
    static const char *const as[WIRE_AS_COUNT] = {"open", "person", "ai", "bot"};
    json_open(j, '{');
    pair_number(j, "seat", number);
    pair_text(j, "as", as[s->as]);
    pair_text(j, "army", s->army);
    pair_text(j, "name", s->name);
    pair_flag(j, "ready", s->ready);
    pair_flag(j, "online", s->online);
    pair_flag(j, "away", s->away);
    pair_flag(j, "offered", s->offered);
    pair_flag(j, "again", s->again);
    json_close(j, '}');
}

void wire_table(const struct wire_table *t, struct sink *out)
{
    struct json j = wire_begin("table", out);
    pair_text(&j, "phase", phases[t->phase]);
    pair_flag(&j, "creator", t->creator);
    put_clock(&j, &t->clock);
    json_key(&j, "seats");
    json_open(&j, '[');
    for (unsigned i = 0; i < t->seats; i++)
        put_seat(&j, &t->seat[i], i + 1);
    json_close(&j, ']');
    pair_text(&j, "rematch", t->rematch);
    wire_finish(&j);
}

/* One text for each line. */
static void put_lines(struct json *j, const char *key, const char *text, size_t length)
{
    json_key(j, key);
    json_open(j, '[');
    for (size_t at = 0; at < length;) {
        char line[RECORD_LINE_MAX];
        const char *stop = memchr(text + at, '\n', length - at);
        size_t long_as = stop != NULL ? (size_t)(stop - text) - at : length - at;
        size_t kept = long_as < sizeof line ? long_as : sizeof line - 1;
        memcpy(line, text + at, kept);
        line[kept] = '\0';
        json_text(j, line);
        at += long_as + 1;
    }
    json_close(j, ']');
}

void wire_sealed(const char *header, size_t length, const struct record_header *h, uint64_t deadline, struct sink *out)
{
    struct json j = wire_begin("sealed", out);
    put_lines(&j, "header", header, length);
    pair_text(&j, "commitment", h->commitment);
    pair_text(&j, "digest", h->digest);
    wire_pair_time(&j, "deadline", deadline);
    wire_finish(&j);
}

/* ---- Yes and no -------------------------------------------------------------------------------------------------- */

void wire_ok(const char *id, unsigned long number, struct sink *out)
{
    struct json j = wire_begin("ok", out);
    pair_text(&j, "id", id);
    pair_number(&j, "number", number);
    wire_finish(&j);
}

static struct json begin_refusal(const char *id, const char *reason, const char *sentence, unsigned long number,
                                 struct sink *out)
{
    struct json j = wire_begin("refuse", out);
    pair_text(&j, "id", id != NULL && id[0] != '\0' ? id : NULL);
    pair_text(&j, "reason", reason);
    pair_text(&j, "sentence", sentence);
    pair_number(&j, "number", number);
    return j;
}

static void refuse(const char *id, const char *reason, const char *sentence, unsigned long number, struct sink *out)
{
    struct json j = begin_refusal(id, reason, sentence, number, out);
    wire_finish(&j);
}

void wire_refuse(enum language language, const char *id, enum hg_reason reason, unsigned long number, struct sink *out)
{
    refuse(id, reason_name(reason), reason_sentence(reason, language), number, out);
}

static const char *sentence_of(enum language language, enum wire_refusal why, const char *more)
{
    return say(language, more != NULL ? more : wire_refusal_sentence(why));
}

void wire_refuse_by_host(enum language language, const char *id, enum wire_refusal why, const char *more,
                         unsigned long number, struct sink *out)
{
    refuse(id, wire_refusal_word(why), sentence_of(language, why, more), number, out);
}

void wire_refuse_for_now(enum language language, const char *id, unsigned seconds, unsigned long number,
                         struct sink *out)
{
    const char *sentence = sentence_of(language, WIRE_NO_FAST, NULL);
    struct json j = begin_refusal(id, wire_refusal_word(WIRE_NO_FAST), sentence, number, out);
    pair_number(&j, "retry", seconds);
    wire_finish(&j);
}

void wire_error(enum language language, enum wire_refusal code, const char *more, bool fatal, struct sink *out)
{
    struct json j = wire_begin("error", out);
    pair_text(&j, "code", wire_refusal_word(code));
    pair_text(&j, "sentence", sentence_of(language, code, more));
    pair_flag(&j, "fatal", fatal);
    wire_finish(&j);
}

/* ---- Time and talk ----------------------------------------------------------------------------------------------- */

void wire_clock(uint64_t now, const struct wire_time *time, unsigned count, struct sink *out)
{
    struct json j = wire_begin("clock", out);
    pair_number(&j, "now", now);
    json_key(&j, "seats");
    json_open(&j, '[');
    for (unsigned i = 0; i < count; i++) {
        json_open(&j, '{');
        wire_pair_seat(&j, "seat", time[i].seat);
        pair_number(&j, "reserve", time[i].reserve);
        wire_pair_time(&j, "deadline", time[i].deadline);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    wire_finish(&j);
}

void wire_chat(const struct wire_chat *c, struct sink *out)
{
    struct json j = wire_begin("chat", out);
    pair_number(&j, "n", c->n);
    wire_pair_seat(&j, "seat", c->seat);
    pair_text(&j, "name", c->name);
    pair_text(&j, "text", c->text);
    pair_text(&j, "to", c->to);
    wire_finish(&j);
}

void wire_bye(const char *why, unsigned retry, struct sink *out)
{
    struct json j = wire_begin("bye", out);
    pair_text(&j, "why", why);
    pair_number(&j, "retry", retry);
    wire_finish(&j);
}

void wire_pong(uint64_t n, struct sink *out)
{
    struct json j = wire_begin("pong", out);
    pair_number(&j, "n", n);
    wire_finish(&j);
}
