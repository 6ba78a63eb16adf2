/* The fortify step of a campaign: one move of units and one of ships, in either order, then command of a place of a
 * team-mate. Each is optional; chains may run over places of the whole faction.
 *
 * Sources: ME-GW-FORT-01 to 05, ME-GW-TEAM, A-69 and A-70 (change of command). */
#include "engine/conquest/campaign/campaign.h"

/* Each kind of move once a turn. */
static bool has_moved(const struct hg_state *s, enum regroup_mark mark)
{
    return (open_seen(s)->moved & mark) != 0;
}

/* The own places that a chain of the faction's places connects with one of them, without itself. */
static uint64_t in_reach(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t from)
{
    return fortify_connected(r, friendly_places(r, s, seat), from) & open_seen(s)->own[seat] & ~bit(from);
}

/* ---- Units ------------------------------------------------------------------------------------------------------ */

/* What forbids a move at all; where it may go is the same as in every fortify step. */
enum hg_reason regroup_why_not_fortify(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (a->x[0] != 0)
        return HG_MALFORMED;
    return has_moved(s, MOVED_UNITS) ? HG_UNITS_HAVE_MOVED : HG_OK;
}

void regroup_fortify(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->from] = (uint16_t)(o->units[a->from] - a->n);
    o->units[a->to] = (uint16_t)(o->units[a->to] + a->n);
    o->moved |= MOVED_UNITS;
    regroup_go_on(r, s);
}

/* ---- Ships ------------------------------------------------------------------------------------------------------ */

/* Each box has at least one ship of some class and none of the classes before. */
static void offer_convoys_from(const struct hg_state *s, struct hg_choices *out, uint8_t from, uint64_t to)
{
    unsigned ships = open_seen(s)->ships[from];
    for (unsigned class = 0; class < HG_CLASSES_MAX; class ++) {
        struct hg_choice *box;
        if (ships_of_class(ships, class) == 0)
            continue;
        box = box_add(s, out, VERB_CONVOY);
        box->from = from;
        box->to = to;
        box->x_lo[class] = 1;
        for (unsigned i = class; i < HG_CLASSES_MAX; i++)
            box->x_hi[i] = (uint8_t)ships_of_class(ships, i);
    }
}

/* Mostly the next place with ships hangs together with the last one. */
static void offer_convoys(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    uint64_t own = open_seen(s)->own[seat], group = 0;
    for (uint64_t left = places_with_ships(s, seat); left != 0;) {
        uint8_t from = take_lowest(&left);
        if (!has(group, from))
            group = fortify_connected(r, friendly_places(r, s, seat), from) & own;
        if (group != bit(from))
            offer_convoys_from(s, out, from, group & ~bit(from));
    }
}

/* Ships go the same ways as units, and need none to go along. */
enum hg_reason regroup_why_not_convoy(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (has_moved(s, MOVED_SHIPS))
        return HG_SHIPS_HAVE_MOVED;
    if (!has(o->own[a->seat], a->from) || !has(o->own[a->seat], a->to))
        return HG_NOT_YOURS;
    if (a->from == a->to)
        return HG_SAME_PLACE;
    if (!has(in_reach(r, s, a->seat, a->from), a->to))
        return HG_NOT_CONNECTED;
    if (a->x[0] + a->x[1] + a->x[2] == 0)
        return HG_NO_SHIPS_NAMED;
    return ships_why_not(s, a, a->from, HG_SHIPS_MAX);
}

void regroup_convoy(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ships_move(s, a->from, a->to, ships_pack(a->x));
    open_of(s)->moved |= MOVED_SHIPS;
    regroup_go_on(r, s);
}

/* ---- Change of command ------------------------------------------------------------------------------------------ */

/* Of a team-mate who acts: one unit, no ship, no token. */
static uint64_t places_to_ask_for(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t mates = friends_of(r, s, seat) & s->acting & ~bit(seat), places = 0;
    while (mates != 0)
        places |= o->own[take_lowest(&mates)];
    return places == 0 ? 0 : places & ~o->asked & ~crowded(o->units) & ~occupied(o->ships) & ~tokens_places(r, s);
}

enum hg_reason regroup_why_not_transfer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (has(open_seen(s)->own[a->seat], a->to) || !has(friendly_places(r, s, a->seat), a->to))
        return HG_NOT_AN_ALLYS;
    if (has(open_seen(s)->asked, a->to))
        return HG_ASKED_ALREADY;
    return has(places_to_ask_for(r, s, a->seat), a->to) ? HG_OK : HG_CANNOT_COMMAND;
}

/* One unit of the own supply takes the place of the team-mate's. Whoever gives the last place away is out. Command is
 * taken last in the step and once, so that the step ends with it. */
void regroup_accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t place = asked_place(ask_seen(s));
    (void)a;
    ask_pop(s);
    ask_pop(s);
    occupy_hand_over(r, s, place, 1);
    if (!triumph_check(r, s))
        flow_next_step(r, s);
}

/* Another place may be asked for. */
void regroup_refuse(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    ask_pop(s);
    regroup_go_on(r, s);
}

/* ---- The step --------------------------------------------------------------------------------------------------- */

/* Own neighbours are found first, longer chains after that. */
static bool any_in_reach(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint64_t from)
{
    for (uint64_t left = from; left != 0;)
        if ((r->conquest.near[take_lowest(&left)] & open_seen(s)->own[seat]) != 0)
            return true;
    if (!plays_with(r, HG_TEAMS))
        return false;
    while (from != 0)
        if (in_reach(r, s, seat, take_lowest(&from)) != 0)
            return true;
    return false;
}

/* Is there anything to do but to end the step, by all that everybody knows? What is found quickly comes first. */
static bool something_is_left(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t seat = open_seen(s)->seat;
    uint64_t crowd = open_seen(s)->own[seat] & crowded(open_seen(s)->units);
    if (!has_moved(s, MOVED_UNITS) && any_in_reach(r, s, seat, crowd))
        return true;
    if (!has_moved(s, MOVED_SHIPS) && any_in_reach(r, s, seat, places_with_ships(s, seat)))
        return true;
    return places_to_ask_for(r, s, seat) != 0 || directives_ask(r, s, seat, HG_AT_FORTIFY);
}

/* A step with nothing to do is passed over. */
void regroup_enter(const struct hg_rules *r, struct hg_state *s)
{
    ask_push(s, (struct hg_ask){.kind = ASK_REGROUP, .seat = open_of(s)->seat});
    regroup_go_on(r, s);
}

void regroup_go_on(const struct hg_rules *r, struct hg_state *s)
{
    if (something_is_left(r, s))
        return;
    ask_pop(s);
    flow_next_step(r, s);
}

/* In any order; the step may be ended at any time. */
void regroup_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t places = places_to_ask_for(r, s, ask_seen(s)->seat);
    if (!has_moved(s, MOVED_UNITS))
        fortify_offer_moves(r, s, out);
    if (!has_moved(s, MOVED_SHIPS))
        offer_convoys(r, s, out);
    if (places != 0)
        box_add(s, out, VERB_TRANSFER)->to = places;
    box_add(s, out, VERB_END);
    directives_offer(r, s, out);
}
