/* What watchers say, one row for each kind: when it may be said, by whom, and who handles it. Refusals are answers to a
 * message with an id; errors are told to who has sent something without one, or before hello. */
#include <string.h>

#include "host/bots.h"
#include "host/reading.h"
#include "text/say.h"

/* Bits of phases, as `1 << enum host_phase`. */
enum {
    OPEN = 1 << HOST_OPEN,
    SEALED = 1 << HOST_SEALED,
    PLAYING = 1 << HOST_PLAYING,
    OVER = 1 << HOST_OVER,
    ANY = OPEN | SEALED | PLAYING | OVER
};

/* `seated`: only by who holds a seat. `creator`: only by who knows the creator's token, with or without a seat. */
struct kind {
    void (*handle)(const struct host_call *c);
    uint8_t phases;
    bool seated, creator;
    bool stores; /* it changes the table, so nothing else may be under way */
    bool asks;   /* it only asks for something, which may wait */
};

static void pong(const struct host_call *c)
{
    struct sink_memory m;
    wire_pong(c->said->n, message(c, &m));
    message_send(c, &m, c->w);
}

/* Questions are answered from what the one who asks sees, so no answer tells more than the screen does. */
static void view_of(const struct host_call *c, struct hg_view *v)
{
    wire_look(rules_of(c->t), &c->t->course.state, c->w->seat, v);
}

static void odds(const struct host_call *c)
{
    const struct name_list *places = &names_of(c->t)->places;
    int from = names_find(places, c->said->place, strlen(c->said->place));
    int to = names_find(places, c->said->target, strlen(c->said->target));
    struct hg_view v;
    struct sink_memory m;
    if (from < 0 || to < 0) {
        refuse(c, WIRE_NO_ATTACK, NULL);
        return;
    }
    view_of(c, &v);
    struct wire_attack attack = {(uint8_t)from, (uint8_t)to,
                                 c->said->n < UINT16_MAX ? (uint16_t)c->said->n : UINT16_MAX};
    wire_answer_odds(&c->t->game->wire, c->w->language, c->said->id, &v, &attack, c->t->course.number, message(c, &m));
    message_send(c, &m, c->w);
}

static void why(const struct host_call *c)
{
    struct hg_action a;
    struct fault f;
    struct hg_view v;
    struct sink_memory m;
    if (!notation_parse_in(c->w->language, rules_of(c->t), names_of(c->t), c->w->seat, c->said->action, &a, &f)) {
        refuse(c, WIRE_NO_BAD_ACTION, f.sentence);
        return;
    }
    view_of(c, &v);
    wire_answer_why(&c->t->game->wire, c->w->language, c->said->id, &v, &a, message(c, &m));
    message_send(c, &m, c->w);
}

static const struct kind kind[WIRE_KINDS] = {
    [WIRE_HELLO] = {watchers_hello, ANY, false, false, false, false},
    [WIRE_JOIN] = {seat_join, OPEN | PLAYING, false, false, true, false},
    [WIRE_LEAVE] = {seat_leave, ANY, true, false, true, false},
    [WIRE_READY] = {seat_ready, OPEN, true, false, true, false},
    [WIRE_SEAT] = {seat_set, OPEN, false, true, true, false},
    [WIRE_START] = {seat_start, OPEN, false, true, true, false},
    [WIRE_CONTRIBUTE] = {seat_contribute, SEALED, true, false, true, false},
    [WIRE_ACT] = {moves_act, PLAYING, true, false, true, false},
    [WIRE_UNDO] = {moves_undo, PLAYING, true, false, true, false},
    [WIRE_ASIDE] = {moves_aside, PLAYING, true, false, true, false},
    [WIRE_OFFER] = {over_offer, PLAYING, true, false, true, false},
    [WIRE_REMATCH] = {over_rematch, OVER, true, false, true, false},
    [WIRE_ORDERS] = {orders_set, OPEN | SEALED | PLAYING, true, false, true, false},
    [WIRE_SAY] = {chat_say, ANY, true, false, true, false},
    [WIRE_MUTE] = {seat_mute, ANY, false, true, true, false},
    [WIRE_REMOVE] = {seat_remove, ANY, false, true, true, false},
    [WIRE_FORGET] = {seat_forget, ANY, true, false, true, false},
    [WIRE_ODDS] = {odds, PLAYING | OVER, false, false, false, true},
    [WIRE_HINT] = {work_hint, PLAYING, true, false, false, true},
    [WIRE_WHY] = {why, PLAYING, true, false, false, true},
    [WIRE_LOOK] = {watchers_look, PLAYING | OVER, false, false, false, true},
    [WIRE_HISTORY] = {watchers_history, PLAYING | OVER, false, false, false, true},
    [WIRE_WORTH] = {watchers_worth, OVER, false, false, false, true},
    [WIRE_LANG] = {watchers_lang, ANY, false, false, false, true},
    [WIRE_PING] = {pong, ANY, false, false, false, false},
};

/* To who sent something without an id, so that there is no request to refuse. */
static void complain(const struct host_call *c, enum wire_refusal code, const char *more)
{
    struct sink_memory m;
    wire_error(c->w->language, code, more, false, message(c, &m));
    message_send(c, &m, c->w);
}

/* The same message again, while the first one is being stored: its answer is on the way, to whoever asked last. */
static bool is_under_way(const struct host_call *c)
{
    struct host_pending *p = &c->t->pending;
    if (!p->under_way || c->w->seat == HG_SPECTATOR || p->seat != c->w->seat || strcmp(p->id, c->said->id) != 0)
        return false;
    p->from = c->w;
    return true;
}

/* A message that is sent again after a lost connection is answered, not done twice. */
static bool was_answered(const struct host_call *c)
{
    unsigned long number;
    if (c->w->seat == HG_SPECTATOR || !ids_find(&c->t->seat[c->w->seat], c->said->id, &number))
        return false;
    answer_ok(c, number);
    return true;
}

/* Its time is over, but it may have been answered when it was not. */
static bool was_answered_long_ago(const struct host_call *c)
{
    unsigned long number;
    if (c->w->seat != HG_SPECTATOR && c->t->seat[c->w->seat].ids > HOST_IDS && put_off(c))
        return true;
    if (c->w->seat == HG_SPECTATOR || !ids_find_stored(c, c->w->seat, c->said->id, &number))
        return false;
    answer_ok(c, number);
    return true;
}

static bool is_creator(const struct host_call *c)
{
    return c->w->known && memcmp(&c->w->token, &c->t->creator, sizeof c->t->creator) == 0;
}

/* HG_OK-like: WIRE_REFUSALS when it may be done. The order matters: the first that fits is told. */
static enum wire_refusal why_not(const struct host_call *c, const struct kind *k)
{
    if ((k->phases >> c->t->phase & 1) == 0)
        return WIRE_NO_PHASE;
    if (k->seated && c->w->seat == HG_SPECTATOR)
        return WIRE_NO_SEAT;
    if (k->creator && !is_creator(c))
        return WIRE_NO_CREATOR;
    if (k->stores && c->t->broken)
        return WIRE_NO_FAULT;
    return k->stores && !pending_free(c->t) ? WIRE_NO_BUSY : WIRE_REFUSALS;
}

/* To who has no id to be refused by, the error tells it. */
static void refuse_for_now(const struct host_call *c)
{
    struct sink_memory m;
    c->w->refused = true;
    if (c->said->id[0] != '\0')
        wire_refuse_for_now(c->w->language, c->said->id, c->w->wait, c->t->course.number, message(c, &m));
    else
        wire_error(c->w->language, WIRE_NO_FAST, NULL, false, message(c, &m));
    message_send(c, &m, c->w);
}

/* `-` is kept from ids because logs write it where there is none. */
static void handle(const struct host_call *c)
{
    const struct kind *k = &kind[c->said->kind];
    if (c->said->kind != WIRE_HELLO && !c->w->greeted) {
        complain(c, WIRE_NO_HELLO, NULL);
        return;
    }
    if (wire_has(c->said, WIRE_KEY_ID) && (!host_is_word(c->said->id) || strcmp(c->said->id, "-") == 0)) {
        refuse(c, WIRE_NO_BAD_MESSAGE, SAID("an id is one word without blanks"));
        return;
    }
    if (k->stores && (is_under_way(c) || was_answered(c)))
        return;
    if (c->w->wait > 0 && (k->asks || (c->said->kind == WIRE_HELLO && c->w->greeted))) {
        refuse_for_now(c);
        return;
    }
    enum wire_refusal refusal = why_not(c, k);
    if (refusal == WIRE_NO_PHASE && k->stores && was_answered_long_ago(c))
        return;
    if (refusal == WIRE_REFUSALS)
        k->handle(c);
    else if (c->said->id[0] != '\0')
        refuse(c, refusal, NULL);
    else
        complain(c, refusal, NULL);
}

/* False when it can't be read: then nothing has changed. */
static bool hear_message(const struct host_call *without, const char *bytes, size_t length)
{
    struct wire_said said;
    const char *fault;
    struct host_call c = *without;
    bool read = wire_parse(bytes, length, &said, &fault);
    c.said = &said;
    if (read)
        handle(&c);
    else if (said.id[0] != '\0')
        refuse(&c, WIRE_NO_BAD_MESSAGE, fault);
    else
        complain(&c, WIRE_NO_BAD_MESSAGE, fault);
    return read;
}

void host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
               const struct host_out *out)
{
    struct host_call c = {t, now, out, w, NULL};
    t->later = false;
    if (w->bot != NULL)
        bots_hear(&c, bytes, length);
    else if (!hear_message(&c, bytes, length))
        return;
    c.w = NULL;
    table_go_on(&c);
}
