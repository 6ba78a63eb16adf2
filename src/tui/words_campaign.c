/* Words of campaigns: the parts of an answer, and what each part may be. Ships are asked for class by class,
 * opponents by name, tokens by where they lie. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/help.h"

bool help_is_campaign(const struct hg_rules *r)
{
    return r->family == HG_CONQUEST && has(r->conquest.mechanisms, HG_CAMPAIGN);
}

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

static bool is_verb(const struct scene *in, const struct ask *ask, const char *word)
{
    return strcmp(hg_verbs(in->r).verb[ask->action.verb].word, word) == 0;
}

static bool takes_ships(const struct scene *in, const struct ask *ask)
{
    const char *args = hg_verbs(in->r).verb[ask->action.verb].args;
    return strchr(args, 'v') != NULL || strchr(args, 'o') != NULL;
}

/* What the number of a directive is. */
static uint8_t order_of(const struct scene *in, const struct ask *ask)
{
    const struct hg_campaign_rules *c = &in->r->conquest.campaign;
    uint8_t card = ask->action.card;
    if (!is_verb(in, ask, "play") || card >= in->r->conquest.cards)
        return HG_NO_ORDER;
    return c->directive[c->card_directive[card]].order;
}

static bool is_about_token(uint8_t order)
{
    return order == HG_MOVE_TOKEN || order == HG_LOOK_AT_TOKEN;
}

const char *words_part_of_campaign(const struct scene *in, const struct ask *ask, const struct ask_options *options)
{
    static char text[96];
    unsigned class = (unsigned)options->part - PART_SMALL;
    if (!help_is_campaign(in->r))
        return NULL;
    if (options->part == PART_NUMBER) {
        uint8_t order = order_of(in, ask);
        return order == HG_DISCARD_RANDOM  ? say(in->language, "Which player?")
               : is_about_token(order)     ? say(in->language, "Which token?")
               : is_verb(in, ask, "match") ? say(in->language, "Which row?")
                                           : NULL;
    }
    if (!takes_ships(in, ask) || class >= in->names->classes.count)
        return NULL;
    snprintf(text, sizeof text, say(in->language, "%s: how many go along?"),
             in->names->classes.item[class].name[in->language]);
    return text;
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

static void say_token(const struct scene *in, unsigned token, char *out, size_t size)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    const char *face = campaign_token_face(in, token);
    uint8_t at = token < HG_TOKENS_MAX ? o->token_at[token] : 0;
    snprintf(out, size, "%u · %s%s%s%s", token + 1, at != 0 ? scene_place(in, at - 1u) : "–", face != NULL ? " (" : "",
             face != NULL ? face : "", face != NULL ? ")" : "");
}

static void say_row(const struct scene *in, unsigned row, char *out, size_t size)
{
    char faces[16];
    uint8_t place = (uint8_t)(in->s->conquest.open.scan_at - 1);
    campaign_row(&in->r->conquest.campaign.scan.row[place][row - 1], faces, sizeof faces);
    snprintf(out, size, say(in->language, "row %u: %s"), row, faces);
}

static void say_dice(const struct scene *in, uint16_t dice, char *out, size_t size)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    int used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < HG_SCAN_DICE; i++)
        if ((dice >> i & 1) != 0)
            used += snprintf(out + used, size - (size_t)used, i < o->scan_dice[0] ? "[%u] " : "<%u> ", o->scan_face[i]);
}

static bool say_number(const struct scene *in, const struct ask *ask, uint16_t n, char *out, size_t size)
{
    uint8_t order = order_of(in, ask);
    if (order == HG_DISCARD_RANDOM)
        snprintf(out, size, "%s", scene_army(in, n - 1u));
    else if (is_about_token(order))
        say_token(in, n - 1u, out, size);
    else if (is_verb(in, ask, "match"))
        say_row(in, n, out, size);
    else if (is_verb(in, ask, "dice"))
        say_dice(in, n, out, size);
    else if (is_verb(in, ask, "drop"))
        snprintf(out, size, say(in->language, "a die of %u sides"), n);
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
