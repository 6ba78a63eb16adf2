/* Reads the set-up charts of charts.yaml: what each mode starts with, for every number of seats, e.g.
 *     - {mode: basic, seats: 3, each: 35, source: rulebook}
 * A chart gives units to all armies alike (each) or lists the armies; a listed army may have its places, its base and
 * its units there, and then everything else is fixed as well.
 *
 * Every rule about a chart that can be checked from the file alone is checked here, with the line; whether the chart
 * and the mode's phases speak of the same set-up is found out in rules.c. The lines of a chart stand in turn
 * order; each names the armies that it is for, as bits of `armies`. */
#include "text/edition/likely.h"
#include "text/edition/load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/vocabulary.h"

/* What numbers in a chart may be at the most. */
enum { UNITS_MAX = 500, SMALL_UNITS_MAX = 99, BATCH_MAX = 9, DRAW_MAX = 9, START_CARDS_MAX = 9 };

/* ---- The places of a chart --------------------------------------------------------------------------------------- */

/* Places are keys of the map. */
static uint8_t read_place_key(struct reader *in, const struct yaml_item *entry)
{
    return read_plain_reference(in, entry, entry->key, &in->e->names.places, "place");
}

/* `places: {saalok: 2, ursa: 3}`: what an army holds when the game begins. */
static void load_army_places(struct reader *in, const struct yaml_item *item, struct army_setup *army)
{
    const struct yaml_item *places = in->failed ? NULL : yaml_item_find(item, "places");
    unsigned sum = 0;
    army->places_entry = places;
    if (places && places->kind != YAML_MAP)
        read_fail(in, places, "places must name each place with its units: {saalok: 2}.");
    for (const struct yaml_item *entry = places && !in->failed ? places->first : NULL; entry && !in->failed;
         entry = entry->next) {
        uint8_t place = read_place_key(in, entry);
        army->units_on[place] = (uint8_t)read_plain_number(in, entry, entry->key, 1, SMALL_UNITS_MAX);
        army->places |= UINT64_C(1) << place;
        sum += army->units_on[place];
    }
    if (!in->failed && places && sum != army->units)
        read_fail(in, places, "The units of these places add up to %u, but units is %d; correct one of them.", sum,
                  army->units);
}

/* A base stands on a place of its army. */
static void load_army_base(struct reader *in, const struct yaml_item *item, struct army_setup *army)
{
    army->base = HG_NONE;
    if (in->failed || !yaml_item_find(item, "base"))
        return;
    army->base = read_reference(in, item, "base", &in->e->names.places);
    if (!in->failed && !(army->places >> army->base & 1))
        read_fail(in, yaml_item_find(item, "base"), "The base stands in %s, which this army doesn't hold; move it.",
                  in->e->place_name[army->base].id);
}

/* A chart with places must be complete: every place has one owner, one base stands for each army, and the order is
 * that of the lines. */
static void check_chart(struct reader *in, const struct yaml_item *item, const struct setup_part *setup)
{
    const struct edition *e = in->e;
    uint64_t held = 0;
    for (unsigned i = 0; i < setup->armies && !in->failed; i++) {
        const struct army_setup *army = &setup->army[i];
        if (!army->places_entry)
            read_fail(in, item, "Some armies of this chart have places and some don't; give each its places.");
        else if (held & army->places)
            read_fail(in, army->places_entry, "%s stands under an army above as well; remove one of the two.",
                      e->place_name[__builtin_ctzll(held & army->places)].id);
        else if (e->charts.base_income && army->base == HG_NONE)
            read_fail(in, army->places_entry, "This army has no base; add base: with one of its places.");
        held |= army->places;
    }
    uint64_t missing = ((UINT64_C(1) << e->names.places.count) - 1) & ~held;
    if (!in->failed && missing)
        read_fail(in, item, "No army of this chart holds %s; give it to one.",
                  e->place_name[__builtin_ctzll(missing)].id);
    if (!in->failed && setup->order != HG_BY_CHART)
        read_fail(in, item, "A chart with places fixes the turn order; write order: chart.");
}

/* As many places as the edition has resources. */
static void load_chart_resources(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    const struct edition *e = in->e;
    const struct yaml_item *list = read_list(in, item, "resources", HG_PLACES_MAX);
    if (in->failed || !yaml_item_find(item, "resources"))
        return;
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next) {
        const char *id = read_plain(in, entry, "place", 60);
        uint64_t place = UINT64_C(1) << read_plain_reference(in, entry, id, &e->names.places, "place");
        if (!in->failed && setup->resources & place)
            read_fail(in, entry, "%s stands twice in resources; a place has at most one.", id);
        setup->resources |= place;
    }
    if (!in->failed && list->count != e->charts.resources)
        read_fail(in, yaml_item_find(item, "resources"), "%u resources are placed, but there are %d; correct the list.",
                  list->count, e->charts.resources);
}

/* Of each tier as many goals as are in play. */
static void check_chart_goals(struct reader *in, const struct yaml_item *list, const struct setup_part *setup)
{
    const struct edition *e = in->e;
    for (uint8_t tier = 0; tier < e->tiers.count && !in->failed; tier++) {
        unsigned count = 0;
        for (unsigned i = 0; i < e->names.goals.count; i++)
            count += (setup->goals >> i & 1) && e->goal[i].tier == tier;
        if (count != e->goals_each)
            read_fail(in, list, "%u goals of the tier %s are laid out, but %d are in play; correct the list.", count,
                      e->tier_name[tier].id, e->goals_each);
    }
}

/* Goals that lie on the board, as bits. */
static void load_chart_goals(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    const struct edition *e = in->e;
    const struct yaml_item *list = read_list(in, item, "goals", HG_GOALS_MAX);
    if (in->failed || !yaml_item_find(item, "goals"))
        return;
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next) {
        const char *id = read_plain(in, entry, "goal", 60);
        unsigned goal = 1u << read_plain_reference(in, entry, id, &e->names.goals, "goal");
        if (!in->failed && setup->goals & goal)
            read_fail(in, entry, "%s stands twice in goals; remove one.", id);
        setup->goals |= (uint16_t)goal;
    }
    check_chart_goals(in, list, setup);
}

/* ---- Armies ------------------------------------------------------------------------------------------------------ */

/* One line: an army, or several that are played as one; how many units, and what a seat with it draws and places at a
 * time. `limit` is the most places that it may claim, `neutral` an army without a player. */
static void load_army_setup(struct reader *in, const struct yaml_item *item, struct army_setup *army)
{
    if (!read_keys(in, item, "line of armies", "armies units limit? neutral? batch? draw? base? places?"))
        return;
    const struct yaml_item *armies = read_list(in, item, "armies", HG_SEATS_MAX);
    for (const struct yaml_item *id = armies->first; id && !in->failed; id = id->next) {
        const char *text = read_plain(in, id, "army", 60);
        army->armies |= (uint8_t)(1u << read_plain_reference(in, id, text, &in->e->names.armies, "army"));
    }
    army->units = (uint16_t)read_number(in, item, "units", 1, UNITS_MAX);
    army->limit = yaml_item_find(item, "limit") ? read_small(in, item, "limit", 1, HG_PLACES_MAX) : HG_NONE;
    army->neutral = yaml_item_find(item, "neutral") && read_flag(in, item, "neutral");
    army->batch = yaml_item_find(item, "batch") ? read_small(in, item, "batch", 1, BATCH_MAX) : 0;
    army->draw = yaml_item_find(item, "draw") ? read_small(in, item, "draw", 1, DRAW_MAX) : 0;
    load_army_places(in, item, army);
    load_army_base(in, item, army);
    if (!in->failed && army->armies == 0)
        read_fail(in, item, "Name at least one army on this line.");
}

/* An army stands on one line, and there is a line for each seat. */
static void check_armies(struct reader *in, const struct yaml_item *list, const struct setup_part *setup)
{
    unsigned seats = 0, used = 0;
    const struct yaml_item *item = list->first;
    for (unsigned i = 0; i < setup->armies && !in->failed; i++, item = item->next) {
        if (used & setup->army[i].armies)
            read_fail(in, item, "An army of this line stands on a line above as well; remove one of the two.");
        used |= setup->army[i].armies;
        seats += !setup->army[i].neutral;
    }
    if (!in->failed && seats != setup->seats)
        read_fail(in, list, "The chart has %u armies with a player, but seats is %d; correct one of them.", seats,
                  setup->seats);
}

/* Places for each, rounded up: the first claim one more. */
static unsigned share(unsigned places, unsigned armies)
{
    return (places + armies - 1) / armies;
}

/* Together the armies must be able to claim every place, one unit each. Armies without a limit share what the others
 * leave. This is the set-up by claiming; a deal has its own check. */
static void check_claims(struct reader *in, const struct yaml_item *item, const struct setup_part *setup)
{
    unsigned places = in->e->names.places.count, limited = 0, open = 0;
    if (setup->each > 0) {
        if (setup->each < share(places, setup->seats) && !setup->dealt)
            read_fail(in, item, "%d units each are too few to claim %u places; raise them.", setup->each, places);
        return;
    }
    for (unsigned i = 0; i < setup->armies; i++) {
        limited += setup->army[i].limit == HG_NONE ? 0 : setup->army[i].limit;
        open += setup->army[i].limit == HG_NONE;
    }
    if (limited > places || (open == 0 && limited < places)) {
        read_fail(in, item, "The limits add up to %u, but the board has %u places; correct them.", limited, places);
        return;
    }
    for (unsigned i = 0; i < setup->armies; i++) {
        unsigned claims = setup->army[i].limit == HG_NONE ? share(places - limited, open) : setup->army[i].limit;
        if (setup->army[i].units < claims)
            read_fail(in, item, "%d units are too few to claim %u places; raise them.", setup->army[i].units, claims);
    }
}

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

/* One member of a side: a seat from 1, or the id of an army. */
static unsigned read_member(struct reader *in, const struct yaml_item *entry, struct setup_part *setup)
{
    const char *text = read_plain(in, entry, "member", 60);
    bool seat = text[0] >= '0' && text[0] <= '9';
    if (!in->failed && setup->sides != HG_NO_SIDES && (setup->sides == HG_SIDES_BY_SEAT) != seat)
        read_fail(in, entry, "The sides of a chart are made of seats or of armies, not of both; choose one.");
    setup->sides = seat ? HG_SIDES_BY_SEAT : HG_SIDES_BY_ARMY;
    if (seat)
        return (unsigned)read_plain_number(in, entry, "seat", 1, setup->seats) - 1;
    return read_plain_reference(in, entry, text, &in->e->names.armies, "army");
}

/* The armies that play, or the seats: everyone has a side. */
static unsigned all_members(const struct setup_part *setup)
{
    unsigned all = 0;
    if (setup->sides == HG_SIDES_BY_SEAT)
        return (1u << setup->seats) - 1;
    for (unsigned i = 0; i < setup->armies; i++)
        all |= setup->army[i].armies;
    return all;
}

/* Teams are lists of seats ([1, 3]) or of armies ([green, gold]), the same for all of a chart. By seat where people
 * choose their armies, by army where the armies decide who is on whose side. */
static void load_teams(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    const struct yaml_item *teams = read_list(in, item, "teams", HG_SEATS_MAX);
    unsigned seen = 0;
    uint8_t side = 0;
    for (const struct yaml_item *team = teams->first; team && !in->failed; team = team->next, side++) {
        if (team->kind != YAML_LIST || team->count == 0)
            read_fail(in, team, "A team is a list of those who play together: [1, 3] or [green, gold].");
        for (const struct yaml_item *entry = in->failed ? NULL : team->first; entry && !in->failed;
             entry = entry->next) {
            unsigned member = read_member(in, entry, setup);
            if (!in->failed && seen >> member & 1)
                read_fail(in, entry, "%s stands in two teams; remove one.", entry->text);
            seen |= 1u << member;
            setup->side_of[member] = side;
        }
    }
    if (!in->failed && setup->sides != HG_NO_SIDES && (seen != all_members(setup) || teams->count < 2))
        read_fail(in, teams, "The teams must hold everybody who plays once, and be at least two; correct them.");
}

/* ---- Cards, neutrals, order -------------------------------------------------------------------------------------- */

/* Cards that each seat begins with, by its place in the turn order: those who begin later may get more. */
static void load_start_cards(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    const struct yaml_item *list = read_list(in, item, "cards", HG_SEATS_MAX);
    if (in->failed || !yaml_item_find(item, "cards"))
        return;
    if (list->count != setup->seats)
        read_fail(in, yaml_item_find(item, "cards"), "cards must have %d numbers, one for each place in turn order.",
                  setup->seats);
    unsigned i = 0;
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next)
        setup->cards[i++] = (uint8_t)read_plain_number(in, entry, "cards", 0, START_CARDS_MAX);
}

/* The deal must use up the board, and all batches must end together. Players place `batch` units at a time and one of
 * each neutral army with it, so the numbers decide each other. */
static void check_deal(struct reader *in, const struct yaml_item *item, const struct setup_part *setup)
{
    unsigned places = in->e->names.places.count;
    unsigned dealt = (unsigned)setup->seats * setup->dealt + (unsigned)setup->neutrals * setup->neutral_dealt;
    unsigned left = setup->each - (unsigned)setup->dealt, rounds = setup->batch ? left / setup->batch : 0;
    if (setup->each < setup->dealt || setup->neutral_units < setup->neutral_dealt)
        read_fail(in, item, "An army gets more places than it has units; correct dealt or the units.");
    else if (dealt != places)
        read_fail(in, item, "%u places are dealt, but the board has %u; correct dealt.", dealt, places);
    else if (setup->batch == 0 || left % setup->batch != 0)
        read_fail(in, item, "%u units are left after the deal, which batches of %d don't divide; correct batch.", left,
                  setup->batch);
    else if (setup->neutrals && setup->neutral_units - (unsigned)setup->neutral_dealt != rounds * setup->seats)
        read_fail(in, item,
                  "A neutral army has %u units left after the deal, but one is placed in each of %u batches; correct "
                  "its units.",
                  setup->neutral_units - (unsigned)setup->neutral_dealt, rounds * setup->seats);
}

/* A deal of all places among seats and neutral armies, then units in batches. */
static void load_deal(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    const struct yaml_item *neutrals = in->failed ? NULL : yaml_item_find(item, "neutrals");
    if (!in->failed && yaml_item_find(item, "dealt"))
        setup->dealt = read_small(in, item, "dealt", 1, HG_PLACES_MAX);
    if (!in->failed && yaml_item_find(item, "batch"))
        setup->batch = read_small(in, item, "batch", 1, BATCH_MAX);
    if (neutrals && read_keys(in, neutrals, "neutral armies", "armies units dealt batch")) {
        setup->neutrals = read_small(in, neutrals, "armies", 1, HG_ARMIES_MAX);
        setup->neutral_units = (uint16_t)read_number(in, neutrals, "units", 1, UNITS_MAX);
        setup->neutral_dealt = read_small(in, neutrals, "dealt", 1, HG_PLACES_MAX);
        read_small(in, neutrals, "batch", 1, 1);
        if (!in->failed && setup->seats + setup->neutrals > (int)in->e->names.armies.count)
            read_fail(in, neutrals, "%d seats and %d neutral armies are more than the edition's %u armies; lower one.",
                      setup->seats, setup->neutrals, in->e->names.armies.count);
    }
    if (!in->failed && (setup->neutrals || setup->dealt) && (!setup->dealt || !setup->each))
        read_fail(in, item, "Neutral armies need a deal: give each and dealt.");
    else if (!in->failed && setup->dealt)
        check_deal(in, item, setup);
}

/* Phases that take the place of the mode's. Some numbers of seats are set up otherwise than the rest of the mode. */
static void load_phases(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    if (in->failed || !yaml_item_find(item, "set-up"))
        return;
    setup->phases = read_list(in, item, "set-up", HG_PHASES_MAX);
    for (const struct yaml_item *entry = setup->phases->first; entry && !in->failed; entry = entry->next) {
        const char *word = read_plain(in, entry, "phase", 40);
        if (!in->failed && value_in_edition(&words_phases, word) < 0 &&
            !read_meant(in, entry, "phase", word, likely_word(&words_phases, word)))
            read_fail(in, entry, "There is no phase %s; docs/EDITIONS.md lists them.", word);
        for (const struct yaml_item *twin = setup->phases->first; twin != entry && !in->failed; twin = twin->next) {
            if (strcmp(twin->text, word) == 0)
                read_fail(in, entry, "%s stands twice in set-up; remove one.", word);
        }
    }
}

/* How turns go round, and whether an army begins without a roll. */
static void load_order(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    if (!in->failed && yaml_item_find(item, "order")) {
        int order = value_in_edition(&words_seat_orders, read_text(in, item, "order"));
        if (order >= 0)
            setup->order = (uint8_t)order;
        else if (!in->failed)
            read_fail(in, yaml_item_find(item, "order"), "order must be clockwise, chart or sides-in-turn.");
    }
    const struct yaml_item *first = in->failed ? NULL : yaml_item_find(item, "first");
    if (first)
        setup->first = (uint8_t)(1 + read_plain_reference(in, first, read_plain(in, first, "first", 60),
                                                          &in->e->names.armies, "army"));
    if (!in->failed && setup->first && setup->order != HG_SIDES_IN_TURN)
        read_fail(in, first, "Only with order: sides-in-turn can one army be first; remove it.");
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* The modes as a list of names, for the hint in a fault. */
static uint8_t read_mode(struct reader *in, const struct yaml_item *item)
{
    struct named names[MODES_MAX];
    for (unsigned i = 0; i < in->e->modes; i++)
        names[i] = in->e->mode[i].named;
    return read_reference(in, item, "mode", &(struct name_list){names, in->e->modes});
}

/* A chart for a number of seats that the mode has, and only one for it. */
static void check_seats(struct reader *in, const struct yaml_item *item, unsigned i)
{
    const struct charts_part *charts = &in->e->charts;
    const struct setup_part *setup = &charts->setup[i];
    const struct edition_mode *mode = &in->e->mode[setup->mode];
    if (setup->seats < mode->seats_min || setup->seats > mode->seats_max)
        read_fail(in, item, "The mode %s is for %u to %u seats, not %d; correct one of them.", mode->named.id,
                  mode->seats_min, mode->seats_max, setup->seats);
    else if (!edition_mode_seats(mode, setup->seats))
        read_fail(in, item, "The mode %s can't be played by %d; remove the chart or its number from without-seats.",
                  mode->named.id, setup->seats);
    for (unsigned k = 0; k < i; k++) {
        if (charts->setup[k].mode == setup->mode && charts->setup[k].seats == setup->seats)
            read_fail(in, item, "%s has two charts for %d seats (first on line %u); remove one.", mode->named.id,
                      setup->seats, charts->setup[k].line);
    }
}

/* `each` or `armies`, not both. Lines are in turn order where the chart fixes it. */
static void load_army_lines(struct reader *in, const struct yaml_item *item, struct setup_part *setup)
{
    if (!in->failed && !yaml_item_find(item, "each") == !yaml_item_find(item, "armies"))
        read_fail(in, item, "A set-up chart has either each or armies; keep one of the two.");
    if (in->failed)
        return;
    if (yaml_item_find(item, "each"))
        setup->each = (uint16_t)read_number(in, item, "each", 1, UNITS_MAX);
    const struct yaml_item *armies = read_list(in, item, "armies", HG_SEATS_MAX);
    for (const struct yaml_item *army = armies->first; army && !in->failed; army = army->next)
        load_army_setup(in, army, &setup->army[setup->armies++]);
    if (!in->failed && setup->each == 0)
        check_armies(in, armies, setup);
}

/* Does any army of the chart have places? Then all must. See check_chart. */
static bool has_places(const struct setup_part *setup)
{
    for (unsigned i = 0; i < setup->armies; i++) {
        if (setup->army[i].places_entry)
            return true;
    }
    return false;
}

/* What can only be told when the whole chart is read. */
static void check_setup(struct reader *in, const struct yaml_item *item, unsigned i)
{
    const struct setup_part *setup = &in->e->charts.setup[i];
    check_seats(in, item, i);
    if (!in->failed && has_places(setup))
        check_chart(in, item, setup);
    else if (!in->failed)
        check_claims(in, item, setup);
    if (!in->failed && !has_places(setup) && (setup->order == HG_BY_CHART || setup->resources || setup->goals))
        read_fail(in, item, "Only a chart on which the armies have places fixes order, resources and goals.");
}

/* In this order: who plays, then what each has, then what they share. */
static void load_setup(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct setup_part *setup = &in->e->charts.setup[i];
    if (!read_keys(in, item, "set-up chart",
                   "mode seats order? first? set-up? each? armies? cards? teams? resources? goals? dealt? batch? "
                   "neutrals? source"))
        return;
    setup->line = item->line;
    setup->mode = read_mode(in, item);
    setup->seats = read_small(in, item, "seats", 2, HG_SEATS_MAX);
    load_phases(in, item, setup);
    load_order(in, item, setup);
    load_army_lines(in, item, setup);
    load_start_cards(in, item, setup);
    load_teams(in, item, setup);
    load_chart_resources(in, item, setup);
    load_chart_goals(in, item, setup);
    load_deal(in, item, setup);
    if (!in->failed)
        check_setup(in, item, i);
    read_source(in, item, "order? units? places? base? resources? goals? cards? teams? dealt? batch? neutrals?");
}

/* Every mode and number of seats has a chart of its own. */
void load_setups(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *setups = read_list(in, root, "setup", SETUPS_MAX);
    for (const struct yaml_item *item = setups->first; item && !in->failed; item = item->next)
        load_setup(in, item, in->e->charts.setups++);
}
