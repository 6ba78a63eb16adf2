/* Whether rules can be played at all, before anybody does.
 *
 * hg_rules_ok calls it once before a game is played by the rules. What it lets pass the engine trusts, and indexes
 * with. */
#include "engine/conquest/core/core.h"

/* A set of eight places comes to what it comes to without the last of them, and that one; which is nothing where the
 * board has no such place. */
void hg_conquest_sets(struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        for (unsigned last = 1u << i % 8, set = last; set < 2 * last; set++) {
            unsigned region = i < c->places ? 1u << c->region_of[i] : 0;
            c->near_any[i / 8][set] = c->near_any[i / 8][set - last] | c->near[i];
            c->region_any[i / 8][set] = (uint8_t)(c->region_any[i / 8][set - last] | region);
        }
}

/* The same, looked at instead of filled in. */
static bool sets_of_places_ok(const struct hg_conquest_rules *c)
{
    bool same = true;
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        for (unsigned last = 1u << i % 8, set = last; set < 2 * last; set++) {
            unsigned region = i < c->places ? 1u << c->region_of[i] : 0;
            same = same && c->near_any[i / 8][0] == 0 && c->region_any[i / 8][0] == 0;
            same = same && c->near_any[i / 8][set] == (c->near_any[i / 8][set - last] | c->near[i]) &&
                   c->region_any[i / 8][set] == (c->region_any[i / 8][set - last] | region);
        }
    return same;
}

static const char *map_ok(const struct hg_conquest_rules *c)
{
    uint64_t all = bit(c->places) - 1, seen = 0;
    for (unsigned i = 0; i < c->places; i++) {
        if (c->near[i] == 0 || has(c->near[i], i) || (c->near[i] & ~all) != 0)
            return "a place borders itself, nothing, or something off the board";
        for (uint64_t left = c->near[i]; left != 0;)
            if (!has(c->near[take_lowest(&left)], i))
                return "a border that works one way only";
    }
    for (unsigned i = 0; i < c->regions; i++) {
        if (c->region[i] == 0 || (c->region[i] & seen) != 0)
            return "a region without places, or a place in two regions";
        seen |= c->region[i];
    }
    for (unsigned i = 0; i < c->places; i++)
        if (c->region_of[i] >= c->regions || !has(c->region[c->region_of[i]], i))
            return "a place that names another region than its own";
    if (!sets_of_places_ok(c))
        return "neighbours or regions of a set of places that are not those of each of them";
    return seen == all ? NULL : "a place without a region";
}

/* ---- The course of a game --------------------------------------------------------------------------------------- */

static const char *turn_ok(const struct hg_conquest_rules *c)
{
    unsigned steps = 0;
    if (c->steps < 1 || c->steps > HG_STEPS_MAX)
        return "number of turn steps out of range";
    for (unsigned i = 0; i < c->steps; i++) {
        if (c->step[i] >= HG_STEPS)
            return "an unknown turn step";
        steps |= 1u << c->step[i];
    }
    if (!has(steps, HG_STEP_DEPLOY) || !has(steps, HG_STEP_INVADE))
        return "a turn without deploying or attacking";
    if (has(steps, HG_STEP_COLLECT) > has(c->mechanisms, HG_GOALS) ||
        has(steps, HG_STEP_HEROES) > has(c->mechanisms, HG_HEROES))
        return "a turn step whose mechanism is not played";
    if ((has(steps, HG_STEP_TOKENS) || has(steps, HG_STEP_TITAN)) > has(c->mechanisms, HG_CAMPAIGN))
        return "a turn step of a campaign without one";
    if (has(steps, HG_STEP_VICTORY) && (c->goals_alone == 0 || !has(c->mechanisms, HG_GOALS)))
        return "a victory by no goals at all";
    return NULL;
}

static const char *phases_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned seen = 0;
    if (c->phases > HG_PHASES_MAX)
        return "too many phases of set-up";
    for (unsigned i = 0; i < c->phases; i++) {
        if (c->phase[i] >= HG_PHASES || has(seen, c->phase[i]))
            return "an unknown phase of set-up, or one that comes twice";
        seen |= 1u << c->phase[i];
    }
    if (setup_has(r, HG_PHASE_CHART) + setup_has(r, HG_PHASE_CLAIM) + setup_has(r, HG_PHASE_DEAL) +
            setup_has(r, HG_PHASE_LIMITS) !=
        1)
        return "places are to be claimed, dealt or given by a chart, one of the three";
    if (!setup_has(r, HG_PHASE_START) && !setup_has(r, HG_PHASE_ORDER) && !setup_has(r, HG_PHASE_SEATS))
        return "nobody rolls for who begins";
    if (setup_has(r, HG_PHASE_CHART) != (c->seat_order == HG_BY_CHART))
        return "an order by a chart without a chart, or the other way round";
    return NULL;
}

/* Together the armies must be able to claim the whole board; where seats have left, the supply helps out. */
static const char *units_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned all = 0;
    for (unsigned i = 0; i < r->seats + c->neutrals && !setup_has(r, HG_PHASE_CHART); i++) {
        if (c->start_units[i] == 0 || c->start_units[i] > HG_SUPPLY)
            return "starting units out of range";
        if (setup_has(r, HG_PHASE_DEAL) && c->start_units[i] < c->deal[i])
            return "too few starting units for the places dealt";
        all += c->start_units[i];
    }
    return all < c->places && !setup_has(r, HG_PHASE_CHART) ? "too few starting units to claim the board" : NULL;
}

static const char *chart_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (!setup_has(r, HG_PHASE_CHART))
        return NULL;
    for (unsigned i = 0; i < c->places; i++)
        if (c->chart_owner[i] >= r->seats || c->chart_units[i] == 0)
            return "a place of the chart without owner or units";
    for (unsigned row = 0; row < r->seats; row++) {
        if (has(c->mechanisms, HG_BASES) &&
            (c->chart_base[row] >= c->places || c->chart_owner[c->chart_base[row]] != row))
            return "a base of the chart on a place of somebody else";
        if (c->chart_army[row] >= c->armies || !has(c->army_choice, c->chart_army[row]))
            return "a row of the chart whose army cannot be taken";
    }
    if ((c->chart_resources & ~all_places(r)) != 0 || c->chart_goals >> c->goals != 0)
        return "a resource or a goal of the chart that does not exist";
    return NULL;
}

/* ---- Seats and armies ------------------------------------------------------------------------------------------- */

static const char *armies_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (r->seats + c->neutrals > HG_ARMIES_MAX || c->armies > HG_ARMIES_MAX)
        return "too many armies";
    if (c->army_choice >> c->armies != 0)
        return "an army on offer that does not exist";
    if (setup_has(r, HG_PHASE_ARMIES) && count_bits(c->army_choice) < r->seats)
        return "fewer armies than seats";
    if (setup_has(r, HG_PHASE_CHART) && count_bits(c->army_choice) != r->seats)
        return "a chart with more armies than rows";
    for (unsigned i = 0; i < r->seats; i++)
        if (c->armies > 0 && c->seat_army[i] >= c->armies)
            return "a seat with an army that does not exist";
    if (has(c->mechanisms, HG_TEAMS) != (c->sides != HG_NO_SIDES))
        return "teams without sides, or sides without teams";
    return NULL;
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

static const char *sets_ok(const struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < c->cards; i++) {
        if (c->card_class[i] >= HG_CLASSES_MAX)
            return "a card of an unknown class";
        if (!set_has(&c->class_cards[c->card_class[i]], i))
            return "a card is not among those of its class";
    }
    /* Below five a hand may hold no set, and the duty to trade could not be met. */
    if (c->forced_trade != 0 && c->forced_trade < 5)
        return "a forced trade of fewer than five cards can be impossible";
    return NULL;
}

static const char *pips_ok(const struct hg_conquest_rules *c)
{
    if (c->pips_least == 0 || c->pips_most < c->pips_least || c->pips_most > HG_PIPS_MAX)
        return "a chart of pips out of range";
    if (c->forced_trade != 0)
        return "a forced trade of pips";
    for (unsigned i = 0; i < c->cards; i++)
        if (c->card_pips[i] == 0 || c->card_pips[i] > c->pips_least)
            return "a card with no pips, or with more than the smallest set";
    return NULL;
}

static const char *decks_ok(const struct hg_conquest_rules *c)
{
    struct hg_set all = {{0, 0}};
    unsigned count = 0;
    if (c->decks > HG_DECKS_MAX)
        return "too many decks";
    for (unsigned i = 0; i < c->decks && c->decks > 1; i++) {
        all = set_union(all, c->deck[i]);
        count += set_count(&c->deck[i]);
    }
    for (unsigned i = 0; i < c->armies; i++)
        if (c->decks > 1 && c->army_deck[i] >= c->decks)
            return "an army without a deck";
    if (c->decks > 1 && (count != c->cards || set_count(&all) != count || !set_within(all, set_first(c->cards))))
        return "a card in no deck, or in two";
    return NULL;
}

/* Phases that turn cards up need a card for each place. */
static const char *places_of_cards_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    uint64_t places = 0;
    unsigned dealt = 0;
    if (!setup_has(r, HG_PHASE_RESOURCES) && !setup_has(r, HG_PHASE_DEAL))
        return NULL;
    for (unsigned i = 0; i < c->cards; i++)
        if (c->card_place[i] < c->places)
            places |= bit(c->card_place[i]);
    if (c->cards != c->places || places != all_places(r))
        return "cards that do not name every place once";
    for (unsigned i = 0; i < r->seats + c->neutrals; i++)
        dealt += c->deal[i];
    if (setup_has(r, HG_PHASE_DEAL) && dealt != c->places)
        return "places that are not all dealt";
    return c->resources <= c->places ? NULL : "more resources than places";
}

static const char *cards_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    const char *broken;
    if (c->cards > HG_CARDS_MAX)
        return "too many cards";
    broken = c->card_value == HG_PIPS ? pips_ok(c) : sets_ok(c);
    if (broken == NULL)
        broken = decks_ok(c);
    return broken != NULL ? broken : places_of_cards_ok(r);
}

const char *check_rules(const struct hg_rules *r)
{
    static const char *(*const parts[])(const struct hg_rules *) = {
        phases_ok, units_ok, chart_ok, armies_ok, cards_ok,
    };
    const struct hg_conquest_rules *c = &r->conquest;
    const char *broken;
    if (c->places < 2 || c->places > HG_PLACES_MAX || c->regions < 1 || c->regions > HG_REGIONS_MAX)
        return "number of places or regions out of range";
    if (c->income_divisor == 0 || c->die_sides < 2 || c->die_sides > HG_SIDES_MAX)
        return "a divisor of nothing, or a die with too few sides or too many";
    if (c->attack_dice < 1 || c->attack_dice > HG_ATTACK_DICE_MAX || c->defence_dice < 1 ||
        c->defence_dice > HG_DEFENCE_DICE_MAX)
        return "number of dice out of range";
    broken = turn_ok(c);
    if (broken == NULL)
        broken = map_ok(c);
    for (unsigned i = 0; broken == NULL && i < sizeof parts / sizeof parts[0]; i++)
        broken = parts[i](r);
    return broken;
}
