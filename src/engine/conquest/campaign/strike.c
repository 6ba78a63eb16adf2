/* The invade step of a campaign: declaring a battle, holding against it, the windows for cards around it.
 *
 * A battle stands in the position from its declaration until its dice are settled. The first one against a place in a
 * turn opens an invasion, which lasts for cards until the place falls or the step ends. An attack on the titan shares
 * the cards before the roll and the dice with battles; what is its own stands in titan.c.
 *
 * Sources: ME-GW-INV-01 to 04, ME-GW-SHIP-08, A-58 (neutral defence), A-74 (cards around a battle), A-117 and A-123. */
#include "engine/conquest/campaign/campaign.h"

/* The question stays below every battle of the step. */
void strike_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_CAMPAIGN, .seat = open_of(s)->seat});
}

/* ---- Declaring -------------------------------------------------------------------------------------------------- */

/* Places that are reached from another one only because a card has joined the two for an invasion. */
static uint64_t linked(const struct hg_rules *r, const struct hg_state *s, uint8_t from)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t places = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (o->effect_to[i] != 0 && ops_linked(r, s, from, (uint8_t)(o->effect_to[i] - 1)))
            places |= bit(o->effect_to[i] - 1u);
    return places;
}

/* A box is split up where ships may go along. */
static unsigned offer_ships(const struct hg_state *s, struct hg_choices *out, unsigned count, uint8_t from)
{
    out->count = count;
    ships_offer_some(s, out, out->box[count], from);
    return out->count;
}

/* One box for each place where no ship stands, which is nearly everywhere. */
ALWAYS void offer_strikes(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint64_t sources,
                          bool joined)
{
    uint8_t seat = ask_seen(s)->seat;
    uint64_t enemies = enemy_places(r, s, seat) & ~titan_shield(r, s);
    unsigned count = out->count;
    while (sources != 0) {
        uint8_t from = take_lowest(&sources);
        uint64_t targets = (r->conquest.near[from] | (joined ? linked(r, s, from) : 0)) & enemies;
        if (targets == 0)
            continue;
        out->box[count] = (struct hg_choice){.verb = VERB_STRIKE,
                                             .seat = seat,
                                             .from = from,
                                             .card = HG_NONE,
                                             .n = {1, strike_most(r, s, from)},
                                             .to = targets};
        count = open_seen(s)->ships[from] == 0 ? count + 1 : offer_ships(s, out, count, from);
    }
    out->count = count;
}

/* The longer way, with cards in force. */
static void offer_joined(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint64_t sources)
{
    offer_strikes(r, s, out, sources, true);
}

/* Battles first, then the titan where it is near, then cards. */
void strike_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t sources = open_seen(s)->own[ask_seen(s)->seat] & crowded(open_seen(s)->units);
    if (ops_none(s))
        offer_strikes(r, s, out, sources, false);
    else
        offer_joined(r, s, out, sources);
    if ((sources & titan_around(r, s)) != 0)
        titan_offer_assault(r, s, out, sources);
    box_add(s, out, VERB_END);
    directives_offer(r, s, out);
}

/* The two places are fixed by the card; what is left to say is how many go. */
void strike_offer_jump(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_ask *ask = ask_seen(s);
    struct hg_choice *box = box_add(s, out, VERB_STRIKE);
    box->from = asked_from(ask);
    box->n = (struct hg_range){1, strike_most(r, s, asked_from(ask))};
    box->to = bit(asked_to(ask));
    out->count = offer_ships(s, out, out->count - 1, asked_from(ask));
}

/* Against a place in reach that somebody else holds. */
static inline enum hg_reason why_not_against(const struct hg_rules *r, const struct hg_state *s,
                                             const struct hg_action *a)
{
    if (has(places_of_role(r, s, role_of(r, a->seat)), a->to))
        return HG_IS_AN_ALLYS;
    if (titan_is_on(s, a->to) && has(titan_shield(r, s), a->to))
        return HG_SHIELDED;
    return strike_why_not_number(r, s, a);
}

/* Not neighbours: a card must have joined the two. */
RARELY static enum hg_reason why_not_afar(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(linked(r, s, a->from), a->to) ? why_not_against(r, s, a) : HG_NOT_ADJACENT;
}

/* Against exactly what the card was aimed at. */
RARELY static enum hg_reason why_not_jump(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->from == asked_from(ask_seen(s)) && a->to == asked_to(ask_seen(s)) ? strike_why_not_number(r, s, a)
                                                                                : HG_WRONG_TARGET;
}

/* A reason for each way in which a place may be the wrong one. */
enum hg_reason strike_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (ask_seen(s)->kind == ASK_JUMP)
        return why_not_jump(r, s, a);
    if (!has(o->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (has(o->own[a->seat], a->to))
        return HG_IS_YOURS;
    if (has(o->devastated, a->to))
        return HG_DEVASTATED;
    return has(r->conquest.near[a->from], a->to) ? why_not_against(r, s, a) : why_not_afar(r, s, a);
}

/* ---- Holding ---------------------------------------------------------------------------------------------------- */

/* Of the place that is attacked. */
static uint8_t owner(const struct hg_state *s)
{
    return owner_of(s, open_seen(s)->battle_to);
}

/* Cards in force may allow fewer dice. */
static unsigned most_defence(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned dice = at_most(r->conquest.defence_dice, open_seen(s)->units[open_seen(s)->battle_to]);
    return ops_no_cap(s) ? dice : ops_defence_cap(r, s, dice);
}

/* Both sides are known: cards before the dice come next. */
static void settle_defence(const struct hg_rules *r, struct hg_state *s, unsigned dice, uint8_t ships)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_defence = (uint8_t)dice;
    o->battle_ships[HG_DEFENDER] = ships;
    strike_ready(r, s);
}

/* Neutral units and those whose seat has left defend with all they may. */
static void hold_by_itself(const struct hg_rules *r, struct hg_state *s, unsigned dice)
{
    uint8_t ships = open_of(s)->ships[open_of(s)->battle_to];
    settle_defence(r, s, dice, ships == 0 ? 0 : ships_useful(ships, dice));
}

/* The owner is asked when there is something to choose. */
static void ask_to_hold(const struct hg_rules *r, struct hg_state *s)
{
    unsigned dice = most_defence(r, s);
    bool chooses = dice > 1 || open_of(s)->ships[open_of(s)->battle_to] != 0;
    uint8_t army = chooses ? owner(s) : (uint8_t)HG_NONE;
    if (army < r->seats && has(s->acting, army))
        ask_push(s, (struct hg_ask){.kind = ASK_HOLD, .seat = army});
    else
        hold_by_itself(r, s, dice);
}

void strike_offer_hold(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice box = {.verb = VERB_HOLD,
                            .seat = ask_seen(s)->seat,
                            .from = HG_NONE,
                            .card = HG_NONE,
                            .n = {1, (uint16_t)most_defence(r, s)}};
    ships_offer(s, out, box, open_seen(s)->battle_to);
}

/* Of each class no more ships than units that fight. */
enum hg_reason strike_why_not_hold(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > most_defence(r, s))
        return HG_TOO_MANY;
    return ships_why_not(s, a, open_seen(s)->battle_to, a->n);
}

void strike_hold(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    settle_defence(r, s, a->n, ships_pack(a->x));
}

void strike_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    hold_by_itself(r, s, most_defence(r, s));
}

/* ---- Cards around a battle -------------------------------------------------------------------------------------- */

/* An army without a seat is never asked. */
static bool open_window(const struct hg_rules *r, struct hg_state *s, uint8_t army, enum hg_campaign_window window,
                        unsigned passes)
{
    return directives_open_after(r, s, army, window, open_of(s)->battle_to, passes);
}

/* After the attacker, before anybody counts units. */
static void ask_defender_for_cards(const struct hg_rules *r, struct hg_state *s)
{
    if (!open_window(r, s, owner(s), HG_AT_INVASION, 0))
        ask_to_hold(r, s);
}

static bool ask_attacker(const struct hg_rules *r, struct hg_state *s, unsigned passes)
{
    return passes < 2 && open_window(r, s, open_of(s)->seat, HG_AT_ATTACK_ROLL, passes);
}

/* Nobody answers for the titan. */
ALWAYS bool ask_defender(const struct hg_rules *r, struct hg_state *s, unsigned passes)
{
    return passes < 2 && !open_of(s)->battle_titan && open_window(r, s, owner(s), HG_AT_DEFENCE_ROLL, passes);
}

/* The two sides play in turn, until both have passed in succession. */
static void ask_from_attacker(const struct hg_rules *r, struct hg_state *s, unsigned passes)
{
    if (!ask_attacker(r, s, passes) && !ask_defender(r, s, passes + 1))
        ask_push(s, (struct hg_ask){.kind = ASK_CLASH, .seat = HG_CHANCE});
}

/* The same, with the defender first. */
static void ask_from_defender(const struct hg_rules *r, struct hg_state *s, unsigned passes)
{
    if (!ask_defender(r, s, passes) && !ask_attacker(r, s, passes + 1))
        ask_push(s, (struct hg_ask){.kind = ASK_CLASH, .seat = HG_CHANCE});
}

void strike_ready(const struct hg_rules *r, struct hg_state *s)
{
    ask_from_attacker(r, s, 0);
}

/* The order around a battle: declaration, invasion, hold, then both sides in turn before the dice. */
void strike_window_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    if (asked_campaign_window(&done) == HG_AT_DECLARATION)
        ask_defender_for_cards(r, s);
    else if (asked_campaign_window(&done) == HG_AT_INVASION)
        ask_to_hold(r, s);
    else if (asked_campaign_window(&done) == HG_AT_ATTACK_ROLL)
        ask_from_defender(r, s, passes_in_a_row(&done));
    else
        ask_from_attacker(r, s, passes_in_a_row(&done));
}

void strike_stand(struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_from = a->from;
    o->battle_to = a->to;
    o->battle_attack = (uint8_t)a->n;
    o->battle_ships[HG_ATTACKER] = ships_pack(a->x);
    o->invaded |= bit(a->to);
}

/* The cards for a declaration are asked for once in an invasion. */
void strike_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    bool invaded = has(o->invaded, a->to);
    if (ask_top(s)->kind == ASK_JUMP)
        ask_pop(s);
    strike_stand(s, a);
    if (invaded)
        ask_to_hold(r, s);
    else if (!open_window(r, s, o->seat, HG_AT_DECLARATION, 0))
        ask_defender_for_cards(r, s);
}

/* With one unit that can go and no ship there is nothing to ask. */
void strike_jump(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to)
{
    uint8_t seat = open_of(s)->seat;
    struct hg_action only = hg_blank(VERB_STRIKE, seat);
    if (strike_most(r, s, from) > 1 || open_of(s)->ships[from] != 0) {
        ask_push(s, (struct hg_ask){.kind = ASK_JUMP, .seat = seat, .a = from, .b = to});
        return;
    }
    only.from = from;
    only.to = to;
    only.n = 1;
    strike_declare(r, s, &only);
}
