/* An edition for people: aligned by the width of characters, within 80 columns. Title, modes, armies and board stand
 * here; the numbers of a mode in mode.c, cards and goals in cards.c. What they share stands first.
 *
 * Nothing is wider than 80 columns, whatever the terminal has, so that the output can be pasted anywhere. Columns are
 * as wide as their longest entry, up to a bound; longer ones are cut. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"
#include "engine/bits.h"

/* Columns of modes and armies; the most that a column of ids or names may have. */
enum { MODE_ID = 20, MODE_NAME = 22, COLUMN_MOST = 27 };

/* English stands in for languages that the edition does not have. */
const char *show_name(const struct sheet *sheet, const struct named *named)
{
    return named->name[sheet->language];
}

/* Bold on a terminal only. */
void show_heading(const struct sheet *sheet, const char *text)
{
    putchar('\n');
    term_bold(&sheet->term, stdout);
    fputs(text, stdout);
    term_plain(&sheet->term, stdout);
    putchar('\n');
}

/* Texts of the edition, which are in its languages already. Wrapped at 80 columns, every line behind the same margin.
 */
void show_text(unsigned left, const char *text)
{
    printf("%*s", (int)left, "");
    term_wrap(stdout, text, left, left, SHOW_RIGHT);
}

/* The message is said in the sheet's language, then wrapped. */
void show_line(const struct sheet *sheet, unsigned left, const char *msgid, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, msgid);
    vsnprintf(text, sizeof text, say(sheet->language, msgid), arguments);
    va_end(arguments);
    printf("%*s", (int)left, "");
    term_wrap(stdout, text, left, left + 2, SHOW_RIGHT);
}

/* How wide a column must be for the longest id (or name) and a blank; longer ones than COLUMN_MOST are cut. The board,
 * the cards and the goals line up by it. */
unsigned show_column(const struct sheet *sheet, const struct name_list *list, bool ids)
{
    unsigned width = 12;
    for (unsigned i = 0; i < list->count; i++) {
        unsigned w = term_text_width(ids ? list->item[i].id : show_name(sheet, &list->item[i]));
        width = w + 2 > width ? w + 2 : width;
    }
    return width < COLUMN_MOST ? width : COLUMN_MOST;
}

/* ---- Title and modes --------------------------------------------------------------------------------------------- */

/* The title, sizes and the hash that records name. Relays are counted once, though both ends have them. */
static void show_title(const struct sheet *sheet)
{
    const struct edition *e = sheet->edition;
    const struct names *names = edition_names(e);
    struct edition_sizes sizes = edition_sizes(e);
    term_bold(&sheet->term, stdout);
    fputs(edition_title(e, sheet->language), stdout);
    term_plain(&sheet->term, stdout);
    printf("  (%s)\n", edition_id(e));
    char links[128] = "", factions[128] = "";
    if (sizes.relays > 0)
        snprintf(links, sizeof links, say(sheet->language, "%u %ss, "), sizes.relays,
                 edition_link_word(e, sheet->language));
    if (sizes.factions > 0)
        snprintf(factions, sizeof factions, say(sheet->language, " of %u factions"), sizes.factions);
    show_line(sheet, 0, "%u places in %u regions, %s%u cards, %u armies%s", names->places.count, names->regions.count,
              links, names->cards.count, names->armies.count, factions);
    printf("sha256 %s\n", edition_sha256(e));
}

/* One line: id, name, players, whether it can be played. */
static void show_mode(const struct sheet *sheet, const struct edition_mode *mode)
{
    char seats[128], possible[SEATS_TEXT_MAX];
    fputs("  ", stdout);
    term_pad(stdout, mode->named.id, MODE_ID);
    term_pad(stdout, show_name(sheet, &mode->named), MODE_NAME);
    edition_seats_text(mode, sheet->language, possible);
    snprintf(seats, sizeof seats, say(sheet->language, "%s players"), possible);
    term_left(stdout, seats, 16);
    puts(say(sheet->language, mode->unavailable == NULL ? SAID("playable") : SAID("not yet")));
}

/* In the order of edition.yaml. */
static void show_modes(const struct sheet *sheet)
{
    show_heading(sheet, say(sheet->language, "Modes"));
    for (unsigned i = 0; i < edition_modes(sheet->edition); i++)
        show_mode(sheet, edition_mode(sheet->edition, i));
}

/* Ids in the order of seats, names in their colour. The hero's name in brackets, where the army has one. */
static void show_armies(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    show_heading(sheet, say(sheet->language, "Armies"));
    for (unsigned i = 0; i < names->armies.count; i++) {
        struct edition_army army = edition_army(sheet->edition, i);
        fputs("  ", stdout);
        term_pad(stdout, army.named->id, MODE_ID);
        term_ink(&sheet->term, stdout, army.colour);
        fputs(show_name(sheet, army.named), stdout);
        term_plain(&sheet->term, stdout);
        if (army.hero[sheet->language] != NULL)
            printf(" (%s)", army.hero[sheet->language]);
        putchar('\n');
    }
}

/* ---- The board --------------------------------------------------------------------------------------------------- */

/* Adds the names of a set of places to a list. Cut where the buffer ends, which no board reaches. */
static void list_places(const struct sheet *sheet, uint64_t set, const char *mark, char *list, size_t size)
{
    const struct names *names = edition_names(sheet->edition);
    while (set != 0) {
        size_t used = strlen(list);
        snprintf(list + used, size - used, "%s%s%s", used > 0 ? ", " : "", mark,
                 show_name(sheet, &names->places.item[take_lowest(&set)]));
    }
}

/* How wide the board's columns are. */
struct columns {
    unsigned name, id;
};

/* A place with its neighbours; those that are reached by a link have a ~. */
static void show_place(const struct sheet *sheet, struct columns columns, unsigned i)
{
    struct edition_place place = edition_place(sheet->edition, i);
    unsigned left = 2 + columns.name + columns.id;
    char near[2048] = "";
    fputs("  ", stdout);
    term_pad(stdout, show_name(sheet, place.named), columns.name - 1);
    fputs(place.strategic ? "*" : " ", stdout);
    term_pad(stdout, place.named->id, columns.id);
    list_places(sheet, place.borders, "", near, sizeof near);
    list_places(sheet, place.relays, "~", near, sizeof near);
    term_wrap(stdout, near, left, left, SHOW_RIGHT);
}

/* Not to be taken for the colour of an army. */
static const char *region_colour(const struct sheet *sheet, unsigned region, char hex[TERM_HEX_MAX])
{
    const char *taken[HG_ARMIES_MAX];
    unsigned count = edition_names(sheet->edition)->armies.count;
    for (unsigned i = 0; i < count && i < HG_ARMIES_MAX; i++)
        taken[i] = edition_army(sheet->edition, i).colour;
    return term_colour_apart(edition_region(sheet->edition, region).colour, taken,
                             count < HG_ARMIES_MAX ? count : HG_ARMIES_MAX, hex);
}

/* The heading of a region, then its places. A region without a bonus says nothing about holding it. */
static void show_region(const struct sheet *sheet, struct columns columns, unsigned i)
{
    struct edition_region region = edition_region(sheet->edition, i);
    const struct names *names = edition_names(sheet->edition);
    char bonus[96] = "", hex[TERM_HEX_MAX];
    if (region.bonus > 0)
        snprintf(bonus, sizeof bonus, say(sheet->language, ", +%u for holding all"), region.bonus);
    putchar('\n');
    term_ink(&sheet->term, stdout, region_colour(sheet, i, hex));
    printf(say(sheet->language, "%s: %u places%s"), show_name(sheet, region.named), region.size, bonus);
    term_plain(&sheet->term, stdout);
    putchar('\n');
    for (unsigned place = 0; place < names->places.count; place++)
        if (edition_place(sheet->edition, place).region == region.named)
            show_place(sheet, columns, place);
}

/* The heading explains the marks, as far as the board has them. Regions in the order of the edition, each with its
 * places. */
static void show_board(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    struct edition_sizes sizes = edition_sizes(sheet->edition);
    struct columns columns = {show_column(sheet, &names->places, false), show_column(sheet, &names->places, true)};
    char title[256], links[96] = "";
    if (sizes.relays > 0)
        snprintf(links, sizeof links, say(sheet->language, "; ~ by %s"),
                 edition_link_word(sheet->edition, sheet->language));
    snprintf(title, sizeof title, say(sheet->language, "Board (name, id, neighbours%s%s)"), links,
             sizes.strategic > 0 ? say(sheet->language, ", * strategic") : "");
    show_heading(sheet, title);
    for (unsigned i = 0; i < names->regions.count; i++)
        show_region(sheet, columns, i);
}

/* How many facts the edition takes from where, as it declares. */
static void show_sources(const struct sheet *sheet)
{
    unsigned count[EDITION_SOURCES];
    edition_fact_sources(sheet->edition, count);
    show_heading(sheet, say(sheet->language, "Sources"));
    show_line(sheet, 2, "%u facts from the printed rules, %u from public material, %u reconstructed",
              count[SOURCE_RULEBOOK], count[SOURCE_PUBLIC], count[SOURCE_RECONSTRUCTED]);
}

/* The parts in their order; a mode's numbers come before the board, which is long. */
void show_people(const struct sheet *sheet)
{
    show_title(sheet);
    show_modes(sheet);
    if (sheet->mode != NULL)
        show_mode_rules(sheet);
    show_armies(sheet);
    show_board(sheet);
    show_card_list(sheet);
    show_goal_list(sheet);
    show_sources(sheet);
}
