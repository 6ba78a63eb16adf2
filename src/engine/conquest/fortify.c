/* Fortify: one move of units between two own places that a chain of own places connects. */
#include "engine/conquest/conquest.h"

void fortify_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_FORTIFY, .seat = open_of(s)->seat});
}

/* All places of `own` that chains within `own` connect with `start`, itself included. */
static uint64_t connected(const struct hg_rules *r, uint64_t own, unsigned start)
{
    uint64_t reached = bit(start), fresh = reached;
    while (fresh != 0) {
        uint64_t found = r->conquest.near[take_lowest(&fresh)] & own & ~reached;
        reached |= found;
        fresh |= found;
    }
    return reached;
}

/* Each connected group is found once, for all its places. */
void fortify_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[ask_seen(s)->seat];
    for (uint64_t left = own & crowded(o->units); left != 0;) {
        uint64_t group = connected(r, own, lowest(left));
        for (uint64_t mine = left & group; mine != 0 && count_bits(group) > 1;) {
            uint8_t from = take_lowest(&mine);
            struct hg_choice *box = box_add(s, out, VERB_FORTIFY);
            box->from = from;
            box->to = group & ~bit(from);
            box->n = (struct hg_range){1, (uint16_t)(o->units[from] - 1)};
        }
        left &= ~group;
    }
    box_add(s, out, VERB_END);
}

enum hg_reason fortify_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[a->seat];
    if (!has(own, a->from) || !has(own, a->to))
        return HG_NOT_YOURS;
    if (a->from == a->to)
        return HG_SAME_PLACE;
    if (!has(connected(r, own, a->from), a->to))
        return HG_NOT_CONNECTED;
    if (o->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > o->units[a->from] - 1 ? HG_TOO_MANY : HG_OK;
}

void fortify_move(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->from] = (uint16_t)(o->units[a->from] - a->n);
    o->units[a->to] = (uint16_t)(o->units[a->to] + a->n);
    ask_pop(s);
    flow_next_step(r, s);
}
