/* How a game ends beside the rules: people agree to stop, and to play again. Both are wishes of people that can be
 * taken back until everybody has them. */
#include <string.h>

#include "host/inside.h"

/* Whether everybody who is there has said so: people who have left or are away hold nobody up, nor do programs, which
 * are asked nothing but moves. A table without people agrees to nothing. */
static bool all_say(const struct host_table *t, bool (*says)(const struct host_seat *s))
{
    unsigned people = 0;
    for (uint8_t i = 0; i < seats_of(t); i++) {
        if (!seat_is_person(t, i) || t->seat[i].away || t->seat[i].as == WIRE_AS_BOT)
            continue;
        if (!says(&t->seat[i]))
            return false;
        people++;
    }
    return people > 0;
}

static bool offers(const struct host_seat *s)
{
    return s->offered;
}

static bool wants_again(const struct host_seat *s)
{
    return s->again;
}

bool over_is_agreed(const struct host_table *t)
{
    return all_say(t, offers);
}

bool over_again(const struct host_table *t)
{
    return t->rematch[0] == '\0' && !t->again && all_say(t, wants_again);
}

/* Saying it again with `on` false takes it back. */
static void flag(const struct host_call *c, enum host_word word)
{
    pending_begin(c);
    pending_flag(c, word, c->w->seat, c->said->on);
    pending_commit(c, c->t->course.number);
}

void over_offer(const struct host_call *c)
{
    flag(c, HOST_LINE_OFFER);
}

/* `again` is unset, so that a table that could not be made is asked for anew. */
void over_rematch(const struct host_call *c)
{
    c->t->again = false;
    flag(c, HOST_LINE_AGAIN);
}

/* Games that were begun before records could tell of it lack the term: such a record stays one that could go on. */
static bool record_may_stop(const struct host_call *c)
{
    char text[STORE_LINE_MAX];
    for (uint64_t n = 1; n <= c->t->header_lines; n++)
        if (c->out->read(c->out->context, STORE_RECORD, n, text, sizeof text) > 0 &&
            strcmp(text, "term " RECORD_TERM_STOP " 1") == 0)
            return true;
    return false;
}

/* The record's end tells the secret, so that everybody who has the file can deal the game again. */
static void write_stop(const struct host_call *c)
{
    struct pending_record record;
    char secret[KEY_HEX];
    struct fault ignored;
    key_print(&c->t->secret, secret);
    pending_record(&record, c);
    record_write_stop(&record.sink, &c->t->seal, c->t->course.number, secret, &ignored);
}

void over_stop(const struct host_call *c)
{
    struct host_line line = {.word = HOST_LINE_STOPPED};
    pending_begin(c);
    if (record_may_stop(c))
        write_stop(c);
    pending_line(c, &line);
    pending_commit(c, c->t->course.number);
}

bool host_close(struct host_table *t, uint64_t now, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    if (!pending_free(t) || t->phase != HOST_PLAYING)
        return false;
    over_stop(&c);
    return true;
}

/* Nobody said it, so nobody is answered; the line tells all watchers where to go. */
void host_rematched(struct host_table *t, uint64_t now, const char *id, const struct host_out *out)
{
    struct host_call c = {t, now, out, NULL, NULL};
    struct host_line line = {.word = HOST_LINE_REMATCH};
    if (!pending_free(t) || t->phase != HOST_OVER || !host_is_word(id) || strlen(id) >= sizeof line.id)
        return;
    strcpy(line.id, id);
    pending_begin(&c);
    pending_line(&c, &line);
    pending_commit(&c, t->course.number);
}
