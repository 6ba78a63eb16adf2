/* What campaigns put on places: the titan, tokens with faces that some know, ships, devastation, strategic places.
 * The map shows them as signs behind the units, the line below the board in words. Faces of tokens are told only to
 * whoever may know them. */
#include <stdio.h>
#include <string.h>

#include "engine/insight.h"
#include "stories/story.h"
#include "text/say.h"
#include "tui/campaign.h"

/* What lies open to everybody. */
static const struct hg_conquest_open *open_of(const struct scene *in)
{
    return &in->s->conquest.open;
}

/* The campaign's own part of the rules. */
static const struct hg_campaign_rules *rules_of(const struct scene *in)
{
    return &in->r->conquest.campaign;
}

/* Those places that collectors win by; they are printed on the board, so nothing hides them. */
bool campaign_is_strategic(const struct scene *in, unsigned place)
{
    return has(rules_of(in)->strategic, place);
}

/* Nobody can hold it any more: it has no owner, and a cross instead of units. */
bool campaign_is_devastated(const struct scene *in, unsigned place)
{
    return has(open_of(in)->devastated, place);
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

/* Spectators are one more bit of the set of those who know. NULL when the viewer does not. */
const char *campaign_token_face(const struct scene *in, unsigned token)
{
    unsigned who = in->viewer < in->r->seats ? in->viewer : HG_SEATS_MAX;
    if (in->viewer != SCENE_WHOLE && !has(open_of(in)->token_known[token], who))
        return NULL;
    return in->names->tokens.item[in->s->conquest.secret.prize == token + 1 ? 0 : 1].name[in->language];
}

/* The prize, another known face, or an unknown one. */
static const char *token_sign(const struct scene *in, unsigned place)
{
    const char *sign = "";
    for (unsigned i = 0; i < open_of(in)->tokens_drawn; i++) {
        if (open_of(in)->token_at[i] != place + 1)
            continue;
        if (campaign_token_face(in, i) == NULL)
            sign = "?";
        else
            sign = in->s->conquest.secret.prize == i + 1 ? "★" : "○";
    }
    return sign;
}

/* ---- Signs ------------------------------------------------------------------------------------------------------- */

/* Ships of three classes are packed into six bits, two for each: at most three of a class in a place. */
static unsigned ships_in(unsigned packed)
{
    return (packed & 3) + (packed >> 2 & 3) + (packed >> 4 & 3);
}

/* Ships as their number, or as the sign alone where there is no room. */
void campaign_marks(const struct scene *in, unsigned place, int room, char *out, size_t size)
{
    const char *token = token_sign(in, place);
    unsigned ships = ships_in(open_of(in)->ships[place]);
    int used = 0, columns = 0;
    out[0] = '\0';
    if (open_of(in)->titan == place + 1) {
        used += snprintf(out + used, size - (size_t)used, "♆");
        columns++;
    }
    if (token[0] != '\0') {
        used += snprintf(out + used, size - (size_t)used, "%s", token);
        columns++;
    }
    if (ships > 0 && columns + 2 <= room)
        snprintf(out + used, size - (size_t)used, "△%u", ships);
    else if (ships > 0 && columns < room)
        snprintf(out + used, size - (size_t)used, "△");
}

/* ---- In words ---------------------------------------------------------------------------------------------------- */

/* A row of a card that is scanned: a sum, a pair, or one face. */
int campaign_row(const struct hg_row *row, char *out, size_t size)
{
    if (row->sum != 0)
        return snprintf(out, size, "%u+", row->sum);
    if (row->face[1] != 0)
        return snprintf(out, size, "%u %u", row->face[0], row->face[1]);
    return snprintf(out, size, "%u", row->face[0]);
}

/* Class by class, as a person would count them. */
static int describe_ships(const struct scene *in, unsigned packed, char *out, size_t size)
{
    int used = 0;
    for (unsigned i = 0; i < in->names->classes.count; i++)
        if ((packed >> 2 * i & 3) != 0)
            used += snprintf(out + used, size - (size_t)used, " · △ %u %s", packed >> 2 * i & 3,
                             in->names->classes.item[i].name[in->language]);
    return used;
}

/* Several may lie on one place; each is told with its face where that is known. */
static int describe_tokens(const struct scene *in, unsigned place, char *out, size_t size)
{
    int used = 0;
    for (unsigned i = 0; i < open_of(in)->tokens_drawn; i++) {
        const char *face = campaign_token_face(in, i);
        if (open_of(in)->token_at[i] == place + 1)
            used += snprintf(out + used, size - (size_t)used, " · %s %s",
                             face == NULL                            ? "?"
                             : in->s->conquest.secret.prize == i + 1 ? "★"
                                                                     : "○",
                             face != NULL ? face : edition_token(in->edition)->name[in->language]);
    }
    return used;
}

/* The rows of a card that may still be scanned, and the units it brings. */
static int describe_scan(const struct scene *in, unsigned place, char *out, size_t size)
{
    const struct hg_assets_rules *scan = &rules_of(in)->scan;
    int used = 0;
    if (!has(in->r->conquest.mechanisms, HG_SCANNING) || !has(scan->cards & ~open_of(in)->scanned, place))
        return 0;
    used += snprintf(out, size, " · %s", say(in->language, "scan"));
    for (unsigned i = 0; i < scan->rows[place]; i++) {
        char row[16];
        campaign_row(&scan->row[place][i], row, sizeof row);
        used += snprintf(out + used, size - (size_t)used, " [%s]", row);
    }
    return used + snprintf(out + used, size - (size_t)used, " +%u", scan->value[place]);
}

/* In the order of what matters most to whoever thinks of attacking. */
void campaign_describe(const struct scene *in, unsigned place, char *out, size_t size)
{
    char titan[STORY_MAX];
    int used = 0;
    out[0] = '\0';
    story_titan(in->edition, in->language, titan);
    if (campaign_is_devastated(in, place))
        used += snprintf(out + used, size - (size_t)used, " · ✗ %s", say(in->language, "devastated"));
    if (campaign_is_strategic(in, place))
        used += snprintf(out + used, size - (size_t)used, " · * %s", say(in->language, "strategic"));
    if (open_of(in)->titan == place + 1)
        used += snprintf(out + used, size - (size_t)used, " · ♆ %.60s", titan);
    used += describe_tokens(in, place, out + used, size - (size_t)used);
    used += describe_ships(in, open_of(in)->ships[place], out + used, size - (size_t)used);
    describe_scan(in, place, out + used, size - (size_t)used);
}

/* ---- Counts ------------------------------------------------------------------------------------------------------ */

/* All ships of a faction on the board, of any class. */
unsigned campaign_ships(const struct scene *in, unsigned army)
{
    unsigned count = 0;
    for (uint64_t left = open_of(in)->own[army]; left != 0;)
        count += ships_in(open_of(in)->ships[take_lowest(&left)]);
    return count;
}

/* How many the collectors hold; the engine counts, and judges by the same number. */
unsigned campaign_strategic(const struct scene *in)
{
    return insight_strategic(in->r, in->s).had;
}
