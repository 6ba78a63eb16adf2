/* Choices as text, see boxes.h. Walks the list of arguments that the engine gives for a verb, as notation does;
 * nothing here knows a family. A new letter of arguments needs a case here and in notation.c. */
#include "text/boxes.h"

#include <string.h>

#include "engine/bits.h"
#include "text/fleet.h"
#include "text/notation.h"

/* An index outside the list prints as a word that never parses. */
static void put_name(const struct name_list *list, unsigned i, struct sink *out)
{
    sink_text(out, i < list->count ? list->item[i].id : "-");
}

/* One argument: a blank and the id. */
static void put_item(const struct name_list *list, uint8_t i, struct sink *out)
{
    sink_put(out, ' ');
    put_name(list, i, out);
}

/* Alternatives with bars between them: ` benning|tuchanka`. */
static void put_places(const struct names *names, uint64_t set, struct sink *out)
{
    char between = ' ';
    while (set != 0) {
        sink_put(out, between);
        put_name(&names->places, take_lowest(&set), out);
        between = '|';
    }
}

/* One number, or a range ` 1..3`. */
static void put_range(unsigned lo, unsigned hi, struct sink *out)
{
    if (lo == hi)
        sink_print(out, " %u", lo);
    else
        sink_print(out, " %u..%u", lo, hi);
}

/* In brackets where the hero may stay away; nothing where there is none. */
static void put_hero(unsigned lo, unsigned hi, struct sink *out)
{
    if (hi != 0)
        sink_text(out, lo != 0 ? " hero" : " [hero]");
}

/* One class of ships: every number as a word of its own, in brackets when none is possible, too. */
static void put_class(const struct names *names, unsigned class, unsigned lo, unsigned hi, struct sink *out)
{
    char word[FLEET_WORD_MAX];
    if (hi == 0)
        return;
    sink_text(out, lo == 0 ? " [" : " ");
    for (unsigned n = lo == 0 ? 1 : lo; n <= hi; n++) {
        fleet_word(&names->classes, class, n, word);
        sink_print(out, "%s%s", word, n < hi ? "|" : "");
    }
    if (lo == 0)
        sink_put(out, ']');
}

/* Classes in the edition's order, as fleet_read wants them. */
static void put_ships(const struct names *names, const struct hg_choice *box, struct sink *out)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        put_class(names, i, box->x_lo[i], box->x_hi[i], out);
}

/* Writes what stands in the box's card, by the kind of thing that the letter says. False when the letter is about
 * something else. */
static bool put_card(char letter, const struct names *names, uint8_t card, struct sink *out)
{
    switch (letter) {
    case 'c':
        put_item(&names->cards, card, out);
        return true;
    case 'g':
        put_item(&names->goals, card, out);
        return true;
    case 'r':
        put_item(&names->rewards, card, out);
        return true;
    case 'a':
        put_item(&names->armies, card, out);
        return true;
    case 's':
        sink_print(out, " %u", card + 1u);
        return true;
    default:
        return false;
    }
}

/* One letter of the verb's arguments. `p` is up to two places, `o` an order: places, a number, ships; digits are small
 * numbers. */
static void put_argument(char letter, const struct names *names, const struct hg_choice *box, struct sink *out)
{
    if (put_card(letter, names, box->card, out))
        return;
    switch (letter) {
    case 'f':
        put_item(&names->places, box->from, out);
        return;
    case 't':
        put_places(names, box->to, out);
        return;
    case 'n':
        put_range(box->n.lo, box->n.hi, out);
        return;
    case 'h':
        put_hero(box->x_lo[0], box->x_hi[0], out);
        return;
    case 'p':
    case 'o':
        if (box->from != HG_NONE)
            put_item(&names->places, box->from, out);
        put_places(names, box->to, out);
        if (letter == 'o' && box->n.hi != 0)
            put_range(box->n.lo, box->n.hi, out);
        if (letter == 'o')
            put_ships(names, box, out);
        return;
    case 'v':
        put_ships(names, box, out);
        return;
    default:
        put_range(box->x_lo[letter - '1'], box->x_hi[letter - '1'], out);
    }
}

/* Marked dice are no range but sets, so there is one line for each answer. */
static void put_each(const struct hg_rules *r, const struct names *names, const struct hg_choice *box,
                     const char *before, struct sink *out)
{
    uint64_t count = hg_choice_count(box);
    for (uint64_t k = 0; k < count; k++) {
        char text[NOTATION_MAX];
        struct hg_action a = hg_choice_nth(box, k);
        notation_print(r, names, &a, text);
        sink_print(out, "%s%s\n", before, text);
    }
}

/* See boxes.h; the letters are those of struct hg_verb. */
void box_print(const struct hg_rules *r, const struct names *names, const struct hg_choice *box, const char *before,
               struct sink *out)
{
    const struct hg_verb *verb = &hg_verbs(r).verb[box->verb];
    if (strchr(verb->args, 'm') != NULL) {
        put_each(r, names, box, before, out);
        return;
    }
    sink_print(out, "%s%s", before, verb->word);
    for (const char *letter = verb->args; *letter != '\0'; letter++)
        put_argument(*letter, names, box, out);
    sink_put(out, '\n');
}
