/* What people say to each other. It stands in the table's log alone, and has numbers of its own. A line: `TIME say 2
 * team c41 Shall we?`. Who may read it is decided when it is told, by the sides of that moment. */
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "text/fields.h"
#include "text/words.h"

/* The seats on a seat's side, itself included. Games without sides, and tables that have not begun, have a side for
 * each seat. */
static uint64_t side_of(const struct host_table *t, uint8_t seat)
{
    const struct hg_field *side = field_find(rules_of(t), (struct word){"side", 4});
    uint64_t seats = side != NULL && t->phase >= HOST_PLAYING ? field_set(side, &t->course.state, seat).word[0] : 0;
    return seats | bit(seat);
}

/* The number that is answered is the chat's own, which the next one of all will get. */
void chat_say(const struct host_call *c)
{
    struct host_line line = {.word = HOST_LINE_SAY, .seat = c->w->seat, .team = strcmp(c->said->to, "team") == 0};
    if (c->t->seat[c->w->seat].muted)
        refuse(c, WIRE_NO_MUTED, NULL);
    else if (c->said->text[0] == '\0' ||
             (wire_has(c->said, WIRE_KEY_TO) && !line.team && strcmp(c->said->to, "all") != 0))
        refuse(c, WIRE_NO_BAD_MESSAGE, NULL);
    else {
        strcpy(line.id, c->said->id);
        strcpy(line.text, c->said->text);
        pending_begin(c);
        pending_line(c, &line);
        pending_commit(c, (unsigned long)(c->t->chats + 1));
    }
}

/* Spectators read what is for all. */
static bool may_read(const struct host_table *t, const struct host_line *line, const struct host_watcher *w)
{
    return !line->team || (w->seat < seats_of(t) && has(side_of(t, line->seat), w->seat));
}

/* What its speaker has taken back: still in the log, or no longer. */
static bool is_forgotten(const struct host_table *t, const struct host_line *line, uint64_t at)
{
    const struct host_seat *s = &t->seat[line->seat];
    return strcmp(line->id, "-") == 0 || (at >= s->sat && at < s->forgot);
}

/* Number n of what was said, one of the last; from the log. A line that can't be read is left out: what was said is not
 * worth a broken table. */
void chat_tell(const struct host_call *c, uint64_t n, struct host_watcher *only)
{
    const struct host_table *t = c->t;
    uint64_t at = t->chat_line[(n - 1) % HOST_CHATS];
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct fault ignored;
    struct sink_memory m;
    if (c->out->read(c->out->context, STORE_TABLE, at, text, sizeof text) <= 0 ||
        !host_line_read(text, at, &line, &ignored) || is_forgotten(t, &line, at))
        return;
    const char *name = t->seat[line.seat].name[0] != '\0' ? t->seat[line.seat].name : NULL;
    wire_chat(&(struct wire_chat){n, line.seat, name, line.text, line.team ? "team" : "all"}, message(c, &m));
    if (only != NULL && may_read(t, &line, only))
        message_send(c, &m, only);
    for (struct host_watcher *w = t->watcher; w != NULL && only == NULL; w = w->next)
        if (w->greeted && may_read(t, &line, w))
            message_send(c, &m, w);
}

void chat_tell_last(const struct host_call *c, struct host_watcher *w)
{
    uint64_t from = c->t->chats > HOST_CHATS ? c->t->chats - HOST_CHATS : 0;
    for (uint64_t n = from + 1; n <= c->t->chats; n++)
        chat_tell(c, n, w);
}
