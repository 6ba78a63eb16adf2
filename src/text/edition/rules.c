/* The rules of a conquest mode as it is set at a table: its steps and phases, cards, seats, charts and mechanisms.
 * Called by compile.c, after the board and the numbers. Faults have no line: they come from things that are right by
 * themselves and do not fit together; check.c finds them when the edition is opened.
 *
 * The order of the functions matters to the rules that they fill in: steps and phases first, then what they need. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/edition/load.h"
#include "text/vocabulary.h"

/* ---- The course of a game ---------------------------------------------------------------------------------------- */

/* NULL when there is no chart for this mode and number of seats. */
static const struct setup_part *find_setup(const struct chosen *chosen)
{
    const struct charts_part *charts = &chosen->e->charts;
    for (unsigned i = 0; i < charts->setups; i++) {
        if (charts->setup[i].mode == chosen->mode && charts->setup[i].seats == chosen->seats)
            return &charts->setup[i];
    }
    return NULL;
}

/* Goals win unless an option says otherwise. */
static bool wins_by_goals(const struct chosen *chosen)
{
    const struct mode_part *part = &chosen->e->mode_part[chosen->mode];
    for (unsigned i = 0; i < chosen->e->mode[chosen->mode].options; i++) {
        if (part->wins[i] && yaml_item_find(part->wins[i], chosen_value(chosen, i)))
            return false;
    }
    return part->wins_by_goals;
}

/* Whether anything can be done before attacking. Teams, rewards and abilities have something to do in that step.
 * Without any of them nobody would be asked anything there. */
static bool prepares(const struct chosen *chosen)
{
    return chosen_plays(chosen, "teams") || chosen_plays(chosen, "rewards") || chosen_plays(chosen, "abilities");
}

/* A step of a mechanism that is switched off is left out. */
static bool step_is_played(const struct chosen *chosen, int step)
{
    switch (step) {
    case HG_STEP_PREPARE:
        return prepares(chosen);
    case HG_STEP_COLLECT:
        return chosen_plays(chosen, "goals");
    case HG_STEP_HEROES:
        return chosen_plays(chosen, "heroes");
    case HG_STEP_VICTORY:
        return wins_by_goals(chosen);
    default:
        return true;
    }
}

/* Steps in the order of the edition. Words were checked by list_lacks of check.c, so each has a value here. */
static bool fill_turn(const struct chosen *chosen, struct hg_conquest_rules *c, struct fault *f)
{
    const struct yaml_item *turn = chosen->e->mode_part[chosen->mode].turn;
    for (const struct yaml_item *word = turn->first; word; word = word->next) {
        int step = value_in_edition(&words_steps, word->text);
        if (!step_is_played(chosen, step))
            continue;
        if (c->steps == HG_STEPS_MAX)
            return fault_at(f, NULL, 0, "A turn has at most %d steps; remove some.", HG_STEPS_MAX);
        c->step[c->steps++] = (uint8_t)step;
    }
    return true;
}

/* Is the phase in the set-up so far? */
static bool has_phase(const struct hg_conquest_rules *c, enum hg_phase phase)
{
    for (unsigned i = 0; i < c->phases; i++) {
        if (c->phase[i] == phase)
            return true;
    }
    return false;
}

/* A phase of a mechanism that is switched off is left out, like a step. */
static bool add_phase(const struct chosen *chosen, const struct yaml_item *word, struct hg_conquest_rules *c,
                      struct fault *f)
{
    int phase = word->kind == YAML_TEXT ? value_in_edition(&words_phases, word->text) : -1;
    if (phase < 0)
        return fault_at(f, NULL, 0, "The set-up of %s has the unknown phase %.40s; docs/EDITIONS.md lists them.",
                        chosen->e->mode[chosen->mode].named.id, word->kind == YAML_TEXT ? word->text : "(no word)");
    if (phase == HG_PHASE_HEROES && !chosen_plays(chosen, "heroes"))
        return true;
    if (c->phases == HG_PHASES_MAX || has_phase(c, (enum hg_phase)phase))
        return fault_at(f, NULL, 0, "The set-up of %s has the phase %s twice or too many phases; remove some.",
                        chosen->e->mode[chosen->mode].named.id, word->text);
    c->phase[c->phases++] = (uint8_t)phase;
    return true;
}

/* Phases and the chart must speak of the same set-up: what a chart gives is not drawn, and what is drawn is not on the
 * chart. */
static bool check_phases(const struct chosen *chosen, const struct setup_part *setup, const struct hg_conquest_rules *c,
                         struct fault *f)
{
    static const struct {
        enum hg_phase phase;
        const char *needs;
    } pairs[] = {{HG_PHASE_CHART, "places for its armies"}, {HG_PHASE_DEAL, "dealt"}, {HG_PHASE_BATCHES, "neutrals"}};
    const bool has[] = {setup->order == HG_BY_CHART, setup->dealt > 0, setup->neutrals > 0};
    for (unsigned i = 0; i < sizeof has / sizeof has[0]; i++) {
        if (has_phase(c, pairs[i].phase) != has[i])
            return fault_at(f, NULL, 0,
                            "%s for %u seats: the phase %s and a chart with %s go together; add one or remove the "
                            "other.",
                            chosen->e->mode[chosen->mode].named.id, chosen->seats,
                            word_in_edition(&words_phases, pairs[i].phase), pairs[i].needs);
    }
    if (has_phase(c, HG_PHASE_RESOURCES) != (chosen_plays(chosen, "resources") && !has[0]))
        return fault_at(f, NULL, 0, "%s for %u seats: resources need the phase resources or a chart, and it them.",
                        chosen->e->mode[chosen->mode].named.id, chosen->seats);
    if (has_phase(c, HG_PHASE_GOALS) != (chosen_plays(chosen, "goals") && !has[0]))
        return fault_at(f, NULL, 0, "%s for %u seats: goals need the phase goals or a chart, and it them.",
                        chosen->e->mode[chosen->mode].named.id, chosen->seats);
    return true;
}

/* The chart's own phases, where it has some; else the mode's. */
static bool fill_phases(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c,
                        struct fault *f)
{
    const struct yaml_item *phases = setup->phases ? setup->phases : chosen->e->mode_part[chosen->mode].phases;
    for (const struct yaml_item *word = phases ? phases->first : NULL; word; word = word->next) {
        if (!add_phase(chosen, word, c, f))
            return false;
    }
    return check_phases(chosen, setup, c, f);
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* An option may switch the reshuffling on and off; without one the edition says how it is done. */
static uint8_t reshuffle(const struct chosen *chosen)
{
    const struct edition_mode *mode = &chosen->e->mode[chosen->mode];
    for (unsigned i = 0; i < mode->options; i++) {
        if (strcmp(mode->option[i].id, "reshuffle") == 0)
            return strcmp(chosen_value(chosen, i), "on") == 0 ? HG_RESHUFFLE_WHEN_NEEDED : HG_RESHUFFLE_NEVER;
    }
    return chosen->e->charts.reshuffle;
}

/* Cards that are turned in as sets of three, by class. */
static void fill_sets(const struct edition *e, struct hg_conquest_rules *c)
{
    c->card_value = HG_SETS_OF_THREE;
    for (unsigned i = 0; i < c->cards; i++) {
        c->card_class[i] = e->card[i].class;
        set_add(&c->class_cards[e->card[i].class], i);
    }
    memcpy(c->set_of_class, e->set_of_class, sizeof c->set_of_class);
    c->set_of_each = e->set_of_each;
}

/* Cards that are turned in for their pips. */
static void fill_pips(const struct edition *e, struct hg_conquest_rules *c)
{
    c->card_value = HG_PIPS;
    for (unsigned i = 0; i < c->cards; i++) {
        c->card_pips[i] = e->class_pips[e->card[i].class];
        c->card_place[i] = e->card[i].place;
    }
    c->pips_least = e->pips_least;
    c->pips_most = e->pips_most;
    memcpy(c->pip_units, e->pip_units, sizeof c->pip_units);
}

/* Each faction has a deck, from which its armies draw. A deck is a set of cards, by the number of its faction. */
static void fill_decks(const struct edition *e, struct hg_conquest_rules *c)
{
    c->decks = (uint8_t)e->factions.count;
    for (unsigned i = 0; i < c->cards; i++)
        set_add(&c->deck[e->card[i].faction], (uint8_t)i);
    for (unsigned i = 0; i < e->names.armies.count; i++)
        c->army_deck[i] = e->army_faction[i];
}

/* Which cards are played in which window, for all and for each deck, so that nobody is asked who could not have one. */
static void fill_abilities(const struct edition *e, struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < c->cards; i++) {
        const struct hg_ability *ability = &e->directive[e->card[i].directive].ability;
        c->ability[i] = *ability;
        c->deck_windows[c->decks ? e->card[i].faction : 0] |= (uint16_t)(1u << ability->window);
        c->window_cards[ability->window] |= UINT64_C(1) << i;
    }
}

/* Modes without sets and pips have no cards at all. */
static void fill_cards(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c)
{
    const struct edition *e = chosen->e;
    bool sets = chosen_plays(chosen, "sets"), pips = chosen_plays(chosen, "pips");
    c->reshuffle = reshuffle(chosen);
    if (!sets && !pips)
        return;
    c->cards = (uint8_t)e->names.cards.count;
    c->forced_trade = e->mode_part[chosen->mode].forced_trade;
    c->captured_apart = e->charts.captured_apart;
    memcpy(c->start_cards, setup->cards, sizeof c->start_cards);
    if (sets)
        fill_sets(e, c);
    else
        fill_pips(e, c);
    if (chosen_plays(chosen, "decks"))
        fill_decks(e, c);
    if (chosen_plays(chosen, "abilities"))
        fill_abilities(e, c);
}

/* ---- Seats, armies and sides ------------------------------------------------------------------------------------- */

/* Neutral armies stand behind the seats. `deal` is how many places an army is dealt, 0 where places are claimed. */
static void fill_units(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < chosen->seats; i++) {
        c->start_units[i] = setup->each ? setup->each : setup->army[i].units;
        c->deal[i] = setup->dealt;
    }
    c->neutrals = setup->neutrals;
    for (unsigned i = chosen->seats; i < chosen->seats + setup->neutrals; i++) {
        c->start_units[i] = setup->neutral_units;
        c->deal[i] = setup->neutral_dealt;
    }
}

/* Without a line for each, all armies of the edition may be taken. Seats have the armies of the chart's lines.
 * `army_choice` is the set that seats choose from, `seat_army` what they have where nothing is chosen. */
static void fill_armies(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c)
{
    c->armies = (uint8_t)chosen->e->names.armies.count;
    c->army_choice = (uint8_t)((1u << c->armies) - 1);
    if (setup->armies > 0)
        c->army_choice = 0;
    for (unsigned i = 0; i < chosen->seats; i++)
        c->seat_army[i] = (uint8_t)i;
    memset(c->batch, setup->batch, sizeof c->batch);
    for (unsigned i = 0; i < setup->armies; i++) {
        uint8_t army = (uint8_t)__builtin_ctz(setup->army[i].armies);
        c->army_choice |= setup->army[i].armies;
        c->seat_army[i] = army;
        c->batch[army] = setup->army[i].batch;
        c->draws[army] = setup->army[i].draw;
    }
}

/* Sides only where teams are played, which an option may switch off. */
static void fill_sides(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c)
{
    c->seat_order = setup->order;
    c->leader = setup->first;
    c->reinforce_goes_on = chosen->e->charts.reinforce_goes_on;
    if (!chosen_plays(chosen, "teams"))
        return;
    c->sides = setup->sides;
    memcpy(c->side_of, setup->side_of, sizeof c->side_of);
}

/* Rows of the chart are seats in turn order; every place has its owner and its units. */
static void fill_chart(const struct setup_part *setup, struct hg_conquest_rules *c)
{
    for (unsigned row = 0; row < setup->armies; row++) {
        const struct army_setup *army = &setup->army[row];
        c->chart_army[row] = c->seat_army[row];
        c->chart_base[row] = army->base;
        for (unsigned place = 0; place < c->places; place++) {
            if (!(army->places >> place & 1))
                continue;
            c->chart_owner[place] = (uint8_t)row;
            c->chart_units[place] = army->units_on[place];
        }
    }
    c->chart_resources = setup->resources;
    c->chart_goals = setup->goals;
}

/* ---- Mechanisms -------------------------------------------------------------------------------------------------- */

/* Goals may be in play without winning the game. Goals to win are counted for a lone player and for a team; 0 where
 * goals don't win. */
static void fill_goals(const struct chosen *chosen, struct hg_conquest_rules *c)
{
    const struct edition *e = chosen->e;
    const struct mode_part *part = &e->mode_part[chosen->mode];
    c->goals = (uint8_t)e->names.goals.count;
    c->goals_each = e->goals_each;
    c->goal_heir = e->charts.goal_heir;
    memcpy(c->goal, e->goal, sizeof c->goal);
    if (!wins_by_goals(chosen))
        return;
    c->goals_alone = part->goals_alone;
    c->goals_together = part->goals_together;
}

/* Rewards by kind, as sets, for the engine to look up. */
static void fill_rewards(const struct edition *e, struct hg_conquest_rules *c)
{
    c->rewards = (uint8_t)e->names.rewards.count;
    memcpy(c->reward, e->reward, sizeof c->reward);
    for (unsigned i = 0; i < c->rewards; i++)
        c->rewards_by_kind[c->reward[i].kind] |= (uint8_t)(1u << i);
}

/* Teams count only where the chart has sides. The campaign adds its own mechanisms later. */
static void fill_mechanisms(const struct chosen *chosen, struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i <= HG_ABILITIES; i++) {
        if (chosen_plays(chosen, word_in_edition(&words_mechanisms, i)) && (i != HG_TEAMS || c->sides != HG_NO_SIDES))
            c->mechanisms |= (uint16_t)(1u << i);
    }
    if (chosen_plays(chosen, "heroes"))
        c->hero_fate = chosen->e->charts.hero_fate;
    if (chosen_plays(chosen, "bases"))
        c->base_income = chosen->e->charts.base_income;
    if (chosen_plays(chosen, "resources"))
        c->resources = chosen->e->charts.resources;
    if (chosen_plays(chosen, "goals"))
        fill_goals(chosen, c);
    if (chosen_plays(chosen, "rewards"))
        fill_rewards(chosen->e, c);
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* Armies that differ by name only: the classic modes, where every chart gives all the same. Such modes give the same
 * to all. */
static bool check_plain(const struct chosen *chosen, const struct setup_part *setup, struct fault *f)
{
    if (setup->each > 0)
        return true;
    return fault_at(f, NULL, 0,
                    "The set-up chart of %s for %u seats lists single armies, but the mode has no set-up phases; give "
                    "the units by each.",
                    chosen->e->mode[chosen->mode].named.id, chosen->seats);
}

/* Lines that only the set-up of a campaign can have are refused for other modes. */
static bool check_lines(const struct chosen *chosen, const struct setup_part *setup, struct fault *f)
{
    for (unsigned i = 0; i < setup->armies; i++) {
        const struct army_setup *army = &setup->army[i];
        if (army->neutral || army->limit != HG_NONE || count_bits(army->armies) != 1)
            return fault_at(f, NULL, 0,
                            "The set-up chart of %s for %u seats has a line with several armies, a limit or a neutral "
                            "army, which set-up phases don't know; give each seat one army.",
                            chosen->e->mode[chosen->mode].named.id, chosen->seats);
    }
    return true;
}

/* Modes without phases are the plain game: no armies to choose, no mechanisms. */
bool rules_fill(const struct chosen *chosen, struct hg_conquest_rules *c, struct fault *f)
{
    const struct setup_part *setup = find_setup(chosen);
    if (!setup)
        return fault_at(f, NULL, 0, "%s has no set-up chart for %u seats; add it to charts.yaml.",
                        chosen->e->mode[chosen->mode].named.id, chosen->seats);
    if (!fill_turn(chosen, c, f) || !fill_phases(chosen, setup, c, f))
        return false;
    fill_cards(chosen, setup, c);
    fill_units(chosen, setup, c);
    if (c->phases == 0)
        return check_plain(chosen, setup, f);
    if (!campaign_plays(chosen) && !check_lines(chosen, setup, f))
        return false;
    fill_armies(chosen, setup, c);
    fill_sides(chosen, setup, c);
    if (has_phase(c, HG_PHASE_CHART))
        fill_chart(setup, c);
    fill_mechanisms(chosen, c);
    return !campaign_plays(chosen) || campaign_fill(chosen, setup, c, f);
}
