/* A table from its beginning to its end: created or restored, sealed, begun, and brought forward whenever something can
 * happen by itself. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "host/bots.h"
#include "host/looks.h"
#include "stories/seats.h"

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* `TIME table ID EDITION SHA256 MODE SEATS LEVEL CREATOR CLOCK [OPTION=VALUE...]`. */
static void write_plan(const struct host_call *c, const struct host_plan *plan)
{
    const struct wire_game *g = &plan->game->wire;
    struct host_line line = {.word = HOST_LINE_TABLE, .number = g->rules->seats, .clock = plan->clock};
    size_t used = 0;
    snprintf(line.id, sizeof line.id, "%s", plan->id);
    snprintf(line.name[0], RECORD_WORD_MAX, "%s", edition_id(g->edition));
    snprintf(line.name[1], RECORD_WORD_MAX, "%s", g->mode->named.id);
    snprintf(line.name[2], RECORD_WORD_MAX, "%s", plan->level->id);
    key_parse(edition_sha256(g->edition), &line.key[0]);
    line.key[1] = plan->creator;
    for (unsigned i = 0; i < g->settings; i++)
        used += (size_t)snprintf(line.text + used, sizeof line.text - used, "%s%s=%s", i > 0 ? " " : "",
                                 g->setting[i].id, g->setting[i].value);
    pending_line(c, &line);
}

/* One line for each seat, also where it is open, so a log needs no knowledge of defaults. */
static void write_seats(const struct host_call *c, const struct host_plan *plan)
{
    for (uint8_t i = 0; i < seats_of(c->t); i++) {
        struct host_line line = {.word = HOST_LINE_SEAT_OPEN, .seat = i};
        if (plan->as[i] == WIRE_AS_AI) {
            line.word = HOST_LINE_SEAT_AI;
            snprintf(line.name[0], RECORD_WORD_MAX, "%s", plan->player[i]->id);
        } else if (plan->as[i] == WIRE_AS_BOT)
            line.word = HOST_LINE_SEAT_BOT;
        pending_line(c, &line);
    }
}

/* Only what differs from a table that a friend is given the link of. */
static void write_wishes(const struct host_call *c, const struct host_plan *plan)
{
    if (plan->listed)
        pending_line(c, &(struct host_line){.word = HOST_LINE_LISTED});
    if (plan->hintless)
        pending_line(c, &(struct host_line){.word = HOST_LINE_HINTS, .on = false});
}

static void take_plan(struct host_table *t, const struct host_plan *plan)
{
    memset(t, 0, sizeof *t);
    t->game = plan->game;
    memcpy(t->id, plan->id, sizeof t->id);
    t->clock = plan->clock;
    t->level = plan->level;
    t->creator = plan->creator;
    t->secret = plan->secret;
    t->listed = plan->listed;
    t->hintless = plan->hintless;
    for (unsigned i = 0; i < seats_of(t); i++) {
        t->seat[i].as = plan->as[i];
        t->seat[i].player = plan->player[i];
    }
}

/* Its lines need not be applied once they are stored, because take_plan has done that. */
void host_create(struct host_table *t, const struct host_plan *plan, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    struct host_line secret = {.word = HOST_LINE_SECRET};
    take_plan(t, plan);
    secret.key[0] = plan->secret;
    pending_begin(&c);
    write_plan(&c, plan);
    pending_line(&c, &secret);
    write_seats(&c, plan);
    write_wishes(&c, plan);
    t->pending.length = 0; /* all of it is known */
    pending_commit(&c, 0);
}

/* ---- Sealing: header and commitment first, then contributions, then the first roll ---------------------------------
 */

/* The commitment is public before anybody contributes, so the host can't choose the secret afterwards. */
static void fill_header(const struct host_table *t, struct record_header *h)
{
    const struct wire_game *g = &t->game->wire;
    struct hg_state s;
    char secret[KEY_HEX];
    *h = (struct record_header){.rules_version = HG_RULES_VERSION, .settings = g->settings, .seats = seats_of(t)};
    h->audited = true;
    snprintf(h->edition, sizeof h->edition, "%s", edition_id(g->edition));
    snprintf(h->sha256, sizeof h->sha256, "%s", edition_sha256(g->edition));
    snprintf(h->mode, sizeof h->mode, "%s", g->mode->named.id);
    if (g->settings > 0)
        memcpy(h->setting, g->setting, g->settings * sizeof h->setting[0]);
    hg_start(g->rules, &s);
    for (uint8_t i = 0; i < h->seats; i++) {
        unsigned army = seat_army_played(g->rules, &s, i);
        snprintf(h->seat[i].army, RECORD_WORD_MAX, "%s", seat_army(names_of(t), army == HG_NONE ? i : army)->id);
        seat_word(t, i, h->seat[i].player);
    }
    record_add_term(h, RECORD_TERM_CAP, HOST_CAP);
    record_add_term(h, RECORD_TERM_STOP, 1);
    key_print(&t->secret, secret);
    key_commitment(secret, h->commitment);
}

/* The line tells how many lines the header has: the reader of the record begins behind them. */
static void seal(const struct host_call *c)
{
    struct record_header h;
    struct pending_record record;
    struct host_line line = {.word = HOST_LINE_SEALED};
    struct fault ignored;
    fill_header(c->t, &h);
    pending_begin(c);
    pending_record(&record, c);
    record_write_terms(&record.sink, &h, &ignored);
    key_parse(h.digest, &line.key[0]);
    line.number = c->t->pending.appended[STORE_RECORD];
    pending_line(c, &line);
    pending_commit(c, 0);
}

/* Whoever has not contributed in time gets RECORD_DERIVED, and can't delay the game. */
static void begin(const struct host_call *c)
{
    const struct host_table *t = c->t;
    struct record_header h = {.version = RECORD_VERSION, .audited = true, .seats = seats_of(t)};
    struct record_seal seal;
    struct pending_record record;
    struct host_line line = {.word = HOST_LINE_PLAYING};
    struct hg_state s;
    struct fault ignored;
    strcpy(h.digest, t->seal.digest);
    for (unsigned i = 0; i < h.seats; i++) {
        strcpy(h.contribution[i], RECORD_DERIVED);
        if (t->seat[i].contributed)
            key_print(&t->seat[i].contribution, h.contribution[i]);
    }
    hg_start(rules_of(t), &s);
    pending_begin(c);
    pending_record(&record, c);
    record_write_begin(&record.sink, &h, hg_hash(rules_of(t), &s), &seal, &ignored);
    pending_line(c, &line);
    clocks_set_days(c, &s);
    pending_commit(c, 0);
}

/* Everybody who is there is ready, and nobody is awaited. */
static bool is_complete(const struct host_table *t)
{
    unsigned people = 0;
    for (uint8_t i = 0; i < seats_of(t); i++) {
        const struct host_seat *s = &t->seat[i];
        if (s->as != WIRE_AS_AI && (!s->held || !s->ready))
            return false;
        people += s->held;
    }
    return people > 0;
}

/* Programs may contribute, but nobody waits for them. */
static bool all_contributed(const struct host_table *t)
{
    for (uint8_t i = 0; i < seats_of(t); i++)
        if (t->seat[i].held && t->seat[i].as == WIRE_AS_PERSON && !t->seat[i].contributed)
            return false;
    return true;
}

/* ---- Going on ---------------------------------------------------------------------------------------------------- */

/* One seat at a time, since each is a change of its own; table_go_on comes here again after it is stored. */
static bool hand_over(const struct host_call *c)
{
    for (uint8_t i = 0; i < seats_of(c->t); i++) {
        const struct host_seat *s = &c->t->seat[i];
        bool away = s->held && !s->away && s->late >= HOST_LATE && !c->t->follows;
        bool back = s->held && s->away && s->back;
        if (!away && !back)
            continue;
        pending_begin(c);
        if (away)
            seat_store_away(c, i);
        else
            seat_store_back(c, i);
        pending_commit(c, c->t->course.number);
        return true;
    }
    return false;
}

/* Clocks are set before the question is told, so that its deadline is in it. */
static void ask(const struct host_call *c)
{
    struct host_table *t = c->t;
    uint8_t actor = hg_actor(&t->course.state);
    if (c->now >= t->work_due) /* whoever had it is gone; it may be nobody's any more */
        t->work_due = 0;
    clocks_ask(c, window_seats(rules_of(t), &t->course.state));
    if (t->changed & CHANGED_ASK) {
        t->changed &= (uint8_t)~CHANGED_ASK;
        clocks_tell(c, NULL);
        tell_ask(c, NULL);
    }
    if (t->follows || clocks_run_out(c) || actor >= seats_of(t))
        return;
    const struct player *player = seat_player(t, actor);
    if (player != NULL && t->work_due == 0 && !t->rests)
        work_give(c, HOST_FOR_AI, actor, player);
}

/* The order matters: who plays a seat is settled before it moves, and what happens by itself comes before people are
 * asked. Nobody is asked about a position in which something happens by itself, also where somebody else sees to it. */
static void play_on(const struct host_call *c)
{
    bool follows = c->t->follows;
    if (hand_over(c))
        return;
    if (moves_can_go_on(c->t)) {
        if (!follows)
            moves_play(c, NULL, NULL);
    } else if (bots_move(c))
        return;
    else if (over_is_agreed(c->t) && !follows)
        over_stop(c);
    else
        ask(c);
}

/* What only one host does, where several share a store. */
static void lead_on(const struct host_call *c)
{
    struct host_table *t = c->t;
    if (t->phase == HOST_OPEN && (t->started || is_complete(t)))
        seal(c);
    else if (t->phase == HOST_SEALED && (all_contributed(t) || c->now >= t->deadline))
        begin(c);
    else if (t->phase == HOST_OVER && over_again(t)) {
        t->again = true;
        c->out->again(c->out->context);
    }
}

void table_go_on(const struct host_call *c)
{
    struct host_table *t = c->t;
    if (!pending_free(t) || (t->retry != 0 && c->now < t->retry))
        return;
    t->retry = 0;
    if (bots_sit_down(c))
        return;
    if (t->phase == HOST_PLAYING)
        play_on(c);
    else if (!t->follows)
        lead_on(c);
}

/* After a jump of the clock nothing is waited for longer than it ever was. */
static void hold_to(uint64_t *due, uint64_t now, uint64_t most)
{
    if (*due != 0 && *due > now + most)
        *due = now + most;
}

void host_tick(struct host_table *t, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    hold_to(&t->retry, now, HOST_RETRY_MOST_MS);
    if (!t->keeps_work)
        hold_to(&t->work_due, now, HOST_WORK_MS);
    hold_to(&t->deadline, now, HOST_CONTRIBUTE_MS);
    table_go_on(&c);
}

static uint64_t sooner(uint64_t a, uint64_t b)
{
    return b != 0 && b < a ? b : a;
}

/* While something is being stored only the store's answer matters, and who follows only acts on what comes in. */
uint64_t host_due(const struct host_table *t)
{
    if (!pending_free(t))
        return UINT64_MAX;
    if (t->retry != 0)
        return t->retry;
    if (t->follows)
        return UINT64_MAX;
    if (t->phase == HOST_SEALED)
        return t->deadline;
    return t->phase == HOST_PLAYING ? sooner(clocks_due(t, t->work_due != 0), t->work_due) : UINT64_MAX;
}

/* ---- Restoring --------------------------------------------------------------------------------------------------- */

/* The edition is compared by its SHA-256: another version of it would play the record otherwise. */
static bool fits_game(const struct host_game_name *name, const struct host_game *game, struct fault *f)
{
    const struct wire_game *g = &game->wire;
    bool fits = strcmp(name->sha256, edition_sha256(g->edition)) == 0 && strcmp(name->mode, g->mode->named.id) == 0 &&
                name->seats == g->rules->seats && name->settings == g->settings;
    for (unsigned i = 0; fits && i < g->settings; i++)
        fits = strcmp(name->setting[i].id, g->setting[i].id) == 0 &&
               strcmp(name->setting[i].value, g->setting[i].value) == 0;
    return fits || fault_at(f, "table", 1, "this table plays another game");
}

/* 1 with a line, 0 behind the last one, -1 with a fault. */
static long read_table_line(const struct host_out *out, uint64_t number, struct host_line *line, struct fault *f)
{
    char text[STORE_LINE_MAX];
    long length = out->read(out->context, STORE_TABLE, number, text, sizeof text);
    if (length == STORE_NO_LINE)
        return 0;
    if (length < 0) {
        fault_at(f, "table", (unsigned long)number, "the line could not be read");
        return -1;
    }
    return host_line_read(text, number, line, f) ? 1 : -1;
}

static bool restore_plan(struct host_table *t, const struct host_game *game, const struct host_out *out,
                         struct fault *f)
{
    struct host_line line;
    struct host_game_name name;
    long got = read_table_line(out, 1, &line, f);
    if (got <= 0)
        return got < 0 ? false : fault_at(f, "table", 1, "there is no such table");
    if (!host_line_game(&line, &name, f) || !fits_game(&name, game, f))
        return false;
    struct host_plan plan = {.game = game, .clock = line.clock, .creator = line.key[1]};
    plan.level = player_find(line.name[2]);
    if (plan.level == NULL)
        return fault_at(f, "table", 1, "there is no player '%s'", line.name[2]);
    memcpy(plan.id, line.id, sizeof plan.id);
    take_plan(t, &plan);
    t->phase = HOST_OPEN;
    return true;
}

/* Both logs end with the same commit, since a store keeps each as a whole. */
static bool restore_lines(struct host_table *t, const struct host_out *out, struct fault *f)
{
    struct host_line line;
    long got;
    while ((got = read_table_line(out, t->lines[STORE_TABLE] + 1, &line, f)) > 0) {
        t->lines[STORE_TABLE]++;
        if (!apply_line(t, &line, t->lines[STORE_TABLE], f))
            return false;
    }
    return got == 0;
}

/* Chains are not stored; they follow from what everybody has seen. */
static void chain_on(struct host_table *t, unsigned long number, const struct hg_state *before,
                     const struct hg_action *a, const struct hg_state *after)
{
    struct wire_step step;
    for (unsigned k = 0; k <= seats_of(t); k++) {
        uint8_t seat = k < seats_of(t) ? (uint8_t)k : HG_SPECTATOR;
        if (!eyes_are_somebodys(t, seat))
            continue;
        wire_see(rules_of(t), seat, number, before, a, after, &step);
        wire_chain_add(&t->chain[eyes_index(t, seat)], &t->game->wire, &step);
    }
}

/* People come back to where it ends, or a little before. */
static void leave_place(const struct course_reader *reader)
{
    const struct host_table *t = reader->t;
    unsigned eyes = 1u << eyes_index(t, HG_SPECTATOR);
    for (unsigned i = 0; i < seats_of(t); i++)
        if (eyes_are_somebodys(t, (uint8_t)i))
            eyes |= 1u << eyes_index(t, (uint8_t)i);
    if (reader->course.number % HOST_LOOKS_BACK == 0)
        looks_keep(reader, eyes, t->chain);
}

/* Kept answers are voided on the way, as they were in the game. */
static bool restore_record(struct host_table *t, const struct host_out *out, struct fault *f)
{
    struct course_reader reader;
    struct hg_state before;
    struct hg_action a;
    t->lines[STORE_RECORD] = t->header_lines;
    if (t->phase < HOST_PLAYING)
        return true;
    course_read(&reader, t, out);
    while (course_next(&reader, &a, &before)) {
        chain_on(t, reader.course.number, &before, &a, &reader.course.state);
        moves_void(t, &before, &a, &reader.course.state, reader.course.number);
        leave_place(&reader);
    }
    if (reader.failed)
        return fault_at(f, "record", (unsigned long)reader.line, "this line does not fit the ones before it");
    t->course = reader.course;
    t->seal.labels = reader.labels;
    t->lines[STORE_RECORD] = reader.line + (reader.ended ? 2 : 0); /* end and secret */
    return true;
}

bool host_restore(struct host_table *t, const struct host_game *game, uint64_t now, const struct host_out *out,
                  struct fault *f)
{
    (void)now; /* whoever was asked has time anew: nobody pays for the host's absence */
    if (!restore_plan(t, game, out, f) || !restore_lines(t, out, f) || !restore_record(t, out, f))
        return false;
    t->changed = t->phase == HOST_PLAYING ? CHANGED_ASK : 0;
    for (unsigned i = 0; i < seats_of(t); i++)
        t->seat[i].called = (uint32_t)t->course.number + 1;
    return true;
}
