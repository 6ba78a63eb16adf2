/* The facts of campaigns: sides, meter, pieces, directives, scans. The words are those of the edition's own files.
 *
 * Sides, meters and pieces are told as the engine has them, not as an edition's files spread them. Keys are there only
 * in modes with a campaign, because no other mode has a value for them. */
#include "text/rules_json/rules_json.h"

#include "engine/bits.h"

/* For numbers that may be below zero. */
static void pair_signed(const struct facts *in, const char *key, int n)
{
    json_key(in->j, key);
    json_signed(in->j, n);
}

/* A set of places as ids. */
static void pair_places(const struct facts *in, const char *key, uint64_t places)
{
    facts_ids(in, key, &in->names->places, (struct hg_set){{places, 0}});
}

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

/* Arrays by seat, the neutral army last; a limit of null: it may claim without one. */
static void write_sides(const struct facts *in, const struct hg_campaign_rules *c)
{
    unsigned armies = in->r->seats + (unsigned)in->r->conquest.neutrals;
    facts_words(in, "roles", &words_roles, c->role, armies);
    json_key(in->j, "claim_limits");
    json_open(in->j, '[');
    for (unsigned i = 0; i < armies; i++) {
        if (c->claim_limit[i] == HG_NONE)
            json_word(in->j, "null");
        else
            json_number(in->j, c->claim_limit[i]);
    }
    json_close(in->j, ']');
}

/* Spaces from the low end to the high end, and by how many each event moves the marker. Roles are words, null for a
 * balanced space. */
static void write_meter(const struct facts *in, const struct hg_campaign_rules *c)
{
    json_key(in->j, "meter");
    json_open(in->j, '[');
    for (unsigned i = 0; i < c->spaces; i++) {
        json_open(in->j, '{');
        facts_word(in, "role", &words_roles, c->space_role[i]);
        pair_number(in->j, "cards", c->space_cards[i]);
        pair_signed(in, "modifier", c->space_modifier[i]);
        json_close(in->j, '}');
    }
    json_close(in->j, ']');
    pair_number(in->j, "meter_start", c->start);
    json_key(in->j, "meter_events");
    json_open(in->j, '{');
    for (unsigned i = 0; i < HG_EVENTS; i++)
        pair_signed(in, word_in_json(&words_events, i), c->event[i]);
    json_close(in->j, '}');
}

/* Places by id, numbers as the rules have them. "token_faces" lists all tokens by their words, the prize first. */
static void write_pieces(const struct facts *in, const struct hg_campaign_rules *c)
{
    pair_places(in, "relays", c->relays);
    pair_places(in, "strategic", c->strategic);
    pair_number(in->j, "strategic_win", c->strategic_win);
    json_key(in->j, "strategic_cards");
    json_open(in->j, '[');
    for (unsigned i = 0; i < c->strategic_spaces; i++)
        json_number(in->j, c->strategic_cards[i]);
    json_close(in->j, ']');
    pair_number(in->j, "ships_per_class", c->ships_per_class);
    pair_number(in->j, "large_sides", c->large_sides);
    pair_number(in->j, "tokens", c->tokens);
    facts_ids(in, "token_faces", &in->names->tokens, (struct hg_set){{bit(c->tokens) - 1, 0}});
    pair_number(in->j, "devastations", c->devastations);
    pair_flag(in->j, "keep_connected", c->keep_connected != 0);
    pair_number(in->j, "titan_total", c->titan_total);
    pair_number(in->j, "titan_die", c->titan_die);
}

/* Keyed by the card's id; numbers that the order does not use are 0. "regions" only where the card names some. */
static void write_directive(const struct facts *in, const struct hg_campaign_rules *c, unsigned card)
{
    const struct hg_directive *d = &c->directive[c->card_directive[card]];
    json_key(in->j, in->names->cards.item[card].id);
    json_open(in->j, '{');
    facts_word(in, "moment", &words_campaign_windows, d->window);
    facts_word(in, "order", &words_directive_ops, d->op);
    facts_word(in, "side", &words_battle_sides, d->side);
    facts_word(in, "lasts", &words_spans, d->lasts);
    facts_word(in, "where", &words_spots, d->where);
    pair_number(in->j, "amount", d->amount);
    pair_number(in->j, "more", d->more);
    pair_number(in->j, "then", d->then);
    pair_signed(in, "meter", d->meter);
    facts_ids(in, "regions", &in->names->regions, (struct hg_set){{c->card_regions[card], 0}});
    json_close(in->j, '}');
}

/* Other modes have none of these keys. */
void rules_json_campaign(const struct facts *in)
{
    const struct hg_campaign_rules *c = &in->r->conquest.campaign;
    if (!has(in->r->conquest.mechanisms, HG_CAMPAIGN))
        return;
    write_sides(in, c);
    write_meter(in, c);
    write_pieces(in, c);
    json_key(in->j, "directives");
    json_open(in->j, '{');
    for (unsigned i = 0; i < in->r->conquest.cards; i++)
        write_directive(in, c, i);
    json_close(in->j, '}');
    if (has(in->r->conquest.mechanisms, HG_SCANNING)) {
        rules_json_cards(in, "scan_cards", &c->scan);
        rules_json_dice(in, "scan_dice", &c->scan);
    }
}
