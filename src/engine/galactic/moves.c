/* Moves: selecting a ship, charging, declaring an attack, trying to free a stuck ship, and the berth of a retreat.
 *
 * With touch-and-move a ship is selected first and then must move; without it a move names its ship at once. Either way
 * a move carries both squares, so the verbs are the same.
 *
 * Sources: GW-MOVE-01 to 04, GW-ATT-01 to 03, GW-RET-02, GW-STUCK-02 to 05, GW-TOUCH-01, and GWA-21, 27, 28, 43. */
#include "engine/galactic/galactic.h"

/* ---- Selecting -------------------------------------------------------------------------------------------------- */

/* Only ships that can move: touching another one binds nobody. */
void gal_offer_select(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_ask *ask = ask_seen(s);
    gal_box(s, out, VERB_SELECT)->to = gal_movers(r, s, ask->seat, gal_move_kinds(ask));
}

/* Whether a ship may be selected that cannot charge. */
static enum hg_reason why_not_other(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(gal_movers(r, s, a->seat, gal_move_kinds(ask_seen(s))), a->to) ? HG_OK : HG_CANNOT_MOVE;
}

enum hg_reason gal_why_not_select(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (!gal_in(gal_seen(s)->own[a->seat], a->to))
        return gal_why_not_there(r, a->to, HG_NOT_YOURS);
    if (gal_seen(s)->turn.frozen == a->to)
        return HG_IS_FROZEN;
    return gal_charges(r, s, a->seat, a->to) != 0 ? HG_OK : why_not_other(r, s, a);
}

/* The same question goes on with the ship in it; the kinds of move stay. */
void gal_select(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask *ask = ask_top(s);
    (void)r;
    ask->kind = ASK_MOVE;
    ask->a = a->to;
}

/* ---- What the ships can do -------------------------------------------------------------------------------------- */

/* Like gal_box with the question's seat at hand; this is the part that games spend most time in. */
static inline void offer(struct hg_choices *out, uint8_t verb, unsigned seat, unsigned ship, uint64_t to)
{
    out->box[out->count++] =
        (struct hg_choice){.verb = verb, .seat = (uint8_t)seat, .from = (uint8_t)ship, .card = HG_NONE, .to = to};
}

/* A ship that is offered and has nothing else to do is stuck. */
static inline void offer_charges(struct hg_choices *out, unsigned seat, unsigned ship, uint64_t charges)
{
    if (charges != 0)
        offer(out, VERB_CHARGE, seat, ship, charges);
    else
        offer(out, VERB_RETREAT, seat, ship, 0);
}

/* A ship with an enemy before it. */
static void offer_facing(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned ship,
                         uint64_t charges, struct hg_choices *out)
{
    uint64_t attacks = gal_attacks(r, s, seat, ship);
    if (charges != 0 || attacks == 0)
        offer_charges(out, seat, ship, charges);
    if (attacks != 0)
        offer(out, VERB_ATTACK, seat, ship, attacks);
}

/* A ship with an enemy ahead is the rarer case, so it is kept out of the way. */
static inline void offer_ship(const struct hg_rules *r, const struct hg_state *s, struct hg_ask ask, uint8_t ship,
                              struct hg_choices *out)
{
    uint64_t steps = r->galactic.step[ask.seat][ship];
    uint64_t charges = (gal_move_kinds(&ask) & MAY_CHARGE) != 0 ? steps & vacant(r, s) : 0;
    if ((gal_move_kinds(&ask) & MAY_ATTACK) != 0 && (steps & gal_seen(s)->own[other(ask.seat)]) != 0)
        offer_facing(r, s, ask.seat, ship, charges, out);
    else
        offer_charges(out, ask.seat, ship, charges);
}

/* Any ship, or none. */
RARELY static void offer_freely(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_ask ask = *ask_seen(s);
    uint64_t ships =
        gal_asked_ship(&ask) != HG_NONE ? bit(gal_asked_ship(&ask)) : gal_movers(r, s, ask.seat, gal_move_kinds(&ask));
    while (ships != 0)
        offer_ship(r, s, ask, take_lowest(&ships), out);
    if ((gal_move_kinds(&ask) & MAY_STAY) != 0)
        gal_box(s, out, VERB_STAY);
}

/* One selected ship that must move is the common case with touch-and-move. */
void gal_offer_moves(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_ask ask = *ask_seen(s);
    if (gal_asked_ship(&ask) == HG_NONE || (gal_move_kinds(&ask) & MAY_STAY) != 0)
        offer_freely(r, s, out);
    else
        offer_ship(r, s, ask, gal_asked_ship(&ask), out);
}

/* Whether a ship that nobody has selected may move. */
static enum hg_reason why_not_free(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (gal_asked_ship(ask_seen(s)) != HG_NONE)
        return gal_why_not_there(r, a->from, HG_ANOTHER_SHIP);
    if (!gal_in(gal_seen(s)->own[a->seat], a->from))
        return gal_why_not_there(r, a->from, HG_NOT_YOURS);
    return gal_seen(s)->turn.frozen == a->from ? HG_IS_FROZEN : HG_OK;
}

/* Whether this ship may make a move of this kind at all. One that is selected has been looked at then. */
static inline enum hg_reason why_not_ship(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                                          unsigned kind)
{
    const struct hg_ask *ask = ask_seen(s);
    if ((gal_move_kinds(ask) & kind) == 0)
        return HG_NOT_NOW;
    return a->from != HG_NONE && gal_asked_ship(ask) == a->from ? HG_OK : why_not_free(r, s, a);
}

/* ---- Charging --------------------------------------------------------------------------------------------------- */

enum hg_reason gal_why_not_charge(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_ship(r, s, a, MAY_CHARGE);
    if (reason != HG_OK)
        return reason;
    if (!gal_in(r->galactic.step[a->seat][a->from], a->to))
        return gal_why_not_there(r, a->to, HG_NOT_AHEAD);
    return has(vacant(r, s), a->to) ? HG_OK : HG_NOT_VACANT;
}

/* A ship that enters the enemy home ends there: a promised second charge is lost. */
void gal_charge(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_open *o = gal_of(s);
    bool enters = has(r->galactic.home[other(a->seat)], a->to);
    ask_pop(s);
    gal_shift(s, a->seat, a->from, a->to);
    o->turn.ship = a->to;
    o->turn.boost = o->turn.boost == 1 && !enters ? 2 : 0;
    o->step = enters ? STEP_ENTERED : STEP_MOVED;
    gal_run(r, s);
}

/* ---- Attacking -------------------------------------------------------------------------------------------------- */

/* The reasons go from the ship over the target to the square behind it. */
enum hg_reason gal_why_not_attack(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_galactic_open *o = gal_seen(s);
    enum hg_reason reason = why_not_ship(r, s, a, MAY_ATTACK);
    if (reason != HG_OK)
        return reason;
    if (!gal_in(r->galactic.step[a->seat][a->from], a->to))
        return gal_why_not_there(r, a->to, HG_NOT_AHEAD);
    if (!has(o->own[other(a->seat)], a->to))
        return HG_NO_ENEMY;
    if (has(o->truce, a->seat))
        return HG_IS_TRUCE;
    return has(gal_attacks(r, s, a->seat, a->from), a->to) ? HG_OK : HG_NO_ROOM_BEYOND;
}

/* As many dice as the stack has ships; a defender in its own home has some more (GW-HOME-02). Cards may still change
 * them. */
void gal_attack(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned enemy = other(a->seat);
    bool at_home = has(r->galactic.home[enemy], a->to);
    ask_pop(s);
    o->battle.kind = ATTACK_BATTLE;
    o->battle.from = o->turn.ship = a->from;
    o->battle.to = a->to;
    o->battle.dice[a->seat] = o->units[a->from];
    o->battle.dice[enemy] = (uint8_t)(o->units[a->to] + (at_home ? r->galactic.home_dice : 0));
    o->battle.settle = STEP_ROLLED;
    o->step = STEP_DECLARED;
    gal_run(r, s);
}

/* ---- Freeing a stuck ship --------------------------------------------------------------------------------------- */

/* Without a vacant square at home there is nowhere to go, so not even the dice are rolled. */
enum hg_reason gal_why_not_retreat(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_ship(r, s, a, MAY_RETREAT);
    if (reason != HG_OK)
        return reason;
    if (!gal_is_stuck(r, s, a->seat, a->from))
        return HG_NOT_STUCK;
    return vacant_home(r, s, a->seat) != 0 ? HG_OK : HG_HOME_IS_FULL;
}

/* Two dice are rolled for the ship; gal_settle_stuck looks for doubles. */
void gal_retreat(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    ask_pop(s);
    ask_push(s, (struct hg_ask){.kind = ASK_STUCK_ROLL, .seat = HG_CHANCE, .a = a->from});
}

/* Doubles free the ship; either way the move of this turn is spent (GW-STUCK-05). */
void gal_settle_stuck(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t ship = gal_asked_ship(ask_top(s));
    ask_pop(s);
    gal_of(s)->step = STEP_MOVED;
    if (a->x[0] == a->x[1])
        ask_push(s, (struct hg_ask){.kind = ASK_RETREAT, .seat = gal_of(s)->seat, .a = ship});
    else
        gal_run(r, s);
}

/* Doubles allow the retreat, they do not demand it (GWA-21). */
void gal_offer_retreat(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    gal_box(s, out, VERB_GO);
    gal_box(s, out, VERB_STAY);
}

/* The opponent chooses the berth (GW-RET-02). */
void gal_go(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t ship = gal_asked_ship(ask_top(s));
    (void)r;
    ask_pop(s);
    ask_push(s, (struct hg_ask){.kind = ASK_BERTH, .seat = other(a->seat), .a = ship});
}

enum hg_reason gal_why_not_stay(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_ask *ask = ask_seen(s);
    (void)r;
    (void)a;
    return ask->kind == ASK_RETREAT || (gal_move_kinds(ask) & MAY_STAY) != 0 ? HG_OK : HG_NOT_NOW;
}

/* To decline a retreat after doubles is to pass; to leave out a move that a card allows is not. */
void gal_stay(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    if (ask_top(s)->kind == ASK_RETREAT)
        gal_of(s)->turn.idle = 1;
    ask_pop(s);
    gal_run(r, s);
}

/* ---- Berths ----------------------------------------------------------------------------------------------------- */

/* The seat asked is the opponent of the ship that retreats. */
static uint64_t berths(const struct hg_rules *r, const struct hg_state *s)
{
    return berths_for(r, s, other(ask_seen(s)->seat), gal_asked_ship(ask_seen(s)));
}

void gal_offer_berth(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    gal_box(s, out, VERB_BERTH)->to = berths(r, s);
}

enum hg_reason gal_why_not_berth(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return gal_in(berths(r, s), a->to) ? HG_OK : gal_why_not_there(r, a->to, HG_NOT_A_BERTH);
}

/* The whole stack goes (GWA-11). A berth on the square it left means that it stays there. */
void gal_berth(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t ship = gal_asked_ship(ask_top(s));
    ask_pop(s);
    if (a->to != ship)
        gal_shift(s, gal_of(s)->seat, ship, a->to);
    gal_of(s)->turn.ship = a->to;
    gal_run(r, s);
}
