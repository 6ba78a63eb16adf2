/* What set-up puts on the board besides claims: the chart, resources and dealt places by cards turned up one by one,
 * and batches of own and neutral units.
 *
 * Sources: CQ-BT-01 to 04 (charts), CQ-CR-01 (resources), SC-TD and HW-WC (dealt places, neutral armies). */
#include "engine/conquest/core/mechanism.h"

/* ---- The chart -------------------------------------------------------------------------------------------------- */

/* The rows stand in turn order. */
void board_enter_chart(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    const struct hg_conquest_rules *c = &r->conquest;
    struct hg_conquest_open *o = open_of(s);
    for (unsigned i = 0; i < c->places; i++) {
        o->own[flow_seat_at(r, s, c->chart_owner[i])] |= bit(i);
        o->units[i] = c->chart_units[i];
    }
    for (unsigned row = 0; plays_with(r, HG_BASES) && row < r->seats; row++)
        o->base[flow_seat_at(r, s, row)] = (uint8_t)(c->chart_base[row] + 1);
    o->resource = c->chart_resources;
    o->goals = c->chart_goals;
    setup_next(r, s, HG_PHASE_CHART, last);
}

/* ---- Cards turned up -------------------------------------------------------------------------------------------- */

/* It is called again after each card, until enough resources lie on the board. */
void board_enter_resources(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    if (count_bits(open_of(s)->resource) < r->conquest.resources)
        ask_push(s, (struct hg_ask){.kind = ASK_SHOW, .seat = HG_CHANCE, .x = HG_PHASE_RESOURCES});
    else
        setup_next(r, s, HG_PHASE_RESOURCES, last);
}

/* The army that the next card is for, or HG_NONE. */
static uint8_t dealt_to(const struct hg_rules *r, const struct hg_state *s)
{
    for (uint8_t i = 0; i < r->seats + r->conquest.neutrals; i++)
        if (count_bits(open_seen(s)->own[i]) < r->conquest.deal[i])
            return i;
    return HG_NONE;
}

/* It is called again after each card, until every army has its places. */
void board_enter_deal(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    if (dealt_to(r, s) != HG_NONE)
        ask_push(s, (struct hg_ask){.kind = ASK_SHOW, .seat = HG_CHANCE, .x = HG_PHASE_DEAL});
    else
        setup_next(r, s, HG_PHASE_DEAL, last);
}

/* A card turned up before has put something on its place already. */
static uint64_t shown(const struct hg_state *s)
{
    return showing_phase(ask_seen(s)) == HG_PHASE_DEAL ? setup_claimed(s) : open_seen(s)->resource;
}

/* The cards that name one of these places. */
static struct hg_set cards_of_places(const struct hg_rules *r, uint64_t places)
{
    struct hg_set cards = {{0, 0}};
    for (unsigned i = 0; i < r->conquest.cards && i < 64; i++)
        cards.word[0] |= (places >> r->conquest.card_place[i] & 1) << i;
    for (unsigned i = 64; i < r->conquest.cards; i++)
        cards.word[1] |= (places >> r->conquest.card_place[i] & 1) << (i - 64);
    return cards;
}

/* Cards that were turned up stay out: their places tell. */
void board_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_SHOW;
    out->items = cards_of_places(r, ~shown(s));
}

enum hg_reason board_why_not_show(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(shown(s), r->conquest.card_place[a->card]) ? HG_NOT_IN_DECK : HG_OK;
}

/* The card itself goes back to the deck, so that only its place is remembered. */
void board_show(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t place = r->conquest.card_place[a->card];
    enum hg_phase phase = showing_phase(ask_top(s));
    ask_pop(s);
    if (phase == HG_PHASE_DEAL) {
        setup_station(s, dealt_to(r, s), place);
        board_enter_deal(r, s, HG_NONE);
    } else {
        open_of(s)->resource |= bit(place);
        board_enter_resources(r, s, HG_NONE);
    }
}

/* ---- Batches ---------------------------------------------------------------------------------------------------- */

/* Neutral armies that still have starting units. */
static uint8_t neutral_pools(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t armies = 0;
    for (unsigned i = r->seats; i < r->seats + r->conquest.neutrals; i++)
        if (open_seen(s)->pool[i] > 0)
            armies |= bit(i);
    return (uint8_t)armies;
}

/* The next seat in turn order places its batch, together with a unit of each neutral army. */
static void ask_for_batch(const struct hg_rules *r, struct hg_state *s, uint8_t before)
{
    uint8_t seat = flow_next_acting(r, s, before), neutral = neutral_pools(r, s);
    uint16_t own = at_most(r->conquest.batch[army_number(s, seat)], open_of(s)->pool[seat]);
    if (own == 0 && neutral == 0)
        setup_next(r, s, HG_PHASE_BATCHES, before);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_BATCH, .seat = seat, .n = own, .a = neutral});
}

void board_enter_batches(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_for_batch(r, s, flow_before_first(r, s));
}

/* Where the next unit of the batch may go; whose unit it is follows from the place. */
static uint64_t batch_places(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    uint64_t places = batch_own(ask) > 0 ? open_seen(s)->own[ask->seat] : 0;
    for (uint64_t left = batch_armies(ask); left != 0;)
        places |= open_seen(s)->own[take_lowest(&left)];
    return places;
}

void board_offer_batch(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_REINFORCE)->to = batch_places(s);
}

/* Units of a batch go to one's own places and to those of neutral armies, others to one's own. */
enum hg_reason board_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind != ASK_BATCH)
        return setup_why_not_reinforce(r, s, a);
    return has(batch_places(s), a->to) ? HG_OK : HG_BATCH_IS_DONE;
}

/* Own units and those of neutral armies come in any order. */
static void place_of_batch(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask *ask = ask_top(s);
    uint8_t army = owner_of(s, a->to);
    setup_station(s, army, a->to);
    if (army == a->seat)
        ask->n--;
    else
        ask->a &= (uint8_t)~bit(army);
    if (batch_own(ask) > 0 || batch_armies(ask) != 0)
        return;
    ask_pop(s);
    ask_for_batch(r, s, a->seat);
}

void board_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_BATCH)
        place_of_batch(r, s, a);
    else
        setup_reinforce(r, s, a);
}
