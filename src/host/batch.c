/* The positions are made when a batch is put together, told when it is stored, and the last one is the table's from
 * then on. A table has no room for sixteen of them, so they lie in a ring, where those of other tables come behind
 * them. */
#include "host/batch.h"

#include "host/inside.h"

static struct hg_state *place(const struct host_call *c, uint64_t number)
{
    return &c->out->ring->position[number % c->out->ring->room];
}

const struct hg_state *batch_position(const struct host_call *c, unsigned actions)
{
    return actions == 0 ? &c->t->course.state : place(c, c->t->pending.position + actions - 1);
}

struct hg_state *batch_next(const struct host_call *c, const struct hg_action *a)
{
    struct host_pending *p = &c->t->pending;
    if (p->actions == 0)
        p->position = c->out->ring->made;
    struct hg_state *next = place(c, c->out->ring->made++);
    *next = *batch_position(c, p->actions);
    p->action[p->actions++] = *a;
    return next;
}

void batch_play(const struct host_call *c, const struct hg_action *a)
{
    const struct hg_rules *r = rules_of(c->t);
    struct hg_state *s = batch_next(c, a);
    if (record_is_undo(a))
        course_after(&c->t->course, r, a, s);
    else
        hg_apply_legal(r, s, a);
}

void batch_complete(const struct host_call *c)
{
    struct host_pending *p = &c->t->pending;
    if (c->out->ring->made - p->position <= c->out->ring->room)
        return;
    unsigned actions = p->actions;
    p->actions = 0;
    while (p->actions < actions) {
        const struct hg_action a = p->action[p->actions];
        batch_play(c, &a);
    }
}
