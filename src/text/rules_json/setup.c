/* The facts of the board games, continued: set-up and turns, armies, sides, the chart.
 *
 * A program that starts games by itself reads from here who has what before the first turn; what chance decides is
 * named by its phase alone. */
#include "text/rules_json/rules_json.h"

#include "engine/bits.h"

/* Modes without phases have the usual three. Words of phases and steps, in their order. */
static void write_course(const struct facts *in, const struct hg_conquest_rules *c)
{
    static const uint8_t usual[] = {HG_PHASE_START, HG_PHASE_CLAIM, HG_PHASE_REINFORCE};
    facts_words(in, "set_up", &words_phases, c->phases > 0 ? c->phase : usual, c->phases > 0 ? c->phases : 3u);
    facts_words(in, "turn", &words_steps, c->step, c->steps);
    facts_word(in, "seat_order", &words_seat_orders, c->seat_order);
    pair_flag(in->j, "reinforce_goes_on", c->reinforce_goes_on != 0);
}

/* Is it a phase of the set-up? */
static bool has_phase(const struct hg_conquest_rules *c, enum hg_phase phase)
{
    for (unsigned i = 0; i < c->phases; i++)
        if (c->phase[i] == phase)
            return true;
    return false;
}

/* ---- Armies ------------------------------------------------------------------------------------------------------ */

/* What only modes with armies to choose have is left out elsewhere. Decks count from 1. */
static void write_army(const struct facts *in, const struct hg_conquest_rules *c, unsigned i)
{
    struct edition_army army = edition_army(in->edition, i);
    json_key(in->j, army.named->id);
    json_open(in->j, '{');
    pair_text(in->j, "faction", army.faction != NULL ? army.faction->id : NULL);
    if (c->armies > 0) {
        pair_flag(in->j, "choice", has(c->army_choice, i));
        pair_number(in->j, "deck", c->decks > 1 ? c->army_deck[i] + 1u : 1u);
        pair_number(in->j, "draws", c->draws[i] > 0 ? c->draws[i] : 1u);
        pair_number(in->j, "batch", c->batch[i] > 0 ? c->batch[i] : 1u);
    }
    if (c->sides == HG_SIDES_BY_ARMY)
        pair_number(in->j, "side", c->side_of[i] + 1u);
    json_close(in->j, '}');
}

/* "seat_armies" is empty where armies are taken in the game. */
static void write_armies(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "armies");
    json_open(in->j, '{');
    for (unsigned i = 0; i < in->names->armies.count; i++)
        write_army(in, c, i);
    json_close(in->j, '}');
    json_key(in->j, "seat_armies");
    json_open(in->j, '[');
    for (unsigned i = 0; c->armies > 0 && !has_phase(c, HG_PHASE_ARMIES) && i < in->r->seats; i++)
        json_text(in->j, in->names->armies.item[c->seat_army[i]].id);
    json_close(in->j, ']');
    pair_text(in->j, "leader", c->leader > 0 ? facts_id(&in->names->armies, c->leader - 1u) : NULL);
    pair_number(in->j, "neutrals", c->neutrals);
    json_key(in->j, "deal");
    json_open(in->j, '[');
    for (unsigned i = 0; i < in->r->seats + (unsigned)c->neutrals; i++)
        json_number(in->j, c->deal[i]);
    json_close(in->j, ']');
}

/* Sides count from 1; by army they stand with the armies. "none", "by-seat" or "by-army". */
static void write_sides(const struct facts *in, const struct hg_conquest_rules *c)
{
    facts_word(in, "sides", &words_sides, c->sides);
    json_key(in->j, "seat_sides");
    json_open(in->j, '[');
    for (unsigned i = 0; c->sides == HG_SIDES_BY_SEAT && i < in->r->seats; i++)
        json_number(in->j, c->side_of[i] + 1u);
    json_close(in->j, ']');
}

/* ---- Places on cards, the chart ---------------------------------------------------------------------------------- */

/* Only where cards are turned up for their places, in set-up. In other modes places on cards mean nothing. */
static void write_card_places(const struct facts *in, const struct hg_conquest_rules *c)
{
    bool shown = has_phase(c, HG_PHASE_RESOURCES) || has_phase(c, HG_PHASE_DEAL);
    json_key(in->j, "card_places");
    json_open(in->j, '{');
    for (unsigned i = 0; shown && i < c->cards; i++)
        pair_text(in->j, in->names->cards.item[i].id, facts_id(&in->names->places, c->card_place[i]));
    json_close(in->j, '}');
}

/* A row of the chart: one seat in turn order. */
static void write_row(const struct facts *in, const struct hg_conquest_rules *c, unsigned row)
{
    json_open(in->j, '{');
    pair_text(in->j, "army", facts_id(&in->names->armies, c->chart_army[row]));
    pair_text(in->j, "base", facts_id(&in->names->places, c->chart_base[row]));
    json_key(in->j, "units");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->places; i++)
        if (c->chart_owner[i] == row && c->chart_units[i] > 0)
            pair_number(in->j, in->names->places.item[i].id, c->chart_units[i]);
    json_close(in->j, '}');
    json_close(in->j, '}');
}

/* null without a chart. */
static void write_chart(const struct facts *in, const struct hg_conquest_rules *c)
{
    if (!has_phase(c, HG_PHASE_CHART)) {
        pair_text(in->j, "chart", NULL);
        return;
    }
    json_key(in->j, "chart");
    json_open(in->j, '{');
    json_key(in->j, "rows");
    json_open(in->j, '[');
    for (unsigned i = 0; i < in->r->seats; i++)
        write_row(in, c, i);
    json_close(in->j, ']');
    facts_ids(in, "resources", &in->names->places, (struct hg_set){{c->chart_resources, 0}});
    facts_ids(in, "goals", &in->names->goals, (struct hg_set){{c->chart_goals, 0}});
    json_close(in->j, '}');
}

/* Keys are there in every mode; what it does not have is empty or null. */
void rules_json_setup(const struct facts *in)
{
    const struct hg_conquest_rules *c = &in->r->conquest;
    write_course(in, c);
    write_armies(in, c);
    write_sides(in, c);
    write_card_places(in, c);
    write_chart(in, c);
}
