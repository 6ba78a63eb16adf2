/* Set-up: its phases one after another; the roll for who begins, claiming the places, reinforcing them. Where a phase
 * stands is read from the position, so that only the question on top has to be remembered.
 *
 * Sources: ME-BT-SETUP-07 and 08, ME-BT-CLAIM-01 to 05, ME-BT-REINF-01 to 06, CQ-CR-05 to 10. */
#include "engine/conquest/core/mechanism.h"
#include "engine/conquest/tables.h"

struct phases {
    const uint8_t *phase;
    unsigned count;
};

/* A mode that lists no phases has the classic three. */
static struct phases phases_of(const struct hg_rules *r)
{
    static const uint8_t classic[] = {HG_PHASE_START, HG_PHASE_CLAIM, HG_PHASE_REINFORCE};
    if (r->conquest.phases == 0)
        return (struct phases){classic, 3};
    return (struct phases){r->conquest.phase, r->conquest.phases};
}

bool setup_has(const struct hg_rules *r, enum hg_phase phase)
{
    struct phases all = phases_of(r);
    for (unsigned i = 0; i < all.count; i++)
        if (all.phase[i] == phase)
            return true;
    return false;
}

/* The questions of the phase that is done are off the stack. */
void setup_next(const struct hg_rules *r, struct hg_state *s, enum hg_phase done, uint8_t last)
{
    struct phases all = phases_of(r);
    unsigned i = 0;
    while (all.phase[i] != done)
        i++;
    if (i + 1 < all.count)
        conquest_phases[all.phase[i + 1]](r, s, last);
    else
        flow_begin(r, s);
}

void setup_enter(const struct hg_rules *r, struct hg_state *s)
{
    conquest_phases[phases_of(r).phase[0]](r, s, HG_NONE);
}

/* ---- The start roll --------------------------------------------------------------------------------------------- */

/* One die for each seat, in one roll. */
void setup_enter_start(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)r;
    (void)last;
    ask_push(s, (struct hg_ask){.kind = ASK_START_ROLL, .seat = HG_CHANCE, .a = s->acting});
}

/* Some modes roll a second time for the first turn. */
void setup_enter_start_again(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)r;
    (void)last;
    ask_push(s, (struct hg_ask){.kind = ASK_START_ROLL, .seat = HG_CHANCE, .a = s->acting, .x = 1});
}

/* Who begins also comes first in every phase that follows. */
static void begin(const struct hg_rules *r, struct hg_state *s, uint8_t first)
{
    enum hg_phase phase = !is_second_roll(ask_top(s)) ? HG_PHASE_START : HG_PHASE_START_AGAIN;
    open_of(s)->first = first;
    ask_pop(s);
    setup_next(r, s, phase, flow_before_first(r, s));
}

/* One die for each seat of the set, in seat order. The highest begins; those tied for it roll again. */
void setup_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint64_t rolling = rolling_seats(ask_top(s));
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

/* By seats and neutral armies alike. */
uint64_t setup_claimed(const struct hg_state *s)
{
    uint64_t places = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        places |= open_seen(s)->own[i];
    return places;
}

/* When seats have left, the others may run out of units before every place is claimed; the supply then helps out. */
static uint8_t next_claimer(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    uint8_t next = setup_next_with_units(r, s, seat);
    return next != HG_NONE ? next : flow_next_acting(r, s, seat);
}

/* From the beginner on. */
void setup_enter_claim(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_push(s, (struct hg_ask){.kind = ASK_CLAIM, .seat = next_claimer(r, s, flow_before_first(r, s))});
}

/* Units placed in one go; mostly one. */
static unsigned batch_of(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned batch = r->conquest.batch[army_number(s, seat)];
    return at_most(open_seen(s)->pool[seat], batch == 0 ? 1 : batch);
}

/* With no pool left the phase is over. */
static void ask_to_reinforce(const struct hg_rules *r, struct hg_state *s, uint8_t seat, uint8_t last)
{
    if (seat == HG_NONE)
        setup_next(r, s, HG_PHASE_REINFORCE, last);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_REINFORCE, .seat = seat, .n = (uint16_t)(batch_of(r, s, seat) - 1)});
}

/* After the last claimer, or again from the beginner, as the mode says (CQ-CR-08, ME-BT-REINF-01). */
void setup_enter_reinforce(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    uint8_t before = r->conquest.reinforce_goes_on ? last : flow_before_first(r, s);
    ask_to_reinforce(r, s, setup_next_with_units(r, s, before), last);
}

/* Whoever stands on top has acted (or is gone): the next claims or reinforces, or the phase is over. */
void setup_go_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask done = *ask_seen(s);
    ask_pop(s);
    if (done.kind == ASK_REINFORCE)
        ask_to_reinforce(r, s, setup_next_with_units(r, s, done.seat), done.seat);
    else if (setup_claimed(s) != all_places(r))
        ask_push(s, (struct hg_ask){.kind = ASK_CLAIM, .seat = next_claimer(r, s, done.seat)});
    else
        setup_next(r, s, HG_PHASE_CLAIM, done.seat);
}

/* Where one seat is left that rolls, it begins. */
static void leave_start_roll(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    struct hg_ask *ask = ask_top(s);
    ask->a &= (uint8_t)~bit(seat);
    if (count_bits(rolling_seats(ask)) == 1)
        begin(r, s, (uint8_t)lowest(rolling_seats(ask)));
}

/* A seat that has left rolls on for its place in the order, since tied seats have counted on it. */
void setup_left(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_START_ROLL) {
        leave_start_roll(r, s, seat);
    } else if (ask->kind == ASK_DRAW && drawing_seat(ask) == seat) {
        ask_pop(s);
        conquest_phases[HG_PHASE_CARDS](r, s, seat);
    } else if (ask->seat == seat) {
        conquest_questions[ask->kind].absent(r, s);
    }
}

/* A pool that is empty is helped out by the supply: see next_claimer. */
void setup_station(struct hg_state *s, uint8_t army, uint8_t place)
{
    struct hg_conquest_open *o = open_of(s);
    o->own[army] |= bit(place);
    o->units[place]++;
    if (o->pool[army] > 0)
        o->pool[army]--;
}

void setup_offer_claim(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_CLAIM)->to = all_places(r) & ~setup_claimed(s);
}

enum hg_reason setup_why_not_claim(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return has(setup_claimed(s), a->to) ? HG_ALREADY_CLAIMED : HG_OK;
}

/* One unit on one empty place (ME-BT-CLAIM-01). */
void setup_claim(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    setup_station(s, a->seat, a->to);
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

/* A batch is placed unit by unit, and may be split. */
void setup_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    setup_station(s, a->seat, a->to);
    if (units_after_this(ask_top(s)) > 0)
        ask_top(s)->n--;
    else
        setup_go_on(r, s);
}
