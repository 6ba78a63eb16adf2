/* JSON about tables, from memory where a table is there, else from the database; and what the operator may do. Answers
 * that wait for the disk are given by the routes_ functions, which tables.c calls when it is done. */
#include "server/lobby.h"

#include <stdlib.h>
#include <string.h>

#include "host/plan.h"
#include "players/player.h"
#include "server/erase.h"
#include "server/records.h"
#include "server/tables.h"
#include "text/say.h"

/* tables in one answer, and of one maker as long as others have some */
enum { LIST_MAX = 200, LIST_OF_ONE = 10 };

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

static void put_clock(struct json *j, const struct wire_clock *c)
{
    static const char *const kind[WIRE_CLOCK_KINDS] = {"none", "move", "days"};
    json_key(j, "clock");
    json_open(j, '{');
    pair_text(j, "kind", kind[c->kind]);
    if (c->kind == WIRE_CLOCK_MOVE) {
        pair_number(j, "seconds", c->seconds);
        pair_number(j, "reserve", c->reserve);
    }
    if (c->kind == WIRE_CLOCK_DAYS)
        pair_number(j, "days", c->days);
    json_close(j, '}');
}

/* The level of a computer player stands for its name. A person's name is told as long as the seat is held. */
static void put_seat(struct json *j, const struct host_seat *s)
{
    static const char *const as[WIRE_AS_COUNT] = {"open", "person", "ai", "bot"};
    json_open(j, '{');
    pair_text(j, "as", as[s->as]);
    pair_text(j, "name", s->as == WIRE_AS_AI ? s->player->id : s->held && s->name[0] != '\0' ? s->name : NULL);
    json_close(j, '}');
}

/* The seat of whoever asks, and whether it is waited for: for the list of one's own tables. */
static void put_own(struct json *j, const struct asking *a, const struct table *t)
{
    struct game_key hash;
    unsigned seat = 0, seats = t->game->opened.rules.seats;
    bool known = asking_token(a, &hash);
    while (known && seat < seats &&
           !(t->host.seat[seat].held && memcmp(&t->host.seat[seat].token, &hash, sizeof hash) == 0))
        seat++;
    bool sits = known && seat < seats;
    if (sits)
        pair_number(j, "seat", seat + 1);
    else
        pair_text(j, "seat", NULL);
    pair_flag(j, "asked", sits && t->host.phase == HOST_PLAYING && t->host.seat[seat].asked);
}

static void put_table(struct json *j, const struct asking *a, const struct table *t)
{
    enum language language = a->language;
    static const char *const phase[] = {"open", "open", "sealed", "playing", "over"};
    const struct opened *o = &t->game->opened;
    json_open(j, '{');
    pair_text(j, "table", t->id);
    pair_text(j, "phase", phase[t->host.phase]);
    pair_text(j, "edition", o->name.edition);
    pair_text(j, "title", edition_title(o->edition, language));
    pair_text(j, "mode", o->name.mode);
    pair_text(j, "name", o->mode->named.name[language]);
    pair_number(j, "number", t->host.course.number);
    pair_flag(j, "public", t->host.listed);
    pair_number(j, "watchers", t->watchers);
    put_own(j, a, t);
    put_clock(j, &t->host.clock);
    json_key(j, "seats");
    json_open(j, '[');
    for (unsigned i = 0; i < o->rules.seats; i++)
        put_seat(j, &t->host.seat[i]);
    json_close(j, ']');
    json_close(j, '}');
}

struct listing {
    const struct asking *a;
    struct json *j;
    uint64_t number; /* of this list, by which makers know what it has of theirs */
    unsigned room;
};

/* How many tables of its maker this list has already. Those that nobody has come to since the start have no maker that
 * is known: they count as one's. */
static unsigned *count_of(struct listing *l, const struct table *t)
{
    struct listed_of *of = t->origin != NULL ? &t->origin->listed : &l->a->s->nobodys_listed;
    if (of->list != l->number)
        *of = (struct listed_of){.list = l->number};
    return &of->count;
}

/* The freshest first; then, if there is room, what is above the share of its maker. */
static void put_listed(struct listing *l, bool open, bool surplus)
{
    l->number = ++l->a->s->lists;
    for (const struct table *t = l->a->s->listed; t != NULL && l->room > 0; t = t->staler) {
        if ((t->host.phase == HOST_OPEN) != open || ((*count_of(l, t))++ >= LIST_OF_ONE) != surplus)
            continue;
        put_table(l->j, l->a, t);
        l->room--;
    }
}

void lobby_tables(const struct asking *a)
{
    struct sink_memory m;
    sink_heap(&m);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    json_key(&j, "tables");
    json_open(&j, '[');
    struct listing l = {.a = a, .j = &j, .room = LIST_MAX};
    for (unsigned i = 0; i < 4; i++) /* open ones first: people look for a seat more often than for a game to watch */
        put_listed(&l, i % 2 == 0, i >= 2);
    json_close(&j, ']');
    json_close(&j, '}');
    answer_json(a, 200, &m, NULL);
    free(m.text);
}

struct table *lobby_find(const struct asking *a)
{
    struct fault f;
    struct table *t = tables_find(a->s, a->part[0], &f);
    if (t == NULL && f.sentence[0] != '\0')
        answer_fault(a, 500, "fault", &f);
    else if (t == NULL)
        answer_error(a, 404, "no-table", SAID("There is no such table."));
    return t;
}

void lobby_table(const struct asking *a)
{
    const struct table *t = lobby_find(a);
    struct sink_memory m;
    if (t == NULL)
        return;
    sink_heap(&m);
    struct json j = {&m.sink, false};
    put_table(&j, a, t);
    answer_json(a, 200, &m, NULL);
    free(m.text);
}

/* ---- Making one -------------------------------------------------------------------------------------------------- */

/* A table counts until its game is over; one that has left memory does so no more. */
static bool has_too_many(const struct asking *a)
{
    uint64_t most = a->s->settings->in_play;
    struct fault f;
    if (most == 0 || origins_under_way(&a->s->origins, a->who) < most)
        return false;
    fault_in(&f, a->language, NULL, 0,
             SAID("Your address has %llu tables under way here, as many as one may have; play one of them to its end."),
             (unsigned long long)most);
    answer_fault(a, 409, "too-many", &f);
    return true;
}

void lobby_make(const struct asking *a)
{
    const struct request_text *body = &a->asked->request->body;
    struct opened_name name;
    struct host_plan plan;
    struct fault f;
    struct game *game = NULL;
    if (has_too_many(a))
        return;
    if (!plan_read(body->at, body->length, a->language, &name, &plan, &f) ||
        (game = games_open(&a->s->games, &name, a->language, &f)) == NULL) {
        answer_fault(a, 400, "bad-plan", &f);
        return;
    }
    if (!tables_create(a->s, &plan, game, a->who, a->id)) {
        games_drop(&a->s->games, game);
        answer_error(a, 503, "full", SAID("There are too many tables here already; try again later."));
    }
}

/* The connection waited until the table was stored. */
void routes_made(struct server *s, uint64_t asked, const struct table *t, bool kept)
{
    struct asking a = {.s = s, .id = asked};
    char text[128];
    struct sink_memory m;
    if (!kept) {
        answer_error(&a, 503, "store", SAID("The table could not be written down; try again later."));
        return;
    }
    sink_buffer(&m, text, sizeof text);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    pair_text(&j, "table", t->id);
    json_close(&j, '}');
    answer_json(&a, 201, &m, NULL);
}

/* ---- After the end ----------------------------------------------------------------------------------------------- */

/* Before the end a record holds what is hidden. */
void lobby_record(const struct asking *a)
{
    const struct table *t = lobby_find(a);
    if (t == NULL)
        return;
    if (t->host.phase != HOST_OVER)
        answer_error(a, 409, "playing", SAID("The record is published when the game is over."));
    else
        records_tell(a, t);
}

/* ---- One's own --------------------------------------------------------------------------------------------------- */

/* From the list of games alone: one's own tables may be many, and most of them are not in memory. */
static bool put_mine(void *context, const struct base_game *game)
{
    static const char *const state[] = {"open", "playing", "over"};
    struct json *j = context;
    json_open(j, '{');
    pair_text(j, "table", game->id);
    pair_text(j, "state", state[game->state]);
    pair_number(j, "created", game->created);
    pair_number(j, "changed", game->changed);
    json_close(j, '}');
    return true;
}

void lobby_mine(const struct asking *a)
{
    struct game_key hash;
    struct sink_memory m;
    struct fault f;
    if (!asking_token(a, &hash)) {
        answer_error(a, 401, "token", SAID("Say who you are: Authorization: Bearer and your key."));
        return;
    }
    sink_heap(&m);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    json_key(&j, "tables");
    json_open(&j, '[');
    bool read = base_of_person(a->s->reader, &hash, LIST_MAX, put_mine, &j, &f);
    json_close(&j, ']');
    json_close(&j, '}');
    if (read)
        answer_json(a, 200, &m, NULL);
    else
        answer_fault(a, 500, "fault", &f);
    free(m.text);
}

/* ---- What a page keeps ------------------------------------------------------------------------------------------- */

static void answer_blob(const struct asking *a, struct net_blob *blob)
{
    if (blob != NULL)
        answer_forever(a, "application/json", blob);
    else
        answer_error(a, 404, "nothing", SAID("There is nothing here."));
}

void lobby_facts(const struct asking *a)
{
    answer_blob(a, games_facts(&a->s->games, a->part[0]));
}

void lobby_board(const struct asking *a)
{
    answer_blob(a, games_board(&a->s->games, a->part[0], a->part[1]));
}

/* ---- The operator ------------------------------------------------------------------------------------------------ */

/* The settings hold the hash of the operator's key, so that reading them gives nobody the key; hashes of equal length
 * are compared, and what their comparison takes says nothing about it. */
static bool is_operator(const struct asking *a)
{
    struct game_key hash;
    char hex[KEY_HEX];
    if (a->s->settings->operator== NULL || !asking_token(a, &hash))
        return false;
    key_print(&hash, hex);
    return strcmp(hex, a->s->settings->operator) == 0;
}

/* NULL when it was answered already. */
static struct table *table_of_operator(const struct asking *a)
{
    if (is_operator(a))
        return lobby_find(a);
    answer_error(a, 403, "operator", SAID("Only who runs this server may do that."));
    return NULL;
}

/* A game that is played ends as it stands, a table that waits for people goes. */
void lobby_close(const struct asking *a)
{
    struct table *t = table_of_operator(a);
    if (t == NULL)
        return;
    if (t->host.phase == HOST_OPEN || t->host.phase == HOST_SEALED)
        erase_table(a->s, t->id, a->id);
    else if (!tables_close(a->s, t, a->id))
        answer_error(a, 409, "phase", SAID("No game is played there any more; it can only be erased."));
}

void routes_done(struct server *s, uint64_t asked, bool kept)
{
    struct asking a = {.s = s, .id = asked};
    if (kept)
        answer_text(&a, "application/json", "{}", 2);
    else
        answer_error(&a, 503, "store", SAID("That could not be written down; try again later."));
}

/* Whatever it is: for what nobody should have said or been called. */
void lobby_erase(const struct asking *a)
{
    const struct table *t = table_of_operator(a);
    if (t != NULL)
        erase_table(a->s, t->id, a->id);
}
