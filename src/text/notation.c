/* Actions to text and back. Nothing here knows a family: the engine's list of verbs says which arguments follow a
 * word, so that a new verb needs no new code. Reading is exact: what it accepts, printing gives back byte for byte.
 * docs/NOTATION.md has the language; a new letter of arguments needs a case in add_argument, in read_argument and in
 * boxes.c. */
#include "text/notation.h"

#include <string.h>

#include "text/fleet.h"
#include "text/words.h"

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

/* A buffer that only grows, and stops at its end. */
struct line {
    char *text;
    size_t length;
};

/* A word with a blank before it, unless it is the first; cut where the line is full. */
static void add(struct line *line, const char *word)
{
    size_t length = strlen(word);
    if (line->length > 0 && line->length < NOTATION_MAX - 1)
        line->text[line->length++] = ' ';
    if (length > NOTATION_MAX - 1 - line->length)
        length = NOTATION_MAX - 1 - line->length;
    memcpy(line->text + line->length, word, length);
    line->length += length;
    line->text[line->length] = '\0';
}

/* Ten digits and the end fit. */
static void add_number(struct line *line, unsigned n)
{
    char digits[12] = "", *at = digits + sizeof digits - 1;
    do
        *--at = (char)('0' + n % 10);
    while ((n /= 10) > 0);
    add(line, at);
}

/* A number outside the list prints as a word that never parses. */
static void add_name(struct line *line, const struct name_list *list, uint8_t i)
{
    add(line, i < list->count ? list->item[i].id : "-");
}

/* A source that is missing leaves the target alone. */
static void add_places(struct line *line, const struct names *names, const struct hg_action *a)
{
    if (a->from != HG_NONE)
        add_name(line, &names->places, a->from);
    if (a->to != HG_NONE)
        add_name(line, &names->places, a->to);
}

/* A class without ships is left out, so that no fleet has two texts. */
static void add_ships(struct line *line, const struct names *names, const struct hg_action *a)
{
    char word[FLEET_WORD_MAX];
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        if (a->x[i] == 0)
            continue;
        fleet_word(&names->classes, i, a->x[i], word);
        add(line, word);
    }
}

/* A card or a token, which may lie face down. */
static void add_face(struct line *line, const struct name_list *list, uint8_t face)
{
    if (face == HG_HIDDEN)
        add(line, "?");
    else
        add_name(line, list, face);
}

/* Bits as numbers from 1. */
static void add_marks(struct line *line, unsigned marks)
{
    for (unsigned i = 0; i < 16; i++)
        if ((marks >> i & 1) != 0)
            add_number(line, i + 1);
}

/* In the order rolled. */
static void add_dice(struct line *line, const struct hg_action *a)
{
    for (unsigned i = 0; i < a->count && i < HG_DICE_MAX; i++)
        add_number(line, a->x[i]);
}

/* Prints what stands in the action's card, by the kind of thing that the letter says. False when the letter is about
 * something else. */
static bool add_card(struct line *line, char letter, const struct names *names, uint8_t card)
{
    switch (letter) {
    case 'c':
        add_face(line, &names->cards, card);
        return true;
    case 'k':
        add_face(line, &names->tokens, card);
        return true;
    case 'g':
        add_name(line, &names->goals, card);
        return true;
    case 'r':
        add_name(line, &names->rewards, card);
        return true;
    case 'a':
        add_name(line, &names->armies, card);
        return true;
    case 's':
        add_number(line, card + 1u);
        return true;
    default:
        return false;
    }
}

/* One letter of a verb's arguments; those not named are digits, for small numbers. */
static void add_argument(struct line *line, char letter, const struct names *names, const struct hg_action *a)
{
    if (add_card(line, letter, names, a->card))
        return;
    switch (letter) {
    case 'f':
        add_name(line, &names->places, a->from);
        return;
    case 't':
        add_name(line, &names->places, a->to);
        return;
    case 'n':
        add_number(line, a->n);
        return;
    case 'm':
        add_marks(line, a->n);
        return;
    case 'd':
        add_dice(line, a);
        return;
    case 'h':
        if (a->x[0] != 0)
            add(line, "hero");
        return;
    case 'p':
        add_places(line, names, a);
        return;
    case 'v':
        add_ships(line, names, a);
        return;
    case 'o':
        add_places(line, names, a);
        if (a->n != 0)
            add_number(line, a->n);
        add_ships(line, names, a);
        return;
    default:
        add_number(line, a->x[letter - '1']);
    }
}

/* A verb beyond the list is either the record's undo or garbage, which prints as a word that never parses. */
void notation_print(const struct hg_rules *r, const struct names *names, const struct hg_action *a,
                    char out[NOTATION_MAX])
{
    struct hg_verbs verbs = hg_verbs(r);
    struct line line = {out, 0};
    if (a->verb >= verbs.count) {
        add(&line, a->verb == HG_NONE ? "undo" : "-");
        return;
    }
    const struct hg_verb *verb = &verbs.verb[a->verb];
    add(&line, verb->word);
    for (const char *letter = verb->args; *letter != '\0'; letter++)
        add_argument(&line, *letter, names, a);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Indices of all lists of an edition fit a byte. */
static bool read_name(struct words *in, const char *what, const struct name_list *list, uint8_t *out)
{
    unsigned i = 0;
    if (!words_name(in, what, list, &i))
        return false;
    *out = (uint8_t)i;
    return true;
}

/* `?` for a face that the reader may not know. */
static bool read_hidden(struct words *in, const char *what, const struct name_list *list, uint8_t *out)
{
    if (!words_take(in, "?"))
        return read_name(in, what, list, out);
    *out = HG_HIDDEN;
    return true;
}

/* The three kinds of numbers that an action has: units, small ones, faces of dice. */
static bool read_units(struct words *in, uint16_t *out)
{
    unsigned long n = 0;
    if (!words_number(in, "a number from 0 to 65535", UINT16_MAX, &n))
        return false;
    *out = (uint16_t)n;
    return true;
}

/* The bound is that of the member, not of the rules. */
static bool read_small(struct words *in, uint8_t *out)
{
    unsigned long n = 0;
    if (!words_number(in, "a number from 0 to 255", UINT8_MAX, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

/* A die has no face 0. Whether it has as many sides is the engine's business. */
static bool read_face(struct words *in, uint8_t *out)
{
    unsigned long n = 0;
    if (words_next(in) && word_number(in->last, UINT8_MAX, &n) && n > 0) {
        *out = (uint8_t)n;
        return true;
    }
    return words_expected(in, "the face of a die, from 1 to 255,", NULL);
}

/* Dice run to the end of the line. */
static bool read_dice(struct words *in, struct hg_action *a)
{
    do {
        if (a->count == HG_DICE_MAX)
            return fault_in(in->f, in->language, NULL, 0, "a roll has at most %d dice; leave out '%.*s'", HG_DICE_MAX,
                            WORD_SHOWN, in->rest);
        if (!read_face(in, &a->x[a->count]))
            return false;
        a->count++;
    } while (!words_at_end(in));
    return true;
}

/* Which of the dice, in rising order up to the end of the line. */
static bool read_marks(struct words *in, uint16_t *out)
{
    while (!words_at_end(in)) {
        unsigned long n = 0;
        if (!words_next(in) || !word_number(in->last, 16, &n) || n == 0 || *out >> (n - 1) != 0)
            return words_expected(in, "the number of a die, from 1 to 16 and rising,", NULL);
        *out |= (uint16_t)(1u << (n - 1));
    }
    return true;
}

/* Seats count from 1 in text. */
static bool read_seat(struct words *in, uint8_t *out)
{
    unsigned long n = 0;
    if (!words_next(in) || !word_number(in->last, HG_SEATS_MAX, &n) || n == 0)
        return words_expected(in, "the number of a seat", NULL);
    *out = (uint8_t)(n - 1);
    return true;
}

/* The last word of a line, when it is there. */
static void read_hero(struct words *in, uint8_t *out)
{
    *out = !words_at_end(in) && words_take(in, "hero");
}

/* No place, one (a target) or two (from and to), up to the end of the line. */
static bool read_places(struct words *in, const struct names *names, struct hg_action *a)
{
    if (words_at_end(in))
        return true;
    if (!read_name(in, "a place", &names->places, &a->to))
        return false;
    if (words_at_end(in))
        return true;
    a->from = a->to;
    return read_name(in, "a place", &names->places, &a->to);
}

/* Does a number come next? */
static bool at_number(const struct words *in)
{
    return in->rest[0] >= '0' && in->rest[0] <= '9';
}

/* Words with a colon are ships. */
static bool at_ships(const struct words *in)
{
    size_t length = strcspn(in->rest, " ");
    return memchr(in->rest, ':', length) != NULL;
}

/* What a directive is aimed at: up to two places, a number, ships; each may be left out. */
static bool read_order(struct words *in, const struct names *names, struct hg_action *a)
{
    if (!words_at_end(in) && !at_number(in) && !at_ships(in) && !read_name(in, "a place", &names->places, &a->to))
        return false;
    if (a->to != HG_NONE && !words_at_end(in) && !at_number(in) && !at_ships(in)) {
        a->from = a->to;
        if (!read_name(in, "a place", &names->places, &a->to))
            return false;
    }
    if (at_number(in) && (!read_units(in, &a->n) || a->n == 0))
        return a->n == 0 ? words_expected(in, "a number from 1 to 65535", NULL) : false;
    return fleet_read(in, &names->classes, a->x);
}

/* One letter of a verb's arguments: the mirror of add_argument. */
static bool read_argument(struct words *in, char letter, const struct names *names, struct hg_action *a)
{
    switch (letter) {
    case 'f':
        return read_name(in, "a place", &names->places, &a->from);
    case 't':
        return read_name(in, "a place", &names->places, &a->to);
    case 'n':
        return read_units(in, &a->n);
    case 'c':
        return read_hidden(in, "a card", &names->cards, &a->card);
    case 'k':
        return read_hidden(in, "a token", &names->tokens, &a->card);
    case 'g':
        return read_name(in, "a goal", &names->goals, &a->card);
    case 'r':
        return read_name(in, "a reward", &names->rewards, &a->card);
    case 'a':
        return read_name(in, "an army", &names->armies, &a->card);
    case 's':
        return read_seat(in, &a->card);
    case 'm':
        return read_marks(in, &a->n);
    case 'd':
        return read_dice(in, a);
    case 'h':
        return read_hero(in, &a->x[0]), true;
    case 'p':
        return read_places(in, names, a);
    case 'v':
        return fleet_read(in, &names->classes, a->x);
    case 'o':
        return read_order(in, names, a);
    default:
        return read_small(in, &a->x[letter - '1']);
    }
}

/* Also names the nearest verb for a word that is none. */
static bool read_verb(struct words *in, struct hg_verbs verbs, uint8_t *out)
{
    struct nearest nearest = {NULL, 0};
    words_next(in);
    for (unsigned i = 0; i < verbs.count; i++)
        if (in->last.length > 0 && word_is(in->last, verbs.verb[i].word)) {
            *out = (uint8_t)i;
            return true;
        }
    for (unsigned i = 0; i < verbs.count; i++)
        nearest_try(&nearest, in->last, verbs.verb[i].word);
    return words_expected(in, "an action", &nearest);
}

/* Fields that the verb does not use keep what hg_blank gives them. */
bool notation_parse_in(enum language language, const struct hg_rules *r, const struct names *names, uint8_t seat,
                       const char *text, struct hg_action *a, struct fault *f)
{
    struct hg_verbs verbs = hg_verbs(r);
    struct words in;
    uint8_t verb = 0;
    if (!words_begin(&in, language, "the action", text, NOTATION_MAX, f) || !read_verb(&in, verbs, &verb))
        return false;
    *a = hg_blank(verb, seat);
    for (const char *letter = verbs.verb[verb].args; *letter != '\0'; letter++)
        if (!read_argument(&in, *letter, names, a))
            return false;
    return words_end(&in);
}

/* In the language of the program, for its own fronts, records and scripts. */
bool notation_parse(const struct hg_rules *r, const struct names *names, uint8_t seat, const char *text,
                    struct hg_action *a, struct fault *f)
{
    return notation_parse_in(fault_language(), r, names, seat, text, a, f);
}

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

/* A number that is no seat prints as a word that never parses. */
void notation_seat(uint8_t seat, char out[8])
{
    if (seat == HG_CHANCE)
        strcpy(out, "chance");
    else {
        out[0] = seat < HG_SEATS_MAX ? (char)('1' + seat) : '-';
        out[1] = '\0';
    }
}

/* `chance` is a seat, too; false for anything beyond the seats of these rules. */
bool notation_parse_seat(const struct hg_rules *r, const char *text, size_t length, uint8_t *seat)
{
    struct word w = {text, length};
    unsigned long n;
    if (word_is(w, "chance")) {
        *seat = HG_CHANCE;
        return true;
    }
    if (!word_number(w, r->seats, &n) || n == 0)
        return false;
    *seat = (uint8_t)(n - 1);
    return true;
}
