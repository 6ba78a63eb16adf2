/* Deploy: how many reinforcements a turn brings, and placing them. */
#include "engine/conquest/conquest.h"

static unsigned income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const struct hg_conquest_rules *c = &r->conquest;
    uint64_t own = open_seen(s)->own[seat];
    unsigned units = count_bits(own) / c->income_divisor;
    if (units < c->income_least)
        units = c->income_least;
    for (unsigned i = 0; i < c->regions; i++)
        if ((c->region[i] & ~own) == 0)
            units += c->bonus[i];
    return units;
}

static unsigned army_units(const struct hg_state *s, uint8_t seat)
{
    uint64_t own = open_seen(s)->own[seat];
    unsigned units = 0;
    while (own != 0)
        units += open_seen(s)->units[take_lowest(&own)];
    return units;
}

/* The pile never grows past the supply (HG_SUPPLY). */
void deploy_add(const struct hg_rules *r, struct hg_state *s, unsigned units)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned room = HG_SUPPLY - army_units(s, o->seat) - o->pile;
    (void)r;
    o->pile = (uint16_t)(o->pile + (units < room ? units : room));
}

void deploy_enter(const struct hg_rules *r, struct hg_state *s)
{
    ask_push(s, (struct hg_ask){.kind = ASK_DEPLOY, .seat = open_of(s)->seat});
    deploy_add(r, s, income(r, s, open_of(s)->seat));
    deploy_go_on(r, s);
}

/* Deploying is over when the pile is placed and no trade is due: at the start of a turn the next step follows, in
 * mid-turn whatever the trade interrupted. */
void deploy_go_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask *ask = ask_top(s);
    bool in_mid_turn = ask->y != 0;
    if (open_of(s)->pile > 0 || (cards_must_trade(r, s) && (in_mid_turn || ask->x == 0)))
        return;
    ask_pop(s);
    if (in_mid_turn)
        attack_skip_advance(s);
    else
        flow_next_step(r, s);
}

static enum hg_reason why_not_yet(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    if (ask->y == 0 && ask->x == 0 && cards_must_trade(r, s))
        return HG_MUST_TRADE;
    return open_seen(s)->pile == 0 ? HG_MUST_TRADE : HG_OK;
}

/* Cards first, then units. */
void deploy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice *box;
    cards_offer(r, s, out);
    if (why_not_yet(r, s) != HG_OK)
        return;
    box = box_add(s, out, VERB_PLACE);
    box->to = open_seen(s)->own[box->seat];
    box->n = (struct hg_range){1, open_seen(s)->pile};
}

enum hg_reason deploy_why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_yet(r, s);
    if (reason != HG_OK)
        return reason;
    if (!has(open_seen(s)->own[a->seat], a->to))
        return HG_NOT_YOURS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > open_seen(s)->pile ? HG_TOO_MANY : HG_OK;
}

void deploy_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->to] = (uint16_t)(o->units[a->to] + a->n);
    o->pile = (uint16_t)(o->pile - a->n);
    ask_top(s)->x = 1;
    deploy_go_on(r, s);
}
