/* The campaign as a whole: the course of its games, its hooks, and what its files have in common. Nobody outside this
 * room calls its other files by name; the family's tables do.
 *
 * Sources: ME-GW-TURN-01 (the steps), ME-GW-DEP-06 (the order within deploying). */
#include "engine/conquest/campaign/campaign.h"

#include <string.h>

/* The marker begins on its own space (ME-GW-MOM-01). */
static void start(const struct hg_rules *r, struct hg_state *s)
{
    open_of(s)->meter = campaign_of(r)->start;
}

/* What lasts for one turn is forgotten. */
void campaign_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    (void)r;
    o->invaded = 0;
    o->taken_from = o->built = o->moved = o->titan_mark = 0;
    o->scan_at = o->scan_matched = 0;
    memset(o->scan_dice, 0, sizeof o->scan_dice);
    memset(o->scan_face, 0, sizeof o->scan_face);
    memset(o->cap_at, 0, sizeof o->cap_at);
    memset(o->cap_left, 0, sizeof o->cap_left);
    memset(o->effect_card, 0, sizeof o->effect_card);
    memset(o->effect_from, 0, sizeof o->effect_from);
    memset(o->effect_to, 0, sizeof o->effect_to);
}

/* ---- Steps ------------------------------------------------------------------------------------------------------ */

/* In the deploy step, before the first unit is placed: ships to build, directives, a scan. */
static void offer_more(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if (ask_seen(s)->kind != ASK_DEPLOY)
        return;
    ships_offer_build(r, s, out);
    scan_offer(r, s, out);
    directives_offer(r, s, out);
}

/* The ship that was built, then the next step. A seat that has one place only is not asked where its ship goes. */
static void deployed(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t own = o->own[o->seat];
    if (o->built != 0 && count_bits(own) > 1) {
        ask_push(s, (struct hg_ask){.kind = ASK_SHIP, .seat = o->seat});
        return;
    }
    if (o->built != 0)
        ships_launch(s, (uint8_t)lowest(own));
    flow_next_step(r, s);
}

/* What follows a step of this course when its question is ended. */
static void step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind)
{
    if (kind == ASK_DEPLOY) {
        deployed(r, s);
        return;
    }
    if (kind == ASK_MARCH) {
        titan_stands(r, s);
        return;
    }
    if (kind == ASK_CAMPAIGN) {
        ops_invasions_over(s);
        open_of(s)->invaded = 0;
    }
    flow_next_step(r, s);
}

/* Cards for this window come before those that are due, and may add to them. */
void campaign_enter_draw(const struct hg_rules *r, struct hg_state *s)
{
    if (!directives_open(r, s, open_of(s)->seat, HG_AT_DRAW, HG_NONE))
        draw_so_many(r, s, meters_due(r, s));
}

/* Cards that directives bring are drawn by the question that they wait in. */
static void draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_DIRECTIVE_DRAW)
        ops_draw(r, s, a);
    else
        draw_apply(r, s, a);
}

/* First whether units may still move this turn, then the way, as in every fortify step. */
static enum hg_reason why_not_fortify(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = regroup_why_not_fortify(r, s, a);
    return reason != HG_OK ? reason : fortify_why_not(r, s, a);
}

/* ---- Breaking off ----------------------------------------------------------------------------------------------- */

/* Cards being played are discarded, tokens in motion come to lie, no battle goes on. */
static void break_off(struct hg_state *s)
{
    open_of(s)->discard = set_union(open_of(s)->discard, directives_in_play(s));
    strike_forget(s);
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

/* Battles of a campaign have questions of their own, besides those of the core. */
static bool in_battle(const struct hg_state *s)
{
    return check_in_battle(s) || campaign_in_battle(s);
}

/* The titan may be attacked wherever it stands. */
static bool is_target(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return o->battle_titan ? titan_is_on(s, o->battle_to) : check_is_target(r, s);
}

const struct course_hooks campaign_course = {
    .start = start,
    .claim = claims_claimed,
    .why_not_reinforce = claims_why_not_reinforce,
    .reinforce = claims_reinforced,
    .left_set_up = claims_resigned,
    .step_over = step_over,
    .deployed = deployed,
    .offer_more = offer_more,
    .draw = draw,
    .why_not_fortify = why_not_fortify,
    .fortify = regroup_fortify,
    .why_not_transfer = regroup_why_not_transfer,
    .accept = regroup_accept,
    .refuse = regroup_refuse,
    .pass = directives_pass,
    .break_off = break_off,
    .turn_dropped = tokens_settle,
    .in_play = directives_in_play,
    .in_battle = in_battle,
    .is_target = is_target,
    .reveal = tokens_reveal,
    .imagine = tokens_imagine,
    .hides_card = tokens_hide_face,
};
