/* The titan: where it begins, attacks on it, its move at the end of a keepers' turn, places that it devastates.
 *
 * It shields the place of keepers that it stands on. Nobody rolls for it: an attack adds its dice up, and needs a
 * total. It walks over any border, whoever holds the places, devastated ones included.
 *
 * Sources: ME-GW-HARB-01 to 40, A-12 to. */
#include "engine/conquest/campaign/campaign.h"

/* ---- Set-up ----------------------------------------------------------------------------------------------------- */

/* A keeper who is asked for all of them: `last`, or the next one who acts. HG_NONE when none does. */
static uint8_t next_keeper(const struct hg_rules *r, const struct hg_state *s, uint8_t last)
{
    uint8_t seat = last;
    do {
        if (has(s->acting, seat) && role_of(r, seat) == HG_KEEPERS)
            return seat;
        seat = flow_next(r, s, seat);
    } while (seat != last);
    return HG_NONE;
}

/* Ties go to the place with the lowest number, so that nothing is left to chance. */
static uint8_t most_enemies_near(const struct hg_rules *r, const struct hg_state *s, uint64_t places)
{
    uint64_t friends = places_of_role(r, s, HG_KEEPERS);
    uint8_t best = (uint8_t)lowest(places);
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (count_bits(r->conquest.near[place] & ~friends) > count_bits(r->conquest.near[best] & ~friends))
            best = place;
    }
    return best;
}

/* Keepers who have all left put it where most enemies are near; without any place of theirs it stays away. */
void titan_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    uint64_t places = places_of_role(r, s, HG_KEEPERS);
    uint8_t seat = next_keeper(r, s, last);
    if (seat != HG_NONE && count_bits(places) > 1) {
        ask_push(s, (struct hg_ask){.kind = ASK_TITAN, .seat = seat});
        return;
    }
    if (places != 0)
        open_of(s)->titan = (uint8_t)(most_enemies_near(r, s, places) + 1);
    setup_next(r, s, HG_PHASE_TITAN, last);
}

/* ---- Putting it somewhere --------------------------------------------------------------------------------------- */

/* Over any border, whoever holds the places. */
static uint64_t within_steps(const struct hg_rules *r, uint8_t from, unsigned steps)
{
    uint64_t reached = bit(from), fresh = reached;
    for (; steps > 0 && fresh != 0; steps--) {
        uint64_t found = 0;
        while (fresh != 0)
            found |= r->conquest.near[take_lowest(&fresh)];
        fresh = found & ~reached;
        reached |= fresh;
    }
    return reached;
}

/* Set-up wants a place of the keepers (ME-GW-HARB-02), a move any place in reach. */
static uint64_t spots(const struct hg_rules *r, const struct hg_state *s)
{
    if (ask_seen(s)->kind == ASK_TITAN)
        return places_of_role(r, s, HG_KEEPERS);
    return within_steps(r, (uint8_t)(open_seen(s)->titan - 1), most_steps(ask_seen(s)));
}

void titan_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_TITAN)->to = spots(r, s);
}

enum hg_reason titan_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (has(spots(r, s), a->to))
        return HG_OK;
    return ask_seen(s)->kind == ASK_TITAN ? HG_NOT_KEEPERS : HG_TOO_FAR;
}

void titan_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t kind = ask_seen(s)->kind;
    open_of(s)->titan = (uint8_t)(a->to + 1);
    ask_pop(s);
    if (kind == ASK_TITAN)
        setup_next(r, s, HG_PHASE_TITAN, a->seat);
    else
        titan_stands(r, s);
}

/* ---- Attacks on it ---------------------------------------------------------------------------------------------- */

/* Keepers do not attack it. */
void titan_offer_assault(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint64_t sources)
{
    uint8_t seat = ask_seen(s)->seat;
    if (role_of(r, seat) == HG_KEEPERS)
        return;
    for (uint64_t left = sources & titan_around(r, s); left != 0;) {
        uint8_t from = take_lowest(&left);
        struct hg_choice box = {
            .verb = VERB_ASSAULT, .seat = seat, .from = from, .card = HG_NONE, .n = {1, strike_most(r, s, from)}};
        ships_offer(s, out, box, from);
    }
}

/* From beside it, or from its own place where keepers do not hold that (ME-GW-HARB-07, 08): keepers' places are
 * never the attacker's own. */
enum hg_reason titan_why_not_assault(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (role_of(r, a->seat) == HG_KEEPERS)
        return HG_NOT_FOR_KEEPERS;
    if (open_seen(s)->titan == 0)
        return HG_TITAN_IS_AWAY;
    if (!has(open_seen(s)->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (!has(titan_around(r, s), a->from))
        return HG_NOT_BESIDE_TITAN;
    return strike_why_not_number(r, s, a);
}

/* It shares the cards before the roll, and the dice, with battles; nobody defends. */
void titan_assault(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_titan = 1;
    o->battle_from = a->from;
    o->battle_to = (uint8_t)(o->titan - 1);
    o->battle_attack = (uint8_t)a->n;
    o->battle_ships[HG_ATTACKER] = ships_pack(a->x);
    strike_ready(r, s);
}

/* Cards may still add to the total. */
void titan_rolled(const struct hg_rules *r, struct hg_state *s)
{
    if (!directives_open(r, s, open_of(s)->seat, HG_AT_TOTAL, open_of(s)->battle_to))
        titan_settle(r, s);
}

/* Dice and ships, cards, and the meter's modifier (ME-GW-HARB-11). */
int titan_total(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned dice =
        ship_dice_total(o->battle_die, o->battle_attack, ships_of_class(o->battle_ships[HG_ATTACKER], HG_CARRIER),
                        o->battle_bonus[HG_ATTACKER]);
    return (int)(dice + o->battle_total) + meters_modifier(r, s);
}

/* Below the total all units that were sent are lost; ships are no units. */
void titan_settle(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    if (titan_total(r, s) >= campaign_of(r)->titan_total) {
        titan_destroy(r, s);
        return;
    }
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - o->battle_attack);
    strike_forget(s);
}

/* It leaves the board, and nothing is conquered by that. */
void titan_destroy(const struct hg_rules *r, struct hg_state *s)
{
    open_of(s)->titan = 0;
    if (role_of(r, open_of(s)->seat) == HG_SEEKERS)
        meters_event(r, s, HG_TITAN_DESTROYED);
    strike_forget(s);
}

/* ---- Its move --------------------------------------------------------------------------------------------------- */

/* Where it has just come back, or is away still, it does not move. */
static void ask_to_march(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (o->titan == 0 || (o->titan_mark & TITAN_RETURNED) != 0)
        flow_next_step(r, s);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_MARCH, .seat = o->seat});
}

/* Only in the turns of keepers. The window is there even when the titan is away, so that a card can call it back
 * (ME-GW-HARB-28). */
void titan_enter(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = open_of(s)->seat;
    if (role_of(r, seat) != HG_KEEPERS)
        flow_next_step(r, s);
    else if (!directives_open(r, s, seat, HG_AT_TITAN_MOVES, HG_NONE))
        ask_to_march(r, s);
}

/* Moving is optional (ME-GW-HARB-23). */
void titan_offer_march(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_MARCH);
    box_add(s, out, VERB_END);
}

/* Whoever rolls may still stay where it stands. */
void titan_march(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    ask_pop(s);
    open_of(s)->titan_mark |= TITAN_MARCHED;
    ask_push(s, (struct hg_ask){.kind = ASK_MARCH_ROLL, .seat = HG_CHANCE});
}

/* A card gives the number of steps instead of the die. */
void titan_march_freely(const struct hg_rules *r, struct hg_state *s, unsigned steps)
{
    (void)r;
    open_of(s)->titan_mark |= TITAN_MARCHED;
    ask_push(s, (struct hg_ask){.kind = ASK_MARCH_TO, .seat = open_of(s)->seat, .n = (uint16_t)steps});
}

void titan_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    (void)s;
    out->verb = VERB_ROLL;
    out->count = 1;
    out->least[0] = 1;
    out->sides[0] = campaign_of(r)->titan_die;
}

enum hg_reason titan_why_not_die(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)s;
    return a->count == 1 && bytes_within(bytes_of(a->x), 1, campaign_of(r)->titan_die) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

void titan_die(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    titan_march_freely(r, s, a->x[0]);
}

/* The window in which a card may devastate the place. */
void titan_stands(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->titan_mark |= TITAN_MARCHED;
    if (!directives_open(r, s, o->seat, HG_AT_TITAN_STANDS, (uint8_t)(o->titan - 1)))
        flow_next_step(r, s);
}

void titan_window_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    if (asked_campaign_window(&done) == HG_AT_TOTAL)
        titan_settle(r, s);
    else if (asked_campaign_window(&done) == HG_AT_TITAN_MOVES)
        ask_to_march(r, s);
    else
        flow_next_step(r, s);
}

/* ---- Devastation and return ------------------------------------------------------------------------------------- */

/* All that stands on its place is gone, and nobody holds it any more; that may end the game. */
void titan_devastate(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t place = (uint8_t)(o->titan - 1);
    o->own[owner_of(s, place)] &= ~bit(place);
    o->units[place] = 0;
    o->ships[place] = 0;
    o->devastated |= bit(place);
    meters_event(r, s, HG_PLACE_DEVASTATED);
    (void)triumph_check(r, s);
}

/* It may not move or devastate in the turn it comes back. */
void titan_return(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    open_of(s)->titan = (uint8_t)(place + 1);
    open_of(s)->titan_mark |= TITAN_RETURNED;
    meters_event(r, s, HG_TITAN_RETURNED);
}
