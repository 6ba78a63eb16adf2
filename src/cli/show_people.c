/* An edition for people: aligned by the width of characters, within 80 columns. */
#include <stdio.h>
#include <string.h>

#include "cli/show.h"
#include "engine/bits.h"

enum { RIGHT = 80, NAME = 22, ID = 20 };

static const char *name_in(const struct sheet *sheet, const struct named *named)
{
    return named->name[sheet->language];
}

static void heading(const struct sheet *sheet, const char *text)
{
    putchar('\n');
    term_bold(&sheet->term, stdout);
    fputs(text, stdout);
    term_plain(&sheet->term, stdout);
    putchar('\n');
}

/* ---- Title and modes --------------------------------------------------------------------------------------------- */

static void show_title(const struct sheet *sheet)
{
    const struct edition *e = sheet->edition;
    const struct names *names = edition_names(e);
    struct edition_sizes sizes = edition_sizes(e);
    term_bold(&sheet->term, stdout);
    fputs(edition_title(e, sheet->language), stdout);
    term_plain(&sheet->term, stdout);
    printf("  (%s)\n", edition_id(e));
    printf("%u places in %u regions, %u relays, %u cards, %u armies of %u factions\n", names->places.count,
           names->regions.count, sizes.relays, names->cards.count, names->armies.count, sizes.factions);
    printf("sha256 %s\n", edition_sha256(e));
}

static void show_mode(const struct sheet *sheet, const struct edition_mode *mode)
{
    char seats[32];
    fputs("  ", stdout);
    term_pad(stdout, mode->named.id, ID);
    term_pad(stdout, name_in(sheet, &mode->named), NAME);
    snprintf(seats, sizeof seats, "%u to %u players", mode->seats_min, mode->seats_max);
    term_pad(stdout, seats, 16);
    puts(mode->unavailable == NULL ? "playable" : "not yet");
}

static void show_modes(const struct sheet *sheet)
{
    heading(sheet, "Modes");
    for (unsigned i = 0; i < edition_modes(sheet->edition); i++)
        show_mode(sheet, edition_mode(sheet->edition, i));
}

static void show_armies(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    heading(sheet, "Armies");
    for (unsigned i = 0; i < names->armies.count; i++) {
        struct edition_army army = edition_army(sheet->edition, i);
        fputs("  ", stdout);
        term_pad(stdout, army.named->id, ID);
        term_ink(&sheet->term, stdout, army.colour);
        puts(name_in(sheet, army.named));
        term_plain(&sheet->term, stdout);
    }
}

/* ---- The board --------------------------------------------------------------------------------------------------- */

/* Adds the names of a set of places to a list. */
static void list_places(const struct sheet *sheet, uint64_t set, const char *mark, char *list, size_t size)
{
    const struct names *names = edition_names(sheet->edition);
    while (set != 0) {
        size_t used = strlen(list);
        snprintf(list + used, size - used, "%s%s%s", used > 0 ? ", " : "", mark,
                 name_in(sheet, &names->places.item[take_lowest(&set)]));
    }
}

static void show_place(const struct sheet *sheet, unsigned i)
{
    struct edition_place place = edition_place(sheet->edition, i);
    char near[2048] = "";
    fputs("  ", stdout);
    term_pad(stdout, name_in(sheet, place.named), NAME - 1);
    fputs(place.strategic ? "*" : " ", stdout);
    term_pad(stdout, place.named->id, ID);
    list_places(sheet, place.borders, "", near, sizeof near);
    list_places(sheet, place.relays, "~", near, sizeof near);
    term_wrap(stdout, near, 2 + NAME + ID, 2 + NAME + ID, RIGHT);
}

static void show_region(const struct sheet *sheet, unsigned i)
{
    struct edition_region region = edition_region(sheet->edition, i);
    const struct names *names = edition_names(sheet->edition);
    char title[192];
    snprintf(title, sizeof title, "%s: %u places, +%u for holding all", name_in(sheet, region.named), region.size,
             region.bonus);
    putchar('\n');
    term_ink(&sheet->term, stdout, region.colour);
    fputs(title, stdout);
    term_plain(&sheet->term, stdout);
    putchar('\n');
    for (unsigned place = 0; place < names->places.count; place++)
        if (edition_place(sheet->edition, place).region == region.named)
            show_place(sheet, place);
}

static void show_board(const struct sheet *sheet)
{
    heading(sheet, "Board (name, id, neighbours; ~ by relay, * strategic)");
    for (unsigned i = 0; i < edition_names(sheet->edition)->regions.count; i++)
        show_region(sheet, i);
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static void show_card(const struct sheet *sheet, unsigned i)
{
    struct edition_card card = edition_card(sheet->edition, i);
    char title[512];
    fputs("  ", stdout);
    term_pad(stdout, card.named->id, ID - 6);
    term_pad(stdout, name_in(sheet, card.class), 14);
    if (card.directive == NULL) {
        puts(name_in(sheet, card.named));
        return;
    }
    snprintf(title, sizeof title, "%s (%s)", name_in(sheet, card.directive), name_in(sheet, card.window));
    term_wrap(stdout, title, 16 + ID - 6, 16 + ID - 6, RIGHT);
    fputs("    ", stdout);
    term_wrap(stdout, card.text[sheet->language], 4, 4, RIGHT);
}

/* How many cards each class has. */
static void show_classes(const struct sheet *sheet)
{
    unsigned cards = edition_names(sheet->edition)->cards.count;
    const struct named *counted[8];
    unsigned known = 0, count[8] = {0};
    for (unsigned i = 0; i < cards; i++) {
        const struct named *class = edition_card(sheet->edition, i).class;
        unsigned k = 0;
        while (k < known && counted[k] != class)
            k++;
        if (k == 8)
            continue;
        if (k == known)
            counted[known++] = class;
        count[k]++;
    }
    printf("  %u cards:", cards);
    for (unsigned k = 0; k < known; k++)
        printf("%s %u %s", k > 0 ? "," : "", count[k], name_in(sheet, counted[k]));
    putchar('\n');
}

static void show_cards(const struct sheet *sheet)
{
    unsigned cards = edition_names(sheet->edition)->cards.count;
    heading(sheet, "Cards");
    if (!sheet->all_cards) {
        show_classes(sheet);
        printf("  `hegemon show %s --cards` lists them all with their texts.\n", edition_id(sheet->edition));
        return;
    }
    for (unsigned i = 0; i < cards; i++)
        show_card(sheet, i);
}

/* ---- A mode's numbers -------------------------------------------------------------------------------------------- */

static void show_conquest(const struct hg_conquest_rules *c)
{
    printf("  reinforcements: places / %u, at least %u, and the bonus of every whole region\n", c->income_divisor,
           c->income_least);
    printf("  dice: attack up to %u, defence up to %u, %u sides; ties go to the defender\n", c->attack_dice,
           c->defence_dice, c->die_sides);
    if (c->cards > 0)
        printf("  sets of three cards: %u, %u or %u of one class, %u for one of each\n", c->set_of_class[0],
               c->set_of_class[1], c->set_of_class[2], c->set_of_each);
    if (c->forced_trade > 0)
        printf("  a hand of %u cards or more must trade\n", c->forced_trade);
}

static void show_start_units(const struct sheet *sheet)
{
    struct hg_rules r;
    struct fault f;
    for (unsigned seats = sheet->mode->seats_min; seats <= sheet->mode->seats_max; seats++) {
        if (!edition_compile(sheet->edition, sheet->mode->named.id, seats, NULL, 0, &r, &f))
            continue;
        printf("  %u players start with", seats);
        for (unsigned i = 0; i < seats; i++)
            printf("%s %u", i > 0 ? "," : "", r.conquest.start_units[i]);
        puts(" units");
    }
}

static void show_options(const struct sheet *sheet)
{
    for (unsigned i = 0; i < sheet->mode->options; i++) {
        const struct edition_option *option = &sheet->mode->option[i];
        printf("  option %s =", option->id);
        for (const char *const *value = option->value; *value != NULL; value++)
            printf(" %s%s", *value, value == option->value ? " (default)" : "");
        fputs("\n    ", stdout);
        term_wrap(stdout, option->about[sheet->language], 4, 4, RIGHT);
    }
}

static void show_rules(const struct sheet *sheet)
{
    struct hg_rules r;
    struct fault f;
    heading(sheet, name_in(sheet, &sheet->mode->named));
    if (sheet->mode->unavailable != NULL) {
        fputs("  ", stdout);
        term_wrap(stdout, sheet->mode->unavailable, 2, 2, RIGHT);
        return;
    }
    show_start_units(sheet);
    if (edition_compile(sheet->edition, sheet->mode->named.id, sheet->mode->seats_min, NULL, 0, &r, &f) &&
        r.family == HG_CONQUEST)
        show_conquest(&r.conquest);
    show_options(sheet);
}

static void show_sources(const struct sheet *sheet)
{
    unsigned count[EDITION_SOURCES];
    edition_fact_sources(sheet->edition, count);
    heading(sheet, "Sources");
    printf("  %u facts from the printed rules, %u from public material, %u reconstructed\n", count[SOURCE_RULEBOOK],
           count[SOURCE_PUBLIC], count[SOURCE_RECONSTRUCTED]);
}

void show_people(const struct sheet *sheet)
{
    show_title(sheet);
    show_modes(sheet);
    if (sheet->mode != NULL)
        show_rules(sheet);
    show_armies(sheet);
    show_board(sheet);
    show_cards(sheet);
    show_sources(sheet);
}
