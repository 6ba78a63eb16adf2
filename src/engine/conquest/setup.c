/* Set-up: the roll for who begins, claiming the places one by one, reinforcing them one by one. */
#include "engine/conquest/conquest.h"

#include <string.h>

void setup_start(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    for (unsigned i = 0; i < r->seats; i++)
        o->pool[i] = r->conquest.start_units[i];
    o->seat = o->first = o->battle_from = o->battle_to = HG_NONE;
    cards_start(r, s);
    ask_push(s, (struct hg_ask){.kind = ASK_START_ROLL, .seat = HG_CHANCE, .a = s->acting});
}

/* ---- The start roll --------------------------------------------------------------------------------------------- */

void setup_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_ROLL;
    out->count = (uint8_t)count_bits(ask_seen(s)->a);
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->conquest.die_sides, sizeof out->sides);
}

static void begin(const struct hg_rules *r, struct hg_state *s, uint8_t first)
{
    (void)r;
    open_of(s)->first = first;
    ask_pop(s);
    ask_push(s, (struct hg_ask){.kind = ASK_CLAIM, .seat = first});
}

/* One die for each seat of the set, in seat order. The highest begins; those tied for it roll again. */
void setup_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint64_t rolling = ask_top(s)->a;
    uint64_t best = 0;
    uint8_t high = 0;
    for (unsigned i = 0; i < a->count; i++) {
        uint8_t seat = take_lowest(&rolling);
        if (a->x[i] > high) {
            high = a->x[i];
            best = 0;
        }
        if (a->x[i] == high)
            best |= bit(seat);
    }
    if (count_bits(best) == 1)
        begin(r, s, (uint8_t)lowest(best));
    else
        ask_top(s)->a = (uint8_t)best;
}

/* ---- Claiming and reinforcing ----------------------------------------------------------------------------------- */

static uint64_t claimed(const struct hg_state *s)
{
    uint64_t places = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        places |= open_seen(s)->own[i];
    return places;
}

/* The next seat in turn order that still has starting units, or HG_NONE. */
static uint8_t next_with_units(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    for (unsigned i = 0; i < r->seats; i++) {
        seat = flow_next_acting(r, s, seat);
        if (open_seen(s)->pool[seat] > 0)
            return seat;
    }
    return HG_NONE;
}

/* The seat before the beginner, so that "the next one" is the beginner. */
static uint8_t before_first(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t first = open_seen(s)->first;
    return (uint8_t)(first == 0 ? r->seats - 1 : first - 1);
}

static void ask_next(const struct hg_rules *r, struct hg_state *s, uint8_t kind, uint8_t seat)
{
    ask_pop(s);
    if (seat != HG_NONE)
        ask_push(s, (struct hg_ask){.kind = kind, .seat = seat});
    else
        flow_begin_turn(r, s, flow_next_acting(r, s, before_first(r, s)));
}

/* Whoever stands on top has acted (or is gone): the next claims, or reinforcing begins or goes on. */
void setup_go_on(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_CLAIM && claimed(s) != all_places(r))
        ask_next(r, s, ASK_CLAIM, next_with_units(r, s, ask->seat));
    else if (ask->kind == ASK_CLAIM)
        ask_next(r, s, ASK_REINFORCE, next_with_units(r, s, before_first(r, s)));
    else
        ask_next(r, s, ASK_REINFORCE, next_with_units(r, s, ask->seat));
}

void setup_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    struct hg_ask *ask = ask_top(s);
    if (ask->kind != ASK_START_ROLL) {
        if (ask->seat == seat)
            setup_go_on(r, s);
        return;
    }
    ask->a &= (uint8_t)~bit(seat);
    if (count_bits(ask->a) == 1)
        begin(r, s, (uint8_t)lowest(ask->a));
}

static void station(struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->own[a->seat] |= bit(a->to);
    o->units[a->to]++;
    o->pool[a->seat]--;
}

void setup_offer_claim(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_CLAIM)->to = all_places(r) & ~claimed(s);
}

enum hg_reason setup_why_not_claim(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return has(claimed(s), a->to) ? HG_ALREADY_CLAIMED : HG_OK;
}

void setup_claim(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    station(s, a);
    setup_go_on(r, s);
}

void setup_offer_reinforce(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_REINFORCE)->to = open_seen(s)->own[ask_seen(s)->seat];
}

enum hg_reason setup_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return has(open_seen(s)->own[a->seat], a->to) ? HG_OK : HG_NOT_YOURS;
}

void setup_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    station(s, a);
    setup_go_on(r, s);
}
