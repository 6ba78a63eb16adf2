/* Seats: rolls for an order, armies taken in it, armies swapped, sides and the turn order that follow from them.
 *
 * Sources: CQ-SEAT-01 and 02 (rolls), SC-SEAT-01 to 05, HW-SEAT-01 to 05. `order` in a position first holds the ranking
 * by rolls, and the turn order when it is settled; it is 0 where play goes clockwise. */
#include "engine/conquest/core/mechanism.h"

/* ---- Sides ------------------------------------------------------------------------------------------------------ */

/* By seat or by army, as the mode says. */
static uint8_t side_number(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return r->conquest.side_of[r->conquest.sides == HG_SIDES_BY_SEAT ? seat : army_number(s, seat)];
}

/* Where sides go by army, a seat has none before it has taken one. */
static bool side_is_known(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return r->conquest.sides == HG_SIDES_BY_SEAT || open_seen(s)->army[seat] != 0;
}

/* Called at the start, and again when all armies are taken. */
static void settle_sides(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    for (uint8_t i = 0; r->conquest.sides != HG_NO_SIDES && i < r->seats; i++) {
        o->side[i] = 0;
        for (uint8_t k = 0; k < r->seats && side_is_known(r, s, i); k++)
            if (side_is_known(r, s, k) && side_number(r, s, k) == side_number(r, s, i))
                o->side[i] |= (uint8_t)bit(k);
    }
}

/* Where nobody chooses, armies are fixed by seat. */
void seats_start(const struct hg_rules *r, struct hg_state *s)
{
    for (unsigned i = 0; i < r->seats; i++)
        if (r->conquest.armies > 0 && !setup_has(r, HG_PHASE_ARMIES))
            open_of(s)->army[i] = (uint8_t)(r->conquest.seat_army[i] + 1);
    settle_sides(r, s);
}

/* ---- Rolls for the order ---------------------------------------------------------------------------------------- */

/* One army may go first without a roll (HW-SEAT-04). */
static bool leads(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return r->conquest.leader != 0 && open_seen(s)->army[seat] == r->conquest.leader;
}

/* The leader's place is the first, without a roll. */
void seats_enter_order(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    uint8_t rolling = 0, led = 0;
    (void)last;
    for (uint8_t i = 0; i < r->seats; i++) {
        if (leads(r, s, i)) {
            open_of(s)->order[0] = (uint8_t)(i + 1);
            led = 1;
        } else {
            rolling |= (uint8_t)bit(i);
        }
    }
    ask_push(s, (struct hg_ask){.kind = ASK_ORDER_ROLL, .seat = HG_CHANCE, .a = rolling, .b = led});
}

/* Seats stand in it as one more than their number. */
static void take_order(struct hg_conquest_open *o, const uint8_t *order, unsigned seats)
{
    for (unsigned i = 0; i < seats; i++)
        o->order[i] = order[i];
    o->first = (uint8_t)(order[0] - 1);
}

/* The first seat of the ranking that is not yet placed and, if any is left, not on the side of the one before. */
static unsigned next_of_other_side(const struct hg_rules *r, const struct hg_state *s, unsigned placed, uint8_t before)
{
    const uint8_t *rank = open_seen(s)->order;
    unsigned found = HG_NONE;
    for (unsigned i = 0; i < r->seats; i++) {
        uint8_t seat = (uint8_t)(rank[i] - 1);
        if (has(placed, seat))
            continue;
        if (before == HG_NONE || !has(friends_of(r, s, before), seat))
            return seat;
        if (found == HG_NONE)
            found = seat;
    }
    return found;
}

/* By rank, but never two of a side in succession while it can be helped (HW-SEAT-03 to 05). */
static void alternate(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t order[HG_SEATS_MAX] = {0}, before = HG_NONE;
    unsigned placed = 0;
    for (unsigned i = 0; i < r->seats; i++) {
        before = (uint8_t)next_of_other_side(r, s, placed, before);
        placed |= (unsigned)bit(before);
        order[i] = (uint8_t)(before + 1);
    }
    take_order(open_of(s), order, r->seats);
}

/* From here on play goes clockwise from the beginner. */
static void forget_ranking(struct hg_conquest_open *o)
{
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        o->order[i] = 0;
}

/* The ranking is complete. It is kept while armies are taken by it. */
static void settle_order(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->first = (uint8_t)(o->order[0] - 1);
    if (r->conquest.seat_order == HG_SIDES_IN_TURN)
        alternate(r, s);
    else if (r->conquest.seat_order == HG_CLOCKWISE && !setup_has(r, HG_PHASE_ARMIES))
        forget_ranking(o);
    setup_next(r, s, HG_PHASE_ORDER, flow_before_first(r, s));
}

/* Seats with the same face roll again for the places that they share. The highest group is asked first. */
void seats_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_top(s);
    unsigned place = first_rolled_for(&done) + a->count;
    ask_pop(s);
    for (uint8_t face = 1; face <= r->conquest.die_sides; face++) {
        uint64_t rolling = rolling_seats(&done), group = 0;
        for (unsigned i = 0; i < a->count; i++) {
            uint8_t seat = take_lowest(&rolling);
            if (a->x[i] == face)
                group |= bit(seat);
        }
        place -= count_bits(group);
        if (count_bits(group) == 1)
            open_of(s)->order[place] = (uint8_t)(lowest(group) + 1);
        else if (group != 0)
            ask_push(s, (struct hg_ask){
                            .kind = ASK_ORDER_ROLL, .seat = HG_CHANCE, .a = (uint8_t)group, .b = (uint8_t)place});
    }
    if (s->depth == 0)
        settle_order(r, s);
}

/* ---- Armies ----------------------------------------------------------------------------------------------------- */

/* As a set of army numbers. */
static uint8_t taken(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t armies = 0;
    for (unsigned i = 0; i < r->seats; i++)
        if (open_seen(s)->army[i] != 0)
            armies |= bit(open_seen(s)->army[i] - 1u);
    return (uint8_t)armies;
}

/* What the asked seat may take: when swapping any army that nobody has, or its own. */
static uint8_t on_offer(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t all = (uint8_t)(bit(r->conquest.armies) - 1);
    if (!armies_are_swapped(ask_seen(s)))
        return (uint8_t)(r->conquest.army_choice & ~taken(r, s));
    return (uint8_t)((all & ~taken(r, s)) | bit(army_number(s, ask_seen(s)->seat)));
}

/* The turn order by the rows of the chart. */
static void order_by_rows(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t order[HG_SEATS_MAX] = {0};
    for (unsigned row = 0; row < r->seats; row++)
        for (uint8_t i = 0; i < r->seats; i++)
            if (army_number(s, i) == r->conquest.chart_army[row])
                order[row] = (uint8_t)(i + 1);
    take_order(open_of(s), order, r->seats);
}

/* Seats that have left during set-up may leave only one side; then the game is over. */
static void armies_are_taken(const struct hg_rules *r, struct hg_state *s)
{
    if (r->conquest.seat_order == HG_BY_CHART)
        order_by_rows(r, s);
    else if (r->conquest.seat_order == HG_CLOCKWISE)
        forget_ranking(open_of(s));
    settle_sides(r, s);
    if (flow_won(r, s))
        return;
    setup_next(r, s, HG_PHASE_ARMIES, HG_NONE);
}

/* From the highest roll down, or in seat order before any roll. Whoever has left gets what comes first. */
void seats_enter_armies(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    struct hg_conquest_open *o = open_of(s);
    (void)last;
    for (unsigned i = 0; i < r->seats; i++) {
        uint8_t seat = (uint8_t)(o->order[0] != 0 ? o->order[i] - 1u : i);
        if (o->army[seat] != 0)
            continue;
        if (has(s->acting, seat)) {
            ask_push(s, (struct hg_ask){.kind = ASK_ARMY, .seat = seat});
            return;
        }
        o->army[seat] = (uint8_t)(lowest(r->conquest.army_choice & ~(unsigned)taken(r, s)) + 1);
    }
    armies_are_taken(r, s);
}

/* Seats in turn order keep their army or take a free one; with none free nobody is asked. */
static void ask_to_swap(const struct hg_rules *r, struct hg_state *s, unsigned place)
{
    while (place < r->seats && !has(s->acting, flow_seat_at(r, s, place)))
        place++;
    if (place == r->seats || r->conquest.armies == r->seats)
        setup_next(r, s, HG_PHASE_SWAP, flow_before_first(r, s));
    else
        ask_push(s, (struct hg_ask){.kind = ASK_ARMY, .seat = flow_seat_at(r, s, place), .x = 1, .a = (uint8_t)place});
}

void seats_enter_swap(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_to_swap(r, s, 0);
}

/* The seat on top has taken its army, or is gone. */
void seats_go_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask done = *ask_seen(s);
    ask_pop(s);
    if (!armies_are_swapped(&done))
        seats_enter_armies(r, s, done.seat);
    else
        ask_to_swap(r, s, swapping_place(&done) + 1u);
}

void seats_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    for (uint64_t left = on_offer(r, s); left != 0;)
        box_add(s, out, VERB_ARMY)->card = take_lowest(&left);
}

enum hg_reason seats_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(on_offer(r, s), a->card) ? HG_OK : HG_ARMY_TAKEN;
}

void seats_take(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->army[a->seat] = (uint8_t)(a->card + 1);
    seats_go_on(r, s);
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

/* Sides, once known, are the same for all their members. */
const char *seats_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const uint8_t *side = open_seen(s)->side;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        if (side[i] != 0 && (i >= r->seats || !has(side[i], i) || side[i] >> r->seats != 0))
            return "a side without its own seat";
        for (unsigned k = 0; k < r->seats; k++)
            if (has(side[i], k) && side[k] != side[i])
                return "a seat on two sides";
    }
    return NULL;
}
