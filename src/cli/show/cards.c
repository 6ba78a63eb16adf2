/* The cards of an edition for people, its goals and rewards. Without --cards only the numbers of each class are
 * told.
 *
 * With classes every card is told by itself, since class and directive go together freely; without them cards of one
 * kind are told once, with how many there are. */
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"

/* Columns: a goal's id and tier, a card's class. */
enum { GOAL_ID = 22, GOAL_TIER = 12, CLASS = 14 };

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* Cards without classes differ by their number only: the ids of one kind end in -01, -02 and so on. Only where cards
 * have no classes: with classes each card is told by itself. */
static bool same_kind(const struct sheet *sheet, unsigned i, unsigned k)
{
    struct edition_card a = edition_card(sheet->edition, i), b = edition_card(sheet->edition, k);
    return edition_sizes(sheet->edition).classes == 0 && a.directive != NULL && a.directive == b.directive;
}

/* How many cards from number i on are of its kind; those stand together in an edition. So one look at the neighbours is
 * enough. */
static unsigned copies_from(const struct sheet *sheet, unsigned i)
{
    unsigned count = 1;
    while (i + count < edition_names(sheet->edition)->cards.count && same_kind(sheet, i, i + count))
        count++;
    return count;
}

/* "Terran, Augustgrad: Stimpack (Before the roll)", as far as the edition says so and nothing is said twice. A window
 * is the moment at which the card may be played. */
static void title_of(const struct sheet *sheet, const struct edition_card *card, char *out, size_t size)
{
    const char *what = show_name(sheet, card->directive != NULL ? card->directive : card->named);
    const char *faction = card->directive != NULL && card->faction != NULL ? show_name(sheet, card->faction) : "";
    const char *place = card->place != NULL ? show_name(sheet, card->place) : "";
    if (strcmp(place, what) == 0)
        place = "";
    bool both = faction[0] != '\0' && place[0] != '\0', any = faction[0] != '\0' || place[0] != '\0';
    int used = snprintf(out, size, "%s%s%s%s%s", faction, both ? ", " : "", place, any ? ": " : "", what);
    if (card->window != NULL && used > 0 && (size_t)used < size)
        snprintf(out + used, size - (size_t)used, " (%s)", show_name(sheet, card->window));
}

/* An id, a class or a number of copies, then the title, wrapped in its column; the text below. Columns are cut, the
 * title is not. */
static void show_card(const struct sheet *sheet, unsigned i, unsigned copies, unsigned column)
{
    struct edition_card card = edition_card(sheet->edition, i);
    char title[512], many[48];
    snprintf(many, sizeof many, say_n(sheet->language, "%u card", "%u cards", copies), copies);
    fputs("  ", stdout);
    term_pad(stdout, card.named->id, column);
    if (copies > 1)
        term_left(stdout, many, CLASS);
    else
        term_pad(stdout, show_name(sheet, card.class), CLASS);
    title_of(sheet, &card, title, sizeof title);
    term_wrap(stdout, title, 2 + column + CLASS, 2 + column + CLASS, SHOW_RIGHT);
    if (card.directive != NULL)
        show_text(4, card.text[sheet->language]);
}

/* How many cards each class has, at most eight classes; where there are none, how many kinds. Also tells how many
 * cards there are in all. */
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
    if (edition_sizes(sheet->edition).classes == 0) {
        show_line(sheet, 2, "%u cards of %u kinds", cards, edition_sizes(sheet->edition).directives);
        return;
    }
    char list[512] = "";
    for (unsigned k = 0; k < known; k++) {
        size_t used = strlen(list);
        snprintf(list + used, sizeof list - used, "%s %u x %s", k > 0 ? "," : "", count[k],
                 show_name(sheet, counted[k]));
    }
    show_line(sheet, 2, "%u cards:%s", cards, list);
}

/* Cards of one kind stand in one line, with their number. */
void show_card_list(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    unsigned column = show_column(sheet, &names->cards, true), copies;
    show_heading(sheet, say(sheet->language, "Cards"));
    if (!sheet->all_cards) {
        show_classes(sheet);
        show_line(sheet, 2, "`hegemon show %s --cards` lists them all with their texts.", edition_id(sheet->edition));
        return;
    }
    for (unsigned i = 0; i < names->cards.count; i += copies) {
        copies = copies_from(sheet, i);
        show_card(sheet, i, copies, column);
    }
}

/* ---- Goals and rewards ------------------------------------------------------------------------------------------- */

/* A goal or a reward: id, tier, name. Columns are fixed, since ids of goals are short. */
static void show_named(const struct sheet *sheet, const struct named *named, const struct named *tier)
{
    fputs("  ", stdout);
    term_pad(stdout, named->id, GOAL_ID);
    term_pad(stdout, show_name(sheet, tier), GOAL_TIER);
    term_wrap(stdout, show_name(sheet, named), 2 + GOAL_ID + GOAL_TIER, 2 + GOAL_ID + GOAL_TIER, SHOW_RIGHT);
}

/* Editions without goals have neither list. */
void show_goal_list(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    if (names->goals.count == 0)
        return;
    show_heading(sheet, say(sheet->language, "Goals"));
    for (unsigned i = 0; i < names->goals.count; i++)
        show_named(sheet, edition_goal(sheet->edition, i).named, edition_goal(sheet->edition, i).tier);
    show_heading(sheet, say(sheet->language, "Rewards"));
    for (unsigned i = 0; i < names->rewards.count; i++) {
        struct edition_reward reward = edition_reward(sheet->edition, i);
        show_named(sheet, reward.named, reward.tier);
        fputs("    ", stdout);
        term_wrap(stdout, reward.text[sheet->language], 4, 4, SHOW_RIGHT);
    }
}
