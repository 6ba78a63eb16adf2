/* "It is your turn": a seat's holder may leave an address that is called when the seat is asked and nobody of it is
 * there. The address stands in the table's log and nowhere else; here is only where. A restored table calls nobody
 * about the question that it stands at, because that was done before. */
#include <string.h>

#include "host/inside.h"

enum host_hooked host_hook(struct host_table *t, uint64_t now, const struct host_hook *hook, const struct host_out *out)
{
    struct host_watcher nobody = {.seat = seat_of_token(t, &hook->token)};
    struct host_call c = {t, now, out, &nobody, NULL};
    struct host_line line = {.word = HOST_LINE_HOOK, .seat = nobody.seat};
    if (nobody.seat == HG_SPECTATOR)
        return HOST_HOOK_NO_SEAT;
    if (!pending_free(t))
        return HOST_HOOK_BUSY;
    line.key[0] = hook->secret;
    strcpy(line.text, hook->url);
    pending_begin(&c);
    pending_line(&c, &line);
    pending_commit(&c, t->course.number);
    return HOST_HOOK_STORING;
}

/* `called` counts from 1, so that 0 stands for never. */
void hooks_call(const struct host_call *c, uint8_t seat)
{
    struct host_seat *s = &c->t->seat[seat];
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct fault ignored;
    if (c->t->course.number < s->called)
        return;
    s->called = (uint32_t)c->t->course.number + 1;
    if (s->hook == 0 || c->out->nudge == NULL || c->t->follows || seat_is_online(c->t, seat) ||
        c->out->read(c->out->context, STORE_TABLE, s->hook, text, sizeof text) <= 0 ||
        !host_line_read(text, s->hook, &line, &ignored))
        return;
    c->out->nudge(c->out->context, &(struct host_nudge){seat, c->t->course.number, line.text, &line.key[0]});
}
