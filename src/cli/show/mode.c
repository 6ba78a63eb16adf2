/* The numbers of one mode for people: how it is set up, played and won, for each number of players. All of it is read
 * from compiled rules, so that it says what is really played. A new family adds a struct numbers; a new phase or step
 * of the board games needs a word here, which the compiler does not ask for. */
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"
#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/aims.h"
#include "stories/seats.h"

/* A list in a buffer, as far as it fits. */
struct list {
    char text[3072];
};

/* `between` stands before every word but the first. Lists of large boards may be cut; nobody parses them. The buffer is
 * larger than any list of the built-in editions. */
static void list_add(struct list *list, const char *between, const char *word)
{
    size_t used = strlen(list->text);
    snprintf(list->text + used, sizeof list->text - used, "%s%s", used > 0 ? between : "", word);
}

/* False for numbers of players that the mode does not have. Default options: what others change is told with the
 * options. */
static bool compile(const struct sheet *sheet, unsigned seats, struct hg_rules *r)
{
    struct fault f;
    return edition_mode_seats(sheet->mode, seats) &&
           edition_compile(sheet->edition, sheet->mode->named.id, seats, NULL, 0, r, &f);
}

/* ---- What is the same for all numbers of players ----------------------------------------------------------------- */

/* Words for enum hg_phase and enum hg_step, in their order. Phases of set-up, then the steps of a turn, in the words
 * of people. */
static void show_course(const struct sheet *sheet, const struct hg_conquest_rules *c)
{
    static const char *const phases[HG_PHASES] = {
        SAID("roll for the start"),
        SAID("roll for the order"),
        SAID("take armies"),
        SAID("swap armies"),
        SAID("the chart"),
        SAID("resources by cards"),
        SAID("goals by chance"),
        SAID("places by cards"),
        SAID("bases"),
        SAID("claim places"),
        SAID("reinforce"),
        SAID("reinforce with the neutral armies"),
        SAID("heroes"),
        SAID("first cards"),
        SAID("roll again for the start"),
        SAID("seats in order"),
        SAID("claim places up to a limit"),
        SAID("the titan"),
        SAID("reinforce with the neutral army"),
    };
    static const char *const steps[HG_STEPS] = {
        SAID("deploy"),         SAID("invade"),      SAID("fortify"), SAID("draw"),   SAID("prepare"),
        SAID("collect a goal"), SAID("lost heroes"), SAID("victory"), SAID("tokens"), SAID("titan")};
    struct list set_up = {""}, turn = {""};
    for (unsigned i = 0; i < c->phases; i++)
        list_add(&set_up, ", ", say(sheet->language, phases[c->phase[i]]));
    for (unsigned i = 0; i < c->steps; i++)
        list_add(&turn, ", ", say(sheet->language, steps[c->step[i]]));
    show_line(sheet, 2, "set-up: %s",
              c->phases > 0 ? set_up.text : say(sheet->language, "roll for the start, claim places, reinforce"));
    show_line(sheet, 2, "turn: %s", turn.text);
}

/* Units for each number of pips from the least on. */
static void show_pips(const struct sheet *sheet, const struct hg_conquest_rules *c)
{
    struct list units = {""};
    for (unsigned i = c->pips_least; i <= c->pips_most; i++) {
        char number[12];
        snprintf(number, sizeof number, "%u", c->pip_units[i]);
        list_add(&units, ", ", number);
    }
    show_line(sheet, 2, "cards for their pips, %u to %u: %s units", c->pips_least, c->pips_most, units.text);
}

/* By which of the ways of winning that the rules know. The board's last one wins in every mode; goals and campaigns
 * come before it. */
static void show_victory(const struct sheet *sheet, const struct hg_conquest_rules *c)
{
    if (has(c->mechanisms, HG_CAMPAIGN))
        show_line(sheet, 2,
                  "won by the faction that reaches its aim: the prize, no enemy unit left, or %u strategic places",
                  c->campaign.strategic_win);
    else if (c->goals_alone > 0)
        show_line(sheet, 2, "won by %u goals and the own base, or as the last one on the board", c->goals_alone);
    else
        show_line(sheet, 2, "won by the last one on the board");
    if (has(c->mechanisms, HG_TEAMS) && c->goals_together > 0)
        show_line(sheet, 2, "a team wins by %u goals together and all its bases", c->goals_together);
}

/* Facts of mechanisms that the mode does not play are left out. Numbers stand in the sentences, so that a translation
 * may order them as its language wants. */
static void show_conquest(const struct sheet *sheet, const struct hg_conquest_rules *c)
{
    show_course(sheet, c);
    show_line(sheet, 2, "reinforcements: places / %u, at least %u, and the bonus of every whole region",
              c->income_divisor, c->income_least);
    if (has(c->mechanisms, HG_BASES))
        show_line(sheet, 2, "a base is worth %u more each turn", c->base_income);
    show_line(sheet, 2, "dice: attack up to %u, defence up to %u, %u sides; ties go to the defender", c->attack_dice,
              c->defence_dice, c->die_sides);
    if (c->cards > 0 && c->card_value == HG_SETS_OF_THREE)
        show_line(sheet, 2, "sets of three cards: %u, %u or %u of one class, %u for one of each", c->set_of_class[0],
                  c->set_of_class[1], c->set_of_class[2], c->set_of_each);
    if (c->cards > 0 && c->card_value == HG_PIPS)
        show_pips(sheet, c);
    if (c->forced_trade > 0)
        show_line(sheet, 2, "a hand of %u cards or more must trade", c->forced_trade);
    if (c->decks > 1)
        show_line(sheet, 2, "%u decks: each army draws from that of its faction", c->decks);
    if (has(c->mechanisms, HG_ABILITIES))
        show_line(sheet, 2, "cards may be played for their abilities; --cards lists them");
}

/* ---- By the number of players ------------------------------------------------------------------------------------ */

/* Units of each seat, and of neutral armies. Modes whose armies differ give each seat its own number. */
static void show_start_units(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    struct list units = {""};
    for (unsigned i = 0; i < r->seats; i++) {
        char number[12];
        snprintf(number, sizeof number, "%u", c->start_units[i]);
        list_add(&units, ", ", number);
    }
    show_line(sheet, 2, "%u players start with %s units", r->seats, units.text);
    if (c->neutrals > 0)
        show_line(sheet, 4, "%u neutral armies with %u units each", c->neutrals, c->start_units[r->seats]);
}

/* Who stands with whom, by seat or by army. Only armies that can be chosen are listed; a leader stands with its side.
 * Sides are found by number: at most as many as there are seats or armies, empty ones left out. */
static void show_sides(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    bool by_seat = c->sides == HG_SIDES_BY_SEAT;
    unsigned count = by_seat ? r->seats : edition_names(sheet->edition)->armies.count;
    struct list sides = {""};
    for (unsigned side = 0; side < count; side++) {
        struct list members = {""};
        for (unsigned i = 0; i < count; i++) {
            char number[48];
            snprintf(number, sizeof number, say(sheet->language, "seat %u"), i + 1);
            if (c->side_of[i] == side && (by_seat || has(c->army_choice, i) || c->leader == i + 1))
                list_add(&members, say(sheet->language, " and "),
                         by_seat ? number : edition_names(sheet->edition)->armies.item[i].id);
        }
        if (members.text[0] != '\0')
            list_add(&sides, say(sheet->language, " against "), members.text);
    }
    show_line(sheet, 4, "sides: %s", sides.text);
}

/* A row of the chart: what one seat starts with, and where. Places where nobody begins are not on the chart. */
static void show_row(const struct sheet *sheet, const struct hg_conquest_rules *c, unsigned row)
{
    const struct names *names = edition_names(sheet->edition);
    struct list places = {""};
    for (unsigned i = 0; i < c->places; i++) {
        char place[128];
        snprintf(place, sizeof place, "%s %u", show_name(sheet, &names->places.item[i]), c->chart_units[i]);
        if (c->chart_owner[i] == row && c->chart_units[i] > 0)
            list_add(&places, ", ", place);
    }
    show_line(sheet, 6, "%u %s, base on %s: %s", row + 1, names->armies.item[c->chart_army[row]].id,
              show_name(sheet, &names->places.item[c->chart_base[row]]), places.text);
}

/* A chart sets up everything: places, units, bases, resources, goals. What would otherwise be drawn or chosen stands on
 * it. Only some modes have one; it is long, hence indented below the number of players. */
static void show_chart(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    const struct names *names = edition_names(sheet->edition);
    const struct named *resource = edition_resource(sheet->edition);
    struct list places = {""}, goals = {""};
    for (uint64_t left = c->chart_resources; left != 0;)
        list_add(&places, ", ", show_name(sheet, &names->places.item[take_lowest(&left)]));
    for (uint64_t left = c->chart_goals; left != 0;)
        list_add(&goals, ", ", names->goals.item[take_lowest(&left)].id);
    show_line(sheet, 4, "chart, in the order of play:");
    for (unsigned i = 0; i < r->seats; i++)
        show_row(sheet, c, i);
    show_line(sheet, 6, "%s: %s", resource != NULL ? show_name(sheet, resource) : say(sheet->language, "resources"),
              places.text);
    show_line(sheet, 6, "goals: %s", goals.text);
}

/* Whether the set-up is by a chart. */
static bool has_chart(const struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < c->phases; i++)
        if (c->phase[i] == HG_PHASE_CHART)
            return true;
    return false;
}

/* A chart says more than the units, so these are left out then. */
static void show_conquest_players(const struct sheet *sheet, const struct hg_rules *r)
{
    if (has(r->conquest.mechanisms, HG_CAMPAIGN))
        show_campaign_players(sheet, r);
    else if (!has_chart(&r->conquest))
        show_start_units(sheet, r);
    else
        show_line(sheet, 2, "%u players", r->seats);
    if (r->conquest.sides != HG_NO_SIDES)
        show_sides(sheet, r);
    if (has_chart(&r->conquest))
        show_chart(sheet, r);
}

/* ---- Galactic ---------------------------------------------------------------------------------------------------- */

/* A set of squares as a list of ids. */
static void show_squares(const struct sheet *sheet, const char *what, uint64_t set)
{
    struct list squares = {""};
    while (set != 0)
        list_add(&squares, ", ", edition_names(sheet->edition)->places.item[take_lowest(&set)].id);
    show_line(sheet, 4, "%s: %s", what, squares.text);
}

/* Both sides with their homes and starting squares. Seats are always two, so that nothing depends on their number. */
static void show_galactic(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct hg_galactic_rules *g = &r->galactic;
    for (unsigned i = 0; i < 2; i++) {
        show_line(sheet, 2, "%s: %u ships", show_name(sheet, &edition_names(sheet->edition)->armies.item[i]),
                  count_bits(g->start[i]));
        show_squares(sheet, say(sheet->language, "home"), g->home[i]);
        show_squares(sheet, say(sheet->language, SAID_IN("squares", "start")), g->start[i]);
    }
    show_line(sheet, 2, "dice of %u sides: one for each ship of a stack of up to %u, %u more for a defender at home",
              g->die_sides, g->stack_max, g->home_dice);
    show_line(sheet, 2, "%u cards, %u dealt to each player", g->cards, g->hand);
    show_line(sheet, 2, "won by filling the other home, or by taking the last ship; scored when nobody can go on");
}

/* ---- Assets ------------------------------------------------------------------------------------------------------ */

/* Regions without cards have no value. The numbers of dice are small and large ones. */
static void show_assets(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct hg_assets_rules *a = &r->assets;
    const struct name_list *regions = &edition_names(sheet->edition)->regions;
    struct list whole = {""};
    for (unsigned i = 0; i < a->regions; i++) {
        char region[160];
        snprintf(region, sizeof region, "%s %u", show_name(sheet, &regions->item[i]), a->region_value[i]);
        if (a->region[i] != 0)
            list_add(&whole, ", ", region);
    }
    show_line(sheet, 2, "%u cards to be matched with %u dice of %u sides and %u of %u", count_bits(a->cards),
              a->dice[0], a->sides[0], a->dice[1], a->sides[1]);
    show_line(sheet, 2, "a card that somebody holds has one more row: %u", a->steal.face[0]);
    show_line(sheet, 2, "points of a region in one hand, instead of its cards': %s", whole.text);
    show_line(sheet, 2, "won by the most points, once every card is claimed");
}

/* ---- Families ---------------------------------------------------------------------------------------------------- */

/* What is told once, before the numbers of players. */
static void begin_conquest(const struct sheet *sheet, const struct hg_rules *r)
{
    show_conquest(sheet, &r->conquest);
    if (hg_plays_with(r, HG_CAMPAIGN))
        show_campaign(sheet, &r->conquest.campaign);
}

/* The aim of each faction, as its players are told it. Roles follow from the army, so that seats of one faction have
 * the same aim. */
static void show_aims(const struct sheet *sheet, const struct hg_rules *r)
{
    const struct names *names = edition_names(sheet->edition);
    struct hg_state s;
    hg_start(r, &s);
    for (unsigned i = 0; i < r->seats; i++) {
        char name[SEAT_NAME_MAX], aim[AIM_MAX];
        seat_name(r, names, sheet->language, &s, i, name);
        aim_tell(r, names, sheet->language, &s, i, aim);
        show_line(sheet, 4, "%s: %s", name, aim);
    }
}

/* How a game is won is told last. */
static void end_conquest(const struct sheet *sheet, const struct hg_rules *r)
{
    show_victory(sheet, &r->conquest);
    if (hg_plays_with(r, HG_CAMPAIGN))
        show_aims(sheet, r);
}

/* What each family tells: once, for every number of players (or NULL), at the end (or NULL). Families without a part
 * have NULL there. */
struct numbers {
    void (*begin)(const struct sheet *sheet, const struct hg_rules *r);
    void (*players)(const struct sheet *sheet, const struct hg_rules *r);
    void (*end)(const struct sheet *sheet, const struct hg_rules *r);
};

/* One struct for each family; the list of families below asks for it by name. */
static const struct numbers conquest = {begin_conquest, show_conquest_players, end_conquest};
static const struct numbers galactic = {show_galactic, NULL, NULL};
static const struct numbers assets = {show_assets, NULL, NULL};

/* ---- All together ------------------------------------------------------------------------------------------------ */

/* Each option with its values, then what it is about. The default is the first value. Values are words of the edition's
 * file, the same in all languages; what they mean is said in one. */
static void show_options(const struct sheet *sheet)
{
    for (unsigned i = 0; i < sheet->mode->options; i++) {
        const struct edition_option *option = &sheet->mode->option[i];
        printf(say(sheet->language, "  option %s ="), option->id);
        for (const char *const *value = option->value; *value != NULL; value++)
            printf(" %s%s", *value, value == option->value ? say(sheet->language, " (default)") : "");
        putchar('\n');
        show_text(4, option->about[sheet->language]);
    }
}

/* Compiles the mode for every number of players. Facts that are the same for all are told at the first. Modes are
 * compiled with their default options. A mode that compiles for no number of players shows nothing here; check.c would
 * have named the fault. */
static void show_numbers(const struct sheet *sheet)
{
    static const struct numbers *const numbers[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &(name),
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    struct hg_rules r = {0};
    bool first = true;
    for (unsigned seats = sheet->mode->seats_min; seats <= sheet->mode->seats_max; seats++) {
        if (!compile(sheet, seats, &r))
            continue;
        if (first)
            numbers[r.family]->begin(sheet, &r);
        if (numbers[r.family]->players != NULL)
            numbers[r.family]->players(sheet, &r);
        first = false;
    }
    if (!first && numbers[r.family]->end != NULL)
        numbers[r.family]->end(sheet, &r);
}

/* A mode that can't be played says why, and nothing else. */
void show_mode_rules(const struct sheet *sheet)
{
    show_heading(sheet, show_name(sheet, &sheet->mode->named));
    if (sheet->mode->unavailable != NULL) {
        show_text(2, sheet->mode->unavailable);
        return;
    }
    show_numbers(sheet);
    show_options(sheet);
}
