/* Words for verbs, for the parts of an answer and for what each part may be. What a part is called depends on the
 * letters of the verb's arguments, never on the verb itself, so that a new verb needs no line here. Campaigns have
 * words of their own (words_campaign.c). */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/seats.h"
#include "text/say.h"
#include "tui/help.h"

/* ---- Verbs and sentences
 * ------------------------------------------------------------------------------------------------------- */

/* Cut to what the caller has room for. */
void help_verb(const struct scene *in, uint8_t verb, char *out, size_t size)
{
    char text[QUESTION_MAX];
    question_verb(in->r, in->edition, in->language, verb, text);
    snprintf(out, size, "%s", text);
}

/* The last few texts stay, since two are often wanted in one line. */
static char *next_text(void)
{
    enum { TEXTS = 5 };
    static char texts[TEXTS][QUESTION_MAX];
    static unsigned next;
    return texts[next++ % TEXTS];
}

const char *help_said(const struct scene *in, const char *sentence)
{
    char *out = next_text();
    question_say(in->edition, in->language, sentence, out);
    return out;
}

const char *help_question(const struct scene *in)
{
    char *out = next_text();
    question_ask(in->r, in->edition, in->language, in->s, out);
    return out;
}

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* One letter for each argument of the verb (engine/hg.h). */
static const char *args_of(const struct scene *in, const struct ask *ask)
{
    return hg_verbs(in->r).verb[ask->action.verb].args;
}

/* Whether the verb has such an argument. */
static bool uses(const struct scene *in, const struct ask *ask, char letter)
{
    return strchr(args_of(in, ask), letter) != NULL;
}

/* The question for one part. A verb's letters tell what its card and its number are. */
const char *help_part(const struct scene *in, const struct ask *ask, const struct ask_options *options)
{
    switch (options->part) {
    case PART_VERB:
        return help_question(in);
    case PART_CARD:
        return uses(in, ask, 'g')   ? say(in->language, "Which goal?")
               : uses(in, ask, 'a') ? say(in->language, "Which army?")
               : uses(in, ask, 's') ? say(in->language, "Which player?")
                                    : say(in->language, "Which card?");
    case PART_FROM:
        return say(in->language, "From where?");
    case PART_TO:
        return hg_traits(in->r).board == HG_BOARD_CARDS ? say(in->language, "Which card?")
               : uses(in, ask, 'f')                     ? say(in->language, "Where to?")
                                                        : say(in->language, "Where?");
    case PART_NUMBER:
        if (words_part_of_campaign(in, ask, options) != NULL)
            return words_part_of_campaign(in, ask, options);
        if (hg_traits(in->r).dice == HG_DICE_COMPARED && hg_verb_is(in->r, ask->action.verb, HG_VERB_ATTACKS))
            return say(in->language, "With how many dice?");
        return options->shape == ASK_RANGE ? say(in->language, "How many?") : say(in->language, "Which?");
    default:
        if (words_part_of_campaign(in, ask, options) != NULL)
            return words_part_of_campaign(in, ask, options);
        return uses(in, ask, 'h') ? say(in->language, "Does the hero go along?") : say(in->language, "Which row?");
    }
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Goals, armies and seats are asked for in the same part as cards. */
static void say_card(const struct scene *in, const struct ask *ask, uint16_t card, char *out, size_t size)
{
    const struct name_list *list = uses(in, ask, 'g')   ? &in->names->goals
                                   : uses(in, ask, 'a') ? &in->names->armies
                                                        : &in->names->cards;
    if (uses(in, ask, 's')) {
        snprintf(out, size, "%s", scene_army(in, card));
        return;
    }
    if (card >= list->count) {
        snprintf(out, size, "?");
        return;
    }
    int used = snprintf(out, size, "%s", list->item[card].name[in->language]);
    if (list != &in->names->cards)
        return;
    const char *class = scene_card_class(in, card);
    if (class != NULL)
        snprintf(out + used, size - (size_t)used, " · %s", class);
}

/* A row of a card that is claimed with dice: "6", "5 5", "4+". */
static void say_row(const struct scene *in, const struct ask *ask, uint16_t row, char *out, size_t size)
{
    const struct hg_assets_rules *rules = &in->r->assets;
    uint8_t card = ask->action.to;
    /* The row behind the last is the price of a card that somebody holds. */
    const struct hg_row *faces =
        card < HG_PLACES_MAX && row >= 1 && row <= rules->rows[card] ? &rules->row[card][row - 1] : &rules->steal;
    if (hg_traits(in->r).dice != HG_DICE_MATCHED)
        snprintf(out, size, "%u", row);
    else if (faces->sum != 0)
        snprintf(out, size, say(in->language, "row %u: low dice that reach %u"), row, faces->sum);
    else if (faces->face[1] != 0)
        snprintf(out, size, say(in->language, "row %u: %u and %u"), row, faces->face[0], faces->face[1]);
    else
        snprintf(out, size, say(in->language, "row %u: a %u"), row, faces->face[0]);
}

/* Dice of the roll by their bits, as faces. */
static void say_dice(const struct scene *in, uint16_t dice, char *out, size_t size)
{
    int used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < sizeof in->s->assets.face; i++)
        if ((dice >> i & 1) != 0)
            used += snprintf(out + used, size - (size_t)used, i < in->s->assets.dice[0] ? "[%u] " : "<%u> ",
                             in->s->assets.face[i]);
}

/* A set of dice, a seat, a kind of die, or a number. */
static void say_number(const struct scene *in, const struct ask *ask, uint16_t n, char *out, size_t size)
{
    uint8_t verb = ask->action.verb;
    if (uses(in, ask, 'm'))
        say_dice(in, n, out, size);
    else if (hg_verb_is(in->r, verb, HG_VERB_NAMES_SEAT))
        snprintf(out, size, "%s", scene_army(in, n - 1u));
    else if (hg_verb_is(in->r, verb, HG_VERB_NAMES_DIE))
        snprintf(out, size, say(in->language, "a die of %u sides"), n);
    else if (hg_verb_is(in->r, verb, HG_VERB_NAMES_LYING) && n >= 1 && n <= HG_KEPT_MAX)
        snprintf(out, size, "[%u]", in->s->conquest.open.battle_die[n - 1]);
    else
        snprintf(out, size, "%u", n);
}

bool help_number_names(const struct scene *in, const struct ask *ask)
{
    return uses(in, ask, 'm') || words_number_names_in_campaign(in, ask) ||
           hg_verb_is(in->r, ask->action.verb,
                      HG_VERB_NAMES_SEAT | HG_VERB_NAMES_ROW | HG_VERB_NAMES_DIE | HG_VERB_NAMES_LYING);
}

/* Campaigns have the first word. */
void help_option(const struct scene *in, const struct ask *ask, const struct ask_options *options, uint16_t value,
                 char *out, size_t size)
{
    if (value == HG_NONE && options->part != PART_NUMBER) {
        snprintf(out, size, "%s", say(in->language, "none"));
        return;
    }
    if (words_option_of_campaign(in, ask, options, value, out, size))
        return;
    switch (options->part) {
    case PART_VERB:
        help_verb(in, (uint8_t)value, out, size);
        return;
    case PART_CARD:
        say_card(in, ask, value, out, size);
        return;
    case PART_FROM:
    case PART_TO:
        snprintf(out, size, "%s", scene_place(in, value));
        return;
    case PART_NUMBER:
        say_number(in, ask, value, out, size);
        return;
    default:
        if (uses(in, ask, 'h'))
            snprintf(out, size, "%s", value != 0 ? say(in->language, "with the hero") : say(in->language, "without"));
        else
            say_row(in, ask, value, out, size);
    }
}

/* ---- Players ----------------------------------------------------------------------------------------------------- */

/* A player that is not on the list is called by its id. */
const char *help_player(enum language language, const char *id)
{
    static const char *const known[] = {SAID("novice"), SAID("casual"), SAID("skilled"),    SAID("hard"),
                                        SAID("master"), SAID("random"), SAID("aggressive"), SAID("uniform")};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i], id) == 0)
            return say(language, known[i]);
    return id;
}

/* ---- Reasons of a player ----------------------------------------------------------------------------------------- */

/* Players think of seats; people know them by their armies. */
void help_thought(const struct scene *in, const struct thought *why, char *out, size_t size)
{
    uint8_t army_of[HG_SEATS_MAX];
    for (unsigned i = 0; i < in->r->seats; i++)
        army_of[i] = (uint8_t)seat_army_played(in->r, in->s, i);
    thought_tell(why, in->names, army_of, in->language, out, size);
}
