/* Looks for an action in boxes. */
#include "support/offered.h"

#include <string.h>

#include "engine/bits.h"

static bool in_box(const struct hg_choice *c, const struct hg_action *a)
{
    struct hg_action plain = hg_blank(c->verb, c->seat);
    plain.from = c->from;
    plain.card = c->card;
    plain.to = a->to;
    plain.n = a->n;
    for (unsigned i = 0; i < HG_SMALL_MAX; i++) {
        plain.x[i] = a->x[i];
        if (a->x[i] < c->x_lo[i] || a->x[i] > c->x_hi[i])
            return false;
    }
    if (a->n < c->n.lo || a->n > c->n.hi || memcmp(&plain, a, sizeof plain) != 0)
        return false;
    return c->to == 0 ? a->to == HG_NONE : a->to < 64 && has(c->to, a->to);
}

bool offered(const struct hg_choices *choices, const struct hg_action *a)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (in_box(&choices->box[i], a))
            return true;
    return false;
}
