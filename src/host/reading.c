/* What takes reading the game, done beside: on another thread, with copies of table and watcher, while the table plays
 * on. The same functions as where it is done at once. */
#include "host/reading.h"

bool put_off(const struct host_call *c)
{
    if (!c->t->reads_beside || c->t->ready != NULL || c->w->bot != NULL)
        return false;
    c->t->later = true;
    return true;
}

/* With the eyes that it will have. */
static void read_hello(const struct host_call *c, struct host_ready *ready)
{
    struct host_watcher *w = c->w;
    struct game_key token;
    enum language language = wire_has(c->said, WIRE_KEY_LANG) ? language_find(c->said->lang) : ENGLISH;
    if (wire_has(c->said, WIRE_KEY_TOKEN))
        host_token(c->said->token, &token);
    w->seat = wire_has(c->said, WIRE_KEY_TOKEN) ? seat_of_token(c->t, &token) : HG_SPECTATOR;
    w->language = language < LANGUAGES ? language : ENGLISH;
    ready->missed = watchers_miss_events(c->t, (unsigned long)c->said->after);
    ready->after = (unsigned long)c->said->after;
    ready->whole = ready->missed && watchers_missed(c, w, ready->after);
}

/* It was decided on an old number, or comes too late: either it was answered long ago, or there is something to tell.
 */
static void read_late(const struct host_call *c, struct host_ready *ready)
{
    ready->found = ids_find_stored(c, c->w->seat, c->said->id, &ready->said);
    ready->after = (unsigned long)c->said->number;
    ready->missed = !ready->found && wire_has(c->said, WIRE_KEY_NUMBER) && watchers_miss_events(c->t, ready->after);
    ready->whole = ready->missed && watchers_missed(c, c->w, ready->after);
}

static void read_for(const struct host_call *c, struct host_ready *ready)
{
    enum wire_kind kind = c->said->kind;
    ready->answered = kind == WIRE_LOOK || kind == WIRE_HISTORY;
    if (kind == WIRE_LOOK)
        watchers_look(c);
    else if (kind == WIRE_HISTORY)
        watchers_history(c);
    else if (kind == WIRE_WORTH)
        watchers_read_worth(c, ready);
    else if (kind == WIRE_HELLO)
        read_hello(c, ready);
    else if (c->w->seat < seats_of(c->t))
        read_late(c, ready);
}

void host_read(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
               const struct host_out *out, struct host_ready *ready)
{
    struct wire_said said;
    const char *fault;
    struct host_call c = {t, now, out, w, &said};
    t->reads_beside = false;
    t->ready = NULL;
    *ready = (struct host_ready){.number = t->course.number};
    if (wire_parse(bytes, length, &said, &fault))
        read_for(&c, ready);
    ready->seat = w->seat;
}

void host_hear_ready(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
                     const struct host_ready *ready, const struct host_out *out)
{
    t->ready = ready;
    host_hear(t, w, now, bytes, length, out);
    t->ready = NULL;
}
