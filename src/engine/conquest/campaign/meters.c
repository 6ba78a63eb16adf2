/* The meter between seekers and keepers, the strategic places of collectors, and the cards that a turn brings by them
 * and by conquests.
 *
 * Sources: ME-GW-MOM-01 to 12, ME-GW-STRAT-01 to 05, ME-GW-DRAW, A-62 to A-67. */
#include "engine/conquest/campaign/campaign.h"
#include "engine/insight.h"

/* The marker stops at either end. */
void meters_move(const struct hg_rules *r, struct hg_state *s, int by)
{
    int space = open_of(s)->meter + by, last = campaign_of(r)->spaces - 1;
    open_of(s)->meter = (uint8_t)(space < 0 ? 0 : space > last ? last : space);
}

/* Each event moves the marker by the number in the rules, once. */
void meters_event(const struct hg_rules *r, struct hg_state *s, enum hg_event event)
{
    meters_move(r, s, campaign_of(r)->event[event]);
}

/* For seekers only. */
int insight_titan_modifier(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    return role_of(r, army) == HG_SEEKERS ? campaign_of(r)->space_modifier[open_seen(s)->meter] : 0;
}

/* On a total of the active seat against the titan. */
int meters_modifier(const struct hg_rules *r, const struct hg_state *s)
{
    return insight_titan_modifier(r, s, open_seen(s)->seat);
}

/* Of the whole faction, a neutral one included. */
unsigned meters_strategic(const struct hg_rules *r, const struct hg_state *s)
{
    return count_bits(campaign_of(r)->strategic & places_of_role(r, s, HG_COLLECTORS));
}

/* What collectors have, and what they need to win. */
struct insight_progress insight_strategic(const struct hg_rules *r, const struct hg_state *s)
{
    return (struct insight_progress){meters_strategic(r, s), campaign_of(r)->strategic_win};
}

/* Extra cards: by the strategic places for collectors, by the meter for the others. */
unsigned meters_cards(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    uint8_t role = role_of(r, seat), space = open_seen(s)->meter;
    if (role == HG_COLLECTORS)
        return c->strategic_cards[at_most(c->strategic_spaces - 1u, meters_strategic(r, s))];
    return c->space_role[space] == role ? c->space_cards[space] : 0;
}

/* One card for each faction that places were conquered from, however many, then the extra ones. */
unsigned meters_due(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return count_bits(o->taken_from) + meters_cards(r, s, o->seat);
}
