/* Who sits where: taking a seat, leaving it, being ready; what only the creator of a table may do. A seat belongs to
 * whoever knows the token that it was taken with; the table keeps the token's SHA-256 alone. */
#include <stdio.h>
#include <string.h>

#include "host/inside.h"
#include "text/say.h"

/* An AI's seat is never held. */
bool seat_is_person(const struct host_table *t, uint8_t seat)
{
    return seat < seats_of(t) && t->seat[seat].held;
}

/* The seat's own AI, or the table's level where a person is not there. */
const struct player *seat_player(const struct host_table *t, uint8_t seat)
{
    const struct host_seat *s = &t->seat[seat];
    if (s->as == WIRE_AS_AI)
        return s->player;
    return !s->held || s->away ? t->level : NULL;
}

bool seat_is_online(const struct host_table *t, uint8_t seat)
{
    const uint32_t *here = t->here[eyes_index(t, seat)];
    for (unsigned i = 0; i < HOST_TONGUES; i++)
        if (here[i] > 0)
            return true;
    return false;
}

uint8_t seat_of_token(const struct host_table *t, const struct game_key *token)
{
    for (unsigned i = 0; i < seats_of(t); i++)
        if (t->seat[i].held && memcmp(&t->seat[i].token, token, sizeof *token) == 0)
            return (uint8_t)i;
    return HG_SPECTATOR;
}

/* ---- The record's own words about seats -------------------------------------------------------------------------- */

/* A word of the record. A person who is called like one of the program's players must not pass for it. */
static void word_of_person(const char *name, char out[RECORD_WORD_MAX])
{
    name = name[0] != '\0' ? name : "person"; /* who was forgotten */
    snprintf(out, RECORD_WORD_MAX, "%s%s", name, player_find(name) != NULL ? "-" : "");
    for (char *blank = out; (blank = strchr(blank, ' ')) != NULL;)
        *blank = '-';
}

/* In the header and in `player` lines of the record. */
void seat_word(const struct host_table *t, uint8_t seat, char out[RECORD_WORD_MAX])
{
    const struct player *player = seat_player(t, seat);
    if (player != NULL)
        snprintf(out, RECORD_WORD_MAX, "%s", player->id);
    else
        word_of_person(t->seat[seat].name, out);
}

/* Writes the record's `player` line, which tells who plays the seat from here on. Before the game the header does that.
 */
static void name_player(const struct host_call *c, uint8_t seat, const char *name)
{
    struct host_table *t = c->t;
    struct record_seal seal = t->seal;
    struct pending_record record;
    struct fault ignored;
    if (t->phase != HOST_PLAYING)
        return;
    seal.labels += t->pending.labels++;
    pending_record(&record, c);
    record_write_player(&record.sink, &seal, t->course.number, seat, name, &ignored);
}

static void name_person(const struct host_call *c, uint8_t seat, const char *name)
{
    char word[RECORD_WORD_MAX];
    word_of_person(name, word);
    name_player(c, seat, word);
}

void seat_store_back(const struct host_call *c, uint8_t seat)
{
    pending_seat(c, HOST_LINE_BACK, seat);
    name_person(c, seat, c->t->seat[seat].name);
}

void seat_store_away(const struct host_call *c, uint8_t seat)
{
    pending_seat(c, HOST_LINE_AWAY, seat);
    name_player(c, seat, c->t->level->id);
}

/* ---- Taking and leaving ------------------------------------------------------------------------------------------ */

/* In a game that has begun, a seat that somebody has left. Before the game: an open seat, or one for programs. */
bool seat_is_free(const struct host_table *t, uint8_t seat)
{
    const struct host_seat *s = &t->seat[seat];
    if (seat >= seats_of(t) || s->held)
        return false;
    if (t->phase == HOST_OPEN)
        return s->as == WIRE_AS_OPEN || s->as == WIRE_AS_BOT;
    return s->as == WIRE_AS_PERSON || s->as == WIRE_AS_BOT;
}

/* Seats for programs are taken only by who asks for them by number. */
static uint8_t first_free(const struct host_table *t)
{
    uint8_t seat = 0;
    while (seat < seats_of(t) && !(seat_is_free(t, seat) && t->seat[seat].as != WIRE_AS_BOT))
        seat++;
    return seat;
}

uint64_t seat_short(const struct game_key *token)
{
    uint64_t out;
    memcpy(&out, token, sizeof out);
    return out;
}

/* The same from the whole log, for tables where many were removed. */
static bool log_tells_removed(const struct host_call *c, uint64_t wanted)
{
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct fault ignored;
    uint64_t holder[HG_SEATS_MAX] = {0};
    for (uint64_t n = 1; n <= c->t->lines[STORE_TABLE]; n++) {
        if (c->out->read(c->out->context, STORE_TABLE, n, text, sizeof text) <= 0 ||
            !host_line_read(text, n, &line, &ignored))
            continue;
        if (line.word == HOST_LINE_PERSON || line.word == HOST_LINE_PROGRAM)
            holder[line.seat] = seat_short(&line.key[0]);
        else if (line.word == HOST_LINE_REMOVED && holder[line.seat] == wanted)
            return true;
    }
    return false;
}

bool seat_was_taken_from(const struct host_call *c, const struct game_key *token)
{
    const struct host_table *t = c->t;
    uint64_t wanted = seat_short(token);
    for (unsigned i = 0; i < t->removals && i < HOST_REMOVED; i++)
        if (t->removed[i] == wanted)
            return true;
    return t->removals > HOST_REMOVED && log_tells_removed(c, wanted);
}

/* The id is stored under the new seat, since pending_commit would still take the sender for a spectator. */
void seat_take(const struct host_call *c, uint8_t seat, const char *name)
{
    bool bot = c->w->bot != NULL, program = bot || c->t->seat[seat].as == WIRE_AS_BOT;
    struct host_line line = {.word = program ? HOST_LINE_PROGRAM : HOST_LINE_PERSON, .seat = seat};
    line.key[0] = c->w->token;
    strcpy(line.text, name);
    struct host_line did = {.word = HOST_LINE_DID, .seat = seat, .number = c->t->course.number};
    strcpy(did.id, c->said->id);
    pending_begin(c);
    pending_line(c, &line);
    pending_line(c, &did);
    if (bot && c->t->phase == HOST_OPEN)
        pending_flag(c, HOST_LINE_READY, seat, true);
    name_person(c, seat, name);
    pending_commit(c, c->t->course.number);
}

/* Joining twice is no fault: it is answered as the first time. */
void seat_join(const struct host_call *c)
{
    uint8_t seat = wire_has(c->said, WIRE_KEY_SEAT) ? c->said->seat : first_free(c->t);
    if (!c->w->known)
        refuse(c, WIRE_NO_SEAT, SAID("a seat is taken by who has said hello with a token"));
    else if (c->w->seat != HG_SPECTATOR && (!wire_has(c->said, WIRE_KEY_SEAT) || seat == c->w->seat))
        answer_ok(c, c->t->course.number);
    else if (c->w->seat != HG_SPECTATOR)
        refuse(c, WIRE_NO_SEATED, NULL);
    else if (seat_was_taken_from(c, &c->w->token))
        refuse(c, WIRE_NO_REMOVED, NULL);
    else if (!seat_is_free(c->t, seat))
        refuse(c, WIRE_NO_TAKEN, NULL);
    else if (c->said->name[0] == '\0' || c->said->name[0] == ' ' || c->said->name[strlen(c->said->name) - 1] == ' ')
        refuse(c, WIRE_NO_BAD_MESSAGE, SAID("a name has something in it, and no blank at its ends"));
    else
        seat_take(c, seat, c->said->name);
}

/* Before the game the seat is open again; later an AI plays it until somebody takes it. */
static void give_up(const struct host_call *c, uint8_t seat, bool removed)
{
    pending_begin(c);
    if (removed)
        pending_seat(c, HOST_LINE_REMOVED, seat);
    pending_seat(c, c->t->phase == HOST_OPEN ? HOST_LINE_SEAT_OPEN : HOST_LINE_LEFT, seat);
    name_player(c, seat, c->t->level->id);
    pending_commit(c, c->t->course.number);
}

void seat_leave(const struct host_call *c)
{
    give_up(c, c->w->seat, false);
}

void seat_ready(const struct host_call *c)
{
    pending_begin(c);
    pending_flag(c, HOST_LINE_READY, c->w->seat, c->said->on);
    pending_commit(c, c->t->course.number);
}

void seat_contribute(const struct host_call *c)
{
    struct host_line line = {.word = HOST_LINE_CONTRIBUTION, .seat = c->w->seat};
    const struct host_seat *s = &c->t->seat[c->w->seat];
    if (!key_parse(c->said->hex, &line.key[0])) {
        refuse(c, WIRE_NO_BAD_MESSAGE, NULL);
        return;
    }
    if (s->contributed) { /* the first one counts: nobody may change it after others have given theirs */
        if (memcmp(&s->contribution, &line.key[0], sizeof line.key[0]) == 0)
            answer_ok(c, c->t->course.number);
        else
            refuse(c, WIRE_NO_PHASE, SAID("this seat has contributed already"));
        return;
    }
    pending_begin(c);
    pending_line(c, &line);
    pending_commit(c, c->t->course.number);
}

/* The line alone: a store that can rewrite older lines takes names and texts out of them as it keeps this one. */
void seat_forget(const struct host_call *c)
{
    pending_begin(c);
    pending_seat(c, HOST_LINE_FORGET, c->w->seat);
    pending_commit(c, c->t->course.number);
}

/* ---- The creator ------------------------------------------------------------------------------------------------- */

/* `open`, `bot`, or the id of an AI. */
static bool line_of(const char *as, uint8_t seat, struct host_line *line)
{
    *line = (struct host_line){.word = HOST_LINE_SEAT_OPEN, .seat = seat};
    if (strcmp(as, "open") == 0)
        return true;
    line->word = strcmp(as, "bot") == 0 ? HOST_LINE_SEAT_BOT : HOST_LINE_SEAT_AI;
    snprintf(line->name[0], sizeof line->name[0], "%s", as);
    return line->word == HOST_LINE_SEAT_BOT || player_find(as) != NULL;
}

void seat_set(const struct host_call *c)
{
    struct host_line line;
    if (c->said->seat >= seats_of(c->t) || c->t->seat[c->said->seat].held)
        refuse(c, WIRE_NO_TAKEN, NULL);
    else if (!line_of(c->said->as, c->said->seat, &line))
        refuse(c, WIRE_NO_PLAYER, NULL);
    else {
        pending_begin(c);
        pending_line(c, &line);
        pending_commit(c, c->t->course.number);
    }
}

/* Whoever is not there is played by the table's level. */
void seat_start(const struct host_call *c)
{
    struct host_line start = {.word = HOST_LINE_START};
    pending_begin(c);
    for (uint8_t i = 0; i < seats_of(c->t); i++) {
        struct host_line line = {.word = HOST_LINE_SEAT_AI, .seat = i};
        snprintf(line.name[0], sizeof line.name[0], "%s", c->t->level->id);
        if (!c->t->seat[i].held && c->t->seat[i].as != WIRE_AS_AI)
            pending_line(c, &line);
    }
    pending_line(c, &start);
    pending_commit(c, c->t->course.number);
}

void seat_mute(const struct host_call *c)
{
    if (!seat_is_person(c->t, c->said->seat)) {
        refuse(c, WIRE_NO_SEAT, NULL);
        return;
    }
    pending_begin(c);
    pending_flag(c, HOST_LINE_MUTE, c->said->seat, c->said->on);
    pending_commit(c, c->t->course.number);
}

/* Before the game whoever was removed may sit down again: it is easily done by mistake, and the seat can be given to an
 * AI. In a game it gets no seat any more, as long as it is known by the same token; but nobody can lock themselves out
 * of a table that they have made. */
void seat_remove(const struct host_call *c)
{
    if (!seat_is_person(c->t, c->said->seat))
        refuse(c, WIRE_NO_SEAT, NULL);
    else
        give_up(c, c->said->seat,
                c->t->phase != HOST_OPEN &&
                    memcmp(&c->t->seat[c->said->seat].token, &c->t->creator, sizeof c->t->creator) != 0);
}
