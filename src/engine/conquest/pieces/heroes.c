/* Heroes: one for each seat. A hero is no unit; it adds one to the highest die where it fights, moves with units, and
 * is lost with the last unit of its place or with the highest die, as the mode says.
 *
 * Sources: CQ-HERO-01 to 07, SC-HERO-01 to 04 (lost with the last unit, back while deploying), HW-HERO-01 to 03 (lost
 * with the highest die, back when the turn ends). In a position a hero is one more than its place, and 0 while it is
 * off the board. */
#include "engine/conquest/pieces/pieces.h"

/* The mode has a step for lost heroes; otherwise they come back while deploying. */
static bool returns_at_turn_end(const struct hg_rules *r)
{
    for (unsigned i = 0; i < r->conquest.steps; i++)
        if (r->conquest.step[i] == HG_STEP_HEROES)
            return true;
    return false;
}

/* A hero needs an own place, and its seat must still act. */
static bool may_be_placed(const struct hg_state *s, uint8_t seat)
{
    return open_seen(s)->hero[seat] == 0 && open_seen(s)->own[seat] != 0 && has(s->acting, seat);
}

/* Whether a lost hero may come back in this deploy step. */
bool heroes_wait(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return plays_with(r, HG_HEROES) && may_be_placed(s, seat) && !returns_at_turn_end(r);
}

/* ---- Placing them ----------------------------------------------------------------------------------------------- */

/* Mostly every hero is on the board. */
static bool is_any_off(const struct hg_state *s)
{
    for (uint64_t left = s->acting; left != 0;)
        if (open_seen(s)->hero[take_lowest(&left)] == 0)
            return true;
    return false;
}

/* The next seat in turn order, from the active one or the beginner on, whose hero is off the board; or HG_NONE. */
static uint8_t next_without(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t seat = open_seen(s)->seat;
    if (!is_any_off(s))
        return HG_NONE;
    if (seat == HG_NONE)
        seat = flow_next_acting(r, s, flow_before_first(r, s));
    for (unsigned i = 0; i < r->seats; i++) {
        if (may_be_placed(s, seat))
            return seat;
        seat = flow_next_acting(r, s, seat);
    }
    return HG_NONE;
}

/* One hero after another; set-up and the step share it. */
static void ask_next(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = next_without(r, s);
    if (seat != HG_NONE)
        ask_push(s, (struct hg_ask){.kind = ASK_HERO, .seat = seat});
    else if (open_of(s)->seat == HG_NONE)
        setup_next(r, s, HG_PHASE_HEROES, flow_before_first(r, s));
    else
        flow_next_step(r, s);
}

void heroes_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last)
{
    (void)last;
    ask_next(r, s);
}

void heroes_enter_step(const struct hg_rules *r, struct hg_state *s)
{
    ask_next(r, s);
}

/* The seat on top has placed its hero, or is gone. */
void heroes_go_on(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    ask_next(r, s);
}

/* A hero is placed in answer to its own question, or while deploying. */
static bool is_asked(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (ask->kind == ASK_HERO)
        return true;
    return !is_in_mid_turn(ask) && open_seen(s)->picked_size == 0 && heroes_wait(r, s, ask->seat);
}

void heroes_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (is_asked(r, s))
        box_add(s, out, VERB_HERO)->to = open_seen(s)->own[ask_seen(s)->seat];
}

enum hg_reason heroes_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (!is_asked(r, s))
        return HG_NO_HERO_WAITS;
    return has(open_seen(s)->own[a->seat], a->to) ? HG_OK : HG_NOT_YOURS;
}

/* It may come back to any own place. */
void heroes_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->hero[a->seat] = (uint8_t)(a->to + 1);
    if (ask_top(s)->kind == ASK_HERO)
        heroes_go_on(r, s);
    else
        deploy_go_on(r, s);
}

/* ---- In battle -------------------------------------------------------------------------------------------------- */

/* A hero on the attacked place always takes part (CQ-HERO-04). */
static bool defends(const struct hg_rules *r, const struct hg_state *s, const struct battle *b)
{
    uint8_t army = b->army[HG_DEFENDER];
    return army < r->seats && open_seen(s)->hero[army] == b->to + 1;
}

/* `attacks`: 1 when the attacker's hero goes in. */
static void add(const struct hg_rules *r, const struct hg_state *s, struct battle *b, unsigned attacks)
{
    b->bonus[HG_ATTACKER].highest = (uint8_t)(b->bonus[HG_ATTACKER].highest + attacks);
    if (defends(r, s, b))
        b->bonus[HG_DEFENDER].highest++;
}

void heroes_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    add(r, s, b, open_seen(s)->battle_hero);
}

/* For battles that nobody has begun (insight.h): an attacking hero is taken to go in. */
void heroes_would_add(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    uint8_t army = b->army[HG_ATTACKER];
    add(r, s, b, army < r->seats && open_seen(s)->hero[army] == b->from + 1);
}

/* Where the highest die decides, an engaged hero falls with it. */
void heroes_compared(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost)
{
    struct hg_conquest_open *o = open_of(s);
    if (r->conquest.hero_fate != HG_LOST_WITH_TOP_DIE)
        return;
    if (lost.attacker_lost_highest && o->battle_hero) {
        o->hero[b->army[HG_ATTACKER]] = 0;
        o->battle_hero = 0;
    } else if (!lost.attacker_lost_highest && defends(r, s, b)) {
        o->hero[b->army[HG_DEFENDER]] = 0;
    }
}

/* The place is lost, and the hero on it, whosever place it was. */
void heroes_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    for (unsigned i = 0; i < r->seats; i++)
        if (open_of(s)->hero[i] == place + 1)
            open_of(s)->hero[i] = 0;
}

void heroes_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    (void)r;
    open_of(s)->hero[seat] = 0;
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

/* A hero stands on a place of its own seat, and one that fights stands where the attack comes from. */
const char *heroes_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        if (o->hero[i] != 0 && (i >= r->seats || !has(o->own[i], o->hero[i] - 1u) || !has(s->acting, i)))
            return "a hero stands on a place that is not its own";
    if (o->battle_hero && (o->seat >= r->seats || o->battle_from == HG_NONE || o->hero[o->seat] != o->battle_from + 1))
        return "a hero fights that is not there";
    return NULL;
}
