/* What a stored line does to a table. The only place where seats, orders, clocks and phases change, so that a table
 * that is restored is the table that was. */
#include <string.h>

#include "host/inside.h"
#include "text/notation.h"

static void sit(struct host_table *t, const struct host_line *line)
{
    struct host_seat *s = &t->seat[line->seat];
    s->as = line->word == HOST_LINE_PROGRAM ? WIRE_AS_BOT : WIRE_AS_PERSON;
    s->held = true;
    s->player = NULL;
    if (memcmp(&s->token, &line->key[0], sizeof s->token) != 0)
        s->ids = 0; /* of somebody else */
    s->token = line->key[0];
    s->away = s->back = s->ready = s->offered = s->again = s->muted = false;
    s->late = 0;
    memcpy(s->name, line->text, sizeof s->name);
    t->changed |= CHANGED_TABLE;
}

static void vacate(struct host_table *t, uint8_t seat, enum wire_as as, const struct player *player)
{
    struct host_seat *s = &t->seat[seat];
    s->as = as;
    s->player = player;
    s->held = s->away = s->back = s->ready = s->offered = s->again = s->contributed = false;
    s->dice = s->pass = 0;
    s->name[0] = s->hint[0] = '\0';
    s->due = 0;
    s->asked = false;
    t->changed |= CHANGED_TABLE;
}

static bool leave(struct host_table *t, uint8_t seat)
{
    if (!t->seat[seat].held)
        return false;
    vacate(t, seat, t->seat[seat].as, NULL);
    t->changed |= CHANGED_ASK;
    return true;
}

static bool set_ai(struct host_table *t, const struct host_line *line)
{
    const struct player *player = player_find(line->name[0]);
    if (player == NULL)
        return false;
    vacate(t, line->seat, WIRE_AS_AI, player);
    return true;
}

static bool begin_playing(struct host_table *t)
{
    char secret[KEY_HEX], given[HG_SEATS_MAX][KEY_HEX];
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

static void seal(struct host_table *t, const struct host_line *line)
{
    t->phase = HOST_SEALED;
    t->seal = (struct record_seal){.version = RECORD_VERSION};
    key_print(&line->key[0], t->seal.digest);
    t->header_lines = line->number;
    t->deadline = line->time + HOST_CONTRIBUTE_MS;
    t->changed |= CHANGED_TABLE | CHANGED_SEALED;
}

static bool keep_answer(struct host_table *t, const struct host_line *line)
{
    struct host_seat *s = &t->seat[line->seat];
    struct fault ignored;
    if (!notation_parse(rules_of(t), names_of(t), line->seat, line->text, &s->answer, &ignored))
        return false;
    s->kept = true;
    s->kept_number = (unsigned long)line->number;
    s->asked = false;
    s->due = t->clock.kind == WIRE_CLOCK_DAYS ? s->due : 0;
    if (strcmp(line->id, "-") != 0) {
        ids_remember(s, line->id, (unsigned long)line->number);
        s->late = 0;
    }
    return true;
}

static void note_chat(struct host_table *t, const struct host_line *line, uint64_t number)
{
    ids_remember(&t->seat[line->seat], line->id, (unsigned long)(t->chats + 1));
    t->chat_line[t->chats++ % HOST_CHATS] = number;
    t->changed |= CHANGED_CHAT;
}

static void moved(struct host_table *t, const struct host_line *line)
{
    struct host_seat *s = &t->seat[line->seat];
    s->late = 0;
    ids_remember(s, line->id, (unsigned long)line->number);
}

static void end(struct host_table *t, bool stopped)
{
    t->phase = HOST_OVER;
    t->stopped = stopped;
    t->changed |= CHANGED_TABLE | CHANGED_OVER;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        t->seat[i].due = 0;
        t->seat[i].asked = t->seat[i].kept = false;
    }
}

static void set_due(struct host_table *t, const struct host_line *line)
{
    t->seat[line->seat].due_turn = (uint32_t)line->number;
    t->seat[line->seat].due = line->ms;
}

static void come_and_go(struct host_table *t, uint8_t seat, bool away)
{
    struct host_seat *s = &t->seat[seat];
    s->away = away;
    s->back = false;
    s->late = 0;
    s->asked = false;
    s->due = 0;
    t->changed |= CHANGED_TABLE | CHANGED_ASK;
}

static bool change(struct host_table *t, const struct host_line *line, uint64_t number)
{
    struct host_seat *s = &t->seat[line->seat];
    switch (line->word) {
    case HOST_LINE_TABLE:
        return number == 1;
    case HOST_LINE_SECRET:
        t->secret = line->key[0];
        return true;
    case HOST_LINE_SEAT_OPEN:
        vacate(t, line->seat, WIRE_AS_OPEN, NULL);
        return true;
    case HOST_LINE_SEAT_AI:
        return set_ai(t, line);
    case HOST_LINE_SEAT_BOT:
        vacate(t, line->seat, WIRE_AS_BOT, NULL);
        return true;
    case HOST_LINE_PERSON:
    case HOST_LINE_PROGRAM:
        sit(t, line);
        return strlen(line->text) < sizeof s->name;
    case HOST_LINE_LEFT:
        return leave(t, line->seat);
    case HOST_LINE_READY:
        s->ready = line->on;
        t->changed |= CHANGED_TABLE;
        return true;
    case HOST_LINE_START:
        t->started = true;
        return true;
    case HOST_LINE_SEALED:
        seal(t, line);
        return true;
    case HOST_LINE_CONTRIBUTION:
        s->contributed = true;
        s->contribution = line->key[0];
        return true;
    case HOST_LINE_PLAYING:
        return begin_playing(t);
    case HOST_LINE_DID:
        ids_remember(s, line->id, (unsigned long)line->number);
        return true;
    case HOST_LINE_MOVE:
        moved(t, line);
        return true;
    case HOST_LINE_ANSWER:
        return keep_answer(t, line);
    case HOST_LINE_SAY:
        note_chat(t, line, number);
        return true;
    case HOST_LINE_ORDERS:
        s->dice = line->dice;
        s->pass = line->pass;
        return true;
    case HOST_LINE_LATE:
        s->late = (uint8_t)(s->late + (s->late < HOST_LATE));
        return true;
    case HOST_LINE_AWAY:
        come_and_go(t, line->seat, true);
        return true;
    case HOST_LINE_BACK:
        come_and_go(t, line->seat, false);
        return true;
    case HOST_LINE_RESERVE:
        s->reserve = line->ms;
        return true;
    case HOST_LINE_DUE:
        set_due(t, line);
        return true;
    case HOST_LINE_MUTE:
        s->muted = line->on;
        return true;
    case HOST_LINE_OFFER:
        s->offered = line->on;
        t->changed |= CHANGED_TABLE;
        return true;
    case HOST_LINE_AGAIN:
        s->again = line->on;
        t->changed |= CHANGED_TABLE;
        return true;
    case HOST_LINE_STOPPED:
        end(t, true);
        return true;
    case HOST_LINE_OVER:
        end(t, false);
        return true;
    case HOST_LINE_REMATCH:
        memcpy(t->rematch, line->id, sizeof t->rematch);
        t->changed |= CHANGED_TABLE;
        return true;
    case HOST_LINE_WORDS:
        break;
    }
    return false;
}

bool apply_line(struct host_table *t, const struct host_line *line, uint64_t number, struct fault *f)
{
    return (line->seat < seats_of(t) && change(t, line, number)) ||
           fault_at(f, "table", (unsigned long)number, "this line does not fit the ones before it");
}
