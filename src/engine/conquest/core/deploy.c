/* Deploy: how many reinforcements a turn brings, and placing them.
 *
 * Sources: ME-BT-DEP-01 to 10, CQ-DEP-01 to 09. ASK_DEPLOY is open from the count to the last unit; it closes by itself
 * when nothing is left to do. */
#include "engine/conquest/core/fused.h"
#include "engine/conquest/core/mechanism.h"
#include "engine/insight.h"

/* Every place of them that can be held at all; where none can be held, nobody holds it. */
static uint64_t held_regions(const struct hg_rules *r, uint64_t own, uint64_t ruins)
{
    uint64_t whole = insight_whole_regions(r, own | ruins);
    return ruins == 0 ? whole : whole & ~insight_whole_regions(r, ruins);
}

/* Places and resources by the divisor, no fewer than the least; then whole regions. A devastated place is held by
 * nobody, and its region counts without it (ME-GW-HARB-34). */
unsigned insight_land_income(const struct hg_rules *r, const struct hg_state *s, uint64_t own, uint64_t ruins)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned units = (count_bits(own) + count_bits(own & open_seen(s)->resource)) / c->income_divisor;
    if (units < c->income_least)
        units = c->income_least;
    for (uint64_t left = held_regions(r, own, ruins); left != 0;)
        units += c->bonus[take_lowest(&left)];
    return units;
}

/* Counted once, when the turn begins (ME-BT-DEP-07, CQ-DEP-09). */
static unsigned income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned units = insight_land_income(r, s, open_seen(s)->own[seat], open_seen(s)->devastated);
    return r->conquest.mechanisms == 0 ? units : units + mechanism_income(r, s, seat);
}

/* What the seat would get if its turn began now. */
unsigned insight_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return r->family != HG_CONQUEST || open_seen(s)->own[seat] == 0 ? 0 : income(r, s, seat);
}

/* All units of an army on the board. */
static unsigned army_units(const struct hg_state *s, uint8_t seat)
{
    uint64_t own = open_seen(s)->own[seat];
    unsigned units = 0;
    while (own != 0)
        units += open_seen(s)->units[take_lowest(&own)];
    return units;
}

/* What the supply (HG_SUPPLY) still holds for an army. */
unsigned deploy_room(const struct hg_state *s, uint8_t seat)
{
    return HG_SUPPLY - army_units(s, seat) - (open_seen(s)->seat == seat ? open_seen(s)->pile : 0);
}

/* Units on a place, so few that no army comes near the supply with as many on each. */
enum { FEW = 512, FAR = HG_SUPPLY - FEW * HG_PLACES_MAX };
_Static_assert(FAR > 0, "the supply holds few units for every place");

/* Whether the supply certainly holds so many more, without counting an army. */
static bool supply_is_far(const struct hg_conquest_open *o, unsigned units)
{
    uint16_t any = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        any = (uint16_t)(any | o->units[i]);
    return any < FEW && o->pile + units <= FAR;
}

/* Adds what the supply allows; it is counted only when an army could come near it. */
void deploy_add(const struct hg_rules *r, struct hg_state *s, unsigned units)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned room = supply_is_far(o, units) ? units : deploy_room(s, o->seat);
    (void)r;
    o->pile = (uint16_t)(o->pile + (units < room ? units : room));
}

/* The count comes before cards are turned in: sets add to it later. */
void deploy_enter(const struct hg_rules *r, struct hg_state *s)
{
    ask_push(s, (struct hg_ask){.kind = ASK_DEPLOY, .seat = open_of(s)->seat});
    deploy_add(r, s, income(r, s, open_of(s)->seat));
    deploy_go_on(r, s);
}

/* With everything placed the step stays open while a hero waits or an ability could be played. */
static bool may_linger(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t seat = ask_seen(s)->seat;
    return r->conquest.mechanisms != 0 && (mechanism_waits(r, s, seat) || windows_ask(r, s, seat, HG_ON_DEPLOY));
}

/* Deploying is over when the pile is placed and no trade is due: at the start of a turn the next step follows, in
 * mid-turn whatever the trade interrupted. */
void deploy_go_on(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask *ask = ask_top(s);
    bool in_mid_turn = is_in_mid_turn(ask);
    if (open_of(s)->pile > 0 || (cards_must_trade(r, s) && (in_mid_turn || !placing_has_begun(ask))))
        return;
    if (!in_mid_turn && may_linger(r, s))
        return;
    ask_pop(s);
    if (in_mid_turn)
        occupy_skip_advance(s);
    else
        course_of(r)->deployed(r, s);
}

/* Nothing is left to do but what may be left undone. */
static enum hg_reason why_not_end(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    return open_seen(s)->pile > 0 || is_in_mid_turn(ask) || cards_must_trade(r, s) ? HG_NOT_NOW : HG_OK;
}

/* `end` answers several questions; only while deploying does something stand against it. */
enum hg_reason deploy_why_not_end(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    return ask_seen(s)->kind == ASK_DEPLOY ? why_not_end(r, s) : HG_OK;
}

/* Cards come before units: a begun set is finished first, and a hand that is too large traded. */
static enum hg_reason why_not_yet(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    if (!is_in_mid_turn(ask) && !placing_has_begun(ask) && cards_must_trade(r, s))
        return HG_MUST_TRADE;
    if (open_seen(s)->pile == 0)
        return cards_must_trade(r, s) ? HG_MUST_TRADE : HG_NOTHING_TO_PLACE;
    return HG_OK;
}

/* Cards first, then units, then what may be done besides. */
void deploy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_choice *box;
    cards_offer(r, s, out);
    if (why_not_yet(r, s) == HG_OK) {
        box = box_add(s, out, VERB_PLACE);
        box->to = open_seen(s)->own[box->seat];
        box->n = (struct hg_range){1, open_seen(s)->pile};
    } else if (why_not_end(r, s) == HG_OK) {
        box_add(s, out, VERB_END);
    }
    if (r->conquest.mechanisms == 0)
        return;
    mechanism_offer_deploy(r, s, out);
    course_of(r)->offer_more(r, s, out);
}

/* Any split over own places, until the pile is empty (ME-BT-DEP-08, 09). */
static enum hg_reason why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_yet(r, s);
    if (reason != HG_OK)
        return reason;
    if (!has(open_seen(s)->own[a->seat], a->to))
        return HG_NOT_YOURS;
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n > open_seen(s)->pile ? HG_TOO_MANY : HG_OK;
}

/* After the first unit no set may be traded any more. */
static void place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[a->to] = (uint16_t)(o->units[a->to] + a->n);
    o->pile = (uint16_t)(o->pile - a->n);
    ask_top(s)->x = 1;
    deploy_go_on(r, s);
}

FUSED(why_not_place, place, deploy_why_not_place, deploy_place, deploy_attempt_place)
