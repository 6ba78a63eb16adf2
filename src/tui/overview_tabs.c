/* What stands on the sheets of the overview: regions with who holds what, what makes each seat win and how far it has
 * come, places with their neighbours, a legend of the signs that this mode uses. All of it is public. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "stories/aims.h"
#include "stories/seats.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/goals.h"
#include "tui/help.h"
#include "tui/overview.h"

/* As the tabs show it. */
const char *overview_title(enum language language, enum overview_tab tab)
{
    static const char *const title[OVERVIEW_TABS] = {SAID("Regions"), SAID("What wins"), SAID("Neighbours"),
                                                     SAID("Signs")};
    return say(language, title[tab]);
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* "3 of 5: A A R · R" */
static void say_holders(const struct scene *in, uint64_t places, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    while (places != 0 && used < size) {
        uint8_t owner = scene_owner(in, take_lowest(&places));
        used += (size_t)snprintf(out + used, size - used, "%s", owner < in->sides ? in->side[owner].letter : "·");
    }
}

/* A heading with the bonus and the holders' letters, and below it the places by name. */
static void add_region(const struct scene *in, unsigned region, struct sheet *out)
{
    char holders[HG_PLACES_MAX * 2], names[SHEET_TEXT] = "";
    struct scene_region facts = scene_region(in, region);
    size_t used = 0;
    say_holders(in, facts.places, holders, sizeof holders);
    for (uint64_t rest = facts.places; rest != 0 && used < sizeof names;) {
        unsigned place = take_lowest(&rest);
        uint8_t owner = scene_owner(in, place);
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s %s", used > 0 ? ", " : "",
                                 scene_place(in, place), owner < in->sides ? in->side[owner].letter : "·");
    }
    sheet_add(out, ink_with(facts.ink, INK_BOLD), 2, "%s  +%u  %s", in->names->regions.item[region].name[in->language],
              facts.bonus, holders);
    sheet_add(out, ink_plain, 2, "  %s", names);
}

/* Where no regions count it is told who holds what instead. */
static void fill_regions(const struct scene *in, struct sheet *out)
{
    if (hg_traits(in->r).has_regions) {
        for (unsigned i = 0; i < in->names->regions.count; i++)
            if (scene_region(in, i).places != 0)
                add_region(in, i, out);
        return;
    }
    sheet_add(out, ink_plain, 0, "%s", say(in->language, "No regions bring anything in this mode."));
    for (unsigned i = 0; i < in->r->seats; i++) {
        char holdings[128];
        board_of(in->r)->say_holdings(in, i, holdings, sizeof holdings);
        sheet_add(out, scene_ink(in, i), 2, "%s %s · %s", in->side[i].letter, scene_army(in, i), holdings);
    }
}

/* ---- What wins --------------------------------------------------------------------------------------------------- */

/* What the seats of a role have left; they are what somebody else wants to see gone. */
static void say_left(const struct scene *in, enum hg_role role, char *out, size_t size)
{
    unsigned units = 0, named = HG_NONE;
    char name[SIDE_NAME_MAX];
    for (unsigned i = 0; i < in->sides; i++) {
        if ((in->r->conquest.campaign.role_armies[role] >> i & 1) == 0)
            continue;
        named = named == HG_NONE ? i : named;
        units += scene_units_held(in, i);
    }
    snprintf(name, sizeof name, "%s", scene_army(in, named));
    name[strcspn(name, ",")] = '\0'; /* all of the faction, whatever their colours */
    snprintf(out, size, say_n(in->language, "%s: %u unit left", "%s: %u units left", units), name, units);
}

/* How far a seat or its side has come, and whose figures these are. */
static void say_standing(const struct scene *in, unsigned seat, char *out, size_t size)
{
    unsigned role = help_is_campaign(in->r) ? in->r->conquest.campaign.role[seat] : HG_ROLES;
    char holdings[128];
    if (role == HG_COLLECTORS) {
        snprintf(out, size, say(in->language, "%u of %u now"), campaign_strategic(in),
                 in->r->conquest.campaign.strategic_win);
    } else if (role == HG_SEEKERS || role == HG_KEEPERS) {
        say_left(in, role == HG_SEEKERS ? HG_KEEPERS : HG_SEEKERS, out, size);
    } else if (insight_is_won_by_goals(in->r)) {
        struct aim_goals goals = aim_goals(in->r, in->s, seat);
        snprintf(out, size, say(in->language, "goals: %u of %u"), goals.got, goals.needed);
    } else {
        board_of(in->r)->say_holdings(in, seat, holdings, sizeof holdings);
        snprintf(out, size, say(in->language, "%s now: %s"), scene_army(in, seat), holdings);
    }
}

/* A goal that somebody has shows their letter; all others how near everybody is. Goals that are not on the board in
 * this game are left out. */
static void add_goal(const struct scene *in, unsigned goal, struct sheet *out)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    unsigned holder = HG_NONE;
    char progress[64] = "";
    for (unsigned k = 0; k < in->r->seats; k++)
        if (has(o->goals_of[k], goal))
            holder = k;
    if (!has(o->goals, goal) && holder == HG_NONE)
        return;
    size_t used = 0;
    for (unsigned k = 0; holder == HG_NONE && k < in->r->seats && used < sizeof progress; k++)
        used += (size_t)snprintf(progress + used, sizeof progress - used, "  %s %u/%u", in->side[k].letter,
                                 goal_progress(in, goal, k).had, goal_progress(in, goal, k).needed);
    sheet_add(out, holder < in->sides ? scene_ink(in, holder) : ink_plain, 4, "%s %s%s",
              holder < in->sides ? in->side[holder].letter : "⚑", in->names->goals.item[goal].name[in->language],
              progress);
}

/* "A  Alliance", of a side that wins together all of them. */
static void name_side(const struct scene *in, uint64_t side, char *out, size_t size)
{
    size_t used = 0;
    while (side != 0 && used < size) {
        unsigned seat = take_lowest(&side);
        used += (size_t)snprintf(out + used, size - used, "%s%s  %s", used > 0 ? " + " : "", in->side[seat].letter,
                                 scene_army(in, seat));
    }
}

/* A line for each side, which is a seat where nobody has allies. The viewer's own is bold. */
static void fill_wins(const struct scene *in, struct sheet *out)
{
    for (unsigned i = 0; i < in->r->seats; i++) {
        char aim[AIM_MAX], standing[192], names[HG_SEATS_MAX * SIDE_NAME_MAX];
        uint64_t side = seat_side(in->r, in->s, i);
        if (lowest(side) != i)
            continue;
        name_side(in, side, names, sizeof names);
        aim_tell(in->r, in->names, in->language, in->s, i, aim);
        say_standing(in, i, standing, sizeof standing);
        bool own = in->viewer < in->r->seats && has(side, in->viewer);
        sheet_add(out, ink_with(scene_ink(in, i), own ? INK_BOLD : 0), 4, say(in->language, "%s: %s (%s)"), names, aim,
                  standing);
    }
    if (hg_plays_with(in->r, HG_GOALS))
        sheet_add(out, ink_bold, 0, "%s", say(in->language, "Goals on the board and collected"));
    for (unsigned i = 0; hg_plays_with(in->r, HG_GOALS) && i < in->r->conquest.goals; i++)
        add_goal(in, i, out);
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* "Earth A3": whoever stands there and with how much. */
static size_t say_beside(const struct scene *in, unsigned place, char *out, size_t size)
{
    uint8_t owner = scene_owner(in, place);
    int used = snprintf(out, size, "%s", scene_place(in, place));
    if (owner < in->sides && (size_t)used < size)
        used += snprintf(out + used, size - (size_t)used, " %s", in->side[owner].letter);
    if (owner < in->sides && hg_traits(in->r).has_units && (size_t)used < size)
        used += snprintf(out + used, size - (size_t)used, "%u", hg_units_at(in->r, in->s, place));
    return (size_t)used;
}

/* Neighbours with owner and units, so that one line tells whether an attack is worth a thought. */
static void add_place(const struct scene *in, unsigned place, struct sheet *out)
{
    char text[SHEET_TEXT];
    struct edition_place facts = edition_place(in->edition, place);
    uint8_t owner = scene_owner(in, place);
    size_t used = say_beside(in, place, text, sizeof text);
    const char *gap = " → ";
    for (uint64_t rest = (facts.borders | facts.relays) & board_in_play(in); rest != 0 && used < sizeof text;
         gap = ", ") {
        used += (size_t)snprintf(text + used, sizeof text - used, "%s", gap);
        if (used < sizeof text)
            used += say_beside(in, take_lowest(&rest), text + used, sizeof text - used);
    }
    sheet_add(out, owner < in->sides ? scene_ink(in, owner) : ink_plain, 4, "%s", text);
}

/* On the grid only squares with ships: the neighbours of the others follow from where they are. */
static void fill_places(const struct scene *in, uint8_t place, struct sheet *out)
{
    if (hg_traits(in->r).board == HG_BOARD_GRID)
        sheet_add(out, ink_plain, 0, "%s",
                  say(in->language, "Ships go along diagonals: the neighbours of a square touch its corners."));
    if (hg_traits(in->r).board == HG_BOARD_CARDS)
        sheet_add(out, ink_plain, 0, "%s", say(in->language, "Cards have no neighbours; these are all of them."));
    for (uint64_t rest = board_in_play(in); rest != 0;) {
        unsigned next = take_lowest(&rest);
        if (hg_traits(in->r).board == HG_BOARD_GRID && scene_owner(in, next) >= in->sides)
            continue;
        if (next == place)
            out->begin = out->count;
        add_place(in, next, out);
    }
}

/* ---- Signs ------------------------------------------------------------------------------------------------------- */

/* A sign of the board or the panels. */
struct sign {
    const char *sign, *meaning; /* as an example; a sentence of the catalogue */
    uint16_t with;              /* a set of mechanisms of which one is played with; 0: always */
    uint8_t board;              /* a set of boards */
    bool of_sides;              /* only where seats win together */
};

#define ON(BOARD)       (1u << HG_BOARD_##BOARD)
#define WITH(MECHANISM) (1u << HG_##MECHANISM)

static const struct sign signs[] = {
    {"▶", SAID("the cursor"), 0, ON(GRAPH) | ON(GRID) | ON(CARDS), false},
    {"›", SAID("may be chosen now"), 0, ON(GRAPH) | ON(GRID) | ON(CARDS), false},
    {"●", SAID("chosen: from here"), 0, ON(GRAPH) | ON(GRID), false},
    {"✦", SAID("where something happened last"), 0, ON(GRAPH) | ON(GRID), false},
    {"▸", SAID("whose turn it is"), 0, ON(GRAPH) | ON(GRID) | ON(CARDS), false},
    {"A12", SAID("an owner's letter and the units there"), 0, ON(GRAPH), false},
    {"7▪20", SAID("places held ▪ units on them"), 0, ON(GRAPH), false},
    {"A¹ B¹", SAID("who wears the same number wins together"), 0, ON(GRAPH), true},
    {"▤3", SAID("cards in a hand"), 0, ON(GRAPH) | ON(GRID), false},
    {"▤3 Σ9", SAID("cards taken, and the points they count for"), 0, ON(CARDS), false},
    {"[5]", SAID("a die of six sides"), 0, ON(GRAPH) | ON(GRID) | ON(CARDS), false},
    {"[6+1]", SAID("a die with what pieces, ships and cards add to it"), 0, ON(GRAPH), false},
    {"<7>", SAID("a die of eight sides"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"<7>", SAID("a die of eight sides"), 0, ON(CARDS), false},
    {"(2)", SAID("a die that does not count"), WITH(REWARDS) | WITH(ABILITIES), ON(GRAPH), false},
    {"⌂", SAID("base"), WITH(BASES), ON(GRAPH), false},
    {"★", SAID("hero"), WITH(HEROES), ON(GRAPH), false},
    {"♜", SAID("tower"), WITH(REWARDS), ON(GRAPH), false},
    {"◆", SAID("resource"), WITH(RESOURCES), ON(GRAPH), false},
    {"⚑", SAID("goal"), WITH(GOALS), ON(GRAPH), false},
    {"△2", SAID("ships"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"+1", SAID("cards that the meters bring at the end of a turn"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"♆", SAID("$titan"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"?", SAID("a hidden token"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"★ ○", SAID("a token that you know: the prize, or not"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"*", SAID("a strategic place"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"✗", SAID("devastated"), WITH(CAMPAIGN), ON(GRAPH), false},
    {"✓", SAID("a row that is matched"), 0, ON(CARDS), false},
};

/* Letters first. Signs of mechanisms that the mode does not play with are left out, which keeps the legend to a
 * page. */
static void fill_signs(const struct scene *in, struct sheet *out)
{
    struct hg_traits traits = hg_traits(in->r);
    for (unsigned i = 0; i < in->sides; i++)
        sheet_add(out, ink_with(scene_ink(in, i), INK_BOLD), 8, "%-7s %s", in->side[i].letter, scene_army(in, i));
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        const struct sign *sign = &signs[i];
        if ((sign->board >> traits.board & 1) == 0 || (sign->with != 0 && (sign->with & traits.mechanisms) == 0) ||
            (sign->of_sides && scene_side_sign(in, 0)[0] == '\0'))
            continue;
        int gap = 8 - (int)term_text_width(sign->sign);
        sheet_add(out, ink_plain, 8, "%s%*s%s", sign->sign, gap, "", help_said(in, sign->meaning));
    }
}

/* The sheet is made anew whenever it is shown: the game may have gone on. */
void overview_fill(const struct scene *in, enum overview_tab tab, uint8_t place, struct sheet *out)
{
    out->count = out->begin = 0;
    if (tab == OVERVIEW_REGIONS)
        fill_regions(in, out);
    else if (tab == OVERVIEW_WINS)
        fill_wins(in, out);
    else if (tab == OVERVIEW_PLACES)
        fill_places(in, place, out);
    else
        fill_signs(in, out);
}
