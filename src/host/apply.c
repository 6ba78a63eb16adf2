/* What a stored line does to a table. The only place where seats, orders, clocks and phases change, so that a table
 * that is restored is the table that was.
 *
 * A function here may look at nothing but the table and the line: no clock, no watcher, no random number. Otherwise the
 * restored table would differ. It returns false when the line can't be true, which means that a log was damaged. */
#include <string.h>

#include "host/inside.h"
#include "text/notation.h"

/* Of this token, wherever it sat last: leaving the seat is no way around it. */
static bool is_muted(const struct host_table *t, const struct game_key *token)
{
    for (unsigned i = 0; i < seats_of(t); i++)
        if (t->seat[i].sat != 0 && t->seat[i].muted && memcmp(&t->seat[i].token, token, sizeof *token) == 0)
            return true;
    return false;
}

/* What was agreed about the one before does not hold for the next one. */
static void let_nobody(struct host_table *t, uint8_t seat)
{
    for (unsigned i = 0; i < seats_of(t); i++)
        t->seat[i].lets = (uint8_t)(t->seat[i].lets & ~(1u << seat));
}

/* A new holder begins anew; one who comes back with the same token keeps the ids of its messages, so that nothing is
 * done twice. */
static bool sit(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    if (strlen(line->text) >= sizeof s->name)
        return false;
    s->as = line->word == HOST_LINE_PROGRAM ? WIRE_AS_BOT : WIRE_AS_PERSON;
    s->held = true;
    s->player = NULL;
    if (s->sat == 0 || memcmp(&s->token, &line->key[0], sizeof s->token) != 0) {
        s->ids = 0; /* of somebody else */
        s->sat = number;
    }
    s->lets = 0;
    let_nobody(t, line->seat);
    s->hook = 0;
    s->muted = is_muted(t, &line->key[0]);
    s->token = line->key[0];
    s->away = s->back = s->ready = s->offered = s->again = s->taken_away = false;
    s->late = s->faults = s->asides = 0;
    memcpy(s->name, line->text, sizeof s->name);
    t->changed |= CHANGED_TABLE;
    return true;
}

/* Reserve and kept answer belong to the seat and stay; `sit` resets what else a new holder must not inherit. */
static void vacate(struct host_table *t, uint8_t seat, enum wire_as as, const struct player *player)
{
    struct host_seat *s = &t->seat[seat];
    s->as = as;
    s->player = player;
    s->held = s->away = s->back = s->ready = s->offered = s->again = s->contributed = false;
    s->dice = s->pass = 0;
    s->lets = 0;
    let_nobody(t, seat);
    s->name[0] = s->hint[0] = '\0';
    s->hook = 0;
    s->due = 0;
    s->asked = false;
    t->changed |= CHANGED_TABLE;
}

/* In a game, `as` stays what it was: it tells who may take the seat again. */
static bool leave(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    if (!t->seat[line->seat].held)
        return false;
    vacate(t, line->seat, t->seat[line->seat].as, NULL);
    t->changed |= CHANGED_ASK;
    return true;
}

static bool set_ai(struct host_table *t, const struct host_line *line, uint64_t number)
{
    const struct player *player = player_find(line->name[0]);
    (void)number;
    if (player == NULL)
        return false;
    vacate(t, line->seat, WIRE_AS_AI, player);
    return true;
}

/* From here on the whole game is determined by the root: the secret, the header and everybody's contribution make it
 * together. */
static bool begin_playing(struct host_table *t, const struct host_line *line, uint64_t number)
{
    char secret[KEY_HEX], given[HG_SEATS_MAX][KEY_HEX];
    (void)line, (void)number;
    key_print(&t->secret, secret);
    for (unsigned i = 0; i < seats_of(t); i++) {
        strcpy(given[i], RECORD_DERIVED);
        if (t->seat[i].contributed)
            key_print(&t->seat[i].contribution, given[i]);
    }
    if (!key_of_audit(&t->root, secret, t->seal.digest, (const char(*)[KEY_HEX])given, seats_of(t)))
        return false;
    course_begin(&t->course, rules_of(t));
    for (unsigned i = 0; i < seats_of(t); i++)
        wire_chain_begin(&t->chain[i], t->seal.digest, (uint8_t)i);
    wire_chain_begin(&t->chain[HG_SEATS_MAX], t->seal.digest, HG_SPECTATOR);
    for (unsigned i = 0; i < seats_of(t); i++)
        t->seat[i].reserve = t->clock.reserve * UINT64_C(1000);
    t->phase = HOST_PLAYING;
    t->changed |= CHANGED_TABLE | CHANGED_PLAYING | CHANGED_ASK;
    return true;
}

/* The deadline counts from the line's time, so a restart does not lengthen it. */
static bool seal(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->phase = HOST_SEALED;
    t->seal = (struct record_seal){.version = RECORD_VERSION};
    key_print(&line->key[0], t->seal.digest);
    t->header_lines = line->number;
    t->deadline = line->time + HOST_CONTRIBUTE_MS;
    t->changed |= CHANGED_TABLE | CHANGED_SEALED;
    return true;
}

/* A line with `-` for its id was written for somebody who was late; it does not count as a sign of life. */
static bool keep_answer(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    struct fault ignored;
    (void)number;
    if (!notation_parse(rules_of(t), names_of(t), line->seat, line->text, &s->answer, &ignored))
        return false;
    s->kept = line->number >= t->settled; /* else somebody else has played on while it was being stored */
    s->kept_number = (unsigned long)line->number;
    s->asked = false;
    s->due = t->clock.kind == WIRE_CLOCK_DAYS ? s->due : 0;
    if (strcmp(line->id, "-") != 0) {
        ids_remember(s, line->id, (unsigned long)line->number);
        s->late = 0;
        t->moved = line->time;
    }
    return true;
}

/* Only where it stands is kept; the words are read from the log when they are told. */
static bool note_chat(struct host_table *t, const struct host_line *line, uint64_t number)
{
    ids_remember(&t->seat[line->seat], line->id, (unsigned long)(t->chats + 1));
    t->chat_line[t->chats++ % HOST_CHATS] = number;
    t->changed |= CHANGED_CHAT;
    return true;
}

static bool moved(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    (void)number;
    s->late = 0;
    t->moved = line->time;
    ids_remember(s, line->id, (unsigned long)line->number);
    return true;
}

/* Both words end a table. */
static bool end(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->phase = HOST_OVER;
    t->stopped = line->word == HOST_LINE_STOPPED;
    t->changed |= CHANGED_TABLE | CHANGED_OVER;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        t->seat[i].due = 0;
        t->seat[i].asked = t->seat[i].kept = false;
    }
    return true;
}

static bool set_due(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->seat[line->seat].due_turn = (uint32_t)line->number;
    t->seat[line->seat].due = line->ms;
    return true;
}

/* Its time begins anew, because another one is asked now. */
static bool come_or_go(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    (void)number;
    s->away = line->word == HOST_LINE_AWAY;
    s->back = false;
    s->late = 0;
    s->asked = false;
    s->due = 0;
    t->changed |= CHANGED_TABLE | CHANGED_ASK;
    return true;
}

/* ---- One function for each word ---------------------------------------------------------------------------------- */

typedef bool change_fn(struct host_table *t, const struct host_line *line, uint64_t number);

/* restore_plan has read it; here it must only be the first. */
static bool on_table(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)t, (void)line;
    return number == 1;
}

static bool on_secret(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->secret = line->key[0];
    return true;
}

static bool on_open(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    vacate(t, line->seat, line->word == HOST_LINE_SEAT_BOT ? WIRE_AS_BOT : WIRE_AS_OPEN, NULL);
    return true;
}

static bool on_ready(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->seat[line->seat].ready = line->on;
    t->changed |= CHANGED_TABLE;
    return true;
}

static bool on_start(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)line, (void)number;
    t->started = true;
    return true;
}

static bool on_contribution(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->seat[line->seat].contributed = true;
    t->seat[line->seat].contribution = line->key[0];
    return true;
}

static bool on_did(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    ids_remember(&t->seat[line->seat], line->id, (unsigned long)line->number);
    return true;
}

static bool on_orders(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->seat[line->seat].dice = line->dice;
    t->seat[line->seat].pass = line->pass;
    return true;
}

/* The move that was made for it stands in the record. */
static bool on_late(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    (void)number;
    s->late = (uint8_t)(s->late + (s->late < HOST_LATE));
    return true;
}

static bool on_reserve(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->seat[line->seat].reserve = line->ms;
    return true;
}

static bool on_mute(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    for (unsigned i = 0; i < seats_of(t); i++) /* also where the same person sat before */
        if (memcmp(&t->seat[i].token, &t->seat[line->seat].token, sizeof t->seat[i].token) == 0)
            t->seat[i].muted = line->on;
    return true;
}

static bool on_wish(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    (void)number;
    *(line->word == HOST_LINE_OFFER ? &s->offered : &s->again) = line->on;
    t->changed |= CHANGED_TABLE;
    return true;
}

static bool on_rematch(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    memcpy(t->rematch, line->id, sizeof t->rematch);
    t->changed |= CHANGED_TABLE | CHANGED_REMATCH;
    return true;
}

static bool on_listed(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)line, (void)number;
    t->listed = true;
    return true;
}

static bool on_hints(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    t->hintless = !line->on;
    return true;
}

/* The record keeps what it says about the seat: its lines are sealed. */
static bool on_forget(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    if (!s->held)
        return false;
    s->name[0] = '\0';
    s->hook = 0;
    s->forgot = number;
    t->changed |= CHANGED_TABLE;
    return true;
}

/* Only where it stands is kept. */
static bool on_hook(struct host_table *t, const struct host_line *line, uint64_t number)
{
    t->seat[line->seat].hook = line->text[0] != '\0' ? (uint32_t)number : 0;
    return true;
}

/* `left` or `open` follows. */
static bool on_removed(struct host_table *t, const struct host_line *line, uint64_t number)
{
    (void)number;
    if (!t->seat[line->seat].held)
        return false;
    if (t->removals < HOST_REMOVED)
        t->removed[t->removals] = seat_short(&t->seat[line->seat].token);
    t->removals++;
    t->seat[line->seat].taken_away = true;
    return true;
}

/* Its number is that of the other seat, from 1. */
static bool on_let(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    (void)number;
    if (line->number == 0 || line->number > seats_of(t))
        return false;
    uint8_t bit = (uint8_t)(1u << (line->number - 1));
    s->lets = (uint8_t)(line->on ? s->lets | bit : s->lets & ~bit);
    t->changed |= CHANGED_TABLE;
    return true;
}

/* A word without a function would crash here, so every word of lines.h has one. */
static change_fn *const change[HOST_LINE_WORDS] = {
    [HOST_LINE_TABLE] = on_table,
    [HOST_LINE_SECRET] = on_secret,
    [HOST_LINE_SEAT_OPEN] = on_open,
    [HOST_LINE_SEAT_AI] = set_ai,
    [HOST_LINE_SEAT_BOT] = on_open,
    [HOST_LINE_PERSON] = sit,
    [HOST_LINE_PROGRAM] = sit,
    [HOST_LINE_LEFT] = leave,
    [HOST_LINE_READY] = on_ready,
    [HOST_LINE_START] = on_start,
    [HOST_LINE_SEALED] = seal,
    [HOST_LINE_CONTRIBUTION] = on_contribution,
    [HOST_LINE_PLAYING] = begin_playing,
    [HOST_LINE_DID] = on_did,
    [HOST_LINE_MOVE] = moved,
    [HOST_LINE_ANSWER] = keep_answer,
    [HOST_LINE_SAY] = note_chat,
    [HOST_LINE_ORDERS] = on_orders,
    [HOST_LINE_LATE] = on_late,
    [HOST_LINE_AWAY] = come_or_go,
    [HOST_LINE_BACK] = come_or_go,
    [HOST_LINE_RESERVE] = on_reserve,
    [HOST_LINE_DUE] = set_due,
    [HOST_LINE_MUTE] = on_mute,
    [HOST_LINE_OFFER] = on_wish,
    [HOST_LINE_AGAIN] = on_wish,
    [HOST_LINE_STOPPED] = end,
    [HOST_LINE_OVER] = end,
    [HOST_LINE_REMATCH] = on_rematch,
    [HOST_LINE_LISTED] = on_listed,
    [HOST_LINE_HINTS] = on_hints,
    [HOST_LINE_FORGET] = on_forget,
    [HOST_LINE_HOOK] = on_hook,
    [HOST_LINE_REMOVED] = on_removed,
    [HOST_LINE_LET] = on_let,
};

bool apply_line(struct host_table *t, const struct host_line *line, uint64_t number, struct fault *f)
{
    return (line->seat < seats_of(t) && change[line->word](t, line, number)) ||
           fault_at(f, "table", (unsigned long)number, "this line does not fit the ones before it");
}
