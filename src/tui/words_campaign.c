/* Words of campaigns: the parts of an answer, and what each part may be. Ships are asked for class by class,
 * opponents by name, tokens by where they lie, rows of a scanned card by their faces. Everything that is not said
 * here is said by words.c. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/help.h"

/* Asked so often that it has a name of its own. */
bool help_is_campaign(const struct hg_rules *r)
{
    return hg_plays_with(r, HG_CAMPAIGN);
}

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* Traits of the verb that is being decided. */
static bool is(const struct scene *in, const struct ask *ask, uint32_t traits)
{
    return hg_verb_is(in->r, ask->action.verb, traits);
}

/* Ships are three small numbers, one for each class. */
static bool takes_ships(const struct scene *in, const struct ask *ask)
{
    const char *args = hg_verbs(in->r).verb[ask->action.verb].args;
    return strchr(args, 'v') != NULL || strchr(args, 'o') != NULL;
}

/* What the number of a directive is. */
static uint8_t op_of(const struct scene *in, const struct ask *ask)
{
    const struct hg_campaign_rules *c = &in->r->conquest.campaign;
    uint8_t card = ask->action.card;
    if (!is(in, ask, HG_VERB_PLAYS) || card >= in->r->conquest.cards)
        return HG_NO_OP;
    return c->directive[c->card_directive[card]].op;
}

/* Their number is a token. */
static bool is_about_token(uint8_t op)
{
    return op == HG_MOVE_TOKEN || op == HG_LOOK_AT_TOKEN;
}

bool words_number_names_in_campaign(const struct scene *in, const struct ask *ask)
{
    uint8_t op = help_is_campaign(in->r) ? op_of(in, ask) : HG_NO_OP;
    return op == HG_DISCARD_RANDOM || is_about_token(op);
}

/* NULL where the usual question will do. */
const char *words_part_of_campaign(const struct scene *in, const struct ask *ask, const struct ask_options *options)
{
    static char text[96];
    unsigned class = (unsigned)options->part - PART_SMALL;
    if (!help_is_campaign(in->r))
        return NULL;
    if (options->part == PART_NUMBER) {
        uint8_t op = op_of(in, ask);
        return op == HG_DISCARD_RANDOM          ? say(in->language, "Which player?")
               : is_about_token(op)             ? say(in->language, "Which token?")
               : is(in, ask, HG_VERB_NAMES_ROW) ? say(in->language, "Which row?")
                                                : NULL;
    }
    if (!takes_ships(in, ask) || class >= in->names->classes.count)
        return NULL;
    snprintf(text, sizeof text, say(in->language, "%s: how many go along?"),
             in->names->classes.item[class].name[in->language]);
    return text;
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Where it lies, and its face for whoever knows it. */
static void say_token(const struct scene *in, unsigned token, char *out, size_t size)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    const char *face = campaign_token_face(in, token);
    uint8_t at = token < HG_TOKENS_MAX ? o->token_at[token] : 0;
    snprintf(out, size, "%u · %s%s%s%s", token + 1, at != 0 ? scene_place(in, at - 1u) : "–", face != NULL ? " (" : "",
             face != NULL ? face : "", face != NULL ? ")" : "");
}

/* The rows of the card that is being scanned. */
static void say_row(const struct scene *in, unsigned row, char *out, size_t size)
{
    char faces[16];
    uint8_t place = (uint8_t)(in->s->conquest.open.scan_at - 1);
    campaign_row(&in->r->conquest.campaign.scan.row[place][row - 1], faces, sizeof faces);
    snprintf(out, size, say(in->language, "row %u: %s"), row, faces);
}

/* Dice are a set, as bits; larger ones stand in pointed brackets. */
static void say_dice(const struct scene *in, uint16_t dice, char *out, size_t size)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    int used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < HG_SCAN_DICE; i++)
        if ((dice >> i & 1) != 0)
            used += snprintf(out + used, size - (size_t)used, i < o->scan_dice[0] ? "[%u] " : "<%u> ", o->scan_face[i]);
}

/* False where the number is only a number. */
static bool say_number(const struct scene *in, const struct ask *ask, uint16_t n, char *out, size_t size)
{
    uint8_t op = op_of(in, ask);
    if (op == HG_DISCARD_RANDOM)
        snprintf(out, size, "%s", scene_army(in, n - 1u));
    else if (is_about_token(op))
        say_token(in, n - 1u, out, size);
    else if (is(in, ask, HG_VERB_NAMES_ROW))
        say_row(in, n, out, size);
    else if (strchr(hg_verbs(in->r).verb[ask->action.verb].args, 'm') != NULL)
        say_dice(in, n, out, size);
    else
        return false;
    return true;
}

/* The names of these cards begin with their class. */
static bool say_card(const struct scene *in, uint16_t card, char *out, size_t size)
{
    if (card >= in->names->cards.count)
        return false;
    snprintf(out, size, "%s", in->names->cards.item[card].name[in->language]);
    return true;
}

/* False leaves the answer to the words that all games share. */
bool words_option_of_campaign(const struct scene *in, const struct ask *ask, const struct ask_options *options,
                              uint16_t value, char *out, size_t size)
{
    if (!help_is_campaign(in->r))
        return false;
    if (options->part == PART_NUMBER)
        return say_number(in, ask, value, out, size);
    if (options->part == PART_CARD)
        return say_card(in, value, out, size);
    if (options->part < PART_SMALL || !takes_ships(in, ask))
        return false;
    snprintf(out, size, "%u", value);
    return true;
}
