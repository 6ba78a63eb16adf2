/* Games on disk. Each line is handed to the operating system as the table writes it; before a person is asked, and
 * after what a person did, it is brought to the disk, since nobody likes to decide twice. What can't be brought there
 * did not happen: the table is put back to where it was. A table is a value, so putting it back is an assignment. */
#include "front/session.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "text/disk.h"

enum { CAP = 2000 }; /* rounds: people stop long before, players among themselves may not */

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* People are written by their names, players of this program by their ids. */
static void fill_header(const struct session_plan *plan, const struct hg_rules *r, struct record_header *h)
{
    game_header(&plan->game, r, plan->setting, plan->settings, h);
    h->audited = true;
    record_add_term(h, RECORD_TERM_CAP, CAP);
    for (unsigned i = 0; i < plan->seats; i++)
        snprintf(h->seat[i].player, sizeof h->seat[i].player, "%s",
                 plan->player[i] != NULL ? plan->player[i]->id : plan->person[i]);
}

/* What both ways into a session have in common. */
static void make_ready(struct session *s)
{
    s->table.names = s->names;
    if (s->table.seal.version == 1) /* which has no terms */
        s->table.cap = CAP;
    s->table.checking = true;
    s->table.odds = &s->odds;
    s->good = (long)s->table.record->length;
}

static bool begin_table(struct session *s, const struct session_plan *plan, struct fault *f)
{
    struct record_header h;
    struct game_key none = {{0}}; /* the players' numbers come with the dealer's */
    fill_header(plan, s->rules, &h);
    table_start(&s->table, s->rules, &none);
    if (!recording_begin(&s->recording, s->path, &h, plan->contributor, &s->table, f))
        return false;
    s->table.cap = record_term(&h, RECORD_TERM_CAP);
    memcpy(s->table.player, plan->player, sizeof s->table.player);
    for (unsigned i = 0; i < plan->seats; i++)
        if (strcmp(h.contribution[i], RECORD_DERIVED) != 0)
            strcpy(s->contribution[i], h.contribution[i]);
    make_ready(s);
    return true;
}

bool session_begin(struct session *s, const struct session_plan *plan, const char *path, struct fault *f)
{
    memset(s, 0, sizeof *s);
    s->game = plan->game;
    s->edition = plan->game.edition;
    s->mode = plan->game.mode;
    s->names = edition_names(s->edition);
    s->rules = &s->compiled;
    memcpy(s->person, plan->person, sizeof s->person);
    if (path != NULL)
        snprintf(s->path, sizeof s->path, "%s", path);
    else
        recording_choose_path(s->mode->named.id, s->path);
    if (edition_compile(s->edition, s->mode->named.id, plan->seats, plan->setting, plan->settings, &s->compiled, f) &&
        begin_table(s, plan, f))
        return true;
    edition_close(s->game.edition);
    return false;
}

/* What a person who takes a seat over will be called. */
static void name_people(struct session *s)
{
    const struct record_header *h = record_header(s->reader);
    for (unsigned i = 0; i < h->seats; i++)
        snprintf(s->person[i], sizeof s->person[i], "%s", s->table.player[i] == NULL ? h->seat[i].player : "me");
}

static enum record_status read_on(struct session *s, struct fault *f)
{
    s->reader = record_open(s->path, f);
    if (s->reader == NULL)
        return RECORD_BROKEN;
    enum record_status status = recording_resume(&s->recording, s->reader, &s->table, f);
    s->turn = *record_turn(s->reader);
    return status;
}

enum record_status session_resume(struct session *s, const char *path, struct fault *f)
{
    memset(s, 0, sizeof *s);
    snprintf(s->path, sizeof s->path, "%s", path);
    if (!recording_hold(&s->recording, s->path, f))
        return RECORD_UNREADABLE;
    enum record_status status = read_on(s, f);
    if (status != RECORD_UNFINISHED) {
        recording_let_go(&s->recording, &s->table);
        if (s->reader != NULL)
            record_close(s->reader);
        return status;
    }
    s->edition = record_edition(s->reader);
    s->mode = edition_find_mode(s->edition, record_header(s->reader)->mode);
    s->rules = record_rules(s->reader);
    s->names = edition_names(s->edition);
    name_people(s);
    make_ready(s);
    return status;
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

/* False when the disk has not got it: the table is as before, and nothing goes on until session_recover. */
static bool settle(struct session *s, const struct table *before, struct fault *f)
{
    if (disk_sync(s->recording.held, s->path, f))
        return true;
    s->table = *before;
    s->table.failed = true;
    return false;
}

/* Whether a person looks at the position next, to decide or to see how it ended. */
static bool is_shown(const struct session *s)
{
    uint8_t actor = hg_actor(&s->table.state);
    return s->table.state.over || (actor != HG_CHANCE && s->table.player[actor] == NULL);
}

/* The step counts: remembers how long the record is, and what may be taken back. */
static void keep(struct session *s, const struct hg_state *before, const struct hg_action *a)
{
    s->good = (long)s->table.record->length;
    record_turn_add(&s->turn, s->rules, before, a);
}

enum table_event session_advance(struct session *s, struct hg_action *done, struct fault *f)
{
    struct table before = s->table;
    enum table_event event = table_advance(&s->table, done, f);
    if (event == TABLE_FAULT) {
        s->table = before; /* the dealer, too: it will deal the same again */
        s->table.failed = true;
    }
    if (event != TABLE_ACTED)
        return event;
    if (is_shown(s) && !settle(s, &before, f))
        return TABLE_FAULT;
    keep(s, &before.state, done);
    return event;
}

enum table_event session_submit(struct session *s, const struct hg_action *a, enum hg_reason *why, struct fault *f)
{
    struct table before = s->table;
    enum table_event event = table_submit(&s->table, a, why, f);
    if (event != TABLE_ACTED)
        return event;
    if (!settle(s, &before, f))
        return TABLE_FAULT;
    keep(s, &before.state, a);
    return event;
}

bool session_can_undo(const struct session *s, uint8_t seat)
{
    struct hg_state ignored;
    return !s->table.failed && record_turn_top(&s->turn, s->rules, &s->table.state, seat, &ignored);
}

enum table_event session_undo(struct session *s, uint8_t seat, struct fault *f)
{
    struct table before = s->table;
    struct hg_state to;
    struct hg_action undo = hg_blank(RECORD_UNDO, seat);
    if (!record_turn_top(&s->turn, s->rules, &s->table.state, seat, &to))
        return TABLE_WAITS;
    enum table_event event = table_undo(&s->table, seat, &to, f);
    if (event != TABLE_ACTED)
        return event;
    if (!settle(s, &before, f))
        return TABLE_FAULT;
    keep(s, &before.state, &undo);
    return event;
}

bool session_seat(struct session *s, uint8_t seat, const struct player *player, struct fault *f)
{
    struct table before = s->table;
    if (!table_seat_player(&s->table, seat, player, s->person[seat][0] != '\0' ? s->person[seat] : "me", f) ||
        !settle(s, &before, f))
        return false;
    s->good = (long)s->table.record->length;
    return true;
}

unsigned session_people(const struct session *s)
{
    unsigned people = 0;
    for (unsigned i = 0; i < s->rules->seats; i++)
        people += s->table.player[i] == NULL;
    return people;
}

bool session_recover(struct session *s, struct fault *f)
{
    s->table.failed = !recording_recover(&s->recording, &s->table, s->good, f);
    return !s->table.failed;
}

bool session_close(struct session *s, struct fault *f)
{
    bool fine = s->table.record == NULL || recording_end(&s->recording, &s->table, f);
    if (s->reader != NULL)
        record_close(s->reader);
    else
        edition_close(s->game.edition);
    return fine;
}
