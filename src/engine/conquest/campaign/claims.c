/* Set-up by limits: each seat claims up to its own number of places, and after each claim one for the neutral army;
 * reinforcing goes on in the same way. The first seat begins, nobody rolls for it. Whoever has left claims and
 * reinforces nothing any more; what is missing then, the others do beyond their limits.
 *
 * Sources: ME-GW-SETUP-06 to 08, ME-GW-CLAIM-01 to 07, ME-GW-REINF-01 and 02, ME-GW-NEUT; to 57. */
#include "engine/conquest/campaign/campaign.h"

/* Chart order, without a roll. */
void claims_enter_seats(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    open_of(s)->first = 0;
    setup_next(r, s, HG_PHASE_SEATS, flow_before_first(r, s));
}

/* Also of the neutral army: there is one at most, and it stands behind those of the seats. */
static bool below_limit(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    unsigned limit = campaign_of(r)->claim_limit[army];
    return open_seen(s)->pool[army] > 0 && (limit == HG_NONE || count_bits(open_seen(s)->own[army]) < limit);
}

/* ---- Claiming --------------------------------------------------------------------------------------------------- */

/* Who has reached its limit is skipped. Should nobody be below it, because seats have left, claiming goes on round
 * the table. */
static uint8_t next_claimer(const struct hg_rules *r, const struct hg_state *s, uint8_t last)
{
    uint8_t seat = last;
    for (unsigned i = 0; i < r->seats; i++) {
        seat = flow_next(r, s, seat);
        if (has(s->acting, seat) && below_limit(r, s, seat))
            return seat;
    }
    return flow_next_acting(r, s, last);
}

/* Until every place has an owner. */
static void ask_to_claim(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    if (setup_claimed(s) == all_places(r))
        setup_next(r, s, HG_PHASE_LIMITS, last);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_CLAIM, .seat = next_claimer(r, s, last)});
}

void claims_enter_claim(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_to_claim(r, s, flow_before_first(r, s));
}

/* After each own claim one for the neutral army, by the same seat. */
void claims_claimed(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_seen(s);
    bool own = done.kind == ASK_CLAIM;
    setup_station(s, own ? a->seat : neutral_asked_for(&done), a->to);
    ask_pop(s);
    if (own && r->conquest.neutrals > 0 && below_limit(r, s, r->seats) && setup_claimed(s) != all_places(r))
        ask_push(s, (struct hg_ask){.kind = ASK_CLAIM_FOR, .seat = a->seat, .a = r->seats});
    else
        ask_to_claim(r, s, a->seat);
}

/* ---- Reinforcing ------------------------------------------------------------------------------------------------ */

/* It has units left, and a place to put them. */
static bool neutral_waits(const struct hg_rules *r, const struct hg_state *s)
{
    return r->conquest.neutrals > 0 && open_seen(s)->pool[r->seats] > 0 && open_seen(s)->own[r->seats] != 0;
}

/* When only units of the neutral army are left, they are placed in turn as well. */
static void ask_to_reinforce(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    uint8_t seat = setup_next_with_units(r, s, last);
    if (seat != HG_NONE)
        ask_push(s, (struct hg_ask){.kind = ASK_REINFORCE, .seat = seat});
    else if (neutral_waits(r, s))
        ask_push(s, (struct hg_ask){.kind = ASK_REINFORCE_FOR, .seat = flow_next_acting(r, s, last), .a = r->seats});
    else
        setup_next(r, s, HG_PHASE_BOTH, last);
}

void claims_enter_reinforce(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_to_reinforce(r, s, flow_before_first(r, s));
}

/* After each own unit one of the neutral army. */
void claims_reinforced(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_seen(s);
    bool own = done.kind == ASK_REINFORCE;
    setup_station(s, own ? a->seat : neutral_asked_for(&done), a->to);
    ask_pop(s);
    if (own && neutral_waits(r, s))
        ask_push(s, (struct hg_ask){.kind = ASK_REINFORCE_FOR, .seat = a->seat, .a = r->seats});
    else
        ask_to_reinforce(r, s, a->seat);
}

/* ---- For the neutral army --------------------------------------------------------------------------------------- */

void claims_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (ask_seen(s)->kind == ASK_CLAIM_FOR)
        setup_offer_claim(r, s, out);
    else
        box_add(s, out, VERB_REINFORCE)->to = open_seen(s)->own[neutral_asked_for(ask_seen(s))];
}

/* Own units to own places, neutral units to the neutral army's. */
enum hg_reason claims_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_ask *ask = ask_seen(s);
    (void)r;
    if (ask->kind == ASK_REINFORCE)
        return has(open_seen(s)->own[a->seat], a->to) ? HG_OK : HG_NOT_YOURS;
    return has(open_seen(s)->own[neutral_asked_for(ask)], a->to) ? HG_OK : HG_NOT_NEUTRAL;
}

/* ---- Leaving ---------------------------------------------------------------------------------------------------- */

/* The next one goes on where the seat that is asked has left. */
void claims_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    uint8_t kind = ask_seen(s)->kind;
    if (ask_seen(s)->seat != seat)
        return;
    ask_pop(s);
    if (kind == ASK_CLAIM || kind == ASK_CLAIM_FOR)
        ask_to_claim(r, s, seat);
    else if (kind == ASK_REINFORCE || kind == ASK_REINFORCE_FOR)
        ask_to_reinforce(r, s, seat);
    else
        titan_enter_phase(r, s, seat);
}
