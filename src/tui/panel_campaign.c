/* Beside the board of a campaign: the two meters, the tokens, the scan that is on. One meter runs between two
 * factions, the other fills up for the third. */
#include <stdio.h>

#include "engine/bits.h"
#include "stories/story.h"
#include "text/say.h"
#include "tui/campaign.h"

/* What lies open. */
static const struct hg_conquest_open *open_of(const struct scene *in)
{
    return &in->s->conquest.open;
}

/* Of this campaign. */
static const struct hg_campaign_rules *rules_of(const struct scene *in)
{
    return &in->r->conquest.campaign;
}

/* ---- Meters ------------------------------------------------------------------------------------------------------ */

/* "Reapers ··◆···· Alliance": the marker between the two factions. */
static void draw_spaces(struct canvas *c, const struct scene *in, const struct edition_meter *meter, struct area at)
{
    int x = at.x;
    x += canvas_put(c, x, at.y, ink_plain, meter->low->name[in->language]) + 1;
    for (unsigned i = 0; i < rules_of(in)->spaces; i++) {
        bool here = i == open_of(in)->meter;
        bool middle = rules_of(in)->space_role[i] == HG_NONE;
        x += canvas_put(c, x, at.y, here ? ink_bold : ink_dim, here ? "◆" : middle ? "|" : "·");
    }
    canvas_put(c, x + 1, at.y, ink_plain, meter->high->name[in->language]);
}

/* What the space brings. */
static void say_space(const struct scene *in, const struct edition_meter *meter, char *out, size_t size)
{
    const struct hg_campaign_rules *rules = rules_of(in);
    uint8_t space = open_of(in)->meter;
    const struct named *side = rules->space_role[space] == HG_KEEPERS ? meter->low : meter->high;
    char titan[STORY_MAX];
    story_titan(in->edition, in->language, titan);
    if (rules->space_role[space] == HG_NONE)
        snprintf(out, size, "%s", say(in->language, "balanced: no extra cards"));
    else
        snprintf(out, size, say(in->language, "%s: %u more to draw; %+d against %s"), side->name[in->language],
                 rules->space_cards[space], rules->space_modifier[space], titan);
}

/* A meter between two factions has a low end; the other counts places. */
static int draw_meter(struct canvas *c, const struct scene *in, const struct edition_meter *meter, struct area at)
{
    char text[160];
    canvas_fit(c, at.x, at.y, at.width, ink_bold, meter->named->name[in->language]);
    if (meter->low != NULL) {
        draw_spaces(c, in, meter, (struct area){at.x + 2, at.y + 1, at.width - 2, 1});
        say_space(in, meter, text, sizeof text);
        return 2 + canvas_wrap(c, (struct area){at.x + 2, at.y + 2, at.width - 2, 2}, ink_dim, text);
    }
    for (unsigned i = 0; i < rules_of(in)->strategic_win; i++)
        canvas_put(c, at.x + 2 + (int)i, at.y + 1, i < campaign_strategic(in) ? ink_bold : ink_dim,
                   i < campaign_strategic(in) ? "█" : "·");
    canvas_printf(c, at.x + 3 + rules_of(in)->strategic_win, at.y + 1, ink_plain, "%u/%u · %s", campaign_strategic(in),
                  rules_of(in)->strategic_win, meter->faction->name[in->language]);
    return 2;
}

/* ---- Tokens and scans -------------------------------------------------------------------------------------------- */

/* How many may still come tells how near the prize is. */
static int draw_tokens(struct canvas *c, const struct scene *in, struct area at)
{
    char text[160];
    snprintf(text, sizeof text, say(in->language, "Tokens: %u drawn of %u, %u taken"), open_of(in)->tokens_drawn,
             rules_of(in)->tokens, count_bits(open_of(in)->tokens_out));
    canvas_fit(c, at.x, at.y, at.width, ink_plain, text);
    return 1;
}

/* Nothing while nobody scans: the field holds a place plus one. */
static int draw_scan(struct canvas *c, const struct scene *in, struct area at)
{
    const struct hg_conquest_open *o = open_of(in);
    const struct hg_assets_rules *scan = &rules_of(in)->scan;
    uint8_t place = (uint8_t)(o->scan_at - 1);
    int x = at.x;
    if (o->scan_at == 0)
        return 0;
    canvas_printf(c, at.x, at.y, ink_bold, say(in->language, "Scan of %s:"), scene_place(in, place));
    for (unsigned i = 0; i < scan->rows[place]; i++) {
        char row[16];
        campaign_row(&scan->row[place][i], row, sizeof row);
        bool matched = has(o->scan_matched, i);
        x += canvas_printf(c, x + 2, at.y + 1, matched ? ink_dim : ink_plain, "[%s]", matched ? "✓" : row) + 1;
    }
    x += 3;
    for (unsigned i = 0; i < HG_SCAN_DICE && o->scan_face[i] != 0; i++)
        x += canvas_printf(c, x, at.y + 1, ink_bold, i < o->scan_dice[0] ? "%u " : "<%u>", o->scan_face[i]);
    return 2;
}

/* By the meters as they stand now: what the next end of a turn would bring. */
unsigned campaign_extra_cards(const struct scene *in, unsigned seat)
{
    const struct hg_campaign_rules *rules = rules_of(in);
    unsigned held = campaign_strategic(in), last = rules->strategic_spaces > 0 ? rules->strategic_spaces - 1u : 0;
    if (rules->role[seat] == HG_COLLECTORS)
        return rules->strategic_cards[held < last ? held : last];
    return rules->space_role[open_of(in)->meter] == rules->role[seat] ? rules->space_cards[open_of(in)->meter] : 0;
}

/* ---- Together ---------------------------------------------------------------------------------------------------- */

/* What has no room is left out from below; `c` shows all of it. */
int panel_campaign(struct canvas *c, const struct scene *in, struct area at)
{
    int y = 0;
    for (unsigned i = 0; i < edition_sizes(in->edition).meters && y + 3 < at.height; i++) {
        struct edition_meter meter = edition_meter(in->edition, i);
        y += draw_meter(c, in, &meter, (struct area){at.x, at.y + y, at.width, at.height - y});
    }
    if (y < at.height)
        y += draw_tokens(c, in, (struct area){at.x, at.y + y, at.width, 1});
    if (y + 2 < at.height)
        y += draw_scan(c, in, (struct area){at.x, at.y + y, at.width, 2});
    return y < at.height ? y + 1 : y;
}
