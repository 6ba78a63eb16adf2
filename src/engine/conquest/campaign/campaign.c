/* Campaign as a whole: its hooks, the questions that several of its files share, and what happens when somebody
 * leaves. */
#include "engine/conquest/campaign/campaign.h"

#include <string.h>

void campaign_start(const struct hg_rules *r, struct hg_state *s)
{
    open_of(s)->meter = campaign_of(r)->start;
}

/* What lasts for one turn is forgotten. */
static void turn_begins(const struct hg_rules *r, struct hg_state *s)
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

void campaign_offer_deploy(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    ships_offer_build(r, s, out);
    scan_offer(r, s, out);
    directives_offer(r, s, out);
}

/* A seat that has one place only is not asked where its ship goes. */
void campaign_deployed(const struct hg_rules *r, struct hg_state *s)
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

void campaign_step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind)
{
    if (kind == ASK_DEPLOY) {
        campaign_deployed(r, s);
        return;
    }
    if (kind == ASK_MARCH) {
        titan_stands(r, s);
        return;
    }
    if (kind == ASK_CAMPAIGN) {
        orders_invasions_over(s);
        open_of(s)->invaded = 0;
    }
    flow_next_step(r, s);
}

/* ---- Leaving ---------------------------------------------------------------------------------------------------- */

static void answer(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_action pass = hg_blank(VERB_PASS, ask_seen(s)->seat);
    switch (ask_seen(s)->kind) {
    case ASK_HOLD:
        strike_answer_for_absent(r, s);
        return;
    case ASK_TOKEN:
        tokens_answer_for_absent(r, s);
        return;
    case ASK_CONSENT:
        regroup_refuse(r, s);
        return;
    default:
        directives_pass(r, s, &pass);
    }
}

/* One answer may uncover another question to somebody who is gone. */
void campaign_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    while (!s->over && ask_seen(s)->seat < r->seats && !has(s->acting, ask_seen(s)->seat))
        answer(r, s);
}

void campaign_break_off(struct hg_state *s)
{
    open_of(s)->discard = set_union(open_of(s)->discard, directives_in_play(s));
    strike_forget(s);
}

const struct mechanism campaign_mechanism = {
    .turn_begins = turn_begins,
    .resigned = directives_resigned,
    .state_ok = campaign_state_ok,
};
