/* Fortify: moves of units between two own places that a chain of places of the own side connects. One in a turn; more
 * with rewards and abilities, some of them between neighbours only.
 *
 * Sources: ME-BT-FORT-01 to 08, CQ-MAN-01 to 05, CQ-TEAM-04 (allies' places connect). */
#include "engine/conquest/core/mechanism.h"
#include "engine/insight.h"

/* The first manoeuvre everybody has; the question counts those beyond it. */
void fortify_enter(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = open_of(s)->seat;
    unsigned more = mechanism_manoeuvres(r, s, seat);
    ask_push(s, (struct hg_ask){.kind = ASK_FORTIFY, .seat = seat, .n = (uint16_t)more});
}

/* ---- Where units may go ----------------------------------------------------------------------------------------- */

/* All places of `within` that chains within it connect with `start`, itself included. */
uint64_t fortify_connected(const struct hg_rules *r, uint64_t within, unsigned start)
{
    return insight_connected(r, within, bit(start));
}

/* Only the manoeuvres between neighbours are left. */
static bool neighbours_only(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    return ask->kind == ASK_FORTIFY && manoeuvres_made(ask) > more_manoeuvres(ask);
}

/* None is left, not even those: the step stays open for abilities alone. */
static bool all_made(const struct hg_state *s)
{
    return neighbours_only(s) && near_manoeuvres(ask_seen(s)) == 0;
}

/* Any number but the last unit, and the hero where it stands. */
static void offer_from(const struct hg_state *s, struct hg_choices *out, uint8_t from, uint64_t to)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct hg_choice *box;
    if (to == 0)
        return;
    box = box_add(s, out, VERB_FORTIFY);
    box->from = from;
    box->to = to;
    box->n = (struct hg_range){1, (uint16_t)(o->units[from] - 1)};
    box->x_hi[0] = o->hero[ask_seen(s)->seat] == from + 1;
}

/* For manoeuvres that a card allows between neighbours only. */
static void offer_neighbours(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t own = open_seen(s)->own[ask_seen(s)->seat];
    for (uint64_t left = own & crowded(open_seen(s)->units); left != 0;) {
        uint8_t from = take_lowest(&left);
        offer_from(s, out, from, r->conquest.near[from] & own);
    }
}

/* Each connected group is found once, for all its places. */
void fortify_offer_moves(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    uint64_t own = open_seen(s)->own[seat], way = friendly_places(r, s, seat);
    if (neighbours_only(s)) {
        if (!all_made(s))
            offer_neighbours(r, s, out);
        return;
    }
    for (uint64_t left = own & crowded(open_seen(s)->units); left != 0;) {
        uint64_t group = fortify_connected(r, way, lowest(left)) & own;
        for (uint64_t mine = left & group; mine != 0;) {
            uint8_t from = take_lowest(&mine);
            offer_from(s, out, from, group & ~bit(from));
        }
        left &= ~group;
    }
}

void fortify_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    fortify_offer_moves(r, s, out);
    box_add(s, out, VERB_END);
    course_of(r)->offer_more(r, s, out);
}

/* ---- Moving ----------------------------------------------------------------------------------------------------- */

/* A manoeuvre must be left, and the way must fit it. */
static enum hg_reason why_not_way(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if ((ask_seen(s)->kind == ASK_PREPARE && start_was_moved(ask_seen(s))) || all_made(s))
        return HG_NO_MANOEUVRE;
    if (neighbours_only(s))
        return has(r->conquest.near[a->from], a->to) ? HG_OK : HG_NOT_ADJACENT;
    return has(fortify_connected(r, friendly_places(r, s, a->seat), a->from), a->to) ? HG_OK : HG_NOT_CONNECTED;
}

/* Both ends are one's own, whoever holds the places between (a friend). */
enum hg_reason fortify_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[a->seat];
    enum hg_reason reason;
    if (!has(own, a->from) || !has(own, a->to))
        return HG_NOT_YOURS;
    if (a->from == a->to)
        return HG_SAME_PLACE;
    reason = why_not_way(r, s, a);
    if (reason != HG_OK)
        return reason;
    if (o->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > o->units[a->from] - 1)
        return HG_TOO_MANY;
    return why_not_hero(s, a, a->from);
}

/* The step is over when no manoeuvre is left and, by what everybody knows, no ability for this step can be in hand. */
void fortify_go_on(const struct hg_rules *r, struct hg_state *s)
{
    if (!all_made(s) || windows_ask(r, s, ask_seen(s)->seat, HG_ON_MANOEUVRE))
        return;
    ask_pop(s);
    flow_next_step(r, s);
}

void fortify_carry(struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->from] = (uint16_t)(o->units[a->from] - a->n);
    o->units[a->to] = (uint16_t)(o->units[a->to] + a->n);
    if (a->x[0] != 0)
        o->hero[a->seat] = (uint8_t)(a->to + 1);
}

/* Moves between neighbours are made with what serves for nothing else, as long as there is any. */
static void spend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask *ask = ask_top(s);
    if (ask->kind == ASK_PREPARE) {
        ask->y = 1;
        return;
    }
    if (near_manoeuvres(ask) > 0 && has(r->conquest.near[a->from], a->to))
        ask->a--;
    else
        ask->y++;
    fortify_go_on(r, s);
}

/* Moving comes first: whether the step is over depends on what is left to move. */
void fortify_move(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    fortify_carry(s, a);
    spend(r, s, a);
}
