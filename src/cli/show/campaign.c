/* The numbers of a campaign for people: ships, tokens, titan, meters, directives, and who starts with what. mode.c
 * calls both functions of show.h that stand here.
 *
 * Meters are printed space by space, as they lie on the board. Nothing here names a faction or the titan: all names are
 * the edition's. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"
#include "engine/bits.h"
#include "front/game.h"
#include "stories/seats.h"

enum { LIST_MAX = 2048 };

/* Adds to a list as far as there is room; what does not fit is cut. */
__attribute__((format(printf, 2, 3))) static void add(char list[LIST_MAX], const char *format, ...)
{
    size_t used = strlen(list);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(list + used, LIST_MAX - used, format, arguments);
    va_end(arguments);
}

/* ---- Pieces ------------------------------------------------------------------------------------------------------ */

/* The three classes have fixed meanings in the rules (enum hg_class), their names are the edition's. What a class does
 * to dice is fixed, see engine/conquest/campaign/ship_dice.h. */
static void show_ships(const struct sheet *sheet, const struct hg_campaign_rules *c)
{
    const struct name_list *classes = &edition_names(sheet->edition)->classes;
    show_line(sheet, 2,
              "ships: one built each turn for a card of its class, up to %u of a class; they go along with units",
              c->ships_per_class);
    show_line(sheet, 4, "%s: one die that shows 1 is rolled again", show_name(sheet, &classes->item[HG_CRUISER]));
    show_line(sheet, 4, "%s: 1 more on one die, the highest first", show_name(sheet, &classes->item[HG_CARRIER]));
    show_line(sheet, 4, "%s: one die has %u sides", show_name(sheet, &classes->item[HG_DREADNOUGHT]), c->large_sides);
}

/* The token that is the prize is the first of the list. */
static void show_pieces(const struct sheet *sheet, const struct hg_campaign_rules *c)
{
    const struct named *token = edition_token(sheet->edition), *titan = edition_titan(sheet->edition);
    const struct names *names = edition_names(sheet->edition);
    show_line(sheet, 2, "%s: %u of them, hidden on places, one is the %s; defends with dice of %u sides",
              show_name(sheet, token), c->tokens, show_name(sheet, &names->tokens.item[0]), c->large_sides);
    show_line(sheet, 2,
              "%s: shields a place of its own side, goes as far as a die of %u sides says, is destroyed by a total of "
              "%u; at most %u places are devastated",
              show_name(sheet, titan), c->titan_die, c->titan_total, c->devastations);
}

/* ---- Meters ------------------------------------------------------------------------------------------------------ */

/* A meter between two sides: what each of its spaces brings, from one end to the other. The space at which the marker
 * begins is told. */
static void show_tug(const struct sheet *sheet, const struct hg_campaign_rules *c, const struct edition_meter *meter)
{
    char list[LIST_MAX] = "";
    for (unsigned i = 0; i < c->spaces; i++) {
        const struct named *side = c->space_role[i] == HG_KEEPERS ? meter->low : meter->high;
        add(list, "%s", i > 0 ? say(sheet->language, "; ") : "");
        if (c->space_role[i] == HG_NONE)
            add(list, "%s", say(sheet->language, "balanced"));
        else
            add(list, say_n(sheet->language, "%s %u card, %+d", "%s %u cards, %+d", c->space_cards[i]),
                show_name(sheet, side), c->space_cards[i], c->space_modifier[i]);
        add(list, "%s", i == c->start ? say(sheet->language, " (start)") : "");
    }
    show_line(sheet, 2, "%s, extra cards and what is added to the total against %s: %s", show_name(sheet, meter->named),
              show_name(sheet, edition_titan(sheet->edition)), list);
}

/* A meter that counts places for one faction. */
static void show_count(const struct sheet *sheet, const struct hg_campaign_rules *c, const struct edition_meter *meter)
{
    char list[LIST_MAX] = "";
    for (unsigned i = 0; i < c->strategic_spaces; i++)
        add(list, "%s%u", i > 0 ? ", " : "", c->strategic_cards[i]);
    show_line(sheet, 2, "%s: %s wins with %u of %u; extra cards for 0, 1, 2 and so on: %s",
              show_name(sheet, meter->named), show_name(sheet, meter->faction), c->strategic_win,
              count_bits(c->strategic), list);
}

/* A tug meter has two ends, a count none. A campaign has one of each; their order is the edition's. */
static void show_meters(const struct sheet *sheet, const struct hg_campaign_rules *c)
{
    for (unsigned i = 0; i < edition_sizes(sheet->edition).meters; i++) {
        struct edition_meter meter = edition_meter(sheet->edition, i);
        if (meter.low != NULL)
            show_tug(sheet, c, &meter);
        else
            show_count(sheet, c, &meter);
    }
}

/* ---- Directives -------------------------------------------------------------------------------------------------- */

/* How many cards carry the directive. */
static unsigned copies_of(const struct sheet *sheet, const struct named *directive)
{
    unsigned copies = 0;
    for (unsigned i = 0; i < edition_names(sheet->edition)->cards.count; i++)
        copies += edition_card(sheet->edition, i).directive == directive;
    return copies;
}

/* Whether the card is the first with its directive. */
static bool is_first(const struct sheet *sheet, unsigned card)
{
    const struct named *directive = edition_card(sheet->edition, card).directive;
    for (unsigned i = 0; i < card; i++)
        if (edition_card(sheet->edition, i).directive == directive)
            return false;
    return directive != NULL;
}

/* Each with its moment and its number of cards; --cards has the texts. Only the first card of each directive makes a
 * line. */
static void show_directives(const struct sheet *sheet)
{
    show_line(sheet, 2,
              "%u directives on the cards (--cards has their texts):", edition_sizes(sheet->edition).directives);
    for (unsigned i = 0; i < edition_names(sheet->edition)->cards.count; i++) {
        struct edition_card card = edition_card(sheet->edition, i);
        if (is_first(sheet, i))
            show_line(sheet, 4, "%s: %s, %u (%s)", show_name(sheet, card.faction), show_name(sheet, card.directive),
                      copies_of(sheet, card.directive), show_name(sheet, card.window));
    }
}

/* What is the same for all numbers of players. */
void show_campaign(const struct sheet *sheet, const struct hg_campaign_rules *c)
{
    show_ships(sheet, c);
    show_pieces(sheet, c);
    show_meters(sheet, c);
    show_directives(sheet);
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* What a faction wants, in a few words. By the role that the meters give to the faction. */
static void aim_of(const struct sheet *sheet, uint8_t role, char *out, size_t size)
{
    const char *prize = show_name(sheet, &edition_names(sheet->edition)->tokens.item[0]);
    switch ((enum hg_role)role) {
    case HG_SEEKERS:
        snprintf(out, size, say(sheet->language, "seeks the %s"), prize);
        return;
    case HG_KEEPERS:
        snprintf(out, size, say(sheet->language, "hides the %s"), prize);
        return;
    case HG_COLLECTORS:
        snprintf(out, size, "%s", say(sheet->language, "collects strategic places"));
        return;
    case HG_ROLES:
        out[0] = '\0';
    }
}

/* A line for a seat, or for the neutral army behind the seats. A claim limit of none means that it takes what is
 * left. */
static void show_army(const struct sheet *sheet, const struct hg_rules *r, unsigned i)
{
    const struct hg_campaign_rules *c = &r->conquest.campaign;
    char name[SEAT_NAME_MAX], limit[96], aim[128];
    struct hg_state s;
    hg_start(r, &s);
    aim_of(sheet, c->role[i], aim, sizeof aim);
    seat_name(r, edition_names(sheet->edition), sheet->language, &s, i, name);
    if (c->claim_limit[i] != HG_NONE)
        snprintf(limit, sizeof limit, say(sheet->language, "up to %u places"), c->claim_limit[i]);
    else
        snprintf(limit, sizeof limit, "%s", say(sheet->language, "without a limit"));
    if (i < r->seats)
        show_line(sheet, 4, "%u %s: %u units, claims %s, %s", i + 1, name, r->conquest.start_units[i], limit, aim);
    else
        show_line(sheet, 4, "neutral %s: %u units, claims %s", name, r->conquest.start_units[i], limit);
}

/* Seats in the order of play, then the neutral army. */
void show_campaign_players(const struct sheet *sheet, const struct hg_rules *r)
{
    show_line(sheet, 2, "%u players, in the order of play:", r->seats);
    for (unsigned i = 0; i < r->seats + (unsigned)r->conquest.neutrals; i++)
        show_army(sheet, r, i);
}
